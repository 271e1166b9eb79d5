"""Road Wolf's geometry written a second time, from RULES.md, plainly and in exact fractions.

A moment of a move is the share of it that is done, 0 to 1. Nothing here is quick, and nothing is shared with the rules.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise, product
from numbers import Rational

BOARD = (960, 1920)
FINGER = 30


@dataclass
class Box:
    """An upright rectangle by its middle, half its width and half its length; whole numbers, or fractions."""

    x: Rational
    y: Rational
    half_width: Rational
    half_length: Rational

    def __post_init__(self):
        self.left, self.right = self.x - self.half_width, self.x + self.half_width
        self.bottom, self.top = self.y - self.half_length, self.y + self.half_length

    @property
    def corners(self):
        return list(product((self.left, self.right), (self.bottom, self.top)))

    def at(self, x, y):
        """The same rectangle elsewhere."""
        return Box(x, y, self.half_width, self.half_length)


def overlap(one, other):
    """They share a piece that has a width and a length (RWA-126)."""
    width = min(one.right, other.right) - max(one.left, other.left)
    length = min(one.top, other.top) - max(one.bottom, other.bottom)
    return width > 0 and length > 0


def contact(one, other):
    """They share a point at least (RWA-126)."""
    width = min(one.right, other.right) - max(one.left, other.left)
    length = min(one.top, other.top) - max(one.bottom, other.bottom)
    return width >= 0 and length >= 0


def squared_gap(one, other):
    """From some part of one to some part of the other (RW-033)."""
    across = max(one.left - other.right, other.left - one.right, 0)
    along = max(one.bottom - other.top, other.bottom - one.top, 0)
    return across**2 + along**2


def adjacent(one, other):
    """Less than a finger's width apart (RW-033)."""
    return squared_gap(one, other) < FINGER**2


# --- Moves ------------------------------------------------------------------------------------------------------------


def moved(box, dx, dy, moment):
    """Where it is at a moment, exactly."""
    return box.at(box.x + dx * moment, box.y + dy * moment)


def standing(box, dx, dy, moment):
    """Where it stands if it is stopped then: rounded back toward where it came from."""
    return box.at(box.x + int(dx * moment), box.y + int(dy * moment))


def moments(box, dx, dy, other, since=Fraction(0)):
    """When sides of both come level, in order, the rest of the move's first and last moments among them."""
    found = {since, Fraction(1)}
    if dx:
        found |= {Fraction(a - b) / dx for a in (other.left, other.right) for b in (box.left, box.right)}
    if dy:
        found |= {Fraction(a - b) / dy for a in (other.bottom, other.top) for b in (box.bottom, box.top)}
    return sorted(moment for moment in found if since <= moment <= 1)


def hit_at(box, dx, dy, other, since=Fraction(0)):
    """The moment at which a move hits something, or None (RW-172, RWA-118, RWA-126)."""
    when = moments(box, dx, dy, other, since)
    if contact(moved(box, dx, dy, since), other):
        into = (dx or dy) and overlap(moved(box, dx, dy, (when[0] + when[1]) / 2), other)
        return since if into else None
    return next((moment for moment in when if contact(moved(box, dx, dy, moment), other)), None)


def breadth(box, dx, dy):
    """From where to where a thing reaches, seen along a move."""
    places = [dx * y - dy * x for x, y in box.corners]
    return min(places), max(places)


def path_taken_up(box, dx, dy, other):
    """How much of the path of a move is taken up by something (RWA-119), times the length of the move."""
    (low, high), (other_low, other_high) = breadth(box, dx, dy), breadth(other, dx, dy)
    return min(high, other_high) - max(low, other_low)


def first_hit(box, dx, dy, others, since=Fraction(0)):
    """Which of several is hit, by number, or -1 (RWA-119)."""
    hits = []
    for number, other in enumerate(others):
        moment = hit_at(box, dx, dy, other, since)
        if moment is not None:
            hits.append((moment, -path_taken_up(box, dx, dy, other), other.x, number))
    return min(hits)[-1] if hits else -1


def onto_at(box, dx, dy, since, stop, card):
    """The moment from which it is on a card that it was not on before, or None (RWA-24, RWA-126)."""
    if overlap(standing(box, dx, dy, since), card):
        return None
    when = [moment for moment in moments(box, dx, dy, card, since) if moment < stop] + [stop]
    on = [first for first, then in pairwise(when) if overlap(moved(box, dx, dy, (first + then) / 2), card)]
    is_past = not overlap(moved(box, dx, dy, stop), card)
    if on and (is_past or overlap(standing(box, dx, dy, stop), card)):
        return on[0]
    return None


