"""What may be done in Road Wolf, as declared actions (see core.verbs)."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

from runabout.core.facts import named, number, ordinal
from runabout.core.scene import Scene, seat_counter
from runabout.core.verbs import Action, Item, VerbKind, attribute, place, thing, turn, verb_kinds
from runabout.games.road_wolf.actions import DIE, READY, SLOTS, Exact, Verb
from runabout.games.road_wolf.box import HALF_WIDTH, STICK
from runabout.games.road_wolf.driving.steering import across_to_edge
from runabout.games.road_wolf.fights.rolling import ATTACKER
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.state import Ask, Once, Status
from runabout.games.road_wolf.telling.event_kinds import EDGE, KIND
from runabout.games.road_wolf.telling.missions import force_name, side_in
from runabout.games.road_wolf.telling.scene_names import (
    BOX,
    DICE,
    KIND_NAMES,
    STATUS_NAMES,
    TOKEN_NAMES,
    crew,
    gear,
    vehicle,
)

UNITS = number("units", "a length, in fortieths of an inch; to the left or back it is negative")._replace(
    sort="signed/40"
)
SLOT = named("slot number", "what is in a slot", [vehicle(v) for v in range(SLOTS)])
TOKEN = named("chosen token", "a token of crew or gear", TOKEN_NAMES)._replace(sort="token")
SIDE = named("side of the road", "a side of the road", ["left", "right"])

ASKS = [ask.name.casefold() for ask in Ask if ask >= 0]

SUPPLIES = RoadCard.SUPPLIES.text

SAYS = {
    Verb.MOVE: "Move forward or to the side (RW-171).",
    Verb.BIKE_MOVE: "Take the free stick of a bike (RW-051).",
    Verb.BRAKE: "Brake (RW-173).",
    Verb.NITRO: "Use Nitro (RW-122).",
    Verb.MELEE: "Attack at close quarters (RW-175).",
    Verb.SHOTGUN: "Fire a Shotgun (RW-110).",
    Verb.MOLOTOV: "Throw a Molotov (RW-113).",
    Verb.GUNNER: "A Gunner shoots (RW-096).",
    Verb.GUNNER_SHOTGUN: "A Gunner fires a Shotgun.",
    Verb.GUNNER_MOLOTOV: "A Gunner throws a Molotov.",
    Verb.AMBUSH: "Spring an Ambush that is aboard (RW-115).",
    Verb.KEPT_AMBUSH: "Spring an Ambush whose vehicle was lost (RW-083).",
    Verb.SPIKES: "Drop Spikes (RW-118).",
    Verb.TAKEOVER: "Take over another vehicle (RW-178).",
    Verb.PICK_UP: "Pick up gear (RW-179).",
    Verb.TRANSFER: "Hand crew or gear over (RW-180).",
    Verb.REPAIR: "Repair (RW-181).",
    Verb.MECHANIC: "A Mechanic repairs (RW-098).",
    Verb.WHEEL: "Somebody else drives (RWA-33).",
    Verb.TURN_ROUND: "Turn round (RW-264).",
    Verb.SUPPLIES_TOKEN: "Take a token from Supplies (RW-158).",
    Verb.SUPPLIES_REPAIR: "Repair with Supplies (RW-159).",
    Verb.BOARD: "Crew go over to a car of the train (RW-463).",
    Verb.SEARCH: "Search the Gondola (RW-469).",
    Verb.DRIVE_TRAIN: "Drive the train (RW-471).",
    Verb.LATER: "Let another vehicle go on first.",
    Verb.DONE: "This vehicle is done.",
}
USES: dict[Verb, tuple[Token, ...]] = {
    Verb.NITRO: (Token.NITRO,),
    Verb.SHOTGUN: (Token.SHOTGUN,),
    Verb.MOLOTOV: (Token.MOLOTOV,),
    Verb.GUNNER: (Token.GUNNER,),
    Verb.GUNNER_SHOTGUN: (Token.GUNNER, Token.SHOTGUN),
    Verb.GUNNER_MOLOTOV: (Token.GUNNER, Token.MOLOTOV),
    Verb.AMBUSH: (Token.AMBUSH,),
    Verb.SPIKES: (Token.SPIKES,),
    Verb.MECHANIC: (Token.MECHANIC,),
}
"""The tokens with which it is done."""

AHEAD = {Verb.MOVE: STICK, Verb.BIKE_MOVE: STICK // 2, Verb.BRAKE: -STICK}
"""How far ahead the point is that stands for a way to drive, before its spot is asked for."""


PILES = {Verb.MELEE: crew, Verb.TRANSFER: gear}
"""The pile, by slot, with which it is done: who fights, or out of which something is chosen next."""

SHOWN = {Verb.WHEEL: "wheel", Verb.REPAIR: "hits", Verb.TURN_ROUND: "status"}
"""What is shown of the vehicle that is changed."""


def acting(scene: Scene) -> list[Item]:
    """The vehicle about which it is decided; none before any acts."""
    name = scene.decision["acting"]
    return [thing(name)] if name in scene.things else []


def number_of(name: str) -> int:
    """The slot of what is called so."""
    return int(name.partition(":")[2]) - 1


def point(x: int, y: int) -> Item:
    """A point on the board."""
    return place(f"point:{x}:{y}")


def at(scene: Scene) -> tuple[int, int]:
    """Where the vehicle is that acts."""
    x, y = scene.things[scene.decision["acting"]]["at"]
    return x, y


def aboard(scene: Scene, token: Token) -> list[Item]:
    """A token of the vehicle that acts: among its crew or gear, or at its wheel."""
    name = scene.decision["acting"]
    if name not in scene.things:
        return []
    slot = number_of(name)
    for pile in (crew(slot), gear(slot)):
        if token.text in scene.piles[pile]:
            return [place(pile, token.text)]
    return []


def about_spot(scene: Scene, action: Action) -> list[Item]:
    """The vehicle, and the point to which it goes."""
    x, y = at(scene)
    return [*acting(scene), point(x + action.across, y + action.along)]


def about_edge(scene: Scene, action: Action) -> list[Item]:
    """The vehicle, and the point at the edge of the road beside it."""
    x, y = at(scene)
    kind = KIND_NAMES.index(scene.things[scene.decision["acting"]]["kind"])
    stands = SimpleNamespace(roads=scene.settings["roads"], x=[x], half_width=[int(HALF_WIDTH[kind])])
    return [*acting(scene), point(x + int(across_to_edge(stands, 0, action.side)), y)]  # type: ignore[arg-type]


def about_vehicle(scene: Scene, action: Action) -> list[Item]:
    """The vehicle that acts, and the one that it is done to."""
    return [*acting(scene), thing(vehicle(action.vehicle))]


def about_act(verb: Verb, scene: Scene, action: Action) -> list[Item]:
    """What an act is about: the vehicle, with whom or what it is done, and where."""
    items = acting(scene)
    if verb == Verb.DONE:
        items.append(turn())
    if verb == Verb.LATER:
        items += waiting(scene)
    if verb in PILES and items:
        items.append(place(PILES[verb](number_of(scene.decision["acting"]))))
    if verb in SHOWN and items:
        items.append(attribute(scene.decision["acting"], SHOWN[verb]))
    for token in USES.get(verb, ()):
        items += aboard(scene, token)
    if verb in AHEAD:
        x, y = at(scene)
        items.append(point(x, y + AHEAD[verb]))
    if verb == Verb.KEPT_AMBUSH:
        items.append(place(seat_counter(scene.decision["seat"], "kept")))
    if verb == Verb.SUPPLIES_TOKEN:
        items += [*nearest_supplies(scene), place(gear(number_of(scene.decision["acting"])))]
    if verb == Verb.SUPPLIES_REPAIR:
        items += [*nearest_supplies(scene), attribute(scene.decision["acting"], "hits")]
    return items


def waiting(scene: Scene) -> list[Item]:
    """The seat's other vehicles that are not done in this turn."""
    turns, statuses = scene.decision["turn"], {STATUS_NAMES[Status.DRIVING], STATUS_NAMES[Status.IMMOBILIZED]}
    return [
        thing(name)
        for name, one in scene.things.items()
        if name != scene.decision["acting"]
        and one["owner"] == scene.decision["seat"]
        and one["status"] in statuses
        and not turns.get(name, {}).get("spent", 0) & Once.DONE
    ]


