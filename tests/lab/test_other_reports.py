"""The reports of influences and of skill, and the games that all reports choose to show."""

import os
import re
from dataclasses import replace

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.result import Scoring
from runabout.lab.causes import Causes, Effect
from runabout.lab.ladder import Ladder, paired
from runabout.lab.measure import Worker
from runabout.lab.plots import intervals
from runabout.lab.reports.games import GAMES_MAX, Gallery, Shown
from runabout.lab.reports.influence import influence_report, write_influence
from runabout.lab.reports.page import record_in
from runabout.lab.reports.sentences import gap_of
from runabout.lab.reports.skill import skill_report, write_skill
from tests.lab import lottery, showdown


def wins(shown):
    """The wins of each seat in a game that is shown; of a team, the team's."""
    setting = shown.study.setting
    return Worker(setting, shown.study.seed).play(shown.unit, 1, shown.rotation)[0][: setting.widths[0]]


@pytest.fixture(scope="module")
def causes():
    return Causes(showdown.game, ["boast", "cards.6"], seats=2, bots="greedy", deals=400)


@pytest.fixture(scope="module")
def caused(causes):
    return causes.run(jobs=1)


def test_an_influence_says_what_is_caused_and_which_association_misleads(causes, caused, tmp_path):
    file, gallery = tmp_path / "report.html", Gallery(jobs=1)
    write_influence(causes, caused, "runabout influence <showdown>", file, gallery)
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"(?:src|href)=\"(?!#)[^\"]*\"|@import|url\((?!#)", text) == []
    assert "{{" not in text
    assert "The wins of seat 1; 2 seats, bots: greedy" in text
    assert re.search(
        r"Seat 1 wins [\d.]+ to [\d.]+ percentage points more where it is dealt the card 6 than where", text
    )
    assert re.search(
        r"Seat 1 wins [\d.]+ to [\d.]+ percentage points more where it may use the card 6 than where", text
    )
    assert re.search(r"more in games in which it uses the action boast, and yet no effect of it is sure", text)
    assert "No effect is sure of the action boast, which does not mean that there is none." in text
    assert text.count("<svg") == 3
    assert "runabout replay report.html#1" in text
    assert [record_in(file, number).count("[Game ") for number in ("1", "2", "3")] == [1, 1, 1]
    assert "Game 4" not in text
    told = {one.says: wins(one)[0] for one in gallery.games}
    assert told["seat 1 may not use the card 6: seat 1 does not win"] == 0
    assert told["the same deal where seat 1 may use the card 6: seat 1 wins"] == 1
    assert told["seat 1 is dealt the card 6: seat 1 wins"] == 1


def test_the_games_of_a_pair_are_of_one_deal_and_won_on_one_side_alone(causes):
    gallery = Gallery()
    sides = causes.allowed_sides("cards.6")
    links = gallery.compared("wins of seat 1", True, ("without", "with"), sides)
    without, given = gallery.games
    assert (without.unit, without.rotation) == (given.unit, given.rotation)
    assert re.findall(r"Script .*", without.record) == re.findall(r"Script .*", given.record)
    assert wins(without)[0] < wins(given)[0]
    assert links.count("<a ") == 2
    assert gallery.compared("wins of seat 1", True, ("without", "with"), sides, least=1.1) == ""
    both = (causes.plain, causes.plain)
    assert gallery.compared("wins of seat 1", True, ("one", "the same"), both) == ""
    assert gallery.compared("wins of seat 1", False, ("one", "the same"), both) == ""
    assert len(gallery.games) == 2


