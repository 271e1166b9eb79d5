"""The rules of Race 2 Live: getting ready, what is open, and playing it. The rest is in the files beside, in the
rulebook's order: moving, attacks, supplies, turns. Numbers in brackets are those of RULES.md.
"""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, REVEALS, Log, note
from runabout.core.piles import draw_kind
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.race_2_live.attacks import lose_card, play_card
from runabout.games.race_2_live.board import lay_map, scatter_tokens, ways_from
from runabout.games.race_2_live.cards import CARDS_EACH, DECK, ranks_in
from runabout.games.race_2_live.hands import good_cards, holds_pack, report
from runabout.games.race_2_live.map import LANES, PACKS
from runabout.games.race_2_live.moving import set_out, step, stop, walk
from runabout.games.race_2_live.state import (
    BACKWARD,
    COPIES,
    FORWARD,
    KEEP_PACK,
    KEEP_WEAPON,
    LANE,
    LOSE,
    PLAY,
    RANKS,
    STOP,
    SURVIVORS,
    TAKE_WEAPON,
    USE,
    WAIT,
    Condition,
    Difficulty,
    Event,
    Options,
    Phase,
    State,
)
from runabout.games.race_2_live.supplies import arm, use_pack
from runabout.games.race_2_live.turns import end_turn, next_turn, points

FEWEST_SURVIVORS = 2  #: RLA-36


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    """Lay out the map, deal health and scatter tokens; everybody is at the start (RL-010 to RL-017)."""
    agree(state, options)
    state.survivors = max(FEWEST_SURVIVORS, options.survivors, state.seats)  # RLA-36
    lay_map(state, options)
    for who in range(state.survivors):
        report(state, log, Event.MOVES, who)  # RLA-55
    deal_health(state, chance, log)
    for rank in range(RANKS):
        state.infected[rank] = COPIES  # RL-014
    note(log, Event.SCATTERED, EVERYONE, -1, scatter_tokens(state, chance))
    first = pick(chance, state.survivors) if options.first == 0 else options.first - 1  # RLA-33
    report(state, log, Event.FIRST, first)
    state.turn = (first + state.survivors - 1) % state.survivors
    next_turn(state, log)


@rule
def agree(state: State, options: Options) -> None:
    """Keep what the table agreed."""
    state.turn_limit = options.turn_limit
    state.difficulty = options.difficulty
    state.decks = options.decks
    state.ace = options.ace
    state.spend_on_win = options.spend_on_win
    state.horde_tie = options.horde_tie
    state.all_pinned = options.all_pinned
    state.move_up_to = options.move_up_to
    state.backward_short = options.backward_short
    state.pack_range = options.pack_range
    state.horde_hits_safe = options.horde_hits_safe
    state.open_hands = options.open_hands


