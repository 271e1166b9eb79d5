"""Messages of one language, said: Project Fluent with two functions of our own, THING and LIST.

Fluent has no references that depend on a value, and no lists. `THING($card, case: "dative", article: "definite")` says
a thing by the message that its name leads to: for "pawn:red:2" the first there is of `pawn-red-2`, `pawn-red` and
`pawn`, which is given the parts of the name that are left over as `$part1`, `$part2`. Its attributes are its other
forms: `.takes` is the article that it goes with (nothing for proper names), `.dative`, `.plural`, `.plural-dative` and
so on its forms where they differ, `.indefinite` and so on the thing with such an article where the rule does not give
it. The article "from" is the definite one with the preposition that some languages melt it with: "from the", "vom".
A second value is how many there are. `as: "short"` says it by its attribute `.short`; where it has none, what
belongs to it: with `as: "home-of"` that is `home-of-red` for "pawn:red:2".
`LIST($cards, last: "or")` says several, each as THING does; with `alike: "counted"` alike ones as "2 lassos", with
`alike: "times"` as "lasso x2"; with `alike: "dashed"` as "6-4-1".

The page says the same messages by the same rules (web/src/words/speaker.ts); both are held to tests/core/speech.json.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Junk
from fluent.syntax.visitor import Visitor

from runabout.core.language.values import Form, Many, Person, Thing, identifier, isolated

CASES = ("nominative", "genitive", "dative", "accusative")
ARTICLES = ("none", "definite", "indefinite", "your", "from")


NAME = re.compile(r"[a-zA-Z][\w-]*(?= *=)", re.ASCII)
"""The name with which a message begins."""


class Unsaid(Exception):
    """A message cannot be said: there is none, or it asks for what it is not given.

    Attributes:
        message: its name, or that of its file.
        language: in which it was to be said.
    """

    def __init__(self, text: str, message: str, language: str) -> None:
        super().__init__(text)
        self.message = message
        self.language = language


class Mentioned(Visitor):
    """Collects the variables that a pattern mentions, in itself or in messages that it refers to. Terms are given none.

    Attributes:
        names: of the variables.
    """

    def __init__(self, bundle: FluentBundle) -> None:
        self.names: set[str] = set()
        self._bundle = bundle
        self._referred: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802, named as the library looks for it
        """Take down a variable."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802, likewise
        """Go on in the message that is referred to, once."""
        name, attribute = node.id.name, node.attribute.name if node.attribute else ""
        if (name, attribute) in self._referred or not self._bundle.has_message(name):
            return
        self._referred.add((name, attribute))
        found = self._bundle.get_message(name)
        self.visit(found.attributes.get(attribute) if attribute else found.value)


@cache
def _grammar() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))
    return found


