"""Why a mission ended, in a sentence."""

from __future__ import annotations

from typing import NamedTuple

from runabout.core.words import so_many
from runabout.games.road_wolf.hooks import EACH_FOR_ONESELF, MISSIONS
from runabout.games.road_wolf.missions import NAMES
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import Ending, Open


class Why(NamedTuple):
    """How a mission may end.

    Attributes:
        first, second: the first or the second side has won; where everybody is alone, the first is anybody.
        draw: nobody has.
        by_points: the points of the sides are told.
    """

    first: str
    second: str
    draw: str
    by_points: bool = False


WHY = {
    "interceptor": Why(
        "more have got away than were stopped (RW-297)",
        "more were stopped than have got away (RW-297)",
        "as many have got away as were stopped (RWA-132)",
        True,
    ),
    "breakout": Why(
        "the Big Rig is off the END (RW-307)",
        "the Big Rig is captured, stopped or lost (RW-308)",
        "nothing is decided (RWA-132)",
    ),
    "two-wheel-terror": Why(
        "every civilian vehicle is wiped out (RW-321)",
        "every biker is taken out (RW-323)",
        "nothing is decided (RWA-132)",
    ),
    "the-president": Why(
        "the Limo is off the END (RW-334)",
        "they have driven the Limo off the END themselves (RW-335)",
        "nobody has the Limo (RW-336)",
    ),
    "hijackers": Why(
        "the Truck is theirs, and off the END (RW-344)",
        "the Truck is theirs, and off the END (RW-344)",
        "nobody has the Truck (RWA-80)",
    ),
    "monsters": Why(
        "no Monster Truck is left (RW-359)",
        "no survivor is left (RW-358)",
        "a survivor has got away (RW-360)",
    ),
    "chase": Why(
        "a Runner is away, and the Cops have lost three times their points (RW-386)",
        "no Runner has got away (RW-385)",
        "a Runner is away, but the Cops have not lost enough (RW-387)",
    ),
    "the-wages-of-fear": Why(
        "a truck is off the END in one piece (RW-401)",
        "both trucks are captured or lost (RW-402)",
        "nothing is decided (RWA-132)",
    ),
    "gauntlet": Why(
        "no Courier is left in the valley, and the most points win (RW-434, RW-439)",
        "",
        "no Courier is left in the valley, and nobody has points (RW-434)",
        True,
    ),
    "derailed": Why("the train is off the END (RW-474)", "", "nobody is left (RWA-134)"),
    "duel": Why(
        "the others have nothing left that moves (RWA-114)",
        "the others have nothing left that moves (RWA-114)",
        "nobody has anything left that moves (RWA-115)",
    ),
}
"""By mission, in the order of its sides."""

ANY = Why("as the mission says (RW-280)", "as the mission says (RW-280)", "as the mission says (RW-280)")
"""For a mission that is not listed."""


def outcome(state: Open) -> str:
    """Why the game ended, and for whom, without names."""
    number = state.house[House.MISSION]
    why, mission = WHY.get(NAMES[number], ANY), MISSIONS[number]
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
