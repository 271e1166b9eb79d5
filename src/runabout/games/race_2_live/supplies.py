"""Health packs and weapons."""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, Log, note, settle, uncertain
from runabout.core.piles import draw_kind
from runabout.core.rule import rule
from runabout.games.race_2_live.cards import number_of
from runabout.games.race_2_live.hands import report
from runabout.games.race_2_live.state import Event, Phase, State
from runabout.games.race_2_live.turns import end_turn


@rule
def find_pack(state: State, number: int, log: Log) -> None:
    """A pack may be used at once (RLA-43), or kept (RL-054)."""
    report(state, log, Event.FOUND_PACK, state.turn, number)
    state.found = number
    state.phase = Phase.PACK


@rule
def use_pack(state: State, number: int, target: int, chance: Chance, log: Log) -> None:
    """The health pile is shuffled (RL-050), and as many cards as the pack says (RL-052) are drawn from it blindly into
    a hand (RL-051, RL-053), for all to see (RLA-48); fewer where there are no more (RLA-24).
    """
    user = state.turn
    left = number_of(state.discards)
    drawn = min(number, left)
    itself = int(target == user)
    note(
        log, Event.USED_PACK, EVERYONE, user % state.seats, user, target, number, itself, state.hand_size[target], drawn
    )
    if left == 0:
        report(state, log, Event.NOTHING_TO_DRAW, target)
    before = uncertain(log)
    for i in range(drawn):
        rank = draw_kind(state.discards, left - i, chance)
        state.hand[target, rank] += 1
        state.hand_size[target] += 1
        state.known[target, rank] += 1
        report(state, log, Event.DREW, target, rank)
    settle(log, before)


@rule
def find_weapon(state: State, number: int, log: Log) -> None:
    """A first weapon is taken (RL-061); of two, one is kept (RL-063, RL-064, RLA-27)."""
    report(state, log, Event.FOUND_WEAPON, state.turn, number)
    state.found = number
    if state.weapon[state.turn] == 0:
        arm(state, log)
    else:
        state.phase = Phase.WEAPON


@rule
def arm(state: State, log: Log) -> None:
    """Use the weapon found, and no other (RL-060)."""
    before = state.weapon[state.turn]
    state.weapon[state.turn] = state.found
    report(state, log, Event.ARMED, state.turn, state.found, before)
    end_turn(state, log)
