"""Capture attempts: laying cards, calling them, catching the bird."""

import pytest

from runabout.games.road_runner import game
from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.cards import CARDS, DUAL
from runabout.games.road_runner.state import Phase
from tests.games.playing import step
from tests.games.road_runner.table import Table

TAKE_BACK = "take back Rocket"


@pytest.mark.rule("RR-060")
def test_an_attempt_is_laid_card_by_card_and_then_declared_for_all_to_see():
    table = Table(["Anvil", "Cliff", "Oops!"], [], []).play("lay Cliff", "lay Anvil")
    assert table.pile("laid") == ["Anvil", "Cliff"]
    assert table.hand(0) == ["Oops!"]
    table.play("call drop")
    called = table.events[0]
    assert called.kind == "called"
    assert all(called.known_to(seat) for seat in (0, 1, 2, -1))
    attempt = ATTEMPTS[called.facts[0]]
    assert ([CARDS[t].title for t in attempt.titles], attempt.way.method.name) == (["Anvil", "Cliff"], "DROP")
    assert table.state.phase == Phase.ESCAPE


@pytest.mark.rule("RR-060")
def test_only_cards_in_the_own_hand_can_be_laid():
    table = Table(["Anvil", "Cliff"], ["Rocket"], [])
    assert table.why_not("lay Rocket") == "RR-060"
    assert table.why_not("lay Anvil") is None


@pytest.mark.rule("RR-061")
@pytest.mark.parametrize("method", ["trap", "ambush", "drop", "shot", "chase", "launch"])
def test_a_method_that_the_cards_do_not_make_cannot_be_called(method):
    table = Table(["Anvil", "Cliff"], [], []).play("lay Anvil", "lay Cliff")
    assert table.why_not(f"call {method}") == (None if method == "drop" else "RR-061")


@pytest.mark.rule("RR-061")
def test_nothing_laid_is_no_attempt():
    table = Table(["Rocket"], [], [])
    assert table.why_not("call chase") == "RR-061"
    assert not any(line.startswith("call") for line in table.open)


@pytest.mark.rule("RRA-02")
def test_a_card_that_can_no_longer_become_part_of_an_attempt_is_not_offered():
    table = Table(["Anvil", "Cliff", "Road", "Skis", "Huge Boulder"], [], [])
    assert table.open == ["lay Anvil", "lay Huge Boulder", "lay Cliff", "pass"]
    assert table.why_not("lay Road") == "RRA-02"
    assert table.why_not("lay Skis") == "RRA-02"
    table.play("lay Anvil")
    assert table.open == ["lay Cliff", "take back Anvil"]
    assert table.why_not("lay Huge Boulder") == "RRA-02"


@pytest.mark.rule("RRA-02")
def test_each_attempt_can_be_laid_from_a_hand_of_its_cards_alone():
    for attempt in ATTEMPTS:
        titles = [CARDS[title].title for title in attempt.titles]
        table = Table(titles, [], [])
        assert {line for line in table.open if line.startswith("lay")} == {f"lay {title}" for title in titles}
        assert {table.why_not(f"lay {title}") for title in titles} == {None}


@pytest.mark.rule("RRA-02")
def test_a_second_birdseed_is_never_laid_beside_the_first():
    table = Table(["Free Birdseed", "Free Birdseed", "Ball Bearings", "Giant Magnet"], [], [])
    table.play("lay Free Birdseed")
    assert "lay Free Birdseed" not in table.open
    assert table.why_not("lay Free Birdseed") == "RRA-02"
    table.play("lay Ball Bearings", "lay Giant Magnet", "call trap")
    assert table.hand(0) == ["Free Birdseed"]


@pytest.mark.rule("RR-017")
@pytest.mark.parametrize("dual", [card.title for card in DUAL])
@pytest.mark.parametrize("reshuffled", [False, True], ids=["before the reshuffle", "after it"])
def test_a_dual_card_may_be_used_to_capture_at_any_time(dual, reshuffled):
    company = {
        "Giant Magnet": ("trap", "Ball Bearings", "Free Birdseed"),
        "Rolling Boulder": ("ambush", "Road"),
        "Retractable Steel Wall": ("ambush", "Road"),
        "Tiger Trap": ("ambush", "Road"),
        "Piano": ("trap", "Dynamite"),
    }
    method, *others = company[dual]
    table = Table([dual, *others], [], [], reshuffled=reshuffled).attempt(method, *others, dual)
    assert dual in table.pile("laid")


@pytest.mark.rule("RRA-20")
@pytest.mark.parametrize("card", ["Dynamite", "Bomb", "Bear Trap"])
def test_cards_that_make_two_methods_are_what_the_player_declares(card):
    hands = [["Winding Mountain Road", card], ["Gravity Failure!", "Why Didn't It Work?!"], []]
    table = Table(*hands).play("lay Winding Mountain Road", f"lay {card}")
    assert [line for line in table.open if line.startswith("call")] == ["call ambush", "call drop"]
    ambush, drop = Table(*hands), Table(*hands)
    ambush.attempt("ambush", "Winding Mountain Road", card)
    drop.attempt("drop", "Winding Mountain Road", card)
    assert ambush.open == ["play Why Didn't It Work?!", "decline"]
    assert drop.open == ["play Gravity Failure!", "decline"]


