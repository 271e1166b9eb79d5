"""What an action would lead to, in a few words: previews in words, the dice of a fight, what a token is for."""

from __future__ import annotations

from runabout.core.previews import Preview
from runabout.core.words import Action, so_many
from runabout.games.road_wolf.actions import BUY, DO, DRIVER_GOES, ENOUGH, FORCE, TOKEN, VEHICLE, Verb
from runabout.games.road_wolf.box import CARD_SIZE, IS_DIRT, SIZE, TOKEN_DICE, TOKEN_MORE
from runabout.games.road_wolf.driving.ramming import defence_dice
from runabout.games.road_wolf.fights.fighting import melee_defence, melee_dice, shot_defence, weapon_of
from runabout.games.road_wolf.fleet import are_friends, hits_left
from runabout.games.road_wolf.kinds import CREW_KINDS, Edge, RoadCard, Token
from runabout.games.road_wolf.previews import Contact, Told
from runabout.games.road_wolf.road.blocks import falls_through
from runabout.games.road_wolf.state import Ask, Sight
from runabout.games.road_wolf.telling.naming import (
    CARDS,
    EDGES,
    a,
    against,
    card,
    so_many_dice,
    vehicle_numbered,
)

COST_OF_ROUND = {RoadCard.BRIDGE: "a check", RoadCard.TUNNEL: "1 damage, immobilized"}
"""What it costs to go round a card (RW-155 to RW-157)."""

SHOTS = (
    *(Verb.SHOTGUN, Verb.MOLOTOV, Verb.GUNNER, Verb.GUNNER_SHOTGUN, Verb.GUNNER_MOLOTOV),
    *(Verb.AMBUSH, Verb.KEPT_AMBUSH),
)

USES = {
    Token.DRIVER: "",
    Token.VETERAN: "rerolls a die while driving",
    Token.BRAWLER: "1 die more in melee",
    Token.GUNNER: "shoots for free",
    Token.MECHANIC: "repairs for free",
    Token.SHOTGUN: "shoots",
    Token.MOLOTOV: "thrown once",
    Token.AMBUSH: "fired once from a card or the END",
    Token.SPIKES: "dropped once, behind",
    Token.NITRO: "2 sticks ahead, once",
}
"""What a token is good for, to help players choose (RW-090 to RW-124)."""


def hint(sight: Sight, action: Action) -> str:
    """What an action of the seat that decides would do; "" where there is nothing to tell."""
    seen, number = sight.snapshot(), action.number
    if number < VEHICLE or (seen.asks == Ask.SPOT and number < DO):
        return ""  # all that there is to tell of a spot is its preview
    if number < DO:
        return vehicle(seen, number - VEHICLE)
    if number < TOKEN:
        return verb(seen, Verb(number - DO))
    if number < DRIVER_GOES:
        return token(seen, number - TOKEN)
    if BUY <= number < FORCE:
        left = seen.points[seen.seat] - SIZE[number - BUY]
        return f"{so_many(left, 'point')} left after it"
    if number == ENOUGH and seen.asks == Ask.VEHICLE:
        return "ends the turn"
    return "what is not spent is lost" if number == ENOUGH and seen.asks == Ask.FORCE else ""


# --- Previews ---------------------------------------------------------------------------------------------------------


def previewed(sight: Sight, action: Action, told: Preview) -> str:
    """What the preview of a move or of being done says: "touches a SLICK: a check; rams the Humvee (3), 2 dice against
    3".
    """
    numbers = told.numbers
    if numbers[Told.THING] < 0 and not numbers[Told.EDGE] and not any(numbers[Told.STRUCK :]):
        return ""  # nothing at all, as of most spots: told here, for there are hundreds
    seen = sight.snapshot()
    if action.number == DO + Verb.DONE:
        said = comes(seen, told)
        return f"in the road's turn it {' and '.join(said)}" if said else ""
    return "; ".join(meets(seen, told))


def meets(seen: Sight, told: Preview) -> list[str]:
    """What a move meets: the cards, the ground, and what ends it."""
    is_dirt = bool(IS_DIRT[seen.kind[seen.acting]])
    noted = told.struck | told.touched | told.round | told.over | told.supplies
    said = [part for i in range(seen.cards) if noted >> i & 1 and (part := met_card(seen, told, i))]
    ground = ["off the road"] if told.off_road else []
    if not is_dirt:
        ground += ["comes where there is no way through"] if told.barred else []
        ground += [f"touches {card(RoadCard.SLIDE)}"] if RoadCard.SLIDE in kinds(seen, told.touched) else []
    if ground and (is_dirt or told.checks):
        said.append(" and ".join(ground) + ("" if is_dirt else ": a check"))
    if told.tracks and told.checks:
        said.append("crosses the tracks: a check")
    return [*said, *how_it_ends(seen, told)]


def met_card(seen: Sight, told: Preview, i: int) -> str:
    """What a move has to do with one of the cards; a SLIDE belongs to the ground."""
    kind, bit = seen.card[i], 1 << i
    if told.struck & bit:
        return struck_by(seen, kind)
    if told.supplies & bit:
        return f"ends on {CARDS[kind]}"
    if told.over & bit:
        return goes_over(seen, kind)
    if told.round & bit and kind == RoadCard.TUNNEL:
        return ""  # there it ends
    if told.round & bit and told.checks:
        return f"goes round {card(kind)}: {COST_OF_ROUND[kind]}"
    return f"touches {card(kind)}: a check" if told.touched & bit and kind == RoadCard.SLICK and told.checks else ""


