"""Facts as declared data: what the numbers mean that the rules report in an event.

A game declares each kind of event once, with a sentence and named, typed fields, in the order of the numbers that its
rules give to `note`:

    EVENTS = event_kinds(
        Event,
        {
            Event.PLAYED: EventKind("A card is played.", card=CARD),
            Event.MOVED: EventKind("A pawn goes on by the card's own count.", pawn=PAWN, before=PLACE, after=PLACE),
        },
    )

From the declarations come the attributes of an event (`event.pawn`: the game's own number), its plain data for JSON
(`{"pawn": "red 2", ...}`), and the page of the game's facts.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from runabout.core.errors import BadGame
from runabout.core.log import FACTS, SEATS_MAX

RESERVED = frozenset({"kind", "seat", "audience", "facts", "fields", "declared", "known_to", "reveals", "plain"})
"""Names that every event has."""

Numbers = tuple[int, ...]


class FieldType(NamedTuple):
    """What the number, or the numbers, of a field mean.

    Attributes:
        name: what such a value is called, such as "card".
        says: what it is, in a few words, for the page of facts.
        size: how many numbers it takes.
        value: of its numbers, what `Event` gives: one number, or a tuple of them.
        plain: of its numbers, what JSON gives. Like `value`, a function of a module or a partial one, since events are
            pickled.
        schema: what `plain` gives, as JSON Schema.
        values: the names that `plain` gives, where these are all; () for any number.
        sort: how words take what `plain` gives (see `core.speech.sayings`): "number", "number/40" for fortieths
            of what is said, "signed/40" where other words say the sign, "flag", "seat", or the sort of thing that it
            names, such as "card". A list is of this sort.
    """

    name: str
    says: str
    size: int
    value: Callable[[Numbers], Any]
    plain: Callable[[Numbers], Any]
    schema: Mapping[str, Any]
    values: tuple[str, ...] = ()
    sort: str = ""


INTEGER: Mapping[str, Any] = {"type": "integer"}


def _first(numbers: Numbers) -> int:
    return numbers[0]


def number(name: str = "number", says: str = "a whole number") -> FieldType:
    """A count, a measure or another plain number."""
    return FieldType(name, says, 1, _first, _first, INTEGER, sort="number")


def named(name: str, says: str, values: Sequence[str], *, or_none: bool = False) -> FieldType:
    """One of several by its name; `or_none`: or None, where the number is that of none, -1 for example."""
    names = tuple(values)
    schema = {"enum": [*dict.fromkeys(names), *([None] if or_none else [])]}
    return FieldType(name, says, 1, _first, partial(_name, name, names, or_none), schema, names, name)


def _name(what: str, names: Sequence[str], or_none: bool, numbers: Numbers) -> str | None:
    at = numbers[0]
    if 0 <= at < len(names):
        return names[at]
    if or_none:
        return None
    raise ValueError(f"{at} is no {what}: there are {len(names)}")


def called(name: str, says: str, name_of: Callable[[int], str], *, or_none: bool = False) -> FieldType:
    """One of many that are called by a rule: `name_of`, a function of a module, gives the name of a number; `or_none`:
    or None, where the number is negative.
    """
    schema = {"type": ["string", "null"] if or_none else "string"}
    return FieldType(name, says, 1, _first, partial(_called, name_of, or_none), schema, sort=name)


def _called(name_of: Callable[[int], str], or_none: bool, numbers: Numbers) -> str | None:
    return None if or_none and numbers[0] < 0 else name_of(numbers[0])


def member(name: str, says: str, of: type[enum.IntEnum], *, or_none: bool = False) -> FieldType:
    """A member of an enum by its name in small letters; those below 0 are none.

    Raises:
        BadGame: the others do not count from 0 on.
    """
    members = [one for one in of if one >= 0]
    if [int(one) for one in members] != list(range(len(members))):
        raise BadGame(f"{of.__name__} counts from 0 without gaps, to be a type of field; {list(map(int, of))} came")
    return named(name, says, [one.name.casefold() for one in members], or_none=or_none)


def several(of: FieldType, count: int) -> FieldType:
    """So many values of a type, one after the other."""
    return FieldType(
        f"{count} of {of.name}",
        f"{count}, each {of.says}",
        count * of.size,
        partial(_values, of),
        partial(_plain_values, of),
        {"type": "array", "items": of.schema, "minItems": count, "maxItems": count},
        of.values,
        of.sort,
    )


def _values(of: FieldType, numbers: Numbers) -> tuple[Any, ...]:
    return tuple(of.value(numbers[at : at + of.size]) for at in range(0, len(numbers), of.size))


def _plain_values(of: FieldType, numbers: Numbers) -> list[Any]:
    return [of.plain(numbers[at : at + of.size]) for at in range(0, len(numbers), of.size)]


def index(name: str, says: str) -> FieldType:
    """One of several by its number, from 0; None where the number is negative."""
    return FieldType(name, says, 1, _first, _index, {"type": ["integer", "null"], "minimum": 0}, sort="number")


def _index(numbers: Numbers) -> int | None:
    return numbers[0] if numbers[0] >= 0 else None


def ordinal(name: str, says: str, count: int) -> FieldType:
    """One of so many, by its number as people count: 1 for the game's own 0."""
    schema = {"type": "integer", "minimum": 1, "maximum": count}
    return FieldType(name, says, 1, _first, _ordinal, schema, sort="number")


