"""The evaluation of a game that is not over, by the facts and weights of `prospects`."""

from __future__ import annotations

import numpy as np

from runabout.core.contract import WHOLE
from runabout.core.exact import exp
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.bots.prospects import DRAWS, LOGIT, STAKES, TO_DRAW, Stake, weigh, weigh_alone
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rounds.turns import ACTIONS_EACH
from runabout.games.road_wolf.state import Ask, State

DEPTHS = np.where(STAKES == Stake.TAKE, 48, 16)
"""By mission: decisions after which a playout stops. Sixteen are a vehicle's turn or two, with what comes before; that
is often too few to see the Truck of Hijackers drive or change hands, and 48 are a round and a half (decision 0115).
"""

MOST = 20.0  #: logits: more is certain


@rule
def is_quiescent(state: State) -> bool:
    """Whether no vehicle has begun something that is not finished: a seat chooses one, or the one that it has begins.
    Before play nothing is known yet.
    """
    if state.round == 0:
        return False
    if state.asks == Ask.ACT:
        return bool(state.actions[state.acting] == ACTIONS_EACH and state.spent[state.acting] == 0)
    return bool(state.asks == Ask.VEHICLE)


@rule
def playout_depth(state: State) -> int:
    """Decisions after which a playout stops, by the mission."""
    return int(DEPTHS[state.house[House.MISSION]])


@rule
def evaluate(state: State, out: Cells) -> None:
    """Each seat's prospects, in parts of WHOLE."""
    if EACH_FOR_ONESELF[state.house[House.MISSION]]:
        share_alone(state, out)
    else:
        share_by_sides(state, out)


@rule
def share_by_sides(state: State, out: Cells) -> None:
    """The chances of either side, shared among its seats; a draw is half a win."""
    stake = STAKES[state.house[House.MISSION]]
    chance = logistic(weigh(state, stake))
    if DRAWS[stake]:
        chance = (chance + logistic(weigh(state, stake + TO_DRAW))) / 2
    first = int(WHOLE * chance)
    for side in range(2):
        left = first if side == 0 else WHOLE - first
        count = 0
        for seat in range(state.seats):
            count += state.side[seat] == side
        for seat in range(state.seats):
            if state.side[seat] == side:
                out[seat] = left // count
                left -= out[seat]
                count -= 1


@rule
def share_alone(state: State, out: Cells) -> None:
    """Everybody's chances against everybody: for two it is the same logistic regression, for more its softmax."""
    stake = STAKES[state.house[House.MISSION]]
    left, best = WHOLE, 0
    for seat in range(state.seats):
        others = 0.0
        mine = weigh_alone(state, stake, seat)
        for other in range(state.seats):
            others += exp(clipped(weigh_alone(state, stake, other) - mine))
        out[seat] = int(WHOLE / others)
        left -= out[seat]
        if out[seat] > out[best]:
            best = seat
    out[best] += left


@rule
def logistic(weight: int) -> float:
    """The probability of a weight, which is in logits."""
    return 1 / (1 + exp(-clipped(weight)))


@rule
def clipped(weight: int) -> float:
    """A weight in logits."""
    return max(-MOST, min(MOST, weight / LOGIT))
