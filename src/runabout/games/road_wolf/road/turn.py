"""The road's turn, and the cards: how they drift, what they do, and how new ones come (RW-140 to RW-160). What does
not drive falls behind in `drifting`.

A card that is used up, struck or off the board leaves a hole in the row of cards, a CLEAR that lies nowhere and that
everything passes over: so cards keep their numbers while anything is still to be settled with them. Holes at the end of
the row are cut off, and new cards go into the first hole.
"""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, Log, note, uncertain
from runabout.core.piles import draw_kind
from runabout.core.rule import rule
from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    CARD_SIZE,
    IN_DECK,
    IS_DIRT,
    LEFT_ROAD,
    RIGHT_ROAD,
    ROAD,
    STICK,
)
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.harm import damage, destroy, immobilize
from runabout.games.road_wolf.fights.rolling import ROAD_DICE, Cause
from runabout.games.road_wolf.fleet import is_adrift, rolls_on
from runabout.games.road_wolf.jobs import JobKind, News, push
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.measures.crossings import passing, tick_onto
from runabout.games.road_wolf.measures.geometry import NEVER, Passing
from runabout.games.road_wolf.road.blocks import blocks, falls_through, is_across, tick_on_block
from runabout.games.road_wolf.road.discards import discard_card, remove_card
from runabout.games.road_wolf.road.drifting import DRIFT, comes_before
from runabout.games.road_wolf.standing import card_rect, move_of
from runabout.games.road_wolf.state import CARD_KINDS, CARDS, HIDDEN, NOBODY, Open, State

ROAD_MIDDLE = sum(ROAD) // 2
LEFT_ROAD_MIDDLE = sum(LEFT_ROAD) // 2
RIGHT_ROAD_MIDDLE = sum(RIGHT_ROAD) // 2
AHEAD = 3 * STICK  #: a card further ahead of the foremost vehicle lies face down (RW-416)

COMES_ONTO, PASSES_BY = 1, 2  #: what a card does to a vehicle as it drifts, as bits

# --- The deck, and cards on the table ---------------------------------------------------------------------------------


@rule
def draw_card(state: State, chance: Chance, log: Log) -> int:
    """Draw from the deck; when it is used up the discards become the deck (RWA-60); NOBODY where none are left."""
    left = deck_size(state)
    if left == 0:
        for kind in range(CARD_KINDS):
            left += state.discards[kind]
            state.deck[kind] = state.discards[kind]
            state.discards[kind] = 0
        if left == 0:
            return NOBODY
        note(log, Event.RESHUFFLED, EVERYONE, NOBODY)
    uncertain(log)
    return draw_kind(state.deck, left, chance)


@rule
def deck_size(state: Open) -> int:
    """Cards not yet drawn; those that lie face down are among them."""
    left = 0
    for kind in range(CARD_KINDS):
        left += state.deck[kind]
    return left


@rule
def lay_card(state: State, kind: int, x: int, y: int) -> int:
    """Lay a card, or HIDDEN, with its middle there: its number; NOBODY if the table has no room for another."""
    i = 0
    while i < state.cards and state.card[i] != RoadCard.CLEAR:
        i += 1
    if i == CARDS:
        return NOBODY
    state.card[i] = kind
    state.card_x[i], state.card_y[i] = x, y
    state.cards = max(state.cards, i + 1)
    return i


@rule
def turn_up(state: State, chance: Chance, log: Log) -> None:
    """Turn up the cards that lie no more than 3 sticks ahead of the foremost vehicle (RW-416, RWA-98)."""
    last = foremost(state) + AHEAD
    for i in range(state.cards):
        if state.card[i] == HIDDEN and state.card_y[i] <= last:
            turn_up_card(state, i, 0, chance, log)


@rule
def turn_up_card(state: State, i: int, back: int, chance: Chance, log: Log) -> None:
    """Turn up one card: only now is it drawn, since nobody knew it. It is reported where it will lie, so far back.
    CLEAR is discarded (RW-150).
    """
    kind = draw_card(state, chance, log)
    note(log, Event.CARD_UP, EVERYONE, NOBODY, kind, state.card_x[i], state.card_y[i] - back)
    state.card[i] = kind
    if kind == RoadCard.CLEAR:
        remove_card(state, i)


@rule
def foremost(state: Open) -> int:
    """The y of the vehicle that is furthest ahead, of those that belong to a seat; 0 for none."""
    ahead = 0
    for v in range(state.slots):
        if rolls_on(state, v) and state.owner[v] >= 0:
            ahead = max(ahead, state.y[v])
    return ahead


# --- The turn ---------------------------------------------------------------------------------------------------------


