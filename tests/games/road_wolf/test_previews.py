"""Previews: what they tell as certain happens, on every table that a seat may imagine, and chances are exact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import jsonschema_rs
import pytest

from runabout.core.chance import Chance, pick
from runabout.core.game import Functions
from runabout.core.log import Log
from runabout.core.previews import Preview
from runabout.core.tone import Tone
from runabout.core.words import Event
from runabout.games.road_wolf import game, previews, rules
from runabout.games.road_wolf.actions import DO, NO, VEHICLE, Verb
from runabout.games.road_wolf.chances import fight, results
from runabout.games.road_wolf.driving.moving import Met, Stop, what_stops
from runabout.games.road_wolf.fleet import clear_slot, is_adrift
from runabout.games.road_wolf.jobs import JobKind, drop_all, push
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token
from runabout.games.road_wolf.measures.geometry import NEVER, ticks
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.previews import Contact, SpotClass
from runabout.games.road_wolf.rolls import Tie
from runabout.games.road_wolf.rounds import turns
from runabout.games.road_wolf.sight import imagine
from runabout.games.road_wolf.state import CARDS, NOBODY, Ask, Roll, State, Status
from runabout.games.road_wolf.telling.previewed import PREVIEWS
from runabout.testing import Case
from runabout.testing.laws.case import Position, one_game, spread
from tests.games.road_wolf.table import Table, duel, sight_of

AHEAD = 980 + 52 + 60 + 80  # of a Coupe at 980: two inches before its front, if it is a Humvee


def told(table: Table, line: str) -> Preview:
    """What the seat that decides is told of an open action."""
    number = game.words.parse(line)
    assert number in table.open
    found = game.run.previews(sight_of(table.state, table.state.seat), [number])
    return found[number]


def steering(
    verb: Verb = Verb.MOVE,
    at: tuple[int, int] = (480, 980),
    kind: str = "coupe",
    humvee: tuple[int, int] | None = None,
) -> Table:
    """A vehicle is about to go somewhere, in slot 2, with perhaps an enemy near it, in slot 3."""
    table = duel()
    v = table.add(kind, at)
    if humvee:
        table.add("humvee", humvee, seat=1)
    return table.turn_of(v).verb(verb)


HUMVEE = 3  #: its slot


# --- Values -----------------------------------------------------------------------------------------------------------


def test_a_spot_with_nothing_on_the_way_is_clear():
    found = told(steering(), "ahead 1.5")
    assert (found.meets, found.thing.number, found.contact, found.edge) == (SpotClass.CLEAR, -1, Contact.NONE, 0)
    assert (found.after, found.x, found.y, found.checks, found.attack) == (60, 480, 1040, 0, 0)
    assert found.plain["meets"] == "clear"
    assert found.plain["thing"] is None
    assert found.plain["edge"] == "none"


@pytest.mark.rule("RW-172")
def test_what_is_rammed_is_told_with_the_distance_and_the_dice_of_both():
    table, t = steering(humvee=(480, AHEAD)), HUMVEE
    found = told(table, "ahead 4")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.HITS, t, Contact.RAMS)
    assert (found.after, found.y, found.attack, found.defence) == (80, 1060, 2, 3)
    assert found.plain["thing"] == {"thing": f"vehicle:{t + 1}", "is": "humvee", "of": None}
    assert told(table, f"vehicle {t + 1}").numbers == found.numbers


@pytest.mark.rule("RW-174")
def test_braking_is_told_as_being_rammed():
    table = steering(Verb.BRAKE)
    t = table.add("humvee", (480, 980 - 52 - 60 - 80), seat=1)
    found = told(table, "back 4")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.HITS, t, Contact.IS_RAMMED)
    assert (found.attack, found.defence) == (3, 2)


@pytest.mark.rule("RW-457", "RW-459", "RWA-199")
@pytest.mark.parametrize(("y", "dice"), [(1000, 6), (700, 3)])
def test_the_front_of_the_train_has_other_dice_than_its_side(y, dice):
    table = Table("derailed")
    table.state.roads = 2
    engine = table.add("engine", (480, 600))
    table.state.status[engine] = Status.TRAIN
    front = table.state.y[engine] + table.state.half_length[engine]
    v = table.add("coupe", (480, front + 52 + 40) if dice == 6 else (480 - 120, 600))
    table.turn_of(v).verb(Verb.BRAKE if dice == 6 else Verb.MOVE)
    found = told(table, "back 4" if dice == 6 else "right 4")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.HITS, engine, Contact.IS_RAMMED)
    assert (found.attack, found.defence) == (dice, 2)


@pytest.mark.rule("RW-226")
def test_a_bike_that_rams_is_told_that_it_is_lost():
    table = steering(kind="dirt-bike")
    table.add("humvee", (480, 1200), seat=1)
    assert told(table, "ahead 4").destroyed
    assert not told(table, "ahead 1").destroyed


@pytest.mark.rule("RW-413", "RWA-143")
def test_a_courier_stops_at_another_without_harm():
    table = steering()
    table.state.truce = 1
    t = table.add("humvee", (480, AHEAD), seat=1)
    found = told(table, "ahead 4")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.CLEAR, t, Contact.STOPS)


@pytest.mark.rule("RW-153", "RW-172")
def test_a_card_that_strikes_is_met_before_the_thing_behind_it():
    table = steering()
    i = table.card("debris", (480, 1100))
    t = table.add("humvee", (480, 1230), seat=1)
    found = told(table, "ahead 4")
    assert (found.meets, found.struck, found.thing.number) == (SpotClass.HITS, 1 << i, t)
    assert found.plain["struck"] == [i]


@pytest.mark.rule("RW-157", "RW-377")
def test_damage_that_is_certain_is_told_as_such():
    table = steering()
    i = table.card("tunnel", (700, 1060))
    found = told(table, "ahead 4")
    assert (found.meets, found.plain["round"], found.checks) == (SpotClass.DAMAGE, [i], 0)
    table = steering()
    i = table.card("bridge", (480, 1060))
    table.state.bridges_out, table.state.side[0] = 1, 1
    found = told(table, "ahead 4")
    assert (found.meets, found.plain["over"], found.destroyed, found.checks) == (SpotClass.DAMAGE, [i], True, 0)
    assert found.y < 980 + 160


@pytest.mark.rule("RWA-42")
@pytest.mark.parametrize(("seat", "side", "tone"), [(0, 0, Tone.HARMS), (2, 0, Tone.HARMS_FRIEND), (1, 1, Tone.NONE)])
def test_a_ram_harms_where_it_is_of_ones_own_side(seat, side, tone):
    table = steering()
    table.state.side[seat] = side
    table.add("humvee", (480, AHEAD), seat=seat)
    assert told(table, "ahead 4").tone(sight_of(table.state, 0).snapshot()) is tone


@pytest.mark.rule("RW-157", "RW-135")
def test_damage_that_is_certain_harms_and_to_leave_the_board_need_not():
    table = steering()
    table.card("tunnel", (700, 1060))
    seen = sight_of(table.state, 0).snapshot()
    assert told(table, "ahead 4").tone(seen) is Tone.HARMS
    assert told(table, "ahead 1").tone(seen) is Tone.NONE
    leaving = told(steering(at=(480, 1800)), "ahead 4")
    assert (leaving.meets, leaving.tone(seen)) == (SpotClass.LEAVES, Tone.NONE)


@pytest.mark.rule("RW-135", "RWA-99")
def test_the_edge_over_which_a_vehicle_leaves_is_told_and_a_closed_one_stops_it():
    table = steering(at=(480, 1800))
    found = told(table, "ahead 4")
    assert (found.meets, found.edge, found.checks) == (SpotClass.LEAVES, Edge.END, 0)
    table.state.closed = 1
    found = told(table, "ahead 4")
    assert (found.meets, found.edge) == (SpotClass.CLEAR, Edge.END)
    assert told(steering(at=(30, 980)), "left 4").edge == Edge.LEFT


@pytest.mark.rule("RWA-121")
def test_so_many_checks_are_told_as_are_owed():
    table = steering(at=(380, 980))
    table.card("slick", (380, 1110))
    table.card("bridge", (700, 1060))
    found = told(table, "ahead 2.5, left 2.5")
    assert (found.meets, found.checks, found.off_road) == (SpotClass.CHECK, 3, True)
    assert (found.attack, found.defence) == (2, 2)


@pytest.mark.rule("RW-142", "RW-143", "RW-145")
def test_what_the_roads_turn_brings_is_told_of_a_vehicle_that_is_done():
    table = duel()
    wreck = table.wreck("humvee", (100, 1200))
    table.turn_of(table.add("coupe", (480, 980)))
    assert told(table, "done").meets == SpotClass.CLEAR
    table.card("slick", (480, 1240))
    found = told(table, "done")
    assert (found.meets, found.checks, found.attack, found.defence) == (SpotClass.CHECK, 1, 2, 2)
    table.state.x[wreck] = 480
    found = told(table, "done")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.HITS, wreck, Contact.IS_RAMMED)
    assert (found.attack, found.defence) == (3, 2)
    table.state.y[wreck] = 980 - 300
    table.card("tunnel", (700, 1100))
    found = told(table, "done")
    assert (found.meets, found.checks) == (SpotClass.DAMAGE, 0)


@pytest.mark.rule("RW-142", "RW-143", "RW-145")
def test_a_move_is_told_with_what_the_roads_turn_brings_to_where_it_ends():
    table = duel()
    wreck = table.wreck("humvee", (100, 1200))
    v = table.turn_of(table.add("coupe", (480, 980))).verb(Verb.MOVE).state.acting
    assert told(table, "ahead 1").road_meets == SpotClass.CLEAR
    table.card("slick", (480, 1440))  # 8 inches behind it the card's rear edge is 3 inches before the vehicle
    assert told(table, "ahead 0.25").road_meets == SpotClass.CLEAR
    found = told(table, "ahead 4")
    assert (found.meets, found.road_meets) == (SpotClass.CLEAR, SpotClass.CHECK)
    assert (found.road_attack, found.road_defence, found.road_thing.number) == (2, 2, NOBODY)
    assert found.plain["road_met"] == ["slick"]
    table.state.x[wreck], table.state.y[wreck] = 480, 1400
    found = told(table, "ahead 1")
    assert (found.road_meets, found.road_thing.number, found.road_attack) == (SpotClass.HITS, wreck, 3)
    assert (table.state.x[v], table.state.y[v]) == (480, 980)


def test_nothing_is_told_of_the_roads_turn_where_a_vehicle_leaves_the_board():
    table = steering(at=(480, 1800))
    table.card("slick", (480, 1910))
    assert told(table, "right 1").road_meets == SpotClass.CHECK
    found = told(table, "ahead 4")
    assert (found.meets, found.road_meets) == (SpotClass.LEAVES, SpotClass.CLEAR)


@pytest.mark.rule("RW-157")
def test_nothing_is_told_of_the_roads_turn_where_a_move_ends_in_damage_after_a_card_has_struck():
    table = steering()
    struck, tunnel = table.card("debris", (480, 1100)), table.card("tunnel", (700, 1130))
    table.card("slick", (480, 1330))
    found = told(table, "ahead 4")
    assert (found.meets, found.plain["struck"], found.plain["round"]) == (SpotClass.HITS, [struck], [tunnel])
    assert (found.road_meets, found.plain["road_met"]) == (SpotClass.CLEAR, [])


@pytest.mark.rule("RW-091", "RW-216")
@pytest.mark.parametrize(
    ("line", "wins", "loses"), [("reroll a 3", 2, 3), ("reroll a 1", 3, 3), ("leave the dice", 0, 6)]
)
def test_of_a_die_that_may_be_rolled_again_it_is_told_which_faces_win(line, wins, loses):
    table = duel()
    state = table.state
    v, t = table.add("coupe", (480, 980)), table.add("humvee", (480, 1200), seat=1)
    state.roll, state.how, state.attacker, state.defender = Roll.MELEE, 0, v, t
    for cell, die in enumerate((3, 1)):
        state.attack[cell] = die
    for cell, die in enumerate((4, 1)):
        state.defence[cell] = die
    state.attack_size = state.defence_size = 2
    state.seat, state.asks, state.may_reroll = 0, Ask.REROLL, 1
    before = state.copy()
    found = told(table, line)
    assert (found.wins, found.loses) == (wins, loses)
    assert state == before


def test_nothing_is_told_of_acts_that_roll_no_dice_and_go_nowhere():
    table = duel()
    v = table.add("coupe", (480, 980))
    table.turn_of(v)
    seen = sight_of(table.state, 0)
    assert set(game.run.previews(seen, table.open)) == {DO + Verb.DONE}
    assert game.run.previews(seen, []) == {}


def test_the_preview_of_nitro_is_two_sticks_long():
    table = duel()
    table.turn_of(table.add("coupe", (480, 980), tokens="nitro"))
    t = table.add("humvee", (480, 980 + 300), seat=1)
    table.add("coupe", (480, 700), seat=1)
    found = told(table, "use Nitro")
    assert (found.meets, found.thing.number, found.attack, found.defence) == (SpotClass.HITS, t, 3, 3)


# --- What is told as certain happens ----------------------------------------------------------------------------------

AFTERWARDS = {"turn", "road_turn", "round", "game_over", "enemy_drawn", "no_enemy"}
"""With these the move is over, and what follows is another's doing."""

