"""Moves: what an event changes in one viewer's scene.

    def moved(table: Mover, event: Event) -> None:
        table.put(PAWNS[event.pawn], at=place_name(event.after))

    LAYOUT = Layout(Sight, parts, {Event.MOVED: moved})

A reducer is handed the scene as it is after all events before this one, and changes it by verbs; each of them is kept
as a `Move`. The law (`testing.laws.scenes`): what a viewer saw before a step, changed by the events that it is told, is
what it sees after.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from runabout.core.errors import BadGame
from runabout.core.scene import UNKNOWN, Layout, Pile, Scene, perhaps
from runabout.core.words import Event

UNEXPLAINED = -1
"""In place of an event's number: what no event tells of."""


@dataclass(frozen=True)
class Put:
    """An attribute of a thing changes, such as where it is; None: it had, or has, none."""

    event: int
    thing: str
    attribute: str
    before: Any
    after: Any


@dataclass(frozen=True)
class Shifted:
    """Several things go the same way, as far: their attribute, some numbers, changes by so much."""

    event: int
    things: tuple[str, ...]
    attribute: str
    by: tuple[int, ...]


@dataclass(frozen=True)
class Carried:
    """So many of a kind go from one pile to another.

    Attributes:
        kind: what they are, where they lie afterwards; UNKNOWN where the viewer does not know it there.
        was: what they were known as before.
        source, target: the piles; "" for none, where they come out of nothing or are gone.
        place: in an ordered pile, where they lie in the end; -1 in a pile without order.
        origin: in an ordered source, where they lay; -1: the first of their kind, or a source without order.
    """

    event: int
    kind: str
    was: str
    count: int
    source: str
    target: str
    place: int = -1
    origin: int = -1


@dataclass(frozen=True)
class Exchanged:
    """Two piles change places, whatever lies in them."""

    event: int
    one: str
    other: str


@dataclass(frozen=True)
class Replaced:
    """A pile says something else as a whole."""

    event: int
    place: str
    pile: Pile


@dataclass(frozen=True)
class Counted:
    """A counter changes."""

    event: int
    counter: str
    before: Any
    after: Any


Move = Put | Shifted | Carried | Exchanged | Replaced | Counted


