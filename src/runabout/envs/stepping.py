"""One step of many tables inside compiled code, written once over the contract.

There is one function, so that a game's rules are compiled once for all that an environment does: `Doing` says what.
Each table has chance of its own, whose stream is told by the table and the number of its game, so that a game is the
same however many tables there are and however many threads share them.
"""

from __future__ import annotations

import enum
from typing import Any, NamedTuple

from runabout.core.chance import Chance, begin_stream
from runabout.core.contract import apply, legal, observe, score, see, setup
from runabout.core.log import Log
from runabout.core.record import Cells, assign
from runabout.core.result import reward
from runabout.core.rule import rule


class Doing(enum.IntEnum):
    """The operations of `run_tables`, which are one compiled function."""

    CHECK = 0  # report the first action that is not legal; change nothing
    BEGIN = 1  # begin the next game of each chosen table
    STEP = 2  # play the action of each chosen table
    LOOK = 3  # write observation, mask and seat again, without a step
    TELL = 4  # write the observations of `viewers`, and nothing else


class Autoreset(enum.IntEnum):
    """When the next game of a table begins, by Gymnasium's names (`gymnasium.vector.AutoresetMode`)."""

    DISABLED = 0  # when it is reset
    NEXT_STEP = 1  # in the step after the one that ended the last, whose action is not looked at
    SAME_STEP = 2  # in the step that ended the last


class Tables(NamedTuple):
    """All tables of a batch, a row for each; `States`, `Sights` and so on are arrays of records."""

    states: Any  #: (tables,) State
    chances: Any  #: (tables,) Chance
    games: Cells  #: (tables,) int64: games begun
    finished: Cells  #: (tables,) int8: 1: the game is over, and no other has begun
    lengths: Cells  #: (tables,) int32: decisions of the game so far
    open_now: Cells  #: (tables, actions) int16: the legal actions, ascending
    counts: Cells  #: (tables,) int32: how many those are
    actions: Cells  #: (tables,) int32: what is to be played
    chosen: Cells  #: (tables,) int8: 1: this table is meant
    viewers: Cells  #: (tables,) int8: whose view is told; -1: that of the seat to act
    observation: Cells  #: (tables, cells) uint8
    final: Cells  #: (tables, cells) uint8: SAME_STEP: the last observation of the game that ended
    mask: Cells  #: (tables, actions) int8
    reward: Cells  #: (tables, seats) float32
    seat: Cells  #: (tables,) int8: who decides
    done: Cells  #: (tables,) int8: 1: the last step ended a game


class Agreed(NamedTuple):
    """What all tables share."""

    start: Any  #: a State of zeros but for `seats`
    blank: Any  #: a Sight of zeros
    options: Any  #: an Options record


class Scratch(NamedTuple):
    """What one thread writes on."""

    sights: Any  #: (tables,) or (1,) Sight
    scores: Cells  #: (SEATS_MAX,) int32
    log: Log  #: muted


@rule
def run_tables(
    doing: int, mode: int, first: int, end: int, tables: Tables, agreed: Agreed, scratch: Scratch, penalty: int
) -> int:
    """Do something with the chosen tables among those from number `first` to before `end`.

    Args:
        doing: a `Doing`.
        mode: an `Autoreset`.
        first: a table.
        end: a table, or their number.
        tables: all of them.
        agreed: what they share.
        scratch: this thread's; sights are kept by table where it has as many.
        penalty: 1: an illegal action ends its game.

    Returns:
        CHECK: the first table whose action cannot be played, or -1; otherwise -1.
    """
    for n in range(first, end):
        if not tables.chosen[n]:
            continue
        if doing == Doing.CHECK:
            if not penalty and not can_step(n, mode, tables):
                return n
            if penalty and tables.finished[n] and mode != Autoreset.NEXT_STEP:
                return n
            continue
        begins = doing == Doing.BEGIN or (doing == Doing.STEP and tables.finished[n])
        plays = doing == Doing.STEP and not begins
        if doing != Doing.TELL:
            tables.done[n] = 0
            for seat in range(agreed.start.seats):
                tables.reward[n, seat] = 0.0
        more = True
        while more:
            if begins:
                begin_game(n, tables, agreed, scratch)
            elif plays:
                play(n, tables, scratch)
            tell(n, doing, tables, agreed, scratch)
            more = plays and tables.finished[n] == 1 and mode == Autoreset.SAME_STEP
            if more:
                for i in range(tables.final.shape[1]):
                    tables.final[n, i] = tables.observation[n, i]
                begins = True
                plays = False
    return -1


