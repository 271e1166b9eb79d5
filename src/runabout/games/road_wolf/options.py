"""What a table of Road Wolf may set: each option, its range, and the rule that it turns."""

from __future__ import annotations

import enum

from runabout.core.options import Option
from runabout.core.record import Record, i8, record
from runabout.games.road_wolf.actions import READY
from runabout.games.road_wolf.mission_names import NAMES


class House(enum.IntEnum):
    """Places in a state's `house`: what the table agreed, one number for each option, in the order of OPTIONS."""

    MISSION = 0
    POINTS = 1
    TIE = 2
    MONSTERS_DRAW_EDGE = 3
    OFF_ROAD_CHECK = 4
    FREE_MELEE_AFTER_NITRO = 5
    BIKE_RAMMED_BY_BRAKING = 6
    STRUCK_CARDS = 7
    SUPPLIES = 8
    PASSENGERS_RETAKE = 9
    SPIKES_COST = 10
    AMBUSH_EDGES = 11
    BIKE_GEAR = 12
    MECHANIC_BONUS = 13
    OPEN_TOKENS = 14
    VET_REROLLS_DIRECTION = 15
    ATTACKERS_DEPLOY = 16
    BIG_RIG_IMMOBILIZED = 17
    CIVILIAN_POINTS = 18
    MONSTER_MELEE = 19
    AWARD_TIE = 20
    ROUND_LIMIT = 21
    CHASE_LOSSES = 22
    FIRST_FORCE = 23
    SECOND_FORCE = 24


class DrawEdge(enum.IntEnum):
    """Over which edge a survivor makes Monsters a draw (RWA-03)."""

    END = 0
    START = 1
    EITHER = 2


class AmbushEdges(enum.IntEnum):
    """From which edges of the board an AMBUSH is sprung (RWA-39)."""

    END_AND_START = 0
    END = 1
    ANY = 2


@record
class Options(Record):
    """What a table may set; see OPTIONS. The fields are in the order of `House`."""

    mission = i8()
    points = i8()
    tie = i8()
    monsters_draw_edge = i8()
    off_road_check = i8()
    free_melee_after_nitro = i8()
    bike_rammed_by_braking = i8()
    struck_cards = i8()
    supplies = i8()
    passengers_retake = i8()
    spikes_cost = i8()
    ambush_edges = i8()
    bike_gear = i8()
    mechanic_bonus = i8()
    open_tokens = i8()
    vet_rerolls_direction = i8()
    attackers_deploy = i8()
    big_rig_immobilized = i8()
    civilian_points = i8()
    monster_melee = i8()
    award_tie = i8()
    round_limit = i8()
    chase_losses = i8()
    first_force = i8()
    second_force = i8()


OFF_ON = ("off", "on")

OPTIONS = (
    Option("mission", 0, 0, len(NAMES) - 1, "RW-280", NAMES, apart=True),
    Option("points", 6, 2, 6, "RWA-71"),
    Option(
        "tie",
        0,
        0,
        2,
        "RWA-05",
        ("no-effect", "reroll", "defender-wins"),
    ),
    Option(
        "monsters_draw_edge",
        0,
        0,
        2,
        "RWA-03",
        ("end", "start", "either"),
    ),
    Option(
        "off_road_check",
        0,
        0,
        1,
        "RWA-14",
        ("on-leaving", "every-move"),
    ),
    Option("free_melee_after_nitro", 0, 0, 1, "RWA-17", OFF_ON),
    Option(
        "bike_rammed_by_braking",
        0,
        0,
        1,
        "RWA-19",
        ("destroyed", "normal"),
    ),
    Option(
        "struck_cards",
        0,
        0,
        1,
        "RWA-25",
        ("stay", "discard"),
    ),
    Option(
        "supplies",
        0,
        0,
        1,
        "RWA-28",
        ("choose", "random"),
    ),
    Option(
        "passengers_retake",
        1,
        0,
        1,
        "RWA-36",
        OFF_ON,
    ),
    Option("spikes_cost", 0, 0, 1, "RWA-37", ("action", "free")),
    Option(
        "ambush_edges",
        0,
        0,
        2,
        "RWA-39",
        ("end-and-start", "end", "any"),
    ),
    Option("bike_gear", 0, 0, 1, "RWA-53", ("marker", "lost")),
    Option(
        "mechanic_bonus",
        0,
        0,
        1,
        "RWA-56",
        ("free-repair", "every-repair"),
    ),
    Option("open_tokens", 0, 0, 1, "RWA-59", OFF_ON, shared=1),
    Option(
        "vet_rerolls_direction",
        0,
        0,
        1,
        "RWA-69",
        OFF_ON,
    ),
    Option(
        "attackers_deploy",
        0,
        0,
        1,
        "RWA-70",
        ("first-turn", "before-play"),
    ),
    Option(
        "big_rig_immobilized",
        0,
        0,
        1,
        "RWA-74",
        ("attackers-win", "play-on"),
    ),
    Option(
        "civilian_points",
        0,
        0,
        12,
        "RWA-76",
    ),
    Option(
        "monster_melee",
        0,
        0,
        1,
        "RWA-81",
        ("attack-and-defence", "defence"),
    ),
    Option(
        "award_tie",
        0,
        0,
        1,
        "RWA-100",
        ("all", "nobody"),
    ),
    Option("round_limit", 30, 1, 100, "RWA-132"),
    Option("chase_losses", 3, 1, 3, "RWA-148"),
    Option("first_force", 0, 0, READY, "RWA-204"),
    Option("second_force", 0, 0, READY, "RWA-204"),
)
