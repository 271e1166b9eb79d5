"""Who won, and what a score says: asked here by the match, the lab, the search and the page alike.

A score is one whole number a seat, more is better, and 0 or less wins nothing. Where seats compete, those with the best
score share the win. A team has won where its score is above 0. What a score divides into, points and tie-break, a game
declares by its `Scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from runabout.core.contract import TEAM_SCORE
from runabout.core.record import Cells
from runabout.core.rule import rule


@dataclass(frozen=True)
class Scoring:
    """What a game's scores are made of.

    Attributes:
        unit: a point is so many units of a score: 10 where a point has tenths, 2 where it has halves.
        tie_breaks: 0 where a score is points alone; else how many values the tie-break behind the points has. Such a
            score is made by `with_tie_break`.
        team: the best score that a team can reach where the game is co-operative; 0 where seats compete.
        won_only: a score says who won, and nothing more: no points are shown.
        sides: where seats play in sides, the setting of a scene that has the side of each: those of a side win
            together. "" where each plays alone, and for a team.
    """

    unit: int = 1
    tie_breaks: int = 0
    team: int = 0
    won_only: bool = False
    sides: str = ""

    def __post_init__(self) -> None:
        given: tuple[object, ...] = (self.unit, self.tie_breaks, self.team)
        if not all(isinstance(number, int) for number in given):
            raise ValueError(f"unit, tie-breaks and team are whole numbers: {self}")
        if self.unit < 1 or self.tie_breaks < 0 or self.team < 0 or (self.tie_breaks and self.unit > 1):
            raise ValueError(
                f"a unit is 1 or more, and goes with no tie-break; tie-breaks and team are not below 0: {self}"
            )
        if self.won_only and (self.tie_breaks or self.team):
            raise ValueError(f"a score that says only who won has no tie-break, and is no team's: {self}")
        if self.sides and self.team:
            raise ValueError(f"a team has no sides: {self}")

    def points(self, score: Any) -> Any:
        """The points of a score, or of an array of scores: whole numbers where a point has no parts."""
        if self.tie_breaks:
            return (score - 1) // self.tie_breaks
        return score if self.unit == 1 else score / self.unit

    def tie_break(self, score: Any) -> Any:
        """The tie-break after the points of a score, or of each score in an array; 0 where there is no tie-break."""
        return (score - 1) % self.tie_breaks if self.tie_breaks else score * 0

    def result(self, scores: Sequence[int]) -> Result:
        """The result of a finished game.

        Args:
            scores: of all seats, as the game's `score` writes them.
        """
        return Result(
            tuple(seat for seat, share in enumerate(win_shares(np.array([scores]), self.team)[0]) if share > 0),
            tuple(self.points(score) for score in scores),
            tuple(self.tie_break(score) for score in scores) if self.tie_breaks else (),
        )


@dataclass(frozen=True)
class Result:
    """How a game came out.

    Attributes:
        winners: the seats that won, ascending; () where nobody did.
        points: by seat.
        tie_breaks: by seat, what told equal points apart; () where the game has no tie-break.
    """

    winners: tuple[int, ...]
    points: tuple[float, ...]
    tie_breaks: tuple[int, ...] = ()


@rule
def with_tie_break(points: int, tie_break: int, tie_breaks: int) -> int:
    """The score of points with a tie-break from 0 to tie_breaks - 1 behind them. It is above 0 even where both are 0,
    so that seats without a point can share a win.
    """
    return points * tie_breaks + tie_break + 1


@rule
def win_share(scores: Cells, seats: int, seat: int) -> float:
    """A competing seat's share of the win: 1 divided by the number of winners, 0 for all others."""
    winners = 0
    best = scores[0]
    for other in range(seats):
        best = max(best, scores[other])
    if best <= 0 or scores[seat] < best:
        return 0.0
    for other in range(seats):
        if scores[other] == best:
            winners += 1
    return 1.0 / winners


@rule
def has_winner(scores: Cells, seats: int) -> bool:
    """Whether anybody has won: a seat, or the team."""
    for seat in range(seats):
        if scores[seat] > 0:
            return True
    return False


@rule
def reward(scores: Cells, seats: int, seat: int) -> float:
    """A result as a seat's reward from 0 to 1: its share of the win, or a team's share of the best score."""
    if TEAM_SCORE > 0:
        return float(min(1.0, max(0.0, scores[seat] / TEAM_SCORE)))
    return win_share(scores, seats, seat)


def win_shares(scores: npt.NDArray[Any], team: int = 0) -> npt.NDArray[np.float64]:
    """Each seat's share of the win in many games, as `win_share` has it; each seat of a winning team has all of it.

    Args:
        scores: (games, seats) scores.
        team: as in Scoring.

    Returns:
        (games, seats) shares from 0 to 1.
    """
    best = scores.max(axis=1, keepdims=True)
    won: npt.NDArray[np.float64] = ((scores == best) & (best > 0)).astype(np.float64)
    if team:
        return won
    shares: npt.NDArray[np.float64] = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return shares
