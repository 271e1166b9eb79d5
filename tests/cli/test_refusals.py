"""What is wrong with a command line or a file is told in the language of the person."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

import runabout
from runabout.terminal.voice import language_asked_in
from runabout.testing.terminal_faults import reason_faults, reasons_in
from tests.cli.conftest import Run
from tests.cli.test_bad_input import TOLD
from tests.cli.test_languages import ENGLISH, PRINTED
from tests.damage import damage

PACKAGE = Path(runabout.__file__).parent

PLAYERS = ("play", "replay", "games", "rules", "chase")
"""The commands that tell people who play what is wrong, and one that there is not."""

FOR_PLAYERS = [arguments for arguments, _ in TOLD if arguments.split()[0] in PLAYERS]


@pytest.mark.parametrize(
    "arguments", [*FOR_PLAYERS, "games road-runner --data", "play riverdale --looks Pepper,Zip,Juno"]
)
def test_a_refusal_is_german_where_german_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch, arguments: str) -> None:
    english = run(*arguments.split())
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    german = run(*arguments.split())
    assert (german.exit_code, german.stdout) == (2, "")
    [line] = german.stderr.splitlines()
    assert line not in english.stderr
    assert not ENGLISH.search(PRINTED.sub("", re.sub("Die Optionen sind [^.]*", "", line))), line
    assert line[-1] in ".?!"


def test_the_language_of_a_command_line_is_known_whatever_else_is_wrong_with_it(run: Run) -> None:
    for given in (
        ("--language", "de", "--wings"),
        ("--wings", "--language=de"),
        ("--seats", "viele", "--language", "de"),
    ):
        assert "Siehe runabout play --help." in run("play", *given).stderr


def test_the_language_that_arguments_ask_for_is_read_as_any_option_is() -> None:
    assert language_asked_in(["play", "--language", "de"]) == "de"
    assert language_asked_in(["--language=fr", "--language", "de"]) == "de"
    assert language_asked_in(["play", "--language"]) is None
    assert language_asked_in(["--", "--language", "de"]) is None


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (r"(?s).*", "", "Die Datei ist leer"),
        (r"(?s).*", "Liebes Tagebuch\n", "Zeile 1: Das ist kein gesichertes Spiel"),
        ('Runabout "[^"]*"', 'Runabout "99"', "Die Datei hat das Format „99“"),
        ('Rules "1"', 'Rules "2"', "Öffne es mit einem neueren Runabout"),
        ('Rules "1"', 'Rules "0"', "Öffne es mit einem älteren Runabout"),
        ('Rules "1"', 'Rules "x"', "Rules ist eine ganze Zahl, nicht „x“"),
        ("road-runner", "chess", "Ein Spiel namens „chess“ gibt es nicht"),
        ('Seats "4"', 'Seats "12"', "Road Runner ist für 3 bis 8 Plätze, nicht für 12"),
        ('dealer "4"', 'dealer "x"', "Die Option dealer ist eine ganze Zahl"),
        ("\\[Key", "[Cat", "ist keine Kopfzeile"),
        ("\\[Key.*\n", "", "Es muss genau eine der Kopfzeilen"),
        ('Key ".', 'Key "x', "Key besteht aus 64 hexadezimalen Ziffern"),
        ("\n1\\. ", "\n1. 9", "Hier entscheidet Platz"),
        ("\n1\\. ", "\n7. ", "Erwartet war Zug 1, da steht Zug 7"),
        ("\n1\\. ", "\nerst ", "Erwartet war ein Zug wie „1. 1 pass“"),
        (r"(?s)\nend.*", "\n", "Sie ist abgeschnitten"),
        (r"\Z", "mehr\n", "Nach der letzten Zeile kommt nichts mehr"),
        ("\nend ", "\nend 9", "Die letzte Zeile zählt"),
    ],
)
def test_what_is_wrong_with_a_file_is_german(run: Run, saved: Path, before: str, after: str, told: str) -> None:
    text = saved.read_text()
    saved.write_text(re.sub(before, after, text, count=1))
    assert saved.read_text() != text
    result = run("replay", "there.run", "--language", "de")
    assert result.exit_code == 2
    [line] = result.stderr.splitlines()
    assert line.startswith("there.run: ")
    assert told in line
    assert not ENGLISH.search(PRINTED.sub("", line.removeprefix("there.run"))), line


def test_what_cannot_be_done_at_the_table_is_german(run: Run, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    lines = ["regel 9999", "regel x", "sichern full/none/there.run", "ende", "nein"]
    said = " ".join(
        run("play", "riverdale", "--seed", "5", "--bots", "random", "--language", "de", lines=lines).stdout.split()
    )
    assert "Running Round Riverdale hat keine Regel 9999. Am nächsten: RV-102" in said
    assert "'x' ist keine Regelnummer; eine sieht so aus: RV-001" in said
    assert "In full/none/there.run lässt sich nicht sichern: Datei oder Ordner gibt es nicht." in said


def test_a_name_with_markup_or_of_marks_alone_is_shown_as_text(run: Run) -> None:
    people = ("--people", "[red]Ann[/],\u202e", "--seats", "2", "--seed", "5", "--language", "de")
    said = run("play", "riverdale", *people, lines=["ende", "nein"]).stdout
    assert "[red]Ann[/]" in said
    assert "\u202e" not in said
    unseen = run("play", "riverdale", *people, "--save", "a.run", lines=["", "ende"])
    assert "Person 2" in run("replay", "a.run", "--all", "--language", "de").stdout, unseen.stdout


def test_games_describe_themselves_in_german(run: Run) -> None:
    said = run("games", "riverdale", "--language", "de").stdout
    assert "Running Round Riverdale (riverdale), 2 bis 4 Plätze" in said
    assert "Lauf mit drei Figuren um die Stadt" in said
    assert "turn_limit: eine ganze Zahl von 10 bis 5000; sonst 2000 (RVA-49)" in said
    listed = run("games", "--language", "de").stdout
    assert "Kojoten stellen einem Rennkuckuck Fallen" in listed
    for line in (*said.replace(str(PACKAGE), "").splitlines(), *listed.splitlines()):
        names_aside = re.sub(r"^  \w+: .*; sonst .*", "", line)
        assert not ENGLISH.search(PRINTED.sub("", names_aside)), line


def test_programs_read_english_unless_they_ask_for_another_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Run three pawns" in run("games", "--json").stdout
    assert "Lauf mit drei Figuren" in run("games", "--json", "--language", "de").stdout


# --- The check of reasons ---------------------------------------------------------------------------------------------


def test_every_reason_is_there_in_every_language() -> None:
    assert list(reason_faults(PACKAGE)) == []
    assert len(list(reasons_in(PACKAGE))) > 40


@pytest.mark.parametrize(
    ("file", "before", "after", "told"),
    [
        ("core/reasons/de.ftl", "record-empty =", "record-emty =", "de.ftl: record-empty is missing; en.ftl has it"),
        ("core/reasons/de.ftl", "nicht für { $came }", "nicht für { $come }", "de.ftl: bad-seats asks for $come"),
        ("core/reasons/en.ftl", "record-empty =", "spare = x\nrecord-empty =", "en.ftl: spare is never said"),
        ("match/headers.py", 'Reason("record-empty")', 'Reason("record-void")', "match/headers.py:"),
    ],
)
def test_a_damaged_reason_is_named(tmp_path: Path, file: str, before: str, after: str, told: str) -> None:
    package = tmp_path / "runabout"
    for folder in ("core", "match", "games", "bots", "lab"):
        copytree(PACKAGE / folder, package / folder)
    damage(package / file, before, after)
    found = list(reason_faults(package))
    assert any(fault.startswith(told) for fault in found), found
