"""Records the games that the tests of Rummy Runway's table are told.

PYTHONPATH=. python web/src/games/rummy-runway/tests/record.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from runabout.core.forecast import Forecaster
from runabout.games import find_game
from runabout.match import Match
from tests.recording import Recorder, plain

TABLES = {"three": (3, 0, 5), "watched": (2, -1, 7)}

LIKELY = {"lay": 12.0, "riff": 4.0, "discard": 0.6, "take": 0.6}
"""How likely a decision is to be drawn, by its verb; others by 1."""


def certain(match: Match, viewer: int) -> dict[str, Any]:
    """What each action of the viewer would surely do."""
    if match.over or match.seat != viewer:
        return {"certain": {}}
    forecaster = Forecaster(match.run, match.sight(viewer))
    return {"certain": {a.number: [plain(event, 0) for event in forecaster.certain(a.number)] for a in match.legal()}}


if __name__ == "__main__":
    recorder = Recorder(
        "rummy-runway",
        weight=lambda action: LIKELY.get(action.verb, 1.0),
        more=certain,
        left_out={"looks": []},
        most=150,
    )
    catalogue = msgspec.to_builtins(list(find_game("rummy-runway").words.catalogue()))
    recorder.write(Path(__file__).parent, TABLES, catalogue=catalogue)
