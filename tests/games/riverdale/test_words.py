"""What is said at the table."""

import pytest

from runabout.core.errors import Refused, Unreadable
from runabout.games.riverdale import game
from runabout.games.riverdale.cards import BY_NAME
from runabout.games.riverdale.state import ACTIONS, HOME, SHOP, ZONE
from runabout.games.riverdale.state import Event as Kind
from runabout.match import Match
from tests.games.riverdale.table import Table, hand

NAMES = ["Ann", "Bea", "Cy"]

RED_1, BLUE_2, GREEN_3 = 0, 4, 11


def told(kind, seat, *facts, viewer=None):
    """An event as a sentence."""
    return game.words.tell(game.words.event(kind, seat, *facts), NAMES, viewer)


SEVEN, EIGHT, ELEVEN = BY_NAME["7"], BY_NAME["8"], BY_NAME["11"]
SENTENCES = [
    (
        ("begins", 0, 0),
        "Ann has the reddest hair and begins. The board and deck A are house content.",
        "You have the reddest hair and begin. The board and deck A are house content.",
    ),
    (("dealt_card", 0, EIGHT), "Ann is dealt an 8.", "You are dealt an 8."),
    (("played", 0, SEVEN), "Ann plays a 7.", "You play a 7."),
    (("played", 0, BY_NAME["-13"]), "Ann plays a -13.", "You play a -13."),
    (("played", 0, BY_NAME["Quick Pass"]), "Ann plays a Quick Pass.", "You play a Quick Pass."),
    (("another_turn", 0), "Ann takes another turn.", "You take another turn."),
    (("drew_card", 0, ELEVEN), "Ann draws an 11.", "You draw an 11."),
    (
        ("discarded", 0, ELEVEN),
        "Ann can play nothing and discards an 11.",
        "You can play nothing and discard an 11.",
    ),
    (("swapped", 0, 1), "Swap! Ann exchanges hands with Bea.", "Swap! You exchange hands with Bea."),
    (("got_card", 0, SEVEN), "Ann gets a 7.", "You get a 7."),
    (
        ("crashed", 0),
        "Crash! Ann makes everybody throw in their hands; all the cards are shuffled.",
        "Crash! You make everybody throw in their hands; all the cards are shuffled.",
    ),
    (
        ("won", 0),
        "Ann has the whole team at Pop's Chocklit Shoppe!",
        "You have the whole team at Pop's Chocklit Shoppe!",
    ),
]

# Told of a pawn, and so the same to all.
OF_PAWNS = [
    (("moved", 0, RED_1, HOME, 6), "Pepper (red 1) sets out from the beach to square 6."),
    (("moved", 0, RED_1, 20, 27), "Pepper (red 1) goes from square 20 to square 27."),
    (("moved", 0, RED_1, 57, ZONE + 1), "Pepper (red 1) goes from square 57 to circle 2 of its safety zone."),
    (("moved", 0, RED_1, ZONE + 1, 58), "Pepper (red 1) goes from circle 2 of its safety zone to square 58."),
    (("moved", 0, RED_1, ZONE, ZONE + 1), "Pepper (red 1) goes from circle 1 to circle 2 of its safety zone."),
    (("moved", 0, RED_1, ZONE + 4, SHOP), "Pepper (red 1) is at Pop's Chocklit Shoppe!"),
    (("moved_ahead", 0, BLUE_2, 26, 29), "Move Ahead 3: Dex (blue 2) goes on to square 29."),
    (("skated", 0, BLUE_2, 6, 10), "Dex (blue 2) jumps on a skateboard and rides to square 10."),
    (("stayed", 0, BLUE_2, 11), "Dex (blue 2) stays: moving ahead would lead into the safety zone."),
    (("sent_home", 2, GREEN_3, 7), "Finch (green 3) is sent back to the park."),
    (("sent_home", 1, BLUE_2, 7), "Dex (blue 2) is sent back to the mall."),
    (("switched", 0, RED_1, BLUE_2), "Pepper (red 1) and Dex (blue 2) change places."),
    (
        ("tricked", 0, RED_1, BLUE_2, 33),
        "Dirty Trick! Pepper (red 1) turns up on square 33 in place of Dex (blue 2).",
    ),
    (("reshuffled", -1, 45), "The discard pile is shuffled: 45 cards in the new deck."),
    (("called_off", -1), "Closing time at Pop's: the race is called off."),
    (("empty_side", -1, 1), "Nobody runs for the mall today: blue stays in the box."),
]


@pytest.mark.parametrize(("event", "to_all", "to_oneself"), SENTENCES, ids=[row[1] for row in SENTENCES])
def test_an_event_is_told_to_the_table_and_to_the_one_whose_doing_it_is(event, to_all, to_oneself):
    assert told(*event) == to_all
    assert told(*event, viewer=2) == to_all
    assert told(*event, viewer=0) == to_oneself


