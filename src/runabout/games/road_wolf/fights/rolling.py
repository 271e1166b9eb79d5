"""A roll on the table: its dice, the Veterans who may reroll one of them, and its result (RW-210 to RW-218).

A roll is under way from `contest` until `clear_roll`. A seat that may reroll is asked, the attacker first (RWA-07);
then the dice are final, and a job ROLLED hands the roll to the rule that it is about.

`how` says what else there is to know of a roll: of a RAM the flags of `Ram`; of something STRUCK its `Cause`, and for a
card its place among the cards as well (see `struck_how`); of a SHOT its `Verb`; of a REPAIR whether it is a Mechanic's.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, Log, note, uncertain
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import DIE, REROLL, STAND, Verb
from runabout.games.road_wolf.box import IS_HEAVY
from runabout.games.road_wolf.events import Event, report, report_dice, report_shown
from runabout.games.road_wolf.fleet import show_wheel
from runabout.games.road_wolf.jobs import JobKind, ask, push
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rolls import (
    DICE_MAX,
    Pool,
    Result,
    compare_dice,
    has_die,
    overkill,
    reroll_die,
    roll_dice,
    settle,
)
from runabout.games.road_wolf.state import NOBODY, Ask, Open, Roll, State

ATTACKER, DEFENDER = 1, 2  #: bits of `may_reroll`
ROAD_DICE = 2  #: in a wipeout check, if no other number is given (RW-194)
ROLLS_MAX = 10  #: times that a tied roll is repeated (RWA-142)


class Ram(enum.IntEnum):
    """Flags of a vehicle's ram."""

    NITRO = 1  # RW-221
    BRAKED = 2  # the defender has braked into the attacker (RW-174)
    SKID = 4  # RWA-12
    DRIVE = 8  # by the Hijackers' Truck that drives by itself (RW-343)


class Cause(enum.IntEnum):
    """What it is that rams a vehicle and does not drive."""

    OBJECT = 0  # a wreck, or in the road's turn an immobilized vehicle (RWA-20, RWA-21)
    CARD = 1  # DEBRIS or WRECK (RW-153, RW-154)
    SPIKES = 2  # RW-119
    BLAST = 3  # RW-399
    TRAIN_FRONT = 4  # RW-457
    TRAIN_SIDE = 5  # RW-459


CAUSES = 8  #: numbers kept free for a `Cause`


@rule
def struck_how(cause: int, card: int) -> int:
    """A `Cause`, and the place of the card that it is (0 where it is none), as one number."""
    return cause + CAUSES * card


class Contest(NamedTuple):
    """Who rolls against whom, and with how many dice.

    Attributes:
        roll: what it is about, a `Roll`.
        attacker, defender: their slots; NOBODY for what has none. In a wipeout check the road attacks.
        how: what else there is to know of the roll (see above).
        attack, defence: the dice of both; a REPAIR and the DIRECTION of a skid have no defence.
    """

    roll: int
    attacker: int
    defender: int
    how: int
    attack: Pool
    defence: Pool


@rule
def contest(state: State, between: Contest, chance: Chance, log: Log) -> None:
    """Both sides roll their dice (RW-210), and Veterans may reroll (RW-091). What the roll is about has been
    reported.
    """
    state.roll = between.roll
    state.attacker, state.defender, state.how = between.attacker, between.defender, between.how
    state.attack_size = min(between.attack.dice, DICE_MAX)
    state.defence_size = min(between.defence.dice, DICE_MAX)
    report_roll(state, between, log)
    throw(state, chance, log)


@rule
def tie_of(state: Open) -> int:
    """What a tie does in the roll under way, a `rolls.Tie` (RWA-05); NOBODY where there is none to roll against."""
    return NOBODY if state.defence_size == 0 else int(state.house[House.TIE])


@rule
def report_roll(state: Open, between: Contest, log: Log) -> None:
    """Report with how many dice each side rolls, by which modifiers, and what a tie does."""
    attack, defence = between.attack, between.defence
    note(
        log,
        Event.ROLL,
        EVERYONE,
        NOBODY,
        between.roll,
        state.attack_size,
        attack.more,
        attack.by,
        state.defence_size,
        defence.more,
        defence.by,
        tie_of(state),
    )


@rule
def roll_again(state: State, chance: Chance, log: Log) -> None:
    """A tie that the table repeats: all the dice are rolled again, on both sides (RWA-05)."""
    state.rerolls += 1
    report(state, log, Event.TIED, state.attacker)
    throw(state, chance, log)


@rule
def throw(state: State, chance: Chance, log: Log) -> None:
    """Throw the dice, and note which sides may reroll one."""
    uncertain(log)
    roll_dice(state.attack, state.attack_size, chance)
    report_dice(log, Event.ATTACK, state.attack, state.attack_size)
    roll_dice(state.defence, state.defence_size, chance)
    if state.defence_size > 0:
        report_dice(log, Event.DEFENCE, state.defence, state.defence_size)
    state.may_reroll = 0
    if attacker_may_reroll(state):
        state.may_reroll |= ATTACKER
    if defender_may_reroll(state):
        state.may_reroll |= DEFENDER
    offer_reroll(state, log)


# --- Veterans ---------------------------------------------------------------------------------------------------------


@rule
def has_veteran(state: State, v: int) -> bool:
    """Whether a Veteran drives it (RW-093)."""
    return bool(v >= 0 and state.driven[v] and state.wheel[v] == Token.VETERAN)


