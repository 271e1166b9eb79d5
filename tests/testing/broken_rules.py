"""Rules with one fault each, for laws to catch."""

import itertools
import random

import numpy as np

from runabout.core.chance import pick
from runabout.core.log import EVERYONE, LOG_MAX, note, settle, uncertain
from runabout.core.piles import draw, put_sorted, take
from runabout.core.rule import rule
from runabout.core.standing import Standing
from tests.laws import little
from tests.laws.little import (
    BOAST,
    DRAW,
    SHOW,
    Because,
    Event,
    apply,
    imagine,
    lay_open,
    legal,
    next_turn,
    refuse,
    score,
    see,
    show,
)


@rule
def boast_twice(state, out):
    n = legal(state, out)
    if state.boasted:
        out[n] = BOAST
        n += 1
    return n


@rule
def refuse_all_at_the_end(state, action):
    return Because.EMPTY if state.deck_size[0] == 0 and refuse(state, action) == 0 else refuse(state, action)


@rule
def nothing_at_the_end(state, out):
    return legal(state, out) if state.deck_size[0] > 0 else 0


@rule
def refuse_by_no_rule(state, action):
    return 99 if refuse(state, action) == Because.NOT_IN_HAND else refuse(state, action)


@rule
def boast_for_ever(state, action, chance, log):
    apply(state, action, chance, log)
    state.boasted = 0


@rule
def refuse_and_count(state, action):
    state.spare[0] += 1
    return refuse(state, action)


@rule
def see_and_count(state, seat, sight):
    state.spare[0] += 1
    see(state, seat, sight)


@rule
def imagine_and_spoil(sight, chance, state):
    imagine(sight, chance, state)
    sight.deck_size[0] = 0


@rule
def negative_prior(state, action):
    return -1


@rule
def half_a_prior(state, action):
    return 0.5


@rule
def priors_one_off(state, acts, count, out):
    for i in range(count):
        out[i] = little.action_prior(state, acts[i]) + (i == 1)


@rule
def priors_that_sort(state, acts, count, out):
    for i in range(count):
        out[i] = little.action_prior(state, acts[i])
    acts[0] = acts[count - 1]


TALLY = itertools.count()


@rule
def keep_a_tally(state, action, chance, log):
    apply(state, action, chance, log)
    state.spare[0] = next(TALLY)


@rule
def ask_python(state, action, chance, log):
    apply(state, action, chance, log)
    state.spare[0] = random.getrandbits(16)


@rule
def ask_numpy(state, action, chance, log):
    apply(state, action, chance, log)
    state.spare[0] = np.random.randint(1000)  # noqa: NPY002 (the fault)


@rule
def chatter(state, action, chance, log):
    apply(state, action, chance, log)
    if not log.muted:
        log.size = LOG_MAX  # as if so many had been reported
    note(log, Event.BOASTED, EVERYONE, state.seat)


@rule
def whisper_to_nobody(state, action, chance, log):
    apply(state, action, chance, log)
    note(log, Event.BOASTED, 0, state.seat)


@rule
def leave_a_card_behind(state, action, chance, log):
    apply(state, action, chance, log)
    if state.deck_size[0] < little.CARDS:
        state.deck[state.deck_size[0]] = 1


@rule
def lose_a_card(state, action, chance, log):
    held = state.hand_size[0]
    apply(state, action, chance, log)
    if action < DRAW and held == 2 and state.hand_size[0] == 1:
        take(state.hand[0], state.hand_size, 0, 0)
        if state.seat == 0:
            next_turn(state)


@rule
def score_the_first(state, out):
    out[0] = state.points[0]


@rule
def expect_wonders(state, out):
    for seat in range(state.seats):
        out[seat] = 1001


@rule
def score_and_clear(state, out):
    score(state, out)
    state.points[0] = 0


@rule
def hide_the_boast(state, seat, sight):
    see(state, seat, sight)
    if seat != state.seat:
        sight.boasted = 0


@rule
def see_the_next_hand(state, seat, sight):
    see(state, seat, sight)
    if seat >= 0:
        sight.hand[little.CARDS - 1] = state.hand[(seat + 1) % state.seats, 0]


@rule
def tell_all_what_was_drawn(state, action, chance, log):
    apply(state, action, chance, log)
    for i in range(log.size):
        if log.kind[i] == Event.DREW_CARD:
            log.audience[i] = EVERYONE


@rule
def next_is_lucky(state):
    """Whether the next seat holds the best card."""
    after = (state.seat + 1) % state.seats
    held = state.hand_size[after]
    return held > 0 and state.hand[after, held - 1] == little.RANKS - 1


@rule
def boast_unless_beaten(state, out):
    n = legal(state, out)
    return n - 1 if out[n - 1] == BOAST and n > 1 and next_is_lucky(state) else n


@rule
def refuse_if_beaten(state, action):
    only = state.deck_size[0] == 0 and state.hand_size[state.seat] == 0
    if action == BOAST and not only and next_is_lucky(state) and refuse(state, action) == 0:
        return Because.NO_BOASTING
    return refuse(state, action)


@rule
def no_candidates(state, out):
    return 0


@rule
def closed_candidates(state, out):
    out[0] = 0 if refuse(state, 0) else little.ACTIONS
    return 1


