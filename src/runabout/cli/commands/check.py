"""`runabout check`: whether a game keeps the laws."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

import click

from runabout.cli.commands.shared_options import examples

if TYPE_CHECKING:
    from runabout.core.game import Game
    from runabout.testing import Case, Law

BROKEN = 1
"""The exit code where a law is broken."""

WIDTH = 100
"""Of a line about what a game could still declare."""


@click.command(
    epilog=examples(
        "runabout check road-runner",
        "runabout check kuhn-poker --hidden kuhn_poker.hidden:HIDDEN",
        "runabout check kuhn_poker:GAME --games 10 --seed monday",
        "RUNABOUT_INTERPRET=1 runabout check kuhn_poker:GAME",
    )
)
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(min=1), default=3, show_default=True, help="Games a law plays.")
@click.option("--seed", default="0", show_default=True, help="The same seed checks the same games.")
@click.option(
    "--hidden",
    metavar="MODULE:NAME",
    help="Where the game's hidden cards lie, a runabout.testing.Hidden; for the law of frequencies.",
)
@click.pass_context
def check(context: click.Context, game: str, count: int, seed: str, hidden: str | None) -> None:
    """Hold GAME to the laws that every game must keep.

    GAME is a name that `runabout games` lists, or MODULE:NAME for a Game that is not installed, found from the current
    folder. With RUNABOUT_INTERPRET=1 nothing is compiled: quicker for a first look, but the law of compiled code is not
    checked and slow laws look at less.

    At the end stands what the game could still declare: it is played without, and people or programs miss something.
    Where a law is broken because a part of the game raises, that part is named with its line.

    Exit code 0: every law holds. 1: a law is broken; it is named, with what was expected and how to get there again.
    2: there is no such game, or it is not declared as a Game must be.
    """
    from runabout.testing import BrokenLaw, Hidden, check_game

    found = _game(game)
    places = None if hidden is None else _loaded(hidden, "--hidden", Hidden)
    progress = Progress(_skipped(found, places is not None))
    try:
        check_game(found, seed=seed, games=count, hidden=places, on_law=progress.on_law)
    except BrokenLaw as broken:
        progress.close(is_kept=False)
        law = progress.law
        click.echo(f"{found.name} breaks the law of {broken.law}.", err=True)
        if law is not None:
            click.echo(f"  The law: {' '.join(law.says.split())}", err=True)
        click.echo(f"  Here: {broken.message}", err=True)
        with suppress(Exception):  # what is broken may break here as well
            _say_what_is_lacking(found)
        context.exit(BROKEN)
    progress.close(is_kept=True)
    for skipped, reason in progress.skipped.items():
        click.echo(f"{skipped}: not checked; {reason}")
    click.echo(f"{found.title} keeps {'all' if not progress.skipped else 'the other'} {progress.kept} laws.")
    _say_what_is_lacking(found)


def _say_what_is_lacking(game: Game) -> None:
    """What it could still declare, if anything."""
    from runabout.testing.lacking import lacking

    if missing := list(lacking(game)):
        click.echo("It could still declare")
        for one in missing:
            click.echo(fill(one, initial_indent="- ", subsequent_indent="  ", width=WIDTH))


def _skipped(game: Game, has_places: bool) -> dict[str, str]:
    """The laws that find nothing to check here, with the reason."""
    reasons = {}
    if not has_places:
        reasons["frequency"] = "where a game hides cards, --hidden says where they lie"
    if not game.run.is_compiled:
        reasons["compiled"] = "RUNABOUT_INTERPRET is set"
    return reasons


class Progress:
    """One line a law: its name, how many cases it is checked in, how long that took.

    Args:
        skipped: laws that are not checked, with the reason.
    """

    def __init__(self, skipped: Mapping[str, str]) -> None:
        self.skipped = skipped
        self.law: Law | None = None
        self.kept = 0
        self._cases = 0
        self._began = 0.0

    def on_law(self, law: Law, case: Case) -> None:
        """Called just before a law is checked in a case."""
        if self.law is not law:
            if self.law is not None:
                self.close(is_kept=True)
            self.law, self._cases, self._began = law, 0, time.monotonic()
        self._cases += 1
        if sys.stdout.isatty():
            click.echo(f"\r\x1b[K... {law.name}: {case}", nl=False)

    def close(self, is_kept: bool) -> None:
        """End the line of the law that was checked last."""
        if self.law is None:
            return
        is_skipped = self.law.name in self.skipped
        self.kept += is_kept and not is_skipped
        begin = "\r\x1b[K" if sys.stdout.isatty() else ""
        took = time.monotonic() - self._began
        sign = "-     " if is_skipped else "kept  " if is_kept else "BROKEN"
        cases = f"{self._cases} case{'s' if self._cases > 1 else ''}"
        click.echo(f"{begin}{sign}  {self.law.name:16}{cases:>10}  {took:6.1f} s")
        sys.stdout.flush()


def _game(name: str) -> Game:
    """The game of that name, or at MODULE:NAME."""
    from runabout import games
    from runabout.core.game import Game

    if ":" not in name:
        return games.find_game(name)
    found = _loaded(name, "GAME", Game)
    assert isinstance(found, Game)
    return found


def _loaded(path: str, what: str, kind: type) -> Any:
    """The object at "MODULE:NAME", found from the current folder as well.

    Raises:
        BadGame: there is none, it fails as it is imported, or it is of another kind.
    """
    from importlib import import_module

    from runabout.core.errors import BadGame

    expected = f"{what} {path}: expected MODULE:NAME of a {kind.__module__.partition('.laws')[0]}.{kind.__name__}"
    module, _, name = path.partition(":")
    if not module or not name:
        raise BadGame(f"{expected}, such as kuhn_poker:GAME.")
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        found = getattr(import_module(module), name)
    except BadGame:
        raise  # it says itself which part of the game is wrong
    except Exception as fault:
        raise BadGame(f"{expected}; loading it fails: {type(fault).__name__}: {fault}") from fault
    if not isinstance(found, kind):
        raise BadGame(f"{expected}; it is {found!r}.")
    return found
