"""Where the pawns go, once more, in plain Python, read from RULES.md and nothing else.

Slow and obvious on purpose: a pawn walks square by square, and every play is tried out on a copy of the table. The
board is read from box.toml as it stands there.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any

Pawn = tuple[int, int]
"""A pawn: its side (by place in box.toml) and its number, 0 to 2."""

Place = tuple[str, int]
"""Where a pawn is: ("home", 0), ("track", square), ("zone", circle) or ("shop", 0)."""

HOME, SHOP = ("home", 0), ("shop", 0)
CIRCLES = 5  # RV-050

FORWARD = {"1": 1, "2": 2, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10, "11": 11}  # RV-070, RV-073
FORWARD |= {"Switcharoo": 12, "Quick Pass": 12}  # RV-078, RV-081
BACKWARD = {"-3": 3, "-13": 13}  # RV-071, RV-072

Play = tuple[Any, ...]
"""A play: its verb and what it is done with; see `plays`."""


class Impossible(Exception):
    """A play that the rules do not allow."""


@dataclass
class Board:
    """The board as box.toml has it."""

    squares: int
    another_turn: set[int]
    move_ahead: set[int]
    skateboards: dict[int, int]
    starts: list[int]
    entrances: list[int]

    @classmethod
    def read(cls, values: dict[str, Any]) -> Board:
        """The board in the values of a box.toml."""
        board = values["board"]
        sides = board["sides"]
        return cls(
            board["squares"],
            set(board["another_turn"]),
            set(board["move_ahead"]),
            dict(board["skateboards"]),
            [side["start"] for side in sides],
            [side["entrance"] for side in sides],
        )


@dataclass
class Table:
    """What matters for a move: where the pawns are, whose turn it is, and what the table agreed."""

    board: Board
    colours: list[int]
    me: int
    hand: list[str]
    pawns: dict[Pawn, Place]
    used: set[str] = field(default_factory=set)
    special_played: bool = False
    swap_optional: bool = False
    stay: bool = False
    own_bump: bool = True
    skips_own: bool = False

    def copy(self) -> Table:
        """A table on which something can be tried out."""
        other = copy(self)
        other.pawns = dict(self.pawns)
        return other

    def mine(self) -> list[Pawn]:
        """The pawns of the player whose turn it is."""
        return [(self.me, number) for number in range(3)]

    def waiting(self, colour: int) -> list[Pawn]:
        """The pawns on a Home Base, in the order in which they come out."""
        return [pawn for pawn in sorted(self.pawns) if pawn[0] == colour and self.pawns[pawn] == HOME]

    def standing_on(self, square: int) -> list[Pawn]:
        """The pawns on a square of the track."""
        return [pawn for pawn, place in self.pawns.items() if place == ("track", square)]

    # --- One step ---------------------------------------------------------------------------------------------------

    def one_forward(self, pawn: Pawn, place: Place) -> Place:
        """The next place of a pawn on its way to the Shoppe."""
        where, number = place
        colour = pawn[0]
        if where == "home":  # RV-033, RVA-04: the coloured square is the first that counts
            return "track", self.board.starts[colour]
        if where == "track":
            if number == self.board.entrances[colour]:  # RVA-09, RVA-11: it turns in whenever it comes by
                return "zone", 0
            return "track", (number + 1) % self.board.squares
        if where == "zone":
            return SHOP if number == CIRCLES - 1 else ("zone", number + 1)
        raise Impossible("it has finished, or the count is not exact (RV-056, RV-057)")

    def one_back(self, pawn: Pawn, place: Place) -> Place:
        """The place before, on the way back."""
        where, number = place
        if where == "track":
            return "track", (number - 1) % self.board.squares
        if where == "zone":  # RVA-12
            return ("zone", number - 1) if number > 0 else ("track", self.board.entrances[pawn[0]])
        raise Impossible("no card moves it back from there (RVA-05, RVA-13)")

    # --- Arriving ---------------------------------------------------------------------------------------------------

    def arrive(self, pawn: Pawn, place: Place) -> bool:
        """A pawn's movement ends here, and then perhaps elsewhere; whether it landed on Take Another Turn."""
        another_turn = False
        seen: set[int] = set()
        while True:
            self.pawns[pawn] = place
            for other in self.pawns:  # RV-024, RV-025, RVA-14: any other pawn that is there
                same = place[0] == "track" or (place[0] == "zone" and other[0] == pawn[0])
                if other != pawn and same and self.pawns[other] == place:
                    self.pawns[other] = HOME
            if place[0] != "track" or place[1] in seen:  # RVA-45
                return another_turn
            square = place[1]
            seen.add(square)
            if square in self.board.another_turn:
                another_turn = True
                return another_turn
            if square in self.board.move_ahead:
                place = self.moved_ahead(pawn, square)
                if place == ("track", square):
                    return another_turn
            elif square in self.board.skateboards:
                red = self.board.skateboards[square]
                between = (square + 1) % self.board.squares
                while between != red:  # RV-046
                    for other in self.standing_on(between):
                        self.pawns[other] = HOME
                    between = (between + 1) % self.board.squares
                place = "track", red  # RVA-22: never into a safety zone
            else:
                return another_turn

    def moved_ahead(self, pawn: Pawn, square: int) -> Place:
        """Three further along the track (RV-043), past the entrance to the own safety zone (RV-044, RVA-10)."""
        passes = False
        for _ in range(3):
            passes = passes or square == self.board.entrances[pawn[0]]
            square = (square + 1) % self.board.squares
        if passes and self.stay:
            square = (square - 3) % self.board.squares
        return "track", square

    # --- Plays ------------------------------------------------------------------------------------------------------

    def move(self, pawn: Pawn, count: int) -> bool:
        """Move a pawn by a card's count; whether it earns another turn."""
        place = self.pawns[pawn]
        if place == HOME and pawn != self.waiting(pawn[0])[0]:  # RVA-50
            raise Impossible("another pawn comes out first")
        for _ in range(abs(count)):
            place = self.one_forward(pawn, place) if count > 0 else self.one_back(pawn, place)
        if not self.own_bump and place != SHOP:  # RVA-14, RVA-46, RVA-52
            for other in self.mine():
                if other != pawn and self.pawns[other] == place:
                    raise Impossible("the count ends on an own pawn")
        return self.arrive(pawn, place)

    def first_ahead(self, pawn: Pawn) -> Pawn:
        """The pawn that Quick Pass is played on (RV-083, RVA-28)."""
        square = self.pawns[pawn][1]
        for _ in range(self.board.squares - 1):
            square = (square + 1) % self.board.squares
            for other in self.standing_on(square):
                if not (self.skips_own and other[0] == self.me):
                    return other
        raise Impossible("there is nobody ahead")

    def play(self, play: Play) -> bool:
        """Make a play on this table; whether it earns another turn. Raises Impossible where it is not allowed."""
        verb, *rest = play
        if verb == "move":
            card, pawn = rest
            return self.move(pawn, FORWARD[card] if card in FORWARD else -BACKWARD[card])
        if verb == "push":  # RV-070, RVA-17, RVA-37, RVA-42
            (pawn,) = rest
            if pawn[0] == self.me or self.pawns[pawn][0] != "track":
                raise Impossible("not a pawn of an opponent on the track")
            self.move(pawn, -1)
            return False
        if verb == "split":  # RV-075 to RV-077, RVA-30, RVA-43
            first, count, second = rest
            turn = self.move(first, count)
            return self.move(second, 5 - count) or turn
        if verb in ("switch", "pass"):
            pawn = rest[0]
            if self.pawns[pawn][0] != "track":
                raise Impossible("it is not on the track (RVA-27)")
            other = rest[1] if verb == "switch" else self.first_ahead(pawn)
            if other == pawn or self.pawns[other][0] != "track":
                raise Impossible("that one is not on the track (RV-052, RVA-27)")
            self.pawns[pawn], self.pawns[other] = self.pawns[other], self.pawns[pawn]  # RVA-18, RVA-29
            return False
        if verb == "trick":  # RV-094, RV-095, RVA-19, RVA-26
            (target,) = rest
            waiting = self.waiting(self.me)
            if not waiting or self.pawns[target][0] != "track":
                raise Impossible("nobody to bring out, or nobody on the track to replace")
            self.pawns[waiting[0]], self.pawns[target] = self.pawns[target], HOME
        return False


