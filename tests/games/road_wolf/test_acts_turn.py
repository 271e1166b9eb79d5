"""What a vehicle may do in its turn, what it costs, and where its moves may go (RW-023, RW-122 to RW-125, RW-170)."""

from __future__ import annotations

import random

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.actions import (
    ACTIONS,
    DO,
    EXACT,
    FORWARD_SPOTS,
    SPOT_ACROSS,
    SPOT_ALONG,
    VEHICLE,
    Exact,
    Verb,
)
from runabout.games.road_wolf.box import STICK
from runabout.games.road_wolf.crews.acting import recall
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import CREW_KINDS
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.state import NOBODY, TOKENS, Ask, Once, State, Status
from tests.games.road_wolf.table import MIDDLE, begin, duel

HERE = (MIDDLE, 900)
OFF_ROAD = (700, 900)


def test_what_is_not_said_of_a_job_is_0() -> None:
    state = State()
    state.job[0] = 7
    push(state, JobKind.CHECK, 1)
    assert state.job[0].tolist() == [JobKind.CHECK, 1, *[0] * (state.job.shape[1] - 2)]


# --- What it may do ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-170", "RW-024")
def test_a_vehicle_alone_on_the_road_moves_brakes_or_is_done() -> None:
    table = duel()
    assert table.turn_of(table.add("coupe", HERE)).verbs == {"MOVE", "BRAKE", "DONE"}


@pytest.mark.rule("RW-024")
def test_without_actions_only_what_is_free_is_left() -> None:
    table = duel()
    v = table.add("street-bike", HERE, tokens="nitro")
    assert table.turn_of(v, actions=0).verbs == {"BIKE_MOVE", "NITRO", "DONE"}


@pytest.mark.rule("RW-076", "RW-090")
def test_nobody_at_the_wheel_does_nothing() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="gunner shotgun", hits=1)
    table.abandoned(v)
    table.immobilized(v)
    assert table.turn_of(v).verbs == {"DONE"}


@pytest.mark.rule("RW-264", "RW-265")
def test_an_immobilized_vehicle_is_turned_round_for_an_action_and_free_again() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="nitro gunner mechanic", hits=1)
    table.add("coupe", (MIDDLE, 1100), seat=1)
    table.immobilized(v)
    assert table.turn_of(v).verbs == {"TURN_ROUND", "DONE"}
    table.verb(Verb.TURN_ROUND)
    assert (table.status(v), int(table.state.actions[v])) == (Status.DRIVING, 1)
    assert {"MOVE", "NITRO", "GUNNER", "MECHANIC", "REPAIR"} <= table.verbs


def test_a_vehicle_that_is_done_does_no_more_in_its_turn() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    table.turn_of(v).verb(Verb.DONE)
    assert table.state.spent[v] & Once.DONE
    assert not table.state.jobs


@pytest.mark.rule("RWA-141")
def test_a_vehicle_may_be_left_for_later_once_it_has_done_something() -> None:
    table = duel()
    v = table.add("coupe", HERE, hits=1)
    assert "LATER" not in table.turn_of(v).verbs
    table.verb(Verb.REPAIR, 1)
    assert "LATER" in table.verbs
    table.verb(Verb.LATER)
    assert not table.state.spent[v] & Once.DONE
    table.state.spent[1] = Once.DONE
    table.state.asks = Ask.NOTHING
    assert "LATER" not in table.turn_of(v).verbs


# --- Spots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-171", "RW-173", "RWA-15")
def test_a_move_goes_forward_or_to_the_side_and_a_brake_anywhere_behind_that() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    table.turn_of(v).verb(Verb.MOVE)
    spots = [spot for spot in table.open if spot < EXACT]
    assert spots == list(range(FORWARD_SPOTS))
    assert all(SPOT_ALONG[spot] >= 0 and SPOT_ACROSS[spot] ** 2 + SPOT_ALONG[spot] ** 2 <= STICK**2 for spot in spots)
    table.turn_of(v).verb(Verb.BRAKE)
    assert table.open == list(range(FORWARD_SPOTS, EXACT))
    assert all(SPOT_ALONG[spot] < 0 for spot in table.open)


