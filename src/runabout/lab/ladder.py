"""Skill against luck: how much more a stronger bot wins than a weaker one on the same deals, level by level.

One stronger bot plays against weaker ones, and each deal is played once with the stronger bot in each seat. So for each
seat of each deal there are a result of the stronger bot and results of the weaker ones, from the same cards, as in
duplicate bridge. The difference between them measures skill. How often both are the same is told beside how often
results of different deals are: what it is above that, the deal decides. A team plays each deal once with stronger and
once with weaker bots in all seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from runabout.core.game import Game
from runabout.lab.causes import Effect
from runabout.lab.compare import Comparison
from runabout.lab.intervals import CONFIDENCE, Aim, BoundedMeans, Values
from runabout.lab.players import Player, player
from runabout.lab.simulate import BadRun
from runabout.lab.study import Answer, Study
from runabout.match.seating import seats_at

LEVELS = ("random", "greedy", "easy")
"""The levels unless others are given: those whose games take little time."""

TOLD = 2
"""Figures of a rung: both share its error probability."""


@dataclass(frozen=True)
class Rung:
    """Two neighbouring levels of a ladder, compared on the same deals.

    Attributes:
        weaker, stronger: the names of the bots.
        edge: the mean share of the win of the stronger bot less that of the weaker, in the same seat of the same deals,
            from -1 to 1: 0 where skill has no effect, 1 where it decides every game.
        alike: the share of the results that are the same for both bots, from 0 to 1.
        alike_apart: the same share among results of different deals, which are the same by chance.
        answer: of the games, with what was counted in each.
    """

    weaker: str
    stronger: str
    edge: Effect
    alike: Effect
    alike_apart: float
    answer: Answer = field(repr=False, compare=False)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        names = {"weaker": self.weaker, "stronger": self.stronger}
        told = {"edge": self.edge.as_dict(), "alike": self.alike.as_dict()}
        return names | told | {"alike_apart": round(self.alike_apart, 6)}


@dataclass(frozen=True)
class Ladder:
    """A question about skill: by how much is each level better than the one before?

    Attributes:
        game: the game.
        levels: two levels or more, the weakest first.
        seats, options, deals, seed: as in a study.
        confidence: with which all intervals hold together.

    Raises:
        BadRun, BadSeats, BadLevel, BadOption: an argument cannot be used; the message names what can.
    """

    game: Game
    levels: Sequence[str | type | Player] = LEVELS
    seats: int | None = None
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    deals: int = 1000
    confidence: float = CONFIDENCE
    seed: int | str = 0

    def __post_init__(self) -> None:
        names = [one.name for one in self.players]
        if len(names) < 2 or len(set(names)) < len(names):
            raise BadRun(
                f"A ladder has two levels or more, all different, the weakest first; {', '.join(names) or 'none'} came."
            )
        if not self.game.scoring.team and self._at_table < 2:
            raise BadRun("Skill is measured at a table of 2 seats or more, where seats compete; 1 came.")
        _ = self.rungs

    @property
    def players(self) -> list[Player]:
        """The bots, the weakest first."""
        return [player(one) for one in self.levels]

    @property
    def _at_table(self) -> int:
        return seats_at(self.game, self.seats)

    @cached_property
    def rungs(self) -> list[tuple[Study, ...]]:
        """The studies of each pair of levels: one, or one for each of two teams."""
        found = []
        for weaker, stronger in zip(self.players, self.players[1:]):
            tables = [[stronger, *[weaker] * (self._at_table - 1)]]
            if self.game.scoring.team:
                tables = [[weaker], [stronger]]
            found.append(tuple(map(self._study, tables)))
        return found

    def _study(self, bots: Sequence[Player]) -> Study:
        return Study(self.game, self._at_table, bots, self.options, metrics=("wins",), deals=self.deals, seed=self.seed)

    @property
    def header(self) -> dict[str, Any]:
        """What identifies the question, as plain data."""
        told = dict(self.rungs[0][0].header)
        for name in ("bots", "within", "metrics"):
            del told[name]
        return told | {"levels": [one.name for one in self.players], "confidence": self.confidence}

    def run(
        self,
        on_progress: Callable[[int], None] | None = None,
        keep: Path | None = None,
        jobs: int | None = None,
    ) -> list[Rung]:
        """Play the games of all rungs.

        Args:
            on_progress: is told of each rung that is done, of `len(rungs)`.
            keep: a file for finished games; each rung has a file of its own beside it, with its number.
            jobs: threads; None for one for each core.

        Raises:
            BadKept, CannotKeep: a file is of another question, or damaged; it cannot be written.
            KeyboardInterrupt: before all rungs were done.
        """
        found = []
        for number, studies in enumerate(self.rungs):
            beside = keep and keep.with_stem(f"{keep.stem}-{number + 1}")
            answer = self._played(studies, beside, jobs)
            found.append(self._rung(number, answer))
            if on_progress:
                on_progress(1)
        return found

    def _played(self, studies: Sequence[Study], keep: Path | None, jobs: int | None) -> Answer:
        question = studies[0] if len(studies) == 1 else Comparison(*studies)
        answer = question.run(keep=keep, jobs=jobs, with_games=True)
        if not answer.is_complete:
            raise KeyboardInterrupt
        return answer

    def _rung(self, number: int, answer: Answer) -> Rung:
        each = 1 - (1 - self.confidence) / (TOLD * len(self.rungs))
        weaker, stronger = self.players[number].name, self.players[number + 1].name
        edge, alike = paired(answer)
        apart = float(paired(answer, 1)[1].mean())
        return Rung(weaker, stronger, mean_effect(edge, -1.0, each), mean_effect(alike, 0.0, each), apart, answer)


def paired(answer: Answer, shift: int = 0) -> tuple[Values, Values]:
    """(deals,) the mean difference between the results of the stronger and the weaker bot, and (deals,) the share of
    results that are the same: means over all seats and over all seatings of a deal.

    Args:
        answer: with its games.
        shift: the weaker bot's results are those of the deal that comes so many before; 0: of the same deal.
    """
    rows = answer.rows
    if len(rows) > 1:
        weak, strong = np.roll(rows[0][0, :, 0], shift), rows[1][0, :, 0]
        return strong - weak, 1 - np.abs(strong - weak)
    won = rows[0]
    seats = won.shape[2]
    edge, alike = np.zeros(won.shape[1]), np.zeros(won.shape[1])
    for seat in range(seats):
        for seating in range(seats):  # the stronger sits in the seat of that number
            if seating != seat:
                gap = won[seat, :, seat] - np.roll(won[seating, :, seat], shift)
                edge += gap
                alike += 1 - np.abs(gap)
    pairs = seats * (seats - 1)
    return edge / pairs, alike / pairs


def mean_effect(values: Values, low: float, confidence: float) -> Effect:
    """The mean of values up to 1, with its interval."""
    means = BoundedMeans(1, Aim(len(values), confidence=confidence), low, 1.0)
    means.add(values[:, None])
    lows, highs = means.intervals()
    return Effect(float(values.mean()), float(lows[0]), float(highs[0]))