def nearest_supplies(scene: Scene) -> list[Item]:
    """The Supplies card by the vehicle that acts."""
    x, y = at(scene)
    cards = [name for name, pile in scene.piles.items() if name.startswith("road:") and SUPPLIES in pile]
    nearest = sorted(cards, key=lambda name: distance(name, x, y))[:1]
    return [place(name) for name in nearest]


def distance(card: str, x: int, y: int) -> int:
    """The square of how far a road card is from a point."""
    _, across, along = card.split(":")
    return (int(across) - x) ** 2 + (int(along) - y) ** 2


def about_token(scene: Scene, action: Action) -> list[Item]:
    """The token where it lies aboard; one that is chosen from outside lies in the box."""
    token = Token(action.token)
    is_outside = scene.decision["asks"] in (ASKS[Ask.TOKEN], ASKS[Ask.SUPPLY])
    return [place(BOX, token.text)] if is_outside else aboard(scene, token)


def about_bought(scene: Scene, action: Action) -> list[Item]:
    """The vehicle in the box."""
    return [place(BOX, KIND_NAMES[action.vehicle])]


def about_force(scene: Scene, action: Action) -> list[Item]:
    """The ready-made force in the box."""
    return [place(BOX, force_name(side_in(scene).forces[action.force]))]


def about_driver(scene: Scene, action: Action) -> list[Item]:
    """Who is at the wheel of the vehicle that acts."""
    return [attribute(scene.decision["acting"], "wheel")]


