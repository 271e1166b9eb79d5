"""Gauntlet: enemies drawn against Couriers, and the points for destroying them."""

from __future__ import annotations

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.record import Cells
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.actions import ACTIONS, NO, YES
from runabout.games.road_wolf.box import IN_TIN, ROAD
from runabout.games.road_wolf.crews.tin import draw_token
from runabout.games.road_wolf.enemies import come_up, level_place
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.fights.rolling import Ram
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.missions.gauntlet import Note, Step
from runabout.games.road_wolf.state import NOBODY, Ask, State, Status
from tests.games.road_wolf.valley import ONE, OTHER, Valley, drawn

# --- The draw ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-420", "RW-421", "RWA-92")
def test_a_token_is_drawn_for_each_player_and_two_for_the_leader(valley):
    push(valley.state, JobKind.MISSION, Step.ENEMIES)
    valley.settle(*[drawn("mechanic")] * 3)
    log = valley.log
    seats = [int(log.seat[i]) for i in range(log.size) if log.kind[i] == Event.ENEMY_DRAWN]
    assert seats == [ONE, ONE, OTHER]


@pytest.mark.rule("RW-421", "RWA-190")
def test_where_two_are_level_in_the_lead_chance_says_who_leads(valley):
    valley.state.y[valley.other] = 600
    push(valley.state, JobKind.MISSION, Step.ENEMIES)
    valley.settle(2, *[drawn("mechanic")] * 3)
    log = valley.log
    seats = [int(log.seat[i]) for i in range(log.size) if log.kind[i] == Event.ENEMY_DRAWN]
    assert seats == [ONE, OTHER, OTHER]


@pytest.mark.rule("RW-420")
def test_nothing_is_drawn_against_a_courier_without_a_vehicle_in_the_valley(valley):
    valley.destroyed(valley.one)
    push(valley.state, JobKind.MISSION, Step.ENEMIES)
    valley.settle(*[drawn("mechanic")] * 2)


@pytest.mark.rule("RWA-101")
def test_the_tin_gives_each_token_as_often_as_it_holds_it():
    state = State()
    given = [draw_token(state, Chance.scripted([outcome])) for outcome in range(int(IN_TIN.sum()))]
    assert [given.count(token) for token in range(len(IN_TIN))] == list(IN_TIN)


@pytest.mark.rule("RW-430")
def test_a_mechanic_brings_nothing(valley):
    valley.draw(ONE, "mechanic")
    assert valley.enemies() == []


@pytest.mark.rule("RW-422", "RW-423", "RWA-93", "RWA-97")
@pytest.mark.parametrize(("token", "dice"), [("gunner", 1), ("shotgun", 2), ("ambush", 2), ("molotov", 3)])
def test_a_mutant_steps_up_to_the_edge_of_the_road_and_fires_at_the_lead_vehicle(valley, token, dice):
    valley.add("dirt-bike", (530, 100), seat=ONE)
    valley.draw(ONE, token, *[1] * dice, 6, 6)
    (mutant,) = valley.enemies()
    state = valley.state
    assert state.status[mutant] == Status.MUTANT
    assert state.x[mutant] + state.half_width[mutant] == ROAD.left
    assert state.y[mutant] == state.y[valley.one]


@pytest.mark.rule("RW-242", "RW-423")
def test_a_mutant_that_hits_kills_crew(valley):
    valley.draw(ONE, "gunner", 6, 1, 1)
    assert valley.state.status[valley.one] == Status.ABANDONED


@pytest.mark.rule("RW-422", "RWA-192")
@pytest.mark.parametrize(("x", "left"), [(400, True), (481, False), (480, True), (900, False), (20, True)])
def test_a_mutant_stands_at_the_nearer_edge_of_the_road(valley, x, left):
    valley.state.x[valley.one] = x
    valley.draw(ONE, "gunner", 1, 6, 6)
    (mutant,) = valley.enemies()
    assert valley.state.x[mutant] == (ROAD.left - 15 if left else ROAD.right + 15)