VALID = {name: jsonschema_rs.validator_for(dict(kind.schema)) for name, (kind, _) in PREVIEWS.fields.items()}
"""By field: what is JSON of its type."""

HARM = {"check", "ram", "struck", "damaged", "destroyed", "left_board"}


def own_events(events: Sequence[Event]) -> list[Event]:
    """What happens in a move, up to its end."""
    end = next((at for at, event in enumerate(events) if event.kind in AFTERWARDS), len(events))
    return list(events[:end])


def contradiction(found: Preview, v: int, events: Sequence[Event]) -> str:
    """What a preview told, and what happened instead; "" where it told the truth."""
    own = own_events(events)
    harm = next((event for event in own if event.kind in HARM), None)
    kind = harm.kind if harm else "nothing"
    meets = SpotClass(found.meets)
    if meets == SpotClass.CLEAR:
        right = harm is None
    elif meets == SpotClass.CHECK:
        right = kind == "check" and harm.vehicle.number == v
    elif meets == SpotClass.LEAVES:
        right = kind == "left_board" and (harm.vehicle.number, harm.edge) == (v, found.edge)
    elif meets == SpotClass.DAMAGE:
        right = kind in ("damaged", "destroyed") and harm.vehicle.number == v
    else:
        right = is_hit(found, v, harm)
    if not right:
        return f"{meets.name} was told, and {kind} {harm.plain if harm else ''} came first"
    before = own[: own.index(harm)] if harm else own
    went = next(((event.x, event.y) for event in before if event.kind in ("moved", "braked", "nitro")), None)
    if not found.struck and (went or found.after) and went != (found.x, found.y):
        return f"it was told to come to {found.x}, {found.y}, and came to {went}"
    return ""


