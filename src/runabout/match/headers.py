"""The header lines of a match on file, read and checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from runabout.core.errors import BadRecord, RunaboutError
from runabout.core.game import Game
from runabout.core.reason import Reason
from runabout.match.record import FORMAT, HEADER, READ
from runabout.match.rules import check_edition, check_version

KNOWN = ("Runabout", "Game", "Rules", "Seats", "Edition", "Undo", "Key", "Script", "Digest")
"""Headers other than options, looks and tags."""

BEGINS = f'[Runabout "{FORMAT}"]'
"""The first line of a record."""


@dataclass
class Headers:
    """The header lines of a record.

    Attributes:
        found: plain ones by name.
        options, looks, tags: the values of `[Option name "value"]`, `[Looks seat "names"]` and `[Tag name "value"]`.
        wheres: the line of each header, by its name, with the name of its option, seat or tag behind it.
        end: the line at which they end.
    """

    found: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    looks: dict[str, str] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    wheres: dict[str, int] = field(default_factory=dict)
    end: int = 1

    def add(self, line: str, at: int) -> None:
        """Take in one header line."""
        header = HEADER.fullmatch(line)
        if not header:
            if not self.found:
                raise BadRecord(Reason("record-no-header", expected=BEGINS, line=line[:60]), at)
            raise BadRecord(Reason("record-wants-header", example='[Seats "4"]', line=line[:60]), at)
        name, key, value = header["name"], header["key"], header["value"]
        if not self.found and name != "Runabout":
            raise BadRecord(Reason("record-first-header", expected=BEGINS), at)
        keyed = {"Option": self.options, "Looks": self.looks, "Tag": self.tags}
        into, slot = (keyed[name], key) if name in keyed else (self.found, name)
        if slot is None or slot in into or (into is self.found and (key is not None or name not in KNOWN)):
            raise BadRecord(Reason("record-strange-header", line=line[:60]), at)
        into[slot] = value
        self.wheres[name if key is None else f"{name} {key}"] = at
        if name == "Runabout" and value not in READ:  # what else is new in another format cannot be told
            raise BadRecord(Reason("record-format", format=value[:60], formats=READ), at)

    def text(self, name: str) -> str:
        """The value of a header that must be there."""
        if not self.found:
            raise BadRecord(Reason("record-empty"))
        if name not in self.found:
            raise BadRecord(Reason("record-header-missing", header=f'[{name} "..."]'), self.end)
        return self.found[name]

    def number(self, name: str) -> int:
        """The value of a header that must be there and is a whole number."""
        text = self.text(name)
        if not re.fullmatch(r"\d{1,9}", text):
            raise BadRecord(Reason("record-header-number", header=name, came=text[:60]), self.wheres[name])
        return int(text)

    @contextmanager
    def naming(self, name: str) -> Iterator[None]:
        """Name the line of a header in every error that its value leads to."""
        try:
            yield
        except RunaboutError as fault:
            if isinstance(fault, BadRecord) and fault.line is not None:
                raise
            raise BadRecord(fault, self.wheres.get(name, self.end)) from fault

    def check_rules(self, game: Game) -> None:
        """Raise BadRecord where the match was played by other rules or with other components than are here."""
        version = self.number("Rules")
        with self.naming("Rules"):
            check_version(game, version)
        with self.naming("Edition" if "Edition" in self.found else "Game"):
            check_edition(game, self.found.get("Edition", ""))

    def check_options(self, game: Game, seats: int) -> None:
        """Raise BadRecord with the line of the first option that the game does not have, or not with that value."""
        for name, value in self.options.items():
            with self.naming(f"Option {name}"):
                game.new_options({name: value}, seats, people=True)

    @property
    def free_undo(self) -> bool:
        """Whether any decision may be taken back."""
        if self.found.get("Undo", "free") != "free":
            raise BadRecord(Reason("record-undo", header="Undo"), self.wheres["Undo"])
        return "Undo" in self.found

    @property
    def key(self) -> bytes | None:
        """The chance key; None in a scripted match."""
        if ("Key" in self.found) == ("Script" in self.found):
            raise BadRecord(Reason("record-key-or-script", key="[Key ...]", script="[Script ...]"), self.end)
        if "Key" not in self.found:
            return None
        if not re.fullmatch("[0-9a-f]{64}", self.found["Key"]):
            raise BadRecord(Reason("record-key", header="Key"), self.wheres["Key"])
        return bytes.fromhex(self.found["Key"])


def read_headers(lines: Iterator[tuple[int, str]]) -> Headers:
    """Read as far as the empty line below them."""
    headers = Headers()
    for at, line in lines:
        headers.end = at
        if line.strip():
            headers.add(line.strip(), at)
        elif headers.found:
            break
    return headers
