"""Maps that are made from a number, and the tokens that are scattered on a map."""

import os
from collections import Counter

import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.datafile import DataFile
from runabout.core.game import INTERPRET
from runabout.core.log import Log
from runabout.games.race_2_live import game
from runabout.games.race_2_live.board import make_map
from runabout.games.race_2_live.map import HOUSE, LANES, load
from runabout.games.race_2_live.state import State, Token

pytestmark = pytest.mark.compiled

SLOW = bool(os.environ.get(INTERPRET))
NUMBERS = range(1, 1000, 97 if SLOW else 9)
SIZES = [(columns, lanes) for lanes in (2, 3, 4) for columns in (12, 13, 36, 60)]


def made(number, columns, lanes):
    """The map of a number."""
    state = State()
    make_map(state, number, columns, lanes)
    return state


def edges(state):
    """The ways of a map, as pairs of (column, lane)."""
    ways = state.ways.tolist()
    return [
        ((column, lane), (column + 1, onward))
        for column in range(state.columns)
        for lane in range(LANES)
        for onward in range(LANES)
        if ways[column * LANES + lane] >> onward & 1
    ]


def laid_out(seats=4, seed=1, **options):
    """The table after the set-up."""
    state = State()
    state.seats = seats
    game.run.setup(state, game.new_options(options), Chance.seeded(key_from(seed)), Log())
    return state


def every_map(columns, lanes):
    return [(number, made(number, columns, lanes)) for number in NUMBERS]


@pytest.mark.rule("RLA-51", "RL-008")
@pytest.mark.parametrize(("columns", "lanes"), SIZES)
def test_every_made_map_joins_start_and_safe_house_and_every_space_lies_on_a_route(columns, lanes):
    for number, state in every_map(columns, lanes):
        ways = edges(state)
        forward, backward = {(0, 1)}, {(columns, 1)}
        for here, there in ways:  # in the order of columns
            if here in forward:
                forward.add(there)
        for here, there in reversed(ways):
            if there in backward:
                backward.add(here)
        spaces = {space for way in ways for space in way}
        assert spaces == forward == backward, number
        assert {column for column, _ in spaces} == set(range(columns + 1))
        assert len([space for space in spaces if space[0] in (0, columns)]) == 2


@pytest.mark.rule("RLA-51", "RLA-30")
@pytest.mark.parametrize(("columns", "lanes"), SIZES)
def test_on_every_made_map_all_routes_are_equally_long(columns, lanes):
    for number, state in every_map(columns, lanes):
        lengths = {(0, 1): {0}}
        for here, there in edges(state):
            lengths.setdefault(there, set()).update(length + 1 for length in lengths[here])
        assert lengths[columns, 1] == {columns}, number


@pytest.mark.rule("RLA-51")
@pytest.mark.parametrize(("columns", "lanes"), SIZES)
def test_on_every_made_map_ways_go_to_the_same_lane_or_the_one_beside_it(columns, lanes):
    for number, state in every_map(columns, lanes):
        assert all(abs(here[1] - there[1]) <= 1 for here, there in edges(state)), number
        assert {lane for (_, lane), _ in edges(state)} == set(range(lanes))


@pytest.mark.rule("RLA-51")
@pytest.mark.parametrize(("columns", "lanes"), SIZES)
def test_on_every_made_map_each_lane_has_as_many_forks_as_the_others_within_one(columns, lanes):
    # The start, and where the fourth lane leaves the third, lie before column 2.
    for number, state in every_map(columns, lanes):
        leaving = Counter(here for here, _ in edges(state) if here[0] >= 2)
        forks = [sum(count - 1 for (_, lane), count in leaving.items() if lane == one) for one in range(lanes)]
        assert max(forks) - min(forks) <= 1, number
        assert sum(forks) >= columns - 5, number


@pytest.mark.rule("RLA-51")
@pytest.mark.parametrize(("columns", "lanes"), SIZES)
def test_every_made_map_is_one_that_a_map_file_could_hold(columns, lanes):
    for number, state in every_map(columns, lanes):
        lines = [""] * columns
        for here, there in edges(state):
            lines[here[0]] += f" {here[1] + 1}-{there[1] + 1}"
        tokens = {"special": 1, "horde": 1, "packs": [1], "weapons": [1]}
        values = {"title": str(number), "lanes": lanes, "start": 2, "safe_house": 2, "ways": lines, "tokens": tokens}
        assert load(DataFile(HOUSE_FILE, values)).columns == columns


HOUSE_FILE = game.components.data[0]


@pytest.mark.rule("RLA-51")
def test_a_number_always_makes_the_same_map_and_another_number_nearly_always_another():
    maps = [bytes(made(number, 36, 3)) for number in NUMBERS]
    assert maps == [bytes(made(number, 36, 3)) for number in NUMBERS]
    assert len(set(maps)) == len(maps)


