"""The network, its loss and its optimiser, in JAX.

Each cell of an observation chooses a row of a table by its number, and the rows of all cells are added up: so a hidden
cell can weigh every place of a pawn by itself, and inference needs no multiplication there. One hidden layer follows,
and two heads: a policy over actions, added to the logarithm of the game's own priors, and each seat's chance, from the
seat that decides on.

The method is proximal policy optimisation (J. Schulman et al., "Proximal Policy Optimization Algorithms", 2017) on
self-play, with illegal actions masked, and generalised advantage estimation (J. Schulman et al., 2016).
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax

from runabout.core.network import Rows
from runabout.training.plan import Plan

NEVER = -1e9
"""The logit of an action that is not legal."""


class Weights(NamedTuple):
    """What is learned; in float32."""

    rows: Any  #: (rows, hidden) added up by what the cells say
    bias: Any  #: (hidden,)
    policy: Any  #: (hidden, actions)
    policy_bias: Any  #: (actions,)
    value: Any  #: (hidden, seats)
    value_bias: Any  #: (seats,)


class Decisions(NamedTuple):
    """Decisions to learn from, a row for each."""

    cells: Any  #: (n, cells) uint8: observations
    priors: Any  #: (n, actions) float32: logarithms of the game's own priors; NEVER where an action is not legal
    action: Any  #: (n,) int32: what was played
    chosen: Any  #: (n,) float32: the logarithm of its probability then
    advantage: Any  #: (n,) float32: how much better it was than expected
    target: Any  #: (n, seats) float32: what each seat's chance turned out to be
    seats: Any  #: (n, seats) float32: 1 for each seat at the table


def first_weights(rows: int, actions: int, seats: int, hidden: int, key: npt.NDArray[Any]) -> Weights:
    """Weights to begin with: small rows; heads of zeros, so that the first policy is the game's own priors.

    Args:
        rows: of the table.
        actions: of the game.
        seats: the most of the game.
        hidden: cells of the hidden layer.
        key: (2,) uint32: what chance begins from.
    """
    drawn = jax.random.normal(jax.random.wrap_key_data(jnp.asarray(key, jnp.uint32)), (rows, hidden)) * 0.1
    return Weights(
        drawn,
        jnp.full(hidden, 0.1),
        jnp.zeros((hidden, actions)),
        jnp.zeros(actions),
        jnp.zeros((hidden, seats)),
        jnp.zeros(seats),
    )


class Model:
    """The network of a game with the functions that run and train it, compiled by JAX.

    Args:
        plan: its sizes and the numbers of the method.
        rows: how cells choose their rows.
    """

    def __init__(self, plan: Plan, rows: Rows) -> None:
        self.plan = plan
        every = np.arange(len(rows.counts))
        self._cell_of = jnp.asarray(np.repeat(every, rows.counts))
        numbers = [number for count in rows.counts for number in range(1, int(count) + 1)]
        self._number_of = jnp.asarray(np.array(numbers, np.uint8))
        self._shifts = jnp.asarray(rows.shifts.astype(np.uint8))
        self._counts = jnp.asarray(rows.counts.astype(np.uint8))
        updates = plan.iterations * plan.epochs * plan.parts
        schedule = optax.linear_schedule(plan.rate, plan.rate / 10, updates)
        self.optimiser = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(schedule))
        self.tell = jax.jit(self._tell)
        self.improve = jax.jit(self._improve)

    def _tell(self, weights: Weights, cells: Any, priors: Any) -> tuple[Any, Any]:
        """What the network says.

        Args:
            weights: what was learned.
            cells: (n, cells) uint8.
            priors: (n, actions) float32.

        Returns:
            (n, actions) logarithms of probabilities; (n, seats) logits of each seat's chance.
        """
        numbers = jnp.minimum(jnp.right_shift(cells, self._shifts), self._counts)
        lit = (numbers[:, self._cell_of] == self._number_of).astype(jnp.float32)
        hidden = jax.nn.relu(lit @ weights.rows + weights.bias)
        logits = hidden @ weights.policy + weights.policy_bias
        logits = jnp.where(priors > NEVER / 2, logits + priors, NEVER)
        return jax.nn.log_softmax(logits), hidden @ weights.value + weights.value_bias

    def losses(self, weights: Weights, told: Decisions) -> tuple[Any, dict[str, Any]]:
        """What is minimised, and its parts by name: "policy", "value" (cross-entropy of chances), "entropy"."""
        logs, chances = self._tell(weights, told.cells, told.priors)
        now = jnp.take_along_axis(logs, told.action[:, None], axis=1)[:, 0]
        ratio, clip = jnp.exp(now - told.chosen), self.plan.clip
        gains = jnp.minimum(ratio * told.advantage, jnp.clip(ratio, 1 - clip, 1 + clip) * told.advantage)
        open_now = told.priors > NEVER / 2
        entropy = -jnp.sum(jnp.where(open_now, jnp.exp(logs) * logs, 0.0), axis=1).mean()
        crossed = optax.sigmoid_binary_cross_entropy(chances, told.target) * told.seats
        value = (crossed.sum(axis=1) / told.seats.sum(axis=1)).mean()
        policy = -gains.mean()
        return policy + value - self.plan.entropy * entropy, {"policy": policy, "value": value, "entropy": entropy}

    def _improve(self, weights: Weights, moments: Any, told: Decisions, order: Any) -> tuple[Weights, Any, Any]:
        """Go once through decisions, a step of the optimiser for each part.

        Args:
            weights: what was learned.
            moments: what the optimiser remembers.
            told: n decisions.
            order: (parts, n / parts) the numbers of the decisions of each part.

        Returns:
            The new weights and moments; the means of the losses, by name.
        """

        def step(state: Any, chosen: Any) -> Any:
            weights, moments = state
            part = jax.tree.map(lambda one: one[chosen], told)
            slope, found = jax.grad(self.losses, has_aux=True)(weights, part)
            changes, moments = self.optimiser.update(slope, moments, weights)
            return (optax.apply_updates(weights, changes), moments), found

        (weights, moments), found = jax.lax.scan(step, (weights, moments), order)
        return weights, moments, jax.tree.map(partial(jnp.mean, axis=0), found)
