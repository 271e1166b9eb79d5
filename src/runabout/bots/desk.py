"""What a bot thinks with: the scratch records that the algorithms in bots.search write on."""

from __future__ import annotations

from functools import cache
from typing import Any

from runabout.core.chance import Chance
from runabout.core.game import Game
from runabout.core.log import SEATS_MAX, Log
from runabout.core.record import Cells, Record, f64, i16, i32, record

NODES = 1 << 14
"""How many actions one search can remember; past that, playouts go on without growing the tree."""


class Notes(Record):
    """A bot's notes while it thinks; `notes_for` makes the record for a game's number of actions."""

    acts: Cells  #: (actions,) the actions under consideration
    weights: Cells  #: (actions,) their sense
    child: Cells  #: (actions,) by action, the node below the current one; -1 between uses
    choices: Cells  #: (actions,) the actions at the root still in the running
    leaning: Cells  #: (actions,) what the sense of each of those speaks for it
    field: int  #: how many those are
    tables: int  #: tables imagined so far
    cut: int  #: the number of tables at which the field is next halved
    nodes: int  #: nodes in the tree
    links: Cells  #: (NODES, 5) the tree; columns in bots.search
    counts: Cells  #: (NODES, 2)
    rewards: Cells  #: (NODES,)
    span: Cells  #: (2,) the lowest and the highest reward so far
    scores: Cells  #: (SEATS_MAX,) a result


@cache
def notes_for(actions: int) -> type[Notes]:
    """The record of notes for a game with so many actions."""
    fields = {
        "acts": i16[actions],
        "weights": i32[actions],
        "child": i32[actions],
        "choices": i16[actions],
        "leaning": f64[actions],
        "field": i32(),
        "tables": i32(),
        "cut": i32(),
        "nodes": i32(),
        "links": i32[NODES, 5],
        "counts": i32[NODES, 2],
        "rewards": f64[NODES],
        "span": f64[2],
        "scores": i32[SEATS_MAX],
    }
    return record(type("Notes", (Notes,), fields))


class Desk:
    """Scratch for one thinker at a time.

    Attributes:
        blank: a State of zeros.
        world: a State: the table as it was last imagined.
        luck: chance as it stood then.
        state: a State to play on.
        log: muted.
        notes: see `Notes`.
    """

    def __init__(self, game: Game) -> None:
        self.blank: Any = game.State()
        self.world: Any = game.State()
        self.luck = Chance()
        self.state: Any = game.State()
        self.log = Log()
        self.log.muted = 1
        self.notes = notes_for(game.actions)()
        self.notes.child[:] = -1

    @property
    def tools(self) -> tuple[Any, ...]:
        """All of it, in the order in which `decide` and `think` take it."""
        return self.blank, self.world, self.luck, self.state, self.log, self.notes
