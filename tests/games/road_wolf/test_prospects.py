"""The facts that bots weigh, each counted on a table laid out for it, and the weights that they have."""

import numpy as np
import pytest

from runabout.games.road_wolf.bots.prospects import (
    COLUMNS,
    DRAWS,
    FACTS,
    LOGIT,
    PROBE,
    STAKES,
    TABLE,
    TO_DRAW,
    Fact,
    Stake,
    column_names,
    row_names,
    stake_of,
    weigh,
    weigh_alone,
)
from runabout.games.road_wolf.bots.weights import WEIGHTS
from runabout.games.road_wolf.box import BOARD_LENGTH
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.state import NOBODY
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT, REAR
from tests.games.road_wolf.table import MIDDLE, Table


def facts(table):
    """All that is not 0, by name."""
    counted = {name: weigh(table.state, PROBE + at) / LOGIT for at, name in enumerate(column_names())}
    return {name: found for name, found in counted.items() if found}


def of_side(table, side):
    """What counts of one side."""
    return {name.split()[1]: found for name, found in facts(table).items() if name.startswith(side)}


def of_seat(table, seat):
    """What counts of a seat that is alone."""
    counted = {fact.name: weigh_alone(table.state, PROBE + fact, seat) / LOGIT for fact in Fact}
    return {name: found for name, found in counted.items() if found}


def test_nothing_counts_on_an_empty_table():
    assert facts(Table("interceptor")) == {"ONE": 1}


def test_what_drives_counts_with_hits_crew_and_how_far_it_has_come():
    table = Table("duel")
    table.add("coupe", (MIDDLE, 800), 0, hits=1)  # size 2; 800 units are 20 inches
    table.add("dirt-bike", (MIDDLE, 400), 0)
    expected = {"VEHICLES": 2, "HITS": 2, "CREW": 2, "BIKES": 1, "WAY": 30, "FOREMOST": 20}
    assert of_side(table, "first") == expected | {"NEAR": of_side(table, "first")["NEAR"]}
    assert of_side(table, "second") == {}


def test_crew_and_gear_count_by_their_kind_and_a_veteran_at_the_wheel_as_one():
    table = Table("duel")
    table.add("4x4-truck", (MIDDLE, 800), 0, "veteran gunner gunner spikes nitro")
    counted = {"VETERANS": 1, "GUNNERS": 2, "SPIKES": 1, "NITROS": 1}
    assert counted.items() <= of_side(table, "first").items()
    others = ("BRAWLERS", "MECHANICS", "SHOTGUNS", "MOLOTOVS", "AMBUSHES")
    assert not set(others) & set(of_side(table, "first"))
    assert [fact.name for fact in Fact][Fact.VETERANS :] == [
        *("VETERANS", "BRAWLERS", "GUNNERS", "MECHANICS", "SHOTGUNS", "MOLOTOVS", "AMBUSHES", "SPIKES", "NITROS"),
    ]
    assert [token.name for token in Token][Token.VETERAN :] == [
        *("VETERAN", "BRAWLER", "GUNNER", "MECHANIC", "SHOTGUN", "MOLOTOV", "AMBUSH", "SPIKES", "NITRO"),
    ]


def test_a_vehicle_not_yet_on_the_board_counts_with_its_size_and_no_way():
    table = Table("duel")
    table.add("coupe", seat=1, coming=True)
    assert of_side(table, "second") == {"VEHICLES": 1, "HITS": 2, "CREW": 1, "COMING": 2}


def test_of_an_immobilized_vehicle_only_the_crew_counts():
    table = Table("duel")
    table.immobilized(table.add("coupe", (MIDDLE, 800), 0, "gunner"))
    assert of_side(table, "first") == {"STUCK": 2} | {k: v for k, v in of_side(table, "first").items() if k == "GAINED"}
    left = Table("duel")
    left.abandoned(left.add("coupe", (MIDDLE, 800), 0, "gunner"))
    assert of_side(left, "first") == {"STUCK": 1}


