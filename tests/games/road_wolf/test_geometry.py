"""Geometry, rule by rule, in scenes small enough to be drawn. Run by the interpreter: test_geometry_against_plain.py
holds compiled code to the same answers.
"""

import pytest

from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    BOARD_WIDTH,
    FINGER,
    ROAD,
    SKID_ACROSS,
    SKID_ALONG,
    STICK,
)
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.measures.crossings import (
    aside,
    cleared,
    edge_crossed,
    has_room_aside,
    is_off_board,
    nearer_side,
    on_road,
    passing,
    passing_tick,
    tick_off_board,
    tick_off_road,
    tick_onto,
)
from runabout.games.road_wolf.measures.geometry import (
    NEVER,
    Move,
    Passing,
    Rect,
    adjacent,
    contact,
    contact_tick,
    goes_backward,
    is_behind,
    is_stick,
    overlap,
    stands_at,
    ticks,
    within,
)
from runabout.games.road_wolf.measures.lines_of_fire import can_fire
from runabout.games.road_wolf.measures.slots import all_adjacent, all_within, first_hit
from runabout.games.road_wolf.state import State

CAR = (24, 52)  # a Coupe: 1.2 by 2.6 inches, halved
BIKE = (12, 30)
RIG = (30, 140)
CARD = (70, 50)


def slots(*boxes):
    """A state with boxes in its slots."""
    state = State()
    state.slots = len(boxes)
    for i, box in enumerate(boxes):
        state.x[i], state.y[i], state.half_width[i], state.half_length[i] = box
    return state


def shoots(shooter, target, *blockers, reach=STICK):
    """Whether a shot is possible; both are in slots as well, as vehicles are."""
    return can_fire(slots(shooter, target, *blockers), Rect(*shooter), Rect(*target), reach, 0b11)


# --- Distances --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-033")
@pytest.mark.parametrize(("gap", "near"), [(0, True), (29, True), (30, False)])
def test_adjacent_is_less_than_a_fingers_width_between_sides(gap, near):
    other = (500 + 24 + gap + 24, 900, *CAR)
    assert adjacent(Rect(500, 900, *CAR), Rect(*other)) == near
    assert all_adjacent(slots((500, 900, *CAR), (0, 0, 0, 0), other), Rect(500, 900, *CAR), 0) == 0b100 * near


@pytest.mark.rule("RW-033")
@pytest.mark.parametrize(("across", "along", "near"), [(18, 23, True), (18, 24, False), (29, 8, False)])
def test_between_corners_a_fingers_width_is_measured_aslant(across, along, near):
    assert adjacent(Rect(500, 900, *CAR), Rect(548 + across, 1004 + along, *CAR)) == near


@pytest.mark.rule("RWA-126")
def test_sides_and_corners_that_touch_are_contact_and_no_overlap():
    for other in ((548, 900), (500, 1004), (548, 1004), (452, 796)):
        assert contact(Rect(500, 900, *CAR), Rect(*other, *CAR))
        assert not overlap(Rect(500, 900, *CAR), Rect(*other, *CAR))
    assert overlap(Rect(500, 900, *CAR), Rect(547, 1003, *CAR))
    assert not contact(Rect(500, 900, *CAR), Rect(549, 1004, *CAR))


@pytest.mark.rule("RW-031")
@pytest.mark.rule("RW-177")
def test_range_is_from_the_nearest_part_to_the_nearest_part_and_a_whole_stick_is_within_it():
    far = (500, 900 + 52 + STICK + 52, *CAR)
    assert within(STICK, Rect(500, 900, *CAR), Rect(*far))
    assert not within(STICK - 1, Rect(500, 900, *CAR), Rect(*far))
    assert all_within(slots(far, (0, 0, 0, 0), (500, 900, *CAR)), STICK, Rect(500, 900, *CAR), -1) == 0b101


# --- Moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-030")
def test_a_move_is_measured_from_a_point_to_that_point_and_size_adds_nothing():
    move = Move(500, 900, *CAR, 0, STICK)
    assert stands_at(move, ticks(move)) == (500, 1060, *CAR)
    for shape in (BIKE, RIG):  # each goes as far before it meets a thing that is a stick ahead of its front
        ahead = 900 + shape[1] + STICK + 10
        assert contact_tick(Move(500, 900, *shape, 0, STICK), 0, Rect(500, ahead, 20, 10)) == STICK


