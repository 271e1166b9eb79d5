"""What the terminal says to people at a table: messages, in the language that they have chosen.

The messages are in the folder `messages`, a file a language, in Project Fluent's format. `voice.say("name", value=...)`
says one. Each value is given to the message by its name (with "-" for "_"), and as `$NAME-is` what a message selects
by: of Somebody "you" or "other", of a list "none", "one" or "several", of a flag "yes" or "no", of None "none".
`runabout.testing.terminal_faults` holds the calls against the messages.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runabout.core.language.values import Many, Person
from runabout.core.speech.declared import LANGUAGES, Messages, nearest_language
from runabout.core.speech.sayings import Sayings
from runabout.core.words import plain
from runabout.match.seating import Sitter
from runabout.terminal.refusal import MESSAGES

YOU = "You"
"""What records call the only person at a table, who gave no name."""

PLAYER = "Player"
"""What they call one of several without a name, before the number of the seat."""

LANGUAGE_OPTION = "--language"

UNTRANSLATED = ("C", "POSIX")
"""Locales in which programs speak as they were written, and LANGUAGE is not looked at."""


@dataclass(frozen=True)
class Somebody:
    """Somebody at the table of whom a message speaks.

    Attributes:
        name: as the table shows it.
        is_addressed: whether the message speaks to that person.
    """

    name: str
    is_addressed: bool = False


class Voice:
    """Says the messages of the terminal.

    Args:
        language: one of LANGUAGES.
        folder: where the messages are.
    """

    def __init__(self, language: str = LANGUAGES[0], folder: Path = MESSAGES) -> None:
        self.language = language
        self._sayings = Sayings(language, Messages(folder))

    def say(self, message: str, /, **values: Any) -> str:
        """A message; in English where the language has none."""
        given: dict[str, Any] = {}
        for name, value in values.items():
            called = name.replace("_", "-")
            given[called], given[f"{called}-is"] = spoken(value)
        return self._sayings.say(message, given)

    def means(self, typed: str, name: str) -> bool:
        """Whether what somebody typed is a word of the terminal: as it is in English, or in the language."""
        return plain(typed) in (plain(name), plain(self.say(f"word-{name}")))

    def name_of(self, sitter: Sitter) -> str:
        """What somebody is called at the table: people without a name in the language, others as they are."""
        if sitter.is_person and sitter.name == YOU:
            return self.say("you")
        called, _, number = sitter.name.partition(" ")
        if sitter.is_person and called == PLAYER and number.isdecimal():
            return self.player(int(number))
        return sitter.name

    def player(self, number: int) -> str:
        """What somebody without a name is called, by the number of the seat."""
        return self.say("player", number=number)


def spoken(value: Any) -> tuple[Any, Any]:
    """A value as a message is given it, and what a message selects by."""
    match value:
        case Somebody():
            return Person(value.name), "you" if value.is_addressed else "other"
        case None:
            return "", "none"
        case bool():
            said = "yes" if value else "no"
            return said, said
        case list() | tuple():
            return Many(value), ("none", "one")[len(value)] if len(value) < 2 else "several"
    return value, value


def language_for(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else the machine's, else English; of one that there is not, the nearest
    (see `nearest_language`).
    """
    return nearest_language(*([asked] if asked else languages_of(environment)))


def languages_of(environment: Mapping[str, str]) -> Sequence[str]:
    """The languages of the machine in the order of preference, as gettext reads them: LANGUAGE names several; before it
    is looked at, LC_ALL, LC_MESSAGES or LANG, the first that is set, must not ask for programs as they were written.
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    if locale in UNTRANSLATED:
        return ()
    wanted = environment.get("LANGUAGE") or locale
    return [tag.split(".")[0].split("@")[0] for tag in wanted.split(":") if tag]


def language_asked_in(arguments: Sequence[str]) -> str | None:
    """The language that the arguments of a command ask for, whatever else is wrong with them; the last where several
    are given, as for any option.
    """
    asked = None
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--":
            break
        if name == LANGUAGE_OPTION:
            asked = value if equals else next(iter(arguments[at + 1 : at + 2]), None)
    return asked


def is_spoken(tag: str) -> bool:
    """Whether a language is spoken, or one that it is a form of."""
    return tag.replace("_", "-").casefold().split("-")[0] in LANGUAGES
