"""Faults planted in the rules of Derailed, one at a time, to show that the plain second writing finds them.

A fault replaces a rule, or a number, in one module.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from runabout.core.game import Functions
from runabout.games.road_wolf import game
from runabout.games.road_wolf.crews import boarding
from runabout.games.road_wolf.driving import moving, owing, ramming
from runabout.games.road_wolf.measures.geometry import NEVER
from runabout.games.road_wolf.measures.slots import Hit
from runabout.games.road_wolf.missions import derailed
from runabout.games.road_wolf.road import drifting, turn
from runabout.games.road_wolf.state import NOBODY
from runabout.games.road_wolf.trains import cars, railway
from tests.games.road_wolf.railway_positions import engine


def never(*_: Any) -> int:
    return NEVER


def nothing(*_: Any) -> int:
    return 0


def always(*_: Any) -> int:
    return 1


def no_hit(*_: Any) -> Hit:
    return Hit(NEVER, NOBODY)


FAULTS: dict[str, tuple[ModuleType, str, Any]] = {
    "a Gondola with rivals in it is boarded": (cars, "has_no_rival", always),
    "a Gondola is boarded from afar": (cars, "is_next_to", always),
    "the Engine takes any number of crew": (cars, "room_left", always),
    "a car that its crew have left stays theirs": (boarding, "leave_car", nothing),
    "boarding is over after the first of the crew": (boarding, "has_more_to_board", nothing),
    "whatever a search finds is kept": (boarding, "is_kept_kind", always),
    "nothing that a search finds is kept": (boarding, "is_kept_kind", nothing),
    "the Engine is searched": (boarding, "ENGINE", cars.REAR),
    "the tracks are crossed without a check": (owing, "tick_on_track", never),
    "the tracks lie elsewhere": (owing, "TRACK_MIDDLE", 560),
    "a blocked stretch is no hindrance in a move": (owing, "blocks", nothing),
    "a blocked stretch is no hindrance in the road's turn": (turn, "blocks", nothing),
    "a card is gone round from across the tracks": (owing, "is_across", nothing),
    "the front rams with five dice": (cars, "FRONT_DICE", 5),
    "the side rams with four dice": (ramming, "TRAIN_DICE", 4),
    "the front counts as side": (ramming, "is_in_front", nothing),
    "what is thrown flies over everything": (moving, "first_but_train", no_hit),
    "what is thrown stays on the train": (moving, "land", nothing),
    "throws go to the wrong side": (railway, "SKID_ACROSS", -railway.SKID_ACROSS),
    "what is in the way is put to the further side": (railway, "nearer_side", lambda x, other: int(x <= other)),
    "what drifts against the front is not met": (drifting, "run_into", nothing),
    "the train is not slowed down": (derailed, "slow_down", nothing),
    "the train goes half a stick": (boarding, "STICK", 80),
}


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """Have a fault in the rules that are compared, as plain Python, for a while; no name stands for no fault."""
    right_engine = engine.run
    module, rule, fault = FAULTS[name] if name else (cars, "FRONT_DICE", cars.FRONT_DICE)
    right = getattr(module, rule)
    setattr(module, rule, fault)
    engine.run = Functions(game, compiled=False)
    try:
        yield
    finally:
        setattr(module, rule, right)
        engine.run = right_engine
