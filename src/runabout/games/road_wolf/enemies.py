"""The enemies of Couriers: mutants, spikes, buggies and bikes, as they are drawn from the tin (RW-420 to RW-433)."""

from __future__ import annotations

import enum

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, Log, note
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import QUARTER, SLOTS, Verb
from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    HALF_LENGTH,
    HALF_WIDTH,
    MARKER_HALF,
    ROAD,
    SIZE,
    TOKEN_MORE,
)
from runabout.games.road_wolf.driving.ramming import ram
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.fighting import start_melee, start_shot
from runabout.games.road_wolf.fights.rolling import Cause, Ram
from runabout.games.road_wolf.fleet import clear_slot, enlist, is_car, put_aboard, show_all, stand, take_slot
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.measures.crossings import is_off_board, on_road
from runabout.games.road_wolf.measures.geometry import Rect
from runabout.games.road_wolf.standing import would_lie_on
from runabout.games.road_wolf.state import NOBODY, Open, State, Status

MUTANT_WORTH = 1  #: points (RW-422); a Buggy is worth 2 (RW-427) and a bike 1 (RWA-193), as their sizes are


class Comes(enum.IntEnum):
    """What a token from the tin brings."""

    NOTHING = 0
    MUTANT = 1
    SPIKES = 2
    BUGGY = 3
    BIKE = 4


@rule
def brings(token: int) -> int:
    """What a token brings: a `Comes`."""
    if token == Token.MECHANIC:
        return Comes.NOTHING  # RW-430
    if token == Token.SPIKES:
        return Comes.SPIKES  # RW-426
    if token == Token.VETERAN or token == Token.NITRO:
        return Comes.BUGGY  # RW-427
    if token == Token.DRIVER or token == Token.BRAWLER:
        return Comes.BIKE  # RW-429
    return Comes.MUTANT  # RW-422


@rule
def is_enemy(state: Open, v: int) -> bool:
    """Whether it is one of the enemies of Couriers, and no player has taken it (RWA-193)."""
    if state.status[v] == Status.MUTANT:
        return True
    return bool(is_car(state, v) and state.owner[v] == NOBODY)


@rule
def flee(state: State, log: Log) -> None:
    """All enemies are taken away (RW-431)."""
    for v in range(SLOTS):
        if is_enemy(state, v):
            report(state, log, Event.FLED, v)
            report(state, log, Event.SLOT_EMPTY, v)
            clear_slot(state, v)


@rule
def attack(state: State, v: int, token: int, chance: Chance, log: Log) -> None:
    """What a token brings attacks a Courier's lead vehicle."""
    what = brings(token)
    if what == Comes.MUTANT:
        mutant_attacks(state, v, token, chance, log)
    elif what == Comes.SPIKES:
        report(state, log, Event.ENEMY_COMES, NOBODY, v, token)
        # RW-426, RWA-94: if they win, the Courier has lost; if they lose, nothing happens to anybody.
        push(state, JobKind.STRIKE, v, SIZE[state.kind[v]] + TOKEN_MORE[Token.SPIKES], Cause.SPIKES, NOBODY)
    elif what == Comes.BUGGY:
        buggy_attacks(state, v, token, chance, log)
    elif what == Comes.BIKE:
        bike_attacks(state, v, token, chance, log)


# --- Mutants ----------------------------------------------------------------------------------------------------------


@rule
def mutant_attacks(state: State, v: int, token: int, chance: Chance, log: Log) -> None:
    """A Mutant steps up to the edge of the road and uses what was drawn (RW-422, RW-423, RWA-93)."""
    x = ROAD.left - MARKER_HALF if is_nearer_left(state, v) else ROAD.right + MARKER_HALF
    y = level_place(state, x, int(state.y[v]))
    mutant = free_slot(state)
    if y == NOBODY or mutant == NOBODY:
        note(log, Event.NO_ENEMY, EVERYONE, state.owner[v])  # RWA-195
        return
    take_slot(state, mutant, Status.MUTANT)
    state.owner[mutant], state.born[mutant] = NOBODY, NOBODY
    state.wheel[mutant], state.shown_wheel[mutant] = NOBODY, NOBODY
    state.x[mutant], state.y[mutant] = x, y
    state.half_width[mutant], state.half_length[mutant] = MARKER_HALF, MARKER_HALF
    report(state, log, Event.ENEMY_STANDS, mutant, state.x[mutant], state.y[mutant])
    report(state, log, Event.ENEMY_COMES, mutant, v, token)
    verb = int(Verb.GUNNER)
    if token == Token.SHOTGUN:
        verb = int(Verb.SHOTGUN)
    elif token == Token.MOLOTOV:
        verb = int(Verb.MOLOTOV)
    elif token == Token.AMBUSH:
        verb = int(Verb.AMBUSH)
    start_shot(state, mutant, v, verb, chance, log)


