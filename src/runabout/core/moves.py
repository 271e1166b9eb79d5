"""Moves: what changes in one viewer's scene, as data that a client can follow.

`applied` makes moves in a scene. The law (`testing.laws.scenes`): what a viewer saw before a step, changed by the moves
that its events tell of (`core.mover`), is what it sees after; what no event tells of are the `differences`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, assert_never

from msgspec import Struct, structs

from runabout.core.scene import Pile, Scene

UNEXPLAINED = -1
"""In place of an event's number: what no event tells of."""


class _Move(Struct, frozen=True, omit_defaults=True):
    event: int
    """The number of the event that tells of it, among those that the viewer is told of a step; UNEXPLAINED for none."""


class Put(_Move, frozen=True, tag="put"):
    """An attribute of a thing changes, such as where it is."""

    thing: str
    attribute: str
    before: Any
    after: Any


class Shifted(_Move, frozen=True, tag="shifted"):
    """Several things go the same way, as far: their attribute, some numbers, changes by so much."""

    things: tuple[str, ...]
    attribute: str
    by: tuple[int, ...]


class Appeared(_Move, frozen=True, tag="appeared"):
    """A thing that was not there comes onto the table."""

    thing: str
    attributes: dict[str, Any]


class Vanished(_Move, frozen=True, tag="vanished"):
    """A thing leaves the table."""

    thing: str


class Carried(_Move, frozen=True, tag="carried"):
    """So many of a kind go from one pile to another.

    Attributes:
        kind: what they are, where they lie afterwards; UNKNOWN where the viewer does not know it there.
        was: what they were known as before.
        source, target: the piles; "" for none, where they come out of nothing or are gone.
        place: in an ordered pile, where they lie in the end; -1 in a pile without order.
        origin: in an ordered source, where they lay; -1: the first of their kind, or a source without order.
    """

    kind: str
    was: str
    count: int
    source: str
    target: str
    place: int = -1
    origin: int = -1


class Exchanged(_Move, frozen=True, tag="exchanged"):
    """Two piles change places, whatever lies in them."""

    one: str
    other: str


class Replaced(_Move, frozen=True, tag="replaced"):
    """A pile says something else as a whole."""

    place: str
    pile: dict[str, int] | list[str]


class Opened(_Move, frozen=True, tag="opened"):
    """A place where a pile can lie comes onto the table, with nothing there yet; a pile in order where `ordered`."""

    place: str
    ordered: bool = False


class Closed(_Move, frozen=True, tag="closed"):
    """A place is there no more, nor what lies there."""

    place: str


class Drifted(_Move, frozen=True, tag="drifted"):
    """Places on a map, whose names end in their numbers ("road:40:120"), go the same way, with what lies there."""

    places: tuple[str, ...]
    by: tuple[int, ...]


class Counted(_Move, frozen=True, tag="counted"):
    """A counter changes."""

    counter: str
    before: Any
    after: Any


Move = Put | Shifted | Appeared | Vanished | Carried | Exchanged | Replaced | Opened | Closed | Drifted | Counted


def renumbered(move: Move, more: int) -> Move:
    """A move whose event has so many others before it."""
    if not more or move.event == UNEXPLAINED:
        return move
    return structs.replace(move, event=move.event + more)


def drift(scene: Scene, places: Sequence[str], by: Sequence[int]) -> None:
    """Let places on a map go so far, with what lies there."""
    drifted = {name: scene.piles.pop(name) for name in places}
    scene.piles.update({moved_place(name, by): pile for name, pile in drifted.items()})


def applied(scene: Scene, made: Iterable[Move]) -> Scene:
    """A scene after some moves; its decision stays as it is, since no move changes that.

    Raises:
        KeyError, ValueError: the moves are of another scene.
    """
    found = scene.copy()
    for move in made:
        _apply(found, move)
    return found


def _apply(scene: Scene, move: Move) -> None:
    match move:
        case Put():
            scene.things[move.thing][move.attribute] = move.after
        case Shifted():
            for thing in move.things:
                before = scene.things[thing][move.attribute]
                scene.things[thing][move.attribute] = [at + more for at, more in zip(before, move.by, strict=True)]
        case Appeared():
            scene.things[move.thing] = dict(move.attributes)
        case Vanished():
            del scene.things[move.thing]
        case Carried():
            _carry(scene, move)
        case Exchanged():
            piles = scene.piles
            piles[move.one], piles[move.other] = piles[move.other], piles[move.one]
        case Replaced():
            scene.piles[move.place] = move.pile.copy()
        case Opened():
            scene.piles[move.place] = [] if move.ordered else {}
        case Closed():
            del scene.piles[move.place]
        case Drifted():
            drift(scene, move.places, move.by)
        case Counted():
            scene.counters[move.counter] = move.after
        case _:
            assert_never(move)