@rule
def attacker_may_reroll(state: State) -> bool:
    """Whether a Veteran may reroll a die of the attack: also in a HEAVY vehicle (RW-058, RWA-68), but not a Gunner's
    shot (RW-097), nor an Ambush's (RWA-125), nor a Mechanic's repair (RW-100). Of what rams and does not drive only
    Spikes are a vehicle's own (RWA-150). The direction of a skid is for a table to agree on (RWA-69).
    """
    kind, how = state.roll, state.how
    if state.attack_size == 0 or not has_veteran(state, state.attacker):
        return False
    if kind == Roll.STRUCK:
        return bool(how == Cause.SPIKES)
    if kind == Roll.SHOT:
        return bool(how == Verb.SHOTGUN or how == Verb.MOLOTOV)
    if kind == Roll.REPAIR:
        return bool(how == 0)
    if kind == Roll.DIRECTION:
        return bool(state.house[House.VET_REROLLS_DIRECTION] and not IS_HEAVY[state.kind[state.attacker]])
    return True


@rule
def defender_may_reroll(state: State) -> bool:
    """Whether a Veteran may reroll a die of the defence, wipeout checks included (RW-193): not where it is HEAVY
    (RW-057).
    """
    if state.defence_size == 0 or not has_veteran(state, state.defender):
        return False
    return bool(not IS_HEAVY[state.kind[state.defender]])


@rule
def seat_that_chooses(state: Open, v: int, other: int) -> int:
    """The seat that rolls and chooses for a vehicle: its owner; for nobody's the side that does not attack it (RWA-80):
    not that of `other`, a slot or NOBODY, nor, if that is nobody's either, of whose turn it is.
    """
    if state.owner[v] >= 0:
        return int(state.owner[v])
    rival = state.mover
    if other >= 0 and state.owner[other] >= 0:
        rival = state.owner[other]
    if rival < 0:
        return int(state.first)
    for seat in range(state.seats):
        if state.side[seat] != state.side[rival]:
            return seat
    return int(rival)


@rule
def offer_reroll(state: State, log: Log) -> None:
    """Ask the seat that may still reroll, the attacker first (RWA-07), and show the Veteran (RWA-136)."""
    if state.may_reroll == 0:
        push(state, JobKind.ROLLED)
        return
    v, other = state.defender, state.attacker
    if state.may_reroll & ATTACKER:
        v, other = state.attacker, state.defender
    if state.shown_wheel[v] == NOBODY:
        show_wheel(state, v)
        report_shown(state, log, Event.VETERAN_SHOWN, v)
    ask(state, Ask.REROLL, seat_that_chooses(state, v, other))


@rule
def legal_rerolls(state: Open, out: Cells) -> int:
    """List what may be rerolled: a die of each value that was rolled, or none (RW-091). How many these are."""
    count = 0
    for value in range(1, DIE + 1):
        if is_rerollable(state, value):
            out[count] = REROLL + value - 1
            count += 1
    out[count] = STAND
    return count + 1


@rule
def is_rerollable(state: Open, value: int) -> bool:
    """Whether the side that is asked has a die with that value."""
    if state.may_reroll & ATTACKER:
        return has_die(state.attack, state.attack_size, value)
    return has_die(state.defence, state.defence_size, value)


@rule
def answer_reroll(state: State, action: int, chance: Chance, log: Log) -> None:
    """One die is rolled again, and the new result counts (RW-092); or the dice stay as they are."""
    attacks = bool(state.may_reroll & ATTACKER)
    if action != STAND:
        uncertain(log)
        value = action - REROLL + 1
        if attacks:
            new = reroll_die(state.attack, state.attack_size, value, chance)
            report(state, log, Event.REROLLED, state.attacker, value, new)
        else:
            new = reroll_die(state.defence, state.defence_size, value, chance)
            report(state, log, Event.REROLLED, state.defender, value, new)
    state.may_reroll &= ~(ATTACKER if attacks else DEFENDER)
    offer_reroll(state, log)


# --- The result -------------------------------------------------------------------------------------------------------


@rule
def outcome(state: Open) -> int:
    """Who has won, a `rolls.Result`; ROLL_AGAIN at most ten times, then a tie is one (RWA-05, RWA-142)."""
    tie = state.house[House.TIE]
    result = settle(state.attack, state.attack_size, state.defence, state.defence_size, tie)
    if result == Result.ROLL_AGAIN and state.rerolls >= ROLLS_MAX:
        return Result.TIED
    return result


@rule
def is_level(state: Open) -> bool:
    """Whether no die makes a difference, so that `tie` decides (RW-215, RWA-05)."""
    return compare_dice(state.attack, state.attack_size, state.defence, state.defence_size) == Result.TIED


@rule
def winners_overkill(state: Open, result: int) -> int:
    """The overkill of the winner (RW-217); 0 in a tie."""
    if result == Result.ATTACKER_WINS:
        return overkill(state.attack, state.attack_size, state.defence, state.defence_size)
    if result == Result.DEFENDER_WINS:
        return overkill(state.defence, state.defence_size, state.attack, state.attack_size)
    return 0


@rule
def clear_roll(state: State) -> None:
    """Take the dice off the table."""
    state.roll = Roll.NONE
    state.attacker, state.defender, state.how = NOBODY, NOBODY, 0
    for cell in range(state.attack_size):
        state.attack[cell] = 0
    for cell in range(state.defence_size):
        state.defence[cell] = 0
    state.attack_size, state.defence_size = 0, 0
    state.may_reroll, state.rerolls = 0, 0
