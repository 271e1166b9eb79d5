"""Which messages of things a game can come to say, and which of their attributes: by what it declares, and its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from runabout.core.facts import FieldType
from runabout.core.language.speaker import ARTICLES, CASES
from runabout.core.language.values import identifier
from runabout.core.speech.declared import Messages
from runabout.core.words import Words

Parts = tuple[str, ...]
"""The parts of the name of a thing, as its message has them: ("pawn", "red", "2")."""

FORMS = frozenset(
    {"takes", "plural", *(f"{number}{form}" for number in ("", "plural-") for form in (*CASES, *ARTICLES))}
)
"""Attributes that a thing has for the grammar of a language (see `core.language.speaker`)."""

OF_A_SORT = re.compile(r"(\w[\w -]*):(\S|$)")
"""How code writes the name of a thing, or its beginning: "square:" of `f"square:{number}"`."""

ON_FACES = re.compile(r"group|line\d+")
"""Those that say what is printed on a component (see `Sayings.face`)."""


@dataclass(frozen=True)
class InCode:
    """What the code of a game says by itself.

    Attributes:
        sorts: how names begin that it makes: "square" of `f"square:{number}"`, and "mission" of `f"mission-{name}"`
            where it asks for an attribute of that.
        attributes: those that it asks for by name.
    """

    sorts: frozenset[str]
    attributes: frozenset[str]


class SaidNames:
    """The names by which the things of a game are said.

    Args:
        words: the game's.
        messages: as it declares them.
        code: the folder of the game.
        ways: the `as` of the calls in its messages, by each of which any thing may be said.
        sorts: the `sort` of those calls.
    """

    def __init__(self, words: Words, messages: Messages, code: Path, ways: set[str], sorts: set[str]) -> None:
        self._ways, self._code = ways, in_code(code)
        whole = {name for kind in fields_of(words, messages) for name in names_of(kind)}
        values = {name for name in whole if len(name) > 1}
        listed = {name[0] for name in values}
        things = map(identifier, messages.layout.things) if messages.layout else ()
        begun = {name[0] for name in whole} | set(things) | sorts | self._code.sorts
        self._any = begun - listed
        if self._any:
            self._any |= ways
        values |= {(way, *name[1:]) for way in ways for name in values}
        self._listed = {"-".join(name[:size]) for name in values for size in range(1, len(name) + 1)}

    def has_thing(self, message: str) -> bool:
        """Whether a thing can be said by a message of this name. Of a sort whose values are declared it is one of them,
        or the sort's own; of any other it may be called anything.
        """
        return message in self._listed or any(f"{message}-".startswith(f"{sort}-") for sort in self._any)

    def has_attribute(self, message: str, attribute: str, of_thing: bool) -> bool:
        """Whether this attribute of a message is ever said."""
        if attribute in self._code.attributes or ON_FACES.fullmatch(attribute):
            return True
        if of_thing:
            return attribute in FORMS or attribute in self._ways
        return attribute == {"hint": "joint", "preview": "brief"}.get(message.partition("-")[0])


def fields_of(words: Words, messages: Messages) -> Iterator[FieldType]:
    """The types of all that a game declares: of events, verbs and previews, and of its scenes."""
    for _, _, kind in fields_by_name(words, messages):
        yield kind


def fields_by_name(words: Words, messages: Messages) -> Iterator[tuple[str, str, FieldType]]:
    """All fields that a game declares: the kind of event, verb or preview that has it ("" of a scene), its name, and
    its type.
    """
    for declared in (*words.declared, *words.verbs.values(), messages.previews):
        if declared:
            yield from ((getattr(declared, "name", ""), name, kind) for name, (kind, _) in declared.fields.items())
    if messages.layout:
        layout = messages.layout
        of_things = (of.attributes for of in layout.things.values())
        for types in (layout.settings, layout.counters, layout.decision, *of_things):
            yield from (("", name, kind) for name, kind in types.items())


def names_of(kind: FieldType) -> Iterator[Parts]:
    """The names of what a field holds; of a value that may be anything only how its name begins."""
    yield from (called(kind.sort, value) for value in kind.values)
    yield from _within(kind.sort, kind.schema)


def _within(sort: str, schema: Mapping[str, Any]) -> Iterator[Parts]:
    """The names of what a schema describes, at any depth: a property of a record is of the sort that it is called."""
    yield from (called(sort, value) for value in schema.get("enum", ()) if isinstance(value, str))
    if sort and ("properties" in schema or "string" in (schema.get("type"), *_types(schema))):
        yield (identifier(sort),)
    for name, inner in schema.get("properties", {}).items():
        yield from _within(sort if name == "thing" else name, inner)
    for inner in (*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else [])):
        yield from _within(sort, inner)


def sorts_within(schema: Mapping[str, Any]) -> Iterator[tuple[str, set[str]]]:
    """Each property that a schema describes, at any depth, with how the names begin of what it holds."""
    for name, inner in schema.get("properties", {}).items():
        if name != "thing":
            yield name, {found[0] for found in _within(name, inner)} or {identifier(name)}
        yield from sorts_within(inner)
    for inner in (*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else [])):
        yield from sorts_within(inner)


def _types(schema: Mapping[str, Any]) -> list[str]:
    found = schema.get("type", [])
    return found if isinstance(found, list) else [found]


def called(sort: str, value: str) -> Parts:
    """The parts of the name of a value (see `core.language.values.Thing`)."""
    parts = value.split(":")
    return tuple(map(identifier, parts if len(parts) > 1 or not sort else (sort, *parts)))


@cache
def in_code(folder: Path) -> InCode:
    """What the code in a folder says by itself."""
    sorts, attributes = set(), set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(text)) if named := OF_A_SORT.match(text):
                    sorts.add(identifier(named[1]))
                case ast.Call(func=ast.Attribute(attr="attribute"), args=[message, ast.Constant(value=str(name)), *_]):
                    attributes.add(name)
                    sorts.add(_begin(message))
    return InCode(frozenset(sorts - {""}), frozenset(attributes))


def _begin(message: ast.expr) -> str:
    """How the name of a message begins that code makes: "mission" of `f"mission-{name}"`."""
    match message:
        case ast.JoinedStr(values=[ast.Constant(value=str(begins)), *_]):
            return identifier(begins)
    return ""
