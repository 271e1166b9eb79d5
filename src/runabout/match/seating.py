"""Who sits at a table: how many seats it usually has, what bots are called, and how a match's tags keep it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from runabout.core.chance import derive
from runabout.core.game import Game

PLAIN_NAMES = ("Ada", "Basil", "Clio", "Dex", "Edda", "Fritz", "Greta", "Hugo", "Ines", "Jasper", "Kiki", "Lars")
"""What bots are called where a game has no names for them."""

LONGEST_NAME = 24
"""Characters of a person's name."""

UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Characters that count as printable and show nothing: fillers, variation selectors, the empty pattern of Braille.
(From Default_Ignorable_Code_Point of the Unicode Character Database; the rest of that is not printable.)
"""

ALIKE = {
    "A": "\u0410\u0391",
    "B": "\u0412\u0392",
    "C": "\u0421",
    "E": "\u0415\u0395",
    "H": "\u041d\u0397",
    "I": "\u0406\u0399",
    "J": "\u0408",
    "K": "\u041a\u039a",
    "M": "\u041c\u039c",
    "N": "\u039d",
    "O": "\u041e\u039f",
    "P": "\u0420\u03a1",
    "Q": "\u051a",
    "S": "\u0405",
    "T": "\u0422\u03a4",
    "W": "\u051c",
    "X": "\u0425\u03a7",
    "Y": "\u0423\u03a5",
    "Z": "\u0396",
    "a": "\u0430\u03b1\u0251",
    "c": "\u0441",
    "d": "\u0501\u0111",
    "e": "\u0435",
    "g": "\u0261",
    "h": "\u04bb\u0570",
    "i": "\u0456\u03b9",
    "j": "\u0458",
    "k": "\u043a\u03ba",
    "l": "\u04cf\u0131\u0142iI|1",
    "m": "\u043c",
    "n": "\u043f\u0578",
    "o": "\u043e\u03bf\u03c3\u0585\u00f80",
    "p": "\u0440\u03c1",
    "q": "\u051b",
    "r": "\u0433",
    "s": "\u0455",
    "t": "\u0442\u03c4",
    "u": "\u03c5\u057d",
    "v": "\u03bd",
    "w": "\u051d\u03c9",
    "x": "\u0445\u03c7",
    "y": "\u0443\u03b3",
}
"""Letters of Cyrillic, Greek and Armenian, and signs, by the Latin letter that they look like: the ones from the table
of confusables of Unicode Technical Standard 39 that look most alike in common typefaces.
"""

LOOKALIKES = str.maketrans({other: letter for letter, others in ALIKE.items() for other in others})

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


def seats_at(game: Game, seats: int | None) -> int:
    """How many seats a table has: as many as are asked for, else the usual number. BadSeats where the game has not so
    many.
    """
    if seats is None:
        return usual_seats(game)
    game.check_seats(seats)
    return int(seats)


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
    """A name fit to be shown: one line, without what drives a terminal, turns text round or cannot be seen; "" if
    nothing is left that can.
    """
    seen = (c for c in name if c.isspace() or (c.isprintable() and not UNSEEN.match(c)))
    kept = " ".join("".join(" " if c.isspace() else c for c in seen).split())[:longest].rstrip()
    return kept if any(not unicodedata.combining(c) and not c.isspace() for c in kept) else ""


def told_apart(name: str, others: Iterable[str], longest: int = LONGEST_NAME) -> str:
    """A name that does not look like any of the others: with a number behind it where it would."""
    taken = {look_of(other) for other in others}
    found, number = name, 1
    while look_of(found) in taken:
        number += 1
        tail = f" {number}"
        found = name[: longest - len(tail)].rstrip() + tail
    return found


def look_of(name: str) -> str:
    """A key that is equal for names that look alike, whatever letters they are written with."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return plain.translate(LOOKALIKES).casefold().translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")
