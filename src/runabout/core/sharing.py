"""Scenes of everybody at one table: what the open part of a Sight says is read once for all viewers."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from runabout.core.record import snapshots_of
from runabout.core.scene import Layout, Part, Scene

Stretch = Part | Scene
"""One part of a layout that each viewer's scene reads for itself, or what several in a row wrote for all."""


class Sharing:
    """Reads scenes of a layout.

    A part is shared that reads nothing but the open part. That is found out by reading: the first time that a part
    asks for anything else, it is each viewer's own from then on. A law (`testing.laws.scenes`) holds scenes that were
    made in this way against those that `Layout.scene` makes.

    Args:
        layout: the game's.
        open_fields: of its Sight, those that are the same for every viewer.
        only_decisions: read only the parts that say something of the decision.
    """

    def __init__(self, layout: Layout, open_fields: Set[str], *, only_decisions: bool = False) -> None:
        parts = [part for part in layout.parts if part.decision or not only_decisions]
        self._parts = tuple(part for part in parts if type(part).write is not Part.write)  # those that write
        self._open = snapshots_of(layout.Sight, open_fields)
        self._own: set[Part] = {part for part in self._parts if not open_fields >= set(part.fields)}

    def shared(self, seen: Any) -> list[Stretch]:
        """What all scenes have in common, and which parts are left to read, from the snapshot of any viewer's Sight."""
        while True:
            found = list[Stretch]()
            if self._read(self._open(seen), found):
                return found

    def _read(self, seen: Any, found: list[Stretch]) -> bool:
        """Read what is shared; False where it has turned out that one part is not."""
        into: Scene | None = None
        for part in self._parts:
            if part in self._own:
                found.append(part)
                into = None
                continue
            if into is None:
                found.append(into := Scene())
            try:
                part.write(seen, into)
            except Exception:  # noqa: BLE001  # what is wrong, if it is more than this, comes out with each viewer's own
                self._own.add(part)
                return False
        return True

    def scene(self, seen: Any, shared: list[Stretch]) -> Scene:
        """A viewer's scene, from the snapshot of its Sight; the things and piles that it shares belong to all."""
        found = Scene(seen.viewer)
        for stretch in shared:
            if isinstance(stretch, Scene):
                found.things.update(stretch.things)
                found.piles.update(stretch.piles)
                found.counters.update(stretch.counters)
                found.settings.update(stretch.settings)
                found.decision.update(stretch.decision)
            else:
                stretch.write(seen, found)
        return found
