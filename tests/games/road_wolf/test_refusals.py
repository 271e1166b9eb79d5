"""Why something is not allowed: every rule that `refuse` names, each in a position where it applies."""

from __future__ import annotations

import random

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.record import Cells
from runabout.games.road_wolf import game, rules
from runabout.games.road_wolf.actions import (
    ACTIONS,
    BUY,
    DO,
    DRIVER_GOES,
    ENOUGH,
    EXACT,
    FORCE,
    FORWARD_SPOTS,
    NO,
    PLACE,
    PLACE_AT,
    PLACE_EDGE,
    QUARTER,
    REROLL,
    SPOT,
    SPOT_ACROSS,
    SPOT_ALONG,
    STAND,
    TOKEN,
    VEHICLE,
    YES,
    Exact,
    Verb,
)
from runabout.games.road_wolf.fleet import put_aboard, take_off
from runabout.games.road_wolf.kinds import Edge, Token, VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.refusals.because import Because
from runabout.games.road_wolf.refusals.refuse import refuse
from runabout.games.road_wolf.state import NOBODY, Ask, Once, Status
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT, REAR
from tests.games.road_wolf.railway import LEFT_ROAD, RIGHT_ROAD
from tests.games.road_wolf.table import MIDDLE, Table, begin, begun, duel

HERE = (MIDDLE, 900)
BESIDE = (MIDDLE + 60, 900)
STRAIGHT_AHEAD = int(np.flatnonzero((SPOT_ACROSS == 0) & (SPOT_ALONG == QUARTER))[0])
END = int(np.flatnonzero(PLACE_EDGE == Edge.END)[0])
OFF_ROAD = int(np.flatnonzero((PLACE_EDGE == Edge.START) & (PLACE_AT == 0))[0])


def act(kind: str = "coupe", tokens: str = "", actions: int = 2, hits: int = 0, at: tuple[int, int] = HERE) -> Table:
    """A vehicle, in slot 2, is asked what it does; an enemy Coupe beside it is in slot 3."""
    table = duel()
    v = table.add(kind, at, tokens=tokens, hits=hits)
    table.add("coupe", (at[0] + 60, at[1]), seat=1)
    return table.turn_of(v, actions)


def alone(kind: str = "coupe", tokens: str = "", hits: int = 0) -> Table:
    """The same with nothing near it."""
    table = duel()
    return table.turn_of(table.add(kind, HERE, tokens=tokens, hits=hits))


def halted(tokens: str = "", driven: bool = True) -> Table:
    """An immobilized vehicle is asked, perhaps with passengers alone."""
    table = duel()
    v = table.add("coupe", HERE, tokens=tokens)
    if not driven:
        table.abandoned(v)
    return table.immobilized(v).turn_of(v)


def on_slide() -> Table:
    table = duel()
    v = table.add("rally-car", HERE, tokens="nitro")
    table.card("slide", HERE)
    return table.turn_of(v)


def on_blocked_stretch() -> Table:
    """On the right road of Derailed, where a BRIDGE on the left one leaves no way through."""
    table = duel()
    table.state.roads = 2
    v = table.add("rally-car", (RIGHT_ROAD, 900), tokens="nitro")
    table.card("bridge", (LEFT_ROAD, 900))
    return table.turn_of(v)


def targeting(verb: Verb, tokens: str = "") -> Table:
    """It is asked whom it does that to: the Coupe beside it, slot 3, or not another one far behind, slot 4."""
    table = act("roadster", tokens)
    table.add("coupe", (MIDDLE, 300), seat=1)
    return table.turn_of(2).verb(verb)


def closed_takes_over() -> Table:
    """A closed vehicle may take over what lies still on its left, slot 4, and not what rolls on its right, slot 3."""
    table = act()
    lies = table.add("coupe", (MIDDLE - 60, 900), seat=1)
    return table.abandoned(3).abandoned(lies).immobilized(lies).turn_of(2).verb(Verb.TAKEOVER)


def takes_over(*gives: str, still: bool = False, tokens: str = "gunner shotgun") -> Table:
    table = act("roadster", tokens)
    table.abandoned(3)
    if still:
        table.immobilized(3)
    table.turn_of(2).verb(Verb.TAKEOVER).to(3)
    for name in gives:
        table.token(name)
    return table


def transfers() -> Table:
    table = act("roadster", "gunner")
    table.add("coupe", (MIDDLE - 60, 900))
    return table.turn_of(2).verb(Verb.TRANSFER).to(4)


def supplied() -> Table:
    table = alone("dirt-bike", "gunner")
    table.card("supplies", HERE)
    table.state.spent[2] = Once.MOVED
    return table.turn_of(2).verb(Verb.SUPPLIES_TOKEN)