@pytest.mark.rule("RLA-51")
@pytest.mark.parametrize("number", [1, 500, 999])
def test_a_made_map_depends_on_nothing_but_its_number_and_size(number):
    agreed = {"map": number, "columns": 20, "lanes": 4}
    one = laid_out(seats=1, seed="a", **agreed)
    other = laid_out(seats=4, seed="b", difficulty=2, decks=3, **agreed)
    assert bytes(one.ways) == bytes(other.ways) == bytes(made(number, 20, 4).ways)
    assert (one.columns, one.lanes) == (20, 4)


@pytest.mark.rule("RLA-51")
@pytest.mark.skipif(SLOW, reason="there is nothing to compare")
@pytest.mark.parametrize(("columns", "lanes"), [(12, 2), (36, 3), (60, 4)])
def test_a_map_is_the_same_made_by_the_interpreter_and_by_compiled_code(columns, lanes):
    for number in range(1, 1000, 37):
        options = game.new_options({"map": number, "columns": columns, "lanes": lanes})
        state = State()
        state.seats = 2
        game.compiled.setup(state, options, Chance.seeded(key_from(number)), Log())
        assert bytes(state.ways) == bytes(made(number, columns, lanes).ways), number


@pytest.mark.rule("RLA-51")
def test_number_0_is_the_house_map_whatever_columns_and_lanes_say():
    state = laid_out(columns=60, lanes=4)
    assert (state.columns, state.lanes) == (36, 3)
    masks = [mask for column in HOUSE.ways for mask in column]
    assert list(state.ways[: len(masks)]) == masks
    assert not state.ways[len(masks) :].any()


@pytest.mark.rule("RL-017")
@pytest.mark.parametrize("number", [0, 7])
def test_every_survivor_begins_at_the_start(number):
    state = laid_out(map=number)
    assert list(state.at) == [1] * 4
    assert not state.furthest.any()
    assert not state.condition.any()


# --- Tokens -----------------------------------------------------------------------------------------------------------


def bearing(state):
    """The spaces on which a token lies."""
    return {
        (column, lane)
        for column in range(state.columns + 1)
        for lane in range(LANES)
        if state.tokens[column] >> lane & 1
    }


@pytest.mark.rule("RL-016", "RLA-22")
@pytest.mark.parametrize("options", [{}, {"map": 3}, {"map": 4, "columns": 12, "lanes": 2}, {"difficulty": 2}])
def test_tokens_lie_on_spaces_of_the_map_one_on_each_and_none_at_start_or_safe_house(options):
    for seed in range(10):
        state = laid_out(seed=seed, **options)
        spaces = {here for here, _ in edges(state)} - {(0, 1)}
        assert bearing(state) <= spaces
        assert len(bearing(state)) == sum(state.tokens_left) > 0


@pytest.mark.rule("RL-016")
def test_each_space_is_as_likely_as_any_other_to_bear_a_token():
    rounds = 150 if SLOW else 1_500
    found = Counter()
    for seed in range(rounds):
        found.update(bearing(laid_out(seats=2, seed=seed)))
    spaces = {here for here, _ in edges(laid_out())} - {(0, 1)}
    assert set(found) == spaces
    share = 24 / len(spaces)
    spread = (rounds * share * (1 - share)) ** 0.5
    assert all(abs(count - rounds * share) < 4.5 * spread for count in found.values())


@pytest.mark.rule("RL-004", "RL-005", "RL-006", "RL-007", "RL-016")
def test_all_the_tokens_of_the_house_map_are_scattered():
    assert tuple(laid_out().tokens_left) == HOUSE.tokens
    assert tuple(laid_out(map=5).tokens_left) == HOUSE.tokens


@pytest.mark.rule("RLA-51")
def test_where_a_map_is_too_small_for_all_tokens_every_kind_is_cut_in_proportion():
    state = laid_out(map=5, columns=12, lanes=2)
    assert len({here for here, _ in edges(state)}) - 1 == 22
    assert sum(state.tokens_left) == 22 * 40 // 100 == 8
    left = list(state.tokens_left)
    packs, weapons = sum(left[Token.PACK : Token.WEAPON]), sum(left[Token.WEAPON :])
    # 8, 6, 6 and 4 of 24 are 2.67, 2, 2 and 1.33 of 8.
    assert left[Token.SPECIAL] in (2, 3)
    assert (left[Token.HORDE], packs) == (2, 2)
    assert weapons in (1, 2)


@pytest.mark.rule("RLA-51")
@pytest.mark.parametrize(("columns", "lanes"), SIZES)
@pytest.mark.parametrize("difficulty", [0, 1, 2])
def test_tokens_never_take_more_than_40_of_100_spaces(columns, lanes, difficulty):
    state = laid_out(map=9, columns=columns, lanes=lanes, difficulty=difficulty)
    spaces = len({here for here, _ in edges(state)}) - 1
    assert sum(state.tokens_left) <= spaces * 40 // 100
    assert min(state.tokens_left) >= 0
