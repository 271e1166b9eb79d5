"""Turns, the end of the race, and its score."""

from __future__ import annotations

from runabout.core.log import EVERYONE, Log, note
from runabout.core.rule import rule
from runabout.games.race_2_live.hands import die, holds_pack, report
from runabout.games.race_2_live.state import RANKS, SCORE_UNIT, Attack, Condition, Ending, Event, Open, Phase, State


@rule
def next_turn(state: State, log: Log) -> None:
    """The turn goes clockwise to the next survivor who has one (RLA-33, RLA-40), until night falls (RLA-49)."""
    while True:
        state.turn = (state.turn + 1) % state.survivors
        who = state.turn
        if state.condition[who] == Condition.DEAD:
            continue
        if state.condition[who] == Condition.SAFE and not holds_pack(state, who):
            continue
        break
    if state.turns == state.turn_limit:
        night_falls(state, log)
        return
    state.turns += 1
    state.phase = Phase.BLEED if state.condition[who] == Condition.SUSPENDED else Phase.TURN  # RL-033, RLA-09, RLA-10
    ask(state, who)


@rule
def ask(state: State, who: int) -> None:
    """The next decision is this survivor's."""
    state.survivor = who
    state.seat = who % state.seats  # RLA-55


@rule
def end_turn(state: State, log: Log) -> None:
    """Nothing is under way any more; the game may be over (RL-071), or nobody left to rescue the others (RLA-12)."""
    state.backward = 0
    state.steps = 0
    state.attack = Attack.NONE
    state.strength = 0
    state.found = 0
    free, suspended = 0, 0
    for who in range(state.survivors):
        free += state.condition[who] == Condition.FREE
        suspended += state.condition[who] == Condition.SUSPENDED
    if free + suspended == 0:
        finish(state, Ending.HOME_OR_DEAD, log)
        return
    if free == 0 and state.all_pinned:
        free_strongest(state, log)
    next_turn(state, log)


@rule
def free_strongest(state: State, log: Log) -> None:
    """Of the suspended, the one with most cards gets free; of several the first clockwise, beginning with the one whose
    turn it was (RLA-45).
    """
    strongest = -1
    for i in range(state.survivors):
        who = (state.turn + i) % state.survivors
        if state.condition[who] == Condition.SUSPENDED:
            if strongest < 0 or state.hand_size[who] > state.hand_size[strongest]:
                strongest = who
    state.condition[strongest] = Condition.FREE
    report(state, log, Event.FREED, strongest)


@rule
def night_falls(state: State, log: Log) -> None:
    """Survivors who are not home are lost, with their hands unseen (RLA-49); how far each came still counts."""
    note(log, Event.NIGHT, EVERYONE, -1, state.turns)
    for who in range(state.survivors):
        if state.condition[who] != Condition.FREE and state.condition[who] != Condition.SUSPENDED:
            continue
        report(state, log, Event.LOST_TO_NIGHT, who, state.hand_size[who])
        for rank in range(RANKS):
            state.aside[rank] += state.hand[who, rank]
            state.hand[who, rank] = 0
            state.known[who, rank] = 0
        state.hand_size[who] = 0
        die(state, who)
    finish(state, Ending.NIGHT, log)


@rule
def finish(state: State, ending: int, log: Log) -> None:
    """The game is over."""
    state.over = 1
    state.ending = ending
    state.phase = Phase.TURN
    note(log, Event.GAME_OVER, EVERYONE, -1, home(state), health(state), progress(state), ending)


@rule
def progress(state: Open) -> int:
    """The smallest of the columns reached, over everybody, the dead as well (RL-072, RLA-29); RL-073 is an example."""
    least = int(state.columns)
    for who in range(state.survivors):
        least = min(least, state.furthest[who])
    return least


@rule
def health(state: Open) -> int:
    """Cards in hand, of all together (RL-075); the dead have none (RLA-32)."""
    cards = 0
    for who in range(state.survivors):
        cards += state.hand_size[who]
    return cards


@rule
def home(state: Open) -> int:
    """Survivors in the safe house (RL-076)."""
    there = 0
    for who in range(state.survivors):
        there += state.condition[who] == Condition.SAFE
    return there


@rule
def points(state: Open) -> int:
    """The score in tenths: progress as a share of the columns (RL-074, RLA-30), times health, times survivors (RL-077),
    rounded to the nearest, halves up (RLA-31, RLA-54).
    """
    return score_of(state, progress(state), home(state))


@rule
def points_if_home(state: Open) -> int:
    """The score in tenths if all who live came home with the cards that they hold now; the dead stay where they are."""
    least, living = int(state.columns), 0
    for who in range(state.survivors):
        if state.condition[who] == Condition.DEAD:
            least = min(least, state.furthest[who])
        else:
            living += 1
    return score_of(state, least, living)


@rule
def score_of(state: Open, column: int, there: int) -> int:
    """The score in tenths with that progress, so many at home, and the cards as they are held."""
    product = column * health(state) * there * SCORE_UNIT
    return int((2 * product + state.columns) // (2 * state.columns))
