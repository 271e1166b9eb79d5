"""Moving pawns: what a move does to all that stand in its way, and which moves there are.

Numbers in brackets are those of RULES.md.
"""

from __future__ import annotations

import numpy as np

from runabout.core.log import EVERYONE, Log, note
from runabout.core.rule import rule
from runabout.games.riverdale.cards import COUNT, KINDS
from runabout.games.riverdale.sides import player_of
from runabout.games.riverdale.state import (
    HOME,
    NOWHERE,
    PAIRS,
    PARTS,
    PAWNS,
    PIECES,
    SHOP,
    SPLIT_COUNT,
    ZONE,
    Event,
    State,
)
from runabout.games.riverdale.track import (
    BACK_MAX,
    CARDS_FOR,
    CHAIN,
    CHAIN_FROM,
    CHAIN_SIZE,
    EFFECT,
    HOME_AFTER,
    LANDING,
    MOVE_AHEAD,
    SPLITS,
    SQUARES,
    Effect,
)

ALL_PAWNS = (1 << PAWNS) - 1

PAIR = np.array(PAIRS, np.int64)
"""By pair: the first and the second pawn (RV-076)."""


# --- Moving a pawn ----------------------------------------------------------------------------------------------------


@rule
def move(state: State, piece: int, count: int, log: Log) -> int:
    """Move a pawn forward, or back by a negative count (RV-021, RV-071 to RV-074); 1 where it ends on Take Another
    Turn, forward or backward (RVA-16).
    """
    colour = piece // PAWNS
    at = int(state.pawn[piece])
    landing = int(LANDING[colour, at - HOME, BACK_MAX + count])
    note(log, Event.MOVED, EVERYONE, state.seat, piece, at, landing)
    if landing >= ZONE:
        state.pawn[piece] = landing
        if landing < SHOP:
            clear_circle(state, piece, landing, log)
        return 0
    return land(state, piece, landing, log)


@rule
def land(state: State, piece: int, square: int, log: Log) -> int:
    """A pawn lands on a square and sends home the pawn that stands there; a special square leads on (RVA-20). 1 where
    it ends on Take Another Turn.
    """
    state.pawn[piece] = square
    clear_square(state, piece, square, log)
    if EFFECT[square] >= Effect.MOVE_AHEAD:
        square = run_on(state, piece, square, log)
    return 1 if EFFECT[square] == Effect.ANOTHER_TURN else 0


@rule
def run_on(state: State, piece: int, square: int, log: Log) -> int:
    """A pawn runs on from a special square (RV-043, RV-045), from that perhaps to the next, and so on in a chain; on
    each it sends home the pawn that stands there (RVA-20, RVA-45). The square where it ends.
    """
    colour = piece // PAWNS
    first = int(CHAIN_FROM[state.stays, colour, square])
    for i in range(first + 1, first + int(CHAIN_SIZE[state.stays, colour, square])):
        before, square = square, int(CHAIN[i])
        if EFFECT[before] == Effect.SKATEBOARD:
            note(log, Event.SKATED, EVERYONE, state.seat, piece, before, square)
            sweep(state, piece, before, square, log)
        else:
            note(log, Event.MOVED_AHEAD, EVERYONE, state.seat, piece, before, square)
        state.pawn[piece] = square
        clear_square(state, piece, square, log)
    if state.stays and EFFECT[square] == Effect.MOVE_AHEAD:
        if LANDING[colour, square - HOME, BACK_MAX + MOVE_AHEAD] >= ZONE:
            note(log, Event.STAYED, EVERYONE, state.seat, piece, square)
    return square


@rule
def clear_square(state: State, piece: int, square: int, log: Log) -> None:
    """The pawn, of any colour, that stood where another has landed goes to its Home Base (RV-024, RV-025, RVA-21)."""
    found = -1  # a square holds no more than one
    for other in range(PIECES):
        found = other if (state.pawn[other] == square) & (other != piece) else found
    if found >= 0:
        send_home(state, found, log)


@rule
def clear_circle(state: State, piece: int, circle: int, log: Log) -> None:
    """An own pawn that stood on a circle where another has landed goes to its Home Base (RVA-14)."""
    own = piece // PAWNS * PAWNS
    for other in range(own, own + PAWNS):
        if state.pawn[other] == circle and other != piece:
            send_home(state, other, log)


@rule
def is_on_track(place: int) -> bool:
    """Whether a place is a square of the loop."""
    return (place >= 0) & (place < ZONE)


@rule
def sweep(state: State, piece: int, green: int, red: int, log: Log) -> None:
    """Every pawn between two skateboards is knocked off the track (RV-046)."""
    for other in range(PIECES):
        if other != piece and is_between(int(state.pawn[other]), green, red):
            send_home(state, other, log)


@rule
def is_between(place: int, green: int, red: int) -> bool:
    """Whether a place is a square after `green` and before `red`, on the way clockwise."""
    if not is_on_track(place):
        return False
    ride = red - green if red > green else red - green + SQUARES
    gap = place - green if place >= green else place - green + SQUARES
    return 0 < gap < ride


