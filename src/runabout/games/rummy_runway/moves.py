"""What is done in a turn: drawing, forming, riffing. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, REVEALS, Log, all_but, note, only, settle, uncertain
from runabout.core.piles import draw
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.rummy_runway.cards import FIRST_WILD, KINDS, NUMBERS, Colour
from runabout.games.rummy_runway.outfits import card_points, find_need, followed_runways, read_words, trend_points
from runabout.games.rummy_runway.state import OUTFIT_SIZE, OUTFITS_EACH, Doing, End, Event, Phase, State
from runabout.games.rummy_runway.table import into_closet, into_hand, out_of_closet, out_of_hand, out_of_row

# --- Drawing ----------------------------------------------------------------------------------------------------------


@rule
def deck_can_be_drawn(state: State) -> bool:
    """Whether there is a deck, or enough in the row for a new one (RYA-22)."""
    return bool(state.deck_size[0] > 0 or state.row_size[0] > 1)


@rule
def draw_from_deck(state: State, chance: Chance, log: Log) -> None:
    """Draw the top card of the deck (RY-020), reshuffled if it is empty (RYA-40); one card, not up to 7 (RYA-37)."""
    seat = state.seat
    if state.deck_size[0] == 0:
        refill_deck(state, log)
    kind = draw(state.deck, state.deck_size, 0, chance)
    into_hand(state, seat, kind)
    note(log, Event.DREW, all_but(seat), seat)
    before = uncertain(log)
    note(log, Event.DREW_CARD, only(seat), seat, kind)
    settle(log, before)
    state.phase = Phase.ACT


@rule
def refill_deck(state: State, log: Log) -> None:
    """All cards of the row but the rightmost become the deck (RYA-22)."""
    last = state.row_size[0] - 1
    for kind in range(KINDS):
        state.fresh[kind] = 0
    for i in range(last):
        state.deck[i] = state.row[i]
        state.fresh[state.row[i]] += 1
        state.row[i] = 0
    state.deck_size[0] = last
    state.row[0] = state.row[last]
    state.row[last] = 0
    state.row_size[0] = 1
    state.open_row = 1 << state.row[0]
    note(log, Event.REFILLED, EVERYONE, -1, last)


@rule
def take_from_row(state: State, kind: int, log: Log) -> None:
    """Take one card of the row into the hand (RY-021), for all to see and remember (RYA-48); more may follow."""
    out_of_row(state, kind)
    into_hand(state, state.seat, kind)
    state.known[state.seat, kind] += 1
    note(log, Event.TOOK, EVERYONE, state.seat, kind)
    state.taken += 1
    if state.row_size[0] == 0:
        stop_taking(state)


@rule
def stop_taking(state: State) -> None:
    """Go on to the action."""
    state.taken = 0
    state.phase = Phase.ACT


# --- Forming ----------------------------------------------------------------------------------------------------------


@rule
def lay(state: State, kind: int, from_closet: int, log: Log) -> None:
    """Lay the next card of an outfit (RY-024); the others see it when it is complete (RYA-44)."""
    place = state.laid
    state.laid_kind[place] = kind
    state.laid_from[place] = from_closet
    state.laid_wears[place] = kind // NUMBERS
    state.laid = place + 1
    state.phase = Phase.LAY
    note(log, Event.LAID, only(state.seat), state.seat, kind, from_closet, place)
    if state.laid == OUTFIT_SIZE:
        colour_wilds(state, log)


@rule
def colour_wilds(state: State, log: Log) -> None:
    """Three cards lie: a single wild one takes the colour that is missing (RYA-09); else it is asked for (RYA-41)."""
    wilds, missing = 0, -1
    for place in range(OUTFIT_SIZE):
        if state.laid_wears[place] == Colour.WILD:
            wilds += 1
            missing = place
    if wilds == 1 and not state.outfit_colours:
        others = state.laid_wears[(missing + 1) % OUTFIT_SIZE] + state.laid_wears[(missing + 2) % OUTFIT_SIZE]
        state.laid_wears[missing] = Colour.RED + Colour.YELLOW + Colour.BLUE - others
        wilds = 0
    if wilds > 0:
        state.phase = Phase.WEAR
    else:
        form(state, log)


@rule
def wear(state: State, colour: int, log: Log) -> None:
    """Say which colour the leftmost wild card without one is (RYA-41)."""
    place = 0
    while state.laid_wears[place] != Colour.WILD:
        place += 1
    state.laid_wears[place] = colour
    note(log, Event.WORN, only(state.seat), state.seat, state.laid_kind[place], colour)
    colour_wilds(state, log)


@rule
def form(state: State, log: Log) -> None:
    """The outfit is complete: it goes to the middle, with the seat's cube (RYA-06, RY-009)."""
    seat = state.seat
    outfit = seat * OUTFITS_EACH + state.outfits[seat]
    from_closet = 0
    for place in range(OUTFIT_SIZE):
        kind = state.laid_kind[place]
        if state.laid_from[place]:
            from_closet |= 1 << place
            if state.spent_closet[kind] > 0:  # RYA-42
                state.spent_closet[kind] -= 1
                state.spent_outfit |= 1 << (outfit * OUTFIT_SIZE + place)
            out_of_closet(state, seat, kind)
        else:
            out_of_hand(state, seat, kind)
        state.outfit[outfit, place] = kind
        state.wears[outfit, place] = state.laid_wears[place]
        state.laid_kind[place] = 0
        state.laid_from[place] = 0
        state.laid_wears[place] = 0
    state.laid = 0
    state.outfits[seat] += 1
    state.doing = Doing.FORMING
    state.phase = Phase.ACT
    find_need(state, outfit)
    cards, worn, told = state.outfit[outfit], state.wears[outfit], EVERYONE | REVEALS
    note(log, Event.FORMED, told, seat, outfit, cards[0], worn[0], cards[1], worn[1], cards[2], worn[2], from_closet)
    report_look(state, log, outfit)