@pytest.mark.rule("RW-171")
@pytest.mark.parametrize(
    ("dx", "dy", "fits"), [(0, 160, True), (0, 161, False), (96, 128, True), (97, 128, False), (-160, 0, True)]
)
def test_a_stick_is_as_long_in_every_direction(dx, dy, fits):
    assert is_stick(dx, dy) == fits


@pytest.mark.rule("RW-171")
@pytest.mark.rule("RW-173")
@pytest.mark.rule("RWA-15")
def test_straight_sideways_is_a_move_and_anything_behind_that_is_braking():
    assert [goes_backward(dy) for dy in (160, 1, 0, -1, -160)] == [False, False, False, True, True]


@pytest.mark.rule("RWA-12")
def test_a_skid_goes_one_stick_towards_the_hour_that_is_twice_the_die():
    ways = [(SKID_ACROSS[die], SKID_ALONG[die]) for die in range(1, 7)]
    assert ways == [(139, 80), (139, -80), (0, -160), (-139, -80), (-139, 80), (0, 160)]
    for dx, dy in ways:  # no whole vector towards that hour is nearer to a stick
        assert abs(dx * dx + dy * dy - STICK * STICK) <= min(
            abs(near * near + dy * dy - STICK * STICK) for near in range(abs(dx) - 3, abs(dx) + 4)
        )


@pytest.mark.rule("RW-172")
def test_a_move_that_is_stopped_between_two_units_stands_back_toward_where_it_began():
    tick = contact_tick(Move(500, 900, *CAR, 7, 160), 0, Rect(500, 1051, *CAR))  # 47 ahead, and 2.06 to the right
    assert tick == 47 * 7
    assert stands_at(Move(500, 900, *CAR, 7, 160), tick) == (502, 947, *CAR)
    tick = contact_tick(Move(500, 900, *CAR, -7, -160), 0, Rect(500, 749, *CAR))
    assert stands_at(Move(500, 900, *CAR, -7, -160), tick) == (498, 853, *CAR)


@pytest.mark.rule("RWA-126")
def test_a_move_hits_what_it_only_grazes_with_a_side_or_a_corner():
    assert contact_tick(Move(500, 900, *CAR, 0, 160), 0, Rect(548, 1100, *CAR)) == 96
    assert contact_tick(Move(500, 900, *CAR, 160, -160), 0, Rect(648, 896, *CAR)) == 100 * 160
    assert contact_tick(Move(500, 900, *CAR, 0, 160), 0, Rect(549, 1100, *CAR)) == NEVER
    assert contact_tick(Move(500, 900, *CAR, 0, 95), 0, Rect(500, 1100, *CAR)) == NEVER
    assert contact_tick(Move(500, 900, *CAR, 0, 96), 0, Rect(500, 1100, *CAR)) == 96  # with the last unit of its move


@pytest.mark.rule("RWA-118")
@pytest.mark.parametrize(
    ("dx", "dy", "hit"), [(1, 0, True), (160, -3, True), (0, 160, False), (0, -160, False), (-1, 90, False)]
)
def test_what_is_touched_already_is_hit_by_a_move_into_it_and_by_no_other(dx, dy, hit):
    tick = contact_tick(Move(500, 900, *CAR, dx, dy), 0, Rect(548, 900, *CAR))
    assert tick == (0 if hit else NEVER)


@pytest.mark.rule("RWA-118")
@pytest.mark.parametrize(("dx", "dy", "hit"), [(5, 5, True), (5, 0, False), (0, 5, False), (-5, 5, False)])
def test_what_is_touched_at_a_corner_is_hit_only_aslant(dx, dy, hit):
    assert contact_tick(Move(500, 900, *CAR, dx, dy), 0, Rect(548, 1004, *CAR)) == (0 if hit else NEVER)


@pytest.mark.rule("RWA-118")
def test_a_move_of_no_length_hits_nothing():
    assert contact_tick(Move(500, 900, *CAR, 0, 0), 0, Rect(548, 900, *CAR)) == NEVER


