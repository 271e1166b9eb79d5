"""The prior of actions: what a survivor with some experience would look at first. See RULES.md, notes on strategy."""

from __future__ import annotations

import math

from runabout.core.rule import rule
from runabout.games.race_2_live.board import EVERY_LANE, ways_from
from runabout.games.race_2_live.cards import ENOUGH, VALUE, number_of, ranks_in
from runabout.games.race_2_live.hands import good_cards
from runabout.games.race_2_live.map import LANES
from runabout.games.race_2_live.state import (
    BACKWARD,
    EVERY_RANK,
    FORWARD,
    KEEP_PACK,
    KEEP_WEAPON,
    LANE,
    LOSE,
    PLAY,
    STOP,
    SURVIVORS,
    TAKE_WEAPON,
    USE,
    WAIT,
    Condition,
    State,
    Token,
)

RIGHT = 20  #: of the right direction; the other one has none
FETCH = 4  #: of going on where somebody should turn back
AHEAD = 12  #: columns that somebody looks ahead for tokens
HALVING = 2  #: hindrance by which the prior of a lane is halved
BEST_LANE, WORST_LANE = 8192, 2  #: of one without tokens as far as that, and the least of any
BACK_ONTO_TOKEN = BEST_LANE >> AHEAD // HALVING  #: of a lane backward with a token on its next space
ONTO_HELP = 5 * BEST_LANE // 4  #: of one with a token on its next space, once most of them are a help
STAY = 1  #: of stopping before the roll is used up: less than of any lane
NO_WAY = 0xFF  #: the hindrance of a space from which no way leads on: more than there can be of any other
BYTE = 8  #: bits of a hindrance, where those of all lanes are one number
TOWARD = 2 * BEST_LANE  #: of a lane that leads to somebody suspended
ENOUGH_WALKED = 2 * BEST_LANE  #: of stopping on a move backward that has nobody to go to any more
URGENT, LATER = 40, 3  #: of using a pack on the weakest
KEEP = 8  #: of keeping a pack
WEAK = 3  #: cards; with no more than these a survivor needs help
NEAR_HOME = 6  #: columns; from here on packs should not wait
STRIDE = 3  #: columns that a turn brings, carefully counted
REACH = 12  #: columns that somebody looks ahead for a way
WEIGHT_BY_ROOT = 75  #: of the root of the playouts: how much the priors count


@rule
def prior_weight(playouts: int) -> int:
    """How much the priors count beside the results of so many playouts. Divided by the tables, that falls as the error
    of a mean does, and in this game that error stays large (decision 0116).
    """
    return int(WEIGHT_BY_ROOT * math.sqrt(playouts))


