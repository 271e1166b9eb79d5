"""The commands, one file each."""

from __future__ import annotations

import click

from runabout import __version__
from runabout.cli.commands.admin import admin
from runabout.cli.commands.arena import arena
from runabout.cli.commands.bench import bench
from runabout.cli.commands.check import check
from runabout.cli.commands.games import games
from runabout.cli.commands.influence import influence
from runabout.cli.commands.play import play
from runabout.cli.commands.records import records
from runabout.cli.commands.replay import replay
from runabout.cli.commands.rules import rules
from runabout.cli.commands.screen import screen
from runabout.cli.commands.serve import serve
from runabout.cli.commands.simulate import simulate
from runabout.cli.commands.skill import skill
from runabout.cli.commands.study import compare, study
from runabout.cli.commands.think import think
from runabout.cli.commands.train import train
from runabout.cli.errors import CommandGroup

HELP = """Games of the chase, to play and to measure.

\b
To play against bots, with nothing to decide but the game:
  runabout play
In a browser, with friends by link:
  runabout serve --open
For who runs a server: its tables and guests, backups:
  runabout admin tables
Bots of a server think on another machine:
  runabout think --redis-url redis://cache.example.org:6379/0
Two friends and a bot round one keyboard:
  runabout play road-runner --seats 3 --people Ann,Ben --bots hard
What a rule says, and all of them:
  runabout rules road-runner 64
  runabout rules road-runner
A thousand games between bots:
  runabout simulate road-runner --games 1000 --seats 4 --bots hard,easy
Whether the first seat wins more, and what dealing six would change:
  runabout study road-runner --bots greedy --within wins=1%
  runabout compare road-runner --bots greedy --a dealt=5 --b dealt=6
What a card does for the seat that is dealt it, or may not play it:
  runabout influence road-runner anvil --bots greedy
Which of all options change how long a game takes:
  runabout screen road-runner --count length
How much is skill, and how much the deal:
  runabout skill road-runner
A network that learns a game from playing it against itself:
  runabout train riverdale --seats 2
Who plays best, on the same deals:
  runabout arena riverdale --bots greedy,easy,medium
Whether a game of your own keeps the laws:
  runabout check my-game
"""


@click.group(
    cls=CommandGroup, help=HELP, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="runabout", message="%(prog)s %(version)s")
@click.pass_context
def runabout(context: click.Context) -> None:
    """Show the help where no command is named."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (
    *(play, serve, think, admin, games, rules, replay),
    *(simulate, study, compare, influence, screen, skill, arena, records, bench),
    *(train, check),
):
    runabout.add_command(command)
