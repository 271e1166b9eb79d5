"""Rams, rolls and Veterans (RW-091 to RW-093, RW-143, RW-153, RW-174, RW-210 to RW-228, RWA-19 to RWA-21, RWA-116)."""

from __future__ import annotations

import pytest

from runabout.games.road_wolf.actions import REROLL, STAND
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.fights.rolling import Cause, legal_rerolls
from runabout.games.road_wolf.jobs import How, JobKind, push
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from runabout.games.road_wolf.trains.cars import Step
from tests.games.road_wolf.table import MIDDLE, Table


def facing(kind: str, other: str, gap: int = 10, tokens: str = "") -> tuple[Table, int, int]:
    """Two vehicles one behind the other, so far apart."""
    table = Table()
    car = table.add(kind, (MIDDLE, 400), tokens=tokens)
    there = table.add(other, (MIDDLE, 400), 1)
    table.state.y[there] += table.state.half_length[car] + table.state.half_length[there] + gap
    return table, car, there


@pytest.mark.rule("RW-042", "RW-043", "RW-220", "RW-222", "RW-223", "RW-250")
def test_a_ram_is_size_against_hits_left() -> None:
    table, car, other = facing("muscle-car", "muscle-car")
    table.state.hits[car], table.state.hits[other] = 2, 1
    table.move(car, 0, 50, 6, 4, 4, 3, 2)  # three dice against two: overkill 3
    assert table.state.hits[other] == 3
    assert table.status(other) == Status.WRECK
    assert table.news == [("DESTROYED", other)]
    assert table.is_at_rest()


@pytest.mark.rule("RW-221", "RWA-41")
def test_nitro_is_one_die_more() -> None:
    table, car, _ = facing("coupe", "coupe")
    table.move(car, 0, 320, 6, 3, 1, 6, 3, 1, 1, 6, 6, how=How.NITRO)  # 6-3-1 against 6-3: overkill 0, a check
    assert table.at(car) == (MIDDLE, 410)


@pytest.mark.rule("RW-224", "RW-213")
def test_a_ram_won_without_overkill_makes_the_defender_check() -> None:
    table, car, other = facing("muscle-car", "coupe")
    table.move(car, 0, 50, 3, 2, 1, 3, 2, 1, 1, 6, 6)
    assert [(name, v) for name, v, *_ in table.events(Event.CHECK)] == [("CHECK", other)]


@pytest.mark.rule("RW-225")
def test_a_ram_lost_with_overkill_makes_the_attacker_check() -> None:
    table, car, _ = facing("coupe", "coupe")
    table.move(car, 0, 50, 2, 2, 3, 1, 1, 1, 6, 6)
    assert [(name, v) for name, v, *_ in table.events(Event.CHECK)] == [("CHECK", car)]
    assert table.state.hits[car] == 0


@pytest.mark.rule("RW-226", "RW-255", "RWA-116")
def test_a_bike_that_rams_is_destroyed_and_leaves_no_wreck() -> None:
    table, bike, _ = facing("dirt-bike", "coupe")
    table.move(bike, 0, 50, 1, 6, 1)
    assert table.status(bike) == Status.EMPTY
    assert table.news == [("DESTROYED", bike)]
    assert not table.events(Event.CHECK)
    assert table.is_at_rest()


@pytest.mark.rule("RWA-53", "RW-083")
def test_the_gear_of_a_bike_is_left_lying() -> None:
    table, bike, _ = facing("dirt-bike", "coupe", tokens="shotgun ambush")
    table.move(bike, 0, 50, 1, 6, 1)
    assert table.status(bike) == Status.MARKER
    assert table.state.gear_size[bike] == 1
    assert table.state.kept[0] == 1
    assert table.state.half_width[bike] == 0
    assert table.state.owner[bike] == NOBODY


@pytest.mark.rule("RW-228", "RWA-44")
def test_a_move_goes_on_over_a_bike_that_it_destroyed() -> None:
    table, car, bike = facing("coupe", "dirt-bike")
    table.move(car, 0, 120, 6, 5, 1)
    assert table.at(car) == (MIDDLE, 520)
    assert table.status(bike) == Status.EMPTY


@pytest.mark.rule("RW-227", "RW-228", "RWA-120")
def test_a_move_is_over_at_a_bike_that_only_skids_away() -> None:
    table, car, bike = facing("coupe", "dirt-bike")
    table.move(car, 0, 120, 6, 5, 6, 6, 2, 6, 6)  # overkill 0; 6-2 against 6 is overkill 0: it skids straight ahead
    assert table.at(car) == (MIDDLE, 410)
    assert table.at(bike)[1] > 500


