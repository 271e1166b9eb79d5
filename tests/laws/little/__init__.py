"""High Card: a small, complete and sound game, that the laws are shown to pass, and to catch when it is broken."""

import enum
from pathlib import Path

from runabout.core.bot_hints import BotHints
from runabout.core.chance import Chance
from runabout.core.components import Components
from runabout.core.contract import WHOLE, Header
from runabout.core.facts import named
from runabout.core.game import Game
from runabout.core.log import EVERYONE, REVEALS, Log, all_but, note, only, settle, uncertain
from runabout.core.options import Option
from runabout.core.piles import draw, find, put, put_sorted, take_card
from runabout.core.record import Cells, Record, copy_open, i8, i16, i64, record
from runabout.core.rule import rule
from runabout.core.verbs import VerbKind, place, verb_kinds
from runabout.core.words import Action, Words
from runabout.testing import Hidden

RANKS = 6
COPIES = 2
CARDS = RANKS * COPIES
SEATS = 4

SHOW = 0  # + rank, from 0
DRAW = SHOW + RANKS
BOAST = DRAW + 1
ACTIONS = BOAST + 1


class Event(enum.IntEnum):
    DEALT_CARD = 0  # seat was dealt [rank]
    DREW = 1
    DREW_CARD = 2  # seat drew [rank]
    SHOWED = 3  # seat showed [rank]
    BOASTED = 4


class Because(enum.IntEnum):
    LEGAL = 0
    EMPTY = 2
    NO_BOASTING = 4
    NOT_IN_HAND = 5
    OVER = 7


@record
class Options(Record):
    dealt = i8()
    boasting = i8()


OPTIONS = (
    Option("dealt", 2, 1, 3, "HC-001", says="Cards dealt to each player."),
    Option("boasting", 1, 0, 1, "HC-004", ("off", "on"), says="Whether players boast."),
)


@record
class Open(Header):
    boasting = i8()
    boasted = i8()  #: 1: in this turn
    deck_size = i8[1]
    hand_size = i8.sized(SEATS, by="seats")
    shown = i8[RANKS]
    points = i16.sized(SEATS, by="seats")


@record
class State(Open):
    deck = i8.sized(CARDS, by="deck_size")
    hand = i8.sized((SEATS, CARDS), by="hand_size")
    spare = i64[4]  #: not used; for what a broken version of the game keeps
    boasts = i8()  #: likewise, in a field that is soon full


@record
class Sight(Open):
    viewer = i8()
    hand = i8[CARDS]


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    state.boasting = options.boasting
    for rank in range(RANKS):
        for _ in range(COPIES):
            put(state.deck, state.deck_size, 0, rank)
    for seat in range(state.seats):
        for _ in range(options.dealt):
            card = draw(state.deck, state.deck_size, 0, chance)
            put_sorted(state.hand[seat], state.hand_size, seat, card)
            note(log, Event.DEALT_CARD, only(seat), seat, card)


@rule
def legal(state: State, out: Cells) -> int:
    n = 0
    for rank in range(RANKS):
        if find(state.hand[state.seat], state.hand_size[state.seat], rank) >= 0:
            out[n] = SHOW + rank
            n += 1
    if state.deck_size[0] > 0:
        out[n] = DRAW
        n += 1
    if state.boasting and not state.boasted:
        out[n] = BOAST
        n += 1
    return n


@rule
def refuse(state: State, action: int) -> int:
    if state.over:
        return Because.OVER
    if action == BOAST:
        return Because.LEGAL if state.boasting and not state.boasted else Because.NO_BOASTING
    if action == DRAW:
        return Because.LEGAL if state.deck_size[0] > 0 else Because.EMPTY
    held = find(state.hand[state.seat], state.hand_size[state.seat], action - SHOW) >= 0
    return Because.LEGAL if held else Because.NOT_IN_HAND


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    seat = state.seat
    if action == BOAST:
        state.boasted = 1
        note(log, Event.BOASTED, EVERYONE, seat)
    elif action == DRAW:
        card = draw(state.deck, state.deck_size, 0, chance)
        put_sorted(state.hand[seat], state.hand_size, seat, card)
        note(log, Event.DREW, all_but(seat), seat)
        before = uncertain(log)
        note(log, Event.DREW_CARD, only(seat), seat, card)
        settle(log, before)
        next_turn(state)
    else:
        show(state, seat, action - SHOW)
        note(log, Event.SHOWED, EVERYONE | REVEALS, seat, action - SHOW)
        next_turn(state)


@rule
def show(state: State, seat: int, rank: int) -> None:
    take_card(state.hand[seat], state.hand_size, seat, rank)
    state.shown[rank] += 1
    state.points[seat] += rank + 1


