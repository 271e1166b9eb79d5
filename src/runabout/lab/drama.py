"""Drama: how far the winner was behind, and when he led for good, by winning chances along the game.

The chances are those of greedy play from there on, whoever sits at the table: before a decision the true state is
played on to the end again and again, each time with other chance. At most MOMENTS of a game's decisions are asked, at
even distances. All luck of these playouts is derived from what has happened in the game so far, so that a game has the
same drama wherever it is counted: in a study, in its record, and once more by an object.

A share of so few playouts is noisy, and noise alone would look like drama: of two seats that are level one always
seems to lead. It is taken out. A chance is taken for a walk that is seen with the noise of so many playouts; how far
the walk goes at a time is what the differences between moments are beyond noise; and the walk is estimated from all
that was seen before and after (R. E. Kalman, "A New Approach to Linear Filtering and Prediction Problems", 1960; H. E.
Rauch, F. Tung and C. T. Striebel, "Maximum Likelihood Estimates of Linear Dynamic Systems", 1965).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from runabout.bots.scratch import Scratch
from runabout.bots.search import Kind, decide_at_once
from runabout.core.chance import MASK, Chance, begin_stream, derive, key_from
from runabout.core.contract import apply, score
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.record import Cells, assign
from runabout.core.result import win_share
from runabout.core.rule import rule
from runabout.lab.counting import Figure
from runabout.lab.intervals import Values

PLAYOUTS = 64
"""Times that the game is played on from a moment."""

MOMENTS = 64
"""Moments of a game that are kept; once they are so many, every second is dropped, and half as many are taken."""

AHEAD = 0.1
"""A seat is behind where another's chance is higher by more than this: less is level."""

MARK, DECISIONS, STRIDE, COUNT, FIRST = range(5)
"""Cells of a row: what has happened so far, as a number; decisions; decisions between two moments; moments. Then each
seat's share of the win, and each seat's chance at each moment."""

PRIME = 16777619
"""The multiplier of the FNV-1a hash of 32 bits (G. Fowler, L. C. Noll and K.-P. Vo, 1991)."""


class Ahead(NamedTuple):
    """What winning chances are found with."""

    chance: Chance  #: of the playouts


def ahead_of() -> Ahead:
    """Chance for playouts, the same in all studies."""
    return Ahead(Chance.seeded(derive(key_from("drama"), "playouts")))


@rule
def mixed(mark: int, number: int) -> int:
    """A mark that stands for what came before and for one number more."""
    return ((mark ^ (number & MASK)) * PRIME) & MASK