@rule
def action_prior(state: State, action: int) -> int:
    """How sensible a legal action looks: forward, but back for those who need it; toward them where ways part; packs
    for the weakest; the better weapon; and of cards always the lowest that will do.
    """
    if action <= BACKWARD:
        return direction_prior(state, action - FORWARD)
    if action < STOP:
        return lane_prior(state, action - LANE)
    if action == STOP:
        return ENOUGH_WALKED if state.backward and not anyone_behind(state) else STAY
    if action < LOSE:
        return is_lowest(state, ranks_in(state.hand[state.survivor]) & good_cards(state, state.survivor), action - PLAY)
    if action < USE:
        return is_lowest(state, ranks_in(state.hand[state.survivor]), action - LOSE)
    if action < KEEP_PACK:
        return pack_prior(state, (action - USE) // SURVIVORS + 1, (action - USE) % SURVIVORS)
    if action == KEEP_PACK:
        return KEEP
    if action == TAKE_WEAPON:
        return int(state.found > state.weapon[state.survivor])
    if action == KEEP_WEAPON:
        return int(state.found <= state.weapon[state.survivor])
    return LATER if action == WAIT else 0


@rule
def is_lowest(state: State, ranks: int, rank: int) -> int:
    """1 where no card of these ranks counts less; 0 otherwise, since keeping the higher card is never worse."""
    lower = EVERY_RANK & ~ENOUGH[state.ace, VALUE[state.ace, rank]]
    return int(ranks & lower == 0)


@rule
def direction_prior(state: State, backward: int) -> int:
    """Forward, unless somebody suspended depends on this survivor's turning back."""
    back = is_needed_behind(state)
    if backward:
        return RIGHT if back else 0
    return FETCH if back else RIGHT


@rule
def is_needed_behind(state: State) -> bool:
    """Whether a suspended teammate who can hold out stands behind, or beside, where nobody else comes along."""
    who = state.survivor
    column = state.at[who] // LANES
    for other in range(state.survivors):
        if state.condition[other] != Condition.SUSPENDED:
            continue
        place = state.at[other] // LANES
        if place > column or place == 0 == column:
            continue
        if state.hand_size[other] > (column - place) // STRIDE and is_rearguard(state, who):
            return True
    return False


@rule
def is_rearguard(state: State, who: int) -> bool:
    """Whether nobody who is free is further back: a survivor further back passes here anyway, or is nearer."""
    column = state.at[who] // LANES
    for other in range(state.survivors):
        if other != who and state.condition[other] == Condition.FREE:
            theirs = state.at[other] // LANES
            if theirs < column or (theirs == column and other < who):
                return False
    return True


@rule
def anyone_behind(state: State) -> bool:
    """Whether somebody suspended stands further back than the one who is moving."""
    for other in range(state.survivors):
        if state.condition[other] == Condition.SUSPENDED:
            if state.at[other] // LANES < state.at[state.survivor] // LANES:
                return True
    return False


@rule
def lane_prior(state: State, lane: int) -> int:
    """Toward somebody suspended; else past the tokens, forward those further on too; onto them once most are a help."""
    column = state.at[state.survivor] // LANES + (-1 if state.backward else 1)
    space = column * LANES + lane
    for other in range(state.survivors):
        if state.condition[other] == Condition.SUSPENDED:
            place = int(state.at[other])
            if leads_to(state, place, space) if state.backward else leads_to(state, space, place):
                return TOWARD
    has_token = bool((state.tokens[column] >> lane) & 1)
    if are_tokens_a_help(state):
        return ONTO_HELP if has_token else BEST_LANE
    if state.backward:
        return BACK_ONTO_TOKEN if has_token else BEST_LANE
    return max(WORST_LANE, BEST_LANE >> hindrance(state, space) // HALVING)


@rule
def are_tokens_a_help(state: State) -> bool:
    """Whether more packs and weapons than attacks lie face down."""
    attacks = state.tokens_left[Token.SPECIAL] + state.tokens_left[Token.HORDE]
    helps = 0
    for kind in range(Token.PACK, len(state.tokens_left)):
        helps += state.tokens_left[kind]
    return bool(helps > attacks)


@rule
def hindrance(state: State, space: int) -> int:
    """How much the tokens on a space and further on are in the way, on the best way forward: one on the space itself
    counts AHEAD, and one less with every column further off. At most NO_WAY.
    """
    first = space // LANES
    column = min(int(state.columns), first + AHEAD) - 1
    onward = 0  # by lane of the column after this one, a byte each
    while column >= first:
        here = 0
        for lane in range(LANES):
            least = NO_WAY
            ways = state.ways[column * LANES + lane]
            for next_lane in range(LANES):
                if (ways >> next_lane) & 1:
                    least = min(least, (onward >> BYTE * next_lane) & NO_WAY)
            if (state.tokens[column] >> lane) & 1:
                least = min(NO_WAY, least + AHEAD - (column - first))
            here |= least << BYTE * lane
        onward = here
        column -= 1
    return (onward >> BYTE * (space % LANES)) & NO_WAY


@rule
def leads_to(state: State, start: int, goal: int) -> bool:
    """Whether the ways forward from one space lead to another, not too far off."""
    column, end = start // LANES, goal // LANES
    if end < column or end > column + REACH:
        return False
    lanes = 1 << start % LANES
    while column < end:
        onward = 0
        for lane in range(LANES):
            if (lanes >> lane) & 1:
                onward |= ways_from(state, column * LANES + lane, 0)
        lanes = onward & EVERY_LANE
        column += 1
    return bool((lanes >> goal % LANES) & 1)


@rule
def pack_prior(state: State, number: int, target: int) -> int:
    """For the weakest, once enough cards lie discarded, and it is urgent or the last chance."""
    who = state.survivor
    if target != weakest(state):
        return 0
    pile = number_of(state.discards)
    last_chance = state.at[who] // LANES + NEAR_HOME >= state.columns
    if pile < number and not (pile > 0 and last_chance):
        return 0
    if state.hand_size[target] <= WEAK or last_chance:
        return URGENT
    return LATER


@rule
def weakest(state: State) -> int:
    """Of those alive the survivor with the fewest cards, those outside the safe house first."""
    found, fewest = 0, 1 << RANK_BITS
    for who in range(state.survivors):
        if state.condition[who] == Condition.DEAD:
            continue
        cards = int(state.hand_size[who])
        if state.condition[who] == Condition.SAFE:
            cards += 1 << RANK_BITS - 1
        if cards < fewest:
            found, fewest = who, cards
    return found


RANK_BITS = 9  #: two to this power is more than twice as many cards as there are
