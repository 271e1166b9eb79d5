"""The rules of moving once more, in plain Python, read from RULES.md and nothing else.

Slow and obvious on purpose: every walk that a roll allows is written out space by space, with who is rescued on it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

Space = tuple[int, int]
"""Column and lane, the lane counted from 1: (12, 3) is 12/3."""


@dataclass(frozen=True)
class Road:
    """A map: the ways that lead from each space toward the safe house."""

    ways: frozenset[tuple[Space, Space]]

    @cached_property
    def start(self) -> Space:
        """The one space that no way leads to."""
        (found,) = {here for here, _ in self.ways} - {there for _, there in self.ways}
        return found

    @cached_property
    def safe_house(self) -> Space:
        """The one space that no way leads on from."""
        (found,) = {there for _, there in self.ways} - {here for here, _ in self.ways}
        return found

    def next_to(self, space: Space, backward: bool) -> list[Space]:
        """The spaces that a step leads to: toward the safe house, or the same ways toward the start (RLA-20)."""
        return (self.backward if backward else self.forward).get(space, [])

    @cached_property
    def forward(self) -> dict[Space, list[Space]]:
        """By space: the next ones toward the safe house."""
        found = defaultdict(list)
        for here, there in self.ways:
            found[here].append(there)
        return found

    @cached_property
    def backward(self) -> dict[Space, list[Space]]:
        """By space: the next ones toward the start."""
        found = defaultdict(list)
        for here, there in self.ways:
            found[there].append(here)
        return found


@dataclass(frozen=True)
class Scene:
    """What a move begins with.

    Attributes:
        road: the map.
        tokens: where one lies face down.
        suspended: the living survivors who wait for a rescue, each with its space.
        up_to: whether a move may end sooner than the roll says (RLA-18, RLA-53).
        stay: whether a roll back past the start is not moved at all (RLA-41).
    """

    road: Road
    tokens: frozenset[Space]
    suspended: tuple[tuple[int, Space], ...]
    up_to: bool = False
    stay: bool = False


@dataclass(frozen=True)
class Walk:
    """One way to make a move: the spaces entered, in order, and who was rescued on each."""

    spaces: tuple[Space, ...]
    rescued: tuple[frozenset[int], ...]


def walks(scene: Scene, start: Space, roll: int, backward: bool) -> list[Walk]:
    """Every way to make a move of this roll from this space."""
    steps_to_the_start = start[0]
    if backward and scene.stay and not scene.up_to and roll > steps_to_the_start:
        return [Walk((), ())]
    return [Walk(spaces, rescues(scene, spaces)) for spaces in routes(scene, start, roll, backward)]


def routes(scene: Scene, space: Space, steps: int, backward: bool) -> Iterator[tuple[Space, ...]]:
    """The spaces entered from here on, for every choice where ways part and every place to stop."""
    onward = scene.road.next_to(space, backward)
    if steps == 0 or not onward:  # the roll is used up, or the safe house or the start is reached (RLA-18, RLA-19)
        yield ()
        return
    if scene.up_to:
        yield ()
    for entered in onward:
        if entered in scene.tokens:  # RL-024, RLA-39
            yield (entered,)
        else:
            for rest in routes(scene, entered, steps - 1, backward):  # RL-022: never the other way
                yield (entered, *rest)


def rescues(scene: Scene, spaces: tuple[Space, ...]) -> tuple[frozenset[int], ...]:
    """Who is rescued on each space entered: all that are suspended there, and each once (RLA-11)."""
    waiting = set(scene.suspended)
    found = []
    for space in spaces:
        here = {(who, where) for who, where in waiting if where == space}
        waiting -= here
        found.append(frozenset(who for who, _ in here))
    return tuple(found)


# --- Cards ------------------------------------------------------------------------------------------------------------

FACES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")


def number_of(face: str, ace_low: bool) -> int:
    """What a card counts (RLA-03)."""
    if face == "ace":
        return 1 if ace_low else 14
    return FACES.index(face) + 2


def good_enough(face: str, weapon: int, strength: int, ace_low: bool, tie_wins: bool = True) -> bool:
    """Whether a card beats an attack of that strength (RL-031, RL-042, RL-060, RLA-06, RLA-38)."""
    reached = number_of(face, ace_low) + weapon
    return reached >= strength if tie_wins else reached > strength


def team_score_in_tenths(furthest: list[int], columns: int, cards: list[int], home: int) -> int:
    """The team's score (RL-072 to RL-077), exactly, to the nearest tenth, halves up (RLA-54)."""
    tenths_times_columns = 10 * min(furthest) * sum(cards) * home
    whole, rest = divmod(tenths_times_columns, columns)
    return whole + (2 * rest >= columns)
