"""A guide as a list of blocks: files to write, commands to run, output to expect."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^```(\w+)(?: (file|part-of)=(\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """One fenced block.

    Attributes:
        language: as its fence names it.
        use: "file": the whole text of the file `path`; "part-of": lines of it; "": neither.
        path: of that file, from the project's folder.
        text: what is in the block.
    """

    language: str
    use: str
    path: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Every fenced block of a page, in order."""
    text = page.read_text(encoding="utf-8")
    found = [Block(*match.groups(default="")) for match in FENCE.finditer(text)]
    assert len(found) * 2 == len(re.findall(r"^```", text, re.MULTILINE)), "a fence is not read"
    return found


def table_after(page: Path, heading: str) -> list[tuple[str, str]]:
    """The rows of the table of two columns under a heading."""
    under = page.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split(" | ") for line in under.splitlines() if line.startswith("|")]
    assert all(len(row) == 2 for row in rows[2:])
    return [(row[0].strip(), row[1].strip()) for row in rows[2:]]
