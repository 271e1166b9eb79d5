"""Melee and shots, as they are chosen and come out (RW-094 to RW-114, RW-230 to RW-244)."""

from __future__ import annotations

import numpy as np
import pytest

from runabout.core.log import REVEALS
from runabout.games.road_wolf.actions import NO, QUARTER, SPOT_ACROSS, SPOT_ALONG, VEHICLE, Verb
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.fights.fighting import ambush_targets, melee_targets, shot_targets, spikes_targets
from runabout.games.road_wolf.fleet import put_aboard
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from tests.games.road_wolf.table import MIDDLE, Table, bits, duel

HERE = (MIDDLE, 900)
BESIDE = (MIDDLE + 60, 900)  #: 12 units from a Roadster or a Coupe HERE
NOT_BESIDE = (MIDDLE + 78, 900)  #: 30 units: a finger's width
AHEAD = (MIDDLE, 900 + 104 + 160)  #: exactly a stick ahead
TOO_FAR = (MIDDLE, 900 + 104 + 161)

STRAIGHT_AHEAD = int(np.flatnonzero((SPOT_ACROSS == 0) & (SPOT_ALONG == QUARTER))[0])
STRAIGHT_BACK = int(np.flatnonzero((SPOT_ACROSS == 0) & (SPOT_ALONG == -QUARTER))[0])


# --- Who can be attacked in melee -------------------------------------------------------------------------------------


@pytest.mark.rule("RW-175", "RW-033", "RW-047")
def test_an_open_vehicle_attacks_a_target_less_than_a_finger_away() -> None:
    table = duel()
    v, near = table.add("roadster", HERE), table.add("coupe", BESIDE, seat=1)
    assert melee_targets(table.state, v) == bits(near)
    table.state.x[near] = NOT_BESIDE[0]
    assert melee_targets(table.state, v) == 0


@pytest.mark.rule("RW-045")
def test_a_closed_vehicle_cannot_attack_in_melee() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    table.add("roadster", BESIDE, seat=1)
    assert melee_targets(table.state, v) == 0


@pytest.mark.rule("RWA-81")
@pytest.mark.parametrize(("agreed", "can"), [(0, True), (1, False)])
def test_a_monster_truck_attacks_although_closed_if_the_table_agrees(agreed: int, can: bool) -> None:
    table = duel(monster_melee=agreed)
    v, near = table.add("monster-truck", HERE), table.add("coupe", (MIDDLE + 64, 900), seat=1)
    assert melee_targets(table.state, v) == (bits(near) if can else 0)


@pytest.mark.rule("RWA-46")
def test_nobody_fights_a_melee_against_a_vehicle_without_a_driver() -> None:
    table = duel()
    v, near = table.add("roadster", HERE), table.add("coupe", BESIDE, seat=1, tokens="gunner")
    table.abandoned(near)
    assert melee_targets(table.state, v) == 0
    table.immobilized(near)
    assert melee_targets(table.state, v) == 0


@pytest.mark.rule("RW-265")
def test_an_immobilized_vehicle_with_a_driver_is_fought_but_does_not_attack() -> None:
    table = duel()
    v, near = table.add("roadster", HERE), table.add("buggy", BESIDE, seat=1)
    table.immobilized(near)
    assert melee_targets(table.state, v) == bits(near)
    assert melee_targets(table.state, near) == 0


@pytest.mark.rule("RWA-160")
def test_there_is_no_melee_within_a_side() -> None:
    table = duel()
    v = table.add("roadster", HERE)
    table.add("coupe", BESIDE)
    assert melee_targets(table.state, v) == 0