def test_where_every_vehicle_counts_it_goes_over_into_a_point_on_its_way():
    table = Table("interceptor")
    v = table.add("humvee", (MIDDLE, 0), 0)  # size 3
    assert of_side(table, "first") == {"VEHICLES": 1, "HITS": 3, "CREW": 1}
    table.state.y[v] = BOARD_LENGTH // 2
    half = {"VEHICLES": 0.5, "HITS": 1.5, "CREW": 0.5, "GAINED": 0.5}
    assert half.items() <= of_side(table, "first").items()
    table.state.y[v] = BOARD_LENGTH
    assert of_side(table, "first") == {"GAINED": 1, "FOREMOST": BOARD_LENGTH // 40}
    table.add("humvee", (MIDDLE, BOARD_LENGTH // 2), 1)
    assert of_side(table, "second")["HITS"] == 3


def test_near_vehicles_count_by_size_and_passengers_and_less_the_further_they_are():
    table = Table("interceptor")
    table.add("coupe", (MIDDLE, 800), 0)
    table.add("humvee", (MIDDLE, 800), 1, "gunner")
    assert of_side(table, "second")["NEAR"] == 8 * 4
    table.state.y[1] += 160
    assert of_side(table, "second")["NEAR"] == 8 * 4 // 5


def test_near_is_near_the_vehicle_that_the_mission_turns_on_where_there_is_one():
    table = Table("breakout")
    table.add("big-rig", (MIDDLE, 400), 0)
    table.add("coupe", (MIDDLE, 680), 0)
    table.add("humvee", (MIDDLE, 680), 1)
    table.add("humvee", (MIDDLE, 560), 1)
    assert of_side(table, "second")["NEAR"] == 8 * 3 // 5 + 8 * 3 // 8
    assert of_side(table, "first")["NEAR"] == 8 * 2 // 8


def test_the_key_vehicle_of_a_mission_counts_for_the_side_that_has_it():
    table = Table("the-president")
    limo = table.add("armored-car", (MIDDLE, 800), 0, "gunner")
    size = of_side(table, "first")["HITS"]
    keys = {"KEYS": 1, "KEY_WAY": 20, "KEY_HITS": size, "KEY_CREW": 2, "KEYS_DRIVEN": 1, "KEY_FOREMOST": 20}
    assert keys.items() <= of_side(table, "first").items()
    table.taken(limo, 1)
    assert not [name for name in of_side(table, "first") if name.startswith("KEY")]
    assert of_side(table, "second")["KEYS"] == 1


def test_turns_actions_and_points_count():
    table = Table("interceptor")
    table.turn_of(table.add("coupe", (MIDDLE, 800), 0))
    table.state.gained[1] = 3
    assert of_side(table, "first")["TURN"] == 1
    assert of_side(table, "first")["ACTIONS"] == 2
    assert of_side(table, "second") == {"GAINED": 3}


def test_in_chase_losses_count_in_hundredths_of_what_a_win_asks_for():
    table = Table("chase", points=5)
    table.state.lost_points[1] = 6
    assert of_side(table, "second") == {"STOPPED": 40}


def test_vehicles_of_nobody_count_as_long_as_they_roll():
    table = Table("two-wheel-terror")
    table.add("coupe", (MIDDLE, 500), NOBODY, hits=1)
    table.immobilized(table.add("humvee", (MIDDLE, 900), NOBODY))
    assert facts(table) == {"ONE": 1, "ROLLING": 1, "ROLLING_HITS": 1}


def test_couriers_count_the_prize_that_they_have_before_anybody_else(valley):
    valley.state.prize[0], valley.state.prize[1], valley.state.skulls[1] = 5, 3, 2
    assert of_seat(valley, 0)["PRIZE"] == 2
    assert "PRIZE" not in of_seat(valley, 1)
    assert of_seat(valley, 1)["SKULLS"] == 2


def test_robbers_count_crew_on_the_train_and_the_way_of_their_engine(railway):
    railway.man(REAR, 0, "brawler", "gunner")
    assert of_seat(railway, 0)["ON_TRAIN"] == 2
    railway.man(FRONT, 0, "brawler")
    assert (of_seat(railway, 0)["ON_TRAIN"], of_seat(railway, 0)["IN_FRONT"]) == (3, 1)
    railway.man(ENGINE, 0, "brawler")
    railway.state.y[ENGINE] = 1000
    assert (of_seat(railway, 0)["AT_ENGINE"], of_seat(railway, 0)["ENGINE_WAY"]) == (1, 25)
    assert not {"ON_TRAIN", "AT_ENGINE"} & set(of_seat(railway, 1))


def test_every_mission_is_about_something_of_its_own_or_shares_it():
    assert {name: stake_of(at).name for at, name in enumerate(NAMES)} == {
        "interceptor": "ESCAPE",
        "breakout": "BRING",
        "two-wheel-terror": "WRECK",
        "the-president": "GUARD",
        "hijackers": "TAKE",
        "monsters": "SURVIVE",
        "chase": "FIGHT_THROUGH",
        "the-wages-of-fear": "BRING_ANY",
        "gauntlet": "VALLEY",
        "derailed": "TRAIN",
        "duel": "HUNT",
    }


def test_weights_are_for_rows_and_facts_that_there_are_and_every_mission_has_some():
    assert set(WEIGHTS) <= set(row_names())
    for row in WEIGHTS.values():
        assert set(row) <= set(column_names())
    for stake in STAKES:
        assert TABLE[stake].any()
        assert bool(DRAWS[stake]) == bool(TABLE[stake + TO_DRAW].any())


@pytest.mark.parametrize("stake", [Stake.VALLEY, Stake.TRAIN])
def test_a_seat_that_is_alone_is_weighed_by_its_own_vehicles(stake):
    assert not TABLE[stake, FACTS:].any()


def test_a_probe_weighs_one_column():
    assert np.array_equal(TABLE[PROBE:], LOGIT * np.eye(COLUMNS))
