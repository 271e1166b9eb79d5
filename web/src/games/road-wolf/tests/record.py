"""Records the games that the tests of Road Wolf's table are told.

PYTHONPATH=. python web/src/games/road-wolf/tests/record.py
"""

from __future__ import annotations

from pathlib import Path

from tests.recording import Recorder

TABLES = {"watched": (3, -1, 4), "other": (2, -1, 9)}
"""Somebody watches: of hundreds of spots to go to none is recorded."""

RARE = {"done": 0.2, "enough": 0.2, "back": 0.1}
"""How likely a decision is to be drawn, by the first word of its action; others by 1."""

if __name__ == "__main__":
    recorder = Recorder(
        "road-wolf",
        weight=lambda action: RARE.get(action.text.split()[0], 1.0),
        left_out={"turn": {}, "roll": {}, "have": [], "notes": [], "points": [], "tokens": []},
        most=110,
    )
    recorder.write(Path(__file__).parent, TABLES)