def passing(box, dx, dy, since, stop, card):
    """0: it has not passed the card; 1: over it; 2: round it (RWA-26)."""
    before, after = standing(box, dx, dy, since), standing(box, dx, dy, stop)
    if (before.y > card.y) == (after.y > card.y):
        return 0
    level = moved(box, dx, dy, Fraction(card.y - box.y) / dy)
    assert level.y == card.y
    return 1 if overlap(level, card) else 2


def off_road_at(box, dx, dy, since, left, right):
    """The moment at which it is wholly off the road, having been on it, or None (RWA-14)."""
    road = Box(Fraction(left + right) / 2, box.y, Fraction(right - left) / 2, Fraction(10**6))
    when = moments(box, dx, dy, road, since)
    was_on = False
    for first, then in pairwise(when):
        is_on = overlap(moved(box, dx, dy, (first + then) / 2), road)
        if was_on and not is_on:
            return first
        was_on = was_on or is_on
    if was_on and not overlap(moved(box, dx, dy, Fraction(1)), road):
        return Fraction(1)
    return None


def off_board_at(box, dx, dy):
    """The moment after which its middle is off the board, and the edge: 1 START, 2 END, 3 left, 4 right (RWA-16)."""
    board = Box(*(Fraction(size) / 2 for size in BOARD), *(Fraction(size) / 2 for size in BOARD))
    point = Box(box.x, box.y, Fraction(0), Fraction(0))
    for first, then in pairwise(moments(point, dx, dy, board)):
        after = moved(point, dx, dy, (first + then) / 2)
        beyond = (after.y < 0, after.y > BOARD[1], after.x < 0, after.x > BOARD[0])
        if any(beyond):
            return first, 1 + beyond.index(True)
    return None, 0


# --- Out of the way ---------------------------------------------------------------------------------------------------


def aside(box, to_right, other):
    """Where across the board it passes the other, tried inch by inch, so to speak (RWA-23)."""
    x = box.x
    while overlap(box.at(x, other.y), other):
        x += 1 if to_right else -1
    return x


def has_room_aside(box, x, others):
    """Nothing lies in what it is pushed over, and its middle stays on the board (RWA-131)."""
    swept = Box((box.x + x) / Fraction(2), box.y, box.half_width + abs(box.x - x) / Fraction(2), box.half_length)
    return 0 <= x <= BOARD[0] and not any(overlap(swept, other) for other in others)


def cleared(box, others):
    """Back toward the START until it lies on nothing (RWA-128)."""
    y = box.y
    while any(overlap(box.at(box.x, y), other) for other in others):
        y -= 1
    return y


# --- Lines of fire ----------------------------------------------------------------------------------------------------


def stretch(line, box):
    """From where to where along a line it lies in a rectangle, its sides counted; None if nowhere."""
    x, y, dx, dy = line
    enters, leaves = None, None
    for at, step, low, high in ((x, dx, box.left, box.right), (y, dy, box.bottom, box.top)):
        if step == 0:
            if not low <= at <= high:
                return None
            continue
        first, last = sorted((Fraction(low - at) / step, Fraction(high - at) / step))
        enters = first if enters is None else max(enters, first)
        leaves = last if leaves is None else min(leaves, last)
    return (enters, leaves) if enters <= leaves else None


def goes_inside(line, start, end, box):
    """Between two places on it, a line goes through the inside of a rectangle."""
    x, y, dx, dy = line
    if (dx == 0 and x in (box.left, box.right)) or (dy == 0 and y in (box.bottom, box.top)):
        return False
    inside = stretch(line, box)
    return inside is not None and inside[0] < inside[1] and inside[0] < end and inside[1] > start


def shot(line, shooter, target, blockers):
    """From where to where along a line a free shot goes, or None."""
    own, its = stretch(line, shooter), stretch(line, target)
    if own is None or its is None:
        return None
    start, end = (own[1], its[0]) if own[1] < its[0] else (its[1], own[0])
    if any(goes_inside(line, start, end, blocker) for blocker in blockers):
        return None
    return start, end


