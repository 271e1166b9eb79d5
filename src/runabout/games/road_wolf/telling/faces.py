"""What is printed on vehicles, tokens and road cards, and what the ready-made forces have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runabout.core.plan import Face
from runabout.games.road_wolf.box import BOX
from runabout.games.road_wolf.box_file import ANY_ROOM, UNITS
from runabout.games.road_wolf.kinds import CREW, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.mission import Ready, Side
from runabout.games.road_wolf.telling.missions import force_line, force_name, force_title, forces
from runabout.games.road_wolf.telling.naming import capital

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Listener, Sayings

VEHICLE_RULES = (
    *("RW-052",) * 2,
    *("RW-053",) * 4,
    *("RW-054",) * 4,
    "RW-055",
    "RW-056",
    "RW-340",
    "RW-351",
    "RW-392",
    "RW-462",
    "RW-465",
)
"""By `VehicleKind`."""

TOKEN_RULES: dict[Token, str] = {
    Token.DRIVER: "RW-090",
    Token.VETERAN: "RW-091",
    Token.BRAWLER: "RW-094",
    Token.GUNNER: "RW-095",
    Token.MECHANIC: "RW-098",
    Token.SHOTGUN: "RW-110",
    Token.MOLOTOV: "RW-113",
    Token.AMBUSH: "RW-115",
    Token.SPIKES: "RW-118",
    Token.NITRO: "RW-122",
}

CARD_RULES: dict[RoadCard, str] = {
    RoadCard.CLEAR: "RW-150",
    RoadCard.SLIDE: "RW-151",
    RoadCard.SLICK: "RW-152",
    RoadCard.DEBRIS: "RW-153",
    RoadCard.WRECK: "RW-154",
    RoadCard.BRIDGE: "RW-155",
    RoadCard.TUNNEL: "RW-156",
    RoadCard.SUPPLIES: "RW-158",
}

HIDDEN_RULE, FORCES_RULE = "RW-416", "RWA-170"


def faces(said: Sayings, listener: Listener) -> tuple[Face, ...]:
    """Every vehicle, token and road card, a card that lies face down, and every ready-made force of any mission."""
    return (
        *(vehicle_face(kind, said, listener) for kind in VehicleKind),
        *(token_face(token, said, listener) for token in Token),
        *(card_face(card, said) for card in RoadCard),
        said.face("hidden", HIDDEN_RULE),
        *(force_face(side, force, said, listener) for side, force in forces().values()),
    )


def vehicle_face(kind: VehicleKind, said: Sayings, listener: Listener) -> Face:
    """A vehicle, or a car of the train."""
    found = BOX.vehicles[kind]
    kinds = [said.say(f"face-kind-{one}") for one in sorted(found.kinds)]
    about = {"size": found.size, "is-open": "yes" if found.is_open else "no"}
    measures = {"length": 2 * found.half_length / UNITS, "width": 2 * found.half_width / UNITS}
    room = {"room": 0 if found.room == ANY_ROOM else found.room}
    lines = (
        f"{', '.join([said.say('face-build', about), *kinds])}.",
        said.say("face-room", {**room, **measures}),
        *(said.say(f"face-special-{special}") for special in sorted(found.special)),
    )
    title = capital(said.thing(kind.text, "kind", listener))
    return Face(kind.text, title, said.say("face-vehicle"), lines, VEHICLE_RULES[kind])


def token_face(token: Token, said: Sayings, listener: Listener) -> Face:
    """Crew or gear."""
    found = BOX.tokens[token]
    title, group = said.thing(token.text, "token", listener), said.say("face-crew" if token in CREW else "face-gear")
    line = said.attribute(f"face-{token.text}", "line1", {"dice": found.dice, "more": found.more})
    return Face(token.text, title, group, (line,), TOKEN_RULES[token])


def card_face(card: RoadCard, said: Sayings) -> Face:
    """A road card, which is called in every language as it is printed."""
    line = said.attribute(f"face-card-{card.text}", "line1", {"size": BOX.card_sizes[card]})
    return Face(card.text, card.name, said.say("face-road-card"), (line,), CARD_RULES[card])


def force_face(side: Side, force: Ready, said: Sayings, listener: Listener) -> Face:
    """A ready-made force: how it plays, and what it buys and chooses, in that order and as far as there is enough."""
    vehicles = [said.thing(kind.text, "kind", listener) for kind in force.vehicles]
    tokens = [said.thing(token.text, "token", listener) for token in force.tokens]
    lines = [force_line(force, said), said.say("face-force-vehicles", {"vehicles": ", ".join(vehicles)})]
    if side.tokens:
        lines.append(said.say("face-force-tokens", {"tokens": ", ".join(tokens)}))
    title = capital(force_title(force, said))
    return Face(force_name(force), title, said.say("face-force"), tuple(filter(None, lines)), FORCES_RULE)
