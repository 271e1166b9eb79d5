"""Rounds and turns: who is asked, for what, and when it is over (RW-020 to RW-027, RWA-132, RWA-141)."""

from __future__ import annotations

import pytest

from runabout.games.road_wolf.agenda import Job, push
from runabout.games.road_wolf.fleet import put_aboard
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.numbers import DO, ENOUGH, VEHICLE, Verb
from runabout.games.road_wolf.state import NOBODY, Ask, Ending, Once, Status
from tests.games.road_wolf.staging import Stage

CLEAR = 1  #: as a die: the first card of the deck


def round_of(*cars: tuple[str, int], mission: str = "duel", **options: int) -> Stage:
    """The second round begins, with these vehicles, each alone."""
    stage = Stage(mission, **options)
    for place, (kind, seat) in enumerate(cars):
        stage.add(kind, seat, at=(200 + 250 * place, 900))
    push(stage.state, Job.NEXT_TURN)
    return stage


def done(stage: Stage, *gives: int) -> Stage:
    """The vehicle that is asked does no more."""
    return stage.choose(DO + Verb.DONE, *gives)


@pytest.mark.rule("RW-021", "RW-025", "RW-026")
def test_turns_go_round_from_the_first_seat_and_then_comes_the_road() -> None:
    stage = round_of(("humvee", 0), ("humvee", 1))
    stage.state.first = 1
    stage.settle()
    assert (stage.state.asks, stage.state.seat, stage.state.acting) == (Ask.ACT, 1, 1)
    done(stage)
    assert (stage.state.asks, stage.state.seat, stage.state.acting) == (Ask.ACT, 0, 0)
    done(stage, CLEAR)
    assert stage.story.count("road_turn") == 1
    assert (stage.state.round, stage.state.seat) == (3, 1)


@pytest.mark.rule("RW-023", "RW-024")
def test_each_vehicle_has_two_actions_and_need_use_neither() -> None:
    stage = round_of(("humvee", 0), ("coupe", 0), ("humvee", 1)).settle()
    assert stage.state.asks == Ask.VEHICLE
    assert stage.open() == [VEHICLE + 0, VEHICLE + 1, ENOUGH]
    assert list(stage.state.actions[:3]) == [2, 2, 0]
    stage.choose(ENOUGH)
    assert stage.state.seat == 1
    assert list(stage.state.actions[:3]) == [0, 0, 2]


@pytest.mark.rule("RWA-141")
def test_a_vehicle_that_has_done_something_may_go_on_later() -> None:
    stage = round_of(("humvee", 0), ("humvee", 0), ("humvee", 1)).settle()
    stage.choose(VEHICLE + 0)
    assert DO + Verb.LATER not in stage.open()
    stage.choose(DO + Verb.BRAKE).choose(stage.open()[0])
    stage.choose(DO + Verb.LATER)
    assert stage.open() == [VEHICLE + 0, VEHICLE + 1, ENOUGH]
    stage.choose(VEHICLE + 0)
    assert DO + Verb.LATER not in stage.open()
    assert stage.state.actions[0] == 1


@pytest.mark.rule("RW-075")
@pytest.mark.parametrize("token", [Token.SPIKES, Token.GUNNER])
def test_whether_a_vehicle_is_asked_does_not_tell_what_is_aboard(token: Token) -> None:
    stage = round_of(("humvee", 0), ("humvee", 1))
    put_aboard(stage.state, 0, token, False)
    stage.settle()
    for _ in range(2):
        stage.choose(DO + Verb.BRAKE).choose(stage.open()[0])
    assert (stage.state.asks, stage.state.acting) == (Ask.ACT, 0)
    done(stage)
    for _ in range(2):
        stage.choose(DO + Verb.BRAKE)
        last = 1 if stage.state.actions[1] == 0 else 0
        stage.choose(stage.open()[0], *[CLEAR] * last)
    assert stage.state.seat == 0  # with neither actions nor anything aboard, it was not asked again


@pytest.mark.rule("RW-261", "RW-262", "RWA-48")
def test_what_is_abandoned_makes_its_check_when_its_owners_turn_begins_and_lies_still() -> None:
    stage = Stage("duel")
    for kind, seat in (("humvee", 0), ("coupe", 0), ("humvee", 1)):
        stage.add(kind, seat)
    stage.abandoned(1)
    assert stage.state.status[1] == Status.ABANDONED
    push(stage.state, Job.NEXT_TURN)
    stage.settle(1, 1, 6, 6)
    assert stage.state.status[1] == Status.IMMOBILIZED
    assert stage.state.acting == 0


@pytest.mark.rule("RWA-36")
def test_passengers_may_take_the_wheel_before_the_check() -> None:
    stage = Stage("duel")
    stage.add("humvee", 0)
    v = stage.add("humvee", 0, "gunner")
    stage.add("humvee", 1)
    stage.abandoned(v)
    push(stage.state, Job.NEXT_TURN)
    stage.settle()
    assert (stage.state.asks, stage.state.seat) == (Ask.RETAKE, 0)


@pytest.mark.rule("RW-083", "RWA-39")
def test_an_ambush_that_was_kept_is_sprung_in_ones_own_turn_with_no_vehicle_left() -> None:
    stage = Stage("derailed", seats=3)
    state = stage.state
    stage.add("coupe", 0, at=(300, 100))
    stage.add("coupe", 1, at=(300, 1000))
    state.kept[2], state.first, state.roads = 1, 2, 2
    push(state, Job.NEXT_TURN)
    stage.settle()
    assert (state.asks, state.seat) == (Ask.VEHICLE, 2)
    assert stage.open() == [DO + Verb.KEPT_AMBUSH, ENOUGH]
    stage.choose(DO + Verb.KEPT_AMBUSH)
    assert stage.open() == [VEHICLE + 0]
    stage.choose(VEHICLE + 0, 1, 1, 6, 6)
    assert state.kept[2] == 0
    assert state.seat == 0


@pytest.mark.rule("RWA-132", "RWA-138")
def test_after_the_last_round_it_is_over_as_it_stands() -> None:
    stage = round_of(("humvee", 0), ("humvee", 1), round_limit=2).settle()
    done(stage)
    done(stage, CLEAR)
    state = stage.state
    assert (state.over, state.ending, state.won, state.jobs) == (1, Ending.ROUNDS, 0, 0)


@pytest.mark.rule("RW-027", "RWA-114")
def test_it_is_over_as_soon_as_the_mission_says_so() -> None:
    stage = round_of(("humvee", 0), ("humvee", 1)).settle()
    stage.immobilized(1)
    done(stage)
    state = stage.state
    assert (state.over, state.ending, state.won, state.jobs) == (1, Ending.MISSION, 1, 0)
    assert (state.acting, state.target, state.verbs) == (NOBODY, NOBODY, 0)


@pytest.mark.rule("RW-023")
def test_nothing_of_a_turn_is_left_when_it_is_over() -> None:
    stage = round_of(("dirt-bike", 0), ("humvee", 1)).settle()
    stage.choose(DO + Verb.BIKE_MOVE).choose(stage.open()[0])
    assert stage.state.spent[0] & Once.BIKE_MOVE
    done(stage)
    state = stage.state
    assert (state.spent[0], state.actions[0], state.mover) == (0, 0, 1)


def test_a_seat_with_nothing_left_has_no_turn() -> None:
    stage = round_of(("humvee", 0), ("humvee", 1))
    stage.state.seats = 4
    stage.state.side[2], stage.state.side[3] = 0, 1
    stage.settle()
    done(stage)
    done(stage, CLEAR)
    assert stage.story.count("turn") == 3
