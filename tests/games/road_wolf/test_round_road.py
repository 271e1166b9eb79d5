"""The road's turn: what drifts, what it runs into, and what cards do (RW-140 to RW-148, RWA-23 to RWA-27, RWA-130)."""

from __future__ import annotations

import pytest

from runabout.core.chance import Chance
from runabout.games.road_wolf.box import IN_DECK
from runabout.games.road_wolf.fleet import stand
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.road.drifting import in_the_way
from runabout.games.road_wolf.road.turn import census, draw_card
from runabout.games.road_wolf.state import CARDS, NOBODY, Status
from tests.games.road_wolf.table import CLEAR, MIDDLE, Table

STICK = 160


def road(**options: int) -> Table:
    """Two sides, one vehicle of each far from everything, so that nothing ends."""
    table = Table("interceptor", **options)
    table.add("coupe", (60, 1800))
    table.add("coupe", (900, 1800), seat=1)
    return table


def still(table: Table, kind: str, where: tuple[int, int], seat: int = 0) -> int:
    """An immobilized vehicle."""
    v = table.add(kind, where, seat=seat)
    table.state.status[v] = Status.IMMOBILIZED
    return v


# --- What drives nowhere ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-141", "RW-266")
def test_what_drives_nowhere_falls_behind_by_two_sticks_and_what_drives_does_not() -> None:
    table = road()
    halted, driving = still(table, "coupe", (400, 1000)), table.add("coupe", (600, 1000), seat=1)
    table.road_turn(CLEAR)
    assert table.at(halted) == (400, 680)
    assert table.at(driving) == (600, 1000)


@pytest.mark.rule("RWA-49")
def test_an_abandoned_vehicle_keeps_up() -> None:
    table = road()
    v = table.add("coupe", (400, 1000))
    table.abandoned(v)
    table.road_turn(CLEAR)
    assert table.at(v) == (400, 1000)


@pytest.mark.rule("RW-142", "RWA-131")
def test_objects_that_stand_one_behind_the_other_do_not_run_into_each_other() -> None:
    table = road()
    near, far = still(table, "coupe", (400, 500)), still(table, "coupe", (400, 604))
    table.road_turn(CLEAR)
    assert (table.at(near), table.at(far)) == ((400, 180), (400, 284))


@pytest.mark.rule("RW-135", "RWA-16", "RWA-52")
def test_what_drifts_over_the_start_has_left_the_board() -> None:
    table = road()
    on_edge, over = still(table, "coupe", (400, 320)), still(table, "coupe", (600, 319))
    table.road_turn(CLEAR)
    assert table.at(on_edge) == (400, 0)
    assert table.state.status[over] == Status.EMPTY
    assert table.state.gained[1] == 1  # and so is stopped (RWA-72)


@pytest.mark.rule("RWA-130")
def test_what_a_turn_of_the_road_halts_drifts_from_the_next_one_on() -> None:
    table = road()
    v = table.add("coupe", (MIDDLE, 600))
    table.card("slick", (MIDDLE, 800))
    table.road_turn(6, 1, 4, 1, 6, CLEAR)  # 6-1 against 4-1: SPIN, and straight ahead
    assert table.state.status[v] == Status.IMMOBILIZED
    assert table.at(v) == (MIDDLE, 760)
    table.road_turn(CLEAR)
    assert table.at(v) == (MIDDLE, 440)


# --- Collisions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-143", "RWA-21")
def test_an_object_that_touches_a_vehicle_rams_it_with_its_size() -> None:
    table = road()
    still(table, "muscle-car", (MIDDLE, 800), seat=1)
    v = table.add("coupe", (MIDDLE, 600))
    table.road_turn(6, 2, 1, 5, 3, 1, CLEAR)  # three dice against two: overkill 1; the die for the side; the card
    assert table.state.hits[v] == 1


