"""The rules of Running Round Riverdale, in the rulebook's order. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

import numpy as np

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, REVEALS, Log, all_but, note, only, settle, uncertain
from runabout.core.piles import draw_kind
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.cards import COUNT, HAND, KINDS, MOVEMENT_DECK, Kind, Special
from runabout.games.riverdale.moves import (
    PAIR,
    can_be_pushed,
    can_be_split,
    cards_for,
    change_places,
    move,
    next_ahead,
    on_track,
    send_home,
)
from runabout.games.riverdale.sides import player_of, take_sides
from runabout.games.riverdale.state import (
    COLOURS,
    CRASH,
    DISCARD,
    HOME,
    PARTS,
    PASS,
    PAWNS,
    PIECES,
    PLAY,
    PUSH,
    SHOP,
    SPLIT,
    SPLIT_COUNT,
    SWAP,
    SWITCH,
    TRICK,
    Ending,
    Event,
    Options,
    State,
)

DECKS = np.array(BOX.decks, np.int64)
"""By deck and kind: how many cards (RV-003, RVA-01)."""

ALL_USED = (1 << len(Special)) - 1


# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    """All pawns on their Home Bases (RV-013), the Special cards at hand (RV-014), four cards each (RV-015)."""
    state.deck_list = options.deck
    state.swap_optional = options.swap_optional
    state.stays = options.move_ahead_at_entrance
    state.own_bump = options.own_bump
    state.skips_own = options.quick_pass_skips_own
    state.turn_limit = options.turn_limit
    state.winner = -1
    take_sides(state, options, chance, log)
    for piece in range(PIECES):
        state.pawn[piece] = HOME
    # RV-017, RV-018, RVA-35
    state.seat = pick(chance, state.seats) if options.first_player == 0 else options.first_player - 1
    note(log, Event.BEGINS, EVERYONE, state.seat, state.deck_list)
    deal(state, chance, log)
    state.turns = 1


@rule
def deal(state: State, chance: Chance, log: Log) -> None:
    """Shuffle all the Movement cards and deal four to each player (RV-015, RV-100, RV-101); the rest is the deck
    (RV-016).
    """
    for kind in range(KINDS):
        state.deck[kind] = DECKS[state.deck_list, kind]
        state.fresh[kind] = state.deck[kind]
        state.discard[kind] = 0
    state.deck_size = MOVEMENT_DECK
    for i in range(state.seats):
        seat = (state.seat + i) % state.seats
        for slot in range(HAND):
            state.hand[seat, slot] = 0
        state.hand_size[seat] = 0
        before = uncertain(log)
        for _ in range(HAND):
            note(log, Event.DEALT_CARD, only(seat), seat, take_from_deck(state, seat, chance))
        settle(log, before)
        note(log, Event.DEALT, all_but(seat), seat, HAND)


# --- A turn -----------------------------------------------------------------------------------------------------------


@rule
def take_from_deck(state: State, seat: int, chance: Chance) -> int:
    """Take a card off the deck into a hand; each card of the deck is equally likely to be on top."""
    kind = draw_kind(state.deck, state.deck_size, chance)
    state.deck_size -= 1
    held = kind
    size = int(state.hand_size[seat])
    for slot in range(size):  # each slot keeps the lower card and hands on the higher
        card = int(state.hand[seat, slot])
        state.hand[seat, slot] = min(card, held)
        held = max(card, held)
    state.hand[seat, size] = held
    state.hand_size[seat] = size + 1
    return kind


@rule
def lay(state: State, kind: int) -> None:
    """A card goes from the hand of the player whose turn it is to the discard pile (RV-020). Who knew of a card of
    this kind in that hand does not any more (RVA-51).
    """
    seat = state.seat
    last = int(state.hand_size[seat]) - 1
    for slot in range(last):  # ascending: from the card on, each slot takes over the next one's
        card = int(state.hand[seat, slot])
        state.hand[seat, slot] = card if card < kind else state.hand[seat, slot + 1]
    state.hand[seat, last] = 0
    state.hand_size[seat] = last
    state.discard[kind] += 1
    for viewer in range(state.seats):
        state.knows[viewer, seat, kind] -= state.knows[viewer, seat, kind] > 0


@rule
def draw_card(state: State, chance: Chance, log: Log) -> None:
    """Draw one card from the deck (RV-022), reshuffled from the discards where it is empty (RVA-32, RVA-41)."""
    seat = state.seat
    if state.deck_size == 0:
        for kind in range(KINDS):
            state.deck[kind] = state.discard[kind]
            state.fresh[kind] = state.discard[kind]
            state.deck_size += state.discard[kind]
            state.discard[kind] = 0
        note(log, Event.RESHUFFLED, EVERYONE, -1, state.deck_size)
    kind = take_from_deck(state, seat, chance)
    note(log, Event.DREW, all_but(seat), seat)
    before = uncertain(log)
    note(log, Event.DREW_CARD, only(seat), seat, kind)
    settle(log, before)


@rule
def end_turn(state: State, extra: int, chance: Chance, log: Log) -> None:
    """The race may be won (RV-007, RV-054), and then ends at once (RVA-38, RVA-41). Otherwise a card is drawn, and the
    next turn is an extra one for any of the same player's pawns (RV-042), with the card for this turn already drawn
    (RV-040, RV-041), or the next player's (RV-023, RVA-39).
    """
    seat = state.seat
    own = PAWNS * int(state.colour[seat])
    if state.pawn[own] == SHOP and state.pawn[own + 1] == SHOP and state.pawn[own + 2] == SHOP:
        state.over = 1
        state.ending = Ending.HOME_FREE
        state.winner = seat
        note(log, Event.WON, EVERYONE, seat)
        return
    draw_card(state, chance, log)
    state.special_played = 0  # RVA-24
    if state.turns == state.turn_limit:  # RVA-49
        state.over = 1
        state.ending = Ending.CALLED_OFF
        note(log, Event.CALLED_OFF, EVERYONE, -1)
        return
    state.turns += 1
    if extra:
        note(log, Event.ANOTHER_TURN, EVERYONE, seat)
    else:
        state.seat = seat + 1 if seat + 1 < state.seats else 0


# --- Playing a card ---------------------------------------------------------------------------------------------------


@rule
def play_to_move(state: State, kind: int, piece: int, log: Log) -> int:
    """Play a card and move an own pawn by its number, 12 for Switcharoo and Quick Pass (RV-020, RV-078, RV-081)."""
    lay(state, kind)
    note(log, Event.PLAYED, EVERYONE | REVEALS, state.seat, kind)
    return move(state, piece, int(COUNT[kind]), log)


@rule
def push_back(state: State, piece: int, log: Log) -> None:
    """Play a 1 against an opponent's pawn (RV-070), on the loop (RVA-37). It sends home whom it meets (RVA-42), special
    squares take it on, and nobody gets another turn (RVA-17).
    """
    lay(state, Kind.ONE)
    note(log, Event.PLAYED, EVERYONE | REVEALS, state.seat, Kind.ONE)
    move(state, piece, -1, log)


@rule
def split(state: State, own: int, first: int, second: int, count: int, log: Log) -> int:
    """Divide a 5: the first pawn moves `count` and the second the rest, each to its end (RV-075, RV-076, RVA-43). One
    extra turn at most (RVA-23).
    """
    lay(state, Kind.FIVE)
    note(log, Event.PLAYED, EVERYONE | REVEALS, state.seat, Kind.FIVE)
    extra = move(state, own + first, count, log)
    return move(state, own + second, SPLIT_COUNT - count, log) | extra


@rule
def switch(state: State, piece: int, other: int, log: Log) -> None:
    """Play a Switcharoo to change places with any pawn on the track (RV-079, RVA-27)."""
    lay(state, Kind.SWITCHAROO)
    note(log, Event.PLAYED, EVERYONE | REVEALS, state.seat, Kind.SWITCHAROO)
    change_places(state, piece, other, log)


@rule
def quick_pass(state: State, piece: int, log: Log) -> None:
    """Play a Quick Pass to change places with the first pawn ahead (RV-082)."""
    lay(state, Kind.QUICK_PASS)
    note(log, Event.PLAYED, EVERYONE | REVEALS, state.seat, Kind.QUICK_PASS)
    change_places(state, piece, next_ahead(state, piece), log)


@rule
def discard_dead_hand(state: State, kind: int, log: Log) -> None:
    """With nothing to play, one card is discarded and another drawn (RV-058 to RV-062, RVA-06, RVA-08, RVA-40). Where
    the table lets a player discard instead of switching (RVA-07), whether a switch was possible is told to nobody.
    """
    lay(state, kind)
    note(log, Event.DISCARDED, EVERYONE | REVEALS, state.seat, kind, state.swap_optional)


# --- Special cards ----------------------------------------------------------------------------------------------------


@rule
def play_special(state: State, action: int, chance: Chance, log: Log) -> None:
    """Play a Special card before the Movement card (RV-090, RVA-25) and turn it over (RV-093); the same player's turn
    goes on as usual (RV-096, RV-098, RV-102).
    """
    state.special_played = 1
    if action == CRASH:
        state.used[state.seat] |= 1 << Special.CRASH
        crash(state, chance, log)
    elif action >= SWAP:
        state.used[state.seat] |= 1 << Special.SWAP
        swap_hands(state, player_of(state, action - SWAP), log)
    else:
        state.used[state.seat] |= 1 << Special.DIRTY_TRICK
        dirty_trick(state, action - TRICK, log)


@rule
def dirty_trick(state: State, victim: int, log: Log) -> None:
    """A pawn comes out and takes the place of another (RV-094, RVA-50), which goes to its Home Base (RV-095). The
    square does nothing (RVA-19).
    """
    piece = PAWNS * int(state.colour[state.seat])
    while state.pawn[piece] != HOME:
        piece += 1
    square = state.pawn[victim]
    note(log, Event.TRICKED, EVERYONE, state.seat, piece, victim, square)
    send_home(state, victim, log)
    state.pawn[piece] = square


@rule
def swap_hands(state: State, other: int, log: Log) -> None:
    """Exchange whole hands with an opponent (RV-097, RVA-33); both know what the other has now, and what anybody else
    knew of a hand goes with it (RVA-51).
    """
    seat = state.seat
    note(log, Event.SWAPPED, EVERYONE, seat, other)
    for viewer in range(state.seats):
        for kind in range(KINDS):
            known = state.knows[viewer, seat, kind]
            state.knows[viewer, seat, kind] = state.knows[viewer, other, kind]
            state.knows[viewer, other, kind] = known
    for kind in range(KINDS):
        state.knows[seat, seat, kind] = 0
        state.knows[other, other, kind] = 0
        state.knows[seat, other, kind] = 0
        state.knows[other, seat, kind] = 0
    for slot in range(HAND):
        mine, theirs = int(state.hand[seat, slot]), int(state.hand[other, slot])
        state.hand[seat, slot] = theirs
        state.hand[other, slot] = mine
        state.knows[seat, other, mine] += 1
        state.knows[other, seat, theirs] += 1
        before = uncertain(log)
        note(log, Event.GOT_CARD, only(seat) | REVEALS, seat, theirs)
        note(log, Event.GOT_CARD, only(other) | REVEALS, other, mine)
        settle(log, before)


@rule
def crash(state: State, chance: Chance, log: Log) -> None:
    """All hands are discarded (RV-099), all 53 cards shuffled (RV-100, RVA-34), and four dealt to each (RV-101)."""
    note(log, Event.CRASHED, EVERYONE, state.seat)
    for viewer in range(state.seats):
        for holder in range(state.seats):
            for kind in range(KINDS):
                state.knows[viewer, holder, kind] = 0
    deal(state, chance, log)


# --- The contract -----------------------------------------------------------------------------------------------------


@rule
def legal(state: State, out: Cells) -> int:
    """The open actions, ascending: every play of a card in hand (RV-020), the Special cards, and the discards where
    no card can be played (RVA-06).
    """
    seat = state.seat
    own = PAWNS * int(state.colour[seat])
    one, two, three = cards_for(state, own, 0), cards_for(state, own, 1), cards_for(state, own, 2)
    n, held, last = 0, 0, -1
    # Here and below, an action is written down before it is known to be open, and the next goes over it if it is not:
    # what cannot be foreseen costs less as a sum than as a jump.
    for slot in range(HAND):
        kind = int(state.hand[seat, slot])
        if kind == last:
            continue
        last = kind
        held |= 1 << kind
        out[n] = PLAY + kind * PAWNS
        n += (one >> kind) & 1
        out[n] = PLAY + kind * PAWNS + 1
        n += (two >> kind) & 1
        out[n] = PLAY + kind * PAWNS + 2
        n += (three >> kind) & 1
    if held & (1 << Kind.ONE):
        n = list_pieces(PUSH, can_be_pushed(state, own), out, n)
    if held & (1 << Kind.FIVE):
        splits = can_be_split(state, own)
        for i in range(len(PAIR) * PARTS):
            out[n] = SPLIT + i
            n += (splits >> i) & 1
    moves = n
    if held & ((1 << Kind.SWITCHAROO) | (1 << Kind.QUICK_PASS)):
        n = list_switches(state, own, held, out, n)
    is_dead = moves == 0 and (n == 0 or state.swap_optional == 1)  # RVA-06, RVA-07
    if state.special_played == 0 and state.used[seat] != ALL_USED:  # RVA-44
        n = list_specials(state, own, out, n)
    if is_dead:
        last = -1
        for slot in range(HAND):
            kind = int(state.hand[seat, slot])
            if kind != last:
                out[n] = DISCARD + kind
                n += 1
            last = kind
    return n


@rule
def list_pieces(section: int, pieces: int, out: Cells, n: int) -> int:
    """Add an action for each of the pieces, given as bits."""
    for piece in range(PIECES):
        out[n] = section + piece
        n += (pieces >> piece) & 1
    return n


@rule
def list_switches(state: State, own: int, held: int, out: Cells, n: int) -> int:
    """Add the ways to change places: by Switcharoo (RV-079, RVA-27), then by Quick Pass (RV-082)."""
    track = on_track(state)
    if held & (1 << Kind.SWITCHAROO):
        for pawn in range(PAWNS):
            mine = 1 << (own + pawn)
            if track & mine:
                n = list_pieces(SWITCH + pawn * PIECES, track & ~mine, out, n)
    if held & (1 << Kind.QUICK_PASS):
        for pawn in range(PAWNS):
            if (track >> (own + pawn)) & 1 and next_ahead(state, own + pawn) >= 0:
                out[n] = PASS + pawn
                n += 1
    return n


@rule
def list_specials(state: State, own: int, out: Cells, n: int) -> int:
    """Add the Special cards that are not yet turned over (RV-092): a Dirty Trick! needs a pawn at home and takes any on
    the track (RVA-26), a Swap! takes any opponent.
    """
    used = state.used[state.seat]
    if not used & (1 << Special.DIRTY_TRICK):
        if state.pawn[own] == HOME or state.pawn[own + 1] == HOME or state.pawn[own + 2] == HOME:
            n = list_pieces(TRICK, on_track(state), out, n)
    if not used & (1 << Special.SWAP):
        for colour in range(COLOURS):
            if colour * PAWNS != own and player_of(state, colour) >= 0:
                out[n] = SWAP + colour
                n += 1
    if not used & (1 << Special.CRASH):
        out[n] = CRASH
        n += 1
    return n


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    """Play one legal action, up to the next decision."""
    if TRICK <= action < DISCARD:
        play_special(state, action, chance, log)
        return
    own = PAWNS * int(state.colour[state.seat])
    extra = 0
    if action >= DISCARD:
        discard_dead_hand(state, action - DISCARD, log)
    elif action >= PASS:
        quick_pass(state, own + action - PASS, log)
    elif action >= SWITCH:
        pawn, other = divmod(action - SWITCH, PIECES)
        switch(state, own + pawn, other, log)
    elif action >= SPLIT:
        pair, part = divmod(action - SPLIT, PARTS)
        extra = split(state, own, int(PAIR[pair, 0]), int(PAIR[pair, 1]), part + 1, log)
    elif action >= PUSH:
        push_back(state, action - PUSH, log)
    else:
        kind, pawn = divmod(action - PLAY, PAWNS)
        extra = play_to_move(state, kind, own + pawn, log)
    end_turn(state, extra, chance, log)


@rule
def score(state: State, out: Cells) -> None:
    """1 for the player whose team is in the Shoppe, 0 for the others (RV-007)."""
    for seat in range(state.seats):
        out[seat] = 1 if seat == state.winner else 0
