"""What a seat may know, what it remembers, and the tables it may therefore be sitting at."""

from collections import Counter

import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.scene import UNKNOWN
from runabout.games.riverdale import game
from runabout.games.riverdale.cards import MOVEMENT_CARDS
from runabout.games.riverdale.facts import CARDS
from runabout.games.riverdale.state import State
from runabout.match import Match
from tests.games.riverdale.table import Table, cards_on_the_table, counted, hand

HANDS = ["2", "2", "4", "4"], ["7", "7", "8", "11"], ["-3", "-3", "1", "1"]


def imagined(sight, seed=0):
    """A table that the sight allows."""
    state = State()
    game.run.imagine(sight, Chance.seeded(key_from(seed)), state)
    return state


def known(table, viewer, holder):
    """The cards that a seat knows in another's hand."""
    return counted(table.sight(viewer).known[holder])


# --- What is open, and what is not --------------------------------------------------------------------------------


@pytest.mark.rule("RVA-51")
def test_the_discards_the_sizes_of_hands_and_deck_and_used_special_cards_are_for_all_to_see():
    table = Table(*HANDS, rest="discard", deck=["9", "10"], pawns={"red": [20]}, used={1: ["Crash!"]})
    for viewer in (0, 1, 2, -1):
        sight = table.sight(viewer)
        assert list(sight.discard) == list(table.state.discard)
        assert list(sight.hand_count) == [4, 4, 4, 0]
        assert sight.deck_size == 2
        assert list(sight.used) == [0, 4, 0, 0]
        assert list(sight.pawn) == list(table.state.pawn)


@pytest.mark.rule("RVA-51")
def test_a_seat_sees_its_own_hand_and_those_who_watch_see_none():
    table = Table(*HANDS)
    for seat in range(3):
        assert list(table.sight(seat).hand) == list(table.state.hand[seat])
    assert list(table.sight(-1).hand) == [0] * 4
    assert table.sight(-1).viewer == -1


@pytest.mark.rule("RVA-51")
def test_hands_of_others_and_the_deck_leave_no_trace_in_a_sight():
    one, other = Table(*HANDS), Table(HANDS[0], ["5", "5", "6", "6"], ["9", "9", "9", "9"])
    assert bytes(one.sight(0)) == bytes(other.sight(0))
    assert bytes(one.sight(-1)) == bytes(other.sight(-1))
    assert bytes(one.sight(1)) != bytes(other.sight(1))
    assert "deck" not in game.Sight.fields


def test_unseen_counts_the_cards_in_others_hands_and_the_deck():
    table = Table(*HANDS, rest="discard", deck=["9", "10"])
    assert counted(table.sight(0).unseen) == {"7": 2, "8": 1, "11": 1, "-3": 2, "1": 2, "9": 1, "10": 1}
    assert sum(table.sight(-1).unseen) == 12 + 2


# --- What a player remembers ------------------------------------------------------------------------------------------


@pytest.mark.rule("RVA-51")
def test_after_a_swap_both_know_what_they_gave_away_and_nobody_else_does():
    table = Table(*HANDS).play("Swap! hands with blue")
    assert known(table, 0, 1) == {"2": 2, "4": 2}
    assert known(table, 1, 0) == {"7": 2, "8": 1, "11": 1}
    assert [known(table, 2, holder) for holder in range(3)] == [{}, {}, {}]
    assert [known(table, -1, holder) for holder in range(3)] == [{}, {}, {}]
    assert known(table, 0, 0) == known(table, 1, 1) == {}


@pytest.mark.rule("RVA-51")
def test_each_player_of_a_swap_is_told_what_came_and_the_others_only_that_it_was_done():
    table = Table(*HANDS).play("Swap! hands with blue")
    got = {
        viewer: [event.facts[0] for event in table.events if event.kind == "got_card" and event.known_to(viewer)]
        for viewer in (0, 1, 2, -1)
    }
    assert [MOVEMENT_CARDS[kind].name for kind in got[0]] == ["7", "7", "8", "11"]
    assert [MOVEMENT_CARDS[kind].name for kind in got[1]] == ["2", "2", "4", "4"]
    assert got[2] == got[-1] == []
    assert table.events[0].kind == "swapped"
    assert all(table.events[0].known_to(viewer) for viewer in (0, 1, 2, -1))


@pytest.mark.rule("RVA-51")
def test_a_known_card_is_known_until_one_of_its_kind_leaves_that_hand():
    table = Table(*HANDS, pawns={"red": [20], "blue": [40]}).play("Swap! hands with blue", "play 7 with pawn 1")
    assert known(table, 1, 0) == {"7": 1, "8": 1, "11": 1}
    table.play("play 2 with pawn 1", gives=["2"])
    assert known(table, 0, 1) == {"2": 1, "4": 2}
    assert table.hand(1) == ["2", "2", "4", "4"]
    table.play("play 1 with pawn 1", "play 7 with pawn 1")
    assert known(table, 1, 0) == {"8": 1, "11": 1}


