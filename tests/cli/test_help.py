"""The help of every command ends with examples, each on a line of its own, and each of them is accepted."""

from __future__ import annotations

import shlex

import click
import pytest

from runabout.cli.commands import runabout
from runabout.cli.commands.shared_options import EXAMPLES
from tests.cli.conftest import Run

COMMANDS = sorted(runabout.commands)


def lines_after(heading: str, text: str) -> list[str]:
    lines = text.splitlines()
    return [line.strip() for line in lines[lines.index(heading) + 1 :] if line.strip()]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_has_a_line_of_its_own(run: Run, command: str) -> None:
    text = run(command, "--help").stdout
    assert "\\b" not in text
    examples = lines_after(f"  {EXAMPLES}", text)
    assert len(examples) >= 3
    assert all(f"runabout {command}" in line and line.count("runabout ") == 1 for line in examples)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_is_accepted(run: Run, command: str) -> None:
    for line in lines_after(f"  {EXAMPLES}", run(command, "--help").stdout):
        words = shlex.split(line.partition(" > ")[0])
        arguments = words[words.index(command) + 1 :]
        runabout.commands[command].make_context(command, arguments)


def test_an_example_with_an_unknown_option_would_be_found() -> None:
    with pytest.raises(click.NoSuchOption):
        runabout.commands["play"].make_context("play", ["--wings"])


def test_the_examples_of_the_whole_command_stand_line_by_line(run: Run) -> None:
    lines = run("--help").stdout.splitlines()
    assert "    runabout play" in lines
    assert "    runabout simulate road-runner --games 1000 --seats 4 --bots hard,easy" in lines
