"""The balance of Road Wolf's missions: what is kept of the games, and how a run goes on from there. None is played."""

import pytest

from benchmarks import balance
from benchmarks.balance import Count, Pair, fill, read_counts, write_counts
from runabout.games import find_game

RULES = find_game("road-wolf").version


@pytest.fixture
def played(monkeypatch):
    """The numbers of the games that were asked for; the first side wins those with an even one."""
    numbers = []

    def play(benches, asked):
        numbers.append(list(asked))
        return Count(len(asked), sum(1 for number in asked if number % 2 == 0), 0)

    monkeypatch.setattr(balance, "play", play)
    monkeypatch.setattr(balance, "benches_for", lambda *given: [])
    return numbers


def test_a_run_goes_on_with_the_numbers_after_those_that_were_played(tmp_path, played):
    path = tmp_path / "counts.csv"
    pair, other = Pair(RULES, "medium", "duel", 1, 1), Pair(RULES, "medium", "chase", 1, 2)
    write_counts({pair: Count(5, 3, 0)}, path)
    list(fill([pair, other], 9, 2, path))
    assert played == [[0, 1, 2, 3], [4, 5, 6, 7], [5, 6, 7, 8], [8]]
    assert read_counts(path) == {other: Count(9, 5, 0), pair: Count(9, 5, 0)}
    assert list(fill([pair, other], 9, 2, path)) == []


def test_games_of_another_version_of_the_rules_are_refused(tmp_path):
    path = tmp_path / "counts.csv"
    write_counts({Pair(RULES + 1, "medium", "duel", 1, 1): Count(4, 1, 2)}, path)
    with pytest.raises(ValueError, match=f"version {RULES + 1} of the rules, which are at {RULES} now"):
        read_counts(path)


def test_a_score_is_the_wins_and_half_of_the_draws():
    assert (Count(6, 1, 1) + Count(4, 2, 3)).score == 0.5
