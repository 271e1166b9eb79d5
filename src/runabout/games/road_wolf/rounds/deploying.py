"""Deploying: where vehicles come onto the board (RW-014, RWA-70, RWA-139)."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import PLACE, PLACE_AT, PLACE_EDGE, START_PLACES
from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    BOARD_WIDTH,
    HALF_LENGTH,
    HALF_WIDTH,
    LEFT_ROAD,
    RIGHT_ROAD,
    ROAD,
)
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fleet import stand
from runabout.games.road_wolf.jobs import JobKind, News, ask, push
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.measures.geometry import Rect
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.mission import Deploys
from runabout.games.road_wolf.missions.hooks import BEFORE_PLAY, DEPLOYS, may_place
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rounds.forces import side_row
from runabout.games.road_wolf.standing import would_lie_on
from runabout.games.road_wolf.state import NOBODY, Ask, Open, State, Status

PLACES = len(PLACE_EDGE)


@rule
def deploys_before_play(state: Open, seat: int) -> bool:
    """Whether a seat stands on the board before play begins (RWA-70)."""
    mission, row = state.house[House.MISSION], side_row(state, seat)
    at_start = DEPLOYS[mission, row] == Deploys.START
    return bool(at_start or BEFORE_PLAY[mission, row] or state.house[House.ATTACKERS_DEPLOY])


@rule
def deploy(state: State, seat: int) -> None:
    """The next of a seat's vehicles that are still to come is set down."""
    for v in range(state.slots):
        if state.status[v] == Status.COMING and state.owner[v] == seat:
            state.acting = v
            ask(state, Ask.PLACE, seat)
            return


@rule
def is_coming(state: Open, seat: int) -> bool:
    """Whether any of a seat's vehicles is still to come."""
    for v in range(state.slots):
        if state.status[v] == Status.COMING and state.owner[v] == seat:
            return True
    return False


@rule
def is_middle_on_road(state: Open, x: int) -> bool:
    """Whether a middle at x lies on a road, its sides included."""
    if state.roads == 2:
        return LEFT_ROAD.left <= x <= LEFT_ROAD.right or RIGHT_ROAD.left <= x <= RIGHT_ROAD.right
    return ROAD.left <= x <= ROAD.right


@rule
def deploys_where(state: Open, v: int) -> int:
    """Where the side of a vehicle comes in: a `Deploys`."""
    return int(DEPLOYS[state.house[House.MISSION], side_row(state, state.owner[v])])


@rule
def is_place_of(state: Open, deploys: int, place: int) -> bool:
    """Whether a place of the edges is among those of a `Deploys`; with HOOK the mission says that."""
    if deploys == Deploys.START:
        return bool(PLACE_EDGE[place] == Edge.START and is_middle_on_road(state, PLACE_AT[place]))
    return bool(deploys != Deploys.OTHER_EDGES or PLACE_EDGE[place] != Edge.START)


@rule
def allows_place(state: State, v: int, place: int) -> bool:
    """Whether a vehicle may come in at a place of the edges."""
    deploys = deploys_where(state, v)
    if deploys == Deploys.HOOK:
        return may_place(state.house[House.MISSION], state, v, place)
    return is_place_of(state, deploys, place)


@rule
def legal_places(state: State, out: Cells) -> int:
    """The places where the vehicle may come in: none of them is ever taken (RWA-139)."""
    v, n = int(state.acting), 0
    deploys = deploys_where(state, v)
    if deploys == Deploys.HOOK:
        for place in range(PLACES):
            if may_place(state.house[House.MISSION], state, v, place):
                out[n] = PLACE + place
                n += 1
        return n
    # There are hundreds of places: so what holds for all of them is found out once, and edges on which no place is open
    # are left out. The places of the START edge come first.
    first = START_PLACES if deploys == Deploys.OTHER_EDGES else 0
    end = START_PLACES if deploys == Deploys.START else PLACES
    for place in range(first, end):
        if is_place_of(state, deploys, place):
            out[n] = PLACE + place
            n += 1
    return n


@rule
def answer_place(state: State, action: int, log: Log) -> None:
    """Set the vehicle down, and go on to the next."""
    v, place = state.acting, action - PLACE
    state.acting = NOBODY
    put_on_edge(state, v, PLACE_EDGE[place], PLACE_AT[place])
    report(state, log, Event.PLACED, v, state.x[v], state.y[v])
    push(state, JobKind.DEPLOY, state.owner[v])
    push(state, JobKind.TOLD, v, News.PLACED, PLACE_EDGE[place])


@rule
def put_on_edge(state: State, v: int, edge: int, at: int) -> None:
    """Stand a vehicle at an edge of the board, which it touches; where that place is taken, straight on inwards, just
    clear of what is there (RWA-139).
    """
    place = place_at_edge(edge, at, int(HALF_WIDTH[state.kind[v]]), int(HALF_LENGTH[state.kind[v]]))
    under = would_lie_on(state, v, place)
    while under:
        # It must pass everything that it lies on: it is moved clear of the furthest of these, and tested again.
        for i in range(state.slots):
            if under >> i & 1:
                place = moved_inwards(place, edge, rect_of(state, i))
        under = would_lie_on(state, v, place)
    stand(state, v, place.x, place.y)
    state.status[v] = Status.DRIVING


@rule
def place_at_edge(edge: int, at: int, half_width: int, half_length: int) -> Rect:
    """The footprint of a vehicle that touches an edge of the board."""
    x, y = at, at
    if edge == Edge.START:
        y = half_length
    elif edge == Edge.END:
        y = BOARD_LENGTH - half_length
    elif edge == Edge.LEFT:
        x = half_width
    else:
        x = BOARD_WIDTH - half_width
    return Rect(x, y, half_width, half_length)


@rule
def moved_inwards(place: Rect, edge: int, other: Rect) -> Rect:
    """A footprint moved straight away from an edge, as far as it takes to be clear of another."""
    x, y, half_width, half_length = place.x, place.y, place.half_width, place.half_length
    if edge == Edge.START:
        y = max(y, other.y + other.half_length + half_length)
    elif edge == Edge.END:
        y = min(y, other.y - other.half_length - half_length)
    elif edge == Edge.LEFT:
        x = max(x, other.x + other.half_width + half_width)
    else:
        x = min(x, other.x - other.half_width - half_width)
    return Rect(x, y, half_width, half_length)
