"""Rules of the road, of checks, rams and blasts that no other test holds (RW-130 to RW-148, RW-190 to RW-228)."""

from __future__ import annotations

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.games.road_wolf.actions import DO, ENOUGH, NO, STAND, VEHICLE, Verb
from runabout.games.road_wolf.box import SIZE
from runabout.games.road_wolf.driving.checks import Wipeout
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.jobs import How, JobKind, push, start_move
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from tests.games.road_wolf.table import CLEAR, MIDDLE, Table, begun, duel, sight_of

HERE = (MIDDLE, 900)

# --- The road ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-130")
def test_a_vehicle_that_does_nothing_keeps_its_place_in_the_roads_turn() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    table.card("supplies", (MIDDLE, 1500))
    wreck = table.wreck("coupe", (800, 900))
    table.road_turn(CLEAR)
    assert table.at(v) == HERE
    assert table.state.card_y[0] == 1500 - 320
    assert table.at(wreck) == (800, 900 - 320)


@pytest.mark.rule("RW-131", "RW-263")
def test_a_vehicle_that_moves_to_the_side_or_skids_still_points_forward() -> None:
    table = Table()
    v = table.add("rally-car", HERE)
    for die, how in ((2, How.MOVE), (3, How.SKID)):
        table.move(v, 60, 0 if how == How.MOVE else -20, how=how)
        assert table.state.half_length[v] > table.state.half_width[v], die


@pytest.mark.rule("RW-140", "RW-143", "RW-145", "RW-147")
def test_the_road_takes_its_turn_in_four_steps() -> None:
    table = duel()
    v = table.add("rally-car", HERE)
    table.card("slick", (MIDDLE, 1200))
    wreck = table.wreck("coupe", (MIDDLE + 300, 900))
    table.road_turn(1, 1, 6, 6, 7)
    story = [name for name in table.story if name in ("drifted", "cards_drifted", "touched", "check", "card_came")]
    assert story == ["drifted", "cards_drifted", "touched", "check", "card_came"]
    assert table.at(wreck)[1] == 900 - 320
    assert table.status(v) == Status.DRIVING


@pytest.mark.rule("RWA-62", "RW-026")
def test_the_road_has_a_turn_in_the_first_round_too() -> None:
    table = begun("interceptor", 2, 0)
    chance = Chance.seeded(key_from("first round"))
    while table.state.round < 2:
        table.apply(ENOUGH if ENOUGH in table.open else table.open[-1], chance)
    assert table.story.count("road_turn") == 1
    assert table.story.index("road_turn") > max(i for i, name in enumerate(table.story[:-1]) if name == "placed")


@pytest.mark.rule("RWA-64", "RW-142")
def test_contacts_at_once_are_settled_from_the_start_on_and_from_left_to_right() -> None:
    table = duel()
    right, left, ahead = (table.add("humvee", at) for at in ((520, 900), (440, 900), (480, 1010)))
    table.card("slick", (MIDDLE, 1200))
    table.road_turn(*(1, 1, 6, 6, 6) * 3, CLEAR)
    assert table.told_of("check") == [left, right, ahead]


@pytest.mark.rule("RWA-173")
def test_cards_act_on_one_vehicle_after_the_other_and_the_nearest_card_first() -> None:
    table = duel()
    ahead, behind = table.add("humvee", (540, 1020)), table.add("humvee", (420, 900))
    debris, slick = table.card("debris", (MIDDLE, 1310)), table.card("slick", (MIDDLE, 1250))
    assert debris < slick
    table.road_turn(*(1, 1, 6, 6, 6, 1, 6, 6, 6) * 2, CLEAR)
    touched = [(v, kind) for _, v, kind, _ in table.events(Event.TOUCHED)]
    assert touched == [(v, RoadCard[name]) for v in (behind, ahead) for name in ("SLICK", "DEBRIS")]


# --- Checks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-191", "RW-194")
def test_nobody_has_a_choice_about_the_dice_of_the_duel() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="veteran")
    table.add("coupe", (MIDDLE, 700), seat=1, tokens="veteran")
    table.check(v, 1, 1, 6, 6)
    assert (table.asks, table.state.seat) == (Ask.REROLL, 0)
    table.do(STAND)
    assert table.asks == Ask.NOTHING
    assert table.dice(Event.ATTACK) == 2


@pytest.mark.rule("RWA-08", "RW-194")
@pytest.mark.parametrize(
    ("dice", "how"), [((6, 6, 6), Wipeout.ROLL), ((6, 6, 1), Wipeout.ROLL), ((6, 5, 1), Wipeout.SPIN)]
)
def test_more_overkill_than_2_is_a_roll_as_well(dice: tuple[int, ...], how: Wipeout) -> None:
    table = duel()
    v = table.add("coupe", HERE, hits=1)
    table.state.skids = 10
    push(table.state, JobKind.CHECK, v, 3)
    table.settle(*dice, 5)
    assert table.events(Event.CHECK_RESULT) == [("CHECK_RESULT", v, how, 0)]


@pytest.mark.rule("RWA-13", "RWA-12", "RW-133")
def test_a_skid_off_the_road_owes_a_check_and_dirt_vehicles_none() -> None:
    for kind, checks in (("coupe", 2), ("rally-car", 1)):
        table = duel()
        v = table.add(kind, (380, 900))
        table.check(v, 3, 3, 3, 2, 4, *(1, 1, 6, 6)[: 4 * (checks - 1)])
        assert table.told_of("check") == [v] * checks


