"""Gauntlet: Couriers, each alone, in a valley where mutants lie in wait."""

from __future__ import annotations

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.agenda import Job, drop_all, push
from runabout.games.road_wolf.box import BOARD_LENGTH, IN_TIN, ROAD_LEFT, ROAD_RIGHT, STICK
from runabout.games.road_wolf.enemies import come_up, level_place
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.mission import Deploys, Turn
from runabout.games.road_wolf.missions import NAMES
from runabout.games.road_wolf.missions.gauntlet import Note, Step
from runabout.games.road_wolf.missions.gauntlet import Stage as Part
from runabout.games.road_wolf.numbers import ACTIONS, NO, YES
from runabout.games.road_wolf.options import OPTIONS, Options
from runabout.games.road_wolf.state import HIDDEN, NOBODY, Ask, State, Status
from runabout.games.road_wolf.tin import draw_token
from tests.games.road_wolf.staging import MIDDLE, TOKEN, Stage, of

ONE, OTHER, THIRD = 0, 1, 2

BEFORE = {token.text: int(sum(IN_TIN[:token])) for token in Token}
"""By token: how many in the tin are counted before it."""


def drawn(token: str) -> int:
    """What to give where the tin is to give that token."""
    return BEFORE[token] + 1


class Valley(Stage):
    """Gauntlet, with what its tests ask for."""

    def __init__(self, seats: int = 2, **options: int) -> None:
        super().__init__("gauntlet", seats, **options)
        self.lay()

    def draw(self, seat: int, token: str, *gives: int) -> Valley:
        """That token is drawn for that player, and attacks."""
        push(self.state, Job.MISSION, Step.DRAW, seat)
        self.settle(drawn(token), *gives)
        return self

    def answer(self, action: int, *gives: int) -> Valley:
        """Whoever is asked says that."""
        chance = Chance.scripted([die - 1 for die in gives])
        rules.apply(self.state, action, chance, self.log)
        chance.check_script()
        return self

    def enemies(self) -> list[int]:
        """The slots of enemies on the board."""
        state = self.state
        return [v for v in range(state.slots) if state.status[v] != Status.EMPTY and state.owner[v] == NOBODY]

    def turn(self, number: int, round_number: int = 2) -> int:
        """Whose turn is at that place of the round's order. Jobs before it are left lying."""
        self.state.place, self.state.round = number, round_number
        drop_all(self.state)
        return int(self.rules.turn_of(self.state))

    def next(self, *gives: int) -> int:
        """The vehicle whose turn is next, in the second round; NOBODY if all have had theirs."""
        state = self.state
        drop_all(state)
        if self.rules.turn_of(state) != Turn.OWN or state.job[state.jobs - 1, 1] != Step.NEXT_VEHICLE:
            return NOBODY
        drop_all(state)
        chance = Chance.scripted([die - 1 for die in gives])
        self.rules.job(state, Step.NEXT_VEHICLE, 0, 0, 0, chance, self.log)
        chance.check_script()
        assert state.job[state.jobs - 1, 0] == Job.BEGIN_TURN
        return int(state.job[state.jobs - 1, 2])


@pytest.fixture
def valley() -> Valley:
    """Two Couriers with a Coupe each, side by side on the road."""
    valley = Valley()
    valley.one = valley.add("coupe", ONE, at=(430, 600))
    valley.other = valley.add("coupe", OTHER, at=(530, 500))
    return valley


# --- The beginning ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-410", "RW-411")
def test_everybody_is_alone_with_4_points_at_the_start():
    (side,) = of("gauntlet").sides
    assert (side.points, side.deploys) == (4, Deploys.START)
    assert list(Valley(6).state.side) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("RW-413", "RW-435")
def test_couriers_keep_peace_and_the_way_out_is_closed(valley):
    assert valley.state.truce == 1
    assert valley.state.closed == 1


