"""What crew do besides driving and fighting: hand things over, pick them up, change seats, repair, turn round, and use
SUPPLIES (RW-158 to RW-160, RW-179 to RW-181, RW-264, RWA-33). Takeovers are in `takeovers`.

Tokens that stay within a side keep their secret (RWA-135); what all know of is used and handed over first (RWA-136).
"""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, REVEALS, Log
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import DRIVER_GOES, ENOUGH, TOKEN, Verb
from runabout.games.road_wolf.box import TOKEN_MORE
from runabout.games.road_wolf.crews.takeovers import answer_retake, legal_retake, retake, still
from runabout.games.road_wolf.crews.tin import left_in_tin
from runabout.games.road_wolf.events import Event, Told, audience_of, report, report_shown, report_to
from runabout.games.road_wolf.fights.fighting import is_engine, is_manned_car, show_used
from runabout.games.road_wolf.fights.harm import abandon
from runabout.games.road_wolf.fights.rolling import Contest, clear_roll, contest
from runabout.games.road_wolf.fleet import (
    are_friends,
    hits_left,
    is_car,
    leave_wheel,
    note_uses,
    passengers,
    put_aboard,
    room_left,
    take_off,
    take_wheel,
    uses,
)
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard, Token
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.discards import discard_card
from runabout.games.road_wolf.rolls import Modifier, plain_pool, with_more
from runabout.games.road_wolf.standing import card_under, is_next_to
from runabout.games.road_wolf.state import NOBODY, TOKENS, Once, Open, Roll, State, Status

__all__ = [
    "answer_retake",
    "change_driver",
    "give",
    "hand_over",
    "has_more_to_give",
    "legal_crew_of",
    "legal_give",
    "legal_retake",
    "legal_supply",
    "may_change_driver",
    "pick_up",
    "pick_up_targets",
    "random_token",
    "repair",
    "repair_settled",
    "repair_with_supplies",
    "retake",
    "still",
    "supplies_under",
    "take_supplies",
    "transfer_targets",
    "turn_round",
]

# --- Transfers --------------------------------------------------------------------------------------------------------


@rule
def transfer_targets(state: Open, v: int, near: int) -> int:
    """Friendly vehicles among slots adjacent to `v` that can take something from it (RW-180): either may be immobilized
    (RWA-55), and both have somebody at the wheel (RWA-166).
    """
    found, i = 0, 0
    while near >> i:
        if near >> i & 1 and can_hand_over(state, i):
            if are_friends(state, state.owner[v], state.owner[i]):
                if state.gear_size[v] > 0 or room_left(state, i) > 0:
                    found |= 1 << i
        i += 1
    return found


@rule
def can_hand_over(state: Open, v: int) -> bool:
    """Whether somebody is there to give and take: at the wheel (RWA-166), or in a Gondola (RW-462, RWA-105)."""
    if is_manned_car(state, v):
        return not is_engine(state, v)
    return bool(is_car(state, v) and state.driven[v])


@rule
def has_more_to_give(state: Open, v: int, t: int, verb: int) -> bool:
    """Whether something is left that could go over: gear, and in a transfer crew, as long as there is room (RWA-55)."""
    crew_too = verb == Verb.TRANSFER and state.crew_size[v] > 0 and room_left(state, t) > 0
    return bool(state.gear_size[v] > 0 or crew_too)


@rule
def legal_give(state: State, out: Cells) -> int:
    """List what can be handed over next: in a takeover gear (RW-273), in a transfer crew as well, where there is room
    (RW-180, RWA-55), the driver after all others. To stop is possible in a transfer once something has been handed
    over. How many these are.
    """
    v, count = state.acting, 0
    crew_too = state.verb == Verb.TRANSFER and room_left(state, state.target) > 0
    for token in range(TOKENS):
        if state.aboard[v, token] > 0 and (crew_too or token >= CREW_KINDS):
            out[count] = TOKEN + token
            count += 1
    if crew_too and state.driven[v] and passengers(state, v) == 0:
        out[count] = DRIVER_GOES
        count += 1
    if state.verb != Verb.TRANSFER or state.left > 0:
        out[count] = ENOUGH
        count += 1
    return count


