"""Moves, and what they meet (RW-130 to RW-135, RW-171 to RW-174, RWA-12 to RWA-17, RWA-24, RWA-26, RWA-123)."""

from __future__ import annotations

import pytest

from runabout.games.road_wolf.driving.checks import Wipeout
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.jobs import How
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.state import Status
from tests.games.road_wolf.table import MIDDLE, Table

ROLLS = (Event.RAM, Event.STRUCK, Event.CHECK)


@pytest.mark.rule("RW-171", "RW-030", "RW-131")
def test_a_move_goes_where_it_is_to_go() -> None:
    table = Table()
    car = table.add("coupe", (MIDDLE, 400))
    table.move(car, 30, 140)
    assert table.at(car) == (MIDDLE + 30, 540)
    assert table.events() == [("MOVED", car, MIDDLE + 30, 540)]
    assert table.is_at_rest()


@pytest.mark.rule("RW-172", "RW-227", "RWA-43", "RWA-45")
def test_a_move_is_over_at_what_it_hits() -> None:
    table = Table()
    car = table.add("coupe", (MIDDLE, 400))
    other = table.add("coupe", (MIDDLE, 550), 1)
    table.move(car, 0, 160, 6, 1, 6, 2)  # 6-1 against 6-2: nothing happens (RWA-45)
    assert table.at(car) == (MIDDLE, 550 - 104)
    assert table.events(*ROLLS) == [("RAM", car, other, 0)]
    assert table.is_at_rest()


@pytest.mark.rule("RWA-118", "RWA-126")
def test_what_is_touched_already_is_rammed_without_moving() -> None:
    table = Table()
    car = table.add("coupe", (MIDDLE, 400))
    other = table.add("coupe", (MIDDLE, 504), 1)
    table.move(car, 0, 1, 6, 1, 6, 2)
    assert table.events(*ROLLS) == [("RAM", car, other, 0)]
    assert not table.events(Event.MOVED)


@pytest.mark.rule("RW-174", "RW-220")
def test_a_vehicle_that_is_braked_into_rams() -> None:
    table = Table()
    car = table.add("coupe", (MIDDLE, 600))
    other = table.add("muscle-car", (MIDDLE, 450), 1)
    table.move(car, 0, -100, 6, 6, 1, 5, 1, how=How.BRAKE)  # three dice for its size
    assert table.events(*ROLLS) == [("RAM", other, car, 2)]
    assert table.state.hits[car] == 2
    assert table.status(car) == Status.WRECK


@pytest.mark.rule("RW-133", "RWA-14")
def test_leaving_the_road_takes_one_check_when_the_move_is_over() -> None:
    table = Table()
    car = table.add("coupe", (360, 400))
    table.move(car, -60, 0, 1, 1, 6, 6)
    assert [name for name, *_ in table.events(Event.MOVED, Event.CHECK)] == ["MOVED", "CHECK"]
    table.move(car, -60, 0)  # off the road already (RWA-14)
    assert table.is_at_rest()


@pytest.mark.rule("RW-132", "RWA-126")
def test_reaching_the_edge_of_the_road_from_within_is_leaving_it() -> None:
    """To touch the road is not to be over it (RWA-126)."""
    table = Table()
    car = table.add("coupe", (360, 400))
    table.move(car, -23, 0)
    assert not table.events(Event.CHECK)
    table.move(car, -1, 0, 1, 1, 6, 6)
    assert len(table.events(Event.CHECK)) == 1


@pytest.mark.rule("RWA-24", "RWA-126")
def test_to_drive_on_over_a_slide_is_not_to_touch_it_again() -> None:
    table = Table()
    table.card("slide", (MIDDLE, 501))  # from 451 on: the front of a Coupe at 400 is over it by a single unit
    car = table.add("coupe", (MIDDLE, 400))
    table.move(car, 0, 40)
    assert table.is_at_rest()
    assert not table.events(Event.CHECK)


@pytest.mark.rule("RW-050", "RW-133")
def test_dirt_vehicles_leave_the_road_without_a_check() -> None:
    table = Table()
    buggy = table.add("buggy", (360, 400))
    table.move(buggy, -60, 0)
    assert not table.events(Event.CHECK)


@pytest.mark.rule("RWA-14")
def test_every_move_off_the_road_owes_a_check_where_a_table_wants_it() -> None:
    table = Table(off_road_check=1)
    car = table.add("coupe", (200, 400))
    table.move(car, 0, 60, 1, 1, 6, 6)
    assert len(table.events(Event.CHECK)) == 1


@pytest.mark.rule("RW-151", "RWA-67", "RWA-121")
def test_a_slide_touched_and_the_road_left_are_one_check() -> None:
    table = Table()
    table.card("slide", (400, 500))
    car = table.add("coupe", (360, 400))
    table.move(car, -60, 100, 1, 1, 6, 6)
    assert len(table.events(Event.CHECK)) == 1


