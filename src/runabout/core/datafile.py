"""Components that an owner of a game may correct: TOML files beside the rules, or a corrected copy in their place.

Where the environment names a folder in `RUNABOUT_DATA`, a file found there under the game's package name
(`riverdale/box.toml`) is read instead of the package's own. Such changes are identified by their digest: saved
matches carry it, and compiled code is kept under it.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from runabout.core.errors import SHOWN_MAX, BadData

DATA = "RUNABOUT_DATA"
"""In the environment: the folder of corrected copies."""


@dataclass(frozen=True)
class DataFile:
    """One file as it was read.

    Attributes:
        path: where it is.
        values: what it says, as TOML has it.
        digest: 8 hexadecimal digits that stand for an owner's copy; "" for the package's own file.
    """

    path: Path
    values: dict[str, Any] = field(repr=False)
    digest: str = ""

    def fault(self, where: str, expected: str, came: object = None) -> BadData:
        """The error to raise where a field is not as it should be.

        Args:
            where: the field, as a reader finds it: "board.skateboards[2]".
            expected: what it should be.
            came: what it is; None where it is missing, or where `expected` says all.
        """
        shown = "" if came is None else f"; {_short(came)} came"
        return BadData(f"{self.path}: {where}: expected {expected}{shown}. Nothing of the file was used.")

    def table(self, where: str, value: object, fields: Iterable[str]) -> Mapping[str, Any]:
        """A table that has these fields and no others; `where` is "" for the whole file."""
        if not isinstance(value, Mapping):
            raise self.fault(where, "a table", value)
        known, within = tuple(fields), f"{where}." if where else ""
        for name in value:
            if name not in known:
                raise self.fault(within + name, f"no such field; there are {', '.join(known)}")
        for name in known:
            if name not in value:
                raise self.fault(within + name, "a value: the field is missing")
        return value

    def entries(self, where: str, value: object) -> list[Any]:
        """A list."""
        if not isinstance(value, list):
            raise self.fault(where, "a list", value)
        return value

    def whole(self, where: str, value: object, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fault(where, f"a whole number from {low} to {high}", value)
        return value


def read_data(folder: Path, name: str) -> DataFile:
    """Read a game's data file: the owner's copy where there is one, else the one in the game's own folder.

    Raises:
        BadData: it cannot be read, or is no TOML; the error names the line.
    """
    home = os.environ.get(DATA)
    copy = Path(home) / folder.name / name if home else None
    path = copy if copy and copy.exists() else folder / name
    try:
        content = path.read_bytes()
        values = tomllib.loads(content.decode())
    except OSError as fault:
        raise BadData(f"{path} cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        line = content[: fault.start].count(b"\n") + 1
        raise BadData(f"{path}, line {line}: expected text in UTF-8.") from fault
    except tomllib.TOMLDecodeError as fault:
        raise BadData(f"{path}: expected TOML: {fault}. Nothing of the file was used.") from fault
    return DataFile(path, values, hashlib.sha256(content).hexdigest()[:8] if path == copy else "")


def _short(came: object) -> str:
    said = repr(came) if isinstance(came, str) else str(came)
    return said if len(said) <= SHOWN_MAX else said[:SHOWN_MAX] + "..."