@rule
def begin_road(state: State, log: Log) -> None:
    """The road's turn, in its four steps (RW-140). What is adrift now falls behind, and nothing else (RWA-130)."""
    state.mover = NOBODY
    note(log, Event.ROAD_TURN, EVERYONE, NOBODY)
    adrift = 0
    for v in range(state.slots):
        if is_adrift(state, v):
            adrift |= 1 << v
    state.adrift = adrift
    push(state, JobKind.NEW_CARDS)
    push(state, JobKind.CARDS_ACT)
    push(state, JobKind.DRIFT_CARDS)
    push(state, JobKind.DRIFT, NOBODY)


# --- Third: cards -----------------------------------------------------------------------------------------------------


@rule
def drift_cards(state: State, chance: Chance, log: Log) -> None:
    """All cards go two sticks back; from where vehicles stand now, each is judged for each of them (RWA-130)."""
    if state.cards == 0:
        return
    note(log, Event.CARDS_DRIFTED, EVERYONE, NOBODY)
    for i in range(state.cards):
        if state.card[i] != RoadCard.CLEAR:
            drift_card(state, i, DRIFT)
    if state.truce:
        turn_up(state, chance, log)


@rule
def drift_card(state: State, i: int, back: int) -> None:
    """One card goes back so far. Note which vehicles it gets onto, and which it passes by (RW-145, RW-155, RW-156)."""
    for v in range(state.slots):
        how = comes_to(state, i, v, back)
        if how & COMES_ONTO:
            state.due[v] |= 1 << i
        if how & PASSES_BY:
            state.passed[v] |= 1 << i
    state.card_y[i] -= back


@rule
def comes_to(state: Open, i: int, v: int, back: int) -> int:
    """How a card that goes back so far comes to something: bits of COMES_ONTO and PASSES_BY. What does not roll takes
    no notice (RWA-27, RWA-130).
    """
    kind, card = int(state.card[i]), card_rect(state, i)
    if kind == HIDDEN or not rolls_on(state, v):
        return 0
    if kind == RoadCard.BRIDGE or kind == RoadCard.TUNNEL:
        return comes_by(state, i, v, back)
    if kind == RoadCard.SLIDE and IS_DIRT[state.kind[v]]:
        return 0
    return COMES_ONTO if tick_onto(move_of(state, v, 0, back), 0, back, card) != NEVER else 0  # RWA-24


@rule
def comes_by(state: Open, i: int, v: int, back: int) -> int:
    """Whether a BRIDGE or a TUNNEL passes a vehicle by as it drifts so far back from where it is (RWA-26), or comes
    under one that falls through (RW-377). In Derailed it does so on its own side of the tracks, and on the other its
    stretch of road is no road (RW-453, RWA-198).
    """
    # Seen from the card, it is the vehicle that moves, and ahead.
    kind, card, move, how = state.card[i], card_rect(state, i), move_of(state, v, 0, back), 0
    passed = passing(move, 0, back, card)
    if passed == Passing.ROUND and not is_across(state, move, card):
        how = PASSES_BY
    elif passed == Passing.OVER and kind == RoadCard.BRIDGE and falls_through(state, v):
        how = COMES_ONTO
    if blocks(state, kind) and not IS_DIRT[state.kind[v]] and tick_on_block(move, back, card) != NEVER:
        how |= COMES_ONTO
    return how


@rule
def cards_act(state: State) -> None:
    """The next contact or passing is settled: vehicles from the START on, and so their cards (RWA-64, RWA-173)."""
    state.skids = 0
    v = NOBODY
    for other in range(state.slots):
        if state.due[other] | state.passed[other] and (v == NOBODY or comes_before(state, other, v)):
            v = other
    if v == NOBODY:
        return
    i = first_of(state, state.due[v] | state.passed[v])
    went_round = (state.passed[v] >> i) & 1
    state.due[v] &= ~(1 << i)
    state.passed[v] &= ~(1 << i)
    push(state, JobKind.CARDS_ACT)
    push(state, JobKind.CARD_ACTS, i, v, went_round)


@rule
def first_of(state: Open, cards: int) -> int:
    """Of some cards, given as bits, the one that acts first: the nearest to the START, from left to right where that is
    level (RWA-64, RWA-173). NOBODY where there are none.
    """
    found = NOBODY
    for i in range(CARDS):
        if cards >> i & 1 and (found == NOBODY or lies_before(state, i, found)):
            found = i
    return found


@rule
def lies_before(state: Open, i: int, other: int) -> bool:
    """Whether a card is nearer to the START than another; level, whether it is further left."""
    if state.card_y[i] != state.card_y[other]:
        return bool(state.card_y[i] < state.card_y[other])
    return bool(state.card_x[i] < state.card_x[other])


