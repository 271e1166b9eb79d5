"""Results kept on file while games are played, so that a run that was interrupted goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from runabout.bots import Level
from runabout.bots.search import Kind
from runabout.core.errors import SHOWN_MAX, CannotSave, RunaboutError
from runabout.core.game import Game
from runabout.core.reason import Reason, system_reason
from runabout.core.whole_file import file_to_write, whole_file

HEADER = "header"
"""The array that holds what was run, as JSON in bytes."""

Arrays = dict[str, np.ndarray[Any, Any]]


class ArrayOf(NamedTuple):
    """What an array of a file is to be."""

    dtype: npt.DTypeLike  #: of its numbers
    shape: tuple[int | str, ...]  #: by dimension its size; a name stands for a size that the arrays with it share


class BadKept(RunaboutError):
    """A file of kept results that this run cannot go on from."""


class CannotKeep(CannotSave):
    """A file of kept results that cannot be written: the disk is full, for example. What it held is still there."""


def identity(game: Game, levels: Iterable[Level | None] = (), /, **asked: Any) -> dict[str, Any]:
    """What must be the same for results to belong together: the game, the version of its rules, its components, what
    was asked, and the game's network where one of the bots, whose levels these are, searches with it.
    """
    learned = game.network and any(level and level.kind == Kind.LEARNED for level in levels)
    network = {"network": game.network.digest} if game.network and learned else {}
    return {"game": game.name, "rules": game.version, "edition": game.components.edition, **network, **asked}


def load(path: Path, header: Mapping[str, Any]) -> Arrays:
    """What a file holds of the run with this header, which is still to be checked (see `check`); nothing where there
    is no such file.

    Raises:
        BadKept: the file is damaged, no file of results, or one of another run; the message says which.
        CannotSave: what is there is no file.
    """
    if not file_to_write(path).exists():
        return {}
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        found = dict(json.loads(arrays.pop(HEADER).tobytes()))
    except OSError as fault:
        raise BadKept(f"{path} cannot be read ({system_reason(fault)}): keep results elsewhere.") from fault
    except Exception as fault:  # what is no file of arrays, or damaged, makes NumPy raise anything
        raise BadKept(
            f"{path} cannot be read as kept results: it is another kind of file, or damaged. Remove it, or keep "
            "results elsewhere."
        ) from fault
    asked = json.loads(json.dumps(header))
    if found != asked:
        differs = ", ".join(
            f"{name} {_shown(there)} there and {_shown(here)} here" for name, there, here in _differences(found, asked)
        )
        raise BadKept(f"{path} holds results of another run: {differs}. Ask for the same, or keep these elsewhere.")
    return arrays


def check(path: Path, arrays: Arrays, kinds: Mapping[str, ArrayOf]) -> None:
    """Raise BadKept unless what a file holds has arrays of these names and kinds."""
    sizes: dict[int | str, int] = {}
    for name, (dtype, shape) in kinds.items():
        if name not in arrays:
            raise damaged(path, f"it has no {name}")
        came = arrays[name]
        if came.ndim == len(shape):
            for size, found in zip(shape, came.shape):
                sizes.setdefault(size, size if isinstance(size, int) else found)
        expected = tuple(sizes.get(size, size) for size in shape)
        if came.dtype != dtype or came.shape != expected:
            told = f"{np.dtype(dtype)} of shape ({', '.join(map(str, expected))})"
            raise damaged(path, f"its {name} should be {told}, and is {came.dtype} of shape {came.shape}")


def damaged(path: Path, how: str) -> BadKept:
    """The error for a file whose arrays a run cannot have kept."""
    return BadKept(f"{path} is damaged: {how}. Remove it, or keep results elsewhere.")


def save(path: Path, header: Mapping[str, Any], arrays: Arrays) -> None:
    """Write a file anew. A reader finds the old file or the new one whole, even after a crash.

    Raises:
        CannotKeep: it cannot be written; the old file is still there.
    """
    text = np.frombuffer(json.dumps(header).encode(), np.uint8)
    try:
        with whole_file(path) as file:
            np.savez(file, allow_pickle=False, **{HEADER: text}, **arrays)
    except CannotSave as fault:
        raise CannotKeep(Reason("not-kept", why=fault, kept=path.is_file())) from fault


def _differences(found: Any, asked: Any, name: str = "") -> Iterator[tuple[str, Any, Any]]:
    """What differs, by its name, as it is there and here; of the sides of a comparison, what differs in each."""
    if isinstance(found, dict) and isinstance(asked, dict):
        for key in {**asked, **found}:
            yield from _differences(found.get(key), asked.get(key), f"{name} {key}".strip())
    elif name == "sides" and isinstance(found, list) and isinstance(asked, list) and len(found) == len(asked):
        for letter, there, here in zip("AB", found, asked):
            yield from _differences(there, here, f"side {letter}'s")
    elif found != asked:
        yield name, found, asked


def _shown(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= SHOWN_MAX else f"{text[:SHOWN_MAX]}..."
