"""Vehicles, cars of the train and road cards of the plain rules, with the places that they take up on the board."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from tests.games.road_wolf.plain_geometry import BOARD, Box

TRACK_MIDDLE = BOARD[0] // 2
ROADS = ((80, 320), (640, 880))  #: from 2 to 8 and from 16 to 22 inches (RWA-129)
CARD_HALF_WIDTH, CARD_HALF_LENGTH = 70, 50  #: of 3.5 by 2.5 inches
GEAR = ("shotgun", "molotov", "ambush", "spikes", "nitro")
ROLLING = ("driving", "abandoned")


@dataclass(frozen=True)
class Model:
    """What is printed about a kind of vehicle."""

    name: str
    size: int
    half_width: int
    half_length: int
    room: int
    is_open: bool
    is_dirt: bool
    may_use_nitro: bool


@dataclass
class Thing:
    """A vehicle, a wreck, a marker or a car of the train; `status` is one word for what it is now."""

    number: int
    model: Model
    status: str
    owner: int | None
    x: int
    y: int
    is_turned: bool = False
    hits: int = 0
    wheel: str | None = None
    aboard: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    has_used_nitro: bool = False
    has_moved_train: bool = False
    makes_no_checks: bool = False
    """It has spun (RW-201), or lay still when it was destroyed (RWA-22, RW-252)."""

    throws: int = 0
    """How often the front of the train has rammed it and not thrown it yet."""

    under_way: int = 0
    """Its move, and sets of checks that it still owes: before they are over it is no wreck (RW-252)."""

    @property
    def box(self) -> Box:
        half_width, half_length = self.model.half_width, self.model.half_length
        if self.is_turned:
            half_width, half_length = half_length, half_width
        return Box(self.x, self.y, half_width, half_length)

    @property
    def is_bike(self) -> bool:
        return self.model.size == 1

    @property
    def is_off(self) -> bool:
        """It is no vehicle any more, and nothing can happen to it."""
        return self.status in {"gone", "marker"}

    @property
    def hits_left(self) -> int:
        return 1 if self.status == "destroyed" else max(1, self.model.size - self.hits)  # RW-192, RWA-10

    @property
    def crew(self) -> int:
        return (self.wheel is not None) + sum(count for token, count in self.aboard.items() if token not in GEAR)


@dataclass
class Card:
    """A road card that lies on the table."""

    kind: str
    x: int
    y: int

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, CARD_HALF_WIDTH, CARD_HALF_LENGTH)

    @property
    def blocked(self) -> Box | None:
        """Where there is no way through on the other road (RW-453, RWA-129)."""
        if self.kind not in {"bridge", "tunnel"}:
            return None
        left, right = ROADS[1] if self.x < TRACK_MIDDLE else ROADS[0]
        return Box(Fraction(left + right, 2), Fraction(self.y), Fraction(right - left, 2), Fraction(CARD_HALF_LENGTH))
