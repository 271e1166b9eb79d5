"""The comparison of times as distributions: how seldom it is wrong, and how small a difference it finds."""

from __future__ import annotations

import numpy as np

from runabout.core.chance import key_from
from runabout.server.tables.pace import PAUSES, release
from tests.server.distributions import Samples, chance_of, detectable, differing

COMPARISONS = 25
MANY = 600


def replies(table: str, thought: float, level: str = "hard", count: int = MANY, factor: float = 1.0) -> list[float]:
    """When the bot of a table replies that thinks so long, decision by decision."""
    key = key_from(table)
    return [release(key, level, number, thought, factor) for number in range(count)]


def compared(level: str, one: float, other: float, factor: float = 1.0) -> dict[str, Samples]:
    """A bot without a choice beside one that has thought."""
    return {level: Samples(replies("one", one, level), replies("other", other, level, factor=factor))}


def test_replies_of_bots_with_and_without_a_choice_are_distributed_alike():
    alike: dict[str, Samples] = {}
    for level, (shortest, _) in PAUSES.items():
        alike |= compared(level, 0.0, 0.99 * shortest)
    assert differing(alike) == {}


def test_a_bot_that_takes_a_twentieth_longer_would_be_noticed():
    assert differing(compared("hard", 0.0, 0.0, factor=1.05))


def test_a_bot_that_misses_its_first_moments_would_be_noticed():
    shortest, longest = PAUSES["hard"]
    assert differing(compared("hard", 0.0, shortest + (longest - shortest) / 5))


def test_a_wider_distribution_with_the_same_middle_would_be_noticed():
    drawn = np.random.default_rng(5)
    assert differing({"one": Samples(drawn.normal(0, 1, MANY).tolist(), drawn.normal(0, 1.5, MANY).tolist())})


def test_there_are_hardly_any_false_alarms():
    drawn = np.random.default_rng(7)
    chances = [chance_of(Samples(*drawn.exponential(size=(2, 100)).tolist())) for _ in range(300)]
    for level in (0.2, 0.05, 0.01):  # of 300 comparisons, no more than so many; three standard deviations are added
        assert sum(chance < level for chance in chances) <= 300 * level + 3 * np.sqrt(300 * level)


def test_what_is_said_to_be_detectable_is_found():
    drawn = np.random.default_rng(9)
    effect = detectable(200, COMPARISONS)
    alike = {str(number): Samples([0.0], [0.0]) for number in range(COMPARISONS - 1)}
    found = 0
    for _ in range(100):
        shifted = Samples(drawn.normal(0, 1, 200).tolist(), drawn.normal(effect, 1, 200).tolist())
        found += bool(differing({**alike, "shifted": shifted}))
    assert found >= 90
    assert 0.4 < effect < 0.7
    assert detectable(2000, COMPARISONS) < 0.2