def is_hit(found: Preview, v: int, harm: Event | None) -> bool:
    """Whether the first harm is the ram that was told."""
    if harm is None:
        return False
    is_done = found.action.number == DO + Verb.DONE  # then objects come before cards, and else behind them
    if found.struck and not (is_done and found.thing.number >= 0):
        return harm.kind == "struck" and harm.vehicle.number == v and harm.plain["cause"] == "card"
    t = found.thing.number
    if harm.kind == "struck":
        return found.contact == Contact.IS_RAMMED and (harm.vehicle.number, harm.by.number) == (v, t)
    pair = (v, t) if found.contact == Contact.RAMS else (t, v)
    return harm.kind == "ram" and (harm.vehicle.number, harm.other.number) == pair


def spots(mission: int, numbers: Sequence[int] = (0, 1, 2)) -> Iterator[Position]:
    """Positions of random play in which a spot is asked for, or Nitro can be used."""
    for number in numbers:
        for position in one_game(Case(game, 3, {"mission": mission}, seed="previews"), number):
            if len(position.played) > 400:
                break
            state = position.state
            nitro = state.asks == Ask.ACT and DO + Verb.NITRO in position.legal
            if not state.over and (state.asks == Ask.SPOT or nitro):
                yield position


def strewn(position: Position) -> Any:
    """The same table with other road cards, some of which lie about the vehicle that moves."""
    state, chance = position.state.copy(), position.case.stream("cards", len(position.played))
    v = state.acting
    state.cards = min(max(state.cards, 6), CARDS)
    for i in range(state.cards):
        state.card[i] = RoadCard.SLIDE + pick(chance, RoadCard.SUPPLIES)
        state.card_x[i] = state.x[v] + pick(chance, 600) - 300 if i < 4 else 480
        state.card_y[i] = max(state.y[v] + pick(chance, 600) - 300, 0) if i < 4 else 1900
    state.bridges_out = pick(chance, 2)
    return state


