"""The Special cards."""

import pytest

from runabout.games.riverdale import game
from runabout.games.riverdale.cards import MOVEMENT_CARDS, SPECIAL_NAMES
from runabout.games.riverdale.scene import SPECIALS
from tests.games.riverdale.house import DECKS
from tests.games.riverdale.table import Table, rehearse


def specials(table):
    """The Special cards that may be played now."""
    return sorted({line.split(" ")[0] for line in table.open if line.startswith(("Dirty", "Swap!", "Crash!"))})


@pytest.mark.rule("RV-090")
def test_a_special_card_is_played_only_in_ones_own_turn():
    table = Table(["7"], ["8"], pawns={"red": [20], "yellow": [40]}, used={0: SPECIAL_NAMES})
    assert specials(table) == []  # yellow has all of its own, and it is red's turn
    assert table.why_not("Crash!") == "RV-092"
    table.play("play 7 with pawn 1")
    assert (table.seat, specials(table)) == (1, ["Crash!", "Dirty", "Swap!"])


@pytest.mark.rule("RV-091")
def test_at_most_one_is_played_in_a_turn():
    table = Table(["7"], [], pawns={"red": [20]}).play("Swap! hands with yellow")
    assert specials(table) == []
    assert table.why_not("Crash!") == "RV-091"
    assert table.why_not("Dirty Trick! on red 1") == "RV-091"
    table.play(next(line for line in table.open if line.startswith("play")))
    table.state.seat = 0
    assert specials(table) == ["Crash!", "Dirty"]


@pytest.mark.rule("RV-092", "RV-093")
@pytest.mark.parametrize("special", SPECIAL_NAMES)
def test_each_is_used_once_in_a_game_and_turned_over_for_all_to_see(special):
    line = {"Dirty Trick!": "Dirty Trick! on yellow 1", "Swap!": "Swap! hands with yellow"}.get(special, special)
    table = Table(["7"], [], pawns={"red": [20], "yellow": [40]})
    assert line in table.open
    table.play(line)
    assert table.why_not(line) == "RV-092"
    cards = dict(zip(SPECIAL_NAMES, SPECIALS))
    for viewer in (0, 1, -1):
        piles = game.scene(table.sight(viewer)).piles
        assert piles["used specials:0"] == {cards[special]: 1}
        assert piles["specials:0"] == {card: 1 for name, card in cards.items() if name != special}
        assert (piles["specials:1"], piles["used specials:1"]) == (dict.fromkeys(SPECIALS, 1), {})
    assert Table(["7"], [], pawns={"red": [20], "yellow": [40]}, used={0: [special]}).why_not(line) == "RV-092"


@pytest.mark.rule("RV-094", "RV-095")
def test_dirty_trick_puts_a_pawn_from_home_in_the_place_of_any_pawn_on_the_track_which_goes_home():
    table = Table(["7"], [], pawns={"red": [20, "home", "shop"], "yellow": [57]}).play("Dirty Trick! on yellow 1")
    assert table.pawns("red") == [20, 57, "shop"]
    assert table.pawns("yellow") == ["home", "home", "home"]
    assert table.kinds == ["tricked", "sent_home"]


@pytest.mark.rule("RV-094")
def test_dirty_trick_needs_a_pawn_at_home():
    table = Table(["7"], [], pawns={"red": [20, "circle 1", "shop"], "yellow": [57]})
    assert table.why_not("Dirty Trick! on yellow 1") == "RV-094"


@pytest.mark.rule("RV-096")
def test_after_a_dirty_trick_one_takes_a_turn_as_usual():
    table = Table(["7"], [], pawns={"red": [20], "yellow": [50]}).play("Dirty Trick! on yellow 1")
    assert table.seat == 0
    assert table.hand(0) == ["7"] * 4
    assert "play 7 with pawn 2" in table.open  # the pawn that has just come out may run on
    assert table.play("play 7 with pawn 2").pawns("red") == [20, 57, "home"]
    assert table.seat == 1


@pytest.mark.rule("RV-097")
def test_swap_exchanges_hands_with_an_opponent_of_ones_choice():
    hands = ["7", "7", "7", "7"], ["2", "2", "4", "4"], ["8", "8", "11", "11"]
    table = Table(*hands)
    assert [line for line in table.open if line.startswith("Swap!")] == [
        "Swap! hands with blue",
        "Swap! hands with yellow",
    ]
    table.play("Swap! hands with yellow")
    assert [table.hand(seat) for seat in range(3)] == [list(hands[2]), list(hands[1]), list(hands[0])]
    assert table.pile("discard") == {}


@pytest.mark.rule("RV-097")
def test_nobody_swaps_hands_with_themselves():
    assert Table(["7"], []).why_not("Swap! hands with red") == "RV-097"


@pytest.mark.rule("RV-098")
def test_after_a_swap_one_takes_a_turn_as_usual_with_the_new_hand():
    table = Table(["7"], ["2"], pawns={"red": [20]}).play("Swap! hands with yellow")
    assert table.seat == 0
    assert table.play("play 2 with pawn 1").pawns("red")[0] == 22
    assert table.seat == 1


@pytest.mark.rule("RV-099", "RV-100", "RV-101", "RVA-34")
def test_crash_discards_all_hands_shuffles_all_53_cards_and_deals_4_to_each():
    table = Table(["7"], ["2"], ["8"], rest="discard", deck=["11"], pawns={"red": [20]})
    table.play("Crash!", gives=["9", "9", "9", "9", "10", "10", "10", "10", "7", "2", "8", "11"])
    assert table.hand(0) == ["9"] * 4
    assert table.hand(1) == ["10"] * 4
    assert table.hand(2) == ["2", "7", "8", "11"]
    assert table.pile("discard") == {}
    assert table.state.deck_size == 53 - 12
    assert table.pawns("red")[0] == 20
    assert table.kinds[0] == "crashed"


@pytest.mark.rule("RV-100")
def test_a_crash_deals_from_all_the_cards_each_as_likely_as_any_other():
    table = Table(["7"], ["2"], rest="discard", pawns={"red": [20]})
    number = game.words.parse("Crash!")
    _, asked = rehearse(table.state, number, [])
    assert asked == list(range(53, 45, -1))
    firsts = [rehearse(table.state, number, [outcome])[0][0] for outcome in range(53)]
    assert [firsts.count(kind) for kind in range(len(MOVEMENT_CARDS))] == list(DECKS[0].values())


@pytest.mark.rule("RV-102")
def test_after_a_crash_one_takes_a_turn_as_usual():
    table = Table(["7"], [], pawns={"red": [20]}).play("Crash!", gives=["2", "2", "2", "2"])
    assert table.seat == 0
    assert table.play("play 2 with pawn 1").pawns("red")[0] == 22
    assert table.seat == 1
