"""Special attacks and hordes: all that can hurt a survivor, since none hurts another (RLA-34)."""

from __future__ import annotations

from runabout.core.chance import Chance, roll
from runabout.core.log import EVERYONE, Log, note, settle, uncertain
from runabout.core.piles import draw_kind
from runabout.core.rule import rule
from runabout.games.race_2_live.cards import HORDE_DIE, VALUE, number_of, ranks_in
from runabout.games.race_2_live.hands import (
    die,
    explain,
    good_cards,
    is_known_to_hold,
    leave_hand,
    report,
    reveal,
    vouch,
)
from runabout.games.race_2_live.state import RANKS, Attack, Condition, Event, Phase, Spend, State
from runabout.games.race_2_live.turns import ask, end_turn


@rule
def special_attack(state: State, chance: Chance, log: Log) -> None:
    """Turn over a card of the special infected deck (RL-030, RL-015) and see whether the finder holds one as high
    (RL-031). If so, nothing is lost but where the table spends cards (RLA-04); if not, a card is (RL-032).
    """
    who = state.turn
    left = number_of(state.infected)
    if left == 0:  # RLA-23
        for rank in range(RANKS):
            state.infected[rank] = state.infected_out[rank]
            state.infected_out[rank] = 0
        left = number_of(state.infected)
        note(log, Event.RESHUFFLED, EVERYONE, -1)
    rank = draw_kind(state.infected, left, chance)
    state.infected_out[rank] += 1
    state.attack = Attack.SPECIAL
    state.strength = VALUE[state.ace, rank]
    report(state, log, Event.SPECIAL, who, rank, state.strength)
    face(state, who, log)
    if state.phase == Phase.BEAT and state.spend_on_win != Spend.BOTH:
        reveal(state, log, Event.BEAT_SPECIAL, who)  # RLA-47
        end_turn(state, log)


@rule
def horde(state: State, chance: Chance, log: Log) -> None:
    """Roll for a horde (RL-040); all must answer it (RL-041)."""
    state.attack = Attack.HORDE
    state.strength = roll(chance, HORDE_DIE)
    report(state, log, Event.HORDE, state.turn, state.strength)
    next_answer(state, 0, log)


@rule
def next_answer(state: State, answered: int, log: Log) -> None:
    """The next survivor clockwise from the finder, so many having answered or been passed over, answers the horde
    (RLA-15): the suspended too, those in the safe house only where the table agreed so, the dead no more (RLA-14).
    """
    for i in range(answered, state.survivors):
        who = (state.turn + i) % state.survivors
        if state.condition[who] == Condition.DEAD:
            continue
        if state.condition[who] == Condition.SAFE and not state.horde_hits_safe:  # RLA-45
            continue
        face(state, who, log)
        return
    end_turn(state, log)


@rule
def face(state: State, who: int, log: Log) -> None:
    """A survivor has a card that is good enough, and must play it where one has to be played (RL-042, RLA-17), or has
    none and loses a card (RL-032, RL-043). Which of the two, all will know of that hand (RLA-50).
    """
    good = good_cards(state, who)
    before = uncertain(log, not is_known_to_hold(state, state.seat, who, good))
    ask(state, who)
    if ranks_in(state.hand[who]) & good:
        state.phase = Phase.BEAT
        vouch(state, who, good)
        reveal(state, log, Event.CAN_BEAT, who, state.attack, good)
    else:
        state.phase = Phase.YIELD
        state.barred[who] |= good
        state.vouched[who] &= ~good
        reveal(state, log, Event.CANNOT_BEAT, who, state.attack, good)
    settle(log, before)


@rule
def play_card(state: State, rank: int, log: Log) -> None:
    """Beat the attack with a card: spent (RLA-05), or shown and kept, as the table agreed; the last card spent is death
    like one lost (RLA-42).
    """
    who = state.survivor
    kept = int(state.spend_on_win == Spend.NONE)
    reveal(state, log, Event.PLAYED, who, rank, kept)
    if kept:
        if state.known[who, rank] == 0:
            state.known[who, rank] = 1
            explain(state, who, rank)
    else:
        leave_hand(state, who, rank)
        if state.hand_size[who] == 0:
            report(state, log, Event.DIED, who)
            die(state, who)
    after_answer(state, log)


@rule
def lose_card(state: State, rank: int, log: Log) -> None:
    """Lose a card of their own choice (RLA-16): for good where it was the last (RL-013, RLA-37). Who was free is
    suspended now (RL-033, RLA-08); those suspended already stay so (RLA-14), and those at home never are (RLA-45). A
    weapon is of no help (RLA-28).
    """
    who = state.survivor
    bleeding = int(state.phase == Phase.BLEED)
    reveal(state, log, Event.LOST, who, rank, bleeding)
    leave_hand(state, who, rank)
    if state.hand_size[who] == 0:
        report(state, log, Event.DIED, who)
        die(state, who)
    elif state.condition[who] == Condition.FREE:
        state.condition[who] = Condition.SUSPENDED
        report(state, log, Event.SUSPENDED, who, state.attack)
    if bleeding:  # RL-034, RL-044, RLA-10
        end_turn(state, log)
    else:
        after_answer(state, log)


@rule
def after_answer(state: State, log: Log) -> None:
    """A special attack is over with one answer; a horde goes on to the next."""
    if state.attack == Attack.SPECIAL:
        end_turn(state, log)
    else:
        next_answer(state, (state.survivor - state.turn) % state.survivors + 1, log)
