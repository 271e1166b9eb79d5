"""What a straight move would meet, told before it is made. It uses the same geometry as the moves themselves, up to
the first thing that may change it: what the dice then do, nobody knows.
"""

from __future__ import annotations

from typing import NamedTuple

from runabout.games.road_wolf.box import CARD_SIZE, IS_DIRT, SIZE
from runabout.games.road_wolf.driving.moving import tick_of_fall
from runabout.games.road_wolf.driving.owing import tick_off, tick_on_track
from runabout.games.road_wolf.driving.ramming import TRAIN_DICE, defence_dice, ram_dice
from runabout.games.road_wolf.fights.rolling import Ram
from runabout.games.road_wolf.fleet import is_car
from runabout.games.road_wolf.jobs import How
from runabout.games.road_wolf.kinds import Edge, RoadCard
from runabout.games.road_wolf.measures.crossings import edge_crossed, passing, tick_off_board, tick_onto
from runabout.games.road_wolf.measures.geometry import NEVER, Move, Passing, overlap, stands_at, ticks
from runabout.games.road_wolf.measures.slots import first_hit
from runabout.games.road_wolf.road.blocks import blocks, falls_through, is_across, tick_on_block
from runabout.games.road_wolf.road.drifting import DRIFT
from runabout.games.road_wolf.standing import card_rect, move_of
from runabout.games.road_wolf.state import HIDDEN, Sight, Status
from runabout.games.road_wolf.telling.naming import CARDS, EDGES, a, against, card, vehicle_numbered

COST_OF_ROUND = {RoadCard.BRIDGE: "a check", RoadCard.TUNNEL: "1 damage, immobilized"}
"""What it costs to go round a card (RW-155 to RW-157)."""

FELT = ("touches", "is rammed", "goes round", "comes where")
"""How a hint on a card begins that does something to a vehicle which stays in its way."""


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
    move = move_of(seen, v, dx, dy)
    stop, end = ticks(move), ""
    hit = first_hit(seen, move, 0, v)
    if hit.tick < NEVER:
        stop = hit.tick
        end = hits(seen, v, hit.thing, how)
    owes = True
    tick = tick_off_board(move)
    if tick < stop:
        edge, stop = edge_crossed(move), tick
        owes = bool(edge == Edge.END and seen.closed)
        end = "stops at the END" if owes else f"leaves the board over the {EDGES[Edge(edge)]}"
    if (tick := tick_at_tunnel(seen, move, stop)) < NEVER:
        stop, end, owes = tick, "", False  # it is immobilized there (RW-157)
    said = [*cards(seen, v, move, stop), *off_road(seen, v, move, stop)]
    if seen.roads == 2 and tick_on_track(move) < stop:
        said.append("crosses the tracks: a check")
    if not owes:  # what is immobilized or gone makes no check
        said = [one for one in said if not one.endswith(": a check")]
    return "; ".join([*said, *([end] if end else [])])


def drifts_by(seen: Sight, v: int) -> list[str]:
    """What the cards do to a vehicle that stays where it is, when the road has its turn (RW-141, RW-145): they come as
    far back as if it went ahead to them.
    """
    move = move_of(seen, v, 0, DRIFT)
    stop = ticks(move)
    stop = min(stop, tick_at_tunnel(seen, move, stop))
    said = (*cards(seen, v, move, stop), *off_road(seen, v, move, stop))
    return [one for one in said if one.startswith(FELT) or one.endswith("is out")]


def tick_at_tunnel(seen: Sight, move: Move, stop: int) -> int:
    """The tick at which a TUNNEL that it goes round stops a move, or NEVER (RW-156, RW-157)."""
    tunnels = [i for i in range(seen.cards) if seen.card[i] == RoadCard.TUNNEL]
    return min((tick_of_fall(seen, i, move, 0, stop) for i in tunnels), default=NEVER)


def off_road(seen: Sight, v: int, move: Move, stop: int) -> list[str]:
    """Whether it leaves the road, or comes where there is no way through: one check for both (RWA-121, RWA-198)."""
    is_dirt = bool(IS_DIRT[seen.kind[v]])
    said = ["off the road"] if tick_off(seen, move, stop) != NEVER else []
    if not is_dirt:
        kinds = [(seen.card[i], card_rect(seen, i)) for i in range(seen.cards)]
        if any(blocks(seen, kind) and tick_on_block(move, stop, where) != NEVER for kind, where in kinds):
            said.append("comes where there is no way through")
        if any(kind == RoadCard.SLIDE and tick_onto(move, 0, stop, where) != NEVER for kind, where in kinds):
            said.append(f"touches {card(RoadCard.SLIDE)}")
    if not said:
        return []
    return [" and ".join(said) + ("" if is_dirt else ": a check")]


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


def cards(seen: Sight, v: int, move: Move, stop: int) -> list[str]:
    """The cards that a move touches, and those that it goes round; a SLIDE is told by `off_road`."""
    said = []
    for i in range(seen.cards):
        kind, where = seen.card[i], card_rect(seen, i)
        if kind in (RoadCard.CLEAR, RoadCard.SLIDE, HIDDEN):
            continue
        if kind in (RoadCard.BRIDGE, RoadCard.TUNNEL):
            way = passing(move, 0, stop, where) if move.dy else Passing.NOT
            if is_across(seen, move, where):
                continue
            if way == Passing.ROUND:
                said.append(f"goes round {card(kind)}: {COST_OF_ROUND[kind]}")
            elif way == Passing.OVER:
                out = ", which is out" if kind == RoadCard.BRIDGE and falls_through(seen, v) else ""
                said.append(f"goes over {card(kind)}{out}")
        elif kind == RoadCard.SUPPLIES:
            if overlap(stands_at(move, stop), where):
                said.append(f"ends on {CARDS[kind]}")
        elif tick_onto(move, 0, stop, where) == NEVER:
            continue
        elif kind == RoadCard.SLICK:
            said.append(f"touches {card(kind)}: a check")
        else:
            dice = against(CARD_SIZE[kind], defence_dice(seen, v))
            said.append(f"is rammed by {a(f'{CARDS[kind]} card')}, {dice}")
    return said
