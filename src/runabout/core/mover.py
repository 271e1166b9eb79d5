"""Reducers: what an event changes in one viewer's scene.

    def moved(table: Mover, event: Event) -> None:
        table.put(PAWNS[event.pawn], at=place_name(event.after))

    LAYOUT = Layout(Sight, parts, {Event.MOVED: moved})

A reducer is handed the scene as it is after all events before this one, and changes it by verbs; each of them is kept
as a move (see `core.moves`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from runabout.core.broken import report
from runabout.core.errors import BadGame
from runabout.core.moves import (
    UNEXPLAINED,
    Appeared,
    Carried,
    Closed,
    Counted,
    Drifted,
    Exchanged,
    Move,
    Opened,
    Put,
    Replaced,
    Shifted,
    Vanished,
    differences,
    drift,
    tally,
)
from runabout.core.scene import UNKNOWN, Layout, Pile, Scene, perhaps, sort_of
from runabout.core.words import Event


class Mover:
    """Changes a scene and keeps what it changes, as moves.

    Attributes:
        scene: as it is now.
        viewer: whose it is; -1 for somebody who only watches.
        made: the moves so far.

    Each of its verbs raises BadGame where the scene does not have what is to be changed: a reducer invents nothing.
    """

    def __init__(self, scene: Scene) -> None:
        # What is changed is copied first: most of a scene stays as it is, and belongs to other scenes as well.
        piles, counters = scene.piles.copy(), scene.counters.copy()
        self.scene = Scene(scene.viewer, scene.things, piles, counters, scene.settings, scene.decision)
        self.viewer = scene.viewer
        self.made: list[Move] = []
        self._event = UNEXPLAINED
        self._has_own_things = False
        self._own_piles: dict[int, Pile] = {}  # by their identities
        self._grown: dict[int, dict[str, int]] = {}  # those without order to which a kind has come, in the same way

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
                except Exception as fault:
                    raise BadGame(f"the moves of {event.kind} raise {type(fault).__name__}: {fault}") from fault
        self._event = UNEXPLAINED

    def invented(self, events: Sequence[Event], after: Scene) -> str | None:
        """The first thing that a reducer has laid on a table where it is not afterwards, and never went from, as a
        sentence; None where there is none.

        Args:
            events: those that were played.
            after: the scene after them.
        """
        for move in self.made:
            if isinstance(move, Appeared) and move.thing in self.scene.things and move.thing not in after.things:
                kind = events[move.event].kind if move.event >= 0 else "nothing"
                return (
                    f"the moves of {kind} invent {move.thing}: it is not on the table afterwards"
                    f"{perhaps(move.thing, after.things)}"
                )
        return None

    def unexplained(self, events: Sequence[Event], after: Scene) -> str | None:
        """What these events, which were played, leave unexplained of a scene, as a sentence: what a reducer has
        invented, else what still has to change; None where nothing does.

        Args:
            events: those that were played.
            after: the scene after them.
        """
        if fault := self.invented(events, after):
            return f"{self.viewer} is shown what there is not: {fault}"
        if left := differences(self.scene, after):
            told = ", ".join(f"{event.kind} {event.plain}" for event in events) or "nothing"
            return f"{self.viewer} is told {told}; this leaves unexplained: {left[0]}, and {len(left) - 1} more"
        return None

    def put_in_order(self, layout: Layout) -> None:
        """Let the kinds in piles to which one has come be in the order in which the layout declares them, as they are
        where a scene is read: what is carried together goes in it.
        """
        piles = self.scene.piles
        for place, pile in piles.items() if self._grown else ():
            grown = self._grown.get(id(pile), {})
            if len(grown) > 1:
                ranks = layout.ranks(sort_of(place))
                piles[place] = {
                    kind: grown[kind] for kind in sorted(grown, key=lambda kind: ranks.get(kind, len(ranks)))
                }

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
                self._own_things()[thing] = found = {**found, name: value}
                self.made.append(Put(self._event, thing, name, before, value))

    def shift(self, things: Iterable[str], attribute: str, by: Sequence[int]) -> None:
        """Change an attribute that is a list of numbers by so much each, of several things at once."""
        names = tuple(things)
        for name in names:
            shifted = [number + more for number, more in zip(self.of(name, attribute), by, strict=True)]
            self._own_things()[name] = {**self._thing(name), attribute: shifted}
        if names:
            self.made.append(Shifted(self._event, names, attribute, tuple(by)))

    def appear(self, thing: str, **attributes: Any) -> None:
        """A thing that was not there comes onto the table."""
        if thing in self.scene.things:
            raise BadGame(f"{thing} is on the table already")
        self._own_things()[thing] = attributes
        self.made.append(Appeared(self._event, thing, attributes.copy()))

    def vanish(self, thing: str) -> None:
        """A thing leaves the table."""
        self._thing(thing)
        del self._own_things()[thing]
        self.made.append(Vanished(self._event, thing))

    def _own_things(self) -> dict[str, dict[str, Any]]:
        """The things, to be changed."""
        if not self._has_own_things:
            self.scene.things, self._has_own_things = self.scene.things.copy(), True
        return self.scene.things

    def _thing(self, name: str) -> dict[str, Any]:
        try:
            return self.scene.things[name]
        except KeyError:
            raise BadGame(f"{name} is not on the table{perhaps(name, self.scene.things)}") from None

    # ------------------------------------------------------------------------------ piles

    def tally(self, place: str) -> dict[str, int]:
        """How many of each kind lie in a pile."""
        return dict(tally(self._pile(place)))

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
            count: how many, at least one.
            shown: whether the viewer knows in the target what it is.
            place: in an ordered target, before which it is laid; -1: at its end.
        """
        pile = self._own_pile(source)
        if isinstance(pile, dict) and (left := pile.get(kind, 0) - count) >= 0 < count:  # so most go
            if left:
                pile[kind] = left
            else:
                del pile[kind]
            self._lay(target, kind if shown else UNKNOWN, count, kind, source, place)
            return
        for was, number in self._taken(source, kind, count):
            self._lay(target, kind if shown else UNKNOWN, number, was, source, place)

    def carry_from(self, source: str, at: int, target: str, *, shown: bool = True, place: int = -1) -> None:
        """What lies at a place of an ordered pile goes to another; `shown` and `place` as in `carry`."""
        pile = self.order(source)
        if not 0 <= at < len(pile):
            raise BadGame(f"{source} has no place {at}")
        was = pile[at]
        del self._own_pile(source)[at]
        kind = was if shown else UNKNOWN
        lies = self._insert(target, kind, 1, place)
        self.made.append(Carried(self._event, kind, was, 1, source, target, lies, at))

    def carry_all(self, source: str, target: str, *, shown: bool = True) -> None:
        """All of a pile goes to another."""
        pile = self._pile(source)
        if isinstance(pile, list):
            for kind in pile.copy():
                self.carry(source, target, kind, shown=shown)
        else:
            for kind, number in list(pile.items()):
                self.carry(source, target, kind, number, shown=shown)

    def bring(self, target: str, kind: str, count: int = 1) -> None:
        """So many of a kind come from where nothing is counted."""
        _check_count(count)
        self._lay(target, kind, count, kind, "")

    def open_place(self, place: str) -> None:
        """A place where a pile without order can lie comes onto the table, with nothing there yet."""
        if place in self.scene.piles:
            raise BadGame(f"there is a pile {place} already")
        self.scene.piles[place] = {}
        self.made.append(Opened(self._event, place))

    def close_place(self, place: str) -> None:
        """A place is there no more, nor what lies there."""
        self._pile(place)
        del self.scene.piles[place]
        self.made.append(Closed(self._event, place))

    def drift(self, places: Iterable[str], by: Sequence[int]) -> None:
        """Places on a map, whose names end in their numbers ("road:40:120"), go the same way, as far."""
        names = tuple(places)
        for name in names:
            self._pile(name)
        drift(self.scene, names, by)
        if names:
            self.made.append(Drifted(self._event, names, tuple(by)))

    def exchange(self, one: str, other: str) -> None:
        """Two piles change places."""
        first, second = self._pile(one), self._pile(other)
        self.scene.piles[one], self.scene.piles[other] = second, first
        self.made.append(Exchanged(self._event, one, other))

    def know(self, place: str, kind: str, count: int = 1) -> None:
        """So many in a pile of which the viewer did not know the kind turn out to be of one."""
        _check_count(count)
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
        if isinstance(pile, dict):
            self._grown[id(pile)] = pile
        self.made.append(Replaced(self._event, place, pile.copy()))

    def _taken(self, source: str, kind: str, count: int) -> list[tuple[str, int]]:
        """Take so many of a kind out of a pile; as what they were known, and how many of them."""
        _check_count(count)
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
        pile = self._own_pile(place)
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
        pile = self._own_pile(target)
        if isinstance(pile, list):
            at = len(pile) if place < 0 else place
            pile[at:at] = [kind] * count
            return at
        if kind in pile:
            pile[kind] += count
        else:
            pile[kind] = count
            self._grown[id(pile)] = pile
        return -1

    def _own_pile(self, place: str) -> Any:
        """A pile, to be changed."""
        pile = self.scene.piles.get(place)
        if id(pile) not in self._own_piles:
            self.scene.piles[place] = pile = self._pile(place).copy()
            self._own_piles[id(pile)] = pile
        return pile

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


