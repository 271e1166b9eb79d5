"""Results kept on file while games are played, so that a run that was interrupted goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from runabout.bots import Level
from runabout.bots.search import Kind
from runabout.core.errors import SHOWN_MAX, CannotSave, RunaboutError
from runabout.core.game import Game
from runabout.core.reason import Reason
from runabout.core.whole_file import file_to_write, whole_file

HEADER = "header"
"""The array that holds what was run, as JSON in bytes."""

Arrays = dict[str, np.ndarray[Any, Any]]


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
    """What a file holds of the run with this header; nothing where there is no such file.

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
    except (OSError, ValueError, KeyError, EOFError, AttributeError, TypeError, RuntimeError, BadZipFile) as fault:
        why = str(fault) if isinstance(fault, OSError) else "it is another kind of file, or damaged"
        raise BadKept(f"{path} cannot be read as kept results ({why}): name another file, or remove it.") from fault
    asked = json.loads(json.dumps(header))
    if found != asked:
        names = [name for name in {**asked, **found} if found.get(name) != asked.get(name)]
        differs = ", ".join(
            f"{name} {_shown(found.get(name))} there and {_shown(asked.get(name))} here" for name in names
        )
        raise BadKept(f"{path} holds results of another run: {differs}. Ask for the same, or name another file.")
    return arrays


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


def _shown(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= SHOWN_MAX else f"{text[:SHOWN_MAX]}..."
