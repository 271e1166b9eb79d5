"""What an Escape would do, beyond its forecast, as declared facts (see core.previews)."""

from __future__ import annotations

from typing import Any

from runabout.core.facts import FLAG, NUMBER
from runabout.core.previews import Previews
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_runner.attempts import DAMAGE
from runabout.games.road_runner.state import DECLINE, PLAY


@rule
def preview(sight: Any, action: int, out: Cells) -> bool:
    """The damage that an Escape does to the called attempt (RR-088), and whether that is prevented already (RR-085)."""
    if action < PLAY or action >= DECLINE or sight.attempt < 0:
        return False
    out[0] = DAMAGE[sight.matching, sight.attempt, action - PLAY]
    out[1] = sight.foiled
    return True


PREVIEWS = Previews(
    "What an Escape would do to the called attempt: so much damage; whether the attempt is prevented already.",
    preview,
    damage=NUMBER,
    as_well=FLAG,
)
