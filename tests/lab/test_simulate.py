import json
import math
from dataclasses import replace

import numpy as np
import pytest
from scipy import stats

from runabout.core.errors import BadLevel, BadOption, BadSeats
from runabout.core.result import Scoring
from runabout.games import find_game
from runabout.lab.bench import bench
from runabout.lab.kept import BadKept, save
from runabout.lab.simulate import RUN_VERSION, BadRun, Lineup, simulate, wilson
from tests.laws import little

game = find_game("road-runner")


def test_the_same_arguments_give_the_same_games_on_any_number_of_cores():
    one, two = (simulate(Lineup(game, 4, ["greedy", "random"]), 60, seed=3, jobs=jobs) for jobs in (1, 2))
    assert (one.scores == two.scores).all()
    assert (one.lengths == two.lengths).all()


@pytest.mark.parametrize(
    ("level", "wins", "decisions"),
    [("random", [7, 10, 15, 8], 2166), ("greedy", [10, 11, 9, 10], 3077), ("easy", [10, 12, 10, 8], 1920)],
)
def test_a_seed_gives_the_games_of_this_version_of_runs(level, wins, decisions):
    assert RUN_VERSION == 6  # raised whenever the figures here change and the game's version does not
    assert game.version == 1
    report = simulate(Lineup(game, 4, [level]), 40, seed="version", jobs=1)
    assert (report.wins, int(report.lengths.sum())) == (wins, decisions)


@pytest.mark.parametrize(("level", "learned"), [("expert", True), ("easy", False)])
def test_a_kept_run_of_bots_that_search_with_a_network_belongs_to_that_network(tmp_path, level, learned):
    riverdale, path = find_game("riverdale"), tmp_path / "kept.npz"
    lineup = Lineup(riverdale, 2, [level, "greedy"], {"turn_limit": "10"})
    simulate(lineup, 1, seed=1, jobs=1, keep=path)
    with np.load(path) as archive:
        arrays = dict(archive)
    told = json.loads(arrays.pop("header").tobytes())
    assert told.get("network") == (riverdale.network.digest if learned else None)
    save(path, told | {"network": "another"}, arrays)
    with pytest.raises(BadKept, match='network "another" there'):
        simulate(lineup, 1, seed=1, jobs=1, keep=path)


def test_another_seed_gives_other_games():
    one, two = (simulate(Lineup(game, 4, ["random"]), 60, seed=seed, jobs=1) for seed in (1, 2))
    assert (one.lengths != two.lengths).any()


def test_levels_are_dealt_to_the_seats_in_order_and_over_again():
    assert simulate(Lineup(game, 5, ["random", "greedy"]), 1, jobs=1).levels == (
        "random",
        "greedy",
        "random",
        "greedy",
        "random",
    )


def test_the_report_is_one_plain_object():
    report = json.loads(json.dumps(simulate(Lineup(game, 3, ["random"]), 50, jobs=1).as_dict()))
    assert set(report) >= {"games", "decisions", "seconds", "decisions_per_second", "wins", "intervals", "length"}
    assert report["games"] == 50
    assert len(report["wins"]) == len(report["intervals"]) == 3
    assert sum(report["wins"]) == 50
    assert report["length"]["shortest"] <= report["length"]["mean"] <= report["length"]["longest"]
    assert report["decisions"] == round(report["length"]["mean"] * 50)


def test_scores_are_told_in_points_with_the_interval_of_their_mean(monkeypatch):
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")
    whole, tenths = (
        simulate(Lineup(replace(little.game, scoring=Scoring(unit)), 3, ["random"]), 20, seed=1, jobs=1)
        for unit in (1, 10)
    )
    assert (whole.points == 10 * tenths.points).all()
    for seat, (low, high) in enumerate(tenths.mean_intervals):
        expected = stats.norm.interval(0.95, *(np.mean(tenths.points[:, seat]), stats.sem(tenths.points[:, seat])))
        assert (low, high) == pytest.approx(expected)
    one = simulate(Lineup(little.game, 3, ["random"]), 1, jobs=1)
    assert one.mean_intervals[0] == (one.means[0], one.means[0])


def test_a_team_has_one_score():
    team = replace(little.game, score=little.pooled, scoring=Scoring(team=little.BEST))
    report = simulate(Lineup(team, 2, ["random"]), 10, jobs=1).as_dict()
    assert report["team"]
    assert len({tuple(interval) for interval in report["score_intervals"]}) == 1
    assert report["scores"] == [little.BEST] * 2


def test_a_chase_that_is_called_off_is_won_by_nobody():
    report = simulate(Lineup(game, 3, ["random"], {"turn_limit": 10}), 40, seed=5, jobs=1)
    assert sum(report.wins) < 40


def test_progress_is_told_for_every_game():
    told = []
    simulate(Lineup(game, 3, ["random"]), 25, jobs=2, on_progress=told.append)
    assert sum(told) == 25


@pytest.mark.parametrize(("won", "of"), [(0, 10), (3, 10), (500, 2000), (10, 10)])
def test_intervals_are_wilsons(won, of):
    expected = stats.binomtest(won, of).proportion_ci(0.95, method="wilson")
    assert math.isclose(wilson(won, of)[0], expected.low, abs_tol=1e-12)
    assert math.isclose(wilson(won, of)[1], expected.high, abs_tol=1e-12)


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (BadSeats, (10, 9, ["random"])),
        (BadLevel, (10, 4, ["clever"])),
        (BadLevel, (10, 3, ["random"] * 4)),
        (BadLevel, (10, 3, [])),
        (BadRun, (0, 3, ["random"])),
    ],
)
def test_a_run_that_cannot_be_is_refused(error, arguments):
    games, *lineup = arguments
    with pytest.raises(error):
        simulate(Lineup(game, *lineup), games)


def test_no_jobs_and_no_such_option_are_refused():
    with pytest.raises(BadRun):
        simulate(Lineup(game, 3, ["random"]), 1, jobs=0)
    with pytest.raises(BadOption):
        simulate(Lineup(game, 3, ["random"], {"deal": 3}), 1)


def test_the_bench_counts_whole_games():
    report = bench(game, 4, seconds=0.01)
    assert report["game"] == "road-runner"
    assert (report["seats"], report["cores"]) == (4, 1)
    assert report["decisions"] > report["games"] > 0


@pytest.mark.parametrize(("seconds", "cores"), [(0, 1), (1, 0), (1, 100_000)])
def test_a_bench_that_cannot_be_is_refused(seconds, cores):
    with pytest.raises(BadRun):
        bench(game, 4, seconds, cores)


@pytest.mark.rule("RYA-43")
def test_the_lab_refuses_options_with_which_bots_might_play_on_for_ever():
    endless = {"round_turn_limit": 0}
    said = "round_turn_limit=0 is for tables where a person sits.* from 1 to 200.*RYA-43"
    with pytest.raises(BadOption, match=said):
        Lineup(find_game("rummy-runway"), 2, ["random"], endless)
    with pytest.raises(BadOption, match=said):
        bench(find_game("rummy-runway"), 2, options=endless)
