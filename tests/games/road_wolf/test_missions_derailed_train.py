"""Derailed: the train under way, the tracks, and the roads on either side of them."""

from __future__ import annotations

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.record import Cells
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.actions import ACTIONS, DO, Verb
from runabout.games.road_wolf.box import BOARD_LENGTH, STICK
from runabout.games.road_wolf.crews.boarding import train_verbs
from runabout.games.road_wolf.crews.verbs import verbs_of
from runabout.games.road_wolf.fights.fighting import is_front_gondola
from runabout.games.road_wolf.fleet import put_aboard
from runabout.games.road_wolf.jobs import How, JobKind, push, start_move
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.measures.geometry import NEVER, Move, Rect
from runabout.games.road_wolf.road.blocks import is_across, tick_on_block
from runabout.games.road_wolf.state import Ask, Once, Status
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT, REAR, Note, Step
from tests.games.road_wolf.railway import LAID, LEFT_ROAD, ONE, OTHER, RIGHT_ROAD, TRACK, Railway
from tests.games.road_wolf.table import begin, overlapping

# --- The train under way ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-467")
def test_of_the_train_only_the_gondola_next_to_the_engine_is_the_front_gondola(railway):
    assert [bool(is_front_gondola(railway.state, v)) for v in (ENGINE, FRONT, REAR)] == [False, True, False]
    assert not is_front_gondola(railway.state, railway.add("buggy"))


@pytest.mark.rule("RW-471", "RW-472")
def test_crew_in_the_engine_move_the_train_one_stick_once_in_a_turn(railway):
    railway.man(ENGINE, ONE, "driver")
    railway.state.actions[ENGINE] = 2
    railway.act(ENGINE, Verb.DRIVE_TRAIN)
    assert railway.train == [y + STICK for y in LAID]
    assert railway.state.spent[ENGINE] & Once.TRAIN_MOVED
    assert not railway.state.verbs >> Verb.DRIVE_TRAIN & 1


@pytest.mark.rule("RW-468", "RW-471")
def test_nobody_else_moves_it(railway):
    railway.man(FRONT, ONE, "driver")
    railway.state.actions[:3] = 2
    assert not any(train_verbs(railway.state, car) >> Verb.DRIVE_TRAIN & 1 for car in (FRONT, REAR, railway.one))


