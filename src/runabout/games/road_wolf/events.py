"""What a step of Road Wolf reports. See core.log for audiences."""

from __future__ import annotations

import enum
from typing import NamedTuple

import numpy as np

from runabout.core.log import EVERYONE, REVEALS, Log, note
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import SLOTS
from runabout.games.road_wolf.kinds import VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, SEATS, Open, Status


class Event(enum.IntEnum):
    """Kinds of events; `facts` in brackets. `seat` is whose doing it is; where a slot is named first, its owner's."""

    # Before play
    READY_FORCE = 0  # seat took the ready-made force [number]
    BOUGHT = 1  # [slot, kind]
    ARMED = 2  # only the seat's side: [slot, token] was given out
    ARMED_UNSEEN = 3  # the others: [slot, 1: crew, 0: gear, crew aboard]
    FIRST = 4  # seat has the first turn, with [sum of its two dice]
    PLACED = 5  # [slot, x, y] comes onto the board
    LAID = 6  # nobody's [slot, x, y] stands on the board: a civilian, the Truck, the train

    # Turns
    ROUND = 7  # [number] begins
    TURN = 8  # seat's turn, [slot: of that vehicle alone; else -1]
    ROAD_TURN = 9

    # Moves: [slot, x, y], where it now is
    MOVED = 10
    BRAKED = 11
    NITRO = 12
    SKIDDED = 13
    DRIFTED = 14
    PUT_ASIDE = 15
    THROWN = 16  # by the front of the train (RW-458)
    DROVE = 17  # the Hijackers' Truck by itself (RW-343), a car of the train (RW-471, RW-460)
    LEFT_BOARD = 18  # [slot, an Edge]

    # Rolls. ROLL, ATTACK and DEFENCE follow what the roll is about; then perhaps REROLLED; then RESULT.
    RAM = 19  # [slot, slot that it rams, flags of ramming.Ram]
    STRUCK = 20  # [slot, a ramming.Cause, card's kind or -1, slot or -1]: it is rammed by what does not drive
    MELEE = 21  # [slot, slot that it attacks]
    SHOT = 22  # [slot or -1, slot that it is fired at, the Verb]
    CHECK = 23  # [slot, the road's dice]
    REPAIR = 24  # [slot, 1: a Mechanic's]
    ATTACK = 25
    DEFENCE = 26
    REROLLED = 27  # [slot whose Veteran it was, what the die showed, what it shows]
    TIED = 28  # and both roll again (RWA-05)
    RESULT = 29  # [a rolls.Result, overkill, 1: no die made a difference]
    CHECK_RESULT = 30  # [slot, a checks.Wipeout]
    DIRECTION = 31  # [slot, the hour on the clock]

    # What comes of it
    DAMAGED = 32  # [slot, hits taken, hits left]
    REPAIRED = 33  # [slot, hits left]
    DESTROYED = 34  # [slot]
    WRECKED = 35  # [slot, x, y]: it lies across the road
    TAKEN_AWAY = 36  # [slot]: a bike that leaves no wreck; a wreck, marker or enemy that goes
    IMMOBILIZED = 37  # [slot]
    TURNED_ROUND = 38  # [slot]
    ABANDONED = 39  # [slot]
    CREW_LOST = 40  # [slot, token]
    DISCARDED = 41  # [slot or -1, token]: gear that is used up
    AMBUSH_KEPT = 42  # [slot, number]: its owner keeps so many Ambushes
    EXPLODED = 43  # [slot]

    # Crew and gear
    TAKEN_OVER = 44  # [slot, slot taken over, token or -1 where it is not known]
    RETAKEN = 45  # [slot, token, or -1 where it is not known]: passengers have the wheel again
    MOVED_TOKEN = 46  # [from slot, to slot, token], of which all know
    MOVED_UNSEEN = 47  # [from slot, to slot, 1: crew, 0: gear], told to those who may not know
    PICKED_UP = 48  # [slot, slot where it lay, how many]
    NEW_DRIVER = 49  # [slot, token, or -1 where it is not known]: somebody else has the wheel
    SUPPLIED = 50  # only the seat's side: [slot, token] from SUPPLIES, or found
    SUPPLIED_UNSEEN = 51  # the others: [slot, 1: crew, 0: gear]

    # The road
    CARD_CAME = 52  # [kind, x, y] lies on the road
    CARD_UP = 53  # [kind, x, y] is turned up (RW-416)
    CARDS_DRIFTED = 54  # two sticks down the road
    CARD_GONE = 55  # [kind] is off the board, used up or discarded
    TOUCHED = 56  # [slot, kind]: it touches a card
    PASSED_ROUND = 57  # [slot, kind]: it went round a BRIDGE or a TUNNEL
    RESHUFFLED = 58  # the discards are the deck again

    # Missions
    POINTS = 59  # seat's side has [points] more, now [sum]
    STOPPED = 60  # [slot] counts as stopped, captured or wiped out
    ESCAPED = 61  # [slot]
    REPLACED = 62  # seat may bring in vehicles worth [points] (RW-378)
    ENEMY_DRAWN = 63  # for seat: [token] (RW-420)
    ENEMY_COMES = 64  # [slot, against slot, token]
    NO_ENEMY = 65  # nothing comes (RW-430)
    IGNORED = 66  # seat spends a skull (RW-432)
    SKULL = 67  # seat has destroyed an enemy worth [points]
    FLED = 68  # [slot]
    BOARDED = 69  # [slot, car, how many]
    SEARCHED = 70  # [car, token] was found
    LEFT_LYING = 71  # [car, token] was put back
    SLOWED = 72  # the train, by a vehicle [slot]
    AWARD = 73  # seat: [an award's number, points]

    GAME_OVER = 74  # [an Ending]

    VETERAN_SHOWN = 75  # [slot]: a Veteran drives it, and may reroll (RWA-136)
    SAID = 76  # seat has answered, and all see how: [the Ask, the action]

    # What is told by another event's sentence, and moves something
    SHOWN = 77  # [slot, token, how many]: so many are now known to be aboard, not at the wheel (RW-075)
    SPENT = 78  # [slot or -1 for one that was kept, token]: fired or thrown, and gone however the dice fall
    GATHERED = 79  # [slot, slot where it lay, token]: part of what PICKED_UP tells
    SLOT_EMPTY = 80  # [slot]: nothing is there any more
    GAINED = 81  # seat has [points] of the mission in all
    LOSSES = 82  # seat has lost [vehicles, worth so many points] (RW-381, RW-386)
    CARD_DOWN = 83  # a card comes face down: it lies at [x, y] (RW-414)
    ENEMY_STANDS = 84  # [slot, x, y]: an enemy that ENEMY_COMES tells of

    # [a Roll, and of the attack and then the defence: dice, how many of them by modifiers, these as bits; a rolls.Tie]
    ROLL = 85
    ROLLED_FIRST = 86  # seat rolls [two dice] for the first turn: before FIRST, again where several are level


