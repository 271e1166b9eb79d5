"""Derailed: a freight train between two roads, won by driving it off the END."""

from __future__ import annotations

import pytest

from runabout.games.road_wolf.actions import DRIVER_GOES, ENOUGH, NO, TOKEN, VEHICLE, YES, Verb
from runabout.games.road_wolf.box import BOARD_LENGTH, IN_TIN, STICK, TRACK_LEFT, TRACK_RIGHT
from runabout.games.road_wolf.crews.boarding import train_verbs
from runabout.games.road_wolf.crews.tin import TAKEN
from runabout.games.road_wolf.crews.verbs import verbs_of
from runabout.games.road_wolf.fights.fighting import melee_defence, melee_targets, shot_defence, shot_targets
from runabout.games.road_wolf.fleet import put_aboard
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.mission import Deploys
from runabout.games.road_wolf.rolls import DICE_MAX
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT, REAR, boardable
from tests.games.road_wolf.railway import BESIDE, LAID, ONE, OTHER, TRACK, Railway
from tests.games.road_wolf.table import of

# --- The beginning ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-450", "RWA-102")
def test_everybody_is_alone_and_sets_up_at_the_start_with_the_points_agreed_on():
    (side,) = of("derailed").sides
    assert (side.points, side.deploys) == (0, Deploys.START)
    assert of("derailed").begins == -1
    assert list(Railway(6).state.side) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("RW-451", "RW-454", "RW-455", "RWA-129")
def test_engine_and_two_gondolas_stand_on_the_track_the_tail_a_stick_ahead_of_the_start(railway):
    state = railway.state
    assert state.roads == 2
    assert railway.train == LAID
    assert state.y[REAR] - state.half_length[REAR] == STICK
    assert {(int(state.x[car]), Status(state.status[car])) for car in range(3)} == {(TRACK, Status.TRAIN)}
    assert state.x[ENGINE] - state.half_width[ENGINE] >= TRACK_LEFT
    assert state.x[ENGINE] + state.half_width[ENGINE] <= TRACK_RIGHT


@pytest.mark.rule("RW-466")
def test_two_crew_who_belong_to_nobody_are_in_the_engine(railway):
    state = railway.state
    assert [int(size) for size in state.crew_size[:3]] == [2, 0, 0]
    assert [int(owner) for owner in state.owner[:3]] == [NOBODY] * 3
    assert not state.driven[:3].any()


# --- Boarding ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-463", "RWA-104")
def test_crew_go_over_from_a_vehicle_one_after_the_other_as_many_as_like(railway):
    railway.act(railway.one, Verb.BOARD)
    assert railway.open == [TOKEN + Token.GUNNER, DRIVER_GOES]
    railway.do(TOKEN + Token.GUNNER)
    assert railway.open == [TOKEN + Token.NITRO, DRIVER_GOES, ENOUGH]
    railway.do(ENOUGH)
    state = railway.state
    assert (state.owner[FRONT], state.crew_size[FRONT], state.aboard[FRONT, Token.GUNNER]) == (ONE, 1, 1)
    assert state.status[railway.one] == Status.DRIVING
    assert railway.told_of("boarded") == [railway.one]


@pytest.mark.rule("RWA-104", "RWA-197")
def test_a_vehicle_that_is_left_empty_is_abandoned_and_gear_may_go_along(railway):
    railway.act(railway.one, Verb.BOARD).do(DRIVER_GOES)
    railway.do(TOKEN + Token.NITRO).do(TOKEN + Token.GUNNER)
    state = railway.state
    assert state.status[railway.one] == Status.ABANDONED
    assert (state.crew_size[FRONT], state.gear_size[FRONT], state.gear_size[railway.one]) == (2, 1, 0)


@pytest.mark.rule("RWA-135")
def test_which_crew_go_over_stays_secret(railway):
    railway.act(railway.one, Verb.BOARD).do(TOKEN + Token.GUNNER).do(ENOUGH)
    assert not railway.state.shown[FRONT].any()


@pytest.mark.rule("RW-463")
def test_a_gondola_with_a_rivals_crew_cannot_be_boarded(railway):
    assert boardable(railway.state, railway.one) == 1 << FRONT
    railway.man(FRONT, OTHER, "driver")
    assert boardable(railway.state, railway.one) == 0
    railway.man(FRONT, ONE, "driver")
    assert boardable(railway.state, railway.one) == 1 << FRONT