@rule
def next_turn(state: State) -> None:
    state.boasted = 0
    for _ in range(state.seats):
        state.seat = (state.seat + 1) % state.seats
        if state.deck_size[0] > 0 or state.hand_size[state.seat] > 0:
            return
    state.over = 1


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    copy_open(sight, state)
    sight.viewer = seat
    if seat >= 0:
        for i in range(state.hand_size[seat]):
            sight.hand[i] = state.hand[seat, i]


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    lay_open(sight, state)
    for seat in range(sight.seats):
        while state.hand_size[seat] < sight.hand_size[seat]:
            put_sorted(state.hand[seat], state.hand_size, seat, draw(state.deck, state.deck_size, 0, chance))


@rule
def lay_open(sight: Sight, state: State) -> None:
    """All that the viewer knows; what it does not see is in the deck."""
    copy_open(state, sight)
    state.deck_size[0] = 0
    for seat in range(sight.seats):
        state.hand_size[seat] = 0
    viewer = sight.viewer
    for rank in range(RANKS):
        unseen = COPIES - sight.shown[rank]
        if viewer >= 0:
            for i in range(sight.hand_size[viewer]):
                if sight.hand[i] == rank:
                    put(state.hand[viewer], state.hand_size, viewer, rank)
                    unseen -= 1
        for _ in range(unseen):
            put(state.deck, state.deck_size, 0, rank)


@rule
def score(state: State, out: Cells) -> None:
    for seat in range(state.seats):
        out[seat] = state.points[seat]


@rule
def pooled(state: State, out: Cells) -> None:
    """As a game of one team: everybody's points together, for every seat."""
    for seat in range(state.seats):
        out[seat] = 0
        for other in range(state.seats):
            out[seat] += state.points[other]


BEST = sum(rank + 1 for rank in range(RANKS)) * COPIES  #: what a team can reach


@rule
def even(state: State, out: Cells) -> None:
    """Nobody's prospects are better than anybody's."""
    for seat in range(state.seats):
        out[seat] = WHOLE // state.seats


@rule
def action_prior(state: State, action: int) -> int:
    return action + 1 if action < DRAW else 2


RANK = named("rank", "the rank of a card", [str(rank + 1) for rank in range(RANKS)])


def from_hand(scene, action):
    return [place("hand")]


def from_deck(scene, action):
    return [place("deck_size")]


SHOWS = VerbKind("Show a card.", about=from_hand, card=RANK)
OTHER_VERBS = {"draw": VerbKind("Draw a card.", about=from_deck), "boast": VerbKind("Boast.")}


class LittleWords(Words):
    def __init__(self, shows=SHOWS, **more):
        verbs = verb_kinds(show=shows, **OTHER_VERBS, **more)
        cards = [str(rank + 1) for rank in range(RANKS)]
        said = [("show", f"show {card}", card, (rank,)) for rank, card in enumerate(cards)]
        said += [(name, name, "", ()) for name in OTHER_VERBS]
        super().__init__(
            [
                Action(number, verb, text, card, declared=verbs[verb], numbers=numbers)
                for number, (verb, text, card, numbers) in enumerate(said)
            ],
            [kind.name.casefold() for kind in Event],
            '"show 3", "draw" or "boast"',
            verbs=verbs,
        )

    def tell(self, event, names, viewer=None):
        return f"{names[event.seat]}: {event.kind} {event.facts[0]}"

    def outcome(self, result, state):
        return "every card was shown"


def census(state):
    found = state.shown.tolist()
    for pile, size in [(state.deck, state.deck_size[0]), *zip(state.hand, state.hand_size)]:
        for card in pile[:size].tolist():
            found[card] += 1
    return found


DECK_PLACE, SHOWN_PLACE = SEATS, SEATS + 1


def places(state):
    found = [(card, DECK_PLACE) for card in state.deck[: state.deck_size[0]].tolist()]
    for seat in range(state.seats):
        found += [(card, seat) for card in state.hand[seat, : state.hand_size[seat]].tolist()]
    return found + [(rank, SHOWN_PLACE) for rank in range(RANKS) for _ in range(state.shown[rank])]


HIDDEN = Hidden(places, lambda state, legal: DRAW if DRAW in legal else None)

game = Game(
    name="high-card",
    title="High Card",
    blurb="Draw cards and show them.",
    prefix="HC",
    version=1,
    seats=(2, SEATS),
    actions=ACTIONS,
    bound=4 * CARDS,  # each card is drawn and shown, and each of these turns has room for a boast
    State=State,
    Sight=Sight,
    Options=Options,
    options=OPTIONS,
    setup=setup,
    legal=legal,
    refuse=refuse,
    apply=apply,
    see=see,
    imagine=imagine,
    score=score,
    words=LittleWords(),
    folder=Path(__file__).parent,
    bots=BotHints(action_prior),
    components=Components((COPIES,) * RANKS, census),
)
