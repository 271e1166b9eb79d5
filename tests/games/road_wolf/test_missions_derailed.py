"""Derailed: a freight train between two roads, for whoever drives it off the END."""

from __future__ import annotations

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.agenda import Job, push
from runabout.games.road_wolf.blocks import is_across, tick_on_block
from runabout.games.road_wolf.box import BOARD_LENGTH, IN_TIN, STICK, TRACK_LEFT, TRACK_RIGHT
from runabout.games.road_wolf.cars import ENGINE, FRONT, REAR, Note, Step, boardable
from runabout.games.road_wolf.fighting import melee_defence, melee_targets, shot_defence, shot_targets
from runabout.games.road_wolf.fleet import put_aboard, take_off
from runabout.games.road_wolf.geometry import NEVER
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.mission import Deploys
from runabout.games.road_wolf.missions import NAMES
from runabout.games.road_wolf.moving import How, start_move
from runabout.games.road_wolf.numbers import ACTIONS, DO, DRIVER_GOES, ENOUGH, NO, TOKEN, VEHICLE, YES, Verb
from runabout.games.road_wolf.options import OPTIONS, Options
from runabout.games.road_wolf.rolls import DICE_MAX
from runabout.games.road_wolf.state import NOBODY, Ask, Once, State, Status
from runabout.games.road_wolf.tin import TAKEN
from runabout.games.road_wolf.train import train_verbs
from runabout.games.road_wolf.verbs import verbs_of
from tests.games.road_wolf.staging import TOKEN as NAMED
from tests.games.road_wolf.staging import Stage, of

ONE, OTHER = 0, 1
TRACK = 480  #: the middle of it
LEFT_ROAD, RIGHT_ROAD = 200, 760  #: their middles
BESIDE = TRACK - 35 - 24 - 10  #: the middle of a car of 48 across, a quarter inch from the train on its left


class Railway(Stage):
    """Derailed, with what its tests ask for."""

    def __init__(self, seats: int = 2, **options: int) -> None:
        super().__init__("derailed", seats, **options)
        self.lay()
        self.state.mover = ONE

    def man(self, car: int, seat: int, *tokens: str) -> Railway:
        """Crew and gear of a seat are in a car of the train."""
        for token in range(len(IN_TIN)):
            while self.state.aboard[car, token] > 0:
                take_off(self.state, car, token)
        for token in tokens:
            put_aboard(self.state, car, NAMED[token], False)
        self.state.owner[car] = seat if tokens else NOBODY
        return self

    def act(self, v: int, verb: int, *gives: int) -> Railway:
        """That vehicle, whose turn it is, does that."""
        state = self.state
        state.mover = state.owner[v]
        state.actions[v] = max(int(state.actions[v]), 1)
        state.acting, state.verbs, state.asks, state.seat = v, verbs_of(state, v), Ask.ACT, state.owner[v]
        assert state.verbs >> verb & 1, f"{Verb(verb).name} cannot be done"
        return self.answer(DO + verb, *gives)

    def answer(self, action: int, *gives: int) -> Railway:
        """Whoever is asked says that."""
        assert action in self.open_actions()
        chance = Chance.scripted([die - 1 for die in gives])
        rules.apply(self.state, action, chance, self.log)
        chance.check_script()
        return self

    def open_actions(self) -> list[int]:
        """What is open."""
        out = np.zeros(ACTIONS, np.int64).view(Cells)
        return [int(out[i]) for i in range(rules.legal(self.state, out))]

    def drive(self, *gives: int) -> Railway:
        """The train goes a stick forward, with dice as they show."""
        push(self.state, Job.MISSION, Step.GOES, STICK)
        self.settle(*gives)
        return self

    def at(self, v: int) -> tuple[int, int]:
        """Where something is."""
        return int(self.state.x[v]), int(self.state.y[v])

    @property
    def train(self) -> list[int]:
        """How far along the cars are."""
        return [int(self.state.y[car]) for car in range(3)]


LAID = [660, 460, 260]  #: where Engine and Gondolas are at first


