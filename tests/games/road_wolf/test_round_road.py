"""The road's turn: what drifts, what it runs into, and what cards do (RW-140 to RW-148, RWA-23 to RWA-27, RWA-130)."""

from __future__ import annotations

import pytest

from runabout.core.chance import Chance
from runabout.games.road_wolf.agenda import Job, push
from runabout.games.road_wolf.box import IN_DECK
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.road import census, draw_card, lay_card
from runabout.games.road_wolf.state import NOBODY, Status
from tests.games.road_wolf.staging import MIDDLE, Stage

CLEAR = 1  #: as a die: the first of 24 cards in the deck
STICK = 160


def road(**options: int) -> Stage:
    """Two sides, one vehicle of each far from everything, so that nothing ends."""
    stage = Stage("interceptor", **options)
    stage.add("coupe", 0, at=(60, 1800))
    stage.add("coupe", 1, at=(900, 1800))
    return stage


def turn(stage: Stage, *gives: int) -> Stage:
    """The road's turn: dice, and last the card that is drawn."""
    push(stage.state, Job.ROAD)
    return stage.settle(*gives)


def at(stage: Stage, v: int) -> tuple[int, int]:
    """Where it stands."""
    return int(stage.state.x[v]), int(stage.state.y[v])


def still(stage: Stage, kind: str, where: tuple[int, int], seat: int = 0) -> int:
    """An immobilized vehicle."""
    v = stage.add(kind, seat, at=where)
    stage.state.status[v] = Status.IMMOBILIZED
    return v


def card(stage: Stage, kind: RoadCard, y: int, x: int = MIDDLE) -> int:
    """A card on the table, taken out of the deck."""
    stage.state.deck[kind] -= 1
    return int(lay_card(stage.state, kind, x, y))


# --- What drives nowhere ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-141", "RW-266")
def test_what_drives_nowhere_falls_behind_by_two_sticks_and_what_drives_does_not() -> None:
    stage = road()
    halted, driving = still(stage, "coupe", (400, 1000)), stage.add("coupe", 1, at=(600, 1000))
    turn(stage, CLEAR)
    assert at(stage, halted) == (400, 680)
    assert at(stage, driving) == (600, 1000)


@pytest.mark.rule("RWA-49")
def test_an_abandoned_vehicle_keeps_up() -> None:
    stage = road()
    v = stage.add("coupe", 0, at=(400, 1000))
    stage.abandoned(v)
    turn(stage, CLEAR)
    assert at(stage, v) == (400, 1000)


@pytest.mark.rule("RW-142", "RWA-131")
def test_objects_that_stand_one_behind_the_other_do_not_run_into_each_other() -> None:
    stage = road()
    near, far = still(stage, "coupe", (400, 500)), still(stage, "coupe", (400, 604))
    turn(stage, CLEAR)
    assert (at(stage, near), at(stage, far)) == ((400, 180), (400, 284))


@pytest.mark.rule("RW-135", "RWA-16", "RWA-52")
def test_what_drifts_over_the_start_has_left_the_board() -> None:
    stage = road()
    on_edge, over = still(stage, "coupe", (400, 320)), still(stage, "coupe", (600, 319))
    turn(stage, CLEAR)
    assert at(stage, on_edge) == (400, 0)
    assert stage.state.status[over] == Status.EMPTY
    assert stage.state.gained[1] == 1  # and so is stopped (RWA-72)


@pytest.mark.rule("RWA-130")
def test_what_a_turn_of_the_road_halts_drifts_from_the_next_one_on() -> None:
    stage = road()
    v = stage.add("coupe", 0, at=(MIDDLE, 600))
    card(stage, RoadCard.SLICK, 800)
    turn(stage, 6, 1, 4, 1, 6, CLEAR)  # 6-1 against 4-1: SPIN, and straight ahead
    assert stage.state.status[v] == Status.IMMOBILIZED
    assert at(stage, v) == (MIDDLE, 760)
    turn(stage, CLEAR)
    assert at(stage, v) == (MIDDLE, 440)


# --- Collisions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-143", "RWA-21")
def test_an_object_that_comes_to_touch_a_vehicle_rams_it_with_its_size() -> None:
    stage = road()
    still(stage, "muscle-car", (MIDDLE, 800), seat=1)
    v = stage.add("coupe", 0, at=(MIDDLE, 600))
    turn(stage, 6, 2, 1, 5, 3, 1, CLEAR)  # three dice against two: overkill 1; the die for the side; the card
    assert stage.state.hits[v] == 1


