"""Every legal attempt, worked out once from the cards: what it takes, how fast it is, who can escape it.

An attempt is a set of titles and a method. There are few enough to list, so the rules look them up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np

from runabout.games.road_runner.cards import (
    CAPTURES,
    CARDS,
    ESCAPES,
    EXPLOSIVE,
    FIRST_ESCAPE,
    NUMBER,
    ROLES,
    SCENE,
    Card,
    Clause,
    Keyword,
    Method,
)


@dataclass(frozen=True)
class Way:
    """One way in which cards fill the roles of a method: for each role, the card and the line it does it with."""

    method: Method
    fillers: tuple[tuple[Card, Clause], ...]
    cards: frozenset[str]

    @property
    def speed(self) -> int:
        """Of the card that fills the last role, where that is THRUSTER or LAUNCHER (RRA-03); else 0."""
        if self.method not in (Method.CHASE, Method.LAUNCH):
            return 0
        _, clause = self.fillers[-1]
        return clause.keywords[ROLES[self.method][-1]]

    @property
    def damage(self) -> int:
        """The sum of the numbers in the roles, Speed aside: what RRA-02b keeps lowest."""
        if self.method in (Method.CHASE, Method.LAUNCH):
            return 0
        return sum(clause.keywords[role] for role, (_, clause) in zip(ROLES[self.method], self.fillers, strict=True))


@dataclass(frozen=True)
class Attempt:
    """One legal attempt: the titles, and of the ways in which all of them fill the roles the one that counts."""

    titles: tuple[int, ...]
    way: Way

    @property
    def mask(self) -> int:
        """The titles as bits."""
        return sum(1 << title for title in self.titles)


class Look:
    """An attempt as Escape cards look at it, under one reading of "an X capture" (RRA-01)."""

    def __init__(self, attempt: Attempt, literal: bool) -> None:
        self.attempt = attempt
        self.literal = literal
        self.method = attempt.way.method
        self.speed = attempt.way.speed
        present = attempt.way.cards
        self.active = [
            clause for title in attempt.titles for clause in CARDS[title].clauses if is_active(clause, present)
        ]

    def has(self, keyword: Keyword) -> bool:
        """Whether it is a `keyword` capture: by presence for scene keywords (RRA-08), else by role; literally,
        by presence for all.
        """
        if self.literal or keyword in SCENE:
            return any(keyword in clause.keywords for clause in self.active)
        return keyword in ROLES[self.method]

    def number(self, keyword: Keyword) -> int:
        """The damage that goes with the keyword: added up over the cards present (RRA-01, RRA-04), or the number
        on the card that fills the role.
        """
        if self.literal or keyword in SCENE:
            return sum(clause.keywords.get(keyword, 0) for clause in self.active)
        for role, (_, clause) in zip(ROLES[self.method], self.attempt.way.fillers, strict=True):
            if role == keyword:
                return clause.keywords[role]
        return 0


def is_active(clause: Clause, present: frozenset[str]) -> bool:
    """Whether a line counts in the company of these titles (RR-014, RRA-05)."""
    if clause.beside_keyword is not None:
        return any(carries(CARDS[NUMBER[title]], clause.beside_keyword) for title in present)
    return present.issuperset(clause.beside)


def carries(card: Card, keyword: Keyword) -> bool:
    """Whether a card bears a keyword without any condition."""
    return any(keyword in clause.keywords for clause in card.clauses if not clause.beside and not clause.beside_keyword)


def fillers_of(role: Keyword) -> list[tuple[Card, Clause]]:
    """Every card that can fill a role, with each line that lets it (RR-013)."""
    return [(card, clause) for card in CARDS[:CAPTURES] for clause in card.clauses if role in clause.keywords]


def companies(fillers: tuple[tuple[Card, Clause], ...]) -> Iterator[frozenset[str]]:
    """The sets of cards with which these fillers fill their roles and every card is useful (RRA-02, RR-071): as a rule
    one card for each role (RR-068), or one that fills both (RR-070).

    One card satisfies a condition: where a filler has the keyword that the Piano asks for, no other is added.
    """
    base = frozenset(card.title for card, _ in fillers).union(*(clause.beside for _, clause in fillers))
    asked = {clause.beside_keyword for _, clause in fillers} - {None}
    if asked and not any(carries(card, EXPLOSIVE) for card, _ in fillers):
        for card in CARDS[:CAPTURES]:
            if carries(card, EXPLOSIVE):
                yield base | {card.title}
    else:
        yield base


def every_way() -> Iterator[Way]:
    """Every way to make an attempt (RR-061), by one method at a time (RRA-28); a LAUNCHER is its only role (RR-069)."""
    for method, roles in ROLES.items():
        for fillers in product(*(fillers_of(role) for role in roles)):
            for cards in companies(fillers):
                yield Way(method, fillers, cards)


def every_attempt() -> list[Attempt]:
    """Every legal attempt, by its lowest title, then its titles, then its method."""
    best: dict[tuple[tuple[int, ...], Method], Way] = {}
    for way in every_way():
        key = tuple(sorted(NUMBER[title] for title in way.cards)), way.method
        known = best.get(key)
        # RRA-02b: of the ways that use every card, the highest Speed, then the lowest damage. Of two that are alike in
        # both, such as Sail or Fan as the THRUSTER (RRA-27), either will do.
        if known is None or (-way.speed, way.damage) < (-known.speed, known.damage):
            best[key] = way
    return [Attempt(titles, best[titles, method]) for titles, method in sorted(best)]


ATTEMPTS = every_attempt()
COUNT = len(ATTEMPTS)

MASK = np.array([attempt.mask for attempt in ATTEMPTS], np.int64)
METHOD = np.array([attempt.way.method for attempt in ATTEMPTS], np.int8)
SPEED = np.array([attempt.way.speed for attempt in ATTEMPTS], np.int8)

FROM = np.searchsorted([attempt.titles[0] for attempt in ATTEMPTS], range(CAPTURES + 1)).astype(np.int32)
"""Attempts FROM[t] ... FROM[t+1]-1 have t as their lowest title."""

PREVENTED_BY = np.zeros((2, COUNT), np.int64)
"""By reading (0 by role, 1 literal) and attempt: the Escapes that prevent it, as bits from FIRST_ESCAPE."""

DAMAGE = np.zeros((2, COUNT, ESCAPES), np.int8)
"""By reading, attempt and Escape from FIRST_ESCAPE: the damage it does; 0 where it does not prevent."""

for _reading in range(2):
    for _index, _attempt in enumerate(ATTEMPTS):
        _look = Look(_attempt, literal=bool(_reading))
        for _slot, _card in enumerate(CARDS[FIRST_ESCAPE:]):
            if _card.escape is not None and _card.escape.prevents(_look):
                PREVENTED_BY[_reading, _index] |= 1 << _slot
                DAMAGE[_reading, _index, _slot] = _card.escape.damage(_look)
