import re
from io import StringIO
from textwrap import dedent

import pytest
from rich.console import Console

from runabout.core.rulebook import Rulebook
from runabout.testing import trace as tracing
from runabout.testing.trace import (
    PACKAGE,
    find_games,
    find_tests,
    gaps,
    is_listed,
    main,
    report,
    sources_of,
    strays,
    trace,
)

RULES = """\
# The Egg Race

Rules version: 1

## Running

- **EG-001** Take a [red] spoon.
- **EG-002** Line up.
- **EG-003** Run.
- **EG-010** The first one home wins.

## Rulings

- **EGA-02** *Hens?* No hens.
- **EGA-02b** *Ducks?* No ducks.
"""
EVERY = ["EG-001", "EG-002", "EG-003", "EG-010", "EGA-02", "EGA-02b"]


@pytest.fixture
def house(tmp_path):
    """A package of one sound game, with its tests beside it; `house(path, text)` writes another file."""

    def write(path, text):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")
        return file

    write("src/runabout/games/egg_race/RULES.md", RULES)
    write("src/runabout/games/egg_race/rules.py", '"""EG-001..010, EGA-02/02b"""\n')
    write("src/runabout/core/rule.py", "")
    write(
        "tests/test_egg_race.py",
        """
        import pytest
        @pytest.mark.rule("EG-001..010", "EGA-02", "EGA-02b")
        def test_race(): ...
        """,
    )
    write.package = tmp_path / "src" / "runabout"
    write.tests = tmp_path / "tests"
    write.root = tmp_path
    return write


@pytest.fixture
def traced(house):
    """Number to `Traced`, of the house as it stands when called."""

    def traced():
        game = find_games(house.package)["egg_race"]
        rows = trace(Rulebook.read(game / "RULES.md"), sources_of(game), house.tests, house.root)
        return {row.rule.number: row for row in rows}

    return traced


@pytest.fixture
def wrong(house):
    """What `strays` says of the house as it stands when called."""

    def wrong():
        books = [Rulebook.read(game / "RULES.md") for game in find_games(house.package).values()]
        return [str(stray) for stray in strays(books, [house.package], house.tests, house.root)]

    return wrong


def cited(traced, what):
    return {number for number, row in traced().items() if getattr(row, what)}


# ---------------------------------------------------------------------------------------------- code


def test_sound_house_has_no_gap_and_no_stray(house, traced, wrong):
    rows = traced()
    assert list(rows) == EVERY
    assert gaps(rows.values()) == []
    assert wrong() == []
    assert rows["EG-003"].code == ("src/runabout/games/egg_race/rules.py:1",)
    assert rows["EG-003"].tests == ("tests/test_egg_race.py::test_race",)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("# EG-001", {"EG-001"}),
        ('"""Lay. (EG-001)"""', {"EG-001"}),
        ("x = 'EG-001'", {"EG-001"}),
        ("x = f'EG-001 {1 + 1}'", {"EG-001"}),
        ("# EG-001, EGA-02b.", {"EG-001", "EGA-02b"}),
        ("# EG-001..003", {"EG-001", "EG-002", "EG-003"}),
        ("# EG-001..EG-003", {"EG-001", "EG-002", "EG-003"}),
        ("# EG-001 .. EG-003", {"EG-001", "EG-002", "EG-003"}),
        ("# EG-002 to EG-010", {"EG-002", "EG-003", "EG-010"}),
        ("# EG-001-003", {"EG-001", "EG-002", "EG-003"}),
        ("# EG-001\u2013003", {"EG-001", "EG-002", "EG-003"}),
        ("# EGA-02..02b", {"EGA-02", "EGA-02b"}),
        ("# EG-001/003", {"EG-001", "EG-003"}),
        ("# EG-001/EG-003", {"EG-001", "EG-003"}),
        ("# EG-001 to 3 eggs", {"EG-001"}),
        ("# EG-001..", {"EG-001"}),
        ("# EGA-02b", {"EGA-02b"}),
        ("x = 'eg-001'", set()),
        ("x = EG-1", set()),
        ("# EG-1, XEG-001, xEG-001, A-EG-001, EG-0011, EG-001X, EG-001_x, EG_001", set()),
        ("# EG-001-3 eggs", {"EG-001"}),
        ("EG, x = 5, 1\ny = EG-10", set()),
    ],
)
def test_code_cites_in_comments_and_strings_by_exact_number(house, traced, code, found):
    house("src/runabout/games/egg_race/rules.py", code)
    assert cited(traced, "code") == found


