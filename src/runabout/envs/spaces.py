"""Gymnasium's spaces of a game; PettingZoo has the same."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from runabout.core.game import Game
from runabout.envs.checks import observation_of


def spaces_of(game: Game) -> tuple[spaces.Box, spaces.Discrete]:
    """The spaces of a game's observations, (cells,) uint8, and of its actions; BadBatch where it has no observation."""
    high = np.array(observation_of(game).highs, np.uint8)
    return spaces.Box(np.zeros_like(high), high, high.shape, np.uint8), spaces.Discrete(game.actions)