def steering(verb: Verb = Verb.MOVE) -> Table:
    """Where to? Ahead stands a Coupe, slot 3, and behind that another, slot 4; far away is slot 0."""
    table = duel()
    v = table.add("coupe", HERE)
    table.add("dirt-bike", (MIDDLE, 1000), seat=1)
    table.add("coupe", (MIDDLE, 1100), seat=1)
    return table.turn_of(v).verb(verb)


def free_melee() -> Table:
    table = act("roadster")
    table.state.y[3] = 960
    return table.verb(Verb.MOVE).do(STRAIGHT_AHEAD)


def losing() -> Table:
    """An enemy has to say who of three passengers is lost."""
    table = duel()
    v, t = table.add("roadster", HERE), table.add("convertible", (MIDDLE + 62, 900), 1, "gunner brawler mechanic")
    return table.turn_of(t).verb(Verb.MELEE).to(v, 1, 1, 1, 1, 1, 6)


def retaking() -> Table:
    table = duel()
    v = table.add("coupe", HERE, tokens="gunner")
    table.abandoned(v)
    table.state.acting, table.state.asks, table.state.seat = v, Ask.RETAKE, 0
    return table


def asked(ask: Ask) -> Table:
    """A question with YES and NO for an answer."""
    table = duel()
    table.state.asks, table.state.seat = ask, 0
    return table


def rerolling() -> Table:
    table = duel()
    return table.check(table.add("coupe", HERE, tokens="veteran"), 1, 1, 6, 5)


def armed(kind: VehicleKind = VehicleKind.DIRT_BIKE) -> Table:
    """The second token of a force of one bike and a Coupe is chosen for the bike."""
    table = begin("interceptor", points=3)
    table.do(BUY + kind).do(BUY + VehicleKind.COUPE)
    return table.to(0).token("gunner").to(0)


def train(car: int = FRONT, tokens: tuple[Token, ...] = (Token.DRIVER,), seat: int = 0) -> Table:
    """Crew of a seat in a car of the train are asked."""
    table = Table("derailed").lay()
    for token in range(len(Token)):
        while table.state.aboard[car, token]:
            take_off(table.state, car, token)
    for token in tokens:
        put_aboard(table.state, car, token, True)
    table.state.owner[car] = seat
    table.add("coupe", (200, 300), seat=1)
    return table.turn_of(car)


def beside_the_train() -> Table:
    table = train()
    return table.turn_of(table.add("roadster", (200, 900), tokens="gunner"))


def boarding() -> Table:
    table = Table("derailed").lay()
    x, y = table.at(REAR)
    v = table.add("roadster", (x - 35 - 24 - 10, y), tokens="gunner shotgun")
    table.add("coupe", (200, 300), seat=1)
    return table.turn_of(v).verb(Verb.BOARD)


def choosing() -> Table:
    """Which vehicle? Slots 1 and 2 are one's own, 0 is not."""
    table = act("coupe", hits=1)
    table.state.asks, table.state.acting, table.state.verbs = Ask.VEHICLE, NOBODY, 0
    return table


def replaced() -> Table:
    """A Cop who has lost one vehicle worth 3 chooses another."""
    table = Table("chase")
    table.add("coupe")
    table.destroyed(table.add("humvee", seat=1))
    return table.next_turn(1)


def over() -> Table:
    table = act()
    table.state.over = 1
    return table


def at_wheel() -> Table:
    return act("convertible", "gunner driver").verb(Verb.WHEEL)


def full() -> Table:
    table = begin("interceptor", points=6)
    table.state.status[: len(table.state.status)] = Status.WRECK
    table.state.slots = len(table.state.status)
    return table


def far_from_the_edge() -> Table:
    table = duel()
    return table.turn_of(table.add("coupe", (700, 900))).verb(Verb.MOVE)


def keeping() -> Table:
    table = act()
    table.state.kept[0] = 1
    return table


def on_supplies() -> Table:
    table = duel()
    v = table.add("coupe", HERE)
    table.card("supplies", HERE)
    table.state.spent[v] = Once.MOVED
    return table.turn_of(v)


def two_points() -> Table:
    """A force for 2 points is to be chosen."""
    return begin("interceptor", points=2)


def three_bikes() -> Table:
    """Three bikes have been bought: who carries the first token?"""
    return begin("interceptor", points=3).do(BUY).do(BUY).do(BUY)


