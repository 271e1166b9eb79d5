"""Records the games that the tests of Riverdale's table are told: python web/src/games/riverdale/tests/record.py

Every decision is drawn at random from what is legal, by a fixed seed; each frame is what one viewer is sent after it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import runabout
from runabout.core.forecast import Forecaster
from runabout.core.words import Event
from runabout.games import find_game
from runabout.match import Match

HERE = Path(__file__).parent
GAME = find_game("riverdale")
TABLES = {"four": (4, 0, 5), "watched": (2, -1, 7)}
"""By name: seats, viewer, seed."""

STEPS = 140

RARE = {"discard": 0.5, "Dirty": 0.4, "Swap!": 0.3, "Crash!": 0.2}
"""How likely a decision is to be drawn, by the first word of its action; others by 1."""


def plain(event: Event, number: int) -> dict[str, Any]:
    """An event as it is sent."""
    return {"number": number, "kind": event.kind, "seat": event.seat, "fields": event.plain}


def foretold(match: Match, viewer: int) -> dict[int, list[dict[str, Any]]]:
    """What each open action of the viewer would surely do."""
    if match.over or match.seat != viewer:
        return {}
    forecaster = Forecaster(match.run, match.sight(viewer))
    return {a.number: [plain(event, 0) for event in forecaster.certain(a.number)] for a in match.legal()}


def record(seats: int, viewer: int, seed: int) -> list[dict[str, Any]]:
    """One game, as the frames that the viewer is shown."""
    match = runabout.game("riverdale").new(seats=seats, seed=seed)
    chance = random.Random(seed)

    def frame(events: tuple[Event, ...]) -> dict[str, Any]:
        number = len(match.steps)
        legal = match.legal() if match.seat == viewer else []
        scene = match.scene(viewer).plain()
        decision = scene.pop("decision")
        scene.pop("viewer")
        decision["unseen"] = {}  # nothing is tested with it
        return {
            "number": number,
            "decision": decision,
            "scene": None if number else scene,
            "moves": msgspec.to_builtins(match.moves(viewer, number - 1)) if number else [],
            "actions": [{"number": a.number, "verb": a.verb, "card": a.card, "text": a.text} for a in legal],
            "certain": foretold(match, viewer),
            "events": [plain(event, number) for event in events if event.known_to(viewer)],
        }

    frames = [frame(match.opening)]
    while not match.over and len(frames) < STEPS:
        legal = match.legal()
        [chosen] = chance.choices(legal, [RARE.get(action.text.split()[0], 1.0) for action in legal])
        frames.append(frame(match.play(chosen)))
    return frames


def main() -> None:
    """Write the recordings beside this file."""
    recorded = {
        "catalogue": msgspec.to_builtins(list(GAME.words.catalogue())),
        "games": {name: {"viewer": table[1], "frames": record(*table)} for name, table in TABLES.items()},
    }
    lines = json.dumps(recorded, separators=(",", ":")).replace('{"number":', '\n{"number":')
    (HERE / "games.json").write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
