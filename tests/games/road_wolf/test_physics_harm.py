"""Wipeout checks, skids, damage, losses and explosions (RW-190 to RW-202, RW-250 to RW-266, RW-396 to RW-400)."""

from __future__ import annotations

import pytest

from runabout.games.road_wolf.actions import TOKEN
from runabout.games.road_wolf.driving.checks import Wipeout
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.jobs import How, JobKind, push
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from tests.games.road_wolf.table import MIDDLE, Table


@pytest.mark.rule("RW-190", "RW-192", "RW-194", "RW-195")
def test_a_check_is_two_dice_against_hits_left_and_never_fewer_than_one() -> None:
    table = Table()
    car = table.add("muscle-car", (MIDDLE, 800), hits=1)
    table.check(car, 1, 1, 6, 6)
    assert table.events(Event.CHECK_RESULT) == [("CHECK_RESULT", car, 0, 0)]


@pytest.mark.rule("RW-250")
def test_a_wreck_keeps_nothing_of_its_turn_and_others_keep_theirs() -> None:
    table = Table()
    car, other = table.add("coupe", (MIDDLE, 800)), table.add("coupe", (MIDDLE, 1200))
    state = table.state
    turn = (state.actions, state.spent, state.shots, state.repairs, state.fired)
    for column in turn:
        column[:] = 1
    table.destroyed(car)
    assert table.status(car) == Status.WRECK
    assert [int(column[car]) for column in turn] == [0] * 5
    assert [int(column[other]) for column in turn] == [1] * 5


@pytest.mark.rule("RW-197", "RW-198", "RWA-12")
def test_a_skid_goes_one_stick_towards_the_hour_of_the_doubled_die() -> None:
    table = Table()
    car = table.add("buggy", (MIDDLE, 800))
    table.check(car, 3, 3, 3, 2, 4)  # 3-3 against 3-2: overkill 0; 8 o'clock
    assert table.events(Event.DIRECTION) == [("DIRECTION", car, 8, 0)]
    assert table.at(car) == (MIDDLE - 139, 720)
    assert table.status(car) == Status.DRIVING
    assert table.is_at_rest()


@pytest.mark.rule("RW-196", "RW-200", "RW-201", "RWA-122")
def test_a_spin_immobilizes_and_its_skid_leads_to_no_more_checks() -> None:
    table = Table()
    car = table.add("coupe", (380, 800))
    table.check(car, 4, 3, 3, 3, 5)  # overkill 1; 10 o'clock, off the road
    assert table.status(car) == Status.IMMOBILIZED
    assert table.at(car) == (241, 880)
    assert len(table.events(Event.CHECK)) == 1
    assert table.news == [("IMMOBILIZED", car)]


SPIN_AHEAD = (4, 3, 3, 6)  #: 4-3 against the 3 of what is destroyed: overkill 1; 12 o'clock


@pytest.mark.rule("RW-201", "RW-252", "RWA-122")
def test_a_vehicle_destroyed_by_a_roll_makes_no_more_checks_once_it_spins() -> None:
    table = Table()
    for y in (1000, 1160):  # a card for each of the two skids
        table.card("slick", (MIDDLE, y))
    car = table.add("muscle-car", (MIDDLE, 800), hits=2)
    table.check(car, 4, 3, 2, 6, *SPIN_AHEAD)  # overkill 2: a ROLL onto the first SLICK, and there a SPIN
    assert table.events(Event.TOUCHED) == [("TOUCHED", car, RoadCard.SLICK, 0)] * 2
    assert table.events(Event.CHECK_RESULT) == [
        ("CHECK_RESULT", car, Wipeout.ROLL, 0),
        ("CHECK_RESULT", car, Wipeout.SPIN, 0),
    ]
    assert table.status(car) == Status.WRECK
    assert table.at(car) == (MIDDLE, 1120)
    assert table.is_at_rest()


@pytest.mark.rule("RW-201", "RWA-22", "RWA-122", "RWA-159")
def test_a_vehicle_destroyed_in_the_skid_of_a_spin_makes_no_more_checks() -> None:
    table = Table()
    table.card("slick", (MIDDLE, 910))
    table.card("debris", (MIDDLE, 920))
    car = table.add("coupe", (MIDDLE, 800), hits=1)
    table.check(car, *SPIN_AHEAD, 6, 1)
    assert table.told_of("destroyed") == [car], "by the DEBRIS that it meets"
    assert len(table.told_of("check")) == 1
    assert table.status(car) == Status.WRECK
    assert not table.state.spent[car]


