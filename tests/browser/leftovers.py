"""Everything that a page says while a game is played in German, and what of it is left over from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse

from runabout.games import find_game
from tests.browser.people import GAMES, Person
from tests.browser.staging import NAMES

SOURCES = Path(__file__).parents[2] / "src" / "runabout"
PAGE = Path(__file__).parents[2] / "web" / "src" / "words"

LISTEN = """
window.said = new Map();
const NAMES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
const say = (within, text) => {
  if (!within?.isConnected || within.closest('script, style, noscript') || !/\\S/.test(text ?? '')) return;
  const lang = within.closest('[lang]')?.lang ?? '';
  window.said.set(`${lang}|${text}`, [lang, text, within.outerHTML.slice(0, 160)]);
  const sentence = within.closest('p');
  if (sentence && sentence !== within) say(sentence, sentence.textContent);
};
const hear = (node) => {
  if (node.nodeType === Node.TEXT_NODE) say(node.parentElement, node.data);
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  for (const name of NAMES) say(node, node.getAttribute(name));
  node.childNodes.forEach(hear);
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'childList') addedNodes.forEach(hear);
    else if (type === 'characterData') hear(target);
    else for (const name of NAMES) say(target, target.getAttribute(name));
  }
}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: NAMES });
"""
"""Keeps every text that the page shows or tells a screen reader, however shortly, with the language it is marked as."""

TAKE = "() => { const found = [...window.said.values()]; window.said.clear(); return found; }"

BROKEN = re.compile(r"[{}]|undefined|null|NaN|\?\?\?|\S {2}|\S[,.;:!?][^\W\d_]{2}|[\u2066-\u2069]")
"""What no text has in it: placeholders, values that there are not, doubled blanks, a blank missing between sentences,
and, where nobody's name runs from right to left, marks of isolation.
"""

IDENTIFIER = re.compile(r"[a-z]+(-[a-z]+)+|[a-z]+(_[a-z]+)+|[a-z]+(:[a-z0-9]+)+")
"""What a text on its own is not: the name of a message, a field or a thing."""

MOST_LETTERS = re.compile(r"[^\W\d_]{2,}")


class Said(NamedTuple):
    """A text of the page, the language that it is marked as, and the beginning of the element around it."""

    lang: str
    text: str
    within: str


def listened_to(person: Person) -> Person:
    """The person, of whose page every text is kept from its next loading on."""
    person.context.add_init_script(LISTEN)
    return person


def said_since(person: Person) -> list[Said]:
    """What the page has said since this was last called."""
    return [Said(*one) for one in person.page.evaluate(TAKE)]


def words_in(text: str) -> list[str]:
    return MOST_LETTERS.findall(text.casefold())


class Vocabulary(NamedTuple):
    """What a German page of one game may not say.

    Attributes:
        english: words of the English messages that the German ones do not have.
        names: what both languages call the same, such as what is printed on cards.
        named: matches any of these.
        notation: actions in the notation for programs, where a button says something else.
    """

    english: frozenset[str]
    names: frozenset[str]
    named: re.Pattern[str]
    notation: frozenset[str]

    def fault(self, said: Said) -> str:
        """What is wrong with a text; "" for nothing."""
        if said.lang == "en":
            return ""
        if said.lang != "de":
            return f"is marked as {said.lang!r}"
        if found := BROKEN.search(said.text) or IDENTIFIER.fullmatch(said.text.strip()):
            return f"has {found[0]!r} in it"
        text = said.text.strip().casefold()
        if said.within.startswith("<tspan") and any(text in name.casefold() for name in self.names):
            return ""  # a line of a title
        if text in self.notation:
            return "is an action in the notation for programs"
        words = [word for word in words_in(self.named.sub(" ", said.text)) if word in self.english]
        return f"is English: {', '.join(words)}" if words else ""


@cache
def vocabulary(game: str) -> Vocabulary:
    english, german = _texts(game, "en"), _texts(game, "de")
    same = {text for name, text in german.items() if english.get(name) == text}
    ours = {word for text in german.values() if text not in same for word in words_in(text)}
    theirs = {word for text in english.values() if text not in same for word in words_in(text)}
    names = sorted({*same, *GAMES.values(), *NAMES}, key=len, reverse=True)
    words = find_game(game).words
    spoken = words.in_language("de")
    buttons = {action.text: spoken.action(action, NAMES, 0) for action in words.actions}
    return Vocabulary(
        frozenset(theirs - ours),
        frozenset(names),
        re.compile(rf"\b({'|'.join(map(re.escape, names))})(?!\w)", re.IGNORECASE),
        frozenset(text.casefold() for text, button in buttons.items() if button.casefold() != text.casefold()),
    )


def _texts(game: str, language: str) -> dict[str, str]:
    """The texts of all messages and their attributes that a page of the game may say, without what is put in."""
    folders = (PAGE, SOURCES / "server", SOURCES / "core", SOURCES / "games" / game.replace("-", "_"))
    return {
        f"{folder.name}.{name}": text
        for folder in folders
        for file in folder.rglob(f"{language}.ftl")
        for name, text in _of(file)
    }


def _of(file: Path) -> Iterator[tuple[str, str]]:
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, _text(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", _text(attribute.value)


def _text(pattern: ast.Pattern) -> str:
    """Its texts, those of all variants one after another."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [_text(variant.value) for variant in element.expression.variants]
    return " ".join(parts)