@rule
def is_nearer_left(state: Open, v: int) -> bool:
    """Whether the left edge of the road is the nearer one to a vehicle; also where it is level (RWA-192)."""
    return bool(abs(state.x[v] - ROAD.left) <= abs(state.x[v] - ROAD.right))


@rule
def level_place(state: Open, x: int, y: int) -> int:
    """Where along an edge of the road a mutant finds room: level with y, or as near to that as can be, behind it first;
    NOBODY if nowhere (RWA-195).
    """
    for step in range(BOARD_LENGTH // QUARTER + 1):
        behind, ahead = y - step * QUARTER, y + step * QUARTER
        if has_room(state, Rect(x, behind, MARKER_HALF, MARKER_HALF)):
            return behind
        if has_room(state, Rect(x, ahead, MARKER_HALF, MARKER_HALF)):
            return ahead
    return NOBODY


@rule
def has_room(state: Open, rect: Rect) -> bool:
    """Whether something can stand there: on the board, and on top of nothing."""
    return not is_off_board(rect.x, rect.y) and would_lie_on(state, NOBODY, rect) == 0


@rule
def free_slot(state: Open) -> int:
    """The first slot with nothing in it, or NOBODY."""
    for v in range(SLOTS):
        if state.status[v] == Status.EMPTY:
            return v
    return NOBODY


# --- Buggies and bikes ------------------------------------------------------------------------------------------------


@rule
def buggy_attacks(state: State, v: int, token: int, chance: Chance, log: Log) -> None:
    """A Buggy comes out of the country and rams (RW-427), with Nitro unless the vehicle is off the road (RW-428)."""
    buggy = come_up(state, v, VehicleKind.BUGGY, not is_nearer_left(state, v))
    if buggy == NOBODY:
        note(log, Event.NO_ENEMY, EVERYONE, state.owner[v])
        return
    show_all(state, buggy)
    report(state, log, Event.ENEMY_STANDS, buggy, state.x[buggy], state.y[buggy])
    report(state, log, Event.ENEMY_COMES, buggy, v, token)
    flags = 0
    if on_road(int(state.x[v]), int(state.half_width[v]), ROAD):
        flags = int(Ram.NITRO)
    ram(state, buggy, v, flags, chance, log)


@rule
def bike_attacks(state: State, v: int, token: int, chance: Chance, log: Log) -> None:
    """A bike with a Driver and a Brawler comes up beside the vehicle and attacks (RW-429, RWA-96)."""
    edge = ROAD.left if is_nearer_left(state, v) else ROAD.right
    to_right = bool(edge > state.x[v]) if edge == ROAD.left else bool(edge >= state.x[v])
    bike = come_up(state, v, VehicleKind.DIRT_BIKE, to_right)
    if bike == NOBODY:
        note(log, Event.NO_ENEMY, EVERYONE, state.owner[v])
        return
    put_aboard(state, bike, Token.BRAWLER, True)
    show_all(state, bike)
    report(state, log, Event.ENEMY_STANDS, bike, state.x[bike], state.y[bike])
    report(state, log, Event.ENEMY_COMES, bike, v, token)
    if state.driven[v]:  # RWA-46
        start_melee(state, bike, v, chance, log)


@rule
def come_up(state: State, v: int, kind: int, to_right: bool) -> int:
    """An enemy's vehicle is put in touch with another: on that side of it, else to the other side, behind it or
    ahead of it; NOBODY if there is no room anywhere (RWA-195).
    """
    across = int(state.half_width[v] + HALF_WIDTH[kind])
    along = int(state.half_length[v] + HALF_LENGTH[kind])
    for place in range(4):
        x, y = int(state.x[v]), int(state.y[v])
        if place < 2:
            x += across if to_right == (place == 0) else -across
        else:
            y += -along if place == 2 else along
        if has_room(state, Rect(x, y, int(HALF_WIDTH[kind]), int(HALF_LENGTH[kind]))):
            enemy = enlist(state, NOBODY, kind)
            if enemy != NOBODY:
                state.status[enemy] = Status.DRIVING
                stand(state, enemy, x, y)
            return enemy
    return NOBODY