@pytest.mark.rule("RW-144", "RWA-23")
@pytest.mark.parametrize(("die", "side"), [(1, -1), (3, -1), (4, 1), (6, 1)])
def test_the_object_is_put_to_one_side_and_goes_on(die: int, side: int) -> None:
    table = road()
    wreck = still(table, "coupe", (MIDDLE, 800), seat=1)
    v = table.add("coupe", (MIDDLE, 600))
    table.road_turn(2, 1, 6, 5, die, CLEAR)
    assert table.state.hits[v] == 0
    assert table.at(wreck) == (MIDDLE + side * 48, 480)


@pytest.mark.rule("RWA-23")
def test_with_no_room_on_one_side_it_goes_to_the_other() -> None:
    table = road()
    wreck = still(table, "coupe", (MIDDLE, 800), seat=1)
    table.add("coupe", (MIDDLE, 600))
    table.add("coupe", (MIDDLE - 60, 704))
    table.road_turn(2, 1, 6, 5, 1, CLEAR)
    assert table.at(wreck) == (MIDDLE + 48, 480)


@pytest.mark.rule("RW-143", "RWA-23")
def test_to_touch_an_object_with_the_side_is_to_be_rammed_and_not_to_touch_it_is_not() -> None:
    table = road()
    wreck = still(table, "coupe", (MIDDLE, 800), seat=1)
    table.add("coupe", (MIDDLE + 48, 600))
    table.road_turn(2, 1, 6, 5, CLEAR)  # it slides along what it has met: no die for a side
    assert table.at(wreck) == (MIDDLE, 480)
    beside = road()
    wreck = still(beside, "coupe", (MIDDLE, 800), seat=1)
    beside.add("coupe", (MIDDLE + 49, 600))
    beside.road_turn(CLEAR)
    assert beside.at(wreck) == (MIDDLE, 480)


@pytest.mark.rule("RWA-119")
@pytest.mark.parametrize("is_left_first", [True, False])
@pytest.mark.parametrize(
    ("left", "right", "side"), [(10, 20, 1), (20, 10, -1), (15, 15, -1), (0, 1, 1), (1, 0, -1), (18, 19, 1)]
)
def test_of_two_in_the_way_at_once_it_meets_the_one_that_takes_up_more(
    left: int, right: int, side: int, is_left_first: bool
) -> None:
    table = road()
    state, wreck, found = table.state, still(table, "coupe", (MIDDLE, 800), seat=1), {}
    sides = [("dirt-bike", -1, left), ("humvee", 1, right)]
    for kind, at, overlap in sides if is_left_first else sides[::-1]:
        v = found[at] = table.add(kind)
        x = MIDDLE + at * (state.half_width[wreck] + state.half_width[v] - overlap)
        stand(state, v, int(x), 650 - int(state.half_length[v]))  # so that their fronts are level
    assert in_the_way(state, wreck, 480) == found[side]


@pytest.mark.rule("RWA-131")
def test_with_no_room_on_either_side_it_stays_where_it_touches() -> None:
    table = road()
    wreck = still(table, "coupe", (MIDDLE, 800), seat=1)
    table.add("coupe", (MIDDLE, 600))
    table.add("coupe", (MIDDLE - 60, 704))
    table.add("coupe", (MIDDLE + 60, 704))
    table.road_turn(2, 1, 6, 5, 1, CLEAR)
    assert table.at(wreck) == (MIDDLE, 704)


@pytest.mark.rule("RWA-131")
def test_the_object_passes_its_victim_where_that_stands_after_its_check() -> None:
    table = road()
    wreck = still(table, "coupe", (MIDDLE, 800), seat=1)
    v = table.add("coupe", (MIDDLE, 600))
    # 6-5 against 6-4 is no overkill, and so is the check: a skid to 6 o'clock, where it is in the way once more
    table.road_turn(6, 5, 6, 4, 6, 5, 6, 4, 3, 4, CLEAR)
    assert table.at(v) == (MIDDLE, 440)
    assert table.at(wreck) == (MIDDLE + 48, 480)


