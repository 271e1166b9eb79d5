"""The house's board and decks as the file has them, read apart from the game's own loading."""

from __future__ import annotations

import tomllib
from pathlib import Path

import runabout.games.riverdale.cards
from tests.games.riverdale.plain import Board

FILE = Path(runabout.games.riverdale.cards.__file__).parent / "box.toml"
VALUES = tomllib.loads(FILE.read_text(encoding="utf-8"))
BOARD = Board.read(VALUES)
COLOUR_NAMES = [side["colour"] for side in VALUES["board"]["sides"]]
DECKS = [VALUES["decks"][name] for name in ("a", "b", "custom")]

SIDES = {2: COLOUR_NAMES[::2], 3: COLOUR_NAMES[:3], 4: COLOUR_NAMES}
"""By number of seats: the colour of each seat, where the fourth of three sides is empty (RVA-47)."""


def houses_text() -> str:
    """The house's file."""
    return FILE.read_text(encoding="utf-8")


def with_board(board: Board) -> str:
    """The house's file with another board."""
    lines = [
        "[board]",
        f"squares = {board.squares}",
        f"another_turn = {sorted(board.another_turn)}",
        f"move_ahead = {sorted(board.move_ahead)}",
        f"skateboards = {[list(pair) for pair in board.skateboards.items()]}",
    ]
    for side, start, entrance in zip(VALUES["board"]["sides"], board.starts, board.entrances):
        lines += ["[[board.sides]]", f'name = "{side["name"]}"', f'colour = "{side["colour"]}"']
        lines += [f"start = {start}", f"entrance = {entrance}"]
    text = houses_text()
    return "\n".join(lines) + "\n\n" + text[text.index("[decks.a]") :]
