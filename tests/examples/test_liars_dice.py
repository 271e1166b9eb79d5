"""The example of a game of dice, for fewer seats than the most: its rules, what it shows, and the laws."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from runabout.cli import runabout
from runabout.core.errors import BadRecord, Refused
from runabout.core.game import INTERPRET
from runabout.match import Match, Script
from runabout.match.reading import loads
from runabout.terminal.screen import FINE
from runabout.terminal.tables import Table
from tests.examples.installed import SOURCE

FOLDER = SOURCE.parent / "liars_dice"
RULES = FOLDER / "liars_dice" / "rules.py"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for a copy of the package; the package is forgotten afterwards."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv("RUNABOUT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == "liars_dice"]:
        del sys.modules[name]


def rolled(*faces: int, **options: int | str) -> Match:
    """A match of as many pairs of dice as were rolled."""
    sys.path.insert(0, str(FOLDER))
    game = import_module("liars_dice").GAME
    script = Script([face - 1 for face in faces])
    return Match(game, len(faces) // 2, options=options, seed=script, run=game.interpreted)


@pytest.mark.parametrize(
    ("bid", "wild", "winner"),
    [("bid 2 x 5", "off", 0), ("bid 3 x 5", "off", 1), ("bid 3 x 5", "on", 0), ("bid 4 x 5", "on", 1)],
)
def test_a_bid_is_kept_by_as_many_dice_and_ones_count_where_they_are_wild(bid: str, wild: str, winner: int) -> None:
    match = rolled(5, 1, 5, 2, wild=wild)
    match.play(bid)
    match.play("doubt")
    assert match.outcome().winners == (winner,)


def test_a_bid_is_higher_and_within_the_dice_on_the_table() -> None:
    match = rolled(1, 2, 3, 4)
    for text, rule in (("doubt", "LD-004"), ("bid 5 x 1", "LD-003")):
        with pytest.raises(Refused, match=rule):
            match.play(text)
    match.play("bid 2 x 3")
    with pytest.raises(Refused, match="LD-002"):
        match.play("bid 2 x 3")
    match.play("bid 2 x 4")


def test_before_a_doubt_only_the_own_dice_are_certain() -> None:
    match = rolled(6, 1, 5, 2)
    match.play("bid 1 x 6")
    found = match.forecast(1, "doubt", tables=400)
    assert [(event.kind, event.seat, event.plain) for event in found.certain] == [
        ("doubted", 1, {}),
        ("showed", 1, {"dice": [5, 2]}),
    ]
    sixes = sum(odds.share for odds in found.odds if 6 in odds.event.facts)
    assert sixes == pytest.approx(11 / 36, abs=0.08)
    assert (found.over, found.next_seat) == (True, -1)


def test_the_dice_of_each_seat_at_the_table_are_shown_by_name() -> None:
    match = rolled(6, 1, 5, 2, 4, 4)
    match.play("bid 1 x 6")
    assert shown(match, 1) == ["Ann: Dice 2 unseen", "You: Dice 5, 2", "Cy: Dice 2 unseen", "The table Bid 1 x 6"]
    match.play("doubt")
    assert shown(match, -1)[:3] == ["Ann: Dice 6, 1", "Ben: Dice 5, 2", "Cy: Dice 4, 4"]


SAVED = """\
[Runabout "2"]
[Game "liars-dice"]
[Rules "1"]
[Seats "3"]
[Option wild "on"]
[Key "26f8a69d4de0bb67f13c1248d6e24d0fe71e162e574818cf839322171753ad37"]
[Digest "d867a8e6"]

1. 1 bid 1 x 2 ;eeb68b4f
2. 2 bid 2 x 3 ;5782d7df
3. 3 bid 3 x 1 ;000ba2a4
end 3
"""
"""Saved before the state had the field `highest`."""


def test_a_match_that_was_saved_before_its_last_field_came_is_played_on() -> None:
    game = rolled(1, 2, 3, 4).game
    match = loads(SAVED, lambda game: game.interpreted, lambda name: game)
    assert [step.action.text for step in match.steps] == ["bid 1 x 2", "bid 2 x 3", "bid 3 x 1"]
    match.play("bid 6 x 6")
    assert match.words.in_language("en").asked(match.sight(-1), "ABC") == "B: doubt it, for no bid is higher."
    match.play("doubt")
    assert match.over


def test_a_match_of_other_rules_is_refused_with_their_version() -> None:
    game = rolled(1, 2, 3, 4).game
    with pytest.raises(BadRecord, match=r"line 3: .* under version 2 .* has version 1"):
        loads(SAVED.replace('[Rules "1"]', '[Rules "2"]'), lambda game: game.interpreted, lambda name: game)


def shown(match: Match, viewer: int) -> list[str]:
    table, console = Table(match), Console(file=StringIO(), width=80)
    console.print(table.piles(table.scene(match, viewer, ["Ann", "Ben", "Cy"], FINE)), markup=False)
    assert isinstance(console.file, StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


# --- The laws ---------------------------------------------------------------------------------------------------------


def checked(folder: Path, loaded_die: bool = False) -> tuple[int, str]:
    """The exit code and the output of `runabout check` on a copy; with a loaded die, no six is ever imagined."""
    text = RULES.read_text(encoding="utf-8")
    fair = "known or roll(chance, SIDES)\n"
    assert text.count(fair) == 1
    shutil.copytree(RULES.parent, folder / "liars_dice", ignore=shutil.ignore_patterns("__pycache__"))
    if loaded_die:
        text = text.replace(fair, "known or roll(chance, SIDES - 1)\n")
        (folder / "liars_dice" / "rules.py").write_text(text, encoding="utf-8")
    done = CliRunner().invoke(runabout, ["check", "liars_dice:GAME", "--hidden", "liars_dice.hidden:HIDDEN"])
    return done.exit_code, done.output


def test_it_keeps_every_law_compiled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(INTERPRET, raising=False)
    code, said = checked(folder)
    assert code == 0, said
    assert "Liar's Dice keeps all 29 laws." in said


def test_a_loaded_die_is_noticed_compiled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(INTERPRET, raising=False)
    code, said = checked(folder, loaded_die=True)
    assert code == 1
    assert "breaks the law of frequency" in said
    assert "does not imagine card 0 where it lies as often as it does" in " ".join(said.split())


def test_a_loaded_die_can_go_unnoticed_interpreted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    code, said = checked(folder, loaded_die=True)
    assert code == 0, said


def test_after_the_highest_bid_nobody_is_asked_to_bid_more() -> None:
    match = rolled(1, 2, 3, 4)
    words = {language: match.game.words.in_language(language) for language in ("en", "de")}
    match.play("bid 4 x 5")
    assert words["en"].asked(match.sight(1), "AB") == "You: bid more, or doubt."
    match.play("bid 4 x 6")
    assert [action.text for action in match.legal()] == ["doubt"]
    assert words["en"].asked(match.sight(1), "AB") == "A: doubt it, for no bid is higher."
    assert words["de"].asked(match.sight(0), "AB") == "Du: anzweifeln, denn höher geht es nicht."
