"""A table laid out for a test: hands, piles and counters as wanted, and every card of the deck somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from runabout.games.road_runner import game
from runabout.games.road_runner.attempts import ATTEMPTS, DAMAGE, PREVENTED_BY
from runabout.games.road_runner.cards import CAPTURES, CARDS, FIRST_ESCAPE, NUMBER, Method
from runabout.games.road_runner.state import Phase, State
from runabout.games.road_runner.words import census
from tests.games.playing import Position, rehearsed, script_of_draws

COPIES = Counter({card.title: card.copies for card in CARDS})
SHOWS_A_CARD = ("passed_card", "kept_card", "drew_card")  # one for each draw of chance in a step, in its order


class Table(Position):
    """A position and what is played from it.

    Args:
        hands: the titles in each seat's hand, from seat 0.
        turn: the seat whose turn it is, with its card drawn.
        rest: where every card goes that is named nowhere: "deck", "piles" (the discard piles), or a seat's hand.
    """

    game = game

    def __init__(
        self,
        *hands: Iterable[str],
        turn: int = 0,
        rest: str | int = "deck",
        deck: Iterable[str] = (),
        laid: Iterable[str] = (),
        captures: Iterable[str] = (),
        escapes: Iterable[str] = (),
        damage: Sequence[int] = (),
        reshuffled: bool = False,
        literal: bool = False,
        drawn: int = 1,
        turns: int = 1,
        turn_limit: int = 1000,
    ) -> None:
        self.state = state = State()
        state.seats, state.seat, state.turn = len(hands), turn, turn
        state.phase, state.winner, state.attempt = Phase.TURN, -1, -1
        state.turns, state.turn_limit, state.drawn = turns, turn_limit, drawn
        state.matching, state.reshuffled = literal, reshuffled
        held = [list(hand) for hand in hands]
        piles = {name: list(pile) for name, pile in zip(PILES, (deck, laid, captures, escapes))}
        left = COPIES - Counter()
        left.subtract(title for pile in (*held, *piles.values()) for title in pile)
        assert min(left.values()) >= 0, f"more copies than there are: {-left}"
        for title in left.elements():
            if isinstance(rest, int):
                held[rest].append(title)
            elif rest == "deck":
                piles["deck"].append(title)
            else:
                piles["capture_pile" if NUMBER[title] < CAPTURES else "escape_pile"].append(title)
        piles["laid"].sort(key=NUMBER.__getitem__)
        for name, titles in piles.items():
            getattr(state, name)[: len(titles)] = [NUMBER[title] for title in titles]
            getattr(state, f"{name}_size")[0] = len(titles)
        for seat, titles in enumerate(held):
            state.hand[seat, : len(titles)] = sorted(NUMBER[title] for title in titles)
            state.hand_size[seat] = len(titles)
        state.damage[: len(damage)] = damage
        self.begin()

    def outcomes(self, number: int, gives: Sequence[str]) -> list[int]:
        """The outcomes of chance with which a decision gives what is wanted."""
        return outcomes_for(self.state, number, gives)

    def check(self) -> None:
        """Every card is somewhere, once."""
        assert census(self.state) == [card.copies for card in CARDS]

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def damage(self) -> list[int]:
        """Each seat's counters."""
        return list(self.state.damage[: self.state.seats])

    def hand(self, seat: int) -> list[str]:
        """The titles in a hand."""
        return titles(self.state.hand[seat], self.state.hand_size[seat])

    def pile(self, name: str) -> list[str]:
        """The titles in a pile."""
        return titles(getattr(self.state, name), getattr(self.state, f"{name}_size")[0])

    def attempt(self, method: str, *cards: str) -> Table:
        """Lay these cards and call them."""
        return self.play(*(f"lay {card}" for card in cards), f"call {method}")


PILES = ("deck", "laid", "capture_pile", "escape_pile")


def titles(pile, size: int) -> list[str]:
    """The titles of the first `size` cards."""
    return [CARDS[number].title for number in pile[:size]]


def outcomes_for(state, number: int, gives: Sequence[str] = ()) -> list[int]:
    """The outcomes of chance with which the cards passed and drawn are `gives`; the first slot where it is silent."""
    found: list[int] = []
    while True:
        _, asked = rehearse(state, number, found)
        if len(found) == len(asked):
            assert len(found) >= len(gives), f"chance gives {len(asked)} cards, not {len(gives)}"
            return found
        if len(found) >= len(gives):
            found.append(0)
            continue
        for slot in range(asked[len(found)]):
            if rehearse(state, number, [*found, slot])[0][len(found)] == gives[len(found)]:
                found.append(slot)
                break
        else:
            raise AssertionError(f"chance cannot give {gives[len(found)]}")


def rehearse(state, number: int, outcomes: Sequence[int]) -> tuple[list[str], list[int]]:
    """The cards that chance gives if a decision is played, and among how many it picks each."""
    events, asked = rehearsed(game, state, number, outcomes)
    return [CARDS[event.facts[0]].title for event in events if event.kind in SHOWS_A_CARD], asked


def deal(hands: Sequence[Sequence[str]], dealer: int, *draws: str) -> list[int]:
    """The outcomes of chance that make `dealer` the dealer, deal these hands, and then draw these cards."""
    seats = [(dealer + 1 + i) % len(hands) for i in range(len(hands))]
    draws_in_order = [*(title for seat in seats for title in hands[seat]), *draws]
    return [dealer, *script_of_draws(list(COPIES.elements()), draws_in_order)]


def find_attempt(method: str, *cards: str) -> int | None:
    """The place in ATTEMPTS of these cards called by this method; None where that is no legal attempt."""
    wanted = tuple(sorted(NUMBER[card] for card in cards))
    for place, attempt in enumerate(ATTEMPTS):
        if attempt.titles == wanted and attempt.way.method == Method[method.upper()]:
            return place
    return None


def legal(method: str, *cards: str) -> bool:
    """Whether these cards make a legal attempt by this method."""
    return find_attempt(method, *cards) is not None


def speed(method: str, *cards: str) -> int:
    """The Speed of a legal attempt."""
    place = find_attempt(method, *cards)
    assert place is not None
    return ATTEMPTS[place].way.speed


def harm(escape: str, method: str, *cards: str, literal: bool = False) -> int | None:
    """The damage that an Escape does to an attempt; None where it cannot prevent it."""
    place = find_attempt(method, *cards)
    assert place is not None, f"{cards} make no {method} attempt"
    slot = NUMBER[escape] - FIRST_ESCAPE
    if not int(PREVENTED_BY[int(literal), place]) >> slot & 1:
        assert DAMAGE[int(literal), place, slot] == 0
        return None
    return int(DAMAGE[int(literal), place, slot])
