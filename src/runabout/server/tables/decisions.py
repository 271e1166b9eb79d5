"""The decisions of a table's match, step by step, and which viewers noticed them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple, overload


class Decision(NamedTuple):
    """One decision.

    Attributes:
        number: of its entry in the table's list.
        is_own: whether a person sat there, who may take it back: also where the table took it for that person (RRA-26),
            since by what may be taken back everybody would learn that there was no choice.
        noticed: the viewers who noticed it (see `Match.last_noticed_by`); None for everybody.
        drew: whether it drew on chance.
        is_timed: whether it added seconds to a person's clock.
    """

    number: int
    is_own: bool
    noticed: frozenset[int] | None
    drew: bool
    is_timed: bool


class Decisions(Sequence[Decision]):
    """All decisions that were made and not taken back, by step of the match.

    Args:
        seats: of the table; viewers are -1, who only watches, and the seats from 0.
    """

    def __init__(self, seats: int) -> None:
        self._made: list[Decision] = []
        self._unnoticed: dict[int, list[int]] = {viewer: [] for viewer in range(-1, seats)}

    def __len__(self) -> int:
        return len(self._made)

    @overload
    def __getitem__(self, step: int) -> Decision: ...

    @overload
    def __getitem__(self, step: slice) -> list[Decision]: ...

    def __getitem__(self, step: int | slice) -> Decision | list[Decision]:
        return self._made[step]

    def add(self, decision: Decision) -> None:
        """Add the next."""
        if decision.noticed is not None:
            for viewer in self._unnoticed.keys() - decision.noticed:
                self._unnoticed[viewer].append(len(self._made))
        self._made.append(decision)

    def take_back(self, step: int) -> None:
        """Forget those from a step on."""
        del self._made[step:]
        for unnoticed in self._unnoticed.values():
            del unnoticed[bisect_left(unnoticed, step) :]

    def step_of(self, number: int) -> int | None:
        """The step that an entry decided; None where it decided none."""
        step = bisect_left(self._made, number, key=_number)
        return step if self._made[step : step + 1] and self._made[step].number == number else None

    def step_after(self, number: int) -> int:
        """The first step that a later entry decided, or would."""
        return bisect_right(self._made, number, key=_number)

    def noticed_count(self, viewer: int, first: int = 0, end: int | None = None) -> int:
        """How many a viewer noticed of the steps from one on and, unless None, before another."""
        unnoticed, last = self._unnoticed[viewer], len(self._made) if end is None else end
        return last - first - (bisect_left(unnoticed, last) - bisect_left(unnoticed, first))

    def noticed_steps(self, viewer: int) -> list[int]:
        """The steps that a viewer noticed, ascending."""
        return [step for step, one in enumerate(self._made) if one.noticed is None or viewer in one.noticed]

    def noticed_since(self, step: int) -> frozenset[int] | None:
        """The viewers who noticed those from a step on; None where everybody noticed one of them, or one drew on
        chance, which others may have to agree to take back.
        """
        viewers: frozenset[int] = frozenset()
        for one in self._made[step:]:
            if one.noticed is None or one.drew:
                return None
            viewers |= one.noticed
        return viewers


def _number(decision: Decision) -> int:
    return decision.number