@rule
def give(state: State, v: int, t: int, action: int, log: Log) -> None:
    """One token goes over from `v` to `t`: one of a kind, or the driver, which leaves `v` abandoned (RWA-55)."""
    if action == DRIVER_GOES:
        hand_over(state, v, t, int(state.wheel[v]), True, log)
        abandon(state, v, log)
    else:
        hand_over(state, v, t, action - TOKEN, False, log)


@rule
def hand_over(state: State, v: int, t: int, token: int, drives: bool, log: Log) -> None:
    """One token goes over: the one at the wheel, or another. A token that has fired or repaired in this turn has done
    so over there, too.
    """
    used = uses(state, v, token)
    known = leave_wheel(state, v) if drives else take_off(state, v, token)
    put_aboard(state, t, token, known)
    note_uses(state, t, token, used - uses(state, v, token))
    tell_handed_over(state, v, t, token, drives, known, log)


@rule
def tell_handed_over(state: Open, v: int, t: int, token: int, drives: bool, known: bool, log: Log) -> None:
    """A side sees which of its tokens go over, and others whether it is crew or gear (RWA-135)."""
    side = audience_of(state, v, known)
    report_to(state, log, side, Told(int(Event.MOVED_TOKEN), v, t, token, int(drives)))
    if side != EVERYONE:
        unseen = Told(int(Event.MOVED_UNSEEN), v, t, int(token < CREW_KINDS), int(drives))
        report_to(state, log, (EVERYONE & ~side) | REVEALS, unseen)


# --- Crew that are asked for ------------------------------------------------------------------------------------------


@rule
def legal_crew_of(state: State, out: Cells) -> int:
    """List who of the crew can take the wheel, if it makes a difference (RWA-33), or go over to a vehicle that is taken
    over: anybody, the driver included (RW-271, RW-272). How many these are.
    """
    v, count = state.acting, 0
    all_alike = passengers(state, v) == state.aboard[v, state.wheel[v]]
    for token in range(CREW_KINDS):
        if state.aboard[v, token] > 0 and (state.verb != Verb.WHEEL or all_alike or token != state.wheel[v]):
            out[count] = TOKEN + token
            count += 1
    if state.verb != Verb.WHEEL and state.driven[v]:
        out[count] = DRIVER_GOES
        count += 1
    return count


@rule
def may_change_driver(state: State, v: int) -> bool:
    """Whether somebody else can take the wheel, once in a turn (RWA-33): somebody of another kind."""
    if state.spent[v] & Once.WHEEL:
        return False
    return bool(passengers(state, v) > state.aboard[v, state.wheel[v]])


@rule
def change_driver(state: State, v: int, token: int, log: Log) -> None:
    """Somebody else takes the wheel, for free (RWA-33)."""
    state.spent[v] |= Once.WHEEL
    old = int(state.wheel[v])
    known = take_off(state, v, token)
    known_before = leave_wheel(state, v)
    put_aboard(state, v, old, known_before)
    take_wheel(state, v, token, known)
    side = audience_of(state, v, known)
    report_to(state, log, side, Told(int(Event.NEW_DRIVER), v, token, 0, 0))
    if side != EVERYONE:
        report_to(state, log, (EVERYONE & ~side) | REVEALS, Told(int(Event.NEW_DRIVER), v, NOBODY, 0, 0))


# --- Gear on the road -------------------------------------------------------------------------------------------------


@rule
def pick_up_targets(state: Open, v: int) -> int:
    """Wrecks and markers with gear that are adjacent (RW-179, RWA-53)."""
    found = 0
    for t in range(state.slots):
        lies = state.status[t] == Status.WRECK or state.status[t] == Status.MARKER
        if lies and state.gear_size[t] > 0:
            if is_next_to(state, v, t):
                found |= 1 << t
    return found


@rule
def pick_up(state: State, v: int, t: int, log: Log) -> None:
    """Collect all the gear there (RWA-54), all of which is known (RWA-136). Nothing is left of a marker."""
    report(state, log, Event.PICKED_UP, v, t, state.gear_size[t])
    for token in range(CREW_KINDS, TOKENS):
        while state.aboard[t, token] > 0:
            take_off(state, t, token)
            put_aboard(state, v, token, True)
            report(state, log, Event.GATHERED, v, t, token)
    if state.status[t] == Status.MARKER:
        push(state, JobKind.REMOVE, t)


