"""Lines of fire between slots, and the places by the road from which an Ambush is sprung (RW-116, RWA-39, RWA-40)."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH, LEFT_ROAD, RIGHT_ROAD, ROAD, TOKEN_REACH, Road
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.measures.geometry import Rect
from runabout.games.road_wolf.measures.lines_of_fire import can_fire
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.options import AmbushEdges, House
from runabout.games.road_wolf.standing import card_rect
from runabout.games.road_wolf.state import NOBODY, Open


@rule
def is_in_sight(state: Open, shooter: Rect, v: int, t: int, reach: int) -> bool:
    """Whether a free line leads from a rectangle to `t`; v is the slot of the shooter, NOBODY where it has none
    (RW-032, RWA-58).
    """
    apart = 1 << t
    if v >= 0:
        apart |= 1 << v
    return can_fire(state, shooter, rect_of(state, t), reach, apart)


@rule
def is_in_ambush(state: Open, t: int) -> bool:
    """Whether it can be hit from one of the places where an Ambush may lie (RW-116, RWA-39)."""
    return is_near_ambush_edge(state, t) or is_near_ambush_card(state, t)


@rule
def is_near_ambush_edge(state: Open, t: int) -> bool:
    """Whether it can be hit from an edge that the table has agreed on: the road's ends, or all the board's (RWA-39)."""
    if state.house[House.AMBUSH_EDGES] == AmbushEdges.ANY:
        half_board = BOARD_LENGTH // 2
        whole = Road(0, BOARD_WIDTH)
        if is_near_line(state, whole, 0, t) or is_near_line(state, whole, BOARD_LENGTH, t):
            return True
        left, right = Rect(0, half_board, 0, half_board), Rect(BOARD_WIDTH, half_board, 0, half_board)
        return is_near(state, left, t) or is_near(state, right, t)
    if is_near_road_end(state, BOARD_LENGTH, t):
        return True
    return bool(state.house[House.AMBUSH_EDGES] == AmbushEdges.END_AND_START and is_near_road_end(state, 0, t))


@rule
def is_near_road_end(state: Open, y: int, t: int) -> bool:
    """Whether it can be hit from where a road meets that edge of the board; in Derailed there are two (RWA-129)."""
    if state.roads == 2:
        left = is_near_line(state, LEFT_ROAD, y, t)
        return left or is_near_line(state, RIGHT_ROAD, y, t)
    return is_near_line(state, ROAD, y, t)


@rule
def is_near_line(state: Open, road: Road, y: int, t: int) -> bool:
    """Whether it can be hit from a line straight across a road, or across the board."""
    return is_near(state, Rect((road.left + road.right) // 2, y, (road.right - road.left) // 2, 0), t)


@rule
def is_near(state: Open, place: Rect, t: int) -> bool:
    """Whether an AMBUSH at that place reaches it. Most are too far away, which two comparisons show."""
    reach, target = int(TOKEN_REACH[Token.AMBUSH]), rect_of(state, t)
    if abs(target.y - place.y) - target.half_length - place.half_length > reach:
        return False
    if abs(target.x - place.x) - target.half_width - place.half_width > reach:
        return False
    return is_in_sight(state, place, NOBODY, t, reach)


@rule
def is_near_ambush_card(state: Open, t: int) -> bool:
    """Whether it can be hit from a BRIDGE, a TUNNEL, a WRECK or SUPPLIES: cards, not wrecks of vehicles (RW-116,
    RWA-40).
    """
    for i in range(state.cards):
        card = state.card[i]
        hides = (
            card == RoadCard.BRIDGE or card == RoadCard.TUNNEL or card == RoadCard.WRECK or card == RoadCard.SUPPLIES
        )
        if hides and is_near(state, card_rect(state, i), t):
            return True
    return False
