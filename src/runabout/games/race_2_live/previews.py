"""Previews: the whole ways of a move, of a direction before the roll and of a lane after it (see core.previews).

A way ends at its first token (RL-024), in the safe house (RLA-19), at the start where it goes back (RLA-41), or where
the roll is used up (RLA-18). Of ways to the same space, those are told that rescue as many as others on the way do.
"""

from __future__ import annotations

import enum
from typing import Any

from runabout.core.facts import FieldType, bits
from runabout.core.previews import Previews
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.race_2_live.board import ways_from
from runabout.games.race_2_live.cards import MOVE_DIE
from runabout.games.race_2_live.facts import SPACE, SURVIVORS, space_name
from runabout.games.race_2_live.map import LANES
from runabout.games.race_2_live.moving import must_stay
from runabout.games.race_2_live.state import BACKWARD, FORWARD, LANE, STOP, Condition, Open, Phase, Sight

RESCUES_MOST = 3
"""Sets of up to three other survivors of which none is part of another: ways to one space that are told."""

WAYS_MOST = 1 + MOVE_DIE * LANES * RESCUES_MOST
"""No more ways are told: those, to each space within a roll; and staying."""

NO_LANE = -1

# A way as one number: its steps, the lane of each, whom it rescues, the rolls that end it, whether at a token or home.
STEP_BITS = 3
LANE_BITS = 2
LANES_AT = STEP_BITS
RESCUES_AT = LANES_AT + LANE_BITS * MOVE_DIE
ROLLS_AT = RESCUES_AT + len(SURVIVORS)
TOKEN_AT = ROLLS_AT + MOVE_DIE
HOME_AT = TOKEN_AT + 1


class Told(enum.IntEnum):
    """The places of a preview's numbers."""

    MAY_MEET = 0  # rolls, as bits: with which some way ends at a token
    MUST_MEET = 1  # with which every way does
    MAY_RESCUE = 2
    HOME = 3
    FROM = 4  # the space where the ways begin, times 2, and 1 if they go backward
    COUNT = 5
    WAYS = 6


@rule
def preview(sight: Sight, action: int, out: Cells) -> bool:
    """Tell of a direction all ways for every roll, and of a lane all that begin with it and use up the steps left."""
    if sight.phase == Phase.TURN and action <= BACKWARD:
        backward, longest, lane = action - FORWARD, MOVE_DIE, NO_LANE
    elif sight.phase == Phase.FORK and LANE <= action < STOP:
        backward, longest, lane = int(sight.backward), int(sight.steps), action - LANE
    else:
        return False
    out[Told.FROM] = 2 * sight.at[sight.turn] + backward
    for length in range(longest + 1):
        lanes = 0
        while lanes < 1 << LANE_BITS * length:
            wrong = wrong_after(sight, backward, length, lanes)
            if wrong == 0 and length > 0 and lane != NO_LANE and lane_of(lanes, length, 0) != lane:
                wrong = 1
            if wrong == 0:
                rolls = rolls_for(sight, backward, length, lanes, longest if lane != NO_LANE else 0)
                if rolls and (length > 0 or lane == NO_LANE):
                    tell(sight, length, lanes, rolls, out)
                lanes += 1
            else:  # no way begins so
                rest = LANE_BITS * (length - wrong)
                lanes = ((lanes >> rest) + 1) << rest
    sum_up(out)
    return True


@rule
def lane_of(lanes: int, length: int, step: int) -> int:
    """The lane of a way's step, from 0."""
    return (lanes >> LANE_BITS * (length - 1 - step)) & (LANES - 1)


@rule
def space_after(sight: Open, backward: int, length: int, lanes: int, steps: int) -> int:
    """The space of a way after so many steps."""
    start = int(sight.at[sight.turn])
    if steps == 0:
        return start
    column = start // LANES + (-steps if backward else steps)
    return column * LANES + lane_of(lanes, length, steps - 1)


@rule
def wrong_after(sight: Open, backward: int, length: int, lanes: int) -> int:
    """After how many steps these are no way any more: past its end, or where no way leads; 0 if they are one."""
    for step in range(length):
        space = space_after(sight, backward, length, lanes, step)
        if step > 0 and ends_at(sight, backward, space):
            return step
        if not (ways_from(sight, space, backward) >> lane_of(lanes, length, step)) & 1:
            return step + 1
    return 0


@rule
def ends_at(sight: Open, backward: int, space: int) -> bool:
    """Whether every move ends on that space: at a token, in the safe house, or back at the start."""
    return has_token(sight, space) or ways_from(sight, space, backward) == 0


