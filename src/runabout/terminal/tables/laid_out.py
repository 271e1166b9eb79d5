"""A table of any game in lines of text: what one viewer's scene holds, in the order and words of the table's plan.

The page does the same in `web/src/table/general/drawing.ts`. Whatever comes from a game is written without control
characters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from runabout.core.facts import SEAT
from runabout.core.plan import Area, Face, Label, Plan, Remark, shows, titled
from runabout.core.scene import UNKNOWN, Layout, Pile, Scene, seat_counter, sort_of
from runabout.terminal.screen import Marks
from runabout.terminal.voice import Voice

DRAWN = ("at", "generation", "kind", "owner", "seat")
"""Attributes that say where a thing is, what it is and whose: a name or a title says it."""

STATES = ("status", "condition")
"""Attributes that say how a thing is."""

MOST_NOTED = 8
"""Kinds in a pile: of more, the notes would hide the names."""

Row = tuple[str, str]
"""A name, and what is said of it; the title of several rows has nothing said of it."""


@dataclass(frozen=True)
class Reader:
    """For whom a table is written.

    Attributes:
        names: of everyone by seat, to the viewer.
        marks: signs that the screen can show.
        voice: says the messages of the terminal.
    """

    names: Sequence[str]
    marks: Marks
    voice: Voice = field(default_factory=Voice)


class LaidOut:
    """Writes the parts of a table.

    Args:
        plan: of the table.
        layout: of the game: it says which attributes are seats.
        scene: as the viewer knows it.
        remarks: made for the same viewer.
        faces: of the game's components.
        reader: for whom.
    """

    def __init__(
        self,
        plan: Plan,
        layout: Layout,
        scene: Scene,
        remarks: Sequence[Remark],
        faces: Sequence[Face],
        reader: Reader,
    ) -> None:
        self.plan = plan
        self.layout = layout
        self.seen = scene
        self.names, self.marks, self.voice = reader.names, reader.marks, reader.voice
        self._faces = {face.name: face for face in faces}
        self._remarks: dict[str, list[str]] = {}
        for remark in remarks:
            self._remarks.setdefault(remark.about, []).append(remark.text)

    def rows(self, folded: bool = True) -> Iterator[Row]:
        """Everybody first, then the table part by part; those that are folded away, where `folded` asks for them."""
        yield from self.seats()
        for area in (*self.plan.areas, *self._left_out()):
            if folded or not area.folded:
                yield from self.part(area)

    def notes(self) -> list[str]:
        """What is said of the table as a whole."""
        return [printable(text) for text in (self.plan.note, *self._remarks.get("", ())) if text]

    def seats(self) -> Iterator[Row]:
        """What each seat plays, what is remarked of it, and what is counted for it where no area shows that."""
        shown = {place for area in self.plan.areas if area.kind == "counters" for place in area.places}
        for seat, name in enumerate(self.names):
            label = self.plan.labels.get(f"seat:{seat}", Label(""))
            begins = seat_counter(seat, "")
            counts = [
                f"{self._counted(counter)} {self._said(value)}"
                for counter, value in self.seen.counters.items()
                if counter.startswith(begins) and counter not in shown and value and self._said(value)
            ]
            parts = [label.text, label.note, *counts, *self._remarks.get(f"seat:{seat}", ())]
            if said := "; ".join(part for part in parts if part):
                yield printable(name), printable(said)

    def hand(self, seat: int) -> list[str]:
        """What a seat holds, a line each; of a game without hands, all that is its own."""
        own = [area for area in self.plan.areas if area.seat == seat]
        held = [area for area in own if area.hand] or own
        return [said for area in held for _, said in self.part(area) if said]

    def part(self, area: Area) -> Iterator[Row]:
        """One part of the table; nothing where there is nothing in it that need be told."""
        title = printable(self._title(area))
        match area.kind:
            case "pile":
                (place, *_) = area.places or ("",)
                parts = [self._pile(place), *self._remarks.get(place, ())]
                yield title, printable("; ".join(parts))
            case "cells":
                yield from self._track(area, title)
            case "counters":
                counts = [f"{self._counted(name)} {self._value(name)}" for name in area.places]
                yield title, printable(", ".join(counts))
            case "map":
                yield from self._listed(title, [*self._cards_on(area), *self._things_on(area)])
            case "things":
                yield from self._listed(title, [self._thing_row(*thing, area.piles) for thing in self._things_of(area)])

    def where(self, x: int, y: int) -> str:
        """A point of a map."""
        return self.voice.say("map-at", x=x, y=y)

    # --- Names --------------------------------------------------------------------------------------------------------

    def _title(self, area: Area) -> str:
        if area.seat < 0:
            return area.title
        name = self.names[area.seat]
        return f"{name}: {area.title}" if area.title else name

    def _label(self, name: str) -> Label | None:
        """How a name is written, where the plan or a face says it."""
        face = self._faces.get(name)
        return self.plan.labels.get(name) or (Label(face.title) if face else None)

    def _called(self, name: str) -> str:
        label = self._label(name)
        return label.text if label else readable(name)

    def _counted(self, counter: str) -> str:
        """The name of a counter; of a seat's, without the seat."""
        label = self._label(counter)
        return label.text if label else titled(last_of(counter))

    def _value(self, counter: str) -> str:
        return self._said(self.seen.counters.get(counter)) or self.marks.dash

    def _said(self, value: Any) -> str:
        """A value as it is read; "" for none and nothing."""
        match value:
            case str() if value == UNKNOWN:
                return self.voice.say("pile-unseen-one")
            case str():
                label = self._label(value)
                return label.text if label else readable(last_of(value) if ":" in value else value)
            case bool():
                return self.voice.say("word-yes") if value else ""
            case int() | float():
                return str(value)
            case list() | tuple():
                return ", ".join(said for one in value if (said := self._said(one)))
            case Mapping():
                return ", ".join(f"{readable(str(name))} {self._said(one)}" for name, one in value.items())
        return ""

    # --- Piles --------------------------------------------------------------------------------------------------------

    def _pile(self, place: str) -> str:
        """What lies in a place."""
        pile: Pile = self.seen.piles.get(place, {})
        kinds = list(pile.items()) if isinstance(pile, dict) else [(kind, 1) for kind in pile]
        known = [(at, kind, count) for at, (kind, count) in enumerate(kinds) if kind != UNKNOWN]
        unseen = sum(count for kind, count in kinds if kind == UNKNOWN)
        is_noted = len(known) <= MOST_NOTED
        said = [self._kind(place, kind, count, at, is_noted) for at, kind, count in known]
        if unseen:
            said.append(self.voice.say("pile-unseen", count=unseen))
        return ", ".join(said) or self.voice.say("value-none")

    def _kind(self, place: str, kind: str, count: int, at: int, is_noted: bool) -> str:
        """So many of a kind, with its note and what the thing of the same name as a row says of this very one."""
        text = self._called(kind)
        label = self._label(kind)
        notes = [label.note] if label and label.note and is_noted else []
        rows = (values for values in self.seen.things.get(place, {}).values() if isinstance(values, list))
        ones = (values[at] for values in rows if at < len(values))
        said = [self._said(one) for one in ones if isinstance(one, str)]
        notes += [one for one in said if one.casefold() not in text.casefold()]
        return with_notes(f"{text} x{count}" if count > 1 else text, notes)

    # --- Tracks and things --------------------------------------------------------------------------------------------

    def _track(self, area: Area, title: str) -> Iterator[Row]:
        """A row of the track to a line; the places in it with what is there."""
        columns = area.columns or len(area.places) or 1
        lines = []
        for first in range(0, len(area.places), columns):
            cells = [self._cell(place, area.things) for place in area.places[first : first + columns] if place]
            if cells:
                lines.append(f" {self.marks.dot} ".join(cells))
        yield title, ""
        for line in lines:
            yield "", printable(line)

    def _cell(self, place: str, things: str) -> str:
        label = self._label(place) or Label(readable(place))
        there = [
            with_notes(self._thing(name, attributes), self._how(name, attributes))
            for name, attributes in self.seen.things.items()
            if attributes.get("at") == place and name.startswith(things)
        ]
        if self.seen.piles.get(place):
            there.insert(0, self._pile(place))
        said = with_notes(label.text, [label.note, *self._remarks.get(place, ())])
        return f"{said}: {', '.join(there)}" if there else said

    def _thing(self, name: str, attributes: Mapping[str, Any]) -> str:
        """What a thing is called: as its own label says; else by its kind and its number; else by its name."""
        own, kind = self.plan.labels.get(name), attributes.get("kind")
        if own:
            return own.text
        return f"{self._called(kind)} ({last_of(name)})" if isinstance(kind, str) and kind else self._named(name)

    def _named(self, name: str) -> str:
        label = self._label(sort_of(name))
        return label.text if label else readable(name)

    def _how(self, name: str, attributes: Mapping[str, Any]) -> list[str]:
        """How a thing is, beside what it is called."""
        kind = attributes.get("kind")
        of = self.plan.labels.get(name) or (self._label(kind) if isinstance(kind, str) else None)
        states = [self.plan.labels.get(str(attributes.get(state))) for state in STATES]
        return [of.note if of else "", *(state.text for state in states if state), *self._remarks.get(name, ())]

    def _things_of(self, area: Area) -> list[tuple[str, Mapping[str, Any]]]:
        others = any(one.kind == "things" and one.things == area.things and one.seat >= 0 for one in self.plan.areas)
        return [
            (name, attributes)
            for name, attributes in self.seen.things.items()
            if name.startswith(area.things)
            and (self._owner(name, attributes) == area.seat or not (area.seat >= 0 or others))
        ]

    def _owner(self, name: str, attributes: Mapping[str, Any]) -> int:
        label = self.plan.labels.get(name)
        if label and label.seat >= 0:
            return label.seat
        return next((held for held in map(attributes.get, ("owner", "seat")) if isinstance(held, int)), -1)

    def _thing_row(self, name: str, attributes: Mapping[str, Any], sorts: Sequence[str]) -> Row:
        """A thing with all that is said of it, and the piles that belong to it."""
        at, of = attributes.get("at"), name[len(sort_of(name)) :]
        place = [self._said(at) if isinstance(at, str) else self.where(*at)] if at else []
        parts = [*place, *self._facts(name, attributes), *self._how_else(name, attributes)]
        for sort in sorts:
            if self.seen.piles.get(sort + of):
                label = self._label(sort + of) or self._label(sort) or Label(readable(sort))
                parts.append(f"{label.text}: {self._pile(sort + of)}")
        return self._thing(name, attributes), "; ".join(part for part in parts if part)

    def _how_else(self, name: str, attributes: Mapping[str, Any]) -> list[str]:
        """How a thing is, without the states that its facts name already."""
        states = {label.text for state in STATES if (label := self.plan.labels.get(str(attributes.get(state))))}
        return [said for said in self._how(name, attributes) if said not in states]

    def _facts(self, thing: str, attributes: Mapping[str, Any]) -> Iterator[str]:
        """What is said of the attributes of a thing: "furthest 4", "free", "first had by Ann"."""
        sort = self.layout.things.get(sort_of(thing))
        for name, value in attributes.items():
            if name in DRAWN:
                continue
            label = self._label(name)
            called = label.text if label else readable(name)
            if sort and name in sort.attributes and sort.attributes[name].sort == SEAT.sort:
                said = self.names[value] if value in range(len(self.names)) else ""
            else:
                said = self._said(value) if value else ""
            if value is True:
                yield called
            elif isinstance(value, str) and value in self.plan.labels and label is None:
                yield said
            elif said:
                yield f"{called} {said}"

    # --- Maps ---------------------------------------------------------------------------------------------------------

    def _cards_on(self, area: Area) -> Iterator[Row]:
        """What lies on a map in piles, whose names end with x and y."""
        for place in self.seen.piles:
            if sort_of(place) in area.piles:
                x, y = map(int, place.split(":")[-2:])
                yield self._pile(place), self.where(x, y)

    def _things_on(self, area: Area) -> Iterator[Row]:
        """The things on a map that no list of things shows."""
        listed = {one.things for one in self.plan.areas if one.kind == "things"}
        for name, attributes in self.seen.things.items():
            at = attributes.get("at")
            if name.startswith(area.things) and area.things not in listed and isinstance(at, list):
                yield with_notes(self._thing(name, attributes), self._how(name, attributes)), self.where(*at)

    def _listed(self, title: str, rows: Sequence[Row]) -> Iterator[Row]:
        """Rows under a title; nothing where there are none."""
        if rows:
            yield title, ""
        for name, said in rows:
            yield f"  {printable(name)}", printable(said)

    # --- What the plan leaves out -------------------------------------------------------------------------------------

    def _left_out(self) -> Iterator[Area]:
        """Areas for piles and things that no area of the plan shows: places may open while a game is played."""
        areas = self.plan.areas
        shown = {place for area in areas for place in area.places}
        sorts = {sort for area in areas for sort in area.piles}
        for place in self.seen.piles:
            if place not in shown and sort_of(place) not in sorts:
                yield Area("pile", readable(place).capitalize(), places=(place,))
        left = {
            sort_of(name): None
            for name, attributes in self.seen.things.items()
            if name not in shown and not any(shows(area, name, attributes.get("at")) for area in areas)
        }
        for sort in left:
            yield Area("things", readable(sort).capitalize(), things=f"{sort}:")


def readable(name: str) -> str:
    """A name for programs as it is read: "left hand 1" of "left_hand:1"."""
    return name.replace(":", " ").replace("_", " ").replace("-", " ").strip()


def last_of(name: str) -> str:
    """The last part of a name: "2" of "pawn:red:2"."""
    return name.rpartition(":")[2]


def with_notes(text: str, notes: Sequence[str]) -> str:
    """A text with what more is said of it in brackets."""
    said = "; ".join(note for note in notes if note)
    return f"{text} ({said})" if said else text


def printable(text: str) -> str:
    """A text without control characters, which a terminal would obey."""
    return "".join(c for c in text if c.isprintable())
