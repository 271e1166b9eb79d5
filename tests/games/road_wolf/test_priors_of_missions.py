"""The priors that guide a bot in each mission, each in a position where the best action is plain."""

import pytest

from runabout.games.road_wolf.actions import (
    DRIVER_GOES,
    NO,
    TOKEN,
    VEHICLE,
    YES,
    Verb,
)
from runabout.games.road_wolf.bots.judging import KEY_WORTH, attraction, melee_promise
from runabout.games.road_wolf.box import BOARD_LENGTH, STICK
from runabout.games.road_wolf.fleet import put_aboard, stand
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.state import NOBODY, Ask
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT, REAR
from tests.games.road_wolf.prior_table import AHEAD, PriorTable, railway_table
from tests.games.road_wolf.table import MIDDLE

# --- What a mission turns on ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "key"),
    [("breakout", "big-rig"), ("the-president", "armored-car"), ("the-wages-of-fear", "explosives-truck")],
)
def test_what_the_mission_turns_on_runs_and_the_others_escort_it(mission, key):
    table = PriorTable(mission)
    v = table.put(key, 0, at=(MIDDLE, 600))
    guard = table.put("muscle-car", 0, at=(MIDDLE - 80, 300))
    enemy = table.put("coupe", 1, at=(MIDDLE - 80, 440))
    assert table.drives(v).steps == AHEAD
    assert table.drives(guard).best_slots == {enemy}


@pytest.mark.parametrize(("mission", "key"), [("breakout", "big-rig"), ("the-wages-of-fear", "explosives-truck")])
def test_hunters_go_for_what_the_mission_turns_on_before_what_is_nearer(mission, key):
    table = PriorTable(mission)
    table.put(key, 0, at=(MIDDLE + 60, 1000))
    table.put("coupe", 0, at=(MIDDLE - 90, 300))
    v = table.put("humvee", 1, at=(MIDDLE, 600))
    assert table.acts(v).best_verbs == {"MOVE"}
    assert all(along > 0 for _, along in table.drives(v).steps)


@pytest.mark.parametrize(("mission", "key"), [("the-president", "armored-car"), ("hijackers", "hijackers-truck")])
def test_who_wants_it_whole_does_not_ram_it_but_fights_its_crew(mission, key):
    table = PriorTable(mission)
    prize = table.put(key, 0 if mission == "the-president" else NOBODY, at=(MIDDLE, 600))
    v = table.put("buggy", 1, "brawler", "brawler", at=(MIDDLE + 60, 600))
    assert table.drives(v).action_prior(VEHICLE + prize) == 0
    table.asked(Ask.FREE_MELEE, 1, v)
    assert table.best_slots == {prize}


@pytest.mark.parametrize(("mission", "key"), [("the-president", "armored-car"), ("hijackers", "hijackers-truck")])
def test_a_prize_with_nobody_in_it_is_taken_with_the_own_driver_and_brought_to_the_end(mission, key):
    table = PriorTable(mission)
    prize = table.put(key, 0 if mission == "the-president" else NOBODY, at=(MIDDLE, 600))
    v = table.put("buggy", 1, at=(MIDDLE + 60, 600))
    table.abandoned(prize)
    assert table.acts(v).best_verbs == {"TAKEOVER"}
    table.taken(prize, 1)
    assert table.drives(prize).steps == AHEAD


def test_bikers_prefer_civilians_and_enforcers_hunt_bikers():
    table = PriorTable("two-wheel-terror")
    civilian = table.put("coupe", NOBODY, at=(MIDDLE + 30, 500))
    biker = table.put("dirt-bike", 0, "gunner", "shotgun", at=(MIDDLE - 30, 500))
    patrol = table.put("coupe", 1, "gunner", at=(MIDDLE - 100, 500))
    table.asked(Ask.TARGET, 0, biker, Verb.GUNNER)
    assert table.best_slots == {civilian}
    table.asked(Ask.TARGET, 1, patrol, Verb.GUNNER)
    assert table.action_prior(VEHICLE + civilian) == 0
    assert table.action_prior(VEHICLE + biker) > 0


