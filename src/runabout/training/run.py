"""A training from its beginning, or from where it stopped, to its end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from runabout.core.chance import derive, key_from
from runabout.core.errors import CannotSave
from runabout.core.network import Rows, rows_of
from runabout.core.observation import CELL_MAX
from runabout.core.whole_file import saving_to, whole_file
from runabout.envs.arrays import Saved
from runabout.envs.batch import Batch
from runabout.envs.checks import observation_of
from runabout.lab import kept
from runabout.training.curve import Point, write_curve
from runabout.training.encoding import observed, rows_seen
from runabout.training.errors import BadCheckpoint, BadPlan
from runabout.training.export import network_file
from runabout.training.plan import Plan

Array = npt.NDArray[Any]

CHECKPOINT, NETWORK = "checkpoint.npz", "network.npz"
"""The files of a training's folder, beside those of its curve."""

SAVE_SECONDS = 60.0
"""Between two checkpoints, about; the last is written when the training ends or is interrupted."""

SAMPLE_TABLES = 64


def modules() -> tuple[Any, Any]:
    """The modules that need JAX: `training.model` and `training.play`.

    Raises:
        BadPlan: it is not installed.
    """
    try:
        from runabout.training import model, play
    except ImportError as fault:
        raise BadPlan(f'Training needs more to be installed: pip install "runabout[train]" ({fault}).') from fault
    return model, play


@dataclass
class Clock:
    """Seconds of training so far, those before an interruption included."""

    before: float = 0.0

    def __post_init__(self) -> None:
        self._began = time.perf_counter()

    @property
    def seconds(self) -> float:
        """Seconds so far."""
        return self.before + time.perf_counter() - self._began


