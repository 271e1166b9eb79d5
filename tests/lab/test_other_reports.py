"""The reports of influences and of skill, and the games that all reports choose to show."""

import re
from dataclasses import replace

import pytest

from runabout.core.result import Scoring
from runabout.lab.causes import Causes
from runabout.lab.ladder import Ladder
from runabout.lab.measure import Worker
from runabout.lab.reports.games import GAMES_MAX, Gallery
from runabout.lab.reports.influence import influence_report, write_influence
from runabout.lab.reports.page import record_in
from runabout.lab.reports.skill import skill_report, write_skill
from tests.lab import lottery, showdown


def wins(shown):
    """The wins of each seat in a game that is shown."""
    return Worker(shown.setting, shown.seed).play(shown.unit, 1, shown.rotation)[0][: shown.setting.seats]


@pytest.fixture(scope="module")
def causes():
    return Causes(showdown.game, ["boast", "cards.6"], seats=2, bots="greedy", deals=400)


@pytest.fixture(scope="module")
def caused(causes):
    return causes.run(jobs=1)


def test_an_influence_says_what_is_caused_and_which_association_misleads(causes, caused, tmp_path):
    file = tmp_path / "report.html"
    write_influence(causes, caused, "runabout influence <showdown>", file)
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"(?:src|href)=\"(?!#)[^\"]*\"|@import|url\((?!#)", text) == []
    assert "{{" not in text
    assert "the wins of seat 1; 2 seats, bots: greedy" in text
    assert re.search(r"Seat 1 wins [\d.]+ to [\d.]+ percentage points more where it is dealt cards.6 than where", text)
    assert re.search(r"Seat 1 wins [\d.]+ to [\d.]+ percentage points more where it may use cards.6 than where", text)
    assert re.search(r"more in games in which it uses actions.boast, and yet no effect of it is sure", text)
    assert "No effect is sure of actions.boast, which does not mean that there is none." in text
    assert text.count("<svg") == 3
    assert [record_in(file, number).count("[Game ") for number in ("1", "2", "3", "4")] == [1, 1, 1, 1]
    assert "Game 5" not in text


def test_the_games_of_an_influence_are_won_on_one_side_alone(causes):
    gallery = Gallery()
    for sides in (causes.allowed_sides("cards.6"), causes.dealt_sides("cards.6")):
        links = gallery.compared("a deal", "wins of seat 1", True, dict(zip(("without", "with"), sides, strict=True)))
        without, given = gallery.games[-2:]
        assert (without.unit, without.rotation) == (given.unit, given.rotation)
        assert wins(without)[0] < wins(given)[0]
        assert links.count("<a ") == 2
    both = {"one": causes.plain, "the same": causes.plain}
    assert gallery.compared("a deal", "wins of seat 1", True, both) == ""
    assert gallery.compared("a deal", "wins of seat 1", False, both) == ""
    assert len(gallery.games) == 4


def test_a_report_shows_no_more_games_than_it_has_room_for(causes):
    gallery, sides = Gallery(), dict(zip(("without", "with"), causes.dealt_sides("cards.6"), strict=True))
    for _ in range(GAMES_MAX // 2):
        assert gallery.compared("a deal", "wins of seat 1", True, sides)
    assert gallery.compared("a deal", "wins of seat 1", True, sides) == ""
    assert len(gallery.games) == GAMES_MAX


def test_of_many_effects_some_have_a_sentence_and_the_rest_are_counted(causes, caused):
    many = [replace(caused[1], address=f"cards.{number % 6 + 1}") for number in range(6)]
    assert "4 more effects are sure; the table has them." in influence_report(causes, many, "")


def test_skill_is_told_with_a_deal_that_the_bots_decide(tmp_path):
    ladder, file = Ladder(showdown.game, ["random", "greedy"], 2, {"dealt": 1}, deals=600), tmp_path / "report.html"
    rungs = ladder.run(jobs=1)
    write_skill(ladder, rungs, "runabout skill <showdown>", file)
    text = file.read_text(encoding="utf-8")
    assert "{{" not in text
    assert "2 seats, levels: random, greedy, dealt=1" in text
    assert re.search(r"greedy wins [\d.]+ to [\d.]+ percentage points more than random in the same seat of the", text)
    assert re.search(r"With greedy and with random, [\d.]+% to [\d.]+% of the results are the same", text)
    [seat] = re.findall(r"Game 1: greedy wins in seat (\d)", text)
    assert f"Game 2: on the same deal random does not win in seat {seat}" in text
    assert f'[Tag seat-{seat} "greedy"]' in record_in(file, "1")
    assert f'[Tag seat-{seat} "random"]' in record_in(file, "2")


def test_where_a_lot_decides_it_is_open_whether_skill_does_anything():
    ladder = Ladder(lottery.game, ["random", "greedy"], 3, deals=150)
    text = skill_report(ladder, ladder.run(jobs=1), "")
    assert "Whether greedy wins more than random in the same seat of the same deals is open" in text
    assert "<p>None.</p>" in text


def test_of_a_team_both_games_of_a_deal_are_shown():
    team = replace(showdown.game, name="team showdown", scoring=Scoring(team=1))
    ladder = Ladder(team, ["random", "greedy"], 2, deals=300)
    text = skill_report(ladder, ladder.run(jobs=1), "")
    assert "on the same deals" in text
    assert "in the same seat" not in text
