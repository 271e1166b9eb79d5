"""Compiles or loads a game's machine code: what bots choose with, and what a table plays with."""

from __future__ import annotations

import gc

from runabout.bots import LEVELS, Bot
from runabout.core.chance import Chance
from runabout.core.game import Functions, Game
from runabout.core.log import Log
from runabout.core.previews import preview_all

THRESHOLDS = (50_000, 50, 100)
"""Thresholds of the garbage collector: it seldom has to look for cycles, for a table makes hardly any."""

PARTS = ("setup", "legal", "refuse", "apply", "see", "score")
"""The functions of a game that a table plays with."""


def any_bot(game: Game) -> Bot:
    """A bot of any level: those of all levels run the same code."""
    return Bot(game, LEVELS["easy"], bytes(32))


def has_rules(run: Functions) -> bool:
    """Whether `warm_rules` only has to load what was compiled before."""
    templates = [getattr(run.game, part) for part in PARTS] + [preview_all] * bool(run.game.previews)
    return all(map(run.is_kept, templates))


def warm_rules(run: Functions) -> None:
    """Call each function that a table plays with once, which compiles or loads it. Takes some seconds."""
    chance, log = Chance.seeded(bytes(32)), Log()
    state = run.game.State()
    state.seats = run.game.seats[0]
    run.setup(state, run.game.new_options(), chance, log)
    action = run.legal_actions(state)[0]
    run.refuse(state, action)
    run.previews(run.sight(state, state.seat), [action])
    run.apply(state, action, chance, log)
    run.scores(state)


def freeze_loaded_objects() -> None:
    """Exempt all objects loaded so far from garbage collection.

    A compiler and a database library leave a million objects that live as long as the process; looking through them
    again and again would stop every table for a fifth of a second each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