def tried(found: dict[int, Preview]) -> list[int]:
    """Some moves of each class."""
    by_class: dict[int, list[int]] = {}
    for number, one in found.items():
        if number < DO or number == DO + Verb.NITRO:
            by_class.setdefault(one.meets, []).append(number)
    return [number for numbers in by_class.values() for number in spread(numbers, 2)]


def broken(mission: int, run: Functions, others: bool, until: str = "") -> tuple[list[str], Counter[int]]:
    """Where previews of random play told what did not happen, and how many were tried by class.

    Args:
        mission: its number.
        run: the functions that make the previews.
        others: whether other cards lie on the road (see `strewn`).
        until: what a fault says after which to stop; "" to look at all.
    """
    wrong: list[str] = []
    count: Counter[int] = Counter()
    for position in spots(mission):
        state = strewn(position) if others else position.state
        v, sight = int(state.acting), position.sight(state.seat, state)
        before = bytes(sight)
        found = run.previews(sight, position.legal)
        assert bytes(sight) == before
        if state.asks == Ask.SPOT:
            assert set(found) == set(position.legal)
        for name, valid in VALID.items():
            assert all(valid.is_valid(one.plain[name]) for one in spread([*found.values()], 4)), name
        for number in tried(found):
            for twin in range(2):
                chance = Chance.seeded(bytes([twin]) * 32, number)
                events = played(position, position.imagined(sight, chance.copy()), number, chance)
                said = contradiction(found[number], v, events)
                if said:
                    wrong.append(f"{position}, {game.words.actions[number]}: {said}")
                    if until and until in said:
                        return wrong, count
            count[found[number].meets] += 1
    return wrong, count


