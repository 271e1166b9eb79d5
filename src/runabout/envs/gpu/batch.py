"""GpuBatch: many tables of one game, stepped together on a GPU by the rules of the tables that people play at.

    gpu = GpuBatch("riverdale", tables=65536, seats=2, seed=1)
    gpu.play(1000)                                  # a thousand random steps at every table, in one launch
    gpu.play(1000, find_game("riverdale").network)  # by a network on the same device
    gpu.step(actions)                               # (65536,) whole numbers, from the device or from the host

The arrays stay on the device. They are of numba-cuda, and others read them without a copy by the CUDA array interface
(CuPy, PyTorch, JAX). Game k of table n is that of `Batch` with the same seed: `save` and `restore` go from one to the
other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from runabout.core.chance import Chance, derive, key_from
from runabout.core.game import Game
from runabout.core.network import Network
from runabout.envs.arrays import KEPT, Array, Saved, arrays_of, identity
from runabout.envs.checks import (
    actions_of,
    check_seed,
    ends_on_illegal,
    game_of,
    mode_of,
    number_of_tables,
    options_of,
    refusal_of,
)
from runabout.envs.errors import BadActions, BadBatch, IllegalAction, StepAfterEnd
from runabout.envs.gpu.arguments import played_of, policy_of, shared_of, tables_of
from runabout.envs.gpu.errors import check_device
from runabout.envs.stepping import Doing, Tables
from runabout.match.seating import seats_at


class GpuBatch:
    """Tables of one game on the GPU that is at hand.

    Args:
        game, tables, seats, options, seed, autoreset, illegal: as of `Batch`; the mode is "same-step" unless given.
        device: what steps the tables: a `compiler.Device`; None: the GPU at hand.

    Attributes:
        game, seats, tables: as they were given.
        arrays: a `Tables` of device arrays: observation, mask, reward, seat, done and the others.

    Raises:
        MissingExtra, NoDevice: numba-cuda is not installed; there is no GPU.
        UnknownGame, BadSeats, BadOption, BadBatch: as of `Batch`.
    """

    def __init__(
        self,
        game: str | Game,
        tables: int = 1024,
        seats: int | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        seed: int | str = 0,
        autoreset: str = "same-step",
        illegal: str = "raise",
        device: Any = None,
    ) -> None:
        check_seed(seed)
        self.game = game_of(game)
        self.seats = seats_at(self.game, seats)
        self.tables, self.autoreset = number_of_tables(tables), mode_of(autoreset)
        self.penalty = int(ends_on_illegal(illegal))
        agreed = self.game.new_options(options_of(options), self.seats)
        self._identity = identity(self.game, self.seats, agreed, tables=self.tables, history=0)
        host = tables_of(self.game, self.tables, self.seats)
        self._device = the_gpu() if device is None else device
        self._step, self._play, self._follow = self._device.kernels(self.game)
        self.arrays: Any = self._sent(host)
        self._shared = self._sent(shared_of(self.game, self.tables, self.seats, agreed))
        self._found = self._device.send(np.zeros(1, np.int32))
        self._lucks = self._device.send(self._chances(derive(key_from(seed), "actions"), by_table=True))
        self._played: Any = self._sent(played_of(self.tables, self.seats))
        self._policies: dict[str, Any] = {}
        self.reset(seed)

    # ------------------------------------------------------------------------------ playing

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the next game of all tables; with a seed, its first. BadBatch where that is none."""
        if seed is not None:
            check_seed(seed)
            self.arrays.chances.copy_to_device(self._chances(key_from(seed)))
            self.arrays.games.copy_to_device(np.zeros(self.tables, np.int64))
        self._do(Doing.BEGIN)

    def step(self, actions: Any) -> None:
        """Play an action at every table.

        Args:
            actions: (tables,) whole numbers: an array of the host, which is checked as `Batch` does it; or of the
                device, int32. A number there that is no action is not legal.

        Raises:
            BadActions, IllegalAction, StepAfterEnd: as of `Batch.step`; nothing was changed.
        """
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._device.view(actions)
            if given.dtype != np.int32 or given.shape != (self.tables,):
                raise BadActions(
                    f"Actions on the device are int32 of shape ({self.tables},); "
                    f"{given.dtype} of shape {given.shape} came."
                )
        else:
            given = actions_of(actions, self.game, self.tables).astype(np.int32)
        self.arrays.actions.copy_to_device(given)
        self._found.copy_to_device(np.full(1, self.tables, np.int32))
        self._do(Doing.CHECK)
        at = int(self._found.copy_to_host()[0])
        if at < self.tables:
            raise self._refusal(at)
        self._do(Doing.STEP)

    def play(self, steps: int, network: Network | None = None) -> Array:
        """Make so many steps at every table in one launch.

        Args:
            steps: at least 1.
            network: whose policy draws the actions, with the priors of the game's bots; None: each legal action is
                equally likely.

        Returns:
            (1 + seats,) float64: the games that ended, and the rewards of each seat in them together.

        Raises:
            BadBatch: there is no such number of steps; games do not begin by themselves.
        """
        if isinstance(steps, bool) or steps < 1:
            raise BadBatch(f"At least 1 step is played; {steps!r} came.")
        if self.autoreset == 0:
            raise BadBatch('Many steps need games that begin by themselves: autoreset="same-step" or "next-step".')
        for part in self._played:
            part.copy_to_device(np.zeros(part.shape, part.dtype))
        given = (steps, int(self.autoreset), self.arrays, *self._shared, self._lucks, self._played)
        if network is None:
            self._launch(self._play, given)
        else:
            self._launch(self._follow, (*given, self._policy(network)))
        games, returns = (part.copy_to_host() for part in self._played)
        return np.concatenate([[games.sum()], returns.sum(axis=0)])

    # ------------------------------------------------------------------------------ what there is to know

    def fetch(self, name: str) -> Array:
        """One of `arrays` as an array of the host: "observation", "mask", "reward", "seat", "done" and so on.

        Raises:
            BadBatch: there is none of that name.
        """
        if name not in Tables._fields:
            raise BadBatch(f'The arrays of a batch are {", ".join(Tables._fields)}; "{name}" came.')
        found: Array = getattr(self.arrays, name).copy_to_host()
        return found

    def fetch_lucks(self) -> Array:
        """(tables,) Chance: what `play` draws the actions of each table from, as an array of the host."""
        found: Array = self._lucks.copy_to_host()
        return found

    def save(self) -> Saved:
        """All that the batch goes on from, for `restore` here or in a `Batch`."""
        rows = {name: _bytes_of(self.fetch(name)) for name in ("states", "chances")}
        return Saved.of(self._identity, rows | {name: self.fetch(name) for name in KEPT})

    def restore(self, saved: Any) -> None:
        """Go on from there.

        Raises:
            BadSaved: it is of another game, version, number of tables or seats, or options; or it is not as `save`
                made it.
        """
        for name, array in arrays_of(saved, self._identity, self.save().arrays).items():
            place = getattr(self.arrays, name)
            place.copy_to_device(np.ascontiguousarray(array).reshape(-1).view(place.dtype).reshape(place.shape))

    # ------------------------------------------------------------------------------ inside

    def _do(self, doing: Doing) -> None:
        given = (int(doing), int(self.autoreset), self.arrays, *self._shared, self.penalty, self._found)
        self._launch(self._step, given)

    def _launch(self, kernel: Any, given: tuple[Any, ...]) -> None:
        self._device.launch(kernel, self.tables, given)

    def _sent(self, parts: Any) -> Any:
        """A named tuple of arrays, copied to the device; a policy's network is one inside of it."""
        return type(parts)(*(self._sent(one) if isinstance(one, tuple) else self._device.send(one) for one in parts))

    def _policy(self, network: Network) -> Any:
        if network.about.get("game") != self.game.name or len(network.parameters.value_bias) < self.seats:
            raise BadBatch(f"A network of {self.game.title} for {self.seats} seats was expected; {network.about} came.")
        if network.digest not in self._policies:
            self._policies = {network.digest: self._sent(policy_of(network.parameters, self.tables))}
        return self._policies[network.digest]

    def _chances(self, key: bytes, by_table: bool = False) -> Array:
        """(tables,) Chance of a key; each with a stream of its own, or all alike, as `Batch` begins them."""
        rows = np.zeros(self.tables, Chance.dtype)
        _bytes_of(rows)[:] = np.frombuffer(bytes(Chance.seeded(key)), np.uint8)  # what lies between fields, too
        if by_table:
            rows["stream"][:, 0] = np.arange(self.tables)
        return rows

    def _refusal(self, table: int) -> Exception:
        """What is wrong with the action of a table."""
        if self.fetch("finished")[table]:
            return StepAfterEnd(table)
        number = int(self.fetch("actions")[table])
        if not 0 <= number < self.game.actions:
            return BadActions(
                f"{self.game.title} has actions from 0 to {self.game.actions - 1}; {number} came for table {table}."
            )
        state = self.game.State.from_bytes(_bytes_of(self.fetch("states"))[table].tobytes())
        return IllegalAction(refusal_of(self.game, state, number), table, number, int(self.fetch("counts")[table]))


def the_gpu() -> Any:
    """The GPU at hand; MissingExtra or NoDevice where there is none that can be used."""
    check_device()
    from runabout.envs.gpu.compiler import Device

    return Device()


def _bytes_of(records: Array) -> Array:
    """(tables, bytes) uint8 of records."""
    return np.ascontiguousarray(records).view(np.uint8).reshape(len(records), -1)
