"""The check of every file of messages: of our own games, the terminal, the server, the page, and what all games say.

    python -m runabout.testing.all_messages

Prints what is wrong, each with the file and the message, and ends with 1 where something is. `make check` runs it. What
the page's code asks of the page's messages is checked with the page (web/scripts/messages.mjs).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import runabout
from runabout.core.description import FOLDER
from runabout.core.game import Game
from runabout.core.reason import Reason
from runabout.core.speech.declared import LANGUAGES
from runabout.core.speech.sayings import SHARED
from runabout.games import GAMES, find_game
from runabout.testing.description_faults import description_faults
from runabout.testing.message_faults import File, absent, message_faults
from runabout.testing.terminal_faults import reason_faults, terminal_faults

PACKAGE = Path(runabout.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
"""The page's sources; only a checkout has them."""

BUILT = PACKAGE / "server" / "page"
"""What is made of them."""


def all_faults() -> Iterator[str]:
    """What is wrong with any file of messages, each as a sentence that names the file and the message."""
    folders = [SHARED, PACKAGE / "server" / "words", *([WEB / "words"] if WEB.exists() else [])]
    for folder in folders:
        yield from (f"{shown(folder)}/{fault}" for fault in plain_faults(folder))
    terminal = PACKAGE / "terminal"
    yield from (f"{shown(terminal)}: {fault}" for fault in terminal_faults(PACKAGE))
    yield from (f"{shown(PACKAGE / 'core' / 'reasons')}: {fault}" for fault in reason_faults(PACKAGE))
    games = [find_game(name) for name in GAMES]
    for game in games:
        yield from (f"{shown(game.folder)}/messages/{fault}" for fault in game_faults(game))
    described = [game.folder / FOLDER for game in games]
    read = [*folders, terminal / "messages", Reason.folder, *(folder.parent for folder in described), *described]
    for path in unread(read, [*PACKAGE.rglob("*.ftl"), *WEB.rglob("*.ftl")]):
        yield f"{shown(path)}: no check reads this file; runabout.testing.all_messages is to"


def unread(read: Iterable[Path], files: Iterable[Path]) -> list[Path]:
    """The files in none of the folders that are read, built ones aside."""
    folders = set(read)
    return sorted(path for path in files if path.parent not in folders and BUILT not in path.parents)


def game_faults(game: Game) -> Iterator[str]:
    """What is wrong with the messages of one of our own games."""
    messages = game.words.messages
    if messages is None or messages.complete_in != LANGUAGES:
        has = ", ".join(messages.complete_in) if messages else ""
        yield f"*.ftl: our own games are complete in {', '.join(LANGUAGES)}; {game.name} declares {has or 'none'}"
    yield from message_faults(game.words, game.folder)
    yield from description_faults(game)


def plain_faults(folder: Path) -> Iterator[str]:
    """What is wrong with the files of a folder by themselves, and beside one another."""
    yield from absent(folder, LANGUAGES)
    files = {path.name: File(path) for path in sorted(folder.glob("*.ftl"))}
    every = {name: None for file in files.values() for name in file.messages}
    for name, file in files.items():
        yield from (f"{name}: {fault}" for fault in file.malformed)
        yield from (f"{name}: {message} is missing" for message in every if message not in file.messages)


def shown(path: Path) -> str:
    """A path as it is in a checkout."""
    return path.relative_to(PACKAGE.parents[1]).as_posix()


def main() -> int:
    """Print what is wrong; the exit status."""
    found = list(all_faults())
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
