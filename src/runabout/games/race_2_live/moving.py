"""Moving, rescuing, and turning tokens over."""

from __future__ import annotations

from runabout.core.chance import Chance, roll
from runabout.core.log import Log, uncertain
from runabout.core.piles import draw_kind
from runabout.core.rule import rule
from runabout.games.race_2_live.attacks import horde, special_attack
from runabout.games.race_2_live.board import LANE_OF, ways_from
from runabout.games.race_2_live.cards import MOVE_DIE
from runabout.games.race_2_live.hands import report
from runabout.games.race_2_live.map import LANES
from runabout.games.race_2_live.state import Condition, Event, Open, Phase, State, Token
from runabout.games.race_2_live.supplies import find_pack, find_weapon
from runabout.games.race_2_live.turns import end_turn


@rule
def set_out(state: State, backward: int, chance: Chance, log: Log) -> None:
    """Roll for a move in the direction chosen (RL-020, RL-021, RL-023)."""
    who = state.turn
    state.backward = backward
    uncertain(log)
    state.steps = roll(chance, MOVE_DIE)
    report(state, log, Event.ROLLED, who, state.steps, backward)
    if must_stay(state, who, backward, state.steps):
        report(state, log, Event.STAYED, who, state.at[who])
        end_turn(state, log)
        return
    walk(state, chance, log)


@rule
def must_stay(state: Open, who: int, backward: int, steps: int) -> bool:
    """Whether a roll back past the start moves nobody, as a table may have agreed (RLA-41, RLA-53)."""
    too_far = backward and steps > state.at[who] // LANES
    return bool(too_far and state.backward_short and not state.move_up_to)


@rule
def walk(state: State, chance: Chance, log: Log) -> None:
    """Go on in the same direction (RL-022) until the roll is used up (RLA-18), or a choice has to be made: where ways
    part (RLA-20), or anywhere if a move may stop short of the roll (RLA-53).
    """
    who = state.turn
    while state.steps > 0:
        ways = ways_from(state, state.at[who], state.backward)
        if ways == 0:  # back at the start (RLA-41)
            break
        if state.move_up_to or ways & (ways - 1):
            state.phase = Phase.FORK
            return
        if step(state, LANE_OF[ways], chance, log):
            return
    stop(state, log)


@rule
def stop(state: State, log: Log) -> None:
    """The move ends where nothing lies."""
    report(state, log, Event.STOPPED, state.turn, state.at[state.turn])
    end_turn(state, log)


@rule
def step(state: State, lane: int, chance: Chance, log: Log) -> bool:
    """One step of the move; whether it has ended there, at a token (RL-024, RLA-39) or in the safe house (RLA-19)."""
    who = state.turn
    column = state.at[who] // LANES + (-1 if state.backward else 1)
    space = column * LANES + lane
    state.at[who] = space
    state.steps -= 1
    state.furthest[who] = max(state.furthest[who], column)  # RLA-29
    token = (state.tokens[column] >> lane) & 1
    report(state, log, Event.STEPPED, who, space, token)
    if column == state.columns:
        state.condition[who] = Condition.SAFE
        report(state, log, Event.CAME_HOME, who)
        end_turn(state, log)
        return True
    rescue(state, who, space, log)
    if token:
        state.tokens[column] -= 1 << lane  # RLA-21, so no move begins on one (RLA-22)
        state.steps = 0
        turn_over(state, chance, log)
        return True
    return False


@rule
def rescue(state: State, who: int, space: int, log: Log) -> None:
    """A survivor suspended on a space that a teammate enters is free again (RL-035, RL-045, RLA-11, RLA-44)."""
    for other in range(state.survivors):
        if state.condition[other] == Condition.SUSPENDED and state.at[other] == space:
            state.condition[other] = Condition.FREE
            report(state, log, Event.RESCUED, who, other)


@rule
def turn_over(state: State, chance: Chance, log: Log) -> None:
    """Turn the token over (RL-025): any of those left, with equal chance (RLA-56)."""
    left = 0
    for kind in range(len(state.tokens_left)):
        left += state.tokens_left[kind]
    uncertain(log)
    kind = draw_kind(state.tokens_left, left, chance)
    if kind == Token.SPECIAL:
        special_attack(state, chance, log)
    elif kind == Token.HORDE:
        horde(state, chance, log)
    elif kind < Token.WEAPON:
        find_pack(state, kind - Token.PACK + 1, log)
    else:
        find_weapon(state, kind - Token.WEAPON + 1, log)
