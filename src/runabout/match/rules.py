"""By which rules and with which components a match was played, and whether the same are installed here."""

from __future__ import annotations

from runabout.core.datafile import DATA
from runabout.core.errors import BadRecord
from runabout.core.game import Game


def check_version(game: Game, version: int) -> None:
    """Raise BadRecord unless the game here has that version of its rules."""
    if version != game.version:
        other = "a newer" if version > game.version else "an older"
        raise BadRecord(
            f"the match was played under version {version} of the rules of {game.title}; this Runabout has version "
            f"{game.version}. Open it with {other} Runabout."
        )


def check_edition(game: Game, edition: str) -> None:
    """Raise BadRecord unless the game here has that edition of its components."""
    if edition != game.components.edition:
        played, here = (f"edition {name[:60]}" if name else "our own" for name in (edition, game.components.edition))
        raise BadRecord(
            f"the match was played with other components of {game.title}: {played}; here it has {here}. Set {DATA} "
            "to the folder with the files it was played with, or to none for our own."
        )