@pytest.mark.rule("RW-152", "RWA-24", "RWA-123")
def test_a_slick_makes_dirt_vehicles_check_too_but_only_when_contact_begins() -> None:
    table = Table()
    table.card("slick", (MIDDLE, 500))
    buggy = table.add("buggy", (MIDDLE, 390))
    table.move(buggy, 0, 8)  # it only touches
    table.move(buggy, 0, 1, 1, 1, 6, 6)
    table.move(buggy, 0, 50)
    assert len(table.events(Event.CHECK)) == 1


@pytest.mark.rule("RW-153", "RWA-123")
def test_debris_rams_at_once_and_its_check_waits_in_its_place_among_the_others() -> None:
    table = Table()
    table.card("slick", (MIDDLE, 500))
    table.card("debris", (MIDDLE, 560))
    car = table.add("muscle-car", (MIDDLE, 380))
    # Debris: 6 against 5-5-5 is overkill 1: damage. On it drives.
    table.move(car, 0, 150, 6, 5, 5, 5, 1, 1, 6, 6)
    assert table.at(car) == (MIDDLE, 530)
    assert [name for name, *_ in table.events(Event.STRUCK, Event.CHECK)] == ["STRUCK", "CHECK"]
    assert table.state.hits[car] == 1


@pytest.mark.rule("RW-252", "RWA-123")
def test_what_debris_destroys_still_owes_the_checks_of_its_move_so_far() -> None:
    table = Table()
    table.card("slick", (MIDDLE, 500))
    table.card("debris", (MIDDLE, 560))
    car = table.add("coupe", (MIDDLE, 390), hits=1)
    table.move(car, 0, 160, 6, 1, 1, 1, 6)
    assert table.status(car) == Status.WRECK
    touched = [(name, card) for name, _, card, _ in table.events(Event.TOUCHED, Event.CHECK_RESULT)]
    assert touched == [("TOUCHED", RoadCard.DEBRIS), ("TOUCHED", RoadCard.SLICK), ("CHECK_RESULT", Wipeout.SAFE)]


@pytest.mark.rule("RWA-140", "RWA-123", "RW-154")
def test_checks_come_in_the_order_in_which_they_were_met() -> None:
    """The wreck card's ram is won 6-1 against 6 alone: overkill 0, so a check, which waits (RWA-140)."""
    table = Table()
    table.card("slick", (MIDDLE, 580))
    table.card("wreck", (MIDDLE, 500))
    car = table.add("muscle-car", (MIDDLE, 380), hits=2)
    table.move(car, 0, 160, 6, 1, 6, 1, 1, 6, 1, 1, 6)
    names = [name for name, *_ in table.events(Event.STRUCK, Event.MOVED, Event.CHECK)]
    assert names == ["MOVED", "STRUCK", "MOVED", "CHECK", "CHECK"]
    assert table.is_at_rest()


@pytest.mark.rule("RW-156", "RW-157", "RWA-157")
def test_a_tunnel_passed_round_damages_and_immobilizes_just_ahead_of_it() -> None:
    table = Table()
    table.card("tunnel", (MIDDLE, 500))
    car = table.add("coupe", (380, 450))
    table.move(car, 0, 120)
    assert table.at(car) == (380, 501)
    assert table.status(car) == Status.IMMOBILIZED
    assert table.state.hits[car] == 1
    assert table.news == [("IMMOBILIZED", car)]
    table.state.status[car] = Status.DRIVING
    table.move(car, 0, 60)  # turned round it does not pass once more
    assert table.state.hits[car] == 1


@pytest.mark.rule("RW-146", "RWA-26")
def test_a_tunnel_passed_over_is_safe() -> None:
    table = Table()
    table.card("tunnel", (MIDDLE, 500))
    car = table.add("coupe", (420, 450))
    table.move(car, 0, 120)
    assert table.at(car) == (420, 570)
    assert table.status(car) == Status.DRIVING


@pytest.mark.rule("RW-155", "RWA-26")
def test_a_bridge_passed_round_owes_a_check_backward_too() -> None:
    table = Table()
    table.card("bridge", (MIDDLE, 500))
    car = table.add("buggy", (380, 450))
    table.move(car, 0, 120, 1, 1, 6, 6)
    table.move(car, 0, -120, 1, 1, 6, 6, how=How.BRAKE)
    assert len(table.events(Event.CHECK)) == 2


@pytest.mark.rule("RW-376", "RW-377")
def test_who_does_not_know_how_to_jump_a_bridge_out_is_destroyed() -> None:
    table = Table()
    table.state.bridges_out = 1
    table.card("bridge", (MIDDLE, 500))
    runner, cop = table.add("coupe", (420, 440)), table.add("coupe", (510, 440), 1)
    table.move(runner, 0, 120)
    table.move(cop, 0, 120)
    assert table.status(runner) == Status.DRIVING
    assert table.at(runner) == (420, 560)
    assert table.status(cop) == Status.WRECK
    assert table.at(cop) == (510, 501)


