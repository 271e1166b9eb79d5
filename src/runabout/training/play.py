"""Self-play on a batch: what happened at every decision, and how good it turned out to be."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from runabout.core.contract import action_prior, candidate_actions
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.envs.batch import Batch
from runabout.envs.stepping import Agreed, Scratch, Tables
from runabout.training.model import NEVER, Decisions, Model, Weights

Array = npt.NDArray[Any]


class Iteration(NamedTuple):
    """What an iteration of play gave."""

    told: Decisions
    games: int  #: that ended
    decisions: int  #: of the games that ended, together


@rule
def write_priors(
    first: int, end: int, tables: Tables, agreed: Agreed, scratch: Scratch, acts: Cells, out: Cells
) -> None:
    """Write the prior of each action that a bot looks at, 1 for each of them where none is above 0; 0 for the others.

    Args:
        first: a table.
        end: the table after the last.
        tables: all of them.
        agreed: what they share.
        scratch: see `Batch.run`.
        acts: (actions,) to write on.
        out: (tables, actions) int32.
    """
    for n in range(first, end):
        out[n, :] = 0
        if not tables.finished[n]:
            state = tables.states[n]
            found, most = candidate_actions(state, acts), 0
            for i in range(found):
                prior = action_prior(state, acts[i])
                out[n, acts[i]] = prior
                most = max(most, prior)
            if most == 0:
                for i in range(found):
                    out[n, acts[i]] = 1


class SelfPlay:
    """One batch of a game, whose seats all decide by the same network.

    Args:
        batch: the tables; "same-step".
        model: the network's functions.
        chance: what actions are drawn from.
    """

    def __init__(self, batch: Batch, model: Model, chance: np.random.Generator) -> None:
        self.batch, self.model, self.chance = batch, model, chance
        self._acts = np.zeros(batch.game.actions, np.int16)
        self._weights = np.zeros((batch.tables, batch.game.actions), np.int32)

    def priors(self) -> Array:
        """(tables, actions) float32: the logarithms of the game's priors where the tables are; NEVER for an action that
        bots do not look at.
        """
        batch = self.batch
        batch.run(write_priors, batch.cells(self._acts), batch.cells(self._weights))
        found = np.log(np.maximum(self._weights, 1), dtype=np.float32)
        return np.where(self._weights > 0, found, np.float32(NEVER))

    def play(self, weights: Weights) -> Iteration:
        """Play as many steps as the plan has, and say how they turned out."""
        batch, plan = self.batch, self.model.plan
        tables, every = batch.tables, np.arange(batch.tables)
        most = batch.game.seats[1]
        cells, priors, acted, chosen, seats, chances, rewards, ended = ([] for _ in range(8))
        games = decisions = 0
        for _ in range(plan.steps):
            cells.append(batch.observation.copy())
            priors.append(self.priors())
            seats.append(batch.seat.astype(np.int64))
            logs, logits = map(np.asarray, self.model.tell(weights, cells[-1], priors[-1]))
            drawn = logs + self.chance.gumbel(size=logs.shape).astype(np.float32)
            action = np.where(priors[-1] > NEVER / 2, drawn, -np.inf).argmax(axis=1)
            acted.append(action)
            chosen.append(logs[every, action])
            chances.append(self._by_seat(logits, seats[-1]))
            lengths = batch.lengths
            batch.step(action)
            rewards.append(batch.reward.copy())
            ended.append(batch.done.copy())
            games += int(batch.done.sum())
            decisions += int((lengths[batch.done] + 1).sum())
        _, last = self.model.tell(weights, batch.observation, self.priors())
        chances.append(self._by_seat(np.asarray(last), batch.seat.astype(np.int64)))
        targets = outcomes(np.stack(rewards), np.stack(ended), np.stack(chances), plan.trace)
        decider = np.stack(seats)
        gained = np.take_along_axis(targets - np.stack(chances[:-1]), decider[..., None], axis=2)[..., 0]
        from_decider = (decider[..., None] + np.arange(batch.seats)) % batch.seats
        target = np.zeros((plan.steps, tables, most), np.float32)
        target[..., : batch.seats] = np.take_along_axis(targets, from_decider, axis=2)
        there = np.zeros((plan.steps * tables, most), np.float32)
        there[:, : batch.seats] = 1
        told = Decisions(
            np.concatenate(cells),
            np.concatenate(priors),
            np.concatenate(acted).astype(np.int32),
            np.concatenate(chosen),
            ((gained - gained.mean()) / (gained.std() + 1e-8)).astype(np.float32).ravel(),
            target.reshape(-1, most),
            there,
        )
        return Iteration(told, games, decisions)

    def _by_seat(self, logits: Array, deciders: Array) -> Array:
        """(tables, seats) each seat's chance, from logits that are counted from the seat that decides on."""
        seats = self.batch.seats
        to_seat = (np.arange(seats) - deciders[:, None]) % seats
        found: Array = 1 / (1 + np.exp(-np.take_along_axis(logits, to_seat, axis=1)))
        return found


def outcomes(rewards: Array, ended: Array, chances: Array, trace: float) -> Array:
    """What each seat's chance turned out to be: lambda returns.

    Args:
        rewards: (steps, tables, seats) what each step paid.
        ended: (steps, tables) whether it ended a game.
        chances: (steps + 1, tables, seats) what the network said before each step, and after the last.
        trace: lambda; 1: what was paid in the end, as far as it is known.

    Returns:
        (steps, tables, seats) float32.
    """
    found = np.zeros(rewards.shape, np.float32)
    following = chances[-1]
    for step in reversed(range(len(rewards))):
        goes_on = (1 - trace) * chances[step + 1] + trace * following
        following = np.where(ended[step][:, None], rewards[step], goes_on)
        found[step] = following
    return found