@pytest.mark.rule("RWA-192", "RWA-195")
def test_where_its_place_is_taken_a_mutant_stands_behind(valley):
    valley.add("coupe", (ROAD.left - 20, 600), seat=OTHER)
    y = level_place(valley.state, ROAD.left - 15, 600)
    assert y == 530  # the first of the places a quarter inch apart that is clear of the other's tail, at 548
    valley.draw(ONE, "gunner", 1, 6, 6)
    assert [int(valley.state.y[v]) for v in valley.enemies()] == [y]


@pytest.mark.rule("RW-426", "RWA-94", "RW-119")
def test_spikes_ram_the_lead_vehicle_with_a_die_more_than_its_size(valley):
    valley.draw(ONE, "spikes", 5, 4, 2, 3, 1)
    assert valley.state.status[valley.one] == Status.WRECK


@pytest.mark.rule("RWA-94", "RW-120")
def test_spikes_that_lose_do_nothing(valley):
    valley.draw(ONE, "spikes", 1, 1, 1, 6, 6)
    assert valley.state.status[valley.one] == Status.DRIVING
    assert valley.enemies() == []


@pytest.mark.rule("RW-427", "RWA-95")
@pytest.mark.parametrize("token", ["veteran", "nitro"])
def test_a_buggy_rams_with_three_dice_and_stays_next_to_its_victim(valley, token):
    valley.draw(ONE, token, 5, 1, 1, 5, 2)
    (buggy,) = valley.enemies()
    state = valley.state
    assert (state.kind[buggy], state.status[buggy], state.crew_size[buggy]) == (VehicleKind.BUGGY, Status.DRIVING, 1)
    assert state.x[buggy] + state.half_width[buggy] == state.x[valley.one] - state.half_width[valley.one]
    assert state.y[buggy] == state.y[valley.one]


@pytest.mark.rule("RW-428", "RWA-95")
def test_it_rams_a_courier_off_the_road_without_nitro(valley):
    valley.state.x[valley.one] = 100
    valley.draw(ONE, "nitro", 5, 1, 5, 2)
    (buggy,) = valley.enemies()
    assert valley.state.x[buggy] < valley.state.x[valley.one]


@pytest.mark.rule("RW-429", "RWA-96")
@pytest.mark.parametrize("token", ["driver", "brawler"])
def test_a_bike_with_a_driver_and_a_brawler_attacks_with_three_dice(valley, token):
    valley.draw(ONE, token, 5, 1, 1, 5, 2)
    (bike,) = valley.enemies()
    state = valley.state
    assert state.kind[bike] == VehicleKind.DIRT_BIKE
    assert state.wheel[bike] == Token.DRIVER
    assert (state.aboard[bike, Token.BRAWLER], state.shown[bike, Token.BRAWLER]) == (1, 1)


@pytest.mark.rule("RWA-96")
@pytest.mark.parametrize(("x", "to_left"), [(430, True), (530, False), (100, False), (900, True), (360, True)])
def test_the_bike_comes_up_on_the_side_of_the_nearest_edge_of_the_road(valley, x, to_left):
    valley.state.x[valley.one] = x
    valley.draw(ONE, "driver", 5, 1, 1, 5, 2)
    (bike,) = valley.enemies()
    assert (valley.state.x[bike] < x) == to_left


@pytest.mark.rule("RWA-46", "RW-429")
def test_a_bike_has_nobody_to_fight_in_an_abandoned_vehicle(valley):
    valley.abandoned(valley.one)
    valley.draw(ONE, "driver")
    assert len(valley.enemies()) == 1


@pytest.mark.rule("RWA-195")
def test_where_one_side_is_taken_an_enemy_takes_the_other_then_the_rear_then_the_front(valley):
    state = valley.state
    places = []
    for _ in range(4):
        enemy = come_up(state, valley.one, VehicleKind.DIRT_BIKE, False)
        places.append((int(state.x[enemy] - state.x[valley.one]), int(state.y[enemy] - state.y[valley.one])))
    assert places == [(-36, 0), (36, 0), (0, -82), (0, 82)]
    assert come_up(state, valley.one, VehicleKind.DIRT_BIKE, False) == NOBODY


@pytest.mark.rule("RWA-192", "RWA-195")
def test_a_mutant_stands_ahead_where_there_is_no_board_behind(valley):
    valley.add("coupe", (ROAD.left - 20, 5), seat=OTHER)
    assert level_place(valley.state, ROAD.left - 15, 5) == 75
    assert level_place(valley.state, -1, 5) == NOBODY


