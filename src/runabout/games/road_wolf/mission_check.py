"""Whether a mission's file says what a mission has to say, before anybody plays by it."""

from __future__ import annotations

from dataclasses import fields

from runabout.core.errors import BadGame
from runabout.core.rule import Rule
from runabout.games.road_wolf.actions import READY
from runabout.games.road_wolf.box import IS_TRAIN, SIZE
from runabout.games.road_wolf.kinds import GEAR
from runabout.games.road_wolf.mission import Mission, Side

POINTS_MOST = 14
"""Of a side (RW-391): with more, the slots for vehicles would not go round."""

RULES = tuple(field.name for field in fields(Mission) if field.name not in ("sides", "alone", "begins", "by_points"))
"""Attributes of a mission that are rules."""


def checked(name: str, found: object) -> Mission:
    """The mission that a file holds.

    Raises:
        BadGame: it is none that can be played; the error names the file, what was expected, and what came.
    """
    if not isinstance(found, Mission):
        raise _fault(name, "MISSION", "a Mission", found)
    if len(found.sides) not in (1, 2) or not all(isinstance(side, Side) for side in found.sides):
        raise _fault(name, "sides", "two, or one that stands for every seat by itself", found.sides)
    for choice in ("alone", "begins"):
        value = getattr(found, choice)
        if value not in range(-1, len(found.sides) if len(found.sides) == 2 else 0):
            raise _fault(name, choice, "0 or 1, one of two sides, or -1 for none", value)
    for part in RULES:
        if not isinstance(getattr(found, part), Rule):
            raise _fault(name, part, "a @rule", getattr(found, part))
    for side in found.sides:
        _check_side(name, side)
    return found


def _check_side(name: str, side: Side) -> None:
    where = f"side {side.name!r}: "
    names: list[object] = [side.name, *(force.name for force in side.forces)]
    for called in names:
        if not isinstance(called, str) or not called.strip():
            raise _fault(name, f"{where}name", "the name of a side or of a ready-made force", called)
    if not 0 <= side.points <= POINTS_MOST:
        raise _fault(name, f"{where}points", f"0, for what the table agrees on, to {POINTS_MOST}", side.points)
    for part in ("must", "kinds"):
        for kind in getattr(side, part):
            if IS_TRAIN[kind]:
                raise _fault(name, where + part, "vehicles that can be bought", kind.text)
    if not side.must and not side.kinds:
        raise _fault(name, f"{where}kinds", "at least one kind that it may buy", side.kinds)
    if side.points and sum(int(SIZE[kind]) for kind in side.must) > side.points:
        raise _fault(name, f"{where}must", f"vehicles for {side.points} points at most", [k.text for k in side.must])
    if len(side.forces) != READY:
        raise _fault(name, f"{where}forces", f"{READY} ready-made ones", [force.name for force in side.forces])
    for force in side.forces:
        if not set(force.vehicles) & set(side.kinds) and not side.must:
            raise _fault(name, f"{where}{force.name!r}", "a vehicle that the side may buy", force.vehicles)
        # Gear finds room on any vehicle, so that giving tokens out ends (RW-074).
        if side.tokens and not set(force.tokens) & set(GEAR):
            raise _fault(name, f"{where}{force.name!r}", "some gear among its tokens", force.tokens)


def _fault(name: str, where: str, expected: str, came: object) -> BadGame:
    file = f"missions/{name.replace('-', '_')}.py"
    return BadGame(
        f"{file}: {where}: expected {expected}; {came!r} came. The game cannot be played until it is put right."
    )
