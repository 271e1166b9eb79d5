"""Data files that an owner of a game may correct."""

import pytest

from runabout.core.datafile import read_data
from runabout.core.errors import BadData


@pytest.fixture
def package(tmp_path):
    """A game's folder with a file of its own."""
    folder = tmp_path / "package" / "hop_home"
    folder.mkdir(parents=True)
    (folder / "box.toml").write_text("squares = 20\n")
    return folder


@pytest.fixture
def copies(tmp_path, monkeypatch):
    """A folder for an owner's copies, named in the environment."""
    folder = tmp_path / "mine"
    (folder / "hop_home").mkdir(parents=True)
    monkeypatch.setenv("RUNABOUT_DATA", str(folder))
    return folder / "hop_home"


def test_without_a_copy_the_games_own_file_is_read(package):
    file = read_data(package, "box.toml")
    assert (file.path, file.values, file.digest) == (package / "box.toml", {"squares": 20}, "")


def test_a_folder_without_that_file_changes_nothing(package, copies):
    assert read_data(package, "box.toml").digest == ""


def test_an_owners_copy_is_read_in_its_place_and_told_apart(package, copies):
    (copies / "box.toml").write_text("squares = 24\n")
    first = read_data(package, "box.toml")
    assert (first.path, first.values) == (copies / "box.toml", {"squares": 24})
    assert len(bytes.fromhex(first.digest)) == 4
    (copies / "box.toml").write_text("squares = 25\n")
    assert read_data(package, "box.toml").digest != first.digest


def test_a_file_that_is_no_toml_names_the_line(package, copies):
    (copies / "box.toml").write_text("squares = 24\nentrances = [1, 2\n[deck]\n")
    with pytest.raises(BadData, match=r"box\.toml: expected TOML: .*line 3"):
        read_data(package, "box.toml")


def test_a_file_in_another_encoding_names_the_line(package, copies):
    (copies / "box.toml").write_bytes(b'squares = 24\nside = "caf\xe9"\n')
    with pytest.raises(BadData, match=r"box\.toml, line 2: expected text in UTF-8"):
        read_data(package, "box.toml")


def test_a_file_that_cannot_be_read_says_why(package, copies):
    (copies / "box.toml").mkdir()
    with pytest.raises(BadData, match=r"box\.toml cannot be read: Is a directory"):
        read_data(package, "box.toml")


def test_a_fault_says_which_field_what_was_expected_and_what_came(package):
    file = read_data(package, "box.toml")
    said = str(file.fault("board.squares", "a whole number from 20 to 100", "many"))
    assert said.endswith(
        "board.squares: expected a whole number from 20 to 100; 'many' came. Nothing of the file was used."
    )
    assert said.startswith(str(package / "box.toml"))
    assert "came" not in str(file.fault("deck", "53 cards in all"))
    assert len(str(file.fault("deck", "a number", "x" * 500))) < 300


def test_a_table_has_the_fields_that_it_should_have_and_no_others(package):
    file = read_data(package, "box.toml")
    assert file.table("", file.values, ["squares"]) == {"squares": 20}
    with pytest.raises(BadData, match=r"board: expected a table; 7 came"):
        file.table("board", 7, ["squares"])
    with pytest.raises(BadData, match=r"board\.sides: expected no such field; there are squares, start\."):
        file.table("board", {"squares": 1, "sides": 2}, ["squares", "start"])
    with pytest.raises(BadData, match=r": start: expected a value: the field is missing\."):
        file.table("", {"squares": 1}, ["squares", "start"])


@pytest.mark.parametrize("value", [1, 7, True, 2.0, "3", None])
def test_a_whole_number_is_one_within_its_range(package, value):
    file = read_data(package, "box.toml")
    assert file.whole("start", 2, 2, 6) == 2
    with pytest.raises(BadData, match=r"start: expected a whole number from 2 to 6"):
        file.whole("start", value, 2, 6)


def test_a_list_is_one(package):
    file = read_data(package, "box.toml")
    assert file.entries("start", [2]) == [2]
    with pytest.raises(BadData, match=r"start: expected a list; '2' came"):
        file.entries("start", "2")
