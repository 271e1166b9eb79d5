"""The games that a report shows: of each thing that it says, one that has it, as a record that can be replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from runabout.lab.compare import Comparison
from runabout.lab.intervals import Values
from runabout.lab.records import record_of
from runabout.lab.reports.page import game_of
from runabout.lab.reports.sentences import Sentence
from runabout.lab.study import Answer, Study, Told
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
        study: it is one of the games of.
        unit, rotation: its number: of the deal, and of the seating.
        counted: (cells,) what was counted in it.
    """

    says: str
    study: Study
    unit: int
    rotation: int
    counted: Values
    path: Path | None = None  #: of a game that people have played

    @property
    def record(self) -> str | None:
        """Its record (see `record_of`). Of people's games, without what says who they were."""
        if self.path:
            match = load(self.path, lambda game: game.interpreted)
            match.tags.clear()
            return dumps(match)
        return record_of(self.study.setting, self.study.seed, self.unit, self.rotation, self.counted)

    @property
    def place(self) -> str:
        """Which of the games that were played it is, in a sentence."""
        if self.path:
            return f"Game {self.unit + 1:,} of those that people have played."
        players = [one.name for one in self.study.setting.rotations[self.rotation]]
        seated = f", in the seats: {', '.join(players)}" if len(set(players)) > 1 else ""
        return f"Deal {self.unit + 1:,}{seated}."


class Gallery:
    """The games of one report, in their order there.

    Args:
        jobs: threads to play games once more on; None for one a core.
        on_progress: told how many more deals were played once more.
    """

    def __init__(self, jobs: int | None = None, on_progress: Told | None = None) -> None:
        self.games: list[Shown] = []
        self._jobs, self._on_progress = jobs, on_progress

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
        says: Sequence[str] = (),
        least: float = 0.0,
    ) -> str:
        """Add the game that shows what a sentence says; of two sides, both games of a deal.

        Args:
            one: the sentence.
            answer: of a study or a comparison.
            values: what it counted in every game (see `values_by_game`).
            says: what the game of each side shows; () for what the sentence says of it.
            least: how much of the figure, or of the difference, there must be at least to show it; 0: any.

        Returns:
            The links, as HTML; "" where there is no such game, or no more room.
        """
        if not one.game or one.column not in values[0] or not self.has_room(len(values)):
            return ""
        counted = values[-1][one.column] - values[0][one.column] if len(values) > 1 else values[0][one.column]
        place = np.argmax(counted) if one.most else np.argmin(counted)
        rotation, unit = (int(at) for at in np.unravel_index(place, counted.shape))
        is_difference, value = len(values) > 1, counted[rotation, unit]
        shows = value if one.most else -value
        if (is_difference or one.most) and not (shows > 0 and shows >= least):
            return ""
        if not says:
            text = f"{one.game} ({one.column})"
            says = [f"{letter}: {text}" for letter in "AB"] if is_difference else [text]
        path = answer.records[unit] if answer.records else None
        return self.show(
            *(
                Shown(text, study, unit, rotation, rows[rotation, unit], path)
                for text, study, rows in zip(says, answer.studies, answer.rows)
            )
        )

    def compared(
        self, column: str, is_more: bool, says: Sequence[str], sides: tuple[Study, Study], least: float = 0.0
    ) -> str:
        """Play two sides once more, and add the two games of the deal on which they differ most in one direction.

        Args:
            column: the figure.
            is_more: whether it is more on the second side, or less.
            says: what the game of each side shows.
            sides: both.
            least: by how much they must differ at least.

        Returns:
            The links, as HTML; "" where they do not differ so on any deal, or there is no more room.
        """
        return self._again(column, is_more, says, Comparison(*map(_few, sides)), least) if self.has_room(2) else ""

    def among(self, column: str, is_most: bool, says: str, study: Study, least: float = 0.0) -> str:
        """Play a study once more, and add the game with the most of a figure, at least so much, or with the fewest; the
        link, as HTML.
        """
        return self._again(column, is_most, [says], _few(study), least) if self.has_room(1) else ""

    def _again(self, column: str, is_most: bool, says: Sequence[str], asked: Study | Comparison, least: float) -> str:
        answer = asked.run(self._on_progress, jobs=self._jobs, with_games=True)
        if not answer.is_complete:
            raise KeyboardInterrupt
        told = Sentence("", True, column, "the game", most=is_most)
        return self.examples(told, answer, values_by_game(answer), says, least)

    @property
    def html(self) -> str:
        """All of them, for the page."""
        if not self.games:
            return "<p>None.</p>"
        return "".join(game_of(number, one.says, one.place, one.record) for number, one in enumerate(self.games, 1))


def _few(study: Study) -> Study:
    """The first deals of a study."""
    return replace(study, deals=min(study.deals, LOOKED_AT), within={})


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
