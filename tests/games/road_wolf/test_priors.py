"""The few lines of sense that guide a bot, each in a position where it is plain what to do."""

import numpy as np
import pytest

from runabout.core.record import Cells
from runabout.games.road_wolf.actions import (
    ACTIONS,
    BUY,
    DO,
    DRIVER_GOES,
    EXACT,
    FORCE,
    NO,
    PLACE,
    PLACE_AT,
    PLACE_EDGE,
    REROLL,
    SPOT_ACROSS,
    SPOT_ALONG,
    STAND,
    TOKEN,
    VEHICLE,
    YES,
    Verb,
)
from runabout.games.road_wolf.bots.priors import action_prior, candidate_actions
from runabout.games.road_wolf.box import BOARD_LENGTH, STICK
from runabout.games.road_wolf.crews.verbs import recall
from runabout.games.road_wolf.fights.rolling import ATTACKER, DEFENDER
from runabout.games.road_wolf.fleet import put_aboard, stand
from runabout.games.road_wolf.jobs import drop_all
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.state import NOBODY, Ask, Roll
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT
from tests.games.road_wolf.table import MIDDLE, Table, begun


class Mind(Table):
    """A board laid out, and somebody who thinks about it."""

    def put(self, kind, seat, *tokens, at=None, coming=False):
        """A vehicle of a seat; its slot."""
        return self.add(kind, at, seat, " ".join(tokens), coming=coming)

    def lies(self, kind, y):
        """A road card on the middle of the road."""
        self.card(kind.text, (MIDDLE, y))
        return self

    def asked(self, asks, seat, v=NOBODY, verb=0, target=NOBODY):
        """That seat is asked about a vehicle of its own."""
        state = self.state
        drop_all(state)
        state.asks, state.seat, state.mover = asks, seat, seat
        state.acting, state.verb, state.target = v, verb, target
        if v != NOBODY:
            state.actions[v] = 2
        recall(state)
        return self

    def acts(self, v):
        """What to do next with a vehicle."""
        return self.asked(Ask.ACT, int(self.state.owner[v]), v)

    def drives(self, v, verb=Verb.MOVE):
        """Where to go with it."""
        return self.asked(Ask.SPOT, int(self.state.owner[v]), v, verb)

    @property
    def considered(self):
        """What bots look at."""
        out = np.zeros(ACTIONS, np.int64).view(Cells)
        return [int(action) for action in out[: candidate_actions(self.state, out)]]

    @property
    def best(self):
        """What looks best."""
        found = {action: action_prior(self.state, action) for action in self.considered}
        return {action for action, value in found.items() if value == max(found.values())}

    @property
    def best_verbs(self):
        """What looks best to do."""
        return {Verb(action - DO).name for action in self.best}

    @property
    def steps(self):
        """How far across and along the best spots are."""
        assert all(action < EXACT for action in self.best)
        return {(int(SPOT_ACROSS[action]), int(SPOT_ALONG[action])) for action in self.best}

    @property
    def best_slots(self):
        """The vehicles that look best."""
        return {action - VEHICLE for action in self.best}

    def action_prior(self, action):
        """How sensible an action looks."""
        return action_prior(self.state, action)


AHEAD = {(0, STICK)}

# --- Those who run ----------------------------------------------------------------------------------------------------


def test_a_runner_drives_straight_for_the_end():
    mind = Mind("interceptor")
    v = mind.put("coupe", 0, at=(MIDDLE, 400))
    assert mind.drives(v).steps == AHEAD


def test_off_the_end_is_best_of_all():
    mind = Mind("interceptor")
    v = mind.put("coupe", 0, at=(MIDDLE, BOARD_LENGTH - 60))
    assert all(along > 60 for _, along in mind.drives(v).steps)


def test_a_runner_goes_round_a_wreck_and_round_bad_cards():
    mind = Mind("interceptor")
    v = mind.put("coupe", 0, at=(MIDDLE, 400))
    wreck = mind.put("coupe", 0, at=(MIDDLE, 540))
    mind.destroyed(wreck)
    assert mind.drives(v).steps.isdisjoint(AHEAD)
    mind = Mind("interceptor").lies(RoadCard.DEBRIS, 640)
    v = mind.put("coupe", 0, at=(MIDDLE, 400))
    assert all(abs(across) >= 80 for across, _ in mind.drives(v).steps)


@pytest.mark.parametrize("kind", [RoadCard.BRIDGE, RoadCard.TUNNEL])
def test_a_runner_keeps_to_a_bridge_and_to_a_tunnel(kind):
    mind = Mind("interceptor").lies(kind, 640)
    v = mind.put("coupe", 0, at=(MIDDLE + 110, 470))
    assert all(across < 0 for across, _ in mind.drives(v).steps)


