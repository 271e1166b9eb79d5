"""What the page calls things, by its own messages, so that tests find them in any of its languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


@cache
def texts(language: str) -> dict[str, list[str]]:
    """The patterns of every message: each of its variants, with what is put in as a pattern for anything."""
    found = {}
    for entry in parse((WORDS / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = patterns(entry.value)
    return found


def patterns(pattern: ast.Pattern) -> list[str]:
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more = [re.escape(element.value)]
        elif isinstance(element.expression, ast.SelectExpression):
            more = [one for variant in element.expression.variants for one in patterns(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            more = [re.escape(element.expression.value)]
        else:
            more = [".+"]
        said = [before + after for before in said for after in more]
    return said


def called(language: str, *messages: str, around: str = "^{}$", given: str = ".+") -> re.Pattern[str]:
    """What matches any of these messages in a language: `around` says of which part of a name, `given` is a pattern of
    what the messages are given.
    """
    said = [one.replace(".+", given) for message in messages for one in texts(language)[message]]
    return re.compile(around.format(f"({'|'.join(said)})"))
