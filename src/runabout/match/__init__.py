"""One game being played: Match, its record on file, replay, undo, outcome."""

from runabout.match.match import Match, Script
from runabout.match.playable import Playable, game, game_names
from runabout.match.reading import load, loads
from runabout.match.record import dumps, save
from runabout.match.step import Outcome, Step

__all__ = ["Match", "Outcome", "Playable", "Script", "Step", "dumps", "game", "game_names", "load", "loads", "save"]