def played(position: Position, state: Any, number: int, chance: Chance) -> list[Event]:
    """What happens up to the next decision that is not about a melee at the end of the move."""
    after, log, used = position.after(number, chance, state)
    events = list(game.words.events(log))
    if not after.over and after.asks == Ask.FREE_MELEE:
        _, log, _ = position.after(NO, used, after)
        events += game.words.events(log)
    return events


@pytest.mark.plain
@pytest.mark.parametrize("others", [False, True], ids=["", "strewn"])
@pytest.mark.parametrize("mission", range(len(NAMES)), ids=NAMES)
def test_what_is_told_as_certain_happens_on_imagined_tables(mission: int, others: bool):
    wrong, count = broken(mission, game.run, others)
    assert not wrong, wrong[0]
    assert count[SpotClass.CLEAR] > 20
    assert count[SpotClass.HITS] > 10
    assert not others or count[SpotClass.DAMAGE] > 2


# --- Faults that are caught -------------------------------------------------------------------------------------------


def never(*_: Any) -> int:
    """In place of a rule that says when something happens."""
    return NEVER


def at_once(*_: Any) -> int:
    """The same, at the beginning of every move."""
    return 0


def nothing_stops(state: Any, course: Any, move: Any) -> Stop:
    """Nothing is ever in the way."""
    return Stop(ticks(move), int(Met.NOTHING), NOBODY)


