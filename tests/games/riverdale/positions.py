"""Random positions, and plays as plain.py has them for each action number."""

from __future__ import annotations

import random
from collections import Counter

from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.cards import BY_NAME, HAND, KINDS, MOVEMENT_CARDS, SPECIAL_NAMES
from runabout.games.riverdale.state import (
    ACTIONS,
    CIRCLES,
    COLOURS,
    CRASH,
    DISCARD,
    HOME,
    PAIRS,
    PASS,
    PAWNS,
    PIECES,
    PLAY,
    PUSH,
    SHOP,
    SPLIT,
    SQUARES_MAX,
    SWAP,
    SWITCH,
    TRICK,
    ZONE,
    State,
)
from tests.games.riverdale import plain

FAVOURED = [(), ("-3", "-13"), ("-13", "10", "11", "9"), ("Quick Pass", "Switcharoo", "-13"), ("1", "5", "Quick Pass")]
"""Cards of which a hand may have more than its share: those with which little or much can be done."""

NAMES = [card.name for card in MOVEMENT_CARDS]


def random_position(dice: random.Random, board: plain.Board, cards: Counter[str]) -> State:
    """A table with pawns anywhere, any hands, and any options."""
    state = State()
    state.seats = dice.choice([2, 3, 4])
    state.seat = dice.randrange(state.seats)
    state.colour[: state.seats] = dice.sample(range(COLOURS), state.seats)
    state.turns, state.turn_limit, state.winner = 1, 2000, -1
    state.special_played = dice.random() < 0.3
    state.swap_optional, state.stays = dice.random() < 0.3, dice.random() < 0.3
    state.own_bump, state.skips_own = dice.random() < 0.4, dice.random() < 0.3
    place_pawns(dice, board, state)
    pack = [BY_NAME[card] for card in cards.elements()]
    dice.shuffle(pack)
    favoured = dice.choice(FAVOURED)  # what comes out first, now and then
    pack.sort(key=lambda kind: NAMES[kind] in favoured and dice.random() < 0.6)
    for i in range(state.seats):
        seat = (state.seat + i) % state.seats
        state.hand[seat, :HAND] = sorted(pack.pop() for _ in range(HAND))
        state.hand_size[seat] = HAND
        state.used[seat] = dice.choice([0, 7, dice.randrange(8)])
    in_deck = dice.choice([0, 1, len(pack)])
    for i, kind in enumerate(pack):
        pile = state.deck if i < in_deck else state.discard
        pile[kind] += 1
    state.deck_size = in_deck
    state.fresh[:] = BOX.decks[state.deck_list]
    return state


def place_pawns(dice: random.Random, board: plain.Board, state: State) -> None:
    """Put the pawns of every colour that plays anywhere, crowded in some tables and spread in others."""
    state.pawn[:] = HOME
    crowd = dice.randrange(board.squares)
    squares = [(crowd + i) % board.squares for i in range(dice.choice([14, 20, board.squares]))]
    dice.shuffle(squares)
    at_home, in_zone, in_shop = dice.choice(
        [(0.2, 0.1, 0.1), (0.4, 0.2, 0.1), (0.0, 0.0, 0.0), (0.0, 0.6, 0.4), (0.0, 0.4, 0.6), (0.7, 0.0, 0.3)]
    )
    for colour in colours_of(state):
        circles = list(range(5))
        dice.shuffle(circles)
        for number in range(PAWNS):
            where = dice.random()
            if where < at_home:
                continue
            if where < at_home + in_zone:
                place = ZONE + circles.pop()
            elif where < at_home + in_zone + in_shop and number < 2:
                place = SHOP
            else:
                place = squares.pop()
            state.pawn[colour * PAWNS + number] = place


def colours_of(state: State) -> list[int]:
    """By seat: its colour."""
    return state.colour[: state.seats].tolist()


def as_plain(state: State, board: plain.Board) -> plain.Table:
    """The same table for plain.py."""
    colours = colours_of(state)
    return plain.Table(
        board,
        colours,
        colours[state.seat],
        [NAMES[kind] for kind in state.hand[state.seat, :HAND]],
        where_pawns_are(state),
        {name for bit, name in enumerate(SPECIAL_NAMES) if state.used[state.seat] >> bit & 1},
        bool(state.special_played),
        bool(state.swap_optional),
        bool(state.stays),
        not state.own_bump,
        bool(state.skips_own),
    )


PLACE_OF: dict[int, plain.Place] = {HOME: plain.HOME, SHOP: plain.SHOP}
"""A place as plain.py has it."""
PLACE_OF |= {square: ("track", square) for square in range(SQUARES_MAX)}
PLACE_OF |= {ZONE + circle: ("zone", circle) for circle in range(CIRCLES)}


def where_pawns_are(state: State) -> dict[plain.Pawn, plain.Place]:
    """Every pawn and its place."""
    places = [PLACE_OF[place] for place in state.pawn.tolist()]
    return {
        (colour, number): places[colour * PAWNS + number] for colour in colours_of(state) for number in range(PAWNS)
    }


def play_of(action: int, me: int) -> plain.Play:
    """An action number as a play."""
    if action >= DISCARD:
        return "discard", NAMES[action - DISCARD]
    if action == CRASH:
        return ("crash",)
    if action >= SWAP:
        return "swap", action - SWAP
    if action >= TRICK:
        return "trick", divmod(action - TRICK, PAWNS)
    if action >= PASS:
        return "pass", (me, action - PASS)
    if action >= SWITCH:
        pawn, piece = divmod(action - SWITCH, PIECES)
        return "switch", (me, pawn), divmod(piece, PAWNS)
    if action >= SPLIT:
        pair, part = divmod(action - SPLIT, 4)
        first, second = PAIRS[pair]
        return "split", (me, first), part + 1, (me, second)
    if action >= PUSH:
        return "push", divmod(action - PUSH, PAWNS)
    kind, pawn = divmod(action - PLAY, PAWNS)
    return "move", NAMES[kind], (me, pawn)


assert ACTIONS == DISCARD + KINDS
