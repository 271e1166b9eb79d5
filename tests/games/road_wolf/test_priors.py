"""The priors that guide a bot in any mission, each in a position where the best action is plain."""

import numpy as np
import pytest

from runabout.core.record import Cells
from runabout.games.road_wolf.actions import (
    ACTIONS,
    BUY,
    DO,
    ENOUGH,
    EXACT,
    FORCE,
    NO,
    PLACE,
    PLACE_AT,
    PLACE_EDGE,
    READY,
    REROLL,
    SPOT_ACROSS,
    STAND,
    TOKEN,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.bots.priors import FREE, action_prior, candidate_actions
from runabout.games.road_wolf.box import BOARD_LENGTH, STICK
from runabout.games.road_wolf.fights.rolling import ATTACKER, DEFENDER
from runabout.games.road_wolf.fleet import put_aboard
from runabout.games.road_wolf.kinds import CHOSEN, RoadCard, Token
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.state import Ask, Roll
from tests.games.road_wolf.prior_table import AHEAD, PriorTable, railway_table
from tests.games.road_wolf.table import MIDDLE, begun

# --- Those who run ----------------------------------------------------------------------------------------------------


def test_a_runner_drives_straight_for_the_end():
    table = PriorTable("interceptor")
    v = table.put("coupe", 0, at=(MIDDLE, 400))
    assert table.drives(v).steps == AHEAD


def test_off_the_end_is_best_of_all():
    table = PriorTable("interceptor")
    v = table.put("coupe", 0, at=(MIDDLE, BOARD_LENGTH - 60))
    assert all(along > 60 for _, along in table.drives(v).steps)


def test_a_runner_goes_round_a_wreck_and_round_bad_cards():
    table = PriorTable("interceptor")
    v = table.put("coupe", 0, at=(MIDDLE, 400))
    wreck = table.put("coupe", 0, at=(MIDDLE, 540))
    table.destroyed(wreck)
    assert table.drives(v).steps.isdisjoint(AHEAD)
    table = PriorTable("interceptor").with_card(RoadCard.DEBRIS, 640)
    v = table.put("coupe", 0, at=(MIDDLE, 400))
    assert all(abs(across) >= 80 for across, _ in table.drives(v).steps)


@pytest.mark.parametrize("kind", [RoadCard.BRIDGE, RoadCard.TUNNEL])
def test_a_runner_keeps_to_a_bridge_and_to_a_tunnel(kind):
    table = PriorTable("interceptor").with_card(kind, 640)
    v = table.put("coupe", 0, at=(MIDDLE + 110, 470))
    assert all(across < 0 for across, _ in table.drives(v).steps)


def test_only_vehicles_that_are_not_dirt_avoid_leaving_the_road():
    for kind, at_the_side in (("coupe", False), ("rally-car", True)):
        table = PriorTable("interceptor").with_card(RoadCard.SLICK, 640)
        v = table.put(kind, 0, at=(MIDDLE + 110, 400))
        right = [action for action in table.drives(v).candidates if action < EXACT and SPOT_ACROSS[action] == 40]
        assert (max(table.action_prior(action) for action in right) >= 100) == at_the_side


def test_a_runner_uses_nitro_on_a_free_road_and_not_into_a_wreck():
    table = PriorTable("interceptor")
    v = table.put("coupe", 0, "nitro", at=(MIDDLE, 400))
    assert table.acts(v).best_verbs == {"NITRO"}
    wreck = table.put("coupe", 0, at=(MIDDLE, 620))
    table.destroyed(wreck)
    assert table.acts(v).best_verbs == {"MOVE"}


# --- Those who hunt ---------------------------------------------------------------------------------------------------


def test_a_hunter_closes_in():
    table = PriorTable("interceptor")
    table.put("coupe", 0, at=(MIDDLE, 1000))
    v = table.put("humvee", 1, at=(MIDDLE, 500))
    assert table.drives(v).steps == AHEAD


def test_a_hunter_who_is_ahead_falls_back():
    table = PriorTable("interceptor")
    table.put("coupe", 0, at=(MIDDLE, 600))
    v = table.put("humvee", 1, at=(MIDDLE, 1200))
    assert table.acts(v).best_verbs == {"BRAKE"}
    assert table.drives(v, Verb.BRAKE).steps == {(0, -STICK)}


def test_hunters_ram_the_weak_and_leave_the_strong_alone():
    table = PriorTable("interceptor")
    v = table.put("muscle-car", 1, at=(MIDDLE, 500))
    weak = table.put("street-bike", 0, at=(MIDDLE, 640))
    assert table.drives(v).best_slots == {weak}
    table = PriorTable("breakout")
    bike = table.put("street-bike", 1, at=(MIDDLE, 500))
    rig = table.put("armored-car", 0, at=(MIDDLE, 680))
    assert table.drives(bike).action_prior(VEHICLE + rig) == 0


def test_one_fights_when_ahead_in_crew_and_not_when_behind():
    table = PriorTable("interceptor")
    strong = table.put("convertible", 1, "brawler", "brawler", at=(MIDDLE, 500))
    weak = table.put("roadster", 0, at=(MIDDLE + 55, 500))
    table.asked(Ask.FREE_MELEE, 1, strong)
    assert table.best_slots == {weak}
    table.asked(Ask.FREE_MELEE, 0, weak)
    assert table.best == {NO}


def test_guns_are_fired_at_whom_they_reach():
    table = PriorTable("interceptor")
    v = table.put("coupe", 1, "shotgun", at=(MIDDLE, 500))
    table.put("coupe", 0, at=(MIDDLE + 100, 500))
    assert table.acts(v).best_verbs == {"SHOTGUN"}
    put_aboard(table.state, v, Token.GUNNER, False)
    assert table.acts(v).best_verbs == {"GUNNER_SHOTGUN"}


def test_nobody_fires_at_friends():
    table = PriorTable("interceptor")
    v = table.put("coupe", 1, "shotgun", at=(MIDDLE, 500))
    table.put("coupe", 1, at=(MIDDLE + 100, 500))
    assert table.acts(v).action_prior(DO + Verb.SHOTGUN) == 0


def test_what_is_abandoned_is_taken_over_by_those_who_have_somebody_to_spare():
    table = PriorTable("interceptor")
    v = table.put("roadster", 1, "brawler", at=(MIDDLE, 500))
    left = table.put("coupe", 0, at=(MIDDLE + 55, 500))
    table.abandoned(left)
    assert table.acts(v).best_verbs == {"TAKEOVER"}


def test_who_lies_still_turns_round():
    table = PriorTable("interceptor")
    v = table.put("coupe", 0, at=(MIDDLE, 500))
    table.immobilized(v)
    assert table.acts(v).best_verbs == {"TURN_ROUND"}


def test_passengers_take_the_wheel_again():
    table = PriorTable("interceptor")
    v = table.put("coupe", 0, "gunner", at=(MIDDLE, 500))
    table.abandoned(v)
    table.asked(Ask.RETAKE, 0, v)
    assert table.best == {TOKEN + Token.GUNNER}


def test_who_drives_alone_takes_over_only_what_is_worth_more():
    table = PriorTable("interceptor")
    v = table.put("roadster", 0, at=(MIDDLE, 500))
    small, large = (table.put(kind, 1, at=(MIDDLE + side * 56, 500)) for kind, side in (("buggy", -1), ("humvee", 1)))
    table.abandoned(small)
    assert table.acts(v).action_prior(DO + Verb.TAKEOVER) == 5
    table.abandoned(large)
    assert table.acts(v).action_prior(DO + Verb.TAKEOVER) == 40


def test_a_kept_ambush_is_worth_it_where_somebody_is_in_reach_of_it():
    table = PriorTable("interceptor")
    v = table.put("coupe", 0, at=(MIDDLE, 500))
    table.asked(Ask.VEHICLE, 0)
    assert [table.action_prior(action) for action in (VEHICLE + v, ENOUGH, DO + Verb.KEPT_AMBUSH)] == [10, 0, 0]
    table.put("coupe", 1, at=(MIDDLE, BOARD_LENGTH - STICK))
    assert [table.action_prior(action) for action in (VEHICLE + v, DO + Verb.KEPT_AMBUSH)] == [10, FREE]


@pytest.mark.parametrize("hits", [1, 2, 3])
def test_the_more_hits_the_more_a_repair_is_worth(hits):
    table = PriorTable("interceptor")
    v = table.add("humvee", (MIDDLE, 500), hits=hits)
    assert table.acts(v).action_prior(DO + Verb.REPAIR) == 8 * hits


# --- Dice -------------------------------------------------------------------------------------------------------------


def thrown(attack, defence, may, roll=Roll.RAM, kind="coupe"):
    table = PriorTable("the-wages-of-fear")
    one, other = table.put("coupe", 0), table.put(kind, 1)
    state = table.state
    state.roll, state.attacker, state.defender, state.may_reroll = roll, one, other, may
    for cell, die in enumerate(attack):
        state.attack[cell] = die
    for cell, die in enumerate(defence):
        state.defence[cell] = die
    state.attack_size, state.defence_size = len(attack), len(defence)
    return table.asked(Ask.REROLL, 0).best


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
def test_forces_are_ready_made_ones_where_these_are_offered(mission):
    table = PriorTable(mission)
    table.state.round = 0
    table.state.points[0] = 6
    table.asked(Ask.FORCE, 0)
    assert table.best == {FORCE + number for number in range(READY)}
    assert all(0 < table.action_prior(BUY + kind) <= table.action_prior(FORCE) // 100 for kind in CHOSEN)


def test_interceptors_come_in_ahead_of_the_runners():
    table = PriorTable("interceptor")
    table.put("coupe", 0, at=(MIDDLE, 400))
    v = table.put("humvee", 1, coming=True)
    table.asked(Ask.PLACE, 1, v)
    for action in table.best:
        assert PLACE_EDGE[action - PLACE] >= 2  # at a side
        assert 400 < PLACE_AT[action - PLACE] < 400 + 6 * STICK


def test_robbers_set_up_next_to_the_track():
    table = railway_table()
    v = table.put("buggy", 0, coming=True)
    table.asked(Ask.PLACE, 0, v)
    assert all(min(abs(PLACE_AT[action - PLACE] - side) for side in (320, 640)) <= 80 for action in table.best)


# --- Candidate actions ------------------------------------------------------------------------------------------------


def test_bots_search_some_of_the_spots_and_every_vehicle_that_can_be_hit():
    table = PriorTable("interceptor")
    v = table.put("coupe", 1, at=(MIDDLE, 500))
    t = table.put("coupe", 0, at=(MIDDLE, 640))
    found = table.drives(v).candidates
    assert set(found) <= set(table.open)
    assert len(found) < 30 < len(table.open)
    assert VEHICLE + t in found


@pytest.mark.parametrize("mission", NAMES)
def test_some_action_has_a_prior_at_the_beginning_of_every_mission(mission):
    state = begun(mission, 2, 0).state
    out = np.zeros(ACTIONS, np.int64).view(Cells)
    assert any(action_prior(state, int(action)) > 0 for action in out[: candidate_actions(state, out)])
