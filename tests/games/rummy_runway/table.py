"""A table laid out for a test: hands, Closets, outfits, row and Runways as wanted, and every card somewhere.

Cards are written as marks: "R5" is the red 5, "W5" the wild 5. In an outfit "Y5*" is the wild 5 worn as yellow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np

from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import CARDS, KINDS, NUMBERS, Colour
from runabout.games.rummy_runway.state import (
    DISCARD,
    DRAW,
    END_TURN,
    LAY,
    LAY_CLOSET,
    OUTFITS,
    OUTFITS_EACH,
    RIFF,
    RIFF_CLOSET,
    STOP,
    TAKE,
    TRIM,
    WEAR,
    Doing,
    End,
    Phase,
    State,
)
from runabout.games.rummy_runway.trends import TRENDS
from tests.games.playing import Position, rehearsed, script_of_draws

KIND = {card.mark: kind for kind, card in enumerate(CARDS)}
MARKS = [card.mark for card in CARDS]
COPIES = Counter({card.mark: card.copies for card in CARDS})
TREND = {trend.name: place for place, trend in enumerate(TRENDS)}
SHOWS_A_CARD = ("dealt_card", "drew_card", "turned_up")  # a draw of chance each
OPTIONS_KEPT = tuple(name for name in game.Options.fields if name in State.fields)


def cards(text: str) -> list[str]:
    """The marks in a text."""
    return text.split()


def as_card(mark: str) -> str:
    """The card that is worn: "Y5*" is the wild 5."""
    return f"W{mark[1]}" if mark.endswith("*") else mark


def worn(text: str) -> tuple[tuple[str, str], ...]:
    """An outfit as plain.py has it: each card with the colour it is worn in."""
    return tuple((as_card(mark), mark[0]) for mark in text.split())


class Table(Position):
    """A position and what is played from it.

    Args:
        hands: the cards in each seat's hand, from seat 0.
        closets: the cards in each Closet, by seat.
        outfits: the outfits of each seat, by seat, each from left to right.
        row: the discard row, from left to right.
        runways: the names of this round's trends; the first three where the test does not care.
        turn: the seat whose turn it is.
        phase: what is being decided: "draw" or "act".
        rest: where every card goes that is named nowhere: "deck", or a seat's hand.
        known: what everybody knows of each hand, by seat.
        fields: any other number of State, and the table's options.
    """

    game = game

    def __init__(
        self,
        *hands: str,
        closets: Mapping[int, str] | None = None,
        outfits: Mapping[int, Sequence[str]] | None = None,
        row: str = "",
        runways: Sequence[str] = (),
        turn: int = 0,
        phase: str = "act",
        doing: str = "nothing",
        rest: str | int = "deck",
        known: Mapping[int, str] | None = None,
        points: Sequence[int] = (),
        used: Sequence[str] = (),
        **fields: int,
    ) -> None:
        self.state = state = State()
        defaults = game.new_options()
        for name in OPTIONS_KEPT:
            setattr(state, name, getattr(defaults, name))
        state.seats, state.seat = len(hands), turn
        state.round, state.turns, state.trigger = 1, turn + 1, -1
        state.phase, state.doing = Phase[phase.upper()], Doing[doing.upper()]
        for name, value in fields.items():
            assert name in State.fields, name
            setattr(state, name, value)
        held = [cards(hand) for hand in hands]
        closet = {seat: cards(text) for seat, text in (closets or {}).items()}
        left = Counter(COPIES)
        left.subtract(mark for pile in (*held, *closet.values(), cards(row)) for mark in pile)
        for seat, own in (outfits or {}).items():
            state.outfits[seat] = len(own)
            for slot, text in enumerate(own):
                for place, mark in enumerate(text.split()):
                    state.outfit[seat * OUTFITS_EACH + slot, place] = KIND[as_card(mark)]
                    state.wears[seat * OUTFITS_EACH + slot, place] = "RYB".index(mark[0])
                    left[as_card(mark)] -= 1
        assert min(left.values()) >= 0, f"more copies than there are: {-left}"
        deck = list(left.elements()) if rest == "deck" else []
        if isinstance(rest, int):
            held[rest] += left.elements()
        state.deck[: len(deck)] = [KIND[mark] for mark in deck]
        state.deck_size[0] = len(deck)
        state.fresh[:] = game.components.counts
        state.row[: len(cards(row))] = [KIND[mark] for mark in cards(row)]
        state.row_size[0] = len(cards(row))
        for seat, hand in enumerate(held):
            for mark in hand:
                state.hand[seat, KIND[mark]] += 1
            state.hand_size[seat] = len(hand)
        for seat, marks in closet.items():
            for mark in marks:
                state.closet[seat, KIND[mark]] += 1
            state.closet_size[seat] = len(marks)
        for seat, text in (known or {}).items():
            for mark in cards(text):
                state.known[seat, KIND[mark]] += 1
        if state.trends:
            shown = [TREND[name] for name in runways or [trend.name for trend in TRENDS[:3]]]
            state.runway[:3] = sorted(shown)
            state.used = sum(1 << place for place in {*shown, *(TREND[name] for name in used)})
        state.points[: len(points)] = points
        for name, value in follows(state).items():
            setattr(state, name, value)
        self.begin()

    def outcomes(self, number: int, gives: str) -> list[int]:
        """The outcomes of chance with which a decision gives what is wanted."""
        return outcomes_for(self.state, number, gives)

    def check(self) -> None:
        """Every card is somewhere, once, and whatever is kept beside the cards fits them."""
        assert counted(self.state) == [card.copies for card in CARDS]
        check_sizes(self.state)
        for name, value in follows(self.state).items():
            kept = getattr(self.state, name)
            assert (kept if isinstance(kept, int) else kept.tolist()) == value, name

    def opens(self, section: int) -> str:
        """The cards with which the actions of a section are open: of LAY, TAKE, DISCARD and so on."""
        numbers = game.run.legal_actions(self.state)
        return " ".join(MARKS[number - section] for number in numbers if section <= number < section + KINDS)

    def riffs(self) -> list[str]:
        """The riffs that are open."""
        return [line for line in self.open if RIFF <= game.words.parse(line) < DISCARD]

    @property
    def phase(self) -> str:
        """What is being decided."""
        return Phase(self.state.phase).name.casefold()

    @property
    def points(self) -> list[int]:
        """Each seat's points."""
        return list(self.state.points[: self.state.seats])

    def facts(self, kind: str) -> list[tuple[int, ...]]:
        """The events of a kind that the last step reported: the seat, then the facts."""
        return [(event.seat, *event.facts) for event in self.events if event.kind == kind]

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return marks(self.state.hand[seat])

    def closet(self, seat: int) -> str:
        """The cards in a Closet."""
        return marks(self.state.closet[seat])

    @property
    def row(self) -> str:
        """The discard row."""
        return " ".join(MARKS[kind] for kind in self.state.row[: self.state.row_size[0]])

    @property
    def deck(self) -> int:
        """How many cards are in the deck."""
        return self.state.deck_size[0]

    def outfits(self, seat: int) -> list[str]:
        """The outfits of a seat."""
        return outfits_of(self.state, seat)


