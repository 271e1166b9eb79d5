"""Previews: what a move would meet, spot by spot, what the road's turn brings to a vehicle that stays, and what is
worth knowing of other choices: dice, and how much there is of what (see core.previews). They ask the rules' own
functions, and follow a move as the rules do: to the first thing that stops it.

What is told of a move is what comes first and is certain; what the dice change of the rest nobody knows. So DEBRIS or
a WRECK on the way is what a move meets, and all that comes later is told as it is if the vehicle drives on. What the
road's turn brings to the place where a move ends is told as if all else stayed where it lies now.
"""

from __future__ import annotations

import enum
import math
from typing import NamedTuple

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import (
    BUY,
    DIE,
    DO,
    DRIVER_GOES,
    ENOUGH,
    FORCE,
    REROLL,
    STAND,
    TOKEN,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.box import CARD_SIZE, IS_DIRT, SIZE, TOKEN_DICE, TOKEN_MORE, TOKEN_REACH
from runabout.games.road_wolf.driving.moving import Met, Stop, at_stop, ramming_of, what_stops
from runabout.games.road_wolf.driving.owing import tick_of_card, tick_off, tick_off_ground, tick_on_track
from runabout.games.road_wolf.driving.ramming import (
    blow_into,
    defence_dice,
    is_lost_by_ramming,
    ram_attack,
)
from runabout.games.road_wolf.driving.steering import how_of, step_of
from runabout.games.road_wolf.events import thing_in
from runabout.games.road_wolf.fights.fighting import melee_attack, melee_defence, shot_defence, weapon_of
from runabout.games.road_wolf.fights.rolling import ATTACKER, ROAD_DICE
from runabout.games.road_wolf.fleet import are_friends, hits_left, is_adrift, is_car, is_mutant, rolls_on
from runabout.games.road_wolf.jobs import Course, How
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token
from runabout.games.road_wolf.measures.crossings import passing
from runabout.games.road_wolf.measures.geometry import NEVER, Move, Passing, overlap, stands_at
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.blocks import blocks, falls_through, is_across, tick_on_block
from runabout.games.road_wolf.road.drifting import DRIFT, can_be_struck, comes_before, in_the_way
from runabout.games.road_wolf.road.turn import COMES_ONTO, comes_to, first_of
from runabout.games.road_wolf.rolls import Result, replace_die, settle
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
    ASKS = 20
    MET = 21
    FRIEND = 22
    DICE = 23
    ACTIONS = 24
    CREW = 25
    GEAR = 26
    ABOARD = 27
    POINTS = 28
    ROAD_MEETS = 29  # what the road's turn brings to where a move ends: as MEETS, THING and IS, MET, ATTACK, DEFENCE
    ROAD_THING = 30
    ROAD_IS = 31
    ROAD_MET = 32
    ROAD_ATTACK = 33
    ROAD_DEFENCE = 34
    WINS = 35
    LOSES = 36


OF_ROAD = int(Told.ROAD_MEETS)  #: the first of those about the road's turn


class Meeting(enum.IntEnum):
    """What a move, or the road's turn, has a vehicle do on its way; the places of bits in `Told.MET`."""

    DEBRIS = 0  # a DEBRIS card rams it
    WRECK = 1  # a WRECK card
    OFF_ROAD = 2  # it is off the road
    BARRED = 3  # it comes onto a stretch that is barred (RWA-198)
    SLIDE = 4  # it touches a SLIDE
    SLICK = 5  # it touches a SLICK
    TRACKS = 6  # it crosses the tracks
    ROUND_BRIDGE = 7  # it goes round a BRIDGE
    OVER_BRIDGE = 8
    OVER_TUNNEL = 9
    SUPPLIES = 10  # it ends on SUPPLIES
    FALLS = 11  # it goes over a BRIDGE that is out
    ROUND_TUNNEL = 12  # it goes round a TUNNEL, and ends there


@rule
def preview(sight: Sight, action: int, out: Cells) -> bool:
    """What there is to tell of an action (see core.contract): where a move leads, and staying where a vehicle is; the
    dice of a fight; what is chosen.
    """
    nothing_there(out)
    out[Told.ASKS] = sight.asks
    if sight.asks == Ask.SPOT:
        return preview_spot(sight, action, out)
    if VEHICLE <= action < DO:
        preview_choice(sight, action - VEHICLE, out)
        return True
    if DO <= action < TOKEN:
        return preview_act(sight, action - DO, out)
    if TOKEN <= action < DRIVER_GOES:
        preview_token(sight, action - TOKEN, out)
        return True
    if BUY <= action < FORCE:
        out[Told.POINTS] = sight.points[sight.seat] - SIZE[action - BUY]
        return True
    if sight.asks == Ask.REROLL:
        return preview_reroll(sight, action, out)
    return bool(action == ENOUGH and (sight.asks == Ask.VEHICLE or sight.asks == Ask.FORCE))


@rule
def preview_spot(sight: Sight, action: int, out: Cells) -> bool:
    """Where a vehicle may go."""
    v = int(sight.acting)
    if v < 0 or action >= DO:
        return False
    step = step_of(sight, v, action)
    preview_move(sight, v, how_of(sight.verb), step.dx, step.dy, out)
    return True


# --- What is chosen ---------------------------------------------------------------------------------------------------


@rule
def preview_choice(sight: Sight, t: int, out: Cells) -> None:
    """What is in a slot: what it can still do or carries, or the dice of what would be done to it."""
    v, verb = int(sight.acting), int(sight.verb)
    out[Told.THING], out[Told.IS] = t, thing_in(sight, t)
    if sight.asks == Ask.VEHICLE:
        out[Told.ACTIONS] = sight.actions[t]
    elif sight.asks == Ask.CARRIER:
        out[Told.CREW], out[Told.GEAR] = sight.crew_size[t], sight.gear_size[t]
    elif sight.asks == Ask.FREE_MELEE or (sight.asks == Ask.TARGET and verb == Verb.MELEE):
        out[Told.ATTACK] = melee_attack(sight, v, int(sight.aboard[v][Token.BRAWLER])).dice
        out[Told.DEFENCE] = melee_defence(sight, t).dice
    elif sight.asks == Ask.TARGET and is_shot(verb):
        out[Told.FRIEND] = are_friends(sight, int(sight.mover), int(sight.owner[t]))  # RWA-63
        out[Told.ATTACK], out[Told.DEFENCE] = TOKEN_DICE[weapon_of(verb)], shot_defence(sight, t).dice
    elif sight.asks == Ask.TARGET and verb == Verb.SPIKES:
        out[Told.ATTACK] = SIZE[sight.kind[t]] + TOKEN_MORE[Token.SPIKES]
        out[Told.DEFENCE] = hits_left(sight, t)


@rule
def is_shot(verb: int) -> bool:
    """Whether it is a shot, a thrown one or an Ambush among them."""
    return Verb.SHOTGUN <= verb <= Verb.KEPT_AMBUSH


@rule
def preview_act(sight: Sight, verb: int, out: Cells) -> bool:
    """What is worth knowing before a vehicle does something."""
    v = int(sight.acting)
    if v < 0 or sight.asks != Ask.ACT:
        return False
    if verb == Verb.NITRO:
        preview_move(sight, v, How.NITRO, 0, int(TOKEN_REACH[Token.NITRO]), out)
    elif verb == Verb.DONE:
        if rolls_on(sight, v):
            preview_stay(sight, v, out)
        out[Told.ACTIONS] = sight.actions[v]
    elif verb == Verb.MELEE:
        out[Told.DICE] = melee_attack(sight, v, int(sight.aboard[v][Token.BRAWLER])).dice
    elif is_shot(verb):
        out[Told.DICE] = TOKEN_DICE[weapon_of(verb)]
    else:
        return False
    return True


@rule
def preview_token(sight: Sight, token: int, out: Cells) -> None:
    """How many there are of a token in the vehicle that it leaves, and the dice that it shoots with."""
    v = int(sight.acting)
    if v >= 0:
        out[Told.ABOARD] = sight.aboard[v][token]
    out[Told.DICE] = TOKEN_DICE[token]


@rule
def preview_reroll(state: Open, action: int, out: Cells) -> bool:
    """With how many of the six faces of a die that is rolled again its side wins and loses, the other dice unchanged.
    Leaving the dice counts as six faces that win, lose or tie. False where only one side has dice.
    """
    if state.attack_size == 0 or state.defence_size == 0:
        return False
    attacks = bool(state.may_reroll & ATTACKER)
    dice, count = state.defence, int(state.defence_size)
    if attacks:
        dice, count = state.attack, int(state.attack_size)
    value = 0 if action == STAND else action - REROLL + 1
    for face in range(1, DIE + 1):
        if value:
            replace_die(dice, count, value, face)
        result = settle(state.attack, state.attack_size, state.defence, state.defence_size, state.house[House.TIE])
        if value:
            replace_die(dice, count, face, value)
        if result == Result.ATTACKER_WINS or result == Result.DEFENDER_WINS:
            out[Told.WINS if attacks == bool(result == Result.ATTACKER_WINS) else Told.LOSES] += 1
    return True


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
    ends = stands_at(move, stop.tick)
    is_out = stop.what == Met.EDGE and not (stop.thing == Edge.END and state.closed)
    drives_on = not (is_out or stop.what == Met.TUNNEL or stop.what == Met.GAP)
    if drives_on:
        preview_road_at(state, v, ends.x, ends.y, out)
    out[Told.X], out[Told.Y] = ends.x, ends.y
    out[Told.AFTER] = int(math.sqrt((ends.x - move.x) ** 2 + (ends.y - move.y) ** 2))
    out[Told.STRUCK] = path.met
    if stop.what == Met.EDGE:
        out[Told.EDGE] = stop.thing
    on_the_way(state, v, move, stop.tick, out)
    if stop.what == Met.TUNNEL:
        out[Told.ROUND] |= 1 << stop.thing
    elif stop.what == Met.GAP:
        out[Told.OVER] |= 1 << stop.thing
        out[Told.DESTROYED] = 1
    if not drives_on:
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
    if out[Told.DESTROYED]:
        no_road_there(out)  # lost by ramming (RWA-42)
    if out[Told.ATTACK] == 0:
        dice_of_first(state, v, path.first, out)
    note_meetings(state, v, out)


@rule
def nothing_there(out: Cells) -> None:
    """Nothing is met so far."""
    out[Told.THING], out[Told.CONTACT], out[Told.EDGE] = NOBODY, Contact.NONE, Edge.NONE
    no_road_there(out)


@rule
def no_road_there(out: Cells) -> None:
    """The road's turn brings nothing."""
    for at in range(OF_ROAD, int(Told.WINS)):
        out[at] = 0
    out[Told.ROAD_THING] = NOBODY


@rule
def note_meetings(state: Open, v: int, out: Cells) -> None:
    """What is met on the way, by kind; what owes no check only where it means something else."""
    met, is_dirt, owes = 0, bool(IS_DIRT[state.kind[v]]), bool(out[Told.CHECKS] > 0)
    for i in range(state.cards):
        met |= meetings_with(state, v, i, out)
    if out[Told.OFF_ROAD] and (is_dirt or owes):
        met |= 1 << int(Meeting.OFF_ROAD)
    if out[Told.BARRED] and owes and not is_dirt:
        met |= 1 << int(Meeting.BARRED)
    if out[Told.TRACKS] and owes:
        met |= 1 << int(Meeting.TRACKS)
    out[Told.MET] = met


@rule
def meetings_with(state: Open, v: int, i: int, out: Cells) -> int:
    """What there is to tell of one card, as bits."""
    kind, bit, met = state.card[i], 1 << i, 0
    owes = bool(out[Told.CHECKS] > 0)
    if out[Told.STRUCK] & bit:
        return 1 << int(Meeting.DEBRIS if kind == RoadCard.DEBRIS else Meeting.WRECK)
    if out[Told.SUPPLIES] & bit:
        met |= 1 << int(Meeting.SUPPLIES)
    if out[Told.OVER] & bit:
        if kind == RoadCard.TUNNEL:
            met |= 1 << int(Meeting.OVER_TUNNEL)
        else:
            met |= 1 << int(Meeting.FALLS if falls_through(state, v) else Meeting.OVER_BRIDGE)
    if out[Told.ROUND] & bit:
        if kind == RoadCard.TUNNEL:
            met |= 1 << int(Meeting.ROUND_TUNNEL)
        elif owes:
            met |= 1 << int(Meeting.ROUND_BRIDGE)
    if out[Told.TOUCHED] & bit and owes:
        if kind == RoadCard.SLICK:
            met |= 1 << int(Meeting.SLICK)
        elif not IS_DIRT[state.kind[v]]:
            met |= 1 << int(Meeting.SLIDE)
    return met


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
        out[Told.ATTACK] = ram_attack(state, ramming.attacker, ramming.flags).dice
        out[Told.DEFENCE] = defence_dice(state, ramming.defender)
        if ramming.attacker == v:
            out[Told.FRIEND] = are_friends(state, int(state.owner[v]), int(state.owner[t]))  # RWA-42
            if is_lost_by_ramming(state, v, ramming.flags):
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
        i = first_of(state, left)
        left &= ~(1 << i)
        does = what_comes(state, i, comes_to(state, i, v, DRIFT), out)
        if out[Told.MEETS] == SpotClass.CLEAR:
            out[Told.MEETS] = does
            dice_of_first(state, v, i if does == SpotClass.HITS else NOBODY, out)
        if does == SpotClass.DAMAGE:
            left = 0  # what an earlier card has stopped no later one affects (RWA-27)
    note_meetings(state, v, out)


@rule
def preview_road_at(state: Open, v: int, x: int, y: int, out: Cells) -> None:
    """What the road's turn would bring to a vehicle with its middle at (x, y); the rest of the preview is emptied. The
    vehicle is moved there for as long as this is worked out, since the rules ask where it stands.
    """
    if not rolls_on(state, v):
        return
    was_x, was_y = int(state.x[v]), int(state.y[v])
    state.x[v], state.y[v] = x, y
    preview_stay(state, v, out)
    state.x[v], state.y[v] = was_x, was_y
    meets, t, what = out[Told.MEETS], out[Told.THING], out[Told.IS]
    met, attack, defence = out[Told.MET], out[Told.ATTACK], out[Told.DEFENCE]
    asks = out[Told.ASKS]
    for at in range(OF_ROAD):
        out[at] = 0
    nothing_there(out)
    out[Told.ASKS] = asks
    out[Told.ROAD_MEETS], out[Told.ROAD_THING], out[Told.ROAD_IS] = meets, t, what
    out[Told.ROAD_MET], out[Told.ROAD_ATTACK], out[Told.ROAD_DEFENCE] = met, attack, defence


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
