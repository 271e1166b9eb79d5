"""What the tests of the command share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from runabout.cli import runabout

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in an empty folder, with lines for its standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def invoke(*arguments: str, lines: tuple[str, ...] | list[str] = ()) -> Result:
        text = "".join(f"{line}\n" for line in lines)
        result = CliRunner().invoke(runabout, list(arguments), input=text, prog_name="runabout")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A match that was left after some decisions, in a file."""
    begun = ("play", "road-runner", "--seed", "5", "--bots", "random", "-o", "dealer=4", "--save", "there.run")
    assert run(*begun, lines=["pass"]).exit_code == 0
    return tmp_path / "there.run"
