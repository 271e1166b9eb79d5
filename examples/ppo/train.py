"""Train Stable-Baselines3's MaskablePPO to beat greedy bots in Rummy Runway for two, seed by seed (see README.md):

    python train.py --seeds 1 2 3 4 5 --into runs

A seed whose results are there already is not trained again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from results import Result, read_results, report
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from tables import Array, Tables, play

GAME = {"name": "runabout/RummyRunway-v1", "seats": 2, "opponents": "greedy"}
DISCOUNT = 0.99
TABLES = 64
EVERY_GAMES, FINAL_GAMES = 200, 1000
EVERY_DEALS, FINAL_DEALS = 1_000_000, 2_000_000
"""What the seeds of deals begin from on which a policy is measured; training has those of the seeds themselves."""

SETTINGS: dict[str, Any] = {
    "n_steps": 128,
    "batch_size": 1024,
    "n_epochs": 4,
    "gamma": DISCOUNT,
    "gae_lambda": 0.95,
    "ent_coef": 0.005,
    "learning_rate": lambda left: 1e-3 * left,
    "policy_kwargs": {"net_arch": {"pi": [128], "vf": [128]}, "activation_fn": torch.nn.ReLU},
    "device": "cpu",
}


class TableVecEnv(VecEnv):
    """`Tables` as a vector environment of Stable-Baselines3, whose MaskablePPO asks it for `action_masks`."""

    render_mode = None

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        super().__init__(len(tables.masks), tables.observation_space, tables.action_space)

    def reset(self) -> Array:
        """Begin all games; those of a seed after a call of `seed`."""
        seed, *_ = self._seeds
        self._reset_seeds()
        return self.tables.reset(seed)

    def step_async(self, actions: Array) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Play them."""
        return self.tables.step(self._actions)

    def action_masks(self) -> Array:
        """(tables, actions) bool: which actions are legal."""
        return self.tables.masks

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of this object, the same for each table."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: tables have no attributes of their own."""
        raise AttributeError(f"Tables have no attributes of their own; {attr_name} came.")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
        """What a method of this object gives for all tables, by table."""
        found = getattr(self, method_name)(*args, **more)
        return [found[table] for table in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """False: no table is wrapped."""
        return [False for _ in self._get_indices(indices)]


class Curve(BaseCallback):
    """Plays games with the policy again and again, at tables of their own, on deals that are not trained on."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.every, self.points, self.seconds = every, [], 0.0

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.every * len(self.points):
            began = time.process_time()
            share = float(measure(self.model, EVERY_GAMES, EVERY_DEALS).mean())
            self.seconds += time.process_time() - began
            self.points.append((self.num_timesteps, share))

    def _on_step(self) -> bool:
        return True


def measure(model: MaskablePPO, games: int, deals: int) -> Array:
    """The policy's share of the win in each of so many games on the deals of a seed; it plays its likeliest action."""

    def choose(observations: Array, masks: Array) -> Array:
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        return actions

    return play(Tables(number=games, **GAME), choose, deals)


def train(seed: int, decisions: int, into: Path) -> Result:
    """Train with a seed, save the policy in a folder, and measure it."""
    tables = Tables(number=TABLES, rewards="shaped", discount=DISCOUNT, **GAME)
    model = MaskablePPO("MlpPolicy", TableVecEnv(tables), seed=seed, **SETTINGS)
    curve = Curve(every=decisions // 4)
    began = time.process_time()
    model.learn(decisions, callback=curve)
    seconds = time.process_time() - began - curve.seconds
    model.save(into / f"seed-{seed}.zip")
    shares = measure(model, FINAL_GAMES, FINAL_DEALS + seed)
    return Result(
        seed=seed,
        decisions=model.num_timesteps,
        cpu_seconds=round(seconds),
        curve=curve.points,
        games=FINAL_GAMES,
        won=float(shares.sum()),
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Train the seeds that there are no results of, and print the table of all."""
    parser = argparse.ArgumentParser(description="Train MaskablePPO against greedy bots in Rummy Runway for two.")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3, 4, 5], metavar="N")
    parser.add_argument("--decisions", type=int, default=131_072, metavar="N", help="of the learner, in each training")
    parser.add_argument("--into", type=Path, default=Path(__file__).parent / "runs", metavar="FOLDER")
    asked = parser.parse_args(arguments)
    torch.set_num_threads(1)
    asked.into.mkdir(parents=True, exist_ok=True)
    done = {result.seed for result in read_results(asked.into)}
    for seed in asked.seeds:
        if seed not in done:
            train(seed, asked.decisions, asked.into).write(asked.into)
    print(report(read_results(asked.into)))


if __name__ == "__main__":
    main()
