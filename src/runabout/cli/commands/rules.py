"""`runabout rules`: a game's rulebook, one of its rules, or where each rule is in code and tests."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import click

from runabout.cli.commands.shared_options import examples
from runabout.cli.usage import PlayersCommand

if TYPE_CHECKING:
    from runabout.core.game import Game


@click.command(
    cls=PlayersCommand,
    epilog=examples(
        "runabout rules road-runner",
        "runabout rules road-runner 64",
        "runabout rules road-runner --trace",
    ),
)
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--trace", is_flag=True, help="Where each rule is in code and in tests; exit code 1 where one is not.")
@click.pass_context
def rules(context: click.Context, game: str, rule: str | None, trace: bool) -> None:
    """Show the rules of GAME, or the one numbered RULE ("RR-064", "rr64" and "64" are the same)."""
    from runabout import games

    chosen = games.find_game(game)
    if trace:
        context.exit(_trace(chosen, rule))
    elif rule is not None:
        _show_one(chosen, rule)
    else:
        _show_all(chosen)


def _show_one(game: Game, number: str) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    rule = game.rulebook[number]
    console = Console(highlight=False)
    console.print(f"{rule.number}  {game.title}: {rule.section}", style="bold", markup=False)
    console.print(Markdown(rule.text))


def _show_all(game: Game) -> None:
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    if not (sys.stdout.isatty() and sys.stdin.isatty()):
        click.echo(text, nl=False)  # for grep and for files, one rule is best left as it is written
        return
    from rich.console import Console
    from rich.markdown import Markdown

    os.environ.setdefault("LESS", "FRX")  # colours shown, and no paging of what fits on one screen
    console = Console()
    with console.pager(styles=not console.no_color and "less" in os.environ.get("PAGER", "less")):
        console.print(Markdown(text))


def _trace(game: Game, number: str | None) -> int:
    from rich.console import Console

    from runabout.testing.trace import gaps, report, trace_game

    console = Console(highlight=False)
    try:
        traced = trace_game(game.folder)
    except ValueError as fault:
        raise click.ClickException(str(fault)) from fault
    if number is not None:
        wanted = game.rulebook[number]
        traced = [row for row in traced if row.rule.number == wanted.number]
    console.print(report(game.title, traced))
    missing = gaps(traced)
    for line in missing:
        console.print(line, markup=False)
    console.print(f"{len(traced)} rules, {len(missing) or 'none'} of them with a gap.", markup=False)
    return 1 if missing else 0