@pytest.mark.rule("RW-144", "RWA-131")
def test_no_die_is_rolled_for_a_side_where_the_victim_has_skidded_out_of_the_way() -> None:
    table = road()
    wreck = still(table, "coupe", (MIDDLE, 800), seat=1)
    v = table.add("coupe", (MIDDLE, 600))
    table.road_turn(6, 5, 6, 4, 6, 5, 6, 4, 2, CLEAR)  # to 4 o'clock
    assert table.at(v) == (MIDDLE + 139, 520)
    assert table.at(wreck) == (MIDDLE, 480)


@pytest.mark.rule("RWA-172")
def test_an_object_between_two_vehicles_does_not_go_to_and_fro_for_ever() -> None:
    table = road()
    wreck = still(table, "coupe", (446, 232))
    table.add("explosives-truck", (420, 90), seat=1)
    table.add("explosives-truck", (500, 90), seat=1)
    table.add("roadster", (540, 232), seat=1)
    # It rams the one truck and is put aside to the right, where it rams the other; then it goes no further.
    table.road_turn(2, 1, 6, 5, 4, 3, 6, 2, 1, 6, 5, 4, 3, 6, CLEAR)
    assert table.at(wreck) == (446, 232)


@pytest.mark.rule("RWA-116")
def test_a_bike_that_drifts_against_a_vehicle_is_destroyed() -> None:
    table = road()
    bike = still(table, "dirt-bike", (MIDDLE, 800), seat=1)
    table.add("coupe", (MIDDLE, 600))
    table.road_turn(1, 6, 5, CLEAR)
    assert table.state.status[bike] == Status.EMPTY


# --- Cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-145", "RW-152")
def test_a_slick_that_drifts_onto_a_vehicle_makes_it_check_once() -> None:
    table = road()
    v = table.add("humvee", (MIDDLE, 600))
    table.card("slick", (MIDDLE, 930))  # half of it lies under the vehicle
    table.road_turn(1, 1, 6, 6, 6, CLEAR)
    assert (table.story.count("check"), table.at(v)) == (1, (MIDDLE, 600))


@pytest.mark.rule("RWA-24")
def test_a_card_that_is_under_a_vehicle_already_does_not_act_again() -> None:
    table = road()
    table.add("big-rig", (MIDDLE, 600))
    table.card("slick", (MIDDLE, 700))
    table.road_turn(CLEAR)
    assert table.story.count("check") == 0


@pytest.mark.rule("RW-151", "RW-050", "RWA-67")
@pytest.mark.parametrize(("kind", "gives"), [("coupe", (1, 1, 6, 6)), ("rally-car", ())])
def test_a_slide_makes_all_check_but_dirt_vehicles(kind: str, gives: tuple[int, ...]) -> None:
    table = road()
    table.add(kind, (MIDDLE, 600))
    table.card("slide", (MIDDLE, 800))
    table.road_turn(*gives, CLEAR)


@pytest.mark.rule("RW-153", "RW-154")
@pytest.mark.parametrize(("kind", "dice"), [(RoadCard.DEBRIS, 1), (RoadCard.WRECK, 2)])
def test_debris_and_a_wreck_ram_with_their_size(kind: RoadCard, dice: int) -> None:
    table = road()
    table.add("coupe", (MIDDLE, 600))
    table.card(kind.text, (MIDDLE, 800))
    table.road_turn(*[1] * dice, 6, 6, CLEAR)


@pytest.mark.rule("RW-155", "RW-146", "RWA-26")
@pytest.mark.parametrize(("x", "gives"), [(MIDDLE, ()), (MIDDLE + 93, ()), (MIDDLE + 94, (1, 1, 6, 6))])
def test_a_bridge_that_passes_by_a_vehicle_makes_it_check(x: int, gives: tuple[int, ...]) -> None:
    table = road()
    table.add("coupe", (x, 600))
    table.card("bridge", (MIDDLE, 800))
    table.road_turn(*gives, CLEAR)


