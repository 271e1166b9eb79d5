"""The house map and its tokens, read from map.toml and checked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runabout.core.datafile import DataFile, read_data

LANES = 4  #: most lanes a map can have; lanes count from 0 inside the rules, from 1 on paper
COLUMNS = (12, 60)  #: the last column's number, fewest and most
SPACES = (COLUMNS[1] + 1) * LANES  #: room for every space: a space's number is column * LANES + lane
PACKS = 3  #: packs bear 1 ... PACKS (RL-006)
WEAPONS = 4  #: weapons bear 1 ... WEAPONS (RL-007)
TOKENS_PER_HUNDRED = 40
"""Tokens lie on at most so many of a hundred spaces (RLA-51)."""

WAY = re.compile(r"([1-9])-([1-9])")
FIELDS = ("title", "lanes", "start", "safe_house", "ways", "tokens")
TOKEN_FIELDS = ("special", "horde", "packs", "weapons")


@dataclass(frozen=True)
class Map:
    """A map and the tokens that are scattered on it.

    Attributes:
        title: what it is called.
        columns: the number of the last column: the steps from the start to the safe house.
        lanes: how many there are.
        start, safe_house: the lane of each, from 0.
        ways: by column (the last one aside) and lane: the lanes of the next column that it leads to, as bits.
        tokens: how many of each kind, in the order of state.Token.
    """

    title: str
    columns: int
    lanes: int
    start: int
    safe_house: int
    ways: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]

    @property
    def spaces(self) -> int:
        """Spaces that can bear a token: all but the start and the safe house."""
        return sum(mask != 0 for column in self.ways[1:] for mask in column)


def load(file: DataFile) -> Map:
    """The map in a file; BadData, naming the field, where it is not one that can be played on (RL-008)."""
    values = file.table("", file.values, FIELDS)
    title = values["title"]
    if not isinstance(title, str) or not title.strip():
        raise file.fault("title", "a name", title)
    lanes = file.whole("lanes", values["lanes"], 2, LANES)
    start = file.whole("start", values["start"], 1, lanes) - 1
    safe_house = file.whole("safe_house", values["safe_house"], 1, lanes) - 1
    ways = read_ways(file, values["ways"], lanes)
    check_routes(file, ways, start, safe_house)
    tokens = read_tokens(file, values["tokens"])
    found = Map(title.strip(), len(ways), lanes, start, safe_house, ways, tokens)
    most = found.spaces * TOKENS_PER_HUNDRED // 100
    if sum(tokens) > most:
        expected = f"at most {most} on {found.spaces} spaces, start and safe house aside"
        raise file.fault("tokens", expected, f"{sum(tokens)} tokens")
    return found


def read_ways(file: DataFile, value: Any, lanes: int) -> tuple[tuple[int, ...], ...]:
    """The ways from each column to the next, as bits by lane."""
    fewest, most = COLUMNS
    if not isinstance(value, list) or not fewest <= len(value) <= most:
        came = f"{len(value)} lines" if isinstance(value, list) else value
        raise file.fault("ways", f"a list of {fewest} to {most} lines", came)
    return tuple(read_line(file, f"ways[{column}]", line, lanes) for column, line in enumerate(value))


def read_line(file: DataFile, field: str, line: Any, lanes: int) -> tuple[int, ...]:
    """One line of ways: for each lane, the lanes that it leads to as bits."""
    if not isinstance(line, str) or not line.split():
        raise file.fault(field, 'ways such as "1-1 1-2"', line)
    masks = [0] * LANES
    for word in line.split():
        found = WAY.fullmatch(word)
        here, there = (int(part) for part in found.groups()) if found else (0, 0)
        if not 1 <= here <= lanes or not 1 <= there <= lanes:
            raise file.fault(field, f"ways from lane to lane, 1 to {lanes}, such as 1-2", word)
        if abs(here - there) > 1:
            raise file.fault(field, "ways to the same lane or the one beside it", word)
        bit = 1 << there - 1
        if masks[here - 1] & bit:
            raise file.fault(field, "each way once", word)
        masks[here - 1] |= bit
    return tuple(masks)


def check_routes(file: DataFile, ways: Sequence[Sequence[int]], start: int, safe_house: int) -> None:
    """One start, one safe house, and every space on a route between them."""
    reached = 1 << start
    for column, masks in enumerate(ways):
        onward = 0
        for lane in range(LANES):
            leaves = masks[lane] != 0
            arrives = bool(reached >> lane & 1)
            if leaves and not arrives:
                if column == 0:
                    raise file.fault("ways[0]", f"ways from the start alone, in lane {start + 1}", f"lane {lane + 1}")
                expected = f"ways from spaces that ways[{column - 1}] leads to"
                raise file.fault(f"ways[{column}]", expected, f"a way from lane {lane + 1}, which nothing leads to")
            if arrives and not leaves:
                raise file.fault(f"ways[{column}]", f"a way on from lane {lane + 1}", "a dead end")
            onward |= masks[lane]
        reached = onward
    if reached != 1 << safe_house:
        came = " and ".join(f"lane {lane + 1}" for lane in range(LANES) if reached >> lane & 1)
        raise file.fault(f"ways[{len(ways) - 1}]", f"ways to the safe house alone, in lane {safe_house + 1}", came)


def read_tokens(file: DataFile, value: Any) -> tuple[int, ...]:
    """How many tokens of each kind (RL-004 to RL-007)."""
    table = file.table("tokens", value, TOKEN_FIELDS)
    attacks = [file.whole(f"tokens.{name}", table[name], 0, 40) for name in ("special", "horde")]
    packs = read_numbers(file, "tokens.packs", table["packs"], PACKS)
    weapons = read_numbers(file, "tokens.weapons", table["weapons"], WEAPONS)
    return (*attacks, *packs, *weapons)


def read_numbers(file: DataFile, field: str, value: Any, most: int) -> list[int]:
    """A list of the numbers on tokens, as a count of each number from 1 to `most`."""
    if not isinstance(value, list) or len(value) > 40:
        raise file.fault(field, "a list of at most 40 numbers", value)
    counts = [0] * most
    for place, number in enumerate(value):
        counts[file.whole(f"{field}[{place}]", number, 1, most) - 1] += 1
    return counts


FILE = read_data(Path(__file__).parent, "map.toml")
HOUSE = load(FILE)
"""The map that is used unless the table asks for another."""