@pytest.mark.rule(
    "RW-202",
    "RW-196",
    "RW-081",
    "RW-082",
    "RW-083",
    "RW-251",
    "RW-252",
    "RW-253",
    "RW-254",
    "RWA-11",
    "RWA-52",
    "RWA-136",
)
def test_a_roll_damages_first_and_what_it_destroys_is_a_wreck_where_it_stops() -> None:
    table = Table()
    car = table.add("buggy", (MIDDLE, 800), tokens="brawler gunner shotgun ambush", hits=1)
    table.check(car, 6, 6, 5, 3)
    assert table.status(car) == Status.WRECK
    assert table.at(car) == (MIDDLE, 640)
    assert (table.state.half_width[car], table.state.half_length[car]) == (52, 24)
    assert table.state.crew_size[car] == 0
    assert table.state.gear_size[car] == 1
    assert table.state.kept[0] == 1
    assert table.state.shown[car, Token.SHOTGUN] == 1
    assert table.state.owner[car] == NOBODY
    names = [name for name, *_ in table.events(Event.DESTROYED, Event.SKIDDED, Event.WRECKED, Event.CREW_LOST)]
    assert names == ["CREW_LOST"] * 3 + ["DESTROYED", "SKIDDED", "WRECKED"]
    assert table.is_at_rest()


@pytest.mark.rule("RWA-116", "RW-255")
def test_a_bike_in_a_roll_is_gone_without_a_skid() -> None:
    table = Table()
    bike = table.add("dirt-bike", (MIDDLE, 800))
    table.check(bike, 6, 6, 5)
    assert table.status(bike) == Status.EMPTY
    assert not table.events(Event.SKIDDED)


@pytest.mark.rule("RW-192", "RW-199", "RW-252", "RWA-10", "RWA-13")
def test_a_destroyed_vehicle_that_skids_off_the_road_checks_with_one_die_before_it_is_a_wreck() -> None:
    table = Table()
    car = table.add("coupe", (380, 800), hits=1)
    table.check(car, 6, 6, 5, 4, 1, 1, 6)
    assert [name for name, *_ in table.events(Event.CHECK, Event.WRECKED)] == ["CHECK", "CHECK", "WRECKED"]


@pytest.mark.rule("RW-252", "RWA-128", "RWA-154")
def test_a_vehicle_destroyed_in_the_checks_of_its_own_ram_lies_down_after_the_one_that_skidded() -> None:
    table = Table()
    car = table.add("rally-car", (MIDDLE, 800), hits=1)
    other = table.add("rally-car", (MIDDLE + 48, 810), 1, hits=1)
    table.move(car, 40, 40, 5, 1, 5, 6, 5, 3, 4, 5, 3, 2)  # the other owes a check, ROLLs and skids back into the car
    assert table.told_of("destroyed") == [other, car]
    assert [v for _, v, *_ in table.events(Event.WRECKED)] == [other, car]
    assert table.at(other) == (MIDDLE + 48, 724), "moved back, clear of the car"
    assert table.at(car) == (MIDDLE, 800)


@pytest.mark.rule("RW-199", "RWA-12")
def test_a_skid_rams_what_it_hits() -> None:
    table = Table()
    car, other = table.add("coupe", (MIDDLE, 800)), table.add("coupe", (MIDDLE, 920), 1)
    table.check(car, 3, 3, 3, 2, 6, 6, 5, 6, 5)
    assert table.events(Event.RAM) == [("RAM", car, other, 4)]
    assert table.at(car) == (MIDDLE, 816)


@pytest.mark.rule("RWA-12")
def test_ten_skids_are_the_most_in_a_chain() -> None:
    table = Table()
    car = table.add("coupe", (380, 800))
    table.state.skids = 10
    table.check(car, 3, 3, 3, 2)
    assert table.at(car) == (380, 800)
    assert table.is_at_rest()


@pytest.mark.rule("RWA-128")
def test_a_wreck_that_would_lie_on_something_is_moved_towards_the_start() -> None:
    table = Table()
    car, other = table.add("coupe", (MIDDLE, 800), hits=1), table.add("coupe", (MIDDLE + 60, 800), 1)
    push(table.state, JobKind.CHECK, car, 2)
    table.state.skids = 10
    table.settle(6, 6, 5)
    assert table.at(car) == (MIDDLE, 800 - 52 - 24)
    assert table.status(other) == Status.DRIVING


@pytest.mark.rule("RW-201", "RWA-22")
def test_immobilized_vehicles_make_no_checks() -> None:
    table = Table()
    car = table.add("coupe", (MIDDLE, 800))
    table.state.status[car] = Status.IMMOBILIZED
    table.check(car)
    assert not table.events()


# --- Crew -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-34", "RW-233")
def test_the_owner_says_who_is_lost_where_some_are_left() -> None:
    table = Table()
    car = table.add("convertible", (MIDDLE, 800), seat=1, tokens="gunner brawler brawler")
    push(table.state, JobKind.LOSE, car, 2)
    table.settle()
    assert table.state.asks == Ask.LOSE
    assert table.state.seat == 1
    assert table.state.left == 2
    table.do(TOKEN + Token.BRAWLER)
    assert table.state.asks == Ask.LOSE
    table.do(TOKEN + Token.BRAWLER)
    assert table.has(car) == ["DRIVER", "GUNNER"]
    assert table.is_at_rest()


