"""A screening as one HTML file that opens without a network: which options matter, in sentences, plots and tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from runabout.lab.html import table, written
from runabout.lab.plots import intervals
from runabout.lab.report import ROWS_MAX, figure_of, filled, line_of, question_of, write_page
from runabout.lab.screening import Effect, Screened, Screening, strongest
from runabout.lab.summary import range_of

SENTENCES_MAX = 8
"""Effects that have a sentence each; the table has all."""

HEAD = ("change and figure", "difference", "from", "to")


def screening_report(screening: Screening, found: Screened, command: str) -> str:
    """The file, as text.

    Args:
        screening: the question.
        found: its results.
        command: the command that makes the report again.

    Raises:
        BadPlot: what draws plots is not installed.
    """
    asked = found.answer.studies
    return filled(
        {
            "title": screening.game.title,
            "kind": "A screening of options",
            "question": f"{question_of(screening.usual)}; {len(screening.factors)} options vary at {len(asked)} tables",
            "command": command,
            "asked": json.dumps([one.header for one in asked], indent=1),
        },
        {
            "sections": _sections(screening, found),
            "games": "<p>None: the figures are means over many tables.</p>",
            "method": "".join(f"<p>{escape(text)}</p>" for text in _method(screening, found)),
        },
    )


def write_screening(screening: Screening, found: Screened, command: str, path: Path) -> None:
    """Write a screening's report, whole or not at all.

    Raises:
        CannotSave: the file cannot be written.
        BadPlot: what draws plots is not installed.
    """
    write_page(screening_report(screening, found, command), path)


def open_still(screening: Screening, found: Screened) -> list[str]:
    """The changes without a certain effect."""
    changed = {str(one.changes[0]) for one in found.certain}
    return [str(one) for one in screening.changes if str(one) not in changed]


def _sections(screening: Screening, found: Screened) -> str:
    lines = [line_of(text, screening.confidence) for text in _sentences(found)]
    lines += [line_of(text, None) for text in _open(screening, found)]
    games = found.answer.games + (found.closer_answer.games if found.closer_answer else 0)
    parts = [f'<section><ul class="found">{"".join(lines)}</ul><p class="of">From {games:,} games.</p></section>']
    for title, effects in (
        ("On the mean over all settings of the other options", found.effects),
        ("From the usual table, on other deals", found.closer),
        ("Two together, beyond what each does", found.interactions),
    ):
        if effects:
            plots = "".join(_plots(effects))
            parts.append(
                f'<section><h3>{escape(title)}</h3><div class="plots">{plots}</div>'
                f"<details><summary>Table</summary>{_table(effects)}</details></section>"
            )
    return "".join(parts)


def _sentences(found: Screened) -> Iterator[str]:
    told = found.certain
    for one in told[:SENTENCES_MAX]:
        by = range_of(one.finding, is_difference=True)
        yield f"{one.change} changes {one.finding.column.name} by {by}, on the mean over the other options."
    if len(told) > SENTENCES_MAX:
        yield f"{len(told) - SENTENCES_MAX} more effects are sure; the table has them."
    for pair in strongest(found.interactions):
        by = range_of(pair.finding, is_difference=True)
        yield f"{pair.change} change {pair.finding.column.name} by {by} beyond what each does."


def _open(screening: Screening, found: Screened) -> Iterator[str]:
    unknown = open_still(screening, found)
    if unknown:
        yield f"No effect was found of {', '.join(unknown)}, which does not mean that there is none."
    for options, why in found.left_out:
        yield f"A table cannot be played, and was left out: {options} ({why})"


def _plots(effects: Sequence[Effect]) -> Iterator[str]:
    """A plot for each figure, with the largest effects on it."""
    effects = [one for one in effects if one.finding.is_told]
    for name in dict.fromkeys(one.finding.column.name for one in effects):
        mine = [one for one in effects if one.finding.column.name == name]
        most = sorted(mine, key=lambda one: -abs(one.finding.mean))[:ROWS_MAX]
        rows = [("\n".join(map(str, one.changes)), one.finding.mean, one.finding.low, one.finding.high) for one in most]
        is_share = most[0].finding.column.figure.is_share
        yield figure_of(name, intervals(rows, is_share, 0.0), "Differences with their intervals. Dashed: no effect.")


def _table(effects: Sequence[Effect]) -> str:
    rows = []
    for one in effects:
        values = (written(one.finding, value, True) for value in (one.finding.mean, one.finding.low, one.finding.high))
        rows.append((f"{one.change}: {one.finding.column.name}", *values))
    return table("", HEAD, rows)


def _method(screening: Screening, found: Screened) -> Iterator[str]:
    """The method, in sentences."""
    rows, deals = len(found.answer.studies), found.answer.deals
    yield (
        "All options vary at once, by a Plackett-Burman design that is folded over: "
        f"{rows} tables, each with {deals:,} of the same deals. An effect is the mean over all settings of the others."
    )
    yield (
        f"All intervals of a section hold together with {100 * screening.confidence:.4g}% confidence: where no option "
        "has an effect, this share of screenings finds none."
    )
    if found.closer_answer:
        yield "The changes chosen for a closer look were played again from the usual table, on other deals."
    if not found.is_complete:
        yield "It was interrupted."
    yield f"Seed {screening.seed}. The same command gives the same figures on any number of cores."
