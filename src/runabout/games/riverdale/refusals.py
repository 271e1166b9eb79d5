"""What the rules forbid, and which of them does: written from the prohibitions, apart from what `legal` lists.

Counts are walked here space by space, where the rules look them up.
"""

from __future__ import annotations

import enum

from runabout.core.game import RULING
from runabout.core.piles import find
from runabout.core.rule import rule
from runabout.games.riverdale.cards import COUNT, Kind, Special
from runabout.games.riverdale.moves import PAIR, next_ahead
from runabout.games.riverdale.sides import player_of
from runabout.games.riverdale.state import (
    ACTIONS,
    CRASH,
    DISCARD,
    HOME,
    NOWHERE,
    PARTS,
    PASS,
    PAWNS,
    PIECES,
    PUSH,
    SHOP,
    SPLIT,
    SPLIT_COUNT,
    SWAP,
    SWITCH,
    TRICK,
    ZONE,
    State,
)
from runabout.games.riverdale.track import EFFECT, ENTRANCE, MOVE_AHEAD, RED, SQUARES, START, Effect

SEEN = 50  #: squares that one number marks as bits; two mark all


class Because(enum.IntEnum):
    """The rules that forbid actions, as `refuse` returns them."""

    LEGAL = 0
    GAME_ENDED = RULING + 38
    ONE_CARD = 20  # a turn is one card, and one that is in the hand
    OPPONENTS_ONLY = 70  # a 1 moves an opponent's pawn back, not your own
    NOT_ON_TRACK_TO_PUSH = RULING + 37
    EXACT_COUNT = 56
    FINISHED = 57
    NO_WAY_OUT = RULING + 5  # a card that goes back brings no pawn out
    LOWEST_FIRST = RULING + 50
    OWN_PAWN_THERE = RULING + 14
    OWN_PAWN_PUSHED_ON = RULING + 52
    SECOND_PART = RULING + 30
    ANOTHER_PAWN = 79  # a pawn does not change places with itself
    BOTH_ON_TRACK = RULING + 27
    IN_ITS_ZONE = 52
    FIRST_AHEAD = 82  # there is none
    PASSER_ON_TRACK = RULING + 28
    ONE_SPECIAL = 91
    USED = 92
    FROM_HOME_BASE = 94
    ANY_ON_TRACK = RULING + 26
    AN_OPPONENT = 97
    NOT_PLAYING = RULING + 47
    MUST_PLAY = RULING + 7


@rule
def refuse(state: State, action: int) -> int:
    """The rule that forbids an action now; 0 where it is legal."""
    if state.over:
        return Because.GAME_ENDED
    if action < 0 or action >= ACTIONS:
        return Because.ONE_CARD
    if action >= DISCARD:
        return refuse_discard(state, action - DISCARD)
    if action >= TRICK:
        return refuse_special(state, action)
    return refuse_play(state, action)


@rule
def refuse_discard(state: State, kind: int) -> int:
    """A card is discarded only where none can be played (RV-059 to RV-062, RVA-06), or, where the table says so, none
    but to change places (RVA-07).
    """
    if not holds(state, kind):
        return Because.ONE_CARD
    for action in range(SWITCH if state.swap_optional else TRICK):
        if refuse_play(state, action) == Because.LEGAL:
            return Because.MUST_PLAY
    return Because.LEGAL


