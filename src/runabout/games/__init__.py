"""The explicit list of games; other people's games join by the entry point group "runabout.games"."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from runabout.core.errors import BadGame, UnknownGame, nearest
from runabout.core.game import Game
from runabout.core.parts import shown
from runabout.core.reason import Reason
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


class Inventory(NamedTuple):
    """All installed games.

    Attributes:
        games: those that can be played, our own first.
        broken: for each of the others the reason: the package, the part of its game, what was expected.
    """

    games: tuple[Game, ...]
    broken: tuple[BadGame, ...]


def names() -> list[str]:
    """The names of all installed games, our own first; `find_game` says of each whether it can be played."""
    return [*GAMES, *sorted(_others())]


def inventory() -> Inventory:
    """All installed games: a broken one of another package is set apart, and keeps nobody from the rest."""
    found: list[Game] = []
    broken: list[BadGame] = []
    for name in names():
        try:
            found.append(find_game(name))
        except BadGame as fault:
            broken.append(fault)
    return Inventory(tuple(found), tuple(broken))


@cache
def find_game(name: str) -> Game:
    """The game of that name.

    Raises:
        UnknownGame: there is none; the error lists the installed games.
        BadGame: an installed package names a game that cannot be loaded, or that fails a first trial; the error names
            the package, the part of the game, and what was expected.
    """
    if name in GAMES:
        module, _, attribute = GAMES[name].partition(":")
        return _checked(name, getattr(import_module(module), attribute))
    entry = _others().get(name)
    if entry is None:
        near = nearest(name, names(), most=1)
        there = ", ".join(names())
        raise UnknownGame(Reason("unknown-game", name=name, games=there, near=near[0] if near else None))
    try:
        return _loaded(entry)
    except BadGame as fault:
        package = f"the package {entry.dist.name} {entry.dist.version}" if entry.dist else "an installed package"
        raise BadGame(f"{name}, from {entry.value} of {package}, cannot be played: {fault}") from fault


def _loaded(entry: EntryPoint) -> Game:
    """The game of another package, tried out; BadGame where anything fails, since its code may raise anything."""
    try:
        found: object = entry.load()
    except (Exception, SystemExit) as fault:
        raise BadGame(f"loading it raises {type(fault).__name__}: {fault}") from fault
    game = _checked(entry.name, found)
    try:
        try_out(game)
    except BadGame:
        raise
    except (Exception, SystemExit) as fault:
        raise BadGame(f"its first trial raises {type(fault).__name__}: {fault}") from fault
    return game


def _checked(name: str, found: object) -> Game:
    if not isinstance(found, Game) or found.name != name:
        led = f'the Game "{found.name}"' if isinstance(found, Game) else shown(found)
        raise BadGame(f'The entry point "{name}" must lead to a Game of that name; it leads to {led}.')
    return found


def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in GAMES}
