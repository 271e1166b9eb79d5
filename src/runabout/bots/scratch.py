"""The records that the algorithms in bots.search write on while they decide."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from runabout.core.chance import Chance
from runabout.core.game import Game
from runabout.core.inference import Reading
from runabout.core.log import SEATS_MAX, Log
from runabout.core.record import Cells, Record, f64, i16, i32, record

NODES_LEAST, NODES_MOST = 1 << 10, 1 << 20
"""Nodes that the tree of a search has room for: one for each of its playouts, and no more than the second; past that,
playouts go on without growing the tree. Room that is never written on takes no memory."""


class Nodes(NamedTuple):
    """The nodes of a search's tree, as arrays. They are no part of a record, since searches need different numbers."""

    links: Cells  #: (nodes, 5) columns in bots.search
    counts: Cells  #: (nodes, 2) columns in bots.search
    rewards: Cells  #: (nodes,) the sum of the rewards of the seat that moved into each


class SearchTree(Record):
    """A search: its root, and room for one node's actions. `search_tree_for` makes the record of a game."""

    acts: Cells  #: (actions,) the actions of the current node
    weights: Cells  #: (actions,) their priors
    child: Cells  #: (actions,) by action, the node below the current one; -1 between uses
    choices: Cells  #: (actions,) the root's actions that are still candidates
    root_log_priors: Cells  #: (actions,) the logarithm of the prior of each of those
    prior_weight: int  #: how much these count beside the results
    sums: Cells  #: (actions,) the sum of the rewards of each of those
    squares: Cells  #: (actions,) the sum of their squares
    candidates: int  #: how many those are
    knows_book: int  #: 1: it knows the opening book
    learned: int  #: 1: the game's network says what prospects and priors are
    budget: int  #: playouts of this decision; 0 where that is not known
    playouts: int  #: playouts so far
    tables: int  #: tables imagined so far
    cut: int  #: the number of tables at which the candidates are next halved
    stages: int  #: of the search, between which they are halved
    nodes: int  #: nodes in the tree
    reward: float  #: the reward of the root's seat in the last playout
    span: Cells  #: (2,) the lowest and the highest reward so far
    scores: Cells  #: (SEATS_MAX,) a result


@cache
def search_tree_for(actions: int) -> type[SearchTree]:
    """The record of a search in a game with so many action numbers."""
    fields = {
        "acts": i16[actions],
        "weights": i32[actions],
        "child": i32[actions],
        "choices": i16[actions],
        "root_log_priors": f64[actions],
        "prior_weight": i32(),
        "sums": f64[actions],
        "squares": f64[actions],
        "candidates": i32(),
        "knows_book": i32(),
        "learned": i32(),
        "budget": i32(),
        "playouts": i32(),
        "tables": i32(),
        "cut": i32(),
        "stages": i32(),
        "nodes": i32(),
        "reward": f64(),
        "span": f64[2],
        "scores": i32[SEATS_MAX],
    }
    return record(type("SearchTree", (SearchTree,), fields))


class Scratch(NamedTuple):
    """What one bot at a time decides with; `scratch_for` makes it. Compiled code takes it as it is."""

    blank: Any  #: a State of zeros
    world: Any  #: a State: the table as it was last imagined
    luck: Chance  #: the state of chance at that time
    state: Any  #: a State to play on
    log: Log  #: muted
    tree: SearchTree
    nodes: Nodes  #: of that tree
    reading: Reading  #: what the game's network is read with


def scratch_for(game: Game, playouts: int = 0) -> Scratch:
    """Scratch for bots of a game.

    Args:
        game: what they play.
        playouts: the most of one decision, as far as that is known.
    """
    log, tree = Log(), search_tree_for(game.actions)()
    log.muted = 1
    tree.child[:] = -1
    room = min(max(NODES_LEAST, playouts + 1), NODES_MOST)
    nodes = Nodes(
        np.zeros((room, 5), np.int32).view(Cells), np.zeros((room, 2), np.int32).view(Cells), np.zeros(room).view(Cells)
    )
    cells = game.observation.size if game.observation else 1
    hidden = len(game.network.parameters.bias) if game.network else 1
    reading = Reading(
        game.Sight(), game.Sight(), np.zeros(cells, np.uint8).view(Cells), np.zeros(hidden, np.int64).view(Cells)
    )
    return Scratch(game.State(), game.State(), Chance(), game.State(), log, tree, nodes, reading)
