"""What a straight move would meet, told before it is made. It goes by the same geometry as the moves themselves, up to
the first thing that may change it: what the dice then do, nobody knows.
"""

from __future__ import annotations

from typing import NamedTuple

from runabout.games.road_wolf.box import (
    CARD_HALF_LENGTH,
    CARD_HALF_WIDTH,
    IS_DIRT,
    SIZE,
)
from runabout.games.road_wolf.driving.moving import falls_through
from runabout.games.road_wolf.driving.owing import How, tick_off, tick_on_track
from runabout.games.road_wolf.driving.ramming import TRAIN_DICE, defence_dice, ram_dice
from runabout.games.road_wolf.fights.rolling import Ram
from runabout.games.road_wolf.fleet import is_car
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.measures.crossings import edge_crossed, passing, tick_off_board, tick_onto
from runabout.games.road_wolf.measures.geometry import NEVER, Edge, Passing, contact_tick, first_hit, ticks, x_at, y_at
from runabout.games.road_wolf.state import HIDDEN, Sight, Status
from runabout.games.road_wolf.telling.naming import CARDS, EDGES, against, card, vehicle_numbered


class Path(NamedTuple):
    """A move that somebody thinks of.

    Attributes:
        v: the slot of the mover.
        dx, dy: how far to the right and how far ahead, in units.
        how: a `How`.
    """

    v: int
    dx: int
    dy: int
    how: int


def meets(seen: Sight, path: Path) -> str:
    """What a move meets, in a few words: "touches a SLICK; rams the Humvee (3) after 1.25"."""
    v, dx, dy, how = path
    x, y, half_width, half_length = seen.x[v], seen.y[v], seen.half_width[v], seen.half_length[v]
    stop, end = ticks(dx, dy), ""
    slots = (seen.x, seen.y, seen.half_width, seen.half_length)
    t = first_hit(x, y, half_width, half_length, dx, dy, 0, *slots, seen.slots, v)
    if t >= 0:
        where = (seen.x[t], seen.y[t], seen.half_width[t], seen.half_length[t])
        stop = contact_tick(x, y, half_width, half_length, dx, dy, 0, *where)
        end = hits(seen, v, t, how)
    tick = tick_off_board(x, y, dx, dy)
    if tick < stop:
        edge = edge_crossed(x, y, dx, dy)
        if edge == Edge.END and seen.closed:
            end, stop = "stops at the END", tick
        else:
            return "; ".join([*cards(seen, path, tick), f"leaves the board over the {EDGES[Edge(edge)]}"])
    said = cards(seen, path, stop)
    if tick_off(seen, v, x, dx, dy, stop) != NEVER:
        said.append("off the road" + ("" if IS_DIRT[seen.kind[v]] else ": a check"))
    if seen.roads == 2 and tick_on_track(x, half_width, dx, dy) <= stop:
        said.append("crosses the tracks: a check")
    return "; ".join([*said, *([end] if end else [])])


def hits(seen: Sight, v: int, t: int, how: int) -> str:
    """What it means to move into something."""
    name = f"the {vehicle_numbered(seen, t)}"
    if seen.truce and is_car(seen, t) and seen.owner[t] >= 0 and seen.owner[t] != seen.owner[v]:
        return f"stops at {name}"
    if seen.status[t] == Status.TRAIN:
        return f"is rammed by {name}, {against(TRAIN_DICE, defence_dice(seen, v))}"
    if not is_car(seen, t) and seen.status[t] != Status.MUTANT:
        return f"is rammed by {name}, {against(SIZE[seen.kind[t]], defence_dice(seen, v))}"
    if how == How.BRAKE and is_car(seen, t):
        return f"is rammed by {name}, {against(ram_dice(seen, t, Ram.BRAKED), defence_dice(seen, v))}"
    dice = ram_dice(seen, v, Ram.NITRO if how == How.NITRO else 0)
    return f"rams {name}{', a friend' if is_friend(seen, v, t) else ''}, {against(dice, defence_dice(seen, t))}"


def is_friend(seen: Sight, v: int, t: int) -> bool:
    """Whether both are of one side (RWA-42)."""
    return bool(seen.owner[t] >= 0 and seen.side[seen.owner[v]] == seen.side[seen.owner[t]])


def cards(seen: Sight, path: Path, stop: int) -> list[str]:
    """The cards that a move touches, and those that it goes round."""
    v, dx, dy, _ = path
    x, y, half_width, half_length = seen.x[v], seen.y[v], seen.half_width[v], seen.half_length[v]
    said = []
    for i in range(seen.cards):
        kind, card_x, card_y = seen.card[i], seen.card_x[i], seen.card_y[i]
        if kind in (RoadCard.CLEAR, HIDDEN):
            continue
        if kind in (RoadCard.BRIDGE, RoadCard.TUNNEL):
            way = passing(x, y, half_width, dx, dy, 0, stop, card_x, card_y, CARD_HALF_WIDTH) if dy else Passing.NOT
            if way == Passing.ROUND:
                said.append(f"goes round {card(kind)}")
            elif way == Passing.OVER:
                out = ", which is out" if kind == RoadCard.BRIDGE and falls_through(seen, v) else ""
                said.append(f"goes over {card(kind)}{out}")
        elif kind == RoadCard.SUPPLIES:
            ends = abs(card_x - x_at(x, dx, dy, stop)), abs(card_y - y_at(y, dx, dy, stop))
            if ends[0] < half_width + CARD_HALF_WIDTH and ends[1] < half_length + CARD_HALF_LENGTH:
                said.append(f"ends on {CARDS[kind]}")
        elif (
            tick_onto(x, y, half_width, half_length, dx, dy, 0, stop, card_x, card_y, CARD_HALF_WIDTH, CARD_HALF_LENGTH)
            != NEVER
        ):
            said.append(f"touches {card(kind)}")
    return said
