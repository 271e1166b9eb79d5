"""Melee, shots and spikes: what can be attacked, with how many dice, and what follows.

Targets are a set of slots, as bits. Gear that is used up goes when it is used; the log says so once the dice have
settled the shot.
"""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, REVEALS, Log
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.box import (
    IS_OPEN,
    MELEE_MORE,
    SIZE,
    STICK,
    TOKEN_DICE,
    TOKEN_MORE,
    TOKEN_REACH,
)
from runabout.games.road_wolf.events import Event, Told, report, report_shown, report_to
from runabout.games.road_wolf.fights.ambushes import is_in_ambush, is_in_sight
from runabout.games.road_wolf.fights.harm import kill_mutant
from runabout.games.road_wolf.fights.rolling import ROAD_DICE, Cause, Contest, clear_roll, contest
from runabout.games.road_wolf.fleet import are_friends, is_mutant, rolls_on, take_off
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.measures.geometry import Rect, is_behind
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rolls import Modifier, Pool, Result, plain_pool, with_more
from runabout.games.road_wolf.standing import near_to, within_reach
from runabout.games.road_wolf.state import NOBODY, Open, Roll, State, Status

# --- Who can be attacked ----------------------------------------------------------------------------------------------


@rule
def may_be_attacked(state: Open, t: int) -> bool:
    """Couriers attack no Couriers, their own vehicles included (RW-413, RWA-63). Others may attack anybody."""
    return not state.truce or state.owner[t] == NOBODY


@rule
def is_manned_car(state: Open, v: int) -> bool:
    """Whether it is a car of the train with crew in it (RWA-103)."""
    return bool(state.status[v] == Status.TRAIN and state.crew_size[v] > 0)


@rule
def is_front_gondola(state: Open, v: int) -> bool:
    """Whether it is the Gondola next to the Engine, the only place from which those in the Engine can be attacked
    (RW-467).
    """
    if state.status[v] != Status.TRAIN or state.kind[v] != VehicleKind.GONDOLA:
        return False
    for other in range(state.slots):
        if state.status[other] == Status.TRAIN and state.kind[other] == VehicleKind.GONDOLA:
            if state.y[other] > state.y[v]:
                return False
    return True


@rule
def is_engine(state: Open, v: int) -> bool:
    """Whether it is the Engine (RW-465)."""
    return bool(state.status[v] == Status.TRAIN and state.kind[v] == VehicleKind.ENGINE)


@rule
def can_attack_in_melee(state: Open, v: int) -> bool:
    """Open vehicles (RW-045, RW-047), Gondolas (RW-464), and Monster Trucks if the table agrees (RWA-81)."""
    if state.status[v] != Status.DRIVING and not is_manned_car(state, v):
        return False
    kind = state.kind[v]
    return bool(IS_OPEN[kind] or (MELEE_MORE[kind] and not state.house[House.MONSTER_MELEE]))


@rule
def can_be_fought(state: Open, v: int, t: int) -> bool:
    """Whether a melee with `t` is possible where it is adjacent: crew against crew, with somebody at the wheel
    (RWA-46), or against a mutant (RW-424); not against one's own side (RWA-160).
    """
    status = state.status[t]
    if status == Status.IMMOBILIZED:
        if not state.driven[t]:
            return False
    elif status != Status.DRIVING and status != Status.MUTANT and not is_manned_car(state, t):
        return False
    if is_engine(state, t) and not is_front_gondola(state, v):  # RW-467
        return False
    return may_be_attacked(state, t) and not are_friends(state, state.owner[v], state.owner[t])


@rule
def melee_among(state: Open, v: int, near: int) -> int:
    """Those among slots adjacent to `v` that it can attack in melee (RW-175)."""
    if near == 0 or not can_attack_in_melee(state, v):
        return 0
    found, i = 0, 0
    while near >> i:
        if near >> i & 1 and can_be_fought(state, v, i):
            found |= 1 << i
        i += 1
    return found


@rule
def melee_targets(state: Open, v: int) -> int:
    """Whom `v` can attack in melee (RW-175, RW-176)."""
    if not can_attack_in_melee(state, v):
        return 0
    return melee_among(state, v, near_to(state, v))