@pytest.mark.rule("RWA-117", "RWA-19", "RW-174")
def test_braking_is_over_even_where_the_bike_is_destroyed() -> None:
    table = Table()
    car = table.add("coupe", (MIDDLE, 600))
    bike = table.add("dirt-bike", (MIDDLE, 500), 1)
    table.move(car, 0, -100, 1, 2, 2, how=How.BRAKE)  # it rams, loses, and is gone (RWA-19)
    assert table.status(bike) == Status.EMPTY
    assert table.at(car) == (MIDDLE, 582)


@pytest.mark.rule("RWA-19")
def test_a_bike_braked_into_lives_where_a_table_wants_it() -> None:
    table = Table(bike_rammed_by_braking=1)
    car = table.add("coupe", (MIDDLE, 600))
    bike = table.add("dirt-bike", (MIDDLE, 500), 1)
    table.move(car, 0, -100, 6, 6, 6, how=How.BRAKE)
    assert table.status(bike) == Status.DRIVING


@pytest.mark.rule("RWA-20", "RW-253")
def test_a_wreck_rams_the_vehicle_that_drives_into_it() -> None:
    table = Table()
    wreck = table.wreck("muscle-car", (MIDDLE, 500))
    car = table.add("coupe", (MIDDLE, 400), 1)
    table.move(car, 0, 100, 6, 6, 6, 5, 5)
    assert table.events(Event.STRUCK)[-1] == ("STRUCK", car, Cause.OBJECT, wreck)
    assert table.status(car) == Status.WRECK
    assert table.status(wreck) == Status.WRECK


@pytest.mark.rule("RWA-19", "RWA-116")
def test_a_bike_that_drives_into_a_wreck_is_gone_even_if_it_wins() -> None:
    table = Table()
    table.wreck("coupe", (MIDDLE, 500))
    bike = table.add("dirt-bike", (MIDDLE, 400), 1)
    table.move(bike, 0, 100, 1, 1, 6)
    assert table.status(bike) == Status.EMPTY


@pytest.mark.rule("RWA-116")
def test_an_immobilized_bike_that_drifts_against_a_vehicle_is_gone() -> None:
    table = Table()
    bike, car = table.add("dirt-bike", (MIDDLE, 482)), table.add("coupe", (MIDDLE, 400), 1)
    table.state.status[bike] = Status.IMMOBILIZED
    push(table.state, JobKind.STRIKE, car, 1, Cause.OBJECT, bike)
    table.settle(1, 6, 6)
    assert table.status(bike) == Status.EMPTY
    assert table.status(car) == Status.DRIVING


@pytest.mark.rule("RW-424", "RW-425")
def test_a_mutant_that_is_rammed_has_one_die_and_is_dead_if_it_loses() -> None:
    table, car, mutant = facing("coupe", "dirt-bike")
    table.state.status[mutant], table.state.owner[mutant] = Status.MUTANT, NOBODY
    table.move(car, 0, 50, 3, 2, 3)  # without overkill
    assert table.news == [("KILLED", mutant)]
    assert table.status(mutant) == Status.EMPTY


@pytest.mark.rule("RW-459", "RW-460")
def test_a_vehicle_that_wins_over_the_train_slows_it_down() -> None:
    table, car, train = facing("coupe", "gondola")
    table.state.status[train] = Status.TRAIN
    table.move(car, 0, 50, 1, 1, 1, 6, 6)
    assert table.events(Event.STRUCK) == [("STRUCK", car, Cause.TRAIN_SIDE, train)]
    assert table.news == [(f"MISSION {Step.SLOWS.value}", car)]


# --- Veterans ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-091", "RW-092", "RW-216", "RWA-07", "RWA-136")
def test_the_attackers_veteran_decides_first_and_the_new_result_counts() -> None:
    table, car, other = facing("coupe", "coupe", tokens="veteran")
    table.state.wheel[other] = 1
    table.move(car, 0, 50, 6, 2, 4, 3)
    assert table.state.asks == Ask.REROLL
    assert table.state.seat == 0
    out = [0] * 9
    assert out[: legal_rerolls(table.state, out)] == [REROLL + 1, REROLL + 5, STAND]  # type: ignore[arg-type]
    table.do(REROLL + 1, 5)
    assert table.state.asks == Ask.REROLL
    assert table.state.seat == 1
    table.do(STAND)
    assert table.state.hits[other] == 2
    assert table.events(Event.VETERAN_SHOWN) == [("VETERAN_SHOWN", car, 0, 0), ("VETERAN_SHOWN", other, 0, 0)]
    assert table.is_at_rest()


