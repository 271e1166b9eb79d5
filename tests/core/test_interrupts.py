"""Ctrl-C where something must not be left half done."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

from runabout.core.interrupts import counted_interrupts, deferred_interrupts


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C raises KeyboardInterrupt, however the tests were started."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_what_is_under_way_is_done_before_ctrl_c_takes_effect() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), deferred_interrupts():  # noqa: PT012  # both lines are of the block
        signal.raise_signal(signal.SIGINT)
        done.append("the rest")
    assert done == ["the rest"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


@pytest.mark.usefixtures("interruptible")
def test_who_handles_ctrl_c_is_told_afterwards() -> None:
    told: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda number, frame: told.append((number, frame)))
    with deferred_interrupts():
        signal.raise_signal(signal.SIGINT)
        assert told == []
    assert [number for number, _ in told] == [signal.SIGINT]


@pytest.mark.usefixtures("interruptible")
def test_who_is_deaf_to_ctrl_c_stays_so() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with deferred_interrupts():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@pytest.mark.usefixtures("interruptible")
def test_each_ctrl_c_is_counted_while_something_is_waited_for() -> None:
    with counted_interrupts() as interrupts:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
    assert interrupts.count == 2
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("interruptible")
def test_who_handles_ctrl_c_goes_on_handling_it() -> None:
    told: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: told.append(number))
    with counted_interrupts() as interrupts:
        signal.raise_signal(signal.SIGINT)
    assert (told, interrupts.count) == ([signal.SIGINT], 0)


def test_another_thread_changes_nothing() -> None:
    seen = []

    def look() -> None:
        with deferred_interrupts():
            seen.append(signal.getsignal(signal.SIGINT))

    before = signal.getsignal(signal.SIGINT)
    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [before]


IMPORTED = """
import signal, sys
from tests.core.tiny import game
from runabout.core.game import Functions

def listen(frame, event, argument):
    if frame.f_code.co_name == "<module>" and frame.f_code.co_filename.endswith("numba/core/dispatcher.py"):
        sys.setprofile(None)
        signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.setprofile(listen)
try:
    Functions(game, compiled=True).refuse
except KeyboardInterrupt:
    print("interrupted", "numba" in sys.modules)
"""


def test_ctrl_c_while_the_compiler_is_imported_is_that_and_no_other_error() -> None:
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", IMPORTED], cwd=root, capture_output=True, text=True, check=False)
    assert run.stdout == "interrupted True\n", run.stderr
