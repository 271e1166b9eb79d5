"""Which actions can be decided by pressing what they are about on the table, as the page does it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from runabout.core.game import Game
from runabout.core.verbs import Item, about
from runabout.match import Match

Key = str
"""Something to be pressed."""

DECISIONS_MOST = 150
"""Decisions of a game that are looked at."""

PART_EXPECTED = 0.95
"""Of the legal decisions of random play, so many at least are to be made by pressing what lies on the table."""


def key_of(item: Item) -> Key:
    """What an action is about, as the page's `keyOf` names it."""
    if "thing" in item:
        return "|".join([item["thing"], *([item["attribute"]] if "attribute" in item else [])])
    found = [item["place"], item["kind"], item["at"]]
    return "|".join(str(part) for part in found if part not in ("", None))


def pressed(abouts: Mapping[int, Sequence[Key]]) -> set[int]:
    """The actions that a person can mean by pressing what they are about, in their order: those of which all that is
    pressed leaves one, or which alone name just that in that order. As the page's `meantBy`.

    Args:
        abouts: by action, what it is about.
    """
    return {number for number, keys in abouts.items() if keys and _is_meant(abouts, list(dict.fromkeys(keys)))}


def _is_meant(abouts: Mapping[int, Sequence[Key]], pressed: list[Key]) -> bool:
    left = [keys for keys in abouts.values() if set(pressed) <= set(keys)]
    in_order = [keys for keys in left if list(dict.fromkeys(keys)) == pressed]
    return len(left) == 1 or (len(in_order) == 1 and all(set(keys) == set(pressed) for keys in left))


@dataclass
class Pressing:
    """What was counted over random play.

    Attributes:
        decisions: those between several actions.
        share: of each decision the part of its actions that can be pressed, added up.
        not_pressed: by verb, the part of each decision's actions that cannot, added up.
    """

    decisions: int = 0
    share: float = 0.0
    not_pressed: dict[str, float] = field(default_factory=dict)

    @property
    def part(self) -> float:
        """Of the legal decisions of random play, the part that can be made by pressing: each decision weighs the same,
        however many actions are open; 1 where there was none.
        """
        return self.share / self.decisions if self.decisions else 1.0

    def add(self, verbs: Mapping[int, str], abouts: Mapping[int, Sequence[Key]]) -> None:
        """Count one decision: by action its verb, and what it is about."""
        meant = pressed(abouts)
        self.decisions += 1
        self.share += len(meant) / len(verbs)
        for number, verb in verbs.items():
            if number not in meant:
                self.not_pressed[verb] = self.not_pressed.get(verb, 0) + 1 / len(verbs)


def measured(matches: Iterator[Match], seed: int = 0) -> Pressing:
    """Play matches at random, and count what can be pressed.

    Args:
        matches: to be played; of each the first decisions are looked at.
        seed: of what is played.
    """
    found, chance = Pressing(), random.Random(seed)
    for match in matches:
        while not match.over and len(match.steps) < DECISIONS_MOST:
            legal = match.legal()
            if len(legal) > 1:
                scene = match.scene(match.state.seat)
                abouts = {action.number: [key_of(item) for item in about(scene, action)] for action in legal}
                found.add({action.number: action.kind or action.verb for action in legal}, abouts)
            match.play(chance.choice(legal))
    return found


def matches_of(game: Game, count: int) -> Iterator[Match]:
    """So many matches of a game, each number of seats in turn."""
    every = range(game.seats[0], game.seats[1] + 1)
    return (Match(game, every[number % len(every)], seed=number) for number in range(count))
