"""Every game of a study as a row, in memory and on file."""

from dataclasses import replace

import polars
import pytest

from runabout.core.errors import CannotSave
from runabout.core.game import INTERPRET
from runabout.lab import Study
from runabout.lab.compare import Comparison
from runabout.lab.frames import BadTable, write_frame
from tests.full_disk import files_no_larger_than
from tests.lab import lottery


@pytest.fixture
def study(monkeypatch):
    """Few games, which need no compiling."""
    monkeypatch.setenv(INTERPRET, "1")
    return Study(replace(lottery.game), 2, "random,greedy", metrics=["wins", "length"], deals=130)


def test_every_game_is_a_row_whose_means_are_those_of_the_study(study, tmp_path):
    answer = study.run(jobs=1, with_games=True)
    write_frame(answer.games_frame(), tmp_path / "games.parquet")
    games = polars.read_parquet(tmp_path / "games.parquet")
    assert games.equals(answer.games_frame())
    assert games.height == answer.games == 260
    assert games["deal"].to_list()[:4] == [0, 0, 1, 1]
    assert games["bot of seat 1"].to_list()[:2] == ["random", "greedy"]
    for one in answer.findings:
        if not one.column.player:
            assert games[one.column.name].mean() == pytest.approx(one.mean)
    mine = games.select(
        polars.when(polars.col("seating") == 0).then("wins of seat 1").otherwise("wins of seat 2").mean()
    )
    assert mine.item() == pytest.approx(answer["wins of random"].mean)
    figures = answer.frame()
    assert figures.height == len(answer.findings)
    assert figures.filter(figure="length.decisions")["low"].item() == answer["length.decisions"].low
    assert "<td" in answer._repr_html_()
    assert "wins of random" in answer._repr_html_()


def test_rows_of_games_are_kept_and_gone_on_from(study, tmp_path, monkeypatch):
    def interrupt(more):
        nonlocal done
        done += more
        if done >= 110:
            raise KeyboardInterrupt

    monkeypatch.setattr("runabout.lab.study.Run._portion", lambda *_: 10)
    done, file = 0, tmp_path / "study.npz"
    part = study.run(interrupt, file, jobs=1, with_games=True)
    assert part.games_frame().height == part.games < 260
    whole = study.run(None, file, jobs=1, with_games=True)
    assert whole.games_frame().equals(study.run(jobs=1, with_games=True).games_frame())


def test_both_sides_of_a_comparison_are_told_apart(study):
    one = replace(study, bots="random", deals=5)
    games = Comparison(one, replace(one, options={"dealt": 3})).run(jobs=1, with_games=True).games_frame()
    assert games["side"].to_list() == ["A", "B"] * 5


def test_what_has_no_games_says_how_to_get_them(study, tmp_path):
    few = replace(study, deals=3)
    with pytest.raises(BadTable, match="with_games=True"):
        few.run(jobs=1).games_frame()
    with pytest.raises(CannotSave, match=r"Could not save to .*no such file or directory\. Save elsewhere\."):
        write_frame(few.run(jobs=1, with_games=True).games_frame(), tmp_path / "nowhere" / "games.parquet")


def test_a_table_for_which_there_is_no_room_is_named_and_leaves_the_old_one(study, tmp_path):
    file = tmp_path / "games.parquet"
    file.write_bytes(b"old")
    frame = replace(study, deals=3).run(jobs=1, with_games=True).games_frame()
    with files_no_larger_than(100), pytest.raises(CannotSave, match="Make room, or save elsewhere"):
        write_frame(frame, file)
    assert file.read_bytes() == b"old"
