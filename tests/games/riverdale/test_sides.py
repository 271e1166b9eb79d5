"""Who sits where, and that everything goes by the colour that a seat has and not by its number."""

from collections import Counter
from itertools import product

import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.riverdale import game
from runabout.match import Match
from tests.games.at_the_table import AtTheTable
from tests.games.riverdale.house import COLOUR_NAMES
from tests.games.riverdale.table import Table

DRAWS = list(product(range(4), range(3)))
"""The side that stays empty, and the place of the first seat among the others: every outcome of chance."""

AFTER = dict(zip(COLOUR_NAMES, [*COLOUR_NAMES[1:], COLOUR_NAMES[0]], strict=True))
"""By colour: the next clockwise."""


def laid_out(script, **options):
    """A table of three, and among how many chance picked each time, where it gives this first."""
    state = game.State()
    state.seats = 3
    chance = Chance.scripted([*script, *[0] * 13])
    game.run.setup(state, game.new_options(options), chance, Log())
    chance.check_script()
    return state, list(chance.asked[: chance.drawn])


def colours(state):
    return [COLOUR_NAMES[colour] for colour in state.colour[: state.seats]]


def empty_side(seated):
    """The one colour that nobody has."""
    [empty] = {*COLOUR_NAMES} - {*seated}
    return empty


@pytest.mark.rule("RVA-47")
def test_of_three_seats_every_side_stays_empty_in_a_quarter_of_the_draws():
    tables = [laid_out(draws) for draws in DRAWS]
    assert all(asked[:2] == [4, 3] for _, asked in tables)
    assert Counter(empty_side(colours(state)) for state, _ in tables) == dict.fromkeys(COLOUR_NAMES, 3)


@pytest.mark.rule("RVA-47")
def test_each_of_three_seats_is_next_to_the_empty_side_as_often_as_the_others():
    before, behind = Counter(), Counter()
    for draws in DRAWS:
        seated = colours(laid_out(draws)[0])
        empty = empty_side(seated)
        before[next(seat for seat, colour in enumerate(seated) if AFTER[colour] == empty)] += 1
        behind[seated.index(AFTER[empty])] += 1
    assert before == behind == {0: 4, 1: 4, 2: 4}


@pytest.mark.rule("RV-023", "RVA-39", "RVA-47")
@pytest.mark.parametrize("draws", DRAWS, ids=str)
def test_three_seats_go_round_clockwise_past_the_empty_side(draws):
    seated = colours(laid_out(draws)[0])
    for seat, colour in enumerate(seated):
        following = AFTER[colour] if AFTER[colour] in seated else AFTER[AFTER[colour]]
        assert seated[(seat + 1) % 3] == following


@pytest.mark.rule("RVA-47")
def test_empty_side_fourth_is_the_fourth_side_without_a_draw():
    match = Match(game, 3, seed=1, options={"empty_side": "fourth"})
    assert match.scene(-1).settings["colours"] == COLOUR_NAMES[:3]
    state, asked = laid_out([], empty_side="fourth")
    assert asked[0] == 3  # who begins: nothing was drawn before
    assert colours(state) == COLOUR_NAMES[:3]


@pytest.mark.rule("RVA-03", "RVA-47")
@pytest.mark.parametrize("option", ["drawn", "fourth"])
def test_two_sit_opposite_each_other_and_four_all_round_whatever_the_option(option):
    for seats, expected in ((2, COLOUR_NAMES[::2]), (4, COLOUR_NAMES)):
        assert Match(game, seats, seed=1, options={"empty_side": option}).scene(-1).settings["colours"] == expected


@pytest.mark.rule("RVA-47")
def test_everybody_is_told_which_side_stays_empty():
    match = Match(game, 3, seed=4)
    for viewer in (-1, 0, 1, 2):
        told = [event for event in match.events(viewer) if event.kind == "empty_side"]
        assert [COLOUR_NAMES[event.facts[0]] for event in told] == [empty_side(match.scene(viewer).settings["colours"])]
    for seats in (2, 4):
        assert "empty_side" not in [event.kind for event in Match(game, seats, seed=4).events(-1)]