def test_only_what_is_not_dirt_minds_leaving_the_road():
    for kind, at_the_side in (("coupe", False), ("rally-car", True)):
        mind = Mind("interceptor").lies(RoadCard.SLICK, 640)
        v = mind.put(kind, 0, at=(MIDDLE + 110, 400))
        right = [action for action in mind.drives(v).considered if action < EXACT and SPOT_ACROSS[action] == 40]
        assert (max(mind.action_prior(action) for action in right) >= 100) == at_the_side


def test_a_runner_uses_nitro_on_a_free_road_and_not_into_a_wreck():
    mind = Mind("interceptor")
    v = mind.put("coupe", 0, "nitro", at=(MIDDLE, 400))
    assert mind.acts(v).best_verbs == {"NITRO"}
    wreck = mind.put("coupe", 0, at=(MIDDLE, 620))
    mind.destroyed(wreck)
    assert mind.acts(v).best_verbs == {"MOVE"}


# --- Those who hunt ---------------------------------------------------------------------------------------------------


def test_a_hunter_closes_in():
    mind = Mind("interceptor")
    mind.put("coupe", 0, at=(MIDDLE, 1000))
    v = mind.put("humvee", 1, at=(MIDDLE, 500))
    assert mind.drives(v).steps == AHEAD


def test_a_hunter_who_is_ahead_falls_back():
    mind = Mind("interceptor")
    mind.put("coupe", 0, at=(MIDDLE, 600))
    v = mind.put("humvee", 1, at=(MIDDLE, 1200))
    assert mind.acts(v).best_verbs == {"BRAKE"}
    assert mind.drives(v, Verb.BRAKE).steps == {(0, -STICK)}


def test_hunters_ram_the_weak_and_leave_the_strong_alone():
    mind = Mind("interceptor")
    v = mind.put("muscle-car", 1, at=(MIDDLE, 500))
    weak = mind.put("street-bike", 0, at=(MIDDLE, 640))
    assert mind.drives(v).best_slots == {weak}
    mind = Mind("breakout")
    bike = mind.put("street-bike", 1, at=(MIDDLE, 500))
    rig = mind.put("armored-car", 0, at=(MIDDLE, 680))
    assert mind.drives(bike).action_prior(VEHICLE + rig) == 0


def test_one_fights_when_ahead_in_crew_and_not_when_behind():
    mind = Mind("interceptor")
    strong = mind.put("convertible", 1, "brawler", "brawler", at=(MIDDLE, 500))
    weak = mind.put("roadster", 0, at=(MIDDLE + 55, 500))
    mind.asked(Ask.FREE_MELEE, 1, strong)
    assert mind.best_slots == {weak}
    mind.asked(Ask.FREE_MELEE, 0, weak)
    assert mind.best == {NO}


def test_guns_are_fired_at_whom_they_reach():
    mind = Mind("interceptor")
    v = mind.put("coupe", 1, "shotgun", at=(MIDDLE, 500))
    mind.put("coupe", 0, at=(MIDDLE + 100, 500))
    assert mind.acts(v).best_verbs == {"SHOTGUN"}
    put_aboard(mind.state, v, Token.GUNNER, False)
    assert mind.acts(v).best_verbs == {"GUNNER_SHOTGUN"}


def test_nobody_fires_at_friends():
    mind = Mind("interceptor")
    v = mind.put("coupe", 1, "shotgun", at=(MIDDLE, 500))
    mind.put("coupe", 1, at=(MIDDLE + 100, 500))
    assert mind.acts(v).action_prior(DO + Verb.SHOTGUN) == 0


def test_what_is_abandoned_is_taken_over_by_those_who_have_somebody_to_spare():
    mind = Mind("interceptor")
    v = mind.put("roadster", 1, "brawler", at=(MIDDLE, 500))
    left = mind.put("coupe", 0, at=(MIDDLE + 55, 500))
    mind.abandoned(left)
    assert mind.acts(v).best_verbs == {"TAKEOVER"}


def test_who_lies_still_turns_round():
    mind = Mind("interceptor")
    v = mind.put("coupe", 0, at=(MIDDLE, 500))
    mind.immobilized(v)
    assert mind.acts(v).best_verbs == {"TURN_ROUND"}