def _carry(scene: Scene, move: Carried) -> None:
    if move.source:
        pile = scene.piles[move.source]
        if isinstance(pile, dict):
            pile[move.was] -= move.count
            if not pile[move.was]:
                del pile[move.was]
        elif move.origin >= 0:
            del pile[move.origin : move.origin + move.count]
        else:
            for _ in range(move.count):
                pile.remove(move.was)
    if move.target:
        pile = scene.piles[move.target]
        if isinstance(pile, dict):
            pile[move.kind] = pile.get(move.kind, 0) + move.count
        else:
            pile[move.place : move.place] = [move.kind] * move.count


def moved_place(name: str, by: Sequence[int]) -> str:
    """The name of a place on a map that has gone so far: "road:40:120" by (0, -20) is "road:40:100"."""
    parts = name.split(":")
    first = len(parts) - len(by)
    return ":".join([*parts[:first], *(str(int(part) + more) for part, more in zip(parts[first:], by, strict=True))])


def differences(one: Scene, other: Scene) -> list[Move]:
    """What has to change in one scene to make the other of it, with no event to tell why."""
    return [
        *(_things(one, other) if one.things != other.things else ()),
        *(_piles(one, other) if one.piles != other.piles else ()),
        *(_counters(one, other) if one.counters != other.counters else ()),
    ]


def _things(one: Scene, other: Scene) -> list[Move]:
    found: list[Move] = []
    for thing, was in one.things.items():
        now = other.things.get(thing)
        if now is None or now.keys() != was.keys():
            found.append(Vanished(UNEXPLAINED, thing))
        elif now != was:
            found += [
                Put(UNEXPLAINED, thing, name, value, now[name]) for name, value in was.items() if value != now[name]
            ]
    for thing, now in other.things.items():
        if thing not in one.things or one.things[thing].keys() != now.keys():
            found.append(Appeared(UNEXPLAINED, thing, dict(now)))
    return found


def _piles(one: Scene, other: Scene) -> list[Move]:
    """What lies in another pile now goes there; what is only somewhere else in order, or is gone, is told by itself."""
    found: list[Move] = [Closed(UNEXPLAINED, place) for place in one.piles if place not in other.piles]
    less: list[tuple[str, str, int]] = []
    more: list[tuple[str, str, int]] = []
    for place, now in other.piles.items():
        was = one.piles.get(place)
        if was is None or isinstance(was, list) != isinstance(now, list):
            if was is not None:
                found.append(Closed(UNEXPLAINED, place))
            was = [] if isinstance(now, list) else {}
            found.append(Opened(UNEXPLAINED, place, isinstance(now, list)))
        if was == now:
            continue
        if isinstance(now, list) and isinstance(was, list) and not _is_told_by_counts(was, now):
            found.append(Replaced(UNEXPLAINED, place, now.copy()))
            continue
        counts, after = tally(was), tally(now)
        for kind in {**counts, **after}:
            change = after.get(kind, 0) - counts.get(kind, 0)
            if change:
                (more if change > 0 else less).append((place, kind, abs(change)))
    for target, kind, wanted in more:
        for at, (source, was_kind, there) in enumerate(less):
            if wanted and there and kind == was_kind:
                count = min(wanted, there)
                found.append(_carried(other, kind, count, source, target))
                less[at] = source, was_kind, there - count
                wanted -= count
        if wanted:
            found.append(_carried(other, kind, wanted, "", target))
    return [*found, *(_carried(other, kind, there, source, "") for source, kind, there in less if there)]


def _carried(after: Scene, kind: str, count: int, source: str, target: str) -> Carried:
    pile = after.piles.get(target)
    return Carried(UNEXPLAINED, kind, kind, count, source, target, len(pile) - count if isinstance(pile, list) else -1)


def _is_told_by_counts(was: list[str], now: list[str]) -> bool:
    """Whether an ordered pile is another one with more of one kind at its end, or with the first of some kinds gone."""
    if len(now) > len(was):
        return now[: len(was)] == was and len(set(now[len(was) :])) == 1
    left = was.copy()
    for kind, count in tally(was).items():
        for _ in range(count - now.count(kind)):
            left.remove(kind)
    return left == now


def tally(pile: Pile) -> dict[str, int]:
    """How many of each kind lie in a pile."""
    return {kind: pile.count(kind) for kind in dict.fromkeys(pile)} if isinstance(pile, list) else pile


def _counters(one: Scene, other: Scene) -> list[Move]:
    return [
        Counted(UNEXPLAINED, name, one.counters.get(name), other.counters[name])
        for name in other.counters
        if one.counters.get(name) != other.counters[name]
    ]