@rule
def can_be_shot(state: Open, t: int) -> bool:
    """Whether shots can do anything to it: not where nobody is hit, and nothing skids (RWA-46, RWA-125, RWA-161)."""
    if not may_be_attacked(state, t):
        return False
    if state.status[t] == Status.IMMOBILIZED:
        return bool(state.crew_size[t] > 0)
    return bool(rolls_on(state, t) or state.status[t] == Status.MUTANT or is_manned_car(state, t))


@rule
def shot_targets(state: Open, v: int, reach: int = STICK) -> int:
    """Whom `v` can fire at: no further than that, along a free line (RW-177, RW-031, RW-032). One's own side as well
    (RWA-63).
    """
    if state.status[v] != Status.DRIVING and not is_manned_car(state, v):
        return 0
    near = within_reach(state, v, reach)
    found, i = 0, 0
    while near >> i:
        if near >> i & 1 and can_be_shot(state, i) and (not is_engine(state, i) or is_front_gondola(state, v)):
            if is_in_sight(state, rect_of(state, v), v, i, reach):
                found |= 1 << i
        i += 1
    return found


@rule
def can_be_ambushed(state: Open, v: int, t: int) -> bool:
    """Whether an AMBUSH can hit `t` that is aboard `v`, or is kept (NOBODY): any other in its reach (RW-115,
    RWA-39), but nobody in the Engine (RW-467).
    """
    return t != v and can_be_shot(state, t) and not is_engine(state, t) and is_in_ambush(state, t)


@rule
def ambush_targets(state: Open, v: int) -> int:
    """The targets of such an AMBUSH."""
    found = 0
    for t in range(state.slots):
        if can_be_ambushed(state, v, t):
            found |= 1 << t
    return found


@rule
def has_ambush_target(state: Open, v: int) -> bool:
    """Whether such an AMBUSH has a target."""
    for t in range(state.slots):
        if can_be_ambushed(state, v, t):
            return True
    return False


# --- Spikes -----------------------------------------------------------------------------------------------------------


@rule
def spikes_targets(state: Open, v: int) -> int:
    """Enemies that roll on wholly behind the rear edge, no further than a stick from it, and nothing between (RW-118,
    RWA-38, RWA-162).
    """
    found, me = 0, rect_of(state, v)
    rear = Rect(me.x, me.y - me.half_length, me.half_width, 0)
    for t in range(state.slots):
        if t != v and rolls_on(state, t) and is_behind(me, rect_of(state, t)):
            if may_be_attacked(state, t) and not are_friends(state, state.owner[v], state.owner[t]):
                if is_in_sight(state, rear, v, t, int(TOKEN_REACH[Token.SPIKES])):
                    found |= 1 << t
    return found


@rule
def drop_spikes(state: State, v: int, t: int, log: Log) -> None:
    """They ram the target with a die more than its size when whole (RW-119, RWA-38), and are used up (RW-121)."""
    take_off(state, v, Token.SPIKES)
    report_shown(state, log, Event.DISCARDED, v, Token.SPIKES)
    push(state, JobKind.STRIKE, t, SIZE[state.kind[t]] + TOKEN_MORE[Token.SPIKES], Cause.SPIKES, v)


# --- Melee ------------------------------------------------------------------------------------------------------------


@rule
def melee_attack(state: Open, v: int, brawlers: int) -> Pool:
    """Dice of an attack: the crew (RW-230), the driver included (RWA-32), the Brawlers among the others
    (RW-094, RW-231), and what a Monster Truck has (RW-353, RWA-81).
    """
    crew = plain_pool(int(state.crew_size[v]))
    pool = with_more(crew, int(brawlers * TOKEN_MORE[Token.BRAWLER]), int(Modifier.BRAWLERS))
    if state.house[House.MONSTER_MELEE]:
        return pool
    return with_more(pool, int(MELEE_MORE[state.kind[v]]), int(Modifier.MONSTER))


