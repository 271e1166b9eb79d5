"""Facts as messages: what a game tells, by the messages that its folder has in a language.

The message of an event of the kind `drew_card` is `event-drew-card`. It is given each declared field by its name (with
"-" for "_"), as a number, "yes" or "no", or a value of `core.language.values`; beside it, as `$NAME-is`, what a message
selects by: of a seat "you", "other" or "none", of a thing its kind ("square" of "square:19", "none" where there is
none), of a list "none", "one" or "several". Every message is given `$seat` and `$seat-is`, whose event it is, and
`$viewer-is`, "seat" or "nobody". A message without text (`{""}`) tells nothing.

Which neighbouring events are one sentence is declared (`Sentence`).
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from functools import cache, partial
from pathlib import Path
from typing import Any, overload

from runabout.core.facts import EventKind
from runabout.core.language.speaker import Speaker, Unsaid
from runabout.core.language.values import Form, Many, Person, Thing, identifier
from runabout.core.plan import Face
from runabout.core.scene import Layout, Scene
from runabout.core.speech.declared import LANGUAGES, Messages, Sentence
from runabout.core.verbs import Action, VerbKind

SHARED = Path(__file__).with_name("messages")
"""What every game may say."""


@dataclass(frozen=True)
class Listener:
    """Who is told, and of whom.

    Attributes:
        names: of everyone at the table, by seat.
        viewer: the seat that is "you"; None for nobody in particular, as where several share a screen.
        given: what things are called at this table, by their names (see `values.Thing`).
    """

    names: Sequence[str]
    viewer: int | None = None
    given: Mapping[str, str] = field(default_factory=dict)

    def person(self, seat: int | None) -> tuple[Any, str]:
        """Somebody by seat, and what a message selects by."""
        if seat is None or seat < 0:
            return "", "none"
        return Person(self.names[seat]), "you" if seat == self.viewer else "other"


def variables(
    sorts: Mapping[str, str], plain: Mapping[str, Any], listener: Listener, mentioned: Container[str] | None = None
) -> dict[str, Any]:
    """What a message is given of declared fields.

    Args:
        sorts: of each field (see `facts.FieldType.sort`).
        plain: the fields as data for JSON.
        listener: who is told.
        mentioned: the variables that are asked for, where few of many fields are (see `Speaker.mentions`).
    """
    found: dict[str, Any] = {}
    for name, sort in sorts.items():
        called = name.replace("_", "-")
        selected = f"{called}-is"
        if mentioned is None or called in mentioned or selected in mentioned:
            found[called], found[selected] = spoken(sort, plain[name], listener)
    return found


def spoken(sort: str, value: Any, listener: Listener) -> tuple[Any, Any]:
    """A value as a message is given it, and what a message selects by."""
    if isinstance(value, list | tuple):
        return Many(SpokenList(sort, value, listener)), ("none", "one")[len(value)] if len(value) < 2 else "several"
    if sort == "seat":
        return listener.person(value)
    if sort == "person":
        return Person(value), "other"
    if value is None:
        return "", "none"
    if isinstance(value, bool):
        said = "yes" if value else "no"
        return said, said
    if isinstance(value, int | float) and sort.startswith(SIGNED):
        return abs(value) / int(sort.removeprefix(SIGNED)), ("zero", "plus", "minus")[(value > 0) - (value < 0)]
    if isinstance(value, int | float):
        said_in = in_units(value, int(sort.removeprefix(PARTS))) if sort.startswith(PARTS) else value
        return said_in, said_in
    if isinstance(value, Mapping) and all(isinstance(count, int) for count in value.values()):
        of_each = [kind for kind in sorted(value, key=_numbers_first) for _ in range(value[kind])]
        return spoken(sort, of_each, listener)
    if isinstance(value, Mapping):
        more = tuple((key, spoken(key, one, listener)[0]) for key, one in value.items() if key != "thing")
        thing = Thing(str(value.get("thing", sort)), sort, listener.given, more)
        return thing, identifier(str(value.get("is") or thing.kind))
    thing = Thing(str(value), sort, listener.given)
    return thing, thing.kind


@dataclass(frozen=True)
class SpokenList(Sequence[Any]):
    """Values as messages are given them, each made when it is asked for: most lists of a scene are in few messages.

    Attributes:
        sort: of each (see `facts.FieldType.sort`).
        plain: the values as data for JSON.
        listener: who is told.
    """

    sort: str
    plain: Sequence[Any]
    listener: Listener

    def __len__(self) -> int:
        return len(self.plain)

    @overload
    def __getitem__(self, at: int) -> Any: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Any]: ...

    def __getitem__(self, at: int | slice) -> Any:
        if isinstance(at, slice):
            return SpokenList(self.sort, self.plain[at], self.listener)
        return spoken(self.sort, self.plain[at], self.listener)[0]


def in_units(value: float, parts: int) -> float:
    """What counts in parts of a unit in that unit, to the thousandth; halves are rounded as the page rounds them."""
    exact = Decimal(value) / parts
    return float(exact.quantize(Decimal("0.001"), ROUND_HALF_UP))


PARTS = "number/"
"""How the sort of a field begins that counts in parts of the unit in which it is said: "number/40" in fortieths."""


SIGNED = "signed/"
"""How the sort of a field begins that counts in such parts, and is given without its sign: a message selects by that,
"plus", "minus" or "zero".
"""

OF_RECORDS = "*"
"""How a remark begins that is made for each record of a list (see `declared.Messages`)."""


def _numbers_first(name: str) -> int:
    """What counts by name is told in the order in which a page has it: whole numbers first, rising."""
    return int(name) if name.isdecimal() else sys.maxsize


BY_ITSELF = Form()
"""How a thing is said that stands in no sentence."""

FaultListener = Callable[[Unsaid], None]
"""Is told of a message that could not be said: each time."""

_listeners: list[FaultListener] = []
_reported: set[tuple[str, str]] = set()


def report(fault: Unsaid) -> None:
    """Tell those who listen that a message could not be said, and write it to the log the first time."""
    for listener in tuple(_listeners):
        listener(fault)
    if (fault.language, fault.message) not in _reported:
        _reported.add((fault.language, fault.message))
        logging.getLogger("runabout.speech").error("%s; English is said instead, where there is any", fault)


@contextmanager
def listening(listener: FaultListener) -> Iterator[None]:
    """Have a listener be told of every message that could not be said, of any game."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


