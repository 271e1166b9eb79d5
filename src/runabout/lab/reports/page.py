"""The page of a report: its template, the parts that all reports have, and the records that are in one."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping
from html import escape, unescape
from pathlib import Path

from runabout import __version__
from runabout.core.errors import BadRecord, RunaboutError
from runabout.core.reason import Reason
from runabout.core.whole_file import whole_file

ROWS_MAX = 24
"""Figures in one plot; of more, those whose means are farthest from 0."""

SENTENCES_MAX = 8
"""Effects that have a sentence each; the table has all."""

REPLAY, FILE = "runabout replay ", "FILE"
"""The command that replays a game of a report, and what stands for the report's file until it is written."""

TEMPLATE = Path(__file__).parent / "template.html"


class BadReport(RunaboutError):
    """A report that cannot be made."""


def filled(texts: Mapping[str, str], made: Mapping[str, str]) -> str:
    """The page of a report: plain texts, and parts that are HTML already, by their names in the template."""
    parts = {name: escape(text) for name, text in texts.items()} | dict(made) | {"version": __version__}
    text = TEMPLATE.read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], text)


def write_page(text: str, path: Path) -> None:
    """Write the page of a report, whole or not at all, with the name of its file in the commands that replay its games;
    CannotSave where the file cannot be written.
    """
    with whole_file(path) as file:
        file.write(text.replace(f"{REPLAY}{FILE}#", f"{REPLAY}{escape(shlex.quote(path.name))}#").encode())


def line_of(text: str, confidence: float | None, links: str = "") -> str:
    """A line of what was found.

    Args:
        text: a sentence.
        confidence: of the sentence; None where it is open.
        links: to games that show it, as HTML.
    """
    kind, badge = ("open", "open") if confidence is None else ("sure", f"{100 * confidence:.4g}% sure")
    return f'<li><span class="badge {kind}">{badge}</span><span>{escape(text)}{links}</span></li>'


def found_of(lines: Iterable[str], of: str) -> str:
    """What was found, as lines (see `line_of`), and of how many games; both are HTML."""
    return f'<section><ul class="found">{"".join(lines)}</ul><p class="of">{of}</p></section>'


def figure_of(title: str, drawn: str, note: str = "") -> str:
    """A plot with its title, and a note below that."""
    said = f"<small>{escape(note)}</small>" if note else ""
    return f"<figure><figcaption>{escape(title)}{said}</figcaption>{drawn}</figure>"


def effects_of(title: str, plots: Iterable[str], table: str) -> str:
    """A section of plots, with a table of all that they are made from."""
    return (
        f'<section><h3>{escape(title)}</h3><div class="plots">{"".join(plots)}</div>'
        f"<details><summary>Table</summary>{table}</details></section>"
    )


def paragraphs(sentences: Iterable[str]) -> str:
    """Each sentence as a paragraph."""
    return "".join(f"<p>{escape(text)}</p>" for text in sentences)


def more_of(count: int, shown: int) -> str:
    """That there are more effects than have a sentence; "" where there are not."""
    if count <= shown:
        return ""
    more = count - shown
    return f"{more} more effects are sure; the table has them." if more > 1 else "1 more is sure; the table has it."


def game_of(number: int, says: str, place: str, record: str | None) -> str:
    """A game in a report.

    Args:
        number: of the game in this report, from 1.
        says: what it shows.
        place: which of the games that were played it is.
        record: its record; "" where it is too long for one, None where another game came when it was played again.
    """
    told = f"<p>{escape(place)} It is too long for a record.</p>"
    if record is None:
        told = (
            f"<p>{escape(place)} There is no record of it: its bots, which think for a time or draw chance of their "
            "own, decided otherwise when it was played again.</p>"
        )
    elif record:
        told = (
            f"<p>{escape(place)} <code>{REPLAY}{FILE}#{number}</code></p>"
            f'<details><summary>Record</summary><pre class="record" id="record-{number}">{escape(record)}</pre>'
            "</details>"
        )
    return f'<article id="game-{number}"><h4>Game {number}: {escape(says)}</h4>{told}</article>'


GAME = re.compile(
    r'<h4>Game (\d+): ([^<]*)</h4>(?:(?!</article>).)*?<pre class="record" id="record-\d+">(.*?)</pre>', re.DOTALL
)


def record_in(path: Path, number: str) -> str:
    """The record of a game that a report shows, by its number there; "" for the number where none is named.

    Raises:
        BadRecord: the file is no report, or has no such game; the message says which it has.
        OSError: it cannot be read.
    """
    games = GAME.findall(path.read_text(encoding="utf-8", errors="replace"))
    records = {at: unescape(record) for at, _, record in games}
    if number in records:
        return records[number]
    if records and not number:
        shown = "; ".join(f"{at} ({unescape(says)})" for at, says, _ in games)
        raise BadRecord(Reason("report-which", file=str(path), games=shown))
    raise BadRecord(Reason("report-without", file=str(path), number=number, games=", ".join(records) or None))