@pytest.mark.rule("RWA-195")
@pytest.mark.parametrize("token", ["gunner", "veteran", "driver"])
def test_where_everything_is_full_nothing_comes(valley, token):
    valley.state.status[2:] = Status.MARKER
    valley.state.owner[2:] = NOBODY
    valley.draw(ONE, token)
    assert len(valley.told_of("no_enemy")) == 1


@pytest.mark.rule("RW-420")
def test_where_nobody_is_left_nothing_is_drawn():
    valley = Valley()
    push(valley.state, JobKind.MISSION, Step.ENEMIES)
    valley.settle()
    assert valley.next() == NOBODY


@pytest.mark.rule("RWA-195")
def test_where_there_is_no_room_at_all_nothing_comes(valley):
    for _ in range(4):
        come_up(valley.state, valley.one, VehicleKind.DIRT_BIKE, False)
    before = len(valley.enemies())
    valley.draw(ONE, "driver").draw(ONE, "nitro")
    assert len(valley.enemies()) == before
    assert valley.told_of("no_enemy")


@pytest.mark.rule("RW-431")
def test_enemies_flee_when_the_next_enemy_turn_begins(valley):
    valley.draw(ONE, "gunner", 1, 6, 6).draw(OTHER, "driver", 5, 1, 1, 5, 2).draw(OTHER, "veteran", 5, 1, 1, 5, 2)
    assert len(valley.enemies()) == 3
    push(valley.state, JobKind.MISSION, Step.ENEMIES)
    valley.settle(*[drawn("mechanic")] * 3)
    assert valley.enemies() == []
    assert len(valley.told_of("fled")) == 3
    assert valley.state.slots == 2


@pytest.mark.rule("RW-431", "RWA-193")
def test_what_a_courier_has_taken_over_does_not_flee(valley):
    valley.draw(ONE, "veteran", 5, 1, 1, 5, 2)
    (buggy,) = valley.enemies()
    valley.taken(buggy, ONE)
    push(valley.state, JobKind.MISSION, Step.ENEMIES)
    valley.settle(*[drawn("mechanic")] * 3)
    assert valley.state.status[buggy] == Status.DRIVING


# --- Skulls -----------------------------------------------------------------------------------------------------------


def ask_of(valley: Valley) -> list[int]:
    """What is open."""
    out = np.zeros(ACTIONS, np.int64).view(Cells)
    return [int(out[i]) for i in range(rules.legal(valley.state, out))]


@pytest.mark.rule("RW-432", "RWA-100")
def test_a_skull_pays_for_ignoring_an_attack_once_it_is_seen(valley):
    valley.state.skulls[ONE] = 1
    valley.draw(ONE, "molotov")
    state = valley.state
    assert (state.asks, state.seat, state.acting) == (Ask.IGNORE, ONE, valley.one)
    assert (state.notes[Note.DRAWN] - 1, state.notes[Note.AGAINST] - 1) == (Token.MOLOTOV, ONE)
    assert ask_of(valley) == [YES, NO]
    valley.do(YES)
    assert (state.skulls[ONE], state.acting, state.jobs) == (0, NOBODY, 0)
    assert valley.enemies() == []
    assert not state.notes[Note.DRAWN : Note.AGAINST + 1].any()


@pytest.mark.rule("RW-432")
def test_a_courier_who_keeps_the_skull_is_attacked(valley):
    valley.state.skulls[ONE] = 1
    valley.draw(ONE, "gunner").do(NO, 1, 6, 6)
    assert valley.state.skulls[ONE] == 1
    assert len(valley.enemies()) == 1
    assert not valley.state.notes[Note.DRAWN : Note.AGAINST + 1].any()


@pytest.mark.rule("RW-432")
def test_nobody_is_asked_about_nothing_or_without_a_skull(valley):
    valley.state.skulls[ONE] = 1
    valley.draw(ONE, "mechanic").draw(OTHER, "gunner", 1, 6, 6)
    assert valley.state.skulls[ONE] == 1


