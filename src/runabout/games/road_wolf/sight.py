"""What a seat may know (see), and the tables that it may therefore be sitting at (imagine).

That is RWA-59, RWA-135 and RWA-136.
"""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.box import IN_TIN
from runabout.games.road_wolf.crews.verbs import recall
from runabout.games.road_wolf.fleet import knows
from runabout.games.road_wolf.hooks import HAS_TOKENS
from runabout.games.road_wolf.kinds import CREW_KINDS, Token
from runabout.games.road_wolf.numbers import Verb
from runabout.games.road_wolf.options import OPTIONS, House
from runabout.games.road_wolf.rounds.forces import side_row, worth_of
from runabout.games.road_wolf.state import CARD_KINDS, JOB, NOBODY, NOTES, SEATS, TOKENS, Ask, Open, Sight, State

HOUSE = len(OPTIONS)

VETERANS_ONE_IN = 5
"""Of drivers that nobody has seen, so many are a Veteran, and the others the one that came with the vehicle: a Veteran
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
    copy_open(state, sight)
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


@rule
def copy_open(source: Open, target: Open) -> None:
    """Copy what everybody may know into a record of all zeros. What is not in use is 0 in any, and is left out."""
    target.seats = source.seats
    target.seat = source.seat
    target.over = source.over
    target.asks = source.asks
    target.round = source.round
    target.mover = source.mover
    target.place = source.place
    target.first = source.first
    target.ending = source.ending
    target.won = source.won
    target.roads = source.roads
    target.truce = source.truce
    target.closed = source.closed
    target.bridges_out = source.bridges_out
    copy_cells(source.house, target.house, HOUSE)
    copy_cells(source.notes, target.notes, NOTES)
    copy_cells(source.gone, target.gone, TOKENS)
    target.acting = source.acting
    target.verb = source.verb
    target.target = source.target
    target.chosen = source.chosen
    target.left = source.left
    target.skids = source.skids
    target.adrift = source.adrift
    target.met = source.met
    copy_seats(source, target)
    copy_slots(source, target)
    copy_road(source, target)
    copy_roll(source, target)
    target.jobs = source.jobs
    for i in range(source.jobs):
        copy_cells(source.job[i], target.job[i], JOB)


@rule
def copy_seats(source: Open, target: Open) -> None:
    """What each seat has."""
    for seat in range(SEATS):
        target.side[seat] = source.side[seat]
        target.points[seat] = source.points[seat]
        target.tokens[seat] = source.tokens[seat]
        target.kept[seat] = source.kept[seat]
        target.skulls[seat] = source.skulls[seat]
        target.prize[seat] = source.prize[seat]
        target.gained[seat] = source.gained[seat]
        target.lost[seat] = source.lost[seat]
        target.lost_points[seat] = source.lost_points[seat]


@rule
def copy_slots(source: Open, target: Open) -> None:
    """What is in the slots."""
    target.slots = source.slots
    for v in range(source.slots):
        target.status[v] = source.status[v]
        target.kind[v] = source.kind[v]
        target.owner[v] = source.owner[v]
        target.born[v] = source.born[v]
        target.x[v] = source.x[v]
        target.y[v] = source.y[v]
        target.half_width[v] = source.half_width[v]
        target.half_length[v] = source.half_length[v]
        target.hits[v] = source.hits[v]
        target.crew_size[v] = source.crew_size[v]
        target.gear_size[v] = source.gear_size[v]
        target.driven[v] = source.driven[v]
        target.shown_wheel[v] = source.shown_wheel[v]
        copy_cells(source.shown[v], target.shown[v], TOKENS)
        target.actions[v] = source.actions[v]
        target.spent[v] = source.spent[v]
        target.shots[v] = source.shots[v]
        target.repairs[v] = source.repairs[v]
        target.fired[v] = source.fired[v]
        target.counted[v] = source.counted[v]
        target.due[v] = source.due[v]
        target.passed[v] = source.passed[v]


@rule
def copy_road(source: Open, target: Open) -> None:
    """The road cards."""
    target.cards = source.cards
    for i in range(source.cards):
        target.card[i] = source.card[i]
        target.card_x[i] = source.card_x[i]
        target.card_y[i] = source.card_y[i]
    copy_cells(source.deck, target.deck, CARD_KINDS)
    copy_cells(source.discards, target.discards, CARD_KINDS)


@rule
def copy_roll(source: Open, target: Open) -> None:
    """The roll under way."""
    target.roll = source.roll
    target.attacker = source.attacker
    target.defender = source.defender
    target.how = source.how
    target.attack_size = source.attack_size
    target.defence_size = source.defence_size
    copy_cells(source.attack, target.attack, source.attack_size)
    copy_cells(source.defence, target.defence, source.defence_size)
    target.may_reroll = source.may_reroll
    target.rerolls = source.rerolls


# --- Imagining --------------------------------------------------------------------------------------------------------


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """A table that the sight allows. Tokens that are not seen are drawn as from the tin, which says what there is more
    and what less of, among those that the mission lets their side have; a driver who is not seen is mostly the one that
    came with the vehicle. What players like to take is not known: this is no more than a fair guess (RWA-200).
    """
    copy_open(sight, state)
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
