"""The few lines of sense that guide a bot, what it looks at, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.contract import WHOLE
from runabout.core.record import Cells
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.box import BOARD_LENGTH
from runabout.games.road_wolf.cars import ENGINE, FRONT, REAR
from runabout.games.road_wolf.fleet import put_aboard
from runabout.games.road_wolf.geometry import Edge
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.missions import NAMES
from runabout.games.road_wolf.numbers import (
    ACTIONS,
    BUY,
    DO,
    EXACT,
    FORCE,
    NO,
    PLACE,
    PLACE_EDGE,
    REROLL,
    SPOT_ACROSS,
    SPOT_ALONG,
    STAND,
    TOKEN,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.outlook import outlook
from runabout.games.road_wolf.sense import consider, sense
from runabout.games.road_wolf.state import NOBODY, Ask, Once, State, Status
from tests.games.road_wolf.table import MIDDLE, Table, begin, duel

HERE = (MIDDLE, 900)
BESIDE = (MIDDLE + 60, 900)


def looked_at(state: State) -> list[int]:
    """What bots look at of what is open."""
    out = np.zeros(ACTIONS, np.int64).view(Cells)
    return [int(action) for action in out[: consider(state, out)]]


def best(table: Table) -> set[int]:
    """The actions that look best."""
    rated = {action: sense(table.state, action) for action in looked_at(table.state)}
    return {action for action, worth in rated.items() if worth == max(rated.values())}


def prospects(table: Table) -> list[int]:
    """Each seat's prospects, in parts of WHOLE."""
    out = np.zeros(8, np.int64).view(Cells)
    outlook(table.state, out)
    assert int(out[: table.state.seats].sum()) == WHOLE
    return [int(part) for part in out[: table.state.seats]]


# --- What is best -----------------------------------------------------------------------------------------------------


def turn(mission: str, kind: str, tokens: str = "", at: tuple[int, int] = HERE, seat: int = 0, hits: int = 0) -> Table:
    """A vehicle, in slot 0, is asked, with an enemy far away."""
    table = Table(mission)
    v = table.add(kind, at, seat, tokens, hits)
    table.add("coupe", (60, 1800), seat=1 - seat)
    return table.turn_of(v)


def with_enemy(table: Table, kind: str, at: tuple[int, int], tokens: str = "", hits: int = 0) -> Table:
    """There is one more of the other side."""
    table.add(kind, at, 1 - int(table.state.mover), tokens, hits)
    return table.turn_of(0)


def supplied() -> Table:
    table = turn("interceptor", "coupe", "shotgun", hits=1)
    table.card("supplies", HERE)
    table.state.spent[0] = Once.MOVED
    return table.turn_of(0)


def halted() -> Table:
    return turn("interceptor", "coupe", "nitro", seat=1).immobilized(0).turn_of(0)


def empty_beside(kind: str, tokens: str = "") -> Table:
    table = turn("interceptor", "roadster", tokens, seat=1)
    t = table.add(kind, BESIDE)
    return table.abandoned(t).turn_of(0)


def kept() -> Table:
    table = turn("interceptor", "coupe", seat=1)
    table.state.kept[1] = 1
    table.card("bridge", (MIDDLE, 1500))
    table.add("roadster", (MIDDLE, 1400))
    return table.turn_of(0)


def veteran_aboard() -> Table:
    table = turn("interceptor", "convertible")
    put_aboard(table.state, 0, Token.VETERAN, False)
    return table.turn_of(0)


def railway(car: int = NOBODY) -> Table:
    """Derailed: crew in a car, or a vehicle beside the front Gondola, are asked; nobody is in the Engine."""
    table = Table("derailed").lay()
    state = table.state
    state.aboard[:3], state.shown[:3], state.crew_size[:3], state.gear_size[:3] = 0, 0, 0, 0
    x, y = table.at(FRONT)
    v = table.add("roadster", (x - 35 - 24 - 10, y))
    table.add("coupe", (760, 1500), seat=1)
    if car == NOBODY:
        return table.turn_of(v)
    put_aboard(state, car, Token.DRIVER, True)
    state.owner[car] = 0
    return table.turn_of(car)


