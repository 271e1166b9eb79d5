"""How the table of Road Wolf is laid out for the eye: the board to scale, vehicles with crews and gear, road cards."""

from __future__ import annotations

from collections.abc import Iterator

from runabout.core.plan import Area, Ground, Label, Plan, Remark, Tone, called
from runabout.core.plan import Names as People
from runabout.core.scene import Scene
from runabout.core.words import listed, so_many
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
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import MISSIONS
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import Once, Roll, Sight, Status
from runabout.games.road_wolf.telling.deciding import situation
from runabout.games.road_wolf.telling.naming import (
    CARDS,
    TOKENS,
    VEHICLES,
    dice,
    vehicle_numbered,
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
    vehicle,
)

TITLE = "The board, with the END above"

GROUND = ((BOX.road, Label("The road")),)
TWO_ROADS = (
    (BOX.left_road, Label("The left road")),
    (BOX.right_road, Label("The right road")),
    (BOX.track, Label("The track", tone="grey")),
)

STATES: dict[Status, tuple[str, Tone]] = {
    Status.COMING: ("not yet on the board", ""),
    Status.DRIVING: ("driving", ""),
    Status.ABANDONED: ("abandoned, rolling on", ""),
    Status.IMMOBILIZED: ("immobilized", ""),
    Status.WRECK: ("a wreck", "grey"),
    Status.DESTROYED: ("destroyed", "grey"),
    Status.MARKER: ("a heap of gear", "grey"),
    Status.TRAIN: ("of the train", "grey"),
}
"""What is said of what is in a slot, by its `Status`, and its colour where that is not its owner's."""

ROLLS = {
    Roll.RAM: "A ram",
    Roll.STRUCK: "A ram",
    Roll.MELEE: "A melee",
    Roll.SHOT: "A shot",
    Roll.CHECK: "A wipeout check",
    Roll.REPAIR: "A repair",
    Roll.DIRECTION: "The direction of a skid",
}


def plan(scene: Scene) -> Plan:
    """The board, everybody's vehicles, and the road cards."""
    ground = TWO_ROADS if scene.settings["roads"] == 2 else GROUND
    seats = range(scene.settings["seats"])
    mission = MISSIONS[NAMES.index(scene.settings["mission"])]
    sides = {
        f"seat:{seat}": Label(mission.sides[side].title)
        for seat, side in enumerate(scene.settings["sides"] if len(mission.sides) > 1 else ())
    }
    return Plan(
        (
            Area(
                "map",
                TITLE,
                things="vehicle:",
                piles=("road",),
                width=BOARD_WIDTH,
                height=BOARD_LENGTH,
                up=True,
                ground=tuple(Ground(left, 0, right - left, BOARD_LENGTH, label) for (left, right), label in ground),
                sized_by=("kind", "status"),
                sizes=SIZES,
            ),
            *(Area("things", "Vehicles", seat=seat, things="vehicle:", piles=("crew", "gear")) for seat in seats),
            Area("things", "Nobody's", things="vehicle:", piles=("crew", "gear")),
            Area("pile", "Road cards to come", places=(DECK,)),
            Area("pile", "Road cards discarded", places=(DISCARDS,)),
            Area("pile", "Crew lost", places=(LOST_CREW,)),
        ),
        {**LABELS, **sides},
        f"{mission.title}: {mission.blurb}",
    )


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


