"""Whom a decision affects: whose vehicle is rammed, attacked or shot at, or is harmed by what somebody does."""

from __future__ import annotations

import pytest

from runabout.core.log import EVERYONE, note
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.events import Event, report_struck
from runabout.games.road_wolf.fights.rolling import Cause
from runabout.games.road_wolf.fleet import stand
from runabout.games.road_wolf.jobs import How
from runabout.games.road_wolf.state import NOBODY, Status
from tests.games.road_wolf.table import CLEAR, MIDDLE, Table, duel
from tests.games.touching import touched_in

HERE = (MIDDLE, 900)
BESIDE = (MIDDLE + 60, 900)
AHEAD = (MIDDLE, 1100)


def who(table: Table) -> dict[str, set[int]]:
    """Whom all that was told since the last time has affected, by kind of event."""
    found = touched_in(game, table.state, table.log, Event)
    table.log.size = 0
    return found


def about_to_ram(kind: str, other: str, seat: int = 1, owner: int = 0) -> tuple[Table, int, int]:
    """A vehicle of `owner`, and ten units before it one of `seat`."""
    table = duel()
    v, t = table.add(kind, HERE, owner), table.add(other, AHEAD, seat)
    table.state.y[t] = HERE[1] + table.state.half_length[v] + table.state.half_length[t] + 10
    table.log.size = 0
    return table, v, t


@pytest.mark.rule("RW-222", "RW-223")
@pytest.mark.parametrize(("seat", "owner"), [(1, 0), (0, 1)])
def test_a_ram_affects_whose_vehicle_is_rammed(seat: int, owner: int) -> None:
    table, v, _ = about_to_ram("muscle-car", "muscle-car", seat, owner)
    table.move(v, 0, 50, 6, 4, 4, 5, 2, 1)  # overkill 1
    assert who(table) == {"RAM": {seat}, "DAMAGED": {seat}}


@pytest.mark.rule("RW-225")
def test_a_ram_that_fails_affects_the_rammed_all_the_same_and_who_is_lost_by_it_as_well() -> None:
    table, v, _ = about_to_ram("coupe", "coupe")
    table.move(v, 0, 50, 2, 2, 3, 1, 1, 1, 6, 6)  # overkill 0, and the check is made
    assert who(table) == {"RAM": {1}}
    table, bike, _ = about_to_ram("dirt-bike", "coupe")
    table.move(bike, 0, 50, 1, 6, 1)
    assert table.status(bike) == Status.EMPTY
    assert who(table) == {"RAM": {1}, "DESTROYED": {0}, "CREW_LOST": {0}}


@pytest.mark.rule("RW-255")
def test_a_bike_that_is_rammed_off_the_board_is_still_its_seats() -> None:
    table, v, bike = about_to_ram("coupe", "dirt-bike")
    table.move(v, 0, 120, 6, 5, 1)
    assert table.status(bike) == Status.EMPTY
    assert who(table) == {"DAMAGED": {1}, "DESTROYED": {1}, "CREW_LOST": {1}}  # and the ram is at nobody that is there


def test_what_belongs_to_nobody_affects_nobody() -> None:
    table, v, t = about_to_ram("muscle-car", "muscle-car")
    table.state.owner[t] = NOBODY
    table.move(v, 0, 50, 6, 4, 4, 5, 2, 1)
    assert table.state.hits[t] == 1
    assert who(table) == {}


@pytest.mark.rule("RW-174")
def test_to_brake_in_front_of_somebody_affects_oneself_who_is_rammed_by_it() -> None:
    table, _, t = about_to_ram("muscle-car", "muscle-car")
    table.move(t, 0, -50, 6, 4, 4, 5, 2, 1, how=How.BRAKE)
    assert table.state.hits[t] == 1
    assert who(table) == {"RAM": {1}, "DAMAGED": {1}}


@pytest.mark.rule("RW-230", "RW-233")
def test_a_melee_affects_who_is_attacked_and_whoever_loses_crew_in_it() -> None:
    table = duel()
    v, near = table.add("roadster", HERE, tokens="gunner"), table.add("roadster", BESIDE, 1, tokens="gunner gunner")
    table.turn_of(v)
    table.log.size = 0
    table.verb(Verb.MELEE).to(near, 6, 5, 4, 3, 2)
    assert who(table) == {"MELEE": {1}, "CREW_LOST": {1}}
    table.verb(Verb.MELEE).to(near, 2, 2, 6)
    assert who(table) == {"MELEE": {1}, "CREW_LOST": {0}}


