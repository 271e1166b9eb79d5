"""Scenes of everybody at a table are read together: what lies open once for all."""

from __future__ import annotations

import pytest

from runabout.core.contract import Header
from runabout.core.record import i8, record, snapshots_of
from runabout.core.scene import Counter, Decision, Layout, Read, Scene, Setting
from runabout.core.sharing import Sharing

OPEN = {"seats", "seat", "over", "bids", "phase"}
VIEWERS = (-1, 0, 1)


@record
class Sight(Header):
    bids = i8[2]
    phase = i8()
    viewer = i8()
    hand = i8()


def sights(phase: int = 0) -> list[Sight]:
    """What each viewer sees of one table."""
    found = []
    for viewer in VIEWERS:
        seen = Sight()
        seen.seats, seen.viewer, seen.phase, seen.hand = 2, viewer, phase, 10 + viewer
        seen.bids[:] = 3, 4
        found.append(seen)
    return found


class Counting:
    """Writes bids into a scene, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, seen, scene) -> None:
        self.times += 1
        scene.things["bids"] = {"of": list(seen.bids)}


def read_by_phase(seen, scene) -> None:
    scene.counters["mine"] = seen.viewer if seen.phase else 0


def layout(*parts) -> Layout:
    named = {name for part in parts for name in part.fields}
    return Layout(Sight, [*parts, *(Decision(name) for name in Sight.fields if name not in named | {"viewer"})])


def together(sharing: Sharing, seen: list[Sight]) -> list[Scene]:
    shared = sharing.shared(seen[0].snapshot())
    return [sharing.scene(one.snapshot(), shared) for one in seen]


def test_what_lies_open_is_read_once_and_the_rest_by_each_viewer():
    count = Counting()
    lies = layout(Setting("seats"), Read(["bids"], count), Counter("hand"))
    found = together(Sharing(lies, OPEN), sights())
    assert count.times == 1
    assert found == [lies.scene(seen) for seen in sights()]
    assert [scene.viewer for scene in found] == [-1, 0, 1]
    assert [scene.counters["hand"] for scene in found] == [9, 10, 11]


def test_a_part_that_comes_to_ask_who_looks_is_each_viewers_own_from_then_on():
    lies = layout(Read(["phase"], read_by_phase), Counter("hand"))
    sharing = Sharing(lies, OPEN)
    for phase in (0, 1, 0):
        assert together(sharing, sights(phase)) == [lies.scene(seen) for seen in sights(phase)]


def test_a_part_that_fails_fails_for_each_viewer():
    def fail(seen, scene):
        raise ZeroDivisionError("no board")

    sharing = Sharing(layout(Read(["bids"], fail)), OPEN)
    shared = sharing.shared(sights()[0].snapshot())
    for seen in sights():
        with pytest.raises(ZeroDivisionError, match="no board"):
            sharing.scene(seen.snapshot(), shared)


def test_a_snapshot_of_some_fields_has_no_others():
    seen = snapshots_of(Sight, {"bids", "phase"})(sights(phase=5)[0].snapshot())
    assert (seen.bids, seen.phase) == ([3, 4], 5)
    for name in ("viewer", "hand", "seats"):
        with pytest.raises(AttributeError, match=f"called {name}"):
            getattr(seen, name)