CASES = {
    "anything after the end": (over, DO + Verb.DONE, "RW-027"),
    # Forces
    "a vehicle for more points than there are": (
        two_points,
        BUY + VehicleKind.HUMVEE,
        "RW-012",
    ),
    "no vehicle at all": (two_points, ENOUGH, "RW-012"),
    "a ready-made force after a vehicle was bought": (
        lambda: two_points().do(BUY + VehicleKind.DIRT_BIKE),
        FORCE,
        "RW-012",
    ),
    "something else than a vehicle": (two_points, TOKEN, "RW-012"),
    "another force than the one that is fixed": (lambda: begin("interceptor", first_force=2), FORCE, "RWA-204"),
    "a vehicle where a force is fixed for the side": (
        lambda: begin("interceptor", first_force=2),
        BUY + VehicleKind.DIRT_BIKE,
        "RWA-204",
    ),
    "a vehicle when every slot is taken": (full, BUY + VehicleKind.COUPE, "RW-012"),
    "a replacement worth less than was lost": (replaced, BUY + VehicleKind.COUPE, "RW-012"),
    "a truck that only another mission has": (lambda: begin("interceptor"), BUY + VehicleKind.MONSTER_TRUCK, "RW-280"),
    "a second Big Rig for the Convoy": (lambda: begin("breakout"), BUY + VehicleKind.BIG_RIG, "RW-280"),
    "to stop before all tokens are chosen": (armed, ENOUGH, "RW-013"),
    "more crew than there is room for": (armed, TOKEN + Token.BRAWLER, "RW-080"),
    "a token of too high a rank": (lambda: replaced().do(BUY + VehicleKind.HUMVEE), TOKEN + Token.AMBUSH, "RW-381"),
    "a token for nobody's vehicle": (
        three_bikes,
        VEHICLE + 5,
        "RW-073",
    ),
    "a token for what is no vehicle": (three_bikes, TOKEN, "RW-073"),
    "Runners at the END": (lambda: begun("interceptor", 2, 0), PLACE + END, "RW-014"),
    "Runners off the road": (lambda: begun("interceptor", 2, 0), PLACE + OFF_ROAD, "RW-014"),
    "no place at all": (lambda: begun("interceptor", 2, 0), STAND, "RW-014"),
    # Turns
    "another player's vehicle": (choosing, VEHICLE + 0, "RW-076"),
    "a slot with nothing in it": (choosing, VEHICLE + 30, "RW-076"),
    "something else than a vehicle to act": (choosing, YES, "RW-023"),
    "an Ambush that was not kept, with no vehicle": (choosing, DO + Verb.KEPT_AMBUSH, "RW-083"),
    "anything with nobody at the wheel": (lambda: halted("gunner", driven=False), DO + Verb.TURN_ROUND, "RW-076"),
    "a third action": (lambda: act(tokens="gunner", actions=0), DO + Verb.MOVE, "RW-023"),
    "spikes without an action": (lambda: act(actions=0, tokens="spikes"), DO + Verb.SPIKES, "RW-023"),
    "what is no action": (act, SPOT, "RW-170"),
    "a token where an action is asked for": (act, TOKEN, "RW-170"),
    "to leave for later what has done nothing": (act, DO + Verb.LATER, "RWA-141"),
    # Moves
    "a bike's free stick for a car": (act, DO + Verb.BIKE_MOVE, "RW-051"),
    "a bike's free stick twice": (
        lambda: alone("dirt-bike").verb(Verb.BIKE_MOVE).do(SPOT),
        DO + Verb.BIKE_MOVE,
        "RW-051",
    ),
    "Nitro without a token": (act, DO + Verb.NITRO, "RW-122"),
    "Nitro for a heavy vehicle": (lambda: act("armored-car", "nitro"), DO + Verb.NITRO, "RW-060"),
    "Nitro for a truck of explosives": (lambda: alone("explosives-truck", "nitro"), DO + Verb.NITRO, "RW-392"),
    "a second Nitro": (lambda: alone(tokens="nitro nitro").verb(Verb.NITRO), DO + Verb.NITRO, "RW-125"),
    "Nitro off the road": (lambda: act(tokens="nitro", at=(800, 900)), DO + Verb.NITRO, "RW-134"),
    "Nitro on a SLIDE": (on_slide, DO + Verb.NITRO, "RWA-67"),
    "Nitro on a stretch that is blocked": (on_blocked_stretch, DO + Verb.NITRO, "RWA-198"),
    "a MOVE backward": (steering, SPOT + FORWARD_SPOTS, "RW-171"),
    "a MOVE to what is more than a stick away": (steering, VEHICLE + 0, "RW-171"),
    "a MOVE into what is not there": (steering, VEHICLE + 30, "RW-171"),
    "a MOVE into oneself": (steering, VEHICLE + 2, "RW-171"),
    "a MOVE to the road's edge from too far": (
        far_from_the_edge,
        EXACT + Exact.ROAD_LEFT,
        "RW-171",
    ),
    "a MOVE to what is no place": (steering, DO, "RW-171"),
    "to BRAKE forward": (lambda: steering(Verb.BRAKE), SPOT, "RW-173"),
    "to BRAKE to the road's edge": (lambda: steering(Verb.BRAKE), EXACT + Exact.ROAD_RIGHT, "RW-173"),
    "to BRAKE into what is ahead": (lambda: steering(Verb.BRAKE), VEHICLE + 3, "RW-173"),
    "a MOVE into what stands behind something": (steering, VEHICLE + 4, "RW-172"),
    # Fights
    "melee out of a closed vehicle": (act, DO + Verb.MELEE, "RW-045"),
    "melee with nobody adjacent": (lambda: alone("roadster"), DO + Verb.MELEE, "RW-175"),
    "melee with somebody far away": (lambda: targeting(Verb.MELEE), VEHICLE + 4, "RW-175"),
    "a free melee against somebody far away": (free_melee, VEHICLE + 0, "RW-176"),
    "to end a move in a token": (free_melee, TOKEN, "RW-176"),
    "a shot with nobody within a stick": (lambda: alone(tokens="shotgun"), DO + Verb.SHOTGUN, "RW-177"),
    "a shot at somebody out of range": (lambda: targeting(Verb.SHOTGUN, "shotgun"), VEHICLE + 4, "RW-177"),
    "a Molotov at somebody out of range": (lambda: targeting(Verb.MOLOTOV, "molotov"), VEHICLE + 4, "RW-177"),
    "a shot with no Shotgun": (act, DO + Verb.SHOTGUN, "RW-111"),
    "a Shotgun fired twice": (
        lambda: act(tokens="shotgun").verb(Verb.SHOTGUN).to(3, 1, 1, 6, 5),
        DO + Verb.SHOTGUN,
        "RW-111",
    ),
    "a Molotov one has not": (lambda: act(tokens="gunner"), DO + Verb.GUNNER_MOLOTOV, "RW-113"),
    "a Gunner one has not": (act, DO + Verb.GUNNER, "RW-095"),
    "an Ambush one has not": (act, DO + Verb.AMBUSH, "RW-115"),
    "an Ambush that reaches nobody": (lambda: act(tokens="ambush"), DO + Verb.AMBUSH, "RW-115"),
    "an Ambush that was not kept": (act, DO + Verb.KEPT_AMBUSH, "RW-083"),
    "a kept Ambush that reaches nobody": (keeping, DO + Verb.KEPT_AMBUSH, "RW-115"),
    "Spikes one has not": (act, DO + Verb.SPIKES, "RW-118"),
    "Spikes for nobody": (lambda: act(tokens="spikes"), DO + Verb.SPIKES, "RW-118"),
    # Crew and gear
    "a takeover of what is driven": (lambda: act("roadster"), DO + Verb.TAKEOVER, "RW-270"),
    "a takeover of what rolls, from a closed vehicle": (closed_takes_over, VEHICLE + 3, "RW-277"),
    "a takeover of what is driven, among others": (closed_takes_over, VEHICLE + 0, "RW-270"),
    "a takeover of what is far from being a slot": (closed_takes_over, NO, "RW-270"),
    "gear to take a vehicle over": (takes_over, TOKEN + Token.SHOTGUN, "RW-271"),
    "crew who are not there to take it over": (takes_over, TOKEN + Token.MECHANIC, "RW-271"),
    "crew to go over after the takeover": (lambda: takes_over("gunner"), TOKEN + Token.GUNNER, "RW-273"),
    "neither yes nor no": (lambda: asked(Ask.LEAVE), STAND, "RW-276"),
    "to pick up nothing": (act, DO + Verb.PICK_UP, "RW-179"),
    "to transfer to an enemy": (act, DO + Verb.TRANSFER, "RW-180"),
    "to transfer nothing": (transfers, ENOUGH, "RW-180"),
    "to transfer what is not there": (transfers, TOKEN + Token.SHOTGUN, "RW-180"),
    "to transfer the driver before the passengers": (transfers, DRIVER_GOES, "RW-180"),
    "to transfer what is no token": (transfers, PLACE, "RW-180"),
    "a repair of nothing": (act, DO + Verb.REPAIR, "RW-181"),
    "a Mechanic one has not": (lambda: act(hits=1), DO + Verb.MECHANIC, "RW-098"),
    "to turn round what drives": (act, DO + Verb.TURN_ROUND, "RW-264"),
    "to move what is immobilized": (halted, DO + Verb.MOVE, "RW-265"),
    "SUPPLIES that are not there": (act, DO + Verb.SUPPLIES_TOKEN, "RW-158"),
    "SUPPLIES for what is whole": (on_supplies, DO + Verb.SUPPLIES_REPAIR, "RW-159"),
    "crew from SUPPLIES without room": (supplied, TOKEN + Token.VETERAN, "RW-080"),
    "no token from SUPPLIES": (supplied, ENOUGH, "RW-158"),
    "a second change of drivers": (
        lambda: act("convertible", "gunner").verb(Verb.WHEEL).token("gunner"),
        DO + Verb.WHEEL,
        "RWA-33",
    ),
    "gear at the wheel": (lambda: act("convertible", "gunner shotgun").verb(Verb.WHEEL), TOKEN + 5, "RWA-33"),
    "a new driver like the old one": (at_wheel, TOKEN + Token.DRIVER, "RWA-33"),
    "the driver for a new driver": (at_wheel, DRIVER_GOES, "RWA-33"),
    # What chance and others bring
    "a die that does not lie there": (rerolling, REROLL, "RWA-07"),
    "gear for crew that is lost": (losing, TOKEN + Token.SHOTGUN, "RWA-34"),
    "nobody where crew is lost": (losing, NO, "RWA-34"),
    "a passenger who is not there": (retaking, TOKEN + Token.BRAWLER, "RWA-36"),
    "enough of taking the wheel": (retaking, ENOUGH, "RWA-36"),
    "half a skull": (lambda: asked(Ask.IGNORE), ENOUGH, "RW-432"),
    "to keep it, perhaps": (lambda: asked(Ask.KEEP), TOKEN, "RW-470"),
    # The train
    "to drive a car of the train": (train, DO + Verb.MOVE, "RWA-103"),
    "to board a train that is far away": (beside_the_train, DO + Verb.BOARD, "RW-463"),
    "gear on board before anybody": (boarding, TOKEN + Token.SHOTGUN, "RW-463"),
    "enough before anybody is on board": (boarding, ENOUGH, "RW-463"),
    "to search the Engine": (lambda: train(ENGINE), DO + Verb.SEARCH, "RW-469"),
    "to search from a vehicle": (beside_the_train, DO + Verb.SEARCH, "RW-469"),
    "to drive the train from a Gondola": (train, DO + Verb.DRIVE_TRAIN, "RW-471"),
    "to drive the train twice": (lambda: train(ENGINE).verb(Verb.DRIVE_TRAIN), DO + Verb.DRIVE_TRAIN, "RW-472"),
}