@pytest.mark.rule("RW-412", "RWA-191")
def test_each_courier_has_a_nitro_more_in_the_first_vehicle_that_may_use_it():
    valley = Valley(3)
    heavy = valley.add("armored-car", ONE)
    first, second = valley.add("buggy", OTHER), valley.add("roadster", OTHER)
    bike, convertible = valley.add("dirt-bike", THIRD), valley.add("convertible", THIRD)
    before = valley.state.aboard[:, Token.NITRO].copy()
    valley.rules.opens(valley.state, Chance.seeded(key_from(1)), valley.log)
    more = valley.state.aboard[:, Token.NITRO] - before
    assert [int(more[v]) for v in (heavy, first, second, bike, convertible)] == [1, 1, 0, 1, 0]
    assert all(valley.state.shown[v, Token.NITRO] > 0 for v in (heavy, first, bike))


@pytest.mark.rule("RW-414", "RW-415", "RW-416", "RWA-147", "RWA-98")
def test_a_card_lies_at_every_stick_and_face_down_beyond_three_sticks():
    valley = Valley()
    valley.add("coupe", ONE, at=(MIDDLE, 52))
    valley.state.deck[:] = 0
    valley.state.deck[1:4] = 8  # no CLEAR, which would be gone at once
    valley.rules.opens(valley.state, Chance.seeded(key_from(1)), valley.log)
    state = valley.state
    assert [int(y) for y in state.card_y[: state.cards]] == [STICK * stick for stick in range(12)]
    assert {int(x) for x in state.card_x[: state.cards]} == {MIDDLE}
    assert [int(card) == HIDDEN for card in state.card[: state.cards]] == [False] * 4 + [True] * 8


@pytest.mark.rule("RW-150", "RWA-98")
def test_a_clear_that_is_turned_up_is_discarded():
    valley = Valley()
    valley.add("coupe", ONE, at=(MIDDLE, 52))
    valley.state.deck[:] = 0
    valley.state.deck[0] = 24
    valley.rules.opens(valley.state, Chance.seeded(key_from(1)), valley.log)
    assert valley.state.discards[0] == 4


@pytest.mark.rule("RW-435")
def test_with_a_deck_that_lies_on_the_road_as_a_whole_the_end_is_open():
    valley = Valley()
    valley.add("coupe", ONE, at=(MIDDLE, 52))
    valley.state.deck[:] = 0
    valley.state.deck[1] = 12
    valley.rules.opens(valley.state, Chance.seeded(key_from(1)), valley.log)
    assert valley.state.closed == 0


# --- Turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-417", "RWA-190")
def test_in_the_first_round_players_take_turns(valley):
    valley.state.first = OTHER
    assert [valley.turn(place, 1) for place in range(2)] == [OTHER, ONE]
    assert valley.turn(2, 1) == Turn.ROAD


@pytest.mark.rule("RW-418")
def test_later_the_vehicle_furthest_ahead_has_its_turn_then_the_one_behind_it(valley):
    third = valley.add("dirt-bike", OTHER, at=(530, 900))
    assert [valley.next(), valley.next(), valley.next()] == [third, valley.one, valley.other]
    assert valley.next() == NOBODY


@pytest.mark.rule("RW-418", "RWA-190")
def test_it_is_looked_at_anew_before_each_turn(valley):
    third = valley.add("dirt-bike", OTHER, at=(530, 100))
    assert valley.next() == valley.one
    valley.state.y[third] = 700
    assert [valley.next(), valley.next()] == [third, valley.other]


@pytest.mark.rule("RW-419")
def test_level_vehicles_roll(valley):
    valley.state.y[valley.other] = 600
    assert valley.next(2) == valley.other
    assert valley.next() == valley.one


@pytest.mark.rule("RW-418")
def test_enemies_and_wrecks_have_no_turns(valley):
    valley.draw(ONE, "driver", 5, 1, 1, 5, 2)
    assert len(valley.enemies()) == 1
    valley.destroyed(valley.other)
    assert valley.next() == valley.one
    assert valley.next() == NOBODY


@pytest.mark.rule("RW-420", "RW-418")
def test_after_the_vehicles_comes_the_road_then_the_enemies_then_the_next_round(valley):
    valley.next()
    valley.next()
    valley.state.notes[Note.STAGE] = Part.VEHICLES
    assert valley.turn(2) == Turn.ROAD
    assert valley.turn(3) == Turn.OWN
    assert valley.state.job[0, 1] == Step.ENEMIES
    assert valley.turn(4) == Turn.ROUND_OVER
    assert not valley.state.notes.any()


