"""What a decision may cost to be told: bytes a view, by game, over random play (benchmarks/views.py measures more)."""

from __future__ import annotations

from statistics import mean

import pytest

from benchmarks.views import news

DECISIONS = 120

BUDGET = {
    "road-runner": (1900, 1300),
    "riverdale": (3300, 1900),
    "rummy-runway": (2000, 1400),
    "race-2-live": (1800, 1600),
    "road-wolf": (10_000, 1800),
}
"""By game: bytes a view on average, for the seat that decides and for the others. A fifth more than is needed; when a
view is to have more, raise it deliberately.
"""


@pytest.mark.parametrize("game", BUDGET)
def test_a_view_takes_no_more_bytes_than_its_game_may(game: str) -> None:
    told = list(news(game, DECISIONS, interpreted=True))
    for decides, most in zip((True, False), BUDGET[game], strict=True):
        sizes = [one.size for one in told if one.decides == decides]
        assert most / 3 < mean(sizes) < most, decides