def marks(counts) -> str:
    """The cards that a count by kind is of."""
    return " ".join(mark for kind, mark in enumerate(MARKS) for _ in range(counts[kind]))


def as_worn(kind: int, colour: int) -> str:
    """A card in an outfit."""
    return MARKS[kind] if kind // NUMBERS == colour else f"{Colour(colour).name[0]}{kind % NUMBERS}*"


def outfits_of(state, seat: int) -> list[str]:
    """The outfits of a seat, as the tests write them."""
    first = seat * OUTFITS_EACH
    return [
        " ".join(as_worn(kind, colour) for kind, colour in zip(state.outfit[at], state.wears[at]))
        for at in range(first, first + state.outfits[seat])
    ]


def follows(state) -> dict[str, object]:
    """What State keeps beside what it follows from."""
    need = [[0, 0]] * OUTFITS
    for seat, outfits in enumerate(state.outfits.tolist()):
        for at in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + outfits):
            need[at] = needed(state, at)
    return {
        "held": [bits(hand) for hand in state.hand.tolist()],
        "stowed": [bits(closet) for closet in state.closet.tolist()],
        "open_row": sum(1 << kind for kind in set(state.row[: state.row_size[0]].tolist())),
        "need": need,
    }


def needed(state, outfit: int) -> list[int]:
    """What riffs onto the left and the right end of an outfit: 1 + the plain kind, or 0 for nothing."""
    first, second, third = (kind % NUMBERS for kind in state.outfit[outfit].tolist())
    colours, step = state.wears[outfit].tolist(), second - first
    left = 1 + colours[2] * NUMBERS + first - step if first - step >= 0 else 0
    right = 1 + colours[0] * NUMBERS + third + step if third + step < NUMBERS else 0
    return [left, right]


