"""Rewards shaped by potential: a reward at every decision, by which the best policies stay the best.

The potential of a seat says how it stands: the evaluation of the game's bots, or a rule of its own (see
`core.observation.Observation`). A seat is paid `discount * potential after - potential before` from each of its
decisions to its next, beside its result at the end, where the potential is 0. Added up over a game with a discount of
1, that is the result less the potential at the beginning (A. Y. Ng, D. Harada and S. Russell, "Policy invariance under
reward transformations", ICML 1999).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from runabout.core.contract import WHOLE, no_evaluation, potential
from runabout.core.game import Game
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.envs.checks import Array
from runabout.envs.errors import BadBatch
from runabout.envs.stepping import Agreed, Scratch, Tables

REWARDS = ("final", "shaped")
"""What seats are paid: their result at the end and nothing before, or that and the changes of their potential."""


@rule
def write_potentials(first: int, end: int, tables: Tables, agreed: Agreed, scratch: Scratch, out: Cells) -> None:
    """Write the potential of each seat at the tables from number `first` to before `end`; 0 where the game is over.

    Args:
        first: a table.
        end: a table, or their number.
        tables: all of them.
        agreed: what they share.
        scratch: this thread's.
        out: (tables, seats) float32.
    """
    for n in range(first, end):
        state = tables.states[n]
        if tables.finished[n]:
            for seat in range(state.seats):
                out[n, seat] = 0.0
        else:
            potential(state, scratch.scores)
            for seat in range(state.seats):
                out[n, seat] = scratch.scores[seat] / WHOLE


class Shaped(NamedTuple):
    """What of a batch its potentials are made from."""

    game: Game
    run: Callable[..., Any]  #: `Batch.run`
    cells: Callable[[Array], Any]  #: `Batch.cells`
    done: Array  #: (tables,) bool
    seats: int


class Potentials:
    """How the seats of a batch stand.

    Args:
        batch: its tables.
        discount: of what comes a decision of the same seat later, above 0 and at most 1.

    Attributes:
        now: (tables, seats) float32: the potentials when `write` was last called; it is written over by each call.

    Raises:
        BadBatch: there is no such discount; the game has no potential.
    """

    def __init__(self, batch: Shaped, discount: float = 1.0) -> None:
        self.batch, self.discount = batch, check_discount(discount)
        check_potential(batch.game)
        self.now = np.zeros((len(batch.done), batch.seats), np.float32)

    def write(self) -> None:
        """Write the potentials of all tables as they are."""
        self.batch.run(write_potentials, self.batch.cells(self.now))

    def gains(self, movers: Array) -> Array:
        """(tables, seats) float32: what each seat gains by the decision that was just played at each table, where its
        game has not begun since, and `now` is of before it; then `now` is that of after it. What a seat gains from
        one decision of its own to the next is `discount * potential then - potential before`.

        Args:
            movers: (tables,) the seat that decided.
        """
        before = self.now.copy()
        self.write()
        after = np.where(self.batch.done[:, None], np.float32(0), self.now)
        discounted = np.float32(self.discount) * before
        rows = np.arange(len(movers))
        discounted[rows, movers] = before[rows, movers]
        gained: Array = np.float32(self.discount) * after - discounted
        return gained


def is_shaped(rewards: Any, discount: Any = 1.0) -> bool:
    """Whether rewards are shaped; BadBatch where they are neither "final" nor "shaped", or where a discount is given
    that nothing is discounted by.
    """
    if rewards not in REWARDS:
        raise BadBatch(f"Rewards are {' or '.join(REWARDS)}; {rewards!r} came.")
    if check_discount(discount) != 1 and rewards != "shaped":
        raise BadBatch(f'A discount is of shaped rewards, rewards="shaped"; {discount!r} came with {rewards!r}.')
    return bool(rewards == "shaped")


def check_discount(discount: Any) -> float:
    """A discount as a number; BadBatch where it is not above 0 and at most 1."""
    if isinstance(discount, bool) or not isinstance(discount, int | float | np.number) or not 0 < discount <= 1:
        raise BadBatch(f"A discount is a number above 0 and at most 1; {discount!r} came.")
    return float(discount)


def check_potential(game: Game) -> None:
    """Raise BadBatch where a game has neither a potential nor an evaluation."""
    own = game.observation.potential if game.observation else None
    if own is None and game.bots.evaluate is no_evaluation:
        raise BadBatch(
            f"{game.title} has nothing to shape rewards by: declare a `potential` in its Observation, or an `evaluate` "
            'for its bots; or make the environment with rewards="final".'
        )