@pytest.fixture
def railway() -> Railway:
    """The train, a Roadster of the one beside the front Gondola, and a Coupe of the other far from it."""
    railway = Railway()
    railway.one = railway.add("roadster", ONE, "gunner", at=(BESIDE, 460))
    railway.other = railway.add("coupe", OTHER, at=(RIGHT_ROAD, 1500))
    return railway


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
    assert railway.open_actions() == [TOKEN + Token.GUNNER, DRIVER_GOES]
    railway.answer(TOKEN + Token.GUNNER)
    assert railway.open_actions() == [TOKEN + Token.NITRO, DRIVER_GOES, ENOUGH]
    railway.answer(ENOUGH)
    state = railway.state
    assert (state.owner[FRONT], state.crew_size[FRONT], state.aboard[FRONT, Token.GUNNER]) == (ONE, 1, 1)
    assert state.status[railway.one] == Status.DRIVING
    assert railway.told_of("boarded") == [railway.one]


@pytest.mark.rule("RWA-104", "RWA-197")
def test_a_vehicle_that_is_left_empty_is_abandoned_and_gear_may_go_along(railway):
    railway.act(railway.one, Verb.BOARD).answer(DRIVER_GOES)
    railway.answer(TOKEN + Token.NITRO).answer(TOKEN + Token.GUNNER)
    state = railway.state
    assert state.status[railway.one] == Status.ABANDONED
    assert (state.crew_size[FRONT], state.gear_size[FRONT], state.gear_size[railway.one]) == (2, 1, 0)


@pytest.mark.rule("RWA-135")
def test_who_goes_over_stays_secret(railway):
    railway.act(railway.one, Verb.BOARD).answer(TOKEN + Token.GUNNER).answer(ENOUGH)
    assert not railway.state.shown[FRONT].any()


@pytest.mark.rule("RW-463")
def test_a_gondola_with_a_rivals_crew_cannot_be_boarded(railway):
    assert boardable(railway.state, railway.one) == 1 << FRONT
    railway.man(FRONT, OTHER, "driver")
    assert boardable(railway.state, railway.one) == 0
    railway.man(FRONT, ONE, "driver")
    assert boardable(railway.state, railway.one) == 1 << FRONT


@pytest.mark.rule("RW-463", "RW-033")
def test_only_what_is_next_to_a_gondola_can_board_it_and_nobody_the_engine(railway):
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
    assert railway.open_actions() == [VEHICLE + FRONT, VEHICLE + REAR]
    railway.answer(VEHICLE + REAR).answer(TOKEN + Token.GUNNER).answer(ENOUGH)
    assert railway.state.owner[REAR] == ONE


@pytest.mark.rule("RW-265", "RW-463")
def test_nobody_boards_from_a_vehicle_that_is_not_driving(railway):
    railway.state.status[railway.one] = Status.IMMOBILIZED
    assert boardable(railway.state, railway.one) == 0


@pytest.mark.rule("RW-463", "RW-462", "RWA-196")
def test_from_one_gondola_to_the_other_any_number_go_and_the_empty_one_is_nobodys(railway):
    railway.man(REAR, ONE, *["brawler"] * 6, "shotgun")
    railway.act(REAR, Verb.BOARD)
    for _ in range(6):
        railway.answer(TOKEN + Token.BRAWLER)
    railway.answer(ENOUGH)
    state = railway.state
    assert (state.crew_size[FRONT], state.owner[FRONT], state.owner[REAR]) == (6, ONE, NOBODY)
    assert (state.gear_size[REAR], state.shown[REAR, Token.SHOTGUN]) == (1, 1)
    assert state.actions[REAR] == 0


@pytest.mark.rule("RWA-196")
def test_gear_that_lies_in_a_gondola_is_whoevers_board_it_next(railway):
    railway.man(FRONT, NOBODY)
    put_aboard(railway.state, FRONT, Token.MOLOTOV, True)
    railway.act(railway.one, Verb.BOARD).answer(TOKEN + Token.GUNNER).answer(ENOUGH)
    assert (railway.state.owner[FRONT], railway.state.gear_size[FRONT]) == (ONE, 1)


