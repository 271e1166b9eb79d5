"""Checks a scene against its layout, and describes each difference in a sentence for the author of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from runabout.core.facts import FieldType
from runabout.core.scene import UNKNOWN, Layout, Scene, Sort, Types, at_table, perhaps, sort_of
from runabout.testing.schema_faults import schema_faults

COUNT = {"type": "integer", "minimum": 1}
"""The schema of how many of a kind lie in a pile."""


def scene_faults(layout: Layout, scene: Scene, seats: int) -> Iterator[str]:
    """The differences between a scene and its layout: what was not declared, what was declared and is missing, and
    values of another type; each as a sentence that says what was expected and what came.

    Args:
        layout: the game's.
        scene: anybody's.
        seats: how many sit at the table.
    """
    counters = at_table(layout.counters, seats)
    for what, found, declared in (
        ("counter", scene.counters, {name: layout.counters[kind] for name, kind in counters.items()}),
        ("setting", scene.settings, layout.settings),
        ("part of the decision", scene.decision, layout.decision),
    ):
        yield from _of_values(what, found, declared, seats)
    yield from _of_things(layout, scene, seats)
    yield from _of_piles(layout, scene, seats)


def _of_values(what: str, found: Mapping[str, Any], declared: Types, seats: int) -> Iterator[str]:
    for name in declared:
        if name not in found:
            yield f"the {what} {name} was declared, and is not there"
    for name, value in found.items():
        if name in declared:
            yield from _of_type(declared[name], value, name, seats)
        else:
            yield _undeclared(name, what, declared)


def _undeclared(name: str, what: str, declared: Iterable[str]) -> str:
    """What is said of something that was not declared, with a name that is near, or else all."""
    return f"{name} is no {what} that was declared{perhaps(name, declared) or f': {_listed(declared)}'}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"


def _of_type(kind: FieldType, value: Any, said: str, seats: int) -> Iterator[str]:
    """What is wrong with a value, by its type and the seats at the table."""
    faults = list(schema_faults(kind.schema, value, said))
    yield from faults
    for seat in value if isinstance(value, list) else [value]:
        if kind.sort == "seat" and not faults and seat is not None and seat >= seats:
            yield f"{said} is {value!r}; seats at this table are 0 to {seats - 1}"


def _misnamed(name: str, what: str, sorts: Mapping[str, Sort], seats: int) -> str:
    """What is said of a name that no declared sort has at this table; "" where one has it."""
    sort = sorts.get(sort_of(name))
    if sort is None:
        return _undeclared(name, what, sorts)
    return "" if sort.has(name, seats) else _undeclared(name, sort.name, sort.at_table(seats))


def _of_things(layout: Layout, scene: Scene, seats: int) -> Iterator[str]:
    for name, attributes in scene.things.items():
        if fault := _misnamed(name, "thing", layout.things, seats):
            yield fault
            continue
        sort = layout.things[sort_of(name)]
        if attributes.keys() != sort.attributes.keys():
            yield f"{name} has {_listed(attributes)}; declared are {_listed(sort.attributes)}"
        else:
            for attribute, value in attributes.items():
                kind = sort.attributes[attribute]
                yield from _of_type(kind, value, f"{attribute} of {name}", seats)
                if attribute == "at" and isinstance(value, str) and not kind.values:
                    yield from _of_place(layout, scene, value, f"at of {name}")


def _of_place(layout: Layout, scene: Scene, place: str, said: str) -> Iterator[str]:
    """What is wrong with where a thing is: at a place that was declared, at a pile, or at another thing."""
    if place in scene.piles or place in scene.things or layout.has_place(place):
        return
    sort = layout.places.get(sort_of(place))
    near = perhaps(place, sort.names if sort else (*layout.places, *scene.piles, *scene.things))
    yield f"{said} is {place!r}, which is no place that was declared{near or f': {_listed(layout.places)}'}"


def _of_piles(layout: Layout, scene: Scene, seats: int) -> Iterator[str]:
    for place, pile in scene.piles.items():
        if fault := _misnamed(place, "pile", layout.piles, seats):
            yield fault
        else:
            yield from _of_pile(place, pile, layout.piles[sort_of(place)].kinds)


def _of_pile(place: str, pile: Any, kinds: tuple[str, ...]) -> Iterator[str]:
    if not isinstance(pile, (dict, list)):
        yield f"{place} is {pile!r}; so many of each kind were expected, or their kinds in order"
        return
    for kind in pile:
        if kind != UNKNOWN and kind not in kinds:
            near = perhaps(kind, kinds) if isinstance(kind, str) else ""
            yield f"{place} holds {kind!r}, which is none of {_listed(kinds)}{near}"
    for kind, count in pile.items() if isinstance(pile, dict) else ():
        yield from schema_faults(COUNT, count, f"{kind} in {place}")