@pytest.mark.rule("RW-135", "RWA-16")
def test_a_vehicle_that_drives_over_the_edge_is_off_the_board_for_good() -> None:
    table = Table()
    car = table.add("coupe", (MIDDLE, 1850))
    table.move(car, 0, 100)
    assert table.events(Event.LEFT_BOARD) == [("LEFT_BOARD", car, 2, 0)]
    assert table.news == [("LEFT", car)]
    assert table.status(car) == Status.EMPTY
    assert table.state.slots == 0


@pytest.mark.rule("RWA-16", "RWA-126")
def test_a_middle_on_the_edge_is_not_yet_across() -> None:
    table = Table()
    car = table.add("coupe", (MIDDLE, 1850))
    table.move(car, 0, 70)
    assert table.at(car) == (MIDDLE, 1920)
    assert not table.news


@pytest.mark.rule("RW-435", "RWA-99")
def test_nobody_leaves_while_the_valley_is_closed() -> None:
    table = Table()
    table.state.closed = 1
    car = table.add("coupe", (MIDDLE, 1850))
    table.move(car, 0, 100)
    assert table.at(car) == (MIDDLE, 1920)
    assert table.status(car) == Status.DRIVING


@pytest.mark.rule("RW-413", "RWA-143")
def test_couriers_do_not_ram_each_other_unless_they_skid() -> None:
    table = Table()
    table.state.truce = 1
    car = table.add("coupe", (MIDDLE, 400))
    table.add("coupe", (MIDDLE, 550), 1)
    table.move(car, 0, 160)
    assert table.at(car) == (MIDDLE, 446)
    assert not table.events(Event.RAM)
    table.move(car, 0, 160, 6, 1, 6, 2, how=How.SKID)
    assert len(table.events(Event.RAM)) == 1


@pytest.mark.rule("RWA-43", "RWA-123")
@pytest.mark.parametrize("how", [How.MOVE, How.SKID])
def test_a_move_that_met_a_card_and_then_something_stands_where_it_touches_that(how: How) -> None:
    table = Table()
    table.card("debris", (MIDDLE, 500))
    car = table.add("muscle-car", (MIDDLE, 380))
    table.add("coupe", (MIDDLE, 600), 1)
    table.move(car, 0, 160, 1, 6, 6, 6, 5, 5, 1, 5, 2, 1, 1, 6, 6, how=how)  # 5-5-1 against 5-2: overkill 0
    assert table.at(car) == (MIDDLE, 600 - 52 - 60)


@pytest.mark.rule("RW-456", "RWA-109")
def test_a_derailed_crossing_of_the_tracks_owes_one_check() -> None:
    table = Table()
    table.state.roads = 2
    car = table.add("buggy", (400, 400))
    table.move(car, 50, 0)
    table.move(car, 30, 0, 1, 1, 6, 6)
    assert len(table.events(Event.CHECK)) == 1


@pytest.mark.rule("RW-453", "RWA-198")
def test_a_road_that_is_blocked_counts_as_off_the_road() -> None:
    """A BRIDGE on the left road of Derailed leaves no way through on the right (RW-453)."""
    table = Table()
    table.state.roads = 2
    table.card("bridge", (200, 500))
    car = table.add("coupe", (800, 380))
    table.move(car, 0, 160, 1, 1, 6, 6)
    assert table.at(car) == (800, 540)
    assert len(table.events(Event.CHECK)) == 1
    assert not table.events(Event.PASSED_ROUND)


@pytest.mark.rule("RWA-159", "RW-200")
def test_what_spins_is_still_rammed_by_debris_on_its_way() -> None:
    table = Table()
    table.card("debris", (MIDDLE, 920))
    car = table.add("muscle-car", (MIDDLE, 800))
    table.check(car, 4, 3, 3, 3, 3, 6, 6, 5, 5, 5)  # overkill 1, and straight ahead; then 6 against 5-5-5
    assert table.status(car) == Status.IMMOBILIZED
    assert table.at(car) == (MIDDLE, 960)  # it was not the debris that stopped it
    assert table.state.hits[car] == 1


@pytest.mark.rule("RWA-156")
def test_a_vehicle_destroyed_already_takes_no_notice_of_debris() -> None:
    table = Table()
    table.card("debris", (MIDDLE, 920))
    car = table.add("coupe", (MIDDLE, 800), hits=1)
    table.check(car, 6, 6, 5, 6)
    assert not table.events(Event.STRUCK)
    assert table.at(car) == (MIDDLE, 960)
