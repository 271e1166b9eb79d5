"""Games looked up by name, ready to begin a match of."""

from __future__ import annotations

from collections.abc import Mapping

from runabout.core.game import Game
from runabout.games import find_game, names
from runabout.match.match import Match, Script


class Playable:
    """A game that can be begun. `rules` is the `Game` behind it, for bots, labs and environments."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.name = rules.name
        self.title = rules.title

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def new(
        self,
        seats: int | None = None,
        seed: int | str | bytes | Script | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        free_undo: bool = False,
    ) -> Match:
        """Begin a match; see `Match` for the arguments. Without `seats`, with the fewest that the game takes."""
        return Match(self.rules, self.rules.seats[0] if seats is None else seats, seed, options, free_undo)


def game(name: str) -> Playable:
    """The game of that name; UnknownGame where there is none."""
    return Playable(find_game(name))


def game_names() -> list[str]:
    """The names of all games that can be played here."""
    return names()