@pytest.mark.rule("RW-471", "RWA-108")
def test_what_is_beside_the_train_is_not_in_its_way(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK - 35 - 25, 760 + 52 + 10
    railway.drive()
    assert railway.train == [y + STICK for y in LAID]


@pytest.mark.rule("RW-457", "RW-458", "RWA-199")
def test_the_front_rams_with_six_dice_and_throws_then_the_train_goes_on(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 760 + 52 + 100
    # Six dice against two; then the direction, 2 o'clock; then the check for crossing the tracks.
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1, 6, 5)
    assert railway.train == [y + STICK for y in LAID]
    assert railway.at(railway.one) == (TRACK + 139, 760 + 52 + 100 + 80)
    assert railway.told_of("thrown") == [railway.one]
    assert railway.state.met == 0
    assert railway.state.notes[Note.SLOWED] == 0


@pytest.mark.rule("RW-458", "RWA-199")
def test_what_is_thrown_onto_the_train_comes_to_stand_beside_it(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK - 20, 760 + 52
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 3, 1, 1, 6, 5)  # 6 o'clock
    assert railway.at(railway.one) == (TRACK - 59, 760 + 52 - STICK)
    assert railway.train == [y + STICK for y in LAID]


@pytest.mark.rule("RW-458", "RWA-199")
def test_what_is_thrown_to_the_side_and_back_goes_over_the_front_of_the_train(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 760 + 52
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 4, 1, 1, 6, 5)  # 8 o'clock
    assert railway.at(railway.one) == (TRACK - 139, 760 + 52 - 80)


@pytest.mark.rule("RW-458")
def test_what_has_become_a_wreck_is_thrown_too(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 760 + 52 + 100
    railway.drive(6, 6, 6, 1, 1, 1, 5, 2, 5)  # 10 o'clock
    assert railway.state.status[railway.one] == Status.WRECK
    assert railway.at(railway.one) == (TRACK - 139, 760 + 52 + 100 + 80)


@pytest.mark.rule("RW-458", "RW-252")
def test_what_is_destroyed_by_the_front_and_still_owes_a_check_is_thrown_too(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK - 49, 760 + 52 + 30
    push(railway.state, JobKind.CHECK, railway.one, 2)
    # A skid at 6 o'clock into the front; it is thrown at 8 o'clock, and makes the second check.
    railway.check(railway.one, 5, 4, 5, 3, 3, 6, 6, 6, 6, 6, 6, 1, 1, 4, 1, 1, 6)
    assert railway.at(railway.one) == (TRACK - 49 - 139, 760 + 52 - 80)
    assert railway.state.status[railway.one] == Status.WRECK
    assert railway.told_of("check") == [railway.one] * 2


@pytest.mark.rule("RW-458", "RWA-199")
def test_a_wreck_in_the_way_is_thrown_and_not_rammed(railway):
    railway.destroyed(railway.one)
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 900
    railway.drive(1)
    assert railway.at(railway.one) == (TRACK + 139, 980)
    assert railway.told_of("struck") == []


@pytest.mark.rule("RW-458", "RWA-199")
def test_where_one_side_of_the_train_is_taken_it_comes_to_stand_on_the_other(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK - 20, 760 + 52
    railway.add("roadster", (411, 760 + 52 - STICK), seat=OTHER)
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 3, 1, 1, 6, 5)  # 6 o'clock
    assert railway.at(railway.one) == (TRACK + 59, 760 + 52 - STICK)


@pytest.mark.rule("RWA-128", "RWA-199")
def test_where_both_sides_of_the_train_are_taken_it_stands_behind_what_is_on_the_nearer_one(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK - 20, 760 + 52
    for x in (411, 549):
        railway.add("roadster", (x, 760 + 52 - STICK), seat=OTHER)
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 3, 1, 1, 6, 5)  # 6 o'clock
    assert railway.at(railway.one) == (TRACK - 59, 760 + 52 - STICK - 2 * 52)
    assert not overlapping(railway.state)


@pytest.mark.rule("RWA-16", "RWA-199")
def test_where_there_is_room_only_behind_the_start_what_is_thrown_leaves_the_board(railway):
    railway.state.y[:3] = [440, 240, 40]
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK - 20, 540 + 52
    for x in (411, 549):
        for y in range(20, 540, 104):
            railway.add("roadster", (x, y), seat=OTHER)
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 3)  # 6 o'clock
    assert railway.told_of("left_board") == [railway.one]
    assert not overlapping(railway.state)


@pytest.mark.rule("RWA-199")
def test_what_cannot_be_thrown_clear_is_put_aside_and_not_rammed_again(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 760 + 52
    ahead = railway.add("roadster", (TRACK, 760 + 3 * 52), seat=OTHER)
    # It is thrown at 12 o'clock, and stops at the one ahead; which the train reaches next, and throws at 2 o'clock.
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 6, 5, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1, 6, 5)
    assert railway.at(railway.one) == (TRACK - 59, 760 + 52)
    assert railway.at(ahead) == (TRACK + 139, 760 + 3 * 52 + 80)
    assert railway.train == [y + STICK for y in LAID]
    assert railway.state.met == 0


@pytest.mark.rule("RWA-199")
def test_where_there_is_no_room_beside_it_the_train_stops(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 760 + 52
    for x, y in ((TRACK, 760 + 3 * 52), (TRACK - 60, 760 + 52), (TRACK + 60, 760 + 52)):
        railway.add("roadster", (x, y), seat=OTHER)
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 6)
    assert railway.train == LAID
    assert railway.at(railway.one) == (TRACK, 760 + 52)
    assert railway.state.met == 0


@pytest.mark.rule("RW-458")
def test_a_bike_that_is_destroyed_leaves_nothing_to_be_thrown(railway):
    railway.add("dirt-bike", (TRACK, 760 + 100), seat=ONE)
    railway.drive(6, 1, 1, 1, 1, 1, 5)
    assert railway.told_of("thrown") == []
    assert railway.train == [y + STICK for y in LAID]


@pytest.mark.rule("RW-460", "RWA-107", "RWA-199")
def test_a_vehicle_that_wins_with_overkill_slows_the_train_and_ends_its_way(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 760 + 52 + 100
    railway.drive(1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 6, 5)
    assert railway.train == [y + 100 - STICK for y in LAID]
    assert railway.told_of("slowed") == [railway.one]
    assert railway.state.notes[Note.SLOWED] == 0
    assert railway.at(railway.one) == (TRACK + 139, 760 + 52 + 100 + 80)


@pytest.mark.rule("RW-460", "RWA-199")
def test_a_train_that_is_slowed_stops_at_the_start_and_short_of_what_is_behind_it(railway):
    push(railway.state, JobKind.MISSION, Step.SLOWS, railway.other)
    railway.settle()
    assert railway.train == [y - STICK for y in LAID]
    push(railway.state, JobKind.MISSION, Step.SLOWS, railway.other)
    railway.settle()
    assert railway.train == [y - STICK for y in LAID], "its tail is at the START"
    railway.state.y[:3] += 300
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 200
    push(railway.state, JobKind.MISSION, Step.SLOWS, railway.other)
    railway.settle()
    assert railway.state.y[REAR] - railway.state.half_length[REAR] == 252
    assert not railway.state.notes.any()


@pytest.mark.rule("RW-459")
def test_a_vehicle_that_runs_into_the_side_of_the_train_is_rammed_with_three_dice(railway):
    start_move(railway.state, railway.one, How.MOVE, 100, 0)
    railway.settle(5, 1, 1, 5, 2)
    assert railway.at(railway.one) == (TRACK - 35 - 24, 460)
    assert railway.train == LAID


@pytest.mark.rule("RW-460", "RW-459")
def test_it_may_slow_the_train_down(railway):
    start_move(railway.state, railway.one, How.MOVE, 100, 0)
    railway.settle(4, 1, 1, 5, 2)
    assert railway.train == [y - STICK for y in LAID]


@pytest.mark.rule("RW-457", "RW-458", "RWA-199")
def test_a_vehicle_that_brakes_into_its_front_is_rammed_and_thrown(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 900
    start_move(railway.state, railway.one, How.BRAKE, 0, -160)
    # The ram; the check for crossing the tracks by the braking; the throw at 2 o'clock, and its check.
    railway.settle(5, 1, 1, 1, 1, 1, 5, 2, 1, 1, 6, 5, 1, 1, 1, 6, 5)
    assert railway.at(railway.one) == (TRACK + 139, 760 + 52 + 80)


@pytest.mark.rule("RW-461")
def test_the_cars_cannot_be_destroyed(railway):
    railway.man(FRONT, OTHER, "driver")
    railway.destroyed(FRONT, ENGINE)
    assert [Status(status) for status in railway.state.status[:3]] == [Status.TRAIN] * 3


@pytest.mark.rule("RW-457", "RWA-199")
def test_what_drifts_against_the_front_is_rammed_and_thrown(railway):
    railway.immobilized(railway.one)
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 900
    push(railway.state, JobKind.ROAD)
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.CLEAR] = 4
    railway.settle(5, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1)
    assert railway.at(railway.one) == (TRACK + 139, 760 + 52 + 80)


@pytest.mark.rule("RWA-108")
def test_the_train_keeps_up_with_the_road(railway):
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.CLEAR] = 4
    push(railway.state, JobKind.ROAD)
    railway.settle(1, 1)
    assert railway.train == LAID


# --- Tracks and roads -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-456", "RWA-109")
def test_to_cross_the_tracks_takes_a_check(railway):
    v = railway.add("buggy", (TRACK - 100, 1200), seat=ONE)
    start_move(railway.state, v, How.MOVE, 160, 0)
    railway.settle(1, 1, 6, 5)
    assert railway.told_of("check") == [v]
    start_move(railway.state, v, How.MOVE, 60, 0)
    railway.settle()


@pytest.mark.rule("RW-456", "RWA-109", "RWA-126")
@pytest.mark.parametrize(("ahead", "crosses"), [(76, False), (77, True)])
def test_to_touch_the_middle_line_of_the_track_is_not_to_cross_it(railway, ahead, crosses):
    v = railway.add("buggy", (TRACK - 100, 1200), seat=ONE)  # its right side is 76 units from the line
    start_move(railway.state, v, How.MOVE, ahead, 0)
    railway.settle(*[1, 1, 6, 5] * crosses)
    assert railway.told_of("check") == [v] * crosses


@pytest.mark.rule("RW-456", "RWA-109", "RWA-126")
@pytest.mark.parametrize(("obstacle", "crosses"), [(TRACK + 24, False), (TRACK + 25, True)])
def test_what_is_stopped_in_touch_with_the_middle_line_has_not_crossed_it(railway, obstacle, crosses):
    railway.add("rally-car", (obstacle, 1200), seat=OTHER)
    v = railway.add("rally-car", (TRACK - 100, 1200), seat=ONE)
    start_move(railway.state, v, How.MOVE, 160, 0)
    tied_ram = (1, 1, 1, 1)
    railway.settle(*tied_ram, *[1, 1, 6, 5] * crosses)
    assert railway.told_of("check") == [v] * crosses


@pytest.mark.rule("RW-122", "RW-134", "RW-453", "RWA-67", "RWA-198")
def test_no_nitro_move_begins_on_a_stretch_that_is_blocked(railway):
    lay(railway, RoadCard.BRIDGE, LEFT_ROAD, 1500 + 50 + 52)
    state = railway.state
    put_aboard(state, railway.other, Token.NITRO, False)
    state.actions[railway.other], state.mover = 2, OTHER
    assert verbs_of(state, railway.other) >> Verb.NITRO & 1, "it touches the stretch, and is not on it"
    state.y[railway.other] += 1
    assert not verbs_of(state, railway.other) >> Verb.NITRO & 1
    state.x[railway.other] = RIGHT_ROAD + 120 + 23  # with a unit of its width still on the road
    assert not verbs_of(state, railway.other) >> Verb.NITRO & 1
    state.cards = 0
    assert verbs_of(state, railway.other) >> Verb.NITRO & 1


@pytest.mark.rule("RW-452")
def test_each_road_has_cards_drawn_for_it(railway):
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.SLICK] = 4
    railway.state.y[railway.other] = 1000
    push(railway.state, JobKind.NEW_CARDS)
    railway.settle(1, 1)
    state = railway.state
    assert [(int(state.card_x[i]), int(state.card_y[i])) for i in range(state.cards)] == [
        (LEFT_ROAD, BOARD_LENGTH - 2 * STICK),
        (RIGHT_ROAD, BOARD_LENGTH - 2 * STICK),
    ]


@pytest.mark.rule("RWA-172", "RWA-199")
@pytest.mark.parametrize("along", [860, 700, 560])
def test_what_lies_against_the_side_of_the_train_drifts_along_it(railway, along):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK - 59, along - 52
    railway.immobilized(railway.one)
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.CLEAR] = 4
    push(railway.state, JobKind.ROAD)
    railway.settle(1, 1)
    assert railway.at(railway.one) == (TRACK - 59, along - 52 - 2 * STICK)
    assert railway.told_of("struck") == []


