"""Games that people have played, counted as a study counts those of bots."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from runabout.core.errors import RunaboutError
from runabout.core.game import Game
from runabout.core.options import Option
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
class Table:
    """What games have in common that are counted together.

    Attributes:
        seats: how many.
        options: those that are not as usual, by name, as people write them.
    """

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.options)


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
        answers: by table, what a study would tell; a deal is a game, in the order of file names.
        left: damaged records, other games, and games that are not over.
    """

    answers: dict[Table, Answer]
    left: list[Left]

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        left = [{"file": str(one.path), "why": one.why} for one in self.left]
        tables = [
            {"seats": table.seats, "options": dict(table.options), **answer.as_dict()}
            for table, answer in self.answers.items()
        ]
        return {"tables": tables, "left_out": left}


def study_records(
    game: Game,
    folder: Path,
    metrics: Sequence[str | AnyMetric] = (),
    seats: int | None = None,
    confidence: float = CONFIDENCE,
    on_progress: Callable[[int], None] | None = None,
) -> People:
    """Count in every record of a game in a folder and those in it: games with other numbers of seats, or other options,
    apart.

    Args:
        game: whose records.
        folder: files that end in ".run" are read.
        metrics: as in a study.
        seats: only games with so many; None for all.
        confidence: of each interval, taking games for a fair sample of those that such people play.
        on_progress: told how many more files are read.

    Raises:
        BadMetric: there is no such metric, or the game does not offer it.
        BadFolder: there is no finished game to count; the message says what there is instead.
    """
    began, left = time.perf_counter(), list[Left]()
    if not folder.is_dir():
        raise BadFolder(f"{folder} is no folder: name one with records of games, files that end in {SUFFIX}.")
    rows: dict[Table, list[Values]] = {}
    matches: dict[Table, list[Path]] = {}
    settings: dict[Table, Study] = {}
    for path, found in _read(folder, left):
        why = _unfit(game, found, seats)
        if why:
            left.append(Left(path, why))
        else:
            table = _table_of(found)
            if table not in settings:
                settings[table] = Study(
                    game, table.seats, [PEOPLE], _for_bots(found), metrics=metrics, confidence=confidence
                )
            rows.setdefault(table, []).append(counted(found, settings[table].setting.metrics))
            matches.setdefault(table, []).append(path)
        if on_progress:
            on_progress(1)
    if not rows:
        _ = Study(game, seats, [PEOPLE], metrics=metrics)  # what was asked for is looked at all the same
        reasons = "; ".join(f"{one.path.name}: {one.why}" for one in left[:3]) or f"no file ends in {SUFFIX}"
        raise BadFolder(f"{folder} has no finished game of {game.title} to count ({reasons}).")
    seconds = time.perf_counter() - began
    answers = {
        table: _answer(settings[table], np.array(rows[table])[None], matches[table], seconds)
        for table in sorted(rows, key=lambda one: (one.seats, one.options))
    }
    return People(answers, left)


def _agreed(match: Match) -> list[tuple[Option, int]]:
    """The options of a match, each with its value."""
    return [(option, int(getattr(match.options, option.name))) for option in match.game.options]


def _table_of(match: Match) -> Table:
    unusual = ((option.name, option.write(value)) for option, value in _agreed(match) if value != option.default)
    return Table(match.seats, tuple(unusual))


def _for_bots(match: Match) -> dict[str, int]:
    """The options of a match, but for those that let bots alone play on for ever: a study refuses these."""
    return {option.name: value for option, value in _agreed(match) if value != option.endless}


def _read(folder: Path, left: list[Left]) -> Iterator[tuple[Path, Match]]:
    """The matches in a folder, in the order of their names; what cannot be read is added to `left`."""
    seen: dict[bytes, Path] = {}
    for path in sorted(path for path in folder.rglob(f"*{SUFFIX}") if not path.is_dir()):
        try:
            digest = hashlib.sha256(path.read_bytes()).digest()
            if digest in seen:
                left.append(Left(path, f"the same record as {seen[digest].relative_to(folder)}"))
                continue
            seen[digest] = path
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