def _ordinal(numbers: Numbers) -> int:
    return numbers[0] + 1


def each(of: FieldType, says: str) -> FieldType:
    """A list of values of a type, as many as there are: one for each seat, for example."""
    return FieldType(
        f"each {of.name}",
        says,
        of.size,
        tuple,
        partial(_plain_values, of),
        {"type": "array", "items": of.schema},
        of.values,
        of.sort,
    )


def data(name: str, says: str, schema: Mapping[str, Any], sort: str = "") -> FieldType:
    """What no event reports, but a scene may hold: data of its own form."""
    return FieldType(name, says, 0, tuple, list, schema, sort=sort)


def bits(name: str, says: str, values: Sequence[str]) -> FieldType:
    """Some of several, as bits: 1 << its number for each that is among them."""
    names = tuple(values)
    return FieldType(
        name,
        says,
        1,
        _first,
        partial(_names_of_bits, names),
        {"type": "array", "items": {"enum": list(names)}, "uniqueItems": True},
        names,
        name,
    )


def _names_of_bits(names: Sequence[str], numbers: Numbers) -> list[str]:
    return [name for at, name in enumerate(names) if numbers[0] >> at & 1]


def _is_set(numbers: Numbers) -> bool:
    return bool(numbers[0])


def _seats_of_bits(numbers: Numbers) -> list[int]:
    return [seat for seat in range(SEATS_MAX) if numbers[0] >> seat & 1]


NUMBER = number()
FLAG = FieldType("flag", "yes or no", 1, _is_set, _is_set, {"type": "boolean"}, sort="flag")
SEAT = index("seat", "a seat; none where it is nobody's")._replace(sort="seat")
SEATS = FieldType(
    "seats",
    "some of the seats",
    1,
    _first,
    _seats_of_bits,
    {"type": "array", "items": {"type": "integer", "minimum": 0}},
    sort="seat",
)


class EventKind:
    """One kind of event.

    Args:
        says: what has happened, in a sentence, for the page of facts.
        fields: the type of each field, by its name, in the order of the numbers that `note` is given.

    Attributes:
        name: as programs know it, such as "drew_card"; given by `event_kinds`.
        fields: each field with its type and the place of its first number.
        size: how many numbers they take.
    """

    def __init__(self, says: str, **fields: FieldType) -> None:
        self.says = says
        self.name = ""
        self.fields: dict[str, tuple[FieldType, int]] = {}
        self.size = 0
        for name, kind in fields.items():
            self.fields[name] = (kind, self.size)
            self.size += kind.size

    def value(self, name: str, facts: Numbers) -> Any:
        """A field of an event of this kind, as the game's own number or numbers; KeyError where it has none."""
        kind, at = self.fields[name]
        return kind.value(facts[at : at + kind.size])

    def plain(self, facts: Numbers) -> dict[str, Any]:
        """All fields of an event of this kind, by name, as data for JSON."""
        return {name: kind.plain(facts[at : at + kind.size]) for name, (kind, at) in self.fields.items()}


def event_kinds(numbers: type[enum.IntEnum], declared: Mapping[Any, EventKind]) -> tuple[EventKind, ...]:
    """The kinds of event of a game, in the order of their numbers, each with its name.

    Args:
        numbers: what the rules report them by, from 0 on.
        declared: by number.

    Raises:
        BadGame: a number is not declared, or its fields do not fit into an event.
    """
    found = []
    for at, kind in enumerate(numbers):
        if kind != at:
            raise BadGame(f"{numbers.__name__} counts from 0 without gaps; {kind.name} is {int(kind)}, not {at}")
        if kind not in declared:
            raise BadGame(f"{numbers.__name__}.{kind.name} is reported by the rules, and not declared with its fields")
        one = declared[kind]
        one.name = kind.name.casefold()
        taken = sorted(RESERVED.intersection(one.fields))
        if taken:
            raise BadGame(f"{numbers.__name__}.{kind.name}: every event has `{taken[0]}`; call the field otherwise")
        if one.size > FACTS:
            raise BadGame(f"{numbers.__name__}.{kind.name}: its fields take {one.size} numbers; an event has {FACTS}")
        if not one.says.strip():
            raise BadGame(f"{numbers.__name__}.{kind.name}: say in a sentence what has happened")
        found.append(one)
    return tuple(found)
