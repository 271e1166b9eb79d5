"""Why something was refused at the edge of the rules: a message and its facts, to be said in the reader's language.

The messages are in the folder `reasons`, one file for each language, in Project Fluent's format. `str()` of a reason is
English, for programs and logs; the terminal says it in the language of the person. The text is made only on demand,
because much code catches an error and reads only its type.
"""

from __future__ import annotations

import errno
import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from runabout.core.language.speaker import Speaker

ENGLISH = "en"
"""What programs read, and what is said where another language has no message."""

SHARED = Path(__file__).with_name("speech") / "messages"
"""The messages of every game, which have the words of a list. (`core.speech` raises errors: no import from it here.)"""

Fact = object
"""What a message is given: a text, a number, a flag, None, a list of these, and another reason or an error, which are
said in the same language.
"""


class Reason:
    """A message with what it is given.

    Args:
        message: its name.
        facts: by name (with "_" for "-"). Each is given to the message as itself and as `$NAME-is`, by which it
            selects: of a flag "yes" or "no", of None "none", of a list "none", "one" or "several".

    Attributes:
        folder: where the messages are.
    """

    folder: ClassVar[Path] = Path(__file__).with_name("reasons")

    def __init__(self, message: str, /, **facts: Fact) -> None:
        self.message = message
        self.facts = facts

    def say(self, language: str) -> str:
        """The reason in a language; in English where that has no such message."""
        from runabout.core.language.speaker import Unsaid

        given: dict[str, Any] = {}
        for name, fact in self.facts.items():
            called = name.replace("_", "-")
            given[called], given[f"{called}-is"] = _spoken(fact, language)
        for each in dict.fromkeys((language, ENGLISH)):
            try:
                return _speaker(each, self.folder).say(self.message, given)
            except Unsaid as fault:
                logging.getLogger("runabout.speech").error("%s", fault)
        return self.message.replace("-", " ")

    def __str__(self) -> str:
        return self.say(ENGLISH)

    def __repr__(self) -> str:
        facts = "".join(f", {name}={fact!r}" for name, fact in self.facts.items())
        return f"{type(self).__name__}({self.message!r}{facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def reason_of(fault: BaseException) -> Reason | str:
    """The reason with which an error was raised; its text where it has none."""
    reason = next((one for one in fault.args if isinstance(one, Reason)), None)
    return str(fault) if reason is None else reason


def said_in(language: str, what: object) -> str:
    """A reason, or an error by the reason that it has, in a language; anything else as `str()` says it."""
    if isinstance(what, BaseException):
        what = reason_of(what)
    return what.say(language) if isinstance(what, Reason) else str(what)


def _spoken(fact: Fact, language: str) -> tuple[Any, Any]:
    """A fact as a message is given it, and what a message selects by."""
    if fact is None:
        return "", "none"
    if isinstance(fact, list | tuple):
        from runabout.core.language.values import Many

        return Many([said_in(language, one) for one in fact]), ("none", "one", "several")[min(len(fact), 2)]
    if isinstance(fact, bool):
        said = "yes" if fact else "no"
        return said, said
    if isinstance(fact, int):
        return fact, fact
    said = said_in(language, fact)
    return said, said


@cache
def _speaker(language: str, folder: Path) -> Speaker:
    """The Speaker of a folder's messages and of the shared ones; raises Unsaid for a language without a grammar."""
    from runabout.core.language.speaker import Speaker  # slow to import, and most programs meet no error

    sources = []
    for file in (SHARED / f"{language}.ftl", folder / f"{language}.ftl"):
        try:
            sources.append(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeError) as fault:
            logging.getLogger("runabout.speech").error("%s cannot be read: %s", file, fault)
    return Speaker(language, sources)


# --- What the machine says --------------------------------------------------------------------------------------------


def system_reason(fault: OSError) -> Reason | str:
    """Why a file cannot be read or written: a message for the common causes, else the text of the operating system."""
    match fault.errno:
        case errno.ENOENT:
            return Reason("system-not-there")
        case errno.EACCES | errno.EPERM:
            return Reason("system-not-permitted")
        case errno.EISDIR:
            return Reason("system-is-folder")
        case errno.ENOTDIR:
            return Reason("system-no-folder")
        case errno.ENOSPC:
            return Reason("system-full")
        case errno.EROFS:
            return Reason("system-read-only")
    return (fault.strerror or str(fault)).lower()