@pytest.mark.rule("RW-256", "RW-257", "RW-260", "RWA-34")
def test_the_driver_goes_last_and_leaves_the_vehicle_abandoned() -> None:
    table = Table()
    car = table.add("convertible", (MIDDLE, 800), tokens="gunner brawler")
    push(table.state, JobKind.LOSE, car, 2)
    table.settle()
    assert table.has(car) == ["DRIVER"]
    assert table.status(car) == Status.DRIVING
    push(table.state, JobKind.LOSE, car, 1)
    table.settle()
    assert table.status(car) == Status.ABANDONED
    assert table.news == [("ABANDONED", car)]
    assert table.state.crew_size[car] == 0
    assert table.state.wheel[car] == NOBODY


@pytest.mark.rule("RWA-34")
def test_crew_who_belong_to_nobody_are_lost_at_random() -> None:
    table = Table()
    car = table.add("convertible", (MIDDLE, 800), seat=NOBODY, tokens="brawler gunner mechanic")
    push(table.state, JobKind.LOSE, car, 1)
    table.settle(2)
    assert table.has(car) == ["DRIVER", "BRAWLER", "MECHANIC"]


# --- Explosions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-396", "RW-399", "RWA-90", "RWA-124")
def test_damage_from_a_ram_sets_a_truck_off_and_the_blast_strikes_the_nearest_first() -> None:
    table = Table()
    truck = table.add("explosives-truck", (MIDDLE, 800))
    far = table.add("coupe", (MIDDLE + 210, 800), 1)
    near = table.add("coupe", (MIDDLE + 116, 800), 1)
    away = table.add("coupe", (MIDDLE, 1400), 1)
    car = table.add("coupe", (MIDDLE, 640), 1)
    # Its rear is rammed: 6-1 against 5-5-5-5. Then 6 dice against each.
    strikes = [1, 1, 1, 1, 1, 1, 6, 6] * 3
    table.move(car, 0, 50, 6, 1, 5, 5, 5, 5, *strikes)
    assert [v for _, v, *_ in table.events(Event.STRUCK)] == [car, near, far]
    assert table.status(truck) == Status.WRECK
    assert table.at(truck) == (MIDDLE, 800)
    assert table.status(away) == Status.DRIVING
    assert table.news[0] == ("DESTROYED", truck)
    assert table.is_at_rest()


@pytest.mark.rule("RW-400", "RWA-90")
def test_one_truck_sets_off_the_other() -> None:
    table = Table()
    one, two = table.add("explosives-truck", (400, 800)), table.add("explosives-truck", (500, 800))
    push(table.state, JobKind.EXPLODE, one)
    table.settle(6, 6, 6, 6, 6, 6, 5, 5, 5, 5)
    assert table.status(one) == table.status(two) == Status.WRECK
    assert [v for _, v, *_ in table.events(Event.EXPLODED)] == [one, two]
    assert table.is_at_rest()


@pytest.mark.rule("RW-397", "RWA-89")
def test_any_1_of_its_own_dice_in_a_check_sets_a_truck_off() -> None:
    table = Table()
    truck = table.add("explosives-truck", (MIDDLE, 800))
    table.check(truck, 2, 2, 6, 6, 6, 1)
    assert table.status(truck) == Status.WRECK
    assert not table.events(Event.SKIDDED)


@pytest.mark.rule("RWA-124", "RW-396")
def test_a_truck_that_goes_up_on_its_way_is_a_wreck_on_the_spot() -> None:
    table = Table()
    table.card("wreck", (MIDDLE, 500))
    truck = table.add("explosives-truck", (MIDDLE, 350))
    table.move(truck, 0, 160, 6, 6, 5, 5, 5, 5)
    assert table.status(truck) == Status.WRECK
    assert table.at(truck) == (MIDDLE, 360)
    assert table.is_at_rest()


@pytest.mark.rule("RW-252", "RWA-123")
@pytest.mark.parametrize("how", [How.MOVE, How.BRAKE, How.SKID, How.NITRO])
def test_nothing_is_left_under_way_when_a_vehicle_is_destroyed_in_its_move(how: How) -> None:
    table = Table()
    table.card("wreck", (MIDDLE, 500))
    car = table.add("coupe", (MIDDLE, 390 if how != How.BRAKE else 610), hits=1)
    table.move(car, 0, -60 if how == How.BRAKE else 60, 6, 6, 5, how=how)
    assert table.status(car) == Status.WRECK
    assert table.is_at_rest()
