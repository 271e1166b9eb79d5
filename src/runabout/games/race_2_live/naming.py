"""What survivors, cards and tokens are called."""

from __future__ import annotations

from runabout.core.record import Cells
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.map import PACKS, WEAPONS
from runabout.games.race_2_live.state import SURVIVORS, Token

NAMES = ("Ash", "Briar", "Clay", "Dell")
"""The survivors: house content."""

ATTACK_KINDS = ("special-attack", "horde")
TOKEN_KINDS = (
    *ATTACK_KINDS,
    *(f"pack-{number}" for number in range(1, PACKS + 1)),
    *(f"weapon-{number}" for number in range(1, WEAPONS + 1)),
)
"""Tokens as programs call them, in the order of `tokens_left`."""

assert len(NAMES) == SURVIVORS
assert len(TOKEN_KINDS) == Token.WEAPON + WEAPONS


def by_rank(counts: Cells) -> dict[str, int]:
    """Cards as so many of each rank that is there."""
    return {name: number for name, number in zip(RANK_NAMES, counts) if number}


def ranks(bits: int) -> list[str]:
    """The names of ranks given as bits."""
    return [name for rank, name in enumerate(RANK_NAMES) if bits >> rank & 1] if bits else []