@pytest.mark.rule("RW-468", "RW-465")
def test_the_engine_is_boarded_from_the_front_gondola_once_nobody_is_left_in_it(railway):
    railway.man(FRONT, ONE, *["driver"] * 3).man(REAR, ONE, "driver")
    assert boardable(railway.state, FRONT) == 1 << REAR
    railway.man(ENGINE, NOBODY)
    assert boardable(railway.state, FRONT) == 1 << REAR | 1 << ENGINE
    assert boardable(railway.state, REAR) == 1 << FRONT
    railway.act(FRONT, Verb.BOARD).answer(VEHICLE + ENGINE).answer(TOKEN + Token.DRIVER).answer(TOKEN + Token.DRIVER)
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
    push(railway.state, Job.BEGIN_TURN, ONE, NOBODY)
    railway.settle()
    assert VEHICLE + REAR in railway.open_actions()
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
    assert melee_defence(railway.state, FRONT) == 1, "open"


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
    assert (melee_defence(railway.state, ENGINE), shot_defence(railway.state, ENGINE)) == (3, 3)
    railway.man(ENGINE, OTHER, "driver")
    assert (melee_defence(railway.state, ENGINE), shot_defence(railway.state, ENGINE)) == (2, 2)


@pytest.mark.rule("RW-468", "RWA-196")
def test_a_melee_kills_the_crew_of_the_engine_and_nobody_has_it_then(railway):
    railway.man(FRONT, ONE, "brawler", "brawler")
    railway.act(FRONT, Verb.MELEE).answer(VEHICLE + ENGINE, 6, 6, 6, 1, 5, 4, 3)
    assert (railway.state.crew_size[ENGINE], railway.state.owner[ENGINE]) == (0, NOBODY)


@pytest.mark.rule("RWA-196")
def test_a_gondola_whose_crew_are_killed_is_nobodys(railway):
    railway.man(FRONT, OTHER, "driver", "spikes")
    railway.act(railway.one, Verb.MELEE).answer(VEHICLE + FRONT, 6, 5, 1)
    assert (railway.state.owner[FRONT], railway.state.crew_size[FRONT]) == (NOBODY, 0)
    assert railway.state.shown[FRONT, Token.SPIKES] == 1


@pytest.mark.rule("RW-461")
def test_the_cars_of_the_train_make_no_checks(railway):
    railway.man(FRONT, OTHER, "driver", "driver")
    railway.act(railway.one, Verb.MELEE).answer(VEHICLE + FRONT, 6, 5, 6, 4)
    assert railway.told_of("check") == []


@pytest.mark.rule("RW-462", "RW-230")
def test_a_crowd_in_a_gondola_rolls_no_more_dice_than_there_are(railway):
    railway.man(REAR, ONE, *["brawler"] * 15).man(FRONT, OTHER, "driver")
    railway.act(REAR, Verb.MELEE).answer(VEHICLE + FRONT, *[1] * DICE_MAX, 2).answer(TOKEN + Token.BRAWLER)
    assert railway.state.crew_size[REAR] == 14


@pytest.mark.rule("RW-462", "RWA-105")
def test_a_gondola_transfers_and_takes_over_as_an_open_vehicle_does(railway):
    railway.man(FRONT, ONE, "driver", "driver")
    railway.act(FRONT, Verb.TRANSFER).answer(VEHICLE + railway.one).answer(TOKEN + Token.DRIVER)
    assert railway.state.crew_size[railway.one] == 3
    railway.abandoned(railway.one)
    railway.state.crew_size[railway.one] = 0
    railway.state.aboard[railway.one, : Token.SHOTGUN] = 0
    railway.act(FRONT, Verb.TAKEOVER).answer(VEHICLE + railway.one).answer(TOKEN + Token.DRIVER, 1, 1, 6, 6)
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
    assert railway.open_actions() == [YES, NO]
    railway.answer(YES)
    assert (state.aboard[REAR, token], state.shown[REAR, token], state.chosen) == (1, 1, 0)
    assert state.notes[TAKEN + token - Token.SHOTGUN] == 1, "there is one less in the tin"


@pytest.mark.rule("RWA-149")
def test_what_is_not_kept_goes_back(railway):
    railway.man(REAR, ONE, "driver")
    railway.act(REAR, Verb.SEARCH, drawn(Token.SPIKES)).answer(NO)
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


