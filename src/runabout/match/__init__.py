"""One game being played: Match, its record on file, replay, undo, outcome."""

from runabout.match.match import Match, Outcome, Step
from runabout.match.playable import Playable, game, game_names
from runabout.match.record import dumps, load, loads, save

__all__ = ["Match", "Outcome", "Playable", "Step", "dumps", "game", "game_names", "load", "loads", "save"]