@pytest.mark.parametrize(("event", "to_all"), OF_PAWNS, ids=[row[1] for row in OF_PAWNS])
def test_what_pawns_do_is_told_with_their_characters_the_same_to_all(event, to_all):
    for viewer in (None, 0, 1):
        assert told(*event, viewer=viewer) == to_all


def test_who_is_swapped_with_is_told_as_you():
    assert told("swapped", 0, 1, viewer=1) == "Swap! Ann exchanges hands with you."


def test_how_many_cards_others_hold_is_on_the_table_and_told_to_nobody_who_sees_it():
    assert told("dealt", 0, 4) == "Ann is dealt 4 cards."
    assert told("dealt", 0, 1) == "Ann is dealt 1 card."
    assert told("dealt", 0, 4, viewer=1) == told("drew", 0) == told("drew", 0, viewer=1) == ""


def test_every_kind_of_event_has_a_sentence_among_these():
    assert {row[0][0] for row in [*SENTENCES, *OF_PAWNS]} | {"dealt", "drew"} == {kind.name.casefold() for kind in Kind}


@pytest.mark.rule("RVA-01", "RVA-02")
def test_a_player_is_told_at_the_beginning_and_in_every_sight_that_board_and_deck_are_house_content():
    match = Match(game, 2, seed=1, options={"deck": "b"})
    assert told("begins", 1, 1).endswith("The board and deck B are house content.")
    assert game.words.tell(match.opening[0], NAMES).endswith("The board and deck B are house content.")
    assert "house content" in match.plan().note
    assert "ours" in game.described().blurb


# --- Actions ----------------------------------------------------------------------------------------------------------


def test_every_action_reads_back_as_itself_however_it_is_typed():
    assert len(game.words.actions) == ACTIONS
    for action in game.words.actions:
        assert game.words.parse(action.text) == action.number
        assert game.words.parse(f"  {action.text.upper()} ") == action.number
    assert game.words.format(game.words.parse("dirty trick on blue 2")) == "Dirty Trick! on blue 2"
    assert game.words.format(game.words.parse("crash")) == "Crash!"


def test_actions_are_of_a_few_verbs_and_name_their_cards():
    assert {action.verb for action in game.words.actions} == {
        "play",
        "split",
        "swap",
        "pass",
        "Dirty Trick!",
        "Swap!",
        "Crash!",
        "discard",
    }
    cards = {action.text: action.card for action in game.words.actions}
    assert cards["pass with pawn 1 by Quick Pass"] == cards["play Quick Pass with pawn 2"] == "quick-pass"
    assert cards["play 1 against green 3"] == "1"
    assert cards["discard -13"] == "-13"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play 7 with pawn two", "play 7 with pawn 2"),
        ("dirty trick on blue", "Dirty Trick! on blue 1"),
        ("discard 12", "discard 2"),
    ],
)
def test_what_is_no_action_is_answered_with_the_nearest_that_are(typed, meant):
    with pytest.raises(Unreadable, match="expected an action such as") as caught:
        game.words.parse(typed)
    assert any(near.split(" ")[0] == meant.split(" ")[0] for near in caught.value.nearest)


def test_what_is_not_allowed_now_is_refused_with_a_rule_and_changes_nothing():
    match = Match(game, 2, seed=1)
    before = bytes(match.state)
    card = next(name for name in BY_NAME if name not in hand(match.state, match.seat))
    with pytest.raises(Refused, match="RV-020") as caught:
        match.play(f"play {card} with pawn 1")
    assert caught.value.rule == "RV-020"
    assert caught.value.reason.startswith("In your turn you play one card from your hand")
    assert bytes(match.state) == before


@pytest.mark.parametrize("number", [-1, ACTIONS, 10_000])
def test_a_number_that_is_no_action_is_refused_too(number):
    assert game.rule_number(game.run.refuse(Table(["7"], []).state, number)) == "RV-020"


# --- The end, and what a seat sees ------------------------------------------------------------------------------------


@pytest.mark.rule("RV-054", "RVA-49")
def test_an_ending_says_why_with_its_rule():
    won = Table(["1"], [], pawns={"red": ["circle 5", "shop", "shop"]}).play("play 1 with pawn 1")
    assert won.outcome() == "a whole team is at Pop's Chocklit Shoppe (RV-054)"
    limit = Table(["9"], [], pawns={"red": [20]}, turns=10, turn_limit=10).play("play 9 with pawn 1")
    assert limit.outcome() == "nobody had a whole team at Pop's after 10 turns (RVA-49)"


def test_someone_who_watches_gets_no_hand():
    piles = game.scene(Table(["7"], ["2"]).sight(-1)).piles
    assert (piles["hand:0"], piles["hand:1"]) == ({"?": 4}, {"?": 4})