def test_citation_is_placed_on_its_own_line_of_a_long_docstring(house, traced):
    house(
        "src/runabout/games/egg_race/rules.py",
        '"""One.\n\nEG-001\nEG-002 to\n EG-003"""\n\nx = 1  # EG-003\n',
    )
    rows = traced()
    assert rows["EG-001"].code == ("src/runabout/games/egg_race/rules.py:3",)
    assert rows["EG-003"].code == (
        "src/runabout/games/egg_race/rules.py:4",
        "src/runabout/games/egg_race/rules.py:7",
    )


def test_rulebook_itself_cites_nothing(house, traced):
    house("src/runabout/games/egg_race/rules.py", "")
    assert cited(traced, "code") == set()


def test_code_elsewhere_in_the_package_counts_but_not_in_other_games(house, traced):
    house("src/runabout/games/egg_race/rules.py", "# EG-001")
    house("src/runabout/core/rule.py", "# EG-002")
    house("src/runabout/games/__init__.py", "# EG-003")
    house("src/runabout/games/sack_race/rules.py", "# EG-010")
    assert cited(traced, "code") == {"EG-001", "EG-002", "EG-003"}


def test_missing_citation_is_a_gap_that_names_the_rule(house, traced):
    house("src/runabout/games/egg_race/rules.py", "# EG-001..003, EGA-02/02b")
    assert gaps(traced().values()) == ["EG-010 has no code: The first one home wins."]


# --------------------------------------------------------------------------------------------- tests


@pytest.mark.parametrize(
    ("test", "found"),
    [
        ('@pytest.mark.rule("EG-001")\ndef test_it(): ...', {"EG-001"}),
        ('@pytest.mark.rule("EG-001", "EG-003")\nasync def test_it(): ...', {"EG-001", "EG-003"}),
        (
            '@pytest.mark.rule("EG-001")\n@pytest.mark.rule("EG-002")\ndef test_it(): ...',
            {"EG-001", "EG-002"},
        ),
        ('@mark.rule("EG-001")\ndef test_it(): ...', {"EG-001"}),
        ('rule = pytest.mark.rule\n@rule("EG-001")\ndef test_it(): ...', {"EG-001"}),
        ('running = pytest.mark.rule("EG-003")\n@running\ndef test_it(): ...', {"EG-003"}),
        ('pytestmark = pytest.mark.rule("EG-001")\ndef test_it(): ...', {"EG-001"}),
        ('pytestmark: list = [pytest.mark.slow, pytest.mark.rule("EG-001")]\ndef test_it(): ...', {"EG-001"}),
        ('class TestIt:\n  pytestmark = pytest.mark.rule("EG-001")\n  def test_it(self): ...', {"EG-001"}),
        ('@pytest.mark.rule("EG-001")\nclass TestIt:\n  def test_it(self): ...', {"EG-001"}),
        (
            """
            @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("EG-002"))])
            def test_it(x): ...
            """,
            {"EG-002"},
        ),
        (
            """
            EGGS = [pytest.param(2, marks=[pytest.mark.rule("EG-002")])]
            @pytest.mark.parametrize("x", EGGS)
            def test_it(x): ...
            """,
            {"EG-002"},
        ),
        (
            """
            EGGS = {"EG-001": "Spoon", "EG-003": "Run"}
            CASES = [pytest.param(t, marks=pytest.mark.rule(n)) for n, t in EGGS.items()]
            @pytest.mark.parametrize("x", CASES)
            def test_it(x): ...
            """,
            {"EG-001", "EG-003"},
        ),
        (
            'EGGS = ("EG-001", "EG-002")\n@pytest.mark.rule(*EGGS)\ndef test_it(x): ...',
            {"EG-001", "EG-002"},
        ),
        (
            """
            def egg(number, *what): return pytest.param(*what, marks=pytest.mark.rule(number))
            @pytest.mark.parametrize("x", [egg("EG-001", "Spoon"), egg("EG-002", "Line")])
            def test_it(x): ...
            """,
            {"EG-001", "EG-002"},
        ),
        (
            """
            def egg(x): return pytest.param(x, marks=pytest.mark.rule("EG-003"))
            @pytest.mark.parametrize("x", [egg("Spoon")])
            def test_it(x): ...
            """,
            {"EG-003"},
        ),
        ('@pytest.mark.rule("EG-001")\ndef helper(): ...', set()),
        ('pytestmark = pytest.mark.rule("EG-001")', set()),
        ('@pytest.mark.rule("EG-001")\nclass Helper:\n  def test_it(self): ...', set()),
        ('@pytest.mark.other("EG-001")\ndef test_it(): "EG-001"  # EG-001', set()),
        ('@rule("EG-001")\ndef test_it(): ...', set()),
    ],
)
def test_markers_are_found_however_they_are_attached(house, traced, wrong, test, found):
    house("tests/test_egg_race.py", test)
    assert cited(traced, "tests") == found
    assert wrong() == []


