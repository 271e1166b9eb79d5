"""Replays: moments of a game, as a viewer may know them. Each is built once, and kept for those who look later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from runabout.server.messages.views import Frame
from runabout.server.recent import Recent
from runabout.server.tables.chairs import Sitters
from runabout.server.tables.table import Moment, Table
from runabout.server.tables.views import Recipient, moves_since, told_moment, view

FRAMES_KEPT = 4000
"""Frames that a process keeps for all tables; those that were asked for longest ago are dropped first."""

FRAMES_IN_A_SLICE = 4
"""Frames built between two yields to the event loop."""


class FrameKey(NamedTuple):
    """What decides what a frame holds. What is played up to an entry is always the same; who it was is not, once a
    guest's data is erased, nor whose seat it is now.

    Attributes:
        table: its name.
        status: of the table: once a game is over, its moments are looked at from any seat.
        to: for whom it is made.
        person: the guest who sits at the viewer's seat now; "" for none.
        number: the entry that led to the moment.
        sat: who sat at the table then.
        before: the entry that led to the moment before; -1 for the first of a stretch, which has a scene.
        sat_before: who sat there at the moment before; None for the first of a stretch.
    """

    table: str
    status: str
    to: Recipient
    person: str
    number: int
    sat: Sitters
    before: int
    sat_before: Sitters | None


def frame_keys(table: Table, to: Recipient, first: int, count: int) -> list[FrameKey]:
    """The keys of at most `count` moments, from the position after `first` decisions on that the viewer noticed."""
    noticed = [0, *(step + 1 for step in table.decisions.noticed_steps(to.seat))]
    numbers = [table.decisions[step - 1].number if step else table.began for step in noticed[first : first + count]]
    sat = {number: moment.sitters for number, moment in _moments(table).items()}
    name, known = table.opening.table, to._replace(names=tuple(to.names))
    person = table.chairs[to.seat].person if to.seat >= 0 else ""
    return [
        FrameKey(name, table.status, known, person, number, sat[number], before, sat.get(before))
        for before, number in pairwise([-1, *numbers])
    ]


def build_frame(table: Table, moments: Mapping[int, Moment], key: FrameKey) -> Frame:
    """A moment of a table's match; `moments` are those of the table."""
    assert table.match is not None
    is_first = key.before < 0
    step, since = (table.decisions.step_after(number) for number in (key.number, key.before))
    then, told = table.match.rewound(step), told_moment(table, moments[key.number], key.to, key.sat_before)
    return Frame(
        view=view(table, then, key.to, 0, live=False, has_scene=is_first),
        events=tuple(told),
        moves=() if is_first else moves_since(then, key.to.seat, since, told),
    )


def _moments(table: Table) -> dict[int, Moment]:
    """The moments of the game, by the entry that led to each."""
    return {moment.number: moment for moment in table.story if moment.note is None}


def replayed(table: Table, to: Recipient, first: int, count: int) -> Iterator[Frame]:
    """At most `count` moments of the match as a viewer may know them, from the position after `first` decisions on that
    it noticed.
    """
    moments = _moments(table)
    return (build_frame(table, moments, key) for key in frame_keys(table, to, first, count))


class Frames:
    """The frames that a process has built."""

    def __init__(self) -> None:
        self._kept: Recent[FrameKey, Frame] = Recent(FRAMES_KEPT)

    def missing(self, keys: list[FrameKey]) -> int:
        """How many of these are not kept."""
        return sum(key not in self._kept for key in keys)

    def collect(self, table: Table, keys: list[FrameKey], found: dict[FrameKey, Frame]) -> tuple[Frame, ...] | None:
        """The frames of these keys, as they are sent now; None where a slice of those that are missing was built, and
        more are missing.

        Args:
            table: as it is now.
            keys: in the order in which the frames are sent.
            found: the caller's frames from earlier slices, to which this one is added: others may drop what is kept.
        """
        moments, built = _moments(table), 0
        for key in keys:
            if key in found:
                continue
            if (frame := self._kept.get(key)) is None:
                if built == FRAMES_IN_A_SLICE:
                    return None
                frame, built = build_frame(table, moments, key), built + 1
            self._kept[key] = found[key] = frame
        if not keys:
            return ()
        number = table.numbering.told(keys[0].to.seat, table.number)
        return tuple(replace(found[key], view=replace(found[key].view, number=number)) for key in keys)
