"""The report of a study, or of a comparison: who wins, how long it takes, what is used, or what differs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from runabout.lab.html import table_of
from runabout.lab.people import PEOPLE
from runabout.lab.plots import histogram, intervals
from runabout.lab.reports.games import Gallery, values_by_game
from runabout.lab.reports.page import (
    ROWS_MAX,
    BadReport,
    figure_of,
    filled,
    found_of,
    line_of,
    paragraphs,
    write_page,
)
from runabout.lab.reports.sentences import differences, sentences
from runabout.lab.study import Answer, Study
from runabout.lab.tracks import Finding


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
    gallery = Gallery()
    parts = [_section(varied, answer, gallery) for varied, answer in answers.items()]
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
            "games": gallery.html,
            "method": _method(first),
        },
    )


def write_report(answers: Mapping[str, Answer], command: str, path: Path) -> None:
    """Write a report, whole or not at all.

    Raises:
        BadReport: as `report`.
        CannotSave: the file cannot be written.
    """
    write_page(report(answers, command), path)


def _question(answer: Answer) -> str:
    """Who plays what, in a line."""
    told = []
    for letter, study in zip("AB", answer.studies):
        said = question_of(study)
        told.append(said if len(answer.studies) == 1 else f"{letter}: {said}")
    return "; ".join(told)


def question_of(study: Study, who: str = "") -> str:
    """Who plays what in a study, as far as that is not usual; `who` says who plays, "" for its bots."""
    setting = study.setting
    bots = ", ".join(dict.fromkeys(one.name for one in setting.rotations[0]))
    agreed = setting.game.new_options({}, setting.seats)
    options = [
        f"{option.name}={option.write(int(getattr(setting.agreed, option.name)))}"
        for option in setting.game.options
        if getattr(setting.agreed, option.name) != getattr(agreed, option.name)
    ]
    who = who or ("played by people" if bots == PEOPLE.name else f"bots: {bots}")
    data = [f"data in {setting.data.folder} (edition {setting.data.edition})"] if setting.data else []
    return ", ".join([f"{setting.seats} seats", who, *options, *data, *study.header.get("limits", [])])


def _section(varied: str, answer: Answer, gallery: Gallery) -> str:
    """What one answer found; the games that show it are added to those of the report."""
    asked, is_difference = answer.studies[0], len(answer.studies) > 1
    setting = asked.setting
    told = differences(answer.findings) if is_difference else sentences(setting.game, setting.seats, answer.findings)
    values = values_by_game(answer)
    lines = [
        line_of(one.text, asked.confidence if one.is_certain else None, gallery.examples(one, answer, values))
        for one in told
    ]
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
    count += " Each line is that sure by itself: of many, some are wrong."
    if answer.who_begins:
        count += (
            " Chance decides who begins, so that these shares of wins do not tell what beginning is worth: a study "
            f"with <code>-o {answer.who_begins}=1</code> does."
        )
    return (
        f"{heading}{found_of(lines, count)}"
        f'<section><h3>Figures</h3><div class="plots">{"".join(plots)}</div></section>'
        f"<section><h3>Tables</h3>{''.join(tables)}</section>"
    )


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
        return paragraphs(told)
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
    told.append(again_of(study.seed, answer.studies))
    return paragraphs(told)


def again_of(seed: int | str, studies: Iterable[Study]) -> str:
    """The seed, and whether the same command gives the same figures, in sentences."""
    seated = {one for study in studies for one in study.setting.rotations[0]}
    told = f"Seed {seed}."
    if not all(one.is_exact for one in seated):
        return f"{told} Bots that think for a time play otherwise each time: the same command gives other figures."
    told += " The same command gives the same figures on any number of cores"
    own = sorted(one.name for one in seated if one.level is None)
    return f"{told}, where {', '.join(own)} draws all chance from what it is given." if own else f"{told}."