@rule
def send_home(state: State, piece: int, log: Log) -> None:
    """A pawn goes back to its Home Base (RV-031)."""
    note(log, Event.SENT_HOME, EVERYONE, player_of(state, piece // PAWNS), piece, state.pawn[piece])
    state.pawn[piece] = HOME


@rule
def change_places(state: State, piece: int, other: int, log: Log) -> None:
    """Two pawns change places: nobody is sent home (RVA-29), and the squares do nothing (RV-080, RV-084, RVA-18)."""
    place = state.pawn[piece]
    state.pawn[piece] = state.pawn[other]
    state.pawn[other] = place
    note(log, Event.SWITCHED, EVERYONE, state.seat, piece, other, state.pawn[piece], place)


@rule
def next_ahead(state: State, piece: int) -> int:
    """The first pawn ahead of one on the track, all round the loop (RV-083, RVA-28); -1 where there is none."""
    own = piece // PAWNS * PAWNS
    nearest, found = SQUARES, -1
    for other in range(PIECES):
        place = int(state.pawn[other])
        if not is_on_track(place) or other == piece or (state.skips_own and own <= other < own + PAWNS):
            continue
        gap = place - state.pawn[piece]
        if gap < 0:
            gap += SQUARES
        if gap < nearest:
            nearest, found = gap, other
    return found


# --- What may be moved ------------------------------------------------------------------------------------------------


@rule
def cards_for(state: State, own: int, pawn: int) -> int:
    """The kinds of cards, as bits, by whose number an own pawn can be moved (RV-056, RV-057): the next one to come out
    only (RVA-50), and where the table says so not onto an own pawn (RVA-14).
    """
    at = int(state.pawn[own + pawn])
    if at == HOME and not is_next_out(state, own, pawn):
        return 0
    kinds = int(CARDS_FOR[own // PAWNS, at - HOME])
    if state.own_bump:
        for kind in range(KINDS):
            if stands_own(state, own, int(LANDING[own // PAWNS, at - HOME, BACK_MAX + COUNT[kind]])):
                kinds &= ~(1 << kind)
    return kinds


@rule
def is_next_out(state: State, own: int, pawn: int) -> bool:
    """Whether no own pawn with a lower number is at home."""
    for lower in range(own, own + pawn):
        if state.pawn[lower] == HOME:
            return False
    return True


@rule
def stands_own(state: State, own: int, place: int) -> bool:
    """Whether an own pawn stands in a place that is for one (RVA-46); the Shoppe is for all."""
    if place == SHOP:
        return False
    return bool(state.pawn[own] == place or state.pawn[own + 1] == place or state.pawn[own + 2] == place)


@rule
def can_be_split(state: State, own: int) -> int:
    """The ways to divide a 5, as bits: pair * PARTS + count - 1 (RV-077). The second part is moved from where all
    stand after the first (RVA-30, RVA-31, RVA-43).
    """
    ways, stays, colour = 0, int(state.stays), own // PAWNS
    for pair in range(len(PAIR)):
        first, second = int(PAIR[pair, 0]), int(PAIR[pair, 1])
        third = PAWNS - first - second
        at, other, beside = int(state.pawn[own + first]), int(state.pawn[own + second]), int(state.pawn[own + third])
        if at == HOME and not is_next_out(state, own, first):
            continue
        counts = int(SPLITS[stays, colour, at - HOME, other - HOME])
        if third < second:  # RVA-50
            lower = int(HOME_AFTER[stays, colour, at - HOME, beside - HOME])
            counts &= ~(lower & int(HOME_AFTER[stays, colour, at - HOME, other - HOME]))
        if state.own_bump:
            counts &= ~bumped_by_split(state, own, at, other, beside)
        ways |= counts << (pair * PARTS)
    return ways


@rule
def bumped_by_split(state: State, own: int, at: int, other: int, beside: int) -> int:
    """The counts of a first pawn, as bits 1 << count - 1, for which either part of a 5 would end on an own pawn
    (RVA-14, RVA-46).
    """
    bumped, stays, colour = 0, int(state.stays), own // PAWNS
    for count in range(1, SPLIT_COUNT):
        way = 1 << (count - 1)
        landing = int(LANDING[colour, at - HOME, BACK_MAX + count])
        if landing == NOWHERE:
            continue
        if stands_own(state, own, landing):
            bumped |= way
        second = HOME if HOME_AFTER[stays, colour, at - HOME, other - HOME] & way else other
        third = HOME if HOME_AFTER[stays, colour, at - HOME, beside - HOME] & way else beside
        arrival = int(LANDING[colour, second - HOME, BACK_MAX + SPLIT_COUNT - count])
        if landing < ZONE:  # where the first pawn is in the end
            landing = int(CHAIN[CHAIN_FROM[stays, colour, landing] + CHAIN_SIZE[stays, colour, landing] - 1])
        if arrival != SHOP and (arrival == landing or arrival == third):
            bumped |= way
    return bumped


@rule
def can_be_pushed(state: State, own: int) -> int:
    """The opponents' pawns, as bits, that a 1 can move back (RV-070, RVA-37)."""
    pieces = on_track(state) & ~(ALL_PAWNS << own)
    if state.own_bump:  # RVA-52
        for piece in range(PIECES):
            if stands_own(state, own, int(LANDING[0, state.pawn[piece] - HOME, BACK_MAX - 1])):
                pieces &= ~(1 << piece)
    return pieces


@rule
def on_track(state: State) -> int:
    """The pieces on the track, as bits: not those in a safety zone, which others cannot touch (RV-052)."""
    pieces = 0
    for piece in range(PIECES):
        pieces |= is_on_track(int(state.pawn[piece])) << piece
    return pieces