@rule
def melee_defence(state: Open, t: int) -> Pool:
    """Dice of a defender: the crew (RW-230), 1 more if closed (RW-046, RW-232, RWA-106), and what a Monster Truck has
    (RW-353). A mutant has 1 (RW-425).
    """
    if is_mutant(state, t):
        return plain_pool(1)
    pool = with_closed(state, t, int(state.crew_size[t]))
    return with_more(pool, int(MELEE_MORE[state.kind[t]]), int(Modifier.MONSTER))


@rule
def with_closed(state: Open, t: int, dice: int) -> Pool:
    """So many dice of a defender, and 1 more if it is closed (RW-046)."""
    return with_more(plain_pool(dice), int(1 - IS_OPEN[state.kind[t]]), int(Modifier.CLOSED))


@rule
def start_melee(state: State, v: int, t: int, chance: Chance, log: Log) -> None:
    """A melee attack (RW-175). The Brawlers who take part are shown (RW-075)."""
    brawlers = int(state.aboard[v, Token.BRAWLER])
    if show_used(state, v, Token.BRAWLER, brawlers, log):
        report(state, log, Event.MELEE, v, t)
    else:
        report_shown(state, log, Event.MELEE, v, t)
    attack, defence = melee_attack(state, v, brawlers), melee_defence(state, t)
    contest(state, Contest(int(Roll.MELEE), v, t, 0, attack, defence), chance, log)


@rule
def melee_settled(state: State, won: int, overkill: int, log: Log) -> None:
    """The loser discards crew, or the defender makes a check (RW-233, RW-234)."""
    v, t = int(state.attacker), int(state.defender)
    clear_roll(state)
    if won == Result.ATTACKER_WINS:
        hurt(state, t, overkill, v, log)
    elif won == Result.DEFENDER_WINS:
        hit_crew(state, v, overkill)


# --- Shots ------------------------------------------------------------------------------------------------------------


@rule
def weapon_of(verb: int) -> int:
    """The token whose dice and range a shot has: a `Token` (RW-096, RW-110, RW-113, RW-115)."""
    if verb == Verb.SHOTGUN or verb == Verb.GUNNER_SHOTGUN:
        return Token.SHOTGUN
    if verb == Verb.MOLOTOV or verb == Verb.GUNNER_MOLOTOV:
        return Token.MOLOTOV
    return Token.GUNNER if verb == Verb.GUNNER else Token.AMBUSH


@rule
def by_gunner(verb: int) -> bool:
    """Whether it is a Gunner's free shot (RW-095)."""
    return verb == Verb.GUNNER or verb == Verb.GUNNER_SHOTGUN or verb == Verb.GUNNER_MOLOTOV


@rule
def has_weapon(state: State, v: int, verb: int) -> bool:
    """Whether a vehicle can still fire so in this turn, if there is a target: with a weapon (RWA-30), each Shotgun once
    (RW-111, RWA-31), for an action, or by a Gunner who has not fired (RW-095), and is not driving (RW-077).
    """
    if by_gunner(verb):
        if state.aboard[v, Token.GUNNER] <= state.shots[v]:
            return False
    elif state.actions[v] <= 0:
        return False
    weapon = weapon_of(verb)
    if weapon == Token.SHOTGUN:
        return bool(state.aboard[v, Token.SHOTGUN] > state.fired[v])
    return bool(state.aboard[v, weapon] > 0)


@rule
def shot_defence(state: Open, t: int) -> Pool:
    """Dice of what is fired at: 1, and 1 more if closed (RW-046, RW-241, RWA-46). In the Engine each of the crew has
    a die (RWA-106). A mutant has 1 (RW-425).
    """
    if is_mutant(state, t):
        return plain_pool(1)
    return with_closed(state, t, int(state.crew_size[t]) if is_engine(state, t) else 1)


