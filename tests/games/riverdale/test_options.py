"""What a table may set."""

import pytest

from runabout.core.errors import BadOption
from runabout.games.riverdale import game
from runabout.match import Match
from tests.games.riverdale.house import DECKS
from tests.games.riverdale.table import Table, cards_on_the_table

# Name, rule, default, and the range in words.
OPTIONS = [
    ("deck", "RVA-01", "a", "a, b or custom"),
    ("swap_optional", "RVA-07", "off", "off or on"),
    ("move_ahead_at_entrance", "RVA-10", "pass-by", "pass-by or stay"),
    ("own_bump", "RVA-14", "allowed", "allowed or illegal"),
    ("quick_pass_skips_own", "RVA-28", "off", "off or on"),
    ("first_player", "RVA-35", "0", "a whole number from 0 to 4"),
    ("turn_limit", "RVA-49", "2000", "a whole number from 10 to 5000"),
    ("empty_side", "RVA-47", "drawn", "drawn or fourth"),
]


@pytest.mark.rule("RVA-01")
@pytest.mark.parametrize(("name", "number"), [("a", 0), ("b", 1), ("custom", 2)])
def test_deck_is_the_deck_that_is_shuffled_and_shuffled_again_by_a_crash(name, number):
    match = Match(game, 3, seed=1, options={"deck": name})
    assert cards_on_the_table(match.state) == list(DECKS[number].values())
    match.play("Crash!")
    assert cards_on_the_table(match.state) == list(DECKS[number].values())
    assert match.scene(0).settings["deck"] == name


@pytest.mark.rule("RVA-07")
def test_swap_optional_lets_a_player_discard_who_could_only_change_places():
    hand = ["Switcharoo", "Quick Pass", "11", "11"]
    pawns = {"red": [57, "shop", "shop"], "yellow": [50]}
    switches = ["swap pawn 1 with yellow 1 by Switcharoo", "pass with pawn 1 by Quick Pass"]
    used = {0: ["Swap!", "Crash!"]}
    compulsory, optional = (Table(hand, [], pawns=pawns, used=used, swap_optional=on) for on in ("off", "on"))
    assert compulsory.open == switches
    assert optional.open == [*switches, "discard 11", "discard Switcharoo", "discard Quick Pass"]
    optional.play("discard Switcharoo")
    assert optional.pile("discard") == {"Switcharoo": 1}


@pytest.mark.rule("RVA-07")
def test_who_discards_instead_of_a_switcharoo_is_not_told_as_unable_to_play():
    could = Table(["Switcharoo", "11", "11", "11"], [], pawns={"red": [57, "shop", "shop"], "yellow": [50]}, **OPTIONAL)
    assert "swap pawn 1 with yellow 1 by Switcharoo" in could.open
    assert said_of_discard(could) == "Ann keeps the pawns where they are and discards an 11."


@pytest.mark.rule("RVA-07", "RVA-51")
def test_where_switching_is_optional_a_discard_does_not_tell_whether_there_was_a_switch():
    could = Table(["Switcharoo", "11", "11", "11"], [], pawns={"red": [57, "shop", "shop"], "yellow": [50]}, **OPTIONAL)
    could_not = Table(["11"], [], pawns={"red": [57, "shop", "shop"], "yellow": [50]}, **OPTIONAL)
    assert said_of_discard(could) == said_of_discard(could_not)


@pytest.mark.rule("RVA-06", "RVA-07")
def test_where_switching_is_compulsory_a_discard_tells_that_nothing_could_be_played():
    dead = Table(["11"], [], pawns={"red": [57, "shop", "shop"], "yellow": [50]})
    assert said_of_discard(dead) == "Ann can play nothing and discards an 11."


OPTIONAL = {"swap_optional": "on"}


def said_of_discard(table):
    """What everybody is told when an 11 is discarded."""
    table.play("discard 11")
    return game.words.tell(table.events[0], ["Ann", "Bea"], -1)


@pytest.mark.rule("RVA-07")
def test_swap_optional_makes_no_other_play_optional():
    table = Table(["Switcharoo", "-3"], [], pawns={"red": [57], "yellow": [50]}, swap_optional="on")
    assert table.why_not("discard Switcharoo") == "RVA-07"
    push = Table(["1", "-3"], [], pawns={"red": ["circle 5", "shop", "shop"], "yellow": [50]}, swap_optional="on")
    assert push.why_not("discard -3") == "RVA-07"


@pytest.mark.rule("RVA-35")
def test_the_first_player_is_random_or_the_seat_that_the_table_names():
    firsts = [Match(game, 4, seed=seed).seat for seed in range(200)]
    assert set(range(4)) == set(firsts)
    assert min(firsts.count(seat) for seat in range(4)) > 25  # 50 each, give or take four deviations
    for first in (1, 2, 3, 4):
        assert Match(game, 4, seed=1, options={"first_player": first}).seat == first - 1
    with pytest.raises(BadOption, match="first_player is a seat from 1 to 3 at a table of 3, or 0; 4 came"):
        Match(game, 3, seed=1, options={"first_player": 4})


@pytest.mark.rule("RVA-49")
@pytest.mark.parametrize("limit", [10, 60])
def test_turn_limit_is_the_number_of_turns_after_which_nobody_has_won(limit):
    match = Match(game, 3, seed=1, options={"turn_limit": limit})
    turns = 0
    while not match.over:
        assert turns < limit
        match.play(match.legal()[0])
        turns += 1
    assert turns == limit == match.state.turns
    assert match.outcome().winners == ()
    assert match.outcome().reason == f"nobody had a whole team at Pop's after {limit} turns (RVA-49)"
    assert match.seat == -1


@pytest.mark.parametrize("name", ["swap_optional", "move_ahead_at_entrance", "own_bump", "quick_pass_skips_own"])
def test_what_the_table_agreed_lies_open(name):
    field = {"move_ahead_at_entrance": "stays", "quick_pass_skips_own": "skips_own"}.get(name, name)
    match = Match(game, 2, seed=1, options={name: 1})
    assert getattr(match.state, field) == getattr(match.sight(0), field) == 1