RULES = sorted({rule for _, _, rule in CASES.values()})


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("name", CASES)
def test_what_is_not_allowed_is_refused_with_the_rule_that_forbids_it(name: str) -> None:
    table, action, rule = CASES[name]
    state = table().state
    before = state.copy()
    assert game.rule_number(refuse(state, action)) == rule
    assert state == before


@pytest.mark.rule("RW-170")
@pytest.mark.parametrize("number", [-1, ACTIONS, 100_000])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    assert game.rule_number(refuse(act().state, number)) == "RW-170"


def test_every_rule_that_refuse_knows_has_a_case_here_and_a_text() -> None:
    named = {game.rule_number(reason) for reason in Because if reason}
    assert named == set(RULES)
    assert all(game.rulebook[number].text for number in named)


@pytest.mark.parametrize("mission", NAMES)
def test_in_random_play_all_that_is_open_is_legal_and_all_else_refused_by_a_rule(mission: str) -> None:
    out = np.zeros(ACTIONS, np.int64).view(Cells)
    for seed in range(2):
        dice, chance = random.Random(seed), Chance.seeded(key_from(seed))
        table = begin(mission, 2 + seed, seed, round_limit=4)
        state = table.state
        table.log.muted = 1
        while not state.over:
            count = rules.legal(state, out)
            found = [int(action) for action in out[:count]]
            others = {*dice.sample(range(EXACT, FORCE), 32), *(dice.randrange(ACTIONS) for _ in range(8))}
            for action in dice.sample(found, min(4, count)):
                assert refuse(state, action) == Because.LEGAL
            for action in others.difference(found):
                assert refuse(state, action) != Because.LEGAL
            action = dice.choice(found)
            if state.asks == Ask.ACT and action >= DO + Verb.LATER:
                action = found[0]  # so that much happens
            rules.apply(state, action, chance, table.log)