@rule
def start_shot(state: State, v: int, t: int, verb: int, chance: Chance, log: Log) -> None:
    """Fire at a target, in one of the ways that `Verb` knows (RW-177, RW-240). Where an Ambush is sprung the shooters
    stand by the road: then nobody's slot attacks (RWA-125). A mutant fires what was drawn for it (RWA-93).
    """
    shooter, seat, known = v, NOBODY, True
    if v == NOBODY or not is_mutant(state, v):
        known = use_weapon(state, v, verb, log)
        if weapon_of(verb) == Token.AMBUSH:
            shooter, seat = NOBODY, int(state.mover)
    audience = EVERYONE if known else EVERYONE | REVEALS
    report_to(state, log, audience, Told(int(Event.SHOT), shooter, t, verb, 0), seat)
    attack = plain_pool(int(TOKEN_DICE[weapon_of(verb)]))
    contest(state, Contest(int(Roll.SHOT), shooter, t, verb, attack, shot_defence(state, t)), chance, log)


@rule
def use_weapon(state: State, v: int, verb: int, log: Log) -> bool:
    """The weapon has been used, and a Gunner has fired. Whether all knew of both."""
    if verb == Verb.KEPT_AMBUSH:
        state.kept[state.mover] -= 1  # RW-117
        report_to(state, log, EVERYONE, Told(int(Event.SPENT), NOBODY, Token.AMBUSH, 0, 0), int(state.mover))
        return True
    known = True
    if by_gunner(verb):
        state.shots[v] += 1
        known = show_used(state, v, Token.GUNNER, state.shots[v], log)
    weapon = weapon_of(verb)
    if weapon == Token.SHOTGUN:
        state.fired[v] += 1
        known = show_used(state, v, Token.SHOTGUN, state.fired[v], log) and known
    elif weapon != Token.GUNNER:
        known = take_off(state, v, weapon) and known  # RW-114, RW-117
        report(state, log, Event.SPENT, v, weapon)
    return known


@rule
def show_used(state: State, v: int, token: int, count: int, log: Log) -> bool:
    """So many of a kind have been used, and are known (RW-075). Whether they were known before."""
    known = bool(state.shown[v, token] >= count)
    if not known:
        state.shown[v, token] = count
        report_shown(state, log, Event.SHOWN, v, token, count)
    return known


@rule
def shot_settled(state: State, won: int, overkill: int, log: Log) -> None:
    """Crew are hit, or the target makes a check (RW-242, RW-243); else it has missed (RW-244). Used tokens are gone."""
    v, t, verb = int(state.attacker), int(state.defender), int(state.how)
    clear_roll(state)
    weapon = weapon_of(verb)
    if v == NOBODY:
        report_to(state, log, EVERYONE, Told(int(Event.DISCARDED), v, weapon, 0, 0), int(state.mover))
    elif not is_mutant(state, v):
        costs_crew = is_mutant(state, t) or (overkill > 0 and state.crew_size[t] > 0)
        if weapon == Token.MOLOTOV:
            report(state, log, Event.DISCARDED, v, weapon)
        elif weapon == Token.SHOTGUN and won == Result.ATTACKER_WINS and costs_crew:
            take_off(state, v, Token.SHOTGUN)  # out of shells (RW-112, RWA-163): the one that has just been fired
            report(state, log, Event.DISCARDED, v, weapon)
    if won == Result.ATTACKER_WINS:
        hurt(state, t, overkill, v, log)


# --- What follows -----------------------------------------------------------------------------------------------------


@rule
def hurt(state: State, t: int, overkill: int, by: int, log: Log) -> None:
    """A melee or a shot was won against `t`: crew are hit, or it makes a wipeout check (RW-233, RW-234, RW-242,
    RW-243); a mutant dies (RW-425). What does not drive makes no checks (RWA-22), nor does a train (RW-461).
    """
    if is_mutant(state, t):
        kill_mutant(state, t, by, log)
    elif overkill > 0:
        hit_crew(state, t, overkill)
    elif rolls_on(state, t):
        push(state, JobKind.CHECK, t, ROAD_DICE)


@rule
def hit_crew(state: State, v: int, overkill: int) -> None:
    """As many of the crew are lost as there is overkill, as long as there are any (RW-233, RW-242), be they the
    attacker's own, the driver too (RWA-47).
    """
    lost = min(overkill, int(state.crew_size[v]))
    if lost > 0:
        push(state, JobKind.LOSE, v, lost)
