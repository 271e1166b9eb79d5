"""Slots and what is in them: vehicles set up, put down and taken away, their crews, and whose they are."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import SLOTS
from runabout.games.road_wolf.box import HALF_LENGTH, HALF_WIDTH, HAS_VETERAN, IS_STREET, ROOM, SIZE
from runabout.games.road_wolf.events import Event, report_shown
from runabout.games.road_wolf.kinds import CREW_KINDS, Token
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, TOKENS, Open, State, Status

# --- Slots ------------------------------------------------------------------------------------------------------------


@rule
def take_slot(state: State, v: int, status: int) -> None:
    """Something new comes into an empty slot. It has a generation of its own, which tells it from what was
    there before.
    """
    state.slots = max(state.slots, v + 1)
    state.generations += 1
    state.generation[v] = state.generations
    state.status[v] = status


@rule
def enlist(state: State, seat: int, kind: int) -> int:
    """A new vehicle for a seat (NOBODY: for nobody), not yet on the board, with what comes with it: its driver (RW-078)
    and a street vehicle's Nitro (RW-049). Its slot; NOBODY if no slot is left.
    """
    for v in range(SLOTS):
        if state.status[v] == Status.EMPTY:
            take_slot(state, v, Status.COMING)
            state.kind[v] = kind
            state.owner[v] = seat
            state.born[v] = seat
            take_wheel(state, v, Token.VETERAN if HAS_VETERAN[kind] else Token.DRIVER, bool(HAS_VETERAN[kind]))
            if IS_STREET[kind]:
                put_aboard(state, v, Token.NITRO, True)
            return v
    return NOBODY


@rule
def stand(state: State, v: int, x: int, y: int) -> None:
    """Put what is in a slot on the board, pointing forward."""
    state.x[v], state.y[v] = x, y
    state.half_width[v], state.half_length[v] = HALF_WIDTH[state.kind[v]], HALF_LENGTH[state.kind[v]]


@rule
def clear_slot(state: State, v: int) -> None:
    """Take what is in a slot out of the game."""
    state.status[v] = Status.EMPTY
    state.generation[v] = 0
    state.kind[v] = 0
    state.owner[v] = 0
    state.born[v] = 0
    state.x[v], state.y[v] = 0, 0
    state.half_width[v], state.half_length[v] = 0, 0
    state.hits[v] = 0
    state.crew_size[v], state.gear_size[v] = 0, 0
    state.driven[v], state.wheel[v], state.shown_wheel[v] = 0, 0, 0
    for token in range(TOKENS):
        state.aboard[v, token], state.shown[v, token] = 0, 0
    state.actions[v], state.spent[v] = 0, 0
    state.shots[v], state.repairs[v], state.fired[v] = 0, 0, 0
    state.counted[v] = 0
    state.due[v], state.passed[v] = 0, 0
    while state.slots > 0 and state.status[state.slots - 1] == Status.EMPTY:
        state.slots -= 1


# --- Crew and gear ----------------------------------------------------------------------------------------------------


@rule
def put_aboard(state: State, v: int, token: int, shown: bool) -> None:
    """One token more aboard, not at the wheel."""
    state.aboard[v, token] += 1
    if shown:
        state.shown[v, token] += 1
    if token < CREW_KINDS:
        state.crew_size[v] += 1
    else:
        state.gear_size[v] += 1


@rule
def take_off(state: State, v: int, token: int) -> bool:
    """One token less aboard, not the one at the wheel: one that all know of if there is one (RWA-136). Whether it was.
    One that has been used in this turn is known, so that it goes first, and its use with it.
    """
    known = bool(state.shown[v, token] > 0)
    state.aboard[v, token] -= 1
    if known:
        state.shown[v, token] -= 1
    if uses(state, v, token) > 0:
        note_uses(state, v, token, -1)
    if token < CREW_KINDS:
        state.crew_size[v] -= 1
    else:
        state.gear_size[v] -= 1
    return known


@rule
def uses(state: Open, v: int, token: int) -> int:
    """Of the Gunners, Mechanics or Shotguns aboard, how many have been used in this turn (RW-095, RW-098, RW-111)."""
    if token == Token.GUNNER:
        return int(state.shots[v])
    if token == Token.MECHANIC:
        return int(state.repairs[v])
    return int(state.fired[v]) if token == Token.SHOTGUN else 0


@rule
def note_uses(state: State, v: int, token: int, more: int) -> None:
    """So many more of them have been used."""
    if token == Token.GUNNER:
        state.shots[v] += more
    elif token == Token.MECHANIC:
        state.repairs[v] += more
    elif token == Token.SHOTGUN:
        state.fired[v] += more


@rule
def show(state: State, v: int, token: int) -> None:
    """All see that one such token is aboard, not at the wheel (RW-075)."""
    state.shown[v, token] = max(state.shown[v, token], 1)


@rule
def show_wheel(state: State, v: int) -> None:
    """All see who drives."""
    state.shown_wheel[v] = state.wheel[v]


@rule
def show_all(state: State, v: int) -> None:
    """All see all that is aboard."""
    show_wheel(state, v)
    for token in range(TOKENS):
        state.shown[v, token] = state.aboard[v, token]


@rule
def reveal_all(state: State, v: int, log: Log) -> None:
    """The same, and all who did not know are told what."""
    show_wheel(state, v)
    for token in range(TOKENS):
        if state.shown[v, token] < state.aboard[v, token]:
            state.shown[v, token] = state.aboard[v, token]
            report_shown(state, log, Event.SHOWN, v, token, state.shown[v, token])


@rule
def take_wheel(state: State, v: int, token: int, shown: bool) -> None:
    """A token from outside takes the wheel, which is free."""
    state.wheel[v] = token
    state.shown_wheel[v] = token if shown else NOBODY
    state.driven[v] = 1
    state.crew_size[v] += 1


@rule
def leave_wheel(state: State, v: int) -> bool:
    """The driver is gone. Whether all knew who it was."""
    known = bool(state.shown_wheel[v] != NOBODY)
    state.wheel[v] = NOBODY
    state.shown_wheel[v] = NOBODY
    state.driven[v] = 0
    state.crew_size[v] -= 1
    return known


@rule
def passengers(state: Open, v: int) -> int:
    """Crew aboard but for the driver."""
    return int(state.crew_size[v] - state.driven[v])


@rule
def room_left(state: Open, v: int) -> int:
    """Crew that can still come aboard (RW-080)."""
    return int(ROOM[state.kind[v]] - state.crew_size[v])


@rule
def knows(state: Open, viewer: int, v: int) -> bool:
    """Whether a viewer sees all tokens aboard: those of its own side (RWA-135), of all where they lie open (RWA-59)."""
    if state.house[House.OPEN_TOKENS]:
        return True
    owner = state.owner[v]
    return bool(viewer >= 0 and owner >= 0 and state.side[owner] == state.side[viewer])


# --- What it can and cannot -------------------------------------------------------------------------------------------


@rule
def hits_left(state: Open, v: int) -> int:
    """Hits that it can still take (RW-043)."""
    return int(SIZE[state.kind[v]] - state.hits[v])


@rule
def drives(state: Open, v: int) -> bool:
    """Whether somebody drives it, and it is not immobilized."""
    return bool(state.status[v] == Status.DRIVING)


@rule
def rolls_on(state: Open, v: int) -> bool:
    """Whether it moves with the traffic: driven, or abandoned and not yet at a halt (RWA-49)."""
    return bool(state.status[v] == Status.DRIVING or state.status[v] == Status.ABANDONED)


@rule
def is_car(state: Open, v: int) -> bool:
    """Whether it is a vehicle on the board that is neither wreck nor car of a train."""
    return bool(state.status[v] >= Status.DRIVING and state.status[v] <= Status.IMMOBILIZED)


@rule
def is_adrift(state: Open, v: int) -> bool:
    """Whether it is an object that falls behind in the road's turn (RW-141)."""
    status = state.status[v]
    return bool(status == Status.IMMOBILIZED or status == Status.WRECK or status == Status.MARKER)


@rule
def are_friends(state: Open, one: int, other: int) -> bool:
    """Whether two seats are on one side; nobody is a friend of NOBODY."""
    return bool(one >= 0 and other >= 0 and state.side[one] == state.side[other])


@rule
def is_mutant(state: Open, v: int) -> bool:
    """Whether it is a mutant's marker (RW-422)."""
    return bool(state.status[v] == Status.MUTANT)
