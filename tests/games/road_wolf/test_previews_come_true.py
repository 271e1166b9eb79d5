"""What previews tell is what happens: on imagined tables, in the road's turn, and in the dice of a fight; and previews
with a fault are caught.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import jsonschema_rs
import pytest

from runabout.core.chance import Chance, pick
from runabout.core.game import Functions
from runabout.core.log import Log
from runabout.core.previews import Preview
from runabout.core.words import Event
from runabout.games.road_wolf import game, previews
from runabout.games.road_wolf.actions import DO, NO, VEHICLE, Verb
from runabout.games.road_wolf.driving.moving import Met, Stop, what_stops
from runabout.games.road_wolf.fleet import clear_slot, is_adrift
from runabout.games.road_wolf.jobs import JobKind, drop_all, push
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.measures.geometry import NEVER, ticks
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.previews import Contact, SpotClass
from runabout.games.road_wolf.rounds import turns
from runabout.games.road_wolf.state import CARDS, NOBODY, Ask, State, Status
from runabout.games.road_wolf.telling.previewed import PREVIEWS
from runabout.testing import Case
from runabout.testing.laws.case import Position, one_game, spread

# --- What a preview says is certain happens ---------------------------------------------------------------------------

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
    """The same table with other road cards, some of which lie near the vehicle that moves."""
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
