"""Hop Home: the smallest game that has chance, a secret, something to reveal, options and more than one way to move."""

from __future__ import annotations

import enum
from pathlib import Path
from typing import Any

from runabout.core.bot_hints import BotHints
from runabout.core.chance import Chance, pick, roll
from runabout.core.contract import Header
from runabout.core.game import RULING, Game
from runabout.core.log import EVERYONE, REVEALS, SEATS_MAX, Log, note, only, uncertain
from runabout.core.options import Option
from runabout.core.record import Cells, Record, copy_open, i8, record
from runabout.core.rule import rule
from runabout.core.words import Action, Words
from tests.core.tiny.moves import leap

STONES = 6
TURNS_MAX = 60
HOP, REST, SHOW = range(3)


class Pace(enum.IntEnum):
    """Whether hops are as rolled."""

    PLAIN = 0
    DOUBLED = 1


class Told(enum.IntEnum):
    """What a step reports."""

    STONE = 0  # seat holds [stone]: its own to know
    HOPPED = 1  # seat went forward [places]
    RESTED = 2
    SHOWN = 3  # seat showed [stone]


class Because(enum.IntEnum):
    """The rules that forbid actions."""

    LEGAL = 0
    NO_SUCH_MOVE = 10
    NO_REST_AT_START = 11
    SHOWN_BEFORE = 12
    ENDED = 20
    HOME_AGREED = RULING + 1


@record
class Options(Record):
    """What a table may set."""

    home = i8()
    pace = i8()


OPTIONS = (
    Option("home", 20, 2, 100, "HOA-01", says="How far home is."),
    Option("pace", 0, 0, 1, "HO-010", ("plain", "doubled"), "Whether hops go twice as far."),
)


@record
class Open(Header):
    """What lies open."""

    home = i8()
    pace = i8()
    turns = i8()
    winner = i8()  #: -1 while there is none
    place = i8.sized(SEATS_MAX, by="seats")
    shown = i8.sized(SEATS_MAX, by="seats")


@record
class State(Open):
    """The table as it is."""

    stone = i8.sized(SEATS_MAX, by="seats")


@record
class Sight(Open):
    """What one seat may know."""

    viewer = i8()
    stone = i8.sized(SEATS_MAX, by="seats")  #: -1 where the viewer has not seen it


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    """Deal the stones. (HO-001)"""
    state.home = options.home
    state.pace = options.pace
    state.winner = -1
    for seat in range(state.seats):
        state.stone[seat] = pick(chance, STONES)
        note(log, Told.STONE, only(seat), seat, state.stone[seat])


@rule
def legal(state: State, out: Cells) -> int:
    """The open moves, ascending."""
    n = 0
    for action in range(3):
        if refuse(state, action) == Because.LEGAL:
            out[n] = action
            n += 1
    return n


@rule
def refuse(state: State, action: int) -> int:
    """The rule that forbids a move."""
    if state.over:
        return Because.ENDED
    if action < 0 or action > SHOW:
        return Because.NO_SUCH_MOVE
    if action == REST and state.place[state.seat] == 0:
        return Because.NO_REST_AT_START
    if action == SHOW and state.shown[state.seat]:
        return Because.SHOWN_BEFORE
    return Because.LEGAL


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    """Hop, rest or show. (HO-010 to HO-012)"""
    seat = state.seat
    if action == SHOW:
        state.shown[seat] = 1
        note(log, Told.SHOWN, EVERYONE | REVEALS, seat, state.stone[seat])
        return
    if action == HOP:
        uncertain(log)
        first = roll(chance, 6)
        second = roll(chance, 6)
        places = leap(first, second)
        if state.pace == Pace.DOUBLED:
            places *= 2
        state.place[seat] = min(state.home, state.place[seat] + places)
        note(log, Told.HOPPED, EVERYONE, seat, places)
    else:
        note(log, Told.RESTED, EVERYONE, seat)
    state.turns += 1
    if state.place[seat] == state.home:
        state.winner = seat
        state.over = 1
    elif state.turns == TURNS_MAX:
        state.over = 1
    else:
        state.seat = (seat + 1) % state.seats


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    """What a seat may know: every stone that was shown, and its own."""
    copy_open(sight, state)
    sight.viewer = seat
    for i in range(state.seats):
        sight.stone[i] = state.stone[i] if i == seat or state.shown[i] else -1


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """Give everybody whose stone is not known one at random."""
    copy_open(state, sight)
    for i in range(sight.seats):
        state.stone[i] = sight.stone[i] if sight.stone[i] >= 0 else pick(chance, STONES)


@rule
def score(state: State, out: Cells) -> None:
    """1 for the winner. (HO-020)"""
    for seat in range(state.seats):
        out[seat] = 1 if seat == state.winner else 0


@rule
def action_prior(state: State, action: int) -> int:
    """Hopping gets you home."""
    return 2 if action == HOP else 1


class HopWords(Words):
    """Hop Home in words."""

    def outcome(self, result: Any, state: Any) -> str:
        """Why the game ended."""
        return "home (HO-020)" if state.winner >= 0 else "everybody is tired (HO-020)"


game = Game(
    name="hop-home",
    title="Hop Home",
    blurb="Hop home before the others.",
    prefix="HO",
    version=3,
    seats=(2, 4),
    actions=3,
    bound=TURNS_MAX + 4,
    State=State,
    Sight=Sight,
    Options=Options,
    options=OPTIONS,
    setup=setup,
    legal=legal,
    refuse=refuse,
    apply=apply,
    see=see,
    imagine=imagine,
    score=score,
    bots=BotHints(action_prior),
    words=HopWords(
        [Action(number, verb, verb) for number, verb in enumerate(("hop", "rest", "show"))],
        [told.name.casefold() for told in Told],
        'an action such as "hop", "rest" or "show"',
    ),
    folder=Path(__file__).parent,
)
