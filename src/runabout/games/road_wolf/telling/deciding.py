"""What messages say of a decision and of how it stands, and what does not follow from the rest of a scene without the
rules: facts of the scene's decision (see `core.speech.sayings`).
"""

from __future__ import annotations

from typing import Any

from runabout.core.facts import NUMBER, data, each, named
from runabout.core.scene import Read, Scene
from runabout.games.road_wolf.box import SIZE
from runabout.games.road_wolf.events import thing_in
from runabout.games.road_wolf.fights.rolling import ATTACKER
from runabout.games.road_wolf.fleet import is_adrift
from runabout.games.road_wolf.goals import aim_of, is_marked
from runabout.games.road_wolf.mission import Aim, Side
from runabout.games.road_wolf.missions.hooks import MISSIONS, two_sides
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.drifting import DRIFT
from runabout.games.road_wolf.state import NOBODY, Ask, Once, Roll, Status
from runabout.games.road_wolf.telling.event_kinds import DIE, VEHICLE
from runabout.games.road_wolf.telling.missions import force_name, side_of_seat
from runabout.games.road_wolf.telling.scene_names import vehicle

INTEGER = {"type": "integer", "minimum": 0}


def called(seen: Any, v: int) -> Any:
    """What is in a slot, with its number; None for none."""
    return VEHICLE.plain((v, thing_in(seen, v)))


# --- What is asked ----------------------------------------------------------------------------------------------------

WHO = VEHICLE._replace(name="who", says="the vehicle about which it is decided; none where there is none")
WHOM = VEHICLE._replace(name="whom", says="the vehicle to which something is done; none where there is none")


def read_asked(seen: Any, scene: Scene) -> None:
    """About which vehicles it is decided, and what the seat that decides may still spend or choose."""
    scene.decision["who"] = called(seen, rerolls(seen) if seen.asks == Ask.REROLL else seen.acting)
    scene.decision["whom"] = called(seen, seen.target)
    scene.decision["to_spend"] = seen.points[seen.seat]
    scene.decision["to_choose"] = seen.tokens[seen.seat]


def rerolls(seen: Any) -> int:
    """Whose Veteran is asked: the attacker's first (RWA-07)."""
    return int(seen.attacker if seen.may_reroll & ATTACKER else seen.defender)


# --- How it stands ----------------------------------------------------------------------------------------------------

ROLLED = named(
    "rolled",
    "what the roll under way is about; none where there is none",
    [roll.name.casefold() for roll in Roll if roll],
    or_none=True,
)
ROLLER = VEHICLE._replace(name="roller", says="who attacks in the roll under way; none where that is no vehicle")
ROLLED_DICE = each(DIE, "the dice of one side in the roll under way, the highest first")
AGAINST = VEHICLE._replace(name="against", says="who defends in the roll under way; none where nobody does")
HAVE = data(
    "have",
    "what each seat has: points of the mission, those to spend on vehicles, tokens to choose, Ambushes kept, skulls",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "about": {"type": "string"},
                "parts": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "properties": {
                            "thing": {"enum": ["have:points", "have:spend", "have:choose", "have:kept", "have:skulls"]},
                            "count": {"type": "integer", "minimum": 1},
                        },
                        "required": ["thing", "count"],
                    },
                },
            },
            "required": ["about", "parts"],
        },
    },
)
FIT = data(
    "fit",
    "vehicles that have taken hits, or act in this turn: the hits that each has left, of how many, and its actions",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "about": {"type": "string"},
                **dict.fromkeys(("hits", "left", "size", "actions"), INTEGER),
                "turn": {"enum": ["idle", "acts", "done"]},
            },
            "required": ["about", "hits", "left", "size", "actions", "turn"],
        },
    },
)

FALLS_BEHIND = data(
    "falling behind",
    "what falls behind in the road's turn beside the road cards, and how far, in fortieths of an inch (RW-141)",
    {
        "type": "object",
        "properties": {"by": INTEGER, "things": {"type": "array", "items": {"type": "string"}}},
        "required": ["by", "things"],
    },
)
FORCES = data(
    "forces",
    "the ready-made forces that may be taken, while one is to be chosen, by their numbers: what each has",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "name": {"type": "string"},
                "vehicles": {"type": "array", "items": {"type": "string"}},
                "tokens": {"type": "array", "items": {"type": "string"}},
            },
            "required": ["name", "vehicles", "tokens"],
        },
    },
)


