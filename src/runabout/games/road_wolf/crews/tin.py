"""The tin of tokens, for draws that are left to chance: in Gauntlet, in Derailed, and for SUPPLIES drawn unseen."""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.rule import rule
from runabout.games.road_wolf.box import IN_TIN
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.state import TOKENS, Open, State

TAKEN = 4
"""In Derailed, places in `notes`: how many of SHOTGUN, MOLOTOV, AMBUSH and SPIKES have been kept (RW-470)."""


@rule
def is_kept_kind(token: int) -> bool:
    """Whether such a token, found on the train, may be kept (RW-470)."""
    return token >= Token.SHOTGUN and token <= Token.SPIKES


@rule
def left_in_tin(state: Open, token: int) -> int:
    """How many of a kind are in the tin. What is drawn goes back (RWA-101, RWA-149), but for what is kept."""
    left = int(IN_TIN[token])
    if state.roads == 2 and is_kept_kind(token):
        left -= state.notes[TAKEN + token - Token.SHOTGUN]
    return left


@rule
def draw_token(state: State, chance: Chance) -> int:
    """One token, drawn blindly; it is still counted among those in the tin."""
    all_left = 0
    for token in range(TOKENS):
        all_left += left_in_tin(state, token)
    drawn = pick(chance, all_left)
    for token in range(TOKENS - 1):
        drawn -= left_in_tin(state, token)
        if drawn < 0:
            return token
    return TOKENS - 1
