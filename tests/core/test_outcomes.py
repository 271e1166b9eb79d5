from collections import Counter
from fractions import Fraction

import pytest

from runabout.core import outcomes as module
from runabout.core.chance import SCRIPT_MAX, Chance, key_from, next_word, pick, roll
from runabout.core.errors import BadGame
from runabout.core.log import Log
from runabout.core.outcomes import few_outcomes, outcomes
from runabout.core.record import Record
from runabout.core.rule import rule
from runabout.games.road_runner import game as road_runner
from runabout.games.road_runner.cards import NUMBER
from runabout.games.road_runner.state import DECK, PASS
from tests.core.tiny import HOP, REST, SHOW, game


class Step:
    """A game of which a test gives one step, in place of the little game's own."""

    def __init__(self, apply):
        self.run = self
        self.apply = apply
        self.words = game.words


def begun():
    state = game.State()
    state.seats = 2
    game.interpreted.setup(state, game.new_options({"home": 50}), Chance.scripted([3, 1]), Log())
    return state


def test_two_dice_come_out_in_36_ways_in_the_order_of_what_was_rolled():
    found = list(outcomes(game, begun(), HOP))
    assert [outcome.drawn for outcome in found] == [(a, b) for a in range(6) for b in range(6)]
    assert {outcome.probability for outcome in found} == {Fraction(1, 36)}


def test_each_outcome_has_the_state_and_the_events_that_follow_from_it():
    for outcome in outcomes(game, begun(), HOP):
        sum_of_dice = sum(outcome.drawn) + 2
        assert outcome.state.place[0] == sum_of_dice
        assert [(event.kind, event.seat, event.facts[0]) for event in outcome.events] == [("hopped", 0, sum_of_dice)]


def test_state_that_is_asked_about_stays_as_it_was():
    state = begun()
    before = bytes(state)
    list(outcomes(game, state, HOP))
    assert bytes(state) == before


@pytest.mark.parametrize("action", [SHOW, REST])
def test_step_without_chance_has_one_certain_outcome(action):
    state = begun()
    state.place[0] = 5
    (only,) = outcomes(game, state, action)
    assert (only.probability, only.drawn) == (1, ())


@rule
def uneven(state: Record, action: int, chance: Chance, log: Log) -> None:
    """A step in which the first draw decides how many follow, and one draw has a single outcome."""
    first = pick(chance, 3)
    for _ in range(first):
        pick(chance, 2)
    pick(chance, 1)


def test_draws_that_depend_on_draws_are_each_weighed_with_what_they_depend_on():
    found = {outcome.drawn: outcome.probability for outcome in outcomes(Step(uneven), begun(), 0)}
    third = Fraction(1, 3)
    assert found == {
        (0, 0): third,
        (1, 0, 0): third / 2,
        (1, 1, 0): third / 2,
        (2, 0, 0, 0): third / 4,
        (2, 0, 1, 0): third / 4,
        (2, 1, 0, 0): third / 4,
        (2, 1, 1, 0): third / 4,
    }
    assert sum(found.values()) == 1


def passing():
    """Road Runner, three seats: the first is about to pass one of three cards, and the next will then draw one."""
    state = road_runner.State()
    state.seats = 3
    options = road_runner.new_options({"dealt": 2, "dealer": 3})
    road_runner.run.setup(state, options, Chance.seeded(key_from("passing")), Log())
    assert (state.seat, state.hand_size[0], state.deck_size[0]) == (0, 3, DECK - 7)
    return state


def test_pass_from_a_hand_of_three_has_every_card_of_the_hand_and_then_of_the_pile():
    state = passing()
    found = list(outcomes(road_runner, state, PASS))
    assert len(found) == 3 * (DECK - 7)
    assert {outcome.probability for outcome in found} == {Fraction(1, 3 * (DECK - 7))}
    assert sum(outcome.probability for outcome in found) == 1


def test_chance_to_pass_a_certain_card_is_exact():
    state = passing()
    passed = Counter()
    for outcome in outcomes(road_runner, state, PASS):
        (card,) = [event.facts[0] for event in outcome.events if event.kind == "passed_card"]
        passed[card] += outcome.probability
    assert sorted(passed) == sorted(set(state.hand[0, :3]))
    assert set(passed.values()) == {Fraction(1, 3)}


def test_chance_to_draw_a_title_is_as_many_as_there_are_of_it():
    state = passing()
    drawn = Counter()
    for outcome in outcomes(road_runner, state, PASS):
        (card,) = [event.facts[0] for event in outcome.events if event.kind == "drew_card"]
        drawn[card] += outcome.probability
    birdseed = NUMBER["Free Birdseed"]
    in_pile = list(state.deck[: state.deck_size[0]]).count(birdseed)
    assert in_pile > 0
    assert drawn[birdseed] == Fraction(in_pile, DECK - 7)


@rule
def many_dice(state: Record, action: int, chance: Chance, log: Log) -> None:
    """Six outcomes to the power of the action."""
    for _ in range(action):
        roll(chance, 6)


def test_step_with_as_many_outcomes_as_are_listed_is_not_too_large(monkeypatch):
    monkeypatch.setattr(module, "OUTCOMES_MAX", 36)
    assert sum(outcome.probability for outcome in outcomes(Step(many_dice), begun(), 2)) == 1


def test_step_with_more_outcomes_is_too_large(monkeypatch):
    monkeypatch.setattr(module, "OUTCOMES_MAX", 35)
    with pytest.raises(BadGame, match="more than 35 outcomes: this step is too large to list"):
        list(outcomes(Step(many_dice), begun(), 2))


def test_step_that_draws_more_than_a_script_holds_is_too_large():
    with pytest.raises(BadGame, match=f"{SCRIPT_MAX + 1} draws were made"):
        next(outcomes(Step(many_dice), begun(), SCRIPT_MAX + 1))


def test_first_outcomes_can_be_had_without_the_rest():
    first = next(outcomes(Step(many_dice), begun(), SCRIPT_MAX))
    assert first.probability == Fraction(1, 6**SCRIPT_MAX)


# --- Of anything that draws -------------------------------------------------------------------------------------------

KEY = key_from("few")


def test_few_outcomes_have_their_exact_probabilities_in_the_order_of_what_was_drawn():
    def second_die_after_a_one(chance):
        first = roll(chance, 6)
        return (first, roll(chance, 4)) if first == 1 else (first,)

    found = few_outcomes(second_die_after_a_one, KEY, 9)
    assert found == [(Fraction(1, 24), (1, two)) for two in (1, 2, 3, 4)] + [
        (Fraction(1, 6), (one,)) for one in (2, 3, 4, 5, 6)
    ]
    assert few_outcomes(second_die_after_a_one, KEY, 8) is None


def test_what_is_drawn_again_until_it_fits_ends_and_is_too_much_to_list():
    def not_zero(chance):
        while not (drawn := pick(chance, 3)):
            pass
        return drawn

    assert few_outcomes(not_zero, KEY, 50) is None


def test_a_draw_from_one_thing_is_no_choice():
    def three_alike(chance):
        return [pick(chance, 1) for _ in range(3)]

    assert few_outcomes(three_alike, KEY, 2) == [(Fraction(1), [0, 0, 0])]


def test_chance_that_is_used_without_a_pick_cannot_be_listed():
    assert few_outcomes(next_word, KEY, 50) is None
    assert few_outcomes(lambda chance: None, KEY, 50) == [(Fraction(1), None)]
