"""Who sits where: people and bots, as the command line names them and as a match's tags keep them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from runabout.core.chance import derive
from runabout.core.errors import BadLevel, BadSeats, RunaboutError, nearest

if TYPE_CHECKING:
    from runabout.core.game import Game

NAMES = (
    "Dusty",
    "Two-Fuse Tess",
    "Old Gristle",
    "Lanky Lou",
    "Mesa Mae",
    "Professor Pounce",
    "Calamity Kay",
    "Scruffy Sal",
    "Bandana Ben",
    "Hungry Hattie",
    "Slow Joe",
    "Whiskers",
)
"""What bots are called."""

LONGEST_NAME = 16

DEFAULT_LEVEL = "medium"


class BadPeople(RunaboutError):
    """What was said about who plays cannot be read."""


@dataclass(frozen=True)
class Sitter:
    """Whoever sits at a seat; `level` is a bot's, None for a person."""

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
    """How many seats a table has where nobody says: 4, or what comes nearest to it."""
    fewest, most = game.seats
    return min(max(4, fewest), most)


def read_levels(text: str) -> list[str]:
    """Levels of bots, separated by commas; BadLevel where one is none."""
    from runabout.bots import LEVELS

    levels = [part.strip().casefold() for part in text.split(",")]
    for name in levels:
        if name not in LEVELS:
            near = nearest(name, LEVELS)
            hint = f' Did you mean "{near[0]}"?' if near else ""
            raise BadLevel(f'No bot plays at level "{name}": the levels are {", ".join(LEVELS)}.{hint}')
    return levels


def read_people(text: str, seats: int) -> dict[int, str]:
    """The people at a table by seat, from 0: "2" is two of them, "1,3" the seats of two, "Ann,Ben" their names,
    "1=Ann,3=Ben" both. A person without a name is "".
    """
    parts = [part.strip() for part in text.split(",")]
    if len(parts) == 1 and parts[0].isdigit():
        count = int(parts[0])
        if count > seats:
            raise BadSeats(f"There are {seats} seats at the table, too few for {count} people.")
        return dict.fromkeys(range(count), "")
    people: dict[int, str] = {}
    for place, part in enumerate(parts):
        number, equals, name = part.partition("=")
        if not equals:
            number, name = (part, "") if part.isdigit() else (str(place + 1), part)
        if not number.strip().isdigit() or not (name.strip() or part.isdigit()):
            raise BadPeople(
                f'--people is a number of people, their seats or their names ("1,3", "Ann,Ben"), not "{text}".'
            )
        seat = int(number) - 1
        if not 0 <= seat < seats:
            raise BadSeats(f"Seats at this table are 1 to {seats}; a person at seat {number.strip()} was named.")
        if seat in people:
            raise BadSeats(f"Two people cannot sit on seat {seat + 1}.")
        people[seat] = clean(name)
    return people


def seat_all(seats: int, people: Mapping[int, str], levels: Sequence[str], key: bytes) -> list[Sitter]:
    """Everyone at the table. Levels are dealt to the bots in order, over again where there are too few; the key
    draws the bots' names.
    """
    taken = {name.casefold() for name in people.values()}
    names = [name for name in NAMES if name.casefold() not in taken]
    names.sort(key=lambda name: derive(key, f"name {name}"))
    sitters: list[Sitter] = []
    bots = 0
    for seat in range(seats):
        if seat in people:
            sitters.append(Sitter(people[seat] or _person(seat, len(people))))
        else:
            sitters.append(Sitter(names[bots % len(names)], levels[bots % len(levels)]))
            bots += 1
    return sitters


def to_tags(sitters: Sequence[Sitter]) -> dict[str, str]:
    """Who sits where, for a match's record."""
    return {f"Seat{seat}": sitter.tag for seat, sitter in enumerate(sitters, 1)}


def from_tags(tags: Mapping[str, str], seats: int, key: bytes) -> list[Sitter] | None:
    """Who sat where, as a record tells it; None where it does not tell of any seat.

    A seat that it does not tell of, or of in words that cannot be read, is a bot's.
    """
    found = {seat: _sitter(tags.get(f"Seat{seat + 1}", "")) for seat in range(seats)}
    if not any(found.values()):
        return None
    others = seat_all(seats, {}, [DEFAULT_LEVEL], key)
    return [found[seat] or others[seat] for seat in range(seats)]


def clean(name: str) -> str:
    """A name fit to be shown: a record is text that anybody may have written."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:LONGEST_NAME]


def _sitter(tag: str) -> Sitter | None:
    from runabout.bots import LEVELS

    kind, _, rest = tag.partition(" ")
    if kind == "person" and clean(rest):
        return Sitter(clean(rest))
    level, _, name = rest.partition(" ")
    if kind == "bot" and level in LEVELS and clean(name):
        return Sitter(clean(name), level)
    return None


def _person(seat: int, people: int) -> str:
    return "You" if people == 1 else f"Player {seat + 1}"
