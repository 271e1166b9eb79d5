"""What trainings with different seeds have come to, and a table of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from runabout.lab.simulate import wilson


@dataclass(frozen=True)
class Result:
    """One training, and how well its policy plays.

    Attributes:
        seed: of the training.
        decisions: of the learner in training.
        cpu_seconds: of the training, games for the curve not counted.
        curve: after how many decisions, and the share of games won then.
        games: played at the end on deals that were not trained on.
        won: how many of them were won; a shared win counts as its share.
    """

    seed: int
    decisions: int
    cpu_seconds: int
    curve: Sequence[tuple[int, float]]
    games: int
    won: float

    def write(self, folder: Path) -> None:
        """Write it into a folder."""
        text = json.dumps(asdict(self), indent=1) + "\n"
        (folder / f"seed-{self.seed}.json").write_text(text, encoding="utf-8", newline="\n")


def read_results(folder: Path) -> list[Result]:
    """The results in a folder, by seed."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("seed-*.json")]
    return sorted((Result(**one) for one in found), key=lambda result: result.seed)


def report(results: Sequence[Result]) -> str:
    """A Markdown table of results: a row for each seed, with its curve and its 95% interval (Wilson's)."""
    if not results:
        return "No training has ended yet."
    points = [f"{decisions:,}" for decisions, _ in results[0].curve]
    columns = ["seed", *points, "at the end", "95% interval", "CPU seconds"]
    rows = ["| " + " | ".join(columns) + " |", "|---" * len(columns) + "|"]
    for one in results:
        low, high = wilson(one.won, one.games)
        curve = [f"{share:.0%}" for _, share in one.curve]
        last = [f"{one.won / one.games:.1%} of {one.games:,}", f"{low:.1%} to {high:.1%}", f"{one.cpu_seconds}"]
        rows.append("| " + " | ".join([f"{one.seed}", *curve, *last]) + " |")
    return "\n".join(rows)
