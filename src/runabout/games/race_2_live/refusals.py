"""Why an action is not allowed: written from the prohibitions, apart from `legal`, which lists what is open."""

from __future__ import annotations

import enum

from runabout.core.game import RULING
from runabout.core.rule import rule
from runabout.games.race_2_live.cards import VALUE
from runabout.games.race_2_live.map import LANES, PACKS
from runabout.games.race_2_live.state import (
    ACTIONS,
    KEEP_PACK,
    LANE,
    LOSE,
    PLAY,
    STOP,
    SURVIVORS,
    TAKE_WEAPON,
    USE,
    WAIT,
    Attack,
    Condition,
    Phase,
    State,
)


class Because(enum.IntEnum):
    """The rules that forbid actions, as `refuse` returns them."""

    LEGAL = 0
    CARDS_HELD = 12  # only a card of the hand can be played or lost
    DIRECTION_FIRST = 21  # a turn begins with a direction
    ONE_DIRECTION = 22  # it does not change within a move
    TOKEN_FIRST = 25  # what the token says happens before anything else
    AS_HIGH = 31  # the card does not reach the special attack's number
    LOST_FIGHTS_ONLY = 32  # cards are lost where an attack was
    CANNOT_MOVE = 33  # suspended
    BEATS_NUMBER = 42  # cards are played that beat the horde's number, and no others
    NUMBER_ON_TOKEN = 52  # the pack found bears another number
    PACKS_KEPT = 54  # only a pack that was kept, or has just been found
    SUSPENDED_CANNOT = 55  # the suspended cannot use packs
    GAME_ENDED = 71
    MUST_PLAY = RULING + 17  # a survivor with a card that wins plays one
    WHOLE_ROLL = RULING + 18  # a move goes as far as the roll
    WAYS_ONLY = RULING + 20  # lanes are chosen where ways part, among those that lead on
    OUT_OF_REACH = RULING + 25  # packs do not help the dead; nor, by option, those on another space
    BEFORE_THE_ROLL = RULING + 26  # kept packs are used in the own turn, before the roll
    ONE_OF_TWO_WEAPONS = RULING + 27  # there is no second weapon to choose
    HOME_IS_FINAL = RULING + 13  # nobody leaves the safe house
    NOT_IN_RACE = RULING + 36  # there are fewer survivors
    WAIT_AT_HOME = RULING + 40  # only those in the safe house have turns without a move
    ON_THE_WAY = RULING + 53  # a move is cut short while it is being made


@rule
def refuse(state: State, action: int) -> int:
    """The rule that forbids an action now; 0 where it is legal."""
    if state.over:
        return Because.GAME_ENDED
    if action < 0 or action >= ACTIONS:
        return Because.DIRECTION_FIRST
    if action < LANE:
        return refuse_direction(state)
    if action < STOP:
        return refuse_lane(state, action - LANE)
    if action == STOP:
        if not state.move_up_to:
            return Because.WHOLE_ROLL
        return Because.LEGAL if state.phase == Phase.FORK else Because.ON_THE_WAY
    if action < LOSE:
        return refuse_play(state, action - PLAY)
    if action < USE:
        return refuse_lose(state, action - LOSE)
    if action < KEEP_PACK:
        return refuse_use(state, (action - USE) // SURVIVORS + 1, (action - USE) % SURVIVORS)
    if action == KEEP_PACK:
        return Because.LEGAL if state.phase == Phase.PACK else Because.PACKS_KEPT
    if action == WAIT:
        return Because.LEGAL if is_home_in_turn(state) else Because.WAIT_AT_HOME
    if action >= TAKE_WEAPON and state.phase != Phase.WEAPON:
        return Because.ONE_OF_TWO_WEAPONS
    return Because.LEGAL


@rule
def is_home_in_turn(state: State) -> bool:
    """Whether the decision is that of a survivor in the safe house, in a turn of its own."""
    return bool(state.phase == Phase.TURN and state.condition[state.survivor] == Condition.SAFE)


@rule
def refuse_direction(state: State) -> int:
    """A direction is chosen once a turn, by one who can move."""
    if state.phase == Phase.FORK:
        return Because.ONE_DIRECTION
    if state.phase == Phase.BLEED:
        return Because.CANNOT_MOVE
    if state.phase != Phase.TURN:
        return Because.TOKEN_FIRST
    return Because.HOME_IS_FINAL if is_home_in_turn(state) else Because.LEGAL


@rule
def refuse_lane(state: State, lane: int) -> int:
    """A lane is chosen on the way, and there must be a way to it."""
    if state.phase != Phase.FORK:
        return Because.WAYS_ONLY
    here = state.at[state.survivor]
    there = (here // LANES + (-1 if state.backward else 1)) * LANES + lane
    if there < 0:
        return Because.WAYS_ONLY
    if state.backward:
        joined = (state.ways[there] >> here % LANES) & 1
    else:
        joined = (state.ways[here] >> lane) & 1
    return Because.LEGAL if joined else Because.WAYS_ONLY


@rule
def refuse_play(state: State, rank: int) -> int:
    """A card is played against an attack, from the hand, and must be good enough."""
    who = state.survivor
    special = state.attack == Attack.SPECIAL
    if state.phase != Phase.BEAT and state.phase != Phase.YIELD:
        return Because.BEATS_NUMBER
    if state.hand[who, rank] == 0:
        return Because.CARDS_HELD
    reached = VALUE[state.ace, rank] + state.weapon[who]
    if special:
        return Because.LEGAL if reached >= state.strength else Because.AS_HIGH
    if reached > state.strength or (reached == state.strength and not state.horde_tie):
        return Because.LEGAL
    return Because.BEATS_NUMBER


@rule
def refuse_lose(state: State, rank: int) -> int:
    """A card is lost after a fight that was lost, or while suspended."""
    if state.phase == Phase.BEAT:
        return Because.MUST_PLAY
    if state.phase != Phase.YIELD and state.phase != Phase.BLEED:
        return Because.LOST_FIGHTS_ONLY
    return Because.LEGAL if state.hand[state.survivor, rank] > 0 else Because.CARDS_HELD


@rule
def refuse_use(state: State, number: int, target: int) -> int:
    """A pack is used by one who is free or at home (RL-055), before the roll or when it is found, on the living."""
    who = state.survivor
    if target >= state.survivors:
        return Because.NOT_IN_RACE
    if state.phase == Phase.BLEED:
        return Because.SUSPENDED_CANNOT
    if state.phase == Phase.PACK:
        if number != state.found:
            return Because.NUMBER_ON_TOKEN
    elif state.phase != Phase.TURN:
        return Because.BEFORE_THE_ROLL
    elif number > PACKS or state.packs[who, number - 1] == 0:
        return Because.PACKS_KEPT
    if state.condition[target] == Condition.DEAD:
        return Because.OUT_OF_REACH
    if state.pack_range and state.at[target] != state.at[who]:
        return Because.OUT_OF_REACH
    return Because.LEGAL
