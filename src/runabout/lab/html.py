"""Answers of studies in HTML: the table that a notebook shows, and that stands in a report."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from html import escape

from runabout.lab.tracks import Finding

DIGITS_MAX = 4
"""Places after the point at most."""


def written(finding: Finding, value: float, is_difference: bool) -> str:
    """A value as people read it: shares in percent, differences with their sign, and no more digits than two of the
    half width of the interval, no minus before nothing; a dash for an end that is not told.
    """
    if not math.isfinite(value):
        return "–"
    sign, is_share = "+" if is_difference else "z", finding.column.figure.is_share
    half = (finding.high - finding.low) / 2 * (100 if is_share else 1)
    digits = min(max(1, 1 - math.floor(math.log10(half))), DIGITS_MAX) if 0 < half < math.inf else 1
    return format(value, f"{sign},.{digits}{'%' if is_share else 'f'}")


def table_of(caption: str, findings: Sequence[Finding], is_difference: bool) -> str:
    """Every figure with its interval."""
    told = (
        (one.column.name, *(written(one, value, is_difference) for value in (one.mean, one.low, one.high)))
        for one in findings
    )
    return table(caption, ("figure", "B less A" if is_difference else "mean", "from", "to"), told)


def table(caption: str, head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of texts; all columns but the first hold numbers."""
    sides = itertools.chain(("left",), itertools.repeat("right"))
    top = "".join(f'<th scope="col" style="text-align: {side}">{escape(text)}</th>' for text, side in zip(head, sides))
    lines = []
    for first, *others in rows:
        cells = "".join(f'<td style="text-align: right">{escape(text)}</td>' for text in others)
        lines.append(f'<tr><th scope="row" style="text-align: left">{_breakable(first)}</th>{cells}</tr>')
    said = f'<caption style="text-align: left">{escape(caption)}</caption>' if caption else ""
    return f"<table>{said}<thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _breakable(name: str) -> str:
    """A name, which a narrow screen breaks after the metric of a figure and the name of an option, not in a word."""
    return escape(name).replace(".", ".<wbr>").replace("=", "=<wbr>")