# --- What an event is about -------------------------------------------------------------------------------------------
#
# To tell an event in words one must know what was in its slots at that time. So each slot is followed by what is in it,
# a `Thing`.


class Thing(enum.IntEnum):
    """What is in a slot, as it is told. A vehicle is its `VehicleKind` and 1 more, a wreck WRECK beyond that."""

    UNKNOWN = 0
    LIMO = 20  # the Armored Car that The President is about (RW-330)
    MUTANT = 21
    MARKER = 22
    WRECK = 32


THE_PRESIDENT = NAMES.index("the-president") if "the-president" in NAMES else NOBODY

_SECOND_SLOTS = {
    Event.RAM,
    Event.MELEE,
    Event.SHOT,
    Event.TAKEN_OVER,
    Event.MOVED_TOKEN,
    Event.MOVED_UNSEEN,
    Event.PICKED_UP,
    Event.ENEMY_COMES,
    Event.BOARDED,
    Event.GATHERED,
}

HAS_SECOND_SLOT = np.array([kind in _SECOND_SLOTS for kind in Event])
"""By `Event`: whether it tells of another slot after the first."""


@rule
def thing_in(state: Open, v: int) -> int:
    """What is in a slot, as a `Thing`; UNKNOWN where there is no such slot or nothing in it."""
    if v < 0 or v >= SLOTS:
        return Thing.UNKNOWN
    status, kind = state.status[v], state.kind[v]
    if status == Status.EMPTY:
        return Thing.UNKNOWN
    if status == Status.MUTANT:
        return Thing.MUTANT
    if status == Status.MARKER:
        return Thing.MARKER
    if status == Status.WRECK:
        return int(Thing.WRECK + kind + 1)
    if kind == VehicleKind.ARMORED_CAR and state.house[House.MISSION] == THE_PRESIDENT:
        born = state.born[v]
        if born >= 0 and state.side[born] == 0:
            return Thing.LIMO
    return int(kind + 1)