def test_test_is_named_with_its_class(house, traced):
    house("tests/deep/egg_test.py", 'class TestIt:\n  @pytest.mark.rule("EG-001")\n  def test_it(self): ...')
    assert traced()["EG-001"].tests[0] == "tests/deep/egg_test.py::TestIt::test_it"


def test_marker_in_a_file_that_holds_no_tests_does_not_count(house, traced):
    (house.tests / "test_egg_race.py").rename(house.tests / "helpers.py")
    assert cited(traced, "tests") == set()


def test_missing_test_is_a_gap_that_names_the_rule(house, traced):
    house("tests/test_egg_race.py", '@pytest.mark.rule("EG-001..010", "EGA-02b")\ndef test_it(): ...')
    house("src/runabout/games/egg_race/rules.py", "# EG-001..010")
    assert gaps(traced().values()) == [
        "EGA-02 has no code and no test: *Hens?* No hens.",
        "EGA-02b has no code: *Ducks?* No ducks.",
    ]


# ------------------------------------------------------------------------------------------- strays


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (
            "\n# EG-004",
            "rules.py:2 cites EG-004: The Egg Race has no rule EG-004; the nearest: EG-003, EG-010",
        ),
        ("# EG-1", "rules.py:1 cites EG-1: the rule is written EG-001"),
        ("# EG-001..009", "rules.py:1 cites EG-001 to EG-009: The Egg Race has no rule EG-009"),
        ("# EG-003..001", "rules.py:1 cites EG-003 to EG-001: the range runs backward"),
        ("# EG-001/004", "rules.py:1 cites EG-004: "),
        ("# EGA-02c", "rules.py:1 cites EGA-02c: "),
    ],
)
def test_number_that_no_rulebook_has_is_a_stray_in_code(house, wrong, code, complaint):
    house("src/runabout/games/egg_race/rules.py", code)
    (only,) = wrong()
    assert complaint in only


def test_letters_that_no_rulebook_uses_mean_nothing_in_code(house, wrong):
    house("src/runabout/core/rule.py", "# UTF-8, PEP-8, SHA-256, XY-001")
    assert wrong() == []


@pytest.mark.parametrize(
    ("marker", "complaint"),
    [
        ('"EG-004"', "cites EG-004: The Egg Race has no rule EG-004"),
        ('"XY-001"', "cites XY-001: no rulebook has numbers that begin with XY-"),
        ('"EG001"', "cites EG001: a marker should hold plain numbers"),
        ('"EG-001 "', "cites EG-001 : a marker should hold plain numbers"),
        ('f"EG-{1:03}"', "a marker should hold plain numbers"),
        ("number()", "cites number(): a marker should hold plain numbers"),
        ("", "cites pytest.mark.rule(): a marker should hold plain numbers"),
    ],
)
def test_number_that_no_rulebook_has_is_a_stray_in_a_marker(house, wrong, marker, complaint):
    house("tests/test_egg_race.py", f"@pytest.mark.rule({marker})\ndef test_it(): ...")
    (only,) = wrong()
    assert only.startswith("tests/test_egg_race.py::test_it cites ")
    assert complaint in only


def test_stray_in_another_game_is_found_too(house, wrong):
    house("src/runabout/games/sack_race/rules.py", "# EG-004")
    assert len(wrong()) == 1