CLEAR: dict[str, tuple[Callable[[], Table], set[int]]] = {
    "a Nitro off the END": (
        lambda: turn("interceptor", "coupe", "nitro", (MIDDLE, BOARD_LENGTH - 200)),
        {DO + Verb.NITRO},
    ),
    "to be turned round": (halted, {DO + Verb.TURN_ROUND}),
    "a Mechanic's free repair": (lambda: turn("interceptor", "coupe", "mechanic", hits=1), {DO + Verb.MECHANIC}),
    "a free repair with SUPPLIES": (supplied, {DO + Verb.SUPPLIES_REPAIR}),
    "a Veteran at the wheel": (veteran_aboard, {DO + Verb.WHEEL}),
    "a Gunner's free shot": (
        lambda: with_enemy(turn("interceptor", "coupe", "gunner"), "roadster", (MIDDLE, 1100)),
        {DO + Verb.GUNNER},
    ),
    "an Ambush": (
        lambda: with_enemy(turn("interceptor", "coupe", "ambush", (MIDDLE, 1400)), "coupe", (MIDDLE, 1700)),
        {DO + Verb.AMBUSH},
    ),
    "an Ambush that was kept": (kept, {DO + Verb.KEPT_AMBUSH}),
    "spikes for who is behind": (
        lambda: with_enemy(turn("interceptor", "coupe", "spikes"), "coupe", (MIDDLE, 700)),
        {DO + Verb.SPIKES},
    ),
    "to take over with somebody to spare": (lambda: empty_beside("big-rig", "gunner"), {DO + Verb.TAKEOVER}),
    "to board the train": (railway, {DO + Verb.BOARD}),
    "from the front Gondola into an empty Engine": (lambda: railway(FRONT), {DO + Verb.BOARD}),
    "from the rear Gondola to the front one": (lambda: railway(REAR), {DO + Verb.BOARD}),
    "to drive the train": (lambda: railway(ENGINE), {DO + Verb.DRIVE_TRAIN}),
    "to fall back on who is behind": (
        lambda: with_enemy(turn("interceptor", "humvee", seat=1), "coupe", (MIDDLE, 500)),
        {DO + Verb.BRAKE},
    ),
}


@pytest.mark.parametrize("name", CLEAR)
def test_what_is_clear_is_seen(name: str) -> None:
    table, expected = CLEAR[name]
    assert best(table()) == expected


def spot_of(action: int) -> tuple[int, int]:
    """Where a spot is."""
    return int(SPOT_ACROSS[action]), int(SPOT_ALONG[action])


def test_runners_go_straight_ahead_and_off_the_end_where_they_can() -> None:
    table = turn("interceptor", "coupe").verb(Verb.MOVE)
    assert {spot_of(action) for action in best(table)} == {(0, 160)}
    table = turn("interceptor", "coupe", at=(MIDDLE, BOARD_LENGTH - 100)).verb(Verb.MOVE)
    assert all(spot_of(action)[1] > 100 for action in best(table))


def test_nobody_drives_off_the_sides_or_through_what_lies_ahead() -> None:
    table = turn("interceptor", "coupe", at=(60, 900)).verb(Verb.MOVE)
    assert sense(table.state, next(a for a in table.open if spot_of(a) == (-160, 0))) == 0
    table = turn("interceptor", "coupe")
    table.card("wreck", (MIDDLE, 1200))
    table.turn_of(0).verb(Verb.MOVE)
    clear, touching = (
        sense(table.state, next(a for a in table.open if spot_of(a) == spot)) for spot in ((130, 80), (0, 160))
    )
    assert clear > touching


def test_a_bridge_is_to_be_gone_over() -> None:
    table = turn("interceptor", "coupe")
    table.card("bridge", (MIDDLE + 90, 1200))
    table.turn_of(0).verb(Verb.MOVE)
    over, round_it = (
        sense(table.state, next(a for a in table.open if spot_of(a) == spot)) for spot in ((80, 130), (-80, 130))
    )
    assert over > round_it


def test_hunters_ram_what_is_weaker_and_come_nearer_to_what_is_far() -> None:
    table = with_enemy(turn("interceptor", "humvee", seat=1), "coupe", (MIDDLE, 1050), hits=1)
    table.verb(Verb.MOVE)
    assert best(table) == {VEHICLE + 2}
    table = with_enemy(turn("interceptor", "humvee", seat=1), "coupe", (MIDDLE, 1500))
    table.state.status[1] = Status.EMPTY
    table.verb(Verb.MOVE)
    assert all(spot_of(action)[1] > 100 for action in best(table) if action < EXACT)


