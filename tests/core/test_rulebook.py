import pickle
from importlib.resources import files
from pathlib import Path

import pytest

from runabout.core.errors import RunaboutError
from runabout.core.rulebook import Rule, Rulebook, UnknownRule, place

GAMES = Path(__file__).parents[2] / "src" / "runabout" / "games"

SOUND = """\
# The Egg Race

Carry the egg home. Designed by somebody.

Rules version: 3

## Setting up

Prose may stand between the rules.

- **EG-001** Take a spoon
  and an *egg*.
- **EG-002** Line up.

| a | table |
|---|-------|

## Running

- no rule, but a list item
- **EG-010** Run.

  Do not drop the egg.
- **EG-012** The first one home wins.

## Rulings

- **EGA-01** *What if it breaks?* You are out.
- **EGA-02b** *And if two eggs break?* Both are out.
- **EGA-02** *And hens?* No hens.
"""


@pytest.fixture
def write(tmp_path):
    def write(text):
        path = tmp_path / "RULES.md"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def eggs(write):
    return Rulebook.read(write(SOUND))


def test_title_version_and_rules_are_read_in_printed_order(eggs):
    assert eggs.title == "The Egg Race"
    assert eggs.version == 3
    assert list(eggs.rules) == ["EG-001", "EG-002", "EG-010", "EG-012", "EGA-01", "EGA-02b", "EGA-02"]
    assert [rule.number for rule in eggs] == list(eggs.rules)
    assert len(eggs) == 7
    assert eggs.prefix == "EG"
    assert eggs.prefixes == {"EG", "EGA"}


def test_wrapped_rule_comes_back_on_one_line_with_its_emphasis_and_section(eggs):
    assert eggs["EG-001"] == Rule("EG-001", "Take a spoon and an *egg*.", "Setting up")
    assert eggs["EG-010"] == Rule("EG-010", "Run. Do not drop the egg.", "Running")


def test_prose_and_plain_lists_are_part_of_no_rule(eggs):
    assert eggs["EG-002"].text == "Line up."


@pytest.mark.parametrize(
    "asked", ["EG-010", "eg-10", "EG10", "eg 10", "10", "010", pytest.param(10, id="int"), " EG-10 "]
)
def test_rule_is_found_by_a_number_in_any_common_spelling(eggs, asked):
    assert eggs[asked].number == "EG-010"


@pytest.mark.parametrize(("asked", "number"), [("ega-2", "EGA-02"), ("EGA-2B", "EGA-02b"), ("ega1", "EGA-01")])
def test_ruling_is_found_by_its_own_prefix_and_letter(eggs, asked, number):
    assert eggs[asked].number == number


def test_containment_is_exact(eggs):
    assert "EG-010" in eggs
    assert "EG-10" not in eggs


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        ("EG-011", ("EG-010", "EG-012")),
        ("7", ("EG-002", "EG-010")),
        ("EG-900", ("EG-012",)),
        (0, ("EG-001",)),
        ("EGA-02c", ("EGA-02b",)),
        ("XY-11", ("EG-010", "EG-012")),
        ("eggs", ()),
    ],
)
def test_unknown_rule_names_the_nearest_numbers(eggs, asked, nearest):
    with pytest.raises(UnknownRule) as caught:
        eggs[asked]
    assert caught.value.asked == str(asked)
    assert caught.value.nearest == nearest
    assert all(number in str(caught.value) for number in nearest)
    assert not str(caught.value).startswith(('"', "'The"))


def test_unknown_rule_is_a_key_error_fit_to_show_and_survives_pickling(eggs):
    with pytest.raises(KeyError) as caught:
        eggs["EG-011"]
    assert isinstance(caught.value, RunaboutError)
    assert str(caught.value) == "The Egg Race has no rule EG-011; the nearest: EG-010, EG-012"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_foreign_prefix_is_answered_with_the_prefixes_there_are(eggs):
    with pytest.raises(UnknownRule, match="its rules are numbered EG and EGA"):
        eggs["XY-011"]


