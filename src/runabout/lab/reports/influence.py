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
from runabout.lab.reports.study import again_of, question_of

WHOLE_WIN = 1.0
"""What a game that is won counts for; one that is shared counts for less."""

MISLEADING_MAX = 3
"""Associations that mislead of which a report has a sentence."""

HEAD = ("action or card", "used", "wins by being allowed", "wins by being dealt", "wins where used (association)")


class Caused(NamedTuple):
    """An effect on the wins of the seat.

    Attributes:
        address: of the action or card.
        is_dealt: whether it is that of being dealt the card, or that of being allowed to use it.
    """

    address: str
    is_dealt: bool
    effect: Effect

    def where(self, seat: str) -> str:
        """On which side there are more or fewer wins than on which other; the seat is called so."""
        if self.is_dealt:
            return f"where {seat} is dealt {named(self.address)} than where it is not"
        return f"where {seat} may use {named(self.address)} than where it may not"


def named(address: str) -> str:
    """An action or a card, in a sentence."""
    kind, _, name = address.partition(".")
    return f"the {kind.removesuffix('s')} {name}"


def influence_report(causes: Causes, found: Sequence[Influence], command: str, gallery: Gallery | None = None) -> str:
    """The file, as text.

    Args:
        causes: the question.
        found: its results.
        command: the command that makes the report again.
        gallery: for the games that are shown, without any yet; None for one that plays them on all cores.

    Raises:
        BadPlot: what draws plots is not installed.
    """
    gallery = gallery or Gallery()
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


def write_influence(
    causes: Causes, found: Sequence[Influence], command: str, path: Path, gallery: Gallery | None = None
) -> None:
    """Write the report of an influence (see `influence_report`), whole or not at all.

    Raises:
        CannotSave: the file cannot be written.
        BadPlot: what draws plots is not installed.
    """
    write_page(influence_report(causes, found, command, gallery), path)


def _who(causes: Causes) -> str:
    seat = f"seat {causes.seat + 1}"
    return f"The wins of the team, by what {seat} does" if causes.game.scoring.team else f"The wins of {seat}"


def _sections(causes: Causes, found: Sequence[Influence], gallery: Gallery) -> str:
    """What was found; the games that show it are added to those of the report."""
    who, seat = f"Seat {causes.seat + 1}", "it"
    if causes.game.scoring.team:
        who, seat = "The team", f"seat {causes.seat + 1}"
    sure = sorted((one for one in _caused(found) if one.effect.is_certain), key=lambda one: -one.effect.strength)
    lines = [
        line_of(
            f"{who} wins {gap_of(one.effect.low, one.effect.high)} {one.where(seat)}.",
            causes.confidence,
            _example(causes, one, gallery),
        )
        for one in sure[:SENTENCES_MAX]
    ]
    if more := more_of(len(sure), SENTENCES_MAX):
        lines.append(line_of(more, causes.confidence))
    lines += [line_of(text, causes.confidence) for text in _misleading(who, seat, found)]
    known = {one.address for one in sure}
    unknown = [named(one.address) for one in found if one.address not in known]
    if unknown:
        shown = ", ".join(unknown[:SENTENCES_MAX])
        others = f" and {len(unknown) - SENTENCES_MAX} more" if len(unknown) > SENTENCES_MAX else ""
        lines.append(line_of(f"No effect is sure of {shown}{others}, which does not mean that there is none.", None))
    parts = [found_of(lines, f"From {causes.deals:,} deals of each comparison.")]
    effects = {
        "Wins by being allowed to use it": ((one.address, one.allowed) for one in found),
        "Wins by being dealt it": ((one.address, one.dealt) for one in found),
        "More wins in games in which it is used (an association)": ((one.address, one.association) for one in found),
    }
    plots = [plot for title, told in effects.items() for plot in _plot(title, told)]
    return "".join([*parts, effects_of("Figures", plots, _table(found))])


def _caused(found: Iterable[Influence]) -> Iterator[Caused]:
    for one in found:
        yield Caused(one.address, False, one.allowed)
        if one.dealt:
            yield Caused(one.address, True, one.dealt)


def _misleading(who: str, seat: str, found: Iterable[Influence]) -> Iterator[str]:
    """Of what goes with winning, and causes the opposite, or nothing that is sure."""
    misled = [one for one in found if one.association and one.association.is_certain and _misleads(one)]
    misled.sort(key=lambda one: -abs(one.association.mean) if one.association else 0)
    for one in misled[:MISLEADING_MAX]:
        assert one.association is not None
        sure = [caused for caused in _caused([one]) if caused.effect.is_certain]
        caused = "and yet no effect of it is sure"
        if sure:
            caused = f"and yet {gap_of(sure[0].effect.low, sure[0].effect.high)} {sure[0].where(seat)}"
        told = gap_of(one.association.low, one.association.high)
        yield f"{who} wins {told} in games in which {seat} uses {named(one.address)}, {caused}."


def _misleads(one: Influence) -> bool:
    """Whether an association has another sign than each cause that is sure, or none is sure."""
    caused = [effect for effect in (one.allowed, one.dealt) if effect and effect.is_certain]
    assert one.association is not None
    return not any(effect.mean * one.association.mean > 0 for effect in caused)


def _example(causes: Causes, one: Caused, gallery: Gallery) -> str:
    """Links to a deal on which being allowed changes who wins, both ways; or to a game in which the card is dealt: its
    deal is another one than without it.
    """
    seat, is_more = f"seat {causes.seat + 1}", one.effect.mean > 0
    winner = "the team" if causes.game.scoring.team else seat
    column = "wins.team" if causes.game.scoring.team else f"wins of {seat}"
    outcomes = [f"{winner} does not win", f"{winner} wins"]
    if one.is_dealt:
        dealt = causes.dealt_sides(one.address)
        assert dealt is not None
        says = f"{seat} is dealt {named(one.address)}: {outcomes[is_more]}"
        return gallery.among(column, is_more, says, dealt[1], WHOLE_WIN)
    both = (
        f"{seat} may not use {named(one.address)}: {outcomes[not is_more]}",
        f"the same deal where {seat} may use {named(one.address)}: {outcomes[is_more]}",
    )
    return gallery.compared(column, is_more, both, causes.allowed_sides(one.address), WHOLE_WIN)


def _plot(title: str, effects: Iterable[tuple[str, Effect | None]]) -> Iterator[str]:
    """A plot of the largest effects; none where all are 0."""
    told = sorted(((name, one) for name, one in effects if one and one.mean), key=lambda pair: -abs(pair[1].mean))
    if told:
        rows = [(name, one.mean, one.low, one.high) for name, one in told[:ROWS_MAX]]
        if len(told) > ROWS_MAX:
            title += f", the {ROWS_MAX} largest of {len(told)}"
        note = "Differences in the share of wins, in percentage points, with their intervals. Dashed: no difference."
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
        f"The games shown are of {min(causes.deals, LOOKED_AT)} deals that were played once more. A card is dealt on "
        "purpose by dealing again until it is there, which makes it another deal than without: one game with it is "
        "shown, and no pair."
    )
    yield again_of(causes.seed, [causes.plain])
