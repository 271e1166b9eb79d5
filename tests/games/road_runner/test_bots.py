"""The prior that guides a bot: it prefers what the hints recommend."""

import pytest

from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.bots import RISK, SAFEST
from runabout.games.road_runner.cards import CARDS
from tests.games.road_runner.table import Table, find_attempt


@pytest.mark.rule("RR-120", "RR-121")
def test_an_attempt_that_can_be_made_is_made_before_a_card_is_passed():
    table = Table(["Rocket", "Dud!", "Anvil"], [], [])
    assert table.highest_prior() == ["lay Rocket"]
    assert table.action_prior("pass") > 0
    table.play("lay Rocket")
    assert table.highest_prior() == ["call chase"]
    assert table.action_prior("take back Rocket") == 0


@pytest.mark.rule("RR-121")
def test_any_attempt_is_better_than_a_pass():
    for attempt in ATTEMPTS:
        table = Table([CARDS[title].title for title in attempt.titles], [], [])
        assert all(line.startswith("lay") for line in table.highest_prior())
        assert table.action_prior("pass") < min(table.action_prior(line) for line in table.highest_prior())


@pytest.mark.rule("RR-122")
def test_the_scheme_that_the_fewest_escapes_stop_is_the_one_to_lay():
    # Huge Boulder and Tightrope: two Oops! and two Gravity Failure!. Fan and Rocket: sixteen cards and more.
    table = Table(["Huge Boulder", "Tightrope", "Fan", "Rocket"], [], [])
    assert table.highest_prior() == ["lay Huge Boulder", "lay Tightrope"]
    assert RISK[0, find_attempt("drop", "Huge Boulder", "Tightrope")] == 4
    assert RISK[0, find_attempt("chase", "Fan", "Rocket")] == 16
    table.play("lay Rocket")  # once begun, what goes with it
    assert table.action_prior("lay Fan") == SAFEST + 1 - 16
    flying = Table(["Huge Boulder", "Tightrope", "Fan", "Hot Air Balloon"], [], []).play("lay Fan")
    chase = RISK[0, find_attempt("chase", "Fan", "Hot Air Balloon")]
    assert flying.action_prior("lay Hot Air Balloon") == SAFEST + 1 - chase < SAFEST + 1 - 4


@pytest.mark.rule("RR-122")
def test_the_count_of_escapes_goes_by_the_reading_that_the_table_plays():
    drop = find_attempt("drop", "Cliff", "Piano")
    assert list(RISK[:, drop]) == [4, 8]  # read literally, two Too Smart! and two Too Dumb! as well
    by_role, literally = (Table(["Cliff", "Piano"], [], [], literal=literal) for literal in (False, True))
    assert by_role.action_prior("lay Cliff") - literally.action_prior("lay Cliff") == 4


@pytest.mark.rule("RR-122")
def test_no_attempt_has_more_escapes_against_it_than_the_scale_allows():
    assert RISK.min() > 0
    assert RISK.max() < SAFEST


@pytest.mark.rule("RR-122")
def test_the_riskiest_attempt_is_worth_seven_passes():
    assert RISK.max() == RISK[1, find_attempt("launch", "Cannon")] == 18
    table = Table(["Cannon"], [], [], literal=True)
    assert table.action_prior("lay Cannon") == 7 * table.action_prior("pass")


@pytest.mark.parametrize(
    ("method", "cards"),
    [
        ("trap", ["Free Birdseed", "Cliff"]),
        ("ambush", ["Road", "Bear Trap"]),
        ("drop", ["Anvil", "Cliff"]),
        ("shot", ["Sling Shot", "Giant Arrow"]),
        ("chase", ["Long Slope", "Skateboard"]),
        ("launch", ["Catapult"]),
    ],
)
def test_what_is_laid_out_is_called_by_whichever_method(method, cards):
    spare = ["Rocket", "Fan"]  # for another attempt
    table = Table([*cards, *spare], [], []).play(*(f"lay {card}" for card in cards))
    assert table.highest_prior() == [f"call {method}"]
    assert {table.action_prior(line) for line in table.open if line.startswith("take back")} == {0}


@pytest.mark.rule("RR-123")
def test_an_attempt_of_another_is_stopped_while_it_is_open_by_what_hurts_most():
    table = Table(["Rocket"], ["Zoom!", "Dud!", "Backfire!", "Uh Oh!"], []).attempt("chase", "Rocket")
    assert table.highest_prior() == ["play Uh Oh!"]  # 4 damage
    assert all(table.action_prior(line) > table.action_prior("decline") for line in table.open if line != "decline")


@pytest.mark.rule("RR-123")
def test_escapes_are_saved_where_the_attempt_is_prevented_already():
    table = Table(["Rocket", "Road"], ["Zoom!"], ["Uh Oh!", "Dud!"], []).attempt("chase", "Rocket").play("play Zoom!")
    assert table.highest_prior() == ["decline"]
    assert table.action_prior("play Uh Oh!") > table.action_prior("play Dud!") > 0
    dual = Table(["Skateboard", "Fan"], ["Zoom!"], ["Giant Magnet"], reshuffled=True)
    assert dual.attempt("chase", "Skateboard", "Fan").play("play Zoom!").highest_prior() == ["decline"]
