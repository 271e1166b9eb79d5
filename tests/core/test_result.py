import ast
import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from runabout.core.record import Cells
from runabout.core.result import Result, Scoring, reward, win_share, win_shares, with_tie_break
from runabout.core.rule import bind
from runabout.lab.simulate import Report
from runabout.match import Match
from runabout.server.tables.chairs import Chair
from runabout.server.tables.views import outcome_info
from tests.core.tiny import game as hop_home
from tests.variants import changed


def cells(*scores):
    return np.array(scores, np.int32).view(Cells)


@pytest.mark.parametrize(
    ("scores", "shares"),
    [
        ((6, 2, 6, 1), [0.5, 0, 0.5, 0]),
        ((0, 3, 0), [0, 1, 0]),
        ((1, 1), [0.5, 0.5]),
        ((0, 0, 0), [0, 0, 0]),
        ((-2, -1), [0, 0]),
    ],
)
def test_seats_with_the_best_score_share_the_win_where_it_is_above_nothing(scores, shares):
    assert [win_share(cells(*scores), len(scores), seat) for seat in range(len(scores))] == shares


@given(st.lists(st.lists(st.integers(-2, 4), min_size=3, max_size=3), min_size=1, max_size=8))
def test_win_shares_of_many_games_are_those_of_each_game(games):
    expected = [[win_share(cells(*scores), 3, seat) for seat in range(3)] for scores in games]
    assert win_shares(np.array(games)).tolist() == expected


def test_a_seat_that_nobody_took_does_not_share_the_win():
    assert win_share(cells(1, 1, 9), 2, 0) == 0.5


def test_each_seat_of_a_winning_team_has_the_whole_win():
    assert win_shares(np.array([[5, 5], [0, 0]]), team=9).tolist() == [[1, 1], [0, 0]]


def test_a_teams_reward_is_its_share_of_the_best_score():
    rewards = [bind(reward, {"TEAM_SCORE": best})(cells(6, 6, 6), 3, 1) for best in (24, 4)]
    assert rewards == [0.25, 1.0]  # never more than the whole


def test_a_score_of_points_alone_is_its_points():
    assert Scoring().result([3, 0]) == Result((0,), (3, 0))


def test_points_may_have_parts():
    assert Scoring(unit=10).result([15, 16]) == Result((1,), (1.5, 1.6))


@given(st.integers(0, 3000), st.integers(0, 999))
def test_a_tie_break_stands_behind_the_points_and_is_divided_from_them(points, tie_break):
    scoring, score = Scoring(tie_breaks=1000), with_tie_break(points, tie_break, 1000)
    assert (scoring.points(score), scoring.tie_break(score)) == (points, tie_break)


@pytest.mark.parametrize("scoring", [Scoring(), Scoring(unit=10), Scoring(team=4)])
def test_without_a_tie_break_it_is_0_for_a_score_and_for_each_of_an_array(scoring):
    assert scoring.tie_break(7) == 0
    assert scoring.tie_break(np.array([0, 7, -3])).tolist() == [0, 0, 0]


def test_a_tie_break_decides_between_equal_points_alone():
    scores = [with_tie_break(points, tie, 1000) for points, tie in ((71, 28), (71, 30), (70, 999))]
    assert Scoring(tie_breaks=1000).result(scores) == Result((1,), (71, 71, 70), (28, 30, 999))


def test_seats_without_a_point_can_share_a_win():
    assert Scoring(tie_breaks=1000).result([with_tie_break(0, 0, 1000)] * 2).winners == (0, 1)


@pytest.mark.parametrize("parts", [{"unit": 0}, {"tie_breaks": -1}, {"team": -1}, {"unit": 10, "tie_breaks": 100}])
def test_a_scoring_that_cannot_be_is_refused(parts):
    with pytest.raises(ValueError, match="goes with no tie-break"):
        Scoring(**parts)


@pytest.mark.parametrize("parts", [{"unit": "2"}, {"tie_breaks": None}, {"team": 9.5}])
def test_a_scoring_of_what_are_no_whole_numbers_is_refused(parts):
    with pytest.raises(ValueError, match="unit, tie-breaks and team are whole numbers: Scoring"):
        Scoring(**parts)


# --- One home ---------------------------------------------------------------------------------------------------------

ROOT = Path(__file__).parents[2]


class Odd(Scoring):
    """A scoring whose points nobody could guess."""

    def points(self, score):
        return score * 100 + 7

    def tie_break(self, score):
        return score * 0 + 5


def test_match_lab_server_and_terminal_ask_the_scoring_for_points():
    game = changed(hop_home, scoring=Odd(tie_breaks=10))
    match = Match(game, 2, seed=1, run=game.interpreted)
    while not match.over:
        match.play("hop")
    scores = match.run.scores(match.state)
    points, breaks = tuple(score * 100 + 7 for score in scores), (5, 5)
    result, outcome = match.run.result(match.state), match.outcome()
    assert (result.points, result.tie_breaks) == (outcome.scores, outcome.tie_breaks) == (points, breaks)
    told = outcome_info(SimpleNamespace(match=match, game=game, chairs=[Chair(), Chair()], seats_of=lambda guest: []))
    assert (told.scores, told.tie_breaks) == (points, breaks)
    report = Report(("random", "random"), np.array([scores]), np.array([1]), 1.0, game.scoring)
    assert report.as_dict()["scores"] == list(points)


def divided(tree):
    """Divisions of scores, or by what a Scoring is made of: what core.result alone may do."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Div, ast.FloorDiv, ast.Mod)):
            operands = node.left, node.right
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "divmod":
            operands = tuple(node.args)
        else:
            continue
        score, by = (ast.unparse(operand).casefold() for operand in operands)
        if by != "whole" and ("score" in score or re.search(r"\b(\w+\.)*(tie_breaks?|score_unit|unit|won)\b", by)):
            yield node.lineno, ast.unparse(node)


def test_nothing_else_in_the_package_divides_a_score():
    found = [
        f"{path.relative_to(ROOT)}:{line}: {said}"
        for path in sorted((ROOT / "src").rglob("*.py"))
        if path != ROOT / "src/runabout/core/result.py"
        for line, said in divided(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "planted",
    ["scores[seat] // 1000", "divmod(result, TIE_BREAKS)", "points / SCORE_UNIT", "x % game.scoring.tie_breaks"],
)
def test_another_division_of_a_score_is_found(planted):
    assert list(divided(ast.parse(planted)))


PAGE_DIVIDES = re.compile(r"score\w*(\[[^\]]*\]|\))?\s*[/%]\s*\w", re.IGNORECASE)


def test_nothing_in_the_page_divides_a_score():
    sources = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 50
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sources
        for line in path.read_text(encoding="utf-8").splitlines()
        if PAGE_DIVIDES.search(line)
    ]
    assert not found, "\n".join(found)
    assert PAGE_DIVIDES.search("Math.floor(outcome.scores[seat] / 1000)")


@pytest.mark.parametrize("given", [{"tie_breaks": 4}, {"team": 3}])
def test_what_is_only_won_or_lost_has_no_tie_break_and_no_team(given):
    assert Scoring(won_only=True).result([0, 1]) == Result((1,), (0, 1))
    with pytest.raises(ValueError, match="says only who won has no tie-break, and is no team's"):
        Scoring(won_only=True, **given)
