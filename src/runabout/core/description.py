"""What a game says of itself to people who choose it, set up a table and compare how they stand: messages, one file a
language, in the folder `messages/description` of the game.

| message | says |
|---|---|
| `blurb` | the game in one sentence |
| `option-NAME` | what an option is called |
| `option-NAME.says` | what it does, as a sentence |
| `option-NAME.is-VALUE`, `choice-VALUE` | a value, of this option or of any |
| `standing-NAME` | what is counted, in a few words before the number |
| `look`, `looks` | one of the looks, and several |

English is said where a language lacks one, and what the game declares where English lacks it too: a game needs no
messages. Names in records, on the command line and in the API stay as they are in every language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from runabout.core.looks import Looks
from runabout.core.options import Option
from runabout.core.standing import Standing

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Sayings

FOLDER = Path("messages", "description")
"""Where the files are, from the folder of a game."""


@dataclass(frozen=True)
class OptionWords:
    """A table option in words.

    Attributes:
        title: what it is called.
        says: what it does, as a sentence; "" where nobody says it.
        choices: its named values, in their order.
    """

    title: str
    says: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Description:
    """A game in a language.

    Attributes:
        blurb: what it is, in one sentence.
        options: by the option's name.
        standing: by the name of what is counted.
        look: one of the looks that a seat may choose, "" where there are none.
        looks: several of them.
    """

    blurb: str
    options: Mapping[str, OptionWords]
    standing: Mapping[str, str]
    look: str
    looks: str


class Parts(Protocol):
    """What is read of the components of a game."""

    @property
    def looks(self) -> Looks | None:
        """What a seat may choose to look like."""


class Described(Protocol):
    """What is read of a game, which is described by its own module and cannot be imported here."""

    @property
    def folder(self) -> Path:
        """Where its messages are."""

    @property
    def blurb(self) -> str:
        """What it declares itself to be."""

    @property
    def options(self) -> Sequence[Option]:
        """Its table options."""

    @property
    def standing(self) -> Sequence[Standing]:
        """What it counts."""

    @property
    def components(self) -> Parts:
        """Its cards and tokens."""


@cache
def describe(game: Described, language: str) -> Description:
    """A game in a language; made once."""
    from runabout.core.speech.declared import Messages  # slow to import, and programs need no description
    from runabout.core.speech.sayings import Sayings

    said = _Said(Sayings(language, Messages(game.folder / FOLDER)))
    looks = game.components.looks
    return Description(
        blurb=said.text("blurb", game.blurb),
        options={option.name: said.option(option) for option in game.options},
        standing={
            one.name: said.text(f"standing-{_called(one.name)}", one.says or one.name.replace("_", " "))
            for one in game.standing
        },
        look=said.text("look", looks.noun) if looks else "",
        looks=said.text("looks", f"{looks.noun}s") if looks else "",
    )


@cache
def choice_title(folder: Path, option: str, value: str, language: str) -> str:
    """What a value of an option is called, for games that call it so at the table as well.

    Args:
        folder: of the game.
        option: its name.
        value: the name of the value.
        language: one of `speech.declared.LANGUAGES`.
    """
    from runabout.core.speech.declared import Messages  # as in `describe`
    from runabout.core.speech.sayings import Sayings

    said = _Said(Sayings(language, Messages(folder / FOLDER)))
    return said.choice(f"option-{_called(option)}", value)


@dataclass(frozen=True)
class _Said:
    """Says messages, or what is declared where there is none."""

    sayings: Sayings

    def text(self, message: str, declared: str) -> str:
        return self.sayings.say(message) if self.sayings.has(message) else declared

    def option(self, option: Option) -> OptionWords:
        message = f"option-{_called(option.name)}"
        return OptionWords(
            title=self.text(message, _plainly(option.name.replace("_", " "))),
            says=self.sayings.attribute(message, "says") or option.says,
            choices=tuple(self.choice(message, value) for value in option.choices),
        )

    def choice(self, message: str, value: str) -> str:
        own = self.sayings.attribute(message, f"is-{value}")
        return own or self.text(f"choice-{value}", _plainly(value.replace("_", " ").replace("-", " ")))


def wanted(game: Described) -> Iterator[str]:
    """The names of the messages that describe a game, attributes behind a dot."""
    yield "blurb"
    for option in game.options:
        message = f"option-{_called(option.name)}"
        yield from (message, f"{message}.says")
        yield from (f"{message}.is-{value}" for value in option.choices)
    yield from (f"standing-{_called(one.name)}" for one in game.standing)
    if game.components.looks:
        yield from ("look", "looks")


def _called(name: str) -> str:
    return name.replace("_", "-")


def _plainly(name: str) -> str:
    return name[:1].upper() + name[1:]
