"""A scene, and what each verb of a reducer moves in it. The page is tested with the same:
`python -m tests.core.move_vectors` writes them for it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from runabout.core.mover import Mover
from runabout.core.scene import UNKNOWN, Scene

FILE = Path(__file__).parents[2] / "web" / "tests" / "moves.json"

VERBS: Sequence[tuple[str, tuple[Any, ...]]] = [
    ("put", ("pawn:1",)),
    ("shift", (["pawn:1", "pawn:2"], "at", (1, 0))),
    ("appear", ("pawn:3",)),
    ("vanish", ("pawn:2",)),
    ("carry", ("hand:1", "row", "kite", 2)),
    ("carry", ("row", "hand:0", "anvil")),
    ("carry", ("hand:0", "", "anvil")),
    ("carry_from", ("row", 1, "hand:1")),
    ("carry_all", ("row", "hand:0")),
    ("bring", ("row", "rope", 2)),
    ("open_place", ("attic",)),
    ("close_place", ("hand:1",)),
    ("drift", (["lake:40:120"], (0, -20))),
    ("exchange", ("hand:0", "row")),
    ("know", ("hand:1", "rope", 1)),
    ("forget", ("hand:1",)),
    ("replace", ("row", ["rope"])),
    ("count", ("points", [4, 5])),
]
"""Each verb of `Mover`, with what it is asked."""

ATTRIBUTES = {"put": {"at": [2, 2], "hits": 5}, "appear": {"at": [2, 2], "hits": 5}}
"""By verb: attributes that it is given."""


def scene() -> Scene:
    """Two pawns, piles with and without an order, a place on a map, a counter."""
    return Scene(
        things={"pawn:1": {"at": [1, 2], "hits": 0}, "pawn:2": {"at": [5, 5], "hits": 1}},
        piles={"hand:0": {"anvil": 2}, "hand:1": {"kite": 1, UNKNOWN: 2}, "row": ["kite", "anvil"], "lake:40:120": {}},
        counters={"points": 3},
    )


def moved_by(verb: str, arguments: Sequence[Any]) -> Mover:
    """The scene after a verb."""
    table = Mover(scene())
    getattr(table, verb)(*arguments, **ATTRIBUTES.get(verb, {}))
    return table


def vectors() -> dict[str, Any]:
    """The scene, and for each verb its moves and the scene after them, as JSON has them."""
    done = [(verb, moved_by(verb, arguments)) for verb, arguments in VERBS]
    cases = [{"verb": verb, "moves": table.made, "after": table.scene.plain()} for verb, table in done]
    found: dict[str, Any] = json.loads(msgspec.json.encode({"before": scene().plain(), "cases": cases}))
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
