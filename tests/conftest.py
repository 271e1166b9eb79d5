"""What every test may rely on: invented inputs are the same in every run, and none fails because a machine is slow.

It also says in which order several processes take the tests: a file is one piece of work, the laws of one game are one,
and the long ones come first, so that no process waits for another at the end.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling

from runabout.core.cores import available_cores
from runabout.core.game import INTERPRET
from runabout.games import GAMES

# The log of absl, which JAX and OpenSpiel bring, closes the stream that it found at its import when a server sets up
# its own log. It leaves the standard error open; pytest's capture it would close for all tests that follow.
with contextlib.redirect_stderr(sys.__stderr__):
    import absl.logging  # noqa: F401

PLAIN = bool(os.environ.get(INTERPRET))
"""Whether all rules are interpreted, as where their coverage is measured."""

settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

LAWS = "tests/laws/"
EARLY = (LAWS, "tests/browser/", "tests/server/", "tests/docs/", "tests/examples/", "tests/cli/", "tests/terminal/")
"""Where the long files are. The laws are before all: each game is compiled for them by one process, and is on disk then
for the others, which would otherwise compile the same at the same time.
"""

RULES = ("tests/core/", "tests/games/")

A_GAME = re.compile("|".join(sorted(GAMES, key=len, reverse=True)))


def piece_of_work(nodeid: str) -> str:
    """What one process runs in one go: a test's file; of the laws, those of one game."""
    file, _, test = nodeid.partition("::")
    game = A_GAME.search(test) if file.startswith(LAWS) else None
    return f"{file} {game[0]}" if game else file


def in_order(pieces: Sequence[str]) -> list[int]:
    """The places of tests, given the piece of work of each, in the order in which several processes take them: by
    folder, and in a folder what has the most tests first.
    """
    sizes: dict[str, int] = {}
    for piece in pieces:
        sizes[piece] = sizes.get(piece, 0) + 1

    def rank(place: int) -> tuple[int, int, str]:
        piece = pieces[place]
        folder = next((number for number, early in enumerate(EARLY) if piece.startswith(early)), len(EARLY))
        return folder, -sizes[piece], piece

    return sorted(range(len(pieces)), key=rank)


class ByPiece(LoadFileScheduling):
    """Gives each process one piece of work after the other."""

    def _split_scope(self, nodeid: str) -> str:
        return piece_of_work(nodeid)


# Both hooks are optional: `make mutate` runs these tests without xdist.
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByPiece | None:
    """With `--dist loadfile`, pieces of work instead of files, in the order in which they were collected."""
    if config.getoption("dist") != "loadfile":
        return None
    config.option.loadscopereorder = False
    return ByPiece(config, log)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """How many processes `-n auto` starts: two more than there are cores for the part that has tests in a browser and
    with servers, which wait for a good part of their time; else as many as xdist would.
    """
    return available_cores() + 2 if config.getoption("part") == "rest" else None


def pytest_runtest_teardown() -> None:
    """A game that was first played where a test had rules interpreted is compiled again for the tests that follow."""
    for place in () if PLAIN else GAMES.values():
        game = getattr(sys.modules.get(place.partition(":")[0]), "game", None)
        kept = vars(game) if game else {}
        if "run" in kept and kept["run"] is kept.get("interpreted"):
            del kept["run"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--part`, for `make test`, which runs the tests in two parts."""
    told = "only the tests of the rules that can be run as plain Python while coverage is measured, or only the rest"
    parser.addoption("--part", choices=("plain", "rest"), help=told)


def parts_of(item: pytest.Item) -> set[str]:
    """The parts that a test belongs to: tests of the rules, not of what is compiled of them, and not too long for plain
    Python, are of the first; those that are smaller in plain Python are of both.
    """
    is_plain = item.nodeid.startswith(RULES) and item.get_closest_marker("plain") is None
    if not is_plain or "compile" in item.nodeid:
        return {"rest"}
    return {"plain", "rest"} if item.get_closest_marker("compiled") else {"plain"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the other part. Where several processes share the tests, all collect them in the order of the pieces of
    work.
    """
    part = config.getoption("part")
    if part is not None:
        left_out = [item for item in items if part not in parts_of(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if part in parts_of(item)]
    if hasattr(config, "workerinput"):
        items[:] = [items[place] for place in in_order([piece_of_work(item.nodeid) for item in items])]