@pytest.mark.rule("RW-463", "RW-033")
def test_only_adjacent_vehicles_can_board_a_gondola_and_none_the_engine(railway):
    railway.state.x[railway.one] = BESIDE - 20
    assert boardable(railway.state, railway.one) == 0, "a finger's width is too far"
    railway.state.x[railway.one], railway.state.y[railway.one] = BESIDE, 660
    assert boardable(railway.state, railway.one) == 0
    railway.state.y[railway.one] = 360
    assert boardable(railway.state, railway.one) == 1 << FRONT | 1 << REAR


@pytest.mark.rule("RW-463")
def test_beside_both_gondolas_one_says_which(railway):
    railway.state.y[railway.one] = 360
    railway.act(railway.one, Verb.BOARD)
    assert railway.open == [VEHICLE + FRONT, VEHICLE + REAR]
    railway.do(VEHICLE + REAR).do(TOKEN + Token.GUNNER).do(ENOUGH)
    assert railway.state.owner[REAR] == ONE


@pytest.mark.rule("RW-265", "RW-463")
def test_nobody_boards_from_a_vehicle_that_is_not_driving(railway):
    railway.state.status[railway.one] = Status.IMMOBILIZED
    assert boardable(railway.state, railway.one) == 0


@pytest.mark.rule("RW-463", "RW-462", "RWA-196")
def test_any_number_go_from_one_gondola_to_the_other_and_the_empty_one_belongs_to_nobody(railway):
    railway.man(REAR, ONE, *["brawler"] * 6, "shotgun")
    railway.act(REAR, Verb.BOARD)
    for _ in range(6):
        railway.do(TOKEN + Token.BRAWLER)
    railway.do(ENOUGH)
    state = railway.state
    assert (state.crew_size[FRONT], state.owner[FRONT], state.owner[REAR]) == (6, ONE, NOBODY)
    assert (state.gear_size[REAR], state.shown[REAR, Token.SHOTGUN]) == (1, 1)
    assert state.actions[REAR] == 0


@pytest.mark.rule("RWA-196")
def test_gear_in_a_gondola_belongs_to_the_side_that_boards_it_next(railway):
    railway.man(FRONT, NOBODY)
    put_aboard(railway.state, FRONT, Token.MOLOTOV, True)
    railway.act(railway.one, Verb.BOARD).do(TOKEN + Token.GUNNER).do(ENOUGH)
    assert (railway.state.owner[FRONT], railway.state.gear_size[FRONT]) == (ONE, 1)


@pytest.mark.rule("RW-468", "RW-465")
def test_the_engine_is_boarded_from_the_front_gondola_once_nobody_is_left_in_it(railway):
    railway.man(FRONT, ONE, *["driver"] * 3).man(REAR, ONE, "driver")
    assert boardable(railway.state, FRONT) == 1 << REAR
    railway.man(ENGINE, NOBODY)
    assert boardable(railway.state, FRONT) == 1 << REAR | 1 << ENGINE
    assert boardable(railway.state, REAR) == 1 << FRONT
    railway.act(FRONT, Verb.BOARD).do(VEHICLE + ENGINE).do(TOKEN + Token.DRIVER).do(TOKEN + Token.DRIVER)
    assert (railway.state.owner[ENGINE], railway.state.crew_size[ENGINE]) == (ONE, 2)
    assert boardable(railway.state, FRONT) == 1 << REAR, "there is room for two"


@pytest.mark.rule("RWA-197")
def test_from_the_engine_one_can_go_back_into_the_front_gondola(railway):
    railway.man(ENGINE, ONE, "driver")
    assert boardable(railway.state, ENGINE) == 1 << FRONT
    railway.man(FRONT, OTHER, "driver")
    assert boardable(railway.state, ENGINE) == 0


# --- In the train -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-103")
def test_a_car_with_crew_takes_its_turn_with_two_actions(railway):
    railway.man(REAR, ONE, "driver")
    push(railway.state, JobKind.BEGIN_TURN, ONE, NOBODY)
    railway.settle()
    assert VEHICLE + REAR in railway.open
    assert railway.state.actions[REAR] == 2