def test_passengers_take_the_wheel_again():
    mind = Mind("interceptor")
    v = mind.put("coupe", 0, "gunner", at=(MIDDLE, 500))
    mind.abandoned(v)
    mind.asked(Ask.RETAKE, 0, v)
    assert mind.best == {TOKEN + Token.GUNNER}


# --- What a mission turns on ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "key"),
    [("breakout", "big-rig"), ("the-president", "armored-car"), ("the-wages-of-fear", "explosives-truck")],
)
def test_what_the_mission_turns_on_runs_and_the_others_escort_it(mission, key):
    mind = Mind(mission)
    v = mind.put(key, 0, at=(MIDDLE, 600))
    guard = mind.put("muscle-car", 0, at=(MIDDLE - 80, 300))
    enemy = mind.put("coupe", 1, at=(MIDDLE - 80, 440))
    assert mind.drives(v).steps == AHEAD
    assert mind.drives(guard).best_slots == {enemy}


@pytest.mark.parametrize(("mission", "key"), [("breakout", "big-rig"), ("the-wages-of-fear", "explosives-truck")])
def test_hunters_go_for_what_the_mission_turns_on_before_what_is_nearer(mission, key):
    mind = Mind(mission)
    mind.put(key, 0, at=(MIDDLE + 60, 1000))
    mind.put("coupe", 0, at=(MIDDLE - 90, 300))
    v = mind.put("humvee", 1, at=(MIDDLE, 600))
    assert mind.acts(v).best_verbs == {"MOVE"}
    assert all(along > 0 for _, along in mind.drives(v).steps)


@pytest.mark.parametrize(("mission", "key"), [("the-president", "armored-car"), ("hijackers", "hijackers-truck")])
def test_who_wants_it_whole_does_not_ram_it_but_fights_its_crew(mission, key):
    mind = Mind(mission)
    prize = mind.put(key, 0 if mission == "the-president" else NOBODY, at=(MIDDLE, 600))
    v = mind.put("buggy", 1, "brawler", "brawler", at=(MIDDLE + 60, 600))
    assert mind.drives(v).action_prior(VEHICLE + prize) == 0
    mind.asked(Ask.FREE_MELEE, 1, v)
    assert mind.best_slots == {prize}


@pytest.mark.parametrize(("mission", "key"), [("the-president", "armored-car"), ("hijackers", "hijackers-truck")])
def test_a_prize_with_nobody_in_it_is_taken_with_the_own_driver_and_brought_to_the_end(mission, key):
    mind = Mind(mission)
    prize = mind.put(key, 0 if mission == "the-president" else NOBODY, at=(MIDDLE, 600))
    v = mind.put("buggy", 1, at=(MIDDLE + 60, 600))
    mind.abandoned(prize)
    assert mind.acts(v).best_verbs == {"TAKEOVER"}
    mind.taken(prize, 1)
    assert mind.drives(prize).steps == AHEAD


def test_bikers_prefer_civilians_and_enforcers_hunt_bikers():
    mind = Mind("two-wheel-terror")
    civilian = mind.put("coupe", NOBODY, at=(MIDDLE + 30, 500))
    biker = mind.put("dirt-bike", 0, "gunner", "shotgun", at=(MIDDLE - 30, 500))
    patrol = mind.put("coupe", 1, "gunner", at=(MIDDLE - 100, 500))
    mind.asked(Ask.TARGET, 0, biker, Verb.GUNNER)
    assert mind.best_slots == {civilian}
    mind.asked(Ask.TARGET, 1, patrol, Verb.GUNNER)
    assert mind.action_prior(VEHICLE + civilian) == 0
    assert mind.action_prior(VEHICLE + biker) > 0


def test_monsters_ram_survivors_and_survivors_fight_back():
    mind = Mind("monsters")
    survivor = mind.put("convertible", 0, "gunner", "shotgun", at=(MIDDLE, 700))
    monster = mind.put("monster-truck", 1, at=(MIDDLE, 520))
    assert mind.drives(monster).best_slots == {survivor}
    assert mind.acts(survivor).best_verbs == {"GUNNER_SHOTGUN"}


def test_survivors_who_are_outmatched_go_for_the_end_and_a_draw():
    mind = Mind("monsters")
    survivor = mind.put("coupe", 0, at=(MIDDLE, 1000))
    mind.put("monster-truck", 1, at=(MIDDLE, 520))
    assert mind.drives(survivor).steps == AHEAD


