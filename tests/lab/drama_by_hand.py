"""The drama of recorded games, worked out by hand.

Winning chances are known at a look where all playouts of greedy bots have the same winners, whatever chance gives.
These games have no other looks, and the comments say why each chance is what it is. In most of them a seat that is sure
to win as a greedy bot lets it pass.

By a seat's lack we mean the best chance of the other seats less its own. Were chances not smoothed, `behind` would be
the sum of the winner's lacks above 0, divided by the number of looks. But all are smoothed, even those that are known:
from the chances s that the playouts gave, the smoother finds those chances x for which this is least:

    sum of (x - s) squared / noise + sum of (x - x one look later) squared / (step - 2 noise)

Here `step` is the mean square of the differences between two looks, and `noise` is the mean of s (1 - s), but at least
half a playout (1/128), divided by the 64 playouts. It follows that the sum of a seat's chances over all looks stays as
it is, and that of two chances of a seat, one look apart, the higher one gives up to the lower one

    weight = noise / step

of their difference; what is left out there is as small as the square of the weight. So wherever the winner passes from
behind to ahead, or back, the sum of the lacks above 0 falls by the weight times the change of the lack.

`led for good` counts the looks up to the last one at which the lack, smoothed, is above 0.1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

LEAST_NOISE = 1 / 128 / 64


class Course(NamedTuple):
    """How the winning chances go in a recorded game, and what its drama is.

    Attributes:
        looks: the chances of all seats, in order, each after the number of looks at which they are that.
        behind: of the winners, as a mean over the looks and over those who share the win.
        led_for_good: likewise.
        first: how many decisions are cut off, since chances are not known there.
        within: how near `behind` has to be.
    """

    looks: Sequence[tuple[int, tuple[float, ...]]]
    behind: float
    led_for_good: float
    first: int = 0
    within: float = 1e-6


# Twice, two of four seats change by 1: four squares of 1 over 12 steps.
SLIP_WEIGHT = LEAST_NOISE / (4 / (12 * 4))

# Four of 27 chances are 1/2. Two of three seats change by 1/2, and later two by 1, over 8 steps.
HELD_WEIGHT = (4 * (1 / 4) / 27 / 64) / ((2 * (1 / 4) + 2) / (8 * 3))

# Ten of 20 chances are 1/2. Both seats change by 1/2 once, over 9 steps.
HALF_WEIGHT = (10 * (1 / 4) / 20 / 64) / (2 * (1 / 4) / (9 * 2))

# Both seats change by 1 three times, over 5 steps.
DAWDLING_WEIGHT = LEAST_NOISE / (6 / (5 * 2))

# Six of 18 chances are 1/2. Both seats change by 1/2 twice, over 8 steps.
TIME_WEIGHT = (6 * (1 / 4) / 18 / 64) / (4 * (1 / 4) / (8 * 2))

BY_HAND = {
    # A whole game of four seats, with two cards each. A greedy bot makes an attempt where it can, and prevents one
    # where it can. The one Escape in their hands is seat 3's Cactus!, which prevents a launch and nothing else.
    "road_runner/recorded/let_slip": Course(
        [
            # Seat 1 has a Rocket, a chase by itself, and beside it nothing that is of use in an attempt. It passes.
            (1, (1, 0, 0, 0)),
            # All that seat 2 can make is a launch, with its Catapult: the Cactus! prevents it. Then it is the turn of
            # seat 3, which has a Giant Spring: whatever it draws, it makes an attempt, and no other seat has an Escape.
            # Seat 2 lays and calls, seat 3 plays its Cactus!, seats 4 and 1 decline, seat 3 has its turn: it passes.
            (6, (0, 0, 1, 0)),
            # Seat 4 has Anvil (DROP), Sail (THRUSTER), Tunnel and Level Crossing (ROAD), no two of which go together:
            # it has to pass. Then seat 1 still has its Rocket: whatever it is passed and draws, it makes an attempt.
            # Seat 1 lays and calls, and the three others decline.
            (6, (1, 0, 0, 0)),
        ],
        # Seat 1 lacks 1 at six of 13 looks. It passes from 1 ahead to 1 behind, and back.
        behind=(6 - SLIP_WEIGHT * (2 + 2)) / 13,
        led_for_good=7 / 13,
    ),
    # A whole game of three seats, one turn each, without trends. A greedy bot forms what it can, beginning with the
    # highest card that it can begin with, rather than riff or discard. So seats 1 and 2 form 7, 8, 9, for 24 points,
    # whatever they draw: their other cards are three equal ones, and no outfit begins higher, but for three 8s or 9s.
    # Seat 3 has 2, 3, 4, and comes to 15 points at most, even with what the others discard.
    "rummy_runway/recorded/held_back": Course(
        [
            # Seats 1 and 2 have as many points and as good an outfit: they share the win. Seat 1 draws, and discards.
            (2, (1 / 2, 1 / 2, 0)),
            # Seat 1 has no points, and no more turn. Seat 2 draws, and discards.
            (2, (0, 1, 0)),
            # Nor has seat 2. Whatever seat 3 forms wins. It draws, lays three cards, and discards.
            (5, (0, 0, 1)),
        ],
        # Seat 3 lacks 1/2 twice, to the better one of two seats, and 1 twice. It passes from 1 behind to 1 ahead.
        behind=(2 * (1 / 2) + 2 * 1 - HELD_WEIGHT * 2) / 9,
        led_for_good=4 / 9,
    ),
    # A whole game of two seats on the same terms, with a shared win.
    "rummy_runway/recorded/half_a_win": Course(
        [
            # Seat 1 can form 7, 8, 9 and 2, 3, 4, or better; seat 2 no more than 7, 8, 9 and an outfit of three 0s.
            # Seat 1 draws, lays 7, 8, 9, and discards, where it could form the second outfit.
            (5, (1, 0)),
            # Now each has 24 points, with one outfit of 24. Seat 2 draws, lays 7, 8, 9, and discards.
            (5, (1 / 2, 1 / 2)),
        ],
        # Seat 1 is never behind. Seat 2 lacks 1 at five of ten looks, and is never ahead, so that the sum of its lacks
        # stays the same. At the sixth look it gets HALF_WEIGHT, 0.07: less than 0.1.
        behind=(0 + 5 / 10) / 2,
        led_for_good=(0 + 5 / 10) / 2,
        within=1e-12,
    ),
    # The last six of 22 decisions of a race. Each seat has two pawns in the Shoppe, and its third one 11 spaces before
    # the first circle of its safety zone, with the 11 in hand. A pawn in its zone is out of reach of the other seat. A
    # greedy bot takes a pawn into the Shoppe where it can, else into the zone, and keeps its Special cards meanwhile.
    "riverdale/recorded/dawdling": Course(
        [
            # Seat 1 comes into the zone, and from there into the Shoppe with its 5. Seat 2 comes into the zone, one
            # turn too late. Then seat 1 plays a 1 instead of the 5; it holds the 4 that it needs next.
            (3, (1, 0)),
            # Seat 2 has the 5 that it needs. It plays a 1.
            (1, (0, 1)),
            # Seat 1 has the 4 that it needs. It plays a 2.
            (1, (1, 0)),
            # Seat 2 has the 4 that it needs now, and plays it.
            (1, (0, 1)),
        ],
        # Seat 2 lacks 1 at four of six looks. It passes to 1 ahead, back to 1 behind, and to 1 ahead again.
        behind=(4 - DAWDLING_WEIGHT * (2 + 2 + 2)) / 6,
        led_for_good=5 / 6,
        first=16,
    ),
    # The fourth round of Interceptor, which is the last: nine of 67 decisions. Seat 1, the Runners, has two bikes, 4.75
    # and 11.25 inches before the END. No road card lies on the board. A bike goes three times 4 inches in a turn, and a
    # greedy bot drives its Runners straight ahead over the END. Seat 2 has a Coupe, 33 inches behind: out of reach.
    "road_wolf/recorded/out_of_time": Course(
        [
            # Both bikes get away, for 2 points to 0. Seat 1 says which one acts, that it moves, and where to: over the
            # left edge, so that it is stopped.
            (3, (1, 0)),
            # The other one gets away, for 1 point to 1: a draw. Seat 1 says that it moves, where to - 4 inches ahead -
            # and that it brakes.
            (3, (1 / 2, 1 / 2)),
            # It falls back, by 1.5 inches at least where a bot brakes, to 8.75 before the END or more. One move and the
            # skid that a card may cause in the road's turn come to 8: the rounds run out with 0 points to 1, or to 2.
            # Seat 1 says where to, and that it is done, and so does seat 2.
            (3, (0, 1)),
        ],
        # Seat 2 lacks 1 at three of nine looks. At the fourth look it gets what it gives up at the third, TIME_WEIGHT
        # or 0.02, and still lacks that, but less than 0.1. At the fifth both are level, so that the fourth gives up
        # hardly anything.
        behind=3 / 9,
        led_for_good=3 / 9,
        first=58,
        within=TIME_WEIGHT**2,
    ),
    # A whole game of Chase that is over after one round. The Cops, seat 2, win unless a Runner leaves over the END.
    # That is more than 46 inches away; a Nitro and a bike's three moves come to 20, and a skid to 4. So the Cops are
    # sure to win before the first vehicle is bought.
    "road_wolf/recorded/a_single_round": Course([(8, (0, 1))], behind=0, led_for_good=0),
}
