"""Records the games that the tests of Road Runner's table are told.

PYTHONPATH=. python web/src/games/road-runner/tests/record.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from runabout.games import find_game
from runabout.match import Match
from tests.recording import Recorder

TABLES = {"three": (3, 1, 33), "watched": (4, -1, 1)}
"""Both are reshuffled once."""

EAGER = {"call": 30.0, "lay": 6.0, "take back": 0.4, "play": 3.0, "decline": 1.0, "pass": 3.0}
"""How likely a decision is to be drawn, by its verb."""


def hints(match: Match, viewer: int) -> dict[str, Any]:
    """What each open action of the viewer is said to do."""
    words, sight = match.game.words, match.sight(viewer)
    previews = match.previews() if match.seat == viewer else {}
    return {"hints": {at: words.preview(sight, words.actions[at], told) for at, told in previews.items()}}


if __name__ == "__main__":
    words = find_game("road-runner").words
    # the needs of a hand take the most room, and nothing is tested with them
    recorder = Recorder("road-runner", weight=lambda action: EAGER[action.verb], more=hints, left_out={"needs": []})
    faces, german = (msgspec.to_builtins(each.faces()) for each in (words, words.in_language("de")))
    recorder.write(Path(__file__).parent, TABLES, faces=faces, german=german)
