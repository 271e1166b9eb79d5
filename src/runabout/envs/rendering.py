"""What `render()` gives: a table as a learner's seat sees it, drawn as the terminal draws it."""

from __future__ import annotations

from typing import Any

from runabout.core.contract import Header
from runabout.core.game import Game
from runabout.envs.errors import BadBatch

ANSI, SVG = "ansi", "svg"
MODES = (ANSI, SVG)
"""`render_mode`: text, or an SVG as a text. Both show the numbers of the actions that may be played."""


METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}
"""What an environment says of its rendering. It draws when it is asked to: the frames a second mean nothing."""


def check_mode(mode: str | None) -> None:
    """Raise BadBatch where there is no such mode."""
    if mode is not None and mode not in MODES:
        raise BadBatch(f'A table is drawn as "{ANSI}", which is text, or "{SVG}", or not at all: None; {mode!r} came.')


def drawn(game: Game, state: Header, viewer: int, mode: str | None) -> str | None:
    """A table as a seat sees it; None where the mode is None.

    Args:
        game: the game.
        state: the table's State.
        viewer: the seat.
        mode: one of MODES, or None.
    """
    if mode is None:
        return None
    from runabout.terminal import frames  # the terminal's tables take half a second to import

    return frames.svg_of(game, state, viewer) if mode == SVG else frames.text_of(game, state, viewer)
