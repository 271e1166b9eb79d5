"""Each command does what its help says."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from runabout.games import riverdale
from runabout.testing import trace
from tests.cli.conftest import Run


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert run().stdout == run("--help").stdout
    assert "runabout play road-runner --seats 3" in run().stdout


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "games",
        "rules",
        "replay",
        "simulate",
        "study",
        "compare",
        "influence",
        "screen",
        "skill",
        "arena",
        "bench",
    ],
)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: runabout {command}" in result.stdout


def test_python_m_runabout_is_the_command() -> None:
    def started(module: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-m", module, "games", "road-ruiner"]
        return subprocess.run(line, capture_output=True, text=True, check=False)

    result = started("runabout")
    assert result.returncode == 2
    assert 'No game is called "road-ruiner"' in result.stderr
    assert "is a package and cannot be directly executed" in started("runabout.cli").stderr


def test_the_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['runabout', '--help']\n"
        "from runabout.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'numpy', 'numba', 'rich', 'prompt_toolkit', 'runabout.match', 'runabout.games'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_games_are_listed_with_their_seats(run: Run) -> None:
    assert "road-runner     Road Runner, 3 to 8 seats" in run("games").stdout
    assert "auto_pass: off or on; on unless given (RRA-26)" in run("games", "road-runner").stdout


def test_a_game_of_one_number_of_seats_is_listed_with_that(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    only = dataclasses.replace(riverdale.game, seats=(2, 2))
    monkeypatch.setattr("runabout.games.find_game", lambda name: only)
    assert "Running Round Riverdale, 2 seats\n" in run("games").stdout
    assert run("games", "riverdale").stdout.startswith("Running Round Riverdale (riverdale), 2 seats\n")


def test_games_as_json(run: Run) -> None:
    found = json.loads(run("games", "--json").stdout)
    assert found[0]["name"] == "road-runner"
    assert found[0]["title"] == "Road Runner"
    assert found[0]["seats"] == [3, 8]
    assert "road runner" in found[0]["sentence"]


@pytest.mark.parametrize("number", ["RR-064", "rr-64", "rr64", "64"])
def test_a_rule_is_found_however_it_is_written(run: Run, number: str) -> None:
    text = run("rules", "road-runner", number).stdout
    assert "RR-064" in text
    assert "DROP and HEIGHT" in text


def test_all_rules_are_printed_as_they_are_written_where_nobody_pages(run: Run) -> None:
    from runabout.games import find_game

    assert run("rules", "road-runner").stdout == (find_game("road-runner").folder / "RULES.md").read_text()


def test_a_trace_with_a_gap_ends_with_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from runabout.games import find_game

    rules = [find_game("road-runner").rulebook[number] for number in ("RR-001", "RR-002")]
    held = trace.Traced(rules[0], ("a.py:1",), ("test_a.py::test_a",))
    monkeypatch.setattr(trace, "trace_game", lambda folder: [held])
    assert run("rules", "road-runner", "--trace").exit_code == 0
    monkeypatch.setattr(trace, "trace_game", lambda folder: [held, trace.Traced(rules[1], ("a.py:2",), ())])
    result = run("rules", "road-runner", "--trace")
    assert result.exit_code == 1
    assert "RR-002 has no test" in result.stdout


def test_a_simulation_as_json_is_one_object(run: Run) -> None:
    arguments = ["simulate", "road-runner", "--games", "20", "--seats", "5", "--bots", "random,greedy", "--json"]
    found = json.loads(run(*arguments).stdout)
    assert {"games", "decisions", "seconds", "decisions_per_second", "wins", "intervals", "length"} <= set(found)
    assert found["games"] == 20
    assert len(found["wins"]) == len(found["intervals"]) == 5
    again = json.loads(run(*arguments, "--jobs", "1").stdout)
    assert again["wins"] == found["wins"]


def test_a_simulation_in_words_names_each_seats_share(run: Run) -> None:
    result = run("simulate", "road-runner", "--games", "10", "--bots", "random", "-o", "dealt=7")
    assert result.exit_code == 0
    assert "95% interval" in result.stdout
    assert "decisions a game" in result.stdout


def test_bench_counts_decisions(run: Run) -> None:
    found = json.loads(run("bench", "--json", "--seconds", "0.05", "--seats", "3").stdout)
    assert {"game", "seats", "cores", "games", "decisions", "seconds", "decisions_per_second"} <= set(found)
    assert (found["game"], found["seats"], found["cores"]) == ("road-runner", 3, 1)
    assert "decisions a second" in run("bench", "--seconds", "0.05").stdout


def test_a_replay_tells_what_a_watcher_may_know(run: Run, saved: Path) -> None:
    told = run("replay", "there.run").stdout
    assert "Player 1" in told
    assert "You" not in told
    assert " lays " not in told  # RRA-30


@pytest.mark.rule("RRA-23")
def test_a_replay_for_a_seat_shows_that_hand_and_no_other(run: Run, saved: Path) -> None:
    told = run("replay", "there.run", "--seat", "1").stdout
    assert told.count("You are dealt ") == 1
    assert " is dealt " not in told


def test_an_open_replay_tells_every_hand(run: Run, saved: Path) -> None:
    told = run("replay", "there.run", "--open").stdout
    assert told.count(" is dealt ") == 4
    assert "is dealt 5 cards" not in told


def test_all_our_games_are_listed(run: Run) -> None:
    found = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in found] == ["road-runner", "riverdale", "rummy-runway", "race-2-live", "road-wolf"]


def test_the_file_of_a_games_components_is_printed_to_be_copied(run: Run, tmp_path: Path) -> None:
    told = run("games", "riverdale").stdout
    assert "runabout games riverdale --data > FOLDER/riverdale/box.toml" in told
    printed = run("games", "riverdale", "--data").stdout
    assert printed == (Path(riverdale.__file__).parent / "box.toml").read_text(encoding="utf-8")
    refused = run("games", "road-runner", "--data")
    assert refused.exit_code == 2
    assert "components are in a file: riverdale, rummy-runway, race-2-live and road-wolf" in refused.stderr


def test_a_corrected_copy_is_played_with_and_a_wrong_one_is_named(tmp_path: Path) -> None:
    copy = tmp_path / "riverdale" / "box.toml"
    copy.parent.mkdir()
    own = (Path(riverdale.__file__).parent / "box.toml").read_text(encoding="utf-8")
    environment = {**os.environ, "RUNABOUT_DATA": str(tmp_path), "RUNABOUT_INTERPRET": "1"}

    def command(*words: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-m", "runabout", *words]
        return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)

    copy.write_text(own.replace("move_ahead = [11, 26, 41, 56]", "move_ahead = [12, 27, 42, 57]"), encoding="utf-8")
    assert f"Its components: {copy}" in command("games", "riverdale").stdout
    assert command("simulate", "riverdale", "--games", "1", "--bots", "greedy", "--jobs", "1").returncode == 0
    copy.write_text(own.replace('"Quick Pass" = 2', '"Quick Pass" = 1', 1), encoding="utf-8")
    wrong = command("simulate", "riverdale", "--games", "1")
    assert wrong.returncode != 0
    assert f"{copy}: decks.a: expected 53 cards; 52 came. Nothing of the file was used." in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_a_team_is_told_its_mean_score(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")
    usual = ("--games", "2", "--seats", "2", "--jobs", "1")
    told = run("simulate", "race-2-live", *usual, "--bots", "greedy,random", "-o", "turn_limit=20").stdout
    assert "Mean score" in told
    assert "greedy, random" in told
    assert "Wins" not in told
    wins = run("simulate", "riverdale", *usual, "--bots", "greedy", "-o", "turn_limit=20").stdout
    assert "Wins" in wins
    assert "Mean score" not in wins  # it is only won or lost


def test_a_bench_has_the_usual_seats_of_the_game(run: Run) -> None:
    told = json.loads(run("bench", "--game", "race-2-live", "--seconds", "0.01", "--json").stdout)
    assert (told["game"], told["seats"]) == ("race-2-live", 4)
    other = run("bench", "--game", "race-2-live", "--seconds", "0.01", "--json", "-o", "survivors=5")
    assert other.exit_code == 2
    assert "survivors is a whole number from 0 to 4" in other.stderr
