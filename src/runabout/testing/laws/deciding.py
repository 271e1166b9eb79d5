"""Laws of bots and results: every kind of bot can play, and all agree on who won."""

from __future__ import annotations

import numpy as np

from runabout.bots import LEVELS, SEARCHING, playouts_of
from runabout.bots.scratch import scratch_for
from runabout.bots.search import Kind, decide
from runabout.core.contract import WEIGHT_MAX
from runabout.core.game import Game
from runabout.core.log import SEATS_MAX
from runabout.core.record import Cells
from runabout.core.result import reward
from runabout.lab.simulate import Report
from runabout.match import Match
from runabout.testing.laws.case import Case, Fault, one_game, play, text_of

CHOICES = 3
"""Decisions with a choice at which each kind of bot is asked; one in the interpreter, which is slow."""

PLAYOUTS = 12
"""Of a search; one in the interpreter."""


def budgets(game: Game) -> list[int]:
    """Playouts for which the weight of priors is asked: those of the levels, and one."""
    return [1, *(playouts_of(LEVELS[name], game) for name in SEARCHING)]


def bots(case: Case) -> None:
    """Every kind of bot chooses a legal action at every table, from the sight of the seat to act alone. The weight of
    priors is a whole number, never negative; and only levels that search have playouts.
    """
    run, scratch = case.run, scratch_for(case.game)
    for playouts in budgets(case.game):
        weight: object = run.prior_weight(playouts)  # rules of other people may return anything
        if not isinstance(weight, int | np.integer) or not 0 <= weight <= WEIGHT_MAX:
            raise Fault(f"prior_weight of {playouts} playouts is {weight}; it is a whole number from 0 to {WEIGHT_MAX}")
    for name in case.game.bots.playouts:
        if name not in SEARCHING:
            raise Fault(f"playouts are given for the level {name}; those that search are {', '.join(SEARCHING)}")
    choose = run.bind(decide)
    asked = 0
    for position in play(case, "bots"):
        if len(position.legal) < 2:
            continue
        sight = position.sight(position.state.seat)
        for kind in Kind:
            chance = case.stream(f"bots {kind.name}", asked)
            chosen = int(choose(sight, int(kind), PLAYOUTS if run.is_compiled else 1, chance, scratch))
            if chosen not in position.legal:
                played = text_of(case, chosen) if 0 <= chosen < case.game.actions else str(chosen)
                raise Fault(f"a {kind.name.casefold()} bot plays {played}; legal are {position.legal}")
        asked += 1
        if asked == (CHOICES if run.is_compiled else 1):
            return


def winners(case: Case) -> None:
    """The match, the lab and the search agree on who won each game."""
    credited = case.run.bind(reward)
    for number in case.numbers:
        match = Match(case.game, case.seats, case.seed_of(number), case.options)
        for position in one_game(case, number):
            if position.choice is not None:
                match.play(position.choice)
        outcome = match.outcome()
        if outcome is None:
            continue
        scores = np.zeros(SEATS_MAX, np.int32).view(Cells)
        scores[: case.seats] = case.run.scores(match.state)
        report = Report((), scores[None, : case.seats], np.ones(1, np.int32), 0.0, case.game.scoring)
        won = {
            "the match": set(outcome.winners),
            "the lab": {seat for seat, wins in enumerate(report.wins) if wins > 0},
            "the search": {seat for seat in range(case.seats) if credited(scores, case.seats, seat) > 0},
        }
        if len(set(map(frozenset, won.values()))) > 1:
            raise Fault(f"of the scores {list(scores[: case.seats])}, the winners are {won}")
