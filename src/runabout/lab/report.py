"""Reports: an answer as one HTML file that opens without a network. It begins with what was found, in sentences with
their certainty; then come plots, tables, method, and games that show what was found, as records.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape, unescape
from pathlib import Path

import numpy as np

from runabout import __version__
from runabout.core.errors import BadRecord, RunaboutError
from runabout.core.reason import Reason
from runabout.core.whole_file import whole_file
from runabout.lab.html import table_of
from runabout.lab.intervals import Values
from runabout.lab.measure import Setting
from runabout.lab.people import PEOPLE
from runabout.lab.plots import histogram, intervals
from runabout.lab.records import record_of
from runabout.lab.study import Answer, Study
from runabout.lab.summary import Sentence, differences, sentences
from runabout.lab.tracks import Column, Finding
from runabout.match import dumps, load

GAMES_MAX = 8
"""Games whose records are in a report."""

ROWS_MAX = 24
"""Figures in one plot; of more, those with the highest means."""

TEMPLATE = Path(__file__).parent / "report.html"


class BadReport(RunaboutError):
    """A report that cannot be made."""


@dataclass(frozen=True)
class Shown:
    """A game in a report.

    Attributes:
        says: what it shows.
        setting, seed: it is one of the games of.
        unit, rotation: its number: of the deal, and of the seating.
    """

    says: str
    setting: Setting
    seed: int | str
    unit: int
    rotation: int
    path: Path | None = None  #: of a game that people have played

    @property
    def record(self) -> str:
        """Its record; "" where it is too long for one. Of people's games, without what says who they were."""
        if self.path:
            match = load(self.path, lambda game: game.interpreted)
            match.tags.clear()
            return dumps(match)
        return record_of(self.setting, self.seed, self.unit, self.rotation)


def report(answers: Mapping[str, Answer], command: str) -> str:
    """The file, as text.

    Args:
        answers: with their games (`with_games=True`), by what varies between them; "" where nothing does.
        command: what makes it again.

    Raises:
        BadReport: an answer has no games, or what draws plots is not installed.
    """
    if not all(answer.rows for answer in answers.values()):
        raise BadReport("A report is made of an answer with its games: ask for it by run(with_games=True).")
    shown: list[Shown] = []
    parts = [_section(varied, answer, shown) for varied, answer in answers.items()]
    first = next(iter(answers.values()))
    asked = first.studies[0]
    kind = "Two ways to play" if len(first.studies) > 1 else "A study"
    return filled(
        {
            "title": asked.game.title,
            "kind": kind,
            "question": "; ".join(dict.fromkeys(map(_question, answers.values()))),
            "command": command,
            "asked": json.dumps([one.header for answer in answers.values() for one in answer.studies], indent=1),
        },
        {
            "sections": "".join(parts),
            "games": "".join(_game(number, one) for number, one in enumerate(shown, 1)),
            "method": _method(first),
        },
    )


def filled(texts: Mapping[str, str], made: Mapping[str, str]) -> str:
    """The page of a report: plain texts, and parts that are HTML already, by their names in the template."""
    parts = {name: escape(text) for name, text in texts.items()} | dict(made) | {"version": __version__}
    text = TEMPLATE.read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], text)


def write_report(answers: Mapping[str, Answer], command: str, path: Path) -> None:
    """Write a report, whole or not at all.

    Raises:
        BadReport: as `report`.
        CannotSave: the file cannot be written.
    """
    write_page(report(answers, command), path)


def write_page(text: str, path: Path) -> None:
    """Write the page of a report, whole or not at all; CannotSave where the file cannot be written."""
    with whole_file(path) as file:
        file.write(text.encode())


RECORD = re.compile(r'<pre class="record" id="record-(\d+)">(.*?)</pre>', re.DOTALL)


def record_in(path: Path, number: str) -> str:
    """The record of a game that a report shows, by its number there.

    Raises:
        BadRecord: the file is no report, or has no such game; the message says which it has.
        OSError: it cannot be read.
    """
    found = {
        number: unescape(text) for number, text in RECORD.findall(path.read_text(encoding="utf-8", errors="replace"))
    }
    if number not in found:
        games = ", ".join(found) or None
        raise BadRecord(Reason("report-without", file=str(path), number=number, games=games))
    return found[number]


def _question(answer: Answer) -> str:
    """Who plays what, in a line."""
    told = []
    for letter, study in zip("AB", answer.studies):
        said = question_of(study)
        told.append(said if len(answer.studies) == 1 else f"{letter}: {said}")
    return "; ".join(told)