@pytest.mark.rule("RWA-158", "RW-393")
def test_explosives_that_are_destroyed_already_go_up_on_a_1_in_a_check_that_they_still_owe() -> None:
    table = duel()
    v = table.add("explosives-truck", HERE, hits=3)
    table.state.skids = 10
    for _ in range(2):
        push(table.state, JobKind.CHECK, v, 2)
    table.settle(6, 6, 5, 2, 2, 1)  # a ROLL, which destroys it; then the 1
    assert table.told_of("check") == [v, v]
    assert table.told_of("exploded") == [v]
    assert table.status(v) == Status.WRECK


# --- Rams -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-42", "RW-172")
def test_a_friend_may_be_rammed() -> None:
    table = duel()
    v, t = table.add("coupe", HERE), table.add("roadster", (MIDDLE, 1050))
    table.turn_of(v).verb(Verb.MOVE).to(t, 6, 1, 5, 5)
    assert table.state.hits[t] == 1


@pytest.mark.rule("RWA-117", "RW-174")
def test_an_immobilized_vehicle_that_one_brakes_into_rams_with_its_own_dice() -> None:
    table = duel()
    v, t = table.add("coupe", HERE), table.add("humvee", (MIDDLE, 750), seat=1, hits=2)
    table.immobilized(t)
    table.move(v, 0, -160, 6, 6, 6, 5, 5, how=How.BRAKE)
    assert table.dice(Event.ATTACK) == SIZE[table.state.kind[t]]
    assert table.events(Event.RAM) == [("RAM", t, v, 2)]
    assert table.status(v) == Status.WRECK


@pytest.mark.rule("RWA-45", "RWA-43")
def test_a_rammed_vehicle_that_wins_without_overkill_does_nothing_and_nobody_is_pushed() -> None:
    table = duel()
    v, t = table.add("coupe", HERE), table.add("coupe", (MIDDLE, 1050), seat=1)
    table.move(v, 0, 160, 6, 1, 6, 2)
    assert (table.at(v), table.at(t)) == ((MIDDLE, 1050 - 104), (MIDDLE, 1050))
    assert not table.events(Event.CHECK, Event.DAMAGED)


@pytest.mark.rule("RWA-121", "RWA-154")
def test_checks_of_the_ram_come_before_the_free_melee_and_those_of_the_move_after_it() -> None:
    table = duel()
    v = table.add("roadster", (400, 900))
    near = table.add("coupe", (300, 1000), seat=1)
    table.card("slick", (400, 1010))
    # Into the Coupe's corner over the SLICK: 3-2 against 3-1 is no overkill, so the Coupe checks.
    table.turn_of(v)
    table.state.asks = Ask.NOTHING
    start_move(table.state, v, How.MOVE, -100, 60)
    table.settle(3, 2, 3, 1, 1, 1, 6, 6)
    assert (table.asks, table.told_of("check")) == (Ask.FREE_MELEE, [near])
    table.do(NO, 1, 1, 6, 6)
    assert table.told_of("check") == [near, v]


@pytest.mark.rule("RWA-121")
def test_the_defenders_check_comes_before_one_the_attacker_owes_for_the_duel() -> None:
    table = duel()
    v, t = table.add("coupe", (360, 900)), table.add("coupe", (260, 900), seat=1)
    table.move(v, -160, 0, 6, 2, 6, 1, 1, 1, 6, 6, 1, 1, 6, 6)
    assert table.told_of("check") == [t, v]


@pytest.mark.rule("RWA-152", "RWA-124")
def test_a_vehicle_that_an_earlier_strike_has_thrown_out_of_reach_is_struck_all_the_same() -> None:
    table = duel()
    truck = table.add("explosives-truck", HERE)
    near, far = table.add("coupe", (MIDDLE, 1060), seat=1), table.add("coupe", (MIDDLE, 1166), seat=1)
    push(table.state, JobKind.EXPLODE, truck)
    # The nearer one loses with no overkill, and skids straight ahead into the other: that one wobbles off to 2 o'clock.
    first = (6, 5, 1, 1, 1, 1, 6, 4)
    check = (6, 5, 6, 4, 6)
    ram = (6, 5, 6, 4)
    away = (6, 5, 6, 4, 1)
    table.settle(*first, *check, *ram, *away, *(1, 1, 1, 1, 1, 1, 6, 6))
    assert table.told_of("struck") == [near, far]
    assert table.at(far)[1] > 1166


@pytest.mark.rule("RWA-153")
def test_what_the_train_throws_rams_nothing_and_stops() -> None:
    table = Table("derailed").lay()
    v, t = table.add("coupe", (200, 900)), table.add("coupe", (200, 1050), seat=1)
    table.move(v, 0, 160, how=How.THROWN)
    assert table.at(v) == (200, 1050 - 104)
    assert not table.events(Event.RAM)
    assert table.status(t) == Status.DRIVING


# --- What is said at the table ----------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-201")
@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_others_are_told_what_a_vehicle_is_about_to_do_and_the_target(viewer: int) -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", (MIDDLE + 60, 900), seat=1)
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t)
    sight = sight_of(table.state, viewer)
    assert (sight.asks, sight.acting, sight.verb, sight.target) == (Ask.CREW, v, Verb.TAKEOVER, t)


@pytest.mark.rule("RWA-202", "RWA-136")
def test_it_is_remembered_which_crew_have_been_lost() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="brawler"), table.add("roadster", (MIDDLE + 60, 900), 1, "gunner")
    table.turn_of(v).do(DO + Verb.MELEE).do(VEHICLE + t, 6, 6, 6, 1, 1)
    gone = sight_of(table.state, 0).gone
    assert [int(gone[token]) for token in (Token.DRIVER, Token.GUNNER, Token.BRAWLER)] == [1, 1, 0]
    assert np.array_equal(gone, table.state.gone)
