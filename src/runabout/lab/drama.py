"""Drama: how far the winner was behind, and when the winner took the lead for good, by winning chances along the game.

Winning chances are estimated by greedy playouts from the true state before a decision, with any bots at the table. At
most MOMENTS decisions of a game are evaluated, at even distances. The random numbers of the playouts are derived from
the events and actions of the game so far, so that a game has the same drama in a study, in its record, and when an
`ObjectMetric` counts it.

Estimates from so few playouts are noisy, and noise looks like drama: of two seats with equal chances one always seems
to lead. A smoother removes it. Each seat's chance is modelled as a random walk that is observed with binomial noise;
the variance of a step is what the differences between neighbouring moments have beyond the noise; and each chance is
estimated from the moments before and after it (R. E. Kalman, "A New Approach to Linear Filtering and Prediction
Problems", 1960; H. E. Rauch, F. Tung and C. T. Striebel, "Maximum Likelihood Estimates of Linear Dynamic Systems",
1965).
"""

from __future__ import annotations

from typing import Any

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
"""Playouts at each moment."""

MOMENTS = 64
"""The most moments of a game that are kept; at this number every second is dropped, and the stride doubles."""

AHEAD = 0.1
"""A seat is ahead of another where its winning chance is higher by more than this; less may be noise."""

MARK, DECISIONS, STRIDE, COUNT, FIRST = range(5)
"""Cells of a row: a hash of the game so far; decisions; decisions between two moments; moments. Behind these: each
seat's share of the win, and each seat's winning chance at each moment.
"""

PRIME = 16777619
"""The multiplier of the FNV-1a hash of 32 bits (G. Fowler, L. C. Noll and K.-P. Vo, 1991)."""


def playout_chance() -> Chance:
    """The chance of all playouts; of the same key in all studies."""
    return Chance.seeded(derive(key_from("drama"), "playouts"))


@rule
def mixed(mark: int, number: int) -> int:
    """The hash of a game, extended by one number."""
    return ((mark ^ (number & MASK)) * PRIME) & MASK


@rule
def mark_action(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """Add an action to the hash."""
    row[MARK] = mixed(mixed(int(row[MARK]), open_now), action)


@rule
def mark_events(state: Any, log: Log, room: Cells, row: Cells) -> None:
    """Add the events of a step to the hash; the set-up is the first step."""
    mark = int(row[MARK])
    for i in range(log.size):
        mark = mixed(mixed(mark, log.kind[i]), log.seat[i])
        for place in range(len(log.facts[i])):
            mark = mixed(mark, log.facts[i, place])
    row[MARK] = mark


@rule
def look_ahead(state: Any, chance: Chance, scratch: Scratch, row: Cells) -> None:
    """Estimate the winning chances of all seats, if this decision is one of the moments."""
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
    begin_stream(chance, int(row[MARK]), decided)
    for _ in range(PLAYOUTS):
        assign(scratch.state, state)
        play_on(chance, scratch)
        score(scratch.state, scratch.tree.scores)
        for seat in range(seats):
            share = win_share(scratch.tree.scores, seats, seat)
            row[at + seat] += share / PLAYOUTS
    row[COUNT] += 1


@rule
def play_on(chance: Chance, scratch: Scratch) -> None:
    """Play the scratch state to its end, each seat as a greedy bot."""
    while not scratch.state.over:
        action = decide_at_once(scratch.state, Kind.GREEDY, chance, scratch.tree.acts, scratch.tree.weights)
        apply(scratch.state, action, chance, scratch.log)


@rule
def drop_every_second(seats: int, row: Cells) -> None:
    """Keep every second moment, and double the stride."""
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
    """The fixed cells, a share of the win for each seat, and a chance for each seat at each moment."""
    return FIRST + seats + MOMENTS * seats


def drama_figures(game: Game, seats: int) -> list[Figure]:
    """`behind`: by how much the winner's chance is below the best chance of the other seats, as a mean over the game;
    `led for good`: the share of the game after which no other seat is ahead of the winner.
    """
    return [Figure("drama", "behind"), Figure("drama", "led for good", is_share=True)]


def drama(game: Game, rows: Values) -> Values:
    """(games, 2) the figures, from the rows: where seats share a win, the mean over these seats; 0 and 1 where nobody
    wins.
    """
    return np.array([drama_of(*unpacked(row)) for row in rows]).reshape(-1, 2)


def unpacked(row: Values) -> tuple[Values, Values]:
    """Of one game: (seats,) each seat's share of the win, and (moments, seats) the chances that the playouts gave."""
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
        others = np.delete(chances, seat, axis=1).max(axis=1, initial=0.0)
        lack = others - chances[:, seat]
        later = np.flatnonzero(lack > AHEAD)
        behind += won[seat] * float(np.maximum(lack, 0.0).mean())
        led += won[seat] * (float(later[-1] + 1) / len(seen) if len(later) else 0.0)
    all_shares = float(won.sum())
    return behind / all_shares, led / all_shares


def without_noise(seen: Values) -> Values:
    """(moments, seats) the smoothed chances of one game, from those that the playouts gave."""
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
