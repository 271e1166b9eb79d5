"""What is printed on the cards: whole, and short enough to stand beside a title in a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runabout.core.plan import Face
from runabout.games.road_runner.cards import CARDS, NUMBER, ROLES, Card, Clause, Keyword, Method

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Sayings

FAST = frozenset(ROLES[Method.CHASE] + ROLES[Method.LAUNCH])
"""Keywords whose number is a Speed, or that go with one (RR-021)."""


def faces(said: Sayings) -> tuple[Face, ...]:
    """Every card as printed."""
    return tuple(face(card, said) for card in CARDS)


def face(card: Card, said: Sayings) -> Face:
    """A card as printed."""
    kind = kind_of(card)
    return Face(card.name, card.title, said.say(f"face-{kind}"), lines(card, said), card.rule, kind)


def kind_of(card: Card) -> str:
    """What kind of card it is, for programs."""
    if card.dual:
        return "dual"
    return "capture" if card.capture else "escape"


def lines(card: Card, said: Sayings) -> tuple[str, ...]:
    """What is printed on a card, a line each; before that what its title means, in a language other than the card's."""
    found = [line for line in (clause_words(clause, said) for clause in card.clauses) if line]
    if card.escape is not None:
        found.append(said.say("face-stops", {"stops": escape_words(card, said)}))
    means = meaning(card, said)
    return (*([f"({means})"] if means else []), *(found or [said.say("face-no-keyword")]))


def short(card: Card, reshuffled: bool, said: Sayings, dot: str = "·") -> str:
    """What is printed on a card, in one line; of a dual card, when it is an Escape (RR-018)."""
    if not card.capture:
        return escape_words(card, said)
    printed = f" {dot} ".join(filter(None, (clause_words(clause, said) for clause in card.clauses)))
    if card.dual:
        values = {"printed": printed or said.say("label-plain"), "stops": escape_words(card, said)}
        return said.say("label-dual-awake" if reshuffled else "label-dual-asleep", values)
    return printed or said.say("face-no-keyword")


def meaning(card: Card, said: Sayings) -> str:
    """What the title means; "" in the card's own language, and where the title is the same word."""
    return said.attribute(f"card-{card.name}", "means")


def escape_words(card: Card, said: Sayings) -> str:
    """What an Escape prevents, and its damage; "" of other cards."""
    return said.attribute(f"card-{card.name}", "stops")


def clause_words(clause: Clause, said: Sayings) -> str:
    """One line of a Capture card."""
    keywords = ", ".join(
        keyword.name + (f" {number}" if number or (keyword, number) == (Keyword.AMBUSH, 0) else "")
        for keyword, number in clause.keywords.items()
    )
    if clause.beside_keyword is not None:
        return said.say("face-beside-keyword", {"keyword": clause.beside_keyword.name, "keywords": keywords})
    if clause.beside:
        cards = [CARDS[NUMBER[title]].name for title in clause.beside]
        return said.say_typed("face-beside", {"cards": ("card", cards), "keywords": ("", keywords)})
    return keywords
