"""What a seat may know (see), and the tables that it may therefore be sitting at (imagine).

That is RWA-59, RWA-135 and RWA-136.
"""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.record import Cells, copy_open
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.box import IN_TIN
from runabout.games.road_wolf.crews.verbs import recall
from runabout.games.road_wolf.fleet import knows
from runabout.games.road_wolf.kinds import CREW_KINDS, Token
from runabout.games.road_wolf.missions.hooks import HAS_TOKENS
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rounds.forces import side_row, worth_of
from runabout.games.road_wolf.state import NOBODY, TOKENS, Ask, Open, Sight, State

VETERANS_ONE_IN = 5
"""One unseen driver in this many is a Veteran; the others are the driver that came with the vehicle: a Veteran
costs a token (RWA-65), and there is one token for each point."""

RANKED = (
    1 << Token.NITRO
    | 1 << Token.GUNNER
    | 1 << Token.SHOTGUN
    | 1 << Token.SPIKES
    | 1 << Token.VETERAN
    | 1 << Token.AMBUSH
)
"""What a side that chooses no tokens may still be given, as bits: Cops that are replaced (RW-380 to RW-384)."""

EVERY_TOKEN = (1 << TOKENS) - 1


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    """Write what `seat` may know: all that lies open, and the tokens of its own side (RWA-135)."""
    copy_open(sight, state)
    sight.viewer = seat
    for v in range(state.slots):
        if knows(state, seat, v):
            sight.wheel[v] = state.wheel[v]
            copy_cells(state.aboard[v], sight.aboard[v], TOKENS)
        else:
            sight.wheel[v] = state.shown_wheel[v]
            copy_cells(state.shown[v], sight.aboard[v], TOKENS)


@rule
def copy_cells(source: Cells, target: Cells, size: int) -> None:
    """Copy the first `size` cells."""
    for i in range(size):
        target[i] = source[i]


# --- Imagining --------------------------------------------------------------------------------------------------------


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """A table that the sight allows. Tokens that are not seen are drawn among those that the mission allows their side,
    each kind as often as the tin has it; a driver who is not seen is mostly the one that came with the vehicle. What
    players like to take is not known: this is no more than a fair guess (RWA-200).
    """
    copy_open(state, sight)
    for v in range(sight.slots):
        state.wheel[v] = sight.wheel[v]
        copy_cells(sight.aboard[v], state.aboard[v], TOKENS)
        if not knows(sight, sight.viewer, v):
            man_wheel(state, v, chance)
            load(state, v, chance)
    recall(state)


@rule
def man_wheel(state: State, v: int, chance: Chance) -> None:
    """Somebody is at the wheel whom the viewer does not know. What is nobody's has a plain Driver (RW-312)."""
    if not state.driven[v] or state.wheel[v] != NOBODY:
        return
    state.wheel[v] = Token.DRIVER
    owner = state.owner[v]
    if owner < 0 or (state.tokens[owner] > 0 and state.tokens[owner] == worth_of(state, owner)):
        return  # none of its tokens is given out yet
    if pick(chance, VETERANS_ONE_IN) == 0:
        state.wheel[v] = Token.VETERAN


@rule
def load(state: State, v: int, chance: Chance) -> None:
    """Fill up the crew and gear of a vehicle with tokens that its side may have."""
    crew, gear = state.crew_size[v] - state.driven[v], state.gear_size[v]
    for token in range(TOKENS):
        if token < CREW_KINDS:
            crew -= state.aboard[v, token]
        else:
            gear -= state.aboard[v, token]
    if crew <= 0 and gear <= 0:
        return
    needed = needed_for(state, v)
    for token in range(TOKENS):  # what it is about to use, it has
        if (needed >> token) & 1 and state.aboard[v, token] <= used_up(state, v, token):
            if token < CREW_KINDS and crew > 0:
                state.aboard[v, token] += 1
                crew -= 1
            elif token >= CREW_KINDS and gear > 0:
                state.aboard[v, token] += 1
                gear -= 1
    allowed = EVERY_TOKEN
    if state.born[v] >= 0 and not HAS_TOKENS[state.house[House.MISSION], side_row(state, state.born[v])]:
        allowed = RANKED
    for _ in range(crew):
        state.aboard[v, draw(allowed, 0, CREW_KINDS, chance)] += 1
    for _ in range(gear):
        state.aboard[v, draw(allowed, CREW_KINDS, TOKENS, chance)] += 1


@rule
def draw(allowed: int, first: int, end: int, chance: Chance) -> int:
    """One of the tokens from `first` to before `end` that are allowed, as often as the tin holds it."""
    among, last = 0, first
    for token in range(first, end):
        if (allowed >> token) & 1:
            among += IN_TIN[token]
            last = token
    if among > 0:  # an owner's tin may hold no crew, or no gear
        at = pick(chance, among)
        for token in range(first, end):
            if (allowed >> token) & 1:
                at -= IN_TIN[token]
                if at < 0:
                    return token
    return last


@rule
def needed_for(state: Open, v: int) -> int:
    """The tokens that a vehicle must have for what it is doing, as bits: all see what that is before they see them."""
    if v != state.acting or state.asks != Ask.TARGET:
        return 0
    verb = state.verb
    if verb == Verb.SHOTGUN:
        return 1 << Token.SHOTGUN
    if verb == Verb.MOLOTOV:
        return 1 << Token.MOLOTOV
    if verb == Verb.GUNNER:
        return 1 << Token.GUNNER
    if verb == Verb.GUNNER_SHOTGUN:
        return 1 << Token.GUNNER | 1 << Token.SHOTGUN
    if verb == Verb.GUNNER_MOLOTOV:
        return 1 << Token.GUNNER | 1 << Token.MOLOTOV
    if verb == Verb.AMBUSH:
        return 1 << Token.AMBUSH
    if verb == Verb.SPIKES:
        return 1 << Token.SPIKES
    return 0


@rule
def used_up(state: Open, v: int, token: int) -> int:
    """How many of them have been used in this turn, and so are no help now."""
    if token == Token.GUNNER:
        return int(state.shots[v])
    return int(state.fired[v] if token == Token.SHOTGUN else 0)
