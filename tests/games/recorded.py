"""Games that a person can follow, replayed from their records: what the tests of every game's records share."""

from functools import cache
from pathlib import Path

from runabout.match import Match, load


@cache
def recorded(path: Path) -> Match:
    """The match of a record."""
    return load(path)


class Moment:
    """A recorded game after so many moves; each game's tests say where its records are, and add what they look at."""

    folder: Path

    def __init__(self, name, moves):
        self.match = recorded(self.folder / f"{name}.run").rewound(moves)
        self.state = self.match.state

    @property
    def open(self):
        """What may be played now, as text."""
        return [action.text for action in self.match.legal()]

    @property
    def events(self):
        """What the last move brought about."""
        return self.match.steps[-1].events