@rule
def mark_action(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """The action is part of what has happened."""
    row[MARK] = mixed(mixed(int(row[MARK]), open_now), action)


@rule
def mark_events(state: Any, log: Log, room: Cells, row: Cells) -> None:
    """So is what was reported, the deal first of all."""
    mark = int(row[MARK])
    for i in range(log.size):
        mark = mixed(mixed(mark, log.kind[i]), log.seat[i])
        for place in range(len(log.facts[i])):
            mark = mixed(mark, log.facts[i, place])
    row[MARK] = mark


@rule
def look_ahead(state: Any, ahead: Ahead, scratch: Scratch, row: Cells) -> None:
    """Find the chances of all seats, where this decision is one of the moments."""
    if row[STRIDE] == 0:
        row[STRIDE] = 1
    decided, seats = int(row[DECISIONS]), int(state.seats)
    row[DECISIONS] = decided + 1
    if decided % int(row[STRIDE]) != 0:
        return
    if row[COUNT] == MOMENTS:
        drop_every_second(seats, row)
        if decided % int(row[STRIDE]) != 0:
            return
    at = FIRST + seats + int(row[COUNT]) * seats
    begin_stream(ahead.chance, int(row[MARK]), decided)
    for _ in range(PLAYOUTS):
        assign(scratch.state, state)
        play_on(ahead.chance, scratch)
        score(scratch.state, scratch.tree.scores)
        for seat in range(seats):
            share = win_share(scratch.tree.scores, seats, seat)
            row[at + seat] += share / PLAYOUTS
    row[COUNT] += 1


@rule
def play_on(chance: Chance, scratch: Scratch) -> None:
    """Play the scratch state to its end, each seat as a greedy bot."""
    while not scratch.state.over:
        action = decide_at_once(scratch.state, Kind.GREEDY, chance, scratch.tree.acts)
        apply(scratch.state, action, chance, scratch.log)


@rule
def drop_every_second(seats: int, row: Cells) -> None:
    """Keep the moments at twice the distance."""
    base = FIRST + seats
    kept = MOMENTS // 2
    for moment in range(kept):
        for seat in range(seats):
            row[base + moment * seats + seat] = row[base + 2 * moment * seats + seat]
    for i in range(base + kept * seats, len(row)):
        row[i] = 0.0
    row[COUNT] = kept
    row[STRIDE] *= 2


@rule
def keep_winners(state: Any, scores: Cells, row: Cells) -> None:
    """Each seat's share of the win."""
    for seat in range(state.seats):
        row[FIRST + seat] = win_share(scores, state.seats, seat)


def drama_cells(game: Game, seats: int) -> int:
    """Those of every game, and a chance for each seat at each moment."""
    return FIRST + seats + MOMENTS * seats


def drama_figures(game: Game, seats: int) -> list[Figure]:
    """`behind`: by how much the winner's chance is below the best of the others', on the mean over the game; `led for
    good`: the share of the game that is over when nobody else is ahead of him any more.
    """
    return [Figure("drama", "behind"), Figure("drama", "led for good", is_share=True)]


def drama(game: Game, rows: Values) -> Values:
    """(games, 2) from the rows. Of seats that share a win it is the mean; a game that nobody wins has nobody behind,
    and is led for good by nobody up to its end.
    """
    return np.array([drama_of(*unpacked(row)) for row in rows]).reshape(-1, 2)


def unpacked(row: Values) -> tuple[Values, Values]:
    """Of one game (seats,) each seat's share of the win, and (moments, seats) the chances that were seen."""
    seats = (len(row) - FIRST) // (MOMENTS + 1)
    chances = row[FIRST + seats :].reshape(MOMENTS, seats)[: int(row[COUNT])]
    return row[FIRST : FIRST + seats], chances


def drama_of(won: Values, seen: Values) -> tuple[float, float]:
    """The figures of one game, from what `unpacked` gives."""
    if not won.any() or not len(seen):
        return 0.0, 1.0
    chances = without_noise(seen)
    behind = led = 0.0
    for seat in np.flatnonzero(won):
        others = np.delete(chances, seat, axis=1).max(axis=1)
        lack = others - chances[:, seat]
        later = np.flatnonzero(lack > AHEAD)
        behind += won[seat] * float(np.maximum(lack, 0.0).mean())
        led += won[seat] * (float(later[-1] + 1) / len(seen) if len(later) else 0.0)
    all_shares = float(won.sum())
    return behind / all_shares, led / all_shares


def without_noise(seen: Values) -> Values:
    """(moments, seats) the chances of one game as they are estimated from all moments, from those seen at each."""
    moments = len(seen)
    noise = max(float((seen * (1 - seen)).mean()), 0.5 / PLAYOUTS) / PLAYOUTS
    steps = float((np.diff(seen, axis=0) ** 2).mean()) - 2 * noise if moments > 1 else 0.0
    walk = max(steps, noise / moments**2)
    found, spread = np.array(seen, np.float64), np.full(moments, noise)
    for at in range(1, moments):
        before = spread[at - 1] + walk
        weight = before / (before + noise)
        found[at] = found[at - 1] + weight * (seen[at] - found[at - 1])
        spread[at] = (1 - weight) * before
    for at in range(moments - 2, -1, -1):
        weight = spread[at] / (spread[at] + walk)
        found[at] += weight * (found[at + 1] - found[at])
    return found


def has_drama(game: Game) -> bool:
    """Whether seats compete."""
    return not game.scoring.team and game.seats[1] > 1
