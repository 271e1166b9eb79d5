"""Answers of studies in HTML: the table that a notebook shows, and that stands in a report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from runabout.lab.tracks import Finding


def written(finding: Finding, value: float, is_difference: bool) -> str:
    """A value as people read it: shares in percent, differences with their sign."""
    sign = "+" if is_difference else ""
    return format(value, f"{sign}.2%" if finding.column.figure.is_share else f"{sign}.3f")


def table_of(caption: str, findings: Sequence[Finding], is_difference: bool) -> str:
    """Every figure with its interval."""
    told = (
        (one.column.name, *(written(one, value, is_difference) for value in (one.mean, one.low, one.high)))
        for one in findings
    )
    return table(caption, ("figure", "B less A" if is_difference else "mean", "from", "to"), told)


def table(caption: str, head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of texts; all columns but the first hold numbers."""
    top = "".join(f'<th scope="col">{escape(text)}</th>' for text in head)
    lines = []
    for first, *others in rows:
        cells = "".join(f'<td style="text-align: right">{escape(text)}</td>' for text in others)
        lines.append(f'<tr><th scope="row" style="text-align: left">{escape(first)}</th>{cells}</tr>')
    said = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{said}<thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
