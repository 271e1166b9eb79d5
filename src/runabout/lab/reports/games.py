"""The games that a report shows: of each thing that it says, one that has it, as a record that can be replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from runabout.lab.compare import Comparison
from runabout.lab.intervals import Values
from runabout.lab.measure import Setting
from runabout.lab.records import record_of
from runabout.lab.reports.page import game_of
from runabout.lab.reports.sentences import Sentence
from runabout.lab.study import Answer, Study
from runabout.lab.tracks import Column
from runabout.match import dumps, load

GAMES_MAX = 8
"""Games whose records are in a report."""

LOOKED_AT = 100
"""Deals that are played once more to show an effect: of these the one on which it is largest."""


@dataclass(frozen=True)
class Shown:
    """A game in a report.

    Attributes:
        says: what it shows.
        setting, seed: it is one of the games of.
        unit, rotation: its number: of the deal, and of the seating.
    """

    says: str
    setting: Setting
    seed: int | str
    unit: int
    rotation: int
    path: Path | None = None  #: of a game that people have played

    @property
    def record(self) -> str:
        """Its record; "" where it is too long for one. Of people's games, without what says who they were."""
        if self.path:
            match = load(self.path, lambda game: game.interpreted)
            match.tags.clear()
            return dumps(match)
        return record_of(self.setting, self.seed, self.unit, self.rotation)

    @property
    def place(self) -> str:
        """Which of the games that were played it is, in a sentence."""
        return f"Deal {self.unit:,}, seating {self.rotation}."


class Gallery:
    """The games of one report, in their order there."""

    def __init__(self) -> None:
        self.games: list[Shown] = []

    def has_room(self, count: int) -> bool:
        """Whether so many more games may be shown."""
        return len(self.games) + count <= GAMES_MAX

    def show(self, *games: Shown) -> str:
        """Add games; the links to them, as HTML."""
        self.games += games
        numbers = range(len(self.games) - len(games) + 1, len(self.games) + 1)
        return "".join(f' <a href="#game-{number}">Game {number}</a>' for number in numbers)

    def examples(
        self,
        one: Sentence,
        answer: Answer,
        values: Sequence[Mapping[str, Values]],
        sides: Sequence[str] = ("A", "B"),
    ) -> str:
        """Add the game that shows what a sentence says; of two sides, both games of a deal.

        Args:
            one: the sentence.
            answer: of a study or a comparison.
            values: what it counted in every game (see `values_by_game`).
            sides: what the two are called.

        Returns:
            The links, as HTML; "" where there is no such game, or no more room.
        """
        if not one.game or one.column not in values[0] or not self.has_room(len(values)):
            return ""
        counted = values[-1][one.column] - values[0][one.column] if len(values) > 1 else values[0][one.column]
        place = np.argmax(counted) if one.most else np.argmin(counted)
        rotation, unit = (int(at) for at in np.unravel_index(place, counted.shape))
        is_difference, value = len(values) > 1, counted[rotation, unit]
        if (one.most and value <= 0) or (is_difference and not one.most and value >= 0):
            return ""
        says = f"{one.game} ({one.column})"
        path = answer.records[unit] if answer.records else None
        return self.show(
            *(
                Shown(f"{side}: {says}" if is_difference else says, study.setting, study.seed, unit, rotation, path)
                for side, study in zip(sides, answer.studies)
            )
        )

    def compared(self, says: str, column: str, is_more: bool, sides: Mapping[str, Study]) -> str:
        """Play two sides once more, and add the two games of the deal on which they differ most.

        Args:
            says: which deal it is.
            column: the figure.
            is_more: whether it is more on the second side, or less.
            sides: both, by what they are called.

        Returns:
            The links, as HTML; "" where they do not differ so on any deal, or there is no more room.
        """
        if not self.has_room(2):
            return ""
        first, second = (replace(one, deals=min(one.deals, LOOKED_AT), within={}) for one in sides.values())
        answer = Comparison(first, second).run(with_games=True)
        told = Sentence("", True, column, says, most=is_more)
        return self.examples(told, answer, values_by_game(answer), tuple(sides))

    @property
    def html(self) -> str:
        """All of them, for the page."""
        if not self.games:
            return "<p>None.</p>"
        return "".join(game_of(number, one.says, one.place, one.record) for number, one in enumerate(self.games, 1))


def values_by_game(answer: Answer) -> list[dict[str, Values]]:
    """By side, (seatings, deals) what was counted in every game, by the name of its figure."""
    found: list[dict[str, Values]] = []
    for study, rows in zip(answer.studies, answer.rows):
        setting, told = study.setting, dict[str, Values]()
        places = np.cumsum([0, *setting.widths])
        for place, metric in enumerate(setting.metrics):
            cells = rows[:, :, places[place] : places[place + 1]]
            values = np.stack([metric.values(setting.game, each) for each in cells])
            for at, figure in enumerate(metric.figures(setting.game, setting.seats)):
                told[Column(figure).name] = values[:, :, at]
        found.append(told)
    return found