@rule
def book_of_another(state, acts, count):
    acts[0] = SHOW + (acts[0] - SHOW + 1) % little.ACTIONS
    return 1


@rule
def book_of_one_more(state, acts, count):
    return count + 1


@rule
def book_that_counts(state, acts, count):
    state.points[0] += 1
    return 0


@rule
def book_by_peeking(state, acts, count):
    return 1 if next_is_lucky(state) else 0


@rule
def overflowing_book(state, acts, count):
    return 1 if overflowing_depth(state) > 810 else 0


@rule
def negative_weight(playouts):
    return -1 if playouts > 1000 else 0


@rule
def half_a_weight(playouts):
    return 0.5 if playouts == 1 else 0


@rule
def enormous_weight(playouts):
    return 1000 * playouts


@rule
def overflowing_weight(playouts):
    return (playouts + 6364136223846793005) * 6364136223846793005 % 1009


@rule
def enormous_prior(state, action):
    return 1 << 40


@rule
def quiescent_and_count(state):
    state.points[0] += 1
    return True


@rule
def negative_depth(state):
    return -1


@rule
def half_a_depth(state):
    return 4 if state.deck_size[0] > 0 else 4.5


@rule
def depth_and_count(state):
    state.points[0] += 1
    return 4


@rule
def prior_by_peeking(state, action):
    return 5 if next_is_lucky(state) else 1


@rule
def candidates_by_peeking(state, out):
    n = legal(state, out)
    return 1 if next_is_lucky(state) else n


@rule
def imagine_no_points(sight, chance, state):
    imagine(sight, chance, state)
    state.points[0] = 0


@rule
def imagine_a_card_twice(sight, chance, state):
    imagine(sight, chance, state)
    if state.deck_size[0] > 1:
        state.deck[0] = state.deck[1] if state.deck[0] != state.deck[1] else (state.deck[0] + 1) % little.RANKS


@rule
def imagine_the_last_first(sight, chance, state):
    lay_open(sight, state)
    for seat in range(sight.seats):
        while state.hand_size[seat] < sight.hand_size[seat]:
            card = take(state.deck, state.deck_size, 0, state.deck_size[0] - 1)
            put_sorted(state.hand[seat], state.hand_size, seat, card)


@rule
def imagine_a_little_askew(sight, chance, state):
    """Each card dealt is the better of two, one time in two."""
    lay_open(sight, state)
    for seat in range(sight.seats):
        while state.hand_size[seat] < sight.hand_size[seat]:
            card = draw(state.deck, state.deck_size, 0, chance)
            if chance.drawn % 2 and state.deck_size[0] > 0 and state.deck[0] > card:
                other = int(state.deck[0])
                state.deck[0] = card
                card = other
            put_sorted(state.hand[seat], state.hand_size, seat, card)


@rule
def show_and_take_back(state, action, chance, log):
    seat = state.seat
    if action < DRAW:
        show(state, seat, action - SHOW)
        note(log, Event.SHOWED, EVERYONE, seat, action - SHOW)
        next_turn(state)
    else:
        apply(state, action, chance, log)


@rule
def overflow(state, action, chance, log):
    apply(state, action, chance, log)
    state.spare[0] = (state.spare[0] * 6364136223846793005 + 1442695040888963407) % 1009


@rule
def overflowing_depth(state):
    return (state.spare[0] + 6364136223846793005) * 6364136223846793005 % 1009


@rule
def count_up_late(state, action, chance, log):
    """From 127 an i8 goes to -128, and nothing of the game depends on it."""
    apply(state, action, chance, log)
    state.boasts += 10


@rule
def write_what_does_not_fit(state, action, chance, log):
    apply(state, action, chance, log)
    state.boasts = 300


@rule
def draw_openly_certain(state, action, chance, log):
    """As if the card that is drawn were known before."""
    apply(state, action, chance, log)
    for i in range(log.size):
        log.certain[i] = 1


@rule
def boast_by_luck(state, action, chance, log):
    """After a boast it is the next seat's turn, or not; and that is taken for certain."""
    apply(state, action, chance, log)
    if action == BOAST and state.deck_size[0] > 0:
        before = uncertain(log)
        if pick(chance, 2):
            note(log, Event.BOASTED, EVERYONE, state.seat)
            next_turn(state)
        settle(log, before)


PEEKED = [0]


@rule
def apply_and_peek(state, action, chance, log):
    """What the others hold is kept beside the state, where the standing finds it."""
    apply(state, action, chance, log)
    PEEKED[0] = int(state.hand.sum())


BY_PEEKING = (Standing("strength", lambda scene, seat: PEEKED[0]),)


@rule
def foresee_nothing(state, action, chance, log):
    uncertain(log)
    apply(state, action, chance, log)


@rule
def nobody_wins(state, out):
    for seat in range(state.seats):
        out[seat] = 0


@rule
def raising(state, action, chance, log):
    raise RecursionError("too deep")


@rule
def play_again(state, action, chance, log):
    if state.boasted > 5:
        play_again(state, action, chance, log)
    apply(state, action, chance, log)


@rule
def lead_nowhere(state, action):
    return lead_back(state, action) + 1


@rule
def lead_back(state, action):
    return lead_nowhere(state, action) if action > 99 else 0
