"""What a training is: the game, who plays, and the numbers of the method."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from numbers import Real
from typing import Any

from runabout.core.errors import is_whole
from runabout.core.game import Game
from runabout.envs.checks import check_seed, observation_of, options_of
from runabout.games import find_game
from runabout.training.errors import BadPlan

RANGES: dict[str, tuple[float, float]] = {
    "iterations": (1, 1_000_000),
    "tables": (1, 65_536),
    "steps": (2, 4096),
    "hidden": (1, 128),
    "epochs": (1, 100),
    "parts": (1, 1024),
    "rate": (1e-6, 1.0),
    "trace": (0.0, 1.0),
    "clip": (0.01, 10.0),
    "entropy": (0.0, 1.0),
}
"""By name of a number of `Plan`: the lowest and the highest."""


def _within(name: str, came: Any, low: float, high: float) -> float:
    """A number of `Plan`, which is whole where the ends of its range are; BadPlan where it is none, or out of it."""
    is_number = is_whole(came) if isinstance(low, int) else isinstance(came, Real) and not isinstance(came, bool)
    if not is_number or not low <= came <= high:
        what = "a whole number" if isinstance(low, int) else "a number"
        shown = f"{came:,}" if is_whole(came) else repr(came)
        raise BadPlan(f"{name} is {what} from {low:,} to {high:,}; {shown} came.")
    return int(came) if isinstance(low, int) else float(came)


@dataclass(frozen=True)
class Plan:
    """A training. The same plan gives the same network on the same machine.

    Attributes:
        game: its name.
        seats: the numbers of seats that are played, each in turn for an iteration; () for all that the game has, but 1
            where seats compete.
        options: what the tables agree on, by name.
        seed: of the deals, of the draws and of the first weights.
        iterations: times that games are played and learned from.
        tables: games side by side.
        steps: decisions at each table in an iteration.
        hidden: cells of the hidden layer.
        epochs: times that the decisions of an iteration are gone through.
        parts: into which they are divided; each is one step of the optimiser.
        rate: the step size of Adam at the beginning; it falls in a straight line to a tenth at the end.
        trace: lambda of the generalised advantage estimation.
        clip: by how much of itself a probability may change in an iteration before the gradient ends.
        entropy: the weight of the policy's entropy in what is maximised.
        compiled: see `envs.Batch`; it makes no difference to what is learned.

    Raises:
        UnknownGame, BadSeats, BadOption, BadBatch, BadPlan: there is no such game, seats or option, it declares no
            observation, a number is out of its range, or an argument is of a wrong kind.
    """

    game: str
    seats: tuple[int, ...] = ()
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    seed: int | str = 0
    iterations: int = 100
    tables: int = 256
    steps: int = 32
    hidden: int = 32
    epochs: int = 2
    parts: int = 4
    rate: float = 2e-3
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.003
    compiled: bool | None = None

    def __post_init__(self) -> None:
        for name, (low, high) in RANGES.items():
            self._keep(name, _within(name, getattr(self, name), low, high))
        if self.tables * self.steps % self.parts:
            raise BadPlan(
                f"{self.tables} tables of {self.steps} steps cannot be divided into {self.parts} equal parts: choose a "
                "number of parts that divides their product."
            )
        if not isinstance(self.game, str):
            raise BadPlan(f"A training is of a game by its name; {self.game!r} came.")
        if self.compiled not in (None, True, False):
            raise BadPlan(f"Rules are compiled, compiled=True, or not, compiled=False; {self.compiled!r} came.")
        check_seed(self.seed)
        self._keep("options", options_of(self.options))
        if not isinstance(self.seats, list | tuple):
            raise BadPlan(f"Seats are the numbers that are played, such as (2, 3); {self.seats!r} came.")
        observation_of(self.found)
        for count in self.tables_of:
            self.found.check_seats(count)
            self.found.new_options(self.options, count)
        self._keep("seats", tuple(map(int, self.seats)))

    def _keep(self, name: str, value: Any) -> None:
        """Have a field as Python's own kind of value, as it is written down in a checkpoint."""
        object.__setattr__(self, name, value)

    @cached_property
    def found(self) -> Game:
        """The game."""
        return find_game(self.game)

    @property
    def tables_of(self) -> tuple[int, ...]:
        """The numbers of seats that are played, in the order in which they take turns."""
        low, high = self.found.seats
        return self.seats or tuple(range(low if self.found.scoring.team else max(2, low), high + 1))

    @property
    def identity(self) -> dict[str, Any]:
        """As plain data, with the versions of the game: what a checkpoint belongs to."""
        game = self.found
        told = dataclasses.asdict(self) | {"seats": list(self.tables_of)}
        del told["compiled"]
        return told | {"rules": game.version, "observation": observation_of(game).version}
