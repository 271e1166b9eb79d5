"""The Runway cards: house content out of a file that a table may have its own copy of."""

import copy
import tomllib

import pytest

from runabout.core.datafile import DataFile, read_data
from runabout.core.errors import BadData
from runabout.games.rummy_runway import game, trends
from runabout.games.rummy_runway.faces import what_is_asked
from runabout.games.rummy_runway.trends import FILE, TRENDS, Condition, load
from tests.games.rummy_runway import plain

OWN = tomllib.loads((game.folder / "trends.toml").read_text(encoding="utf-8"))


def changed(tmp_path, change):
    """The package's own file with something changed, loaded."""
    values = copy.deepcopy(OWN)
    change(values)
    return load(DataFile(tmp_path / "trends.toml", values))


def at(place, **fields):
    """A change to one trend; None takes a field away."""

    def change(values):
        for name, value in fields.items():
            values["trend"][place][name] = value
            if value is None:
                del values["trend"][place][name]

    return change


@pytest.mark.rule("RY-007", "RYA-17")
def test_the_file_has_the_18_trends_of_the_rules_with_their_bonuses():
    assert [(trend.name, trend.bonus) for trend in TRENDS] == [(trend.name, trend.bonus) for trend in plain.TRENDS]


@pytest.mark.rule("RYA-18")
def test_only_the_two_that_look_at_a_player_count_once():
    assert [trend.name for trend in TRENDS if trend.once] == ["Full Collection", "Capsule Closet"]
    assert [trend.name for trend in plain.TRENDS if trend.asks.endswith("; once")] == [
        "Full Collection",
        "Capsule Closet",
    ]


@pytest.mark.rule("RYA-17")
def test_every_trend_says_in_few_words_what_it_asks_for():
    assert [what_is_asked(trend, game.words.sayings) for trend in TRENDS] == [
        "formal",
        "casual",
        "sum 6 or less",
        "sum 21 or more",
        "has a 0",
        "has a 9",
        "has a 7",
        "has a 5",
        "has a wild",
        "has no wild",
        "casual, highest is red",
        "casual, highest is yellow",
        "casual, highest is blue",
        "casual, R-Y-B or B-Y-R",
        "two odd",
        "two even",
        "3 outfits, once",
        "3 in the closet, once",
    ]


@pytest.mark.rule("RYA-17")
def test_every_condition_can_be_asked_for():
    assert {trend.condition for trend in TRENDS} == set(Condition)


@pytest.mark.rule("RYA-17")
def test_the_packages_own_file_has_no_edition_and_is_among_the_games_data():
    assert (FILE.digest, game.components.edition) == ("", "")
    assert game.components.data == (FILE.path,)


@pytest.mark.rule("RYA-17")
def test_a_table_may_have_trends_of_its_own(tmp_path):
    found = changed(tmp_path, at(3, name="  Loud  ", bonus=0, condition="odd", number=3))
    assert (found[3].name, found[3].bonus, found[3].condition, found[3].number) == ("Loud", 0, Condition.ODD, 3)
    found = changed(tmp_path, at(10, colour="blue"))
    assert (found[10].condition, found[10].number) == (Condition.HIGHEST, 2)
    assert found[:10] == TRENDS[:10]