@pytest.mark.rule("RW-132", "RWA-118", "RW-171", "RW-173")
@pytest.mark.parametrize(
    ("at", "left", "right"),
    [((MIDDLE, 900), True, True), ((530, 900), False, True), ((337, 900), False, False), ((336, 900), True, False)],
)
def test_a_move_may_go_just_as_far_aside_as_the_road_does(at: tuple[int, int], left: bool, right: bool) -> None:
    table = duel()
    v = table.add("coupe", at)
    for exact, can, x in ((Exact.ROAD_LEFT, left, 360 - 24 + 1), (Exact.ROAD_RIGHT, right, 600 + 24 - 1)):
        table.state.x[v] = at[0]
        table.turn_of(v).verb(Verb.MOVE)
        assert (EXACT + exact in table.open) == can
        if can:
            table.do(EXACT + exact)
            assert table.at(v) == (x, 900)
            assert table.asks == Ask.ACT  # on the road, so that no check is owed


@pytest.mark.rule("RWA-129")
def test_of_two_roads_it_is_the_one_on_ones_side_of_the_track() -> None:
    table = duel()
    table.state.roads = 2
    v = table.add("coupe", (750, 900))
    table.turn_of(v).verb(Verb.MOVE).do(EXACT + Exact.ROAD_LEFT)
    assert table.at(v) == (640 - 24 + 1, 900)


@pytest.mark.parametrize(
    ("at", "verb", "goes"),
    [
        ((MIDDLE, 900 + 104 + 160), Verb.MOVE, (MIDDLE, 900 + 160)),  # straight ahead, just within a stick
        ((MIDDLE, 900 + 104 + 161), Verb.MOVE, None),
        ((MIDDLE, 900 - 104 - 100), Verb.MOVE, None),  # behind
        ((MIDDLE, 900 - 104 - 100), Verb.BRAKE, (MIDDLE, 800)),
        ((MIDDLE + 48 + 90, 900 + 104 + 120), Verb.MOVE, (MIDDLE + 90, 900 + 120)),  # from corner to corner
        ((MIDDLE + 48 + 100, 900 - 20), Verb.MOVE, (MIDDLE + 100, 900)),  # straight to the side
        ((MIDDLE + 48, 900), Verb.MOVE, (MIDDLE, 900)),  # they touch: into it, after no distance at all (RWA-118)
        ((MIDDLE - 10, 900 - 104), Verb.BRAKE, (MIDDLE, 900)),
        ((MIDDLE + 48, 900 - 104), Verb.BRAKE, (MIDDLE, 900)),  # corner to corner
    ],
)
def test_a_move_is_steered_straight_into_what_is_within_a_stick_that_way(
    at: tuple[int, int], verb: Verb, goes: tuple[int, int] | None
) -> None:
    table = duel()
    v = table.add("coupe", HERE)
    wreck = table.add("coupe", at, seat=1)
    table.turn_of(v).verb(verb)
    assert table.slots == ([wreck] if goes else [])
    if goes:
        table.state.truce = 1  # so that nothing but the move is to be seen (RWA-143)
        table.state.asks = Ask.SPOT
        rules.apply(table.state, VEHICLE + wreck, Chance.scripted([5, 5, 5, 5]), table.log)
        assert table.at(v) == goes


def test_a_move_is_not_steered_into_what_stands_behind_something_else() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    first = table.add("street-bike", (MIDDLE, 1000), seat=1)
    table.add("coupe", (MIDDLE, 1100), seat=1)
    table.turn_of(v).verb(Verb.MOVE)
    assert table.slots == [first]


# --- Bikes and Nitro --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-051", "RWA-18")
def test_a_bike_moves_one_stick_more_for_free_once_and_never_back() -> None:
    table = duel()
    v = table.add("dirt-bike", HERE)
    table.turn_of(v).verb(Verb.BIKE_MOVE)
    assert max(spot for spot in table.open if spot < EXACT) == FORWARD_SPOTS - 1
    table.do(0)
    assert (int(table.state.actions[v]), table.verbs) == (2, {"MOVE", "BRAKE", "LATER", "DONE"})