# --- Repairs, and turning round ---------------------------------------------------------------------------------------


@rule
def repair(state: State, v: int, by_mechanic: bool, chance: Chance, log: Log) -> None:
    """A REPAIR has 1 die (RW-181), and 1 more for each Mechanic where the table gives it (RWA-56); a Mechanic's free
    one has 1 more (RW-098, RW-099).
    """
    helpers = 1
    if by_mechanic:
        state.repairs[v] += 1
        known = show_used(state, v, Token.MECHANIC, state.repairs[v], log)
    else:
        helpers = int(state.aboard[v, Token.MECHANIC] if state.house[House.MECHANIC_BONUS] else 0)
        known = show_used(state, v, Token.MECHANIC, helpers, log)
    if known:
        report(state, log, Event.REPAIR, v, int(by_mechanic))
    else:
        report_shown(state, log, Event.REPAIR, v, int(by_mechanic))
    dice = with_more(plain_pool(1), int(helpers * TOKEN_MORE[Token.MECHANIC]), int(Modifier.MECHANICS))
    contest(state, Contest(int(Roll.REPAIR), v, NOBODY, int(by_mechanic), dice, plain_pool(0)), chance, log)


@rule
def repair_settled(state: State, log: Log) -> None:
    """Each 6 takes 1 damage away (RW-181, RWA-167)."""
    v, sixes = int(state.attacker), 0
    while sixes < state.attack_size and state.attack[sixes] == 6:
        sixes += 1
    clear_roll(state)
    if sixes > 0:
        mend(state, v, sixes, log)


@rule
def mend(state: State, v: int, hits: int, log: Log) -> None:
    """So many hits are repaired, as long as there are any."""
    state.hits[v] -= min(hits, int(state.hits[v]))
    report(state, log, Event.REPAIRED, v, hits_left(state, v))


@rule
def turn_round(state: State, v: int, log: Log) -> None:
    """An immobilized vehicle is turned round, and free again (RW-264)."""
    state.status[v] = Status.DRIVING
    report(state, log, Event.TURNED_ROUND, v)


# --- Supplies ---------------------------------------------------------------------------------------------------------


@rule
def supplies_under(state: Open, v: int) -> int:
    """The place of a SUPPLIES card on which a vehicle's move has ended in this turn, or NOBODY (RW-158, RWA-29,
    RWA-168); of several the lowest.
    """
    if not state.spent[v] & Once.MOVED:
        return NOBODY
    return card_under(state, v, RoadCard.SUPPLIES)


@rule
def legal_supply(state: State, out: Cells) -> int:
    """List the tokens that SUPPLIES can give: crew only where there is room (RW-158, RWA-28). How many these are."""
    count = 0
    for token in range(TOKENS):
        if token >= CREW_KINDS or room_left(state, state.acting) > 0:
            out[count] = TOKEN + token
            count += 1
    return count


@rule
def random_token(state: State, v: int, chance: Chance) -> int:
    """A token from the tin, of those for which the vehicle has room (RWA-28)."""
    first = 0 if room_left(state, v) > 0 else CREW_KINDS
    left = 0
    for token in range(first, TOKENS):
        left += left_in_tin(state, token)
    drawn, token = pick(chance, left), first
    while drawn >= left_in_tin(state, token):
        drawn -= left_in_tin(state, token)
        token += 1
    return token


@rule
def take_supplies(state: State, v: int, token: int, log: Log) -> None:
    """A token comes aboard, and the card is discarded (RW-158, RW-160). Others see whether it is crew or gear."""
    side = audience_of(state, v, False)
    report_to(state, log, side, Told(int(Event.SUPPLIED), v, token, 0, 0))
    if side != EVERYONE:
        report_to(state, log, EVERYONE & ~side, Told(int(Event.SUPPLIED_UNSEEN), v, int(token < CREW_KINDS), 0, 0))
    put_aboard(state, v, token, False)
    discard_card(state, supplies_under(state, v), log)


@rule
def repair_with_supplies(state: State, v: int, log: Log) -> None:
    """One hit is repaired, without a roll and for free, and the card is discarded (RW-159, RW-160, RWA-29)."""
    mend(state, v, 1, log)
    discard_card(state, supplies_under(state, v), log)