@pytest.mark.rule("RYA-17")
def test_an_owners_copy_is_read_and_has_a_digest(tmp_path, monkeypatch):
    folder = tmp_path / "rummy_runway"
    folder.mkdir()
    text = FILE.path.read_text(encoding="utf-8").replace('name = "Black Tie"', 'name = "White Tie"')
    (folder / "trends.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("RUNABOUT_DATA", str(tmp_path))
    file = read_data(trends.FOLDER, "trends.toml")
    assert file.digest
    assert load(file)[0].name == "White Tie"


# What is changed, the field that the message names, what it expected, what came.
FAULTS = [
    (lambda values: values.update(trends=[]), "trends", "no such field; there are trend", None),
    (lambda values: values.pop("trend"), "trend", "a value: the field is missing", None),
    (lambda values: values.update(trend="many"), "trend", "a list", "'many'"),
    (lambda values: values.update(trend=[1] * 18), "trend[0]", "a table", "1"),
    (lambda values: values["trend"].pop(), "trend", "18 of them", "17"),
    (lambda values: values["trend"].append(values["trend"][0]), "trend", "18 of them", "19"),
    (at(2, name=None), "trend[2].name", "a name of 1 to 24 characters", None),
    (at(2, name=""), "trend[2].name", "a name of 1 to 24 characters", "''"),
    (at(2, name="   "), "trend[2].name", "a name of 1 to 24 characters", "'   '"),
    (at(2, name="x" * 25), "trend[2].name", "a name of 1 to 24 characters", "xxx"),
    (at(2, name="two\nlines"), "trend[2].name", "a name of 1 to 24 characters", "two"),
    (at(2, name=7), "trend[2].name", "a name of 1 to 24 characters", "7"),
    (at(5, name="BLACK TIE"), "trend[5].name", "a name that no other trend has", "'BLACK TIE'"),
    (at(0, bonus=None), "trend[0].bonus", "a whole number from 0 to 50", None),
    (at(0, bonus=-1), "trend[0].bonus", "a whole number from 0 to 50", "-1"),
    (at(0, bonus=51), "trend[0].bonus", "a whole number from 0 to 50", "51"),
    (at(0, bonus=2.5), "trend[0].bonus", "a whole number from 0 to 50", "2.5"),
    (at(0, bonus=True), "trend[0].bonus", "a whole number from 0 to 50", "True"),
    (at(0, condition=None), "trend[0].condition", "one of formal, casual, sum-at-most", None),
    (at(0, condition="sparkling"), "trend[0].condition", "one of formal, casual, sum-at-most", "'sparkling'"),
    (at(0, condition=1), "trend[0].condition", "one of formal, casual, sum-at-most", "1"),
    (at(0, number=3), "trend[0].number", "no such field; there are name, bonus, condition", None),
    (at(0, colour="red"), "trend[0].colour", "no such field; there are name, bonus, condition", None),
    (at(10, number=3), "trend[10].number", "no such field; there are name, bonus, condition, colour", None),
    (at(2, number=None), "trend[2].number", "a whole number from 0 to 27", None),
    (at(2, number=28), "trend[2].number", "a whole number from 0 to 27", "28"),
    (at(3, number=-1), "trend[3].number", "a whole number from 0 to 27", "-1"),
    (at(4, number=10), "trend[4].number", "a whole number from 0 to 9", "10"),
    (at(14, number=0), "trend[14].number", "a whole number from 1 to 3", "0"),
    (at(15, number=4), "trend[15].number", "a whole number from 1 to 3", "4"),
    (at(16, number=0), "trend[16].number", "a whole number from 1 to 3", "0"),
    (at(17, number=4), "trend[17].number", "a whole number from 0 to 3", "4"),
    (at(17, number="3"), "trend[17].number", "a whole number from 0 to 3", "'3'"),
    (at(10, colour=None), "trend[10].colour", "one of red, yellow, blue", None),
    (at(10, colour="wild"), "trend[10].colour", "one of red, yellow, blue", "'wild'"),
    (at(10, colour=0), "trend[10].colour", "one of red, yellow, blue", "0"),
]


@pytest.mark.parametrize(("change", "field", "expected", "came"), FAULTS, ids=range(len(FAULTS)))
def test_what_does_not_fit_is_named_and_nothing_is_used(tmp_path, change, field, expected, came):
    with pytest.raises(BadData) as raised:
        changed(tmp_path, change)
    said = str(raised.value)
    assert said.startswith(f"{tmp_path / 'trends.toml'}: {field}: expected {expected}")
    assert said.endswith("Nothing of the file was used.")
    assert (f"; {came}" in said or came in said) if came else " came." not in said


def test_the_packages_own_trends_are_untouched_by_a_bad_file(tmp_path):
    before = TRENDS
    with pytest.raises(BadData):
        changed(tmp_path, at(0, bonus=99))
    assert trends.TRENDS is before


def test_a_file_that_is_no_toml_names_the_line(tmp_path, monkeypatch):
    folder = tmp_path / "rummy_runway"
    folder.mkdir()
    (folder / "trends.toml").write_text('[[trend]]\nname = "Black Tie\n', encoding="utf-8")
    monkeypatch.setenv("RUNABOUT_DATA", str(tmp_path))
    with pytest.raises(BadData, match=r"trends\.toml: expected TOML: .*line 2"):
        read_data(trends.FOLDER, "trends.toml")
