"""The table of Road Wolf as a scene (see core.scene): vehicles with their crews and gear, road cards, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runabout.core.facts import FLAG, NUMBER, SEAT, SEATS, FieldType, called, data, each, member, named
from runabout.core.moves import tally
from runabout.core.scene import (
    UNKNOWN,
    Counter,
    Decision,
    Derived,
    Kinds,
    Layout,
    NotShown,
    Part,
    Piles,
    Read,
    Scene,
    SeatCounter,
    Setting,
    Things,
    option_type,
    partly_known,
)
from runabout.core.standing import Standing, counted_as
from runabout.games.road_wolf.actions import SLOTS
from runabout.games.road_wolf.box import HALF_LENGTH, HALF_WIDTH, IS_BIKE, MARKER_HALF, SIZE
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard
from runabout.games.road_wolf.options import OPTIONS
from runabout.games.road_wolf.state import (
    HIDDEN,
    TOKENS,
    Roll,
    Sight,
    Status,
)
from runabout.games.road_wolf.telling.deciding import TOLD
from runabout.games.road_wolf.telling.event_kinds import ASKS, ENDING, VERB
from runabout.games.road_wolf.telling.scene_moves import MOVES
from runabout.games.road_wolf.telling.scene_names import (
    BOX,
    CARD_NAMES,
    DECK,
    DICE,
    DISCARDS,
    KIND_NAMES,
    LOST_CREW,
    MUTANT,
    STATUS_NAMES,
    TOKEN_NAMES,
    crew,
    gear,
    road,
    vehicle,
)

# --- What lies where --------------------------------------------------------------------------------------------------


def read_vehicles(seen: Any, scene: Scene) -> None:
    """What is in the slots that are in use, with who and what is aboard, as far as the viewer knows."""
    for v in range(seen.slots):
        status = seen.status[v]
        if status == Status.EMPTY:
            continue
        driven, wheel = seen.driven[v], seen.wheel[v]
        scene.things[vehicle(v)] = {
            "generation": seen.generation[v],
            "kind": MUTANT if status == Status.MUTANT else KIND_NAMES[seen.kind[v]],
            "status": STATUS_NAMES[status],
            "owner": SEAT.plain((seen.owner[v],)),
            "born": SEAT.plain((seen.born[v],)),
            "at": None if status == Status.COMING else [seen.x[v], seen.y[v]],
            "hits": seen.hits[v],
            "wheel": (TOKEN_NAMES[wheel] if wheel >= 0 else UNKNOWN) if driven else None,
        }
        aboard = seen.aboard[v]
        known = {TOKEN_NAMES[token]: number for token, number in enumerate(aboard[:CREW_KINDS]) if number}
        scene.piles[crew(v)] = partly_known(known, seen.crew_size[v] - driven)
        known = {TOKEN_NAMES[token]: aboard[token] for token in range(CREW_KINDS, TOKENS) if aboard[token]}
        scene.piles[gear(v)] = partly_known(known, seen.gear_size[v])


def read_turn(seen: Any, scene: Scene) -> None:
    """What each vehicle has left to do in this turn, and what the road still has in store for it."""
    turn: dict[str, dict[str, int]] = {}
    for v in range(seen.slots):
        found = {name: getattr(seen, name)[v] for name in TURN_FIELDS if getattr(seen, name)[v]}
        if found:
            turn[vehicle(v)] = found
    scene.decision["turn"] = turn


TURN_FIELDS = ("actions", "spent", "shots", "repairs", "fired", "counted", "due", "passed")


def read_road(seen: Any, scene: Scene) -> None:
    """The road cards that lie on the table; a CLEAR among them is a hole in their row."""
    for i in range(seen.cards):
        kind = seen.card[i]
        if kind != RoadCard.CLEAR:
            name = UNKNOWN if kind == HIDDEN else CARD_NAMES[kind]
            scene.piles[road(seen.card_x[i], seen.card_y[i])] = {name: 1}


def read_roll(seen: Any, scene: Scene) -> None:
    """The roll under way."""
    scene.decision["roll"] = {
        "about": ROLL.plain((seen.roll,)),
        "attacker": VEHICLE.plain((seen.attacker,)),
        "defender": VEHICLE.plain((seen.defender,)),
        "how": seen.how,
        "attack": seen.attack[: seen.attack_size],
        "defence": seen.defence[: seen.defence_size],
        "may_reroll": seen.may_reroll,
        "rerolls": seen.rerolls,
    }


def read_sides(seen: Any, scene: Scene) -> None:
    """Each seat's side."""
    scene.settings["sides"] = seen.side[: seen.seats]


