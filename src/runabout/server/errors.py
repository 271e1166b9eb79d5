"""What a request can be refused with: one code for each reason. A client is sent it as a `Fault`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from runabout.core.errors import RunaboutError

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Sayings

WORDS = Path(__file__).with_name("words")
"""Holds a file of messages for each language, with a message for each reason."""

Facts = Mapping[str, str | int]
"""What the message of a reason is given: names, titles and numbers."""

STATUS = {
    "malformed": 400,  # it is not of the expected form
    "unreadable": 400,  # not an action of this game
    "bad-option": 400,
    "bad-seats": 400,
    "bad-looks": 400,
    "no-guest": 401,  # the request names no known guest
    "not-yours": 403,  # it belongs to another guest, or is for the host
    "private": 403,  # the table takes no spectators
    "cross-site": 403,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "not-found": 404,
    "wrong-method": 405,
    "stale": 409,  # decided on a view that is not the newest
    "not-your-turn": 409,
    "not-playing": 409,  # the game has not begun, or is over
    "not-gathering": 409,  # the game has begun
    "taken": 409,  # somebody sits there, or has those looks
    "not-full": 409,  # a seat is still open
    "cannot-undo": 409,
    "key-used": 409,  # another request was carried out under this key
    "not-over": 409,
    "other-rules": 409,  # the table was begun under rules or components that this server does not have
    "closed": 410,  # a table that the people who run the server have closed
    "banned": 403,  # a guest whom they have banned
    "used": 410,  # a one-time link that was followed before, or is too old
    "too-slow": 408,  # its head or body was not complete in time
    "too-large": 413,
    "head-too-large": 431,
    "other-protocol": 426,  # a client that speaks another version than this server
    "refused": 422,  # the rules do not allow it
    "too-fast": 429,
    "broken": 500,  # a fault of ours; the log has the rest
    "full": 503,  # no connection is left
    "busy": 503,  # too many requests are under way
    "stopping": 503,
    "not-ready": 503,  # the database does not answer
}
"""Every code, and the HTTP status that goes with it."""

UNAVAILABLE = 503

MOMENT = 1.0
"""Seconds after which a server that cannot answer now may be asked again, where nothing else is known."""


class ServerFault(RunaboutError):
    """A request that was not carried out; it changed nothing.

    Args:
        code: one of `STATUS`.
        text: in English, for programs, where there is more to say to them than the message of the reason has.
        rule, number, wait, reason, facts: see the attributes.

    Attributes:
        code: as given.
        reason: names the message by which a person is told; the code itself, where that says enough.
        facts: what the message is given.
        rule: the number of the rule that forbids a move, or "".
        number: the table's newest entry where the client is behind, else 0.
        wait: seconds after which the same may be asked again; 0 where time does not help.
    """

    def __init__(
        self,
        code: str,
        text: str = "",
        rule: str = "",
        number: int = 0,
        wait: float = 0.0,
        *,
        reason: str = "",
        facts: Facts | None = None,
    ) -> None:
        self.reason = reason or code
        self.facts = dict(facts or {})
        super().__init__(text or in_english(self.reason, self.facts))
        self.code = code
        self.rule = rule
        self.number = number
        self.wait = wait or (MOMENT if self.status == UNAVAILABLE else 0.0)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


def in_english(reason: str, facts: Facts) -> str:
    """The message of a reason, in English."""
    from runabout.core.language.values import isolated

    given = {name: isolated(value) if isinstance(value, str) else value for name, value in facts.items()}
    return _english().say(reason, given)


@cache
def _english() -> Sayings:
    from runabout.core.speech.declared import LANGUAGES, Messages  # slow to import, and most requests meet no fault
    from runabout.core.speech.sayings import Sayings

    return Sayings(LANGUAGES[0], Messages(WORDS))


class BadSetting(RunaboutError):
    """A setting of the server that it cannot start with; the message names it and says what was expected."""


class AdminFault(RunaboutError):
    """Something that the people who run the server asked for and that was not done; the message says why."""


class Conflict(Exception):
    """An entry of that number, or under that key, is in the table's list already: another writer was first."""


def stopping() -> ServerFault:
    """What a request is told while the server stops."""
    return ServerFault("stopping")
