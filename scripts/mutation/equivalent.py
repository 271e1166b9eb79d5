"""Faults that change nothing that anybody could notice, each named in equivalent.toml with the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from scripts.mutation.changes import Change, Source, changes

FILE = Path(__file__).with_name("equivalent.toml")


class Equivalent(NamedTuple):
    """One that is named.

    Attributes:
        file, function: where it is, as in `Change`.
        was, becomes: the lines that it changes, without indentation.
        reason: why nothing differs.
    """

    file: str
    function: str
    was: str
    becomes: str
    reason: str

    def is_meant(self, source: Source, change: Change) -> bool:
        """Whether that change is this one."""
        at_same_place = (change.file, change.function) == (self.file, self.function)
        return at_same_place and source.difference(change) == (self.was.strip(), self.becomes.strip())


def read(path: Path = FILE) -> list[Equivalent]:
    """What is named in a file.

    Raises:
        ValueError: an entry lacks something, or has something else.
    """
    found = []
    for number, entry in enumerate(tomllib.loads(path.read_text()).get("fault", ()), 1):
        if set(entry) != set(Equivalent._fields) or not all(isinstance(part, str) for part in entry.values()):
            raise ValueError(f"{path.name}, entry {number}: give {', '.join(Equivalent._fields)}, each a text")
        found.append(Equivalent(**entry))
    return found


def outdated(root: Path, named: list[Equivalent]) -> list[str]:
    """What is wrong with those named: a fault that its file can no longer have."""
    wrong = []
    for one in named:
        text = f"{one.file}, {one.function}: `{one.was}` -> `{one.becomes}`"
        if not one.reason.strip():
            wrong.append(f"{text}: it has no reason")
        if not (root / one.file).exists():
            wrong.append(f"{text}: there is no such file")
            continue
        source = Source(root, one.file)
        if not any(source.is_valid(change) for change in changes(source) if one.is_meant(source, change)):
            wrong.append(f"{text}: the source no longer reads like this; remove the entry or write it again")
    return wrong
