"""The command at a real terminal: a pseudo-terminal with somebody typing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

import runabout
from tests.patience import PATIENCE

Terminal = Callable[..., "pexpect.spawn[str]"]

CHOICE = r"choice \(or help\): "


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """Starts the command at a terminal of 24 lines and 80 columns; `term` is what TERM says it is."""
    started: list[pexpect.spawn[str]] = []

    def start(*arguments: str, term: str = "xterm") -> pexpect.spawn[str]:
        env = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        env |= {"TERM": term, "PROMPT_TOOLKIT_NO_CPR": "1", "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
        child = pexpect.spawn(
            sys.executable,
            ["-W", "error", "-m", "runabout", *arguments],
            cwd=str(tmp_path),
            env=env,
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=PATIENCE,
            # A shell starts what runs in its background deaf to Ctrl-C, and so would be what that starts.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        started.append(child)
        return child

    yield start
    for child in started:
        child.close(force=True)


def ends_with(child: pexpect.spawn[str], status: int) -> bool:
    """Whether the command ends, with that exit code."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus == status


def test_a_game_is_left_in_the_middle_and_won_or_lost_after_it_is_resumed(terminal: Terminal, tmp_path: Path) -> None:
    begun = ("play", "road-runner", "--seed", "5", "--bots", "random", "-o", "dealer=4", "--fast")
    child = terminal(*begun, term="dumb")
    child.expect(CHOICE)
    child.sendline("why lay cannon")
    child.expect(r"lay Cannon is not allowed now\. RR-060")
    child.expect(CHOICE)
    child.sendline("pass")
    child.expect("You pass ")
    child.expect(CHOICE)
    child.sendintr()
    child.expect(r"Save the match\? Enter: road-runner\.run")
    child.sendline("")
    child.expect(r"To go on: runabout play --resume road-runner\.run")
    assert ends_with(child, 0)
    left = runabout.load(tmp_path / "road-runner.run")
    assert not left.over

    child = terminal("play", "--resume", "road-runner.run", "--fast", term="dumb")
    while child.expect([CHOICE, r"Another game\? "]) == 0:
        child.sendline("1")
    child.sendline("quit")
    assert ends_with(child, 0)
    played = runabout.load(tmp_path / "road-runner.run")
    assert played.over
    assert [step.action for step in played.steps[: len(left.steps)]] == [step.action for step in left.steps]


def test_tab_completes_and_ctrl_c_twice_leaves_without_saving(terminal: Terminal, tmp_path: Path) -> None:
    child = terminal("play", "road-runner", "--seed", "5", "--bots", "random", "-o", "dealer=4", "--fast")
    child.expect(r"or help")
    child.send("why pas\t\r")
    child.expect(r"pass is allowed now\.")
    child.expect(r"or help")
    child.sendcontrol("c")
    child.expect(r"Save the match\?")
    child.sendcontrol("c")
    child.expect(r"Not saved\.")
    assert ends_with(child, 0)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_d_offers_to_save_too(terminal: Terminal, tmp_path: Path) -> None:
    child = terminal("play", "road-runner", "--seed", "5", "--bots", "random", "-o", "dealer=4", "--fast")
    child.expect(r"or help")
    child.sendcontrol("d")
    child.expect(r"Save the match\?")
    child.send("evening.run\r")
    child.expect(r"runabout play --resume evening\.run")
    assert ends_with(child, 0)
    assert runabout.load(tmp_path / "evening.run").seats == 4


def test_ctrl_c_while_the_bots_play_offers_to_save(terminal: Terminal, tmp_path: Path) -> None:
    child = terminal("play", "road-runner", "--seed", "5", "--bots", "random", "--people", "0")
    child.expect(r"deals\.")
    child.kill(signal.SIGINT)
    child.expect(r"Save the match\?")
    child.send("\r")
    child.expect(r"Saved\.")
    assert ends_with(child, 0)
    assert runabout.load(tmp_path / "road-runner.run").seats == 4


def test_ctrl_c_outside_of_a_game_is_quiet(terminal: Terminal) -> None:
    child = terminal("simulate", "road-runner", "--games", "1000000", "--bots", "hard")
    child.expect("Getting ready|Playing")
    child.kill(signal.SIGINT)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in child.before


def test_ctrl_c_in_code_made_from_text_leaves_the_exit_code(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "import runabout.cli\n"
        "def interrupted() -> None:\n"
        "    try:\n"
        "        exec('raise KeyboardInterrupt')\n"
        "    except KeyboardInterrupt:\n"
        "        sys.exit(7)\n"
        "runabout.cli.main = interrupted\n"
    )
    env = os.environ | {"PYTHONPATH": str(tmp_path)}
    assert subprocess.run([sys.executable, "-m", "runabout"], env=env, check=False).returncode == 7


def test_a_hand_is_wiped_off_the_screen_before_the_next_person_comes(terminal: Terminal) -> None:
    given = ("--seats", "3", "--people", "Ann,Ben", "--bots", "random", "-o", "dealer=3", "--seed", "5")
    child = terminal("play", "road-runner", *given, "--fast")
    child.expect("Press Enter when nobody else is looking")
    child.send("\r")
    child.expect(r"\x1b\[2J\x1b\[3J")  # what was scrolled off, too
    child.expect("or help")
    child.sendcontrol("c")
    child.expect(r"\x1b\[2J\x1b\[3J")
    child.expect(r"Save the match\?")


def test_a_replay_is_stepped_through_by_keys(terminal: Terminal, tmp_path: Path) -> None:
    match = runabout.game("road-runner").new(seats=3, seed=5)
    for _ in range(6):
        match.play(match.legal()[0])
    match.save(tmp_path / "a.run")
    child = terminal("replay", "a.run", "--seat", "2")
    for keys, place in ((" ", 1), ("\x1b[C", 2), ("\x1b[D", 1), ("\x1b[F", 6), (" ", 6), ("\x1b[H", 0)):
        child.expect(r"q: leave")
        child.send(keys)
        child.expect(rf"\[{place} of 6\]")
    child.send("q")
    assert ends_with(child, 0)


def test_keys_pressed_before_a_replay_asks_for_them_are_not_lost(terminal: Terminal, tmp_path: Path) -> None:
    match = runabout.game("road-runner").new(seats=3, seed=5)
    for _ in range(6):
        match.play(match.legal()[0])
    match.save(tmp_path / "a.run")
    child = terminal("replay", "a.run", "--seat", "2")
    child.expect(r"\[0 of 6\]")
    child.send("  \x1b[C\x1b[D ")
    for place in (1, 2, 3, 2, 3):
        child.expect(rf"\[{place} of 6\]")
    child.send("\x1b")
    assert ends_with(child, 0)
