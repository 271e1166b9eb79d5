"""Who sits at a table: how many seats it usually has, what bots are called, and how a match's tags keep it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from runabout.core.chance import derive
from runabout.core.game import Game

PLAIN_NAMES = ("Ada", "Basil", "Clio", "Dex", "Edda", "Fritz", "Greta", "Hugo", "Ines", "Jasper", "Kiki", "Lars")
"""What bots are called where a game has no names for them."""

LONGEST_NAME = 24
"""Characters of a person's name."""

DEFAULT_LEVEL = "medium"
"""How well bots play where nobody says."""


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat; `level` is a bot's, None for a person."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether it is a person."""
        return self.level is None

    @property
    def tag(self) -> str:
        """As a match's tags keep it."""
        return f"person {self.name}" if self.level is None else f"bot {self.level} {self.name}"


def usual_seats(game: Game) -> int:
    """How many seats a table has where nobody says: what the game says, else 4 or what is nearest to it."""
    fewest, most = game.seats
    return game.usual_seats or min(max(4, fewest), most)


def names_of_bots(game: Game) -> tuple[str, ...]:
    """What bots are called at the tables of a game."""
    return game.bot_names or PLAIN_NAMES


def draw_names(game: Game, key: bytes, taken: Iterable[str] = ()) -> list[str]:
    """The names of a game's bots in the order in which those of a table get them: drawn by its key, without those that
    people at the table have already (letter case aside).
    """
    have = {name.casefold() for name in taken}
    free = (name for name in names_of_bots(game) if name.casefold() not in have)
    return sorted(free, key=lambda name: derive(key, f"name {name}"))


def to_tags(sitters: Sequence[Sitter]) -> dict[str, str]:
    """Who sits where, for a match's record."""
    return {f"Seat{seat}": sitter.tag for seat, sitter in enumerate(sitters, 1)}


def clean(name: str, longest: int = LONGEST_NAME) -> str:
    """A name fit to be shown: one line, without what drives a terminal or turns text round; "" if nothing is left."""
    kept = "".join(" " if c.isspace() else c for c in name if c.isspace() or c.isprintable())
    return " ".join(kept.split())[:longest].rstrip()
