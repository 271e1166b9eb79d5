"""Skill against luck, in games where both can be worked out by hand."""

from dataclasses import replace

import numpy as np
import pytest

from runabout.core.errors import BadLevel
from runabout.core.result import Scoring
from runabout.lab.kept import BadKept
from runabout.lab.ladder import Ladder, paired
from runabout.lab.simulate import BadRun
from runabout.lab.study import Study
from tests.lab import lottery, showdown


def test_where_a_lot_decides_skill_does_nothing_and_the_deal_everything():
    (rung,) = Ladder(lottery.game, ["random", "greedy"], 3, deals=300).run()
    assert (rung.weaker, rung.stronger) == ("random", "greedy")
    assert (rung.edge.mean, rung.alike.mean) == (0, 1)
    assert rung.edge.low < 0 < rung.edge.high
    assert not rung.edge.is_certain
    assert 0.9 < rung.alike.low < rung.alike.high == 1


def test_where_folding_loses_the_edge_is_that_of_who_never_folds():
    """A greedy bot always shows its card, one at random shows it half of the times (of three actions one is to boast,
    after which two are left: 1/3 + 1/3 * 1/2). From the same hand the greedy bot wins 1/2 more: if its card is higher,
    1 against 1/2; lower, 1/2 (the other folds) against 0; alike, 3/4 against 1/4. In all three cases half of the
    results are the same: with the higher card where the random bot shows, with the lower where it does, and of
    the four ways in which two of a kind are shown or not, by 1, 1/2, 1/2 and 0.
    """
    (rung,) = Ladder(showdown.game, ["random", "greedy"], 2, {"dealt": 1}, deals=3000).run()
    assert rung.edge.low < 1 / 2 < rung.edge.high
    assert rung.alike.low < 1 / 2 < rung.alike.high
    assert rung.edge.high - rung.edge.low < 0.1


def test_edges_are_those_of_the_same_deals():
    """The stronger won deal 0 from the first seat, where the weaker lost it, and so on, by hand."""
    answer = Study(lottery.game, 2, "greedy,random", metrics=["wins"], deals=2).run(with_games=True)
    rows = np.array([[[1, 0], [0, 1]], [[1, 0], [0, 1]]], float)  # (seatings, deals, seats)
    # Deal 0: both times seat 1 wins. Deal 1: both times seat 2 wins.
    edge, alike = paired(replace(answer, rows=(rows,)))
    assert (edge.tolist(), alike.tolist()) == ([0, 0], [1, 1])
    rows = np.array([[[1, 0], [0.5, 0.5]], [[0, 1], [0, 1]]], float)
    # Deal 0: the stronger wins from both seats. Deal 1: it shares from seat 1, where the weaker loses, and wins from
    # seat 2, where the weaker shares.
    edge, alike = paired(replace(answer, rows=(rows,)))
    assert (edge.tolist(), alike.tolist()) == ([1, 0.5], [0, 0.5])


def test_a_team_plays_each_deal_with_the_weaker_and_with_the_stronger():
    team = replace(lottery.game, name="team lottery", scoring=Scoring(team=1))
    (rung,) = Ladder(team, ["random", "greedy"], 2, deals=200).run()
    assert (rung.edge.mean, rung.alike.mean) == (0, 1)


def test_rungs_go_on_from_what_is_kept(tmp_path):
    ladder, file = Ladder(showdown.game, ["random", "greedy", "easy"], 2, deals=110, seed=3), tmp_path / "skill.npz"
    first = ladder.run(keep=file, jobs=1)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["skill-1.npz", "skill-2.npz"]
    told = []
    assert ladder.run(told.append, file, jobs=2) == first
    assert told == [1, 1]
    with pytest.raises(BadKept, match="seed"):
        replace(ladder, seed=4).run(keep=file)


@pytest.mark.parametrize(
    ("error", "told", "given"),
    [
        (BadRun, "two levels or more, all different, the weakest first; greedy came", {"levels": ["greedy"]}),
        (BadRun, "all different.*easy, easy came", {"levels": ["easy", "easy"]}),
        (BadLevel, "cleverest", {"levels": ["random", "cleverest"]}),
        (BadRun, "at least 1 deal; 0 came", {"deals": 0}),
    ],
)
def test_a_ladder_that_cannot_be_is_refused_with_what_can(error, told, given):
    with pytest.raises(error, match=told):
        Ladder(lottery.game, **{"levels": ["random", "greedy"], "seats": 2, **given})