def test_runners_who_are_much_stronger_than_the_cops_fight_before_they_run():
    mind = Mind("chase")
    runner = mind.put("convertible", 0, "gunner", "brawler", "gunner", at=(MIDDLE, 500))
    cop = mind.put("coupe", 1, at=(MIDDLE, 660))
    assert mind.drives(runner).best_slots == {cop}
    mind.state.lost_points[1] = 3 * 6
    mind.state.y[cop] = 100
    assert mind.drives(runner).steps == AHEAD


def test_chased_runners_go_for_the_end_and_cops_for_them():
    mind = Mind("chase")
    runner = mind.put("coupe", 0, at=(MIDDLE, 640))
    cop = mind.put("muscle-car", 1, at=(MIDDLE, 500))
    assert mind.drives(runner).steps == AHEAD
    assert mind.drives(cop).best_slots == {runner}


def test_duellists_hunt_each_other_and_stay_on_the_board():
    mind = Mind("duel")
    v = mind.put("muscle-car", 0, at=(MIDDLE, BOARD_LENGTH - 40))
    mind.put("coupe", 1, at=(MIDDLE, 600))
    assert mind.acts(v).best_verbs == {"BRAKE"}


# --- Gauntlet ---------------------------------------------------------------------------------------------------------


def gauntlet():
    mind = Mind("gauntlet")
    mind.state.truce = mind.state.closed = 1
    return mind


def test_couriers_wait_near_the_end_until_it_opens_and_then_drive_off():
    mind = gauntlet()
    v = mind.put("coupe", 0, "nitro", at=(MIDDLE, 9 * STICK))
    assert mind.acts(v).best_verbs == {"DONE"}
    mind.state.closed = 0
    assert mind.acts(v).best_verbs == {"NITRO"}


def test_couriers_who_are_far_back_drive_on():
    mind = gauntlet()
    v = mind.put("muscle-car", 0, at=(MIDDLE, 3 * STICK))
    assert mind.acts(v).best_verbs == {"MOVE"}
    assert mind.drives(v).steps == AHEAD


def test_couriers_who_wait_get_out_of_the_way_of_bad_cards():
    mind = gauntlet().lies(RoadCard.WRECK, 10 * STICK)
    v = mind.put("muscle-car", 0, at=(MIDDLE, 9 * STICK))
    assert mind.acts(v).best_verbs == {"MOVE"}
    assert all(abs(across) >= 80 for across, _ in mind.drives(v).steps)


def test_couriers_run_enemies_over_and_leave_each_other_alone():
    mind = gauntlet()
    v = mind.put("muscle-car", 0, at=(MIDDLE, 9 * STICK))
    other = mind.put("coupe", 1, at=(MIDDLE - 60, 9 * STICK))
    enemy = mind.put("buggy", NOBODY, at=(MIDDLE + 80, 9 * STICK))
    assert mind.acts(v).best_verbs == {"MOVE"}
    assert mind.drives(v).best_slots == {enemy}
    assert mind.action_prior(VEHICLE + other) == 0


def test_a_skull_is_spent_on_an_attack():
    mind = gauntlet()
    v = mind.put("muscle-car", 0, at=(MIDDLE, 9 * STICK))
    assert mind.asked(Ask.IGNORE, 0, v).best == {YES}


# --- Derailed ---------------------------------------------------------------------------------------------------------


def railway():
    mind = Mind("derailed").lay()
    mind.state.roads = 2
    return mind


def test_robbers_come_alongside_the_train_and_board_it_with_all_they_have():
    mind = railway()
    x = int(mind.state.x[FRONT])
    v = mind.put("buggy", 0, "brawler", at=(x - 200, int(mind.state.y[FRONT])))
    assert mind.acts(v).best_verbs == {"MOVE"}
    stand(mind.state, v, x - 70, int(mind.state.y[FRONT]))
    assert mind.acts(v).best_verbs == {"BOARD"}
    mind.asked(Ask.CREW, 0, v, Verb.BOARD, FRONT)
    assert mind.best == {TOKEN + Token.BRAWLER}
    mind.state.left = 1
    assert mind.action_prior(DRIVER_GOES) > mind.action_prior(NO)


def aboard_front(crew):
    mind = railway()
    mind.state.owner[FRONT] = 0
    for _ in range(crew):
        put_aboard(mind.state, FRONT, Token.BRAWLER, True)
    return mind


def test_robbers_kill_the_crew_of_the_engine_when_they_are_enough_and_else_may_search():
    assert aboard_front(3).acts(FRONT).best_verbs == {"MELEE"}
    assert aboard_front(1).acts(FRONT).best_verbs <= {"MELEE", "SEARCH"}
    mind = railway()
    mind.state.owner[FRONT] = 0
    put_aboard(mind.state, FRONT, Token.DRIVER, True)
    assert mind.acts(FRONT).best_verbs <= {"SEARCH", "MELEE"}


