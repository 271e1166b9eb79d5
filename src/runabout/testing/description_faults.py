"""What is wrong with the messages by which a game describes itself (see `core.description`)."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast

from runabout.core.description import FOLDER, wanted
from runabout.core.game import Game
from runabout.core.speech.declared import LANGUAGES
from runabout.core.speech.sayings import SHARED
from runabout.testing.message_faults import File, absent


def description_faults(game: Game) -> Iterator[str]:
    """What is wrong with them, each as a sentence that names the file and the message; nothing where there are none."""
    folder = game.folder / FOLDER
    if game.words.messages:
        yield from (f"{FOLDER.name}/{fault}" for fault in absent(folder, game.words.messages.complete_in))
    for language in LANGUAGES:
        path = folder / f"{language}.ftl"
        if path.exists():
            shared = File(SHARED / path.name)
            yield from (f"{FOLDER.name}/{path.name}: {fault}" for fault in faults(game, File(path), shared))


def faults(game: Game, file: File, shared: File) -> Iterator[str]:
    """What is wrong with one of the files."""
    yield from file.malformed
    expected = set(wanted(game))
    known = expected | {f"choice-{value}" for option in game.options for value in option.choices}
    there = parts_of(file)
    for name in sorted(expected - there):
        attribute = name.partition(".")[2]
        value = attribute.removeprefix("is-")
        if attribute == value or f"choice-{value}" not in there | parts_of(shared):
            yield f"{name} is missing"
    for name in sorted(there - known):
        yield f"{name} is never said; is its name right?"
    for name in file.messages:
        for variable in sorted(file.asked_for(name)):
            yield f"{name} asks for ${variable}; it is given nothing"


def parts_of(file: File) -> set[str]:
    """The messages of a file that have a text, and their attributes, behind a dot."""
    found = {name for name, message in file.messages.items() if isinstance(message.value, ast.Pattern)}
    return found | {f"{name}.{one.id.name}" for name, message in file.messages.items() for one in message.attributes}
