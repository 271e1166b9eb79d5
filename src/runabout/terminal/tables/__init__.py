"""How each game is drawn in a terminal: one file a game, and a general table for games without one."""

from __future__ import annotations

from importlib import import_module

from runabout.match import Match
from runabout.terminal.tables.table import Scene, Table
from runabout.terminal.voice import Voice

__all__ = ["Scene", "Table", "table_for"]

TABLES = {
    "road-runner": "runabout.terminal.tables.road_runner:RoadRunnerTable",
    "riverdale": "runabout.terminal.tables.riverdale:RiverdaleTable",
    "rummy-runway": "runabout.terminal.tables.rummy_runway:RummyRunwayTable",
    "race-2-live": "runabout.terminal.tables.race_2_live:Race2LiveTable",
    "road-wolf": "runabout.terminal.tables.road_wolf:RoadWolfTable",
}
"""By the game's name: the module and the `Table` in it."""


def table_for(match: Match, voice: Voice | None = None, is_shared: bool = False) -> Table:
    """What draws a match; see `Table` for the arguments."""
    module, _, name = TABLES.get(match.game.name, "runabout.terminal.tables.table:Table").partition(":")
    table = getattr(import_module(module), name)(match, voice, is_shared)
    assert isinstance(table, Table)
    return table