def other_thing(state: Any, course: Any, move: Any) -> Stop:
    """What is hit is taken for what is in the slot before it."""
    stop = what_stops(state, course, move)
    return Stop(stop.tick, stop.what, stop.thing - 1) if stop.what == Met.HIT else stop


def other_edge(state: Any, course: Any, move: Any) -> Stop:
    """One edge is taken for another."""
    stop = what_stops(state, course, move)
    return Stop(stop.tick, stop.what, stop.thing % 4 + 1) if stop.what == Met.EDGE else stop


def tunnel_for_an_end(state: Any, course: Any, move: Any) -> Stop:
    """The end of a move is taken for a TUNNEL that it goes round."""
    stop = what_stops(state, course, move)
    return Stop(stop.tick, int(Met.TUNNEL), 0) if stop.what == Met.NOTHING else stop


def too_far(state: Any, course: Any, move: Any) -> Stop:
    """A move is taken to end where it would if nothing stopped it."""
    stop = what_stops(state, course, move)
    return Stop(ticks(move), stop.what, stop.thing)


FAULTS: dict[str, tuple[str, Callable[..., Any], str]] = {
    "clear, where a check is owed for the ground": ("tick_off_ground", never, "CLEAR was told, and check"),
    "clear, where a check is owed for a card": ("tick_of_card", never, "CLEAR was told, and check"),
    "clear, where something is rammed": ("what_stops", nothing_stops, "CLEAR was told, and ram"),
    "a check, where none is owed": ("tick_off_ground", at_once, "CHECK was told, and nothing"),
    "another thing is hit": ("what_stops", other_thing, "HITS was told, and "),
    "damage, where there is none": ("what_stops", tunnel_for_an_end, "DAMAGE was told, and "),
    "another edge": ("what_stops", other_edge, "LEAVES was told, and left_board"),
    "another place": ("what_stops", too_far, "it was told to come to "),
}
"""By what is wrong: the rule that previews ask, what stands in its place, and how it is noticed."""


@pytest.mark.parametrize("fault", FAULTS)
def test_a_preview_that_is_wrong_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch):
    name, wrong, said = FAULTS[fault]
    monkeypatch.setattr(previews, name, wrong)
    found, _ = broken(NAMES.index("duel"), Functions(game, compiled=False), others=True, until=said)
    assert any(said in one for one in found), found[:3]


# --- The road's turn --------------------------------------------------------------------------------------------------


def alone(position: Position) -> State:
    """The same table with the vehicle that acts, other cards, and what lies on the road: nothing else drives."""
    state = strewn(position)
    for v in range(state.slots):
        if v != state.acting and not is_adrift(state, v):
            clear_slot(state, v)
    return state


def test_what_is_told_of_the_roads_turn_comes_first_in_it():
    count: Counter[int] = Counter()
    for mission, number in product(range(len(NAMES)), range(2)):
        for position in one_game(Case(game, 3, {"mission": mission}, seed="previews"), number):
            state = position.state
            if len(position.played) > 200:
                break
            if state.over or state.asks != Ask.ACT or state.status[state.acting] != Status.DRIVING:
                continue
            state = alone(position)
            v, done = int(state.acting), DO + Verb.DONE
            found = game.run.previews(position.sight(state.seat, state), [done])[done]
            said = contradiction(found, v, road_turn(state, v))
            assert not said, f"{position}: {said}"
            count[found.meets] += 1
    assert min(count[one] for one in (SpotClass.CLEAR, SpotClass.CHECK, SpotClass.HITS, SpotClass.DAMAGE)) > 5, count


def road_turn(state: State, v: int) -> list[Event]:
    """What happens to a vehicle in a turn of the road, with no new cards."""
    log = Log()
    drop_all(state)
    state.asks = Ask.NOTHING
    push(state, JobKind.ROAD)
    turns.settle(state, Chance.seeded(bytes([v]) * 32), log)
    events = list(game.words.events(log))
    end = next((at for at, event in enumerate(events) if event.kind in (*NEW_CARDS, *AFTERWARDS - {"road_turn"})), None)
    return [event for event in events[1:end] if event.kind in HARM and event.vehicle.number == v]


