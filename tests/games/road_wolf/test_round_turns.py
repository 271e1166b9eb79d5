"""Rounds and turns: who is asked, for what, and when it is over (RW-020 to RW-027, RWA-132, RWA-141)."""

from __future__ import annotations

import pytest

from runabout.games.road_wolf.actions import DO, ENOUGH, VEHICLE, Verb
from runabout.games.road_wolf.fleet import put_aboard
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.state import NOBODY, Ask, Ending, Once, Status
from tests.games.road_wolf.table import CLEAR, Table


def round_of(*cars: tuple[str, int], mission: str = "duel", **options: int) -> Table:
    """The second round begins, with these vehicles, each alone."""
    table = Table(mission, **options)
    for place, (kind, seat) in enumerate(cars):
        table.add(kind, (200 + 250 * place, 900), seat=seat)
    push(table.state, JobKind.NEXT_TURN)
    return table


def done(table: Table, *gives: int) -> Table:
    """The vehicle that is asked does no more."""
    return table.do(DO + Verb.DONE, *gives)


@pytest.mark.rule("RW-021", "RW-025", "RW-026")
def test_turns_go_round_from_the_first_seat_and_then_comes_the_road() -> None:
    table = round_of(("humvee", 0), ("humvee", 1))
    table.state.first = 1
    table.settle()
    assert (table.state.asks, table.state.seat, table.state.acting) == (Ask.ACT, 1, 1)
    done(table)
    assert (table.state.asks, table.state.seat, table.state.acting) == (Ask.ACT, 0, 0)
    done(table, CLEAR)
    assert table.story.count("road_turn") == 1
    assert (table.state.round, table.state.seat) == (3, 1)


@pytest.mark.rule("RW-023", "RW-024")
def test_each_vehicle_has_two_actions_and_need_use_neither() -> None:
    table = round_of(("humvee", 0), ("coupe", 0), ("humvee", 1)).settle()
    assert table.state.asks == Ask.VEHICLE
    assert table.open == [VEHICLE + 0, VEHICLE + 1, ENOUGH]
    assert list(table.state.actions[:3]) == [2, 2, 0]
    table.do(ENOUGH)
    assert table.state.seat == 1
    assert list(table.state.actions[:3]) == [0, 0, 2]


@pytest.mark.rule("RWA-141")
def test_a_vehicle_that_has_done_something_may_go_on_later() -> None:
    table = round_of(("humvee", 0), ("humvee", 0), ("humvee", 1)).settle()
    table.do(VEHICLE + 0)
    assert DO + Verb.LATER not in table.open
    table.do(DO + Verb.BRAKE).do(table.open[0])
    table.do(DO + Verb.LATER)
    assert table.open == [VEHICLE + 0, VEHICLE + 1, ENOUGH]
    table.do(VEHICLE + 0)
    assert DO + Verb.LATER not in table.open
    assert table.state.actions[0] == 1


@pytest.mark.rule("RW-075")
@pytest.mark.parametrize("token", [Token.SPIKES, Token.GUNNER])
def test_whether_a_vehicle_is_asked_does_not_show_its_tokens(token: Token) -> None:
    table = round_of(("humvee", 0), ("humvee", 1))
    put_aboard(table.state, 0, token, False)
    table.settle()
    for _ in range(2):
        table.do(DO + Verb.BRAKE).do(table.open[0])
    assert (table.state.asks, table.state.acting) == (Ask.ACT, 0)
    done(table)
    for _ in range(2):
        table.do(DO + Verb.BRAKE)
        last = 1 if table.state.actions[1] == 0 else 0
        table.do(table.open[0], *[CLEAR] * last)
    assert table.state.seat == 0  # with neither actions nor anything aboard, it was not asked again


@pytest.mark.rule("RW-261", "RW-262", "RWA-48")
def test_an_abandoned_vehicle_checks_when_its_owners_turn_begins_and_is_immobilized() -> None:
    table = Table("duel")
    for kind, seat in (("humvee", 0), ("coupe", 0), ("humvee", 1)):
        table.add(kind, seat=seat)
    table.abandoned(1)
    assert table.state.status[1] == Status.ABANDONED
    push(table.state, JobKind.NEXT_TURN)
    table.settle(1, 1, 6, 6)
    assert table.state.status[1] == Status.IMMOBILIZED
    assert table.state.acting == 0


@pytest.mark.rule("RWA-36")
def test_passengers_may_take_the_wheel_before_the_check() -> None:
    table = Table("duel")
    table.add("humvee")
    v = table.add("humvee", tokens="gunner")
    table.add("humvee", seat=1)
    table.abandoned(v)
    push(table.state, JobKind.NEXT_TURN)
    table.settle()
    assert (table.state.asks, table.state.seat) == (Ask.RETAKE, 0)


@pytest.mark.rule("RW-083", "RWA-39")
def test_an_ambush_that_was_kept_is_sprung_in_ones_own_turn_with_no_vehicle_left() -> None:
    table = Table("derailed", seats=3)
    state = table.state
    table.add("coupe", (300, 100))
    table.add("coupe", (300, 1000), seat=1)
    state.kept[2], state.first, state.roads = 1, 2, 2
    push(state, JobKind.NEXT_TURN)
    table.settle()
    assert (state.asks, state.seat) == (Ask.VEHICLE, 2)
    assert table.open == [DO + Verb.KEPT_AMBUSH, ENOUGH]
    table.do(DO + Verb.KEPT_AMBUSH)
    assert table.open == [VEHICLE + 0]
    table.do(VEHICLE + 0, 1, 1, 6, 6)
    assert state.kept[2] == 0
    assert state.seat == 0


@pytest.mark.rule("RWA-132", "RWA-138")
def test_after_the_last_round_it_is_over_as_it_stands() -> None:
    table = round_of(("humvee", 0), ("humvee", 1), round_limit=2).settle()
    done(table)
    done(table, CLEAR)
    state = table.state
    assert (state.over, state.ending, state.won, state.jobs) == (1, Ending.ROUNDS, 0, 0)


@pytest.mark.rule("RW-027", "RWA-114")
def test_it_is_over_as_soon_as_the_mission_says_so() -> None:
    table = round_of(("humvee", 0), ("humvee", 1)).settle()
    table.immobilized(1)
    done(table)
    state = table.state
    assert (state.over, state.ending, state.won, state.jobs) == (1, Ending.MISSION, 1, 0)
    assert (state.acting, state.target, state.verbs) == (NOBODY, NOBODY, 0)


@pytest.mark.rule("RW-023")
def test_nothing_of_a_turn_is_left_when_it_is_over() -> None:
    table = round_of(("dirt-bike", 0), ("humvee", 1)).settle()
    table.do(DO + Verb.BIKE_MOVE).do(table.open[0])
    assert table.state.spent[0] & Once.BIKE_MOVE
    done(table)
    state = table.state
    assert (state.spent[0], state.actions[0], state.mover) == (0, 0, 1)


def test_a_seat_with_nothing_left_has_no_turn() -> None:
    table = round_of(("humvee", 0), ("humvee", 1))
    table.state.seats = 4
    table.state.side[2], table.state.side[3] = 0, 1
    table.settle()
    done(table)
    done(table, CLEAR)
    assert table.story.count("turn") == 3
