"""One side of a run as another process is sent it: the names of its game and metrics, not the objects. That process
plays with rules of its own, and refuses the side if these are other rules than those here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from runabout.core.errors import RunaboutError
from runabout.games import find_game, names
from runabout.lab import kept
from runabout.lab.limits import Limits
from runabout.lab.measure import Asked, Setting
from runabout.lab.metrics import METRICS, AnyMetric, find_metrics
from runabout.lab.players import Player, player
from runabout.lab.simulate import RUN_VERSION


class CannotSend(RunaboutError):
    """Another process cannot play this."""


class Sent(NamedTuple):
    """One side of a run as it is sent: see `Setting`."""

    identity: dict[str, Any]  #: the game by name, and the version of its rules and components
    seats: int
    agreed: dict[str, int]
    rotations: Sequence[tuple[Player | str, ...]]  #: by name those that the other process makes anew
    metrics: tuple[str | AnyMetric, ...]
    limits: Limits | None
    seed: int | str


def identity_of(setting: Setting) -> dict[str, Any]:
    """What has to be the same in all processes."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    levels = [one.level for one in setting.rotations[0]]
    return kept.identity(setting.game, levels, edition=setting.edition, run_version=RUN_VERSION, python=python)


def packed(asked: Asked) -> Sent:
    """A side to be sent.

    Raises:
        CannotSend: the other process could not find its game by name.
    """
    setting = asked.setting
    if setting.game.name not in names() or find_game(setting.game.name) is not setting.game:
        raise CannotSend(
            f"{setting.game.title} cannot be played by another process, which finds a game by its name among the "
            "installed ones. Install the package of the game; on a cluster, on all machines."
        )
    agreed = {name: int(getattr(setting.agreed, name)) for name in setting.agreed.fields}
    metrics = tuple(one.name if METRICS.get(one.name) is one else one for one in setting.metrics)
    identity = identity_of(setting)
    return Sent(identity, setting.seats, agreed, setting.rotations, metrics, setting.limits, asked.seed)


def unpacked(sent: Sent) -> Asked:
    """The side in the other process.

    Raises:
        CannotSend: the game is another one there.
    """
    game = find_game(sent.identity["game"])
    metrics, agreed = find_metrics(game, sent.metrics), game.new_options(sent.agreed, sent.seats)
    rotations = [tuple(map(player, seated)) for seated in sent.rotations]
    setting = Setting(game, sent.seats, agreed, rotations, metrics, sent.limits)
    mine = identity_of(setting)
    if mine != sent.identity:
        differs = ", ".join(
            f"{name} {mine[name]} there and {asked} here"
            for name, asked in sent.identity.items()
            if mine[name] != asked
        )
        raise CannotSend(f"Another process has another {game.title}: {differs}. Install the same everywhere.")
    return Asked(setting, sent.seed)
