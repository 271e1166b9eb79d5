"""Whole games inside compiled code: bots against each other, and random play for measuring speed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from runabout.bots import Level, playouts_of
from runabout.bots.scratch import Scratch
from runabout.bots.search import Kind, decide, decide_at_once
from runabout.core.chance import Chance, begin_stream, derive, pick
from runabout.core.contract import apply, legal, score, see, setup
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.record import Cells, assign
from runabout.core.rule import rule


class Deal(NamedTuple):
    """What games are dealt from; game n of a run is dealt from stream n of `chance`."""

    start: Any  #: a State of zeros but for `seats`
    options: Any  #: an Options record
    chance: Chance


class Players(NamedTuple):
    """The bots of a run, by seat."""

    kinds: Cells  #: (seats,) a `bots.search.Kind`
    playouts: Cells  #: (seats,) a decision's
    chance: Chance  #: what they all draw on


class Table(NamedTuple):
    """Scratch for one game at a time."""

    state: Any  #: the State of the game
    sight: Any  #: what the seat to act may know
    blank_sight: Any  #: a Sight of zeros


class Played(NamedTuple):
    """The results of the games of a run."""

    scores: Cells  #: (games, seats) each game's scores
    lengths: Cells  #: (games,) its decisions


def deal_for(game: Game, seats: int, options: Any, key: bytes) -> Deal:
    """What games with a key are dealt from."""
    start: Any = game.State()
    start.seats = seats
    return Deal(start, options, Chance.seeded(derive(key, "deal")))


def players_for(levels: Sequence[Level | None], game: Game, key: bytes) -> Players:
    """The bots of some levels for a game, one for each seat; None where somebody else decides."""
    kinds = np.array([int(level.kind) if level else 0 for level in levels], np.int32).view(Cells)
    playouts = np.array([playouts_of(level, game) if level else 0 for level in levels], np.int32).view(Cells)
    return Players(kinds, playouts, Chance.seeded(derive(key, "bots")))


def table_for(game: Game) -> Table:
    """Scratch for games."""
    return Table(game.State(), game.Sight(), game.Sight())


def room_for(games: int, seats: int) -> Played:
    """Room for the scores and lengths of some games."""
    return Played(np.zeros((games, seats), np.int32).view(Cells), np.zeros(games, np.int32).view(Cells))


@rule
def begin_game(number: int, deal: Deal, players: Players, table: Table, log: Log) -> None:
    """Lay out the game of that number, which is the same in every portion of a run."""
    begin_stream(deal.chance, number)
    begin_stream(players.chance, number)
    assign(table.state, deal.start)
    setup(table.state, deal.options, deal.chance, log)


@rule
def choose(players: Players, table: Table, scratch: Scratch) -> int:
    """The action of the seat to act, chosen by its bot: from its Sight if it searches; else on the State, which is the
    same (see `decide_at_once`). A search is not begun where a single action is legal.
    """
    state, acts = table.state, scratch.tree.acts
    seat = state.seat
    if players.kinds[seat] < Kind.SEARCH:
        return decide_at_once(state, players.kinds[seat], players.chance, acts, scratch.tree.weights)
    if legal(state, acts) == 1:
        return int(acts[0])
    assign(table.sight, table.blank_sight)
    see(state, seat, table.sight)
    return decide(table.sight, players.kinds[seat], players.playouts[seat], players.chance, scratch)


@rule
def contest(first: int, deal: Deal, players: Players, table: Table, played: Played, scratch: Scratch) -> None:
    """Play the games from number `first` on, a bot in each seat, as many as `played` has room for, and fill it in."""
    for n in range(len(played.lengths)):
        begin_game(first + n, deal, players, table, scratch.log)
        decisions = 0
        while not table.state.over:
            apply(table.state, choose(players, table, scratch), deal.chance, scratch.log)
            decisions += 1
        score(table.state, played.scores[n])
        played.lengths[n] = decisions


@rule
def play_at_random(games: int, deal: Deal, luck: Chance, scratch: Scratch) -> int:
    """Play whole games, every decision one of the legal actions with equal chance; returns the number of decisions."""
    table, acts = scratch.state, scratch.tree.acts
    decisions = 0
    for _ in range(games):
        assign(table, deal.start)
        setup(table, deal.options, deal.chance, scratch.log)
        while not table.over:
            open_now = legal(table, acts)
            chosen = pick(luck, open_now) if open_now > 1 else 0
            apply(table, acts[chosen], deal.chance, scratch.log)
            decisions += 1
    return decisions