# --- Colours go by the state ------------------------------------------------------------------------------------------

SIDES = ["green", "red", "yellow"]
"""Seats that no table without a draw would have."""


def drawn_table(*hands, **given):
    return Table(*hands, sides=SIDES, **given)


@pytest.mark.rule("RV-011", "RVA-47")
def test_a_seat_moves_the_pawns_of_its_colour():
    table = drawn_table(["2"], [], [], pawns={"green": [46]}).play("play 2 with pawn 1")
    assert table.pawns("green")[0] == 48
    assert table.pawns("red") == table.pawns("yellow") == ["home"] * 3


@pytest.mark.rule("RV-054", "RVA-47")
def test_a_seat_wins_by_the_pawns_of_its_colour():
    table = drawn_table([], [], ["1"], pawns={"yellow": ["shop", "circle 5", "shop"]}, turn=2)
    table.play("play 1 with pawn 2")
    assert game.run.scores(table.state) == [0, 0, 1]


@pytest.mark.rule("RV-097", "RVA-47")
def test_hands_are_swapped_with_the_seat_that_has_the_colour():
    table = drawn_table(["2"], ["4"], ["6"])
    assert table.why_not("Swap! hands with blue") == "RVA-47"
    table.play("Swap! hands with yellow")
    assert (table.hand(0)[0], table.hand(2)[0]) == ("6", "2")


@pytest.mark.rule("RV-031", "RVA-47")
def test_who_is_sent_home_is_told_as_the_seat_that_has_the_colour():
    table = drawn_table(["2"], [], [], pawns={"green": [20], "red": [22], "yellow": [40]}).play("play 2 with pawn 1")
    assert [event.seat for event in table.events if event.kind == "sent_home"] == [1]


@pytest.mark.rule("RVA-47", "RVA-51")
def test_the_colours_of_all_seats_lie_open_and_are_kept_by_what_is_imagined():
    table = drawn_table(["2"], ["4"], ["6"])
    for viewer in (-1, 0, 1, 2):
        sight = table.sight(viewer)
        assert colours(sight) == SIDES
        state = game.State()
        game.run.imagine(sight, Chance.scripted([0] * 12), state)
        assert colours(state) == SIDES


@pytest.mark.rule("RVA-47")
def test_bots_value_the_pawns_of_the_seats_colour():
    import numpy as np

    table = drawn_table(["2"], [], [], pawns={"red": ["shop", "shop", "circle 5"]})
    prospects = np.zeros(3, np.int64)
    game.run.evaluate(table.state, prospects)
    assert prospects.argmax() == 1


@pytest.mark.rule("RVA-47")
def test_the_table_and_the_scene_have_each_pawn_with_the_seat_of_its_colour():
    table = drawn_table(["2"], [], [], pawns={"green": [46], "red": [22]})
    sight = table.sight(0)
    told = AtTheTable(game, sight, ["Ann", "Bea", "Cy"])
    assert told.scene.settings["colours"] == SIDES
    squares = told.area("The loop, clockwise").places
    assert {name: told.label(name).seat for name, one in told.scene.things.items() if one["at"] in squares} == {
        "pawn:green:1": 0,
        "pawn:red:1": 1,
    }
    homes = [area for area in told.plan.areas if "safety" in area.title]
    assert [(area.seat, area.title.split()[0]) for area in homes] == [(0, "green"), (1, "red"), (2, "yellow")]
    assert [told.label(f"seat:{seat}").text for seat in range(3)] == SIDES


@pytest.mark.rule("RVA-47")
def test_a_record_of_rules_version_1_is_refused_and_names_the_version():
    from runabout.core.errors import BadRecord
    from runabout.match import dumps, loads

    old = dumps(Match(game, 3, seed=1)).replace('[Rules "2"]', '[Rules "1"]')
    with pytest.raises(BadRecord, match=r"under version 1 of the rules .* has version 2\. Open it with an older"):
        loads(old)