@pytest.mark.rule("RWA-44")
def test_a_move_that_goes_on_hits_the_next_thing_at_once_where_that_is_in_its_way_as_well():
    bikes = [(490, 1000, *BIKE), (514, 1000, *BIKE)]
    first = first_hit(slots((500, 900, *CAR), *bikes), Move(500, 900, *CAR, 0, 160), 0, 0).thing
    assert first == 1  # all its 24 units are in the way, and 22 of the other's
    tick = contact_tick(Move(500, 900, *CAR, 0, 160), 0, Rect(*bikes[0]))
    assert tick == 18
    assert first_hit(slots((500, 900, *CAR), bikes[1]), Move(500, 900, *CAR, 0, 160), tick, 0).thing == 1
    assert contact_tick(Move(500, 900, *CAR, 0, 160), tick, Rect(*bikes[1])) == tick


@pytest.mark.rule("RWA-119")
def test_of_two_met_at_once_the_one_is_hit_that_takes_up_more_of_the_path():
    mover, left, right = (500, 900, *CAR), (466, 1100, *CAR), (525, 1100, *CAR)
    assert first_hit(slots(mover, left, right), Move(*mover, 0, 160), 0, 0).thing == 2
    assert first_hit(slots(mover, right, left), Move(*mover, 0, 160), 0, 0).thing == 1


@pytest.mark.rule("RWA-119")
def test_of_two_met_at_once_that_take_up_the_same_the_left_one_is_hit():
    mover, left, right = (500, 900, *CAR), (470, 1100, *CAR), (530, 1100, *CAR)
    assert first_hit(slots(mover, left, right), Move(*mover, 0, 160), 0, 0).thing == 1
    assert first_hit(slots(mover, right, left), Move(*mover, 0, 160), 0, 0).thing == 2
    # No two stand in the same place, but there is an answer.
    assert first_hit(slots(mover, left, left), Move(*mover, 0, 160), 0, 0).thing == 1


@pytest.mark.rule("RWA-119")
def test_what_is_met_earlier_is_hit_however_little_of_the_path_it_takes_up():
    mover, grazed, ahead = (500, 900, *CAR), (452, 1099, *CAR), (500, 1100, *CAR)
    assert first_hit(slots(ahead, grazed, mover), Move(*mover, 0, 160), 0, 2).thing == 1
    assert first_hit(slots(ahead, grazed, mover), Move(*mover, 0, -160), 0, 2).thing == -1


# --- Cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-24")
@pytest.mark.rule("RWA-126")
def test_a_mover_is_on_a_card_when_it_overlaps_it_and_not_when_it_touches_it():
    card = (500, 1050, *CARD)  # its near side is 48 ahead
    assert tick_onto(Move(500, 900, *CAR, 0, 48), 0, 48, Rect(*card)) == NEVER
    assert tick_onto(Move(500, 900, *CAR, 0, 49), 0, 49, Rect(*card)) == 48
    assert tick_onto(Move(406, 900, *CAR, 0, 160), 0, 160, Rect(*card)) == NEVER  # along its side
    assert tick_onto(Move(407, 900, *CAR, 0, 160), 0, 160, Rect(*card)) == 48


@pytest.mark.rule("RWA-24")
def test_a_mover_that_is_on_a_card_does_not_get_onto_it_and_one_that_has_left_it_may():
    card = (500, 1000, *CARD)
    assert tick_onto(Move(500, 900, *CAR, 0, 160), 0, 160, Rect(*card)) == NEVER
    assert tick_onto(Move(500, 898, *CAR, 0, 160), 0, 160, Rect(*card)) == 0
    assert tick_onto(Move(500, 840, *BIKE, 0, 320), 0, 320, Rect(*card)) == 80  # right over it, and off again
    assert tick_onto(Move(500, 840, *BIKE, 0, 320), 0, 80, Rect(*card)) == NEVER  # stopped as it gets there


@pytest.mark.rule("RWA-26")
@pytest.mark.parametrize(
    ("x", "how"), [(500, Passing.OVER), (593, Passing.OVER), (594, Passing.ROUND), (406, Passing.ROUND)]
)
def test_a_card_is_passed_over_it_or_round_it_as_they_lie_when_their_middles_are_level(x, how):
    assert passing(Move(x, 900, *CAR, 0, 160), 0, 160, Rect(500, 1000, *CARD)) == how


