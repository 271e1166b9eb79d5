"""What a viewer may know, laid out for the eye: panels that any client can draw without knowing the game.

A game's words make them from its Sight (`Words.panels`), so nothing is in them that the Sight does not hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Tone = Literal["", "red", "yellow", "green", "blue", "violet", "grey"]
"""A colour that belongs to a thing on the table; what it means is also said in words, always."""


@dataclass(frozen=True)
class Face:
    """A component as printed: a card, a token, a sign.

    Attributes:
        name: for programs; the `card` of an Action or the `name` of an Item that is about it.
        title: as printed.
        group: what kind of component, such as "Capture".
        lines: what is printed on it, a line each.
        rule: the number of the rule that holds it.
    """

    name: str
    title: str
    group: str
    lines: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Item:
    """One thing in a panel: a card in a pile, a pawn on a track.

    Attributes:
        name: of its Face; "" where it has none.
        text: what it is called.
        note: more about it, such as "Speed 2"; "" for nothing.
        tone: its colour.
        count: how many of it.
        seat: whose it is; -1 for nobody's.
    """

    name: str
    text: str
    note: str = ""
    tone: Tone = ""
    count: int = 1
    seat: int = -1


@dataclass(frozen=True)
class Cell:
    """One place on a track, and what is on it.

    Attributes:
        text: what it is called; "" for a gap, where a row has no place.
        note: what it does or where it leads; "" for nothing.
        tone: its colour.
        items: what is on it.
    """

    text: str
    note: str = ""
    tone: Tone = ""
    items: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Shape:
    """An upright rectangle on a map: a part of the ground, or an object on it.

    Attributes:
        x, y: its upper left corner, from that of the map, to the right and down.
        width, height: of it, in the map's own units, as x and y.
        item: what it is; without a tone, what is somebody's has the colour of its seat.
        sign: what is written on it where there is no room for more, such as a number; "" for nothing.
        ground: things lie on it.
        action: the number of the action that is about it, should that be open now; -1 for none.
    """

    x: int
    y: int
    width: int
    height: int
    item: Item
    sign: str = ""
    ground: bool = False
    action: int = -1


@dataclass(frozen=True)
class Panel:
    """One part of the table.

    Attributes:
        kind: "pile": `items` and `size` (a pile may hold more than may be seen); "track": `cells`, in order, `columns`
            of them a row (0: one row), running round where `loop`; "facts": `rows` of a name and a value; "map":
            `shapes` in the order in which they lie on each other, on a ground of `width` and `height`. `spots` are
            places on it, or just off it, that stand for actions: the number of the action, x, y. Which of the actions
            are open, a view says. `mover` is what is to do something, or to go to a spot with its middle, or None;
            where it is not yet on the map, it is not among the shapes either.
        title: what it is.
        seat: whose it is; -1 for everybody's.
        own: it is the viewer's own hand.
    """

    kind: Literal["pile", "track", "facts", "map"]
    title: str
    seat: int = -1
    own: bool = False
    size: int = 0
    items: tuple[Item, ...] = ()
    cells: tuple[Cell, ...] = ()
    columns: int = 0
    loop: bool = False
    rows: tuple[tuple[str, str], ...] = ()
    width: int = 0
    height: int = 0
    shapes: tuple[Shape, ...] = ()
    spots: tuple[tuple[int, int, int], ...] = ()
    mover: Shape | None = None


class Names(Protocol):
    """How the people and bots at a table are called, by seat."""

    def __getitem__(self, seat: int, /) -> str: ...


def called(names: Names, seat: int, viewer: int) -> str:
    """What a seat is called, to the viewer."""
    return "You" if seat == viewer else names[seat]


# --- Panels for any game ----------------------------------------------------------------------------------------------


def plain_panels(facts: Mapping[str, Any], seats: int, viewer: int, names: Names) -> tuple[Panel, ...]:
    """Panels made of plain data by its shape, for a game that lays out none of its own.

    Single values stand in a panel for the table; a list of texts is a pile (called "hand", the viewer's own); a list
    with an entry for each seat gives each seat a line of its own panel, or a pile where the entries are lists of texts;
    anything else is listed line by line. "seat", by convention, is the seat that decides.

    Args:
        facts: what the viewer may know, as `Words.sight` gives it.
        seats: how many there are.
        viewer: a seat; -1 for someone who only watches.
        names: of everyone, by seat.
    """
    called_by_seat = [called(names, seat, viewer) for seat in range(seats)]
    table: list[tuple[str, str]] = []
    by_seat: list[list[tuple[str, str]]] = [[] for _ in range(seats)]
    rest: list[Panel] = []
    for key, value in facts.items():
        title = key.replace("_", " ").capitalize() or "Table"
        if key in ("seats", "viewer"):
            continue  # the panels show it
        if key == "seat" and value in range(seats):
            table.append(("To decide", called_by_seat[value]))
        elif key == "hand" and viewer >= 0 and is_pile(value):
            rest.append(pile_of(value, title, viewer, own=True))
        elif is_by_seat(value, seats) and not all(map(is_pile, value)):
            for rows, part in zip(by_seat, value):
                rows.append((title, fact(part)))
        elif isinstance(value, list | tuple) or (isinstance(value, Mapping) and value):
            rest += several_as_panels(title, value, called_by_seat)
        else:
            table.append((title, fact(value)))
    seated = [
        Panel("facts", called_by_seat[seat], seat=seat, rows=tuple(rows)) for seat, rows in enumerate(by_seat) if rows
    ]
    first = [Panel("facts", "The table", rows=tuple(table))] if table else []
    return (*first, *seated, *rest)


def several_as_panels(title: str, value: Any, called_by_seat: Sequence[str]) -> list[Panel]:
    """A list or a mapping of plain data as panels of its own: a pile, a pile for each seat, or line by line."""
    if isinstance(value, Mapping):
        return [Panel("facts", title, rows=tuple((str(name), fact(part)) for name, part in value.items()))]
    if is_pile(value):
        return [pile_of(value, title, -1)]
    if is_by_seat(value, len(called_by_seat)):
        return [pile_of(part, f"{title}: {called_by_seat[seat]}", seat) for seat, part in enumerate(value)]
    return [Panel("facts", title, rows=tuple((str(i), fact(part)) for i, part in enumerate(value, 1)))]


def is_by_seat(value: Any, seats: int) -> bool:
    """Whether a piece of plain data is a list with an entry for each seat, other than a pile of as many things."""
    return isinstance(value, list | tuple) and len(value) == seats and not is_pile(value)


def is_pile(value: Any) -> bool:
    """Whether a piece of plain data is a list of texts."""
    return isinstance(value, list | tuple) and all(isinstance(part, str) for part in value)


def pile_of(texts: list[str] | tuple[str, ...], title: str, seat: int, own: bool = False) -> Panel:
    """A pile of things without faces."""
    items = tuple(Item("", text or "-") for text in texts)
    return Panel("pile", title, seat=seat, own=own, size=len(items), items=items)


def fact(value: Any) -> str:
    """A piece of plain data as text."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {fact(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(fact, value)) or "none"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
