"""The parts that are given faults: their sources, their tests, and how many faults each gets."""

from __future__ import annotations

import math
import random
import re
from pathlib import Path
from typing import NamedTuple

from scripts.mutation.changes import Change, Source, changes

LEAST = 50
"""Faults that each part is given at least."""

TOTAL = 460
"""Faults of all parts together, unless a run is told otherwise."""

NOT_RULES = re.compile(r"words|told|faces|weights|observation")
"""Files that are left out: what is said to people and how things look, numbers fitted by a program, and how a Sight is
written for programs that learn (held by tests/envs, which are of no one game).
"""


class Part(NamedTuple):
    """One game, or the core.

    Attributes:
        name: what it is called on the command line: the name of its folder.
        sources: where its sources are, from the root of the tree.
        tests: files and folders of its tests.
        only: what the name of a test must match, where it is in a file of `tests` that other parts share.
        shared: those files.
    """

    name: str
    sources: str
    tests: tuple[str, ...]
    only: str = ""
    shared: tuple[str, ...] = ()

    def files(self, root: Path) -> list[str]:
        """Its source files that are given faults, in a fixed order."""
        folder = root / self.sources
        found = (path for path in folder.rglob("*.py") if not NOT_RULES.search(path.relative_to(folder).as_posix()))
        return sorted(path.relative_to(root).as_posix() for path in found)


SHARED = ("tests/games/test_every_option.py", "tests/games/test_records.py", "tests/laws/test_laws.py")


def _game(folder: str, least_seats: int) -> Part:
    name = folder.replace("_", "-")
    # Of the laws over all tables, those of the smallest table with the usual options: they are the quickest.
    only = rf"test_laws.*- {name} - {least_seats} seats\]$|test_(records|every_option).*\b{name}\b"
    return Part(folder, f"src/runabout/games/{folder}", (f"tests/games/{folder}", *SHARED), only, SHARED)


PARTS = (
    Part("core", "src/runabout/core", ("tests/core", "tests/match", "tests/testing")),
    _game("race_2_live", 2),
    _game("riverdale", 2),
    _game("road_runner", 3),
    _game("road_wolf", 2),
    _game("rummy_runway", 2),
)


def shares(root: Path, total: int) -> dict[str, int]:
    """How many faults each part gets of so many: at least LEAST, and the others in proportion to branches."""
    branches = {part.name: sum(Source(root, file).branches() for file in part.files(root)) for part in PARTS}
    counts = dict.fromkeys(branches, LEAST)
    # Parts that LEAST is too many for take nothing from the others' proportion.
    for name, number in branches.items():
        large = [one for one in branches if branches[one] * total > LEAST * sum(branches.values())]
        if name in large:
            left = total - LEAST * (len(branches) - len(large))
            counts[name] = max(LEAST, math.floor(left * number / sum(branches[one] for one in large)))
    return counts


def sample(root: Path, part: Part, seed: int, number: int) -> list[Change]:
    """So many faults of a part. A file is drawn by how many branches it has, then a place in it, then what is changed
    there, so that a place where much may be changed is not drawn more often.
    """
    draw = random.Random(f"{seed} {part.name}")
    sources = {file: Source(root, file) for file in part.files(root)}
    places: dict[str, list[list[Change]]] = {}
    for file, source in sources.items():
        by_place: dict[tuple[int, int], list[Change]] = {}
        for change in changes(source):
            by_place.setdefault((change.start, change.end), []).append(change)
        if by_place:
            places[file] = [by_place[place] for place in sorted(by_place)]
    weights = {file: 1 + sources[file].branches() for file in places}
    found: list[Change] = []
    while len(found) < number and places:
        [file] = draw.choices(list(places), [weights[file] for file in places])
        place = places[file].pop(draw.randrange(len(places[file])))
        if not places[file]:
            del places[file]
        draw.shuffle(place)
        valid = (change for change in place if sources[file].is_valid(change))
        found.extend([change for change in [next(valid, None)] if change])
    return found
