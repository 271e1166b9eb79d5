"""Benchmarks that do all of several things begin all of them where none is named."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from benchmarks import attack, endure, secrecy

COMMANDS = sorted(path.stem for path in Path(attack.__file__).parent.glob("[a-z]*.py"))
PEERS = {"jax", "open_spiel", "pettingzoo", "pgx", "pyspiel", "rlcard"}
"""What only some benchmarks need, and not every machine has."""


@pytest.mark.parametrize("name", COMMANDS)
def test_all_that_a_benchmark_imports_is_there(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(Path(attack.__file__).parent))  # scripts find others beside themselves
    try:
        import_module(f"benchmarks.{name}")
    except ModuleNotFoundError as lacking:
        if (lacking.name or "").partition(".")[0] not in PEERS:
            raise


class Begun(Exception):
    """What is measured begins."""


@pytest.mark.parametrize("command", [attack, endure, secrecy])
def test_a_command_without_words_is_understood(command: ModuleType, monkeypatch: pytest.MonkeyPatch):
    # argparse of Python 3.11 checks the list itself, where no word is given, against the choices.
    def begin(*given: Any, **named: Any) -> None:
        for coroutine in filter(asyncio.iscoroutine, given):
            coroutine.close()
        raise Begun

    monkeypatch.setattr(sys, "argv", ["command"])
    monkeypatch.setattr(asyncio, "run", begin)
    monkeypatch.setattr(secrecy, "ProcessPoolExecutor", begin)
    monkeypatch.setattr(endure, "nursery", contextlib.nullcontext)
    with pytest.raises(Begun):
        command.main()
