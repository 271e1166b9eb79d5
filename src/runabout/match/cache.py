"""What follows from the state of a match, kept once somebody has asked for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from runabout.core.moves import Move
from runabout.core.previews import Preview
from runabout.core.scene import Scene
from runabout.core.sharing import Stretch


@dataclass
class Cache:
    """It is emptied, by taking a new one, whenever the state changes.

    Attributes:
        legal: the numbers of the open actions.
        previews: what there is to tell of them.
        known: by viewer, what it may know.
        shared: what the scenes of all viewers have in common.
        scenes: by viewer, what it sees.
        scenes_before: by viewer, what it saw before the last decision, where somebody had asked.
        shared_decision: what the decisions of all viewers have in common.
        followed: by viewer, the same scene, where it was made by the moves of the last decision; and these moves.
        standing: who is ahead.
    """

    legal: list[int] | None = None
    previews: dict[int, Preview] | None = None
    known: dict[int, Any] = field(default_factory=dict)
    shared: list[Stretch] | None = None
    scenes: dict[int, Scene] = field(default_factory=dict)
    scenes_before: dict[int, Scene] = field(default_factory=dict)
    shared_decision: list[Stretch] | None = None
    followed: dict[int, tuple[Scene, list[Move]]] = field(default_factory=dict)
    standing: tuple[dict[str, int], ...] | None = None
