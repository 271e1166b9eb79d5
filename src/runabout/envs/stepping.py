"""One step of many tables inside compiled code, written once over the contract.

There is one function, so that a game's rules are compiled once for all that an environment does: `Doing` says what.
Each table has chance of its own, whose stream is told by the table and the number of its game, so that a game is the
same however many tables there are and however many threads share them.
"""

from __future__ import annotations

import enum
from typing import Any, NamedTuple

from runabout.core.chance import begin_stream
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
        penalty: 1: an illegal action ends its game; 0: a step is only made where CHECK has found none.

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
        if doing == Doing.TELL:
            show_viewer(n, tables, agreed, scratch)
            continue
        tables.done[n] = 0
        for seat in range(agreed.start.seats):
            tables.reward[n, seat] = 0.0
        more = True
        while more:
            if begins:
                lay_out(n, tables, agreed, scratch)
            elif plays:
                action = int(tables.actions[n])
                if not penalty or is_open(n, action, tables):
                    play_legal(n, action, tables, scratch)
                else:
                    end_illegally(n, tables)
            tell(n, tables, agreed, scratch)
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
def lay_out(n: int, tables: Tables, agreed: Agreed, scratch: Scratch) -> None:
    """Lay out the next game of a table."""
    state, chance = tables.states[n], tables.chances[n]
    begin_stream(chance, int(tables.games[n]), n)
    assign(state, agreed.start)
    setup(state, agreed.options, chance, scratch.log)
    tables.games[n] += 1
    tables.finished[n] = state.over
    tables.lengths[n] = 0


@rule
def end_game(n: int, tables: Tables, scratch: Scratch) -> None:
    """Pay the seats of a table whose game is over."""
    seats = int(tables.states[n].seats)
    score(tables.states[n], scratch.scores)
    for seat in range(seats):
        tables.reward[n, seat] = reward(scratch.scores, seats, seat)
    tables.finished[n] = 1
    tables.done[n] = 1


@rule
def end_illegally(n: int, tables: Tables) -> None:
    """End the game of a table where an illegal action was played, as PettingZoo's `TerminateIllegalWrapper` has it:
    with -1 for the seat that played it and 0 for the others.
    """
    tables.lengths[n] += 1
    tables.reward[n, tables.states[n].seat] = -1.0
    tables.finished[n] = 1
    tables.done[n] = 1


@rule
def sight_of(n: int, scratch: Scratch) -> Any:
    """The Sight to write what is seen at a table: its own where they are kept by table, else the thread's."""
    return scratch.sights[n if len(scratch.sights) > 1 else 0]


@rule
def show(state: Any, viewer: int, sight: Any, agreed: Agreed, observation: Cells) -> None:
    """Write what a viewer sees, as a Sight and as cells."""
    assign(sight, agreed.blank)
    see(state, viewer, sight)
    observe(sight, observation)


@rule
def list_legal(state: Any, is_over: int, open_now: Cells, mask: Cells) -> int:
    """Write the legal actions, as numbers and as a mask, and return how many there are: none where a game is over."""
    mask[:] = 0
    count = 0 if is_over else legal(state, open_now)
    for i in range(count):
        mask[open_now[i]] = 1
    return count


@rule
def play_legal(n: int, action: int, tables: Tables, scratch: Scratch) -> None:
    """Play an action that is known to be legal at a table, and pay the seats where the game is over."""
    tables.actions[n] = action
    tables.lengths[n] += 1
    apply(tables.states[n], action, tables.chances[n], scratch.log)
    if tables.states[n].over:
        end_game(n, tables, scratch)


@rule
def show_viewer(n: int, tables: Tables, agreed: Agreed, scratch: Scratch) -> None:
    """Write what the viewer of a table sees."""
    state, viewer = tables.states[n], int(tables.viewers[n])
    show(state, viewer if viewer >= 0 else int(state.seat), sight_of(n, scratch), agreed, tables.observation[n])


@rule
def tell(n: int, tables: Tables, agreed: Agreed, scratch: Scratch) -> None:
    """Write what the viewer of a table sees, what is legal there and who decides."""
    show_viewer(n, tables, agreed, scratch)
    state = tables.states[n]
    tables.seat[n] = state.seat
    tables.counts[n] = list_legal(state, int(tables.finished[n]), tables.open_now[n], tables.mask[n])
