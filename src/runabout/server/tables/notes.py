"""What happens at a table rather than in its game, as typed facts: notes, which everybody at the table may read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from runabout.core.facts import NUMBER, EventKind, data

NOTE = "table."
"""How the kinds of notes begin."""

SITTERS = "table.sitters"
"""Not a note, but who sits where from now on: what happens is told by the names of that time."""

NAME = data("name", "what somebody is called", {"type": "string"}, sort="person")

NOTES: Mapping[str, EventKind] = {
    "table.sat": EventKind("Somebody sits down.", name=NAME),
    "table.left": EventKind("Somebody leaves, and a bot plays on.", name=NAME, by=NAME),
    "table.resigned": EventKind("Somebody gives up the seat, and a bot plays on.", name=NAME, by=NAME),
    "table.time": EventKind("Somebody has run out of time, and a bot plays on.", name=NAME, by=NAME),
    "table.relieved": EventKind("Somebody takes a seat back from a bot.", name=NAME, by=NAME),
    "table.undo-asked": EventKind("Somebody asks to take back.", name=NAME),
    "table.undo-refused": EventKind("Somebody does not agree to taking back.", name=NAME),
    "table.undone": EventKind("So many decisions are taken back.", name=NAME, count=NUMBER),
}
"""Each kind of note with its fields. `name` is who did it, `by` who played on, or played until then."""


@dataclass(frozen=True)
class Note:
    """A note, as something that is told like an event.

    Attributes:
        kind: such as "table.sat".
        seat: whose doing it was.
        plain: its fields by name, as data for JSON.
    """

    kind: str
    seat: int
    plain: Mapping[str, Any] = field(default_factory=dict)

    @property
    def declared(self) -> EventKind:
        """Its kind, with the types of its fields."""
        return NOTES[self.kind]