@rule
def refuse_special(state: State, action: int) -> int:
    """At most one Special card a turn, each once a game."""
    own = own_colour(state)
    special = Special.CRASH if action == CRASH else Special.SWAP if action >= SWAP else Special.DIRTY_TRICK
    if (state.used[state.seat] >> special) & 1:
        return Because.USED
    if state.special_played:
        return Because.ONE_SPECIAL
    if special == Special.CRASH:
        return Because.LEGAL
    if special == Special.SWAP:
        if action - SWAP == own:
            return Because.AN_OPPONENT
        return Because.LEGAL if player_of(state, action - SWAP) >= 0 else Because.NOT_PLAYING
    if player_of(state, (action - TRICK) // PAWNS) < 0:
        return Because.NOT_PLAYING
    if not own_pawn_in(state, own, HOME):
        return Because.FROM_HOME_BASE
    place = state.pawn[action - TRICK]
    if ZONE <= place < SHOP:
        return Because.IN_ITS_ZONE
    return Because.LEGAL if is_on_track(place) else Because.ANY_ON_TRACK


@rule
def refuse_play(state: State, action: int) -> int:
    """Only a card in hand can be played, and only as it says."""
    if not holds(state, card_of(action)):
        return Because.ONE_CARD
    if action >= PASS:
        return refuse_quick_pass(state, action - PASS)
    if action >= SWITCH:
        pawn, other = divmod(action - SWITCH, PIECES)
        return refuse_switch(state, pawn, other)
    if action >= SPLIT:
        pair, part = divmod(action - SPLIT, PARTS)
        return refuse_split(state, int(PAIR[pair, 0]), int(PAIR[pair, 1]), part + 1)
    if action >= PUSH:
        return refuse_push(state, action - PUSH)
    return refuse_move(state, action % PAWNS, int(COUNT[action // PAWNS]))


@rule
def card_of(action: int) -> int:
    """The kind of card that an action plays."""
    if action >= PASS:
        return Kind.QUICK_PASS
    if action >= SWITCH:
        return Kind.SWITCHAROO
    if action >= SPLIT:
        return Kind.FIVE
    if action >= PUSH:
        return Kind.ONE
    return action // PAWNS


@rule
def refuse_move(state: State, pawn: int, count: int) -> int:
    """A pawn is moved by the exact number, if it is there to be moved."""
    colour = own_colour(state)
    at = int(state.pawn[colour * PAWNS + pawn])
    if at == SHOP:
        return Because.FINISHED
    if at == HOME:
        if count < 0:
            return Because.NO_WAY_OUT
        for lower in range(pawn):
            if state.pawn[colour * PAWNS + lower] == HOME:
                return Because.LOWEST_FIRST
    place = walk(colour, at, count)
    if place == NOWHERE:
        return Because.EXACT_COUNT
    if state.own_bump and place != SHOP and own_pawn_in(state, colour, place):
        return Because.OWN_PAWN_THERE
    return Because.LEGAL


@rule
def refuse_push(state: State, piece: int) -> int:
    """A 1 moves back an opponent's pawn that is on the track."""
    colour = own_colour(state)
    if piece // PAWNS == colour:
        return Because.OPPONENTS_ONLY
    if player_of(state, piece // PAWNS) < 0:
        return Because.NOT_PLAYING
    at = int(state.pawn[piece])
    if not is_on_track(at):
        return Because.NOT_ON_TRACK_TO_PUSH
    if state.own_bump and own_pawn_in(state, colour, (at - 1) % SQUARES):
        return Because.OWN_PAWN_PUSHED_ON
    return Because.LEGAL


@rule
def refuse_split(state: State, first: int, second: int, count: int) -> int:
    """Both parts of a 5 are moved, the second from where everything is after the first."""
    refusal = refuse_move(state, first, count)
    if refusal != Because.LEGAL:
        return refusal
    colour = own_colour(state)
    own = colour * PAWNS
    landing = walk(colour, int(state.pawn[own + first]), count)
    at = place_after(state, colour, landing, int(state.pawn[own + second]))
    third = PAWNS - first - second
    other = place_after(state, colour, landing, int(state.pawn[own + third]))
    if at == HOME and other == HOME and third < second:
        return Because.LOWEST_FIRST
    place = walk(colour, at, SPLIT_COUNT - count)
    if place == NOWHERE:
        return Because.SECOND_PART
    if state.own_bump and place != SHOP and (place == other or place == run_to_end(state, colour, landing)):
        return Because.OWN_PAWN_THERE
    return Because.LEGAL


@rule
def refuse_switch(state: State, pawn: int, other: int) -> int:
    """A Switcharoo is for two pawns on the track, one of them your own."""
    own = own_colour(state) * PAWNS
    if other == own + pawn:
        return Because.ANOTHER_PAWN
    if player_of(state, other // PAWNS) < 0:
        return Because.NOT_PLAYING
    if ZONE <= state.pawn[other] < SHOP:
        return Because.IN_ITS_ZONE
    both = is_on_track(state.pawn[own + pawn]) and is_on_track(state.pawn[other])
    return Because.LEGAL if both else Because.BOTH_ON_TRACK


@rule
def refuse_quick_pass(state: State, pawn: int) -> int:
    """A Quick Pass is for a pawn on the track that has one ahead."""
    piece = own_colour(state) * PAWNS + pawn
    if not is_on_track(state.pawn[piece]):
        return Because.PASSER_ON_TRACK
    return Because.LEGAL if next_ahead(state, piece) >= 0 else Because.FIRST_AHEAD


# --- Looking at the table ---------------------------------------------------------------------------------------------


@rule
def own_colour(state: State) -> int:
    """The colour of the seat that decides."""
    return int(state.colour[state.seat])


@rule
def holds(state: State, kind: int) -> bool:
    """Whether the seat that decides has such a card."""
    return find(state.hand[state.seat], state.hand_size[state.seat], kind) >= 0


@rule
def is_on_track(place: int) -> bool:
    """Whether a place is a square of the loop."""
    return 0 <= place < SQUARES


@rule
def own_pawn_in(state: State, colour: int, place: int) -> bool:
    """Whether a pawn of a colour is in a place."""
    for piece in range(colour * PAWNS, colour * PAWNS + PAWNS):
        if state.pawn[piece] == place:
            return True
    return False


# --- Walking ----------------------------------------------------------------------------------------------------------


@rule
def walk(colour: int, at: int, count: int) -> int:
    """Where so many spaces forward, or back, lead; NOWHERE where one of them is not there."""
    for _ in range(abs(count)):
        at = step_forward(colour, at) if count > 0 else step_back(colour, at)
    return at


@rule
def step_forward(colour: int, at: int) -> int:
    """One space forward."""
    if at == HOME:
        return int(START[colour])
    if at == ENTRANCE[colour]:
        return ZONE
    if at >= SHOP:
        return NOWHERE
    if at >= ZONE:
        return at + 1
    return 0 if at == SQUARES - 1 else at + 1


@rule
def step_back(colour: int, at: int) -> int:
    """One space back."""
    if at == HOME or at >= SHOP:
        return NOWHERE
    if at == ZONE:
        return int(ENTRANCE[colour])
    return SQUARES - 1 if at == 0 else at - 1


@rule
def onward(state: State, colour: int, square: int) -> int:
    """Where a special square leads; -1 where it is none, or holds the pawn (RVA-10)."""
    if EFFECT[square] == Effect.SKATEBOARD:
        return int(RED[square])
    if EFFECT[square] != Effect.MOVE_AHEAD or (state.stays and walk(colour, square, MOVE_AHEAD) >= ZONE):
        return -1
    return (square + MOVE_AHEAD) % SQUARES


@rule
def place_after(state: State, colour: int, landing: int, place: int) -> int:
    """Where an own pawn in `place` is after another has landed on `landing`: there, or at HOME."""
    if landing >= ZONE:
        return HOME if landing == place and place != SHOP else place
    low, high, square = 0, 0, landing
    while True:
        if square == place:
            return HOME
        if (low >> square) & 1 if square < SEEN else (high >> (square - SEEN)) & 1:
            return place
        low |= 1 << square if square < SEEN else 0
        high |= 1 << (square - SEEN) if square >= SEEN else 0
        target = onward(state, colour, square)
        if target < 0:
            return place
        if EFFECT[square] == Effect.SKATEBOARD:
            while square != target:  # RV-046
                square = (square + 1) % SQUARES
                if square == place:
                    return HOME
        square = target


@rule
def run_to_end(state: State, colour: int, landing: int) -> int:
    """Where a pawn ends that has landed on `landing`."""
    low, high, place = 0, 0, landing
    while place < ZONE and not ((low >> place) & 1 if place < SEEN else (high >> (place - SEEN)) & 1):
        low |= 1 << place if place < SEEN else 0
        high |= 1 << (place - SEEN) if place >= SEEN else 0
        target = onward(state, colour, place)
        if target < 0:
            return place
        place = target
    return place
