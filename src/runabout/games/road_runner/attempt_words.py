"""The attempt on the table as people see it: what it still needs, what Escapes may look at, and who has answered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from runabout.games.road_runner.attempts import ATTEMPTS, Look
from runabout.games.road_runner.cards import CARDS, NUMBER, ROLES, Keyword, Method
from runabout.games.road_runner.faces import FAST
from runabout.games.road_runner.state import Phase, Sight

METHOD_NAMES = tuple(method.name.casefold() for method in Method)

NEEDS_MOST = 4
"""Ways to complete an attempt that are told; a good hand has dozens."""

BY_SIZE = sorted(((one.mask, place) for place, one in enumerate(ATTEMPTS)), key=lambda one: one[0].bit_count())
"""Every attempt, as its titles in bits and its place in ATTEMPTS, those of fewest cards first."""

MASKS = np.array([mask for mask, _ in BY_SIZE], np.int64)
PLACES = np.array([place for _, place in BY_SIZE])
ALL = (1 << 63) - 1

FILLERS = [
    tuple((role, NUMBER[card.title]) for role, (card, _) in zip(ROLES[one.way.method], one.way.fillers, strict=True))
    for one in ATTEMPTS
]
"""By attempt: its roles, each with the title that fills it (RR-068)."""


# --- Before the call --------------------------------------------------------------------------------------------------


def in_reach(sight: Sight) -> tuple[int, ...]:
    """The attempts, by their places in ATTEMPTS, that the viewer's cards in hand and on the table can make, those of
    fewest cards first; none outside of its own turn, before it calls.
    """
    if sight.over or sight.viewer < 0 or sight.seat != sight.viewer or sight.phase != Phase.TURN:
        return ()
    return within(sight.head("hand", sight.hand_count[sight.viewer]), sight.head("laid", sight.laid_size))


@lru_cache(1024)
def within(hand: bytes, cards: bytes) -> tuple[int, ...]:
    """The same of these cards, in hand and laid."""
    laid = bits(cards)
    lacking = ~(laid | bits(hand)) & ALL
    return tuple(PLACES[(MASKS & lacking == 0) & (MASKS & laid == laid)].tolist())


def bits(titles: Any) -> int:
    """Titles as bits."""
    found = 0
    for title in titles:
        found |= 1 << title
    return found


@dataclass(frozen=True)
class Need:
    """One way to complete what is laid.

    Attributes:
        method: what can be called then.
        roles: those that are not filled yet; none where only the company of a card is missing (RR-014).
        titles: the viewer's cards for it. Where one card is missing each of them completes the attempt, else some do
            together.
        missing: how many cards that takes.
        example: the titles of one attempt that would be complete.
    """

    method: Method
    roles: tuple[Keyword, ...]
    titles: tuple[int, ...]
    missing: int
    example: tuple[int, ...]

    @property
    def thing(self) -> str:
        """What messages select by: whether roles are filled, and whether one card does, these do or such as these."""
        which = "one" if self.missing == 1 else "these" if len(self.titles) == self.missing else "such"
        return f"needs:{'roles' if self.roles else 'bare'}:{which}"


def needs(sight: Sight) -> tuple[Need, ...]:
    """What the attempt that the viewer is laying still needs, of what it holds, the nearest first."""
    if sight.over or sight.viewer < 0 or sight.seat != sight.viewer or sight.phase != Phase.TURN:
        return ()
    return needed(sight.head("hand", sight.hand_count[sight.viewer]), sight.head("laid", sight.laid_size))


@lru_cache(1024)
def needed(hand: bytes, cards: bytes) -> tuple[Need, ...]:
    """The same of these cards, in hand and laid."""
    laid = frozenset(cards)
    found: dict[tuple[Method, tuple[Keyword, ...], int], list[tuple[int, ...]]] = {}
    farthest = 0
    for place in within(hand, cards):
        need, missing = lacking_in(place, laid)
        if not missing:
            continue
        if need in found:
            found[need].append(missing)
        elif len(found) < NEEDS_MOST:
            found[need] = [missing]
            farthest = len(missing)
        elif len(missing) > farthest:
            break  # those of fewest cards come first: no other is as near
    return tuple(
        Need(method, roles, tuple(sorted({title for one in ways for title in one})), missing, ways[0])
        for (method, roles, missing), ways in found.items()
    )


@lru_cache(16384)
def lacking_in(place: int, laid: frozenset[int]) -> tuple[tuple[Method, tuple[Keyword, ...], int], tuple[int, ...]]:
    """What is missing of an attempt where some cards are laid: its method, the roles and how many, and the cards."""
    missing = tuple(title for title in ATTEMPTS[place].titles if title not in laid)
    roles = tuple(role for role, title in FILLERS[place] if title in missing)
    return (ATTEMPTS[place].way.method, roles, len(missing)), missing


# --- Once it is called ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Called:
    """What Escapes may look at in a called attempt (RRA-01).

    Attributes:
        method: how it is made, such as "drop".
        speed: its Speed; None where the method has none (RRA-03).
        bears: its keywords, each with its number, those that go with a Speed aside.
        cards: the titles.
    """

    method: str
    speed: int | None
    bears: tuple[tuple[Keyword, int], ...]
    cards: tuple[str, ...]


@cache
def called_attempt(attempt: int, literal: int) -> Called:
    """The attempt at a place in ATTEMPTS, under one reading of the Escapes."""
    tried = ATTEMPTS[attempt]
    look = Look(tried, literal=bool(literal))
    return Called(
        METHOD_NAMES[tried.way.method],
        look.speed if tried.way.method in (Method.CHASE, Method.LAUNCH) else None,
        tuple((keyword, look.number(keyword)) for keyword in Keyword if look.has(keyword) and keyword not in FAST),
        tuple(CARDS[title].title for title in tried.titles),
    )


@dataclass(frozen=True)
class Answer:
    """A coyote's one chance against a called attempt.

    Attributes:
        seat: whose.
        state: "answered", "now" or "later".
        card: the title of the Escape that was played; -1 for none.
    """

    seat: int
    state: str
    card: int = -1

    @property
    def thing(self) -> str:
        """What messages select by: what was done with the chance, or when it comes."""
        done = "played" if self.card >= 0 else "declined"
        return f"answers:{done if self.state == 'answered' else self.state}"


def answers(sight: Sight) -> list[Answer]:
    """What each coyote did with its one chance, in their order (RR-080); nothing before the call."""
    if sight.attempt < 0:
        return []
    size = sight.played_size[0]
    played = dict(zip(sight.played_by[:size], sight.played[:size]))
    asked = sight.seats if sight.over else (sight.seat - sight.turn) % sight.seats
    found = []
    for place in range(1, sight.seats):
        seat = (sight.turn + place) % sight.seats
        if place < asked:
            found.append(Answer(seat, "answered", played.get(seat, -1)))
        else:
            found.append(Answer(seat, "now" if place == asked else "later"))
    return found