def read_house(seen: Any, scene: Scene) -> None:
    """What the table agreed on, by the names of the options."""
    for number, option in enumerate(OPTIONS):
        value = seen.house[number]
        scene.settings[option.name] = option.choices[value - option.low] if option.choices else value


def half_widths(seen: Any) -> list[int]:
    """By slot: of what is in the way, half its width."""
    return [footprint(seen, v)[0] for v in range(len(seen.half_width))]


def half_lengths(seen: Any) -> list[int]:
    """By slot: of what is in the way, half its length."""
    return [footprint(seen, v)[1] for v in range(len(seen.half_length))]


def footprint(seen: Any, v: int) -> tuple[int, int]:
    """Half the width and the length of what is in a slot: of its model, which lies across the road as a wreck (RW-252).
    Nothing is in the way where it is still to come, or where nothing is left of a bike but its gear.
    """
    status, kind = seen.status[v], seen.kind[v]
    if status == Status.MUTANT:
        return (MARKER_HALF, MARKER_HALF)
    if status in (Status.EMPTY, Status.COMING, Status.MARKER) or (status == Status.DESTROYED and IS_BIKE[kind]):
        return (0, 0)
    width, length = int(HALF_WIDTH[kind]), int(HALF_LENGTH[kind])
    return (length, width) if status == Status.WRECK else (width, length)


# --- The layout -------------------------------------------------------------------------------------------------------


def slot(says: str) -> FieldType:
    """A vehicle by its slot; None for none."""
    return called("slot", says, vehicle, or_none=True)


VEHICLE = slot("a vehicle; none where there is none")
ROLL = member("roll", "what a roll is about", Roll)

OBJECT = {"type": "object"}

PARTS: list[Part] = [
    Setting("seats"),
    Read(("side",), read_sides, settings={"sides": each(NUMBER, "the side of each seat")}),
    Read(
        ("house",),
        read_house,
        settings={option.name: option_type(option) for option in OPTIONS},
    ),
    Setting("roads"),
    Setting("bridges_out", FLAG),
    Read(
        (
            "slots",
            "generation",
            "status",
            "kind",
            "owner",
            "born",
            "x",
            "y",
            "hits",
            "crew_size",
            "gear_size",
            "driven",
            "wheel",
            "aboard",
        ),
        read_vehicles,
    ),
    Read(
        TURN_FIELDS,
        read_turn,
        decision={"turn": data("turn", "what vehicles have left to do, and what the road has in store", OBJECT)},
    ),
    Read(("cards", "card", "card_x", "card_y"), read_road),
    Kinds(DECK, "deck", CARD_NAMES),
    Kinds(DISCARDS, "discards", CARD_NAMES),
    Kinds(LOST_CREW, "gone", TOKEN_NAMES),
    Counter("generations"),
    Counter("round"),
    Counter("ending", ENDING),
    SeatCounter("kept"),
    SeatCounter("skulls"),
    SeatCounter("prize"),
    SeatCounter("gained"),
    SeatCounter("lost"),
    SeatCounter("lost_points"),
    Read(
        (
            "roll",
            "attacker",
            "defender",
            "how",
            "attack",
            "attack_size",
            "defence",
            "defence_size",
            "may_reroll",
            "rerolls",
        ),
        read_roll,
        decision={"roll": data("roll", "the roll under way: what about, whose, and the dice of both sides", OBJECT)},
    ),
    *(
        Decision(name, kind)
        for name, kind in {
            "seat": SEAT,
            "over": FLAG,
            "asks": ASKS,
            "mover": SEAT,
            "place": NUMBER,
            "first": SEAT,
            "won": SEATS,
            "truce": FLAG,
            "closed": FLAG,
            "points": NUMBER,
            "tokens": NUMBER,
            "notes": NUMBER,
            "acting": VEHICLE,
            "verb": VERB,
            "target": VEHICLE,
            "chosen": NUMBER,
            "left": NUMBER,
            "jobs": NUMBER,
            "skids": NUMBER,
            "adrift": NUMBER,
            "met": NUMBER,
        }.items()
    ),
    *TOLD,
    NotShown(("job",), "what is still to be settled, step by step: what comes of it is told as it happens"),
    Derived("half_width", half_widths),
    Derived("half_length", half_lengths),
    NotShown(("shown", "shown_wheel"), "what the others know of one's own crew and gear"),
    NotShown(("force",), "which ready-made force a seat took: it is told, and its vehicles are shown"),
]


