"""The explicit list of games; other people's games join by the entry point group "runabout.games"."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from runabout.core.errors import BadGame, UnknownGame, nearest
from runabout.core.game import Game
from runabout.core.trial import try_out

GAMES = {
    "road-runner": "runabout.games.road_runner:game",
    "riverdale": "runabout.games.riverdale:game",
    "rummy-runway": "runabout.games.rummy_runway:game",
    "race-2-live": "runabout.games.race_2_live:game",
    "road-wolf": "runabout.games.road_wolf:game",
}
"""Our own, by name: the module and the name in it."""

GROUP = "runabout.games"
"""An installed package adds a game by an entry point of this group: its name, and where its `Game` is."""


def names() -> list[str]:
    """The names of all games that can be played here, our own first."""
    return [*GAMES, *sorted(_others())]


@cache
def game(name: str) -> Game:
    """The game of that name.

    Raises:
        UnknownGame: there is none; the error lists those there are.
        BadGame: an installed package names a game that cannot be loaded, or that fails a first trial.
    """
    if name in GAMES:
        module, _, attribute = GAMES[name].partition(":")
        found: object = getattr(import_module(module), attribute)
    elif name in _others():
        entry = _others()[name]
        try:
            found = entry.load()
        except Exception as fault:
            raise BadGame(f"{name}, from {entry.value}, cannot be loaded: {fault}") from fault
    else:
        near = nearest(name, names())
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise UnknownGame(f'No game is called "{name}": the games are {", ".join(names())}.{hint}')
    if not isinstance(found, Game) or found.name != name:
        raise BadGame(f'The entry point "{name}" must lead to a Game of that name; it leads to {found!r}.')
    if name not in GAMES:
        try_out(found)
    return found


def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in GAMES}
