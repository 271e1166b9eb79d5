"""In which forms of its grammar a game can come to say its things: by the calls of THING and LIST in its messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from fluent.syntax import ast as fluent

from runabout.core.facts import FieldType
from runabout.core.language.values import Form
from runabout.core.speech.declared import Messages
from runabout.core.words import Words
from runabout.testing.said_names import fields_by_name, names_of, sorts_within

ANY = ""
"""A thing of whatever sort: what a variable may hold that no declaration speaks of."""

PERSONS = ("seat", "person")
"""Sorts of fields that hold people: their names have no forms but the genitive, which no message writes."""

BY_CODE = ("outcome", "plan-", "area-", "label-", "sign-", "face-")
"""How the names of messages begin whose facts are not declared: the code of the game gives them."""

LIKE = "like"
"""The variable by which the message of a thing passes on the form that is asked of it."""


class SaidForms:
    """The forms in which the things of a game are said, in one language.

    Args:
        words: the game's.
        messages: as it declares them.
        code: the folder of the game; where its code makes forms of its own, any form may be said.
        file: its messages in the language, by name.
    """

    def __init__(self, words: Words, messages: Messages, code: Path, file: Mapping[str, fluent.Message]) -> None:
        self._is_known = not any("Form(" in path.read_text(encoding="utf-8") for path in code.rglob("*.py"))
        self._sorts = sorts_of_variables(words, messages)
        self._forms: dict[str, set[Form]] = {}
        passed: list[tuple[str, set[str]]] = []
        for name, message in file.items():
            is_given_by_code = name.startswith(BY_CODE)
            for call in calls_in(message):
                sorts = self._sorts_of(call, is_given_by_code)
                forms = set(forms_of(call))
                if not forms:
                    passed.append((name, sorts))
                for sort in sorts:
                    self._forms.setdefault(sort, set()).update(forms)
        self._pass_on(passed)

    def has(self, message: str, attribute: str) -> bool:
        """Whether a form of a thing, which is an attribute of its message, is ever asked for."""
        forms = self._of(message)
        return not self._is_known or any(attribute in attributes_for(form) for form in forms)

    def _of(self, message: str) -> set[Form]:
        found = (forms for sort, forms in self._forms.items() if sort == ANY or f"{message}-".startswith(f"{sort}-"))
        return set(chain.from_iterable(found))

    def _pass_on(self, passed: Iterable[tuple[str, set[str]]]) -> None:
        """Give what a message says in the form that is asked of itself all forms of that, until nothing is new."""
        passed = list(passed)
        before = -1
        while before != (before := sum(map(len, self._forms.values()))):
            for message, sorts in passed:
                for sort in sorts:
                    self._forms.setdefault(sort, set()).update(self._of(message))

    def _sorts_of(self, call: fluent.FunctionReference, is_given_by_code: bool) -> set[str]:
        """How the messages begin of what a call may say."""
        options = {one.name.name: one.value.value for one in call.arguments.named}
        if "as" in options:
            return {str(options["as"])}  # an attribute of the thing has no forms; else it is `AS-NAME`
        if "sort" in options:
            return {str(options["sort"])}
        first = call.arguments.positional[0] if call.arguments.positional else None
        if is_given_by_code or not isinstance(first, fluent.VariableReference):
            return {ANY}
        return self._sorts.get(first.id.name, {ANY})


def calls_in(node: Any) -> Iterator[fluent.FunctionReference]:
    """The calls of THING and LIST in a message."""
    if isinstance(node, fluent.FunctionReference) and node.id.name in ("THING", "LIST"):
        yield node
    for part in node if isinstance(node, list) else vars(node).values():
        if isinstance(part, fluent.BaseNode | list):
            yield from calls_in(part)


def forms_of(call: fluent.FunctionReference) -> Iterator[Form]:
    """The forms in which a call says a thing; none where it passes on the form that is asked of its own message."""
    options = {one.name.name: str(one.value.value) for one in call.arguments.named}
    counts = call.arguments.positional[1:]
    if any(isinstance(count, fluent.VariableReference) and count.id.name == LIKE for count in counts):
        return
    case, article = options.get("case", "nominative"), options.get("article", "none")
    yield Form(case, article)
    if counts:
        yield Form(case, article, plural=True)
    if options.get("alike") == "counted":
        yield Form(case, "none", plural=True)


def attributes_for(form: Form) -> Iterator[str]:
    """The attributes of a thing in which a speaker looks for a form of it (see `core.language.speaker`)."""
    if form.article != "none":
        yield "takes"
        if form.case == "nominative":
            yield f"plural-{form.article}" if form.plural else form.article
    if form.plural:
        yield "plural"
    yield f"plural-{form.case}" if form.plural else form.case


def sorts_of_variables(words: Words, messages: Messages) -> dict[str, set[str]]:
    """How the messages begin of what each variable may hold, by the name that messages know it by."""
    found: dict[str, set[str]] = {}
    for kind, name, of in fields_by_name(words, messages):
        begins = sorts_held(of)
        called = name.replace("_", "-")
        for variable in (called, f"{kind}-{called}"):
            found.setdefault(variable, set()).update(begins)
        for inner, sorts in sorts_within(of.schema):
            found.setdefault(inner, set()).update(sorts)
    return found


def sorts_held(of: FieldType) -> set[str]:
    """How the messages begin of the things that a field holds; none of people and numbers."""
    if of.sort in PERSONS:
        return set()
    return {parts[0] for parts in names_of(of)}