@pytest.mark.rule("RWA-26")
def test_only_the_moment_counts_at_which_the_middles_are_level():
    # Aslant, it is over the card a third of the way on, and beside it at the end, or the other way round.
    assert passing(Move(560, 980, *CAR, 60, 60), 0, 3600, Rect(500, 1000, *CARD)) == Passing.OVER
    assert passing(Move(560, 940, *CAR, 60, 65), 0, 3900, Rect(500, 1000, *CARD)) == Passing.ROUND
    assert passing_tick(Move(560, 980, *CAR, 60, 60), 1000) == 1200


@pytest.mark.rule("RWA-26")
def test_a_mover_that_stops_level_with_a_card_has_not_passed_it_and_does_so_by_going_on():
    assert passing(Move(500, 900, *CAR, 0, 100), 0, 100, Rect(500, 1000, *CARD)) == Passing.NOT
    assert passing(Move(500, 1000, *CAR, 0, 1), 0, 1, Rect(500, 1000, *CARD)) == Passing.OVER
    assert passing(Move(500, 1000, *CAR, 0, -9), 0, 9, Rect(500, 1000, *CARD)) == Passing.NOT
    assert passing(Move(500, 1009, *CAR, 0, -9), 0, 9, Rect(500, 1000, *CARD)) == Passing.OVER
    assert passing(Move(500, 1000, *CAR, 9, 0), 0, 9, Rect(500, 1000, *CARD)) == Passing.NOT


# --- Road and board ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-132")
@pytest.mark.rule("RWA-126")
def test_the_road_is_9_to_15_inches_across_and_to_touch_it_is_to_be_off_it():
    assert ROAD == (9 * 40, 15 * 40)
    assert [on_road(x, 24, ROAD) for x in (336, 337, 480, 623, 624)] == [False, True, True, True, False]


@pytest.mark.rule("RWA-14")
def test_a_mover_has_left_the_road_when_it_is_wholly_off_it():
    assert tick_off_road(Move(600, 900, *CAR, 24, 0), 0, ROAD) == 24
    assert tick_off_road(Move(600, 900, *CAR, 23, 0), 0, ROAD) == NEVER
    assert tick_off_road(Move(360, 900, *CAR, -24, 10), 0, ROAD) == 240
    assert tick_off_road(Move(480, 900, *CAR, 0, 160), 0, ROAD) == NEVER


@pytest.mark.rule("RWA-14")
def test_a_mover_off_the_road_does_not_leave_it_by_staying_off_or_coming_back():
    assert tick_off_road(Move(624, 900, *CAR, 160, 0), 0, ROAD) == NEVER
    assert tick_off_road(Move(700, 900, *CAR, -160, 0), 0, ROAD) == NEVER
    assert tick_off_road(Move(336, 900, *CAR, 289, 0), 0, ROAD) == 288  # right across
    assert tick_off_road(Move(480, 900, *CAR, 160, 0), 144, ROAD) == NEVER  # has left it before


@pytest.mark.rule("RWA-16")
@pytest.mark.rule("RWA-126")
@pytest.mark.parametrize(
    ("x", "y", "dx", "dy", "edge"),
    [
        (480, 20, 0, -1, Edge.START),
        (480, 1900, 0, 1, Edge.END),
        (20, 900, -1, 0, Edge.LEFT),
        (940, 900, 1, 0, Edge.RIGHT),
    ],
)
def test_the_board_is_left_when_the_middle_is_over_an_edge_and_not_when_it_is_on_it(x, y, dx, dy, edge):
    assert not is_off_board(x + 20 * dx, y + 20 * dy)
    assert is_off_board(x + 21 * dx, y + 21 * dy)
    onto, over = Move(x, y, *CAR, 20 * dx, 20 * dy), Move(x, y, *CAR, 21 * dx, 21 * dy)
    assert (tick_off_board(onto), edge_crossed(onto)) == (NEVER, Edge.NONE)
    assert (tick_off_board(over), edge_crossed(over)) == (20, edge)


