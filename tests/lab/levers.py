"""The lottery with more options, of which none but `dealt` and `calm` matter. With `calm` nobody boasts, which makes a
game of three seats half a decision shorter for each of two.
"""

from dataclasses import replace

from runabout.core.chance import Chance, pick
from runabout.core.errors import BadOption
from runabout.core.log import Log
from runabout.core.options import Option
from runabout.core.record import Cells, Record, i8, record
from runabout.core.rule import rule
from tests.lab import lottery
from tests.laws.little import BOAST, DRAW, State


@record
class Options(Record):
    dealt = i8()
    calm = i8()
    colour = i8()
    size = i8()
    noise = i8()


OPTIONS = (
    Option("dealt", 2, 1, 3, "HC-001"),
    Option("calm", 0, 0, 1, "HC-004", ("off", "on")),
    Option("colour", 0, 0, 2, "HC-004", ("red", "green", "blue")),
    Option("size", 10, 0, 30, "HC-004"),
    Option("noise", 0, 0, 1, "HC-004", ("off", "on")),
)


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    lot = pick(chance, state.seats + options.dealt - 1)
    state.spare[0] = max(0, lot - options.dealt + 1)
    state.spare[1] = options.calm


@rule
def legal(state: State, out: Cells) -> int:
    out[0] = DRAW
    out[1] = BOAST
    return 2 if state.seat > 0 and not state.boasted and not state.spare[1] else 1


game = replace(lottery.game, name="levers", setup=setup, legal=legal, Options=Options, options=OPTIONS)


class Picky(type(game)):
    """Refuses noise in blue."""

    def new_options(self, given=None, seats=None, people=False):
        agreed = super().new_options(given, seats, people)
        if agreed.noise and agreed.colour == 2:
            raise BadOption("There is no noise in blue (HC-004).")
        return agreed


class Strict(type(game)):
    """Refuses more than one option that is not as usual."""

    def new_options(self, given=None, seats=None, people=False):
        agreed = super().new_options(given, seats, people)
        if sum(getattr(agreed, one.name) != one.default for one in OPTIONS) > 1:
            raise BadOption("One change and no more (HC-004).")
        return agreed
