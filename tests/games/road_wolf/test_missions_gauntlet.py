"""Gauntlet: Couriers, each alone, in a valley where mutants lie in wait."""

from __future__ import annotations

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.record import Cells
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.actions import ACTIONS
from runabout.games.road_wolf.box import BOARD_LENGTH, STICK
from runabout.games.road_wolf.jobs import Course, JobKind, push_course
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.mission import Deploys, Turn
from runabout.games.road_wolf.missions.gauntlet import Note, Step
from runabout.games.road_wolf.missions.gauntlet import Stage as Part
from runabout.games.road_wolf.state import HIDDEN, NOBODY
from tests.games.road_wolf.table import MIDDLE, begin, of
from tests.games.road_wolf.valley import ONE, OTHER, THIRD, Valley

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
    heavy = valley.add("armored-car", seat=ONE)
    first, second = valley.add("buggy", seat=OTHER), valley.add("roadster", seat=OTHER)
    bike, convertible = valley.add("dirt-bike", seat=THIRD), valley.add("convertible", seat=THIRD)
    before = valley.state.aboard[:, Token.NITRO].copy()
    valley.rules.opens(valley.state, Chance.seeded(key_from(1)), valley.log)
    more = valley.state.aboard[:, Token.NITRO] - before
    assert [int(more[v]) for v in (heavy, first, second, bike, convertible)] == [1, 1, 0, 1, 0]
    assert all(valley.state.shown[v, Token.NITRO] > 0 for v in (heavy, first, bike))


@pytest.mark.rule("RW-414", "RW-415", "RW-416", "RWA-147", "RWA-98")
def test_there_is_a_card_at_every_stick_and_face_down_beyond_three_sticks():
    valley = Valley()
    valley.add("coupe", (MIDDLE, 52), seat=ONE)
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
    valley.add("coupe", (MIDDLE, 52), seat=ONE)
    valley.state.deck[:] = 0
    valley.state.deck[0] = 24
    valley.rules.opens(valley.state, Chance.seeded(key_from(1)), valley.log)
    assert valley.state.discards[0] == 4


@pytest.mark.rule("RW-435")
def test_with_the_whole_deck_on_the_road_the_end_is_open():
    valley = Valley()
    valley.add("coupe", (MIDDLE, 52), seat=ONE)
    valley.state.deck[:] = 0
    valley.state.deck[1] = 12
    valley.rules.opens(valley.state, Chance.seeded(key_from(1)), valley.log)
    assert valley.state.closed == 0


# --- Turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-417", "RWA-190")
def test_in_the_first_round_players_take_turns(valley):
    valley.state.first = OTHER
    assert [valley.place(place, 1) for place in range(2)] == [OTHER, ONE]
    assert valley.place(2, 1) == Turn.ROAD


@pytest.mark.rule("RW-418")
def test_later_the_vehicle_furthest_ahead_has_its_turn_then_the_one_behind_it(valley):
    third = valley.add("dirt-bike", (530, 900), seat=OTHER)
    assert [valley.next(), valley.next(), valley.next()] == [third, valley.one, valley.other]
    assert valley.next() == NOBODY


@pytest.mark.rule("RW-418", "RWA-190")
def test_the_order_is_determined_again_before_each_turn(valley):
    third = valley.add("dirt-bike", (530, 100), seat=OTHER)
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
    assert valley.place(2) == Turn.ROAD
    assert valley.place(3) == Turn.OWN
    assert valley.state.job[0, 1] == Step.ENEMIES
    assert valley.place(4) == Turn.ROUND_OVER
    assert not valley.state.notes.any()


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-436", "RW-437")
def test_each_vehicle_that_gets_out_is_a_point_and_the_first_one_more(valley):
    second = valley.add("dirt-bike", seat=OTHER)
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


@pytest.mark.rule("RW-437")
def test_an_enemy_that_goes_over_the_end_is_a_point_for_nobody(valley):
    enemy = valley.add("dirt-bike", seat=NOBODY)
    valley.left(enemy)
    assert not valley.state.gained.any()
    assert not valley.told_of("escaped")


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
def test_the_award_of_several_level_seats_goes_to_all_or_to_nobody(award_tie, gained):
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
    push_course(valley.state, JobKind.GO, Course(valley.one, 3, 430, BOARD_LENGTH - 60, 0, 2 * STICK))
    valley.settle()
    assert valley.state.y[valley.one] == BOARD_LENGTH
    valley.state.closed = 0
    push_course(valley.state, JobKind.GO, Course(valley.one, 3, 430, BOARD_LENGTH, 0, 2 * STICK))
    valley.settle()
    assert valley.state.gained[ONE] == 2


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-434", "RW-414", "RW-435")
@pytest.mark.parametrize(("seats", "seeds", "opens"), [(2, (0, 1, 2, 3), False), (6, (4, 10), True)])
def test_random_play_ends_and_the_way_out_opens_in_the_sixth_round(seats, seeds, opens):
    opened = False
    for seed in seeds:
        table, chance = begin("gauntlet", seats, seed), Chance.seeded(key_from(seed))
        state, log = table.state, table.log
        out = np.zeros(ACTIONS, np.int64).view(Cells)
        picks = np.random.default_rng(seed)
        while not state.over:
            count = rules.legal(state, out)
            log.size = 0
            rules.apply(state, int(out[picks.integers(count)]), chance, log)
            assert not state.closed or state.round <= 6
            assert state.closed or state.round >= 6
            opened |= not state.closed
        assert log.lost == 0
    assert opened == opens  # with two, all are destroyed long before