@pytest.mark.parametrize(
    ("before", "after", "line", "complaint"),
    [
        ("**EG-002** Line", "**EG-001** Line", 13, "EG-001 is there twice; EG-001 stands in line 11"),
        ("**EG-002** Line", "**EG-01** Line", 13, "EG-01 is there twice; EG-001 stands in line 11"),
        ("Rules version: 3\n", "", 1, "no version"),
        ("Rules version: 3", "Rules version: 3\nRules version: 4", 6, "second version"),
        ("Rules version: 3", "Rules version: three", 5, "whole number"),
        ("Rules version: 3", "Rules version: 0", 5, "whole number"),
        ("Rules version: 3", "**Rules version:** 3", 5, "expected 'Rules version: '"),
        ("# The Egg Race", "The Egg Race", 1, "no title"),
        ("## Running", "# Running", 18, "second title"),
        ("## Setting up", "Setting up", 11, "EG-001 stands in no section"),
        ("**EG-010** Run", "**EX-010** Run", 21, "EX-010 is of another game"),
        ("  and an *egg*", "and an *egg*", 12, "indent this by two spaces to go on with EG-001"),
    ],
)
def test_malformed_file_is_refused_by_file_and_line(write, before, after, line, complaint):
    assert SOUND.count(before) == 1
    path = write(SOUND.replace(before, after))
    with pytest.raises(ValueError, match=r"RULES\.md:\d+: ") as caught:
        Rulebook.read(path)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "item",
    [
        "- EG-002 Line up.",
        "- **EG-002**Line up.",
        "- **EG-002**",
        "- **EG-002 Line** up.",
        "-  **EG-002** Line up.",
        "-**EG-002** Line up.",
        "* **EG-002** Line up.",
        "  - **EG-002** Line up.",
        "- *EG-002* Line up.",
        "- __EG-002__ Line up.",
        "- **EG002** Line up.",
        "- **EG 002** Line up.",
        "- **eg-002** Line up.",
        "- **EG\u2013002** Line up.",
        "- **EG-002B** Line up.",
        "- **EG-002, EG-003** Line up.",
        "- **002** Line up.",
        "- EG002 Line up.",
        "**EG-002** Line up.",
    ],
)
def test_item_that_looks_like_a_rule_is_never_passed_over(write, item):
    path = write(SOUND.replace("- **EG-002** Line up.", item))
    with pytest.raises(ValueError, match="a rule should read") as caught:
        Rulebook.read(path)
    assert f"{path}:13: " in str(caught.value)


@pytest.mark.parametrize(
    "line",
    [
        "- plain",
        "- 3 eggs",
        "- **Note** this",
        "**2 eggs** a runner",
        "- see EG-001",
        "---",
        "EG-001 says so",
    ],
)
def test_ordinary_prose_and_lists_are_left_alone(write, line):
    assert len(Rulebook.read(write(SOUND.replace("| a | table |", line)))) == 7


def test_rule_may_mention_another_at_the_start_of_a_wrapped_line(write):
    book = Rulebook.read(write(SOUND.replace("  and an *egg*.", "  EG-002 comes next, **EG-010**\n  **EG-012** last.")))
    assert book["EG-001"].text == "Take a spoon EG-002 comes next, **EG-010** **EG-012** last."


def test_file_without_rules_is_refused(write):
    with pytest.raises(ValueError, match="no rules"):
        Rulebook.read(write("# Nothing\n\nRules version: 1\n"))


def test_missing_file_is_an_os_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        Rulebook.read(tmp_path / "RULES.md")


def test_windows_line_ends_and_byte_order_mark_make_no_difference(tmp_path, eggs):
    path = tmp_path / "windows.md"
    path.write_bytes(SOUND.replace("\n", "\r\n").encode("utf-8-sig"))
    assert Rulebook.read(str(path)) == eggs


def test_place_refuses_what_is_no_printed_number():
    assert place("EGA-02b") == ("EGA", 2, "b")
    with pytest.raises(ValueError, match="is not"):
        place("eg-2")


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/RULES.md")))
def test_rulebook_of_each_of_our_own_games_can_be_read(game):
    assert Rulebook.read(files("runabout.games") / game / "RULES.md").version >= 1


def test_road_runner_has_every_number_of_its_printed_rules_and_rulings():
    printed = [
        (1, 7),
        (10, 21),
        (30, 34),
        (40, 45),
        (50, 53),
        (60, 73),
        (80, 89),
        (90, 95),
        (100, 102),
        (110, 113),
    ]
    printed += [(120, 123), (201, 240), (251, 255), (261, 281)]
    rules = [f"RR-{number:03}" for first, last in printed for number in range(first, last + 1)]
    assert len(rules) == 141
    rulings = [f"RRA-{number:02}" for number in range(1, 34)]
    rulings.insert(2, "RRA-02b")
    assert list(Rulebook.read(GAMES / "road_runner" / "RULES.md").rules) == rules + rulings
