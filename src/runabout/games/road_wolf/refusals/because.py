"""The rules that forbid something, by their numbers."""

from __future__ import annotations

import enum

import numpy as np

from runabout.core.game import RULING
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.state import Ask


class Because(enum.IntEnum):
    """The rules that forbid actions, as `refuse` returns them."""

    LEGAL = 0
    GAME_ENDED = 27
    POINTS_FOR_VEHICLES = 12  # no more can be paid for; one has to have a vehicle; a ready-made force comes first
    MISSION_SAYS_WHICH = 280  # the mission does not let the side have it
    TOKENS_CHOSEN = 13  # only tokens that the vehicle can take
    RANK_TOO_HIGH = 381
    TOKEN_ABOARD = 73  # on a vehicle of one's own
    ROOM_FOR_CREW = 80
    WHERE_TO_START = 14  # the mission says where
    NO_DRIVER = 76  # nobody in it, or not one's own, or it is done
    TWO_ACTIONS = 23  # there is no action left
    ONE_OF_THE_ACTIONS = 170
    BIKES_ONLY = 51
    NITRO_ABOARD = 122
    NOT_FOR_HEAVY = 60
    NOT_FOR_EXPLOSIVES = 392
    ONE_NITRO = 125
    ON_THE_ROAD = 134
    CLOSED_FIGHT_NOT = 45
    NEXT_TO_IT = 175
    SHOOT_WITHIN_A_STICK = 177
    SHOTGUN_ONCE = 111
    MOLOTOV_ABOARD = 113
    GUNNER_ONCE = 95
    AMBUSH_IN_REACH = 115
    AMBUSH_KEPT = 83
    SPIKES_BEHIND = 118
    ABANDONED_NEXT_TO_IT = 270
    MOVING_FROM_OPEN = 277
    GEAR_NEXT_TO_IT = 179
    FRIEND_NEXT_TO_IT = 180
    NOTHING_TO_REPAIR = 181
    MECHANIC_ONCE = 98
    NOT_IMMOBILIZED = 264
    IMMOBILIZED_CANNOT = 265
    ON_SUPPLIES = 158
    SUPPLIES_REPAIR_A_HIT = 159
    RIVALS_ABOARD = 463
    SEARCH_GONDOLA = 469
    ENGINE_ONLY = 471
    ONE_STICK_A_TURN = 472
    A_STICK_OR_LESS = 171
    BACKWARD_ONLY = 173
    SOMETHING_IN_THE_WAY = 172
    ONE_GIVES_CREW = 271
    GEAR_GOES_OVER = 273
    FREE_ATTACK = 176
    LEAVE_IMMOBILIZED = 276
    A_SKULL = 432
    KEEP_WHAT_FIGHTS = 470
    REROLL_ONE = RULING + 7
    OWNER_SAYS_WHO = RULING + 34
    ONE_CHANGE_OF_DRIVER = RULING + 33
    PASSENGERS_ONLY = RULING + 36
    LATER_AFTER_ACTING = RULING + 141
    ON_A_TRAIN = RULING + 103
    TOUCHES_SLIDE = RULING + 67
    ON_BLOCKED_STRETCH = RULING + 198
    FORCE_IS_FIXED = RULING + 204


def _by_ask() -> list[int]:
    asked = {
        Ask.FORCE: Because.POINTS_FOR_VEHICLES,
        Ask.TOKEN: Because.TOKENS_CHOSEN,
        Ask.CARRIER: Because.TOKEN_ABOARD,
        Ask.PLACE: Because.WHERE_TO_START,
        Ask.VEHICLE: Because.TWO_ACTIONS,
        Ask.ACT: Because.ONE_OF_THE_ACTIONS,
        Ask.SPOT: Because.A_STICK_OR_LESS,
        Ask.TARGET: Because.ONE_OF_THE_ACTIONS,
        Ask.CREW: Because.ONE_GIVES_CREW,
        Ask.GIVE: Because.FRIEND_NEXT_TO_IT,
        Ask.SUPPLY: Because.ON_SUPPLIES,
        Ask.REROLL: Because.REROLL_ONE,
        Ask.LOSE: Because.OWNER_SAYS_WHO,
        Ask.FREE_MELEE: Because.FREE_ATTACK,
        Ask.LEAVE: Because.LEAVE_IMMOBILIZED,
        Ask.RETAKE: Because.PASSENGERS_ONLY,
        Ask.IGNORE: Because.A_SKULL,
        Ask.KEEP: Because.KEEP_WHAT_FIGHTS,
    }
    return [int(asked[ask]) for ask in Ask if ask >= 0]


ASKED = np.array(_by_ask(), np.int64)
"""By `Ask`: the rule by which that is decided now, and nothing else."""

_NO_TARGET = {
    Verb.MELEE: Because.NEXT_TO_IT,
    Verb.SHOTGUN: Because.SHOOT_WITHIN_A_STICK,
    Verb.MOLOTOV: Because.SHOOT_WITHIN_A_STICK,
    Verb.GUNNER: Because.SHOOT_WITHIN_A_STICK,
    Verb.GUNNER_SHOTGUN: Because.SHOOT_WITHIN_A_STICK,
    Verb.GUNNER_MOLOTOV: Because.SHOOT_WITHIN_A_STICK,
    Verb.AMBUSH: Because.AMBUSH_IN_REACH,
    Verb.KEPT_AMBUSH: Because.AMBUSH_IN_REACH,
    Verb.SPIKES: Because.SPIKES_BEHIND,
    Verb.TAKEOVER: Because.ABANDONED_NEXT_TO_IT,
    Verb.PICK_UP: Because.GEAR_NEXT_TO_IT,
    Verb.TRANSFER: Because.FRIEND_NEXT_TO_IT,
    Verb.BOARD: Because.RIVALS_ABOARD,
}
NO_TARGET = np.array([int(_NO_TARGET.get(verb, Because.ONE_OF_THE_ACTIONS)) for verb in Verb], np.int64)
"""By `Verb`: the rule that says what it can be done to."""
