"""The missions in words: what they are called and about, their sides and ready-made forces, and how they ended.

A mission is called as the option that chooses it calls it (messages/description). The rest are messages of the game:
`mission-NAME`, with the attributes `.blurb`, `.first` and `.second` (what each side is after) and `.end`; `side-NAME`,
with `.won` where a language needs it; `force-NAME`, with `.line`; and `reason-NAME-first`, `reason-NAME-second` and
`reason-NAME-draw`, or shorter, where several are alike. A mission that somebody adds to the folder needs none of them:
its sides and forces are called by their names then.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from runabout.core.description import choice_title
from runabout.core.scene import Scene
from runabout.games.road_wolf.mission import Mission, Ready, Side
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF, MISSIONS
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import Ending, Open

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Sayings

FOLDER = Path(__file__).parent.parent


# --- What they are called ---------------------------------------------------------------------------------------------


def mission_title(name: str, said: Sayings) -> str:
    """What a mission is called, by its name."""
    return choice_title(FOLDER, "mission", name, said.language)


def mission_blurb(name: str, said: Sayings) -> str:
    """What a mission is about, in a sentence; "" where no message says it."""
    return said.attribute(f"mission-{name}", "blurb")


def mission_goals(name: str, said: Sayings) -> dict[str, str]:
    """What the sides of a mission are after and how it ends, each in a sentence, by "first", "second" and "end"; those
    that a message says.
    """
    found = {
        "first": said.attribute(f"mission-{name}", "first"),
        "second": said.attribute(f"mission-{name}", "second"),
        "end": said.attribute(f"mission-{name}", "end"),
    }
    return {part: sentence for part, sentence in found.items() if sentence}


def side_title(side: Side, said: Sayings) -> str:
    """What a side is called."""
    return said.thing(side.name, "side")


def force_title(force: Ready, said: Sayings) -> str:
    """What a ready-made force is called."""
    return said.thing(force.name, "force")


def force_line(force: Ready, said: Sayings) -> str:
    """How a ready-made force plays, in a sentence; "" where no message says it."""
    return said.attribute(f"force-{force.name}", "line")


# --- Who has which ----------------------------------------------------------------------------------------------------


def side_of(mission: Mission, side: int) -> Side:
    """A side of a mission by its number; where everybody is alone there is one."""
    return mission.sides[side if len(mission.sides) > 1 else 0]


def mission_of(state: Open) -> str:
    """The name of the mission that is played."""
    return str(NAMES[state.house[House.MISSION]])


def side_of_seat(state: Open, seat: int) -> Side:
    """A seat's side."""
    return side_of(MISSIONS[state.house[House.MISSION]], state.side[seat])


def side_in(scene: Scene) -> Side:
    """The side of the seat that decides, by a scene."""
    mission = MISSIONS[NAMES.index(scene.settings["mission"])]
    return side_of(mission, scene.settings["sides"][scene.decision["seat"]])


def forces() -> dict[str, tuple[Side, Ready]]:
    """Every ready-made force of any mission with a side that has it, by what programs call it: "force:rammers"."""
    found = ((side, force) for mission in MISSIONS for side in mission.sides for force in side.forces)
    return {force_name(force): (side, force) for side, force in found}


def force_name(force: Ready) -> str:
    """What programs call a ready-made force where it is chosen."""
    return f"force:{force.name}"


# --- How they ended ---------------------------------------------------------------------------------------------------


def ending(state: Open) -> dict[str, Any]:
    """What the message "outcome" is given: who has won, for what reason, and the mission's points.

    `won` is "side", "seat", "several" or "nobody"; `winner` the side that has. Where points are told, `counted` is
    "by-side", with `first`, `second` and the points of each, or "by-seat", with `points` from the most to the fewest.
    """
    number = state.house[House.MISSION]
    mission, alone = MISSIONS[number], bool(EACH_FOR_ONESELF[number])
    has_won = sorted({int(state.side[seat]) for seat in range(state.seats) if state.won >> seat & 1})
    found: dict[str, Any] = {
        "ending": Ending(state.ending).name.casefold(),
        "rounds": int(state.round),
        "won": "nobody" if not has_won else "several" if len(has_won) > 1 else "seat" if alone else "side",
        "winner": f"side:{mission.sides[has_won[0]].name}" if has_won and not alone else None,
        "reason": f"reason:{NAMES[number]}:{whose_end(has_won, alone)}",
        "counted": "by-seat" if alone else "by-side",
        "points": sorted((int(state.gained[seat]) for seat in range(state.seats)), reverse=True),
    }
    if not mission.by_points:
        return {**found, "counted": "none"}
    for side, called_so in enumerate(() if alone else ("first", "second")):
        gained = next((int(state.gained[seat]) for seat in range(state.seats) if state.side[seat] == side), 0)
        found |= {called_so: f"side:{mission.sides[side].name}", f"{called_so}_points": gained}
    return found


def whose_end(has_won: Sequence[int], alone: bool) -> str:
    """For whom a mission has ended as it did; where everybody is alone, "first" is for any of them."""
    if not has_won:
        return "draw"
    return "first" if alone or has_won[0] == 0 else "second"