# --- Riffing ----------------------------------------------------------------------------------------------------------


@rule
def riff(state: State, choice: int, from_closet: int, log: Log) -> None:
    """Play a card onto one end of an outfit and take the one at the other end (RY-028) into the Closet (RY-033); the
    card played stays (RY-032, RY-066), in the colour of the one taken (RY-029, RYA-10). The outfit is still its owner's
    (RYA-14).
    """
    seat = state.seat
    outfit, end, wild = choice // 4, choice // 2 % 2, choice % 2
    kind = state.need[outfit, end] - 1
    if wild:
        kind = FIRST_WILD + kind % NUMBERS
    audience = out_of_closet(state, seat, kind) if from_closet else out_of_hand(state, seat, kind)
    played, other = (0, OUTFIT_SIZE - 1) if end == End.LEFT else (OUTFIT_SIZE - 1, 0)
    taken, colour = state.outfit[outfit, other], state.wears[outfit, other]
    if state.closet_riff:
        remember_spent(state, outfit, end, taken, from_closet)
    step = 1 if end == End.LEFT else -1
    place = other
    while place != played:
        state.outfit[outfit, place] = state.outfit[outfit, place - step]
        state.wears[outfit, place] = state.wears[outfit, place - step]
        place -= step
    state.outfit[outfit, played] = kind
    state.wears[outfit, played] = colour
    find_need(state, outfit)
    into_closet(state, seat, taken)
    state.doing = Doing.RIFFING
    note(log, Event.RIFFED, audience, seat, outfit, end, kind, taken, from_closet)
    report_look(state, log, outfit)


@rule
def report_look(state: State, log: Log, outfit: int) -> None:
    """Report what an outfit is called now, and what it is worth, as the doing of the seat whose turn it is."""
    if log.muted:  # bots need not know
        return
    cards, worn = state.outfit[outfit], state.wears[outfit]
    first, second, third = read_words(cards, worn)
    points, by_trends = card_points(cards), trend_points(state, cards, worn)
    followed = followed_runways(state, cards, worn)
    note(log, Event.RESTYLED, EVERYONE, state.seat, outfit, first, second, third, points, by_trends, followed)


@rule
def remember_spent(state: State, outfit: int, end: int, taken: int, from_closet: int) -> None:
    """Keep count of which cards have riffed out of the Closet this turn, as they move about (RYA-42)."""
    first = outfit * OUTFIT_SIZE
    spent = (state.spent_outfit >> first) & 7
    if end == End.LEFT:
        back = (spent >> 2) & 1
        spent = (spent << 1 | from_closet) & 7
    else:
        back = spent & 1
        spent = spent >> 1 | from_closet << 2
    state.spent_outfit = (state.spent_outfit & ~(7 << first)) | spent << first
    state.spent_closet[taken] += back


@rule
def may_riff(state: State) -> int:
    """The kinds in the Closet, as bits, that may riff: none (RY-037, RY-067), or by option (RYA-01, RYA-42)."""
    if not state.closet_riff:
        return 0
    kinds = int(state.stowed[state.seat])
    for kind in range(KINDS):
        if state.spent_closet[kind] > 0 and state.closet[state.seat, kind] == state.spent_closet[kind]:
            kinds &= ~(1 << kind)
    return kinds


@rule
def list_riffs(state: State, kinds: int, section: int, out: Cells, n: int) -> int:
    """Write a section's action for each riff with one of these kinds, off anybody's outfits (RY-042)."""
    for seat in range(state.seats):
        for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + state.outfits[seat]):
            for end in range(2):
                kind = state.need[outfit, end] - 1
                if kind >= 0:
                    if (kinds >> kind) & 1:
                        out[n] = section + (outfit * 2 + end) * 2
                        n += 1
                    if (kinds >> (FIRST_WILD + kind % NUMBERS)) & 1:
                        out[n] = section + (outfit * 2 + end) * 2 + 1
                        n += 1
    return n