def test_a_bike_does_not_ram_and_nobody_brakes_into_what_would_ram_them() -> None:
    table = with_enemy(turn("interceptor", "dirt-bike", seat=1), "humvee", (MIDDLE, 1050)).verb(Verb.MOVE)
    assert sense(table.state, VEHICLE + 2) == 0
    table = with_enemy(turn("interceptor", "coupe", seat=1), "humvee", (MIDDLE, 750)).verb(Verb.BRAKE)
    assert sense(table.state, VEHICLE + 2) == 0


def test_melee_where_ones_crew_is_stronger_and_else_not() -> None:
    for tokens, attacks in (("brawler brawler", True), ("", False)):
        table = duel()
        v, t = table.add("convertible", HERE, tokens=tokens), table.add("convertible", (MIDDLE + 62, 900), 1, "gunner")
        table.turn_of(v).verb(Verb.MOVE)
        table.state.asks, table.state.acting, table.state.targets = Ask.FREE_MELEE, v, 1 << t
        assert best(table) == {VEHICLE + t if attacks else NO}


def test_whom_to_do_it_to() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="shotgun")
    friend, whole, hurt = (
        table.add("roadster", (MIDDLE - 100, 900)),
        table.add("humvee", (MIDDLE + 100, 1000), 1, "gunner"),
        table.add("humvee", (MIDDLE, 1100), 1, hits=2),
    )
    table.turn_of(v).verb(Verb.SHOTGUN)
    assert {VEHICLE + slot for slot in (friend, whole, hurt)} <= set(table.open)
    assert best(table) == {VEHICLE + hurt}
    assert sense(table.state, VEHICLE + friend) == 0


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ((6, 5, 2, 1), {REROLL}),  # the road's 6-5 wins against 2-1
        ((2, 1, 6, 5), {STAND}),
    ],
)
def test_the_lowest_die_of_a_roll_that_is_not_won_is_rolled_again(dice: tuple[int, ...], expected: set[int]) -> None:
    table = duel()
    table.check(table.add("coupe", HERE, tokens="veteran"), *dice)
    assert best(table) == expected


def test_a_1_that_would_set_explosives_off_is_rolled_again() -> None:
    table = duel()
    table.check(table.add("explosives-truck", HERE, tokens="veteran"), 2, 1, 6, 5, 5, 1)
    assert best(table) == {REROLL}


def test_an_attack_that_is_won_may_be_made_better_with_a_die_that_does_nothing() -> None:
    table = Table()
    car = table.add("muscle-car", HERE, tokens="veteran")
    table.add("coupe", (MIDDLE, 900 + 112), seat=1)
    table.move(car, 0, 1, 6, 5, 1, 5, 5)
    assert best(table) == {REROLL}
    table = Table()


def test_a_repair_that_did_nothing_is_rolled_again() -> None:
    table = duel()
    table.turn_of(table.add("humvee", HERE, tokens="veteran", hits=1)).verb(Verb.REPAIR, 3)
    assert best(table) == {REROLL + 2}


def test_drivers_and_mechanics_are_lost_first_and_fighters_take_the_wheel_last() -> None:
    table = duel()
    v = table.add("convertible", HERE, tokens="gunner driver")
    table.state.acting, table.state.left, table.state.asks = v, 1, Ask.LOSE
    assert best(table) == {TOKEN + Token.DRIVER}
    table.state.asks, table.state.left = Ask.RETAKE, 0
    assert best(table) == {TOKEN + Token.DRIVER}


def test_forces_are_taken_ready_made_and_tokens_go_where_there_are_fewest() -> None:
    table = begin("interceptor", points=3)
    assert {action for action in best(table) if action >= FORCE} == {FORCE, FORCE + 1, FORCE + 2}
    table = begin("interceptor", points=2).do(BUY + VehicleKind.DIRT_BIKE).do(BUY + VehicleKind.DIRT_BIKE)
    table.to(0).token("gunner")
    assert best(table) == {VEHICLE + 1}


