"""What an answer says in sentences, each with how certain it is, and with a game that has what it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from runabout.core.game import Game
from runabout.lab.intervals import FEWEST
from runabout.lab.tracks import Finding

SOONEST = 0.005
"""A share that is surely below this is not worth a sentence."""

DIFFERENCES = 8
"""Figures that surely differ of which a comparison has a sentence."""


@dataclass(frozen=True)
class Sentence:
    """Something that was found.

    Attributes:
        text: what.
        is_certain: whether it holds with the confidence of the study; else it is still open.
        column: the name of the figure that it is about.
        game: which game shows it, "a game that ..."; "" for none.
        most: whether that is the one with the most of the figure, or the least.
    """

    text: str
    is_certain: bool
    column: str = ""
    game: str = ""
    most: bool = True


def range_of(one: Finding, is_difference: bool = False) -> str:
    """An interval in a sentence, with as few digits as tell it; about what the mean is where there is no interval. The
    ends of differences have their signs, and those of shares are in percentage points.
    """
    if not one.is_told:
        return f"about {one.mean:.3g}"
    sign = "+" if is_difference else ""
    form = f"{sign}.1%" if one.column.figure.is_share else f"{sign}.3g"
    if one.column.figure.is_share and one.high - one.low < SOONEST:
        form = f"{sign}.2%"
    told = f"{one.low:{form}} to {one.high:{form}}"
    return f"{told.replace('%', '')} percentage points" if is_difference and one.column.figure.is_share else told


def difference_of(one: Finding) -> str:
    """By how much B surely differs from A, in a sentence; shares in percentage points."""
    low, high = sorted((abs(one.low), abs(one.high)))
    told = range_of(replace(one, low=low, high=high))
    if one.column.figure.is_share:
        told = told.replace("%", "") + " percentage points"
    return f"{told} {'more' if one.mean > 0 else 'less'} in B than in A"


def gap_of(low: float, high: float) -> str:
    """A difference between shares that surely has a sign, such as "4.0 to 6.0 percentage points less"."""
    near, far = sorted((abs(100 * low), abs(100 * high)))
    form = ".2f" if far - near < 100 * SOONEST else ".1f"
    return f"{near:{form}} to {far:{form}} percentage points {'more' if low > 0 else 'less'}"


def sentences(game: Game, seats: int, findings: Sequence[Finding]) -> Iterator[Sentence]:
    """Of a study: who wins, how long it takes, whether people get to choose, and what is used."""
    yield from not_told(findings)
    yield from _wins(game, seats, [one for one in findings if one.column.address == "wins"])
    by_name = {one.column.name: one for one in findings}
    for name in ("length.decisions", "length.minutes"):  # with few games their intervals reach below what can be
        if name in by_name:
            by_name[name] = replace(by_name[name], low=max(0.0, by_name[name].low))
    if one := by_name.get("length.decisions"):
        yield Sentence(f"A game takes {range_of(one)} decisions.", one.is_told, one.column.name, "the longest game")
    if one := by_name.get("length.minutes"):
        minutes = f"about {one.low:.1f} to {one.high:.1f}" if one.is_told else range_of(one)
        yield Sentence(f"At a table that is {minutes} minutes, by estimate.", one.is_told)
    if one := by_name.get("choices.share of decisions"):
        text = f"In {range_of(one)} of its decisions there is something to choose."
        yield Sentence(text, True, one.column.name, "the game with the least to choose", most=False)
    yield from _idle(findings)
    if one := by_name.get("lead.changes"):
        yield Sentence(
            f"The lead changes {range_of(one)} times.", one.is_told, one.column.name, "the game with the most changes"
        )
    yield from _between_seats(by_name)
    for metric in ("cards", "actions"):
        yield from _uses(metric, [one for one in findings if one.column.figure.metric == metric])


def not_told(findings: Sequence[Finding]) -> Iterator[Sentence]:
    """From how many deals on figures have intervals, where some have none yet."""
    if not all(one.is_told for one in findings):
        yield Sentence(f"How long games are and how often things happen is told as sure from {FEWEST} deals on.", False)


def _wins(game: Game, seats: int, wins: Sequence[Finding]) -> Iterator[Sentence]:
    if game.scoring.team:
        for one in wins:
            yield Sentence(f"The team wins {range_of(one)} of its games.", True, one.column.name, "a game that is won")
        return
    fair = 1 / seats
    for of_players in (False, True):
        told = [one for one in wins if bool(one.column.player) == of_players]
        unsure = [one for one in told if one.low <= fair <= one.high]
        for one in told:
            if one in unsure:
                continue
            who = one.column.player or f"Seat {(one.column.figure.seat or 0) + 1}"
            side = "more" if one.low > fair else "less"
            text = f"{who} wins {side} than a fair share of {fair:.1%}: {range_of(one)} of the games."
            shown = "" if of_players else f"a game that seat {(one.column.figure.seat or 0) + 1} wins"
            yield Sentence(text, True, "" if of_players else one.column.name, shown)
        if unsure:
            furthest = max(max(one.high - fair, fair - one.low) for one in unsure)
            who = "player" if of_players else "seat"
            others = "Each" if len(unsure) == len(told) else "Each other"
            by = f"{100 * furthest:.1f} points"
            text = f"{others} {who}'s share of wins is within {by} of a fair {fair:.1%}, looked at by itself."
            yield Sentence(text, True)
            yield Sentence(
                f"Whether {'any of them' if len(unsure) > 1 else 'it'} wins more or less than that is open.", False
            )


def _idle(findings: Sequence[Finding]) -> Iterator[Sentence]:
    said = {
        "idle.nobody wins": ("{} of the games end without a winner.", "a game that nobody wins"),
        "idle.ended early": (
            "{} of the games end before everybody has decided anything.",
            "a game that ends before everybody has decided anything",
        ),
    }
    for one in findings:
        if one.column.name in said and one.high > SOONEST:
            text, game = said[one.column.name]
            yield Sentence(text.format(range_of(one)), True, one.column.name, game)
    idle = [one for one in findings if one.column.address == "idle.no choice" and one.column.figure.seat is not None]
    worst = max(idle, key=lambda one: one.mean, default=None)
    if worst and worst.high > SOONEST:
        seat = f"seat {(worst.column.figure.seat or 0) + 1}"
        text = f"In {range_of(worst)} of the games {seat} never has anything to choose."
        yield Sentence(text, True, worst.column.name, f"a game in which {seat} never has anything to choose")


def _between_seats(by_name: Mapping[str, Finding]) -> Iterator[Sentence]:
    """How long the winner is open, and how much the seats affect each other."""
    if one := by_name.get("drama.led for good"):
        text = f"The winner leads for good after {range_of(one)} of the game."
        yield Sentence(text, True, one.column.name, "the game in which the lead was open longest")
    if one := by_name.get("drama.behind"):
        points = f"{100 * one.low:.3g} to {100 * one.high:.3g}" if one.is_told else f"about {100 * one.mean:.3g}"
        text = f"The winning chance of the later winner is on average {points} points below the best of the others."
        yield Sentence(text, one.is_told, one.column.name, "the game whose winner was the furthest behind")
    if one := by_name.get("interaction.share of decisions"):
        text = f"Of the decisions, {range_of(one)} affect another seat."
        yield Sentence(text, True, one.column.name, "the game with the most decisions that affect others")


def _uses(metric: str, used: Sequence[Finding]) -> Iterator[Sentence]:
    if not used:
        return
    most = max(used, key=lambda one: one.mean)
    name = most.column.figure.name
    kind = metric.removesuffix("s")
    text = f"The {kind} used most in these games is {name}: {range_of(most)} times a game."
    yield Sentence(text, most.is_told, most.column.name, f"the game with the most {name}")
    never = [one.column.figure.name for one in used if one.mean == 0]
    if never:
        shown = ", ".join(never[:5]) + (f" and {len(never) - 5} more" if len(never) > 5 else "")
        yield Sentence(f"Never used in these games: {shown}. That they never are is open.", False)


RESULTS = ("wins", "points")
"""The metrics of how games come out, which everybody asks for first."""


def differences(findings: Sequence[Finding]) -> Iterator[Sentence]:
    """Of a comparison: what surely differs, who wins and by how much before the rest, and of either the surest first;
    and how much of the rest is open.
    """
    yield from not_told(findings)
    sure = [one for one in findings if one.low > 0 or one.high < 0]
    sure.sort(key=lambda one: (one.column.figure.metric not in RESULTS, one.half / abs(one.mean)))
    for one in sure[:DIFFERENCES]:
        text = f"{one.column.name}: {difference_of(one)}."
        yield Sentence(text, True, one.column.name, "the deal on which it differs most", most=one.mean > 0)
    if len(sure) > DIFFERENCES:
        yield Sentence(f"{len(sure) - DIFFERENCES} more figures surely differ; the tables have them.", True)
    if not sure:
        yield Sentence("No figure surely differs.", False)
    elif len(sure) < len(findings):
        others = len(findings) - len(sure)
        what = f"the {others} other figures differ" if others > 1 else "the other figure differs"
        yield Sentence(f"Whether {what} at all is open.", False)
