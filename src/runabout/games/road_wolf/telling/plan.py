"""How the table of Road Wolf is laid out for the eye: the board to scale, vehicles with crews and gear, road cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runabout.core.plan import Area, Ground, Label, Plan, Tone
from runabout.core.scene import Scene
from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    BOARD_WIDTH,
    BOX,
    CARD_HALF_LENGTH,
    CARD_HALF_WIDTH,
    HALF_LENGTH,
    HALF_WIDTH,
    IS_BIKE,
    MARKER_HALF,
)
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard
from runabout.games.road_wolf.mission import Mission
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import MISSIONS
from runabout.games.road_wolf.state import Status
from runabout.games.road_wolf.telling.missions import (
    mission_blurb,
    mission_goals,
    mission_title,
    side_of,
    side_title,
)
from runabout.games.road_wolf.telling.scene_names import (
    BOX as OUTSIDE,
)
from runabout.games.road_wolf.telling.scene_names import (
    CARD_NAMES,
    DECK,
    DICE,
    DISCARDS,
    KIND_NAMES,
    LOST_CREW,
    MUTANT,
    STATUS_NAMES,
    TOKEN_NAMES,
)

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Listener, Sayings

GROUND: tuple[tuple[tuple[int, int], str, Tone], ...] = ((BOX.road, "road", ""),)
TWO_ROADS: tuple[tuple[tuple[int, int], str, Tone], ...] = (
    (BOX.left_road, "left-road", ""),
    (BOX.right_road, "right-road", ""),
    (BOX.track, "track", "grey"),
)
"""From where to where roads and track lie across the board, with their messages and colours."""

TONES: dict[Status, Tone] = {
    Status.WRECK: "grey",
    Status.DESTROYED: "grey",
    Status.MARKER: "grey",
    Status.TRAIN: "grey",
}
"""The colour of what is in a slot, where that is not its owner's."""


def plan(scene: Scene, said: Sayings, listener: Listener) -> Plan:
    """The board, everybody's vehicles, and the road cards."""
    seats = range(scene.settings["seats"])
    name = scene.settings["mission"]
    title, blurb = mission_title(name, said), mission_blurb(name, said)
    vehicles = said.say("area-vehicles")
    return Plan(
        (
            Area(
                "map",
                said.say("area-board"),
                things="vehicle:",
                piles=("road",),
                width=BOARD_WIDTH,
                height=BOARD_LENGTH,
                up=True,
                ground=ground(scene.settings["roads"], said),
                sized_by=("kind", "status"),
                sizes=SIZES,
            ),
            *(Area("things", vehicles, seat=seat, things="vehicle:", piles=("crew", "gear")) for seat in seats),
            Area("things", said.say("area-nobodys"), things="vehicle:", piles=("crew", "gear")),
            Area("pile", said.say("area-deck"), places=(DECK,)),
            Area("pile", said.say("area-discards"), places=(DISCARDS,)),
            Area("pile", said.say("area-lost-crew"), places=(LOST_CREW,)),
        ),
        {**labels(said, listener), **sides(scene, said), **goals(scene, said)},
        f"{title}: {blurb}" if blurb else title,
    )


def ground(roads: int, said: Sayings) -> tuple[Ground, ...]:
    """What lies under everything over the whole length of the board."""
    return tuple(
        Ground(left, 0, right - left, BOARD_LENGTH, Label(said.say(f"label-{name}"), tone=tone))
        for (left, right), name, tone in (TWO_ROADS if roads == 2 else GROUND)
    )


def sides(scene: Scene, said: Sayings) -> dict[str, Label]:
    """What each seat's side is called, where there are two."""
    mission = MISSIONS[NAMES.index(scene.settings["mission"])]
    if len(mission.sides) == 1:
        return {}
    found = enumerate(scene.settings["sides"])
    return {f"seat:{seat}": Label(side_title(side_of(mission, side), said)) for seat, side in found}


def goals(scene: Scene, said: Sayings) -> dict[str, Label]:
    """What each seat is after, "goal:SEAT", and how the mission ends, "goal:end"."""
    mission = MISSIONS[NAMES.index(scene.settings["mission"])]
    told = mission_goals(scene.settings["mission"], said)
    parts = {f"goal:{seat}": goal_of(mission, side) for seat, side in enumerate(scene.settings["sides"])}
    return {name: Label(told[part]) for name, part in {**parts, "goal:end": "end"}.items() if part in told}


def goal_of(mission: Mission, side: int) -> str:
    """Which of the sentences about a mission tells what a side is after; where everybody is alone, the first does."""
    return "second" if len(mission.sides) > 1 and side == 1 else "first"


def sizes() -> dict[str, tuple[int, int]]:
    """How wide and long things and road cards are, by kind and status; see `footprint` in telling/scene.py. What is in
    nobody's way has the size of a marker.
    """
    marker = (2 * MARKER_HALF, 2 * MARKER_HALF)
    found = {f"{MUTANT} {name}": marker for name in STATUS_NAMES}
    for kind, name in enumerate(KIND_NAMES):
        width, length = 2 * int(HALF_WIDTH[kind]), 2 * int(HALF_LENGTH[kind])
        for status in Status:
            size = (length, width) if status == Status.WRECK else (width, length)
            gone = status == Status.MARKER or (status == Status.DESTROYED and IS_BIKE[kind])
            found[f"{name} {STATUS_NAMES[status]}"] = marker if gone else size
    return {**found, **dict.fromkeys((*CARD_NAMES, "?"), (2 * CARD_HALF_WIDTH, 2 * CARD_HALF_LENGTH))}


SIZES = sizes()


def labels(said: Sayings, listener: Listener) -> dict[str, Label]:
    """Vehicles, tokens, road cards and states."""
    return {
        **{
            name: Label(
                said.thing(name, "kind", listener), said.say("label-size", {"hits": facts.size}) if facts.size else ""
            )
            for name, facts in zip(KIND_NAMES, BOX.vehicles, strict=True)
        },
        MUTANT: Label(said.say("label-mutant"), tone="grey"),
        **{
            name: Label(said.thing(name, "token", listener), tone="blue" if token < CREW_KINDS else "yellow")
            for token, name in enumerate(TOKEN_NAMES)
        },
        **{card.text: Label(card.name, tone="green" if card == RoadCard.SUPPLIES else "yellow") for card in RoadCard},
        **{
            STATUS_NAMES[status]: Label(said.say(f"label-{STATUS_NAMES[status]}"), tone=TONES.get(status, ""))
            for status in Status
            if status not in (Status.EMPTY, Status.MUTANT)
        },
        **{name: Label(said.say(f"label-{name}")) for name in (OUTSIDE, DICE, "hits", "wheel", "born", "crew", "gear")},
    }
