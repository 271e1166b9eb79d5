"""What can go wrong at the edge of the rules, one typed exception each.

Inside the rules a refusal is a number (see `Game.refuse`); these are what a person, a program or a file meets.
Each message says what was expected, what came, and what to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from numbers import Integral
from typing import Any, TypeGuard

from runabout.core.reason import Reason, reason_of, said_in

SHOWN_MAX = 60
"""Characters of what came that a message repeats."""


class RunaboutError(Exception):
    """Any error that Runabout raises because of what it was given; `str()` of it is fit to show to a person.

    It is raised with an English text, or with a `Reason`, which can be said in other languages too.
    """

    def say(self, language: str) -> str:
        """What went wrong, in a language; in English where it has no reason that can be said in it."""
        return said_in(language, self)

    def __reduce__(self) -> tuple[Any, ...]:
        # Many kinds are made with other arguments than the text that they have then: one that is sent to another
        # process is not made again, but restored as it is.
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[RunaboutError], args: tuple[Any, ...], attributes: dict[str, Any]) -> RunaboutError:
    """An error that came from another process."""
    fault = kind.__new__(kind, *args)
    fault.__dict__.update(attributes)
    return fault


class UnknownGame(RunaboutError):
    """No game of that name is in the list."""


class BadSeats(RunaboutError):
    """The number of seats, or a seat's number, is not one that the game has."""


class BadOption(RunaboutError):
    """A table option that the game does not have, or a value outside its range."""


class BadLooks(RunaboutError):
    """Looks that the game does not have, or too few or too many for a seat."""


class LooksTaken(BadLooks):
    """Looks that another seat has chosen.

    Attributes:
        name: of what is taken.
        seat: who has it.
    """

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        super().__init__(Reason("look-taken", seat=seat + 1, name=name))


class BadLevel(RunaboutError):
    """No bot of that level."""


class BadGame(RunaboutError):
    """Somebody's game breaks the contract: it cannot be loaded or compiled, or it calls chance wrongly."""


class Unreadable(RunaboutError):
    """A text that is no action of this game at all (an action that is one, but not allowed now, is `Refused`).

    Attributes:
        text: what came.
        nearest: the readable actions closest to it, best first.
    """

    def __init__(self, text: str, expected: str, nearest: Sequence[str] = ()) -> None:
        self.text = text
        self.nearest = tuple(nearest)
        shown = text if len(text) <= SHOWN_MAX else text[:SHOWN_MAX] + "..."
        near = [Reason("quoted", text=one) for one in self.nearest]
        super().__init__(Reason("unreadable", text=shown, expected=expected, near=near))


class Refused(RunaboutError):
    """An action that the rules do not allow now; nothing was changed.

    Attributes:
        rule: the number of the rule that forbids it, such as "XX-041".
        reason: that rule's text, shown on demand.
    """

    def __init__(self, rule: str, reason: str, action: str) -> None:
        self.rule = rule
        self.reason = reason
        self.action = action
        super().__init__(Reason("refused", action=action, rule=rule))


class BadData(RunaboutError):
    """A file of a game's components that cannot be read or does not fit together; nothing of it was used."""


class CannotUndo(RunaboutError):
    """The last decision may not be taken back, with the reason why."""


class CannotForecast(RunaboutError):
    """A forecast was asked for where nothing is to be decided, or not with what the seat that decides may know."""


class BadRecord(RunaboutError):
    """A saved match that cannot be read or does not replay.

    Attributes:
        line: the number of the offending line, from 1; None where no single line is at fault.
    """

    def __init__(self, message: str | Reason | RunaboutError, line: int | None = None) -> None:
        self.line = line
        if isinstance(message, RunaboutError):
            message = reason_of(message)
        super().__init__(message if line is None else Reason("in-line", line=str(line), why=message))


class CannotSave(RunaboutError):
    """A file could not be written; what was there before is untouched."""


def is_whole(number: object) -> TypeGuard[int]:
    """Whether something is a whole number, of Python or NumPy; True and False are none."""
    return isinstance(number, Integral) and not isinstance(number, bool)


PART_LEAST = 3
"""Letters of a name that are enough to suggest it."""


def nearest(text: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The names in `known` closest to `text`, best first, letter case aside: those that are spelled like it, then those
    that it is a part of.
    """
    folded, by_folded = text.casefold(), {name.casefold(): name for name in known}
    close = get_close_matches(folded, by_folded, n=most, cutoff=0.6)
    around = sorted((name for name in by_folded if folded in name), key=len) if len(folded) >= PART_LEAST else []
    return [by_folded[hit] for hit in dict.fromkeys((*close, *around))][:most]
