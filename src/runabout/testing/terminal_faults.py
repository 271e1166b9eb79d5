"""What is wrong with messages of terminal and errors: malformed, missing, unused, or asking for what no call gives.

A message is said by `voice.say("name", value=...)`, or later by a `Refusal("name", value=...)`: the name is written
there, or is a text with a gap for each part that is only known later, and every value is written out, so that calls and
messages can be held against each other. The reasons of `core.reason` are held against their calls in the same way.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from runabout.core.speech.declared import LANGUAGES
from runabout.core.speech.sayings import SHARED
from runabout.testing.message_faults import File, misused

VOICE = "voice"
"""What the terminal's code calls that which says messages."""

REFUSAL = "Refusal"
"""What it calls a message that is said later."""

REASON = "Reason"
"""What all of the package calls a message of `core.reason`."""

CODE = ("terminal", "cli")
"""The folders of the package that have the terminal's code; the first has its messages."""

HOME = "voice.py"
"""Where it is written, and calls itself `self`."""

GAP = "[a-z0-9-]+"
"""A part of the name of a message that is only known later."""


@dataclass(frozen=True)
class Call:
    """A place where a message is said.

    Attributes:
        names: the names that it may say, as regular expressions; none where they cannot be read.
        given: the names of the values; None where they are not written out.
        where: file and line.
    """

    names: tuple[str, ...]
    given: frozenset[str] | None
    where: str

    def says(self, message: str) -> bool:
        """Whether it may be this message that is said."""
        return any(re.fullmatch(name, message) for name in self.names)

    @property
    def has(self) -> set[str]:
        """The variables that its messages are given."""
        return {variable for name in self.given or () for variable in (name, f"{name}-is")}


def terminal_faults(package: Path) -> Iterator[str]:
    """What is wrong with the messages of the terminal, whose code is in a package: sentences with file and message."""
    yield from _held(list(calls_in(package)), package / CODE[0] / "messages")


def reason_faults(package: Path) -> Iterator[str]:
    """What is wrong with the messages of `core.reason`, which all of a package raises errors with."""
    yield from _held(list(reasons_in(package)), package / "core" / "reasons")


def _held(calls: Sequence[Call], folder: Path) -> Iterator[str]:
    """What is wrong with the messages of a folder, and with the places where they are said."""
    paths = [folder / f"{language}.ftl" for language in LANGUAGES]
    for path in paths:
        if not path.exists():
            yield f"{path}: there is no such file"
            return
    files = {path.name: File(path) for path in paths}
    for name, file in files.items():
        shared = File(SHARED / name).messages
        yield from (f"{name}: {fault}" for fault in _faults(file, files[paths[0].name], shared.keys()))
        yield from (f"{name}: {fault}" for fault in _asked_in_vain(file, calls))
    yield from _badly_called(calls, [*files.values(), *(File(SHARED / path.name) for path in paths)])


def _faults(file: File, english: File, shared: Collection[str]) -> Iterator[str]:
    """What is wrong with a file by itself, and beside the English one."""
    yield from file.malformed
    for name in english.messages:
        if name not in file.messages:
            yield f"{name} is missing; {LANGUAGES[0]}.ftl has it"
    for name in file.messages:
        if name not in english.messages:
            yield f"{name} is not in {LANGUAGES[0]}.ftl; is its name right?"
    for name, message in file.messages.items():
        yield from (f"{name}: {fault}" for fault in misused(message))
        if message.value is None:
            yield f"{name} has no text"
        for other in sorted(file.referred[name]):
            if other not in file.messages and other not in shared:
                yield f"{name} refers to {other}, which is not there"


def _asked_in_vain(file: File, calls: Sequence[Call]) -> Iterator[str]:
    """Messages that nobody says, and those that ask for what a call does not give them."""
    reached = set().union(*file.referred.values())
    for name in file.messages:
        saying = [call for call in calls if call.says(name)]
        if not saying and name not in reached:
            yield f"{name} is never said"
        for call in saying:
            missing = sorted(file.asked_for(name) - call.has) if call.given is not None else []
            for variable in missing:
                has = ", ".join(f"${one}" for one in sorted(call.given or ())) or "nothing"
                yield f"{name} asks for ${variable}; it is given {has} at {call.where}"


def _badly_called(calls: Sequence[Call], files: Sequence[File]) -> Iterator[str]:
    """Calls that cannot be read, that say what is not there, or give what no language asks for."""
    known = {name for file in files for name in file.messages}
    for call in calls:
        if not call.names:
            yield f"{call.where}: write out the name of the message"
        if call.given is None:
            yield f"{call.where}: write out the values"
        said = sorted(name for name in known if call.says(name))
        if call.names and not said:
            yield f"{call.where}: there is no message {' or '.join(call.names)}"
        asked = set().union(*(file.asked_for(name) for file in files for name in said))
        for value in sorted(call.given or ()):
            if said and not asked & {value, f"{value}-is"}:
                yield f"{call.where}: no language asks for ${value} in {' or '.join(said)}"


# --- Calls ------------------------------------------------------------------------------------------------------------


def calls_in(package: Path) -> Iterator[Call]:
    """Every place in the terminal's code where a message is said."""

    def says(func: ast.expr, path: Path) -> bool:
        return _is_saying(func, path.name == HOME) or _is_named(func, REFUSAL)

    for folder in CODE:
        yield from _calls(package / folder, ("say", REFUSAL), says)


def reasons_in(package: Path) -> Iterator[Call]:
    """Every place in a package's code where a reason is given."""
    yield from _calls(package, (REASON,), lambda func, path: _is_named(func, REASON))


def _calls(folder: Path, written: Sequence[str], is_saying: Callable[[ast.expr, Path], bool]) -> Iterator[Call]:
    """The calls in a folder's code that say a message; each file has one of these names in it."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not any(f"{name}(" in text for name in written):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and is_saying(node.func, path):
                given = None if any(word.arg is None for word in node.keywords) else _given(node.keywords)
                names = _names(node.args[0]) if node.args else ()
                yield Call(names, given, f"{path.relative_to(folder)}:{node.lineno}")


def _is_named(func: ast.expr, name: str) -> bool:
    return isinstance(func, ast.Name) and func.id == name


def _is_saying(func: ast.expr, is_home: bool) -> bool:
    """Whether what is called is `voice.say`, whatever has the voice."""
    if not isinstance(func, ast.Attribute) or func.attr != "say":
        return False
    of = func.value
    name = of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
    return name == VOICE or (is_home and name == "self")


def _given(keywords: Sequence[ast.keyword]) -> frozenset[str]:
    return frozenset(str(word.arg).replace("_", "-") for word in keywords)


def _names(node: ast.expr) -> tuple[str, ...]:
    """The names of messages that an expression may be, as regular expressions."""
    match node:
        case ast.Constant(value=str(name)):
            return (re.escape(name),)
        case ast.IfExp(body=one, orelse=other):
            found = (_names(one), _names(other))
            return (*found[0], *found[1]) if all(found) else ()
        case ast.JoinedStr(values=parts):
            return ("".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else GAP for p in parts),)
    return ()