def lay(railway: Railway, kind: RoadCard, x: int, y: int, at: int = 0) -> None:
    """A card on a road, in that place of the row of cards; those before it are laid already."""
    state = railway.state
    state.card[at], state.card_x[at], state.card_y[at], state.cards = kind, x, y, max(state.cards, at + 1)


@pytest.mark.rule("RW-453", "RWA-129", "RWA-198")
@pytest.mark.parametrize("kind", [RoadCard.BRIDGE, RoadCard.TUNNEL])
def test_a_bridge_or_tunnel_blocks_the_other_road_as_a_slide_would(railway, kind):
    lay(railway, kind, LEFT_ROAD, 1700)
    railway.state.x[railway.other] = RIGHT_ROAD + 100
    start_move(railway.state, railway.other, How.MOVE, 0, 160)
    railway.settle(1, 1, 6, 5)
    assert railway.told_of("check") == [railway.other]
    start_move(railway.state, railway.other, How.MOVE, 0, 160)
    railway.settle()
    assert railway.state.status[railway.other] == Status.DRIVING, "to have gone by is no going round"


@pytest.mark.rule("RW-453", "RW-050")
def test_dirt_vehicles_take_no_notice_of_what_is_blocked(railway):
    lay(railway, RoadCard.BRIDGE, LEFT_ROAD, 1500)
    v = railway.add("buggy", (RIGHT_ROAD, 1300), seat=ONE)
    railway.state.y[railway.other] = 1000
    start_move(railway.state, v, How.MOVE, 0, 140)
    railway.settle()


