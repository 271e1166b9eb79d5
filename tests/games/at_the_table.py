"""A table as any client draws it: the plan with the scene, what is asked, and what is remarked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runabout.core.plan import Area, Label, Plan
from runabout.core.scene import UNKNOWN
from runabout.terminal.screen import FINE
from runabout.terminal.tables.laid_out import LaidOut, Reader


class AtTheTable:
    """A table in the eyes of a viewer.

    Args:
        game: which.
        sight: the viewer's.
        names: of everyone, by seat.
        words: as they are said at this table; None for the game's.

    Attributes:
        asked: the sentence.
        rows: the table as the terminal writes it: what is said, by its title.
        lines: the same, title and text, in order.
    """

    def __init__(self, game: Any, sight: Any, names: Sequence[str], words: Any = None) -> None:
        words = words or game.words
        seats = range(sight.seats)
        self.scene = game.scene(sight)
        self.plan: Plan = words.plan(self.scene)
        self.asked: str = words.asked(sight, names)
        self._remarks = words.remarks(sight, names)
        everybody = ["You" if seat == sight.viewer else names[seat] for seat in seats]
        drawn = LaidOut(self.plan, game.table_layout, self.scene, self._remarks, words.faces(), Reader(everybody, FINE))
        self.lines = list(drawn.rows())
        self.rows = {title.strip(): said for title, said in self.lines}

    def area(self, title: str, seat: int = -1) -> Area:
        """The one part of the table with this title."""
        (found,) = [area for area in self.plan.areas if area.title == title and area.seat == seat]
        return found

    def said_of(self, about: str = "") -> list[str]:
        """What is remarked of a thing, a place or a seat; of the table, where nothing is given."""
        return [remark.text for remark in self._remarks if remark.about == about]

    def label(self, name: str) -> Label:
        """How a name is written."""
        return self.plan.labels[name]

    def known(self, place: str) -> list[str]:
        """What is known to lie in a place, as it is written: "2 x2", "king"."""
        pile = self.scene.piles[place]
        kinds = pile.items() if isinstance(pile, dict) else [(kind, 1) for kind in pile]
        return [f"{self._text(kind)} x{n}" if n > 1 else self._text(kind) for kind, n in kinds if kind != UNKNOWN]

    def size(self, place: str) -> int:
        """How many lie in a place, known and unknown."""
        pile = self.scene.piles[place]
        return sum(pile.values()) if isinstance(pile, dict) else len(pile)

    def there(self, place: str) -> list[str]:
        """The things at a place, as they are written."""
        return [self._text(name) for name, attributes in self.scene.things.items() if attributes.get("at") == place]

    def _text(self, name: str) -> str:
        label = self.plan.labels.get(name)
        return label.text if label else name
