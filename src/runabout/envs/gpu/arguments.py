"""What the kernels of a game are called with, as NumPy arrays that are yet to be copied to a device."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from runabout.core.chance import Chance
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.network import Parameters
from runabout.core.record import Record
from runabout.envs.arrays import new_arrays
from runabout.envs.checks import observation_of
from runabout.envs.gpu.playing import Played, Policy
from runabout.envs.stepping import Tables


class Shared(NamedTuple):
    """What the kernels are given beside the tables.

    A muted log keeps nothing, so one serves all threads: what they write into it, nobody reads.
    """

    start: Any  #: (1,) State of zeros but for `seats`
    blank: Any  #: (1,) Sight of zeros
    options: Any  #: (1,) Options
    sights: Any  #: (tables,) Sight, to write on
    log: Any  #: (1,) Log, muted


def tables_of(game: Game, tables: int, seats: int) -> Tables:
    """The tables before their first game."""
    arrays: dict[str, Any] = new_arrays(game, tables, seats, observation_of(game).size)
    return Tables(np.zeros(tables, game.State.dtype), np.zeros(tables, Chance.dtype), **arrays)


def shared_of(game: Game, tables: int, seats: int, options: Record) -> Shared:
    """What they share, and what they write on."""
    start: Any = game.State()
    start.seats = seats
    log = Log()
    log.muted = 1
    sights = np.zeros(tables, game.Sight.dtype)
    return Shared(start.buffer, game.Sight().buffer, options.buffer, sights, log.buffer)


def played_of(tables: int, seats: int) -> Played:
    """Nothing played so far."""
    games: Any = np.zeros(tables, np.int64)
    returns: Any = np.zeros((tables, seats), np.float64)
    return Played(games, returns)


def policy_of(network: Parameters, tables: int) -> Policy:
    """A network, and what each table reads it with."""
    hidden: Any = np.zeros((tables, len(network.bias)), np.int64)
    return Policy(network, hidden)
