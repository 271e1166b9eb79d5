"""The games of a study on a Ray cluster, with the same result as on the threads of one machine: every game is dealt
from a stream of its own, and what was counted is put in its place by the number of the deal. A portion whose machine is
lost is played again on another. It takes the extra `cluster`, on every machine of the cluster. What is sent is in
`lab.sent`.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from runabout.core.cores import available_cores
from runabout.core.errors import RunaboutError
from runabout.lab.measure import Asked
from runabout.lab.pools import Portion, Portioned, Sides
from runabout.lab.sent import CannotSend, packed, unpacked
from runabout.lab.simulate import WorkerDied, tell_waiting

HERE = "ray"
"""Instead of an address: the cluster that this machine belongs to; where there is none, one of this machine alone."""

QUEUED = 2
"""Portions that are handed to Ray for each processor, so that none waits for the next one."""


class BadCluster(CannotSend):
    """There is no such cluster, or it cannot play this study."""


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
        CannotSend: the study cannot be sent.
    """

    def __init__(self, ray: Any, asked: Sequence[Asked], size: int | None = None) -> None:
        self.ray = ray
        if any(one.setting.data for one in asked):
            raise BadCluster(
                "A side with data of its own is played on this machine alone: name no cluster, or start all machines "
                "of the cluster with that data in RUNABOUT_DATA."
            )
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