@pytest.mark.rule("RW-413", "RWA-63")
def test_in_a_truce_only_vehicles_of_nobody_are_attacked() -> None:
    table = duel()
    v, rival = table.add("roadster", HERE), table.add("coupe", BESIDE, seat=1)
    own = table.add("coupe", AHEAD)
    table.state.truce = 1
    assert melee_targets(table.state, v) == 0
    assert shot_targets(table.state, v) == 0
    table.state.owner[rival] = NOBODY
    assert melee_targets(table.state, v) == bits(rival)
    assert shot_targets(table.state, v) == bits(rival)
    table.state.truce = 0
    assert shot_targets(table.state, v) == bits(rival, own)  # RWA-63


# --- Melee ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-230", "RW-231", "RW-232", "RW-046", "RW-094", "RW-075")
def test_melee_has_a_die_for_each_of_the_crew_and_each_brawler_one_more() -> None:
    table = duel()
    v, near = table.add("roadster", HERE, tokens="brawler gunner"), table.add("coupe", BESIDE, seat=1, tokens="gunner")
    table.turn_of(v).verb(Verb.MELEE).to(near, 6, 5, 4, 3, 6, 6, 1)
    assert (table.dice(Event.ATTACK), table.dice(Event.DEFENCE)) == (3 + 1, 2 + 1)
    assert table.known(v) == ["DRIVER", "BRAWLER"] or table.known(v) == ["BRAWLER"]  # it was seen (RW-075)
    assert table.audiences(Event.MELEE)[0] & REVEALS


@pytest.mark.rule("RWA-32")
def test_a_brawler_at_the_wheel_is_no_more_than_crew() -> None:
    table = duel()
    v, near = table.add("roadster", HERE, tokens="brawler"), table.add("coupe", BESIDE, seat=1)
    table.turn_of(v).verb(Verb.WHEEL).token("brawler").verb(Verb.MELEE).to(near, 6, 5, 6, 5)
    assert table.dice(Event.ATTACK) == 2


@pytest.mark.rule("RW-353")
def test_a_monster_truck_has_a_die_more_in_attack_and_defence() -> None:
    table = duel()
    v, near = table.add("monster-truck", HERE), table.add("roadster", (MIDDLE + 64, 900), seat=1)
    table.turn_of(v).verb(Verb.MELEE).to(near, 5, 5, 6)
    assert (table.dice(Event.ATTACK), table.dice(Event.DEFENCE)) == (2, 1)
    table = duel()
    v, near = table.add("monster-truck", HERE), table.add("roadster", (MIDDLE + 64, 900), seat=1)
    table.turn_of(near).verb(Verb.MELEE).to(v, 6, 6, 5, 4)
    assert (table.dice(Event.ATTACK), table.dice(Event.DEFENCE)) == (1, 3)


@pytest.mark.rule("RW-233")
def test_the_loser_discards_as_many_crew_as_there_is_overkill() -> None:
    table = duel()
    v, near = (
        table.add("roadster", HERE, tokens="gunner"),
        table.add("roadster", BESIDE, seat=1, tokens="gunner gunner"),
    )
    table.turn_of(v).verb(Verb.MELEE).to(near, 6, 5, 4, 3, 2)
    assert table.has(near) == ["DRIVER"]
    table.verb(Verb.MELEE).to(near, 2, 2, 6)
    assert table.has(v) == ["DRIVER"]  # the driver goes last (RW-256)


@pytest.mark.rule("RW-234")
def test_a_melee_won_without_overkill_makes_the_defender_check() -> None:
    table = duel()
    v, near = table.add("roadster", HERE, tokens="gunner"), table.add("roadster", BESIDE, seat=1)
    table.turn_of(v).verb(Verb.MELEE).to(near, 6, 5, 6, 1, 1, 6, 6)
    assert table.events(Event.CHECK) == [("CHECK", near, 2, 0)]


@pytest.mark.rule("RWA-22")
def test_an_immobilized_vehicle_makes_no_check_after_a_melee() -> None:
    table = duel()
    v, near = table.add("roadster", HERE, tokens="gunner"), table.add("roadster", BESIDE, seat=1)
    table.immobilized(near)
    table.turn_of(v).verb(Verb.MELEE).to(near, 6, 5, 6)
    assert not table.events(Event.CHECK)