@pytest.mark.rule("RW-144", "RWA-23")
@pytest.mark.parametrize(("die", "side"), [(1, -1), (3, -1), (4, 1), (6, 1)])
def test_the_object_is_put_to_one_side_and_goes_on(die: int, side: int) -> None:
    stage = road()
    wreck = still(stage, "coupe", (MIDDLE, 800), seat=1)
    v = stage.add("coupe", 0, at=(MIDDLE, 600))
    turn(stage, 2, 1, 6, 5, die, CLEAR)
    assert stage.state.hits[v] == 0
    assert at(stage, wreck) == (MIDDLE + side * 48, 480)


@pytest.mark.rule("RWA-23")
def test_with_no_room_on_one_side_it_goes_to_the_other() -> None:
    stage = road()
    wreck = still(stage, "coupe", (MIDDLE, 800), seat=1)
    stage.add("coupe", 0, at=(MIDDLE, 600))
    stage.add("coupe", 0, at=(MIDDLE - 60, 704))
    turn(stage, 2, 1, 6, 5, 1, CLEAR)
    assert at(stage, wreck) == (MIDDLE + 48, 480)


@pytest.mark.rule("RWA-131")
def test_with_no_room_on_either_side_it_stays_where_it_touches() -> None:
    stage = road()
    wreck = still(stage, "coupe", (MIDDLE, 800), seat=1)
    stage.add("coupe", 0, at=(MIDDLE, 600))
    stage.add("coupe", 0, at=(MIDDLE - 60, 704))
    stage.add("coupe", 0, at=(MIDDLE + 60, 704))
    turn(stage, 2, 1, 6, 5, 1, CLEAR)
    assert at(stage, wreck) == (MIDDLE, 704)


@pytest.mark.rule("RWA-131")
def test_the_object_passes_its_victim_where_that_stands_after_its_check() -> None:
    stage = road()
    wreck = still(stage, "coupe", (MIDDLE, 800), seat=1)
    v = stage.add("coupe", 0, at=(MIDDLE, 600))
    # 6-5 against 6-4 is no overkill, and so is the check: a skid to 6 o'clock, where it is in the way once more
    turn(stage, 6, 5, 6, 4, 6, 5, 6, 4, 3, 4, CLEAR)
    assert at(stage, v) == (MIDDLE, 440)
    assert at(stage, wreck) == (MIDDLE + 48, 480)


@pytest.mark.rule("RW-144", "RWA-131")
def test_no_die_is_rolled_for_a_side_where_the_victim_has_skidded_out_of_the_way() -> None:
    stage = road()
    wreck = still(stage, "coupe", (MIDDLE, 800), seat=1)
    v = stage.add("coupe", 0, at=(MIDDLE, 600))
    turn(stage, 6, 5, 6, 4, 6, 5, 6, 4, 2, CLEAR)  # to 4 o'clock
    assert at(stage, v) == (MIDDLE + 139, 520)
    assert at(stage, wreck) == (MIDDLE, 480)


@pytest.mark.rule("RWA-116")
def test_a_bike_that_drifts_against_a_vehicle_is_destroyed() -> None:
    stage = road()
    bike = still(stage, "dirt-bike", (MIDDLE, 800), seat=1)
    stage.add("coupe", 0, at=(MIDDLE, 600))
    turn(stage, 1, 6, 5, CLEAR)
    assert stage.state.status[bike] == Status.EMPTY


# --- Cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-145", "RW-152")
def test_a_slick_that_drifts_onto_a_vehicle_makes_it_check_once() -> None:
    stage = road()
    v = stage.add("humvee", 0, at=(MIDDLE, 600))
    card(stage, RoadCard.SLICK, 930)  # it comes to lie half under the vehicle
    turn(stage, 1, 1, 6, 6, 6, CLEAR)
    assert (stage.story.count("check"), at(stage, v)) == (1, (MIDDLE, 600))


@pytest.mark.rule("RWA-24")
def test_a_card_that_lies_under_a_vehicle_already_does_not_act_again() -> None:
    stage = road()
    stage.add("big-rig", 0, at=(MIDDLE, 600))
    card(stage, RoadCard.SLICK, 700)
    turn(stage, CLEAR)
    assert stage.story.count("check") == 0


@pytest.mark.rule("RW-151", "RW-050", "RWA-67")
@pytest.mark.parametrize(("kind", "gives"), [("coupe", (1, 1, 6, 6)), ("rally-car", ())])
def test_a_slide_makes_all_check_but_dirt_vehicles(kind: str, gives: tuple[int, ...]) -> None:
    stage = road()
    stage.add(kind, 0, at=(MIDDLE, 600))
    card(stage, RoadCard.SLIDE, 800)
    turn(stage, *gives, CLEAR)