def test_hunters_come_in_near_those_they_hunt() -> None:
    table = Table("interceptor")
    table.add("coupe", (MIDDLE, 600))
    v = table.add("humvee", seat=1, coming=True)
    table.state.acting, table.state.asks, table.state.seat = v, Ask.PLACE, 1
    edges = {int(PLACE_EDGE[action - PLACE]) for action in best(table)}
    assert edges <= {Edge.LEFT, Edge.RIGHT}


# --- What bots look at ------------------------------------------------------------------------------------------------


def test_bots_look_at_some_twenty_spots_of_a_move_and_all_that_stands_near() -> None:
    table = with_enemy(turn("interceptor", "coupe"), "coupe", (MIDDLE, 1050)).verb(Verb.MOVE)
    found = looked_at(table.state)
    assert 15 <= sum(action < EXACT for action in found) <= 25
    assert VEHICLE + 2 in found
    assert set(found) < set(table.open)


# --- Prospects --------------------------------------------------------------------------------------------------------


def test_a_runner_further_ahead_has_better_prospects_and_a_hurt_one_worse() -> None:
    table = Table("interceptor")
    v = table.add("coupe", HERE)
    table.add("humvee", (MIDDLE, 700), seat=1)
    before = prospects(table)[0]
    table.state.y[v] = 1700
    ahead = prospects(table)[0]
    table.state.hits[v] = 1
    assert before < prospects(table)[0] < ahead
    table.immobilized(v)
    assert prospects(table)[0] < ahead


@pytest.mark.parametrize("mission", ["breakout", "the-wages-of-fear", "the-president", "chase", "duel", "monsters"])
def test_whoever_is_destroyed_has_worse_prospects(mission: str) -> None:
    key = {"breakout": "big-rig", "the-wages-of-fear": "explosives-truck", "the-president": "armored-car"}
    table = Table(mission)
    v = table.add(key.get(mission, "coupe"), HERE)
    table.add("coupe", (MIDDLE, 300))
    table.add("monster-truck" if mission == "monsters" else "humvee", (MIDDLE, 1300), seat=1)
    before = prospects(table)
    after = prospects(table.destroyed(v))
    assert after[0] < before[0]
    assert after[1] > before[1]


def test_who_has_the_prize_or_stands_nearer_to_it_is_ahead() -> None:
    table = Table("hijackers")
    truck = table.add("hijackers-truck", HERE, seat=NOBODY)
    table.add("humvee", (MIDDLE, 1000))
    table.add("humvee", (100, 300), seat=1)
    near = prospects(table)
    assert near[0] > near[1]
    table.taken(truck, 1)
    assert prospects(table)[1] > near[1]
    table.state.status[truck] = Status.EMPTY
    assert prospects(table) == [WHOLE // 2, WHOLE // 2]


def test_bikers_are_ahead_with_every_civilian_stopped() -> None:
    table = Table("two-wheel-terror")
    table.add("dirt-bike", HERE)
    table.add("coupe", (MIDDLE, 300), seat=1)
    civilian = table.add("convertible", (MIDDLE, 1200), seat=NOBODY)
    before = prospects(table)[0]
    table.immobilized(civilian)
    assert prospects(table)[0] > before


def test_each_alone_is_measured_by_what_they_have() -> None:
    table = Table("gauntlet", 3)
    for seat in range(3):
        table.add("coupe", (300 + 100 * seat, 900), seat=seat)
    level = prospects(table)
    table.state.gained[1] = 1
    assert prospects(table)[1] > level[1]
    assert prospects(railway(ENGINE))[0] > prospects(railway(FRONT))[0] > prospects(railway())[0]


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", NAMES)
def test_bots_that_follow_their_sense_play_on(mission: str) -> None:
    for seed, seats in ((1, 2), (2, 3)):
        table, chance = begin(mission, seats, seed, round_limit=5), Chance.seeded(key_from(seed))
        picks = np.random.default_rng(seed)
        table.log.muted = 1
        while not table.state.over:
            found = looked_at(table.state)
            assert found
            rated = np.array([sense(table.state, action) for action in found], np.float64)
            assert (rated >= 0).all()
            chosen = int(picks.choice(len(found), p=rated / rated.sum())) if rated.any() else len(found) - 1
            rules.apply(table.state, found[chosen], chance, table.log)
            if picks.random() < 0.1:
                assert min(prospects(table)) >= 0
        assert table.state.round <= 5
