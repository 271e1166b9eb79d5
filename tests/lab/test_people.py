"""People's games are counted as those of bots are; what cannot be counted is named."""

import random
import shutil
from pathlib import Path

import pytest

from runabout.core.game import INTERPRET
from runabout.games import find_game
from runabout.lab.metrics import BadMetric
from runabout.lab.people import BadFolder, Table, study_records
from runabout.lab.records import measured
from runabout.lab.reports.page import record_in
from runabout.lab.reports.study import write_report
from runabout.match import Match, load

RECORDED = Path(__file__).parents[1] / "games" / "road_runner" / "recorded"
ROAD = find_game("road-runner")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Two games that are over, a copy of one, a folder that is called as a record is, and four files of other sorts."""
    monkeypatch.setenv(INTERPRET, "1")
    for name in ("a", "b"):
        match = load(RECORDED / "caught.run", lambda game: game.interpreted)
        match.tags["where"] = name
        match.save(tmp_path / f"{name}.run")
    (tmp_path / "kept.run").mkdir()
    shutil.copy(tmp_path / "a.run", tmp_path / "kept.run" / "copy.run")
    text = (RECORDED / "caught.run").read_text()
    (tmp_path / "damaged.run").write_text(text.replace("decline", "declaim"))
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "nothing.run").write_bytes(bytes(range(256)))
    shutil.copy(RECORDED.parents[1] / "riverdale" / "recorded" / "whole_race.run", tmp_path / "race.run")
    begun = Match(ROAD, 3, seed=1, run=ROAD.interpreted)
    begun.tags["who"] = "Ann"
    begun.save(tmp_path / "begun.run")
    return tmp_path


def played_out(match, seed):
    """The match, after random play to its end."""
    luck = random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal()))
    return match


def test_people_s_games_are_counted_and_what_cannot_be_is_named(folder):
    found = study_records(ROAD, folder, ["wins", "length", "cards"])
    [(table, answer)] = found.answers.items()
    assert (table, answer.games, answer.records) == (Table(3), 2, (folder / "a.run", folder / "b.run"))
    told = measured(load(folder / "a.run"), ["wins", "length", "cards"])
    assert {one.column.name: one.mean for one in answer.findings} == told
    assert answer["wins of seat 1"].low < 1
    left = {one.path.name: one.why for one in found.left}
    assert left.keys() == {"damaged.run", "nothing.run", "race.run", "begun.run", "copy.run"}
    assert left["copy.run"] == "the same record as a.run"
    assert "declaim" in left["damaged.run"]
    assert left["race.run"] == "a game of Running Round Riverdale"
    assert left["begun.run"] == "not over after 0 decisions"
    assert len(found.as_dict()["left_out"]) == 5


def test_games_with_other_options_are_counted_apart(tmp_path, monkeypatch):
    monkeypatch.setenv(INTERPRET, "1")
    for number, options in enumerate(({}, {"turn_limit": "12"}, {"turn_limit": "12"}, {"turn_limit": "18"})):
        match = Match(ROAD, 3, seed=number, options={"turn_limit": "24"} | options, run=ROAD.interpreted)
        played_out(match, number).save(tmp_path / f"{number}.run")
    found = study_records(ROAD, tmp_path, ["length"])
    by_limit = {dict(table.options)["turn_limit"]: answer for table, answer in found.answers.items()}
    assert {limit: answer.games for limit, answer in by_limit.items()} == {"24": 1, "12": 2, "18": 1}
    assert by_limit["12"].studies[0].setting.agreed.turn_limit == 12
    limits = [one["options"]["turn_limit"] for one in found.as_dict()["tables"]]
    assert limits == ["12", "18", "24"]


def test_a_game_that_only_people_may_play_is_counted(tmp_path, monkeypatch):
    monkeypatch.setenv(INTERPRET, "1")
    game = find_game("rummy-runway")
    options = {"round_turn_limit": "0", "rounds": "1"}
    match = Match(game, 2, seed=3, options=options, run=game.interpreted)
    played_out(match, 3).save(tmp_path / "a.run")
    [(table, answer)] = study_records(game, tmp_path, ["length"]).answers.items()
    assert (dict(table.options), answer.games) == (options, 1)


def test_a_report_of_people_s_games_does_not_say_who_they_were(folder, tmp_path):
    for name in ("a", "b"):
        match = load(folder / f"{name}.run")
        match.tags["seat-1"] = "Dorothea"
        match.save(folder / f"{name}.run")
    file = tmp_path / "report.html"
    write_report({"": study_records(ROAD, folder, ["length"]).answers[Table(3)]}, "", file)
    assert "Dorothea" not in file.read_text()
    assert "games that people have played" in file.read_text()
    assert record_in(file, "1")


def test_a_folder_without_games_says_what_it_has(folder, tmp_path):
    with pytest.raises(BadFolder, match=r"no finished game of Race 2 Live to count \(a\.run: a game of Road Runner; "):
        study_records(find_game("race-2-live"), folder)
    with pytest.raises(BadFolder, match=r"no file ends in \.run"):
        study_records(ROAD, Path(__file__).parent)
    with pytest.raises(BadFolder, match="is no folder"):
        study_records(ROAD, tmp_path / "absent")
    with pytest.raises(BadMetric, match="no metric"):
        study_records(ROAD, folder, ["lengths"])