@pytest.mark.rule("RW-453", "RWA-198")
def test_what_is_blocked_comes_down_the_road_with_its_card(railway):
    lay(railway, RoadCard.TUNNEL, LEFT_ROAD, 1700)
    v = railway.add("buggy", (RIGHT_ROAD - 100, 1500), seat=ONE)
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.CLEAR] = 4
    push(railway.state, JobKind.ROAD)
    railway.settle(1, 1, 6, 5, 1, 1)
    assert railway.told_of("check") == [railway.other]
    assert railway.state.hits[v] == railway.state.hits[railway.other] == 0


@pytest.mark.rule("RWA-64", "RWA-173")
@pytest.mark.parametrize("left", [0, 1])
def test_of_two_cards_that_are_level_the_one_on_the_left_acts_first(railway, left):
    lay(railway, RoadCard.SLICK, LEFT_ROAD, 1700, at=left)
    lay(railway, RoadCard.TUNNEL, RIGHT_ROAD, 1700, at=1 - left)
    railway.state.x[railway.other] = LEFT_ROAD
    railway.state.y[railway.one] = 200
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.CLEAR] = 4
    push(railway.state, JobKind.ROAD)
    railway.settle(1, 1, 6, 5, 1, 1, 6, 5, 1, 1)
    assert [kind for kind in railway.story if kind in {"touched", "check"}] == ["touched", "check", "check"]


