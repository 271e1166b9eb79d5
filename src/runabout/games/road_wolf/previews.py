"""Previews: what a move would meet, spot by spot, and what the road's turn brings to a vehicle that stays (see
core.previews). They ask the rules' own functions, and follow a move as the rules do: to the first thing that stops it.

What is told is what comes first and is certain; what the dice change of the rest nobody knows. So DEBRIS or a WRECK on
the way is what a move meets, and all that comes later is told as it is if the vehicle drives on.
"""

from __future__ import annotations

import enum
import math
from typing import NamedTuple

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import DO, Verb
from runabout.games.road_wolf.box import CARD_SIZE, SIZE, TOKEN_REACH
from runabout.games.road_wolf.driving.moving import Met, Stop, at_stop, ramming_of, what_stops
from runabout.games.road_wolf.driving.owing import tick_of_card, tick_off, tick_off_ground, tick_on_track
from runabout.games.road_wolf.driving.ramming import (
    blow_into,
    defence_dice,
    is_lost_by_ramming,
    ram_dice,
)
from runabout.games.road_wolf.driving.steering import how_of, step_of
from runabout.games.road_wolf.events import thing_in
from runabout.games.road_wolf.fights.rolling import ROAD_DICE
from runabout.games.road_wolf.fleet import is_adrift, is_car, is_mutant, rolls_on
from runabout.games.road_wolf.jobs import Course, How
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token
from runabout.games.road_wolf.measures.crossings import passing
from runabout.games.road_wolf.measures.geometry import NEVER, Move, Passing, overlap, stands_at
from runabout.games.road_wolf.road.blocks import blocks, is_across, tick_on_block
from runabout.games.road_wolf.road.drifting import DRIFT, can_be_struck, comes_before, in_the_way
from runabout.games.road_wolf.road.turn import COMES_ONTO, comes_to
from runabout.games.road_wolf.standing import card_rect, move_of
from runabout.games.road_wolf.state import NOBODY, Ask, Open, Sight


class SpotClass(enum.IntEnum):
    """What comes first of what harms."""

    CLEAR = 0  # nothing
    CHECK = 1  # a check that it owes, or several; a melee at the end of a move comes before them (RW-176)
    HITS = 2  # it rams something, or something rams it: a card, an object, the train
    DAMAGE = 3  # certain: a TUNNEL passed round, or a BRIDGE that is out
    LEAVES = 4  # the board


class Contact(enum.IntEnum):
    """How a move ends at a thing."""

    NONE = -1
    RAMS = 0
    IS_RAMMED = 1
    STOPS = 2  # and nothing comes of it: at another Courier's vehicle (RWA-143)


class Told(enum.IntEnum):
    """The places of a preview's numbers; those of the declaration in `telling.previewed` are the same."""

    MEETS = 0
    THING = 1
    IS = 2  # a `Thing`
    CONTACT = 3
    EDGE = 4
    AFTER = 5
    X = 6
    Y = 7
    STRUCK = 8
    TOUCHED = 9
    ROUND = 10
    OVER = 11
    SUPPLIES = 12
    CHECKS = 13
    OFF_ROAD = 14
    BARRED = 15
    TRACKS = 16
    DESTROYED = 17
    ATTACK = 18
    DEFENCE = 19


@rule
def preview(sight: Sight, action: int, out: Cells) -> bool:
    """What there is to tell of a spot, of Nitro, and of staying where a vehicle is (see core.contract)."""
    v = int(sight.acting)
    if v < 0:
        return False
    if sight.asks == Ask.SPOT and action < DO:
        step = step_of(sight, v, action)
        preview_move(sight, v, how_of(sight.verb), step.dx, step.dy, out)
        return True
    if sight.asks == Ask.ACT and action == DO + Verb.NITRO:
        preview_move(sight, v, How.NITRO, 0, int(TOKEN_REACH[Token.NITRO]), out)
        return True
    if sight.asks == Ask.ACT and action == DO + Verb.DONE and rolls_on(sight, v):
        preview_stay(sight, v, out)
        return True
    return False


# --- A move -----------------------------------------------------------------------------------------------------------


class Path(NamedTuple):
    """A move as far as something stops it.

    Attributes:
        stop: what does.
        met: the DEBRIS and WRECK cards that strike it on the way, as bits.
        first: the place of the first of them; NOBODY for none.
    """

    stop: Stop
    met: int
    first: int