def question_of(study: Study) -> str:
    """Who plays what in a study, as far as that is not usual."""
    setting = study.setting
    bots = ", ".join(dict.fromkeys(one.name for one in setting.rotations[0]))
    agreed = setting.game.new_options({}, setting.seats)
    options = [
        f"{option.name}={option.write(int(getattr(setting.agreed, option.name)))}"
        for option in setting.game.options
        if getattr(setting.agreed, option.name) != getattr(agreed, option.name)
    ]
    who = "played by people" if bots == PEOPLE.name else f"bots: {bots}"
    data = [f"data in {setting.data.folder} (edition {setting.data.edition})"] if setting.data else []
    return ", ".join([f"{setting.seats} seats", who, *options, *data, *study.header.get("limits", [])])


def _section(varied: str, answer: Answer, shown: list[Shown]) -> str:
    """What one answer found; the games that show it are added to `shown`."""
    asked, is_difference = answer.studies[0], len(answer.studies) > 1
    setting = asked.setting
    told = differences(answer.findings) if is_difference else sentences(setting.game, setting.seats, answer.findings)
    values = values_by_game(answer)
    lines = [_line(one, answer, values, shown) for one in told]
    plots, tables = [], []
    for metric in setting.metrics:
        found = [one for one in answer.findings if one.column.figure.metric == metric.name]
        plots += list(_plots(metric.name, found, asked.confidence, is_difference, setting.seats))
        tables.append(
            f"<details><summary>{_titled(metric.name)}</summary>{table_of('', found, is_difference)}</details>"
        )
    if not is_difference and "length.decisions" in values[0]:
        plots.insert(1, figure_of("How long games are", histogram(values[0]["length.decisions"].ravel(), "decisions")))
    heading = f"<h2>{escape(varied)}</h2>" if varied else ""
    count = f"From {answer.games:,} games" + ("." if answer.records else f" of {answer.deals:,} deals.")
    if answer.who_begins:
        count += (
            " Chance decides who begins, so that these shares of wins do not tell what beginning is worth: a study "
            f"with <code>-o {answer.who_begins}=1</code> does."
        )
    return (
        f'{heading}<section><ul class="found">{"".join(lines)}</ul><p class="of">{count}</p></section>'
        f'<section><h3>Figures</h3><div class="plots">{"".join(plots)}</div></section>'
        f"<section><h3>Tables</h3>{''.join(tables)}</section>"
    )


def _line(one: Sentence, answer: Answer, values: Sequence[Mapping[str, Values]], shown: list[Shown]) -> str:
    links = (f' <a href="#game-{number}">Game {number}</a>' for number in _examples(one, answer, values, shown))
    return line_of(one.text, answer.studies[0].confidence if one.is_certain else None, "".join(links))


def line_of(text: str, confidence: float | None, links: str = "") -> str:
    """A line of what was found.

    Args:
        text: a sentence.
        confidence: of the sentence; None where it is open.
        links: to games that show it, as HTML.
    """
    kind, badge = ("open", "open") if confidence is None else ("sure", f"{100 * confidence:.4g}% sure")
    return f'<li><span class="badge {kind}">{badge}</span><span>{escape(text)}{links}</span></li>'


def _examples(
    one: Sentence, answer: Answer, values: Sequence[Mapping[str, Values]], shown: list[Shown]
) -> Iterator[int]:
    """The numbers of the games that show what a sentence says; of a comparison, both games of a deal."""
    if not one.game or one.column not in values[0] or len(shown) + len(values) > GAMES_MAX:
        return
    counted = values[-1][one.column] - values[0][one.column] if len(values) > 1 else values[0][one.column]
    place = np.argmax(counted) if one.most else np.argmin(counted)
    rotation, unit = (int(at) for at in np.unravel_index(place, counted.shape))
    if one.most and counted[rotation, unit] <= 0:
        return
    for letter, study in zip("AB", answer.studies):
        says = f"{one.game} ({one.column})" if len(values) == 1 else f"{letter}: {one.game} ({one.column})"
        path = answer.records[unit] if answer.records else None
        shown.append(Shown(says, study.setting, study.seed, unit, rotation, path))
        yield len(shown)


def values_by_game(answer: Answer) -> list[dict[str, Values]]:
    """By side, (seatings, deals) what was counted in every game, by the name of its figure."""
    found: list[dict[str, Values]] = []
    for study, rows in zip(answer.studies, answer.rows):
        setting, told = study.setting, dict[str, Values]()
        places = np.cumsum([0, *setting.widths])
        for place, metric in enumerate(setting.metrics):
            cells = rows[:, :, places[place] : places[place + 1]]
            values = np.stack([metric.values(setting.game, each) for each in cells])
            for at, figure in enumerate(metric.figures(setting.game, setting.seats)):
                told[Column(figure).name] = values[:, :, at]
        found.append(told)
    return found


