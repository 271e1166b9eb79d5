"""Where a BRIDGE or a TUNNEL on the one road of Derailed leaves no way through on the other (RW-453, RWA-129).

The stretch that is blocked is as wide as its road and as long as the card. It works as a SLIDE does: to touch it is to
go off the road (RWA-198). Such a card is passed, over it or round it, on its own side of the tracks only.
"""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.box import (
    CARD_HALF_LENGTH,
    LEFT_ROAD_LEFT,
    LEFT_ROAD_RIGHT,
    RIGHT_ROAD_LEFT,
    RIGHT_ROAD_RIGHT,
    TRACK_MIDDLE,
)
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.measures.crossings import on_road, tick_onto
from runabout.games.road_wolf.measures.geometry import NEVER
from runabout.games.road_wolf.state import Open


@rule
def blocks(state: Open, kind: int) -> bool:
    """Whether a card of that kind leaves no way through on the other road (RW-453)."""
    return bool(state.roads == 2 and (kind == RoadCard.BRIDGE or kind == RoadCard.TUNNEL))


@rule
def is_across(state: Open, x: int, y: int, dx: int, dy: int, card_x: int, card_y: int) -> bool:
    """Whether something is on the other side of the tracks from a card when its middle, by a move from (x, y), is level
    with it. On the middle line of the track it is on the right.
    """
    if state.roads != 2:
        return False
    aside = (x - TRACK_MIDDLE) * max(abs(dy), 1) + dx * abs(card_y - y)
    return (aside < 0) != (card_x < TRACK_MIDDLE)


@rule
def road_across_from(card_x: int) -> tuple[int, int]:
    """The sides, left and right, of the road on which a card does not lie."""
    if card_x < TRACK_MIDDLE:
        return RIGHT_ROAD_LEFT, RIGHT_ROAD_RIGHT
    return LEFT_ROAD_LEFT, LEFT_ROAD_RIGHT


@rule
def is_on_block(state: Open, v: int) -> bool:
    """Whether a vehicle is on a stretch that a card on the other road blocks (RWA-129, RWA-198)."""
    for i in range(state.cards):
        if blocks(state, state.card[i]) and abs(state.card_y[i] - state.y[v]) < CARD_HALF_LENGTH + state.half_length[v]:
            left, right = road_across_from(state.card_x[i])
            if on_road(state.x[v], state.half_width[v], left, right):
                return True
    return False


@rule
def tick_on_block(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    dx: int,
    dy: int,
    stop: int,
    card_x: int,
    card_y: int,
) -> int:
    """The tick of a move at which a vehicle gets onto the stretch that a card on the other road blocks, or NEVER."""
    left, right = road_across_from(card_x)
    middle, half_road = (left + right) // 2, (right - left) // 2
    if min(x, x + dx) - half_width >= right or max(x, x + dx) + half_width <= left:
        return NEVER
    return tick_onto(x, y, half_width, half_length, dx, dy, 0, stop, middle, card_y, half_road, CARD_HALF_LENGTH)
