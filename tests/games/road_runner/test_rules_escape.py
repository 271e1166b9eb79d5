"""Escapes: who is asked, what may be played, and what comes of it."""

import pytest

from runabout.games.road_runner import game
from runabout.games.road_runner.cards import DUAL
from tests.games.road_runner.table import Table

FAST = ["Rocket", "Road"]  # a chase of Speed 3 with EXPLOSIVE 3, and a card to go on with


def chase(*others, **laid_out):
    """Seat 0 has called a chase with the Rocket; the other seats hold these cards."""
    return Table(FAST, *others, **laid_out).attempt("chase", "Rocket")


@pytest.mark.rule("RR-080")
@pytest.mark.parametrize("turn", range(5))
def test_every_other_player_is_asked_once_clockwise_from_the_attempters_left(turn):
    hands = [[] for _ in range(5)]
    hands[turn] = FAST
    table = Table(*hands, turn=turn).attempt("chase", "Rocket")
    asked = []
    while not table.state.over:
        asked.append(table.seat)
        table.play("decline")
    assert asked == [(turn + i) % 5 for i in (1, 2, 3, 4)]


@pytest.mark.rule("RR-080")
def test_an_escape_answers_an_attempt_and_nothing_else():
    table = Table([*FAST, "Zoom!"], [], [])
    assert table.why_not("play Zoom!") == "RR-080"
    assert table.why_not("decline") == "RR-080"
    table.attempt("chase", "Rocket")
    assert table.why_not("pass") == "RR-080"
    assert table.why_not("lay Road") == "RR-080"
    assert table.why_not("take back Rocket") == "RR-080"
    assert table.why_not("call chase") == "RR-080"


@pytest.mark.rule("RR-081")
def test_only_an_escape_that_would_prevent_the_attempt_may_be_played():
    table = chase(["Burst Of Speed!", "Zoom!", "Cactus!", "Dud!"], [])
    assert table.open == ["play Zoom!", "play Dud!", "decline"]
    assert table.why_not("play Burst Of Speed!") == "RR-081"
    assert table.why_not("play Cactus!") == "RR-081"
    assert table.why_not("play Beep Beep!") == "RR-060"  # not in hand


@pytest.mark.rule("RR-082")
def test_one_chance_is_for_one_escape_even_with_more_in_hand():
    table = chase(["Zoom!", "Dud!", "Dud!"], ["Anvil"]).play("play Dud!")
    assert table.seat == 2
    assert table.hand(1) == ["Zoom!", "Dud!"]
    assert table.pile("played") == ["Dud!"]


@pytest.mark.rule("RR-083")
def test_an_escape_held_back_stays_back_until_the_attempt_is_over():
    table = chase(["Zoom!"], []).play("decline")
    assert table.seat == 2
    table.play("decline")
    assert table.state.over == 1
    assert table.hand(1) == ["Zoom!"]


@pytest.mark.rule("RR-084")
def test_an_attempt_succeeds_even_where_somebody_held_a_card_to_stop_it():
    table = chase(["Zoom!"], ["Beep Beep!"]).play("decline", "decline")
    assert table.state.winner == 0


@pytest.mark.rule("RR-085")
def test_players_still_to_be_asked_may_play_on_an_attempt_already_prevented():
    table = chase(["Zoom!"], ["Uh Oh!"], ["Dud!"]).play("play Zoom!")
    assert table.state.foiled == 1
    assert table.open == ["play Uh Oh!", "decline"]
    table.play("play Uh Oh!")
    assert table.events[0].facts[1:] == (4, 1)  # 4 damage; it was prevented already
    assert table.open == ["play Dud!", "decline"]


@pytest.mark.rule("RR-086")
def test_the_damage_of_all_the_escapes_played_is_suffered():
    table = chase(["Uh Oh!"], ["Backfire!"], ["Boulder!"]).play("play Uh Oh!", "play Backfire!")
    assert table.damage == [7, 0, 0, 0]  # Speed + 1, and EXPLOSIVE 3
    table.play("play Boulder!")
    assert table.events[1].kind == "foiled"
    assert table.events[1].facts[0] == 4 + 3 + 4


@pytest.mark.rule("RR-088")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["Rocket"], 3),
        (["Rocket", "Rocket Motor"], 4),
        (["Rocket", "Long Slope"], 1),
        (["Leg Muscle Growth Pills"], 2),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_the_same_escape_hurts_by_the_numbers_on_the_cards_used(cards, expected):
    table = Table(cards, ["Cliff Face!"], []).attempt("chase", *cards).play("play Cliff Face!")
    assert table.damage[0] == expected