def labels() -> dict[str, Label]:
    """Vehicles, tokens, road cards and states."""
    cards: dict[str, Label] = {
        name: Label(title, tone="green" if kind == RoadCard.SUPPLIES else "yellow")
        for kind, (name, title) in enumerate(zip(CARD_NAMES, CARDS, strict=False))
    }
    return {
        **{
            name: Label(title, so_many(facts.size, "hit"))
            for name, title, facts in zip(KIND_NAMES, VEHICLES, BOX.vehicles, strict=True)
        },
        MUTANT: Label("Mutants", tone="grey"),
        **{
            name: Label(title, tone="blue" if token < CREW_KINDS else "yellow")
            for token, (name, title) in enumerate(zip(TOKEN_NAMES, TOKENS, strict=True))
        },
        **cards,
        **{STATUS_NAMES[status]: Label(said, tone=tone) for status, (said, tone) in STATES.items()},
        OUTSIDE: Label("The box"),
        DICE: Label("Dice that may be rolled again"),
        "hits": Label("hits taken"),
        "wheel": Label("at the wheel"),
        "born": Label("first had by"),
    }


LABELS = labels()


def asked(seen: Sight, names: People) -> str:
    """What the seat that decides is asked; at the end, how the chase ended."""
    everybody = [called(names, seat, seen.viewer) for seat in range(seen.seats)]
    if seen.over:
        winners = [name for seat, name in enumerate(everybody) if seen.won >> seat & 1]
        return f"The chase is over; {f'won by {listed(winners)}' if winners else 'a draw'}."
    return f"{everybody[seen.seat]}: {situation(seen)}."


def remarks(seen: Sight, names: People) -> Iterator[Remark]:
    """The round, what the sides have, the roll under way, and how each vehicle is."""
    limit = seen.house[House.ROUND_LIMIT]
    yield Remark("", f"Round {seen.round} of at most {limit}" if seen.round else "Before play")
    if seen.closed:
        yield Remark("", "The END is closed until the last road card lies on the road")
    if seen.bridges_out:
        yield Remark("", "Every BRIDGE is a BRIDGE OUT")
    if seen.roll:
        yield Remark("", rolled(seen))
    for seat in range(seen.seats):
        if said := stand(seen, seat):
            yield Remark(f"seat:{seat}", said)
    for v in range(seen.slots):
        if seen.status[v] != Status.EMPTY and (said := how(seen, v)):
            yield Remark(vehicle(v), said)


def stand(seen: Sight, seat: int) -> str:
    """What a seat has; "" for nothing."""
    parts = [so_many(seen.gained[seat], "point")] if seen.gained[seat] else []
    if seen.points[seat]:
        parts.append(f"{so_many(seen.points[seat], 'point')} for vehicles")
    if seen.tokens[seat]:
        parts.append(f"{so_many(seen.tokens[seat], 'token')} to choose")
    if seen.kept[seat]:
        parts.append(f"Ambushes kept: {seen.kept[seat]}")
    if seen.skulls[seat]:
        parts.append(so_many(seen.skulls[seat], "skull"))
    return ", ".join(parts)


def rolled(seen: Sight) -> str:
    """The roll under way, as the dice lie."""
    said = [ROLLS[Roll(seen.roll)]]
    for slot, values in (
        (seen.attacker, seen.attack[: seen.attack_size]),
        (seen.defender, seen.defence[: seen.defence_size]),
    ):
        if values:
            said.append(f"{roller(seen, slot)}: {dice(values)}")
    return "; ".join(said)


def roller(seen: Sight, slot: int) -> str:
    """Who rolls; the road, an Ambush or a blast has no slot."""
    if slot >= 0:
        return vehicle_numbered(seen, slot)
    return "the road" if seen.roll == Roll.CHECK else "who or what attacks"


def how(seen: Sight, v: int) -> str:
    """The hits that a vehicle has left once it has taken any, and its actions in this turn."""
    size, status = BOX.vehicles[seen.kind[v]].size, seen.status[v]
    if not size or status in (Status.WRECK, Status.MARKER, Status.MUTANT):
        return ""
    parts = [f"{size - seen.hits[v]} of {so_many(size, 'hit')} left"] if seen.hits[v] else []
    if seen.owner[v] == seen.mover and seen.mover >= 0 and status == Status.DRIVING:
        parts.append("done" if seen.spent[v] & Once.DONE else f"{so_many(seen.actions[v], 'action')} left")
    return "; ".join(parts)