@pytest.mark.rule("RW-155", "RWA-198")
def test_on_its_own_road_such_a_card_is_gone_round_as_ever(railway):
    lay(railway, RoadCard.BRIDGE, LEFT_ROAD, 1500)
    v = railway.add("buggy", (LEFT_ROAD - 110, 1450), seat=ONE)
    start_move(railway.state, v, How.MOVE, 0, 100)
    railway.settle(1, 1, 6, 5)
    assert railway.told_of("check") == [v]


@pytest.mark.rule("RWA-198")
def test_which_side_of_the_tracks_counts_when_it_is_level_with_the_card(railway):
    state = railway.state
    assert not is_across(state, Move(TRACK - 50, 0, 24, 52, 100, 100), Rect(LEFT_ROAD, 50 - 1, 70, 50))
    assert is_across(state, Move(TRACK - 50, 0, 24, 52, 100, 100), Rect(LEFT_ROAD, 50, 70, 50))
    assert is_across(state, Move(TRACK - 50, 0, 24, 52, 0, 100), Rect(RIGHT_ROAD, 50, 70, 50))
    state.roads = 1
    assert not is_across(state, Move(TRACK - 50, 0, 24, 52, 0, 100), Rect(RIGHT_ROAD, 50, 70, 50))


@pytest.mark.rule("RWA-129")
def test_a_stretch_is_blocked_over_the_full_width_of_its_road_for_the_length_of_the_card():
    def meets(x: int, y: int) -> bool:
        return tick_on_block(Move(x, y, 24, 52, 0, 1), 1, Rect(LEFT_ROAD, 1000, 70, 50)) != NEVER

    assert [meets(x, 1000 - 50 - 52) for x in (640 - 24, 640 - 23, 880 + 23, 880 + 24)] == [False, True, True, False]
    assert [meets(RIGHT_ROAD, y) for y in (1000 - 50 - 53, 1000 - 50 - 52)] == [False, True]


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-450", "RWA-132")
@pytest.mark.parametrize("seats", [2, 6])
def test_play_that_goes_for_the_train_comes_to_an_end_with_nothing_on_top_of_anything(seats):
    wanted = [DO + verb for verb in (Verb.DRIVE_TRAIN, Verb.BOARD, Verb.MELEE, Verb.SEARCH)]
    boarded = 0
    for seed in range(2):
        table, chance = begin("derailed", seats, seed), Chance.seeded(key_from(seed))
        state, log = table.state, table.log
        out = np.zeros(ACTIONS, np.int64).view(Cells)
        picks = np.random.default_rng(seed)
        while not state.over:
            choices = [int(out[i]) for i in range(rules.legal(state, out))]
            first = [action for action in wanted if action in choices and picks.random() < 0.8]
            log.size = 0
            rules.apply(state, first[0] if first else choices[picks.integers(len(choices))], chance, log)
            boarded += int((state.owner[1:3] >= 0).any())
            if state.asks > Ask.PLACE:
                assert not overlapping(state)
        assert log.lost == 0
    assert boarded > 0
