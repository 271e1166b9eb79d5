"""Records the games that the tests of Race 2 Live's table are told.

PYTHONPATH=. python web/src/games/race-2-live/tests/record.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from runabout.games import find_game
from runabout.match import Match
from tests.recording import Recorder

TABLES = {"two": (2, 0, 3), "watched": (3, -1, 5)}

RARE = {"backward": 0.3}
"""How likely a decision is to be drawn, by the first word of its action; others by 1."""


def previews(match: Match, viewer: int) -> dict[str, Any]:
    """Previews of each legal action of the viewer."""
    if match.over or match.seat != viewer:
        return {"previews": {}}
    sight = match.sight(viewer)
    told = match.run.previews(sight, [action.number for action in match.legal()])
    return {"previews": {number: preview.plain for number, preview in told.items()}}


if __name__ == "__main__":
    recorder = Recorder(
        "race-2-live", weight=lambda action: RARE.get(action.text.split()[0], 1.0), more=previews, most=110
    )
    catalogue = msgspec.to_builtins(list(find_game("race-2-live").words.catalogue()))
    recorder.write(Path(__file__).parent, TABLES, catalogue=catalogue)
