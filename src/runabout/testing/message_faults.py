"""What is wrong with the messages of a game: malformed, missing, unused, or asking for what no fact gives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from runabout.core.facts import FieldType
from runabout.core.language.values import identifier
from runabout.core.scene import Layout
from runabout.core.speech.declared import LANGUAGES, Messages, Sentence
from runabout.core.speech.sayings import OF_RECORDS, SHARED
from runabout.core.words import OMITTED, Words
from runabout.testing.said_forms import SaidForms
from runabout.testing.said_names import FORMS, SaidNames

OPTIONS = {
    "THING": {"case", "article", "sort", "as"},
    "LIST": {"case", "article", "as", "last", "alike"},
    "NUMBER": {"minimumFractionDigits", "maximumFractionDigits", "useGrouping"},
}
"""What each function takes by name."""

SAID = ("event-", "hint-", "action-", "remark-", "preview-")
"""How the names of messages begin that are said of facts."""

OWN = ("asked", "outcome", "plan-", "area-", "label-", "sign-", "face-")
"""How those begin that the game itself gives its facts; any other is a thing's."""

OF_THINGS = {"name", "like", *(f"part{at}" for at in range(1, 6))}
"""What the message of a thing is given, whatever it is."""

OF_EVENTS = {"seat", "seat-is", "viewer-is"}
"""What the message of any event is given."""

PLAIN_SORTS = ("", "number", "flag", "seat")
"""Sorts of fields that name no thing."""


def message_faults(words: Words, code: Path) -> Iterator[str]:
    """What is wrong with the messages of a game, each as a sentence that names the file and the message.

    Args:
        words: the game's.
        code: its folder, whose code says some of the messages.
    """
    messages = words.messages
    if messages is None:
        return
    files = [messages.folder / f"{language}.ftl" for language in LANGUAGES]
    if not files[0].exists():
        yield f"{files[0]}: there is no such file; every other language falls back on it"
        return
    yield from absent(messages.folder, messages.complete_in)
    english, shared = File(files[0]), File(SHARED / f"{LANGUAGES[0]}.ftl")
    check = Check(words, messages, english, shared, code)
    for file in files:
        if file.exists():
            yield from (f"{file.name}: {fault}" for fault in check.faults(File(file)))


def absent(folder: Path, languages: Iterable[str]) -> Iterator[str]:
    """The files of these languages that a folder lacks."""
    for language in languages:
        if not (folder / f"{language}.ftl").exists():
            yield f"{language}.ftl: there is no such file in {folder}, which is to be complete in {language}"


