"""The chairs of a table, and who sits there: a person, a bot, or nobody yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from runabout.server.messages.common import SeatKind

WATCHER = -1
"""The seat of a viewer who only watches."""


@dataclass
class Chair:
    """A seat, and who sits there.

    Attributes:
        guest: a person's guest; of a vacated seat, the guest who left it.
        vacated: why a bot sits here for a person: see entries.Left; "" where none does.
        spent: seconds that its people have thought.
        earned: decisions made here while a person sat here, by that person or for it (RRA-26), and noticed by all: each
            adds seconds to a clock. So a clock tells neither who had a choice nor who lays cards that nobody sees.
        decisions: those that its people have made themselves.
        screen: the guest who sat down here before the game began; seats of one guest share a screen from then on,
            whoever they are carried to.
        held: every guest who has sat here since then, and so may know what this seat held.
        looks: those chosen for it (see core.looks); () where none are, or the game has none.
    """

    kind: SeatKind = "open"
    guest: str = ""
    name: str = ""
    level: str = ""
    vacated: str = ""
    spent: float = 0.0
    earned: int = 0
    decisions: int = 0
    screen: str = ""
    held: set[str] = field(default_factory=set)
    looks: tuple[str, ...] = ()

    @property
    def person(self) -> str:
        """The guest who sits here; "" where no person does."""
        return self.guest if self.kind == "person" else ""


class Sitters(NamedTuple):
    """Who sat at a table at some time.

    Attributes:
        names: by seat, what it was called.
        people: by seat, the guest; "" where no person sat.
    """

    names: tuple[str, ...] = ()
    people: tuple[str, ...] = ()


NOBODY_YET = Sitters()
