"""The terminal in the languages that it speaks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from shutil import copytree

import pytest

import runabout
from runabout.cli.dialogue import COMMANDS
from runabout.core.speech.declared import LANGUAGES
from runabout.terminal.refusal import MESSAGES
from runabout.terminal.voice import Somebody, Voice, language_for, languages_of
from runabout.testing.message_faults import File
from runabout.testing.terminal_faults import CODE, calls_in, terminal_faults
from tests.cli.conftest import Run
from tests.damage import damage

PACKAGE = MESSAGES.parents[1]

ENGLISH = re.compile(
    r"\b(the|and|or|of|to|you|your|is|are|has|have|with|from|turn|turns|cards|deck|plays|played|draws|drawn"
    r"|nothing|nobody|everybody|choice|choices|decision|score|saved|unseen|wins?)\b",
    re.IGNORECASE,
)
"""Words that no German sentence has in it. (Names of cards that are printed in English are taken out first.)"""

PRINTED = re.compile(
    r'Race 2 Live|"[^"]*"|\bRoad Runner\b|Running Round Riverdale|[A-Z][\w\'-]*( [A-Z][\w\'-]*)+[?!]*|--?\w+'
)
"""Names of games and cards, what is quoted to be typed, options, and what is in capitals."""


# --- What there is ----------------------------------------------------------------------------------------------------


def test_all_that_the_terminal_says_is_there_in_every_language() -> None:
    assert list(terminal_faults(PACKAGE)) == []


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """A copy of the terminal's code and messages, to be damaged."""
    for folder in CODE:
        copytree(PACKAGE / folder, tmp_path / folder)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "before", "after", "told"),
    [
        ("messages/de.ftl", "file-left =", "file-loft =", "de.ftl: file-left is missing; en.ftl has it"),
        (
            "messages/de.ftl",
            "file-left =",
            "file-loft =",
            "de.ftl: file-loft is not in en.ftl; is its name right?",
        ),
        ("messages/en.ftl", "file-left =", "file-loft =", "de.ftl: file-left is not in en.ftl"),
        ("messages/en.ftl", "no-cards =", "spare = spare\nno-cards =", "en.ftl: spare is never said"),
        (
            "messages/de.ftl",
            "word-why = warum",
            "word-why = { warum",
            "de.ftl: word-why (line 5) is malformed",
        ),
        (
            "messages/de.ftl",
            "{ $deck }, Ablage",
            "{ $pile }, Ablage",
            "de.ftl: riverdale-piles asks for $pile; it is given",
        ),
        (
            "messages/de.ftl",
            "{ LIST($looks) }",
            "{ LUST($looks) }",
            "de.ftl: table-looks: there is no function LUST",
        ),
        (
            "messages/de.ftl",
            "no-cards = keine Karten",
            "no-cards = { cords }",
            "de.ftl: no-cards refers to cords",
        ),
        (
            "messages/de.ftl",
            "no-cards = keine Karten",
            "no-cards =\n    .short = -",
            "de.ftl: no-cards has no text",
        ),
        ("match_file.py", 'say("file-left")', 'say("file-left", name="x")', "match_file.py:"),
        ("match_file.py", 'say("file-left")', "say(self.path)", "match_file.py:"),
        ("match_file.py", 'say("file-left")', 'say("file-left", **{})', "match_file.py:"),
    ],
)
def test_a_damage_is_named(code: Path, file: str, before: str, after: str, told: str) -> None:
    [damaged] = [path for folder in CODE if (path := code / folder / file).exists()]
    damage(damaged, before, after)
    found = list(terminal_faults(code))
    assert any(fault.startswith(told) for fault in found), found


def test_a_language_without_its_file_is_named(code: Path) -> None:
    (code / "terminal" / "messages" / "de.ftl").unlink()
    [found] = terminal_faults(code)
    assert "de.ftl: there is no such file" in found


# --- What is read -----------------------------------------------------------------------------------------------------

