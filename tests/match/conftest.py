import pytest

from runabout import games
from runabout.match import Match
from tests.core.tiny import game as hop_home


@pytest.fixture(autouse=True)
def with_hop_home(monkeypatch):
    """The little game of the tests is in the list of games, so that its records can be read."""
    monkeypatch.setitem(games.GAMES, "hop-home", "tests.core.tiny:game")
    games.find_game.cache_clear()
    yield
    games.find_game.cache_clear()


@pytest.fixture
def hop():
    """Hop Home for two, with home so far that nobody gets there by accident."""
    return Match(hop_home, 2, seed=1, options={"home": 100})
