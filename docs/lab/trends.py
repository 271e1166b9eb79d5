"""The points that the trends of Rummy Runway pay, for its report."""

from __future__ import annotations

from textwrap import fill
from typing import Any

from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games import find_game
from runabout.games.rummy_runway.state import RUNWAYS, Event
from runabout.games.rummy_runway.trends import TRENDS
from runabout.lab import Study
from runabout.lab.counting import Figure
from runabout.lab.metrics import Metric

SEATS, BOTS = 4, {"greedy": 10_000, "medium": 40}
"""Deals by level of the bots."""


@rule
def count_paid(state: Any, log: Log, room: Cells, row: Cells) -> None:
    """For each trend [rounds in which it is shown, points that it pays to all seats]."""
    for i in range(log.size):
        if log.kind[i] == Event.RUNWAYS:
            for place in range(RUNWAYS):
                row[2 * log.facts[i, place]] += 1
        elif log.kind[i] == Event.FOLLOWED:
            row[2 * log.facts[i, 0] + 1] += log.facts[i, 2]


def paid_figures(game: Game, seats: int) -> list[Figure]:
    """In the order of the cells."""
    return [Figure("paid", f"{trend.name}: {what}") for trend in TRENDS for what in ("shown", "points")]


PAID = Metric("paid", paid_figures, on_step=count_paid)


def paid(bots: str, deals: int) -> list[float]:
    """By trend, the points that it pays a seat in a round in which it is shown."""
    study = Study(find_game("rummy-runway"), SEATS, bots, metrics=[PAID], deals=deals, seed="reports")
    means = [one.mean for one in study.run().findings]
    return [points / (shown * SEATS) for shown, points in zip(means[::2], means[1::2], strict=True)]


def table() -> str:
    """A section of the page."""
    columns = [paid(bots, deals) for bots, deals in BOTS.items()]
    lines = [
        "## What the trends pay",
        "",
        fill(
            "Mean number of points that a trend pays a seat in a round in which the trend is shown, from "
            + " and ".join(f"{deals:,} games of {bots} bots" for bots, deals in BOTS.items())
            + ". The means are accurate to 0.1 for greedy bots and to about 0.5 for medium bots. Under version 1 of "
            "the rules, Street Casual (bonus 3) paid 4.1 and 4.2, and Capsule Closet (bonus 4) paid 0.3 and 1.0.",
            120,
        ),
        "",
        "| trend | bonus | " + " | ".join(BOTS) + " |",
        "|---|---|" + "---|" * len(BOTS),
    ]
    for place, trend in enumerate(TRENDS):
        lines.append(
            f"| {trend.name} | {trend.bonus} | " + " | ".join(f"{column[place]:.1f}" for column in columns) + " |"
        )
    return "\n".join(lines)