SAMPLES = {"who": (Somebody("Ann"), Somebody("Ann", is_addressed=True)), "winners": ([], ["Ann"], ["Ann", "Ben"])}
NUMBERS = (
    "away",
    "stick",
    "along",
    "across",
    "count",
    "number",
    "most",
    "fewest",
    "seats",
    "last",
    "x",
    "y",
    "deck",
    "discards",
)
STATES = {
    "place": ("home", "shop", "zone"),
    "state": ("answered", "now", "later"),
    "side": ("left", "right"),
    "near": (None, "hard"),
    "phase": ("draw", "act", "lay", "wear", "trim"),
    "winner": ("road", "vehicle", "attacker", "defender"),
    "die": (1, 2, 3, 4, 5, 6, 0),
    "pile": ("area-captures", "area-escapes"),
}
LISTS = ("near", "looks", "calls")


def samples(value: str, message: str) -> tuple[object, ...]:
    """What a message may be given for a value."""
    if value in SAMPLES:
        return SAMPLES[value]
    if value in LISTS and not (value == "near" and message == "menu-unknown"):
        return (*([] if value == "looks" else [[]]), ["Road"], ["Road", "Rust!"])
    if value in STATES:
        return STATES[value]
    if value in ("over", "out", "defender_wins") or value.startswith("is_"):
        return (True, False)
    return (1, 3) if value in NUMBERS else (None, "Rust!") if message == "road-runner-answer" else ("Rust!",)


@cache
def read(language: str) -> dict[str, list[str]]:
    """Every message as it is read, with samples of what it is given."""
    voice, messages = Voice(language), File(MESSAGES / "en.ftl").messages
    found: dict[str, list[str]] = {}
    for call in calls_in(PACKAGE):
        for message in messages:
            if call.says(message):
                names = sorted(name.replace("-", "_") for name in call.given or ())
                rows: list[dict[str, object]] = [{}]
                for name in names:
                    rows = [{**row, name: value} for row in rows for value in samples(name, message)]
                found.setdefault(message, []).extend(voice.say(message, **row) for row in rows)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_has_nothing_left_over(language: str) -> None:
    said = read(language)
    assert len(said) > 100
    for message, texts in said.items():
        for text in texts:
            assert not re.search(r"[{}$]|undefined|None|True|False", text), text
            if not re.match("help-|replay-keys|riverdale-sign|.*-help", message):
                assert not re.search(r"\S  | [.,;!?]( |$)", text), text
            assert text == text.strip(), text
            assert text.strip("\u2068\u2069"), message


def test_no_english_is_left_in_german() -> None:
    english, german = read("en"), read("de")
    for message, texts in german.items():
        for text in texts:
            plain = PRINTED.sub("", text)
            assert not ENGLISH.search(plain), (message, text)
    alike = {message for message in german if german[message] == english[message]}
    assert alike <= {
        "arena-milliseconds",
        "arena-settings",
        "quoted",
        "games-named",
        "games-title",
        "word-help",
        "race-2-live-rank-king",
        "race-2-live-rank-ace",
        "riverdale-home-green",
        "road-wolf-struck-by-spikes",
        "road-wolf-words-start",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_and_a_line_in_the_help(language: str) -> None:
    voice = Voice(language)
    words = [voice.say(f"word-{name}") for name in COMMANDS]
    assert len(set(words)) == len(COMMANDS)
    for name, word in zip(COMMANDS, words, strict=True):
        assert voice.say(f"help-{name}").startswith(word)
        assert voice.means(word.upper(), name)
        assert voice.means(name, name)


def test_the_lines_of_the_help_have_one_column_to_begin_in() -> None:
    for language in LANGUAGES:
        lines = [Voice(language).say(f"help-{name}") for name in COMMANDS]
        begins = {re.split(r"(?<=\S)\s{2,}|(?<=\]) (?=\w)", line, maxsplit=1)[1] for line in lines}
        assert len({line.index(next(text for text in begins if line.endswith(text))) for line in lines}) == 1, lines


# --- Which language ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en"}, "en"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "de"}, "de"),
    ],
)
def test_the_language_is_the_machines(environment: dict[str, str], language: str) -> None:
    assert language_for(None, environment) == language