@pytest.mark.rule("RW-057", "RW-058")
def test_a_veteran_in_a_heavy_vehicle_rerolls_in_attack_only() -> None:
    table, car, other = facing("armored-car", "armored-car", tokens="veteran")
    table.state.wheel[other] = 1
    table.move(car, 0, 50, 2, 2, 2, 2, 2, 2, 2, 2)
    assert table.state.seat == 0
    table.do(STAND)
    assert table.state.asks == Ask.NOTHING
    assert table.is_at_rest()


@pytest.mark.rule("RWA-05", "RWA-142")
def test_ties_are_rolled_again_ten_times_at_most() -> None:
    table = Table(tie=1)
    car = table.add("coupe", (MIDDLE, 400))
    table.add("coupe", (MIDDLE, 514), 1)
    table.move(car, 0, 50, *[3] * 44)
    assert len(table.events(Event.TIED)) == 10
    assert table.is_at_rest()


# --- Monster Trucks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-354", "RWA-82", "RWA-120")
def test_a_monster_truck_shoves_aside_what_it_rammed_and_goes_on() -> None:
    table, monster, car = facing("monster-truck", "coupe")
    table.state.x[car] += 20
    table.move(monster, 0, 150, 6, 1, 1, 1, 6, 2)
    assert table.at(monster) == (MIDDLE, 550)
    assert table.at(car)[0] == MIDDLE + 30 + 24  # to the nearer side, and no further than it must
    assert len(table.events(Event.RAM)) == 1


@pytest.mark.rule("RWA-155")
def test_a_monster_truck_stops_where_there_is_no_room_for_that() -> None:
    table, monster, car = facing("monster-truck", "coupe")
    y = int(table.state.y[car])
    table.add("coupe", (MIDDLE + 60, y), 1), table.add("coupe", (MIDDLE - 60, y), 1)
    table.move(monster, 0, 150, 6, 1, 1, 1, 6, 2)
    assert table.at(monster) == (MIDDLE, 410)
    assert table.at(car) == (MIDDLE, y)


@pytest.mark.rule("RWA-155")
def test_a_monster_truck_that_goes_sideways_shoves_ahead_or_back() -> None:
    table = Table()
    monster = table.add("monster-truck", (400, 500))
    car = table.add("coupe", (500, 520), 1)
    table.move(monster, 160, 0, 6, 1, 1, 1, 6, 2)
    assert table.at(monster) == (560, 500)
    assert table.at(car) == (500, 500 + 90 + 52)


@pytest.mark.rule("RWA-82", "RWA-155")
def test_a_monster_truck_shoves_a_vehicle_out_of_a_slanting_way_too() -> None:
    table = Table()
    monster = table.add("monster-truck", (400, 500))
    car = table.add("coupe", (450, 650), 1)
    table.move(monster, 80, 130, 6, 1, 1, 1, 6, 2)
    assert table.at(monster) == (480, 630)
    x, y = table.at(car)
    assert abs(x - 480) >= 54 or abs(y - 630) >= 142


@pytest.mark.rule("RW-225", "RWA-82")
def test_a_monster_truck_that_its_own_check_throws_off_course_goes_on_no_more() -> None:
    table, monster, _ = facing("monster-truck", "coupe")
    table.move(monster, 0, 150, 1, 1, 1, 1, 6, 6, 3, 3, 3, 2, 1, 1, 3)  # it loses, and skids towards 6 o'clock
    assert table.at(monster) == (MIDDLE, 410 - 160)


@pytest.mark.rule("RW-152", "RWA-123")
def test_a_monster_truck_that_goes_on_no_more_owes_the_checks_of_its_move_so_far() -> None:
    table, monster, _ = facing("monster-truck", "coupe")
    table.card("slick", (MIDDLE, 400 + 90 + 50 + 5))  # touched on the way to the Coupe
    table.move(monster, 0, 150, 1, 1, 1, 1, 6, 6, 3, 3, 3, 2, 1, 1, 3, 1, 1, 6, 6, 6, 6)
    assert table.at(monster) == (MIDDLE, 410 - 160)
    assert table.events(Event.TOUCHED) == [("TOUCHED", monster, RoadCard.SLICK, 0)]
    assert len(table.events(Event.CHECK)) == 2
