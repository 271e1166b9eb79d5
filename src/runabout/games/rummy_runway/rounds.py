"""How turns and rounds begin and end, and what they score. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, Log, all_but, note, only, settle, uncertain
from runabout.core.piles import draw
from runabout.core.rule import rule
from runabout.games.rummy_runway.cards import KINDS, OUTFIT_CARDS, PACK, RUNWAY_CARDS
from runabout.games.rummy_runway.outfits import card_points, closet_points, follows, follows_once
from runabout.games.rummy_runway.state import (
    OUTFIT_SIZE,
    OUTFITS,
    OUTFITS_EACH,
    RUNWAYS,
    Doing,
    End,
    Ending,
    Event,
    Phase,
    State,
)
from runabout.games.rummy_runway.table import into_hand, onto_row
from runabout.games.rummy_runway.trends import BONUS

# --- The beginning of a round -----------------------------------------------------------------------------------------


@rule
def begin_round(state: State, first: int, chance: Chance, log: Log) -> None:
    """Gather all Outfit cards (RY-091, RYA-38), shuffle, deal, turn up a card (RY-010 to RY-013), and begin."""
    state.round += 1
    state.turns = 0
    state.trigger = -1
    clear_table(state)
    if state.round > 1:
        note(log, Event.GATHERED, EVERYONE, -1)
    note(log, Event.ROUND, EVERYONE, first, state.round)
    turn_up_runways(state, chance, log)
    for kind in range(KINDS):
        state.fresh[kind] = 0
    for i in range(OUTFIT_CARDS):
        state.deck[i] = PACK[i]
        state.fresh[PACK[i]] += 1
    state.deck_size[0] = OUTFIT_CARDS
    for i in range(state.seats):
        seat = (first + i) % state.seats
        before = uncertain(log)
        for _ in range(state.dealt):
            kind = draw(state.deck, state.deck_size, 0, chance)
            into_hand(state, seat, kind)
            note(log, Event.DEALT_CARD, only(seat), seat, kind)
        settle(log, before)
        note(log, Event.DEALT, all_but(seat), seat, state.dealt)
    kind = draw(state.deck, state.deck_size, 0, chance)
    onto_row(state, kind)
    before = uncertain(log)
    note(log, Event.TURNED_UP, EVERYONE, -1, kind)
    settle(log, before)
    begin_turn(state, first, log)


@rule
def clear_table(state: State) -> None:
    """Take every Outfit card off the table; the cubes go back (RYA-38), and what was remembered goes (RYA-48)."""
    for seat in range(state.seats):
        for kind in range(KINDS):
            state.hand[seat, kind] = 0
            state.closet[seat, kind] = 0
            state.known[seat, kind] = 0
        state.hand_size[seat] = 0
        state.closet_size[seat] = 0
        state.held[seat] = 0
        state.stowed[seat] = 0
        state.outfits[seat] = 0
    for outfit in range(OUTFITS):
        for place in range(OUTFIT_SIZE):
            state.outfit[outfit, place] = 0
            state.wears[outfit, place] = 0
        state.need[outfit, End.LEFT] = 0
        state.need[outfit, End.RIGHT] = 0
    for i in range(state.row_size[0]):
        state.row[i] = 0
    state.row_size[0] = 0
    state.open_row = 0


@rule
def turn_up_runways(state: State, chance: Chance, log: Log) -> None:
    """Turn up three Runway cards that were not used before (RY-011, RY-091); with trends off, none (RYA-17)."""
    if not state.trends:
        return
    left = RUNWAY_CARDS - RUNWAYS * (state.round - 1)
    turned_up = 0  # as bits: their order on the table means nothing
    for i in range(RUNWAYS):
        steps = pick(chance, left - i)
        trend = 0
        while steps > 0 or (state.used >> trend) & 1:
            steps -= 1 - ((state.used >> trend) & 1)
            trend += 1
        state.used |= 1 << trend
        turned_up |= 1 << trend
    at = 0
    for trend in range(RUNWAY_CARDS):
        if (turned_up >> trend) & 1:
            state.runway[at] = trend
            at += 1
    before = uncertain(log)
    note(log, Event.RUNWAYS, EVERYONE, -1, state.runway[0], state.runway[1], state.runway[2])
    settle(log, before)


# --- Turns ------------------------------------------------------------------------------------------------------------


@rule
def begin_turn(state: State, seat: int, log: Log) -> None:
    """A turn, also a final one (RY-073), begins by drawing (RY-020), where there is anything to draw (RYA-22)."""
    state.seat = seat
    state.turns += 1
    state.phase = Phase.DRAW
    if state.deck_size[0] == 0 and state.row_size[0] == 0:
        note(log, Event.NOTHING_TO_DRAW, EVERYONE, seat)
        state.phase = Phase.ACT


@rule
def is_at_turn_limit(state: State) -> bool:
    """Whether everybody has had the last turn of this round (RYA-43). Where the limit applies only now, since the last
    person has left, more turns may have been taken: then the lap of the table is finished.
    """
    limit = state.seats * state.round_turn_limit
    return limit > 0 and state.turns >= limit and state.turns % state.seats == 0


@rule
def end_turn(state: State, chance: Chance, log: Log) -> None:
    """See whether the round's end is triggered (RY-040, RY-070, RYA-25, RYA-24); the next player's turn (RY-041)."""
    seat = state.seat
    state.doing = Doing.NOTHING
    if state.closet_riff:
        state.spent_outfit = 0
        for kind in range(KINDS):
            state.spent_closet[kind] = 0
    if state.trigger >= 0:
        state.final_turns -= 1
    elif state.outfits[seat] == OUTFITS_EACH or state.hand_size[seat] == 0:  # RY-071
        state.trigger = seat
        state.final_turns = state.seats - 1  # of all but this one (RY-072, RYA-36)
        note(log, Event.TRIGGERED, EVERYONE, seat, 1 if state.outfits[seat] == OUTFITS_EACH else 0)
    if state.trigger >= 0:
        if state.final_turns == 0:
            score_round(state, chance, log)
            return
    elif is_at_turn_limit(state):
        note(log, Event.TIRED, EVERYONE, -1, state.round_turn_limit)  # RYA-43
        score_round(state, chance, log)
        return
    begin_turn(state, (seat + 1) % state.seats, log)  # RY-017


# --- The end of a round -----------------------------------------------------------------------------------------------


@rule
def score_round(state: State, chance: Chance, log: Log) -> None:
    """Everybody scores (RY-074); then the game is over (RY-090, RY-092) or the next round begins."""
    reached = False
    for seat in range(state.seats):
        score_seat(state, seat, log)
        reached = reached or state.points[seat] >= state.target  # RYA-26: once all is scored
    if reached or state.round == state.rounds:
        state.over = 1
        state.ending = Ending.TARGET if reached else Ending.ROUNDS
        note(log, Event.ENDED, EVERYONE, -1, state.ending)
        return
    begin_round(state, last_place(state, chance, log), chance, log)


@rule
def score_seat(state: State, seat: int, log: Log) -> None:
    """Add up the cards of a player's outfits and Closet, and the trends (RY-080 to RY-082); the hand costs nothing
    (RY-083).
    """
    of_outfits, of_trends, best = 0, 0, 0
    for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + state.outfits[seat]):
        cards, wears = state.outfit[outfit], state.wears[outfit]
        worth = card_points(cards)
        of_outfits += worth
        if state.trends:
            for at in range(RUNWAYS):
                trend = state.runway[at]
                if follows(state, cards, wears, trend):
                    worth += BONUS[trend]
                    of_trends += BONUS[trend]
                    note(log, Event.FOLLOWED, EVERYONE, seat, trend, outfit, BONUS[trend])
        best = max(best, worth)
    if state.trends:
        for at in range(RUNWAYS):
            trend = state.runway[at]
            if follows_once(state, seat, trend):
                of_trends += BONUS[trend]
                note(log, Event.FOLLOWED, EVERYONE, seat, trend, -1, BONUS[trend])
    of_closet = closet_points(state, seat)
    of_all = of_outfits + of_closet + of_trends
    state.points[seat] += of_all  # RY-084
    state.best[seat] = best  # RYA-27
    note(log, Event.SCORED, EVERYONE, seat, of_outfits, of_closet, of_trends, of_all)
    note(log, Event.TOTAL, EVERYONE, seat, state.points[seat], best)


@rule
def last_place(state: State, chance: Chance, log: Log) -> int:
    """The player in last place (RY-015); of several, one at random (RY-016, RYA-29)."""
    lowest, tied = state.points[0], 0
    for seat in range(state.seats):
        lowest = min(lowest, state.points[seat])
    for seat in range(state.seats):
        tied += 1 if state.points[seat] == lowest else 0
    uncertain(log, tied > 1)
    passed_by = pick(chance, tied) if tied > 1 else 0
    for seat in range(state.seats):
        if state.points[seat] == lowest:
            if passed_by == 0:
                return seat
            passed_by -= 1
    return 0