def _check_count(count: int) -> None:
    """Raise BadGame where so many cannot go anywhere."""
    if count < 1:
        raise BadGame(f"one or more go from place to place; {count} came")


def moves(layout: Layout, before: Scene, events: Sequence[Event], after: Scene, game: str = "") -> list[Move]:
    """What a step changes in a viewer's scene: what its events tell of, and then what they leave unexplained. Where a
    reducer fails or invents a thing, that is reported (see `core.broken`), and all is unexplained: a table goes on
    though a game's declaration is wrong.

    Args:
        layout: the game's.
        before: the viewer's scene before the step.
        events: those that the viewer is told, in order.
        after: its scene after the step.
        game: its name, for the report.
    """
    mover = _played(layout, before, events, game)
    if mover is None:
        return differences(before, after)
    if fault := mover.invented(events, after):
        report(game, "moves", BadGame(fault))
        return differences(before, after)
    return [*mover.made, *differences(mover.scene, after)]


def followed(
    layout: Layout, before: Scene, events: Sequence[Event], decision: dict[str, Any], game: str = ""
) -> tuple[Scene, list[Move]] | None:
    """A viewer's scene as the events of a step make it, and the moves: what a client has that makes them. None where
    the events do not say it: a reducer fails.

    Args:
        layout: the game's.
        before: the viewer's scene before the step.
        events: those that the viewer is told, in order.
        decision: that of its scene after the step, which no event moves.
        game: its name, for the report.
    """
    mover = _played(layout, before, events, game)
    if mover is None:
        if any(event.kind in layout.reducers for event in events):
            return None
        return Scene(before.viewer, before.things, before.piles, before.counters, before.settings, decision), []
    mover.scene.decision = decision
    mover.put_in_order(layout)
    return mover.scene, mover.made


def _played(layout: Layout, before: Scene, events: Sequence[Event], game: str) -> Mover | None:
    """What the events move; None where none of them moves anything, or a reducer fails, which is reported."""
    if not any(event.kind in layout.reducers for event in events):
        return None
    mover = Mover(before)
    try:
        mover.play(layout, events)
    except BadGame as fault:
        report(game, "moves", fault)
        return None
    return mover