@pytest.mark.rule("RWA-47")
def test_an_attacker_who_loses_everybody_is_abandoned() -> None:
    table = duel()
    v, near = table.add("roadster", HERE), table.add("roadster", BESIDE, seat=1)
    table.turn_of(v).verb(Verb.MELEE).to(near, 1, 6)
    assert table.status(v) == Status.ABANDONED


@pytest.mark.rule("RW-176")
def test_a_move_may_end_with_a_free_melee() -> None:
    table = duel()
    v, near = table.add("roadster", HERE), table.add("coupe", (MIDDLE + 60, 1010), seat=1)
    for answer, dice in ((NO, ()), (VEHICLE + near, (1, 6, 5))):
        table.turn_of(v).verb(Verb.MOVE).do(STRAIGHT_AHEAD)
        assert (table.asks, table.open) == (Ask.FREE_MELEE, [VEHICLE + near, NO])
        table.do(answer, *dice)
    assert table.status(v) == Status.ABANDONED


@pytest.mark.rule("RWA-17")
def test_nobody_is_asked_about_a_free_melee_after_braking() -> None:
    table = duel()
    v = table.add("roadster", HERE)
    table.add("coupe", (MIDDLE + 60, 860), seat=1)
    table.turn_of(v).verb(Verb.BRAKE).do(STRAIGHT_BACK)
    assert table.asks == Ask.ACT


# --- Shots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-177")
def test_a_shot_reaches_a_stick_and_no_more() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="shotgun"), table.add("coupe", AHEAD, seat=1)
    assert shot_targets(table.state, v) == bits(t)
    table.state.y[t] = TOO_FAR[1]
    assert shot_targets(table.state, v) == 0
    assert "SHOTGUN" not in table.turn_of(v).verbs


@pytest.mark.rule("RW-032")
def test_vehicles_and_wrecks_stop_a_shot() -> None:
    table = duel()
    v, t = table.add("roadster", HERE), table.add("coupe", AHEAD, seat=1)
    wreck = table.wreck("big-rig", (MIDDLE, 1030))
    assert shot_targets(table.state, v) == 0
    table.state.x[wreck] = 800
    assert shot_targets(table.state, v) == bits(t)


@pytest.mark.rule("RWA-30")
def test_there_is_no_shot_without_a_weapon_but_a_gunners() -> None:
    table = duel()
    v = table.add("roadster", HERE)
    table.add("coupe", AHEAD, seat=1)
    assert not table.turn_of(v).verbs & {"SHOTGUN", "MOLOTOV", "GUNNER", "GUNNER_SHOTGUN", "GUNNER_MOLOTOV"}


@pytest.mark.rule("RWA-161")
def test_an_empty_immobilized_vehicle_is_no_target() -> None:
    table = duel()
    v, t = table.add("roadster", HERE), table.add("coupe", AHEAD, seat=1)
    table.abandoned(t)
    assert shot_targets(table.state, v) == bits(t)  # it may still wobble (RWA-46)
    table.immobilized(t)
    assert shot_targets(table.state, v) == 0


@pytest.mark.rule("RW-111", "RWA-31", "RW-095", "RW-096", "RW-241", "RW-046")
def test_each_shotgun_fires_once_in_a_turn_by_a_gunner_or_not() -> None:
    table = duel()
    v, t = table.add("convertible", HERE, tokens="gunner gunner shotgun"), table.add("humvee", AHEAD, seat=1)
    table.state.y[t] = 1100
    table.turn_of(v).verb(Verb.GUNNER_SHOTGUN).to(t, 1, 1, 6, 5)
    assert table.state.actions[v] == 2
    assert (table.dice(Event.ATTACK), table.dice(Event.DEFENCE)) == (2, 2)
    assert table.verbs & {"SHOTGUN", "GUNNER_SHOTGUN", "GUNNER"} == {"GUNNER"}
    table.verb(Verb.GUNNER).to(t, 1, 6, 5)
    assert table.dice(Event.ATTACK) == 1
    assert "GUNNER" not in table.verbs
    assert table.known(v)[-3:] == ["GUNNER", "GUNNER", "SHOTGUN"]