class File:
    """A file of messages.

    Attributes:
        messages: by name.
        malformed: what cannot be read in it.
    """

    def __init__(self, path: Path) -> None:
        self.messages: dict[str, ast.Message] = {}
        self.malformed: list[str] = []
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as fault:
            self.malformed.append(f"it cannot be read: {fault}")
            return
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, ast.Junk):
                self.malformed.append(malformed(entry, text))
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.messages:
                    self.malformed.append(f"{entry.id.name} is there twice")
                self.messages[entry.id.name] = entry

    def asked_for(self, name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The variables of a message, and of those that it refers to."""
        if name in seen or name not in self.messages:
            return set()
        parts = list(nodes(self.messages[name]))
        found = {part.id.name for part in parts if isinstance(part, ast.VariableReference)}
        for part in parts:
            if isinstance(part, ast.MessageReference):
                found |= self.asked_for(part.id.name, seen | {name})
        return found

    @cached_property
    def referred(self) -> dict[str, set[str]]:
        """By message, the messages that it refers to."""
        return {
            name: {part.id.name for part in nodes(message) if isinstance(part, ast.MessageReference)}
            for name, message in self.messages.items()
        }

    @cached_property
    def things(self) -> set[str]:
        """The variables that messages say by THING or LIST."""
        calls = (part for message in self.messages.values() for part in nodes(message) if is_call(part))
        firsts = [call.arguments.positional[0] for call in calls if call.arguments.positional]
        return {first.id.name for first in firsts if isinstance(first, ast.VariableReference)}

    def options(self, name: str) -> set[str]:
        """What the calls of THING and LIST are given by this name."""
        calls = (part for message in self.messages.values() for part in nodes(message) if is_call(part))
        return {one.value.value for call in calls for one in call.arguments.named if one.name.name == name}

    @cached_property
    def attributes(self) -> dict[str, list[str]]:
        """By message, its attributes."""
        return {name: [one.id.name for one in message.attributes] for name, message in self.messages.items()}


def malformed(entry: ast.Junk, text: str) -> str:
    """What is wrong with an entry of a file that cannot be read: its message, or what stands there, and the line."""
    content = entry.content or ""
    named = re.match(r"-?[a-zA-Z][\w-]*", content)
    name = named[0] if named else f"{content.strip().splitlines()[0]!r}" if content.strip() else "an entry"
    line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
    why = entry.annotations[0].message if entry.annotations else "it cannot be read"
    return f"{name} (line {line}) is malformed: {why}"


def nodes(node: Any) -> Iterator[Any]:
    """All parts of a message."""
    for part in node if isinstance(node, list) else vars(node).values():
        if isinstance(part, ast.BaseNode):
            yield part
        if isinstance(part, ast.BaseNode | list):
            yield from nodes(part)


def is_call(node: Any) -> bool:
    """Whether a part of a message says a thing, or a list of them."""
    return isinstance(node, ast.FunctionReference) and node.id.name in ("THING", "LIST")


class Check:
    """What the messages of a game are held against.

    Args:
        words: the game's.
        messages: as it declares them.
        english: what the other languages fall back on.
        shared: what every game may say.
        code: the folder of the game.
    """

    def __init__(self, words: Words, messages: Messages, english: File, shared: File, code: Path) -> None:
        self.words, self.messages, self.english, self.shared, self.code = words, messages, english, shared, code
        self.given = given(words, messages)
        self.types = [kind for declared in words.declared if declared for kind in declared.fields.items()]
        of_verbs = [field for verb in words.verbs.values() for field in verb.fields.items()]
        layout = messages.layout
        of_scenes = [*layout.settings.values(), *layout.counters.values(), *layout.decision.values()] if layout else []
        schemas = [*(kind.schema for _, (kind, _) in (*self.types, *of_verbs)), *(kind.schema for kind in of_scenes)]
        self.of_things = OF_THINGS.union(*map(known_of, schemas))

    def faults(self, file: File) -> Iterator[str]:
        """What is wrong with a file of the game."""
        yield from file.malformed
        for name in self.english.messages:
            if name not in file.messages and (
                is_said(name) or not any(part in file.messages for part in shorter(name))
            ):
                yield f"{name} is missing; {LANGUAGES[0]}.ftl has it"
        reached = set().union(*file.referred.values())
        for name, message in file.messages.items():
            yield from (f"{name}: {fault}" for fault in misused(message))
            for other in file.referred[name] - file.messages.keys() - self.shared.messages.keys():
                yield f"{name} refers to {other}, which is not there"
            if name in self.given or not is_said(name):
                has = self.given.get(name, self.of_things)
                for variable in sorted(file.asked_for(name) - has):
                    yield f"{name} asks for ${variable}; it is given {', '.join(f'${one}' for one in sorted(has))}"
            elif name not in reached and not name.startswith(OWN):
                yield f"{name} is never said; is its name right?"
        for name in self.wanted():
            if name not in file.messages and name not in self.shared.messages:
                yield f"{name} is missing"
        yield from self.unnamed(file)
        yield from self.unsaid(file)

    def unsaid(self, file: File) -> Iterator[str]:
        """Messages of things and attributes that are never said, and what one of the two files alone has."""
        ways = file.options("as")
        said = SaidNames(self.words, self.messages, self.code, ways, file.options("sort"))
        forms = SaidForms(self.words, self.messages, self.code, file.messages)
        reached = set().union(*file.referred.values())
        for name in file.messages.keys() - reached - self.given.keys():
            if not (is_said(name) or said.has_thing(name)):
                yield f"{name} is never said; is its name right?"
            elif name.startswith(OWN) and name not in self.english.messages:
                yield f"{name} is not in {LANGUAGES[0]}.ftl; is its name right?"
        ours = self.english.options("as") - ways
        for name, there in file.attributes.items():
            for attribute in there:
                if not said.has_attribute(name, attribute, of_thing=not is_said(name)):
                    yield f"{name}.{attribute} is never said; is its name right?"
                elif attribute in FORMS and not is_said(name) and not forms.has(name, attribute):
                    yield f"{name}.{attribute} is never said: no message asks for this form of it"
            for attribute in self.english.attributes.get(name, ()):
                if attribute not in there and attribute not in FORMS | ours:
                    yield f"{name}.{attribute} is missing; {LANGUAGES[0]}.ftl has it"

    def wanted(self) -> Iterator[str]:
        """The messages that there must be."""
        gathered = {kind for one in self.messages.sentences if one.repeats for kind in one.kinds}
        alone = {kind.name for kind in self.words.declared if kind} - gathered - {OMITTED}
        yield from (f"event-{identifier(name)}" for name in sorted(alone))
        yield from (f"event-{one.message}" for one in self.messages.sentences)
        yield from (f"remark-{message}" for _, message in self.messages.remarks)
        if self.messages.layout:
            yield "asked"

    def unnamed(self, file: File) -> Iterator[str]:
        """Values of fields that are said as things, and have no message."""
        for name, (kind, _) in self.types:
            if kind.sort in PLAIN_SORTS or identifier(name) not in file.things:
                continue
            for value in kind.values:
                parts = value.split(":") if ":" in value else [kind.sort, value]
                names = ["-".join(map(identifier, parts)), *shorter("-".join(map(identifier, parts)))]
                if not any(one in file.messages for one in names):
                    yield f"no message says {value}: write {' or '.join(names)}"


def known_of(schema: Mapping[str, Any]) -> set[str]:
    """The names of all properties that a schema describes, at any depth."""
    found = set(schema.get("properties", {}))
    within = [*schema.get("properties", {}).values(), *([schema["items"]] if "items" in schema else [])]
    return found.union(*map(known_of, within))


def is_said(name: str) -> bool:
    """Whether a message is said of facts, and not what a thing is called."""
    return name.startswith((*SAID, *OWN))


def shorter(name: str) -> list[str]:
    """The messages that say a thing which has none of its own, the nearest first."""
    parts = name.split("-")
    return ["-".join(parts[:size]) for size in range(len(parts) - 1, 0, -1)]


def misused(message: ast.Message) -> Iterator[str]:
    """Functions that there are not, and what they do not take."""
    for call in nodes(message):
        if isinstance(call, ast.FunctionReference):
            known = OPTIONS.get(call.id.name)
            if known is None:
                yield f"there is no function {call.id.name}; there are {', '.join(OPTIONS)}"
                continue
            for argument in call.arguments.named:
                if argument.name.name not in known:
                    yield f"{call.id.name} takes no {argument.name.name}; it takes {', '.join(sorted(known))}"


def given(words: Words, messages: Messages) -> dict[str, set[str]]:
    """By the name of each message that may be said of facts, the variables that it is given."""
    found: dict[str, set[str]] = {}
    declared = {kind.name: variables_of(kind.fields) for kind in words.declared if kind}
    for prefix, sentences, more in (
        ("event-", messages.sentences, OF_EVENTS),
        ("hint-", messages.hints, OF_EVENTS | {"first-is"}),
    ):
        found |= {f"{prefix}{identifier(name)}": fields | more for name, fields in declared.items()}
        found |= {f"{prefix}{one.message}": gathered(one, declared) | more for one in sentences}
    found |= {f"action-{identifier(name)}": variables_of(kind.fields) for name, kind in words.verbs.items()}
    if messages.previews:
        told = variables_of(messages.previews.fields)
        found |= {f"preview-{identifier(name)}": variables_of(verb.fields) | told for name, verb in words.verbs.items()}
        found["preview"] = told
    if messages.layout:
        layout = messages.layout
        counters = {name: kind for name, kind in layout.counters.items() if ":" not in name}
        scene = variables_of({**layout.settings, **counters, **layout.decision})
        found["asked"] = scene
        for about, message in messages.remarks:
            found[f"remark-{message}"] = scene | remarked(layout, about)
    return found


def remarked(layout: Layout, about: str) -> set[str]:
    """What the message of a remark is given beside the scene."""
    if about.startswith(OF_RECORDS):
        records = layout.decision[about.removeprefix(OF_RECORDS)].schema["items"]["properties"]
        return {*records, *(f"{name}-is" for name in records)}
    of = layout.things.get(about.removesuffix(":")) if about.endswith(":") else None
    return variables_of(of.attributes) if of else set()


def gathered(sentence: Sentence, declared: Mapping[str, set[str]]) -> set[str]:
    """What the message of several events is given."""
    kinds = [(identifier(kind), declared.get(kind, set())) for kind in sentence.kinds]
    if sentence.repeats:
        return {"count"}.union(*(names for _, names in kinds))
    return {"count", *(f"{kind}-{name}" for kind, names in kinds for name in (*names, "seat", "seat-is"))}


def variables_of(fields: Mapping[str, FieldType | tuple[FieldType, int]]) -> set[str]:
    """What a message is given of fields."""
    called = [name.replace("_", "-") for name in fields]
    return {*called, *(f"{name}-is" for name in called)}
