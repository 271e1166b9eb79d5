"""Records the games that the tests of Road Runner's table are told: python web/src/games/road-runner/tests/record.py

Every decision is drawn at random from what is legal, by a fixed seed; each frame is what one viewer is sent after it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import runabout
from runabout.core.words import Event
from runabout.games import find_game

HERE = Path(__file__).parent
GAME = find_game("road-runner")
TABLES = {"three": (3, 1, 33), "watched": (4, -1, 1)}
"""By name: seats, viewer, seed. Both are reshuffled once."""

EAGER = {"call": 30.0, "lay": 6.0, "take back": 0.4, "play": 3.0, "decline": 1.0, "pass": 3.0}
"""How likely a decision is to be drawn, by its verb."""


def record(seats: int, viewer: int, seed: int) -> list[dict[str, Any]]:
    """One game to its end, as the frames that the viewer is shown."""
    match = runabout.game("road-runner").new(seats=seats, seed=seed)
    names = ["Rex", "Dusty", "Slim", "Juniper", "Mesquite", "Cholla", "Sage", "Tumble"][:seats]
    if viewer >= 0:
        names[viewer] = "You"
    chance = random.Random(seed)

    def frame(events: tuple[Event, ...]) -> dict[str, Any]:
        words, sight, number = match.game.words, match.sight(viewer), len(match.steps)
        known = [event for event in events if event.known_to(viewer)]
        told = words.narrate(known, names, viewer)
        legal = match.legal() if match.seat == viewer else []
        scene = match.scene(viewer).plain()
        decision = scene.pop("decision")
        scene.pop("viewer")
        decision["needs"] = []  # nothing is tested with it, and it takes the most room
        return {
            "number": number,
            "decision": decision,
            "scene": None if number else scene,
            "moves": msgspec.to_builtins(match.moves(viewer, number - 1)) if number else [],
            "actions": [{"number": a.number, "verb": a.verb, "card": a.card, "text": a.text} for a in legal],
            "hints": {
                action: words.preview(sight, words.actions[action], told)
                for action, told in (match.previews() if match.seat == viewer else {}).items()
            },
            "events": [
                {"number": number, "kind": event.kind, "seat": event.seat, "fields": event.plain, "text": text}
                for event, text in zip(known, told, strict=True)
            ],
        }

    frames = [frame(match.opening)]
    while not match.over:
        legal = match.legal()
        [chosen] = chance.choices(legal, [EAGER[action.verb] for action in legal])
        frames.append(frame(match.play(chosen)))
    return frames


def main() -> None:
    """Write the recordings beside this file."""
    recorded = {
        "faces": msgspec.to_builtins(GAME.words.faces()),
        "german": msgspec.to_builtins(GAME.words.in_language("de").faces()),
        "games": {name: {"viewer": table[1], "frames": record(*table)} for name, table in TABLES.items()},
    }
    lines = json.dumps(recorded, separators=(",", ":")).replace('{"number":', '\n{"number":')
    (HERE / "games.json").write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
