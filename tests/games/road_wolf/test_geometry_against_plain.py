"""The rules' geometry compared with the plain second writing of it in plain_geometry.py, in scenes made to be hard:
sides that just touch or just miss, moves along a side, corners met exactly, blockers that leave a slit, or a corner to
go round.
"""

import os
import random
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest

from runabout.core import compile as compiler
from runabout.core.game import INTERPRET
from runabout.core.record import Cells
from runabout.core.rule import Binder, bind, rule
from runabout.games.road_wolf.box import ROAD, SKID_ACROSS, SKID_ALONG, STICK
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
    Rect,
    adjacent,
    contact,
    overlap,
    squared_gap,
    ticks,
    within,
    x_at,
    y_at,
)
from runabout.games.road_wolf.measures.lines_of_fire import can_fire
from runabout.games.road_wolf.measures.slots import (
    all_adjacent,
    all_overlapping,
    all_within,
    first_hit,
    first_hit_among,
    rect_of,
)
from runabout.games.road_wolf.state import State
from tests.games.road_wolf import plain_geometry as plain
from tests.games.road_wolf.plain_geometry import Box

pytestmark = pytest.mark.compiled

INTERPRETED = bool(os.environ.get(INTERPRET))
EVERY = 20
"""One scene of so many is put to the interpreter too; where that is all there is, to the interpreter alone."""

SHAPES = [(12, 30), (24, 52), (25, 60), (28, 68), (30, 140), (30, 90), (35, 100), (15, 15)]  # of the box, halved
SHAPES += [(length, width) for width, length in SHAPES]  # wrecks
CARD = (70, 50)


# --- Questions about a scene, in one call -----------------------------------------------------------------------------


@rule
def ask_pair(state: State, box: Rect, reach: int, out: Cells) -> None:
    """All about a rectangle and slot 1, and the same of all slots at once."""
    other = rect_of(state, 1)
    out[0] = overlap(box, other)
    out[1] = contact(box, other)
    out[2] = squared_gap(box, other)
    out[3] = adjacent(box, other)
    out[4] = within(reach, box, other)
    out[5] = all_overlapping(state, box, 0)
    out[6] = all_adjacent(state, box, 0)
    out[7] = all_within(state, reach, box, 0)


@rule
def ask_move(state: State, move: Move, since: int, out: Cells) -> None:
    """What slot 0 hits in a move, when, and where it stands then."""
    hit = first_hit(state, move, since, 0)
    near = all_within(state, 2 * STICK, rect_of(state, 0), 0)  # no move is longer
    among = first_hit_among(state, move, since, near)
    out[0], out[1] = hit.thing, hit.tick
    out[4], out[5] = among.thing, among.tick
    if hit.tick < NEVER:
        out[2] = x_at(move, hit.tick)
        out[3] = y_at(move, hit.tick)


@rule
def ask_card(move: Move, since: int, stop: int, card: Rect, out: Cells) -> None:
    """Whether a mover gets onto a card, and how it passes it."""
    out[0] = tick_onto(move, since, stop, card)
    out[1] = passing(move, since, stop, card)
    out[2] = passing_tick(move, card.y)


@rule
def ask_border(move: Move, since: int, out: Cells) -> None:
    """Whether it leaves the road or the board."""
    out[0] = tick_off_road(move, since, ROAD)
    out[1] = on_road(move.x, move.half_width, ROAD)
    out[2] = tick_off_board(move)
    out[3] = edge_crossed(move)
    out[4] = is_off_board(move.x + move.dx, move.y + move.dy)


@rule
def ask_aside(state: State, box: Rect, out: Cells) -> None:
    """Where slot 0 goes to be out of the way of slot 1, and where it lies on nothing."""
    other = rect_of(state, 1)
    for to_right in range(2):
        new_x = aside(box, other, to_right)
        out[to_right] = new_x
        push = Move(box.x, box.y, box.half_width, box.half_length, new_x - box.x, 0)
        out[2 + to_right] = has_room_aside(state, push, 0)
    out[4] = nearer_side(box.x, other.x)
    out[5] = cleared(state, box, 0)


