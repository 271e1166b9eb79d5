"""One decision of any game, with what chance gives: what the tables laid out for tests share."""

from __future__ import annotations

from collections.abc import Sequence

from runabout.core.chance import Chance
from runabout.core.contract import Header
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.words import Event


def step(game: Game, state: Header, number: int, outcomes: Sequence[int]) -> tuple[list[Event], Header]:
    """The events and the state after one decision, where chance gives these outcomes and no others."""
    after, log, chance = state.copy(), Log(), Chance.scripted(outcomes)
    game.run.apply(after, number, chance, log)
    chance.check_script()
    assert log.lost == 0
    return game.words.events(log), after