@pytest.mark.rule("RR-089")
def test_a_player_missing_turns_plays_escapes_as_usual():
    table = chase(["Zoom!"], [], damage=[0, 2, 0])
    assert table.seat == 1
    table.play("play Zoom!")
    assert table.state.foiled == 1
    assert table.damage == [0, 2, 0]


@pytest.mark.rule("RR-018")
@pytest.mark.parametrize("dual", [card.title for card in DUAL])
def test_a_dual_card_is_no_escape_before_the_first_reshuffle(dual):
    attempts = {
        "Giant Magnet": ("chase", "Skateboard", "Long Slope"),
        "Rolling Boulder": ("launch", "Catapult"),
        "Retractable Steel Wall": ("launch", "Catapult"),
        "Tiger Trap": ("chase", "Rocket"),
        "Piano": ("ambush", "Road", "Bear Trap"),
    }
    method, *cards = attempts[dual]
    asleep = Table(cards, [dual], []).attempt(method, *cards)
    assert asleep.open == ["decline"]
    assert asleep.why_not(f"play {dual}") == "RR-018"
    awake = Table(cards, [dual], [], reshuffled=True).attempt(method, *cards)
    assert awake.open == [f"play {dual}", "decline"]
    assert awake.play(f"play {dual}").state.foiled == 1


@pytest.mark.rule("RR-018", "RR-081")
def test_a_dual_card_that_is_awake_must_fit_as_well():
    table = Table(["Catapult"], ["Tiger Trap", "Piano"], [], reshuffled=True).attempt("launch", "Catapult")
    assert table.open == ["decline"]
    assert table.why_not("play Tiger Trap") == "RR-081"


@pytest.mark.rule("RR-019")
def test_a_dual_card_that_never_left_the_hand_wakes_with_the_reshuffle():
    table = Table(["Oops!"], ["Rocket"], ["Tiger Trap"], deck=["Dud!"], captures=["Anvil"], rest=0)
    table.play("pass", gives=["Oops!", "Dud!"])
    assert table.pile("deck") == ["Anvil"]
    table.attempt("chase", "Rocket")
    assert table.open == ["play Tiger Trap", "decline"]


@pytest.mark.rule("RRA-16")
def test_the_attempter_is_never_asked():
    table = Table(["Rocket", "Zoom!", "Dud!"], [], []).attempt("chase", "Rocket")
    asked = set()
    while not table.state.over:
        asked.add(table.seat)
        table.play("decline")
    assert asked == {1, 2}
    assert table.hand(0) == ["Zoom!", "Dud!"]


@pytest.mark.rule("RRA-17")
def test_an_escape_must_fit_even_once_the_attempt_has_been_prevented():
    table = chase(["Zoom!"], ["Cactus!", "Oops!"]).play("play Zoom!")
    assert table.open == ["decline"]
    assert table.why_not("play Cactus!") == "RR-081"


@pytest.mark.rule("RRA-18")
def test_no_damage_prevents_an_attempt_all_the_same():
    cards = ["Road", "Knife And Fork"]
    table = Table([*cards, "Sail"], ["Why Didn't It Work?!"], []).attempt("ambush", *cards)
    table.play("play Why Didn't It Work?!", "decline")
    assert table.state.over == 0
    assert table.damage == [0, 0, 0]
    assert table.turn == 1


@pytest.mark.rule("RRA-19")
def test_a_rock_formation_does_no_damage_to_a_launcher():
    table = Table(["Giant Bow"], ["U-Shaped Rock Formation!"], []).attempt("launch", "Giant Bow")
    assert table.play("play U-Shaped Rock Formation!").damage == [0, 0, 0]
    table = Table(["Giant Bow", "Bomb"], ["U-Shaped Rock Formation!"], []).attempt("shot", "Giant Bow", "Bomb")
    assert table.play("play U-Shaped Rock Formation!").damage == [1, 0, 0]


@pytest.mark.rule("RRA-26")
def test_a_seat_that_holds_nothing_is_asked_like_any_other():
    table = chase([], ["Zoom!"], [])
    for seat in (1, 2, 3):
        assert table.seat == seat
        assert "decline" in table.open
        table.play("decline")
        assert table.events[0].kind == "declined"
        assert all(table.events[0].known_to(viewer) for viewer in (0, 1, 2, 3, -1))


def test_in_a_chance_to_escape_the_deciding_seat_is_not_the_one_whose_turn_it_is():
    table = chase([], [])
    assert (table.turn, table.seat) == (0, 1)
    assert game.run.refuse(table.state, game.words.parse("decline")) == 0
