"""The games of a study on a Ray cluster, with the same result as on the threads of one machine: every game is dealt
from a stream of its own, and what was counted is put in its place by the number of the deal. A portion whose machine is
lost is played again on another. It takes the extra `cluster`, on every machine of the cluster.

A study is sent as the names of its game and metrics, not as objects: each machine plays with rules of its own, and
refuses a study if these are other rules than those here.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from runabout.core.cores import available_cores
from runabout.core.errors import RunaboutError
from runabout.games import find_game, names
from runabout.lab import kept
from runabout.lab.limits import Limits
from runabout.lab.measure import Setting
from runabout.lab.metrics import METRICS, AnyMetric, find_metrics
from runabout.lab.players import Player
from runabout.lab.pools import Asked, Portion, Portioned, Sides
from runabout.lab.simulate import RUN_VERSION, WorkerDied, tell_waiting

HERE = "ray"
"""Instead of an address: the cluster that this machine belongs to; where there is none, one of this machine alone."""

QUEUED = 2
"""Portions that are handed to Ray for each processor, so that none waits for the next one."""


class BadCluster(RunaboutError):
    """There is no such cluster, or it cannot play this study."""


class Sent(NamedTuple):
    """One side of a run as it is sent: see `Setting`."""

    identity: dict[str, Any]  #: the game by name, and the version of its rules and components
    seats: int
    agreed: dict[str, int]
    rotations: Sequence[tuple[Player, ...]]
    metrics: tuple[str | AnyMetric, ...]
    limits: Limits | None
    seed: int | str


def identity_of(setting: Setting) -> dict[str, Any]:
    """What has to be the same on all machines."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    levels = [one.level for one in setting.rotations[0]]
    return kept.identity(setting.game, levels, run_version=RUN_VERSION, python=python)


def packed(asked: Asked) -> Sent:
    """A side to be sent.

    Raises:
        BadCluster: the other machines could not find its game by name.
    """
    setting = asked.setting
    if setting.game.name not in names() or find_game(setting.game.name) is not setting.game:
        raise BadCluster(
            f"{setting.game.title} cannot be played on a cluster: the other machines find a game by its name among the "
            "installed ones. Install the package of the game on all of them."
        )
    agreed = {name: int(getattr(setting.agreed, name)) for name in setting.agreed.fields}
    metrics = tuple(one.name if METRICS.get(one.name) is one else one for one in setting.metrics)
    identity = identity_of(setting)
    return Sent(identity, setting.seats, agreed, setting.rotations, metrics, setting.limits, asked.seed)


def unpacked(sent: Sent) -> Asked:
    """The side on another machine.

    Raises:
        BadCluster: the game is another one there.
    """
    game = find_game(sent.identity["game"])
    metrics, agreed = find_metrics(game, sent.metrics), game.new_options(sent.agreed, sent.seats)
    setting = Setting(game, sent.seats, agreed, sent.rotations, metrics, sent.limits)
    mine = identity_of(setting)
    if mine != sent.identity:
        differs = ", ".join(
            f"{name} {mine[name]} there and {asked} here"
            for name, asked in sent.identity.items()
            if mine[name] != asked
        )
        raise BadCluster(f"A machine of the cluster has another {game.title}: {differs}. Install the same on all.")
    return Asked(setting, sent.seed)


@lru_cache(maxsize=1)
def sides_of(sent: bytes) -> Sides:
    """What this process plays a run with, kept for its next portion."""
    return Sides([unpacked(one) for one in pickle.loads(sent)])


def play_portion(sent: bytes, first: int, units: int, rotation: int) -> Portioned | RunaboutError:
    """Play a portion in a process of the cluster. An error of Runabout's is returned: raised, it would come back as one
    of Ray's.
    """
    try:
        return sides_of(sent).play(first, units, rotation)
    except RunaboutError as fault:
        return fault


class Cluster:
    """The processors of a Ray cluster.

    Args:
        ray: the module, connected.
        asked: the sides of the run.
        size: portions at once; None for one a processor of the cluster.

    Raises:
        BadCluster: the study cannot be sent.
    """

    def __init__(self, ray: Any, asked: Sequence[Asked], size: int | None = None) -> None:
        self.ray = ray
        sides = [packed(one) for one in asked]
        try:
            self.sent: bytes = ray.cloudpickle.dumps(sides)
        except (pickle.PicklingError, TypeError, AttributeError) as fault:
            raise BadCluster(
                f"A bot or a metric of this study cannot be sent to other machines ({fault}): give it no open files, "
                "threads, rules or other things that belong to one process, or play on this machine."
            ) from fault
        self.size = size or max(1, int(ray.cluster_resources().get("CPU", 1)))
        # A portion is played again where a machine was lost, as often as that happens; an error in it is not.
        self.remote = ray.remote(max_retries=-1, retry_exceptions=False)(play_portion)

    def play(self, portions: Iterator[Portion]) -> Iterator[Portioned]:
        """Play portions (see `Pool.play`)."""
        running: dict[Any, Portion] = {}
        interrupted = False
        while True:
            while not interrupted and len(running) < QUEUED * self.size and (part := next(portions, None)):
                running[self.remote.remote(self.sent, *part)] = part
            if not running:
                break
            try:
                done = self.ray.wait(list(running), num_returns=1)[0][0]
            except KeyboardInterrupt:
                if interrupted:
                    raise
                interrupted = True
                tell_waiting()
                continue
            yield self._result(done, running.pop(done))
        if interrupted:
            raise KeyboardInterrupt

    def _result(self, done: Any, part: Portion) -> Portioned:
        try:
            found: Portioned | RunaboutError = self.ray.get(done)
        except self.ray.exceptions.RayError as fault:
            first, count = part[:2]
            why = str(fault).strip().splitlines()[-1]
            raise WorkerDied(
                f"The cluster could not play games {first} to {first + count - 1} ({type(fault).__name__}: {why}). "
                "What was finished before is in the file named by --keep, if one is: the same command goes on from "
                "there."
            ) from fault
        if isinstance(found, RunaboutError):
            raise found
        return found


@cache
def connected(on: str) -> Any:
    """The module Ray, connected to the cluster at an address (`HERE`, or HOST:PORT) until this program ends.

    Raises:
        BadCluster: Ray is not installed, nothing answers there, or this program has joined another cluster.
    """
    # Ray tells its makers how it is used unless it is told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise BadCluster('A cluster needs more to be installed: pip install "runabout[cluster]".') from None
    if ray.is_initialized():
        joined = ray.get_runtime_context().gcs_address
        if on not in (HERE, joined):
            raise BadCluster(
                f'This program has joined the Ray cluster at "{joined}", and cannot play at "{on}" as well.'
            )
        return ray
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        ray.init(address="auto" if on == HERE else on, **quiet)
    except ConnectionError as fault:
        if on != HERE:
            raise BadCluster(
                f'No Ray cluster answers at "{on}" ({fault}): name HOST:PORT of its head, from a machine that belongs '
                f'to it, or "{HERE}".'
            ) from fault
        ray.init(num_cpus=available_cores(), include_dashboard=False, **quiet)
    except (RuntimeError, ValueError) as fault:
        raise BadCluster(f'"{on}" is no cluster that Ray can join ({fault}): name HOST:PORT, or "{HERE}".') from fault
    return ray
