"""The report of an influence: what actions and cards do for the wins of a seat, and which associations mislead."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from runabout.lab.causes import Causes, Effect, Influence
from runabout.lab.html import table
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
from runabout.lab.reports.sentences import gap_of
from runabout.lab.reports.study import question_of

MISLEADING_MAX = 3
"""Associations that mislead of which a report has a sentence."""

HEAD = ("action or card", "used", "may less may not", "dealt less not dealt", "used less not used")


class Caused(NamedTuple):
    """An effect on the wins of the seat.

    Attributes:
        address: of the action or card.
        is_dealt: whether it is that of being dealt the card, or that of being allowed to use it.
    """

    address: str
    is_dealt: bool
    effect: Effect

    @property
    def where(self) -> str:
        """On which side the seat wins more or less than on which other."""
        if self.is_dealt:
            return f"where it is dealt {self.address} than where it is not"
        return f"where it may use {self.address} than where it may not"

    @property
    def strength(self) -> float:
        """How far it is from 0, in halves of its interval."""
        half = (self.effect.high - self.effect.low) / 2
        return abs(self.effect.mean) / half if half else float("inf")


def influence_report(causes: Causes, found: Sequence[Influence], command: str) -> str:
    """The file, as text.

    Args:
        causes: the question.
        found: its results.
        command: the command that makes the report again.

    Raises:
        BadPlot: what draws plots is not installed.
    """
    gallery = Gallery()
    return filled(
        {
            "title": causes.game.title,
            "kind": "What actions and cards do",
            "question": f"{_who(causes)}; {question_of(causes.plain)}",
            "command": command,
            "asked": json.dumps(causes.header, indent=1),
        },
        {
            "sections": _sections(causes, found, gallery),
            "games": gallery.html,
            "method": paragraphs(_method(causes)),
        },
    )


def write_influence(causes: Causes, found: Sequence[Influence], command: str, path: Path) -> None:
    """Write the report of an influence, whole or not at all.

    Raises:
        CannotSave: the file cannot be written.
        BadPlot: what draws plots is not installed.
    """
    write_page(influence_report(causes, found, command), path)


def _who(causes: Causes) -> str:
    return "the team's wins" if causes.game.scoring.team else f"the wins of seat {causes.seat + 1}"


def _sections(causes: Causes, found: Sequence[Influence], gallery: Gallery) -> str:
    """What was found; the games that show it are added to those of the report."""
    who = "The team" if causes.game.scoring.team else f"Seat {causes.seat + 1}"
    sure = sorted((one for one in _caused(found) if one.effect.is_certain), key=lambda one: -one.strength)
    lines = [
        line_of(
            f"{who} wins {gap_of(one.effect.low, one.effect.high)} {one.where}.",
            causes.confidence,
            _example(causes, one, gallery),
        )
        for one in sure[:SENTENCES_MAX]
    ]
    if more := more_of(len(sure), SENTENCES_MAX):
        lines.append(line_of(more, causes.confidence))
    lines += [line_of(text, causes.confidence) for text in _misleading(who, found)]
    known = {one.address for one in sure}
    unknown = [one.address for one in found if one.address not in known]
    if unknown:
        shown = ", ".join(unknown[:SENTENCES_MAX])
        others = f" and {len(unknown) - SENTENCES_MAX} more" if len(unknown) > SENTENCES_MAX else ""
        lines.append(line_of(f"No effect is sure of {shown}{others}, which does not mean that there is none.", None))
    parts = [found_of(lines, f"From {causes.deals:,} deals of each comparison.")]
    effects = {
        "May less may not": ((one.address, one.allowed) for one in found),
        "Dealt less not dealt": ((one.address, one.dealt) for one in found),
        "Used less not used: an association": ((one.address, one.association) for one in found),
    }
    plots = [plot for title, told in effects.items() for plot in _plot(title, told)]
    return "".join([*parts, effects_of("Figures", plots, _table(found))])


def _caused(found: Iterable[Influence]) -> Iterator[Caused]:
    for one in found:
        yield Caused(one.address, False, one.allowed)
        if one.dealt:
            yield Caused(one.address, True, one.dealt)


def _misleading(who: str, found: Iterable[Influence]) -> Iterator[str]:
    """Of what goes with winning, and causes the opposite, or nothing that is sure."""
    misled = [one for one in found if one.association and one.association.is_certain and _misleads(one)]
    misled.sort(key=lambda one: -abs(one.association.mean) if one.association else 0)
    for one in misled[:MISLEADING_MAX]:
        assert one.association is not None
        caused = "no effect of it is sure"
        if one.allowed.is_certain:
            caused = f"that it may use it makes it win {gap_of(one.allowed.low, one.allowed.high)}"
        told = gap_of(one.association.low, one.association.high)
        yield f"{who} wins {told} in games in which it uses {one.address}, and yet {caused}."


def _misleads(one: Influence) -> bool:
    """Whether an association has another sign than each cause that is sure, or none is sure."""
    caused = [effect for effect in (one.allowed, one.dealt) if effect and effect.is_certain]
    assert one.association is not None
    return not any(effect.mean * one.association.mean > 0 for effect in caused)


def _example(causes: Causes, one: Caused, gallery: Gallery) -> str:
    """Links to a deal on which it changes who wins, both ways."""
    sides = causes.dealt_sides(one.address) if one.is_dealt else causes.allowed_sides(one.address)
    assert sides is not None
    column = "wins.team" if causes.game.scoring.team else f"wins of seat {causes.seat + 1}"
    names = (f"Not dealt {one.address}", f"Dealt {one.address}")
    if not one.is_dealt:
        names = (f"May not use {one.address}", f"May use {one.address}")
    return gallery.compared("a deal that it decides", column, one.effect.mean > 0, dict(zip(names, sides)))


def _plot(title: str, effects: Iterable[tuple[str, Effect | None]]) -> Iterator[str]:
    """A plot of the largest effects; none where there are none."""
    told = sorted(((name, one) for name, one in effects if one), key=lambda pair: -abs(pair[1].mean))
    if told:
        rows = [(name, one.mean, one.low, one.high) for name, one in told[:ROWS_MAX]]
        if len(told) > ROWS_MAX:
            title += f", the {ROWS_MAX} largest of {len(told)}"
        note = "Differences in the share of wins, with their intervals. Dashed: no difference."
        yield figure_of(title, intervals(rows, True, 0.0), note)


def _table(found: Iterable[Influence]) -> str:
    rows = ((one.address, f"{one.used:.0%}", *map(_cell, (one.allowed, one.dealt, one.association))) for one in found)
    return table("", HEAD, rows)


def _cell(effect: Effect | None) -> str:
    return f"{effect.mean:+.1%} ({effect.low:+.1%} to {effect.high:+.1%})" if effect else ""


def _method(causes: Causes) -> Iterator[str]:
    """The method, in sentences."""
    yield (
        "Restricted play: the seat is forbidden to use it while anything else is open, or is dealt the card on "
        f"purpose, and nothing else is changed. Each difference is over {causes.deals:,} deals, the same on both sides "
        "where the change leaves the deal as it was."
    )
    yield (
        "Beside these causes stands the association, how much more often the seat wins in games in which it uses it. "
        "It may have another cause: who plays for longer uses more cards."
    )
    yield (
        f"All intervals of all names hold together with {100 * causes.confidence:.4g}% confidence. The truth is what "
        "these bots would do in endlessly many games."
    )
    yield (
        f"Of {min(causes.deals, LOOKED_AT)} deals, played both ways, the games shown are those of the first on which "
        "the result differs so."
    )
    yield f"Seed {causes.seed}. The same command gives the same figures on any number of cores."