def owned(scene: Scene, seat: int, statuses: Sequence[Status]) -> list[str]:
    """The vehicles of a seat that are so."""
    names = {STATUS_NAMES[status] for status in statuses}
    return [name for name, one in scene.things.items() if one["owner"] == seat and one["status"] in names]


IN_PLAY = (Status.COMING, Status.DRIVING, Status.IMMOBILIZED)


def vehicles_of(scene: Scene, seat: int) -> int:
    """A seat's vehicles that drive or lie still, or are still to come."""
    return len(owned(scene, seat, IN_PLAY))


def hits_of(scene: Scene, seat: int) -> int:
    """Hits that these can still take, the last of which destroys them (RW-043)."""
    found = [scene.things[name] for name in owned(scene, seat, IN_PLAY)]
    return sum(SIZE_OF[one["kind"]] - one["hits"] for one in found)


SIZE_OF = {name: int(size) for name, size in zip(KIND_NAMES, SIZE)}


def crew_of(scene: Scene, seat: int) -> int:
    """Crew aboard these, and aboard a seat's cars of the train: who is at the wheel, and the others."""
    found = owned(scene, seat, (*IN_PLAY, Status.TRAIN))
    others = sum(sum(tally(scene.piles[name.replace("vehicle", "crew")]).values()) for name in found)
    return others + sum(scene.things[name]["wheel"] is not None for name in found)


def still_of(scene: Scene, seat: int) -> int:
    """A seat's vehicles that lie still (RW-263)."""
    return len(owned(scene, seat, (Status.IMMOBILIZED,)))


STANDING = (
    counted_as("gained"),
    counted_as("lost", more_is_ahead=False),
    Standing("vehicles", vehicles_of),
    Standing("hits", hits_of),
    Standing("crew", crew_of),
    Standing("still", still_of, more_is_ahead=False),
)

POINT = FieldType(
    "point",
    "across from the left edge, and along from the START, in fortieths of an inch; none where it is still to come",
    2,
    tuple,
    list,
    {"type": ["array", "null"], "items": {"type": "integer"}},
)

LAYOUT = Layout(
    Sight,
    PARTS,
    MOVES,
    things=[
        Things(
            "vehicle",
            "A vehicle, a wreck, a heap of gear, a mutant, or a car of the train, by its number. Another may have that "
            "once it is gone; then it has another generation.",
            [vehicle(v) for v in range(SLOTS)],
            generation=NUMBER,
            kind=named("sort of thing", "what it is", [*KIND_NAMES, MUTANT]),
            status=named("status", "how it is", STATUS_NAMES[1:]),
            owner=SEAT,
            born=SEAT._replace(name="first owner", says="the seat that had it first; none where nobody had"),
            at=POINT,
            hits=NUMBER,
            wheel=named("wheel", "who is at the wheel; none where nobody is", [*TOKEN_NAMES, UNKNOWN], or_none=True),
        )
    ],
    piles=[
        Piles(
            "crew",
            "The crew aboard a vehicle, but for who is at the wheel.",
            TOKEN_NAMES[:CREW_KINDS],
            [crew(v) for v in range(SLOTS)],
        ),
        Piles("gear", "The gear aboard a vehicle.", TOKEN_NAMES[CREW_KINDS:], [gear(v) for v in range(SLOTS)]),
        Piles("road", "A road card, by the point where its middle is.", CARD_NAMES),
        Piles(DECK, "The road cards not yet drawn, with those that lie face down.", CARD_NAMES),
        Piles(DISCARDS, "The road cards that are discarded.", CARD_NAMES),
        Piles(LOST_CREW, "The crew that were killed.", TOKEN_NAMES[:CREW_KINDS]),
    ],
    places=["point", "edge", BOX, DICE],
)
