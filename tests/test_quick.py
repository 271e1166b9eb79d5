"""`make quick` runs something of every game, and names no file that is not there."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from runabout.games import GAMES

ROOT = Path(__file__).parents[1]


def planned() -> list[str]:
    """The words of the commands that `make quick` would run."""
    line = ["make", "--dry-run", "--no-print-directory", "quick"]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("name", GAMES)
def test_quick_runs_some_rules_of_every_game(name: str) -> None:
    assert any(word.startswith(f"tests/games/{name.replace('-', '_')}/test_") for word in planned())


def test_quick_names_only_what_is_there() -> None:
    paths = [word for word in planned() if word.startswith("tests/")]
    assert len(paths) > 10
    assert all((ROOT / path).exists() for path in paths)