@rule
def has_token(sight: Open, space: int) -> bool:
    """Whether a token lies there."""
    return bool((sight.tokens[space // LANES] >> space % LANES) & 1)


@rule
def rolls_for(sight: Open, backward: int, length: int, lanes: int, steps: int) -> int:
    """The rolls, as bits from that of a 1, with which a move may end after that way. `steps`: those still to go; 0
    before the roll.
    """
    is_end = ends_at(sight, backward, space_after(sight, backward, length, lanes, length))
    rolls = 0
    for roll in range(1, MOVE_DIE + 1):
        if steps and roll != steps:
            continue
        if not steps and must_stay(sight, sight.turn, backward, roll):
            may_end = length == 0
        else:
            may_end = roll == length or (roll > length and (is_end or sight.move_up_to != 0))
        if may_end:
            rolls |= 1 << roll - 1
    return rolls


@rule
def tell(sight: Open, length: int, lanes: int, rolls: int, out: Cells) -> None:
    """Tell of a way, unless one to the same space rescues them all too; in place of those that rescue only some."""
    backward = out[Told.FROM] & 1
    rescues = 0
    for step in range(1, length + 1):
        space = space_after(sight, backward, length, lanes, step)
        for other in range(sight.survivors):
            if sight.condition[other] == Condition.SUSPENDED and sight.at[other] == space:
                rescues |= 1 << other
    end = space_after(sight, backward, length, lanes, length)
    kept = 0
    for at in range(out[Told.COUNT]):
        way = out[Told.WAYS + at]
        if way & (1 << STEP_BITS) - 1 == length and end == end_of(way, out[Told.FROM]):
            others = (way >> RESCUES_AT) & (1 << len(SURVIVORS)) - 1
            if others | rescues == others:
                return  # nothing was changed: a way that is dropped would be part of this one as well
            if others | rescues == rescues:
                continue
        out[Told.WAYS + kept] = way
        kept += 1
    for at in range(kept, out[Told.COUNT]):
        out[Told.WAYS + at] = 0
    way = length | lanes << LANES_AT | rescues << RESCUES_AT | rolls << ROLLS_AT
    way |= int(length > 0 and has_token(sight, end)) << TOKEN_AT
    way |= int(end // LANES == sight.columns) << HOME_AT
    out[Told.WAYS + kept] = way
    out[Told.COUNT] = kept + 1


@rule
def end_of(way: int, begins: int) -> int:
    """The space where a way ends that is written as a number."""
    length = way & (1 << STEP_BITS) - 1
    start = begins >> 1
    if length == 0:
        return start
    column = start // LANES + (-length if begins & 1 else length)
    return column * LANES + ((way >> LANES_AT) & (LANES - 1))


@rule
def sum_up(out: Cells) -> None:
    """With which rolls a token may be met, or must be, somebody rescued, and the safe house reached."""
    free = 0  # rolls with a way that ends at no token
    for at in range(out[Told.COUNT]):
        way = out[Told.WAYS + at]
        rolls = (way >> ROLLS_AT) & (1 << MOVE_DIE) - 1
        if (way >> TOKEN_AT) & 1:
            out[Told.MAY_MEET] |= rolls
        else:
            free |= rolls
        if (way >> RESCUES_AT) & (1 << len(SURVIVORS)) - 1:
            out[Told.MAY_RESCUE] |= rolls
        if (way >> HOME_AT) & 1:
            out[Told.HOME] |= rolls
    out[Told.MUST_MEET] = out[Told.MAY_MEET] & ~free


def plain_ways(numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    """The ways as data: the spaces after the one where they begin, in their order, and what comes of each."""
    begins, count, *ways = numbers
    return [plain_way(way, begins) for way in ways[:count]]


def plain_way(way: int, begins: int) -> dict[str, Any]:
    """One of them."""
    length = way & (1 << STEP_BITS) - 1
    ahead = -1 if begins & 1 else 1
    column, lanes = (begins >> 1) // LANES, way >> LANES_AT
    return {
        "spaces": [
            space_name((column + ahead * step) * LANES + (lanes >> LANE_BITS * (length - step)) % LANES)
            for step in range(1, length + 1)
        ],
        "rolls": [roll for roll in range(1, MOVE_DIE + 1) if way >> ROLLS_AT + roll - 1 & 1],
        "rescues": [name for who, name in enumerate(SURVIVORS) if way >> RESCUES_AT + who & 1],
        "token": bool(way >> TOKEN_AT & 1),
        "home": bool(way >> HOME_AT & 1),
    }


WAY_SCHEMA = {
    "type": "object",
    "properties": {
        "spaces": {"type": "array", "items": SPACE.schema},
        "rolls": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": MOVE_DIE}},
        "rescues": {"type": "array", "items": {"enum": list(SURVIVORS)}},
        "token": {"type": "boolean"},
        "home": {"type": "boolean"},
    },
    "required": ["spaces", "rolls", "rescues", "token", "home"],
    "additionalProperties": False,
}

ROLLS = bits("rolls", "some results of the die", [str(roll) for roll in range(1, MOVE_DIE + 1)])
ROUTES = FieldType(
    "routes",
    "whole ways of a move: the spaces in their order, the rolls with which the move may end there, whom it rescues on "
    "the way, and whether it ends at a token, and in the safe house",
    2 + WAYS_MOST,
    tuple,
    plain_ways,
    {"type": "array", "items": WAY_SCHEMA},
    sort="route",
)

PREVIEWS = Previews(
    "The ways of a move: of a direction for every roll, of a lane those that use up the steps left (RLA-20); and with "
    "which rolls some way meets a token, every way does, somebody can be rescued, and the safe house can be reached. "
    "Of ways to the same space that rescue fewer than another, nothing is told.",
    preview,
    may_meet=ROLLS,
    must_meet=ROLLS,
    may_rescue=ROLLS,
    home=ROLLS,
    ways=ROUTES,
)
