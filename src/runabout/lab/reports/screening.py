"""A screening as one HTML file that opens without a network: which options matter, in sentences, plots and tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from runabout.lab.html import table, written
from runabout.lab.plots import intervals
from runabout.lab.reports.games import LOOKED_AT, Gallery
from runabout.lab.reports.page import (
    ROWS_MAX,
    SENTENCES_MAX,
    effects_of,
    figure_of,
    filled,
    found_of,
    line_of,
    more_of,
    paragraphs,
    write_page,
)
from runabout.lab.reports.sentences import not_told, range_of
from runabout.lab.reports.study import again_of, question_of
from runabout.lab.screening import Effect, Screened, Screening, strongest, with_options

HEAD = ("change and figure", "difference", "from", "to")


def screening_report(screening: Screening, found: Screened, command: str, gallery: Gallery | None = None) -> str:
    """The file, as text.

    Args:
        screening: the question.
        found: its results.
        command: the command that makes the report again.
        gallery: for the games that are shown, without any yet; None for one that plays them on all cores.

    Raises:
        BadPlot: what draws plots is not installed.
    """
    asked, gallery = found.answer.studies, gallery or Gallery()
    return filled(
        {
            "title": screening.game.title,
            "kind": "A screening of options",
            "question": f"{question_of(screening.usual)}; {len(screening.factors)} options vary at {len(asked)} tables",
            "command": command,
            "asked": json.dumps([one.header for one in asked], indent=1),
        },
        {
            "sections": _sections(screening, found, gallery),
            "games": gallery.html,
            "method": paragraphs(_method(screening, found)),
        },
    )


def write_screening(
    screening: Screening, found: Screened, command: str, path: Path, gallery: Gallery | None = None
) -> None:
    """Write a screening's report (see `screening_report`), whole or not at all.

    Raises:
        CannotSave: the file cannot be written.
        BadPlot: what draws plots is not installed.
    """
    write_page(screening_report(screening, found, command, gallery), path)


def open_still(screening: Screening, found: Screened) -> list[str]:
    """The changes without a certain effect."""
    changed = {str(one.changes[0]) for one in found.certain}
    return [str(one) for one in screening.changes if str(one) not in changed]


def _sections(screening: Screening, found: Screened, gallery: Gallery) -> str:
    """What was found; the games that show it are added to those of the report."""
    lines, shown = [], set()
    for one, text, is_certain in _sentences(found):
        links = ""
        if one and is_certain and one.changes not in shown:  # of each change one figure is enough to see it
            shown.add(one.changes)
            links = _example(screening, found, one, gallery)
        lines.append(line_of(text, screening.confidence if is_certain else None, links))
    lines += [line_of(text, None) for text in _open(screening, found)]
    games = found.answer.games + (found.closer_answer.games if found.closer_answer else 0)
    parts = [found_of(lines, f"From {games:,} games.")]
    for title, effects in (
        ("On the mean over all settings of the other options", found.effects),
        ("From the usual table, on other deals", found.closer),
        ("Two together, beyond what each does", found.interactions),
    ):
        if effects:
            parts.append(effects_of(title, _plots(effects), _table(effects)))
    return "".join(parts)


def _sentences(found: Screened) -> Iterator[tuple[Effect | None, str, bool]]:
    """Sentences, each with the effect that games can show (None where it is about several changes) and whether it is
    certain.
    """
    closer = {(one.changes, one.finding.column.name): one for one in found.closer}
    told = found.certain
    for one in told[:SENTENCES_MAX]:
        name, by = one.finding.column.name, range_of(one.finding, is_difference=True)
        yield one, f"{one.change} changes {name} by {by}, on the mean over the other options.", True
        looked = closer.pop((one.changes, name), None)
        if looked:
            yield one, _closer(looked), looked.is_certain
    if more := more_of(len(told), SENTENCES_MAX):
        yield None, more, True
    known = {(one.changes, one.finding.column.name) for one in told}
    for one in strongest([one for place, one in closer.items() if place not in known])[:SENTENCES_MAX]:
        yield one, _closer(one), True
    for pair in strongest(found.interactions)[:SENTENCES_MAX]:
        by = range_of(pair.finding, is_difference=True)
        yield None, f"{pair.change} change {pair.finding.column.name} by {by} beyond what each does.", True


def _closer(one: Effect) -> str:
    """What a closer look says of an effect."""
    name, by = one.finding.column.name, range_of(one.finding, is_difference=True)
    if one.is_certain:
        return f"From the usual table, on other deals, {one.change} changes {name} by {by}."
    return f"Whether {one.change} changes {name} from the usual table as well is open: {by}."


def _example(screening: Screening, found: Screened, one: Effect, gallery: Gallery) -> str:
    """Links to a deal at the usual table and at the changed one."""
    if not found.is_complete:
        return ""
    [change] = one.changes
    changed = with_options(screening.usual, {change.option.name: change.value})
    name, is_more = one.finding.column.name, one.finding.mean > 0
    says = f"the deal on which {change} {'raises' if is_more else 'lowers'} {name} most"
    return gallery.compared(name, is_more, (f"Without: {says}", f"With: {says}"), (screening.usual, changed))


def _open(screening: Screening, found: Screened) -> Iterator[str]:
    yield from (one.text for one in not_told([one.finding for one in found.effects]))
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
    if found.certain and found.is_complete:
        yield (
            f"The games shown are of {min(deals, LOOKED_AT)} deals that were played once more, at the usual table and "
            "with one change: of these, those in which the figure differs most."
        )
    if not found.is_complete:
        yield "It was interrupted."
    yield again_of(screening.seed, [screening.usual])
