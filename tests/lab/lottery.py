"""A game whose every figure can be worked out by hand: a lottery for as many as sit down.

The winner is drawn at the start: the first seat has as many lots as the option `dealt` says (usually 2), each other
seat one. Then each seat draws once, and the game is over. Before, all but the first may boast once, to no effect.
"""

from dataclasses import replace

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, Log, note
from runabout.core.record import Cells
from runabout.core.rule import rule
from tests.laws import little
from tests.laws.little import BOAST, DRAW, Event, Options, State


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    lot = pick(chance, state.seats + options.dealt - 1)
    state.spare[0] = max(0, lot - options.dealt + 1)


@rule
def legal(state: State, out: Cells) -> int:
    out[0] = DRAW
    out[1] = BOAST
    return 2 if state.seat > 0 and not state.boasted else 1


@rule
def refuse(state: State, action: int) -> int:
    may_boast = state.seat > 0 and not state.boasted
    return 0 if action == DRAW or (action == BOAST and may_boast) else 4


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    if action == BOAST:
        state.boasted = 1
        note(log, Event.BOASTED, EVERYONE, state.seat)
        return
    note(log, Event.DREW, EVERYONE, state.seat)
    state.boasted = 0
    if state.seat == state.seats - 1:
        state.over = 1
    else:
        state.seat += 1


@rule
def score(state: State, out: Cells) -> None:
    for seat in range(state.seats):
        out[seat] = 1 if state.spare[0] == seat else 0


@rule
def evaluate(state: State, out: Cells) -> None:
    """The seat that decides is ahead; while the second decides, the first still is as well."""
    for seat in range(state.seats):
        out[seat] = 500 if seat == state.seat or (seat == 0 and state.seat == 1) else 0


@rule
def action_prior(state: State, action: int) -> int:
    return 2 if action == BOAST else 1


hints = replace(little.game.bots, evaluate=evaluate, action_prior=action_prior, playout_depth=0)
game = replace(
    little.game, name="lottery", setup=setup, legal=legal, refuse=refuse, apply=apply, score=score, bots=hints
)


class Boaster:
    """A bot of one's own: boasts wherever it may."""

    def __init__(self, game, key):
        self.run = game.run

    def choose(self, sight):
        return "draw" if sight.boasted or sight.seat == 0 else "boast"


class Cheat:
    def __init__(self, game, key):
        pass

    def choose(self, sight):
        return "boast"


class Leaver(Boaster):
    """A bot that ends the program."""

    def choose(self, sight):
        raise SystemExit(3)


class Broken(Cheat):
    def choose(self, sight):
        raise LookupError("no idea")


class Unmade:
    """Takes neither the game nor its chance."""

    def choose(self, sight):
        return "draw"
