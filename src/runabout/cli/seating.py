"""Who sits where, as the command line names people and bots; match.seating holds what the server needs as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from runabout.core.errors import BadLooks, BadSeats, RunaboutError
from runabout.core.game import Game
from runabout.core.looks import SEPARATOR
from runabout.match.seating import DEFAULT_LEVEL, LONGEST_NAME, Sitter, clean, draw_names
from runabout.terminal.refusal import Refusal
from runabout.terminal.voice import PLAYER, YOU


class BadPeople(RunaboutError):
    """What was said about who plays cannot be read."""


def read_levels(text: str) -> list[str]:
    """Levels of bots, separated by commas; BadLevel where one is none."""
    from runabout.bots import level

    return [level(part.strip().casefold()).name for part in text.split(",")]


def read_people(text: str, seats: int) -> dict[int, str]:
    """The people at a table by seat, from 0: "2" is two of them, "1,3" the seats of two, "Ann,Ben" their names,
    "1=Ann,3=Ben" both. A person without a name is "".
    """
    parts = [part.strip() for part in text.split(",")]
    if len(parts) == 1 and parts[0].isdigit():
        count = int(parts[0])
        if count > seats:
            raise BadSeats(Refusal("people-too-many", seats=seats, people=count))
        return dict.fromkeys(range(count), "")
    people: dict[int, str] = {}
    for place, part in enumerate(parts):
        number, equals, name = part.partition("=")
        if not equals:
            number, name = (part, "") if part.isdigit() else (str(place + 1), part)
        if not number.strip().isdigit() or not (name.strip() or part.isdigit()):
            raise BadPeople(Refusal("people-unread", text=text))
        seat = int(number) - 1
        if not 0 <= seat < seats:
            raise BadSeats(Refusal("people-no-seat", seats=seats, came=number.strip()))
        if seat in people:
            raise BadSeats(Refusal("people-one-seat", seat=seat + 1))
        people[seat] = clean(name, len(name))
        if len(people[seat]) > LONGEST_NAME:
            long = people[seat]
            raise BadPeople(Refusal("people-long-name", most=LONGEST_NAME, name=long, count=len(long)))
    return people


def read_looks(given: Sequence[str], people: Mapping[int, str], seats: int) -> dict[int, list[str]]:
    """The names of looks by seat, from 0: "Ann, Bo" is for the first person, "2=Ann, Bo" for the second seat.

    Raises:
        BadLooks: two are given for one seat, or one for something that is no seat.
        BadSeats: the table has no such seat.
    """
    found: dict[int, list[str]] = {}
    for text in given:
        number, equals, names = text.rpartition("=")
        if equals and not number.strip().isdecimal():
            raise BadLooks(Refusal("looks-unread", text=text))
        seat = int(number) - 1 if equals else min(people, default=0)
        if not 0 <= seat < seats:
            raise BadSeats(Refusal("looks-no-seat", seats=seats, came=number.strip()))
        if seat in found:
            raise BadLooks(Refusal("looks-twice", seat=seat + 1))
        found[seat] = names.split(SEPARATOR)
    return found


def seat_all(game: Game, seats: int, people: Mapping[int, str], levels: Sequence[str], key: bytes) -> list[Sitter]:
    """Everyone at the table. Levels are dealt to the bots in order, over again where there are too few; the key
    draws the bots' names.
    """
    names = draw_names(game, key, people.values())
    sitters: list[Sitter] = []
    bots = 0
    for seat in range(seats):
        if seat in people:
            sitters.append(Sitter(people[seat] or _person(seat, len(people))))
        else:
            sitters.append(Sitter(names[bots % len(names)], levels[bots % len(levels)]))
            bots += 1
    return sitters


def from_tags(game: Game, tags: Mapping[str, str], seats: int, key: bytes) -> list[Sitter] | None:
    """Who sat where, as a record tells it; None where it does not tell of any seat.

    A seat that it does not tell of, or of in words that cannot be read, is a bot's.
    """
    found = {seat: _sitter(tags.get(f"Seat{seat + 1}", "")) for seat in range(seats)}
    if not any(found.values()):
        return None
    others = seat_all(game, seats, {}, [DEFAULT_LEVEL], key)
    return [found[seat] or others[seat] for seat in range(seats)]


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
    return YOU if people == 1 else f"{PLAYER} {seat + 1}"
