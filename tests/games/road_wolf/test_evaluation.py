"""What bots take for the prospects of a game that is not over: a better position of a side has a better evaluation."""

import numpy as np
import pytest

from runabout.bots.scratch import scratch_for
from runabout.bots.search import highest_prior, play_out
from runabout.core.chance import Chance
from runabout.core.contract import WHOLE
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.road_wolf import game
from runabout.games.road_wolf.bots.evaluation import evaluate
from runabout.games.road_wolf.box import BOARD_LENGTH
from runabout.games.road_wolf.fleet import clear_slot
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.state import NOBODY
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT
from tests.games.road_wolf.table import MIDDLE, Table, begun


def prospects(table):
    """Each seat's."""
    out = np.zeros(table.state.seats, np.int64).view(Cells)
    evaluate(table.state, out)
    return [int(part) for part in out]


def first(mission, *vehicles):
    """The first seat's prospects with these vehicles on the board: kind, how far along, seat, tokens."""
    table = Table(mission)
    for kind, y, seat, *tokens in vehicles:
        table.add(kind, (MIDDLE, y), seat, " ".join(tokens))
    return prospects(table)[0]


@pytest.mark.parametrize("mission", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_prospects_of_all_seats_make_a_whole(mission, seats):
    found = prospects(begun(mission, seats, 1))
    assert sum(found) == WHOLE
    assert all(0 <= part <= WHOLE for part in found)


def test_it_is_better_for_runners_to_be_further_on_whole_and_with_fewer_hunters_about():
    near = first("interceptor", ("coupe", 1500, 0), ("humvee", 1500, 1))
    far = first("interceptor", ("coupe", 500, 0), ("humvee", 500, 1))
    assert near > far
    assert far < first("interceptor", ("coupe", 500, 0), ("dirt-bike", 500, 1))
    table = Table("interceptor")
    v = table.add("coupe", (MIDDLE, 500))
    table.add("humvee", (MIDDLE, 500), 1)
    whole = prospects(table)[0]
    table.state.hits[v] = 1
    assert prospects(table)[0] < whole


def test_a_point_made_is_worth_more_than_a_point_that_may_be():
    table = Table("interceptor")
    table.add("coupe", (MIDDLE, 500))
    table.add("humvee", (MIDDLE, 500), 1)
    none = prospects(table)[0]
    v = table.add("coupe", (MIDDLE, BOARD_LENGTH - 10))
    maybe = prospects(table)[0]
    clear_slot(table.state, v)
    table.state.gained[0] = 1
    assert prospects(table)[0] > maybe > none


def test_no_vehicle_is_so_good_that_it_had_better_stay_behind():
    table = Table("interceptor")
    table.add("humvee", (MIDDLE, 300), 1)
    v = table.add("4x4-truck", (MIDDLE, 0), 0, "veteran gunner gunner nitro")
    found = []
    for y in range(0, BOARD_LENGTH + 1, 160):
        table.state.y[v] = y
        found.append(prospects(table)[0])
    past_the_hunter = found[3:]
    assert past_the_hunter == sorted(set(past_the_hunter))
    clear_slot(table.state, v)
    table.state.gained[0] = 1
    assert prospects(table)[0] >= found[-1]


def test_a_vehicle_with_nobody_in_it_hardly_counts():
    table = Table("interceptor")
    v = table.add("coupe", (MIDDLE, 1500))
    driven = prospects(table)[0]
    table.abandoned(v)
    assert prospects(table)[0] < driven - 100


@pytest.mark.parametrize(("mission", "key"), [("breakout", "big-rig"), ("the-wages-of-fear", "explosives-truck")])
def test_it_is_what_the_mission_turns_on_that_has_to_get_on(mission, key):
    start = first(mission, (key, 300, 0), ("coupe", 300, 0), ("humvee", 300, 1))
    escort_on = first(mission, (key, 300, 0), ("coupe", 1500, 0), ("humvee", 300, 1))
    key_on = first(mission, (key, 1500, 0), ("coupe", 300, 0), ("humvee", 300, 1))
    assert key_on > escort_on > start


def test_two_trucks_are_better_than_one():
    truck = ("explosives-truck", 600, 0)
    assert first("the-wages-of-fear", truck, truck) > first("the-wages-of-fear", truck)


@pytest.mark.parametrize(("mission", "key"), [("the-president", "armored-car"), ("hijackers", "hijackers-truck")])
def test_the_side_that_has_the_prize_stands_better(mission, key):
    table = Table(mission)
    prize = table.add(key, (MIDDLE, 900), 0 if mission == "the-president" else NOBODY)
    table.add("buggy", (MIDDLE - 60, 900), 0)
    table.add("buggy", (MIDDLE + 60, 900), 1)
    before = prospects(table)[1]
    table.taken(prize, 1)
    assert prospects(table)[1] > max(before, WHOLE // 2)


def test_bikers_gain_with_every_civilian_that_lies_still():
    table = Table("two-wheel-terror")
    one = table.add("coupe", (MIDDLE, 500), NOBODY)
    table.add("coupe", (MIDDLE, 900), NOBODY)
    table.add("dirt-bike", (MIDDLE, 700), 0)
    before = prospects(table)[0]
    table.immobilized(one)
    assert prospects(table)[0] > before


def test_in_chase_both_count_who_gets_away_and_who_is_stopped():
    table = Table("chase")
    table.add("coupe", (MIDDLE, 500), 0, "gunner")
    table.add("humvee", (MIDDLE, 800), 0, "gunner")
    table.add("coupe", (MIDDLE, 300), 1)
    before = prospects(table)[0]
    table.state.lost_points[1] = 9
    stopped = prospects(table)[0]
    assert stopped > before
    table.state.gained[0] = 1
    assert prospects(table)[0] > stopped + WHOLE // 4  # nobody can win against them any more


def test_survivors_who_are_weaker_gain_with_the_way_to_the_end():
    behind = first("monsters", ("coupe", 300, 0), ("monster-truck", 900, 1))
    ahead = first("monsters", ("coupe", 1700, 0), ("monster-truck", 900, 1))
    assert behind < ahead < first("monsters", ("coupe", 300, 0), ("humvee", 300, 0))


@pytest.mark.parametrize("mission", ["monsters", "duel"])
def test_where_the_last_one_wins_it_is_strength_that_counts(mission):
    even = first(mission, ("coupe", 500, 0), ("coupe", 900, 1))
    assert first(mission, ("humvee", 500, 0, "gunner"), ("coupe", 900, 1)) > even


def test_couriers_gain_with_points_and_with_vehicles_that_are_left():
    table = Table("gauntlet")
    table.add("coupe", (MIDDLE, 500), 0)
    table.add("coupe", (MIDDLE + 80, 500), 1)
    assert abs(prospects(table)[0] - WHOLE // 2) <= 1
    table.state.gained[1] = 1
    assert prospects(table)[0] < WHOLE // 3
    table.state.gained[0] = 2
    assert prospects(table)[0] > WHOLE // 2


def test_robbers_gain_with_the_front_gondola_and_most_with_the_engine(railway):
    start = prospects(railway)[0]
    railway.man(FRONT, 0, "brawler", "gunner")
    front = prospects(railway)[0]
    assert front > start
    railway.man(ENGINE, 0, "brawler")
    engine = prospects(railway)[0]
    assert engine > front
    railway.state.y[ENGINE] += 600
    assert prospects(railway)[0] > engine


@pytest.mark.parametrize(("mission", "goes_on"), [("hijackers", True), ("interceptor", False)])
@pytest.mark.parametrize("seed", range(3))
def test_playouts_go_on_past_the_end_of_the_round_in_hijackers_only(mission, goes_on, seed):
    run, scratch, luck, log = game.interpreted, scratch_for(game), Chance.seeded(bytes([seed] * 32)), Log()
    state, acts, weights = begun(mission, 2, 1, seed).state, scratch.tree.acts, scratch.tree.weights
    while state.round < 2:  # greedy
        found = run.candidate_actions(state, acts)
        run.apply(state, run.bind(highest_prior)(state, luck, acts, weights, found), luck, log)
    scratch.state.assign(state)
    run.bind(play_out)(0, luck, scratch)
    assert bool(scratch.state.over or scratch.state.round > 2) == goes_on