def test_the_language_asked_for_comes_before_the_machines() -> None:
    machine = {"LANG": "de_DE.UTF-8"}
    assert language_for("en", machine) == "en"
    assert language_for("de-AT", {"LANG": "en_US"}) == "de"
    assert language_for("fr", machine) == "en"
    assert list(languages_of({"LANG": "x", "LANGUAGE": "de_CH:en"})) == ["de_CH", "en"]


GAME = ("play", "riverdale", "--seats", "2", "--seed", "5", "--bots", "random")


def test_a_language_that_is_not_spoken_is_said_and_english_spoken(run: Run) -> None:
    result = run(*GAME, "--language", "fr", lines=["quit", "no"])
    assert result.exit_code == 0
    assert '"fr" is not spoken here: there are English (en) and German (de).' in result.stderr
    assert "Your choice (or help):" in result.stdout


def test_a_form_of_a_language_goes_without_saying(run: Run) -> None:
    result = run(*GAME, "--language", "de-AT", lines=["ende", "nein"])
    assert result.stderr == ""
    assert "Deine Wahl (oder hilfe):" in result.stdout


def test_the_machine_has_a_say(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Deine Wahl" in run(*GAME, lines=["ende", "nein"]).stdout
    assert "Your choice" in run(*GAME, "--language", "en", lines=["quit", "no"]).stdout


# --- A damaged file ---------------------------------------------------------------------------------------------------


def test_english_is_said_for_what_cannot_be_said(tmp_path: Path) -> None:
    folder = copytree(MESSAGES, tmp_path / "messages")
    german = folder / "de.ftl"
    text = german.read_text(encoding="utf-8")
    german.write_text(text.replace("no-cards = keine Karten", "no-cards = { keine"), encoding="utf-8")
    voice = Voice("de", folder)
    assert voice.say("no-cards") == "no cards"
    assert voice.say("file-not-saved") == "Nicht gesichert."


def test_a_file_that_is_no_text_leaves_english(tmp_path: Path) -> None:
    folder = copytree(MESSAGES, tmp_path / "messages")
    (folder / "de.ftl").write_bytes(b"\xff\xfe\x00")
    assert Voice("de", folder).say("file-not-saved") == "Not saved."


def test_a_name_from_right_to_left_does_not_turn_the_sentence_round() -> None:
    assert Voice("de").say("busy-thinking", who=Somebody("דנה\u202e")) == "\u2068דנה\u2069 führt etwas im Schilde"


# --- At the table -----------------------------------------------------------------------------------------------------


def test_what_is_typed_is_understood_in_both_languages(run: Run, tmp_path: Path) -> None:
    typed = ["warum Crash!", "why Crash!", "regel 12", "rule 12", "stapel", "verlauf alles", "log 1", "zurücknehmen"]
    result = run(*GAME, "--language", "de", lines=[*typed, "hilfe", "sichern a.run", "99", "nonsens", "ende", "n"])
    said = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert said.count("Crash!: Das ist jetzt erlaubt.") + said.count("Crash!: Das geht jetzt nicht.") == 2
    assert said.count("RV-012 (") == 2
    assert "Nicht zu sehen (" in said
    assert "warum ZUG" in said
    assert "Gesichert. Weiter geht es mit: runabout play --resume a.run" in said
    assert "Eine Nummer 99 gibt es hier nicht" in said
    assert "„nonsens“ ist kein Zug." in said
    assert runabout.load(tmp_path / "a.run").tags["Seat1"] == "person You"


def test_a_choice_is_made_by_what_it_says_in_german_or_in_canonical_notation(run: Run, tmp_path: Path) -> None:
    game = ("play", "race-2-live", "--seats", "1", "--seed", "3", "--language", "de", "--save")
    run(*game, "said.run", lines=["VORWÄRTS", "ende"])
    run(*game, "canonical.run", lines=["forward", "ende"])
    said, canonical = (runabout.load(tmp_path / f"{name}.run") for name in ("said", "canonical"))
    assert [step.action for step in said.steps] == [step.action for step in canonical.steps]
    assert said.steps[0].action.text == "forward"


SHORT = {
    "riverdale": "turn_limit=20",
    "race-2-live": "difficulty=expert",
    "road-runner": "turn_limit=20",
    "road-wolf": "round_limit=4",
    "rummy-runway": "rounds=1",
}
"""The games that are told in German, and an option that makes a short game of each."""


@pytest.mark.parametrize("name", SHORT)
def test_a_whole_game_is_german(run: Run, tmp_path: Path, name: str) -> None:
    seats, short = "3" if name == "road-runner" else "2", SHORT[name]
    given = ("--language", "de", "--save", "whole.run", "-o", short)
    result = run("play", name, "--seats", seats, "--seed", "5", "--bots", "random", *given, lines=["1"] * 400)
    assert result.exit_code == 0
    assert runabout.load(tmp_path / "whole.run").over
    for text in (result.stdout, run("replay", "whole.run", "--all", "--language", "de").stdout):
        for line in text.splitlines():
            assert not re.search(r"[{}$]|undefined|None\b", line), line
            assert not ENGLISH.search(PRINTED.sub("", line)), line
    assert "Was alle auf der Hand hatten:" in result.stdout


YOU = {
    "en": re.compile(r"\b(you|your)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dir|dich|deine?[rnm]?)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["riverdale", "race-2-live", "road-wolf"])
def test_where_several_share_the_terminal_nobody_is_you(run: Run, language: str, name: str) -> None:
    given = ("--people", "Ann,Ben", "--seats", "2", "--seed", "2", "--language", language)
    lines = ["", "1"] * 8 if name == "riverdale" else ["1"] * 12
    if name == "road-wolf":  # a ready-made force each, then places, then moves
        lines = ["", "14", "", "14", "", "1", "1", "", "1", "", "1", "1", "1", "1", "#9", "back 9"]
    said = run("play", name, *given, lines=lines).stdout
    shown = said.split("gesichert")[0]
    assert "Ann" in shown
    found = [line for line in shown.splitlines() if YOU[language].search(line)]
    assert found == []


def test_a_replay_speaks_the_language_and_names_who_played(run: Run) -> None:
    run(*GAME, "--save", "a.run", lines=["1", "1", "quit"])
    told = run("replay", "a.run", "--all", "--language", "de").stdout
    assert "Person 1 spielt " in told
    assert "Das Spiel ist noch nicht zu Ende" in told
    assert "Du spielst " in run("replay", "a.run", "--all", "--seat", "1", "--language", "de").stdout


def test_the_menu_is_german(run: Run, tmp_path: Path) -> None:
    lines = ["road-runner 12", "5 gready", "2 riverdale greedy", "ende", "nein"]
    said = " ".join(run("play", "--seed", "5", "--language", "de", lines=lines).stdout.split())
    assert "Road Runner ist für 3 bis 8 Plätze, nicht für 12." in said
    assert "War „greedy“ gemeint?" in said
    assert "Runabout: Spiele der Verfolgung" in said


def test_one_word_is_used_for_a_game_in_every_german_file() -> None:
    package = Path(runabout.__file__).parent
    files = [*package.rglob("de.ftl"), package.parents[1] / "web/src/words/de.ftl"]
    assert len(files) > 10
    assert [file for file in files if re.search(r"\bPartien?\b", file.read_text(encoding="utf-8"))] == []


def test_a_deck_is_called_as_its_option_is() -> None:
    said = {language: Voice(language).say("riverdale-content", deck="a", is_house=True) for language in LANGUAGES}
    assert said["en"].startswith("Deck A and board: ")
    assert said["de"].startswith("Stapel A und Brett: ")