@pytest.mark.rule("RW-112", "RW-242")
def test_a_shotgun_that_costs_the_target_crew_is_out_of_shells() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="shotgun shotgun"), table.add("roadster", AHEAD, seat=1, tokens="gunner")
    table.turn_of(v).verb(Verb.SHOTGUN).to(t, 6, 1, 5)
    assert table.has(v) == ["DRIVER", "SHOTGUN"]
    assert table.has(t) == ["DRIVER"]
    assert "SHOTGUN" in table.verbs  # the other one has not been fired
    table.verb(Verb.SHOTGUN).to(t, 1, 1, 5)
    assert table.has(v) == ["DRIVER", "SHOTGUN"]


@pytest.mark.rule("RW-114")
def test_a_molotov_is_gone_once_thrown() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="molotov"), table.add("coupe", AHEAD, seat=1)
    table.turn_of(v).verb(Verb.MOLOTOV).to(t, 1, 1, 1, 5, 4)
    assert (table.dice(Event.ATTACK), table.dice(Event.DEFENCE)) == (3, 2)
    assert table.has(v) == ["DRIVER"]
    assert len(table.events(Event.DISCARDED)) == 1
    assert table.state.actions[v] == 1


@pytest.mark.rule("RW-077")
def test_a_gunner_at_the_wheel_does_not_shoot() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="gunner")
    table.add("coupe", AHEAD, seat=1)
    assert "GUNNER" in table.turn_of(v).verbs
    assert "GUNNER" not in table.verb(Verb.WHEEL).token("gunner").verbs


@pytest.mark.rule("RW-243", "RW-244")
def test_a_shot_won_without_overkill_makes_the_target_check_and_a_lost_one_has_missed() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="shotgun shotgun"), table.add("roadster", AHEAD, seat=1)
    table.turn_of(v).verb(Verb.SHOTGUN).to(t, 5, 4, 5, 1, 1, 6, 6)
    assert len(table.events(Event.CHECK)) == 1
    table.verb(Verb.SHOTGUN).to(t, 5, 4, 6)
    assert len(table.events(Event.CHECK)) == 1
    assert table.has(t) == ["DRIVER"]


@pytest.mark.rule("RWA-46")
def test_a_shot_at_nobody_can_only_make_a_vehicle_wobble() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="shotgun"), table.add("coupe", AHEAD, seat=1)
    table.abandoned(t)
    table.turn_of(v).verb(Verb.SHOTGUN).to(t, 6, 6, 5, 1)
    assert table.dice(Event.DEFENCE) == 2
    assert not table.events(Event.CHECK)
    assert table.has(v) == ["DRIVER", "SHOTGUN"]


@pytest.mark.rule("RWA-125", "RW-256")
def test_passengers_of_an_abandoned_vehicle_can_be_hit() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="shotgun"), table.add("roadster", AHEAD, seat=1, tokens="gunner")
    table.abandoned(t)
    table.turn_of(v).verb(Verb.SHOTGUN).to(t, 6, 1, 5)
    assert table.has(t) == []


# --- Mutants ----------------------------------------------------------------------------------------------------------


def mutant(table: Table, at: tuple[int, int]) -> int:
    v = table.add("dirt-bike", at, seat=NOBODY)
    table.state.status[v] = Status.MUTANT
    table.state.driven[v], table.state.crew_size[v] = 0, 0
    table.state.wheel[v] = table.state.shown_wheel[v] = NOBODY
    table.state.half_width[v] = table.state.half_length[v] = 15
    return v


