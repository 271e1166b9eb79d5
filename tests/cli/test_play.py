"""A match at the terminal, with lines typed by a script."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import runabout
from runabout.cli.table_view import TableView
from runabout.games import find_game
from runabout.match import Match
from runabout.match.seating import LONGEST_NAME
from runabout.match.step import Outcome
from runabout.terminal.screen import Screen
from tests.cli.conftest import Run

GAME = ("play", "road-runner", "--seed", "5", "--bots", "random", "-o", "dealer=4")
"""The bots sit at seats 2 to 4, and the person at seat 1 begins."""

ONE = ["1"] * 400  # the first choice lays what can be laid, calls what can be called, plays the Escape that fits


def test_a_whole_game_is_played_to_its_outcome(run: Run) -> None:
    result = run(*GAME, lines=ONE)
    assert result.exit_code == 0
    assert "that nobody prevented (RR-073)" in result.stdout
    assert "What everybody held:" in result.stdout
    assert "Enter: another game, in which " in result.stdout


@pytest.mark.rule("RRA-22")
def test_the_winner_deals_the_next_game(run: Run, tmp_path: Path) -> None:
    first = run(*GAME, "--save", "first.run", lines=ONE)
    outcome = runabout.load(tmp_path / "first.run").outcome()
    assert outcome is not None
    text = first.stdout.replace("\n", " ")
    after = text[text.index("Another game?") :]
    tries = after.count("Cannot read")  # the script says "1" to that question, too
    assert tries
    result = run(*GAME, lines=[*["1"] * (400 - tries), "", "save second.run", "quit", "no"])
    assert result.exit_code == 0
    second = runabout.load(tmp_path / "second.run")
    assert second.options.dealer == outcome.winners[0] + 1


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    assert run(*GAME, lines=ONE).stdout == run(*GAME, lines=ONE).stdout


def test_a_saved_match_goes_on_with_the_same_seats_and_names(run: Run, tmp_path: Path) -> None:
    run(*GAME[:2], "--seed", "5", "--seats", "5", "--people", "2=Ann", "--bots", "random,greedy", "--save", "a.run")
    before = runabout.load(tmp_path / "a.run")
    assert before.tags["Seat2"] == "person Ann"
    assert [before.tags[f"Seat{seat}"].split()[:2] for seat in (1, 3, 4)] == [
        ["bot", "random"],
        ["bot", "greedy"],
        ["bot", "random"],
    ]
    result = run("play", "--resume", "a.run", lines=["1", "1", "1"])
    assert result.exit_code == 0
    assert "To go on: runabout play --resume a.run" in result.stdout
    after = runabout.load(tmp_path / "a.run")
    assert after.tags == before.tags
    assert len(after.steps) > len(before.steps)


def test_a_match_without_names_is_resumed_by_a_person_and_bots(run: Run, tmp_path: Path) -> None:
    match = runabout.game("road-runner").new(seats=3, seed=2)
    match.save(tmp_path / "bare.run")
    assert run("play", "--resume", "bare.run", "--bots", "random").exit_code == 0
    assert runabout.load(tmp_path / "bare.run").tags["Seat1"] == "person You"


def test_a_finished_match_is_shown_when_it_is_resumed(run: Run, tmp_path: Path) -> None:
    run(*GAME, "--save", "over.run", lines=ONE)
    assert "What everybody held:" in run("play", "--resume", "over.run", lines=["quit"]).stdout


def test_what_stands_in_a_file_cannot_drive_the_terminal(run: Run, saved: Path) -> None:
    text = saved.read_text()
    saved.write_text(text.replace("person You", "person A\u009b2J\x1b[2J"))
    result = run("play", "--resume", "there.run")
    assert not {"\x1b", "\u009b"} & set(result.stdout + result.stderr)
    saved.write_text(text.replace("person You", "person " + "x" * 99))
    result = run("play", "--resume", "there.run")
    assert result.exit_code == 0
    told = run("replay", "there.run", "--all").stdout
    assert "x" * LONGEST_NAME in told
    assert "x" * (LONGEST_NAME + 1) not in told


def test_bots_can_be_watched(run: Run) -> None:
    result = run("play", "road-runner", "--seed", "5", "--people", "0", "--bots", "greedy", lines=["quit"])
    assert result.exit_code == 0
    assert "has caught the road runner!" in result.stdout
    assert "You" not in result.stdout


def test_the_menu_takes_enter_for_everything(run: Run, tmp_path: Path) -> None:
    result = run("play", "--seed", "5", "--save", "menu.run", lines=[""])
    assert result.exit_code == 0
    match = runabout.load(tmp_path / "menu.run")
    assert (match.game.name, match.seats) == ("road-runner", 4)
    assert match.tags["Seat1"] == "person You"
    assert match.tags["Seat2"].startswith("bot medium ")


def test_the_menu_takes_changes_and_asks_again_where_they_cannot_be(run: Run, tmp_path: Path) -> None:
    result = run("play", "--seed", "5", "--save", "menu.run", lines=["12", "5 gready", "5 greedy"])
    assert "3 to 8 seats; 12 came" in result.stdout
    assert 'Did you mean "greedy"?' in result.stdout
    match = runabout.load(tmp_path / "menu.run")
    assert match.seats == 5
    assert match.tags["Seat5"].startswith("bot greedy ")


@pytest.mark.parametrize("answer", ["y", "Yes"])
def test_a_yes_saves_the_match_in_the_file_that_is_offered(run: Run, tmp_path: Path, answer: str) -> None:
    run(*GAME, lines=["quit", answer])
    assert [path.name for path in tmp_path.iterdir()] == ["road-runner.run"]


def test_the_menu_can_be_left(run: Run) -> None:
    for lines in (["quit"], []):
        result = run("play", lines=lines)
        assert result.exit_code == 0
        assert "deals." not in result.stdout


def test_options_may_follow_the_game_or_an_option(run: Run, tmp_path: Path) -> None:
    run(*GAME, "--save", "a.run", "-o", "dealt=7", "--options", "auto_pass=off,drawn=2", "turn-limit=50")
    options = runabout.load(tmp_path / "a.run").options
    assert (options.dealt, options.auto_pass, options.drawn, options.turn_limit) == (7, 0, 2, 50)


# --- What is typed at the table ---------------------------------------------------------------------------------------


def test_why_names_the_rule_that_forbids(run: Run) -> None:
    said = run(*GAME, lines=["why lay cannon", "why pass", "why", "why nonsense", "why 99"]).stdout
    assert "lay Cannon is not allowed now. RR-060" in said
    assert "pass is allowed now." in said
    assert "Why what?" in said
    assert 'Cannot read "nonsense"' in said
    assert "There is no choice 99" in said


def test_what_is_not_allowed_is_refused_with_the_number_of_the_rule_which_why_shows(run: Run) -> None:
    said = " ".join(run(*GAME, lines=["decline"]).stdout.split())
    assert 'decline is not allowed now. RR-080 forbids it: "rule RR-080" says how.' in said
    assert "Once an attempt is declared" not in said
    shown = " ".join(run(*GAME, lines=["why decline"]).stdout.split())
    assert "decline is not allowed now. RR-080: Once an attempt is declared" in shown


def test_what_cannot_be_read_is_answered_with_what_can(run: Run) -> None:
    said = " ".join(run(*GAME, lines=["pas"]).stdout.split())
    assert 'Cannot read "pas": expected an action' in said
    assert 'Did you mean "pass"' in said


def test_an_action_is_taken_by_its_text_whatever_its_case(run: Run, tmp_path: Path) -> None:
    run(*GAME, "--save", "a.run", lines=["PASS"])
    steps = runabout.load(tmp_path / "a.run").steps
    assert "pass" in [step.action.text for step in steps if step.seat == 0]


def test_questions_are_answered_and_the_choice_is_asked_for_again(run: Run) -> None:
    questions = [
        "help",
        "rule rr64",
        "rule 9999",
        "rule",
        "piles",
        "log",
        "log 1",
        "log all",
        "log x",
        "hint",
        "undo",
        "",
    ]
    said = run(*GAME, lines=questions).stdout
    assert said.count("choice (or help): ") == len(questions) + 1
    for answer in (
        "which rule forbids it",
        "RR-064 (Capture attempts): DROP and HEIGHT",
        "has no rule 9999",
        "Which one?",
        "Captures played (",
        "You are dealt ",
        "lines before these (log all shows them)",
        "How much of it?",
        "The hard bot would choose: ",
    ):
        assert answer in said


def test_a_card_laid_can_be_taken_back_with_undo(run: Run) -> None:
    for seed in range(50):  # a deal with which the first seat has something to lay
        match = Match(find_game("road-runner"), 4, seed=seed, options={"dealer": 4})
        if match.legal()[0].verb == "lay":
            break
    given = ("play", "road-runner", "--seed", str(seed), "--bots", "random", "-o", "dealer=4")
    said = run(*given, lines=["1", "undo", "log all"]).stdout
    assert f"Taken back: {match.legal()[0].text}." in said
    assert said.count("You lay ") == 1  # as it was told at the time; the log has forgotten it


def test_an_older_file_is_written_over_only_when_that_is_wanted(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.run").write_text("dear diary")
    run(*GAME, lines=["save old.run", "n"])
    assert (tmp_path / "old.run").read_text() == "dear diary"
    run(*GAME, lines=["save old.run", "y"])
    assert runabout.load(tmp_path / "old.run").seats == 4


def test_a_person_who_leaves_is_asked_whether_to_save(run: Run, tmp_path: Path) -> None:
    assert "To go on: runabout play --resume road-runner.run" in run(*GAME, lines=["quit", ""]).stdout
    assert "To go on: runabout play --resume road-runner-2.run" in run(*GAME, lines=["quit", ""]).stdout
    assert "'my evening.run'" in run(*GAME, lines=["quit", "my evening.run"]).stdout
    assert "Not saved." in run(*GAME, lines=["quit", "no"]).stdout
    assert {path.name for path in tmp_path.iterdir()} == {"road-runner.run", "road-runner-2.run", "my evening.run"}


# --- Several people ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RRA-26")
def test_the_table_declines_for_a_player_without_a_card_that_fits(run: Run, tmp_path: Path) -> None:
    match = asked_in_vain()
    match.tags["Seat1"] = "person Ann"
    match.save(tmp_path / "on.run")
    said = run("play", "--resume", "on.run", "--people", "1", "--bots", "random", lines=["log all"]).stdout
    assert '(Nothing else is open to you, so the table plays "decline" for you.) You shrug.' in " ".join(said.split())
    said = run("play", "--resume", "on.run", "--people", "0", "--bots", "random").stdout
    assert "so the table declines" not in said
    match = asked_in_vain(auto_pass=0)
    match.save(tmp_path / "off.run")
    said = run("play", "--resume", "off.run", "--bots", "random").stdout
    assert "so the table declines" not in said
    assert "[1] decline" in said


@pytest.mark.rule("RRA-26")
def test_on_a_shared_screen_everybody_declines_in_person(run: Run, tmp_path: Path) -> None:
    asked_in_vain().save(tmp_path / "shared.run")
    resumed = ("play", "--resume", "shared.run", "--people", "1=Ann,2=Ben", "--bots", "random")
    said = run(*resumed, lines=["", "decline"]).stdout
    assert "so the table declines" not in said
    assert "[1] decline" in said


def asked_in_vain(**options: int) -> Match:
    """A match in which seat 1 has its chance to escape, and no card for it."""
    for seed in range(1000):
        match = Match(find_game("road-runner"), 4, seed=seed, options={"dealer": 1, **options})
        while not match.over and match.legal()[0].verb != "pass":
            if match.seat == 0:
                if [action.text for action in match.legal()] == ["decline"]:
                    return match
                break
            match.play(next((action for action in match.legal() if action.verb == "call"), match.legal()[0]))
    raise AssertionError("no such deal")


CARDS_DEALT = re.compile(r"\w+ (?:is|are) dealt (?!\d+ cards)")
"""Tells which cards somebody was dealt, and not only how many."""


def test_a_hand_is_shown_only_after_its_owner_is_there(run: Run) -> None:
    said = run(
        "play",
        "road-runner",
        "--seed",
        "5",
        "--seats",
        "3",
        "--people",
        "Ann,Ben,Cy",
        "-o",
        "dealer=3",
        lines=["", "pass", ""],
    ).stdout
    before, *after = said.split("Press Enter when nobody else is looking.")
    assert len(after) == 2
    assert "dealt 5 cards" in before
    assert CARDS_DEALT.search(after[0])[0].startswith("Ann is dealt")
    assert "You" not in said
    for part in (before, *(one.split("choice (or help)")[1] for one in after if "choice (or help)" in one)):
        assert "To capture with" not in part.split("What has happened since")[0]
        assert not CARDS_DEALT.search(part.split("What has happened since")[0])


def test_what_one_person_sees_is_not_told_to_the_next(run: Run) -> None:
    names = ("Ann", "Ben", "Cy")
    lines = [""] + ["pass", ""] * 3
    said = run(
        "play", "road-runner", "--seed", "5", "--seats", "3", "--people", ",".join(names), "-o", "dealer=3", lines=lines
    ).stdout
    parts = said.split("Press Enter when nobody else is looking.")[1:]
    for part in parts:
        private = part.split("choice (or help)")[0]
        whose = private.split(" last decided:")[0].rpartition(" ")[2]
        assert all(found.startswith(f"{whose} is dealt") for found in CARDS_DEALT.findall(private))
        # What the others drew is not told, card or no card.
        assert all(found == whose for found in re.findall(r"(\w+) draws ", private))


# --- The other games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["riverdale", "rummy-runway", "race-2-live"])
def test_every_game_is_played_to_its_end(run: Run, tmp_path: Path, name: str) -> None:
    short = {"riverdale": "turn_limit=60", "rummy-runway": "rounds=1", "race-2-live": "difficulty=expert"}[name]
    begun = ("play", name, "--seats", "2", "--seed", "5", "--bots", "random", "--save", "whole.run", "-o", short)
    result = run(*begun, lines=ONE)
    assert result.exit_code == 0
    assert "What everybody held:" in result.stdout
    match = runabout.load(tmp_path / "whole.run")
    assert match.over
    replayed = run("replay", "whole.run")
    assert replayed.exit_code == 0
    assert replayed.stdout.rstrip().endswith(".")


def test_a_team_is_told_its_score_and_not_who_won(run: Run) -> None:
    result = run("play", "race-2-live", "--seats", "1", "--seed", "3", lines=ONE)
    assert "The team scores " in result.stdout
    assert " wins: " not in result.stdout


@pytest.mark.rule("RLA-35")
def test_where_people_share_a_screen_hands_lie_open_unless_they_say_otherwise(run: Run, tmp_path: Path) -> None:
    for number, (words, is_open) in enumerate(
        [
            (("--people", "2"), 1),
            (("--people", "1"), 0),
            (("--people", "2", "-o", "open-hands=off"), 0),
            (("--people", "1", "-o", "open_hands=on"), 1),
        ]
    ):
        file = f"{number}.run"
        run("play", "race-2-live", "--seats", "2", "--seed", "1", "--bots", "random", "--save", file, *words)
        assert runabout.load(tmp_path / file).options.open_hands == is_open


@pytest.mark.rule("RLA-46")
def test_people_are_offered_the_harder_deal_and_may_take_the_sheets(run: Run, tmp_path: Path) -> None:
    for number, (words, difficulty) in enumerate(
        [(("--people", "1"), 1), (("--people", "2"), 1), (("-o", "difficulty=sheet"), 0)]
    ):
        file = f"{number}.run"
        run("play", "race-2-live", "--seats", "2", "--bots", "random", "--save", file, *words)
        assert runabout.load(tmp_path / file).options.difficulty == difficulty
    assert find_game("race-2-live").new_options({}).difficulty == 0  # the rules' default
    assert "At a table with people `runabout play` takes hard unless given." in run("games", "race-2-live").stdout


@pytest.mark.rule("RLA-35")
@pytest.mark.parametrize("hands", ["on", "off"])
def test_nobody_has_to_look_away_where_hands_lie_open(run: Run, hands: str) -> None:
    given = ("--people", "Ann,Ben", "-o", f"open-hands={hands}", "-o", "difficulty=expert")
    result = run("play", "race-2-live", "--seats", "2", "--seed", "1", *given, lines=ONE)
    assert ("when nobody else is looking" in result.stdout) == (hands == "off")
    assert "Ann's choice" in result.stdout
    assert "Ben's choice" in result.stdout


def test_the_menu_changes_the_seats_where_the_game_named_has_not_so_many(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "5", "--save", "menu.run", lines=["8 riverdale greedy"])
    match = runabout.load(tmp_path / "menu.run")
    assert (match.game.name, match.seats) == ("riverdale", 4)


@pytest.mark.rule("RYA-43")
def test_bots_alone_have_a_limit_where_people_have_none(run: Run, tmp_path: Path) -> None:
    bots = ["--seats", "2", "--people", "0", "--bots", "random", "--save", "idle.run"]
    options = ["--option", "round_turn_limit=0", "--option", "rounds=1"]
    run("play", "rummy-runway", "--seed", "1", *bots, *options, lines=["quit"])
    assert "\nbots alone\n1. " in (tmp_path / "idle.run").read_text()
    run("play", "--resume", "idle.run", "--people", "1", lines=["quit"])
    result = run("simulate", "rummy-runway", "--option", "round_turn_limit=0")
    assert result.exit_code != 0
    assert "is for tables where a person sits" in result.output


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_seat_that_the_table_does_not_have_is_refused_in_options(run: Run, command: str) -> None:
    result = run(command, "road-runner", "--seats", "3", "--option", "dealer=8")
    assert result.exit_code != 0
    assert "dealer is a seat from 1 to 3 at a table of 3, or 0; 8 came" in " ".join(result.output.split())


def test_where_everybody_has_won_nobody_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("road-wolf"), 2, seed=1, run=find_game("road-wolf").interpreted)
    narrator = TableView(match, ["Ann", "Ben"], Screen(console=Console(file=StringIO()))).narrator
    monkeypatch.setattr(match, "outcome", lambda language: Outcome((0, 1), (0.0, 0.0), (), "nobody is left"))
    assert narrator.ending(0) == "All are level: nobody is left."