# --- What is drawn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-420", "RW-421", "RWA-92")
def test_a_token_is_drawn_for_each_player_and_two_for_the_leader(valley):
    push(valley.state, Job.MISSION, Step.ENEMIES)
    valley.settle(*[drawn("mechanic")] * 3)
    log = valley.log
    seats = [int(log.seat[i]) for i in range(log.size) if log.kind[i] == Event.ENEMY_DRAWN]
    assert seats == [ONE, ONE, OTHER]


@pytest.mark.rule("RW-421", "RWA-190")
def test_where_two_are_level_in_the_lead_chance_says_who_leads(valley):
    valley.state.y[valley.other] = 600
    push(valley.state, Job.MISSION, Step.ENEMIES)
    valley.settle(2, *[drawn("mechanic")] * 3)
    log = valley.log
    seats = [int(log.seat[i]) for i in range(log.size) if log.kind[i] == Event.ENEMY_DRAWN]
    assert seats == [ONE, OTHER, OTHER]


@pytest.mark.rule("RW-420")
def test_nothing_is_drawn_for_whoever_has_no_vehicle_in_the_valley(valley):
    valley.destroyed(valley.one)
    push(valley.state, Job.MISSION, Step.ENEMIES)
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
    valley.add("dirt-bike", ONE, at=(530, 100))
    valley.draw(ONE, token, *[1] * dice, 6, 6)
    (mutant,) = valley.enemies()
    state = valley.state
    assert state.status[mutant] == Status.MUTANT
    assert state.x[mutant] + state.half_width[mutant] == ROAD_LEFT
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
    assert valley.state.x[mutant] == (ROAD_LEFT - 15 if left else ROAD_RIGHT + 15)


@pytest.mark.rule("RWA-192", "RWA-195")
def test_where_its_place_is_taken_a_mutant_stands_behind(valley):
    valley.add("coupe", OTHER, at=(ROAD_LEFT - 20, 600))
    y = level_place(valley.state, ROAD_LEFT - 15, 600)
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
def test_it_rams_without_nitro_whoever_is_off_the_road(valley):
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
    assert state.wheel[bike] == TOKEN["driver"]
    assert (state.aboard[bike, TOKEN["brawler"]], state.shown[bike, TOKEN["brawler"]]) == (1, 1)


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
    valley.add("coupe", OTHER, at=(ROAD_LEFT - 20, 5))
    assert level_place(valley.state, ROAD_LEFT - 15, 5) == 75
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
    push(valley.state, Job.MISSION, Step.ENEMIES)
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
    push(valley.state, Job.MISSION, Step.ENEMIES)
    valley.settle(*[drawn("mechanic")] * 3)
    assert valley.enemies() == []
    assert len(valley.told_of("fled")) == 3
    assert valley.state.slots == 2


@pytest.mark.rule("RW-431", "RWA-193")
def test_what_a_courier_has_taken_over_does_not_flee(valley):
    valley.draw(ONE, "veteran", 5, 1, 1, 5, 2)
    (buggy,) = valley.enemies()
    valley.taken(buggy, ONE)
    push(valley.state, Job.MISSION, Step.ENEMIES)
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
    assert (state.notes[Note.DRAWN] - 1, state.notes[Note.AGAINST] - 1) == (Token.MOLOTOV, valley.one)
    assert ask_of(valley) == [YES, NO]
    valley.answer(YES)
    assert (state.skulls[ONE], state.acting, state.jobs) == (0, NOBODY, 0)
    assert valley.enemies() == []
    assert not state.notes[Note.DRAWN : Note.AGAINST + 1].any()


@pytest.mark.rule("RW-432")
def test_whoever_keeps_the_skull_is_attacked(valley):
    valley.state.skulls[ONE] = 1
    valley.draw(ONE, "gunner").answer(NO, 1, 6, 6)
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
    push(valley.state, Job.RAM, valley.other, mutant, 0)
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


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-436", "RW-437")
def test_each_vehicle_that_gets_out_is_a_point_and_the_first_one_more(valley):
    second = valley.add("dirt-bike", OTHER)
    valley.left(valley.other).left(second).left(valley.one)
    assert list(valley.state.gained[:2]) == [1, 3]
    assert len(valley.told_of("escaped")) == 3
    assert valley.result == [OTHER]


