"""The priors that guide a bot, and the evaluation of positions."""

import numpy as np
import pytest

from runabout.core.record import Cells
from runabout.games.riverdale import game
from runabout.games.riverdale.bots import KEEP, USE, WORTH, gain_of
from runabout.games.riverdale.state import HOME, PAWNS
from tests.games.riverdale.table import Table, place


def gain(table, line):
    """What a play gains for the team that makes it, before it is scaled to a prior."""
    own = PAWNS * int(table.state.colour[table.state.seat])
    return gain_of(table.state, own, game.words.parse(line))


def worth(where):
    """What a red pawn is worth in a place."""
    return int(WORTH[0, place(where) - HOME])


def evaluate(table):
    """Each seat's prospects, per mille."""
    out = np.zeros(8, np.int32).view(Cells)
    game.run.evaluate(table.state, out)
    return list(out[: table.state.seats])


def red(*hand, pawns=(), others=None, **more):
    """A table of red and yellow on which red plays from this hand."""
    return Table(hand, [], pawns={"red": pawns, **(others or {})}, **more)


# What is to be decided, and what is best.
CLEAR = {
    "the farthest way forward": (red("2", "4", "9", pawns=[28, "shop", "shop"]), ["play 9 with pawn 1"]),
    "home to the shoppe": (red("6", "10", pawns=[58, 31, "shop"]), ["play 6 with pawn 1", "play 10 with pawn 2"]),
    "an opponent sent home from far ahead": (
        red("2", "4", pawns=[20, 30, "shop"], others={"yellow": [24]}),
        ["play 4 with pawn 1"],
    ),
    "not onto an own pawn": (red("7", pawns=[20, 27, "shop"]), ["play 7 with pawn 2"]),
    "another turn": (red("2", "4", pawns=[32, "shop", "shop"]), ["play 2 with pawn 1"]),
    "a ride": (red("1", "4", pawns=[35, "shop", "shop"]), ["play 1 with pawn 1"]),
    "a switch with one far ahead": (
        red("Switcharoo", "4", pawns=[5, "shop", "shop"], others={"yellow": [52]}),
        ["swap pawn 1 with yellow 1 by Switcharoo"],
    ),
    "a pass of one far ahead": (
        red("Quick Pass", "4", pawns=[5, "shop", "shop"], others={"yellow": [52]}),
        ["pass with pawn 1 by Quick Pass"],
    ),
    "a dirty trick on one far ahead": (
        red("4", pawns=["home", "shop", "shop"], others={"yellow": [52]}),
        ["Dirty Trick! on yellow 1"],
    ),
    "a push of one who is about to go in": (
        red("1", "-3", pawns=["circle 1", "shop", "shop"], others={"yellow": [12]}),
        ["play 1 with pawn 1", "play 1 against yellow 1"],
    ),
    "a split into the shoppe twice": (
        red("5", "7", pawns=["circle 4", "circle 3", "shop"]),
        ["split 5: pawn 1 moves 2, pawn 2 moves 3", "split 5: pawn 2 moves 3, pawn 1 moves 2"],
    ),
}


@pytest.mark.parametrize("what", CLEAR)
def test_where_it_is_clear_what_to_do_that_looks_best(what):
    table, expected = CLEAR[what]
    assert set(table.highest_prior()) <= set(expected)


def test_a_ride_over_an_own_pawn_is_the_last_thing_to_do():
    table = red("1", "2", pawns=[35, 38, 44])
    worst = table.action_prior("play 1 with pawn 1")
    assert all(
        table.action_prior(line) > worst
        for line in table.open
        if line.startswith("play") and line[5:] != "1 with pawn 1"
    )


def test_a_ride_gains_by_the_opponents_between_the_skateboards_and_loses_by_own_pawns_there():
    def of_ride(own=(), others=()):
        return gain(red("1", pawns=[35, *own], others={"yellow": others}), "play 1 with pawn 1")

    alone = of_ride()
    assert alone == worth(40) - worth(35)
    for outside in (34, 41, 50, 5):
        assert of_ride(own=[outside]) == of_ride(others=[outside]) == alone
    for between in (37, 38, 39):
        assert of_ride(own=[between]) == alone - worth(between) + worth("home")
    assert of_ride(others=[22]) == alone < of_ride(others=[39])  # though 22 is farther on yellow's way


def test_a_pawn_that_goes_back_and_rides_over_the_place_that_it_has_left_is_not_sent_home():
    table = red("-3", pawns=[39, "shop", "shop"])
    assert gain(table, "play -3 with pawn 1") == worth(40) - worth(39)
    assert table.play("play -3 with pawn 1").pawns("red") == [40, "shop", "shop"]


@pytest.mark.parametrize("pawn", range(3))
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "green"])
def test_a_ride_counts_every_pawn_that_it_sends_home(colour, pawn):
    pawns = {name: ["home"] * 3 for name in ("red", "blue", "yellow", "green")}
    rider = 1 if pawn == 0 else 0
    green = 21 if colour == "yellow" else 36  # far on the way of whom it meets
    pawns["red"][rider] = green - 1
    line = f"play 1 with pawn {rider + 1}"
    alone = gain(Table(["1"], [], [], [], pawns=pawns), line)
    pawns[colour][pawn] = green + 2
    met = gain(Table(["1"], [], [], [], pawns=pawns), line)
    assert met < alone if colour == "red" else met > alone


