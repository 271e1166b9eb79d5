"""Who plays in a study: levels of bots with any budget, and bots of one's own."""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from runabout.bots import LEARNED, LEVELS, SEARCHING, Bot, Level, level
from runabout.bots.search import Kind
from runabout.core.bot_hints import PLAYOUTS_MAX
from runabout.core.chance import derive
from runabout.core.errors import BadLevel
from runabout.core.game import Game
from runabout.core.words import Action

MILLISECONDS_MAX = 60_000

OUTSIDE = "outside:"
"""How the name of a program begins that plays over the network."""


class Chooser(Protocol):
    """A bot in one seat of one game."""

    def choose(self, sight: Any) -> int | str | Action:
        """The action of the seat whose sight it is: an Action, its text or its number."""


Maker = Callable[[Game, bytes], Chooser]
"""Makes a bot for one seat of one game, from the game and 32 bytes to draw its chance from."""


@dataclass(frozen=True)
class Player:
    """Who plays.

    Attributes:
        name: as it is told: what was asked for.
        level: of a bot that compiled games can have; None where Python has to ask it.
        make: makes a bot for one seat of one game; None where `level` says it.
        is_exact: whether the same seed gives the same games, which thinking for a time does not.
        settings: what it plays with, as it is told beside the results; "" where the name says all.
        program: the command that starts it, of a program that plays over the network (see `server.outside`).
    """

    name: str
    level: Level | None = None
    make: Maker | None = None
    is_exact: bool = True
    settings: str = ""
    program: str = ""


def player(asked: str | type | Player) -> Player:
    """Who is asked for: a level ("medium", or "learned" where the game has a network), one with so many playouts a
    decision ("medium:600"), a searching bot with so much time ("500ms"), a class of one's own, or where there is one
    ("my_bots:Eager", "bots/mine.py:Eager"). A class is called with the game and 32 bytes, and has `choose(sight)`
    (see `Chooser`).

    Raises:
        BadLevel: there is none of that kind; the message says what there is.
    """
    if isinstance(asked, Player):
        return asked
    if isinstance(asked, type):
        return Player(f"{asked.__module__}:{asked.__qualname__}", make=asked)
    if not isinstance(asked, str):
        raise BadLevel(f"A player is a level by its name, a class or a Player; {asked!r} came.")
    asked = asked.strip()
    time = re.fullmatch(r"(\d+)\s*ms", asked.casefold())
    if time:
        return _in_time(check_milliseconds(int(time[1]), asked))
    if asked.startswith(OUTSIDE):
        raise BadLevel(f'"{asked}": a program plays over the network in an arena, and nowhere else.')
    before, colon, after = asked.rpartition(":")
    if not colon:
        return Player(asked.casefold(), _level(asked.casefold()))
    if before.casefold() in (*LEVELS, LEARNED.name):
        return _with_playouts(_level(before.casefold()), after, asked)
    return Player(asked, make=_imported(before, after, asked))


def players(asked: str | Iterable[str | type | Player]) -> tuple[Player, ...]:
    """Several; a text has them separated by commas."""
    return tuple(player(one) for one in (asked.split(",") if isinstance(asked, str) else asked))


def rotations(seated: Sequence[Player]) -> list[tuple[Player, ...]]:
    """The players in their seats, then each a seat further, and so on, until they sit as at first."""
    found: list[tuple[Player, ...]] = []
    for by in range(len(seated)):
        turned = (*seated[len(seated) - by :], *seated[: len(seated) - by])
        if turned in found:
            break
        found.append(turned)
    return found


def check_milliseconds(number: int, asked: str) -> int:
    """How long a bot may think; BadLevel, which names what was asked for, where that is nothing or too long."""
    return _within(number, MILLISECONDS_MAX, asked, "milliseconds")


def _within(number: int, most: int, asked: str, what: str) -> int:
    if not 1 <= number <= most:
        raise BadLevel(f'"{asked}": a bot thinks for 1 to {most:,} {what}.')
    return number


def _in_time(milliseconds: int) -> Player:
    searching = LEVELS["hard"]

    def make(game: Game, key: bytes) -> Chooser:
        return Bot(game, searching, key, milliseconds)

    return Player(f"{milliseconds}ms", make=make, is_exact=False)


def _level(name: str) -> Level:
    return LEARNED if name == LEARNED.name else level(name)


def _with_playouts(found: Level, text: str, asked: str) -> Player:
    if found.kind < Kind.SEARCH:
        searching = ", ".join((*SEARCHING, LEARNED.name))
        raise BadLevel(f'"{asked}": {found.name} bots have no playouts; those that have are {searching}.')
    if not text.isdecimal():
        raise BadLevel(f'"{asked}": after the level stands a number of playouts, as in "{found.name}:600".')
    playouts = _within(int(text), PLAYOUTS_MAX, asked, "playouts")
    name = f"{found.name}:{playouts}"
    return Player(name, replace(found, name=name, playouts=playouts))


def function_at(asked: str) -> Callable[..., Any]:
    """The function of a module or a file ("module:function", "file.py:function"); BadLevel where there is none."""
    place, _, name = asked.rpartition(":")
    found = getattr(_module(place, asked, A_FUNCTION), name, None)
    if not callable(found):
        raise BadLevel(f'"{asked}": {place} has no function {name}.')
    return cast(Callable[..., Any], found)


def _imported(place: str, name: str, asked: str) -> Maker:
    """The class of that name in a module or a file."""
    found = getattr(_module(place, asked, A_BOT), name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadLevel(f'"{asked}": {place} has no class {name} with a method choose(sight).')
    return found


def raised(fault: BaseException) -> str:
    """What somebody else's code raised, without the full stop that it may end with."""
    return f"{type(fault).__name__}: {text_of(fault, str)}".rstrip(".")


def text_of(came: object, write: Callable[[Any], str] = repr) -> str:
    """What came of somebody else's code as text; what it is where it cannot be written down."""
    try:
        return write(came)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  # its own methods write it
        return f"a {type(came).__name__} that cannot be written as text"


A_BOT = (
    f"is no level ({', '.join(LEVELS)}), nor a bot that can be loaded",
    'A bot of your own is given as "module:Class" or "file.py:Class".',
)
A_FUNCTION = ("is no function that can be loaded", 'It is given as "module:function" or "file.py:function".')
"""What is said where a module cannot be loaded: what came is not, and what was expected."""


def _module(place: str, asked: str, wanted: tuple[str, str]) -> ModuleType:
    """A module by its name, or by its file."""
    try:
        if not place.endswith(".py"):
            return importlib.import_module(place)
        spec = importlib.util.spec_from_file_location(Path(place).stem, place)
        if spec is None or spec.loader is None:
            raise ImportError(f"{place} is no Python file")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as fault:  # it is somebody else's code
        raise BadLevel(f'"{asked}" {wanted[0]} ({raised(fault)}). {wanted[1]}') from fault
    return module


def key_of_game(key: bytes, unit: int, rotation: int, seat: int) -> bytes:
    """What a bot of one's own draws its chance from in one seat of one game."""
    return derive(key, f"bot {unit} {rotation} {seat}")