@pytest.mark.rule("RRA-28")
def test_the_piano_serves_in_one_method_only():
    cards = ["Piano", "Dynamite", "Cliff"]
    table = Table(cards, ["Too Smart!", "Gravity Failure!"], []).play(*(f"lay {card}" for card in cards))
    assert [line for line in table.open if line.startswith("call")] == ["call trap"]
    table.play("call trap")
    assert table.open == ["play Too Smart!", "decline"]
    table.play("play Too Smart!")
    assert table.damage[0] == 4  # the Cliff is the TRAP
    table = Table(cards, [], []).play("lay Piano", "lay Cliff")
    assert [line for line in table.open if line.startswith("call")] == ["call drop"]


@pytest.mark.rule("RR-073")
def test_an_attempt_that_nobody_prevents_ends_the_game_on_the_spot():
    table = Table(["Rocket", "Anvil"], [], []).attempt("chase", "Rocket").play("decline", "decline")
    assert table.state.over == 1
    assert (table.state.winner, table.kinds) == (0, ["declined", "caught"])
    assert table.pile("laid") == ["Rocket"]
    for line in ("pass", "lay Anvil", "decline", "call chase"):
        assert table.why_not(line) == "RR-073"
    assert game.run.scores(table.state) == [1, 0, 0]


@pytest.mark.rule("RRA-30")
def test_cards_laid_are_nobody_elses_to_see_before_the_call():
    table = Table(["Anvil", "Cliff"], [], []).play("lay Anvil")
    assert [event.kind for event in table.events if event.known_to(0)] == ["laid"]
    assert not any(event.known_to(seat) for event in table.events for seat in (1, 2, -1))
    table.play("take back Anvil")
    assert not any(event.known_to(seat) for event in table.events for seat in (1, 2, -1))
    assert table.events[0].kind == "took_back"


@pytest.mark.rule("RRA-30")
def test_before_the_call_a_card_may_be_taken_back_and_a_call_or_an_escape_shows_what_was_hidden():
    table = Table(["Anvil", "Cliff"], ["Oops!"], []).play("lay Anvil")
    assert not table.events[0].reveals
    table.play("lay Cliff", "call drop")
    assert table.events[0].reveals
    table.play("play Oops!")
    assert table.events[0].reveals
    table.play("decline")
    assert not table.events[0].reveals


@pytest.mark.rule("RRA-30")
def test_only_what_lies_before_you_can_be_taken_back_and_it_comes_back_to_your_hand():
    table = Table(["Anvil", "Cliff", "Oops!"], [], []).play("lay Anvil")
    assert table.why_not("take back Cliff") == "RRA-30"
    table.play("take back Anvil")
    assert table.hand(0) == ["Anvil", "Cliff", "Oops!"]
    assert table.pile("laid") == []
    assert table.why_not("take back Anvil") == "RRA-30"


@pytest.mark.rule("RRA-31")
def test_after_taking_back_12_times_no_card_is_laid_that_turn():
    table = Table(["Rocket", "Rocket Motor", "Oops!"], ["Anvil", "Cliff"], [])
    for _ in range(11):
        table.play("lay Rocket", TAKE_BACK)
    assert table.why_not("lay Rocket") is None
    table.play("lay Rocket", "lay Rocket Motor", "take back Rocket Motor")
    assert table.open == [TAKE_BACK, "call chase"]  # what lies may still be called or taken back
    assert table.why_not("lay Rocket Motor") == "RRA-31"
    table.play(TAKE_BACK)
    assert table.open == ["pass"]
    assert table.why_not("lay Rocket") == "RRA-31"
    table.play("pass", gives=["Oops!"])
    assert "lay Anvil" in table.open  # the next turn begins anew


@pytest.mark.rule("RRA-31")
def test_cards_laid_may_still_be_called_after_12_take_backs():
    table = Table(["Rocket", "Rocket Motor"], [], []).play("lay Rocket")
    for _ in range(12):
        table.play("lay Rocket Motor", "take back Rocket Motor")
    table.play("call chase")
    assert table.state.phase == Phase.ESCAPE


def test_a_number_that_is_no_action_is_refused():
    table = Table(["Rocket"], [], [])
    for number in (-1, game.actions):
        assert game.rule_number(game.run.refuse(table.state, number)) == "RR-041"


def test_laying_and_taking_back_draw_on_nothing():
    table = Table(["Rocket"], [], [])
    for line in ("lay Rocket", TAKE_BACK):
        _, table.state = step(game, table.state, game.words.parse(line), ())
    assert table.hand(0) == ["Rocket"]
