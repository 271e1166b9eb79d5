"""Why a mission ended, in a sentence."""

from __future__ import annotations

from runabout.core.words import so_many
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF, MISSIONS
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import Ending, Open


def outcome(state: Open) -> str:
    """Why the game ended, and for whom, without names."""
    number = state.house[House.MISSION]
    mission = MISSIONS[number]
    why = mission.why
    alone = bool(EACH_FOR_ONESELF[number])
    sides = sorted({int(state.side[seat]) for seat in range(state.seats) if state.won >> seat & 1})
    if alone:
        winner = "" if len(sides) == 1 else "shared" if sides else "a draw"
    else:
        winner = f"{mission.sides[sides[0]].title} won" if len(sides) == 1 else "a draw"
    if state.ending == Ending.ROUNDS:
        reason = f"{so_many(state.round, 'round')} have been played (RWA-132)"
    elif not sides:
        reason = why.draw
    else:
        reason = why.second if sides == [1] and not alone else why.first
    said = f"{winner}: {reason}" if winner else reason
    return f"{said}; {points(state, alone)}" if why.by_points else said


def points(state: Open, alone: bool) -> str:
    """The mission's points, by side; of Couriers, from the most to the fewest."""
    if alone:
        gained = sorted((int(state.gained[seat]) for seat in range(state.seats)), reverse=True)
        return f"points {', '.join(map(str, gained))}"
    titles = [side.title for side in MISSIONS[state.house[House.MISSION]].sides]
    by_side = {int(state.side[seat]): state.gained[seat] for seat in range(state.seats)}
    return ", ".join(f"{titles[side]} {gained}" for side, gained in sorted(by_side.items()))