def test_special_cards_are_kept_while_there_is_a_way_forward():
    table = red("4", pawns=[20], others={"yellow": [5]})
    for line in ("Swap! hands with yellow", "Crash!", "Dirty Trick! on yellow 1"):
        assert table.action_prior(line) < table.action_prior("play 4 with pawn 1")
    assert table.action_prior("Dirty Trick! on red 1") < table.action_prior("Crash!")


def test_with_nothing_but_backward_cards_a_new_hand_is_looked_for_first_from_the_foremost():
    pawns = {"red": [59, "shop", "shop"], "blue": ["circle 1"], "yellow": [32]}
    table = Table(["-13"], [], [], pawns=pawns)
    assert table.highest_prior() == ["Swap! hands with blue"]
    assert table.action_prior("Crash!") == USE


def test_a_5_that_can_be_divided_is_a_way_forward_and_without_a_5_there_is_none():
    pawns = ["circle 4", "circle 3", "shop"]  # for a whole 5 both are too far in; 2 and 3 take them to Pop's
    divided = red("5", pawns=pawns)
    assert divided.action_prior("Swap! hands with yellow") == divided.action_prior("Crash!") == KEEP
    backward = red("-3", pawns=pawns)
    assert backward.action_prior("Swap! hands with yellow") >= USE
    assert backward.action_prior("Crash!") == USE


@pytest.mark.parametrize("pawn", range(3))
def test_any_card_for_any_pawn_is_a_way_forward(pawn):
    pawns = ["shop", "shop", "shop"]
    pawns[pawn] = 57
    for hand in (["2", "-3", "-3", "-3"], ["-3", "-3", "-3", "7"]):  # in hand, the 2 is the first and the 7 the last
        assert red(*hand, pawns=pawns).action_prior("Crash!") == KEEP
    assert red("-3", "-3", "-3", "9", pawns=pawns).action_prior("Crash!") == USE  # 8 spaces are left
    last = Table([], [], [], ["-3", "-3", "-3", "7"], pawns={"green": [42, "shop", "shop"]}, turn=3)
    assert last.action_prior("Crash!") == KEEP


def test_a_5_that_cannot_be_divided_and_is_too_high_is_no_way_forward():
    table = red("5", pawns=["circle 3", "shop", "shop"])
    assert table.action_prior("Crash!") == USE


def test_every_discard_of_a_dead_hand_has_ten_times_the_prior_of_a_special_card_better_kept():
    table = red("-3", "-3", "-13", "-13", used={0: ["Dirty Trick!", "Swap!", "Crash!"]})
    assert {table.action_prior(line) for line in table.open} == {10 * KEEP}


def test_the_prior_of_a_split_is_found_where_the_first_part_sends_the_second_pawn_home():
    # A bug: the second pawn was counted on from the circle that it had left, beyond the Shoppe.
    table = red("5", pawns=["circle 2", "circle 3", "shop"])
    line = "split 5: pawn 1 moves 1, pawn 2 moves 4"
    assert gain(table, line) < gain(table, "split 5: pawn 1 moves 2, pawn 2 moves 3")
    # Pawn 1 goes from circle 2 to 3, and pawn 2 from there home, to come out on the fourth space.
    assert gain(table, line) == worth("circle 3") - worth("circle 2") + worth(3) - worth("circle 3")
    again = Table(["5"], [], [], [], pawns={"green": ["circle 2", "circle 3", "shop"]})
    again.state.seat, again.state.hand[3], again.state.hand[0] = 3, [4, 4, 4, 4], list(again.state.hand[3])
    assert gain(again, line) == gain(table, line)


# --- Evaluation -------------------------------------------------------------------------------------------------------


def test_at_the_beginning_everybody_has_the_same_prospects():
    for seats in (2, 3, 4):
        prospects = evaluate(Table(*[[] for _ in range(seats)]))
        assert set(prospects) == {1000 // seats}


def test_prospects_add_up_to_about_a_thousand_and_the_one_ahead_has_the_best():
    prospects = evaluate(Table([], [], [], pawns={"red": ["shop", "circle 2", 40], "blue": [41, 50], "yellow": [31]}))
    assert 995 <= sum(prospects) <= 1000
    assert prospects == sorted(prospects, reverse=True)
    assert prospects[0] > 500


def test_prospects_rise_with_every_space_gained_and_fall_with_every_pawn_lost():
    def of_red(*wheres):
        return evaluate(Table([], [], pawns={"red": wheres, "yellow": [1]}))[0]

    course = ["home", 0, 20, 40, 58, "circle 1", "circle 5", "shop"]
    prospects = [of_red(where) for where in course]
    assert prospects == sorted(prospects)
    assert len(set(prospects)) == len(prospects)
    assert of_red(20, 30) > of_red(20, "home")


def test_the_hopelessly_last_still_have_a_number():
    prospects = evaluate(Table([], [], pawns={"red": ["shop", "shop", "circle 5"]}))
    assert prospects[1] >= 0
    assert prospects[0] > 900