@rule
def ask_shot(state: State, shooter: Rect, reach: int, out: Cells) -> None:
    """Whether a shot is possible at slot 1 from a rectangle that is slot 0 or lies there."""
    out[0] = can_fire(state, shooter, rect_of(state, 1), reach, 0b11)


@pytest.fixture(scope="module")
def ask(tmp_path_factory):
    """Asks a rule, compiled, interpreted, or both, which then have to give the same answers."""
    folder = tmp_path_factory.mktemp("rules")
    ready = {}
    asked = {}

    def ask(template, *args):
        if template not in ready:
            binder = Binder({}, compiler.finish)
            ready[template] = bind(template, {}), compiler.compiled(binder, template, folder, template.__name__)
            asked[template] = 0
        slow, quick = ready[template]
        answers = np.zeros(8, np.int64).view(Cells)
        if not INTERPRETED:
            quick(*args, answers)
        if INTERPRETED or asked[template] % EVERY == 0:
            again = np.zeros(8, np.int64).view(Cells)
            slow(*args, again)
            assert INTERPRETED or list(answers) == list(again)
            answers = again
        asked[template] += 1
        return list(answers)

    return ask


def scenes(count):
    """Numbers of scenes: fewer where the interpreter has to do."""
    return range(count // EVERY if INTERPRETED else count)


def rect(box):
    """A box as the rules take it."""
    return Rect(box.x, box.y, box.half_width, box.half_length)


def move(box, dx, dy):
    """A move of a box as the rules take it."""
    return Move(*rect(box), dx, dy)


def slots(boxes):
    """A state with boxes in its slots, and an empty slot at the end."""
    state = State()
    state.slots = len(boxes) + 1
    for i, box in enumerate(boxes):
        state.x[i], state.y[i], state.half_width[i], state.half_length[i] = rect(box)
    return state


def beside(dice, box, shape, slack=(-31, -30, -29, -1, 0, 0, 0, 1, 29, 30, 31)):
    """A box whose sides are level with another's, or almost."""
    across = box.half_width + shape[0] + dice.choice(slack)
    along = box.half_length + shape[1] + dice.choice(slack)
    if dice.random() < 0.5:
        across = dice.randint(0, max(across, 0) + 5)
    if dice.random() < 0.5:
        along = dice.randint(0, max(along, 0) + 5)
    return Box(box.x + dice.choice((-1, 1)) * across, box.y + dice.choice((-1, 1)) * along, *shape)


def way(dice):
    """A step: any, one of a quarter inch lattice, one along or across, or a skid."""
    kind = dice.randrange(5)
    if kind == 0:
        return dice.randint(-160, 160), dice.randint(-160, 160)
    if kind == 1:
        return 10 * dice.randint(-16, 16), 10 * dice.randint(-16, 16)
    if kind == 2:
        die = dice.randint(1, 6)
        return int(SKID_ACROSS[die]), int(SKID_ALONG[die])
    far = dice.randint(-160, 160)
    return (far, 0) if kind == 3 else (0, 2 * far)


def tick_of(moment, dx, dy):
    """A moment as a tick, which has to be whole."""
    if moment is None:
        return NEVER
    tick = moment * ticks(Move(0, 0, 0, 0, dx, dy))
    assert tick == int(tick)
    return int(tick)


# --- Scenes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-033")
@pytest.mark.rule("RWA-126")
def test_rectangles_overlap_touch_and_are_near_as_in_plain_fractions(ask):
    dice = random.Random(1)
    near = 0
    for _ in scenes(20_000):
        box = Box(480, 900, *dice.choice(SHAPES))
        boxes = [box, *(beside(dice, box, dice.choice(SHAPES)) for _ in range(2))]
        reach = dice.choice((30, 31, 160))
        found = ask(ask_pair, slots(boxes), rect(box), reach)
        close = [plain.squared_gap(box, other) <= reach**2 for other in boxes]
        beside_it = [plain.adjacent(box, other) for other in boxes]
        under = [plain.overlap(box, other) for other in boxes]
        assert found[:5] == [
            under[1],
            plain.contact(box, boxes[1]),
            plain.squared_gap(box, boxes[1]),
            beside_it[1],
            close[1],
        ], boxes
        assert found[5:] == [sum(said[i] << i for i in (1, 2)) for said in (under, beside_it, close)], boxes
        near += beside_it[1] and not under[1]
    assert near > len(scenes(20_000)) // 10


@pytest.mark.rule("RW-172")
@pytest.mark.rule("RWA-118")
@pytest.mark.rule("RWA-119")
def test_a_move_hits_what_it_hits_in_plain_fractions_and_touches_it_where_it_stops(ask):
    dice = random.Random(2)
    hits = ties = 0
    for _ in scenes(7_000):
        mover = Box(480, 900, *dice.choice(SHAPES))
        dx, dy = way(dice)
        length = ticks(Move(0, 0, 0, 0, dx, dy))
        since = dice.choice((0, 0, dice.randrange(length)))
        boxes = [mover]
        for _ in range(dice.randint(1, 3)):
            moment = Fraction(dice.randrange(length + 1), length) if dice.random() < 0.7 else 0
            on_the_way = mover.at(mover.x + int(dx * moment), mover.y + int(dy * moment))
            other = beside(dice, on_the_way, dice.choice(SHAPES), (-5, -1, 0, 0, 0, 0, 1, 5))
            # As far to the other side, or almost: straight ahead both are met at once.
            level = Box(2 * mover.x - other.x, other.y, other.half_width + dice.choice((0, 0, 6)), other.half_length)
            start = plain.moved(mover, dx, dy, Fraction(since, length))
            boxes += [one for one in (other, level)[: dice.choice((1, 1, 2))] if not plain.overlap(start, one)]
        found, tick, x, y, *of_near = ask(ask_move, slots(boxes), move(mover, dx, dy), since)[:6]
        others, start = boxes[1:], Fraction(since, length)
        expected = plain.first_hit(mover, dx, dy, others, start)
        assert found == (expected + 1 if expected >= 0 else -1), (dx, dy, since, boxes)
        assert of_near == [found, tick], (dx, dy, since, boxes)
        if expected < 0:
            continue
        moment = plain.hit_at(mover, dx, dy, others[expected], start)
        assert tick == tick_of(moment, dx, dy), (dx, dy, since, boxes)
        there = mover.at(x, y)
        assert there == plain.standing(mover, dx, dy, moment)
        assert plain.contact(there, others[expected]), (dx, dy, since, boxes)
        assert not any(plain.overlap(there, other) for other in others), (dx, dy, since, boxes)
        hits += 1
        ties += sum(plain.hit_at(mover, dx, dy, other, start) == moment for other in others) > 1
    assert hits > len(scenes(7_000)) // 3
    assert ties > len(scenes(7_000)) // 50


@pytest.mark.rule("RWA-24")
@pytest.mark.rule("RWA-26")
def test_movers_get_onto_cards_and_pass_them_as_in_plain_fractions(ask):
    dice = random.Random(3)
    seen = dict.fromkeys(range(4), 0)
    for _ in scenes(10_000):
        mover = Box(480, 900, *dice.choice(SHAPES))
        dx, dy = way(dice)
        length = ticks(Move(0, 0, 0, 0, dx, dy))
        moment = Fraction(dice.randrange(length + 1), length)
        on_the_way = mover.at(mover.x + int(dx * moment), mover.y + int(dy * moment))
        card = beside(dice, on_the_way, CARD, (-5, -1, 0, 0, 1, 5))
        if dice.random() < 0.5:
            card = card.at(card.x, on_the_way.y + dice.choice((-1, 0, 0, 1)))
        chosen = sorted(
            dice.choice((0, length, int(moment * length), dice.randrange(length + 1), dice.randrange(length + 1)))
            for _ in range(2)
        )
        since, stop = chosen if chosen[0] < chosen[1] else (0, length)
        found = ask(ask_card, move(mover, dx, dy), since, stop, rect(card))
        run = Fraction(since, length), Fraction(stop, length)
        assert found[0] == tick_of(plain.onto_at(mover, dx, dy, *run, card), dx, dy), (mover, card, dx, dy, since, stop)
        assert found[1] == plain.passing(mover, dx, dy, *run, card), (mover, card, dx, dy, since, stop)
        if found[1]:
            assert found[2] == tick_of(Fraction(card.y - mover.y) / dy, dx, dy)
        seen[found[1]] += 1
        seen[3] += found[0] < NEVER
    assert min(seen.values()) > len(scenes(10_000)) // 20


@pytest.mark.rule("RWA-24")
@pytest.mark.rule("RWA-26")
def test_a_mover_gets_onto_a_card_once_and_passes_it_once_however_often_it_is_held_up(ask):
    dice = random.Random(4)
    for _ in scenes(2_000):
        mover = Box(480, 900, *dice.choice(SHAPES))
        dx, dy = way(dice)
        length = ticks(Move(0, 0, 0, 0, dx, dy))
        card = beside(dice, mover.at(mover.x + dx // 2, mover.y + dy // 2), CARD, (-5, -1, 0, 1))
        stops = sorted({0, length, *(dice.randrange(length + 1) for _ in range(4))})
        runs = [ask(ask_card, move(mover, dx, dy), since, stop, rect(card)) for since, stop in pairwise(stops)]
        whole = ask(ask_card, move(mover, dx, dy), 0, length, rect(card))
        assert sum(run[0] < NEVER for run in runs) == (whole[0] < NEVER), (mover, card, dx, dy, stops)
        assert sum(run[1] for run in runs) == whole[1], (mover, card, dx, dy, stops)


@pytest.mark.rule("RWA-14")
@pytest.mark.rule("RWA-16")
def test_road_and_board_are_left_as_in_plain_fractions(ask):
    dice = random.Random(5)
    left_road = left_board = 0
    for _ in scenes(10_000):
        shape = dice.choice(SHAPES)
        dx, dy = way(dice)
        length = ticks(Move(0, 0, 0, 0, dx, dy))
        since = dice.choice((0, 0, dice.randrange(length)))
        level = dice.choice((0, ROAD.left - shape[0], ROAD.left, ROAD.right, ROAD.right + shape[0], 960))
        x = min(max(level - dx * dice.choice((0, 1, dice.random())) + dice.choice((-1, 0, 0, 1)), 0), 960)
        y = min(
            max(dice.choice((0, 1920)) - dy * dice.choice((0, 1, dice.random())) + dice.choice((-1, 0, 1)), 0), 1920
        )
        mover = Box(int(x), int(y), *shape)
        found = ask(ask_border, move(mover, dx, dy), since)
        off_road = plain.off_road_at(mover, dx, dy, Fraction(since, length), ROAD.left, ROAD.right)
        moment, edge = plain.off_board_at(mover, dx, dy)
        assert found[0] == tick_of(off_road, dx, dy), (mover, dx, dy, since)
        assert found[1] == plain.overlap(mover, Box(480, mover.y, 120, 1000)), mover
        assert found[2:4] == [tick_of(moment, dx, dy), edge], (mover, dx, dy)
        assert found[4] == (edge > 0), (mover, dx, dy)
        left_road += off_road is not None
        left_board += edge > 0
    assert min(left_road, left_board) > len(scenes(10_000)) // 20


@pytest.mark.rule("RWA-23")
@pytest.mark.rule("RWA-128")
@pytest.mark.rule("RWA-131")
def test_things_are_put_out_of_the_way_as_in_plain_steps(ask):
    dice = random.Random(6)
    roomy = 0
    for _ in scenes(1_200):
        box = Box(dice.choice((20, 480, 940)), 900, *dice.choice(SHAPES))
        boxes = [box, *(beside(dice, box, dice.choice(SHAPES), (-9, -1, 0, 0, 1)) for _ in range(4))]
        found = ask(ask_aside, slots(boxes), rect(box))
        ways = [plain.aside(box, to_right, boxes[1]) for to_right in range(2)]
        room = [plain.has_room_aside(box, x, boxes[1:]) for x in ways]
        nearer = int(abs(ways[1] - box.x) < abs(ways[0] - box.x))
        if ways[0] == box.x:  # not in its way at all
            nearer = found[4]
        assert found[:6] == [*ways, *room, nearer, plain.cleared(box, boxes[1:])], boxes
        roomy += sum(room)
    assert len(scenes(1_200)) // 20 < roomy < 2 * len(scenes(1_200))


def crowd(dice):
    """A shooter, a target and what is in the way; the shooter may be a card or a line, and lie under something."""
    span = dice.choice((100, 120, 150, 200, 300))
    step = dice.choice((1, 5, 10, 20))
    boxes = []
    for _ in range(dice.choice((3, 6, 20, 100))):
        across, along = (step * dice.randint(-span // step, span // step) for _ in range(2))
        box = Box(480 + across, 900 + along, *dice.choice(SHAPES))
        if len(boxes) < 8 and not any(plain.overlap(box, other) for other in boxes):
            boxes.append(box)
    if len(boxes) < 2:
        return crowd(dice)
    if dice.random() < 0.25:
        boxes[0] = Box(boxes[0].x, boxes[0].y, *dice.choice((CARD, (120, 0), (0, 160))))
    return boxes, dice.choice((160, 160, 320, 250))


def corner_to_go_round(dice):
    """Two that lie round the corner of a third from each other, about as far as the range; a fourth shuts the straight
    way. Ways round the corner that touch nothing else are about as long as the range.
    """
    reach = dice.choice((125, 160, 250, 320))
    a = dice.randint(reach // 20, reach // 2)
    b = max(1, round((reach ** (2 / 3) - a ** (2 / 3)) ** 1.5) + dice.choice((-3, -2, -1, -1, 0, 0, 1)))
    low, near = dice.randint(0, a), dice.randint(0, b)
    sides = [
        (low, low + 2 * dice.randint(reach // 8, 140), -60, 0),
        (-60, 0, near, near + 2 * dice.randint(reach // 8, 140)),
        (a % 2 if dice.random() < 0.8 else a - 2 * dice.randint(0, a // 2), a, b % 2, b),
        (-100, 0, -100 + near % 2, near),
    ]
    flip, tip, turn = dice.choice((1, -1)), dice.choice((1, -1)), dice.random() < 0.5
    boxes = []
    for left, right, bottom, top in sides:
        x, y = 480 + flip * (left + right) // 2, 900 + tip * (bottom + top) // 2
        half_width, half_length = (right - left) // 2, (top - bottom) // 2
        boxes.append(Box(y, x, half_length, half_width) if turn else Box(x, y, half_width, half_length))
    boxes = [box for box in boxes if box.half_width and box.half_length]
    if dice.random() < 0.5:
        boxes[:2] = boxes[1::-1]
    for _ in range(dice.choice((0, 0, 5))):
        middle = boxes[2]
        box = Box(middle.x + dice.randint(-150, 150), middle.y + dice.randint(-150, 150), *dice.choice(SHAPES))
        if len(boxes) < 6 and not any(plain.overlap(box, other) for other in boxes):
            boxes.append(box)
    return boxes, reach


def ask_for_shots(ask, dice, scene, count):
    """Both asked; how many of the shots within range are possible, and how many are not."""
    possible = stopped = 0
    for _ in scenes(count):
        boxes, reach = scene(dice)
        shooter, target, *blockers = boxes
        found = ask(ask_shot, slots(boxes), rect(shooter), reach)[0]
        assert found == plain.can_fire(shooter, target, blockers, reach), (boxes, reach)
        possible += found
        stopped += not found and plain.squared_gap(shooter, target) <= reach**2
    return possible, stopped


@pytest.mark.rule("RW-032")
@pytest.mark.rule("RWA-58")
@pytest.mark.rule("RWA-127")
def test_lines_of_fire_in_a_crowd_are_those_of_plain_fractions(ask):
    possible, stopped = ask_for_shots(ask, random.Random(7), crowd, 1_200)
    assert possible > len(scenes(1_200)) // 2
    assert stopped >= len(scenes(1_200)) // 100


@pytest.mark.rule("RW-032")
@pytest.mark.rule("RWA-127")
def test_lines_of_fire_round_a_corner_are_those_of_plain_fractions(ask):
    possible, stopped = ask_for_shots(ask, random.Random(8), corner_to_go_round, 500)
    assert min(possible, stopped) > len(scenes(500)) // 10
