"""The report of a ladder of levels: how much skill decides, and how much the deal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from runabout.lab.causes import Effect
from runabout.lab.html import table
from runabout.lab.ladder import Ladder, Rung
from runabout.lab.plots import intervals
from runabout.lab.reports.games import Gallery, Shown, values_by_game
from runabout.lab.reports.page import (
    effects_of,
    figure_of,
    filled,
    found_of,
    line_of,
    paragraphs,
    write_page,
)
from runabout.lab.reports.sentences import Sentence, gap_of
from runabout.lab.reports.study import again_of, question_of

HEAD = ("bots", "wins more", "the same result", "of different deals")


def skill_report(ladder: Ladder, rungs: Sequence[Rung], command: str) -> str:
    """The file, as text.

    Args:
        ladder: the question.
        rungs: its results.
        command: the command that makes the report again.

    Raises:
        BadPlot: what draws plots is not installed.
    """
    gallery = Gallery()
    levels = ", ".join(one.name for one in ladder.players)
    asked = ladder.rungs[0][0]
    return filled(
        {
            "title": ladder.game.title,
            "kind": "Skill and luck",
            "question": question_of(asked, f"levels: {levels}"),
            "command": command,
            "asked": json.dumps(ladder.header, indent=1),
        },
        {
            "sections": _sections(ladder, rungs, gallery),
            "games": gallery.html,
            "method": paragraphs(_method(ladder)),
        },
    )


def write_skill(ladder: Ladder, rungs: Sequence[Rung], command: str, path: Path) -> None:
    """Write the report of a ladder, whole or not at all.

    Raises:
        CannotSave: the file cannot be written.
        BadPlot: what draws plots is not installed.
    """
    write_page(skill_report(ladder, rungs, command), path)


def _sections(ladder: Ladder, rungs: Sequence[Rung], gallery: Gallery) -> str:
    """What was found; the games that show it are added to those of the report."""
    lines = []
    for rung in rungs:
        lines.append(_edge(ladder, rung, gallery))
        told = f"With {rung.stronger} and with {rung.weaker}, {_range(rung.alike)} of the results are the same"
        told += f"; of results of different deals, {rung.alike_apart:.1%} are."
        lines.append(line_of(told, ladder.confidence))
    games = sum(rung.answer.games for rung in rungs)
    plots = [
        figure_of(
            "How much more the stronger bot wins",
            intervals(_rows(ladder, rungs, [rung.edge for rung in rungs]), True, 0.0),
            "In percentage points, with intervals. Dashed: skill has no effect.",
        ),
        figure_of(
            "The share of results that are the same",
            intervals(_rows(ladder, rungs, [rung.alike for rung in rungs]), True),
            "Means with their intervals.",
        ),
    ]
    return found_of(lines, f"From {games:,} games.") + effects_of("Figures", plots, _table(ladder, rungs))


def _edge(ladder: Ladder, rung: Rung, gallery: Gallery) -> str:
    """The line that says how much better the stronger bot is."""
    same = "on the same deals" if ladder.game.scoring.team else "in the same seat of the same deals"
    if not rung.edge.is_certain:
        points = f"{100 * rung.edge.low:+.1f} to {100 * rung.edge.high:+.1f} percentage points"
        return line_of(f"Whether {rung.stronger} wins more than {rung.weaker} {same} is open: {points}.", None)
    text = f"{rung.stronger} wins {gap_of(rung.edge.low, rung.edge.high)} than {rung.weaker} {same}."
    return line_of(text, ladder.confidence, _example(rung, gallery))


def _example(rung: Rung, gallery: Gallery) -> str:
    """Links to a deal in which one bot wins in a seat in which the other does not: that which wins more often."""
    if not gallery.has_room(2):
        return ""
    is_more = rung.edge.mean > 0
    if len(rung.answer.studies) > 1:
        told = Sentence("", True, "wins.team", "the game", most=is_more)
        wins = (f"{rung.weaker} does not win", f"on the same deal {rung.stronger} wins")
        loses = (f"{rung.weaker} wins", f"on the same deal {rung.stronger} does not win")
        return gallery.examples(told, rung.answer, values_by_game(rung.answer), wins if is_more else loses)
    won = rung.answer.rows[0]
    seats = won.shape[2]
    stronger = np.stack([won[seat, :, seat] for seat in range(seats)])  # (seats, deals) the stronger in each seat
    study = rung.answer.studies[0]
    for other in range(1, seats):
        # The stronger sits in the seating's seat; the weaker one that is compared, in the same seat of another seating.
        weaker = np.stack([won[(seat + other) % seats, :, seat] for seat in range(seats)])
        gap = (stronger - weaker) if is_more else (weaker - stronger)
        seat, deal = (int(at) for at in np.unravel_index(np.argmax(gap), gap.shape))
        if gap[seat, deal] == 1:  # not a win that is shared
            who = [rung.stronger, rung.weaker] if is_more else [rung.weaker, rung.stronger]
            seatings = [seat, (seat + other) % seats] if is_more else [(seat + other) % seats, seat]
            says = f"{who[0]} wins in seat {seat + 1}", f"on the same deal {who[1]} does not win in seat {seat + 1}"
            return gallery.show(
                *(Shown(text, study, deal, seating, won[seating, deal]) for text, seating in zip(says, seatings))
            )
    return ""


def _range(effect: Effect) -> str:
    return f"{effect.low:.1%} to {effect.high:.1%}"


def _bots(ladder: Ladder, rung: Rung) -> str:
    return f"{rung.stronger} {'against' if ladder.game.scoring.team else 'among'} {rung.weaker}"


def _rows(ladder: Ladder, rungs: Sequence[Rung], effects: Sequence[Effect]) -> list[tuple[str, float, float, float]]:
    return [(_bots(ladder, rung), one.mean, one.low, one.high) for rung, one in zip(rungs, effects)]


def _table(ladder: Ladder, rungs: Sequence[Rung]) -> str:
    rows = (
        (
            _bots(ladder, rung),
            f"{rung.edge.mean:+.1%} ({rung.edge.low:+.1%} to {rung.edge.high:+.1%})",
            f"{rung.alike.mean:.1%} ({_range(rung.alike)})",
            f"{rung.alike_apart:.1%}",
        )
        for rung in rungs
    )
    return table("", HEAD, rows)


def _method(ladder: Ladder) -> Iterator[str]:
    """The method, in sentences."""
    if ladder.game.scoring.team:
        yield f"Each of {ladder.deals:,} deals is played once with the weaker, once with the stronger bot in all seats."
    else:
        yield (
            f"One stronger bot plays against weaker ones, each of {ladder.deals:,} deals once with the stronger bot in "
            "every seat. So for each seat of each deal there are results of both bots from the same cards, as in "
            "duplicate bridge."
        )
    yield (
        "The difference between them measures skill, from -100 to 100 percentage points. How many results are the "
        "same is told beside how many are of different deals, by chance: what is above that, the deal decides."
    )
    yield (
        f"All intervals hold together with {100 * ladder.confidence:.4g}% confidence. The truth is what these bots "
        "would do in endlessly many games."
    )
    yield again_of(ladder.seed, [study for studies in ladder.rungs for study in studies])
