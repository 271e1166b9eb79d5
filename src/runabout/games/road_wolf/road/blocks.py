"""Where there is no way through: a BRIDGE that is out, and the stretch of road that a card on the other road blocks.

A BRIDGE or a TUNNEL on the one road of Derailed leaves no way through on the other (RW-453, RWA-129).

The stretch that is blocked is as wide as its road and as long as the card. It works as a SLIDE does: to touch it is to
go off the road (RWA-198). Such a card is passed, over it or round it, on its own side of the tracks only.
"""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.box import LEFT_ROAD, RIGHT_ROAD, TRACK_MIDDLE
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.measures.crossings import tick_onto
from runabout.games.road_wolf.measures.geometry import Move, Rect, overlap
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.standing import card_rect
from runabout.games.road_wolf.state import Open


@rule
def blocks(state: Open, kind: int) -> bool:
    """Whether a card of that kind leaves no way through on the other road (RW-453)."""
    return bool(state.roads == 2 and (kind == RoadCard.BRIDGE or kind == RoadCard.TUNNEL))


@rule
def is_across(state: Open, move: Move, card: Rect) -> bool:
    """Whether something is on the other side of the tracks from a card when its middle, by a move, is level with it. On
    the middle line of the track it is on the right.
    """
    if state.roads != 2:
        return False
    aside = (move.x - TRACK_MIDDLE) * max(abs(move.dy), 1) + move.dx * abs(card.y - move.y)
    return (aside < 0) != (card.x < TRACK_MIDDLE)


@rule
def blocked_by(card: Rect) -> Rect:
    """The stretch of the other road that a card blocks."""
    road = RIGHT_ROAD if card.x < TRACK_MIDDLE else LEFT_ROAD
    return Rect((road.left + road.right) // 2, card.y, (road.right - road.left) // 2, card.half_length)


@rule
def is_on_block(state: Open, v: int) -> bool:
    """Whether a vehicle is on a stretch that a card on the other road blocks (RWA-129, RWA-198)."""
    for i in range(state.cards):
        if blocks(state, state.card[i]) and overlap(rect_of(state, v), blocked_by(card_rect(state, i))):
            return True
    return False


@rule
def tick_on_block(move: Move, stop: int, card: Rect) -> int:
    """The tick of a move at which a vehicle gets onto the stretch that a card on the other road blocks, or NEVER."""
    return tick_onto(move, 0, stop, blocked_by(card))


@rule
def falls_through(state: Open, v: int) -> bool:
    """Whether a BRIDGE is out for it: only the side that begins can jump it (RW-375 to RW-377)."""
    owner = state.owner[v]
    return bool(state.bridges_out and owner >= 0 and state.side[owner] == 1)
