"""People's games are counted as those of bots are; what cannot be counted is named."""

import shutil
from pathlib import Path

import pytest

from runabout.core.game import INTERPRET
from runabout.games import find_game
from runabout.lab.metrics import BadMetric
from runabout.lab.people import BadFolder, study_records
from runabout.lab.records import measured
from runabout.lab.report import record_in, write_report
from runabout.match import Match, load

RECORDED = Path(__file__).parents[1] / "games" / "road_runner" / "recorded"
ROAD = find_game("road-runner")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Two games that are over, and four files of other sorts."""
    monkeypatch.setenv(INTERPRET, "1")
    for name in ("a", "b"):
        shutil.copy(RECORDED / "caught.run", tmp_path / f"{name}.run")
    text = (RECORDED / "caught.run").read_text()
    (tmp_path / "damaged.run").write_text(text.replace("decline", "declaim"))
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "nothing.run").write_bytes(bytes(range(256)))
    shutil.copy(RECORDED.parents[1] / "riverdale" / "recorded" / "whole_race.run", tmp_path / "race.run")
    begun = Match(ROAD, 3, seed=1, run=ROAD.interpreted)
    begun.tags["who"] = "Ann"
    begun.save(tmp_path / "begun.run")
    return tmp_path


def test_people_s_games_are_counted_and_what_cannot_be_is_named(folder):
    found = study_records(ROAD, folder, ["wins", "length", "cards"])
    [(seats, answer)] = found.answers.items()
    assert (seats, answer.games, answer.records) == (3, 2, (folder / "a.run", folder / "b.run"))
    told = measured(load(folder / "a.run"), ["wins", "length", "cards"])
    assert {one.column.name: one.mean for one in answer.findings} == told
    assert answer["wins of seat 1"].low < 1
    left = {one.path.name: one.why for one in found.left}
    assert left.keys() == {"damaged.run", "nothing.run", "race.run", "begun.run"}
    assert "declaim" in left["damaged.run"]
    assert left["race.run"] == "a game of Running Round Riverdale"
    assert left["begun.run"] == "not over after 0 decisions"
    assert len(found.as_dict()["left_out"]) == 4


def test_a_report_of_people_s_games_does_not_say_who_they_were(folder, tmp_path):
    for name in ("a", "b"):
        match = load(folder / f"{name}.run")
        match.tags["seat-1"] = "Dorothea"
        match.save(folder / f"{name}.run")
    file = tmp_path / "report.html"
    write_report({"": study_records(ROAD, folder, ["length"]).answers[3]}, "", file)
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