def test_robbers_board_an_empty_engine_and_drive_the_train():
    mind = aboard_front(2)
    state = mind.state
    for token in range(len(Token)):
        state.aboard[ENGINE, token] = state.shown[ENGINE, token] = 0
    state.crew_size[ENGINE] = 0
    assert mind.acts(FRONT).best_verbs == {"BOARD"}
    state.owner[ENGINE] = 0
    put_aboard(state, ENGINE, Token.BRAWLER, True)
    assert mind.acts(ENGINE).best_verbs == {"DRIVE_TRAIN"}


def test_what_fights_is_kept():
    assert aboard_front(1).asked(Ask.KEEP, 0, FRONT).best == {YES}


# --- Dice -------------------------------------------------------------------------------------------------------------


def thrown(attack, defence, may, roll=Roll.RAM, kind="coupe"):
    mind = Mind("the-wages-of-fear")
    one, other = mind.put("coupe", 0), mind.put(kind, 1)
    state = mind.state
    state.roll, state.attacker, state.defender, state.may_reroll = roll, one, other, may
    for cell, die in enumerate(attack):
        state.attack[cell] = die
    for cell, die in enumerate(defence):
        state.defence[cell] = die
    state.attack_size, state.defence_size = len(attack), len(defence)
    return mind.asked(Ask.REROLL, 0).best


@pytest.mark.parametrize(
    ("attack", "defence", "may", "best"),
    [
        ((5, 2), (6, 1), ATTACKER, REROLL + 1),  # it loses: the lowest
        ((6, 6), (6, 6, 2), ATTACKER, STAND),  # it loses with nothing to better
        ((6, 2), (5, 1), ATTACKER, REROLL + 1),  # it wins, and might by more
        ((6, 6), (5, 1), ATTACKER, STAND),
        ((5, 2), (6, 1), DEFENDER, STAND),  # it wins
        ((6, 2), (5, 1), DEFENDER, REROLL),
    ],
)
def test_veterans_reroll_the_lowest_die_where_it_can_help(attack, defence, may, best):
    assert thrown(attack, defence, may) == {best}


def test_a_one_that_would_set_explosives_off_is_rerolled_though_the_check_is_won():
    assert thrown((3, 2), (6, 1), DEFENDER, Roll.CHECK, "explosives-truck") == {REROLL}
    assert thrown((3, 2), (6, 1), DEFENDER, Roll.CHECK) == {STAND}


# --- Before play ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", NAMES)
def test_forces_are_mostly_ready_made_ones(mission):
    mind = Mind(mission)
    mind.state.round = 0
    mind.state.points[0] = 6
    mind.asked(Ask.FORCE, 0)
    assert all(action >= FORCE for action in mind.best)
    assert any(BUY <= action < FORCE and mind.action_prior(action) > 0 for action in mind.considered)


def test_interceptors_come_in_ahead_of_the_runners():
    mind = Mind("interceptor")
    mind.put("coupe", 0, at=(MIDDLE, 400))
    v = mind.put("humvee", 1, coming=True)
    mind.asked(Ask.PLACE, 1, v)
    for action in mind.best:
        assert PLACE_EDGE[action - PLACE] >= 2  # at a side
        assert 400 < PLACE_AT[action - PLACE] < 400 + 6 * STICK


def test_robbers_set_up_next_to_the_track():
    mind = railway()
    v = mind.put("buggy", 0, coming=True)
    mind.asked(Ask.PLACE, 0, v)
    assert all(min(abs(PLACE_AT[action - PLACE] - side) for side in (320, 640)) <= 80 for action in mind.best)


# --- What bots look at ------------------------------------------------------------------------------------------------


def test_bots_look_at_some_of_the_spots_and_at_whatever_can_be_hit():
    mind = Mind("interceptor")
    v = mind.put("coupe", 1, at=(MIDDLE, 500))
    t = mind.put("coupe", 0, at=(MIDDLE, 640))
    found = mind.drives(v).considered
    assert set(found) <= set(mind.open)
    assert len(found) < 30 < len(mind.open)
    assert VEHICLE + t in found


@pytest.mark.parametrize("mission", NAMES)
def test_something_always_makes_sense_at_the_beginning_of_a_mission(mission):
    state = begun(mission, 2, 0).state
    out = np.zeros(ACTIONS, np.int64).view(Cells)
    assert any(action_prior(state, int(action)) > 0 for action in out[: candidate_actions(state, out)])