class Training:
    """A training under way.

    Args:
        plan: what it is.
        folder: where it is kept; what is there of the same plan goes on.

    Attributes:
        weights: what was learned so far (a `training.model.Weights`).
        points: the curve so far, a point for each iteration.

    Raises:
        BadPlan: what trains is not installed.
        BadCheckpoint: the folder holds a training of another plan, or a damaged one.
        BadNetwork: the network would be larger than its file may be.
    """

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._modules = model, play = modules()
        self.plan, self.folder = plan, folder
        self.points: list[Point] = []
        found = self._found()
        key = derive(key_from(plan.seed), "training")
        self._chance = np.random.Generator(np.random.PCG64(int.from_bytes(key, "little")))
        self._batches = [self._batch(plan.tables, seats, "training") for seats in plan.tables_of]
        self.rows = rows_of(found["counts"], found["shifts"]) if found else self._rows()
        self.model = model.Model(plan, self.rows)
        self._plays = [play.SelfPlay(batch, self.model, self._chance) for batch in self._batches]
        game = plan.found
        sizes = int(self.rows.counts.sum()), game.actions, game.seats[1], plan.hidden
        self.weights = model.first_weights(*sizes, np.frombuffer(key[:8], np.uint32))
        self._moments = self.model.optimiser.init(self.weights)
        if found:
            self._restore(found)
        else:
            self.network_file()  # what could not be written in the end is refused at once
        self._kept = len(self.points)
        self._clock = Clock(self.points[-1].seconds if self.points else 0.0)

    def _rows(self) -> Rows:
        """Rows for the numbers that cells take, from games that are played for it alone."""
        plan = self.plan
        sample = (self._batch(SAMPLE_TABLES, seats, "rows") for seats in plan.tables_of)
        return rows_seen([observed(batch, self._chance) for batch in sample])

    def _batch(self, tables: int, seats: int, purpose: str) -> Batch:
        plan = self.plan
        seed = f"{plan.seed} {purpose}"
        return Batch(plan.found, tables, seats, plan.options, seed, autoreset="same-step", compiled=plan.compiled)

    @property
    def is_over(self) -> bool:
        """Whether all iterations are done."""
        return len(self.points) >= self.plan.iterations

    def iterate(self) -> Point:
        """Play, and learn from it; the next point of the curve."""
        plan, turn = self.plan, len(self.points)
        played = self._plays[turn % len(self._plays)].play(self.weights)
        losses: dict[str, float] = {}
        for _ in range(plan.epochs):
            order = self._chance.permutation(plan.tables * plan.steps).reshape(plan.parts, -1)
            self.weights, self._moments, found = self.model.improve(self.weights, self._moments, played.told, order)
            losses = {name: float(value) for name, value in found.items()}
        batch = self._batches[turn % len(self._batches)]
        length = played.decisions / played.games if played.games else 0.0
        decisions = (turn + 1) * plan.tables * plan.steps
        point = Point(
            turn + 1,
            batch.seats,
            decisions,
            played.games,
            length,
            losses["value"],
            losses["entropy"],
            self._clock.seconds,
        )
        self.points.append(point)
        return point

    # ------------------------------------------------------------------------------ keeping

    def save_checkpoint(self) -> None:
        """Write what a later run goes on from.

        Raises:
            CannotKeep: the folder cannot be written, or there is no room; the last checkpoint is still there.
        """
        try:
            with saving_to(self.folder):
                self.folder.mkdir(parents=True, exist_ok=True)
            kept.save(self.folder / CHECKPOINT, self.plan.identity, self._arrays())
        except CannotSave as fault:
            lost = len(self.points) - self._kept
            many = "s" if lost > 1 else ""
            told = f" What was learned in {lost:,} iteration{many} since then is lost." if lost else ""
            raise kept.CannotKeep(f"{fault}{told}") from fault
        self._kept = len(self.points)

    def save(self) -> None:
        """Write the checkpoint, the curve and the network as it is.

        Raises:
            CannotKeep: see `save_checkpoint`.
            CannotSave: the curve or the network cannot be written; the checkpoint is.
            BadNetwork: the network has become larger than its file may be; the checkpoint and the curve are written.
        """
        self.save_checkpoint()
        try:
            write_curve(self.points, self.folder, self.plan.found.title)
            with whole_file(self.folder / NETWORK) as file:
                file.write(self.network_file())
        except CannotSave as fault:
            raise CannotSave(f"{fault} Nothing is lost: the same command goes on from the checkpoint.") from fault

    def network_file(self) -> bytes:
        """The network as it is, as the file of a game's package.

        Raises:
            BadNetwork: it is larger than such a file may be.
        """
        return network_file(self.plan, self.rows, self.weights, self._came_to())

    def _came_to(self) -> dict[str, Any]:
        """What the whole training took, and the last loss of the chances by the number of seats; {} before it."""
        if not self.points:
            return {}
        last = self.points[-1]
        return {
            "iterations": last.iteration,
            "decisions": last.decisions,
            "games": sum(point.games for point in self.points),
            "seconds": round(last.seconds, 1),
            "value": {str(point.seats): round(point.value, 4) for point in self.points},
        }

    def _arrays(self) -> dict[str, Array]:
        """All that the training goes on from."""
        import jax

        found = {"counts": self.rows.counts, "shifts": self.rows.shifts}
        for name, leaves in (("weights", self.weights), ("moments", self._moments)):
            for number, leaf in enumerate(jax.tree.leaves(leaves)):
                found[f"{name} {number}"] = np.asarray(leaf)
        for number, batch in enumerate(self._batches):
            found |= {f"batch {number} {name}": array for name, array in batch.save().arrays.items()}
        found["chance"] = _packed(self._chance.bit_generator.state)
        found["points"] = _packed([asdict(point) for point in self.points])
        return found

    def _found(self) -> kept.Arrays:
        """What the checkpoint holds, of which the rows are checked; nothing where there is none."""
        file, cells = self.folder / CHECKPOINT, kept.ArrayOf(np.int64, (observation_of(self.plan.found).size,))
        with _bad_checkpoints():
            found = kept.load(file, self.plan.identity)
            if found:
                kept.check(file, found, {"counts": cells, "shifts": cells})
                if any(found[name].min() < 0 or found[name].max() > CELL_MAX for name in ("counts", "shifts")):
                    raise kept.damaged(file, "it has rows that no cell chooses")
        return found

    def _restore(self, found: kept.Arrays) -> None:
        """Go on from what the checkpoint holds."""
        import jax

        def again(name: str, like: Any) -> Any:
            leaves, form = jax.tree.flatten(like)
            return jax.tree.unflatten(
                form, [jax.numpy.asarray(found[f"{name} {number}"]) for number in range(len(leaves))]
            )

        file = self.folder / CHECKPOINT
        with _bad_checkpoints():
            kinds = {name: kept.ArrayOf(array.dtype, array.shape) for name, array in self._arrays().items()}
            kept.check(file, found, kinds | {name: kept.ArrayOf(np.uint8, (name,)) for name in ("chance", "points")})
            try:
                self._chance.bit_generator.state = json.loads(found["chance"].tobytes())
                self.points = [Point(**point) for point in json.loads(found["points"].tobytes())]
            except (KeyError, ValueError, TypeError) as fault:
                raise kept.damaged(file, f"{type(fault).__name__}: {fault}") from fault
        self.weights, self._moments = again("weights", self.weights), again("moments", self._moments)
        for number, batch in enumerate(self._batches):
            now = batch.save()
            batch.restore(Saved.of(now.made, {name: found[f"batch {number} {name}"] for name in now.arrays}))


def train(plan: Plan, folder: Path, on_point: Callable[[Point], None] | None = None) -> Training:
    """Train a network, from where the folder's training stopped. Ctrl-C ends it early, and what is done is kept.

    Args:
        plan: what to do.
        folder: where the checkpoint, the curve and the network are written.
        on_point: called with each point of the curve.

    Raises:
        BadPlan, BadCheckpoint: see `Training`.
        CannotKeep, CannotSave: the folder cannot be written; that is known before anything is learned, unless the
            room comes to an end later.
    """
    training = Training(plan, folder)
    training.save_checkpoint()
    saved = time.perf_counter()
    try:
        while not training.is_over:
            point = training.iterate()
            if on_point:
                on_point(point)
            if time.perf_counter() - saved > SAVE_SECONDS:
                training.save()
                saved = time.perf_counter()
    except KeyboardInterrupt:
        pass
    training.save()
    return training


def _packed(told: Any) -> Array:
    return np.frombuffer(json.dumps(told).encode(), np.uint8)


@contextmanager
def _bad_checkpoints() -> Iterator[None]:
    """Tell of a bad file of kept results as of a bad checkpoint."""
    try:
        yield
    except kept.BadKept as fault:
        raise BadCheckpoint(str(fault)) from fault
