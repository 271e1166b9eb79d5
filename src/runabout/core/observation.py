"""Observations: what a seat may know as a fixed row of small numbers, for programs that learn.

A game writes one `@rule` (`observe`, in a file observation.py of its own) that makes the row from a Sight, from the
viewer's own side: its seat comes first, then the others in the order of play. What the cells are is declared as
slices, in the order in which the rule writes them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

from runabout.core.record import Cells
from runabout.core.rule import rule

CELLS_MAX = 512
"""Cells of an observation, a byte each."""

CELL_MAX = 255
"""The largest number in a cell."""


@dataclass(frozen=True)
class Slice:
    """Some cells of an observation that belong together.

    Attributes:
        name: what they tell, in words of the game, such as "own hand".
        shape: of the cells, such as (4, 14): by seat and kind.
        high: no cell is higher; divided by it, each lies between 0 and 1.
        says: what a cell is.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    says: str

    @property
    def size(self) -> int:
        """How many cells."""
        return prod(self.shape)


@dataclass(frozen=True)
class Observation:
    """How a game's Sights are written as cells.

    Attributes:
        rule: `observe(sight, out)`: writes every cell of `out`, from the Sight alone.
        slices: what the cells are, in order.
        tells: the fields of Sight of which nothing is lost, whatever else is the same.
        left_out: what a Sight tells and the cells do not, in a sentence; "" where that is nothing.
        version: of the game as programs learn it, which stands in the names of its environments ("Riverdale-v1"). It is
            raised where what was learned no longer fits: other rules, numbers of actions, or cells.
        potential: `potential(state, out)`, a rule: how each seat stands, by which rewards are shaped (see
            `core.contract.potential`); None: the `evaluate` of the game's bots.
        potential_says: what it goes by, in a sentence; "" where `potential` is None.
    """

    rule: Callable[[Any, Cells], None]
    slices: tuple[Slice, ...]
    tells: tuple[str, ...]
    left_out: str = ""
    version: int = 1
    potential: Callable[[Any, Cells], None] | None = None
    potential_says: str = ""

    def __post_init__(self) -> None:
        names = [one.name for one in self.slices]
        if len(set(names)) < len(names):
            raise ValueError(f"slices of an observation have names of their own; these came: {', '.join(names)}")
        for one in self.slices:
            if not one.shape or min(one.shape) < 1 or not 1 <= one.high <= CELL_MAX:
                raise ValueError(f"a slice has cells of 0 to {CELL_MAX} at most, and one cell at least; {one} came")
        if (self.potential is None) != (self.potential_says == ""):
            raise ValueError(f"a potential comes with what it goes by, in words; {self.potential_says!r} came")
        if not 1 <= self.size <= CELLS_MAX:
            raise ValueError(f"an observation has 1 to {CELLS_MAX} cells; this one has {self.size}")

    @cached_property
    def size(self) -> int:
        """How many cells."""
        return sum(one.size for one in self.slices)

    @cached_property
    def places(self) -> dict[str, slice]:
        """By the name of a slice: where its cells are."""
        found, at = {}, 0
        for one in self.slices:
            found[one.name] = slice(at, at + one.size)
            at += one.size
        return found

    @cached_property
    def highs(self) -> list[int]:
        """By cell: the highest number that it can have."""
        return [one.high for one in self.slices for _ in range(one.size)]

    def named(self, row: Any) -> dict[str, Any]:
        """The slices of a row of cells (or of many rows: the last axis is divided), by name, each in its shape; views.

        Args:
            row: an array whose last axis has `size` cells.
        """
        return {one.name: row[..., self.places[one.name]].reshape(*row.shape[:-1], *one.shape) for one in self.slices}


@rule
def put(out: Cells, at: int, value: int) -> int:
    """Write one cell, which must be from 0 to CELL_MAX; returns the place of the next."""
    out[at] = value
    return at + 1


@rule
def put_up_to(out: Cells, at: int, value: int, most: int) -> int:
    """Write one cell, `most` where the value is higher and 0 where it is below 0; returns the place of the next."""
    out[at] = min(most, max(0, value))
    return at + 1


@rule
def put_row(out: Cells, at: int, row: Cells, size: int) -> int:
    """Write the first cells of a row, none of them below 0; returns the place of the next."""
    for i in range(size):
        out[at + i] = row[i]
    return at + size


@rule
def put_one_of(out: Cells, at: int, many: int, chosen: int) -> int:
    """Write `many` cells, of which the one with the number `chosen` is 1 and the others 0: all of them where it is
    none of these numbers. Returns the place of the next cell.
    """
    for i in range(many):
        out[at + i] = 0
    if 0 <= chosen < many:
        out[at + chosen] = 1
    return at + many


@rule
def put_nothing(out: Cells, at: int, many: int) -> int:
    """Write `many` cells of 0; returns the place of the next."""
    for i in range(many):
        out[at + i] = 0
    return at + many


@rule
def seat_from(viewer: int, distance: int, seats: int) -> int:
    """The seat so far after the viewer's in the order of play; of someone who only watches, after the first seat's.

    Args:
        viewer: a seat, or -1.
        distance: from 0 to seats - 1.
        seats: at the table.
    """
    seat = max(0, viewer) + distance
    return seat - seats if seat >= seats else seat


@rule
def distance_to(viewer: int, seat: int, seats: int) -> int:
    """How far a seat is after the viewer's in the order of play; -1 where `seat` is below 0."""
    if seat < 0:
        return -1
    distance = seat - max(0, viewer)
    return distance + seats if distance < 0 else distance
