"""Writes the reports in docs/lab/, a page for each game: `make lab-reports`, or

    python -m docs.lab.reports [GAME ...]

A report plays the games of its questions (see questions.py), which takes a minute or two, and says whether each claim
holds. The intervals of the five questions of a game hold together with 95% confidence: each question has a fifth of the
error probability (Bonferroni). The same version of the rules and of the lab gives the same figures on any machine; a
page says when it was made.
"""

from __future__ import annotations

import datetime
import json
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill
from typing import Any

from click.testing import CliRunner

from docs.lab import balance, trends
from docs.lab.questions import QUESTIONS, Question
from runabout import __version__
from runabout.cli.commands import runabout
from runabout.games import find_game

FOLDER = Path(__file__).resolve().parent

CONFIDENCE = 0.95
SEED = "reports"
WIDTH = 120

MORE = {"road-wolf": balance.table, "rummy-runway": trends.table}
"""By game, the section that its page has after the answers."""


@dataclass(frozen=True)
class Figure:
    """A figure with its interval.

    Attributes:
        name: as it is told, with its seat.
        is_share: whether it is told in percent.
    """

    name: str
    is_share: bool
    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        form = "z.1%" if self.is_share else "z.2f"
        if self.is_share and self.high - self.low < 0.005:
            form = "z.2%"
        return f"{self.name}: {self.mean:{form}} ({self.low:{form}} to {self.high:{form}})"


@dataclass(frozen=True)
class Answered:
    """A question with its results.

    Attributes:
        figures: those that its claim is about.
        command: the command that plays the games again.
    """

    question: Question
    figures: list[Figure]
    command: str

    @property
    def verdict(self) -> str:
        """Whether the claim "holds", "is wrong", or "is open" because its bounds cut an interval."""
        asked = self.question
        if all(asked.above < one.low and one.high < asked.below for one in self.figures):
            return "holds"
        if any(one.high <= asked.above or one.low >= asked.below for one in self.figures):
            return "is wrong"
        return "is open"


def full_command(question: Question, of: int) -> str:
    """The command that plays the games of one of so many questions."""
    confidence = 1 - (1 - CONFIDENCE) / of
    return f"{question.command} --seed {SEED} --confidence {confidence:g} --json"


def answer(question: Question, of: int) -> Answered:
    """Play its games.

    Raises:
        ValueError: the command failed, or has no such figure; the message names both.
    """
    command = full_command(question, of)
    result = CliRunner().invoke(runabout, shlex.split(command))
    if result.exit_code:
        raise ValueError(f"runabout {command} ended with {result.exit_code}: {result.output}")
    found = json.loads(result.stdout)
    figures = list(_of_skill(question, found) if "found" in found else _of_study(question, found))
    if not figures:
        raise ValueError(f'runabout {command} counts no "{question.figures}"')
    return Answered(question, figures, f"runabout {command}")


def _of_study(question: Question, found: dict[str, Any]) -> Iterator[Figure]:
    for one in found["findings"]:
        seat = f" of seat {one['seat'] + 1}" if "seat" in one else ""
        if "player" not in one and question.figures in (one["figure"], one["figure"] + seat):
            yield Figure(one["figure"] + seat, one["share"], one["mean"], one["low"], one["high"])


def _of_skill(question: Question, found: dict[str, Any]) -> Iterator[Figure]:
    last = found["found"][-1]
    name = f"{question.figures}, {last['stronger']} and {last['weaker']}"
    if question.figures in last:
        told = last[question.figures]
        yield Figure(name, True, told["mean"], told["low"], told["high"])


def page(game_name: str, answers: Sequence[Answered], more: str, made: str) -> str:
    """The page of a game, as text."""
    game = find_game(game_name)
    held = sum(one.verdict == "holds" for one in answers)
    lines = [
        f"# What the lab says of {game.title}",
        "",
        fill(
            f"Made by `make lab-reports` on {made}, with version {game.version} of the rules and Runabout "
            f"{__version__}. The five questions and their claims were written down before the games were played "
            f"([questions.py](questions.py)); claims that hold: {held} of {len(answers)}. The intervals of these "
            "questions hold together with 95% confidence, for the bots named in the commands; people may play "
            "differently. See [the guide](../lab.md).",
            WIDTH,
        ),
        "",
    ]
    for number, one in enumerate(answers, 1):
        lines += [
            f"## {number}. {one.question.asks}",
            "",
            f"*{one.question.claims}* That **{one.verdict}**.",
            "",
            *(f"- {figure}" for figure in one.figures),
            "",
            "```",
            one.command,
            "```",
            "",
        ]
    return "\n".join([*lines, *([more] if more else [])]).rstrip("\n") + "\n"


def write(game_name: str) -> Path:
    """Play the games of a game's questions, and write its page."""
    asked = QUESTIONS[game_name]
    began = time.perf_counter()
    answers = []
    for question in asked:
        answers.append(answer(question, len(asked)))
        print(f"{game_name}: {question.claims} That {answers[-1].verdict}.", flush=True)
    more = MORE[game_name]() if game_name in MORE else ""
    made = datetime.datetime.now(datetime.UTC).date().isoformat()
    path = FOLDER / f"{game_name}.md"
    path.write_text(page(game_name, answers, more, made), encoding="utf-8")
    print(f"{path.name} written in {time.perf_counter() - began:.0f} s", flush=True)
    return path


def main(names: Sequence[str]) -> int:
    """Write the pages of the games that are named; of all, where none is."""
    unknown = [name for name in names if name not in QUESTIONS]
    if unknown:
        print(f"no questions are asked of {', '.join(unknown)}: there are some of {', '.join(QUESTIONS)}")
        return 2
    for name in names or QUESTIONS:
        write(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