def test_monsters_ram_survivors_and_survivors_fight_back():
    table = PriorTable("monsters")
    survivor = table.put("convertible", 0, "gunner", "shotgun", at=(MIDDLE, 700))
    monster = table.put("monster-truck", 1, at=(MIDDLE, 520))
    assert table.drives(monster).best_slots == {survivor}
    assert table.acts(survivor).best_verbs == {"GUNNER_SHOTGUN"}


def test_survivors_who_are_outmatched_go_for_the_end_and_a_draw():
    table = PriorTable("monsters")
    survivor = table.put("coupe", 0, at=(MIDDLE, 1000))
    table.put("monster-truck", 1, at=(MIDDLE, 520))
    assert table.drives(survivor).steps == AHEAD


def test_runners_who_are_much_stronger_than_the_cops_fight_before_they_run():
    table = PriorTable("chase")
    runner = table.put("convertible", 0, "gunner", "brawler", "gunner", at=(MIDDLE, 500))
    cop = table.put("coupe", 1, at=(MIDDLE, 660))
    assert table.drives(runner).best_slots == {cop}
    table.state.lost_points[1] = 3 * 6
    table.state.y[cop] = 100
    assert table.drives(runner).steps == AHEAD


def test_chased_runners_go_for_the_end_and_cops_for_them():
    table = PriorTable("chase")
    runner = table.put("coupe", 0, at=(MIDDLE, 640))
    cop = table.put("muscle-car", 1, at=(MIDDLE, 500))
    assert table.drives(runner).steps == AHEAD
    assert table.drives(cop).best_slots == {runner}


def test_duellists_hunt_each_other_and_stay_on_the_board():
    table = PriorTable("duel")
    v = table.put("muscle-car", 0, at=(MIDDLE, BOARD_LENGTH - 40))
    table.put("coupe", 1, at=(MIDDLE, 600))
    assert table.acts(v).best_verbs == {"BRAKE"}


# --- Gauntlet ---------------------------------------------------------------------------------------------------------


def gauntlet():
    table = PriorTable("gauntlet")
    table.state.truce = table.state.closed = 1
    return table


def test_couriers_wait_near_the_end_until_it_opens_and_then_drive_off():
    table = gauntlet()
    v = table.put("coupe", 0, "nitro", at=(MIDDLE, 9 * STICK))
    assert table.acts(v).best_verbs == {"DONE"}
    table.state.closed = 0
    assert table.acts(v).best_verbs == {"NITRO"}


def test_couriers_who_are_far_back_drive_on():
    table = gauntlet()
    v = table.put("muscle-car", 0, at=(MIDDLE, 3 * STICK))
    assert table.acts(v).best_verbs == {"MOVE"}
    assert table.drives(v).steps == AHEAD


def test_couriers_who_wait_get_out_of_the_way_of_bad_cards():
    table = gauntlet().with_card(RoadCard.WRECK, 10 * STICK)
    v = table.put("muscle-car", 0, at=(MIDDLE, 9 * STICK))
    assert table.acts(v).best_verbs == {"MOVE"}
    assert all(abs(across) >= 80 for across, _ in table.drives(v).steps)


def test_couriers_run_enemies_over_and_leave_each_other_alone():
    table = gauntlet()
    v = table.put("muscle-car", 0, at=(MIDDLE, 9 * STICK))
    other = table.put("coupe", 1, at=(MIDDLE - 60, 9 * STICK))
    enemy = table.put("buggy", NOBODY, at=(MIDDLE + 80, 9 * STICK))
    assert table.acts(v).best_verbs == {"MOVE"}
    assert table.drives(v).best_slots == {enemy}
    assert table.action_prior(VEHICLE + other) == 0


def test_a_skull_is_spent_on_an_attack():
    table = gauntlet()
    v = table.put("muscle-car", 0, at=(MIDDLE, 9 * STICK))
    assert table.asked(Ask.IGNORE, 0, v).best == {YES}