@pytest.mark.rule("RWA-103")
def test_everything_about_the_train_costs_an_action(railway):
    railway.man(REAR, ONE, "driver").man(ENGINE, ONE, "driver")
    for v in (railway.one, REAR, ENGINE):
        assert train_verbs(railway.state, v) == 0
        railway.state.actions[v] = 1
        assert train_verbs(railway.state, v) != 0


@pytest.mark.rule("RW-464", "RWA-105")
def test_there_is_melee_and_shooting_from_gondola_to_gondola(railway):
    railway.man(REAR, OTHER, "driver", "gunner").man(FRONT, ONE, "driver", "gunner")
    assert melee_targets(railway.state, REAR) == 1 << FRONT
    assert shot_targets(railway.state, REAR) >> FRONT & 1
    assert melee_targets(railway.state, FRONT) >> REAR & 1


@pytest.mark.rule("RWA-105")
def test_a_vehicle_next_to_a_gondola_may_attack_it_if_somebody_is_in_it(railway):
    assert melee_targets(railway.state, railway.one) == 0
    railway.man(FRONT, OTHER, "driver")
    assert melee_targets(railway.state, railway.one) == 1 << FRONT
    assert shot_targets(railway.state, railway.one) == 1 << FRONT
    assert melee_defence(railway.state, FRONT).dice == 1, "open"


@pytest.mark.rule("RW-467", "RWA-106")
def test_only_the_front_gondola_can_attack_the_engine(railway):
    railway.man(FRONT, ONE, "driver").man(REAR, ONE, "driver")
    railway.state.y[railway.one] = 660
    assert melee_targets(railway.state, FRONT) == 1 << ENGINE
    assert shot_targets(railway.state, FRONT) >> ENGINE & 1
    for v in (railway.one, REAR):
        assert not melee_targets(railway.state, v) >> ENGINE & 1
        assert not shot_targets(railway.state, v) >> ENGINE & 1


@pytest.mark.rule("RW-465", "RW-466", "RWA-106")
def test_the_engine_defends_with_a_die_for_each_of_its_crew_and_one_more(railway):
    assert [defence(railway.state, ENGINE).dice for defence in (melee_defence, shot_defence)] == [3, 3]
    railway.man(ENGINE, OTHER, "driver")
    assert [defence(railway.state, ENGINE).dice for defence in (melee_defence, shot_defence)] == [2, 2]


@pytest.mark.rule("RW-468", "RWA-196")
def test_a_melee_kills_the_crew_of_the_engine_and_nobody_has_it_then(railway):
    railway.man(FRONT, ONE, "brawler", "brawler")
    railway.act(FRONT, Verb.MELEE).do(VEHICLE + ENGINE, 6, 6, 6, 1, 5, 4, 3)
    assert (railway.state.crew_size[ENGINE], railway.state.owner[ENGINE]) == (0, NOBODY)


@pytest.mark.rule("RWA-196")
def test_a_gondola_whose_crew_are_killed_belongs_to_nobody(railway):
    railway.man(FRONT, OTHER, "driver", "spikes")
    railway.act(railway.one, Verb.MELEE).do(VEHICLE + FRONT, 6, 5, 1)
    assert (railway.state.owner[FRONT], railway.state.crew_size[FRONT]) == (NOBODY, 0)
    assert railway.state.shown[FRONT, Token.SPIKES] == 1


@pytest.mark.rule("RW-461")
def test_the_cars_of_the_train_make_no_checks(railway):
    railway.man(FRONT, OTHER, "driver", "driver")
    railway.act(railway.one, Verb.MELEE).do(VEHICLE + FRONT, 6, 5, 6, 4)
    assert railway.told_of("check") == []


@pytest.mark.rule("RW-462", "RW-230")
def test_a_crowd_in_a_gondola_rolls_no_more_dice_than_there_are(railway):
    railway.man(REAR, ONE, *["brawler"] * 15).man(FRONT, OTHER, "driver")
    railway.act(REAR, Verb.MELEE).do(VEHICLE + FRONT, *[1] * DICE_MAX, 2).do(TOKEN + Token.BRAWLER)
    assert railway.state.crew_size[REAR] == 14