def about_place(scene: Scene, action: Action) -> list[Item]:
    """The vehicle that comes in, and the place along the edge."""
    return [*acting(scene), place(f"edge:{EDGE.values[action.edge]}:{action.at}")]


def rolling(scene: Scene) -> list[Item]:
    """The vehicle whose dice may be rolled again."""
    roll = scene.decision["roll"]
    name = roll["attacker"] if roll["may_reroll"] & ATTACKER else roll["defender"]
    return [thing(name)] if name in scene.things else []


def about_die(scene: Scene, action: Action) -> list[Item]:
    """The vehicle, and its die."""
    return [*rolling(scene), place(DICE, str(action.shows + 1))]


def about_dice(scene: Scene, action: Action) -> list[Item]:
    """The vehicle, and the turn marker."""
    return [*rolling(scene), turn()]


def about_yes(scene: Scene, action: Action) -> list[Item]:
    """The vehicle that acts; the skulls of the seat where one is spent (RW-432)."""
    if scene.decision["asks"] == ASKS[Ask.IGNORE]:
        return [place(seat_counter(scene.decision["seat"], "skulls"))]
    return acting(scene)


def about_no(scene: Scene, action: Action) -> list[Item]:
    """The vehicle that drives on without it, where one is taken over with the other rolling on (RW-276); else the turn
    marker.
    """
    if scene.decision["asks"] == ASKS[Ask.LEAVE]:
        return [thing(scene.decision["target"])]
    return about_enough(scene, action)


def about_enough(scene: Scene, action: Action) -> list[Item]:
    """The vehicle that acts, if any does, and the turn marker."""
    return [*acting(scene), turn()]


VERBS = verb_kinds(
    go=VerbKind("Go to a spot, so far across and ahead.", about=about_spot, across=UNITS, along=UNITS),
    go_to_edge=VerbKind("Go to the side, to the road's edge (RW-132).", about=about_edge, side=SIDE),
    choose=VerbKind("Choose a vehicle, or what else is in a slot.", about=about_vehicle, vehicle=SLOT),
    **{verb.name.casefold(): VerbKind(SAYS[verb], about=partial(about_act, verb)) for verb in Verb},
    token=VerbKind("Choose a token.", about=about_token, token=TOKEN),
    driver=VerbKind("The driver goes over (RW-272).", about=about_driver),
    buy=VerbKind("Buy a vehicle (RW-012).", about=about_bought, vehicle=KIND),
    force=VerbKind(
        "Take a ready-made force (RW-012).", about=about_force, force=ordinal("force", "a ready-made force", READY)
    ),
    place=VerbKind("Come in at a place along an edge (RWA-70).", about=about_place, edge=EDGE, at=UNITS),
    reroll=VerbKind(
        "Reroll a die that shows so much (RW-091).", about=about_die, shows=ordinal("face", "what a die shows", DIE)
    ),
    leave_dice=VerbKind("Leave the dice as they are.", about=about_dice),
    yes=VerbKind("Yes.", about=about_yes),
    no=VerbKind("No.", about=about_no),
    enough=VerbKind("No more.", about=about_enough),
)
assert len(Exact) == len(SIDE.values)
