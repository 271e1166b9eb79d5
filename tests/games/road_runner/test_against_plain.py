"""The rules compared with the plain second writing of them in plain.py."""

import random

import pytest

from runabout.games.road_runner import game
from runabout.games.road_runner.attempts import ATTEMPTS, SPEED
from runabout.games.road_runner.cards import CAPTURES, CARDS, FIRST_ESCAPE, Method
from runabout.games.road_runner.state import CALL, LAY, TAKE_BACK
from tests.games.road_runner import plain
from tests.games.road_runner.table import Table, harm

TITLES = [card.title for card in CARDS[:CAPTURES]]
ESCAPES = [card.title for card in CARDS[FIRST_ESCAPE:]]
METHODS = [method.name.casefold() for method in Method]
EVERY = {
    (METHODS[attempt.way.method], frozenset(TITLES[number] for number in attempt.titles)): attempt
    for attempt in ATTEMPTS
}


def near_legal_sets(count: int, seed: int) -> list[frozenset[str]]:
    """Sets of cards: legal ones with a card added, taken away or exchanged now and then, and some at random."""
    dice = random.Random(seed)
    known = sorted(sorted(cards) for _, cards in EVERY)
    found = []
    for _ in range(count):
        cards = set(dice.choice(known)) if dice.random() < 0.9 else set()
        for _ in range(dice.choice([0, 1, 1, 1, 2, 2, 3])):
            if cards and dice.random() < 0.4:
                cards.remove(dice.choice(sorted(cards)))
            else:
                cards.add(dice.choice(TITLES))
        found.append(frozenset(cards))
    return found


def test_both_read_the_same_titles():
    assert list(plain.CARDS) == TITLES


def test_every_attempt_is_legal_and_has_the_same_speed_in_both():
    for place, attempt in enumerate(ATTEMPTS):
        method, cards = METHODS[attempt.way.method], frozenset(TITLES[number] for number in attempt.titles)
        assert plain.is_legal(method, cards), cards
        assert plain.Attempt(method, cards, literal=False).speed == attempt.way.speed == SPEED[place], cards


def test_both_agree_on_12000_sets_of_cards_by_every_method():
    outcomes = {True: 0, False: 0}
    for cards in near_legal_sets(12_000, seed=1):
        for method in METHODS:
            expected = plain.is_legal(method, cards)
            assert ((method, cards) in EVERY) == expected, (method, cards)
            outcomes[expected] += 1
    assert min(outcomes.values()) > 2_000, "nearly all of the sets are of one kind"


@pytest.mark.parametrize("literal", [False, True], ids=["by-role", "literal"])
@pytest.mark.parametrize("escape", ESCAPES)
def test_both_agree_on_what_an_escape_does_to_each_of_the_210_attempts(escape, literal):
    assert len(EVERY) == 210
    for method, cards in EVERY:
        expected = plain.harm(escape, plain.Attempt(method, cards, literal))
        assert harm(escape, method, *cards, literal=literal) == expected, (method, cards)


def test_a_call_is_open_for_exactly_the_methods_that_the_cards_laid_make():
    sets = [cards for cards in near_legal_sets(1_000, seed=2) if 1 <= len(cards) <= 5]
    assert len(sets) > 800
    for cards in sets:
        table = Table([], [], [], laid=cards)
        called = {METHODS[a - CALL] for a in game.run.legal_actions(table.state) if CALL <= a < CALL + len(METHODS)}
        assert called == {method for method in METHODS if plain.is_legal(method, cards)}, cards


def test_both_offer_the_same_cards_to_lay_from_2000_hands():
    dice = random.Random(3)
    every = sorted({cards for _, cards in EVERY}, key=sorted)
    offered = 0
    for _ in range(2_000):
        wanted = dice.choice(every)
        laid = frozenset(dice.sample(sorted(wanted), dice.randrange(len(wanted) + 1)))
        hand = frozenset(dice.sample(TITLES, dice.randrange(10))) | frozenset(
            card for card in wanted if dice.random() < 0.8
        )
        table = Table(hand - laid, [], [], laid=laid)
        open_now = {TITLES[a - LAY] for a in game.run.legal_actions(table.state) if LAY <= a < TAKE_BACK}
        assert open_now == plain.could_join(hand - laid, laid, every), (hand, laid)
        offered += len(open_now)
    assert offered > 2_000