def movement_plays(table: Table) -> Iterator[Play]:
    """Everything that could be tried with the Movement cards in hand."""
    everyone = list(table.pawns)
    for card in set(table.hand):
        for pawn in table.mine():
            yield "move", card, pawn
        if card == "1":
            yield from (("push", pawn) for pawn in everyone)
        if card == "5":
            pairs = [(one, other) for one in table.mine() for other in table.mine() if one != other]
            yield from (("split", one, count, other) for one, other in pairs for count in (1, 2, 3, 4))
        if card == "Switcharoo":
            yield from (("switch", pawn, other) for pawn in table.mine() for other in everyone)
        if card == "Quick Pass":
            yield from (("pass", pawn) for pawn in table.mine())


def outcomes(table: Table) -> dict[Play, tuple[dict[Pawn, Place], bool]]:
    """Every play that is allowed now, with where the pawns are afterwards and whether it earns another turn."""
    found = {}
    for play in movement_plays(table):
        after = table.copy()
        try:
            turn = after.play(play)
        except Impossible:
            continue
        found[play] = after.pawns, turn
    if not found or (table.swap_optional and all(play[0] in ("switch", "pass") for play in found)):
        for card in set(table.hand):  # RV-062, RVA-06, RVA-07
            found["discard", card] = table.pawns, False
    if not table.special_played:  # RV-091, RVA-44
        specials: list[Play] = []
        if "Dirty Trick!" not in table.used:
            specials += [("trick", pawn) for pawn in table.pawns]
        if "Swap!" not in table.used:
            specials += [("swap", colour) for colour in table.colours if colour != table.me]
        if "Crash!" not in table.used:
            specials.append(("crash",))
        for play in specials:
            after = table.copy()
            try:
                found[play] = after.pawns, after.play(play)
            except Impossible:
                continue
    return found