@pytest.mark.rule("RW-177", "RWA-63")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_shot_affects_whom_it_is_fired_at_the_own_side_too(seat: int) -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="shotgun"), table.add("humvee", AHEAD, seat)
    table.turn_of(v)
    table.log.size = 0
    table.verb(Verb.SHOTGUN).to(t, 1, 1, 6, 5)
    assert who(table) == {"SHOT": {seat}}


@pytest.mark.rule("RW-118", "RW-119")
def test_spikes_affect_who_drives_onto_them_though_they_do_no_harm() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="spikes"), table.add("humvee", (MIDDLE, 680), seat=1)
    table.turn_of(v)
    table.log.size = 0
    table.verb(Verb.SPIKES).to(t, 1, 1, 1, 1, 6, 6, 6)
    assert table.state.hits[t] == 0
    assert who(table) == {"STRUCK": {1}}


def test_spikes_that_nobody_dropped_and_an_object_that_is_met_affect_nobody() -> None:
    table = duel()
    log, t = table.log, table.add("humvee", HERE, seat=1)
    log.size = 0
    for cause, by in ((Cause.SPIKES, NOBODY), (Cause.OBJECT, t)):
        report_struck(table.state, log, t, cause, NOBODY, by)
    assert [log.kind[place] for place in range(log.size)] == [Event.STRUCK] * 2
    assert who(table) == {}


def test_a_move_that_meets_nothing_affects_nobody() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    table.move(v, 0, 50)
    assert who(table) == {}


def test_what_an_action_does_to_a_vehicle_is_its_seats() -> None:
    table = duel()
    v, t = table.add("big-rig", HERE), table.add("coupe", AHEAD, seat=1)
    table.rammed(t, 1)
    table.immobilized(t)
    table.destroyed(v)
    assert who(table) == {"DAMAGED": {1}, "IMMOBILIZED": {1}, "DESTROYED": {0}, "CREW_LOST": {0}}


def test_what_the_road_does_affects_nobody() -> None:
    table = duel()
    table.add("coupe", (350, 600))
    table.card("tunnel", (MIDDLE, 700))
    table.log.size = 0
    table.road_turn(CLEAR)
    assert {"road_turn", "damaged", "immobilized"} <= set(table.story)
    assert who(table) == {}


@pytest.mark.parametrize("begins", [Event.ROAD_TURN, Event.TURN])
def test_what_harms_before_a_turn_begins_affects_its_seat_and_what_harms_later_in_the_step_nobody(
    begins: Event,
) -> None:
    table = duel()
    log = table.log
    log.size = 0
    for kind in (Event.DAMAGED, Event.CREW_LOST, begins, Event.DAMAGED, Event.MOVED, Event.CREW_LOST):
        note(log, kind, EVERYONE, 1)
    assert [game.touches(table.state, log, place) for place in range(log.size)] == [1 << 1, 1 << 1, 0, 0, 0, 0]


def test_whatever_slot_the_target_is_in_its_seat_is_affected() -> None:
    table = duel()
    first, second = 0, 1  # far away, of seat 1 and of seat 0
    rammer = table.add("coupe", HERE)
    for t, seat in ((first, 1), (second, 0)):
        stand(table.state, rammer, *HERE)
        stand(table.state, t, HERE[0], HERE[1] + 2 * int(table.state.half_length[t]) + 10)
        table.log.size = 0
        table.move(rammer, 0, 50, 2, 2, 3, 1, 1, 1, 6, 6)
        assert who(table) == {"RAM": {seat}}
        stand(table.state, t, 60, 1300)


@pytest.mark.rule("RW-115")
def test_an_ambush_affects_whom_it_is_sprung_on_though_no_vehicle_springs_it() -> None:
    table = duel()
    v, t = table.add("coupe", (200, 900), tokens="ambush"), table.add("roadster", HERE, seat=1)
    table.card("bridge", (MIDDLE, 1100))
    table.turn_of(v).verb(Verb.AMBUSH)
    table.log.size = 0
    table.to(t, 6, 4, 5)
    assert who(table) == {"SHOT": {1}, "CREW_LOST": {1}}