@pytest.mark.rule("RW-123", "RW-124", "RW-122", "RW-125", "RW-072")
def test_nitro_goes_two_sticks_straight_ahead_for_free_and_is_used_up() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="nitro nitro")
    table.turn_of(v).verb(Verb.NITRO)
    assert table.at(v) == (MIDDLE, 900 + 2 * STICK)
    assert (table.has(v), int(table.state.actions[v])) == (["DRIVER", "NITRO"], 2)
    assert "NITRO" not in table.verbs  # no more than one in a turn (RW-125)


@pytest.mark.rule("RW-134", "RWA-67")
def test_nitro_is_never_used_off_the_road_nor_in_touch_with_a_slide() -> None:
    table = duel()
    v = table.add("coupe", OFF_ROAD, tokens="nitro")
    assert "NITRO" not in table.turn_of(v).verbs
    table.state.x[v] = MIDDLE
    assert "NITRO" in table.turn_of(v).verbs
    table.card("slide", (MIDDLE, 1000))
    assert "NITRO" not in table.turn_of(v).verbs
    table.state.card_y[0] = 900 + 52 + 50  # they only touch (RWA-126)
    assert "NITRO" in table.turn_of(v).verbs


@pytest.mark.rule("RW-060", "RW-352", "RW-392")
@pytest.mark.parametrize(
    ("kind", "can"), [("armored-car", False), ("big-rig", False), ("explosives-truck", False), ("monster-truck", True)]
)
def test_heavy_vehicles_use_no_nitro_but_monster_trucks_do(kind: str, can: bool) -> None:
    table = duel()
    v = table.add(kind, HERE, tokens="nitro")
    assert ("NITRO" in table.turn_of(v).verbs) == can


# --- In play ----------------------------------------------------------------------------------------------------------


def muted() -> Log:
    log = Log()
    log.muted = 1
    return log


@pytest.mark.parametrize("mission", NAMES)
def test_in_random_play_all_that_is_kept_can_be_found_out_again_and_nothing_is_left_over(mission: str) -> None:
    log, out, chosen = muted(), np.zeros(ACTIONS, np.int64).view(Cells), set()
    for seed in range(2):
        dice, chance = random.Random(seed), Chance.seeded(key_from(seed))
        state = begin(
            mission, 2 + seed % 4, seed, supplies=seed % 2, spikes_cost=seed % 2, mechanic_bonus=seed % 2
        ).state
        while not state.over:
            again = state.copy()
            again.verbs, again.targets = 0, 0
            recall(again)
            assert again == state
            check_rest(state)
            check_crews(state)
            count = rules.legal(state, out)
            assert count > 0
            action = int(out[dice.randrange(count)])
            if state.asks == Ask.ACT and action >= DO + Verb.LATER:
                action = int(out[0])  # so that much happens
            if state.asks == Ask.ACT:
                chosen.add(Verb(action - DO))
            rules.apply(state, action, chance, log)
    assert Verb.MOVE in chosen


def check_rest(state: State) -> None:
    """Nothing is kept of a decision that is not being made."""
    asks = state.asks
    if asks in (Ask.VEHICLE, Ask.ACT, Ask.REROLL, Ask.FREE_MELEE, Ask.LOSE, Ask.RETAKE):
        assert (state.verb, state.target) == (0, NOBODY)
    assert state.verbs == 0 or asks == Ask.ACT
    assert state.targets == 0 or asks in (Ask.SPOT, Ask.TARGET, Ask.FREE_MELEE)
    assert state.acting == NOBODY or asks not in (Ask.VEHICLE, Ask.REROLL)


def check_crews(state: State) -> None:
    """What is counted of crews and gear agrees with what is aboard."""
    for v in range(state.slots):
        aboard = [int(number) for number in state.aboard[v]]
        assert sum(aboard[:CREW_KINDS]) + state.driven[v] == state.crew_size[v]
        assert sum(aboard[CREW_KINDS:]) == state.gear_size[v]
        assert all(0 <= state.shown[v, token] <= aboard[token] for token in range(TOKENS))
        used = (int(state.shots[v]), int(state.repairs[v]), int(state.fired[v]))
        assert all(0 <= uses <= there for uses, there in zip(used, aboard[3:6]))
        assert state.actions[v] >= 0
        assert state.status[v] != Status.DRIVING or state.driven[v]
        assert state.status[v] != Status.ABANDONED or not state.driven[v]
