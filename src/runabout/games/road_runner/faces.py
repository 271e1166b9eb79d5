"""What is printed on the cards, in words: whole, and short enough to stand beside a title in a hand."""

from __future__ import annotations

from runabout.core.plan import Face
from runabout.core.words import listed
from runabout.games.road_runner.cards import CARDS, ROLES, Card, Clause, Keyword, Method

NO_KEYWORD = "no keyword: others ask for it"
"""Said of the Bucket Of Water, which has no line of its own (RR-240)."""

FAST = frozenset(ROLES[Method.CHASE] + ROLES[Method.LAUNCH])
"""Keywords whose number is a Speed, or that go with one (RR-021)."""


def faces() -> tuple[Face, ...]:
    """Every card as printed."""
    return tuple(Face(card.name, card.title, group(card), lines(card), card.rule) for card in CARDS)


def group(card: Card) -> str:
    """What kind of card it is."""
    if card.dual:
        return "Capture and Escape"
    return "Capture" if card.capture else "Escape"


def lines(card: Card) -> tuple[str, ...]:
    """What is printed on a card, a line each."""
    found = [said for said in map(clause_words, card.clauses) if said]
    if card.escape is not None:
        found.append(card.escape.says)
    return tuple(found) or (NO_KEYWORD,)


def short(card: Card, reshuffled: bool, dot: str = "·") -> str:
    """What is printed on a card, in one line; of a dual card, when it is an Escape (RR-018)."""
    printed = f" {dot} ".join(filter(None, map(clause_words, card.clauses)))
    if not card.capture:
        return escape_words(card)
    if card.dual:
        when = "or Escape" if reshuffled else "Escape after the first reshuffle"
        return f"{printed or 'no keyword'}; {when}: {escape_words(card)}"
    return printed or NO_KEYWORD


def escape_words(card: Card) -> str:
    """An Escape's text, short."""
    return card.escape.says.removeprefix("Prevents ").rstrip(".") if card.escape else ""


def clause_words(clause: Clause) -> str:
    """One line of a Capture card."""
    said = ", ".join(
        keyword.name + (f" {number}" if number or (keyword, number) == (Keyword.AMBUSH, 0) else "")
        for keyword, number in clause.keywords.items()
    )
    if clause.beside_keyword is not None:
        return f"with {clause.beside_keyword.name}: {said}"
    return f"with {listed(list(clause.beside))}: {said}" if clause.beside else said


def keyword_words(keyword: Keyword, number: int) -> str:
    """A keyword of a called attempt with its number."""
    return f"{keyword.name} {number}" if number else keyword.name
