"""What is printed on vehicles, tokens and road cards."""

from __future__ import annotations

from runabout.core.plan import Face
from runabout.games.road_wolf.box import BOX
from runabout.games.road_wolf.kinds import CREW, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.telling.naming import CARDS, TOKENS, inches, so_many_dice

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

SPECIALS = {
    "veteran": "A Veteran drives it.",
    "nitro": "It may use Nitro.",
    "no-nitro": "It cannot use Nitro.",
    "melee": "1 die more in melee.",
    "rams-on": "Its move goes on after a ram.",
    "explosives": "Damage from a ram makes it explode.",
}

TOKEN_SAYS: dict[Token, tuple[str, str]] = {
    Token.DRIVER: ("Drives, and can do nothing else.", "RW-090"),
    Token.VETERAN: ("At the wheel: may reroll one die in each roll of the vehicle.", "RW-091"),
    Token.BRAWLER: ("{more} more when the vehicle attacks in melee.", "RW-094"),
    Token.GUNNER: ("May shoot once a turn for free, with {dice} or with a weapon aboard.", "RW-095"),
    Token.MECHANIC: ("May try a repair once a turn for free, with {more} more.", "RW-098"),
    Token.SHOTGUN: ("Shoots with {dice}. Out of shells once it has cost the target crew.", "RW-110"),
    Token.MOLOTOV: ("Thrown as a shot with {dice}, and gone.", "RW-113"),
    Token.AMBUSH: ("A shot with {dice} from the end of the road or from a card. It takes no action.", "RW-115"),
    Token.SPIKES: ("Dropped before an enemy behind: they ram it with {more} more than its size.", "RW-118"),
    Token.NITRO: ("Two sticks straight ahead, for no action. A ram has {more} more.", "RW-122"),
}

CARD_SAYS: dict[RoadCard, tuple[str, str]] = {
    RoadCard.CLEAR: ("Nothing. It is discarded at once.", "RW-150"),
    RoadCard.SLIDE: ("Who touches it goes off the road: a wipeout check, unless dirt.", "RW-151"),
    RoadCard.SLICK: ("Who touches it makes a wipeout check.", "RW-152"),
    RoadCard.DEBRIS: ("Who touches it is rammed, by a size of {size}.", "RW-153"),
    RoadCard.WRECK: ("Who touches it is rammed, by a size of {size}.", "RW-154"),
    RoadCard.BRIDGE: ("Who goes round it makes a wipeout check.", "RW-155"),
    RoadCard.TUNNEL: ("Who goes round it takes 1 damage and is immobilized.", "RW-156"),
    RoadCard.SUPPLIES: ("Who stops on it may take a token, or repair 1 hit.", "RW-158"),
}

HIDDEN_CARD = Face("hidden", "Face down", "Road card", ("Turned up 3 sticks ahead of the leading vehicle.",), "RW-416")


def vehicle_face(kind: VehicleKind) -> Face:
    """A vehicle, or a car of the train."""
    found = BOX.vehicles[kind]
    kinds = ", ".join(sorted(found.kinds))
    build = "open" if found.is_open else "closed"
    first = f"Size {found.size}: {build}{f', {kinds}' if kinds else ''}." if found.size else f"Of the train: {build}."
    room = "any number" if kind == VehicleKind.GONDOLA else str(found.room)
    lines = [
        first,
        f"Crew: {room}. {inches(2 * found.half_length)} by {inches(2 * found.half_width)} inches.",
        *(SPECIALS[special] for special in sorted(found.special)),
    ]
    return Face(kind.text, found.title, "Vehicle", tuple(lines), VEHICLE_RULES[kind])


def token_face(token: Token) -> Face:
    """Crew or gear."""
    says, rule = TOKEN_SAYS[token]
    found = BOX.tokens[token]
    line = says.format(dice=so_many_dice(found.dice), more=so_many_dice(found.more))
    return Face(token.text, TOKENS[token], "Crew" if token in CREW else "Gear", (line,), rule)


def card_face(card: RoadCard) -> Face:
    """A road card."""
    says, rule = CARD_SAYS[card]
    return Face(card.text, CARDS[card], "Road card", (says.format(size=BOX.card_sizes[card]),), rule)


FACES = (
    *map(vehicle_face, VehicleKind),
    *map(token_face, Token),
    *map(card_face, RoadCard),
    HIDDEN_CARD,
)


def faces() -> tuple[Face, ...]:
    """All of them."""
    return FACES
