"""Previews: declared by a game, made by its rule for many actions at once, and read as typed fields."""

from dataclasses import replace
from fractions import Fraction

import pytest

from runabout.core.errors import BadGame, Refused, Unreadable
from runabout.core.facts import FLAG, NUMBER
from runabout.core.forecast import Forecaster
from runabout.core.game import Functions
from runabout.core.previews import Previews
from runabout.core.rule import rule
from runabout.core.tone import Tone
from runabout.core.words import Display
from runabout.match import Match
from tests.laws.little import BOAST, DRAW, RANKS, LittleWords, game

ADDED = 100  #: to what a card is worth, so that it is told from nothing


@rule
def worth(sight, action, out):
    """Of High Card: what a card that is shown is worth, and whether another like it lies there already."""
    if action >= RANKS:
        return False
    out[0] = ADDED + action
    out[1] = sight.shown[action] > 0
    return True


def even(sight, told):
    """Not much of a roll, and none for the lowest card."""
    return {"heads": Fraction(1, 2), "held": Fraction(sight.hand_size[sight.seat], 12)} if told.worth > ADDED else {}


def of_little_worth(sight, told):
    """Who shows the lowest card is worse off."""
    return Tone.HARMS if told.worth == ADDED else Tone.NONE


PREVIEWS = Previews("What a card is worth.", worth, brief=("worth",), chances=even, worth=NUMBER, doubled=FLAG)
with_previews = replace(game, previews=PREVIEWS)


@pytest.fixture
def match():
    return Match(with_previews, 2, seed=5, options={"dealt": 3}, run=with_previews.interpreted)


def test_each_open_action_has_its_preview_and_those_without_are_left_out(match):
    told = match.previews()
    assert set(told) == {action.number for action in match.legal() if action.number < RANKS}
    assert all(one.worth == ADDED + number and one.action.number == number for number, one in told.items())
    assert all(one.plain == {"worth": one.worth, "doubled": False} for one in told.values())
    assert all(one.brief == {"worth": one.worth} for one in told.values())


def test_a_preview_is_made_of_what_is_seen_now(match):
    card = next(iter(match.previews()))
    before = match.previews()
    match.play(card)
    assert match.previews() is not before
    match.play(DRAW)
    found = match.previews()
    assert {number: one.doubled for number, one in found.items()} == {number: number == card for number in found}


def test_one_action_is_asked_for_by_number_or_text_and_has_to_be_open(match):
    card = next(iter(match.previews()))
    assert match.preview(card) == match.previews()[card]
    assert match.preview(match.game.words.actions[card].text) == match.previews()[card]
    assert match.preview(BOAST) is None
    closed = next(number for number in range(RANKS) if number not in match.previews())
    with pytest.raises(Refused):
        match.preview(closed)
    with pytest.raises(Unreadable):
        match.preview("fly away")


def test_chances_are_worked_out_when_they_are_asked_for(match):
    told, sight = match.previews(), match.sight(match.seat)
    dear = max(told.values(), key=lambda one: one.worth)
    assert dear.chances(sight) == {"heads": Fraction(1, 2), "held": Fraction(3, 12)}
    plain = Previews("What a card is worth.", worth, worth=NUMBER, doubled=FLAG)
    assert replace(dear, declared=plain).chances(sight) == {}


def test_what_a_preview_shows_of_harm_is_told_where_the_game_declares_it(match):
    seen = match.sight(match.seat).snapshot()
    telling = Previews("What a card is worth.", worth, tone=of_little_worth, worth=NUMBER, doubled=FLAG)
    one = next(iter(match.previews().values()))
    cheap, dear = (replace(one, declared=telling, numbers=(ADDED + more, 0)) for more in (0, 1))
    assert (cheap.tone(seen), dear.tone(seen), one.tone(seen)) == (Tone.HARMS, Tone.NONE, Tone.NONE)


def test_a_field_that_is_not_declared_is_named(match):
    one = next(iter(match.previews().values()))
    with pytest.raises(AttributeError, match="this preview has no field price; it has worth, doubled"):
        _ = one.price


def test_compiled_previews_are_those_of_the_interpreter(match):
    numbers = [action.number for action in match.legal()]
    compiled = Functions(with_previews, compiled=True).previews(match.sight(match.seat), numbers)
    assert compiled == match.previews()
    assert all(isinstance(number, int) for one in compiled.values() for number in one.numbers)


def test_a_game_without_previews_tells_nothing():
    match = Match(game, 2, seed=5, run=game.interpreted)
    assert match.previews() == {}
    assert match.preview(DRAW) is None


def test_once_the_game_is_over_nothing_is_told(match):
    while not match.over:
        match.play(match.legal()[0])
    assert match.previews() == {}


def test_words_may_say_a_preview_behind_what_they_say_otherwise(match):
    words = LittleWords()
    words.display = Display(
        hint=lambda sight, action: str(action), preview=lambda sight, action, told: f"worth {told.worth - ADDED}"
    )
    forecaster = match.forecaster(match.seat)
    assert isinstance(forecaster, Forecaster)
    for number, one in match.previews().items():
        assert forecaster.hint(words, one.action) == f"{one.action}; worth {number}"
        assert forecaster.hint(words, one.action, match.previews()) == f"{one.action}; worth {number}"
        assert forecaster.hint(words, one.action, {}) == str(one.action)
    assert forecaster.hint(words, words.actions[DRAW]) == "draw"


@pytest.mark.parametrize(
    ("brief", "fields", "said"),
    [
        (("price",), {"worth": NUMBER}, r"`brief` names fields of the previews \(worth\); price came"),
        ((), {}, "previews need a field"),
    ],
)
def test_a_declaration_that_is_wrong_is_named(brief, fields, said):
    with pytest.raises(BadGame, match=said):
        Previews("What a card is worth.", worth, brief=brief, **fields)


@pytest.mark.parametrize("wrong", [worth, Previews("Worth.", worth.function, worth=NUMBER)])
def test_what_is_no_declaration_is_refused(wrong):
    with pytest.raises(BadGame, match=r"`previews` is a core\.previews\.Previews whose rule is decorated with @rule"):
        replace(game, previews=wrong)
