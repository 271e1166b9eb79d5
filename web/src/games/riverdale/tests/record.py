"""Records the games that the tests of Riverdale's table are told.

PYTHONPATH=. python web/src/games/riverdale/tests/record.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from runabout.core.forecast import Forecaster
from runabout.games import find_game
from runabout.match import Match
from tests.recording import Recorder, plain

TABLES = {"four": (4, 0, 5), "watched": (2, -1, 7)}

RARE = {"discard": 0.5, "Dirty": 0.4, "Swap!": 0.3, "Crash!": 0.2}
"""How likely a decision is to be drawn, by the first word of its action; others by 1."""


def certain(match: Match, viewer: int) -> dict[str, Any]:
    """What each open action of the viewer would surely do."""
    if match.over or match.seat != viewer:
        return {"certain": {}}
    forecaster = Forecaster(match.run, match.sight(viewer))
    return {"certain": {a.number: [plain(event, 0) for event in forecaster.certain(a.number)] for a in match.legal()}}


if __name__ == "__main__":
    recorder = Recorder(
        "riverdale",
        weight=lambda action: RARE.get(action.text.split()[0], 1.0),
        more=certain,
        left_out={"unseen": {}},
        most=140,
    )
    catalogue = msgspec.to_builtins(list(find_game("riverdale").words.catalogue()))
    recorder.write(Path(__file__).parent, TABLES, catalogue=catalogue)
