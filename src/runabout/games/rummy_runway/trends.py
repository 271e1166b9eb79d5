"""The 18 Runway cards (RY-007): house content (RYA-17), read from trends.toml; a table may have its own copy of it."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from runabout.core.datafile import DataFile, read_data
from runabout.games.rummy_runway.cards import NUMBERS, RUNWAY_CARDS, Colour

BONUS_MAX = 50
NAME_MAX = 24
SUM_MAX = 3 * (NUMBERS - 1)


class Condition(enum.IntEnum):
    """What a trend asks for. The last two look at a player, and count once (RYA-18)."""

    FORMAL = 0
    CASUAL = 1
    SUM_AT_MOST = 2
    SUM_AT_LEAST = 3
    CONTAINS = 4
    WILD = 5
    NO_WILD = 6
    HIGHEST = 7
    COLOUR_ORDER = 8
    ODD = 9
    EVEN = 10
    OUTFITS = 11
    CLOSET = 12

    @property
    def text(self) -> str:
        """As trends.toml writes it: "sum-at-most"."""
        return self.name.casefold().replace("_", "-")


RANGES = {
    Condition.SUM_AT_MOST: (0, SUM_MAX),
    Condition.SUM_AT_LEAST: (0, SUM_MAX),
    Condition.CONTAINS: (0, NUMBERS - 1),
    Condition.ODD: (1, 3),
    Condition.EVEN: (1, 3),
    Condition.OUTFITS: (1, 3),
    Condition.CLOSET: (0, 3),
}
"""The numbers that a condition may ask for; the others ask for none."""

COLOUR_NAMES = ("red", "yellow", "blue")

ONCE = (Condition.OUTFITS, Condition.CLOSET)


@dataclass(frozen=True)
class Trend:
    """One Runway card.

    Attributes:
        name: what it is called.
        bonus: points for each outfit that follows it, or once.
        condition: what it asks for.
        number: which number; of `HIGHEST`, which Colour; else 0.
    """

    name: str
    bonus: int
    condition: Condition
    number: int = 0

    @property
    def once(self) -> bool:
        """Whether it looks at a player rather than at each outfit (RYA-18)."""
        return self.condition in ONCE


def load(file: DataFile) -> tuple[Trend, ...]:
    """The trends that a file tells of, checked.

    Raises:
        BadData: something in it is not as it should be; the error names the field.
    """
    entries = file.entries("trend", file.table("", file.values, ("trend",))["trend"])
    if len(entries) != RUNWAY_CARDS:
        raise file.fault("trend", f"{RUNWAY_CARDS} of them", len(entries))
    trends = tuple(_read(file, f"trend[{place}]", entry) for place, entry in enumerate(entries))
    for place, trend in enumerate(trends):
        if trend.name.casefold() in [other.name.casefold() for other in trends[:place]]:
            raise file.fault(f"trend[{place}].name", "a name that no other trend has", trend.name)
    return trends


def _read(file: DataFile, where: str, entry: Any) -> Trend:
    if not isinstance(entry, dict):
        raise file.fault(where, "a table", entry)
    name, said = entry.get("name"), entry.get("condition")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > NAME_MAX:
        raise file.fault(f"{where}.name", f"a name of 1 to {NAME_MAX} characters", name)
    bonus = file.whole(f"{where}.bonus", entry.get("bonus"), 0, BONUS_MAX)
    conditions = {condition.text: condition for condition in Condition}
    if not isinstance(said, str) or said not in conditions:
        raise file.fault(f"{where}.condition", f"one of {', '.join(conditions)}", said)
    condition = conditions[said]
    fields, number = ["name", "bonus", "condition"], 0
    if condition in RANGES:
        low, high = RANGES[condition]
        fields.append("number")
        number = file.whole(f"{where}.number", entry.get("number"), low, high)
    if condition == Condition.HIGHEST:
        fields.append("colour")
        colour = entry.get("colour")
        if not isinstance(colour, str) or colour not in COLOUR_NAMES:
            raise file.fault(f"{where}.colour", f"one of {', '.join(COLOUR_NAMES)}", colour)
        number = COLOUR_NAMES.index(colour)
    file.table(where, entry, fields)
    return Trend(name.strip(), bonus, condition, number)


FOLDER = Path(__file__).parent
FILE = read_data(FOLDER, "trends.toml")
TRENDS = load(FILE)

CONDITION = np.array([trend.condition for trend in TRENDS], np.int64)
NUMBER = np.array([trend.number for trend in TRENDS], np.int64)
BONUS = np.array([trend.bonus for trend in TRENDS], np.int64)

assert tuple(colour.name.casefold() for colour in Colour)[:3] == COLOUR_NAMES