@pytest.mark.rule("RVA-51")
def test_what_is_known_goes_along_when_the_hand_moves_on_in_another_swap():
    table = Table(*HANDS, pawns={"red": [20], "blue": [40]}).play("Swap! hands with blue", "play 8 with pawn 1")
    table.play("Swap! hands with yellow")  # blue gives red's old hand to yellow
    assert known(table, 0, 2) == {"2": 2, "4": 2}
    assert known(table, 0, 1) == {}
    assert known(table, 1, 2) == {"2": 2, "4": 2}
    assert known(table, 2, 1) == {"1": 2, "-3": 2}
    assert known(table, 1, 0) == {"7": 2, "11": 1}


@pytest.mark.rule("RVA-51")
def test_all_of_it_is_gone_with_a_crash():
    table = Table(*HANDS, pawns={"red": [20]}).play("Swap! hands with blue", "play 7 with pawn 1", "Crash!")
    assert sum(table.state.knows.ravel()) == 0


def test_a_discarded_card_of_a_dead_hand_is_known_no_more():
    table = Table(["-3"], ["-13"]).play("Swap! hands with yellow", "discard -13")
    assert known(table, 1, 0) == {"-13": 3}


# --- Imagining --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RVA-51")
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_what_is_imagined_looks_the_same_and_holds_every_card(viewer):
    table = Table(*HANDS, pawns={"red": [20], "blue": [40]}).play("Swap! hands with blue", "play 8 with pawn 1")
    sight = table.sight(viewer)
    for seed in range(20):
        state = imagined(sight, seed)
        assert bytes(game.run.sight(state, viewer)) == bytes(sight)
        assert cards_on_the_table(state) == cards_on_the_table(table.state)
        assert sum(state.deck) == state.deck_size


@pytest.mark.rule("RVA-51")
def test_known_cards_are_imagined_where_they_are_and_the_others_anywhere():
    table = Table(*HANDS).play("Swap! hands with blue")
    tables = [imagined(table.sight(0), seed) for seed in range(100)]
    assert {tuple(hand(state, 1)) for state in tables} == {("2", "2", "4", "4")}
    seen = Counter(card for state in tables for card in hand(state, 2))
    assert set(seen) == {card.name for card in MOVEMENT_CARDS}


def test_every_card_out_of_view_is_as_likely_in_each_hand_as_its_number_says():
    # Two cards in the deck, four in yellow's hand; of the six, two are 9s: yellow holds 4/3 of them on average.
    table = Table(HANDS[0], ["9", "8", "8", "8"], rest="discard", deck=["9", "10"])
    sight = table.sight(0)
    nines = sum(hand(imagined(sight, seed), 1).count("9") for seed in range(600))
    assert 700 < nines < 900


def test_a_sight_of_a_finished_game_can_be_imagined_too():
    table = Table(["1"], [], pawns={"red": ["circle 5", "shop", "shop"]}).play("play 1 with pawn 1")
    state = imagined(table.sight(1))
    assert (state.over, state.winner, list(state.hand_size)) == (1, 0, [3, 4, 0, 0])


def test_a_match_seen_from_a_seat_hides_the_others_hands_all_along():
    match = Match(game, 3, seed=3)
    slugs = dict(zip((card.name for card in MOVEMENT_CARDS), CARDS))
    for _ in range(40):
        piles = match.scene(1).piles
        assert piles["hand:1"] == Counter(slugs[card] for card in hand(match.state, 1))
        assert set(piles["deck"]) == {UNKNOWN}
        match.play(match.legal()[0])


@pytest.mark.rule("RVA-32", "RVA-51")
def test_just_after_a_reshuffle_the_hand_of_a_single_opponent_follows_from_the_discards():
    table = Table(["2", "2", "4", "4"], ["7", "7", "8", "11"], rest="discard", pawns={"red": [20]})
    table.play("play 2 with pawn 1", gives=["9"])
    for seed in range(20):
        assert hand(imagined(table.sight(0), seed), 1) == ["7", "7", "8", "11"]


@pytest.mark.rule("RVA-32", "RVA-51")
def test_among_several_hands_the_old_cards_are_equally_likely_in_each():
    table = Table(["2", "2", "4", "4"], ["7", "7", "7", "7"], ["8", "8", "8", "8"], rest="discard", pawns={"red": [20]})
    table.play("play 2 with pawn 1", gives=["9"])
    sevens = sum(hand(imagined(table.sight(0), seed), 1).count("7") for seed in range(300))
    assert abs(sevens - 600) < 120  # of 1200 cards, half
