"""`runabout check` says of any game whether it keeps the laws, and what is wrong where it does not."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from runabout.core.game import INTERPRET
from runabout.games import GAMES, find_game
from runabout.testing import LAWS
from runabout.testing.lacking import lacking
from tests.cli.conftest import Run
from tests.laws import little

LITTLE = "tests.laws.little:game"


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setitem(little.game.__dict__, "run", little.game.interpreted)  # another test may have run it compiled
    monkeypatch.setattr(sys, "path", sys.path[:])


def planted(folder: Path, name: str, fault: str) -> str:
    """A module in the current folder whose GAME is the little game with a fault."""
    (folder / f"{name}.py").write_text(
        "from runabout.core.rule import rule\n"
        "from tests.laws import little\n"
        "from tests.variants import changed\n"
        "from tests.testing.broken_rules import leave_a_card_behind, negative_prior, raising\n"
        f"GAME = {fault}\n"
    )
    return f"{name}:GAME"


def test_a_sound_game_has_a_line_for_each_law_and_none_where_nothing_is_lacking(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runabout.testing.lacking.lacking", lambda _: iter(()))
    done = run("check", LITTLE, "--games", "1", "--hidden", "tests.laws.little:HIDDEN")
    assert (done.exit_code, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    kept = [line for line in lines if line.startswith("kept ")]
    assert [re.sub(r"^kept +(.+?) +\d+ cases? .*", r"\1", line) for line in kept] == [
        law.name for law in LAWS if law.name != "compiled"
    ]
    assert lines[-1] == f"High Card keeps the other {len(LAWS) - 1} laws."


def test_a_broken_law_is_named_with_what_was_expected_and_how_to_get_there(run: Run, tmp_path: Path) -> None:
    game = planted(tmp_path, "behind", "changed(little.game, apply=leave_a_card_behind)")
    done = run("check", game, "--games", "1")
    assert done.exit_code == 1
    assert re.search(r"^BROKEN +unused cells +1 case", done.stdout, re.MULTILINE)
    first, law, here, *rest = done.stderr.splitlines()
    assert first == "high-card breaks the law of unused cells."
    assert law.startswith("  The law: ")
    assert here.startswith("  Here: State.deck has cells that are not zero")
    assert "Match(game, 2, seed=" in rest[0]
    assert "keeps" not in done.stdout


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("changed(little.game, seats=(4, 2))", "`seats` are the fewest and the most, from 1 to 8; (4, 2) came"),
        ("changed(little.game, options=())", "`options` declares each field of Options, in order"),
        ("changed(little.game, Sight=little.Open)", "the first field that `Sight` adds to the open part is `viewer"),
    ],
    ids=["seats", "options", "viewer"],
)
def test_a_wrong_declaration_says_which_part(run: Run, tmp_path: Path, fault: str, told: str) -> None:
    game = planted(tmp_path, f"wrong_{re.sub(r'[^a-z]', '_', told[:12].lower())}", fault)
    done = run("check", game)
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"high-card: {told}" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("check road-ruiner", 'No game is called "road-ruiner"'),
        ("check :GAME", "expected MODULE:NAME of a runabout.core.game.Game, such as kuhn_poker:GAME."),
        ("check nowhere:GAME", "ModuleNotFoundError: No module named 'nowhere'"),
        ("check tests.laws.little:none", "has no attribute 'none'"),
        ("check tests.laws.little:HIDDEN", "it is Hidden("),
        (
            f"check {LITTLE} --hidden tests.laws.little:game",
            "--hidden tests.laws.little:game: expected MODULE:NAME",
        ),
        (f"check {LITTLE} --games 0", "is not in the range x>=1"),
        ("check", "Missing argument"),
    ],
)
def test_what_is_no_game_is_told_in_one_sentence(run: Run, arguments: str, told: str) -> None:
    done = run(*arguments.split())
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_part_that_raises_is_named_with_its_line(run: Run, tmp_path: Path) -> None:
    game = planted(tmp_path, "raises", "changed(little.game, apply=raising)")
    done = run("check", game, "--games", "1")
    assert done.exit_code == 1
    assert re.search(r"Here: raising \(broken_rules.py, line \d+\) raises RecursionError: too deep", done.stderr)


def test_what_a_broken_game_does_not_declare_is_said_too(run: Run, tmp_path: Path) -> None:
    game = planted(tmp_path, "lacks", "changed(little.game, action_prior=negative_prior)")
    done = run("check", game, "--games", "1")
    assert done.exit_code == 1
    assert "- layout: the table is shown as the fields of its Sight" in " ".join(done.stdout.split())


def test_a_negative_prior_is_named(run: Run, tmp_path: Path) -> None:
    game = planted(tmp_path, "negative", "changed(little.game, action_prior=negative_prior)")
    done = run("check", game, "--games", "1")
    assert done.exit_code == 1
    assert "high-card breaks the law of asking." in done.stderr
    assert re.search(r"action_prior of .* is -1", done.stderr)


def test_what_was_not_checked_and_what_a_game_does_not_declare_is_said_at_the_end(run: Run) -> None:
    told = " ".join(run("check", LITTLE, "--games", "1").stdout.split())
    assert "frequency: not checked; where a game hides cards, --hidden says where they lie" in told
    assert "compiled: not checked; RUNABOUT_INTERPRET is set" in told
    assert f"keeps the other {len(LAWS) - 2} laws" in told
    said = told.partition("It could still declare")[2]
    assert "- layout: the table is shown as the fields of its Sight" in said
    assert "no data with dealt_card, drew, drew_card, showed and 1 more." in said
    assert "- standing: nothing at the table says who is ahead." in said
    assert "- verbs" not in said  # it declares them
    assert re.search(r"- what verbs are about: \d\d% of what is legal in random play", said)
    assert "a button is needed for boast, show." in said or "a button is needed for show, boast." in said


@pytest.mark.parametrize("name", GAMES)
def test_our_own_games_declare_everything(name: str) -> None:
    assert list(lacking(find_game(name))) == []