@rule
def can_step(n: int, mode: int, tables: Tables) -> bool:
    """Whether a table's action can be played: its game goes on, and it is legal; or no action is needed."""
    if tables.finished[n]:
        return mode == Autoreset.NEXT_STEP
    return is_open(n, int(tables.actions[n]), tables)


@rule
def is_open(n: int, action: int, tables: Tables) -> bool:
    """Whether an action is legal at a table."""
    low, high = 0, int(tables.counts[n])
    while low < high:
        middle = (low + high) // 2
        if tables.open_now[n, middle] < action:
            low = middle + 1
        else:
            high = middle
    return bool(low < tables.counts[n] and tables.open_now[n, low] == action)


@rule
def begin_game(n: int, tables: Tables, agreed: Agreed, scratch: Scratch) -> None:
    """Lay out the next game of a table."""
    chance: Chance = tables.chances[n]
    begin_stream(chance, int(tables.games[n]), n)
    tables.games[n] += 1
    state = tables.states[n]
    assign(state, agreed.start)
    setup(state, agreed.options, chance, scratch.log)
    tables.finished[n] = state.over
    tables.lengths[n] = 0


@rule
def play(n: int, tables: Tables, scratch: Scratch) -> None:
    """Play the action of a table; where it is not legal, the game ends as PettingZoo's `TerminateIllegalWrapper` has
    it: with -1 for the seat that played it and 0 for the others.
    """
    action = int(tables.actions[n])
    if is_open(n, action, tables):
        play_legal(n, action, tables, scratch)
        return
    tables.lengths[n] += 1
    tables.reward[n, tables.states[n].seat] = -1.0
    tables.finished[n] = 1
    tables.done[n] = 1


@rule
def play_legal(n: int, action: int, tables: Tables, scratch: Scratch) -> None:
    """Play an action that is known to be legal at a table, and pay the seats where the game is over."""
    state = tables.states[n]
    tables.lengths[n] += 1
    apply(state, action, tables.chances[n], scratch.log)
    if state.over:
        score(state, scratch.scores)
        for seat in range(state.seats):
            tables.reward[n, seat] = reward(scratch.scores, state.seats, seat)
        tables.finished[n] = 1
        tables.done[n] = 1


@rule
def sight_of(n: int, scratch: Scratch) -> Any:
    """The Sight to write what is seen at a table: its own where they are kept by table, else the thread's."""
    return scratch.sights[n if len(scratch.sights) > 1 else 0]


@rule
def tell(n: int, doing: int, tables: Tables, agreed: Agreed, scratch: Scratch) -> None:
    """Write what the viewer of a table sees, and, but for TELL, what is legal there and who decides."""
    state, sight = tables.states[n], sight_of(n, scratch)
    viewer = int(tables.viewers[n])
    assign(sight, agreed.blank)
    see(state, viewer if viewer >= 0 else state.seat, sight)
    observe(sight, tables.observation[n])
    if doing == Doing.TELL:
        return
    tables.mask[n, :] = 0
    tables.seat[n] = state.seat
    tables.counts[n] = 0
    if not tables.finished[n]:
        tables.counts[n] = legal(state, tables.open_now[n])
        for i in range(tables.counts[n]):
            tables.mask[n, tables.open_now[n, i]] = 1