NEW_CARDS = ("card_gone", "card_came", "card_down", "reshuffled")


# --- The dice of a fight ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-230", "RW-240", "RW-118")
def test_the_dice_of_a_fight_are_those_that_are_rolled():
    count: Counter[int] = Counter()
    for mission, number in product(range(len(NAMES)), range(3)):
        for position in one_game(Case(game, 3, {"mission": mission}, seed="fights"), number):
            state = position.state
            if len(position.played) > 220 or state.over:
                break
            if state.asks not in (Ask.TARGET, Ask.FREE_MELEE):
                continue
            found = game.run.previews(position.sight(state.seat), position.legal)
            for action in position.legal:
                if not VEHICLE <= action < DO or not found[action].attack:
                    continue
                events = game.words.events(position.after(action)[1])
                dice = [len(event.dice) for event in events if event.kind in ("attack", "defence")]
                if len(dice) > 1:  # no skull was spent on it, and nobody is asked about a reroll before
                    assert dice[:2] == [found[action].attack, found[action].defence], f"{position}, {action}"
                    count[int(state.verb) if state.asks == Ask.TARGET else Verb.MELEE] += 1
    assert count[Verb.MELEE] > 2
    assert sum(count.values()) - count[Verb.MELEE] > 20, count


# --- Chances ----------------------------------------------------------------------------------------------------------


def test_one_die_against_one_is_even_but_for_ties():
    found = results(1, 1, Tie.NO_EFFECT)
    assert found["attacker_wins"] == found["defender_wins"] == Fraction(15, 36)
    assert found["tied"] == Fraction(6, 36)
    assert found["attacker_wins_with_overkill"] == Fraction(15, 36)


@pytest.mark.rule("RWA-05", "RWA-142")
@pytest.mark.parametrize("tie", Tie)
@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 3), (3, 3), (5, 1), (2, 0)])
def test_the_results_of_a_roll_add_up(attack, defence, tie):
    found = results(attack, defence, tie)
    assert found["attacker_wins"] + found["tied"] + found["defender_wins"] == 1
    assert found["attacker_wins_with_overkill"] <= found["attacker_wins"]
    assert found["defender_wins_with_overkill"] <= found["defender_wins"]
    tied = fight(attack, defence)[3]
    assert found["tied"] == {Tie.NO_EFFECT: tied, Tie.REROLL: tied**11, Tie.DEFENDER_WINS: 0}[tie]


RAMS = [
    ("coupe", (480, AHEAD), 2, 3),
    ("humvee", (480, AHEAD + 8), 3, 3),
    ("dirt-bike", (480, AHEAD), 1, 3),
]
TABLES = 200


@pytest.mark.rule("RW-210", "RW-220", "RW-222")
@pytest.mark.parametrize(("kind", "at", "attack", "defence"), RAMS)
def test_the_chance_of_a_ram_is_the_share_of_many_tables(kind, at, attack, defence):
    table = steering(kind=kind, humvee=at)
    found, seen = told(table, "ahead 4"), sight_of(table.state, 0)
    assert (found.attack, found.defence) == (attack, defence)
    exact = found.chances(seen)
    came: Counter[str] = Counter()
    for number in range(TABLES):
        log, state = Log(), game.State()
        imagine(seen, Chance.seeded(bytes([1]) * 32, number), state)
        state.wheel[2:4] = Token.DRIVER  # a Veteran would be asked about a reroll
        rules.apply(state, found.action.number, Chance.seeded(bytes(32), number), log)
        result = next(event for event in game.words.events(log) if event.kind == "result")
        came[result.plain["result"]] += 1
    for name in ("attacker_wins", "defender_wins", "tied"):
        spare = 3.5 * (float(exact[name]) * (1 - float(exact[name])) / TABLES) ** 0.5
        assert abs(came[name] / TABLES - exact[name]) <= spare, (name, came[name], exact[name])
