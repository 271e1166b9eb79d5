"""A table laid out for a test: pawns and hands as wanted, and every card of the deck somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from runabout.games.riverdale import game
from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.cards import BY_NAME, HAND, KINDS, MOVEMENT_CARDS, MOVEMENT_DECK, SPECIAL_NAMES
from runabout.games.riverdale.state import CIRCLES, HOME, PAWNS, SHOP, ZONE, State
from tests.games.playing import Position, rehearsed
from tests.games.riverdale.house import COLOUR_NAMES, DECKS, SIDES

SHOWS_A_CARD = ("drew_card", "dealt_card")  # one for each draw of chance in a step, in its order
SPARE = "9"  # what the hands of those whose turn it is not are filled up with first

Where = int | str
"""Where a pawn is: a square, or "home", "circle 1" to "circle 5", "shop"."""


class Table(Position):
    """A position and what is played from it.

    Args:
        hands: the cards in each seat's hand, from seat 0. A hand of fewer than four is filled up with more of its last
            card, so that it can do nothing else; an empty one with whatever is left.
        pawns: where the pawns of a colour are; those not named are on their Home Base.
        turn: the seat whose turn it is.
        rest: where the cards go that are in no hand: "deck" or "discard".
        deck: with `rest` "discard", the cards of the deck.
        used: the Special cards that each seat has turned over.
        sides: the colour of each seat; of three, those that they have where the fourth side is empty.
        options: as the table agreed, by name.
    """

    game = game

    def __init__(
        self,
        *hands: Iterable[str],
        pawns: Mapping[str, Sequence[Where]] | None = None,
        turn: int = 0,
        rest: str = "deck",
        deck: Iterable[str] = (),
        used: Mapping[int, Iterable[str]] | None = None,
        special_played: bool = False,
        turns: int = 1,
        sides: Sequence[str] = (),
        **options: str | int,
    ) -> None:
        agreed = game.new_options(options)
        self.state = state = State()
        state.seats, state.seat, state.turns = len(hands), turn, turns
        state.winner, state.special_played = -1, special_played
        state.colour[: state.seats] = [COLOUR_NAMES.index(colour) for colour in sides or SIDES[state.seats]]
        state.turn_limit, state.deck_list, state.swap_optional = (
            agreed.turn_limit,
            agreed.deck,
            agreed.swap_optional,
        )
        state.stays, state.own_bump = agreed.move_ahead_at_entrance, agreed.own_bump
        state.skips_own = agreed.quick_pass_skips_own
        state.pawn[:] = HOME
        for colour, wheres in (pawns or {}).items():
            for number, where in enumerate(wheres):
                state.pawn[COLOUR_NAMES.index(colour) * PAWNS + number] = place(where)
        for seat, specials in (used or {}).items():
            state.used[seat] = sum(1 << SPECIAL_NAMES.index(special) for special in specials)
        left = Counter(DECKS[agreed.deck])
        held = [filled_up(list(hand), left) for hand in hands]
        for hand in held:
            left.subtract(hand)
        for hand in held:
            while len(hand) < HAND:
                card = SPARE if left[SPARE] else max(left, key=left.__getitem__)
                hand.append(card)
                left[card] -= 1
        drawn = Counter(deck)
        left.subtract(drawn)
        assert min(left.values()) >= 0, f"more cards than there are: {-left}"
        piles = {"deck": drawn, "discard": Counter()}
        piles[rest].update(left)
        for name, cards in piles.items():
            for card, number in cards.items():
                getattr(state, name)[BY_NAME[card]] = number
        state.deck_size = piles["deck"].total()
        state.fresh[:] = BOX.decks[state.deck_list]
        for seat, hand in enumerate(held):
            state.hand[seat, :HAND] = sorted(BY_NAME[card] for card in hand)
            state.hand_size[seat] = HAND
        self.begin()

    def check(self) -> None:
        """Every card is somewhere, once, and no two pawns stand in one place of the track or of a safety zone."""
        deck = DECKS[self.state.deck_list]
        assert game.components.census is not None
        assert game.components.census(self.state) == list(game.components.counts)
        assert cards_on_the_table(self.state) == [deck[card.name] for card in MOVEMENT_CARDS]
        assert sum(self.state.deck) == self.state.deck_size
        where = [self.state.pawn[piece] for piece in range(len(self.state.pawn))]
        alone = [(0 if at < ZONE else piece // PAWNS, at) for piece, at in enumerate(where) if at not in (HOME, SHOP)]
        assert len(set(alone)) == len(alone), f"two pawns in one place: {where}"

    def outcomes(self, number: int, gives: Sequence[str]) -> list[int]:
        """The outcomes of chance with which the cards drawn are `gives`."""
        return outcomes_for(self.state, number, gives)

    @property
    def kinds(self) -> list[str]:
        """The kinds of events that the last step reported, those of cards drawn aside."""
        return [event.kind for event in self.events if not event.kind.startswith("drew")]

    def pawns(self, colour: str) -> list[Where]:
        """Where the pawns of a colour are."""
        first = COLOUR_NAMES.index(colour) * PAWNS
        return [spoken(self.state.pawn[piece]) for piece in range(first, first + PAWNS)]

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return hand(self.state, seat)

    def pile(self, name: str) -> dict[str, int]:
        """The cards in the deck or the discard pile."""
        return counted(getattr(self.state, name))

    def outcome(self) -> str:
        """Why the game ended."""
        return game.words.outcome(game.run.result(self.state), self.state)


def filled_up(hand: list[str], left: Counter[str]) -> list[str]:
    """A hand made up to four with more of its last card."""
    if hand and len(hand) < HAND:
        hand += [hand[-1]] * min(HAND - len(hand), left[hand[-1]] - hand.count(hand[-1]))
    return hand


def cards_on_the_table(state) -> list[int]:
    """The cards of each kind in all hands, the deck and the discard pile."""
    found = [state.deck[kind] + state.discard[kind] for kind in range(KINDS)]
    for seat in range(state.seats):
        for kind in state.hand[seat, : state.hand_size[seat]]:
            found[kind] += 1
    assert sum(found) == MOVEMENT_DECK
    return found


def place(where: Where) -> int:
    """Where a pawn is, as the state has it."""
    if isinstance(where, int):
        return where
    if where in ("home", "shop"):
        return {"home": HOME, "shop": SHOP}[where]
    word, number = where.split()
    assert word == "circle"
    return ZONE + int(number) - 1


def spoken(where: int) -> Where:
    """Where a pawn is, as these tests have it."""
    if ZONE <= where < ZONE + CIRCLES:
        return f"circle {where - ZONE + 1}"
    return {HOME: "home", SHOP: "shop"}.get(where, where)


def hand(state, seat: int) -> list[str]:
    """The cards in a hand."""
    return [MOVEMENT_CARDS[kind].name for kind in state.hand[seat, : state.hand_size[seat]]]


def counted(cards) -> dict[str, int]:
    """How many there are of each card, by name."""
    return {card.name: cards[kind] for kind, card in enumerate(MOVEMENT_CARDS) if cards[kind]}


def outcomes_for(state, number: int, gives: Sequence[str] = ()) -> list[int]:
    """The outcomes of chance with which the cards drawn are `gives`; the first of them where it is silent."""
    found: list[int] = []
    while True:
        _, asked = rehearse(state, number, found)
        if len(found) == len(asked):
            assert len(found) >= len(gives), f"chance gives {len(asked)} cards, not {len(gives)}"
            return found
        if len(found) >= len(gives):
            found.append(0)
            continue
        # Which card a draw gives goes up with its outcome, whatever the deck is: so halve the range.
        low, high = 0, asked[len(found)] - 1
        wanted = BY_NAME[gives[len(found)]]
        while low < high:
            middle = (low + high) // 2
            if rehearse(state, number, [*found, middle])[0][len(found)] < wanted:
                low = middle + 1
            else:
                high = middle
        assert rehearse(state, number, [*found, low])[0][len(found)] == wanted, f"chance cannot give {gives}"
        found.append(low)


def rehearse(state, number: int, outcomes: Sequence[int]) -> tuple[list[int], list[int]]:
    """The kinds of cards that chance gives if a decision is played, and among how many it picks each."""
    events, asked = rehearsed(game, state, number, outcomes)
    return [event.facts[0] for event in events if event.kind in SHOWS_A_CARD], asked


def deal(first: int, hands: Sequence[Sequence[str]], deck: Mapping[str, int] = DECKS[0]) -> list[int]:
    """The outcomes of chance that make `first` the seat that begins and deal these hands, from seat `first` on. Of
    three seats, none has the fourth side, and the first has the first.
    """
    left = [deck[card.name] for card in MOVEMENT_CARDS]
    script = [3, 0, first] if len(hands) == 3 else [first]
    for i in range(len(hands)):
        for card in hands[(first + i) % len(hands)]:
            script.append(sum(left[: BY_NAME[card]]))
            assert left[BY_NAME[card]] > 0, f"too many of {card}"
            left[BY_NAME[card]] -= 1
    return script