# --- The train under way ----------------------------------------------------------------------------------------------


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
    railway.add("roadster", OTHER, at=(411, 760 + 52 - STICK))
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 3, 1, 1, 6, 5)  # 6 o'clock
    assert railway.at(railway.one) == (TRACK + 59, 760 + 52 - STICK)


@pytest.mark.rule("RWA-199")
def test_what_cannot_be_thrown_clear_is_put_aside_and_not_rammed_again(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 760 + 52
    ahead = railway.add("roadster", OTHER, at=(TRACK, 760 + 3 * 52))
    # It is thrown at 12 o'clock, and stops at the one ahead; which the train comes to next, and throws at 2 o'clock.
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 6, 5, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1, 6, 5)
    assert railway.at(railway.one) == (TRACK - 59, 760 + 52)
    assert railway.at(ahead) == (TRACK + 139, 760 + 3 * 52 + 80)
    assert railway.train == [y + STICK for y in LAID]
    assert railway.state.met == 0


@pytest.mark.rule("RWA-199")
def test_where_there_is_no_room_beside_it_the_train_stops(railway):
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 760 + 52
    for x, y in ((TRACK, 760 + 3 * 52), (TRACK - 60, 760 + 52), (TRACK + 60, 760 + 52)):
        railway.add("roadster", OTHER, at=(x, y))
    railway.drive(5, 1, 1, 1, 1, 1, 5, 2, 6)
    assert railway.train == LAID
    assert railway.at(railway.one) == (TRACK, 760 + 52)
    assert railway.state.met == 0


@pytest.mark.rule("RW-458")
def test_a_bike_that_is_destroyed_leaves_nothing_to_be_thrown(railway):
    railway.add("dirt-bike", ONE, at=(TRACK, 760 + 100))
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
    push(railway.state, Job.MISSION, Step.SLOWS, railway.other)
    railway.settle()
    assert railway.train == [y - STICK for y in LAID]
    push(railway.state, Job.MISSION, Step.SLOWS, railway.other)
    railway.settle()
    assert railway.train == [y - STICK for y in LAID], "its tail is at the START"
    railway.state.y[:3] += 300
    railway.state.x[railway.one], railway.state.y[railway.one] = TRACK, 200
    push(railway.state, Job.MISSION, Step.SLOWS, railway.other)
    railway.settle()
    assert railway.state.y[REAR] - railway.state.half_length[REAR] == 252
    assert not railway.state.notes.any()


@pytest.mark.rule("RW-459")
def test_whoever_runs_into_the_side_of_the_train_is_rammed_with_three_dice(railway):
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
def test_whoever_brakes_into_its_front_is_rammed_by_that_and_thrown(railway):
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
    push(railway.state, Job.ROAD)
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.CLEAR] = 4
    railway.settle(5, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1)
    assert railway.at(railway.one) == (TRACK + 139, 760 + 52 + 80)


@pytest.mark.rule("RWA-108")
def test_the_train_keeps_up_with_the_road(railway):
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.CLEAR] = 4
    push(railway.state, Job.ROAD)
    railway.settle(1, 1)
    assert railway.train == LAID


# --- Tracks and roads -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-456", "RWA-109")
def test_to_cross_the_tracks_takes_a_check(railway):
    v = railway.add("buggy", ONE, at=(TRACK - 100, 1200))
    start_move(railway.state, v, How.MOVE, 160, 0)
    railway.settle(1, 1, 6, 5)
    assert railway.told_of("check") == [v]
    start_move(railway.state, v, How.MOVE, 60, 0)
    railway.settle()


@pytest.mark.rule("RW-452")
def test_each_road_has_cards_drawn_for_it(railway):
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.SLICK] = 4
    railway.state.y[railway.other] = 1000
    push(railway.state, Job.NEW_CARDS)
    railway.settle(1, 1)
    state = railway.state
    assert [(int(state.card_x[i]), int(state.card_y[i])) for i in range(state.cards)] == [
        (LEFT_ROAD, BOARD_LENGTH - 2 * STICK),
        (RIGHT_ROAD, BOARD_LENGTH - 2 * STICK),
    ]