def test_runners_of_the_chase_come_in_anywhere_since_they_are_to_get_away():
    table = PriorTable("chase")
    table.put("humvee", 1, at=(MIDDLE, 2 * STICK))
    v = table.put("coupe", 0, coming=True)
    table.asked(Ask.PLACE, 0, v)
    assert len(table.candidates) > 1
    assert {table.action_prior(place) for place in table.candidates} == {10}


def test_nothing_promises_more_than_an_attack_in_melee_that_cannot_fail():
    table = PriorTable("interceptor")
    v, t = table.put("humvee", 0, "brawler", "brawler"), table.put("dirt-bike", 1)
    assert melee_promise(table.state, v, t) == 50 + 30 * 4
    table.state.crew_size[v] += 1
    assert melee_promise(table.state, v, t) == 200
    table.state.crew_size[v] += 1
    assert melee_promise(table.state, v, t) == 200


def test_bikers_are_drawn_most_to_those_whom_they_are_there_to_wreck():
    table = PriorTable("two-wheel-terror")
    one, civilian = table.put("coupe", 1), table.put("coupe", NOBODY)
    bikers = next(seat for seat in range(2) if table.rules.sides[table.state.side[seat]].aim == Aim.WRECK)
    own, theirs = (attraction(table.state, bikers, v) for v in (one, civilian))
    assert theirs == own + KEY_WORTH


# --- Derailed ---------------------------------------------------------------------------------------------------------


def test_robbers_come_alongside_the_train_and_board_it_with_all_they_have():
    table = railway_table()
    x = int(table.state.x[FRONT])
    v = table.put("buggy", 0, "brawler", at=(x - 200, int(table.state.y[FRONT])))
    assert table.acts(v).best_verbs == {"MOVE"}
    stand(table.state, v, x - 70, int(table.state.y[FRONT]))
    assert table.acts(v).best_verbs == {"BOARD"}
    table.asked(Ask.CREW, 0, v, Verb.BOARD, FRONT)
    assert table.best == {TOKEN + Token.BRAWLER}
    table.state.left = 1
    assert table.action_prior(DRIVER_GOES) > table.action_prior(NO)


def test_robbers_beside_two_cars_board_the_front_one():
    table = railway_table()
    state = table.state
    assert table.at(FRONT)[1] > table.at(REAR)[1]
    v = table.put("buggy", 0, "brawler", at=(int(state.x[FRONT]) - 70, (table.at(FRONT)[1] + table.at(REAR)[1]) // 2))
    table.turn_of(v).verb(Verb.BOARD)
    assert (table.asks, table.slots) == (Ask.TARGET, [FRONT, REAR])
    assert table.best_slots == {FRONT}


def aboard_front(crew):
    table = railway_table()
    table.state.owner[FRONT] = 0
    for _ in range(crew):
        put_aboard(table.state, FRONT, Token.BRAWLER, True)
    return table


def test_robbers_kill_the_crew_of_the_engine_when_they_are_enough_and_else_may_search():
    assert aboard_front(3).acts(FRONT).best_verbs == {"MELEE"}
    assert aboard_front(1).acts(FRONT).best_verbs <= {"MELEE", "SEARCH"}
    table = railway_table()
    table.state.owner[FRONT] = 0
    put_aboard(table.state, FRONT, Token.DRIVER, True)
    assert table.acts(FRONT).best_verbs <= {"SEARCH", "MELEE"}


def test_robbers_board_an_empty_engine_and_drive_the_train():
    table = aboard_front(2)
    state = table.state
    for token in range(len(Token)):
        state.aboard[ENGINE, token] = state.shown[ENGINE, token] = 0
    state.crew_size[ENGINE] = 0
    assert table.acts(FRONT).best_verbs == {"BOARD"}
    state.owner[ENGINE] = 0
    put_aboard(state, ENGINE, Token.BRAWLER, True)
    assert table.acts(ENGINE).best_verbs == {"DRIVE_TRAIN"}


def test_what_fights_is_kept():
    assert aboard_front(1).asked(Ask.KEEP, 0, FRONT).best == {YES}