@pytest.mark.rule("RWA-16")
def test_of_two_edges_the_one_counts_that_is_crossed_first_and_at_a_corner_the_end():
    assert edge_crossed(Move(950, 1900, *CAR, 100, 100)) == Edge.RIGHT
    assert edge_crossed(Move(940, 1910, *CAR, 100, 100)) == Edge.END
    assert edge_crossed(Move(940, 1900, *CAR, 100, 100)) == Edge.END
    assert edge_crossed(Move(10, 10, *CAR, -60, -60)) == Edge.START
    assert tick_off_board(Move(950, 1900, *CAR, 100, 50)) == 10 * 50
    assert (BOARD_WIDTH, BOARD_LENGTH, FINGER) == (24 * 40, 48 * 40, 0.75 * 40)


# --- Out of the way ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-23")
def test_an_object_is_put_aside_just_so_far_that_it_passes():
    wreck, vehicle = Rect(500, 1000, 52, 24), Rect(510, 924, *CAR)
    assert [aside(wreck, vehicle, to_right) for to_right in (0, 1)] == [510 - 76, 510 + 76]
    assert not overlap(Rect(434, 900, 52, 24), Rect(510, 900, *CAR))
    assert aside(Rect(434, 1000, 52, 24), vehicle, 1) == 434  # it passes where it is
    assert (nearer_side(500, 510), nearer_side(520, 510), nearer_side(510, 510)) == (0, 1, 0)


@pytest.mark.rule("RWA-131")
def test_there_is_no_room_aside_over_the_edge_of_the_board_or_over_a_vehicle():
    wreck, victim = (500, 1000, 52, 24), (510, 924, *CAR)
    push = Move(*wreck, 434 - 500, 0)
    assert has_room_aside(slots(wreck, victim), push, 0)
    for in_the_way, room in (((400, 1000, *CAR), False), ((358, 1000, *CAR), True), ((434, 948, 24, 28), True)):
        assert has_room_aside(slots(wreck, victim, in_the_way), push, 0) == room
    beyond = Move(*wreck, 300 - 500, 0)  # pushed over the bike, and beyond it
    assert not has_room_aside(slots(wreck, victim, (420, 1000, *BIKE)), beyond, 0)
    assert has_room_aside(slots(wreck), Move(40, 1000, 52, 24, -40, 0), 0)
    assert not has_room_aside(slots(wreck), Move(40, 1000, 52, 24, -41, 0), 0)


@pytest.mark.rule("RWA-128")
def test_a_wreck_that_lies_on_something_goes_toward_the_start_until_it_lies_on_nothing():
    wreck = (500, 1000, 52, 24)
    assert cleared(slots(wreck), Rect(*wreck), 0) == 1000
    beside = (560, 1000, *CAR)
    assert cleared(slots(wreck, beside), Rect(*wreck), 0) == 1000 - 52 - 24
    behind = (460, 900, *CAR)  # there it would lie on this one
    assert cleared(slots(wreck, behind, beside), Rect(*wreck), 0) == 900 - 52 - 24
    assert cleared(slots(wreck, (576, 1000, *CAR)), Rect(*wreck), 0) == 1000  # touched only


# --- Lines of fire ----------------------------------------------------------------------------------------------------

SHOOTER, TARGET = (480, 600, *CAR), (480, 852, *CAR)  # 148 between them


@pytest.mark.rule("RW-032")
@pytest.mark.rule("RWA-58")
def test_a_vehicle_in_between_stops_a_shot_and_one_beside_the_line_does_not():
    assert shoots(SHOOTER, TARGET)
    assert not shoots(SHOOTER, TARGET, (480, 726, 140, 30))
    assert shoots(SHOOTER, TARGET, (480, 726, 24, 30))  # touching its side is not going through it
    assert not shoots(SHOOTER, TARGET, (480, 726, 25, 30))


@pytest.mark.rule("RWA-126")
def test_a_slit_without_width_between_two_blockers_lets_a_shot_through():
    assert shoots(SHOOTER, TARGET, (420, 726, 60, 60), (540, 726, 60, 60))
    assert not shoots(SHOOTER, TARGET, (420, 726, 60, 60), (539, 726, 60, 60))


@pytest.mark.rule("RWA-127")
def test_a_line_round_a_blocker_has_to_be_within_range_itself():
    across, blocker = (480, 830, 140, 30), (480, 726, 30, 20)
    assert within(148, Rect(*SHOOTER), Rect(*across))
    assert shoots(SHOOTER, across, reach=148)
    assert not shoots(SHOOTER, across, blocker, reach=148)
    assert shoots(SHOOTER, across, blocker, reach=149)  # past the blocker's near corner: 148 along, 16.4 across


