"""Ready-made forces that several missions offer, by style."""

from __future__ import annotations

from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.mission import Ready

RUNNERS = (
    Ready(
        "fast and light",
        (VehicleKind.ROADSTER, VehicleKind.STREET_BIKE, VehicleKind.BUGGY, VehicleKind.DIRT_BIKE),
        (Token.NITRO, Token.GUNNER, Token.SHOTGUN, Token.NITRO, Token.SPIKES, Token.MECHANIC),
    ),
    Ready(
        "a pair of heavies",
        (VehicleKind.MUSCLE_CAR, VehicleKind.HUMVEE, VehicleKind.COUPE, VehicleKind.DIRT_BIKE),
        (Token.VETERAN, Token.SHOTGUN, Token.MECHANIC, Token.SPIKES, Token.NITRO, Token.GUNNER),
    ),
    Ready(
        "guns on wheels",
        (VehicleKind.CONVERTIBLE, VehicleKind.BUGGY, VehicleKind.STREET_BIKE),
        (Token.GUNNER, Token.SHOTGUN, Token.VETERAN, Token.GUNNER, Token.MOLOTOV, Token.BRAWLER),
    ),
)
"""For those who want to get through."""

HUNTERS = (
    Ready(
        "rammers",
        (VehicleKind.MUSCLE_CAR, VehicleKind.HUMVEE, VehicleKind.RALLY_CAR, VehicleKind.DIRT_BIKE),
        (Token.VETERAN, Token.NITRO, Token.VETERAN, Token.NITRO, Token.SPIKES, Token.MECHANIC),
    ),
    Ready(
        "boarders",
        (VehicleKind.TRUCK_4X4, VehicleKind.BUGGY, VehicleKind.DIRT_BIKE),
        (Token.BRAWLER, Token.BRAWLER, Token.GUNNER, Token.VETERAN, Token.BRAWLER, Token.SHOTGUN),
    ),
    Ready(
        "ambushers",
        (VehicleKind.CONVERTIBLE, VehicleKind.ROADSTER, VehicleKind.STREET_BIKE),
        (Token.AMBUSH, Token.GUNNER, Token.MOLOTOV, Token.AMBUSH, Token.SHOTGUN, Token.GUNNER),
    ),
)
"""For those who want to stop them."""
