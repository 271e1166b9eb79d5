"""Hijackers: the Truck that drives by itself, and the gangs that are after it."""

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.actions import ACTIONS, PLACE, PLACE_EDGE
from runabout.games.road_wolf.box import HALF_LENGTH, STICK
from runabout.games.road_wolf.jobs import News
from runabout.games.road_wolf.kinds import Edge, Token, VehicleKind
from runabout.games.road_wolf.mission import Turn
from runabout.games.road_wolf.state import NOBODY, Ask
from tests.games.road_wolf.table import MIDDLE, Table, begun, of

TRUCK = 0  #: its slot
TRUCKS_TURN = 2  #: its place in the round of two seats


@pytest.fixture
def table():
    """The Truck where it sets out, and one vehicle of either gang at the left edge."""
    table = Table("hijackers").lay()
    table.one, table.other = table.add("roadster"), table.add("buggy", seat=1)
    return table


def drive(table, *gives):
    """The Truck has its turn."""
    assert table.place(TRUCKS_TURN) == Turn.OWN
    return table.settle(*gives)


# --- Getting ready ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-340", "RW-341", "RW-049")
def test_the_truck_starts_at_the_start_with_a_veteran_known_to_all(table):
    state = table.state
    assert (state.kind[TRUCK], state.owner[TRUCK]) == (VehicleKind.HIJACKERS_TRUCK, NOBODY)
    assert (state.x[TRUCK], state.y[TRUCK]) == (MIDDLE, HALF_LENGTH[VehicleKind.HIJACKERS_TRUCK])
    assert state.wheel[TRUCK] == state.shown_wheel[TRUCK] == Token.VETERAN
    assert state.aboard[TRUCK, Token.NITRO] == state.shown[TRUCK, Token.NITRO] == 1
    assert table.told_of("laid") == [TRUCK]


@pytest.mark.rule("RW-020", "RWA-71")
def test_both_gangs_have_the_points_agreed_on_and_the_dice_say_who_begins():
    mission = of("hijackers")
    assert [side.points for side in mission.sides] == [0, 0]
    assert mission.begins == -1
    assert all(VehicleKind.HIJACKERS_TRUCK not in side.kinds for side in mission.sides)


@pytest.mark.rule("RW-342", "RWA-146")
@pytest.mark.parametrize(
    ("first", "second"), [("left", "right"), ("right", "left"), ("start", "end"), ("end", "start")]
)
def test_the_gang_that_comes_in_first_has_any_edge_and_the_other_the_one_across(first, second):
    table = Table("hijackers", seats=4)
    cars = [table.add("coupe", seat=seat, coming=True) for seat in range(4)]

    def edges(v):
        return {
            int(PLACE_EDGE[place]) for place in range(len(PLACE_EDGE)) if table.rules.may_place(table.state, v, place)
        }

    assert edges(cars[1]) == {Edge.START, Edge.END, Edge.LEFT, Edge.RIGHT}
    table.tell(cars[1], News.PLACED, Edge[first.upper()])
    assert edges(cars[1]) == edges(cars[3]) == {Edge[first.upper()]}
    assert edges(cars[0]) == edges(cars[2]) == {Edge[second.upper()]}


@pytest.mark.rule("RW-342", "RWA-146", "RWA-70")
def test_in_a_real_game_the_second_gang_is_offered_the_edge_across_from_the_first():
    table = begun("hijackers", 2, 0, attackers_deploy=1)
    state, log = table.state, table.log
    first = int(state.seat)
    chance, out = Chance.seeded(bytes(32)), np.zeros(ACTIONS, np.int64)
    left = [PLACE + i for i in range(len(PLACE_EDGE)) if PLACE_EDGE[i] == Edge.LEFT]
    right = [PLACE + i for i in range(len(PLACE_EDGE)) if PLACE_EDGE[i] == Edge.RIGHT]
    assert list(out[: rules.legal(state, out)]) == [PLACE + i for i in range(len(PLACE_EDGE))]
    rules.apply(state, left[20], chance, log)
    offers = {first: left, 1 - first: right}
    asked = set()
    while state.asks == Ask.PLACE:
        asked.add(int(state.seat))
        assert list(out[: rules.legal(state, out)]) == offers[int(state.seat)]
        rules.apply(state, offers[int(state.seat)][40], chance, log)
    assert 1 - first in asked