def how_it_ends(seen: Sight, told: Preview) -> list[str]:
    """What ends a move before its spot; [] for nothing."""
    if RoadCard.TUNNEL in kinds(seen, told.round):
        return [f"goes round {card(RoadCard.TUNNEL)}: {COST_OF_ROUND[RoadCard.TUNNEL]}"]
    if told.thing.number >= 0:
        return [meets_thing(seen, told)]
    if told.edge == Edge.END and seen.closed:
        return ["stops at the END"]
    return [f"leaves the board over the {EDGES[Edge(told.edge)]}"] if told.edge else []


def meets_thing(seen: Sight, told: Preview) -> str:
    """What it means to move into something."""
    t = told.thing.number
    name = f"the {vehicle_numbered(seen, t)}"
    if told.contact == Contact.STOPS:
        return f"stops at {name}"
    dice = against(told.attack, told.defence)
    if told.contact == Contact.IS_RAMMED:
        return f"is rammed by {name}, {dice}"
    friend = ", a friend" if are_friends(seen, seen.owner[seen.acting], seen.owner[t]) else ""  # RWA-42
    return f"rams {name}{friend}, {dice}"


def comes(seen: Sight, told: Preview) -> list[str]:
    """What comes to a vehicle that stays where it is, when the road has its turn (RW-141, RW-145)."""
    said = [meets_thing(seen, told)] if told.thing.number >= 0 else []
    for i in range(seen.cards):
        kind, bit = seen.card[i], 1 << i
        if told.struck & bit:
            said.append(struck_by(seen, kind))
        elif told.over & bit:
            said.append(goes_over(seen, kind))
        elif told.round & bit:
            said.append(f"goes round {card(kind)}: {COST_OF_ROUND[kind]}")
        elif told.touched & bit:
            said.append(f"touches {card(kind)}: a check")
    return [*said, *(["comes where there is no way through: a check"] if told.barred else [])]


def struck_by(seen: Sight, kind: int) -> str:
    """A card rams the vehicle."""
    return f"is rammed by {a(f'{CARDS[kind]} card')}, {against(CARD_SIZE[kind], defence_dice(seen, seen.acting))}"


def goes_over(seen: Sight, kind: int) -> str:
    """The vehicle goes over a BRIDGE or a TUNNEL."""
    out = ", which is out" if kind == RoadCard.BRIDGE and falls_through(seen, seen.acting) else ""
    return f"goes over {card(kind)}{out}"


def kinds(seen: Sight, cards: int) -> set[int]:
    """The kinds of some cards, given as bits."""
    return {seen.card[i] for i in range(seen.cards) if cards >> i & 1}


# --- Vehicles ---------------------------------------------------------------------------------------------------------


def vehicle(seen: Sight, v: int) -> str:
    """What is in a slot, and the dice of what would be done to it."""
    name = vehicle_numbered(seen, v)
    act = seen.acting
    if seen.asks == Ask.VEHICLE:
        return f"{name}: {so_many(seen.actions[v], 'action')} left"
    if seen.asks == Ask.CARRIER:
        return f"{name}: {seen.crew_size[v]} of crew, {seen.gear_size[v]} of gear"
    if seen.asks == Ask.FREE_MELEE or (seen.asks == Ask.TARGET and seen.verb == Verb.MELEE):
        brawlers = seen.aboard[act][Token.BRAWLER]
        return f"{name}: {against(melee_dice(seen, act, brawlers), melee_defence(seen, v))}"
    if seen.asks == Ask.TARGET and seen.verb in SHOTS:
        friend = ", a friend" if are_friends(seen, seen.mover, seen.owner[v]) else ""  # RWA-63
        return f"{name}{friend}: {against(TOKEN_DICE[weapon_of(seen.verb)], shot_defence(seen, v))}"
    if seen.asks == Ask.TARGET and seen.verb == Verb.SPIKES:
        return f"{name}: {against(SIZE[seen.kind[v]] + TOKEN_MORE[Token.SPIKES], hits_left(seen, v))}"
    return name


def verb(seen: Sight, what: Verb) -> str:
    """What is worth knowing before a vehicle does something."""
    v = seen.acting
    if v < 0:
        return ""
    if what in SHOTS:
        return so_many_dice(TOKEN_DICE[weapon_of(what)])
    if what == Verb.MELEE:
        return so_many_dice(melee_dice(seen, v, seen.aboard[v][Token.BRAWLER]))
    return f"{so_many(seen.actions[v], 'action')} unused" if what == Verb.DONE and seen.actions[v] else ""


def token(seen: Sight, kind: int) -> str:
    """How many there are of a token, where it leaves a vehicle; or what room there is for it."""
    v = seen.acting
    if v < 0:
        return ""
    if seen.asks in (Ask.LOSE, Ask.GIVE, Ask.CREW, Ask.RETAKE):
        many = seen.aboard[v][kind]
        return f"{many} aboard" if many > 1 else "the only one aboard" if many else ""
    if seen.asks in (Ask.TOKEN, Ask.SUPPLY):
        return use_of(kind)
    return ""


def use_of(kind: int) -> str:
    """Whether a token is crew or gear, what it is good for, and the dice of its shot."""
    said = ["crew" if kind < CREW_KINDS else "gear", USES[Token(kind)]]
    if TOKEN_DICE[kind]:
        said.append(so_many_dice(TOKEN_DICE[kind]))
    return ", ".join(part for part in said if part)
