"""Histories: all that a seat has seen and done in a game so far, for programs that learn from more than the present.

An entry is written for every seat when a game begins, and after every decision of any seat: whose decision it was, the
seat's own action if it was its own, and what the seat sees then, as the cells of its observation. So a history is made
from the seat's Sights and its own actions alone, and, as observations are, from its own side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from runabout.core.errors import is_whole
from runabout.core.game import Game
from runabout.core.observation import distance_to
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.envs.checks import Array
from runabout.envs.errors import BadBatch
from runabout.envs.stepping import Agreed, Scratch, Tables, show

HEAD = 3
"""Cells of an entry before those of the observation: who decided, as 1 + how far after the viewer it sits, 0 where a
game begins; and the viewer's own action as 1 + its number, in a low and a high byte, 0 where another seat decided.
"""

BYTE = 256
BYTES_MAX = 1 << 33
"""The memory that the histories of a batch may take."""


class History(NamedTuple):
    """What seats have seen and done.

    Attributes:
        entries: (tables, decisions, HEAD + cells) uint8: the oldest first; zeros after the last.
        length: (tables,) int32: how many entries there are. Where a game had more than there is room for, the oldest
            are gone.
    """

    entries: Array
    length: Array


class Remembered(NamedTuple):
    """What is written after each step."""

    anew: Cells  #: (tables,) int8: 1: a game begins: what was before is forgotten
    movers: Cells  #: (tables,) int8: who decided
    entries: Cells  #: (tables, seats, decisions, HEAD + cells) uint8: entry k at place k modulo the number of places
    lengths: Cells  #: (tables,) int32: entries of the game so far


@rule
def remember(
    first: int, end: int, tables: Tables, agreed: Agreed, scratch: Scratch, kept: Remembered, sight: Any
) -> None:
    """Write an entry for each seat of the chosen tables among those from number `first` to before `end`.

    Args:
        first: a table.
        end: a table, or their number.
        tables: all of them.
        agreed: what they share.
        scratch: this thread's.
        kept: the histories.
        sight: a Sight to write on.
    """
    for n in range(first, end):
        if tables.chosen[n]:
            state, begins = tables.states[n], int(kept.anew[n])
            if begins:
                kept.lengths[n] = 0
            place = int(kept.lengths[n]) % kept.entries.shape[2]
            kept.lengths[n] += 1
            seats, mover, action = int(state.seats), int(kept.movers[n]), int(tables.actions[n]) + 1
            for seat in range(seats):
                row = kept.entries[n, seat, place]
                is_own = not begins and mover == seat
                row[0] = 0 if begins else 1 + distance_to(seat, mover, seats)
                row[1] = action % BYTE if is_own else 0
                row[2] = action // BYTE if is_own else 0
                show(state, seat, sight, agreed, row[HEAD:])


class Histories:
    """The histories of the seats of a batch.

    Args:
        game: the game.
        tables: how many.
        seats: at each.
        decisions: how many entries are kept for each seat.
        cells: `Batch.cells`.

    Raises:
        BadBatch: there is no such number of decisions, or no room for them.
    """

    def __init__(self, game: Game, tables: int, seats: int, decisions: Any, cells: Callable[[Array], Any]) -> None:
        width = HEAD + (game.observation.size if game.observation else 0)
        most = BYTES_MAX // (tables * seats * width)
        if not is_whole(decisions) or not 1 <= decisions <= most:
            raise BadBatch(
                f"A history is of 1 to {most:,} decisions at {tables:,} tables of {seats} seats, or of 0: none is "
                f"kept. {decisions!r} came."
            )
        self.arrays: dict[str, Array] = {
            "anew": np.zeros(tables, np.int8),
            "movers": np.zeros(tables, np.int8),
            "entries": np.zeros((tables, seats, decisions, width), np.uint8),
            "lengths": np.zeros(tables, np.int32),
        }
        self.remembered = Remembered(*[cells(array) for array in self.arrays.values()])

    def of(self, viewers: Array) -> History:
        """The histories of a seat of each table, copied.

        Args:
            viewers: (tables,) seats.
        """
        entries, counts = self.arrays["entries"], self.arrays["lengths"]
        room = entries.shape[2]
        length = np.minimum(counts, room)
        # The oldest entry stands where the next will be written, once all places are taken.
        oldest = np.where(counts > room, counts % room, 0)
        order = (oldest[:, None] + np.arange(room)) % room
        found: Array = entries[np.arange(len(viewers))[:, None], viewers[:, None], order]
        found[np.arange(room) >= length[:, None]] = 0
        return History(found, length)
