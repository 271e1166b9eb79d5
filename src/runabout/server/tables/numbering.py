"""How each viewer counts the entries of a table: only those that it noticed.

Storage numbers all of them. A client that was told these numbers would learn from the gaps how many cards somebody has
laid whom nobody sees laying (RRA-30, RYA-44); so it is told its own, and what it says is read as such.
"""

from __future__ import annotations

from bisect import bisect_right


class Numbering:
    """The entries that viewers have not noticed.

    Args:
        seats: of the table; viewers are -1, who only watches, and the seats from 0.
    """

    def __init__(self, seats: int) -> None:
        self._unnoticed: dict[int, list[int]] = {viewer: [] for viewer in range(-1, seats)}
        self._restarted = dict.fromkeys(range(-1, seats), 0)

    def count(self, number: int, noticed: frozenset[int] | None, restarts: bool) -> None:
        """Count the next entry.

        Args:
            number: in the table's list.
            noticed: the viewers who notice it; None for all.
            restarts: it took something back, so that those who noticed it are told the game anew.
        """
        for viewer, unnoticed in self._unnoticed.items():
            if noticed is not None and viewer not in noticed:
                unnoticed.append(number)
            elif restarts:
                self._restarted[viewer] = number

    def told(self, viewer: int, number: int) -> int:
        """An entry of the list as a viewer counts: how many it noticed up to there."""
        return number - bisect_right(self._unnoticed[viewer], number)

    def read(self, viewer: int, told: int) -> int:
        """The first entry of the list that a viewer counts so."""
        number, unnoticed = told, self._unnoticed[viewer]
        while (found := told + bisect_right(unnoticed, number)) != number:
            number = found
        return number

    def has_restarted(self, viewer: int, since: int) -> bool:
        """Whether something was taken back after an entry of the list, as far as a viewer noticed."""
        return self._restarted[viewer] > since