def test_a_report_shows_no_more_games_than_it_has_room_for(causes):
    gallery, sides = Gallery(), causes.allowed_sides("cards.6")
    for _ in range(GAMES_MAX // 2):
        assert gallery.compared("wins of seat 1", True, ("without", "with"), sides)
    assert gallery.compared("wins of seat 1", True, ("without", "with"), sides) == ""
    assert gallery.among("wins of seat 1", True, "wins", sides[0]) == ""
    assert len(gallery.games) == GAMES_MAX


def test_of_many_effects_some_have_a_sentence_and_the_rest_are_counted(causes, caused):
    many = [replace(caused[1], address=f"cards.{number % 6 + 1}") for number in range(6)]
    assert "4 more effects are sure; the table has them." in influence_report(causes, many, "")
    assert "1 more is sure; the table has it." in influence_report(
        causes, [replace(many[0], dealt=None), *many[:4]], ""
    )


def test_an_association_misleads_where_what_is_caused_is_the_opposite(causes, caused):
    plus, minus, none = Effect(0.1, 0.05, 0.15), Effect(-0.05, -0.08, -0.02), Effect(0.0, -0.1, 0.1)
    one = replace(caused[1], association=plus, allowed=none, dealt=minus)
    text = influence_report(causes, [one], "")
    assert (
        "Seat 1 wins 5.0 to 15.0 percentage points more in games in which it uses the card 6, and yet 2.0 to 8.0 "
        "percentage points less where it is dealt the card 6 than where it is not." in text
    )
    assert "and yet" not in influence_report(causes, [replace(one, dealt=plus)], "")


def test_of_a_team_the_seat_is_named(caused):
    team = replace(showdown.game, name="team of two", scoring=Scoring(team=1))
    plus, minus = Effect(0.1, 0.05, 0.15), Effect(-0.1, -0.15, -0.05)
    asked = Causes(team, ["show"], seats=2, bots="greedy", deals=20, seat=1)
    text = influence_report(asked, [replace(caused[0], allowed=plus, association=minus)], "")
    assert "The wins of the team, by what seat 2 does; 2 seats" in text
    assert (
        "The team wins 5.0 to 15.0 percentage points more where seat 2 may use the action boast than where it" in text
    )
    assert (
        "The team wins 5.0 to 15.0 percentage points less in games in which seat 2 uses the action boast, and" in text
    )


def test_a_difference_that_is_sure_has_digits_enough_to_say_so():
    assert gap_of(0.0004, 0.0044) == "0.04 to 0.44 percentage points more"
    assert gap_of(-0.06, -0.04) == "4.0 to 6.0 percentage points less"


def test_skill_is_told_with_a_deal_that_the_bots_decide(tmp_path):
    ladder, file = Ladder(showdown.game, ["random", "greedy"], 2, {"dealt": 1}, deals=600), tmp_path / "report.html"
    rungs = ladder.run(jobs=1)
    write_skill(ladder, rungs, "runabout skill <showdown>", file)
    text = file.read_text(encoding="utf-8")
    assert "{{" not in text
    assert "2 seats, levels: random, greedy, dealt=1" in text
    assert re.search(r"greedy wins [\d.]+ to [\d.]+ percentage points more than random in the same seat of the", text)
    apart = f"{paired(rungs[0].answer, 1)[1].mean():.1%}"
    told = (
        r"With greedy and with random, [\d.]+% to [\d.]+% of the results are the same; of results of different deals, "
    )
    assert re.search(told + re.escape(f"{apart} are."), text)
    [seat] = re.findall(r"Game 1: greedy wins in seat (\d)", text)
    assert f"Game 2: on the same deal random does not win in seat {seat}" in text
    first, second = record_in(file, "1"), record_in(file, "2")
    assert f'[Tag Seat{seat} "bot greedy Seat {seat}"]' in first
    assert f'[Tag Seat{seat} "bot random Seat {seat}"]' in second
    assert re.findall(r"Script .*", first) == re.findall(r"Script .*", second)


@pytest.mark.parametrize(("game", "seats", "alike"), [(showdown.game, 2, 0.5), (lottery.game, 3, 1.0)])
def test_results_of_different_deals_are_the_same_by_chance(game, seats, alike):
    [rung] = Ladder(game, ["random", "greedy"], seats, {"dealt": 1}, deals=1500).run()
    won = rung.answer.rows[0]
    by_chance = [
        1 - np.abs(np.subtract.outer(won[seat, :, seat], won[other, :, seat])).mean()
        for seat in range(seats)
        for other in range(seats)
        if other != seat
    ]
    assert rung.alike_apart == pytest.approx(np.mean(by_chance), abs=0.04)
    assert rung.alike.mean == pytest.approx(alike, abs=0.04)


def test_where_a_lot_decides_it_is_open_whether_skill_does_anything():
    ladder = Ladder(lottery.game, ["random", "greedy"], 3, deals=150)
    text = skill_report(ladder, ladder.run(jobs=1), "")
    assert "Whether greedy wins more than random in the same seat of the same deals is open" in text
    assert "<p>None.</p>" in text


def test_of_a_team_both_games_of_a_deal_are_shown(tmp_path):
    team = replace(showdown.game, name="team showdown", scoring=Scoring(team=1))
    ladder, file = Ladder(team, ["random", "greedy"], 2, deals=300), tmp_path / "report.html"
    write_skill(ladder, ladder.run(jobs=1), "", file)
    text = file.read_text(encoding="utf-8")
    assert re.search(r"greedy wins [\d.]+ to [\d.]+ percentage points more than random on the same deals\.", text)
    assert "Game 1: random does not win" in text
    assert "Game 2: on the same deal greedy wins" in text
    assert '"bot random Seat 1"' in record_in(file, "1")
    assert '"bot greedy Seat 2"' in record_in(file, "2")


class Loose:
    """Draws its chance from the system."""

    def __init__(self, game, key):
        self.game = game

    def choose(self, sight):
        chance, table = Chance.seeded(os.urandom(32)), self.game.State()
        self.game.run.imagine(sight, chance, table)
        actions = self.game.run.legal_actions(table)
        return actions[int.from_bytes(os.urandom(4), "big") % len(actions)]


def test_a_game_that_comes_out_otherwise_when_it_is_played_again_has_no_record():
    ladder = Ladder(showdown.game, [Loose, "greedy"], 2, {"dealt": 1}, deals=300)
    [rung] = ladder.run(jobs=1)
    gallery = Gallery()
    study = rung.answer.studies[0]
    links = gallery.show(Shown("what was counted", study, 0, 0, rung.answer.rows[0][0, 0] + 1))
    assert links == ' <a href="#game-1">Game 1</a>'
    assert gallery.games[0].record is None
    assert "decided otherwise when it was played again" in gallery.html
    text = skill_report(ladder, [rung], "")
    assert "where tests.lab.test_other_reports:Loose draws all chance from what it is given." in text
    by_time = Ladder(lottery.game, ["1ms", "greedy"], 2, deals=3)
    assert "the same command gives other figures" in skill_report(by_time, by_time.run(jobs=1), "")


def test_a_long_name_leaves_room_for_the_plot():
    name = f"bots.of.somebody:{'Very' * 20}Careful"
    drawn = intervals([(name, 0.1, 0.0, 0.2), ("short", 0.1, 0.0, 0.2)], True)
    assert "VeryCareful" in drawn
    assert "somebody" not in drawn