@pytest.mark.rule("RW-424", "RW-425", "RW-433")
def test_a_mutant_that_loses_is_dead_and_worth_a_skull_and_1_point(valley):
    valley.draw(ONE, "gunner", 1, 6, 6)
    (mutant,) = valley.enemies()
    valley.state.mover = OTHER
    push(valley.state, JobKind.RAM, valley.other, mutant, 0)
    valley.settle(6, 6, 1)
    assert valley.enemies() == []
    assert (list(valley.state.skulls[:2]), list(valley.state.prize[:2])) == ([0, 1], [0, 1])


@pytest.mark.rule("RW-427", "RW-433", "RWA-193")
def test_a_buggy_destroyed_is_worth_2_points_to_whose_turn_it_is(valley):
    valley.draw(ONE, "veteran", 5, 1, 1, 5, 2)
    valley.state.mover = OTHER
    valley.destroyed(*valley.enemies())
    assert (list(valley.state.skulls[:2]), list(valley.state.prize[:2])) == ([0, 1], [0, 2])


@pytest.mark.rule("RW-429", "RWA-193")
def test_a_bike_that_loses_its_crew_in_its_own_attack_is_worth_1_point_to_the_one_attacked(valley):
    valley.draw(ONE, "brawler", 1, 1, 1, 6, 5)
    (bike,) = valley.enemies()
    assert valley.state.status[bike] == Status.ABANDONED
    assert (valley.state.skulls[ONE], valley.state.prize[ONE]) == (1, 1)
    valley.state.mover = OTHER
    valley.destroyed(bike)
    assert valley.state.skulls[OTHER] == 0, "it has been counted"


@pytest.mark.rule("RW-433", "RW-438", "RWA-193")
@pytest.mark.parametrize("mover", [ONE, NOBODY])
@pytest.mark.parametrize("tokens", ["", "nitro"])
def test_a_bike_that_rams_a_mutant_and_dies_of_it_has_the_skull_for_its_courier(valley, tokens, mover):
    valley.draw(ONE, "gunner", 1, 6, 6)
    (mutant,) = valley.enemies()
    bike = valley.add("dirt-bike", (100, 600), seat=OTHER, tokens=tokens)
    valley.state.mover = mover
    push(valley.state, JobKind.RAM, bike, mutant, Ram.SKID)
    valley.settle(6, 1)
    assert valley.status(mutant) == Status.EMPTY
    assert valley.status(bike) == (Status.MARKER if tokens else Status.EMPTY), "a bike that rams is destroyed"
    assert (list(valley.state.skulls[:2]), list(valley.state.prize[:2])) == ([0, 1], [0, 1])


@pytest.mark.rule("RW-433", "RW-438", "RWA-193")
@pytest.mark.parametrize("tokens", ["", "nitro"])
def test_an_enemy_that_dies_together_with_its_victim_is_a_skull_for_the_one_attacked(valley, tokens):
    valley.left(valley.other, "start")
    valley.add("coupe", (100, 600), seat=ONE)  # in the slot of that number, so that no slot is taken for the seat
    bike = valley.add("dirt-bike", (530, 500), seat=OTHER, tokens=tokens)
    assert bike != OTHER
    melee, check, to_the_right, ram = (5, 1, 1, 5), (5, 1, 5), (1,), (6, 1)
    valley.draw(OTHER, "driver", *melee, *check, *to_the_right, *ram)
    assert valley.status(bike) == (Status.MARKER if tokens else Status.EMPTY)
    assert valley.told_of("destroyed")[-2:] == [bike + 1, bike], "its skid rammed the enemy"
    assert (list(valley.state.skulls[:2]), list(valley.state.prize[:2])) == ([0, 1], [0, 1])


@pytest.mark.rule("RWA-193")
def test_what_the_road_destroys_is_nobodys_skull(valley):
    valley.draw(ONE, "veteran", 5, 1, 1, 5, 2)
    valley.destroyed(*valley.enemies())
    assert not valley.state.skulls.any()


@pytest.mark.rule("RW-433")
def test_a_courier_destroyed_is_no_skull(valley):
    valley.state.mover = OTHER
    valley.destroyed(valley.one).abandoned(valley.other)
    assert not valley.state.skulls.any()
