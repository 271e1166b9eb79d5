"""What is in the box, as box.toml tells it: the board (RV-006, RV-010), the decks, the characters, all checked.

All of it is house content (RVA-01, RVA-02, RVA-36), and an owner of the game may correct it: see core.datafile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runabout.core.datafile import DataFile, read_data
from runabout.games.riverdale.cards import BY_NAME, MOVEMENT_CARDS, MOVEMENT_DECK
from runabout.games.riverdale.state import COLOURS, OPTIONS, SQUARES_MAX

SQUARES_MIN = 20
FAR = 12
"""An entrance is at least so far from its coloured square that no card brings a pawn out straight into its zone."""

CHARACTERS = 18  #: RV-004
NAME_MAX = 12  #: letters of a name: more would not fit where it is drawn

DECK_NAMES = OPTIONS[0].choices
"""In the order of the option `deck`."""


@dataclass(frozen=True)
class Side:
    """One side of the board, and the colour that is at home there (RV-030)."""

    name: str
    colour: str
    start: int
    entrance: int


@dataclass(frozen=True)
class Board:
    """The board: squares counted clockwise from 0.

    Attributes:
        squares: how many the loop has.
        sides: the four, clockwise.
        another_turn: the Take Another Turn squares (RV-040).
        move_ahead: the Move Ahead 3 squares (RV-043).
        skateboards: from green to red (RV-045).
    """

    squares: int
    sides: tuple[Side, ...]
    another_turn: tuple[int, ...]
    move_ahead: tuple[int, ...]
    skateboards: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Box:
    """All of it.

    Attributes:
        board: the board.
        decks: by number of the option `deck`, the cards of each `Kind`.
        characters: all of them (RVA-36).
        digest: stands for an owner's copy; "" for the house's own.
    """

    board: Board
    decks: tuple[tuple[int, ...], ...]
    characters: tuple[str, ...]
    digest: str = ""


def load(file: DataFile) -> Box:
    """Everything in the file, checked; BadData names the field that is wrong, and nothing is half-loaded."""
    reader = _Reader(file)
    top = file.table("", file.values, ("board", "decks", "characters"))
    return Box(
        reader.board(top["board"]), reader.decks(top["decks"]), reader.characters(top["characters"]), file.digest
    )


class _Reader:
    """Reads the parts of one file; every fault names its field."""

    def __init__(self, file: DataFile) -> None:
        self.file = file

    def items(self, where: str, value: Any, many: int | None = None) -> list[Any]:
        """A list, of so many items."""
        found = self.file.entries(where, value)
        if many is not None and len(found) != many:
            raise self.file.fault(where, f"{many} of them", len(found))
        return found

    def name(self, where: str, value: Any, taken: Sequence[str]) -> str:
        """A name that differs from those already taken."""
        if not isinstance(value, str) or not value.isalpha() or len(value) > NAME_MAX:
            raise self.file.fault(where, f"a word of 1 to {NAME_MAX} letters", value)
        if value.casefold() in (other.casefold() for other in taken):
            raise self.file.fault(where, "a name of its own", value)
        return value

    def board(self, value: Any) -> Board:
        """The board."""
        table = self.file.table("board", value, ("squares", "another_turn", "move_ahead", "skateboards", "sides"))
        squares = self.file.whole("board.squares", table["squares"], SQUARES_MIN, SQUARES_MAX)
        taken: dict[int, str] = {}  # by square: what it is
        sides = self.sides(table["sides"], squares, taken)
        another_turn = self.special_squares("board.another_turn", table["another_turn"], squares, taken)
        move_ahead = self.special_squares("board.move_ahead", table["move_ahead"], squares, taken)
        skateboards = self.skateboards(table["skateboards"], squares, taken)
        return Board(squares, sides, another_turn, move_ahead, skateboards)

    def sides(self, value: Any, squares: int, taken: dict[int, str]) -> tuple[Side, ...]:
        """The four sides, clockwise."""
        sides: list[Side] = []
        for i, item in enumerate(self.items("board.sides", value, COLOURS)):
            where = f"board.sides[{i}]"
            table = self.file.table(where, item, ("name", "colour", "start", "entrance"))
            name = self.name(f"{where}.name", table["name"], [side.name for side in sides])
            colour = self.name(f"{where}.colour", table["colour"], [side.colour for side in sides])
            if colour[0].casefold() in (side.colour[0].casefold() for side in sides):
                raise self.file.fault(f"{where}.colour", "a first letter that no other colour has", colour)
            start = self.square(f"{where}.start", table["start"], squares, taken, f"the coloured square of {colour}")
            entrance = self.file.whole(f"{where}.entrance", table["entrance"], 0, squares - 1)
            if (entrance - start) % squares < FAR:
                raise self.file.fault(
                    f"{where}.entrance", f"a square at least {FAR} ahead of the coloured square {start}", entrance
                )
            if entrance in (side.entrance for side in sides):
                raise self.file.fault(f"{where}.entrance", "a square that is no other colour's entrance", entrance)
            sides.append(Side(name, colour, start, entrance))
        ahead = [(side.start - sides[0].start) % squares for side in sides]
        if ahead != sorted(ahead):
            raise self.file.fault("board.sides", "coloured squares in clockwise order", [side.start for side in sides])
        return tuple(sides)

    def square(self, where: str, value: Any, squares: int, taken: dict[int, str], what: str) -> int:
        """A square that is nothing else yet."""
        square = self.file.whole(where, value, 0, squares - 1)
        if square in taken:
            raise self.file.fault(where, f"a square that is nothing else; this is {taken[square]} already", square)
        taken[square] = what
        return square

    def special_squares(self, where: str, value: Any, squares: int, taken: dict[int, str]) -> tuple[int, ...]:
        """Squares of one kind, ascending."""
        found = [
            self.square(f"{where}[{i}]", item, squares, taken, where) for i, item in enumerate(self.items(where, value))
        ]
        return tuple(sorted(found))

    def skateboards(self, value: Any, squares: int, taken: dict[int, str]) -> tuple[tuple[int, int], ...]:
        """The skateboards from green to red. Several green ones may lead to the same red one."""
        pairs: list[tuple[int, int]] = []
        for i, item in enumerate(self.items("board.skateboards", value)):
            where = f"board.skateboards[{i}]"
            self.items(where, item, 2)
            green = self.square(where, item[0], squares, taken, f"the green square of {where}")
            red = self.file.whole(where, item[1], 0, squares - 1)
            if red not in (pair[1] for pair in pairs):
                self.square(where, red, squares, taken, f"the red square of {where}")
            pairs.append((green, red))
        for i, (green, red) in enumerate(pairs):
            first = min((other for _, other in pairs), key=lambda other: (other - green) % squares)
            if first != red or 2 * ((red - green) % squares) >= squares:
                raise self.file.fault(
                    f"board.skateboards[{i}]",
                    "[green, red], the red square being the first red one ahead and less than half the loop away",
                    [green, red],
                )
        return tuple(sorted(pairs))

    def decks(self, value: Any) -> tuple[tuple[int, ...], ...]:
        """The decks, in the order of the option."""
        table = self.file.table("decks", value, DECK_NAMES)
        decks = []
        for name in DECK_NAMES:
            where = f"decks.{name}"
            counts = self.file.table(where, table[name], tuple(BY_NAME))
            deck = tuple(
                self.file.whole(f'{where}."{card.name}"', counts[card.name], 0, MOVEMENT_DECK)
                for card in MOVEMENT_CARDS
            )
            if sum(deck) != MOVEMENT_DECK:
                raise self.file.fault(where, f"{MOVEMENT_DECK} cards", sum(deck))
            decks.append(deck)
        return tuple(decks)

    def characters(self, value: Any) -> tuple[str, ...]:
        """The characters (RVA-36)."""
        table = self.file.table("characters", value, ("names",))
        names: list[str] = []
        for i, item in enumerate(self.items("characters.names", table["names"], CHARACTERS)):
            names.append(self.name(f"characters.names[{i}]", item, names))
        return tuple(names)


FILE = read_data(Path(__file__).parent, "box.toml")
BOX = load(FILE)