AIMS = [aim.name.casefold().replace("_", "-") for aim in Aim]
GOAL = data(
    "goal",
    "what the mission is about: what each seat is after, the vehicles on the board that it turns on, and what its two "
    "sides typically drive",
    {
        "type": "object",
        "properties": {
            "aims": {"type": "array", "items": {"enum": AIMS}},
            "things": {"type": "array", "items": {"type": "string"}},
            "drive": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}},
        },
        "required": ["aims", "things", "drive"],
    },
)


def read_falling(seen: Any, scene: Scene) -> None:
    """What the road's turn takes along."""
    things = [vehicle(v) for v in range(seen.slots) if is_adrift(seen, v)]
    scene.decision["falls_behind"] = {"by": DRIFT, "things": things}


def read_goal(seen: Any, scene: Scene) -> None:
    """What the mission is about: each seat's aim, the vehicles that it turns on, what each side drives."""
    scene.decision["goal"] = {
        "aims": [AIMS[aim_of(seen, seat)] for seat in range(seen.seats)],
        "things": [vehicle(v) for v in range(seen.slots) if is_marked(seen, v)],
        "drive": [kinds_of(side) for side in two_sides(MISSIONS[seen.house[House.MISSION]])],
    }


def kinds_of(side: Side) -> list[str]:
    """The vehicles that are typical of a side: what is bought for it, and its first ready-made force."""
    return [kind.text for kind in dict.fromkeys((*side.must, *side.forces[0].vehicles))]


def read_forces(seen: Any, scene: Scene) -> None:
    """What the ready-made forces of the seat that decides have, as far as there are points and tokens for it."""
    scene.decision["forces"] = []
    if seen.asks != Ask.FORCE:
        return
    side = side_of_seat(seen, seen.seat)
    scene.decision["forces"] = [
        {
            "name": force_name(force),
            "vehicles": [kind.text for kind in force.vehicles],
            "tokens": [token.text for token in force.tokens] if side.tokens else [],
        }
        for force in side.forces
    ]


def read_rolled(seen: Any, scene: Scene) -> None:
    """The roll under way, as the dice lie; in a check the road attacks."""
    scene.decision["rolled"] = ROLLED.plain((seen.roll - 1,))
    scene.decision["roller"] = called(seen, seen.attacker if seen.roll else NOBODY)
    scene.decision["against"] = called(seen, seen.defender if seen.roll else NOBODY)
    scene.decision["attack"] = seen.attack[: seen.attack_size if seen.roll else 0]
    scene.decision["defence"] = seen.defence[: seen.defence_size if seen.roll else 0]


def read_have(seen: Any, scene: Scene) -> None:
    """What the seats have, beside what is on the board."""
    of_all = {
        "have:points": seen.gained,
        "have:spend": seen.points,
        "have:choose": seen.tokens,
        "have:kept": seen.kept,
        "have:skulls": seen.skulls,
    }
    scene.decision["have"] = [
        {"about": f"seat:{seat}", "parts": parts}
        for seat in range(seen.seats)
        if (parts := [{"thing": thing, "count": found[seat]} for thing, found in of_all.items() if found[seat]])
    ]


def read_fit(seen: Any, scene: Scene) -> None:
    """How vehicles are, where there is anything to tell."""
    scene.decision["fit"] = [found for v in range(seen.slots) if (found := fit(seen, v))]


def fit(seen: Any, v: int) -> dict[str, Any] | None:
    """The hits that a vehicle has left once it has taken any, and its actions in this turn; None for neither."""
    size, status = int(SIZE[seen.kind[v]]), seen.status[v]
    if not size or status in (Status.EMPTY, Status.WRECK, Status.MARKER, Status.MUTANT):
        return None
    acts = seen.owner[v] == seen.mover and seen.mover >= 0 and status == Status.DRIVING
    if not acts and not seen.hits[v]:
        return None
    turn = "idle" if not acts else "done" if seen.spent[v] & Once.DONE else "acts"
    return {
        "about": vehicle(v),
        "hits": seen.hits[v],
        "left": size - seen.hits[v],
        "size": size,
        "actions": seen.actions[v],
        "turn": turn,
    }


TOLD = (
    Read((), read_asked, decision={"who": WHO, "whom": WHOM, "to_spend": NUMBER, "to_choose": NUMBER}),
    Read(
        (),
        read_rolled,
        decision={
            "rolled": ROLLED,
            "roller": ROLLER,
            "against": AGAINST,
            "attack": ROLLED_DICE,
            "defence": ROLLED_DICE,
        },
    ),
    Read((), read_have, decision={"have": HAVE}),
    Read((), read_fit, decision={"fit": FIT}),
    Read((), read_falling, decision={"falls_behind": FALLS_BEHIND}),
    Read((), read_forces, decision={"forces": FORCES}),
    Read((), read_goal, decision={"goal": GOAL}),
)
"""Parts of the layout."""
