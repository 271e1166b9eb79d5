"""Tables of a game as Stable-Baselines3 steps environments, and games that a policy plays at them.

Nothing here needs Stable-Baselines3 or PyTorch: `train.py` has the class that hands these tables to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import runabout.envs.gymnasium  # noqa: F401  registers the names

Array = npt.NDArray[Any]


class Tables:
    """Tables with a learner each, in a Gymnasium vector environment that begins the next game in the same step.

    Args:
        name: of the game in Gymnasium's registry.
        number: how many tables.
        more: further arguments of `runabout.envs.gymnasium.TableVectorEnv`.

    Attributes:
        observation_space: the cells divided by the highest number of each: from 0 to 1.
        masks: (tables, actions) bool: which actions are legal.
    """

    def __init__(self, name: str, number: int, **more: Any) -> None:
        self.vector = gymnasium.make_vec(name, num_envs=number, autoreset="same-step", **more)
        cells = self.vector.single_observation_space
        self._scale = (1 / np.maximum(cells.high, 1)).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, cells.shape, np.float32)
        self.action_space = self.vector.single_action_space
        self.masks = np.zeros((number, self.action_space.n), np.bool_)
        self._gained, self._steps = np.zeros(number), np.zeros(number, np.int64)

    def reset(self, seed: int | None = None) -> Array:
        """Begin the next game of all tables; the first of a seed where one is given."""
        observations, infos = self.vector.reset(seed=seed)
        self.masks = infos["action_mask"] == 1
        self._gained[:], self._steps[:] = 0, 0
        return observations * self._scale

    def step(self, actions: Array) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Play an action at each table.

        Returns:
            (tables, cells) float32 observations, (tables,) rewards, (tables,) bool: whether a game has ended, and a
            dictionary for each table: of games that have ended it has the last observation, and as "episode" what
            Stable-Baselines3's Monitor tells, the sum of the rewards and the number of decisions.
        """
        observations, rewards, ended, _, told = self.vector.step(actions)
        self.masks = told["action_mask"] == 1
        self._gained += rewards
        self._steps += 1
        infos: list[dict[str, Any]] = [{} for _ in range(len(rewards))]
        for table in np.flatnonzero(ended):
            episode = {"r": float(self._gained[table]), "l": int(self._steps[table])}
            last = told["final_obs"][table] * self._scale
            infos[table] = {"terminal_observation": last, "TimeLimit.truncated": False, "episode": episode}
        self._gained[ended], self._steps[ended] = 0, 0
        return observations * self._scale, rewards.astype(np.float32), ended, infos


def play(tables: Tables, choose: Callable[[Array, Array], Array], seed: int) -> Array:
    """The learner's share of the win in the first game of each table, (tables,).

    Every table counts once, so that long games count as much as short ones; the learner sits in each seat equally
    often, where the number of tables can be divided by that of the seats.

    Args:
        tables: with final rewards.
        choose: gives an action for each table, from observations and masks.
        seed: of their deals.
    """
    observations = tables.reset(seed)
    won, plays = np.zeros(len(observations)), np.ones(len(observations), np.bool_)
    while plays.any():
        observations, rewards, ended, _ = tables.step(choose(observations, tables.masks))
        won[plays & ended] = rewards[plays & ended]
        plays &= ~ended
    return won
