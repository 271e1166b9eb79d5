"""By which rules and with which components a match was played, and whether the same are installed here."""

from __future__ import annotations

from runabout.core.datafile import DATA
from runabout.core.errors import BadRecord
from runabout.core.game import Game
from runabout.core.reason import Reason


def check_version(game: Game, version: int) -> None:
    """Raise BadRecord unless the game here has that version of its rules."""
    if version != game.version:
        played, here = str(version), str(game.version)
        raise BadRecord(
            Reason("record-version", played=played, title=game.title, here=here, newer=version > game.version)
        )


def check_edition(game: Game, edition: str) -> None:
    """Raise BadRecord unless the game here has that edition of its components."""
    if edition != game.components.edition:
        played, here = (
            Reason("edition", name=name[:60]) if name else Reason("edition-own")
            for name in (edition, game.components.edition)
        )
        raise BadRecord(Reason("record-edition", title=game.title, played=played, here=here, variable=DATA))
