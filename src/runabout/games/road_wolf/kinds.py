"""The kinds of vehicles, tokens and road cards, in fixed orders (what is true of each stands in box.toml), and the
edges of the board.
"""

from __future__ import annotations

import enum


class VehicleKind(enum.IntEnum):
    """The vehicles, in the order of the box (RW-052 to RW-056), the missions' own trucks, and the cars of the train."""

    STREET_BIKE = 0
    DIRT_BIKE = 1
    COUPE = 2
    RALLY_CAR = 3
    ROADSTER = 4
    BUGGY = 5
    MUSCLE_CAR = 6
    HUMVEE = 7
    CONVERTIBLE = 8
    TRUCK_4X4 = 9
    ARMORED_CAR = 10
    BIG_RIG = 11
    HIJACKERS_TRUCK = 12
    MONSTER_TRUCK = 13
    EXPLOSIVES_TRUCK = 14
    GONDOLA = 15
    ENGINE = 16

    @property
    def text(self) -> str:
        """As programs and box.toml write it: "street-bike"."""
        return "4x4-truck" if self is VehicleKind.TRUCK_4X4 else _text(self.name)


class Token(enum.IntEnum):
    """Tokens: crew, then gear (RW-070)."""

    DRIVER = 0
    VETERAN = 1
    BRAWLER = 2
    GUNNER = 3
    MECHANIC = 4
    SHOTGUN = 5
    MOLOTOV = 6
    AMBUSH = 7
    SPIKES = 8
    NITRO = 9

    @property
    def text(self) -> str:
        """As programs and box.toml write it."""
        return _text(self.name)


class RoadCard(enum.IntEnum):
    """Road cards, in the order of the rulebook."""

    CLEAR = 0
    SLIDE = 1
    SLICK = 2
    DEBRIS = 3
    WRECK = 4
    BRIDGE = 5
    TUNNEL = 6
    SUPPLIES = 7

    @property
    def text(self) -> str:
        """As programs and box.toml write it."""
        return _text(self.name)


def _text(name: str) -> str:
    return name.casefold().replace("_", "-")


CHOSEN = tuple(VehicleKind)[: VehicleKind.BIG_RIG + 1]
"""Vehicles that players choose and pay for (RWA-01)."""

TRUCKS = tuple(VehicleKind)[VehicleKind.HIJACKERS_TRUCK : VehicleKind.EXPLOSIVES_TRUCK + 1]
TRAIN = (VehicleKind.GONDOLA, VehicleKind.ENGINE)  #: RW-454
CREW = tuple(Token)[: Token.MECHANIC + 1]
GEAR = tuple(Token)[Token.SHOTGUN :]

CREW_KINDS = len(CREW)
"""A `Token` below this number is crew, any other gear (RW-070)."""


class Edge(enum.IntEnum):
    """The edges of the board."""

    NONE = 0
    START = 1
    END = 2
    LEFT = 3
    RIGHT = 4
