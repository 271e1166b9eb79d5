"""Whom a decision affects, by event: what the lab counts as done by one seat to another."""

from __future__ import annotations

import enum
from typing import Any

from runabout.core.chance import Chance
from runabout.core.game import Game
from runabout.core.log import SEATS_MAX, Log
from tests.games.playing import Position


def touched_in(game: Game, state: Any, log: Log, event_kinds: type[enum.IntEnum]) -> dict[str, set[int]]:
    """By the name of each kind of event that affects anybody: the seats that it affects. The state is that after all
    that the log tells.
    """
    found: dict[str, set[int]] = {}
    for place in range(log.size):
        seats = {seat for seat in range(SEATS_MAX) if game.touches(state, log, place) >> seat & 1}
        if seats:
            found.setdefault(event_kinds(log.kind[place]).name, set()).update(seats)
    return found


def touched(table: Position, event_kinds: type[enum.IntEnum], line: str, gives: Any = ()) -> dict[str, set[int]]:
    """Play a decision; whom it has affected, by kind of event."""
    game, number = table.game, table.game.words.parse(line)
    after, log = table.state.copy(), Log()
    game.run.apply(after, number, Chance.scripted(table.outcomes(number, gives)), log)
    table.play(line, gives=gives)
    return touched_in(game, after, log, event_kinds)
