"""Chase: Runners must get past Cops, of whom there is no end (RW-370 to RW-387, RWA-84 to RWA-87, RWA-133, RWA-148).

Who jumps a BRIDGE OUT and who does not, stands with the moves and with the road (RW-375 to RW-377).
"""

from __future__ import annotations

import numpy as np

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, Log, note
from runabout.core.rule import rule
from runabout.games.road_wolf.box import SIZE
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.jobs import Job, JobKind, News, push
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.mission import (
    Aim,
    Deploys,
    Mission,
    Side,
    count_once,
    escapes,
    first_of,
    gain_in_play,
    is_of,
    moves,
    nobody_wins,
    unspent,
    usual_turn,
    winners,
)
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.ready_forces import COPS, RUNNERS
from runabout.games.road_wolf.state import State

RUNNER, COP = 0, 1  #: the sides

START_POINTS = 0  #: the place in `notes` of what the Cops began with (RWA-148)

OWED = 2
"""From that place on in `notes`: two for each seat of the Cops, with how many replacements it is owed by their size.
Sizes 1 to 3 stand in the first and 4 to 5 in the second, each in BITS bits.
"""

BITS = 5
MOST = (1 << BITS) - 1
IN_FIRST = 3
LARGEST = 5

LOST_MOST = 100  #: a count of losses goes no further: only the first three matter (RW-381 to RW-384)

REPLACE = 0  #: the mission's job, with a seat: the next vehicle that it is owed

_RANKS = {
    Token.NITRO: 1,  # RW-382
    Token.GUNNER: 1,
    Token.SHOTGUN: 2,  # RW-383
    Token.SPIKES: 2,
    Token.VETERAN: 3,  # RW-384
    Token.AMBUSH: 3,
}

RANK = np.array([_RANKS.get(token, 0) for token in Token], np.int64)
"""By `Token`: its rank; 0 where it never comes with a replacement."""


@rule
def lay(state: State, chance: Chance, log: Log) -> None:
    """Every BRIDGE is out (RW-375); what the Cops begin with is what their losses are weighed against (RW-386)."""
    state.bridges_out = 1
    state.notes[START_POINTS] = unspent(state, COP)


# --- Losses -----------------------------------------------------------------------------------------------------------


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """Count Runners who are away (RW-385), and cop vehicles destroyed or immobilized (RW-378, RW-386)."""
    if news == News.LEFT and escapes(state, v, detail) and is_of(state, state.owner[v], RUNNER):
        gain_in_play(state, RUNNER, 1, log)
        report(state, log, Event.ESCAPED, v)
    elif news == News.DESTROYED:
        count_lost(state, v, detail, log)
    elif news == News.IMMOBILIZED or (news == News.LEFT and not state.driven[v]):  # RWA-112, RWA-132
        count_lost(state, v, state.owner[v], log)


@rule
def count_lost(state: State, v: int, seat: int, log: Log) -> None:
    """A vehicle is lost to a seat that had it: once (RWA-84), and if it came in as a cop vehicle (RWA-184)."""
    if not is_of(state, seat, COP) or not is_of(state, state.born[v], COP):
        return
    if count_once(state, v, Event.STOPPED, log):
        size = SIZE[state.kind[v]]
        state.lost[seat] = min(state.lost[seat] + 1, LOST_MOST)
        state.lost_points[seat] += size
        note(log, Event.LOSSES, EVERYONE, seat, state.lost[seat], state.lost_points[seat])
        owe(state, seat, size, 1)


@rule
def judge(state: State) -> None:
    """Who has won, as it stands (RW-385 to RW-387)."""
    losses = 0
    for seat in range(state.seats):
        losses += state.lost_points[seat]
    if state.gained[first_of(state, RUNNER)] == 0:
        winners(state, COP)
    elif losses >= state.house[House.CHASE_LOSSES] * state.notes[START_POINTS]:
        winners(state, RUNNER)
    else:
        nobody_wins(state)


@rule
def ends(state: State) -> bool:
    """Over when no Runner moves on the board any more (RWA-133)."""
    if moves(state, RUNNER):
        return False
    judge(state)
    return True


# --- Replacements -----------------------------------------------------------------------------------------------------


@rule
def owed(state: State, seat: int, size: int) -> int:
    """How many replacements of a size a seat of the Cops is owed."""
    place = OWED + seat // 2 * 2
    if size > IN_FIRST:
        return int(state.notes[place + 1] >> (size - IN_FIRST - 1) * BITS & MOST)
    return int(state.notes[place] >> (size - 1) * BITS & MOST)


@rule
def owe(state: State, seat: int, size: int, more: int) -> None:
    """A seat is owed so many replacements of a size more, or fewer: never more than there are slots for vehicles."""
    if owed(state, seat, size) + more > MOST:
        return
    place = OWED + seat // 2 * 2
    if size > IN_FIRST:
        state.notes[place + 1] += more << (size - IN_FIRST - 1) * BITS
    else:
        state.notes[place] += more << (size - 1) * BITS


@rule
def turn_of(state: State) -> int:
    """As ever; before a Cop's turn its replacements come in (RW-378)."""
    seat = usual_turn(state)
    if is_of(state, seat, COP):
        push(state, JobKind.MISSION, REPLACE, seat)
    return int(seat)


@rule
def run_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """One vehicle of those that a seat is owed, the largest first (RWA-187): which of that size, what token it has with
    it (RW-380), and where it comes in (RW-379). It need not come (RWA-133).
    """
    seat = job.second
    for size in range(LARGEST, 0, -1):
        if owed(state, seat, size) > 0:
            owe(state, seat, size, -1)
            state.points[seat] = size
            state.tokens[seat] = 1
            note(log, Event.REPLACED, EVERYONE, seat, size)
            push(state, JobKind.MISSION, REPLACE, seat)
            push(state, JobKind.DEPLOY, seat)
            push(state, JobKind.CHOOSE_TOKENS, seat)
            push(state, JobKind.BUY, seat)
            return


@rule
def may_have(state: State, seat: int, token: int) -> bool:
    """Whether a replacement may have that token: of a rank no higher than its player's losses (RW-381, RWA-87)."""
    return bool(RANK[token] > 0 and RANK[token] <= state.lost[seat])


MISSION = Mission(
    sides=(
        Side("runners", Deploys.START, RUNNERS, aim=Aim.FIGHT_THROUGH),  # RW-372
        Side("cops", Deploys.ANY_EDGE, COPS, tokens=False),  # RW-371, RW-373
    ),
    begins=RUNNER,  # RW-374
    lay=lay,
    turn_of=turn_of,
    hear=hear,
    run_job=run_job,
    may_have=may_have,
    ends=ends,
    score_at_round_limit=judge,  # RWA-185
)
