"""The balance of Road Wolf's missions: what is kept of the games, and how a run goes on from there. None is played."""

from dataclasses import replace

import pytest

from benchmarks import balance
from benchmarks.balance import Count, fill, pair_of, read_counts, write_counts


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
    pair, other = pair_of("medium", "duel", 1, 1), pair_of("medium", "chase", 1, 2)
    write_counts({pair: Count(5, 3, 0)}, path)
    list(fill([pair, other], 9, 2, path))
    assert played == [[0, 1, 2, 3], [4, 5, 6, 7], [5, 6, 7, 8], [8]]
    assert read_counts(path) == {other: Count(9, 5, 0), pair: Count(9, 5, 0)}
    assert list(fill([pair, other], 9, 2, path)) == []


@pytest.mark.parametrize("name", ["rules", "runs"])
def test_games_of_other_rules_or_of_bots_that_decided_otherwise_are_refused(tmp_path, name):
    path, pair = tmp_path / "counts.csv", pair_of("medium", "duel", 1, 1)
    now = getattr(pair, name)
    write_counts({replace(pair, **{name: now + 1}): Count(4, 1, 2)}, path)
    with pytest.raises(ValueError, match=f"version {now + 1} of the {name}, which are at {now} now"):
        read_counts(path)


def test_games_of_a_force_that_there_is_not_are_refused(tmp_path):
    path, pair = tmp_path / "counts.csv", pair_of("medium", "duel", 1, 1)
    with path.open("w", encoding="utf-8") as file:
        file.write("rules,runs,level,mission,first,second,games,won,drawn\n")
        file.write(f"{pair.rules},{pair.runs},medium,duel,{pair.first},old-guard,4,1,2\n")
    with pytest.raises(ValueError, match=r"counts.csv has games of duel with 'old-guard', which has .*ambushers"):
        read_counts(path)


def test_games_stay_those_of_their_forces_where_these_are_listed_in_another_order(tmp_path, monkeypatch):
    path, pair = tmp_path / "counts.csv", pair_of("medium", "duel", 1, 2)
    write_counts({pair: Count(4, 1, 2)}, path)
    firsts, seconds = balance.forces_of("duel")
    monkeypatch.setattr(balance, "forces_of", lambda mission: (firsts[::-1], seconds[::-1]))
    assert read_counts(path) == {pair: Count(4, 1, 2)}
    assert balance.numbers_of(pair) == [3, 2]
    assert pair_of("medium", "duel", 3, 2) == pair


def test_a_score_is_the_wins_and_half_of_the_draws():
    assert (Count(6, 1, 1) + Count(4, 2, 3)).score == 0.5