def _plots(metric: str, found: Sequence[Finding], confidence: float, is_difference: bool, seats: int) -> Iterator[str]:
    """Plots of a metric's figures: shares apart from others, and sorts with other magnitudes apart."""
    sorts: dict[tuple[str, bool], list[Finding]] = {}
    for one in found:
        if not one.is_told:
            continue
        figure = one.column.figure
        by_name = figure.seat is None and not one.column.player
        sorts.setdefault(("" if by_name else figure.name or metric, figure.is_share), []).append(one)
    for (name, is_share), told in sorts.items():
        if metric == "length" and not is_difference:
            continue
        most = sorted(told, key=lambda one: -abs(one.mean))[:ROWS_MAX] if len(told) > ROWS_MAX else told
        only = _label(most[0], name) if len(most) == 1 else name
        # The title names what is alone in its plot.
        rows = [("" if len(most) == 1 else _label(one, name), one.mean, one.low, one.high) for one in most]
        title = metric if only in ("", metric) and metric != "choices" else f"{metric}: {only}".removesuffix(": ")
        if name and len(most) > 1 and any(one.column.figure.seat is not None for one in most) and title != metric:
            title += " by seat"
        if len(most) < len(told):
            title += f", the {len(most)} with most of {len(told)}"
        note = f"Dots are means; lines are {100 * confidence:.4g}% intervals."
        at = None
        if is_difference:
            at, note = 0.0, f"{note} Dashed: no difference."
        elif metric == "wins" and seats > 1:
            at, note = 1 / seats, f"{note} Dashed: a fair share."
        yield figure_of(_titled(title), intervals(rows, is_share, at), note)


def _titled(text: str) -> str:
    return text[0].upper() + text[1:]


def _label(one: Finding, name: str) -> str:
    figure = one.column.figure
    if one.column.player:
        return one.column.player
    return figure.name or figure.metric if figure.seat is None else f"seat {figure.seat + 1}"


def figure_of(title: str, drawn: str, note: str = "") -> str:
    """A plot with its title, and a note below that."""
    said = f"<small>{escape(note)}</small>" if note else ""
    return f"<figure><figcaption>{escape(title)}{said}</figcaption>{drawn}</figure>"


def _game(number: int, one: Shown) -> str:
    text = one.record
    told = "<p>Too long for a record.</p>"
    if text:
        told = (
            f"<p>Deal {one.unit:,}, seating {one.rotation}. <code>runabout replay FILE#{number}</code></p>"
            f'<details><summary>Record</summary><pre class="record" id="record-{number}">{escape(text)}</pre></details>'
        )
    return f'<article id="game-{number}"><h4>Game {number}: {escape(one.says)}</h4>{told}</article>'


def _method(answer: Answer) -> str:
    """How it was found, in sentences."""
    study = answer.studies[0]
    sure = f"{100 * study.confidence:.4g}%"
    if answer.records:
        told = [f"{answer.deals:,} finished games that people have played, from their records."]
        told.append(
            f"Each interval holds with {sure} confidence by itself, if these games are a fair sample of those that "
            "such people play; of many figures, some are wrong."
        )
        return "".join(f"<p>{escape(text)}</p>" for text in told)
    seatings = f"each in {answer.seatings} seatings, every player in every seat" if answer.seatings > 1 else "once each"
    told = [f"Up to {study.deals:,} deals were asked for; {answer.deals:,} were played, {seatings}."]
    told.append(
        f"Each interval holds with {sure} confidence however often it was looked at (confidence sequences), so that "
        "the study could end as soon as it was sure enough. It holds by itself: of many figures, some are wrong. Those "
        "of cards, actions and events hold all at once."
    )
    told.append("The truth is what these bots would do in endlessly many games. Other bots, or people, play otherwise.")
    if len(answer.studies) > 1:
        told.append("Both sides were played on the same deals; figures are B less A, deal by deal.")
    if study.within:
        wanted = ", ".join(f"{name} to {width:g}" for name, width in study.within.items())
        told.append(
            f"It was to end once it knew {wanted}: {'it did' if answer.is_sure else 'it was not yet that sure'}."
        )
    if not answer.is_complete:
        told.append("It was interrupted.")
    told.append(f"Seed {study.seed}. The same command gives the same figures on any number of cores.")
    return "".join(f"<p>{escape(text)}</p>" for text in told)
