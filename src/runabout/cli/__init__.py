"""The command `runabout`.

Each command is a file of `commands`; game_loop.py runs the match of `play`, which runabout.terminal shows. Nothing
heavy is imported before a command needs it, so that `runabout --help` answers at once.
"""

from __future__ import annotations

from runabout.cli.commands import runabout

__all__ = ["main", "runabout"]


def main() -> None:
    """Run the command with the arguments it was started with."""
    runabout(prog_name="runabout")