# --- The Truck's turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-343")
def test_once_both_gangs_have_had_their_turns_the_truck_drives_2_sticks_ahead(table):
    before = int(table.state.y[TRUCK])
    assert [table.place(i) for i in (0, 1, 3, 4)] == [0, 1, Turn.ROAD, Turn.ROUND_OVER]
    drive(table)
    assert (table.state.x[TRUCK], table.state.y[TRUCK]) == (MIDDLE, before + 2 * STICK)
    assert table.told_of("drove") == [TRUCK]


@pytest.mark.rule("RW-343", "RWA-12")
def test_its_drive_begins_a_chain_of_skids_of_its_own(table):
    table.state.skids = 10
    drive(table)
    assert table.state.skids == 0


@pytest.mark.rule("RW-343", "RW-026")
def test_its_drive_comes_before_the_road_has_its_turn(table):
    story = table.next_turn(TRUCKS_TURN).story
    assert "drove" in story
    assert story.index("drove") < story.index("road_turn")


@pytest.mark.rule("RW-343", "RWA-134", "RW-227", "RWA-80")
def test_it_rams_what_it_meets_and_that_is_the_end_of_its_drive(table):
    car = table.add("coupe", (MIDDLE, 500))
    assert table.place(TRUCKS_TURN) == Turn.OWN
    table.settle(1, 1, 1, 1, 6, 6)  # the other gang would decide on the Veteran's reroll
    assert table.told_of("ram") == [TRUCK]
    assert table.state.seat == 1
    assert table.state.y[TRUCK] + table.state.half_length[TRUCK] == table.state.y[car] - table.state.half_length[car]


@pytest.mark.rule("RW-343")
def test_once_it_has_been_captured_it_no_longer_drives_by_itself(table):
    table.taken(TRUCK, 0)
    assert table.place(TRUCKS_TURN) == Turn.SKIPPED


@pytest.mark.rule("RWA-80", "RW-261", "RWA-48")
def test_abandoned_it_stops_instead(table):
    table.abandoned(TRUCK)
    before = int(table.state.y[TRUCK])
    drive(table, 1, 1, 6, 1, 1, 1)
    assert table.on_board()[TRUCK] == "immobilized"
    assert table.state.y[TRUCK] == before
    assert drive(table).on_board()[TRUCK] == "immobilized"


@pytest.mark.rule("RWA-183", "RW-264")
def test_immobilized_with_its_driver_aboard_it_is_turned_round_and_drives_on_1_stick(table):
    table.immobilized(TRUCK)
    before = int(table.state.y[TRUCK])
    drive(table)
    assert table.on_board()[TRUCK] == "driving"
    assert table.state.y[TRUCK] == before + STICK
    assert table.told_of("turned_round") == [TRUCK]


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-344")
def test_the_gang_that_has_captured_it_and_brings_it_off_the_end_has_won(table):
    assert table.taken(TRUCK, 1).result is None
    assert table.left(TRUCK).result == [1]


@pytest.mark.rule("RW-344", "RWA-111")
def test_it_can_be_captured_back(table):
    assert table.taken(TRUCK, 1).taken(TRUCK, 0).left(TRUCK).result == [0]


@pytest.mark.rule("RWA-80", "RWA-134")
@pytest.mark.parametrize("edge", ["end", "start", "left"])
def test_uncaptured_off_any_edge_nobody_has_won(table, edge):
    assert table.left(TRUCK, edge).result == []


@pytest.mark.rule("RWA-80")
def test_if_it_is_destroyed_nobody_has_won(table):
    assert table.taken(TRUCK, 0).destroyed(TRUCK).result == []


@pytest.mark.rule("RWA-183")
def test_captured_but_off_elsewhere_or_with_nobody_at_the_wheel_nobody_has_won(table):
    assert table.taken(TRUCK, 0).left(TRUCK, "right").result == []
    table = Table("hijackers").lay()
    assert table.taken(TRUCK, 0).abandoned(TRUCK).left(TRUCK).result == []


@pytest.mark.rule("RW-344")
def test_the_loss_of_a_gang_decides_nothing(table):
    assert table.destroyed(table.one).result is None


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(table):
    assert table.standing == []