class Told(NamedTuple):
    """An event about a vehicle.

    Attributes:
        kind: an `Event`.
        v: the slot of the vehicle, or NOBODY.
        second, third, fourth: what else it tells.
    """

    kind: int
    v: int
    second: int
    third: int
    fourth: int


@rule
def report_to(state: Open, log: Log, audience: int, told: Told, seat: int = NOBODY) -> None:
    """Report what an audience may know of a vehicle; as its owner's doing, or that of a seat that is named."""
    if log.muted:
        return
    v, second, third = told.v, told.second, told.third
    if seat == NOBODY:
        seat = seat_of(state, v)
    if HAS_SECOND_SLOT[told.kind]:
        note(log, told.kind, audience, seat, v, thing_in(state, v), second, thing_in(state, second), third, told.fourth)
    else:
        note(log, told.kind, audience, seat, v, thing_in(state, v), second, third)


@rule
def seat_of(state: Open, v: int) -> int:
    """The seat that a slot belongs to; NOBODY for none."""
    if v >= 0 and state.owner[v] < SEATS:
        return int(state.owner[v])
    return NOBODY


@rule
def report(state: Open, log: Log, kind: int, v: int, second: int = 0, third: int = 0) -> None:
    """Report what all see of a vehicle."""
    report_to(state, log, EVERYONE, Told(kind, v, second, third, 0))


@rule
def report_shown(state: Open, log: Log, kind: int, v: int, second: int = 0, third: int = 0) -> None:
    """The same of something that was hidden until now: the step cannot be taken back."""
    report_to(state, log, EVERYONE | REVEALS, Told(kind, v, second, third, 0))


@rule
def side_of(state: Open, seat: int) -> int:
    """The audience of a seat's side, whose tokens its seats know (RWA-135)."""
    found = 0
    for other in range(state.seats):
        if state.side[other] == state.side[seat]:
            found |= 1 << other
    return found


@rule
def audience_of(state: Open, v: int, known: bool) -> int:
    """Who may know a token aboard: its side, or all where it is known or tokens lie open (RWA-59, RWA-135)."""
    if known or state.house[House.OPEN_TOKENS]:
        return EVERYONE
    return side_of(state, state.owner[v])


@rule
def report_struck(state: Open, log: Log, v: int, cause: int, card: int, by: int) -> None:
    """Report that a vehicle is rammed by what does not drive: a kind of card, or what is in a slot; NOBODY for none."""
    if log.muted:
        return
    seat, thing = seat_of(state, v), thing_in(state, v)
    note(log, Event.STRUCK, EVERYONE, seat, v, thing, cause, card, by, thing_in(state, by))


@rule
def showing(dice: Cells, count: int, face: int) -> int:
    """How many of so many dice show a face."""
    found = 0
    for i in range(count):
        if dice[i] == face:
            found += 1
    return found


@rule
def report_dice(log: Log, kind: int, dice: Cells, count: int) -> None:
    """Report dice: how many show 1, 2, ... 6."""
    if log.muted:
        return
    note(
        log,
        kind,
        EVERYONE,
        NOBODY,
        showing(dice, count, 1),
        showing(dice, count, 2),
        showing(dice, count, 3),
        showing(dice, count, 4),
        showing(dice, count, 5),
        showing(dice, count, 6),
    )
