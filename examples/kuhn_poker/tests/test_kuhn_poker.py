"""Kuhn poker against its rules, and against numbers from the literature."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from kuhn_poker import GAME
from kuhn_poker.hidden import HIDDEN
from kuhn_poker.state import CARDS, SEATS, Card, Move

from runabout.core.chance import Chance
from runabout.core.errors import Refused
from runabout.core.log import Log
from runabout.core.outcomes import outcomes
from runabout.match import Match, Script
from runabout.testing import check_game

RUN = GAME.interpreted


def deals() -> Iterator[Any]:
    """The state after each of the six equally likely deals."""
    for first, second in product(range(CARDS), range(CARDS - 1)):
        state = GAME.State()
        state.seats = SEATS
        RUN.setup(state, GAME.new_options(), Chance.scripted([first, second]), Log())
        yield state


def histories(state: Any) -> Iterator[Any]:
    """Every state that can follow, this one among them."""
    yield state
    for action in RUN.legal_actions(state):
        for outcome in outcomes(GAME, state, action):
            yield from histories(outcome.state)


@pytest.fixture(scope="module")
def every_state() -> list[Any]:
    return [state for deal in deals() for state in histories(deal)]


def dealt(*cards: Card, **options: int) -> Match:
    """A match in which the seats were dealt these cards."""
    deck = [Card.JACK, Card.QUEEN, Card.KING]
    script = []
    for card in cards:
        slot = deck.index(card)
        script.append(slot)
        deck[slot] = deck[-1]  # as core.piles.draw fills the gap
        deck.pop()
    return Match(GAME, SEATS, options=options, seed=Script(script), run=RUN)


# --- The rules --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KP-001")
@pytest.mark.rule("KP-002")
def test_each_of_the_six_deals_gives_two_cards_of_three() -> None:
    hands = {tuple(state.card.tolist()) for state in deals()}
    assert hands == set(product((1, 2, 3), repeat=2)) - {(1, 1), (2, 2), (3, 3)}
    assert all(state.paid.tolist() == [1, 1] for state in deals())


@pytest.mark.rule("KP-003")
def test_the_first_player_checks_or_bets() -> None:
    match = dealt(Card.JACK, Card.KING)
    assert match.seat == 0
    assert [action.text for action in match.legal()] == ["check", "bet"]


@pytest.mark.rule("KP-004")
def test_there_is_one_bet_in_a_game() -> None:
    match = dealt(Card.JACK, Card.KING, stake=4)
    match.play("bet")
    assert match.state.paid.tolist() == [5, 1]
    with pytest.raises(Refused, match="KP-004") as caught:
        match.play("bet")
    assert "one bet in a game" in caught.value.reason


@pytest.mark.rule("KP-005")
def test_nothing_can_be_called_before_a_bet() -> None:
    with pytest.raises(Refused, match="KP-005"):
        dealt(Card.JACK, Card.KING).play("call")


@pytest.mark.rule("KP-006")
def test_who_folds_loses_and_no_card_is_shown() -> None:
    match = dealt(Card.JACK, Card.KING)
    for action in ("check", "bet", "fold"):
        match.play(action)
    assert match.outcome().winners == (1,)
    assert match.sight(-1).shown.tolist() == [0, 0]


@pytest.mark.rule("KP-007")
@pytest.mark.rule("KP-008")
@pytest.mark.parametrize(("actions", "scores"), [(("check", "check"), [-1, 1]), (("bet", "call"), [-2, 2])])
def test_the_higher_card_takes_the_pot(actions: tuple[str, ...], scores: list[int]) -> None:
    match = dealt(Card.QUEEN, Card.KING)
    for action in actions:
        match.play(action)
    assert RUN.scores(match.state) == scores
    assert match.sight(-1).shown.tolist() == [Card.QUEEN, Card.KING]


def test_a_shown_card_lies_under_the_name_of_its_seat() -> None:
    match = dealt(Card.QUEEN, Card.KING)
    match.play("bet")
    match.play("call")
    assert match.scene(-1).piles == {"hand:0": {"queen": 1}, "hand:1": {"king": 1}}
    assert [(area.title, area.seat, area.places) for area in match.plan().areas if area.kind == "pile"] == [
        ("Card", 0, ("hand:0",)),
        ("Card", 1, ("hand:1",)),
    ]


def test_the_one_who_decides_is_asked_what_may_be_played() -> None:
    match = dealt(Card.QUEEN, Card.KING)
    asked = [match.words.asked(match.sight(viewer), ["Ann", "Ben"]) for viewer in (-1, 0, 1)]
    assert asked == ["Ann: check or bet.", "You: check or bet.", "Ann: check or bet."]
    match.play("bet")
    assert match.words.asked(match.sight(-1), ["Ann", "Ben"]) == "Ben: call the bet or fold."
    match.play("fold")
    assert match.words.asked(match.sight(-1), ["Ann", "Ben"]) == "The pot is won."


@pytest.mark.rule("KP-007")
def test_before_the_last_check_the_other_card_has_even_odds() -> None:
    match = dealt(Card.QUEEN, Card.KING)
    match.play("check")
    found = match.forecast(1, "check", tables=400)
    assert [(event.kind, event.seat) for event in found.certain] == [("checked", 1), ("showed", 1)]
    assert found.share("showed", card=Card.JACK) == pytest.approx(1 / 2, abs=0.1)
    assert found.share("showed", card=Card.QUEEN) == pytest.approx(1 / 2, abs=0.1)
    assert (found.over, found.next_seat) == (True, -1)


@pytest.mark.rule("KP-009")
def test_once_it_is_over_nothing_can_be_done() -> None:
    match = dealt(Card.QUEEN, Card.KING)
    match.play("check")
    match.play("check")
    with pytest.raises(Refused, match="KP-009"):
        match.play("bet")


def test_it_keeps_every_law() -> None:
    check_game(GAME, hidden=HIDDEN)


# --- Numbers from the literature --------------------------------------------------------------------------------------


def test_its_histories_are_as_many_as_the_literature_says(every_state: list[Any]) -> None:
    # 58 in OpenSpiel's count, which has 4 chance nodes besides: before the first card, and before the second.
    over = Counter(bool(state.over) for state in every_state)
    assert over == {False: 24, True: 30}


def test_it_has_twelve_information_sets(every_state: list[Any]) -> None:
    sets = Counter((state.seat, seen_by_the_seat_to_act(state)) for state in every_state if not state.over)
    assert len(sets) == 12
    assert set(sets.values()) == {2}  # the other player has one of two cards


def seen_by_the_seat_to_act(state: Any) -> bytes:
    return bytes(RUN.sight(state, state.seat).buffer.tobytes())


Strategy = Mapping[tuple[int, int], Fraction]
"""The probability of betting or calling, by own card and number of what came before (0 nothing, 1 check, 2 bet)."""


def situation(state: Any) -> tuple[int, int]:
    return int(state.card[state.seat]), 2 if state.bet else int(state.checked)


def value(state: Any, strategies: tuple[Strategy, Strategy]) -> Fraction:
    """What the first player wins on average from here on, exactly."""
    if state.over:
        return Fraction(RUN.scores(state)[0])
    brave = strategies[state.seat][situation(state)]
    found = Fraction(0)
    for action in RUN.legal_actions(state):
        share = brave if action in (Move.BET, Move.CALL) else 1 - brave
        if share:
            for outcome in outcomes(GAME, state, action):
                found += share * outcome.probability * value(outcome.state, strategies)
    return found


def value_of_game(strategies: tuple[Strategy, Strategy]) -> Fraction:
    values = [value(state, strategies) for state in deals()]
    return sum(values, Fraction(0)) / len(values)


def pure_strategies(asked: tuple[int, int]) -> Iterator[Strategy]:
    """All 64 ways of a player to answer each of six situations: three cards, and the two numbers `asked`."""
    situations = list(product((Card.JACK, Card.QUEEN, Card.KING), asked))
    for answers in product((Fraction(0), Fraction(1)), repeat=len(situations)):
        yield dict(zip(situations, answers, strict=True))


ALPHA = Fraction(1, 5)  # any from 0 to 1/3 is optimal
FIRST: Strategy = {
    (Card.JACK, 0): ALPHA,
    (Card.QUEEN, 0): Fraction(0),
    (Card.KING, 0): 3 * ALPHA,
    (Card.JACK, 2): Fraction(0),
    (Card.QUEEN, 2): ALPHA + Fraction(1, 3),
    (Card.KING, 2): Fraction(1),
}
SECOND: Strategy = {
    (Card.JACK, 1): Fraction(1, 3),
    (Card.QUEEN, 1): Fraction(0),
    (Card.KING, 1): Fraction(1),
    (Card.JACK, 2): Fraction(0),
    (Card.QUEEN, 2): Fraction(1, 3),
    (Card.KING, 2): Fraction(1),
}
"""Kuhn's solution (H. W. Kuhn, A simplified two-person poker, 1950)."""


def test_its_value_is_one_eighteenth_for_the_second_player() -> None:
    """Neither can do better against the solution, whatever pure strategy is tried: so it is the game's value."""
    assert value_of_game((FIRST, SECOND)) == Fraction(-1, 18)
    assert max(value_of_game((first, SECOND)) for first in pure_strategies((0, 2))) == Fraction(-1, 18)
    assert min(value_of_game((FIRST, second)) for second in pure_strategies((1, 2))) == Fraction(-1, 18)
