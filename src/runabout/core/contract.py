"""The names a template may use and `bind` fills in from one game: the contract, as a template sees it."""

from __future__ import annotations

from typing import Any

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.record import Cells, Record, i8, record
from runabout.core.rule import Constant, open_rule, rule


@record
class Header(Record):
    """What every game's State and Sight begins with."""

    seats = i8()  #: seats at the table
    seat = i8()  #: whose decision it is; the last decider's number stays once the game is over
    over = i8()  #: 1 once the game has ended


ACTIONS: Any = Constant("ACTIONS")
"""How many action numbers the game has."""

TEAM_SCORE: Any = Constant("TEAM_SCORE")
"""The best score a team can reach, where the game is co-operative; 0 where it is not."""

HORIZON: Any = Constant("HORIZON")
"""Decisions after which a playout asks for the `outlook`; 0 where playouts go to the end of the game."""

TRUST: Any = Constant("TRUST")
"""How much the sense of an action counts in a search, beside its results; 0 where not at all."""

WHOLE = 1000
"""What the prospects of all seats add up to in an `outlook`; those of a team that will do as well as can be."""


@open_rule
def setup(state: Any, options: Any, chance: Chance, log: Log) -> None:
    """Lay out the table; `state` is all zeros but for `seats`."""


@open_rule
def legal(state: Any, out: Cells) -> int:  # type: ignore[empty-body]
    """Write the open action numbers into `out`, ascending, and say how many there are."""


@open_rule
def refuse(state: Any, action: int) -> int:  # type: ignore[empty-body]
    """0 where the action is legal, else the number of the rule that forbids it."""


@open_rule
def apply(state: Any, action: int, chance: Chance, log: Log) -> None:
    """Play one legal action, up to the next decision."""


@open_rule
def see(state: Any, seat: int, sight: Any) -> None:
    """Write what `seat` may know into a `sight` of all zeros; seat -1 is someone who only watches."""


@open_rule
def imagine(sight: Any, chance: Chance, state: Any) -> None:
    """Fill in a `state` of all zeros that the sight allows, each with its right probability."""


@open_rule
def score(state: Any, out: Cells) -> None:
    """Each seat's result, once the game is over; more is better. Co-operative: the team's, for every seat."""


@open_rule
def sense(state: Any, action: int) -> int:  # type: ignore[empty-body]
    """How sensible a legal action looks to the seat that decides, from what that seat may know: 0 not at all,
    more is better. Guides greedy bots, and the search's playouts in proportion.
    """


@open_rule
def consider(state: Any, out: Cells) -> int:  # type: ignore[empty-body]
    """Write those open action numbers into `out` that a bot looks at, at least one, and say how many there are: all of
    them in most games; in a game with hundreds of open actions that differ by little, a choice from them.
    """


@open_rule
def quiet(state: Any) -> bool:  # type: ignore[empty-body]
    """Whether the outlook can be trusted here: nothing is half done. Playouts go on until it can."""


@open_rule
def outlook(state: Any, out: Cells) -> None:
    """Each seat's prospects in a game that is not over, in parts of WHOLE: its chance of winning, or, co-operative, the
    team's expected score as a share of the best, for every seat. It looks at an imagined state, and so at all of it.
    """


@rule
def always_quiet(state: Any) -> bool:
    """Where every decision is done at once, all states are quiet."""
    return True


@rule
def no_outlook(state: Any, out: Cells) -> None:
    """The outlook of a game whose playouts go to the end: it is never asked for."""