@rule
def deal_health(state: State, chance: Chance, log: Log) -> None:
    """Deal evenly (RL-011, RL-012, RLA-01). What is left over is discarded (RLA-02), or, where the difficulty deals
    fewer, set aside (RLA-46, RLA-52).
    """
    for rank in range(RANKS):
        state.aside[rank] = COPIES * state.decks
    left = DECK * state.decks
    each = min(left // state.survivors, CARDS_EACH[state.difficulty, state.survivors] * state.decks)
    for _ in range(each):
        for who in range(state.survivors):
            state.hand[who, draw_kind(state.aside, left, chance)] += 1
            left -= 1
    for who in range(state.survivors):
        state.hand_size[who] = each
        report(state, log, Event.DEALT, who, each)
    if left == 0:
        return
    if state.difficulty != Difficulty.SHEET:
        note(log, Event.SET_ASIDE, EVERYONE, -1, left)
        return
    for rank in range(RANKS):
        for _ in range(state.aside[rank]):
            note(log, Event.LEFT_OVER, EVERYONE | REVEALS, -1, rank)
        state.discards[rank] = state.aside[rank]
        state.aside[rank] = 0


@rule
def legal(state: State, out: Cells) -> int:
    """The open actions, ascending."""
    who = state.survivor
    if state.phase == Phase.TURN:
        return legal_in_turn(state, who, out)
    if state.phase == Phase.FORK:
        return legal_at_fork(state, who, out)
    if state.phase == Phase.PACK:
        n = list_uses(state, who, state.found, out, 0)
        out[n] = KEEP_PACK
        return n + 1
    if state.phase == Phase.WEAPON:
        out[0] = TAKE_WEAPON
        out[1] = KEEP_WEAPON
        return 2
    ranks, section = ranks_in(state.hand[who]), LOSE
    if state.phase == Phase.BEAT:
        ranks &= good_cards(state, who)
        section = PLAY
    n = 0
    for rank in range(RANKS):
        if (ranks >> rank) & 1:
            out[n] = section + rank
            n += 1
    return n


@rule
def legal_in_turn(state: State, who: int, out: Cells) -> int:
    """Packs first (RLA-26), then a direction (RL-021); at home there is no direction to go (RLA-13)."""
    n = 0
    free = state.condition[who] == Condition.FREE
    if free:
        out[0] = FORWARD
        out[1] = BACKWARD
        n = 2
    for number in range(1, PACKS + 1):
        if state.packs[who, number - 1] > 0:
            n = list_uses(state, who, number, out, n)
    if not free:
        out[n] = WAIT
        n += 1
    return n


@rule
def list_uses(state: State, who: int, number: int, out: Cells, n: int) -> int:
    """Add whom a pack may be used on: the living, suspended or at home as well (RLA-25, RLA-43)."""
    for target in range(state.survivors):
        near = not state.pack_range or state.at[target] == state.at[who]
        if near and state.condition[target] != Condition.DEAD:
            out[n] = USE + (number - 1) * SURVIVORS + target
            n += 1
    return n


@rule
def legal_at_fork(state: State, who: int, out: Cells) -> int:
    """Each way on (RLA-20), and stopping where the table allows it (RLA-53)."""
    ways = ways_from(state, state.at[who], state.backward)
    n = 0
    for lane in range(LANES):
        if (ways >> lane) & 1:
            out[n] = LANE + lane
            n += 1
    if state.move_up_to:
        out[n] = STOP
        n += 1
    return n


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    """Play one legal action, up to the next decision."""
    who = state.survivor
    if action <= BACKWARD:
        set_out(state, action - FORWARD, chance, log)
    elif action < STOP:
        if not step(state, action - LANE, chance, log):
            walk(state, chance, log)
    elif action == STOP:
        stop(state, log)
    elif action < LOSE:
        play_card(state, action - PLAY, log)
    elif action < USE:
        lose_card(state, action - LOSE, log)
    elif action < KEEP_PACK:
        number, target = (action - USE) // SURVIVORS + 1, (action - USE) % SURVIVORS
        use_pack(state, number, target, chance, log)
        if state.phase == Phase.TURN:
            state.packs[who, number - 1] -= 1
        if state.phase == Phase.PACK or (state.condition[who] == Condition.SAFE and not holds_pack(state, who)):
            end_turn(state, log)
    elif action == KEEP_PACK:
        state.packs[who, state.found - 1] += 1
        report(state, log, Event.KEPT_PACK, who, state.found)
        end_turn(state, log)
    elif action == TAKE_WEAPON:
        arm(state, log)
    elif action == KEEP_WEAPON:
        report(state, log, Event.KEPT_WEAPON, who, state.weapon[who])
        end_turn(state, log)
    else:
        report(state, log, Event.WAITED, who)
        end_turn(state, log)


@rule
def score(state: State, out: Cells) -> None:
    """The team's score, the same for all (RL-070, RL-077, RL-078)."""
    result = points(state)
    for seat in range(state.seats):
        out[seat] = result
