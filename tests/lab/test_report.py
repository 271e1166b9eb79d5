"""A report is one file: what was found, and games that have it."""

import re
from dataclasses import replace

import pytest

from runabout.core.errors import BadRecord, CannotSave
from runabout.core.game import INTERPRET
from runabout.games import find_game
from runabout.lab import Study
from runabout.lab.compare import Comparison
from runabout.lab.counting import Figure
from runabout.lab.html import written
from runabout.lab.records import measured
from runabout.lab.reports.page import BadReport, record_in
from runabout.lab.reports.sentences import differences, sentences
from runabout.lab.reports.study import report, write_report
from runabout.lab.tracks import Column, Finding
from runabout.match import loads


@pytest.fixture
def study(monkeypatch):
    """Few games, which need no compiling."""
    monkeypatch.setenv(INTERPRET, "1")
    road = replace(find_game("road-runner"))
    return Study(road, 3, "greedy", metrics=["wins", "length", "choices", "idle", "cards"], deals=12)


def test_sentences_tell_whether_it_stays_open_and_what_seats_do_to_each_other():
    told = [
        Finding(Column(Figure("drama", "led for good", None, True)), 0.4, 0.35, 0.45),
        Finding(Column(Figure("drama", "behind")), 0.05, 0.04, 0.06),
        Finding(Column(Figure("interaction", "share of decisions", None, True)), 0.2, 0.1, 0.3),
    ]
    assert [one.text for one in sentences(find_game("road-runner"), 4, told)] == [
        "The winner leads for good after 35.0% to 45.0% of the game.",
        "The winning chance of the later winner is on average 4 to 6 points below the best of the others.",
        "Of the decisions, 10.0% to 30.0% affect another seat.",
    ]


def test_a_report_is_one_file_whose_games_have_what_it_says(study, tmp_path):
    answer, file = study.run(jobs=1, with_games=True), tmp_path / "report.html"
    write_report({"": answer}, "runabout study <road-runner> -o report.html", file)
    text = file.read_text()
    assert re.findall(r"(?:src|href)=\"(?!#)[^\"]*\"|@import|url\((?!#)", text) == []
    assert "{{" not in text
    assert text.count("<svg") >= 6
    assert "runabout study &lt;road-runner&gt;" in text
    [longest] = re.findall(r"Game (\d+): the longest game", text)
    match = loads(record_in(file, longest), lambda game: game.interpreted)
    counted = measured(match, ["length", "wins"])
    assert match.over
    assert counted["length.decisions"] == answer.games_frame()["length.decisions"].max()
    assert match.tags["seat-1"] == "greedy"
    with pytest.raises(BadRecord, match=r"has no game 99: its games are 1, 2"):
        record_in(file, "99")


def test_it_says_where_chance_decides_who_begins(study):
    few = replace(study, metrics=["wins"], deals=3)
    assert few.run(jobs=1).who_begins == "dealer"
    assert "<code>-o dealer=1</code>" in report({"": few.run(jobs=1, with_games=True)}, "")
    assert replace(few, options={"dealer": 3}).run(jobs=1).who_begins == ""
    assert replace(few, metrics=["length"]).run(jobs=1).who_begins == ""
    assert Comparison(few, replace(few, options={"dealt": 6})).run(jobs=1).who_begins == ""


@pytest.mark.parametrize(
    ("low", "high", "is_share", "is_difference", "says"),
    [
        (34.966, 108.134, False, False, "71.5"),
        (1.860, 2.072, False, False, "1.97"),
        (0.1493, 0.5894, True, False, "36.9%"),
        (0.24901, 0.25099, True, False, "25.000%"),
        (-0.00012, 0.00010, False, True, "-0.0000"),
        (-0.00012, 0.00010, False, False, "0.0000"),
        (4.0, 4.0, False, True, "+4.0"),
        (10_000.0, 20_000.0, False, False, "15,000.0"),
    ],
)
def test_a_table_has_no_more_digits_than_are_known(low, high, is_share, is_difference, says):
    one = found("length", low, high, is_share=is_share)
    assert written(one, one.mean, is_difference) == says


def test_no_game_takes_fewer_decisions_than_none():
    [said] = sentences(find_game("road-runner"), 4, [found("length", -17.7, 179.0, "decisions", is_share=False)])
    assert said.text == "A game takes 0 to 179 decisions."


def test_a_comparison_shows_both_games_of_a_deal(study, tmp_path):
    one = replace(study, metrics=["length"])
    answer = Comparison(one, replace(one, options={"dealt": 7})).run(jobs=1, with_games=True)
    text = report({"": answer}, "runabout compare")
    assert "B: 3 seats, bots: greedy, dealt=7" in text
    assert "Both sides were played on the same deals" in text
    with pytest.raises(CannotSave, match="Could not save to"):
        write_report({"": answer}, "", tmp_path / "nowhere" / "report.html")
    with pytest.raises(BadReport, match="with_games=True"):
        report({"": one.run(jobs=1)}, "")


def found(metric, low, high, name="", seat=None, is_share=True, player=""):
    return Finding(Column(Figure(metric, name, seat, is_share), player), (low + high) / 2, low, high)


def test_sentences_say_what_is_sure_and_what_is_open():
    road = find_game("road-runner")
    told = [found("wins", 0.40, 0.44, seat=0), found("wins", 0.30, 0.34, seat=1), found("wins", 0.24, 0.28, seat=2)]
    told += [found("idle", 0.10, 0.12, "no choice", seat=2), found("idle", 0, 0.001, "nobody wins")]
    said = [(one.text, one.is_certain) for one in sentences(road, 3, told)]
    assert said == [
        ("Seat 1 wins more than a fair share of 33.3%: 40.0% to 44.0% of the games.", True),
        ("Seat 3 wins less than a fair share of 33.3%: 24.0% to 28.0% of the games.", True),
        ("Each other seat's share of wins is within 3.3 points of a fair 33.3%, looked at by itself.", True),
        ("Whether it wins more or less than that is open.", False),
        ("In 10.0% to 12.0% of the games seat 3 never has anything to choose.", True),
    ]
    apart = [found("length", 1.0, 2.0, "turns", is_share=False), found("wins", -0.01, 0.02, seat=0)]
    apart.append(found("wins", -0.06, -0.04, seat=1))
    said = [(one.text, one.is_certain) for one in differences(apart)]
    assert said == [
        ("wins of seat 2: 4.0 to 6.0 percentage points less in B than in A.", True),
        ("length.turns: 1 to 2 more in B than in A.", True),
        ("Whether the other figure differs at all is open.", False),
    ]