def squared_length(line, start, end):
    """The square of the length of a piece of a line."""
    return (end - start) ** 2 * (line[2] ** 2 + line[3] ** 2)


def turning_points(shooter, target, blockers):
    """All corners, and where sides of the shooter and of a blocker cross."""
    found = {corner for box in (shooter, target, *blockers) for corner in box.corners}
    for blocker in blockers:
        for one, other in ((shooter, blocker), (blocker, shooter)):
            for x, y in product((one.left, one.right), (other.bottom, other.top)):
                if other.left <= x <= other.right and one.bottom <= y <= one.top:
                    found.add((x, y))
    return sorted(found)


def can_fire(shooter, target, blockers, reach):
    """There is a free line that is not longer than `reach` (RW-031, RW-032, RWA-126, RWA-127)."""
    if squared_gap(shooter, target) > reach**2:
        return False
    if contact(shooter, target):
        return True
    points = turning_points(shooter, target, blockers)
    lines = [(x, y, *way) for x, y in points for way in ((0, 1), (1, 0))]
    lines += [(x, y, x2 - x, y2 - y) for (x, y), (x2, y2) in combinations(points, 2)]
    for line in lines:
        piece = shot(line, shooter, target, blockers)
        if piece is not None and squared_length(line, *piece) <= reach**2:
            return True
    corners = {corner for blocker in blockers for corner in blocker.corners}
    return any(fires_round(corner, points, shooter, target, blockers, reach) for corner in corners)


def fires_round(corner, points, shooter, target, blockers, reach):
    """Some free line through a corner, between two that go through another point as well, is in range."""
    x, y = corner
    slopes = sorted({Fraction(y2 - y) / (x2 - x) for x2, y2 in points if x2 != x} | {Fraction(0)})
    ends = [None, *slopes, None]  # None: upright
    for low, high in pairwise(ends):
        if low is None and high is None:
            continue
        if low is None:
            slope = high - 1
        elif high is None:
            slope = low + 1
        else:
            slope = (low + high) / 2
        line = (x, y, Fraction(1), slope)
        piece = shot(line, shooter, target, blockers)
        if piece is None:
            continue
        ups, levels = [], []  # the sides that it goes between: those along the board, and those across it
        for place, box in zip(piece, (shooter, target) if stretch(line, shooter)[1] <= piece[0] else (target, shooter)):
            on_side = x + place in (box.left, box.right)
            (ups if on_side else levels).append(x + place if on_side else y + slope * place)
        if len(ups) == 1 and falls_to(x, y, ups[0], levels[0], reach, low, high):
            return True
    return False


def falls_to(x, y, up, level, reach, low, high):
    """Whether, of lines through (x, y) from the line x = up to y = level, one between two slopes is not longer than
    `reach`. With slope m its squared length is (a m - b)² (1 + m²) / m², where a = up - x and b = level - y: is that
    times m², less reach² m², ever down to 0? Sturm counts how often, exactly.
    """
    a, b = up - x, level - y
    quartic = [a * a, -2 * a * b, a * a + b * b - reach**2, -2 * a * b, b * b]
    return roots_between(quartic, low, high) > 0


def roots_between(polynomial, low, high):
    """How many different roots it has between two places (None: no end), by its Sturm chain."""
    chain = [trimmed(polynomial), trimmed(derivative(polynomial))]
    while chain[-1]:
        chain.append([-part for part in remainder(chain[-2], chain[-1])])
    chain.pop()

    def changes(place, far):
        signs = []
        for part in chain:
            if place is None:
                value = part[0] * (far ** (len(part) - 1))
            else:
                value = Fraction(0)
                for factor in part:
                    value = value * place + factor
            if value:
                signs.append(value > 0)
        return sum(one != other for one, other in pairwise(signs))

    return changes(low, -1) - changes(high, 1)


def trimmed(polynomial):
    """Without leading noughts."""
    at = next((i for i, factor in enumerate(polynomial) if factor), len(polynomial))
    return list(polynomial[at:])


def derivative(polynomial):
    return [factor * (len(polynomial) - 1 - i) for i, factor in enumerate(polynomial[:-1])]


def remainder(one, other):
    """What one polynomial leaves when divided by another."""
    left = [Fraction(factor) for factor in one]
    while len(left) >= len(other):
        share = left[0] / other[0]
        left = [factor - share * (other[i] if i < len(other) else 0) for i, factor in enumerate(left)][1:]
    return trimmed(left)