@cache
def speaker(language: str, folder: Path) -> Speaker:
    """Who says the messages of a folder, and those of every game; made once."""
    return Speaker(language, sources(language, folder))


def sources(language: str, folder: Path) -> list[str]:
    """The texts of the messages of every game, and of those of a folder, in a language."""
    texts = (source(language, each) for each in dict.fromkeys((SHARED, folder)))
    return [text for text in texts if text is not None]


@cache
def source(language: str, folder: Path) -> str | None:
    """The text of a folder's messages in a language; None where there is no file, or where it cannot be read, which is
    reported once.
    """
    file = folder / f"{language}.ftl"
    if not file.exists():
        return None
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as fault:
        report(Unsaid(f"{file} cannot be read: {fault}", file.name, language))
        return None


class Sayings:
    """What a game says in a language, by its messages; in English where the language has none, and where English has
    none either, plainly by the names of kind and fields.

    Args:
        language: one of LANGUAGES.
        messages: the game's; None for what every game says.
        on_fault: is told of each message that could not be said in a language of which the game has a file that can be
            read; of one that cannot, that has been reported already.
    """

    def __init__(self, language: str, messages: Messages | None = None, on_fault: FaultListener = report) -> None:
        self.language = language
        self.messages = messages or Messages(SHARED)
        folder = self.messages.folder
        spoken = tuple(dict.fromkeys((language, LANGUAGES[0])))
        self._speakers = [speaker(each, folder) for each in spoken]
        self._promised = {each for each in spoken if source(each, folder) is not None}
        self._on_fault = on_fault
        self._remarks = [f"remark-{message}" for _, message in self.messages.remarks]
        self._mentioned: dict[tuple[str, ...], frozenset[str]] = {}

    def _complain(self, fault: Unsaid) -> None:
        if fault.language in self._promised:
            self._on_fault(fault)

    def say(
        self, message: str, values: Mapping[str, Any] | None = None, otherwise: Callable[[], str] | None = None
    ) -> str:
        """A message; where no language can say it what is given by `otherwise`, its name without that."""
        for each in self._speakers:
            try:
                return each.say(message, values)
            except Unsaid as fault:
                self._complain(fault)
        return otherwise() if otherwise else message.replace("-", " ")

    def attribute(self, message: str, name: str, values: Mapping[str, Any] | None = None) -> str:
        """An attribute of a message; "" where it has none. One that cannot be said is said in English."""
        for each in self._speakers:
            if not each.has(message):
                continue
            try:
                return each.attribute(message, name, values) or ""
            except Unsaid as fault:
                self._complain(fault)
        return ""

    def has(self, message: str) -> bool:
        """Whether there is such a message, in the language or in English; of one that is damaged, that is reported."""
        if any(each.has(message) for each in self._speakers):
            return True
        for each in self._speakers:
            if message in each.damaged:
                self._complain(each.malformed(message))
        return False

    def _mentioned_in(self, *messages: str) -> frozenset[str]:
        """The variables that these messages mention, in any language that may be said."""
        found = self._mentioned.get(messages)
        if found is None:
            each = (one.mentions(message) for one in self._speakers for message in messages)
            found = self._mentioned[messages] = frozenset().union(*each)
        return found

    def say_of(self, message: str, **facts: Any) -> str:
        """A message about facts that are named here: numbers, flags, and names of what a message selects by."""
        return self.say(message, variables(dict.fromkeys(facts, ""), facts, Listener(())))

    def say_typed(self, message: str, facts: Mapping[str, tuple[str, Any]], listener: Listener | None = None) -> str:
        """A message about facts, each with its sort (see `facts.FieldType.sort`)."""
        sorts = {name: sort for name, (sort, _) in facts.items()}
        plain = {name: value for name, (_, value) in facts.items()}
        return self.say(message, variables(sorts, plain, listener or Listener(())))

    def face(self, name: str, rule: str, message: str = "", **more: Any) -> Face:
        """A component as printed: its message is the title, and what is on it its attributes `.group`, `.line1`,
        `.line2` and so on.

        Args:
            name: for programs.
            rule: the number of the rule that holds it.
            message: its message, given the name as `$name`; "face-NAME" unless given.
            more: what else the message is given: numbers, and names as they are written.
        """
        said, values = message or f"face-{identifier(name)}", {"name": name, **more}
        lines: list[str] = []
        while line := self.attribute(said, f"line{len(lines) + 1}", values):
            lines.append(line)
        return Face(name, self.say(said, values), self.attribute(said, "group", values), tuple(lines), rule)

    def thing(self, name: str | Thing, sort: str = "", listener: Listener | None = None, form: Form = BY_ITSELF) -> str:
        """What a thing, a place or a kind is called, by itself or in a form."""
        thing = name if isinstance(name, Thing) else Thing(name, sort, listener.given if listener else {})
        for each in self._speakers:
            try:
                return each.inflected(thing, form)
            except Unsaid as fault:
                self._complain(fault)
        return thing.parts[-1]

    # ------------------------------------------------------------------------------ what happens

    def narrate(self, events: Sequence[Any], listener: Listener) -> list[str]:
        """Events as sentences: for each the sentence that it begins, "" where one before it tells it as well."""
        told = [""] * len(events)
        for message, values, first in grouped(self.messages.sentences, events, listener):
            said = self.say(f"event-{message}", values, partial(plainly, events[first], listener))
            told[first] = begun(said, listener.names)
        return told

    def foretell(self, events: Sequence[Any], listener: Listener) -> str:
        """What is forecast of an action, in a few words; "" for nothing to tell."""
        found = ""
        for message, values, _ in grouped(self.messages.hints, events, listener):
            if not self.has(f"hint-{message}"):
                continue
            values["first-is"] = identifier(events[0].kind)
            said = self.say(f"hint-{message}", values)
            joint = self.attribute(f"hint-{message}", "joint") or ";"
            found += f"{joint} {said}" if found and said else said
        return found

    def preview(self, action: Action, told: Mapping[str, Any], listener: Listener) -> str:
        """What the preview of an action says, in a few words; "" where no message says it.

        Args:
            action: the action.
            told: the fields of its preview as data for JSON: all of them, or the brief ones.
            listener: who is told.
        """
        kind = f"preview-{identifier(action.kind)}"
        message = kind if self.has(kind) else "preview"
        declared = self.messages.previews
        if declared is None or not self.has(message):
            return ""
        sorts = {name: sort for name, sort in sorts_of(declared).items() if name in told}
        values = variables(sorts_of(action.declared), action.plain, listener) | variables(sorts, told, listener)
        is_whole = len(sorts) == len(declared.fields)
        return self.say(message, values) if is_whole else self.attribute(message, "brief", values)

    # ------------------------------------------------------------------------------ how it stands

    def asked(self, sorts: Mapping[str, str], facts: Mapping[str, Any], listener: Listener) -> str:
        """What the seat that decides is asked, by the facts of a scene (see `scene_facts`)."""
        values = variables(sorts, facts, listener, self._mentioned_in("asked"))
        return begun(self.say("asked", values), listener.names)

    def remarks(
        self,
        sorts: Mapping[str, str],
        facts: Mapping[str, Any],
        listener: Listener,
        things: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> Iterator[tuple[str, str]]:
        """What is to be seen now: what each is about, and the remark.

        Args:
            sorts: of each fact (see `scene_facts`).
            facts: of the scene.
            listener: who is told.
            things: the scene's, with their attributes.
        """
        values = variables(sorts, facts, listener, self._mentioned_in(*self._remarks))
        for about, message in self.messages.remarks:
            for name, more in self._remarked(about, facts, things or {}, listener):
                said = self.say(f"remark-{message}", {**values, **more})
                if said:
                    yield name, said

    def _remarked(
        self, about: str, facts: Mapping[str, Any], things: Mapping[str, Mapping[str, Any]], listener: Listener
    ) -> Iterator[tuple[str, dict[str, Any]]]:
        """What a remark is made about, and what its message is given of each."""
        if about.startswith(OF_RECORDS):
            for record in facts[about.removeprefix(OF_RECORDS)]:
                yield record["about"], variables({name: name for name in record}, record, listener)
            return
        if not about.endswith(":"):
            yield about, {}
            return
        sorts = attribute_sorts(self.messages.layout, about[:-1])
        for name, attributes in things.items():
            if name.startswith(about):
                yield name, variables(sorts, attributes, listener)

    def action(self, action: Action, listener: Listener) -> str:
        """An action as a button says it; "" where its canonical text does, or where no language can say it."""
        message = f"action-{identifier(action.kind)}"
        if not self.has(message):
            return ""
        return self.say(message, variables(sorts_of(action.declared), action.plain, listener), otherwise=str)


def grouped(
    sentences: Sequence[Sentence], events: Sequence[Any], listener: Listener
) -> Iterator[tuple[str, dict[str, Any], int]]:
    """Events as they are told together: the message, what it is given, and the place of the first that it tells."""
    at = 0
    while at < len(events):
        first = events[at]
        sentence = next((one for one in sentences if one.reach(events, at)), None)
        message = sentence.message if sentence else identifier(first.kind)
        reach = sentence.reach(events, at) if sentence else 1
        for taken in sentence.parts(events, range(at, at + reach)) if sentence else [[at]]:
            if sentence:
                values = together(sentence, [events[place] for place in taken], listener)
            else:
                values = variables(sorts_of(first.declared), first.plain, listener)
            values["seat"], values["seat-is"] = listener.person(events[taken[0]].seat)
            values["viewer-is"] = "nobody" if listener.viewer is None else "seat"
            yield message, values, taken[0]
        at += reach


def scene_facts(layout: Layout, scene: Scene) -> tuple[dict[str, str], dict[str, Any]]:
    """What a message may say of a scene, with the sort of each: its settings, the counters that not every seat has, and
    the decision.
    """
    sorts, found = scene_sorts(layout), {**scene.settings, **scene.counters, **scene.decision}
    return sorts, {name: found[name] for name in sorts}


def scene_sorts(layout: Layout) -> dict[str, str]:
    """The sort of each of these facts."""
    counters = {name: kind for name, kind in layout.counters.items() if ":" not in name}
    declared = (layout.settings, counters, layout.decision)
    return {name: kind.sort for each in declared for name, kind in each.items()}


def attribute_sorts(layout: Layout | None, sort: str) -> dict[str, str]:
    """The sort of each attribute of the things of a sort."""
    of = layout.things.get(sort) if layout else None
    return {name: kind.sort for name, kind in of.attributes.items()} if of else {}


def sorts_of(declared: EventKind | VerbKind | None) -> dict[str, str]:
    """The sort of each field of a declared kind."""
    return {name: kind.sort for name, (kind, _) in declared.fields.items()} if declared else {}


def together(sentence: Sentence, events: Sequence[Any], listener: Listener) -> dict[str, Any]:
    """What the message of several events is given."""
    found: dict[str, Any] = {"count": len(events)}
    if not sentence.repeats:
        for event in events:
            prefix = event.kind.replace("_", "-")
            for name, value in variables(sorts_of(event.declared), event.plain, listener).items():
                found[f"{prefix}-{name}"] = value
            found[f"{prefix}-seat"], found[f"{prefix}-seat-is"] = listener.person(event.seat)
        return found
    sorts = {name: sort for event in events for name, sort in sorts_of(event.declared).items()}
    for name, sort in sorts.items():
        called = name.replace("_", "-")
        values = [event.plain[name] for event in events if name in event.plain]
        found[called], found[f"{called}-is"] = spoken(sort, values[0] if name in sentence.same else values, listener)
    return found


def begun(text: str, names: Sequence[str]) -> str:
    """A sentence with a capital letter at its beginning, unless that is somebody's name, which stays as it is."""
    if any(name and text.startswith(name) for name in names):
        return text
    return text[:1].upper() + text[1:]


def plainly(event: Any, listener: Listener) -> str:
    """An event for which there is no message: who, what, and the fields by name."""
    who = f"{listener.names[event.seat]}: " if event.seat >= 0 else ""
    fields = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in event.plain.items() if value is not None)
    return f"{who}{event.kind.replace('_', ' ')}{f' ({fields})' if fields else ''}."