class Speaker:
    """Says messages in one language.

    Args:
        language: a tag that has a grammar, such as "de".
        sources: texts of messages; where two have a message of one name, the later one's is said.

    Attributes:
        damaged: the names of messages that are there and cannot be read.

    Raises:
        Unsaid: the language has no grammar.
    """

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        if language not in _grammar():
            raise Unsaid(f"grammar.json has no language {language}", "grammar.json", language)
        self._grammar = _grammar()[language]
        functions: Any = {"THING": self._thing, "LIST": self._list}  # the library types those of one argument alone
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        found: set[str] = set()
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(resource, allow_overrides=True)
            junk = (entry.content or "" for entry in resource.body if isinstance(entry, Junk))
            found.update(name[0] for text in junk if (name := NAME.match(text)))
        self.damaged = frozenset(name for name in found if not self.has(name))
        self._mentioned: dict[str, frozenset[str]] = {}

    def has(self, message: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(message))

    def malformed(self, message: str) -> Unsaid:
        """The fault of one of the damaged messages."""
        return Unsaid(f"the message {message} in {self.language} is malformed", message, self.language)

    def say(self, message: str, values: Mapping[str, Any] | None = None) -> str:
        """A message with these values: numbers, strings, and those of `core.language.values`.

        Raises:
            Unsaid: there is no such message, or it asks for what it is not given.
        """
        if not self.has(message):
            raise Unsaid(f"there is no message {message} in {self.language}", message, self.language)
        return self._formatted(message, self._bundle.get_message(message).value, values or {})

    def mentions(self, message: str) -> frozenset[str]:
        """The names of the variables that a message mentions; of none that is not there."""
        return self._mentions(message, self._bundle.get_message(message).value) if self.has(message) else frozenset()

    def _mentions(self, called: str, pattern: Any) -> frozenset[str]:
        found = self._mentioned.get(called)
        if found is None:
            mentioned = Mentioned(self._bundle)
            mentioned.visit(pattern)
            found = self._mentioned[called] = frozenset(mentioned.names)
        return found

    def attribute(self, message: str, name: str, values: Mapping[str, Any] | None = None) -> str | None:
        """An attribute of a message, None where it has none of this name; raises like `say`."""
        pattern = self._bundle.get_message(message).attributes.get(name) if self.has(message) else None
        return None if pattern is None else self._formatted(f"{message}.{name}", pattern, values or {})

    def _formatted(self, message: str, pattern: Any, values: Mapping[str, Any]) -> str:
        if pattern is None:
            raise Unsaid(f"the message {message} has no text in {self.language}", message, self.language)
        # The library turns each value that it is given into one of its own kinds, needed or not.
        needed = {name: values[name] for name in self._mentions(message, pattern) if name in values}
        said, errors = self._bundle.format_pattern(pattern, needed)
        if errors:
            raise Unsaid(f"the message {message} in {self.language}: {errors[0]}", message, self.language)
        return str(said)

    # ------------------------------------------------------------------------------ the functions

    def _thing(self, value: Any, count: Any = None, /, **options: Any) -> str:
        like = count if isinstance(count, Form) else Form()
        plural = like.plural if count is like else count is not None and _number(count) != 1
        form = Form(
            _one_of(CASES, options, "case", like.case), _one_of(ARTICLES, options, "article", like.article), plural
        )
        if isinstance(value, str) and "sort" in options:
            value = Thing(value, str(options["sort"]))
        if isinstance(value, Thing) and "as" in options:
            way = str(options["as"])
            message, values = self._named(value)
            own = self.attribute(message, way, values)
            if own is not None:
                return own
            value = replace(value, name=":".join((way, *value.parts[1:])))
        return self.inflected(value, form)

    def _list(self, value: Any, /, last: str = "and", alike: str = "each", **options: Any) -> str:
        values = value.values if isinstance(value, Many) else (value,)
        if alike == "dashed":
            return "-".join(self._thing(one, **options) for one in values)
        if alike == "times":
            return ", ".join(f"{self._thing(one, **options)} x{count}" for one, count in Counter(values).items())
        if alike == "counted":
            return self.listed(list(self._counted(values, options)), last)
        return self.listed([self._thing(one, **options) for one in values], last)

    def _counted(self, values: Sequence[Any], options: Mapping[str, Any]) -> Iterator[str]:
        for one, count in Counter(values).items():
            if count == 1:
                yield self._thing(one, **options)
            else:
                yield f"{count} {self._thing(one, count, **{**options, 'article': 'none'})}"

    def listed(self, said: Sequence[str], last: str = "and") -> str:
        """Texts as a list within a sentence; "" for none. `last` names the message of the word before the last."""
        if len(said) < 2:
            return said[0] if said else ""
        return f"{', '.join(said[:-1])} {self.say(f'list-{last}')} {said[-1]}"

    def inflected(self, value: Any, form: Form) -> str:
        """A person, a thing, a list or a number in a form."""
        if isinstance(value, Person):
            return self._possessive(value) if form.case == "genitive" else str(value)
        if isinstance(value, Many):
            return self.listed([self.inflected(one, form) for one in value.values])
        if not isinstance(value, Thing):
            said = native_to_fluent(value)
            return str(said.format(self._bundle._babel_locale)) if isinstance(said, FluentNumber) else str(value)
        instead = self._instead(value)
        if instead is not None:
            return isolated(instead)
        message, values = self._named(value)
        if not message:
            return isolated(value.given.get(value.name, value.parts[-1]))
        values["like"] = form
        article = self.attribute(message, "takes", values) or ""
        if article and form.article != "none":
            own = self.attribute(message, f"{'plural-' if form.plural else ''}{form.article}", values)
            if own is not None and form.case == "nominative":
                return own
        noun = self._noun(message, form, values)
        if not article or form.article == "none":
            return noun
        forms = self._grammar["articles"]["plural" if form.plural else article][form.article]
        return f"{forms.get(form.case, forms['nominative'])} {noun}".lstrip()

    def _noun(self, message: str, form: Form, values: Mapping[str, Any]) -> str:
        names = [form.case]
        if form.plural:
            names = [f"plural-{form.case}", "plural"]
        for name in names:
            found = self.attribute(message, name, values)
            if found is not None:
                return found
        return self.say(message, values)

    def _named(self, thing: Thing) -> tuple[str, dict[str, Any]]:
        """The message of a thing and what it is given; "" where there is none, as of what an owner's copy of a game
        calls otherwise.
        """
        parts = [identifier(part) for part in thing.parts]
        given: dict[str, Any] = {"name": isolated(thing.given.get(thing.name, "")), **dict(thing.more)}
        for size in range(len(parts), 0, -1):
            message = "-".join(parts[:size])
            if message in self.damaged:
                raise self.malformed(message)
            if self.has(message):
                given.update({f"part{at}": part for at, part in enumerate(thing.parts[size:], 1)})
                return message, given
        return "", given

    def _instead(self, thing: Thing) -> str | None:
        """What the table gives to be said instead of any message of a thing."""
        parts = thing.parts
        names = ("=" + ":".join(parts[:size]) for size in range(len(parts), 0, -1))
        return next((thing.given[name] for name in names if name in thing.given), None) if thing.given else None

    def _possessive(self, person: Person) -> str:
        """A name in the genitive: "Ann's", in German "Anns"."""
        rule = self._grammar["genitive"]
        ending = rule["after"].get(person.name[-1:].casefold(), rule["ends"])
        return f"{person}{ending}"


def _number(count: Any) -> float:
    return float(count)


def _one_of(allowed: Sequence[str], options: Mapping[str, Any], name: str, default: str) -> str:
    value = str(options.get(name, default))
    if value not in allowed:
        raise ValueError(f'{name} is one of {", ".join(allowed)}; "{value}" came')
    return value