@pytest.mark.rule("RW-156", "RW-157", "RWA-27")
def test_a_tunnel_that_passes_by_halts_and_hurts_and_no_later_card_catches() -> None:
    table = road()
    v = table.add("coupe", (350, 600))
    table.card("tunnel", (MIDDLE, 700))
    table.card("bridge", (MIDDLE, 850))
    table.road_turn(CLEAR)
    assert (table.state.hits[v], table.state.status[v]) == (1, Status.IMMOBILIZED)
    assert table.story.count("check") == 0


@pytest.mark.rule("RW-377")
def test_a_bridge_that_is_out_and_drifts_under_a_cop_destroys_it() -> None:
    table = road()
    table.state.bridges_out = 1
    runner, cop = table.add("coupe", (MIDDLE - 30, 600)), table.add("coupe", (MIDDLE + 30, 600), seat=1)
    table.card("bridge", (MIDDLE, 800))
    table.road_turn(CLEAR)
    assert table.state.status[runner] == Status.DRIVING
    assert table.state.status[cop] == Status.WRECK


@pytest.mark.rule("RWA-25")
@pytest.mark.parametrize(("option", "cards"), [(0, 1), (1, 0)])
def test_a_card_that_has_rammed_stays_or_is_discarded(option: int, cards: int) -> None:
    table = road(struck_cards=option)
    table.add("coupe", (MIDDLE, 600))
    table.card("wreck", (MIDDLE, 800))
    table.road_turn(1, 1, 6, 6, CLEAR)
    assert table.state.cards == cards
    assert census(table.state) == IN_DECK.tolist()


# --- The deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-147", "RW-148", "RWA-04")
def test_a_new_card_is_laid_two_sticks_inside_the_end() -> None:
    table = road()
    table.road_turn(7)  # the first of the cards after 6 CLEAR: a SLIDE
    assert (table.state.card[0], table.state.card_x[0], table.state.card_y[0]) == (RoadCard.SLIDE, MIDDLE, 1600)
    table.road_turn(CLEAR)
    assert table.state.card_y[0] == 1280


@pytest.mark.rule("RWA-130")
def test_a_new_card_acts_on_what_stands_on_its_first_sticks() -> None:
    table = road()
    table.add("coupe", (MIDDLE, 1700))
    table.road_turn(10, 1, 1, 6, 6)  # a SLICK, and then the check
    assert table.story.count("check") == 1


@pytest.mark.rule("RW-150")
def test_clear_is_discarded_at_once() -> None:
    table = road()
    table.road_turn(CLEAR)
    assert (table.state.cards, table.state.discards[RoadCard.CLEAR]) == (0, 1)


@pytest.mark.rule("RWA-60")
def test_a_card_over_the_start_is_discarded_and_the_discards_are_the_deck_again() -> None:
    table = road()
    table.card("supplies", (MIDDLE, 319))
    table.road_turn(CLEAR)
    state = table.state
    assert (state.cards, state.discards[RoadCard.SUPPLIES]) == (0, 1)
    for kind in RoadCard:
        state.discards[kind] += state.deck[kind]
        state.deck[kind] = 0
    table.road_turn(24)
    assert state.card[0] == RoadCard.SUPPLIES
    assert table.story.count("reshuffled") == 1


@pytest.mark.rule("RWA-60")
@pytest.mark.parametrize("over", range(CARDS))
def test_whichever_card_drifts_over_the_start_is_discarded(over: int) -> None:
    table = road()
    kinds = [kind for kind in RoadCard if kind != RoadCard.CLEAR for _ in range(IN_DECK[kind])][:CARDS]
    for i, kind in enumerate(kinds):
        assert table.card(kind.text, (MIDDLE, 319 if i == over else 1200)) == i
    table.road_turn(CLEAR)
    state = table.state
    assert [state.discards[kind] for kind in RoadCard if kind != RoadCard.CLEAR] == [
        kind == kinds[over] for kind in RoadCard if kind != RoadCard.CLEAR
    ]
    assert census(state) == IN_DECK.tolist()


def test_with_all_cards_on_the_table_none_is_drawn() -> None:
    table = road()
    for kind in RoadCard:
        table.state.deck[kind] = 0
    assert draw_card(table.state, Chance.scripted([]), table.log) == NOBODY