@pytest.mark.rule("RW-153", "RW-154")
@pytest.mark.parametrize(("kind", "dice"), [(RoadCard.DEBRIS, 1), (RoadCard.WRECK, 2)])
def test_debris_and_a_wreck_ram_with_their_size(kind: RoadCard, dice: int) -> None:
    stage = road()
    stage.add("coupe", 0, at=(MIDDLE, 600))
    card(stage, kind, 800)
    turn(stage, *[1] * dice, 6, 6, CLEAR)


@pytest.mark.rule("RW-155", "RW-146", "RWA-26")
@pytest.mark.parametrize(("x", "gives"), [(MIDDLE, ()), (MIDDLE + 93, ()), (MIDDLE + 94, (1, 1, 6, 6))])
def test_a_bridge_that_passes_by_a_vehicle_makes_it_check(x: int, gives: tuple[int, ...]) -> None:
    stage = road()
    stage.add("coupe", 0, at=(x, 600))
    card(stage, RoadCard.BRIDGE, 800)
    turn(stage, *gives, CLEAR)


@pytest.mark.rule("RW-156", "RW-157", "RWA-27")
def test_a_tunnel_that_passes_by_halts_and_hurts_and_no_later_card_catches() -> None:
    stage = road()
    v = stage.add("coupe", 0, at=(350, 600))
    card(stage, RoadCard.TUNNEL, 700)
    card(stage, RoadCard.BRIDGE, 850)
    turn(stage, CLEAR)
    assert (stage.state.hits[v], stage.state.status[v]) == (1, Status.IMMOBILIZED)
    assert stage.story.count("check") == 0


@pytest.mark.rule("RW-377")
def test_a_cop_over_whom_a_bridge_that_is_out_comes_is_destroyed() -> None:
    stage = road()
    stage.state.bridges_out = 1
    runner, cop = stage.add("coupe", 0, at=(MIDDLE - 30, 600)), stage.add("coupe", 1, at=(MIDDLE + 30, 600))
    card(stage, RoadCard.BRIDGE, 800)
    turn(stage, CLEAR)
    assert stage.state.status[runner] == Status.DRIVING
    assert stage.state.status[cop] == Status.WRECK


@pytest.mark.rule("RWA-25")
@pytest.mark.parametrize(("option", "cards"), [(0, 1), (1, 0)])
def test_a_card_that_has_rammed_stays_or_is_discarded(option: int, cards: int) -> None:
    stage = road(struck_cards=option)
    stage.add("coupe", 0, at=(MIDDLE, 600))
    card(stage, RoadCard.WRECK, 800)
    turn(stage, 1, 1, 6, 6, CLEAR)
    assert stage.state.cards == cards
    assert census(stage.state) == IN_DECK.tolist()


# --- The deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-147", "RW-148", "RWA-04")
def test_a_new_card_comes_to_lie_two_sticks_inside_the_end() -> None:
    stage = road()
    turn(stage, 7)  # the first of the cards after 6 CLEAR: a SLIDE
    assert (stage.state.card[0], stage.state.card_x[0], stage.state.card_y[0]) == (RoadCard.SLIDE, MIDDLE, 1600)
    turn(stage, CLEAR)
    assert stage.state.card_y[0] == 1280


@pytest.mark.rule("RWA-130")
def test_a_new_card_acts_on_what_stands_on_its_first_sticks() -> None:
    stage = road()
    stage.add("coupe", 0, at=(MIDDLE, 1700))
    turn(stage, 10, 1, 1, 6, 6)  # a SLICK, and then the check
    assert stage.story.count("check") == 1


@pytest.mark.rule("RW-150")
def test_clear_is_discarded_at_once() -> None:
    stage = road()
    turn(stage, CLEAR)
    assert (stage.state.cards, stage.state.discards[RoadCard.CLEAR]) == (0, 1)


@pytest.mark.rule("RWA-60")
def test_a_card_over_the_start_is_discarded_and_the_discards_are_the_deck_again() -> None:
    stage = road()
    card(stage, RoadCard.SUPPLIES, 319)
    turn(stage, CLEAR)
    state = stage.state
    assert (state.cards, state.discards[RoadCard.SUPPLIES]) == (0, 1)
    for kind in RoadCard:
        state.discards[kind] += state.deck[kind]
        state.deck[kind] = 0
    turn(stage, 24)
    assert state.card[0] == RoadCard.SUPPLIES
    assert stage.story.count("reshuffled") == 1


def test_with_all_cards_on_the_table_none_is_drawn() -> None:
    stage = road()
    for kind in RoadCard:
        stage.state.deck[kind] = 0
    assert draw_card(stage.state, Chance.scripted([]), stage.log) == NOBODY