@rule
def card_acts(state: State, i: int, v: int, went_round: int, log: Log) -> None:
    """What is printed on a card is done to a vehicle that it touched or passed by (RW-151 to RW-157)."""
    if not rolls_on(state, v):
        return  # what an earlier card has stopped no later one affects (RWA-27)
    kind = int(state.card[i])
    if kind == RoadCard.SUPPLIES:
        if state.owner[v] == NOBODY:
            push(state, JobKind.TOLD, v, News.ON_SUPPLIES, i)  # RW-320; for others it is no end of a move (RWA-29)
        return
    if kind == RoadCard.CLEAR:
        return
    if not went_round and blocks(state, kind):
        push(state, JobKind.CHECK, v, ROAD_DICE)  # the road is gone under it (RW-453)
        return
    report(state, log, Event.PASSED_ROUND if went_round else Event.TOUCHED, v, kind)
    if kind == RoadCard.SLICK or kind == RoadCard.SLIDE:
        push(state, JobKind.CHECK, v, ROAD_DICE)
    elif kind == RoadCard.DEBRIS or kind == RoadCard.WRECK:
        push(state, JobKind.STRIKE, v, CARD_SIZE[kind], Cause.CARD, i)
    elif kind == RoadCard.BRIDGE:
        if went_round:
            push(state, JobKind.CHECK, v, ROAD_DICE)
        else:
            destroy(state, v, log)  # RW-377
    elif kind == RoadCard.TUNNEL:
        damage(state, v, 1, False, log)
        if rolls_on(state, v):
            immobilize(state, v, log)


# --- Fourth: new cards ------------------------------------------------------------------------------------------------


@rule
def new_cards(state: State, chance: Chance, log: Log) -> None:
    """Cards that are off the board are discarded (RWA-60), and new ones come (RW-147, RW-148)."""
    for i in range(CARDS - 1, -1, -1):
        if i < state.cards and state.card[i] != RoadCard.CLEAR and state.card_y[i] < 0:
            discard_card(state, i, log)
    push(state, JobKind.CARDS_ACT)
    if state.truce:
        come_face_down(state, chance, log)
    elif state.roads == 2:
        new_card(state, LEFT_ROAD_MIDDLE, chance, log)  # RW-452
        new_card(state, RIGHT_ROAD_MIDDLE, chance, log)
    else:
        new_card(state, ROAD_MIDDLE, chance, log)


@rule
def new_card(state: State, x: int, chance: Chance, log: Log) -> None:
    """Draw a card, lay it on the END edge and bring it 2 sticks down the road (RWA-04). It can touch and pass what
    stands there (RWA-130).
    """
    kind = draw_card(state, chance, log)
    if kind == NOBODY:
        return
    note(log, Event.CARD_CAME, EVERYONE, NOBODY, kind, x, BOARD_LENGTH - DRIFT)
    if kind == RoadCard.CLEAR:
        state.discards[kind] += 1  # RW-150
        return
    i = lay_card(state, kind, x, BOARD_LENGTH)
    if i == NOBODY:
        state.discards[kind] += 1
    else:
        drift_card(state, i, DRIFT)


@rule
def come_face_down(state: State, chance: Chance, log: Log) -> None:
    """Where there is a card at every stick, two come face down, as long as there are any (RW-414, RWA-98). One that is
    soon met is turned up as it comes. Once the last card lies on the road the END is open (RW-435).
    """
    last = foremost(state) + AHEAD
    for sticks in range(2, 0, -1):
        if deck_size(state) <= face_down(state):
            break
        i = lay_card(state, HIDDEN, ROAD_MIDDLE, BOARD_LENGTH)
        if i == NOBODY:
            break
        if BOARD_LENGTH - sticks * STICK <= last:
            turn_up_card(state, i, sticks * STICK, chance, log)
        if state.card[i] != RoadCard.CLEAR:
            drift_card(state, i, sticks * STICK)
            if state.card[i] == HIDDEN:
                note(log, Event.CARD_DOWN, EVERYONE, NOBODY, state.card_x[i], state.card_y[i])
    if deck_size(state) <= face_down(state):
        state.closed = 0
    turn_up(state, chance, log)


@rule
def face_down(state: Open) -> int:
    """Cards on the table that lie face down."""
    cards = 0
    for i in range(state.cards):
        cards += state.card[i] == HIDDEN
    return cards


# --- All cards --------------------------------------------------------------------------------------------------------

CENSUS = tuple(int(count) for count in IN_DECK)
"""By `RoadCard`: how many there are (see core.components.Components)."""


def census(state: State) -> list[int]:
    """By `RoadCard`: those in the deck, with the ones that lie face down, on the table and among the discards."""
    found = [state.deck[kind] + state.discards[kind] for kind in range(CARD_KINDS)]
    for i in range(state.cards):
        if state.card[i] != HIDDEN and state.card[i] != RoadCard.CLEAR:
            found[state.card[i]] += 1
    return found