@pytest.mark.rule("RW-437", "RWA-132")
@pytest.mark.parametrize("edge", ["start", "left", "right"])
def test_other_edges_lead_nowhere(valley, edge):
    valley.left(valley.one, edge)
    assert valley.state.gained[ONE] == 0


@pytest.mark.rule("RWA-132")
def test_a_vehicle_that_nobody_drives_does_not_get_out(valley):
    valley.abandoned(valley.one).left(valley.one)
    assert valley.state.gained[ONE] == 0


@pytest.mark.rule("RW-434")
def test_it_is_over_when_no_courier_is_left(valley):
    assert valley.result is None
    valley.left(valley.one)
    assert valley.result is None
    valley.destroyed(valley.other)
    assert valley.result == [ONE]


@pytest.mark.rule("RW-434", "RWA-194")
def test_an_empty_car_is_no_courier_but_an_immobilized_one_is(valley):
    valley.left(valley.one).immobilized(valley.other)
    assert valley.result is None
    valley.abandoned(valley.other)
    assert valley.result == [ONE]


@pytest.mark.rule("RW-438", "RW-439")
def test_the_most_points_of_enemies_are_worth_a_point(valley):
    valley.state.prize[:2] = 2, 3
    valley.destroyed(valley.one, valley.other)
    assert valley.result == [OTHER]


@pytest.mark.rule("RWA-100")
@pytest.mark.parametrize(("award_tie", "gained"), [(0, [1, 1, 0]), (1, [0, 0, 0])])
def test_the_award_of_several_who_are_level_goes_to_all_or_to_nobody(award_tie, gained):
    valley = Valley(3, award_tie=award_tie)
    valley.state.prize[:3] = 2, 2, 1
    assert valley.rules.ends(valley.state)
    assert list(valley.state.gained[:3]) == gained


@pytest.mark.rule("RWA-132")
def test_nobody_is_awarded_for_destroying_nothing_and_level_points_share_the_win():
    valley = Valley(3)
    valley.state.gained[:3] = 2, 1, 2
    assert valley.result == [ONE, THIRD]
    assert valley.standing == [ONE, THIRD]


@pytest.mark.rule("RWA-194")
def test_where_nobody_has_a_point_nobody_has_won():
    assert Valley(3).result == []


@pytest.mark.rule("RWA-99", "RW-435")
def test_a_vehicle_stops_at_the_end_while_it_is_closed(valley):
    valley.state.y[valley.one] = BOARD_LENGTH - 60
    push(valley.state, Job.GO, valley.one, 3, 430, BOARD_LENGTH - 60, 0, 2 * STICK)
    valley.settle()
    assert valley.state.y[valley.one] == BOARD_LENGTH
    valley.state.closed = 0
    push(valley.state, Job.GO, valley.one, 3, 430, BOARD_LENGTH, 0, 2 * STICK)
    valley.settle()
    assert valley.state.gained[ONE] == 2


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-434", "RW-414", "RW-435")
@pytest.mark.parametrize("seats", [2, 6])
def test_random_play_comes_to_an_end_and_the_way_out_opens_in_the_sixth_round(seats):
    opened = 0
    for seed in range(12):
        options = Options()
        for option in OPTIONS:
            setattr(options, option.name, option.default)
        options.mission = NAMES.index("gauntlet")
        state, log = State(), Log()
        state.seats = seats
        chance = Chance.seeded(key_from(seed))
        rules.setup(state, options, chance, log)
        out = np.zeros(ACTIONS, np.int64).view(Cells)
        picks = np.random.default_rng(seed)
        while not state.over:
            count = rules.legal(state, out)
            log.size = 0
            rules.apply(state, int(out[picks.integers(count)]), chance, log)
            assert not state.closed or state.round <= 6
            assert state.closed or state.round >= 6
            opened += not state.closed
        assert log.lost == 0
    assert opened > 0