@pytest.mark.rule("RW-462", "RWA-105")
def test_a_gondola_transfers_and_takes_over_as_an_open_vehicle_does(railway):
    railway.man(FRONT, ONE, "driver", "driver")
    railway.act(FRONT, Verb.TRANSFER).do(VEHICLE + railway.one).do(TOKEN + Token.DRIVER)
    assert railway.state.crew_size[railway.one] == 3
    railway.abandoned(railway.one)
    railway.state.crew_size[railway.one] = 0
    railway.state.aboard[railway.one, : Token.SHOTGUN] = 0
    railway.act(FRONT, Verb.TAKEOVER).do(VEHICLE + railway.one).do(TOKEN + Token.DRIVER, 1, 1, 6, 6)
    state = railway.state
    assert (state.driven[railway.one], state.owner[FRONT], state.crew_size[FRONT]) == (1, NOBODY, 0)


@pytest.mark.rule("RW-465", "RW-467")
def test_the_engine_reaches_nobody_outside(railway):
    railway.man(ENGINE, ONE, "driver", "driver")
    railway.state.y[railway.one] = 660
    railway.state.actions[ENGINE] = 2
    verbs = verbs_of(railway.state, ENGINE)
    assert not verbs >> Verb.TRANSFER & 1
    assert not verbs >> Verb.TAKEOVER & 1
    railway.state.actions[railway.one] = 2
    assert not verbs_of(railway.state, railway.one) >> Verb.TRANSFER & 1


# --- Searching --------------------------------------------------------------------------------------------------------


def drawn(token: int) -> int:
    """What to give where the tin is to give that token."""
    return int(sum(IN_TIN[:token])) + 1


@pytest.mark.rule("RW-469", "RW-470", "RWA-197")
@pytest.mark.parametrize("token", [Token.SHOTGUN, Token.AMBUSH, Token.MOLOTOV, Token.SPIKES])
def test_what_fights_may_be_kept(railway, token):
    railway.man(REAR, ONE, "driver")
    railway.act(REAR, Verb.SEARCH, drawn(token))
    state = railway.state
    assert (state.asks, state.seat, state.acting, state.chosen) == (Ask.KEEP, ONE, REAR, token)
    assert railway.open == [YES, NO]
    railway.do(YES)
    assert (state.aboard[REAR, token], state.shown[REAR, token], state.chosen) == (1, 1, 0)
    assert state.notes[TAKEN + token - Token.SHOTGUN] == 1, "there is one less in the tin"


@pytest.mark.rule("RWA-149")
def test_what_is_not_kept_goes_back(railway):
    railway.man(REAR, ONE, "driver")
    railway.act(REAR, Verb.SEARCH, drawn(Token.SPIKES)).do(NO)
    assert railway.state.gear_size[REAR] == 0
    assert not railway.state.notes.any()
    assert railway.told_of("left_lying") == [REAR]


@pytest.mark.rule("RW-470")
@pytest.mark.parametrize(
    "token", [Token.DRIVER, Token.VETERAN, Token.BRAWLER, Token.GUNNER, Token.MECHANIC, Token.NITRO]
)
def test_nothing_else_is_kept(railway, token):
    railway.man(REAR, ONE, "driver")
    railway.act(REAR, Verb.SEARCH, drawn(token))
    assert railway.state.asks == Ask.ACT
    assert (railway.state.gear_size[REAR], railway.state.crew_size[REAR]) == (0, 1)


@pytest.mark.rule("RW-469")
def test_there_is_nothing_to_search_in_the_engine(railway):
    railway.man(ENGINE, ONE, "driver")
    railway.state.actions[ENGINE] = 2
    assert train_verbs(railway.state, ENGINE) == 1 << Verb.DRIVE_TRAIN | 1 << Verb.BOARD


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-474", "RWA-110")
def test_the_side_in_the_engine_wins_when_its_middle_is_past_the_end(railway):
    railway.man(ENGINE, OTHER, "driver")
    railway.state.y[ENGINE] = BOARD_LENGTH
    assert railway.result is None
    railway.drive()
    assert railway.result == [OTHER]


@pytest.mark.rule("RWA-110")
def test_without_a_team_in_control_it_is_no_win(railway):
    railway.state.y[ENGINE] = BOARD_LENGTH + 100
    assert railway.result is None


@pytest.mark.rule("RWA-134")
def test_it_is_a_draw_if_nobody_is_left(railway):
    railway.man(REAR, ONE, "driver").destroyed(railway.one, railway.other)
    assert railway.result is None, "there is still somebody on the train"
    railway.man(REAR, NOBODY)
    assert railway.result == []


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(railway):
    railway.man(ENGINE, OTHER, "driver")
    assert railway.standing == []