@pytest.mark.rule("RW-031")
def test_a_shooter_that_touches_a_target_can_hit_it_and_one_out_of_range_cannot():
    assert shoots(SHOOTER, (480, 704, *CAR), (528, 652, 24, 100))
    assert shoots(SHOOTER, (480, 864, *CAR))
    assert not shoots(SHOOTER, (480, 865, *CAR))


@pytest.mark.rule("RWA-127")
@pytest.mark.parametrize(("reach", "free"), [(125, True), (124, False)])
def test_a_shot_round_a_corner_is_as_long_as_the_shortest_ladder_that_can_be_carried_round_it(reach, free):
    # Its side across the board is y = 600, the target's along it x = 480; the corner is 27 and 64 from these, and
    # 27^2/3 + 64^2/3 = 9 + 16 = 125^2/3. No line through two corners is as short.
    shooter, target = (601, 570, 120, 30), (450, 680, 30, 79)
    corner, shut = (494, 632, 13, 32), (441, 561, 40, 40)
    assert shoots(shooter, target, corner, shut, reach=reach) == free


@pytest.mark.rule("RWA-126")
@pytest.mark.parametrize(("top", "free"), [(40, True), (39, False)])
def test_a_shot_may_have_one_line_only_that_touches_three_corners(top, free):
    # From the corner (0, 0) by the corner (40, 20) to the corner (80, 40), which another stands upon.
    shooter, target = (20, -30, 20, 30), (100, top - 40, 20, 40)
    blockers = (60, -20, 20, 40), (100, 70, 20, 30)
    assert shoots(shooter, target, *blockers) == free


@pytest.mark.rule("RWA-39")
@pytest.mark.rule("RWA-127")
@pytest.mark.parametrize(("reach", "free"), [(126, True), (125, False)])
def test_a_shot_from_a_card_may_start_at_the_side_of_a_vehicle_on_it(reach, free):
    # The ladder round the corner of 125 would stand on the card under that vehicle; beside it, it is 125.1 long.
    card, target = (601, 570, 120, 30), (450, 680, 30, 79)
    on_card, corner, shut = (578, 605, 25, 15), (494, 632, 13, 32), (441, 561, 40, 40)
    assert can_fire(slots(on_card, target, corner, shut), Rect(*card), Rect(*target), reach, 0b10) == free


@pytest.mark.rule("RWA-39")
def test_an_ambush_comes_from_any_point_of_an_edge_or_a_card_but_not_from_under_a_wreck():
    end_of_road = (480, 1920, 120, 0)
    target = (700, 1700, *CAR)
    assert can_fire(slots(target), Rect(*end_of_road), Rect(*target), 2 * STICK, 0b1)
    near_it = (599, 1890, 60, 31)  # over the edge, and over the end of the road that is nearest
    assert not can_fire(slots(target, near_it), Rect(*end_of_road), Rect(*target), 2 * STICK - 110, 0b1)
    card = (480, 1000, *CARD)
    on_card = (480, 1000, *CAR)
    assert can_fire(slots(on_card), Rect(*card), Rect(*on_card), 2 * STICK, 0b1)
    assert can_fire(slots(on_card), Rect(*card), Rect(480, 1300, *CAR), 2 * STICK, 0)
    assert not can_fire(slots((480, 1040, 71, 30)), Rect(*card), Rect(480, 1300, *CAR), 2 * STICK, 0)


@pytest.mark.rule("RWA-38")
def test_behind_is_wholly_behind_the_line_of_the_rear_edge():
    assert is_behind(Rect(480, 900, 24, 52), Rect(480, 796, 24, 52))
    assert not is_behind(Rect(480, 900, 24, 52), Rect(480, 797, 24, 52))
    rear = (480, 848, 24, 0)
    me, target = (480, 900, *CAR), (480, 636, *CAR)
    assert can_fire(slots(me, target), Rect(*rear), Rect(*target), STICK, 0b11)
    assert not can_fire(slots(me, (480, 635, *CAR)), Rect(*rear), Rect(480, 635, *CAR), STICK, 0b11)
    assert not can_fire(slots(me, target, (480, 740, 52, 24)), Rect(*rear), Rect(*target), STICK, 0b11)
