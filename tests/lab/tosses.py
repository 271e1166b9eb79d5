"""A race whose winning chances are known: a coin is tossed for a point; the first seat with TARGET points wins.

Seats 1 and 2 toss in turn, which is all that they can do. Which coin is used is drawn at the start, to no effect: no
two games are alike.
"""

from dataclasses import replace
from math import comb

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, Log, note
from runabout.core.record import Cells
from runabout.core.rule import rule
from tests.laws import little
from tests.laws.little import DRAW, Event, Options, State

TARGET = 7
COINS = 10_000


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    note(log, Event.DEALT_CARD, EVERYONE, -1, pick(chance, COINS))


@rule
def legal(state: State, out: Cells) -> int:
    out[0] = DRAW
    return 1


@rule
def refuse(state: State, action: int) -> int:
    return 0 if action == DRAW else 4


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    winner = pick(chance, 2)
    state.points[winner] += 1
    note(log, Event.SHOWED, EVERYONE, winner, 0)
    if state.points[winner] == TARGET:
        state.over = 1
    else:
        state.seat = 1 - state.seat


@rule
def score(state: State, out: Cells) -> None:
    for seat in range(state.seats):
        out[seat] = 1 if state.points[seat] == TARGET else 0


hints = replace(little.game.bots, playout_depth=0)
game = replace(
    little.game,
    name="tosses",
    seats=(2, 2),
    setup=setup,
    legal=legal,
    refuse=refuse,
    apply=apply,
    score=score,
    bots=hints,
)


def chance_of(mine: int, others: int) -> float:
    """The chance to have TARGET points first: to win enough of the tosses that are needed at most."""
    needed, tosses = TARGET - mine, 2 * TARGET - mine - others - 1
    return sum(comb(tosses, won) for won in range(needed, tosses + 1)) / 2**tosses
