"""The scene: what lies where on the table, as far as one viewer knows it, as plain data.

A scene has
- *things* that are told apart, each with attributes: a pawn and the square it is on, a vehicle and its hits;
- *piles*: places where so many of each kind lie, or lie in an order: a hand, a deck, a row of discards. What the viewer
  does not know lies there as UNKNOWN;
- *counters*: points, damage, how many rounds were played.

A game declares once which fields of its Sight each of them is read from (`Layout`), and what each kind of event changes
(see `core.mover`). Two parts of a sight are beside the scene, since no event moves them: the *settings* that the table
agreed on, and the *decision*: who has to decide what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Literal

from runabout.core.errors import BadGame, nearest
from runabout.core.facts import NUMBER, FieldType, each, named
from runabout.core.log import SEATS_MAX
from runabout.core.options import Option

UNKNOWN = "?"
"""The kind, in a pile, of what the viewer does not know."""

Pile = dict[str, int] | list[str]
"""How many of each kind lie in a place; or their kinds, in the order in which they lie."""


@dataclass
class Scene:
    """What one viewer knows of the table.

    Attributes:
        viewer: a seat; -1 for somebody who only watches.
        things: by name, its attributes by name.
        piles: by place.
        counters: by name.
        settings: what the table agreed on: the same from the first decision to the last.
        decision: who has to decide what; replaced as a whole by every step.
    """

    viewer: int = -1
    things: dict[str, dict[str, Any]] = field(default_factory=dict)
    piles: dict[str, Pile] = field(default_factory=dict)
    counters: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    decision: dict[str, Any] = field(default_factory=dict)

    def copy(self) -> Scene:
        """One of which things, piles and counters can be changed for themselves; no move changes the rest."""
        return Scene(
            self.viewer,
            {name: dict(attributes) for name, attributes in self.things.items()},
            {place: pile.copy() for place, pile in self.piles.items()},
            dict(self.counters),
            self.settings,
            self.decision,
        )

    def plain(self) -> dict[str, Any]:
        """As data for JSON."""
        return {
            "viewer": self.viewer,
            "things": self.things,
            "piles": self.piles,
            "counters": self.counters,
            "settings": self.settings,
            "decision": self.decision,
        }


Types = Mapping[str, FieldType]
"""The type of each value, by its name."""

N = "N"
"""In place of the number of a seat, in a name that is declared once for all seats."""

OF_EACH_SEAT = f"seat:{N}:"
"""How the names of counters begin, where they are declared, that each seat has."""

NOTHING: Types = MappingProxyType({})


class Part:
    """A part of a layout: what some fields of a Sight say.

    Attributes:
        fields: the names of these fields.
        counters: what it counts.
        settings: what of it the table agreed on.
        decision: what of it belongs to the decision.
    """

    fields: tuple[str, ...]
    counters: Types = NOTHING
    settings: Types = NOTHING
    decision: Types = NOTHING

    def write(self, seen: Any, scene: Scene) -> None:
        """Write into a scene what a snapshot of a Sight says."""


class Read(Part):
    """What only the game itself can read: several fields that say one thing together.

    Args:
        fields: their names.
        into: writes into a scene what a snapshot of a Sight says.
        counters: what it counts.
        settings: what it writes into the settings.
        decision: what it writes into the decision.
    """

    def __init__(
        self,
        fields: Sequence[str],
        into: Callable[[Any, Scene], None],
        *,
        counters: Types | None = None,
        settings: Types | None = None,
        decision: Types | None = None,
    ) -> None:
        self.fields = tuple(fields)
        self.into = into
        self.counters, self.settings, self.decision = counters or NOTHING, settings or NOTHING, decision or NOTHING

    def write(self, seen: Any, scene: Scene) -> None:
        """What the game reads."""
        self.into(seen, scene)


class _One(Part):
    """One field, whose values have a type."""

    def __init__(self, name: str, kind: FieldType = NUMBER, *, called: str = "") -> None:
        self.fields = (name,)
        self.name = name
        self.kind = kind
        self.called = called or name
        self._declare({self.called: kind})

    def _declare(self, types: Types) -> None:
        raise NotImplementedError

    def value(self, number: int) -> Any:
        return self.kind.plain((number,))

    def values(self, numbers: Any) -> Any:
        """A number, or numbers in lists, as data."""
        return [self.values(one) for one in numbers] if isinstance(numbers, list) else self.value(numbers)


class _Value(_One):
    """One field that is shown as it is: a number, or several in a list.

    Attributes:
        section: which of a layout's types it has a part in.
    """

    section: ClassVar[Literal["counters", "settings", "decision"]]

    def _declare(self, types: Types) -> None:
        setattr(self, self.section, types)


class Counter(_Value):
    """A number that is counted, or several in a list; `called` as the field where no other name is given."""

    section = "counters"

    def write(self, seen: Any, scene: Scene) -> None:
        """The counter."""
        scene.counters[self.called] = self.values(getattr(seen, self.name))


class SeatCounter(_One):
    """A number that each seat has: "seat:0:points"."""

    def _declare(self, types: Types) -> None:
        self.counters = {f"{OF_EACH_SEAT}{name}": kind for name, kind in types.items()}

    def write(self, seen: Any, scene: Scene) -> None:
        """A counter for each seat at the table."""
        for seat, number in enumerate(getattr(seen, self.name)[: seen.seats]):
            scene.counters[seat_counter(seat, self.called)] = self.value(number)


class Setting(_Value):
    """What the table agreed on: a number, or as many as the field has."""

    section = "settings"

    def write(self, seen: Any, scene: Scene) -> None:
        """The setting."""
        scene.settings[self.called] = self.values(getattr(seen, self.name))


def agreed(options: Sequence[Option], *fields: str, **called: str) -> list[Setting]:
    """What the table agreed on, by the names that its options have for it.

    Args:
        options: the game's.
        fields: of the Sight, with the name of their option.
        called: fields with another name, and the name of their option.
    """
    by_name = {option.name: option for option in options}
    return [
        Setting(field, option_type(by_name[name]), called=name)
        for field, name in [*((field, field) for field in fields), *called.items()]
    ]


def option_type(option: Option) -> FieldType:
    """The type of what an option is set to."""
    return (
        named(f"option {option.name}", f"what rule {option.rule} lets a table choose", option.choices)
        if option.choices
        else NUMBER
    )


class Decision(_Value):
    """What belongs to the decision that is to be taken."""

    section = "decision"

    def write(self, seen: Any, scene: Scene) -> None:
        """The part of the decision."""
        scene.decision[self.called] = self.values(getattr(seen, self.name))


class Kinds(Part):
    """A pile that a field counts by kind: `kinds` are their names, in the order of their numbers."""

    def __init__(self, place: str, name: str, kinds: Sequence[str]) -> None:
        self.fields = (name,)
        self.place, self.name, self.kinds = place, name, tuple(kinds)

    def write(self, seen: Any, scene: Scene) -> None:
        """The pile, by kind."""
        scene.piles[self.place] = counted(getattr(seen, self.name), self.kinds)


class Hidden(Part):
    """A pile of which all that is known is how many lie there."""

    def __init__(self, place: str, name: str) -> None:
        self.fields = (name,)
        self.place, self.name = place, name

    def write(self, seen: Any, scene: Scene) -> None:
        """The pile, by its size alone."""
        size = getattr(seen, self.name)
        scene.piles[self.place] = unknown(size[0] if isinstance(size, list) else size)


class Row(Part):
    """A pile in order: numbers of `kinds`, as many as another field says."""

    def __init__(self, place: str, name: str, kinds: Sequence[str], *, size: str) -> None:
        self.fields = (name, size)
        self.place, self.name, self.kinds, self.size = place, name, tuple(kinds), size

    def write(self, seen: Any, scene: Scene) -> None:
        """The pile, in order."""
        size = getattr(seen, self.size)
        count = size[0] if isinstance(size, list) else size
        scene.piles[self.place] = [self.kinds[number] for number in getattr(seen, self.name)[:count]]


class Derived(Part):
    """A field that follows from the others: a viewer can work it out, so the scene does not repeat it.

    Args:
        name: the field's.
        of: from a snapshot of the Sight, what the field holds; a law compares it.
    """

    def __init__(self, name: str, of: Callable[[Any], Any]) -> None:
        self.fields = (name,)
        self.of = of


class NotShown(Part):
    """Fields that nothing on the table shows, with the reason."""

    def __init__(self, fields: Sequence[str], reason: str) -> None:
        self.fields = tuple(fields)
        self.reason = reason


class Sort:
    """Things, piles or places that are called alike.

    Args:
        name: of the sort: how their names begin, or the name of the only one.
        names: all that there may be, with N for each seat at the table ("hand:N"); () where there is no end of them.
    """

    def __init__(self, name: str, names: Sequence[str] = ()) -> None:
        self.name, self.names = name, tuple(names)
        self._at_table: dict[int, Mapping[str, str]] = {}

    def at_table(self, seats: int) -> Mapping[str, str]:
        """Its names at a table of so many seats (see `at_table`)."""
        if seats not in self._at_table:
            self._at_table[seats] = at_table(self.names, seats)
        return self._at_table[seats]

    def has(self, name: str, seats: int = SEATS_MAX) -> bool:
        """Whether there may be one of that name, which begins as this sort does, at a table of so many seats."""
        return not self.names or name in self.at_table(seats)


class Things(Sort):
    """The things of one sort: what they are called, and what is known of each.

    Args:
        name: of the sort; "pawn" for those that are called "pawn:red:2" and so on.
        says: what they are, in a sentence.
        names: all that there may be (see `Sort`).
        attributes: the type of each attribute, by its name.
    """

    def __init__(self, name: str, says: str, names: Sequence[str] = (), /, **attributes: FieldType) -> None:
        super().__init__(name, names)
        self.says, self.attributes = says, attributes


class Piles(Sort):
    """The piles of one sort.

    Args:
        name: of the sort; "hand" for those that are called "hand:0" and so on, or of the only one.
        says: what lies there, in a sentence.
        kinds: what may lie there, but for UNKNOWN.
        names: all that there may be (see `Sort`).
    """

    def __init__(self, name: str, says: str, kinds: Sequence[str], names: Sequence[str] = ()) -> None:
        super().__init__(name, names)
        self.says, self.kinds = says, tuple(kinds)


class Places(Sort):
    """The places of one sort, where things are, or go, and nothing is piled up."""


def at_table(names: Iterable[str], seats: int) -> Mapping[str, str]:
    """The names that there are at a table of so many seats, each with how it was declared: "hand:0" by "hand:N"."""
    found: dict[str, str] = {}
    for name in names:
        parts = name.split(":")
        for seat in range(seats if N in parts else 1):
            found[":".join(str(seat) if part == N else part for part in parts)] = name
    return found


Reducer = Callable[..., None]
"""Makes the moves of an event: of a `core.mover.Mover` and the event."""


class Layout:
    """Where the scene of a game is read from, and what moves it.

    Args:
        sight: the game's Sight.
        parts: each field of it but `viewer` is in exactly one of them.
        moves: by the name of a kind of event, its reducer. An event of another kind moves nothing.
        things: the things that there may be.
        piles: the piles that there may be.
        places: those where things are, or go, and nothing is piled up; a name alone is that of a sort of which there
            may be any: "square" for "square:19".
        is_declared: whether the game has declared it; False for a default layout.

    Attributes:
        Sight: the game's.
        reducers: by the name of a kind of event.
        counters: the type of each counter, by its name; of one that every seat has, "seat:N:points".
        settings: the type of each setting.
        decision: the type of each part of the decision.

    Raises:
        BadGame: a field is in none of the parts or in two, or a part names one that the Sight does not have.
    """

    def __init__(
        self,
        sight: type[Any],
        parts: Sequence[Part],
        moves: Mapping[Any, Reducer] | None = None,
        *,
        things: Sequence[Things] = (),
        piles: Sequence[Piles] = (),
        places: Sequence[str | Places] = (),
        is_declared: bool = True,
    ) -> None:
        self.Sight = sight
        self.parts = tuple(parts)
        self.reducers = {getattr(kind, "name", kind).casefold(): reducer for kind, reducer in (moves or {}).items()}
        self.counters = {name: kind for part in self.parts for name, kind in part.counters.items()}
        self.settings = {name: kind for part in self.parts for name, kind in part.settings.items()}
        self.decision = {name: kind for part in self.parts for name, kind in part.decision.items()}
        self.things = {one.name: one for one in things}
        self.piles = {one.name: one for one in piles}
        self.places = {one.name: one for one in (Places(one) if isinstance(one, str) else one for one in places)}
        self.is_declared = is_declared
        self._ranks: dict[str, Mapping[str, int]] = {}
        self.fields = tuple(name for name in sight.fields if name != "viewer")
        for fault in self._faults(sight.__name__):
            raise BadGame(f"the layout: {fault}")
        for part in self.parts:
            if isinstance(part, _Value):
                kind = _in_lists(part.kind, len(sight.fields[part.name].shape))
                getattr(self, part.section)[part.called] = kind

    def _faults(self, sight: str) -> Iterator[str]:
        found = [name for part in self.parts for name in part.fields]
        for name in found:
            if name not in self.fields:
                yield f"{sight} has no field {name}{perhaps(name, self.fields)}"
        for name in self.fields:
            times = found.count(name)
            if times > 1:
                yield f"{sight}.{name} is in {times} parts; one is enough"
            if not times:
                yield f"{sight}.{name} is in no part: read it into the scene, or say why it is not shown (NotShown)"

    def has_place(self, name: str) -> bool:
        """Whether it is the name of a place where things are, or go, and nothing is piled up."""
        sort = self.places.get(sort_of(name))
        return sort is not None and sort.has(name)

    def ranks(self, sort: str) -> Mapping[str, int]:
        """The place of each kind among those that may lie in piles of a sort; {} where the sort is not declared."""
        if sort not in self._ranks:
            declared = self.piles.get(sort)
            self._ranks[sort] = {kind: at for at, kind in enumerate(declared.kinds)} if declared else {}
        return self._ranks[sort]

    def scene(self, sight: Any) -> Scene:
        """What a Sight shows."""
        seen = sight.snapshot()
        found = Scene(seen.viewer)
        for part in self.parts:
            part.write(seen, found)
        return found


def _in_lists(kind: FieldType, dimensions: int) -> FieldType:
    """The type of a field that has so many dimensions."""
    for _ in range(dimensions):
        kind = each(kind, f"several, each {kind.says}")._replace(name=f"several of {kind.name}")
    return kind


def plain_layout(sight: type[Any]) -> Layout:
    """The layout of a game that declares none: what each seat has, whatever else there is, and who decides."""
    parts: list[Part] = [Setting("seats"), Decision("seat"), Decision("over")]
    for name, cells in sight.fields.items():
        if name not in ("seats", "seat", "over", "viewer"):
            by_seat = cells.sized_by == "seats" and len(cells.shape) == 1
            parts.append(SeatCounter(name) if by_seat else Counter(name))
    return Layout(sight, parts, is_declared=False)


def counted(numbers: Sequence[int], kinds: Sequence[str]) -> dict[str, int]:
    """How many there are of each kind of which there are any."""
    return {kind: number for kind, number in zip(kinds, numbers) if number}


def unknown(count: int) -> dict[str, int]:
    """A pile of so many of which no kind is known."""
    return {UNKNOWN: count} if count else {}


def partly_known(known: dict[str, int], count: int) -> dict[str, int]:
    """A pile of so many of which some are known."""
    hidden = count - sum(known.values())
    return {**known, UNKNOWN: hidden} if hidden else known


def perhaps(name: str, known: Iterable[str]) -> str:
    """What somebody who wrote a wrong name may have meant, for an error."""
    found = nearest(name, known, most=1)
    return f"; did you mean {found[0]}?" if found else ""


def sort_of(name: str) -> str:
    """The sort of a thing or a pile: "pawn" of "pawn:red:2"."""
    return name.partition(":")[0]


def seat_counter(seat: int, name: str) -> str:
    """The name of what is counted for a seat."""
    return f"seat:{seat}:{name}"


def hand(seat: int) -> str:
    """The place of a seat's hand."""
    return f"hand:{seat}"