@pytest.mark.rule("RW-425", "RWA-163")
def test_a_mutant_has_one_die_and_dies_of_losing() -> None:
    table = duel()
    v, near = table.add("roadster", HERE, tokens="gunner shotgun"), mutant(table, (MIDDLE + 50, 900))
    table.turn_of(v).verb(Verb.MELEE).to(near, 6, 5, 6)
    assert (table.dice(Event.DEFENCE), table.status(near)) == (1, Status.EMPTY)
    other = mutant(table, (MIDDLE + 50, 900))
    table.turn_of(v).verb(Verb.SHOTGUN).to(other, 6, 5, 6)
    assert table.dice(Event.DEFENCE) == 1
    assert table.has(v) == ["DRIVER", "GUNNER"]  # out of shells (RWA-163)


@pytest.mark.rule("RW-032", "RWA-58")
def test_a_mutants_marker_stops_no_shot_and_no_spikes() -> None:
    table = duel()
    v = table.add("roadster", HERE, tokens="shotgun spikes")
    ahead, behind = table.add("coupe", (MIDDLE, 1100), seat=1), table.add("coupe", (MIDDLE, 700), seat=1)
    mutants = [mutant(table, (x, y)) for y in (1000, 800) for x in range(MIDDLE - 100, MIDDLE + 101, 25)]
    assert shot_targets(table.state, v) & bits(ahead, *mutants) == bits(ahead, *mutants)
    assert spikes_targets(table.state, v) == bits(behind)


@pytest.mark.rule("RW-032", "RWA-58")
def test_a_mutants_marker_stops_no_ambush() -> None:
    table = duel()
    near_the_start = table.add("coupe", (MIDDLE, 200), seat=1)
    for x in range(MIDDLE - 120, MIDDLE + 121, 24):
        mutant(table, (x, 60))
    assert ambush_targets(table.state, NOBODY) & bits(near_the_start)


# --- The train --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-467")
def test_only_the_front_gondola_gets_at_the_engine() -> None:
    table = duel()
    cars = [table.add(kind, (MIDDLE, y), seat=0) for kind, y in (("gondola", 700), ("gondola", 900), ("engine", 1100))]
    for car in cars:
        table.state.status[car] = Status.TRAIN
        table.state.driven[car] = 0
    rear, front, engine = cars
    table.state.owner[engine] = NOBODY
    table.state.crew_size[engine] = 2
    outside = table.add("roadster", (MIDDLE + 70, 1100), seat=0)
    assert melee_targets(table.state, front) == shot_targets(table.state, front) & ~bits(rear, outside) == bits(engine)
    assert not melee_targets(table.state, rear) & bits(engine)
    assert not shot_targets(table.state, rear) & bits(engine)
    assert not melee_targets(table.state, outside) & bits(engine)
    assert not shot_targets(table.state, outside) & bits(engine)
    assert table.state.kind[engine] == VehicleKind.ENGINE


@pytest.mark.rule("RWA-106")
def test_crew_in_the_engine_have_a_die_each_and_one_for_being_closed() -> None:
    table = duel()
    front, engine = table.add("gondola", (MIDDLE, 900)), table.add("engine", (MIDDLE, 1100), seat=NOBODY)
    for car in (front, engine):
        table.state.status[car] = Status.TRAIN
        table.state.driven[car] = 0
        table.state.crew_size[car] = 0
        put_aboard(table.state, car, Token.DRIVER, True)
    put_aboard(table.state, engine, Token.DRIVER, True)
    table.loaded(front, "shotgun ambush")
    assert {"MELEE", "SHOTGUN"} <= table.turn_of(front).verbs
    table.verb(Verb.SHOTGUN).to(engine, 1, 1, 6, 5, 4)
    assert table.dice(Event.DEFENCE) == 3
    table.verb(Verb.MELEE).to(engine, 6, 6, 5, 4)
    assert table.dice(Event.DEFENCE) == 3
    table.turn_of(front, actions=1).verb(Verb.MELEE).to(engine, 6, 6, 6, 6)
    assert not table.events(Event.CHECK)  # RW-461
