"""The learning curve of a training, as CSV and SVG."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from runabout.core.whole_file import whole_file
from runabout.lab.plots import BadPlot, curves

TABLE, PICTURE = "curve.csv", "curve.svg"
"""The files of a curve."""


@dataclass(frozen=True)
class Point:
    """What an iteration came to.

    Attributes:
        iteration: its number, from 1.
        seats: that its games were played with.
        decisions: that were learned from so far.
        games: that ended in it.
        length: decisions of those, on average.
        value: the loss of the chances: the mean cross-entropy, in nats a seat.
        entropy: of the policy, in nats, on average.
        seconds: since the beginning, interruptions left out.
    """

    iteration: int
    seats: int
    decisions: int
    games: int
    length: float
    value: float
    entropy: float
    seconds: float


def write_curve(points: Sequence[Point], folder: Path, title: str) -> None:
    """Write a curve into a folder: `curve.csv`, and, where Matplotlib is installed, `curve.svg`.

    Args:
        points: of one training, in order.
        folder: of that training.
        title: the game's.

    Raises:
        CannotSave: one of them cannot be written; what was there before is untouched.
    """
    told = io.StringIO(newline="")
    rows = csv.DictWriter(told, [field.name for field in fields(Point)])
    rows.writeheader()
    rows.writerows(asdict(point) for point in points)
    with whole_file(folder / TABLE) as file:
        file.write(told.getvalue().encode())
    lines = {
        f"{seats} seats": [(point.decisions, point.value) for point in points if point.seats == seats]
        for seats in sorted({point.seats for point in points})
    }
    try:
        drawn = curves(lines, f"decisions ({title})", "loss of the chances")
    except BadPlot:
        return
    with whole_file(folder / PICTURE) as file:
        file.write(drawn.encode())
