"""What survivors, cards, tokens and spaces are called."""

from __future__ import annotations

from runabout.core.record import Cells
from runabout.core.words import so_many
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.map import LANES, PACKS, WEAPONS
from runabout.games.race_2_live.state import SCORING, SURVIVORS, Open, Token
from runabout.games.race_2_live.turns import health, home, points, progress

NAMES = ("Ash", "Briar", "Clay", "Dell")
"""The survivors: house content."""

HOUSE_NOTE = "The map, the tokens and the survivors are house content: the game was published without its board."

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


def place(space: int) -> str:
    """A space as the map names it, column and lane."""
    return "the start" if space < LANES else f"{space // LANES}/{space % LANES + 1}"


def factors(state: Open) -> str:
    """The score with its three factors (RL-077, RLA-31)."""
    return (
        f"column {progress(state)} of {state.columns} x {so_many(health(state), 'card')} x {home(state)} home "
        f"= {SCORING.points(points(state)):.1f}"
    )