class Mover:
    """Changes a scene and keeps what it changes, as moves.

    Attributes:
        scene: as it is now.
        viewer: whose it is; -1 for somebody who only watches.
        made: the moves so far.

    Each of its verbs raises BadGame where the scene does not have what is to be changed: a reducer invents nothing.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene.copy()
        self.viewer = scene.viewer
        self.made: list[Move] = []
        self._event = UNEXPLAINED

    def play(self, layout: Layout, events: Iterable[Event]) -> None:
        """Let each event change the scene as the layout says."""
        for number, event in enumerate(events):
            reducer = layout.reducers.get(event.kind)
            if reducer is not None:
                self._event = number
                try:
                    reducer(self, event)
                except BadGame as fault:
                    raise BadGame(f"the moves of {event.kind}: {fault}") from None
        self._event = UNEXPLAINED

    # ------------------------------------------------------------------------------ things

    def of(self, thing: str, attribute: str) -> Any:
        """An attribute of a thing."""
        found = self._thing(thing)
        if attribute not in found:
            raise BadGame(f"{thing} has no {attribute}{perhaps(attribute, found)}")
        return found[attribute]

    def put(self, thing: str, **attributes: Any) -> None:
        """Change attributes of a thing."""
        found = self._thing(thing)
        for name, value in attributes.items():
            before = self.of(thing, name)
            if before != value:
                found[name] = value
                self.made.append(Put(self._event, thing, name, before, value))

    def shift(self, things: Iterable[str], attribute: str, by: Sequence[int]) -> None:
        """Change an attribute that is a list of numbers by so much each, of several things at once."""
        names = tuple(things)
        for name in names:
            before = self.of(name, attribute)
            self.scene.things[name][attribute] = [number + more for number, more in zip(before, by, strict=True)]
        if names:
            self.made.append(Shifted(self._event, names, attribute, tuple(by)))

    def appear(self, thing: str, **attributes: Any) -> None:
        """A thing that was not there comes onto the table."""
        if thing in self.scene.things:
            raise BadGame(f"{thing} is on the table already")
        self.scene.things[thing] = dict(attributes)
        self.made += [Put(self._event, thing, name, None, value) for name, value in attributes.items()]

    def vanish(self, thing: str) -> None:
        """A thing leaves the table."""
        found = self._thing(thing)
        self.made += [Put(self._event, thing, name, value, None) for name, value in found.items()]
        del self.scene.things[thing]

    def _thing(self, name: str) -> dict[str, Any]:
        try:
            return self.scene.things[name]
        except KeyError:
            raise BadGame(f"{name} is not on the table{perhaps(name, self.scene.things)}") from None

    # ------------------------------------------------------------------------------ piles

    def tally(self, place: str) -> dict[str, int]:
        """How many of each kind lie in a pile."""
        return dict(_tally(self._pile(place)))

    def size(self, place: str) -> int:
        """How many lie in a pile."""
        return sum(self.tally(place).values())

    def order(self, place: str) -> list[str]:
        """The kinds in an ordered pile, as they lie."""
        pile = self._pile(place)
        if not isinstance(pile, list):
            raise BadGame(f"{place} lies in no order")
        return pile

    def last(self, place: str, kind: str) -> int:
        """Where in an ordered pile the last of a kind lies."""
        pile = self.order(place)
        if kind not in pile:
            raise BadGame(f"{place} has no {kind}")
        return len(pile) - 1 - pile[::-1].index(kind)

    def carry(
        self, source: str, target: str, kind: str = UNKNOWN, count: int = 1, *, shown: bool = True, place: int = -1
    ) -> None:
        """So many of a kind go from one pile to another. Where the viewer knows of fewer of that kind in the source,
        the others are of those that are not known there.

        Args:
            source: the pile it comes from.
            target: the pile it goes to; "": where nothing is counted.
            kind: of what goes; UNKNOWN where the viewer is not told.
            count: how many.
            shown: whether the viewer knows in the target what it is.
            place: in an ordered target, before which it is laid; -1: at its end.
        """
        for was, number in self._taken(source, kind, count):
            self._lay(target, kind if shown else UNKNOWN, number, was, source, place)

    def carry_from(self, source: str, at: int, target: str, *, shown: bool = True, place: int = -1) -> None:
        """What lies at a place of an ordered pile goes to another; `shown` and `place` as in `carry`."""
        pile = self.order(source)
        if not 0 <= at < len(pile):
            raise BadGame(f"{source} has no place {at}")
        was = pile.pop(at)
        kind = was if shown else UNKNOWN
        lies = self._insert(target, kind, 1, place)
        self.made.append(Carried(self._event, kind, was, 1, source, target, lies, at))

    def carry_all(self, source: str, target: str, *, shown: bool = True) -> None:
        """All of a pile goes to another."""
        pile = self._pile(source)
        if isinstance(pile, list):
            while pile:
                self.carry(source, target, pile[0], shown=shown)
        else:
            for kind, number in list(pile.items()):
                self.carry(source, target, kind, number, shown=shown)

    def bring(self, target: str, kind: str, count: int = 1) -> None:
        """So many of a kind come from where nothing is counted."""
        self._lay(target, kind, count, kind, "")

    def found(self, place: str) -> None:
        """A place that can hold a pile comes onto the table, with nothing there yet."""
        if place in self.scene.piles:
            raise BadGame(f"there is a pile {place} already")
        self.scene.piles[place] = {}

    def lost(self, place: str) -> None:
        """A place is there no more, and what lay there goes where nothing is counted."""
        pile = self._pile(place)
        for kind, number in _tally(pile).items():
            self.made.append(Carried(self._event, kind, kind, number, place, ""))
        del self.scene.piles[place]

    def drift(self, places: Iterable[str], by: Sequence[int]) -> None:
        """Places on a map, whose names end in their numbers ("road:40:120"), go the same way, as far."""
        names = tuple(places)
        drifted = {name: self.scene.piles.pop(name) for name in names}
        for name, pile in drifted.items():
            self.scene.piles[moved_place(name, by)] = pile
        if names:
            self.made.append(Shifted(self._event, names, "", tuple(by)))

    def exchange(self, one: str, other: str) -> None:
        """Two piles change places."""
        first, second = self._pile(one), self._pile(other)
        self.scene.piles[one], self.scene.piles[other] = second, first
        self.made.append(Exchanged(self._event, one, other))

    def know(self, place: str, kind: str, count: int = 1) -> None:
        """So many in a pile of which the viewer did not know the kind turn out to be of one."""
        self._take(place, UNKNOWN, count)
        self._lay(place, kind, count, UNKNOWN, place)

    def forget(self, place: str) -> None:
        """The viewer loses sight of what lies in a pile without order."""
        if isinstance(self._pile(place), list):
            raise BadGame(f"{place} lies in order")
        for kind, number in list(self.tally(place).items()):
            if kind != UNKNOWN:
                self._take(place, kind, number)
                self._lay(place, UNKNOWN, number, kind, place)

    def replace(self, place: str, pile: Pile) -> None:
        """A pile that is knowledge, no cards that lie anywhere, says something else."""
        self._pile(place)
        self.scene.piles[place] = pile
        self.made.append(Replaced(self._event, place, pile.copy()))

    def _taken(self, source: str, kind: str, count: int) -> list[tuple[str, int]]:
        """Take so many of a kind out of a pile; as what they were known, and how many of them."""
        pile = self._pile(source)
        if isinstance(pile, list):
            for _ in range(count):
                self._take(source, kind, 1)
            return [(kind, 1)] * count
        known = min(count, pile.get(kind, 0))
        parts = [(was, number) for was, number in ((kind, known), (UNKNOWN, count - known)) if number]
        for was, number in parts:
            self._take(source, was, number)
        return parts

    def _take(self, place: str, kind: str, count: int) -> None:
        pile = self._pile(place)
        if isinstance(pile, list):
            for _ in range(count):
                if kind not in pile:
                    raise BadGame(f"{place} has no {kind}")
                pile.remove(kind)
            return
        left = pile.get(kind, 0) - count
        if left < 0:
            raise BadGame(f"{place} has {pile.get(kind, 0)} of {kind}, not {count}")
        pile[kind] = left
        if not left:
            del pile[kind]

    def _lay(self, target: str, kind: str, count: int, was: str, source: str, place: int = -1) -> None:
        lies = self._insert(target, kind, count, place)
        self.made.append(Carried(self._event, kind, was, count, source, target, lies))

    def _insert(self, target: str, kind: str, count: int, place: int) -> int:
        """Put so many into a pile; where they lie in it, or -1 where it has no order or is none."""
        if not target:
            return -1
        pile = self._pile(target)
        if isinstance(pile, list):
            at = len(pile) if place < 0 else place
            pile[at:at] = [kind] * count
            return at
        pile[kind] = pile.get(kind, 0) + count
        return -1

    def _pile(self, place: str) -> Pile:
        try:
            return self.scene.piles[place]
        except KeyError:
            raise BadGame(f"there is no pile {place}{perhaps(place, self.scene.piles)}") from None

    # ------------------------------------------------------------------------------ counters

    def counter(self, name: str) -> Any:
        """What a counter shows."""
        try:
            return self.scene.counters[name]
        except KeyError:
            raise BadGame(f"nothing is counted as {name}{perhaps(name, self.scene.counters)}") from None

    def count(self, name: str, value: Any) -> None:
        """A counter shows something else."""
        before = self.counter(name)
        if before != value:
            self.scene.counters[name] = value
            self.made.append(Counted(self._event, name, before, value))

    def add(self, name: str, more: int) -> None:
        """A counter shows so much more."""
        self.count(name, self.counter(name) + more)


def moved_place(name: str, by: Sequence[int]) -> str:
    """The name of a place on a map that has gone so far: "road:40:120" by (0, -20) is "road:40:100"."""
    parts = name.split(":")
    first = len(parts) - len(by)
    return ":".join([*parts[:first], *(str(int(part) + more) for part, more in zip(parts[first:], by, strict=True))])


def moves(layout: Layout, before: Scene, events: Sequence[Event], after: Scene) -> list[Move]:
    """What a step changes in a viewer's scene: what its events tell of, and then what they leave unexplained. Where a
    reducer fails, all is unexplained: a table goes on though a game's declaration is wrong.

    Args:
        layout: the game's.
        before: the viewer's scene before the step.
        events: those that the viewer is told, in order.
        after: its scene after the step.
    """
    mover = Mover(before)
    try:
        mover.play(layout, events)
    except BadGame:
        return differences(before, after)
    return [*mover.made, *differences(mover.scene, after)]


def differences(one: Scene, other: Scene) -> list[Move]:
    """What has to change in one scene to make the other of it, with no event to tell why."""
    return [*_things(one, other), *_piles(one, other), *_counters(one, other)]


def _things(one: Scene, other: Scene) -> list[Move]:
    found: list[Move] = []
    for thing in [*one.things, *(name for name in other.things if name not in one.things)]:
        was, now = one.things.get(thing, {}), other.things.get(thing, {})
        found += [
            Put(UNEXPLAINED, thing, name, was.get(name), now.get(name))
            for name in [*was, *(name for name in now if name not in was)]
            if was.get(name) != now.get(name)
        ]
    return found


def _piles(one: Scene, other: Scene) -> list[Move]:
    """What lies in another pile now goes there; what is only somewhere else in order, or is gone, is told by itself."""
    less: list[tuple[str, str, int]] = []
    more: list[tuple[str, str, int]] = []
    for place in [*one.piles, *(name for name in other.piles if name not in one.piles)]:
        was, now = _tally(one.piles.get(place, {})), _tally(other.piles.get(place, {}))
        for kind in {**was, **now}:
            change = now.get(kind, 0) - was.get(kind, 0)
            if change:
                (more if change > 0 else less).append((place, kind, abs(change)))
        if was == now and one.piles.get(place) != other.piles.get(place):
            less += [(place, kind, number) for kind, number in was.items()]
            more += [(place, kind, number) for kind, number in now.items()]
    found: list[Move] = []
    for target, kind, wanted in more:
        for at, (source, was_kind, there) in enumerate(less):
            if wanted and there and kind == was_kind:
                count = min(wanted, there)
                found.append(Carried(UNEXPLAINED, kind, kind, count, source, target))
                less[at] = source, was_kind, there - count
                wanted -= count
        if wanted:
            found.append(Carried(UNEXPLAINED, kind, kind, wanted, "", target))
    return [*found, *(Carried(UNEXPLAINED, kind, kind, there, source, "") for source, kind, there in less if there)]


def _tally(pile: Pile) -> dict[str, int]:
    return {kind: pile.count(kind) for kind in dict.fromkeys(pile)} if isinstance(pile, list) else pile


def _counters(one: Scene, other: Scene) -> list[Move]:
    return [
        Counted(UNEXPLAINED, name, one.counters.get(name), other.counters.get(name))
        for name in [*one.counters, *(name for name in other.counters if name not in one.counters)]
        if one.counters.get(name) != other.counters.get(name)
    ]
