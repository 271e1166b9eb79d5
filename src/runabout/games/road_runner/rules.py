"""The rules of Road Runner, in the rulebook's order. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, REVEALS, Log, all_but, note, only, settle, uncertain
from runabout.core.piles import clear, draw, find, put, put_sorted, take, take_card
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_runner.attempts import DAMAGE, FROM, MASK, METHOD, PREVENTED_BY
from runabout.games.road_runner.cards import CAPTURES, CARDS, DECK, FIRST_ESCAPE, FIRST_PLAIN_ESCAPE
from runabout.games.road_runner.state import (
    CALL,
    DECLINE,
    LAY,
    MEMORY_MAX,
    NOBODY,
    PASS,
    PLAY,
    TAKE_BACK,
    TAKE_BACKS_MAX,
    Ending,
    Event,
    Options,
    Phase,
    State,
)

PACK = tuple(title for title, card in enumerate(CARDS) for _ in range(card.copies))  # RR-004, RR-006


# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    """Shuffle, deal, and begin the first turn (RR-030 to RR-034)."""
    state.matching = options.escape_matching
    state.drawn = options.drawn
    state.turn_limit = options.turn_limit
    state.winner = -1
    state.attempt = -1
    for i in range(DECK):
        state.deck[i] = PACK[i]
    state.deck_size[0] = DECK  # RR-032
    dealer = pick(chance, state.seats) if options.dealer == 0 else options.dealer - 1  # RRA-22
    note(log, Event.DEALS, EVERYONE, dealer)
    for i in range(state.seats):
        seat = (dealer + 1 + i) % state.seats
        for _ in range(options.dealt):
            card = draw(state.deck, state.deck_size, 0, chance)
            put_sorted(state.hand[seat], state.hand_size, seat, card)
            note(log, Event.DEALT_CARD, only(seat), seat, card)
        note(log, Event.DEALT, all_but(seat), seat, options.dealt)
    state.turn = dealer  # the first turn is the next seat's, on the dealer's left (RR-033)
    next_turn(state, chance, log)


# --- A turn -----------------------------------------------------------------------------------------------------------


@rule
def next_turn(state: State, chance: Chance, log: Log) -> None:
    """The turn goes clockwise to the next player (RR-034, RR-044) who has a decision to make."""
    while True:
        state.turn = (state.turn + 1) % state.seats
        seat = state.turn
        if state.damage[seat] > 0:  # RR-092, RR-094, RRA-25; so with damage 1 exactly one turn is missed (RR-113)
            state.damage[seat] -= 1
            note(log, Event.SKIPPED, EVERYONE, seat, state.damage[seat])
            continue
        if state.turns == state.turn_limit:  # RRA-29
            call_off(state, log)
            return
        state.turns += 1
        state.phase = Phase.TURN  # as for everybody once the counters are gone (RR-093)
        state.seat = seat
        state.take_backs = 0
        for _ in range(state.drawn):
            draw_card(state, seat, chance, log)
        if state.hand_size[seat] > 0:
            return
        note(log, Event.EMPTY_HANDED, EVERYONE, seat)  # RRA-11


@rule
def draw_card(state: State, seat: int, chance: Chance, log: Log) -> None:
    """Take the top card of the draw pile (RR-040), or nothing where it is empty (RRA-10)."""
    if state.deck_size[0] == 0:
        note(log, Event.NOTHING_TO_DRAW, EVERYONE, seat)
        return
    card = draw(state.deck, state.deck_size, 0, chance)
    put_sorted(state.hand[seat], state.hand_size, seat, card)
    note(log, Event.DREW, all_but(seat), seat)
    before = uncertain(log)
    note(log, Event.DREW_CARD, only(seat), seat, card)
    settle(log, before)
    rebuild_draw_pile(state, log)


@rule
def pass_card(state: State, chance: Chance, log: Log) -> None:
    """A card taken at random from the hand goes to the left (RR-042, RR-043, RRA-24), past those who are skipping
    turns (RR-095, RRA-13) and nobody else (RRA-15), in the end to the passer himself (RRA-12).
    """
    seat = state.turn
    receiver = (seat + 1) % state.seats
    while receiver != seat and state.damage[receiver] > 0:
        receiver = (receiver + 1) % state.seats
    slot = pick(chance, state.hand_size[seat])
    unsure = uncertain(log, state.hand_size[seat] > 1)
    if receiver == seat:
        note(log, Event.KEPT, all_but(seat), seat)
        note(log, Event.KEPT_CARD, only(seat), seat, state.hand[seat, slot])
        settle(log, unsure)
        return
    before = state.hand_size[seat]
    card = take(state.hand[seat], state.hand_size, seat, slot)
    put_sorted(state.hand[receiver], state.hand_size, receiver, card)
    remember(state, seat, receiver, card, before)
    note(log, Event.PASSED, EVERYONE & ~only(seat) & ~only(receiver), seat, receiver)
    note(log, Event.PASSED_CARD, only(seat) | only(receiver), seat, card, receiver)
    settle(log, unsure)


@rule
def remember(state: State, giver: int, receiver: int, card: int, before: int) -> None:
    """Remember that a card left a hand: for another one, or for all to see (RRA-32)."""
    if state.memory_size == MEMORY_MAX:  # the older half is forgotten
        for i in range(MEMORY_MAX // 2):
            for j in range(4):
                state.memory[i, j] = state.memory[i + MEMORY_MAX // 2, j]
                state.memory[i + MEMORY_MAX // 2, j] = 0
        state.memory_size = MEMORY_MAX // 2
    at = state.memory_size
    state.memory[at, 0] = giver
    state.memory[at, 1] = receiver
    state.memory[at, 2] = card
    state.memory[at, 3] = before
    state.memory_size = at + 1


@rule
def rebuild_draw_pile(state: State, log: Log) -> None:
    """When the draw pile has run out, every discarded Capture card makes a new one (RR-050, RRA-09), dual cards
    too, however they were played (RR-052); Escapes stay out (RR-051). From now on dual cards are Escapes (RR-053).
    Of two piles one goes in as it is (RR-102).
    """
    if state.deck_size[0] > 0:
        return
    for i in range(state.capture_pile_size[0]):
        put(state.deck, state.deck_size, 0, state.capture_pile[i])
    clear(state.capture_pile, state.capture_pile_size, 0)
    slot = 0
    while slot < state.escape_pile_size[0]:
        if state.escape_pile[slot] < FIRST_PLAIN_ESCAPE:
            put(state.deck, state.deck_size, 0, take(state.escape_pile, state.escape_pile_size, 0, slot))
        else:
            slot += 1
    if state.deck_size[0] > 0:
        note(log, Event.RESHUFFLED, EVERYONE, -1, state.deck_size[0], 1 - state.reshuffled)
        state.reshuffled = 1


# --- Capture attempts -------------------------------------------------------------------------------------------------


@rule
def titles_in(pile: Cells, size: int) -> int:
    """The Capture titles in a pile, as bits."""
    titles = 0
    for i in range(size):
        if pile[i] < CAPTURES:
            titles |= 1 << pile[i]
    return titles


@rule
def could_join(state: State) -> int:
    """The titles in hand, as bits, that could still become part of an attempt with what is laid (RRA-02, RR-071)."""
    if state.take_backs >= TAKE_BACKS_MAX:  # RRA-31
        return 0
    hand, size = state.hand[state.turn], state.hand_size[state.turn]
    laid = titles_in(state.laid, state.laid_size[0])
    held = titles_in(hand, size) | laid
    # An attempt's lowest title is one of those held, and not above the lowest one laid.
    lowest = int(state.laid[0]) if laid != 0 else CAPTURES
    joining = within_reach(lowest, held, laid) if laid != 0 else 0
    last = -1
    for i in range(size):
        title = int(hand[i])
        if title >= lowest:
            break
        if title != last:
            joining |= within_reach(title, held, laid)
        last = title
    return joining & ~laid


@rule
def within_reach(lowest: int, held: int, laid: int) -> int:
    """The titles, as bits, of the attempts with this lowest title that take all that is laid and nothing not held."""
    joining = 0
    for i in range(FROM[lowest], FROM[lowest + 1]):
        missing = (MASK[i] & ~held) | (laid & ~MASK[i])
        joining |= MASK[i] if missing == 0 else 0
    return joining


@rule
def attempt_of(state: State, method: int) -> int:
    """The attempt that the cards laid make by a method (RR-061), or -1."""
    if state.laid_size[0] == 0:
        return -1
    laid = titles_in(state.laid, state.laid_size[0])
    lowest = int(state.laid[0])
    for i in range(FROM[lowest], FROM[lowest + 1]):
        if MASK[i] == laid and METHOD[i] == method:
            return i
    return -1


@rule
def call(state: State, method: int, log: Log) -> None:
    """Declare how the attempt is made (RR-060, RRA-20); the chances to escape go clockwise from the left (RR-080)."""
    state.attempt = attempt_of(state, method)
    seat = state.turn
    for i in range(state.laid_size[0]):
        remember(state, seat, NOBODY, state.laid[i], state.hand_size[seat] + state.laid_size[0] - i)
    note(log, Event.CALLED, EVERYONE | REVEALS, seat, state.attempt)
    state.phase = Phase.ESCAPE
    state.seat = (seat + 1) % state.seats


# --- Escapes ----------------------------------------------------------------------------------------------------------


@rule
def fits(state: State, slot: int) -> bool:
    """Whether an Escape, counted from FIRST_ESCAPE, would prevent the called attempt (RR-081, RRA-17), as Fast Running!
    does in RR-111. A dual card cannot before the first reshuffle (RR-018, RR-019).
    """
    if FIRST_ESCAPE + slot < FIRST_PLAIN_ESCAPE and not state.reshuffled:
        return False
    return bool((PREVENTED_BY[state.matching, state.attempt] >> slot) & 1)


@rule
def play_escape(state: State, slot: int, log: Log) -> None:
    """Play one Escape card; its damage is suffered even where the attempt is already prevented (RR-085, RR-086), as
    that of Cliff Face! in RR-112.
    """
    seat = state.seat
    card = FIRST_ESCAPE + slot
    remember(state, seat, NOBODY, card, state.hand_size[seat])
    take_card(state.hand[seat], state.hand_size, seat, card)
    at = state.played_size[0]
    state.played[at] = card
    state.played_by[at] = seat
    state.played_size[0] = at + 1
    damage = DAMAGE[state.matching, state.attempt, slot]
    state.damage[state.turn] += damage  # RR-091
    note(log, Event.PLAYED, EVERYONE | REVEALS, seat, card, damage, state.foiled)
    state.foiled = 1


@rule
def next_chance(state: State, chance: Chance, log: Log) -> None:
    """The next player clockwise has his one chance (RR-080, RR-082); a skipping one too (RR-089), but never the
    attempter (RRA-16). After the last, the attempt is decided.
    """
    state.seat = (state.seat + 1) % state.seats
    if state.seat != state.turn:
        return
    if not state.foiled:
        state.over = 1  # RR-073, RR-084
        state.ending = Ending.CAUGHT
        state.winner = state.turn
        note(log, Event.CAUGHT, EVERYONE, state.turn)
        return
    note(log, Event.FOILED, EVERYONE, state.turn, state.damage[state.turn])
    clear_away(state)
    rebuild_draw_pile(state, log)  # RRA-09
    next_turn(state, chance, log)


@rule
def clear_away(state: State) -> None:
    """After a foiled attempt the Capture cards go to one discard pile, the Escapes to the other (RR-100, RR-101)."""
    for i in range(state.laid_size[0]):
        put(state.capture_pile, state.capture_pile_size, 0, state.laid[i])
    clear(state.laid, state.laid_size, 0)
    for i in range(state.played_size[0]):
        put(state.escape_pile, state.escape_pile_size, 0, state.played[i])
        state.played_by[i] = 0
    clear(state.played, state.played_size, 0)
    state.attempt = -1
    state.foiled = 0


@rule
def call_off(state: State, log: Log) -> None:
    """The chase has gone on for too long: nobody wins (RRA-29)."""
    state.over = 1
    state.ending = Ending.CALLED_OFF
    note(log, Event.CALLED_OFF, EVERYONE, -1)


# --- The contract -----------------------------------------------------------------------------------------------------


@rule
def legal(state: State, out: Cells) -> int:
    """The open actions, ascending: in a turn RR-041 and RR-060, in an escape RR-081 and RR-083."""
    n = 0
    if state.phase == Phase.ESCAPE:
        last = -1
        for i in range(state.hand_size[state.seat]):
            card = int(state.hand[state.seat, i])
            if card >= FIRST_ESCAPE and card != last and fits(state, card - FIRST_ESCAPE):
                out[n] = PLAY + card - FIRST_ESCAPE
                n += 1
            last = card
        out[n] = DECLINE
        return n + 1
    joining = could_join(state)
    last = -1
    for i in range(state.hand_size[state.turn]):
        card = int(state.hand[state.turn, i])
        if card != last and card < CAPTURES and (joining >> card) & 1:
            out[n] = LAY + card
            n += 1
        last = card
    if state.laid_size[0] == 0:
        out[n] = PASS  # RRA-14
        return n + 1
    for i in range(state.laid_size[0]):
        out[n] = TAKE_BACK + state.laid[i]
        n += 1
    laid = titles_in(state.laid, state.laid_size[0])
    for i in range(FROM[state.laid[0]], FROM[state.laid[0] + 1]):
        if MASK[i] == laid:  # RR-061, RRA-20; attempts of the same cards are in the order of their methods
            out[n] = CALL + METHOD[i]
            n += 1
    return n


@rule
def makes_way(state: State, card: int) -> bool:
    """Whether some legal attempt holds the card and every card laid, and all it still lacks is in hand (RRA-02)."""
    seat = state.turn
    for i in range(len(MASK)):
        needed = MASK[i]
        if not (needed >> card) & 1 or find(state.laid, state.laid_size[0], card) >= 0:
            continue
        reachable = True
        for j in range(state.laid_size[0]):
            if not (needed >> state.laid[j]) & 1:
                reachable = False
        for title in range(CAPTURES):
            if (
                (needed >> title) & 1
                and find(state.laid, state.laid_size[0], title) < 0
                and find(state.hand[seat], state.hand_size[seat], title) < 0
            ):
                reachable = False
        if reachable:
            return True
    return False


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    """Play one legal action, up to the next decision."""
    seat = state.seat
    if action == DECLINE:
        note(log, Event.DECLINED, EVERYONE, seat)
        next_chance(state, chance, log)
    elif action == PASS:
        pass_card(state, chance, log)
        next_turn(state, chance, log)
    elif action >= PLAY:
        play_escape(state, action - PLAY, log)
        next_chance(state, chance, log)
    elif action >= CALL:
        call(state, action - CALL, log)
    elif action >= TAKE_BACK:
        card = action - TAKE_BACK
        take_card(state.laid, state.laid_size, 0, card)
        put_sorted(state.hand[seat], state.hand_size, seat, card)
        state.take_backs += 1
        note(log, Event.TOOK_BACK, only(seat), seat, card)
    else:
        card = action - LAY
        take_card(state.hand[seat], state.hand_size, seat, card)
        put_sorted(state.laid, state.laid_size, 0, card)
        note(log, Event.LAID, only(seat), seat, card)


@rule
def score(state: State, out: Cells) -> None:
    """1 for the coyote who caught the road runner, 0 for the others (RR-001, RR-073)."""
    for seat in range(state.seats):
        out[seat] = 1 if seat == state.winner else 0
