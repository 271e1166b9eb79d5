"""The benchmark's arithmetic and its tables, on made-up runners; the peers themselves are not installed here."""

import json
import sys
from pathlib import Path

import pytest

from runabout.games import names

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
WIDTH = 100


@pytest.fixture
def bench(monkeypatch):
    """The script as a module. It finds peers.py beside itself, as it does when it is run."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import side_by_side

    return side_by_side


@pytest.fixture
def runner(bench):
    def runner(name, group, **says):
        said = {"game": name, "seats": 4, "decisions": 1, "seconds": 1.0} | says
        return bench.Runner(name, group, (sys.executable, "-c", f"print({json.dumps(said)!r})"))

    return runner


def told(bench, *played):
    """The report on runners that played these rounds: name, group, rounds."""
    measured = [
        bench.Measured(
            bench.Runner(name, group, ()), [{"game": name, "seats": 4, "seconds": 2.0} | one for one in rounds]
        )
        for name, group, rounds in played
    ]
    return bench.report(measured, core=1, seconds=2.0)


@pytest.fixture
def four_games(bench):
    """Four games beside two peers, one of them with chance nodes and the fastest of its group."""
    games = [
        (name, bench.OURS, [{"decisions": millions * 2_000_000, "games": 50_000}])
        for name, millions in (("road-runner", 8), ("riverdale", 5), ("rummy-runway", 6), ("race-2-live", 7))
    ]
    slow = ("slow", "Peer inside C++", [{"decisions": 2_000, "games": 10, "version": "1.2"}])
    fast = (
        "crazy-eights-rollouts",
        "Peer inside C++",
        [{"decisions": 2_000_000, "steps": 4_000_000, "version": "1.2"}],
    )
    return told(bench, *games, slow, fast)


def test_every_game_is_measured_unless_some_are_named(bench):
    for tells in bench.TITLES:  # random play, single steps, batches
        every, one = bench.our_runners(sys.executable, []), bench.our_runners(sys.executable, ["road-runner"])
        assert [side.name for side in every if side.tells == tells] == names()
        assert [side.name for side in one if side.tells == tells] == ["road-runner"]


def test_a_game_or_peer_that_is_not_there_is_answered_with_those_that_are(bench):
    with pytest.raises(bench.NoFigureError, match="no game 'chess'; it has road-runner"):
        bench.our_runners(sys.executable, ["chess"])
    with pytest.raises(bench.NoFigureError, match="no peer 'chess'; there are gin-rummy-python"):
        bench.peer_runners(sys.executable, ["chess"])


def test_peers_are_all_of_them_or_those_named_or_none(bench):
    assert len(bench.peer_runners("python", None)) == len(bench.PEERS)
    assert [side.group for side in bench.peer_runners("python", ["rlcard-env"])] == ["RLCard from Python"]
    assert bench.peer_runners("python", []) == []


def test_peers_of_one_group_stand_together(bench):
    for tells in bench.TITLES:
        groups = [side.group for side in bench.peer_runners("python", None) if side.tells == tells]
        assert groups
        assert groups == sorted(groups, key=groups.index)


def test_runners_take_turns_after_a_turn_that_is_thrown_away(bench, runner, monkeypatch):
    order = []
    play = bench.run
    monkeypatch.setattr(
        bench, "run", lambda side, seconds, seed: order.append((side.name, seed)) or play(side, seconds, seed)
    )
    measured = bench.measure([runner("a", "x"), runner("b", "x")], rounds=2, seconds=1.0)
    assert order == [("a", 0), ("b", 0), ("a", 1000), ("b", 1000), ("a", 2000), ("b", 2000)]
    assert [len(side.rounds) for side in measured] == [2, 2]


def test_a_ratio_is_taken_within_a_round_and_then_the_median(bench):
    ours = ("chase", bench.OURS, [{"decisions": count} for count in (10, 90, 40)])
    peer = ("peer", "Peer", [{"decisions": count} for count in (10, 30, 20)])
    ratios = told(bench, ours, peer)["results"][1]["ratios"]
    assert ratios == {"chase": {"median": 2.0, "min": 1.0, "max": 3.0}}


def test_chance_is_told_both_ways(bench, four_games):
    fast = four_games["results"][-1]
    assert fast["ratios"]["road-runner"]["median"] == 8.0
    assert fast["ratios_to_steps"]["road-runner"]["median"] == 4.0
    assert "8.0 (4.0)" in bench.table(four_games)


def test_the_headline_is_the_slowest_game_beside_the_fastest_peer_of_a_group(four_games):
    (least,) = four_games["headline"].values()
    assert (least["peer"], least["game"], least["ratio"]["median"]) == ("crazy-eights-rollouts", "riverdale", 5.0)


def test_four_games_and_their_peers_fit_in_a_terminal(bench, four_games):
    lines = bench.table(four_games).splitlines()
    assert max(len(line) for line in lines if not line.startswith("Random play on")) <= WIDTH
    assert sum("Peer inside C++ (1.2)" in line for line in lines) == 2


def test_games_can_be_measured_without_any_peer(bench):
    alone = told(bench, ("chase", bench.OURS, [{"decisions": 10}]))
    assert alone["headline"] == {}
    assert bench.table(alone).endswith("5 - 5")


@pytest.mark.parametrize(
    ("says", "fault"),
    [
        ({"decisions": 0}, "played nothing"),
        ({"cores": 2}, "used 2 cores"),
    ],
)
def test_a_figure_that_does_not_compare_is_no_figure(bench, runner, says, fault):
    with pytest.raises(bench.NoFigureError, match=fault):
        bench.run(runner("odd", "x", **says), 1.0, 1)


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ("print('hello')", "was to print JSON"),
        ("print([1])", "was to say game, seats, decisions and seconds"),
        ("raise SystemExit('out of cards')", "exit code 1: out of cards"),
    ],
)
def test_a_runner_that_fails_is_told_by_name_and_in_one_sentence(bench, program, fault):
    with pytest.raises(bench.NoFigureError, match=f"^odd .*{fault}"):
        bench.run(bench.Runner("odd", "x", (sys.executable, "-c", program)), 1.0, 1)


def test_a_python_that_is_not_there_is_told(bench):
    with pytest.raises(bench.NoFigureError, match=r"cannot be started \(/no/python: No such file"):
        bench.our_runners("/no/python", [])
