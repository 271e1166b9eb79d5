"""Looks: named things, such as the characters of a team, that the seats of a table may choose.

No rule knows of them: they are a setting of one table, kept beside its game and never in a State.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from runabout.core.chance import derive
from runabout.core.errors import SHOWN_MAX, BadLooks, LooksTaken, nearest
from runabout.core.reason import Reason
from runabout.core.words import plain

SEPARATOR = ","
"""Between names that are written in one line."""


@dataclass(frozen=True)
class Looks:
    """What the seats of a game's tables choose from.

    Attributes:
        noun: what one of them is called, such as "character"; with an "s", several.
        names: all of them.
        each: how many a seat has. It chooses all of its own or none, and no name belongs to two seats.
    """

    noun: str
    names: tuple[str, ...]
    each: int

    def __post_init__(self) -> None:
        if self.each < 1 or len({plain(name) for name in self.names}) != len(self.names):
            raise ValueError("looks: a seat has at least one, and no two of the names may read alike")
        if any(not plain(name) or SEPARATOR in name or '"' in name for name in self.names):
            raise ValueError(f"looks: a name has letters or digits, and no {SEPARATOR} or quotation mark")

    def read(self, text: str) -> tuple[str, ...]:
        """The names that one line gives for a seat.

        Raises:
            BadLooks: there is no such name, or there are too few, too many or the same one twice.
        """
        return self.check(text.split(SEPARATOR))

    def check(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names given for a seat, as they are written in `names`; raises as `read` does."""
        known = {plain(name): name for name in self.names}
        found: list[str] = []
        for name in names:
            if plain(name) not in known:
                near = nearest(name, self.names, most=1)
                raise BadLooks(
                    Reason(
                        "unknown-look",
                        noun=self.noun,
                        name=name.strip()[:SHOWN_MAX],
                        names=self.names,
                        near=near[0] if near else None,
                    )
                )
            found.append(known[plain(name)])
        if len(found) != self.each or len(set(found)) != self.each:
            came = ", ".join(found) or None
            raise BadLooks(Reason("bad-looks", each=self.each, noun=self.noun, came=came))
        return tuple(found)

    def choose(
        self, chosen: Mapping[int, tuple[str, ...]], seat: int, names: Sequence[str]
    ) -> dict[int, tuple[str, ...]]:
        """What is chosen at a table once one more seat has chosen.

        Args:
            chosen: by seat, what is chosen so far.
            seat: who chooses.
            names: what; without any, the seat has nothing chosen any more.

        Raises:
            BadLooks: as `read` does.
            LooksTaken: another seat has chosen one of them.
        """
        others = {other: looks for other, looks in chosen.items() if other != seat}
        if not names:
            return others
        found = self.check(names)
        for other, looks in others.items():
            for name in found:
                if name in looks:
                    raise LooksTaken(name, other)
        return dict(sorted({**others, seat: found}.items()))

    def complete(self, chosen: Mapping[int, tuple[str, ...]], seats: int, key: bytes) -> tuple[tuple[str, ...], ...]:
        """The looks of every seat: those chosen, and for the other seats some of the rest, drawn by a table's key."""
        taken = {name for looks in chosen.values() for name in looks}
        free = [name for name in self.names if name not in taken]
        drawn = iter(sorted(free, key=lambda name: derive(key, f"look {name}")))
        return tuple(chosen.get(seat) or tuple(next(drawn) for _ in range(self.each)) for seat in range(seats))