def bits(counts: Sequence[int]) -> int:
    """The kinds that are there, as bits."""
    return sum(1 << kind for kind, count in enumerate(counts) if count)


def counted(state) -> list[int]:
    """Every card by kind, wherever it lies."""
    lies = [*state.deck[: state.deck_size[0]].tolist(), *state.row[: state.row_size[0]].tolist()]
    for seat, outfits in enumerate(state.outfits.tolist()):
        first = seat * OUTFITS_EACH
        lies += state.outfit[first : first + outfits].flatten().tolist()
    return (np.bincount(lies, minlength=KINDS) + state.hand.sum(axis=0) + state.closet.sum(axis=0)).tolist()


def check_sizes(state) -> None:
    """Every size is that of its pile, and what is beyond it is empty."""
    assert state.hand_size.tolist() == state.hand.sum(axis=1).tolist()
    assert state.closet_size.tolist() == state.closet.sum(axis=1).tolist()
    assert not state.row[state.row_size[0] :].any()
    assert not state.deck[state.deck_size[0] :].any()
    assert (state.known <= state.hand).all()


def outcomes_for(state, number: int, gives: str = "") -> list[int]:
    """The outcomes of chance with which `gives` is drawn, or else the first of all."""
    _shown, asked = rehearse(state, number, [])
    if not gives:
        return [0] * len(asked)
    assert len(asked) == 1, f"chance is asked {len(asked)} times, not for one card"
    found = [slot for slot in range(asked[0]) if rehearse(state, number, [slot])[0] == [gives]]
    assert found, f"chance cannot give {gives}"
    return found[:1]


def rehearse(state, number: int, outcomes: Sequence[int]) -> tuple[list[str], list[int]]:
    """The cards that chance shows if a decision is played, and among how many it picks each time."""
    events, asked = rehearsed(game, state, number, outcomes)
    return [MARKS[event.facts[0]] for event in events if event.kind in SHOWS_A_CARD], asked


# --- Decisions by their cards -----------------------------------------------------------------------------------------


def take(mark: str) -> str:
    """Take a card out of the row."""
    return game.words.format(TAKE + KIND[mark])


def lay(mark: str, closet: bool = False) -> str:
    """Lay a card as the next one of an outfit."""
    return game.words.format((LAY_CLOSET if closet else LAY) + KIND[mark])


def wear(colour: str) -> str:
    """Say the colour of a wild card: "R", "Y" or "B"."""
    return game.words.format(WEAR + "RYB".index(colour))


def riff(seat: int, end: str, slot: int = 0, wild: bool = False, closet: bool = False) -> str:
    """Riff onto an end of an outfit of a seat."""
    choice = ((seat * OUTFITS_EACH + slot) * 2 + End[end.upper()]) * 2 + wild
    return game.words.format((RIFF_CLOSET if closet else RIFF) + choice)


def discard(mark: str) -> str:
    """Discard a card from the hand."""
    return game.words.format(DISCARD + KIND[mark])


def trim(mark: str) -> str:
    """Discard a card from the Closet."""
    return game.words.format(TRIM + KIND[mark])


DRAW_ONE, STOP_TAKING, NO_DISCARD = (game.words.format(number) for number in (DRAW, STOP, END_TURN))


# --- Dealing ----------------------------------------------------------------------------------------------------------


def deal(
    hands: Sequence[str],
    turned_up: str,
    runways: Sequence[str] = (),
    first: int = 0,
    used: Sequence[str] = (),
) -> list[int]:
    """The outcomes of chance that turn up these Runways, deal these hands beginning with `first`, and turn up a card.
    What chose who begins comes before them.
    """
    free, script = [trend.name for trend in TRENDS if trend.name not in used], []
    for name in runways:
        script.append(free.index(name))
        free.remove(name)
    dealt = [mark for i in range(len(hands)) for mark in cards(hands[(first + i) % len(hands)])]
    return [*script, *script_of_draws(list(COPIES.elements()), [*dealt, turned_up])]
