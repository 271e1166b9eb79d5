"""The plan of a table: how what a scene says is laid out for the eye, by any client that knows nothing of the game.

A plan says where the places are, how things, kinds and places are written, and whose they are. It is the same for every
viewer from the first decision to the last; what lies there now, the scene says (see `core.scene`). What changes and
cannot be read from the scene, such as what an outfit is worth, is a remark (`Words.remarks`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, get_args

from runabout.core.scene import OF_EACH_SEAT, Layout, Scene, seat_counter, sort_of

Tone = Literal["", "red", "yellow", "green", "blue", "violet", "grey"]
"""A colour that belongs to a thing on the table; what it means is also said in words, always."""


@dataclass(frozen=True)
class Face:
    """A component as printed: a card, a token, a sign.

    Attributes:
        name: for programs; the `card` of an Action, or the kind in a scene, that is about it.
        title: as printed.
        group: what kind of component, such as "Capture".
        lines: what is printed on it, a line each.
        rule: the number of the rule that holds it.
        kind: the same as `group` for programs, such as "capture"; "" where none has to tell.
    """

    name: str
    title: str
    group: str
    lines: tuple[str, ...]
    rule: str
    kind: str = ""


@dataclass(frozen=True)
class Label:
    """How a thing, a kind or a place is written.

    Attributes:
        text: what it is called.
        note: more about it, such as "Speed 2"; "" for nothing.
        tone: its colour.
        seat: whose it is; -1 for nobody's, or where an attribute of the thing says it.
    """

    text: str
    note: str = ""
    tone: Tone = ""
    seat: int = -1


@dataclass(frozen=True)
class Ground:
    """A part of the ground of a map: an upright rectangle, in the map's units.

    Attributes:
        x, y: its corner nearest to the map's origin.
        width, height: of it.
        label: what it is.
    """

    x: int
    y: int
    width: int
    height: int
    label: Label


@dataclass(frozen=True)
class Area:
    """One part of the table. What kind of part it is says which of the attributes it has, beside title and seat.

    - "pile": one pile, its place in `places`. With `hand`, it is what the player at `seat` holds.
    - "cells": places side by side, each a pile or a place where things are: `places` in their order, "" for a gap,
      `columns` of them a row (0: one row), running round where `loop`. Only things whose names begin with `things` are
      shown, where that is not "".
    - "things": things one below the other, with their attributes: those whose names begin with `things`; of `seat`,
      where it has one, and of nobody, where other areas show those of seats. With each, the piles of the sorts in
      `piles` whose names end as its own does ("crew:7" with "vehicle:7"). Whose a thing is, its label says, or else its
      attribute `owner` or `seat`.
    - "counters": the counters in `places`, by name.
    - "map": a ground of `width` and `height` in units of the game, with things whose names begin with `things` at their
      attribute `at` (x, y of the middle), piles of the sorts in `piles`, the last two parts of whose names are x and y
      of the middle, and places "point:X:Y" and "edge:SIDE:AT" (start, end, left, right). Where `up`, y grows upward.
      `sizes`: how wide and high each is, by the values of its attributes `sized_by`, with blanks between ("coupe
      driving"); of a pile, by what lies there.

    Attributes:
        title: what it is.
        seat: whose it is; -1 for everybody's.
        folded: it is folded away until somebody wants to see it.
    """

    kind: Literal["pile", "cells", "things", "counters", "map"]
    title: str
    seat: int = -1
    places: tuple[str, ...] = ()
    hand: bool = False
    folded: bool = False
    columns: int = 0
    loop: bool = False
    things: str = ""
    piles: tuple[str, ...] = ()
    width: int = 0
    height: int = 0
    up: bool = False
    ground: tuple[Ground, ...] = ()
    sized_by: tuple[str, ...] = ()
    sizes: Mapping[str, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """How a table is laid out.

    Attributes:
        areas: its parts, what matters most first.
        labels: by the name of a thing, of a kind, of a place, of a counter or of an attribute's value; of what a seat
            plays, as "seat:0". What has none is written as its Face, or else by its name; a thing by its attribute
            `kind` and the last part of its name, and in the tone of its attribute `status` or `condition`.
        note: what is to be said of the table as a whole, such as which map it has; "" for nothing.
        of_seats: the names of attributes and counters that are seats, which are written by who sits there; a match
            writes them into its plan, from what the game declares (see `seats_named`).
    """

    areas: tuple[Area, ...]
    labels: Mapping[str, Label] = field(default_factory=dict)
    note: str = ""
    of_seats: tuple[str, ...] = ()


@dataclass(frozen=True)
class Remark:
    """Something that is to be seen now, and does not follow from the scene without the game's rules.

    Attributes:
        about: a thing or a place of the scene; "seat:0" for a seat; "" for the table.
        text: in a few words.
    """

    about: str
    text: str


class Names(Protocol):
    """How the people and bots at a table are called, by seat."""

    def __getitem__(self, seat: int, /) -> str: ...


# --- A plan for any game ----------------------------------------------------------------------------------------------


def seats_named(layout: Layout) -> tuple[str, ...]:
    """The names of attributes of things, and of counters, that are seats, in the order in which they are declared."""
    of_things = (item for things in layout.things.values() for item in things.attributes.items())
    return tuple(dict.fromkeys(name for name, kind in (*of_things, *layout.counters.items()) if kind.sort == "seat"))


def plain_plan(layout: Layout, scene: Scene) -> Plan:
    """The plan of a table whose game gives none: hands first, then what everybody sees, then what is counted.

    Args:
        layout: the game's.
        scene: of somebody who only watches, once the table is laid out.
    """
    seats = int(scene.settings.get("seats", 0))
    areas = [_pile(place, seats) for place in sorted(scene.piles, key=lambda place: not place.startswith("hand:"))]
    for sort in layout.things.values():
        areas.append(Area("things", titled(sort.name), things=f"{sort.name}:"))
    counters = [name for name in layout.counters if not name.startswith(OF_EACH_SEAT)]
    if counters:
        areas.append(Area("counters", "The table", places=tuple(counters)))
    of_seats = [name.removeprefix(OF_EACH_SEAT) for name in layout.counters if name.startswith(OF_EACH_SEAT)]
    labels = {seat_counter(seat, name): Label(titled(name)) for seat in range(seats) for name in of_seats}
    for seat in range(seats if of_seats else 0):
        areas.append(Area("counters", "", seat=seat, places=tuple(seat_counter(seat, name) for name in of_seats)))
    return Plan(tuple(areas), labels)


def _pile(place: str, seats: int) -> Area:
    """The area of a pile; one whose name ends with the number of a seat is that seat's."""
    sort, _, of = place.partition(":")
    seat = int(of) if of.isdecimal() and int(of) < seats else -1
    title = titled(sort) if seat >= 0 or not of else f"{titled(sort)} {of}"
    return Area("pile", title, seat=seat, places=(place,), hand=sort == "hand" and seat >= 0)


def titled(name: str) -> str:
    """A name for programs as a title: "used specials" and "turn_limit" as "Used specials" and "Turn limit"."""
    return name.replace("_", " ").replace("-", " ").capitalize()


# --- What is wrong with a plan ----------------------------------------------------------------------------------------


def plan_faults(plan: Plan | None, layout: Layout, scene: Scene, remarks: Iterable[Remark] = ()) -> Iterator[str]:
    """What a plan does not show of a scene, or names without there being any, as sentences that say what was expected.

    Args:
        plan: of the table; None where the game gives none: then only the remarks are looked at.
        layout: of its game.
        scene: anybody's.
        remarks: made for the same viewer.
    """
    if plan is not None:
        yield from _badly_made(plan, int(scene.settings.get("seats", MOST_SEATS)))
        yield from _misnamed(plan, layout, scene)
        yield from _not_shown(plan, scene)
    there = {"", *scene.things, *scene.piles, *_named_by_records(scene)}
    for remark in remarks:
        if remark.about not in there and not re.fullmatch(r"seat:\d+", remark.about):
            yield f'"{remark.text}" is remarked of {remark.about}, which is not in the scene'


def _named_by_records(scene: Scene) -> Iterator[str]:
    """What the records of a decision say that they are about: there may be a remark of each (`Messages.remarks`)."""
    for told in scene.decision.values():
        for record in told if isinstance(told, list) else ():
            if isinstance(record, Mapping) and "about" in record:
                yield record["about"]


MOST_SEATS = 8
"""Of a game whose scene does not say how many there are."""


def _badly_made(plan: Plan, seats: int) -> Iterator[str]:
    for area in plan.areas:
        said = f'"{area.title}"'
        if not -1 <= area.seat < seats:
            yield f"{said} is of seat {area.seat}; there are {seats}"
        if area.hand and area.seat < 0:
            yield f"{said} is a hand of nobody; give it a seat"
        if area.kind == "pile" and len(area.places) != 1:
            yield f"{said} is a pile in {len(area.places)} places; a pile has one"
        if area.kind == "cells" and not (any(area.places) and 0 <= area.columns <= len(area.places)):
            yield f"{said} has {area.columns} columns and {len(area.places)} places; at least one, and as many columns"
        sizes = ((area.width, area.height), *((part.width, part.height) for part in area.ground), *area.sizes.values())
        if area.kind == "map" and any(width <= 0 or height <= 0 for width, height in sizes):
            yield f"{said} has something on it without width or height"
    for name, label in plan.labels.items():
        if label.tone not in get_args(Tone):
            yield f"{name} has the tone {label.tone}; there are {', '.join(filter(None, get_args(Tone)))}"
        if not -1 <= label.seat < seats:
            yield f"{name} is of seat {label.seat}; there are {seats}"


def _misnamed(plan: Plan, layout: Layout, scene: Scene) -> Iterator[str]:
    known = {*layout.things, *layout.piles, *layout.places}
    for area in plan.areas:
        counters = area.kind == "counters"
        for place in area.places:
            if counters and place not in scene.counters:
                yield f'"{area.title}" shows {place}; there is no such counter'
            elif not counters and place and sort_of(place) not in known:
                yield f'"{area.title}" shows {place}; the layout has {", ".join(sorted(known)) or "none"}'
        for sort in area.piles:
            if sort not in layout.piles:
                yield f'"{area.title}" shows piles {sort}; the layout has {", ".join(layout.piles) or "none"}'
        if area.things and sort_of(area.things) not in layout.things:
            yield f'"{area.title}" shows things {area.things}; the layout has {", ".join(layout.things) or "none"}'


def _not_shown(plan: Plan, scene: Scene) -> Iterator[str]:
    shown = {place for area in plan.areas for place in area.places}
    sorts = {sort for area in plan.areas for sort in area.piles}
    for place in scene.piles:
        if place not in shown and sort_of(place) not in sorts:
            yield f"no area shows the pile {place}"
    for name, attributes in scene.things.items():
        if name not in shown and not any(shows(area, name, attributes.get("at")) for area in plan.areas):
            yield f"no area shows the thing {name}"


def shows(area: Area, name: str, at: Any) -> bool:
    """Whether an area shows a thing, by its name and its place."""
    if area.kind == "cells":
        return name.startswith(area.things) and at in area.places
    return area.kind in ("things", "map") and name.startswith(area.things)
