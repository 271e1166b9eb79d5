"""The map as the rules walk it: laying it out, scattering tokens, and the ways from a space."""

from __future__ import annotations

import numpy as np

from runabout.core.chance import Chance, pick
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.race_2_live.cards import EXTRA_HORDE, EXTRA_SPECIAL
from runabout.games.race_2_live.map import HOUSE, LANES, TOKENS_PER_HUNDRED
from runabout.games.race_2_live.state import KINDS, Open, Options, State, Token

HOUSE_COLUMNS = HOUSE.columns
HOUSE_LANES = HOUSE.lanes
HOUSE_START = HOUSE.start
HOUSE_WAYS = np.array([mask for column in HOUSE.ways for mask in column], np.int64)
HOUSE_TOKENS = np.array(HOUSE.tokens, np.int64)  # RL-004 to RL-007

MIDDLE = 1
"""On a map that is made: the lane of the start and the safe house. All maps have it, and no lane but the fourth is more
than a step away from it."""

LAST_LANE = LANES - 1
EVERY_LANE = (1 << LANES) - 1

LANE_OF = np.array([max(0, (mask & -mask).bit_length() - 1) for mask in range(EVERY_LANE + 1)], np.int64)
"""By lanes as bits: the first of them."""

# The step from one number to the next of a made map: a linear congruential generator (that of ISO C's example of
# `rand`). The same map number must always give the same map, so this is no matter of chance.
MULTIPLIER, INCREMENT, MODULUS_MASK = 1103515245, 12345, 0x7FFFFFFF
HIGH_BITS = 16


@rule
def lay_map(state: State, options: Options) -> None:
    """Lay out the house map, or the one of the number agreed (RL-008, RLA-51); everybody is at the start (RL-017)."""
    start = MIDDLE
    if options.map == 0:
        start = HOUSE_START
        state.columns = HOUSE_COLUMNS
        state.lanes = HOUSE_LANES
        for space in range(len(HOUSE_WAYS)):
            state.ways[space] = HOUSE_WAYS[space]
    else:
        make_map(state, options.map, options.columns, options.lanes)
    for who in range(state.survivors):
        state.at[who] = start


@rule
def make_map(state: State, number: int, columns: int, lanes: int) -> None:
    """Make the map of a number: straight lanes, and forks dealt out evenly over them, so that it is fair (RLA-51)."""
    state.columns = columns
    state.lanes = lanes
    near = min(lanes, LAST_LANE)  # lanes beside the start and the safe house
    state.ways[MIDDLE] = (1 << near) - 1
    for column in range(1, columns - 1):
        for lane in range(near):
            state.ways[column * LANES + lane] = 1 << lane
    for lane in range(near):
        state.ways[(columns - 1) * LANES + lane] = 1 << MIDDLE
    if lanes == LANES:  # the fourth lane begins and ends a column further from the middle
        state.ways[LANES + LAST_LANE - 1] |= 1 << LAST_LANE
        for column in range(2, columns - 3):
            state.ways[column * LANES + LAST_LANE] = 1 << LAST_LANE
        state.ways[(columns - 3) * LANES + LAST_LANE] = 1 << LAST_LANE - 1
    add_forks(state, number)


@rule
def add_forks(state: State, number: int) -> None:
    """From every column on the way one fork, on the widest maps now and then two; lanes take turns, in an order that is
    shuffled again each round.
    """
    luck = scramble(scramble(number))
    waiting = 0  # lanes whose turn is still to come, as bits
    for column in range(2, state.columns - 3):
        luck = scramble(luck)
        forks = 2 if state.lanes == LANES and (luck >> HIGH_BITS) & 1 else 1
        for fork in range(forks):
            if waiting == 0:
                if fork > 0:  # no lane twice in a column
                    break
                waiting = (1 << state.lanes) - 1
            luck = scramble(luck)
            lane = (luck >> HIGH_BITS) % state.lanes
            while not (waiting >> lane) & 1:
                lane = (lane + 1) % state.lanes
            waiting &= ~(1 << lane)
            luck = scramble(luck)
            beside = lane + 1 if (luck >> HIGH_BITS) & 1 else lane - 1
            if beside < 0 or beside == state.lanes:
                beside = 2 * lane - beside
            state.ways[column * LANES + lane] |= 1 << beside


@rule
def scramble(number: int) -> int:
    """The next number in the making of a map."""
    return (number * MULTIPLIER + INCREMENT) & MODULUS_MASK


@rule
def scatter_tokens(state: State, chance: Chance) -> int:
    """Scatter the tokens over the spaces between start and safe house, each where no other lies (RL-016); how many."""
    spaces = 0
    for space in range(LANES, state.columns * LANES):
        if state.ways[space] != 0:
            spaces += 1
    count_tokens(state.tokens_left, spaces, state.difficulty, state.survivors)
    total = 0
    for kind in range(KINDS):
        total += state.tokens_left[kind]
    for laid in range(total):
        space = bare_space(state, pick(chance, spaces - laid))
        state.tokens[space // LANES] |= 1 << space % LANES
    return total


@rule
def count_tokens(left: Cells, spaces: int, difficulty: int, survivors: int) -> None:
    """How many tokens there are of each kind: the map's and the difficulty's (RLA-46), cut in proportion where they are
    too many for the map (RLA-51).
    """
    total = EXTRA_SPECIAL[difficulty, survivors] + EXTRA_HORDE[difficulty, survivors]
    for kind in range(KINDS):
        total += HOUSE_TOKENS[kind]
    room = min(total, spaces * TOKENS_PER_HUNDRED // 100)
    counted, placed = 0, 0
    for kind in range(KINDS):
        counted += HOUSE_TOKENS[kind]
        if kind == Token.SPECIAL:
            counted += EXTRA_SPECIAL[difficulty, survivors]
        if kind == Token.HORDE:
            counted += EXTRA_HORDE[difficulty, survivors]
        upto = (counted * room + total // 2) // max(1, total)  # so the cuts add up
        left[kind] = upto - placed
        placed = upto


@rule
def bare_space(state: State, place: int) -> int:
    """Of the spaces without a token, the one at this place among them."""
    for column in range(1, state.columns):
        taken = state.tokens[column]
        for lane in range(LANES):
            if state.ways[column * LANES + lane] != 0 and not (taken >> lane) & 1:
                if place == 0:
                    return column * LANES + lane
                place -= 1
    return -1  # never: places are below the number of bare spaces


@rule
def ways_from(state: Open, space: int, backward: int) -> int:
    """The lanes of the next column, forward or backward, that a space is joined to, as bits (RLA-20)."""
    if not backward:
        return int(state.ways[space])
    column, lane = space // LANES, space % LANES
    if column == 0:
        return 0
    lanes = 0
    for before in range(LANES):
        lanes |= ((state.ways[(column - 1) * LANES + before] >> lane) & 1) << before
    return lanes
