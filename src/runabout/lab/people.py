"""Games that people have played, counted as a study counts those of bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from runabout.core.errors import RunaboutError
from runabout.core.game import Game
from runabout.lab.intervals import CONFIDENCE, Values
from runabout.lab.metrics import AnyMetric
from runabout.lab.players import Player
from runabout.lab.records import counted
from runabout.lab.study import Answer, Study
from runabout.lab.tracks import Track, plan
from runabout.match import Match, load

SUFFIX = ".run"

PEOPLE = Player("people")
"""Who sits in every seat: what a study says of the others does not depend on who they were."""


class BadFolder(RunaboutError):
    """A folder in which there is no game to count."""


@dataclass(frozen=True)
class Left:
    """A record that was not counted.

    Attributes:
        path: the file.
        why: in a sentence.
    """

    path: Path
    why: str


@dataclass(frozen=True)
class People:
    """What was counted in people's games.

    Attributes:
        answers: by the number of seats, what a study would tell; a deal is a game, in the order of file names.
        left: damaged records, other games, and games that are not over.
    """

    answers: dict[int, Answer]
    left: list[Left]

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        left = [{"file": str(one.path), "why": one.why} for one in self.left]
        return {"by_seats": {str(seats): one.as_dict() for seats, one in self.answers.items()}, "left_out": left}


def study_records(
    game: Game,
    folder: Path,
    metrics: Sequence[str | AnyMetric] = (),
    seats: int | None = None,
    confidence: float = CONFIDENCE,
    on_progress: Callable[[int], None] | None = None,
) -> People:
    """Count in every record of a game in a folder and those in it.

    Args:
        game: whose records.
        folder: files that end in ".run" are read.
        metrics: as in a study.
        seats: only games with so many; None for all, each number by itself.
        confidence: of each interval, taking games for a fair sample of those that such people play.
        on_progress: told how many more files are read.

    Raises:
        BadMetric: there is no such metric, or the game does not offer it.
        BadFolder: there is no finished game to count; the message says what there is instead.
    """
    began, left = time.perf_counter(), list[Left]()
    if not folder.is_dir():
        raise BadFolder(f"{folder} is no folder: name one with records of games, files that end in {SUFFIX}.")
    rows: dict[int, list[Values]] = {}
    matches: dict[int, list[Path]] = {}
    settings: dict[int, Study] = {}
    for path, found in _read(folder, left):
        why = _unfit(game, found, seats)
        if why:
            left.append(Left(path, why))
        else:
            if found.seats not in settings:
                settings[found.seats] = Study(game, found.seats, [PEOPLE], metrics=metrics, confidence=confidence)
            rows.setdefault(found.seats, []).append(counted(found, settings[found.seats].setting.metrics))
            matches.setdefault(found.seats, []).append(path)
        if on_progress:
            on_progress(1)
    if not rows:
        _ = Study(game, seats, [PEOPLE], metrics=metrics)  # what was asked for is looked at all the same
        reasons = "; ".join(f"{one.path.name}: {one.why}" for one in left[:3]) or f"no file ends in {SUFFIX}"
        raise BadFolder(f"{folder} has no finished game of {game.title} to count ({reasons}).")
    seconds = time.perf_counter() - began
    answers = {
        number: _answer(settings[number], np.array(rows[number])[None], matches[number], seconds)
        for number in sorted(rows)
    }
    return People(answers, left)


def _read(folder: Path, left: list[Left]) -> Iterator[tuple[Path, Match]]:
    """The matches in a folder, in the order of their names; what cannot be read is added to `left`."""
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        try:
            yield path, load(path, lambda game: game.interpreted)
        except (RunaboutError, OSError) as fault:
            left.append(Left(path, str(fault)))


def _unfit(game: Game, found: Match, seats: int | None) -> str:
    """Why a match is not counted; "" where it is."""
    if found.game.name != game.name:
        return f"a game of {found.game.title}"
    if seats and found.seats != seats:
        return f"a game with {found.seats} seats"
    return "" if found.over else f"not over after {len(found.steps)} decisions"


def _answer(study: Study, rows: Values, matches: Sequence[Path], seconds: float) -> Answer:
    """What a study would tell of these games.

    Args:
        study: the game, its seats, and what is counted.
        rows: (1, games, cells) what was.
        matches: the files.
        seconds: that it took.
    """
    games, places = rows.shape[1], np.cumsum([0, *study.setting.widths])
    planned = plan(study.columns, games, {}, study.confidence, is_difference=False)
    findings = []
    for place, columns in enumerate(study.columns):
        track = Track(columns, planned)
        track.add(columns.values(rows[:, :, places[place] : places[place + 1]]))
        findings += track.findings
    return Answer((study,), findings, games, 1, False, True, seconds, (rows,), tuple(matches))