@pytest.mark.parametrize("path", ["src/runabout/core/rule.py", "tests/test_egg_race.py"])
def test_file_that_is_not_python_is_named_with_its_line(house, traced, path):
    file = house(path, "x = 1\n'''EG-001\n")
    with pytest.raises(ValueError, match=rf"{re.escape(str(file))}:[1-3]: cannot be read as Python"):
        traced()


def test_source_that_is_not_there_is_an_error(house):
    rulebook = Rulebook.read(house.package / "games/egg_race/RULES.md")
    with pytest.raises(FileNotFoundError, match="nowhere"):
        trace(rulebook, [house.root / "nowhere"], None)


# -------------------------------------------------------------------------------- table and command


def printed(table):
    console = Console(width=200, file=StringIO())
    console.print(table)
    return console.file.getvalue()


def test_report_shows_rule_code_and_tests_and_says_what_is_missing(house, traced):
    house("src/runabout/games/egg_race/rules.py", "# EG-001")
    house("tests/test_egg_race.py", '@pytest.mark.rule("EG-002")\ndef test_it(): ...')
    text = printed(report("Eggs", list(traced().values())))
    assert "Take a [red] spoon." in text
    assert "rules.py:1" in text
    assert "test_egg_race.py::test_it" in text
    assert text.count("no code") == text.count("no test") == len(EVERY) - 1


def test_check_passes_and_says_so_when_nothing_is_wrong(house, capsys):
    assert main(["--check"], house.package) == 0
    assert capsys.readouterr().out == "egg_race: 6 rules, none of them with a gap\n"


@pytest.mark.parametrize("arguments", [[], ["--check"], ["egg_race"], ["egg-race", "--check"]])
def test_command_ends_with_1_and_names_the_rule_that_lacks_something(house, capsys, arguments):
    house("src/runabout/games/egg_race/rules.py", "# EG-001..003, EGA-02/02b")
    assert main(arguments, house.package) == 1
    assert "EG-010 has no code" in capsys.readouterr().out


def test_command_ends_with_1_over_a_stray(house, capsys):
    house("src/runabout/core/rule.py", "# EG-004")
    assert main(["--check"], house.package) == 1
    assert "src/runabout/core/rule.py:1 cites EG-004" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [(["hen_race"], "there are: egg_race"), (["egg_race", "RULES.md"], "RULES.md")],
)
def test_command_ends_with_2_over_a_game_that_is_not_there(house, capsys, arguments, complaint):
    assert main(arguments, house.package) == 2
    assert complaint in capsys.readouterr().err


def test_command_ends_with_2_over_a_rulebook_that_cannot_be_read(house, capsys):
    house("src/runabout/games/egg_race/RULES.md", RULES.replace("EG-002", "EG-001"))
    assert main(["--check"], house.package) == 2
    assert "RULES.md:8: EG-001 is there twice" in capsys.readouterr().err


def test_check_of_nothing_is_no_success(tmp_path, capsys):
    assert main(["--check"], tmp_path) == 2
    assert "no game with a RULES.md" in capsys.readouterr().err


def test_package_installed_without_tests_is_traced_without_them(house, traced, capsys):
    (house.tests / "test_egg_race.py").unlink()
    house.tests.rmdir()
    assert find_tests(house.package) is None
    assert traced()["EG-001"].tests is None
    assert gaps(traced().values()) == []
    assert "Tests" not in printed(report("Eggs", list(traced().values())))
    assert main(["--check"], house.package) == 0
    assert tracing.NO_TESTS in capsys.readouterr().out


def test_tests_folder_without_tests_is_no_excuse(house, traced):
    (house.tests / "test_egg_race.py").unlink()
    assert len(gaps(traced().values())) == len(EVERY)


def test_games_are_the_folders_with_a_rulebook(house):
    house("src/runabout/games/sack_race/rules.py", "")
    assert list(find_games(house.package)) == ["egg_race"]


def test_a_game_of_ours_that_is_not_in_the_list_of_games_is_still_being_built(house):
    assert is_listed(PACKAGE / "games" / "road_runner")
    assert not is_listed(PACKAGE / "games" / "no_such_game")
    assert is_listed(find_games(house.package)["egg_race"])
