"""A match on file: readable text, in the spirit of PGN. It is read back by match.reading.

    [Runabout "2"]
    [Game "road-runner"]
    [Rules "1"]
    [Seats "3"]
    [Option dealt "5"]
    [Key "9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab"]

    [Digest "5d0a71c2"]

    1. 2 lay Anvil ;c81b33f0
    2. 2 call drop ;07ee91a4
    end 2

Header lines, then one move a line: its number, the seat (from 1) and the action's canonical text. Where a seat has
chosen its looks (see core.looks), they stand in a header such as `[Looks 1 "Ann, Bo"]`. Where an option lets people
play on for ever, a line `bots alone` is written before the first move at which no person sat at the table, and `people
again` where one came back. In a scripted match
`[Script "3 0 12"]` stands for the key, and each move ends with what chance gave, `{4}`. The last line counts the moves,
so that a file that was cut off is known as such. Replaying a record gives the same state to the byte. The digests say
what the rules decided at the set-up and after each move (see match.digest); a file may lack them. Files of format 1
are read as well (see `OLD`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Protocol

from runabout.core.errors import CannotSave
from runabout.core.game import Game
from runabout.core.reason import Reason
from runabout.core.whole_file import whole_file
from runabout.match.step import Step

FORMAT = 2
"""Of the files that are written, apart from any game's rules."""

OLD = "1"
"""The format before that. Its files have no digests, and an option that names a seat may be higher than the table has
seats: the rules of that time counted round the table (see `core.options.wrap_seats`).
"""

READ = (OLD, "2")
"""The formats that are read."""

LARGEST = 8 * 1024 * 1024
"""Bytes; no record is larger, so a larger file is none."""

HEADER = re.compile(r'\[(?P<name>[A-Za-z]+)(?: (?P<key>[\w-]+))? "(?P<value>[^"]*)"\]')
MOVE = re.compile(
    r"(?P<number>\d{1,9})\. (?P<seat>\d{1,3}) (?P<text>[^{};]+?)"
    r"(?: \{(?P<outcomes>[\d ]*)\})?(?: ;(?P<digest>[0-9a-f]{8}))?"
)
END = re.compile(r"end (?P<count>\d{1,9})")
TAG = re.compile(r"[\w-]+")

ATTENDED = {"bots alone": False, "people again": True}
"""Lines that say whether a person sits at the table from the next move on (see `Match.set_attended`)."""

LONGEST = 10_000
"""Characters in a line; no line of a record is longer."""


class Recorded(Protocol):
    """What is written of a match; see `Match`."""

    game: Game
    seats: int
    options: Any
    free_undo: bool
    tags: dict[str, str]
    scripted: bool
    script: tuple[int, ...]
    key: bytes
    steps: list[Step]
    attended: bool
    chosen_looks: dict[int, tuple[str, ...]]
    is_replayable: bool

    @property
    def is_endless(self) -> bool:
        """See `Match`."""

    def digests(self) -> Sequence[str]:
        """See `Match`."""


def dumps(match: Recorded) -> str:
    """The record of a match, as text.

    Raises:
        CannotSave: a tag could not be read back; or the moves before the first state are unknown.
    """
    if not match.is_replayable:
        raise CannotSave(Reason("match-without-beginning"))
    game = match.game
    lines = [
        f'[Runabout "{FORMAT}"]',
        f'[Game "{game.name}"]',
        f'[Rules "{game.version}"]',
        f'[Seats "{match.seats}"]',
    ]
    if game.components.edition:
        lines.append(f'[Edition "{game.components.edition}"]')
    lines += [
        f'[Option {option.name} "{option.write(getattr(match.options, option.name))}"]' for option in game.options
    ]
    lines += [f'[Looks {seat + 1} "{", ".join(names)}"]' for seat, names in match.chosen_looks.items()]
    if match.free_undo:
        lines.append('[Undo "free"]')
    lines += [_tag(name, value) for name, value in match.tags.items()]
    if match.scripted:
        lines.append(f'[Script "{" ".join(map(str, match.script))}"]')
    else:
        lines.append(f'[Key "{match.key.hex()}"]')
    set_up, *after = match.digests()
    lines += [f'[Digest "{set_up}"]', ""]
    attended = True
    for number, (step, digest) in enumerate(zip(match.steps, after, strict=True), 1):
        lines += _attendance(match, attended, step.attended)
        attended = step.attended
        outcomes = "" if step.outcomes is None else f" {{{' '.join(map(str, step.outcomes))}}}"
        lines.append(f"{number}. {step.seat + 1} {step.action.text}{outcomes} ;{digest}")
    lines += _attendance(match, attended, match.attended)
    lines.append(f"end {len(match.steps)}")
    return "\n".join(lines) + "\n"


def _attendance(match: Recorded, before: bool, now: bool) -> list[str]:
    """The line that says that the last person has left the table, or one is back; none where it makes no difference."""
    if before == now or not match.is_endless:
        return []
    return [line for line, attended in ATTENDED.items() if attended == now]


def save(match: Recorded, path: str | PathLike[str]) -> None:
    """Write a match to a file, whole or not at all (see `core.whole_file`).

    Raises:
        CannotSave: the match cannot be written down (see `dumps`), or the file not be written; what was there before
            is untouched.
    """
    text = dumps(match)
    with whole_file(Path(path)) as file:
        file.write(text.encode())


def _tag(name: str, value: str) -> str:
    """A tag as a header line: its value on one line, without the marks that end it."""
    kept = "".join(c for c in value.replace('"', "'") if c.isspace() or is_clean(c))
    line = f'[Tag {name} "{" ".join(kept.split())}"]'
    if not TAG.fullmatch(name) or len(line) > LONGEST:
        raise CannotSave(Reason("bad-tag", name=name[:60]))
    return line


def is_clean(text: str) -> bool:
    """Whether a text has no control characters (tabs aside) and no halves of characters."""
    return text.isprintable() or not any(unicodedata.category(c) in ("Cc", "Cs") and c != "\t" for c in text)
