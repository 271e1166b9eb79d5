"""The board as a map, to scale: the END above, the START below; and where on it each action is that has a place."""

from __future__ import annotations

from collections.abc import Iterator

from runabout.core.panels import Item, Panel, Shape, Tone
from runabout.games.road_wolf.actions import (
    EXACT,
    FORWARD_SPOTS,
    PLACE,
    PLACE_AT,
    PLACE_EDGE,
    SPOT,
    SPOT_ACROSS,
    SPOT_ALONG,
    VEHICLE,
    Exact,
    Verb,
)
from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    BOARD_WIDTH,
    BOX,
    HALF_LENGTH,
    HALF_WIDTH,
    MARKER_HALF,
)
from runabout.games.road_wolf.driving.steering import across_to_edge
from runabout.games.road_wolf.kinds import Edge, RoadCard, VehicleKind
from runabout.games.road_wolf.measures.geometry import Rect
from runabout.games.road_wolf.standing import card_rect
from runabout.games.road_wolf.state import HIDDEN, Ask, Sight, Status
from runabout.games.road_wolf.telling.naming import CARDS, capital, card_name, vehicle_numbered

TITLE = "The board, with the END above"

CARD_TONES: dict[int, Tone] = {RoadCard.SUPPLIES: "green", HIDDEN: "grey"}

ASKS_VEHICLES = (Ask.CARRIER, Ask.VEHICLE, Ask.SPOT, Ask.TARGET, Ask.FREE_MELEE)
"""What is answered with a vehicle, at times."""

ROADS = ((BOX.road, "The road"),)
TWO_ROADS = ((BOX.left_road, "The left road"), (BOX.right_road, "The right road"))
TRACK = (BOX.track, "The track")

Spot = tuple[int, int, int]


def board(seen: Sight) -> Panel:
    """The board with what lies and stands on it; to the seat that decides, with where it may say to go."""
    decides = seen.viewer >= 0 and seen.viewer == seen.seat and not seen.over
    asks_vehicles = decides and seen.asks in ASKS_VEHICLES
    shapes = [
        *ground(seen),
        *(card(seen, i) for i in range(seen.cards) if seen.card[i] != RoadCard.CLEAR),  # a CLEAR is a hole in the row
        *(thing(seen, v, asks_vehicles) for v in range(seen.slots) if seen.status[v] > Status.COMING),
    ]
    return Panel(
        "map",
        TITLE,
        width=BOARD_WIDTH,
        height=BOARD_LENGTH,
        shapes=tuple(shapes),
        spots=tuple(spots(seen)) if decides else (),
        mover=mover(seen),
    )


# --- What lies and stands there ---------------------------------------------------------------------------------------


def ground(seen: Sight) -> Iterator[Shape]:
    """The roads, and the track of Derailed."""
    for (left, right), title in TWO_ROADS if seen.roads == 2 else ROADS:
        yield Shape(left, 0, right - left, BOARD_LENGTH, Item("", title), ground=True)
    if seen.roads == 2:
        (left, right), title = TRACK
        yield Shape(left, 0, right - left, BOARD_LENGTH, Item("", title, tone="grey"), ground=True)


def card(seen: Sight, i: int) -> Shape:
    """A road card."""
    return around(card_rect(seen, i), card_item(seen.card[i]))


def card_item(kind: int) -> Item:
    """A road card that lies there."""
    title = "Face down" if kind == HIDDEN else CARDS[kind]
    return Item(card_name(kind), title, "road card", CARD_TONES.get(kind, "yellow"))


def thing(seen: Sight, v: int, asks_vehicles: bool) -> Shape:
    """What is in a slot. A heap of gear is in nobody's way, and has the size of a marker."""
    half_width, half_length = seen.half_width[v] or MARKER_HALF, seen.half_length[v] or MARKER_HALF
    action = VEHICLE + v if asks_vehicles else -1
    rect = Rect(seen.x[v], seen.y[v], half_width, half_length)
    return around(rect, vehicle_item(seen, v), str(v + 1), action)


def vehicle_item(seen: Sight, v: int) -> Item:
    """What is in a slot, and how it is; what is somebody's has that seat's colour."""
    owner = seen.owner[v]
    face = "" if seen.status[v] in (Status.MUTANT, Status.MARKER) else VehicleKind(seen.kind[v]).text
    tone: Tone = "grey" if owner < 0 or seen.status[v] == Status.WRECK else ""
    return Item(face, capital(vehicle_numbered(seen, v)), how(seen, v), tone, seat=owner if owner >= 0 else -1)


def how(seen: Sight, v: int) -> str:
    """How a vehicle is: "2 of 3 hits left, abandoned"."""
    status, size = seen.status[v], BOX.vehicles[seen.kind[v]].size
    if not size or status in (Status.WRECK, Status.MARKER, Status.MUTANT):
        return ""
    parts = [f"{size - seen.hits[v]} of {size} hits left"]
    if status == Status.IMMOBILIZED:
        parts.append("immobilized")
    if status == Status.ABANDONED or (status == Status.IMMOBILIZED and not seen.driven[v]):
        parts.append("abandoned")
    return ", ".join(parts)


def around(rect: Rect, item: Item, sign: str = "", action: int = -1) -> Shape:
    """A thing by its footprint, on a map that has the START below."""
    left, top = rect.x - rect.half_width, BOARD_LENGTH - rect.y - rect.half_length
    return Shape(left, top, 2 * rect.half_width, 2 * rect.half_length, item, sign, action=action)


# --- Where one may go -------------------------------------------------------------------------------------------------


def mover(seen: Sight) -> Shape | None:
    """The vehicle that the decision is about: that goes to a spot, or comes in at a place."""
    v = seen.acting
    if v < 0 or seen.over or seen.status[v] == Status.EMPTY:
        return None
    if seen.status[v] != Status.COMING:
        return thing(seen, v, False)
    kind = seen.kind[v]
    rect = Rect(0, 0, int(HALF_WIDTH[kind]), int(HALF_LENGTH[kind]))
    return around(rect, vehicle_item(seen, v), str(v + 1))


def spots(seen: Sight) -> Iterator[Spot]:
    """Where each action ends that may be open, by its number: of a move, as far as nothing is in its way."""
    v = seen.acting
    if v < 0:
        return
    if seen.asks == Ask.SPOT:
        x, y = seen.x[v], BOARD_LENGTH - seen.y[v]
        brakes = seen.verb == Verb.BRAKE
        for spot in range(FORWARD_SPOTS, EXACT) if brakes else range(FORWARD_SPOTS):
            yield SPOT + spot, int(x + SPOT_ACROSS[spot]), int(y - SPOT_ALONG[spot])
        for exact in () if brakes else Exact:
            yield EXACT + exact, int(x + across_to_edge(seen, v, exact)), int(y)
    elif seen.asks == Ask.PLACE:
        for place, (edge, at) in enumerate(zip(PLACE_EDGE.tolist(), PLACE_AT.tolist(), strict=True)):
            yield PLACE + place, *middle(edge, at, int(HALF_WIDTH[seen.kind[v]]), int(HALF_LENGTH[seen.kind[v]]))


def middle(edge: int, at: int, half_width: int, half_length: int) -> tuple[int, int]:
    """Where a vehicle's middle is that touches an edge (RWA-139)."""
    if edge == Edge.START:
        return at, BOARD_LENGTH - half_length
    if edge == Edge.END:
        return at, half_length
    return half_width if edge == Edge.LEFT else BOARD_WIDTH - half_width, BOARD_LENGTH - at
