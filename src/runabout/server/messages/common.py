"""What all messages have in common: names, numbers, and what is said of a fault."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from runabout.match.seating import LONGEST_NAME

PROTOCOL = 3
"""The version of what is said here, raised where a client of the version before would misread it; docs/api.md tells
what has changed.
"""

UNNAMED = 1
"""The version of a client that names none: the first ones named none."""

TableId = Annotated[str, Meta(pattern="^[a-z2-7]{10}$", description="a table's name, as in its link")]
Name = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, description="what a person is called, shown as plain text")
]
Seat = Annotated[int, Meta(ge=0, le=7)]
Viewer = Annotated[int, Meta(ge=-1, le=7, description="a seat; -1 for someone who only watches")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Language = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,4}$",
        description='the language of what is told, such as "de"; "none": the client says the facts itself',
    ),
]
Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="the client's own name for what it sends: sent again under the same key, it is done once",
    ),
]
ActionText = Annotated[str, Meta(min_length=1, max_length=120, description='canonical text, such as "lay Anvil"')]

Status = Literal["gathering", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every message; one with unknown fields is refused."""


class Fault(Message, frozen=True):
    """Why a request was refused; it changed nothing. The HTTP status follows from the code (see server.errors).

    Attributes:
        code: for programs, such as "refused", "stale", "not-your-turn".
        reason: names the message by which a client tells a person, in its own language (see server/words); finer than
            the code.
        facts: what that message is given: names, titles and numbers.
        text: in English: what was expected, what came, what to do.
        rule: the number of the rule that forbids a move; "" for every other fault.
        number: the table's newest entry, where the client is behind; else 0.
        wait: seconds after which the same may be asked again; 0 where time does not help.
    """

    code: str
    text: str
    reason: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)
    rule: str = ""
    number: int = 0
    wait: int = 0


MessageName = Annotated[
    str, Meta(max_length=80, pattern="^[a-zA-Z][a-zA-Z0-9_-]*$", description="the name of a Project Fluent message")
]


class UnsaidByPage(Message, frozen=True):
    """Messages that a page could not say in a language, and for which it has said English.

    Attributes:
        game: whose messages they are; "" for the page's own, and for those of what the server refuses.
        language: such as "de".
        messages: by name. Nothing of what they were given is sent.
    """

    language: Language
    messages: Annotated[tuple[MessageName, ...], Meta(min_length=1, max_length=50)]
    game: Annotated[str, Meta(max_length=80)] = ""


class UnsaidCounted(Message, frozen=True):
    """How many of them were counted, those that the server does not know as one."""

    counted: int
