"""What an action would lead to, as a hint: what a move would meet, the dice of a fight, what the road's turn brings."""

from __future__ import annotations

from runabout.core.words import Action, so_many
from runabout.games.road_wolf.actions import (
    BUY,
    DO,
    DRIVER_GOES,
    ENOUGH,
    EXACT,
    FORCE,
    SPOT,
    SPOT_ACROSS,
    SPOT_ALONG,
    TOKEN,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.box import SIZE, TOKEN_DICE, TOKEN_MORE, TOKEN_REACH
from runabout.games.road_wolf.driving.steering import across_to, across_to_edge, along_to
from runabout.games.road_wolf.fights.fighting import melee_defence, melee_dice, shot_defence, weapon_of
from runabout.games.road_wolf.fleet import are_friends, hits_left
from runabout.games.road_wolf.jobs import How
from runabout.games.road_wolf.kinds import CREW_KINDS, Token
from runabout.games.road_wolf.state import Ask, Sight, Status
from runabout.games.road_wolf.telling.moves_ahead import Path, drifts_by, meets
from runabout.games.road_wolf.telling.naming import against, so_many_dice, vehicle_numbered

ACROSS, ALONG = SPOT_ACROSS.tolist(), SPOT_ALONG.tolist()

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
    if number < VEHICLE:
        return spot(seen, number)
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


# --- Moves ------------------------------------------------------------------------------------------------------------


def spot(seen: Sight, number: int) -> str:
    """What a move would meet."""
    v = seen.acting
    if v < 0:
        return ""
    how = How.BRAKE if seen.verb == Verb.BRAKE else How.MOVE
    if number < EXACT:
        return meets(seen, Path(v, ACROSS[number - SPOT], ALONG[number - SPOT], how))
    if number < VEHICLE:
        return meets(seen, Path(v, across_to_edge(seen, v, number - EXACT), 0, how))
    t = number - VEHICLE
    return meets(seen, Path(v, across_to(seen, v, t), along_to(seen, v, t), how))


# --- Vehicles ---------------------------------------------------------------------------------------------------------


def vehicle(seen: Sight, v: int) -> str:
    """What is in a slot, and the dice of what would be done to it."""
    name = vehicle_numbered(seen, v)
    act = seen.acting
    if seen.asks == Ask.VEHICLE:
        return f"{name}: {so_many(seen.actions[v], 'action')} left"
    if seen.asks == Ask.CARRIER:
        return f"{name}: {seen.crew_size[v]} of crew, {seen.gear_size[v]} of gear"
    if seen.asks == Ask.SPOT:
        return spot(seen, VEHICLE + v)
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
    if what == Verb.NITRO:
        return meets(seen, Path(v, 0, int(TOKEN_REACH[Token.NITRO]), How.NITRO))
    return done(seen, v) if what == Verb.DONE else ""


def done(seen: Sight, v: int) -> str:
    """What is left undone, and what happens in the road's turn to a vehicle that stays there."""
    said = [f"{so_many(seen.actions[v], 'action')} unused"] if seen.actions[v] else []
    if seen.status[v] == Status.DRIVING and (met := drifts_by(seen, v)):
        said.append(f"in the road's turn it {' and '.join(met)}")
    return "; ".join(said)


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