@rule
def path_of(state: Open, v: int, how: int, move: Move) -> Path:
    """How far a move goes, if no card that strikes it on the way stops it."""
    course = Course(v, how, move.x, move.y, move.dx, move.dy, 0, 0, 0)
    stop, first = what_stops(state, course, move), NOBODY
    while stop.what == Met.CARD:
        if first == NOBODY:
            first = stop.thing
        course = at_stop(course, stop, 0)
        stop = what_stops(state, course, move)
    return Path(stop, course.met, first)


@rule
def preview_move(state: Open, v: int, how: int, dx: int, dy: int, out: Cells) -> None:
    """What a move meets."""
    move = move_of(state, v, dx, dy)
    path = path_of(state, v, how, move)
    stop = path.stop
    nothing_there(out)
    ends = stands_at(move, stop.tick)
    out[Told.X], out[Told.Y] = ends.x, ends.y
    out[Told.AFTER] = int(math.sqrt((ends.x - move.x) ** 2 + (ends.y - move.y) ** 2))
    out[Told.STRUCK] = path.met
    is_out = stop.what == Met.EDGE and not (stop.thing == Edge.END and state.closed)
    if stop.what == Met.EDGE:
        out[Told.EDGE] = stop.thing
    on_the_way(state, v, move, stop.tick, out)
    if stop.what == Met.TUNNEL:
        out[Told.ROUND] |= 1 << stop.thing
    elif stop.what == Met.GAP:
        out[Told.OVER] |= 1 << stop.thing
        out[Told.DESTROYED] = 1
    if is_out or stop.what == Met.TUNNEL or stop.what == Met.GAP:
        out[Told.CHECKS] = 0  # what is immobilized, destroyed or gone makes no check
    if stop.what == Met.HIT:
        meet(state, v, how, stop.thing, ends.y - move.half_length, out)
    if path.met != 0 or out[Told.CONTACT] == Contact.RAMS or out[Told.CONTACT] == Contact.IS_RAMMED:
        out[Told.MEETS] = SpotClass.HITS
    elif stop.what == Met.TUNNEL or stop.what == Met.GAP:
        out[Told.MEETS] = SpotClass.DAMAGE
    elif is_out:
        out[Told.MEETS] = SpotClass.LEAVES
    elif out[Told.CHECKS] > 0:
        out[Told.MEETS] = SpotClass.CHECK
    if out[Told.ATTACK] == 0:
        dice_of_first(state, v, path.first, out)


@rule
def nothing_there(out: Cells) -> None:
    """Nothing is met so far."""
    out[Told.THING], out[Told.CONTACT], out[Told.EDGE] = NOBODY, Contact.NONE, Edge.NONE


@rule
def on_the_way(state: Open, v: int, move: Move, stop: int, out: Cells) -> None:
    """Cards that a move touches, goes over and round, where it leaves the road, and the checks that it owes."""
    for i in range(state.cards):
        kind, card = state.card[i], card_rect(state, i)
        if tick_of_card(state, v, i, move, stop) < NEVER:
            out[Told.ROUND if kind == RoadCard.BRIDGE else Told.TOUCHED] |= 1 << i
            if kind != RoadCard.SLIDE:
                out[Told.CHECKS] += 1
        if kind == RoadCard.SUPPLIES and overlap(stands_at(move, stop), card):
            out[Told.SUPPLIES] |= 1 << i
        if kind == RoadCard.BRIDGE or kind == RoadCard.TUNNEL:
            if passing(move, 0, stop, card) == Passing.OVER and not is_across(state, move, card):
                out[Told.OVER] |= 1 << i
        if blocks(state, kind) and tick_on_block(move, stop, card) != NEVER:
            out[Told.BARRED] = 1
    if tick_off(state, move, stop) < NEVER:
        out[Told.OFF_ROAD] = 1
    if tick_off_ground(state, v, move, stop) < NEVER:
        out[Told.CHECKS] += 1
    if state.roads == 2 and tick_on_track(move) < stop:
        out[Told.TRACKS] = 1
        out[Told.CHECKS] += 1


