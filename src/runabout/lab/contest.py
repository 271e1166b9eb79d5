"""Whole games inside compiled code: bots against each other, and random play for measuring speed."""

from __future__ import annotations

from typing import Any

from runabout.bots.desk import Notes
from runabout.bots.search import decide
from runabout.core.chance import Chance, pick
from runabout.core.contract import apply, legal, score, see, setup
from runabout.core.log import Log
from runabout.core.record import Cells, assign
from runabout.core.rule import rule


@rule
def begin_stream(chance: Chance, stream: int) -> None:
    """Set seeded chance to the beginning of a stream of its key: game n of a run is the same whoever plays it."""
    chance.stream[0] = stream
    chance.counter = 0
    chance.left = 0


@rule
def contest(
    first: int,
    games: int,
    start: Any,
    options: Any,
    kinds: Cells,
    playouts: Cells,
    table: Any,
    sight: Any,
    blank_sight: Any,
    deal: Chance,
    luck: Chance,
    results: Cells,
    lengths: Cells,
    blank: Any,
    world: Any,
    saved: Chance,
    state: Any,
    log: Log,
    notes: Notes,
) -> None:
    """Play games `first` ... `first + games - 1` of a run, a bot in each seat.

    Game n deals from stream n of `deal`; the bots in `kinds` and `playouts`, by seat, draw on `luck`. Written are
    `results`, (games, seats) of each game's scores, and `lengths`, (games,) of its decisions. `start` is a State of
    zeros but for `seats`; `table`, `sight` and `blank_sight` are scratch, and from `blank` on a bot's desk (bots.desk).
    """
    for n in range(games):
        begin_stream(deal, first + n)
        begin_stream(luck, first + n)
        assign(table, start)
        setup(table, options, deal, log)
        decisions = 0
        while not table.over:
            seat = table.seat
            open_now = legal(table, notes.acts)
            if open_now == 1:
                action = int(notes.acts[0])
            else:
                assign(sight, blank_sight)
                see(table, seat, sight)
                action = decide(sight, kinds[seat], playouts[seat], luck, blank, world, saved, state, log, notes)
            apply(table, action, deal, log)
            decisions += 1
        score(table, results[n])
        lengths[n] = decisions


@rule
def play_at_random(
    games: int, start: Any, options: Any, deal: Chance, luck: Chance, table: Any, log: Log, acts: Cells
) -> int:
    """Play whole games, every decision one of the legal actions with equal chance; how many decisions that was."""
    decisions = 0
    for _ in range(games):
        assign(table, start)
        setup(table, options, deal, log)
        while not table.over:
            open_now = legal(table, acts)
            chosen = pick(luck, open_now) if open_now > 1 else 0
            apply(table, acts[chosen], deal, log)
            decisions += 1
    return decisions
