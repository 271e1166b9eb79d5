"""The rules of Rummy Runway as the contract asks for them; a turn is in moves.py, what is around it in rounds.py."""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, Log, note
from runabout.core.record import Cells
from runabout.core.result import with_tie_break
from runabout.core.rule import rule
from runabout.games.rummy_runway.cards import COLOURS
from runabout.games.rummy_runway.moves import (
    deck_can_be_drawn,
    draw_from_deck,
    lay,
    list_riffs,
    may_riff,
    riff,
    stop_taking,
    take_from_row,
    wear,
)
from runabout.games.rummy_runway.outfits import beginnings, colours_free, continuations, left_over, list_kinds
from runabout.games.rummy_runway.rounds import begin_round, end_turn
from runabout.games.rummy_runway.state import (
    CLOSET_MAX,
    DISCARD,
    DRAW,
    END_TURN,
    LAY,
    LAY_CLOSET,
    OUTFITS_EACH,
    RIFF,
    RIFF_CLOSET,
    STOP,
    TAKE,
    TIE_BREAKS,
    TRIM,
    WEAR,
    Doing,
    Event,
    Options,
    Phase,
    State,
)
from runabout.games.rummy_runway.table import onto_row, out_of_closet, out_of_hand

# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    """Agree on the options and lay out the first round, which the most stylish begins (RY-014, RYA-28)."""
    state.closet_riff = options.closet_riff
    state.outfit_colours = options.outfit_colours
    state.mix_actions = options.mix_actions
    state.discard_draw = options.discard_draw
    state.trends = options.trends
    state.trend_wild_number = options.trend_wild_number
    state.trend_wild_colour = options.trend_wild_colour
    state.trend_two = options.trend_two
    state.dealt = options.dealt
    state.rounds = options.rounds
    state.target = options.target
    state.round_turn_limit = options.round_turn_limit
    first = pick(chance, state.seats) if options.first_player == 0 else options.first_player - 1
    begin_round(state, first, chance, log)


# --- The end of a turn ------------------------------------------------------------------------------------------------


@rule
def discard(state: State, kind: int, chance: Chance, log: Log) -> None:
    """Discard a card from the hand (RY-038, RYA-21), also one taken this turn (RYA-30)."""
    note(log, Event.DISCARDED, out_of_hand(state, state.seat, kind), state.seat, kind)
    onto_row(state, kind)
    trim_or_end(state, chance, log)


@rule
def trim_or_end(state: State, chance: Chance, log: Log) -> None:
    """After the discard (RYA-19) the Closet is brought down to 3 (RY-039); then the turn is over."""
    if state.closet_size[state.seat] > CLOSET_MAX:
        state.phase = Phase.TRIM
        return
    end_turn(state, chance, log)


# --- The contract -----------------------------------------------------------------------------------------------------


@rule
def legal(state: State, out: Cells) -> int:
    """The open actions, ascending: drawing (RY-020, RY-021), then forming or riffing (RY-022), then the discard."""
    seat = state.seat
    if state.phase == Phase.ACT:
        n = 0
        if state.outfits[seat] < OUTFITS_EACH and (state.doing != Doing.RIFFING or state.mix_actions):  # RYA-05
            first = beginnings(state, seat)
            if first != 0:
                n = list_kinds(first & state.held[seat], LAY, out, 0)
                n = list_kinds(first & state.stowed[seat], LAY_CLOSET, out, n)
        if state.doing != Doing.FORMING or state.mix_actions:
            n = list_riffs(state, state.held[seat], RIFF, out, n)
            if state.closet_riff:
                n = list_riffs(state, may_riff(state), RIFF_CLOSET, out, n)
        if state.hand_size[seat] == 0:
            out[n] = END_TURN  # RYA-20
            return n + 1
        return list_kinds(state.held[seat], DISCARD, out, n)  # zero actions are allowed (RY-023, RYA-32)
    if state.phase == Phase.DRAW:
        return legal_draws(state, out)
    if state.phase == Phase.LAY:
        from_hand, from_closet = left_over(state, seat, 0), left_over(state, seat, 1)
        following = continuations(state, seat, from_hand | from_closet)
        n = list_kinds(following & from_hand, LAY, out, 0)
        return list_kinds(following & from_closet, LAY_CLOSET, out, n)
    if state.phase == Phase.TRIM:
        return list_kinds(state.stowed[seat], TRIM, out, 0)
    n = 0
    free = colours_free(state)
    for colour in range(COLOURS):
        if (free >> colour) & 1:
            out[n] = WEAR + colour
            n += 1
    return n


@rule
def legal_draws(state: State, out: Cells) -> int:
    """The deck, or cards of the row: any (RYA-04), and at least one in all (RYA-31, RYA-23)."""
    n = 0
    if state.taken == 0 and deck_can_be_drawn(state):
        out[0] = DRAW
        n = 1
    if not state.discard_draw:
        n = list_kinds(state.open_row, TAKE, out, n)
    elif state.row_size[0] > 0:
        out[n] = TAKE + state.row[state.row_size[0] - 1]
        n += 1
    if state.taken > 0:
        out[n] = STOP
        n += 1
    return n


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    """Play one legal action, up to the next decision."""
    if action == DRAW:
        draw_from_deck(state, chance, log)
    elif action < STOP:
        take_from_row(state, action - TAKE, log)
    elif action == STOP:
        stop_taking(state)
    elif action < LAY_CLOSET:
        lay(state, action - LAY, 0, log)
    elif action < WEAR:
        lay(state, action - LAY_CLOSET, 1, log)
    elif action < RIFF:
        wear(state, action - WEAR, log)
    elif action < RIFF_CLOSET:
        riff(state, action - RIFF, 0, log)  # any number of times off the same outfit (RYA-33)
    elif action < DISCARD:
        riff(state, action - RIFF_CLOSET, 1, log)
    elif action < END_TURN:
        discard(state, action - DISCARD, chance, log)
    elif action == END_TURN:
        note(log, Event.NO_DISCARD, EVERYONE, state.seat)
        trim_or_end(state, chance, log)
    else:
        kind = action - TRIM
        note(log, Event.TRIMMED, out_of_closet(state, state.seat, kind), state.seat, kind)
        onto_row(state, kind)  # RYA-19
        trim_or_end(state, chance, log)


@rule
def score(state: State, out: Cells) -> None:
    """Points (RY-094), and behind them, for a tie, the best outfit of the last round (RY-095); those who are still
    level share the win (RY-096), also with no points at all.
    """
    for seat in range(state.seats):
        out[seat] = with_tie_break(state.points[seat], state.best[seat], TIE_BREAKS)