@rule
def meet(state: Open, v: int, how: int, t: int, rear: int, out: Cells) -> None:
    """A move ends at a thing: who rams whom, with how many dice on both sides.

    Args:
        state: the table.
        v: the slot that moves.
        how: a `How`.
        t: the slot of the thing.
        rear: the y of the mover's rear edge then.
        out: the preview.
    """
    out[Told.THING], out[Told.IS], out[Told.CONTACT] = t, thing_in(state, t), Contact.STOPS
    ramming = ramming_of(state, v, t, how)
    if ramming.attacker == NOBODY:
        return
    blow = blow_into(state, t, rear)
    if blow.by != NOBODY:
        out[Told.CONTACT], out[Told.ATTACK], out[Told.DEFENCE] = Contact.IS_RAMMED, blow.dice, defence_dice(state, v)
    elif is_car(state, t) or is_mutant(state, t):
        out[Told.CONTACT] = Contact.RAMS if ramming.attacker == v else Contact.IS_RAMMED
        out[Told.ATTACK] = ram_dice(state, ramming.attacker, ramming.flags)
        out[Told.DEFENCE] = defence_dice(state, ramming.defender)
        if ramming.attacker == v and is_lost_by_ramming(state, v, ramming.flags):
            out[Told.DESTROYED] = 1


@rule
def dice_of_first(state: Open, v: int, card: int, out: Cells) -> None:
    """The dice of both sides where no thing is met: of the first card that strikes (NOBODY: none), or of a check."""
    if card != NOBODY:
        out[Told.ATTACK], out[Told.DEFENCE] = CARD_SIZE[state.card[card]], defence_dice(state, v)
    elif out[Told.MEETS] == SpotClass.CHECK:
        out[Told.ATTACK], out[Told.DEFENCE] = ROAD_DICE, max(defence_dice(state, v), 1)


# --- The road's turn --------------------------------------------------------------------------------------------------


@rule
def preview_stay(state: Open, v: int, out: Cells) -> None:
    """What the road's turn brings to a vehicle that stays where it is, as all lies now (RW-141 to RW-145): objects that
    drift into it, and then the cards on the table, in their order.
    """
    nothing_there(out)
    out[Told.X], out[Told.Y] = state.x[v], state.y[v]
    t = what_drifts_into(state, v)
    if t != NOBODY:
        out[Told.THING], out[Told.IS], out[Told.CONTACT] = t, thing_in(state, t), Contact.IS_RAMMED
        out[Told.ATTACK], out[Told.DEFENCE] = SIZE[state.kind[t]], defence_dice(state, v)
        out[Told.MEETS] = SpotClass.HITS
    left = 0
    for i in range(state.cards):
        if comes_to(state, i, v, DRIFT):
            left |= 1 << i
    while left:
        i = lowest_of(state, left)
        left &= ~(1 << i)
        does = what_comes(state, i, comes_to(state, i, v, DRIFT), out)
        if out[Told.MEETS] == SpotClass.CLEAR:
            out[Told.MEETS] = does
            dice_of_first(state, v, i if does == SpotClass.HITS else NOBODY, out)
        if does == SpotClass.DAMAGE:
            left = 0  # what an earlier card has stopped no later one affects (RWA-27)


@rule
def what_drifts_into(state: Open, v: int) -> int:
    """The first object that a turn of the road brings into a vehicle; NOBODY for none."""
    found = NOBODY
    for t in range(state.slots):
        if is_adrift(state, t) and can_be_struck(state, v) and in_the_way(state, t, state.y[t] - DRIFT) == v:
            if found == NOBODY or comes_before(state, t, found):
                found = t
    return found


@rule
def lowest_of(state: Open, cards: int) -> int:
    """Of some cards, given as bits, the one that is nearest to the START: it is settled first (RWA-173)."""
    found = NOBODY
    for i in range(state.cards):
        if cards >> i & 1 and (found == NOBODY or state.card_y[i] < state.card_y[found]):
            found = i
    return found


@rule
def what_comes(state: Open, i: int, how: int, out: Cells) -> int:
    """Note a card that comes to a vehicle: what it does, a `SpotClass`. Of both, passing by comes first."""
    kind = state.card[i]
    if how == COMES_ONTO and blocks(state, kind):
        out[Told.BARRED] = 1
    elif kind == RoadCard.TUNNEL:
        out[Told.ROUND] |= 1 << i
        return SpotClass.DAMAGE
    elif kind == RoadCard.BRIDGE and how == COMES_ONTO:
        out[Told.OVER] |= 1 << i
        out[Told.DESTROYED] = 1
        return SpotClass.DAMAGE
    elif kind == RoadCard.BRIDGE:
        out[Told.ROUND] |= 1 << i
    elif kind == RoadCard.DEBRIS or kind == RoadCard.WRECK:
        out[Told.STRUCK] |= 1 << i
        return SpotClass.HITS
    elif kind == RoadCard.SLICK or kind == RoadCard.SLIDE:
        out[Told.TOUCHED] |= 1 << i
    else:
        return SpotClass.CLEAR
    out[Told.CHECKS] += 1
    return SpotClass.CHECK