def lay(railway: Railway, kind: RoadCard, x: int, y: int) -> None:
    """A card on a road."""
    state = railway.state
    state.card[0], state.card_x[0], state.card_y[0], state.cards = kind, x, y, 1


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
    v = railway.add("buggy", ONE, at=(RIGHT_ROAD, 1300))
    railway.state.y[railway.other] = 1000
    start_move(railway.state, v, How.MOVE, 0, 140)
    railway.settle()


@pytest.mark.rule("RW-453", "RWA-198")
def test_what_is_blocked_comes_down_the_road_with_its_card(railway):
    lay(railway, RoadCard.TUNNEL, LEFT_ROAD, 1700)
    v = railway.add("buggy", ONE, at=(RIGHT_ROAD - 100, 1500))
    railway.state.deck[:] = 0
    railway.state.deck[RoadCard.CLEAR] = 4
    push(railway.state, Job.ROAD)
    railway.settle(1, 1, 6, 5, 1, 1)
    assert railway.told_of("check") == [railway.other]
    assert railway.state.hits[v] == railway.state.hits[railway.other] == 0


@pytest.mark.rule("RW-155", "RWA-198")
def test_on_its_own_road_such_a_card_is_gone_round_as_ever(railway):
    lay(railway, RoadCard.BRIDGE, LEFT_ROAD, 1500)
    v = railway.add("buggy", ONE, at=(LEFT_ROAD - 110, 1450))
    start_move(railway.state, v, How.MOVE, 0, 100)
    railway.settle(1, 1, 6, 5)
    assert railway.told_of("check") == [v]


@pytest.mark.rule("RWA-198")
def test_which_side_of_the_tracks_counts_when_it_is_level_with_the_card(railway):
    state = railway.state
    assert not is_across(state, TRACK - 50, 0, 100, 100, LEFT_ROAD, 50 - 1)
    assert is_across(state, TRACK - 50, 0, 100, 100, LEFT_ROAD, 50)
    assert is_across(state, TRACK - 50, 0, 0, 100, RIGHT_ROAD, 50)
    state.roads = 1
    assert not is_across(state, TRACK - 50, 0, 0, 100, RIGHT_ROAD, 50)


@pytest.mark.rule("RWA-129")
def test_a_stretch_is_blocked_over_the_full_width_of_its_road_for_the_length_of_the_card():
    def meets(x: int, y: int) -> bool:
        return tick_on_block(x, y, 24, 52, 0, 1, 1, LEFT_ROAD, 1000) != NEVER

    assert [meets(x, 1000 - 50 - 52) for x in (640 - 24, 640 - 23, 880 + 23, 880 + 24)] == [False, True, True, False]
    assert [meets(RIGHT_ROAD, y) for y in (1000 - 50 - 53, 1000 - 50 - 52)] == [False, True]


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-474", "RWA-110")
def test_who_has_the_engine_when_its_middle_is_past_the_end_has_won(railway):
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


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-450", "RWA-132")
@pytest.mark.parametrize("seats", [2, 6])
def test_play_that_goes_for_the_train_comes_to_an_end_with_nothing_on_top_of_anything(seats):
    wanted = [DO + verb for verb in (Verb.DRIVE_TRAIN, Verb.BOARD, Verb.MELEE, Verb.SEARCH)]
    boarded = 0
    for seed in range(8):
        options = Options()
        for option in OPTIONS:
            setattr(options, option.name, option.default)
        options.mission = NAMES.index("derailed")
        state, log = State(), Log()
        state.seats = seats
        chance = Chance.seeded(key_from(seed))
        rules.setup(state, options, chance, log)
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


def overlapping(state: State) -> list[tuple[int, int]]:
    """Pairs of slots that lie on each other."""
    slots = [v for v in range(state.slots) if state.half_width[v]]
    return [
        (v, t)
        for v in slots
        for t in slots
        if v < t
        and abs(state.x[v] - state.x[t]) < state.half_width[v] + state.half_width[t]
        and abs(state.y[v] - state.y[t]) < state.half_length[v] + state.half_length[t]
    ]
