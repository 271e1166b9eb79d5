"""The rules of RULES.md, as functions over the state."""

from __future__ import annotations

import enum

from liars_dice.state import DICE, DOUBT, SIDES, Event, Options, Sight, State
from runabout.core.chance import Chance, roll
from runabout.core.log import EVERYONE, REVEALS, Log, note, only, settle, uncertain
from runabout.core.record import Cells, copy_open
from runabout.core.rule import rule


class Because(enum.IntEnum):
    """Why an action is refused: the number of the rule that forbids it."""

    LEGAL = 0
    TOO_LOW = 2
    TOO_MANY = 3
    NO_BID_YET = 4
    OVER = 7


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    """Each player at the table rolls. (LD-001)"""
    state.wild = options.wild
    for seat in range(state.seats):
        for at in range(DICE):
            state.die[seat, at] = roll(chance, SIDES)
        note(log, Event.ROLLED, only(seat), seat, state.die[seat, 0], state.die[seat, 1])


@rule
def legal(state: State, out: Cells) -> int:
    """Every higher bid; after a bid, doubt it. (LD-002, LD-003, LD-004)"""
    size = 0
    for bid in range(state.last, state.seats * DICE * SIDES):
        out[size] = bid
        size += 1
    if state.last:
        out[size] = DOUBT
        size += 1
    return size


@rule
def refuse(state: State, action: int) -> int:
    """Why an action is not allowed now: the number of a rule, or 0 where it is allowed."""
    if state.over:
        return Because.OVER
    if action == DOUBT:
        return Because.LEGAL if state.last else Because.NO_BID_YET
    if action // SIDES >= state.seats * DICE:
        return Because.TOO_MANY
    return Because.TOO_LOW if action < state.last else Because.LEGAL


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    """Bid, or doubt the last bid. (LD-002 to LD-005)"""
    seat = state.seat
    if action == DOUBT:
        note(log, Event.DOUBTED, EVERYONE, seat)
        state.doubter = seat
        show_dice(state, log)
    else:
        note(log, Event.BID, EVERYONE, seat, action // SIDES + 1, action % SIDES + 1)
        state.last = action + 1
        state.highest = state.last == state.seats * DICE * SIDES
        state.bidder = seat
        state.seat = (seat + 1) % state.seats


@rule
def show_dice(state: State, log: Log) -> None:
    """All dice are shown, and the game is over. (LD-005)"""
    for seat in range(state.seats):
        for at in range(DICE):
            state.shown[seat, at] = state.die[seat, at]
        before = uncertain(log, seat != state.seat)  # who decides knows its own dice alone
        note(log, Event.SHOWED, EVERYONE | REVEALS, seat, state.die[seat, 0], state.die[seat, 1])
        settle(log, before)
    state.over = 1


@rule
def count(state: State, face: int) -> int:
    """How many dice show a face. (LD-002)"""
    found = 0
    for seat in range(state.seats):
        for at in range(DICE):
            if state.die[seat, at] == face or (state.wild and state.die[seat, at] == 1):
                found += 1
    return found


@rule
def score(state: State, out: Cells) -> None:
    """0 for the loser, 1 for everybody else at the table. (LD-005, LD-006)"""
    bid = state.last - 1
    for seat in range(state.seats):
        out[seat] = 1
    out[state.bidder if count(state, bid % SIDES + 1) < bid // SIDES + 1 else state.doubter] = 0


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    """The open part, and the viewer's own dice. (LD-001)"""
    copy_open(sight, state)
    sight.viewer = seat
    if seat >= 0:
        for at in range(DICE):
            sight.own[at] = state.die[seat, at]


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """Each die that the viewer does not see shows any face, all equally likely. (LD-001)"""
    copy_open(state, sight)
    for seat in range(sight.seats):
        for at in range(DICE):
            known = sight.own[at] if seat == sight.viewer else sight.shown[seat, at]
            state.die[seat, at] = known or roll(chance, SIDES)
