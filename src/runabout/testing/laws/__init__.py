"""What must be true of every game: each law a function of one case, and `check_game` for all of them at once.

A law plays games by random play and raises BrokenLaw where it does not hold. All chance is derived from the seed given.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from traceback import walk_tb

from runabout.core.errors import BadGame
from runabout.core.game import Game
from runabout.core.trial import check_binding
from runabout.testing.laws import account, course, deciding, secrecy
from runabout.testing.laws.case import KINDS_OF_PLAY, BrokenLaw, Case, Fault, Hidden
from runabout.testing.laws.forecasts import forecasts
from runabout.testing.laws.messages import messages
from runabout.testing.laws.plans import plans
from runabout.testing.laws.scenes import scenes
from runabout.testing.laws.tones import tones
from runabout.testing.laws.verbs import verbs

__all__ = ["LAWS", "BrokenLaw", "Case", "Hidden", "Law", "cases", "check_game", "settings"]


@dataclass(frozen=True)
class Law:
    """A law, ready to be checked.

    Attributes:
        name: how BrokenLaw names it.
        function: the law; its docstring says what must be true.
        always: whether it is checked in every case; else with the defaults and the fewest or the most seats alone,
            being slow to check and seldom a matter of anything else.
    """

    name: str
    function: Callable[[Case], None]
    always: bool = True

    @property
    def says(self) -> str:
        """What must be true."""
        return (self.function.__doc__ or "").strip()

    def concerns(self, case: Case) -> bool:
        """Whether it is checked in a case."""
        return self.always or (not case.options and case.seats in case.game.seats)

    def check(self, case: Case) -> None:
        """Raise BrokenLaw where the law does not hold in this case, or where the game fails as it is checked."""
        case.position = None
        try:
            self.function(case)
        except Fault as fault:
            raise BrokenLaw(self.name, f"{fault}\n  in {case}: {case.position}") from fault
        except Exception as error:
            part = raised_in(error)
            message = f"{part}{type(error).__name__}: {error}\n  in {case}: {case.position}"
            raise BrokenLaw(self.name, message) from error


NOT_OF_A_GAME = {*sys.stdlib_module_names, "llvmlite", "msgspec", "numba", "numpy"}
"""Packages whose code is no game's."""


def raised_in(error: Exception) -> str:
    """The part of a game that raised, such as "asked (words.py, line 61) raises "; "" where no code of a game did."""
    frames = [(frame.f_globals.get("__name__", ""), frame.f_code, line) for frame, line in walk_tb(error.__traceback__)]
    for module, code, line in reversed(frames):
        is_ours = module.startswith("runabout.") and not module.startswith("runabout.games.")
        if not is_ours and module.partition(".")[0] not in NOT_OF_A_GAME:
            return f"{code.co_qualname} ({Path(code.co_filename).name}, line {line}) raises "
    return ""


LAWS: tuple[Law, ...] = (
    Law("agreement", course.agreement),
    Law("something to do", course.something_to_do),
    Law("end", course.end),
    Law("refused", course.refused),
    Law("asking", course.asking),
    Law("copy", course.copy),
    Law("randomness", course.randomness),
    Law("report", course.report),
    Law("cards", course.cards),
    Law("unused cells", course.unused_cells),
    Law("score", course.score),
    Law("winners", deciding.winners),
    Law("evaluation", course.evaluation),
    Law("scenes", scenes),
    Law("reading", account.reading, always=False),
    Law("words", account.words),
    Law("messages", messages, always=False),
    Law("plans", plans),
    Law("verbs", verbs),
    Law("open part", secrecy.open_part),
    Law("secrecy", secrecy.secrecy),
    Law("imagining", secrecy.imagining),
    Law("forecasts", forecasts),
    Law("tones", tones),
    Law("bots", deciding.bots),
    Law("frequency", secrecy.frequency, always=False),
    Law("undo", account.undo),
    Law("record", account.record),
    Law("compiled", account.compiled),
)
"""Every law, the plainer first: where one is broken, those after it may well fail for the same reason."""


def settings(game: Game) -> Iterator[dict[str, int]]:
    """Settings of a game's options to check: the defaults, each option at either end of its range (or, where its values
    are games of their own, at each), all of them so.
    """
    yield {}
    for option in game.options:
        low, high = option.ends
        values = range(low, high + 1) if option.apart else (low, high)
        yield from ({option.name: value} for value in values if value != option.default)
    if len(game.options) > 1:
        yield {option.name: option.ends[0] for option in game.options}
        yield {option.name: option.ends[1] for option in game.options}


def cases(game: Game, seed: int | str = 0, games: int = 3, hidden: Hidden | None = None) -> Iterator[Case]:
    """Every number of seats with the defaults; every other one, by turns, in each game that an option makes of it and
    with all options at either end; one, in turn, with a single option at either end.

    With the defaults and the fewest or the most seats a law plays all games, of every kind of play; in the other cases,
    of which there are the most by far, a third of them, of each kind in turn.
    """
    every = range(game.seats[0], game.seats[1] + 1)
    apart = {option.name for option in game.options if option.apart}
    for number, options in enumerate(settings(game)):
        if not options:
            chosen = every
        elif len(options) == 1 and len(game.options) > 1 and not apart & set(options):
            chosen = every[number % len(every) :][:1]
        else:
            chosen = every[number % 2 :: 2] or every
        for seats in chosen:
            possible = {o.name: min(options[o.name], o.highest(seats)) for o in game.options if o.name in options}
            is_whole = not options and seats in game.seats
            count, first = (games, 0) if is_whole else (ceil(games / KINDS_OF_PLAY), (number + seats) % KINDS_OF_PLAY)
            yield Case(game, seats, possible, seed, count, first, hidden)


def check_game(
    game: Game,
    *,
    seed: int | str = 0,
    games: int = 3,
    hidden: Hidden | None = None,
    on_law: Callable[[Law, Case], None] | None = None,
) -> None:
    """Check every law in every case of a game.

    With `RUNABOUT_INTERPRET` set in the environment the game runs in the interpreter; then the compiled code is not
    checked, and slow laws look at less.

    Args:
        game: the game; one that `runabout.games` finds by its name, since saved matches are loaded by it.
        seed: what all chance of the check is derived from.
        games: how many games each law plays in a case, see `cases`.
        hidden: where the game's hidden cards lie, for the law of frequencies; without it that law is not checked.
        on_law: is told of each law and case just before it is checked.

    Raises:
        BrokenLaw: the first law found broken, and where.
        BadGame: `game` is no Game, or a function of it cannot be used.
    """
    if not isinstance(game, Game):
        raise BadGame(f"check_game takes a runabout.core.game.Game; {game!r} came")
    check_binding(game)
    for law in LAWS:
        for case in cases(game, seed, games, hidden):
            if law.concerns(case):
                if on_law:
                    on_law(law, case)
                law.check(case)
