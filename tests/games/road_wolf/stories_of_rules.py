"""A game for each of the trickier rules, as far as it tells of that rule."""

from tests.games.road_wolf.storytelling import Story

RULES: dict[str, Story] = {}
