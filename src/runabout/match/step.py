"""What a match is made of, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from runabout.core.chance import Chance
from runabout.core.contract import Header
from runabout.core.words import Action, Event


@dataclass(frozen=True)
class Step:
    """One decision that was played.

    Attributes:
        seat: who decided.
        action: what.
        events: what happened.
        outcomes: what chance gave, where it was scripted; None where it was seeded.
        before: the state and chance that it was played on.
        attended: whether a person sat at the table.
        legal: the numbers of the actions that were legal; None where nobody asked.
        drew: whether it drew on chance.
    """

    seat: int
    action: Action
    events: tuple[Event, ...]
    outcomes: tuple[int, ...] | None
    before: tuple[Header, Chance]
    attended: bool = field(compare=False)
    legal: list[int] | None = field(compare=False)
    drew: bool


@dataclass(frozen=True)
class Outcome:
    """How a match ended.

    Attributes:
        winners: the seats that won (see core.result); in a co-operative game every seat or none.
        scores: each seat's points.
        tie_breaks: by seat, what tells equal points apart; () where the game has no tie-break.
        reason: why it ended, as a sentence without names.
        ending: what that sentence is made of, by name (see `Words.ending`); {} where the game does not tell it by
            messages.
    """

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    tie_breaks: tuple[int, ...]
    reason: str
    ending: Mapping[str, Any] = field(default_factory=dict)
