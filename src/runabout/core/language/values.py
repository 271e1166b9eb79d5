"""What a message is given: people, things and lists, which each language puts into the form that a sentence needs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from fluent.runtime.types import FluentType

ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Marks around text whose direction is its own (Unicode, UAX 9)."""

RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks that change the direction of text around them."""


def isolated(text: str) -> str:
    """A text that somebody else wrote, such as a name, so that it cannot turn the text around it: without marks of
    direction, and between marks of isolation where letters run from right to left.
    """
    kept = MARKS.sub("", text)
    if any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in kept):
        return f"{ISOLATE}{kept}{END_ISOLATE}"
    return kept


@lru_cache(maxsize=4096)
def identifier(part: str) -> str:
    """A part of a name as the name of a message has it: "Quick Pass" is "quick-pass", "-3" is "minus-3"."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", part) if not unicodedata.combining(c)).casefold()
    signed = re.sub(r"^([+-])(?=\d)", lambda sign: "minus " if sign[0] == "-" else "plus ", plain)
    return re.sub(r"[^a-z0-9]+", "-", signed).strip("-")


class Spoken(FluentType):
    """A value that a language puts into words."""

    def format(self, locale: Any) -> str:
        """The value outside of THING and LIST; only what needs no grammar has one."""
        return str(self)


@dataclass(frozen=True)
class Person(Spoken):
    """Somebody at the table, by name.

    Attributes:
        name: as the person wrote it.
    """

    name: str

    def __str__(self) -> str:
        return isolated(self.name)


@dataclass(frozen=True)
class Thing(Spoken):
    """A thing, a place or a kind, by its name in a scene or an event.

    Attributes:
        name: such as "pawn:red:2", "square:19", "lasso".
        sort: what such values are, where the name does not say it, such as "card".
        given: what things are called at this table, by their names: the characters of pawns, for example, which their
            message is given as `$name`. What is given for "=NAME" is said instead of any message.
        more: what else is known of it, by name: its kind, for example.
    """

    name: str
    sort: str = ""
    given: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    more: tuple[tuple[str, Any], ...] = ()

    @property
    def parts(self) -> tuple[str, ...]:
        """Sort and name, part by part."""
        found = tuple(self.name.split(":"))
        return found if len(found) > 1 or not self.sort else (self.sort, *found)

    @property
    def kind(self) -> str:
        """What a message selects by: "square" of "square:19", "lasso" of "lasso"."""
        return identifier(self.name.split(":", 1)[0])

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Many(Spoken):
    """Several values, in their order."""

    values: Sequence[Any]

    def __str__(self) -> str:
        return ", ".join(map(str, self.values))


@dataclass(frozen=True)
class Form(Spoken):
    """The form that a thing takes in a sentence, for the message of the thing to pass on as `$like`.

    Attributes:
        case: nominative, genitive, dative or accusative.
        article: definite, indefinite, your, from, or none.
        plural: whether there are several of it.
    """

    case: str = "nominative"
    article: str = "none"
    plural: bool = False
