"""A table laid out for a test: hands, piles and counters as wanted, and every card of the deck somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from runabout.core.chance import SCRIPT_MAX, Chance
from runabout.core.log import Log
from runabout.core.words import Event
from runabout.games.road_runner import game
from runabout.games.road_runner.attempts import ATTEMPTS, DAMAGE, PREVENTED_BY
from runabout.games.road_runner.cards import CAPTURES, CARDS, FIRST_ESCAPE, NUMBER, Method
from runabout.games.road_runner.state import Phase, State
from runabout.games.road_runner.words import census
from tests.games.playing import step

COPIES = Counter({card.title: card.copies for card in CARDS})
SHOWS_A_CARD = ("passed_card", "kept_card", "drew_card")  # one for each draw of chance in a step, in its order


class Table:
    """A position and what is played from it.

    Args:
        hands: the titles in each seat's hand, from seat 0.
        turn: the seat whose turn it is, with its card drawn.
        rest: where every card goes that is named nowhere: "deck", "piles" (the discard piles), or a seat's hand.
    """

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
        self.events: list[Event] = []
        """What the last step reported."""
        self.check_census()

    def check_census(self) -> None:
        """Every card is somewhere, once."""
        assert census(self.state) == [card.copies for card in CARDS]

    def play(self, *lines: str, gives: Sequence[str] = ()) -> Table:
        """Play decisions; in the last one chance gives these cards, in the order of passing and drawing."""
        for line in lines:
            number = game.words.parse(line)
            refusal = game.run.refuse(self.state, number)
            assert refusal == 0, f"{line}: refused by {game.rule_number(refusal)}"
            outcomes = outcomes_for(self.state, number, gives if line is lines[-1] else ())
            self.events, self.state = step(game, self.state, number, outcomes)
            self.check_census()
        return self

    def why_not(self, line: str) -> str | None:
        """The number of the rule that forbids a decision now; None where it is open."""
        number = game.words.parse(line)
        refusal = game.run.refuse(self.state, number)
        assert (refusal == 0) == (line in self.open)
        return game.rule_number(refusal) if refusal else None

    @property
    def open(self) -> list[str]:
        """The decisions that are open now, as text."""
        return [game.words.format(number) for number in game.run.legal_actions(self.state)]

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.state.seat

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def damage(self) -> list[int]:
        """Each seat's counters."""
        return list(self.state.damage[: self.state.seats])

    @property
    def kinds(self) -> list[str]:
        """The kinds of events that the last step reported."""
        return [event.kind for event in self.events]

    def hand(self, seat: int) -> list[str]:
        """The titles in a hand."""
        return titles(self.state.hand[seat], self.state.hand_size[seat])

    def pile(self, name: str) -> list[str]:
        """The titles in a pile."""
        return titles(getattr(self.state, name), getattr(self.state, f"{name}_size")[0])

    def sight(self, seat: int):
        """What a seat may know."""
        return game.run.sight(self.state, seat)

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
    after, log = state.copy(), Log()
    chance = Chance.scripted([*outcomes, *[0] * (SCRIPT_MAX - len(outcomes))])
    game.run.apply(after, number, chance, log)
    given = [CARDS[event.facts[0]].title for event in game.words.events(log) if event.kind in SHOWS_A_CARD]
    return given, list(chance.asked[: chance.drawn])


def deal(hands: Sequence[Sequence[str]], dealer: int, *draws: str) -> list[int]:
    """The outcomes of chance that make `dealer` the dealer, deal these hands, and then draw these cards."""
    deck = list(COPIES.elements())
    script = [dealer]
    seats = [(dealer + 1 + i) % len(hands) for i in range(len(hands))]
    for title in [*(title for seat in seats for title in hands[seat]), *draws]:
        slot = deck.index(title)
        script.append(slot)
        deck[slot] = deck[-1]
        deck.pop()
    return script


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
