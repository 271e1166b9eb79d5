"""Two ways to play a game, on the same deals: what differs between them, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from runabout.core.errors import RunaboutError
from runabout.lab.study import Answer, Place, Run, Study


class BadComparison(RunaboutError):
    """Two studies whose differences cannot be told."""


@dataclass(frozen=True)
class Comparison:
    """Two sides of a question: every figure of the second less that of the first, deal by deal. What luck gives to
    both cancels out, so that fewer games are needed than for two studies.

    Attributes:
        first, second: what is compared. They are of one game, and count, stop and seat alike; options, bots and data
            differ.

    Raises:
        BadComparison: they do not.
    """

    first: Study
    second: Study

    def __post_init__(self) -> None:
        one, other = self.sides
        for name in ("game", "deals", "seed", "confidence"):
            if getattr(one, name) != getattr(other, name):
                raise BadComparison(f"Both sides of a comparison have the same {name}; these do not.")
        if one.setting.seats != other.setting.seats or dict(one.within) != dict(other.within):
            raise BadComparison("Both sides of a comparison have as many seats, and end at the same widths.")
        if len(one.setting.rotations) != len(other.setting.rotations):
            raise BadComparison(
                f"Both sides of a comparison have as many seatings of a deal; these have {len(one.setting.rotations)} "
                f"and {len(other.setting.rotations)}: let as many different bots play on both."
            )
        told = [[each.figure for part in side.columns for each in part.columns] for side in self.sides]
        if told[0] != told[1]:
            raise BadComparison("Both sides of a comparison count the same figures; these do not.")

    @property
    def sides(self) -> tuple[Study, Study]:
        """Both, in their order."""
        return self.first, self.second

    def run(
        self,
        on_progress: Callable[[int], None] | None = None,
        keep: Path | None = None,
        jobs: int | None = None,
        with_games: bool = False,
        on: str | Place = "",
    ) -> Answer:
        """Play both until their differences are sure enough (see `Study.run`)."""
        return Run(self.sides, keep, jobs, with_games, on=on).play(on_progress)
