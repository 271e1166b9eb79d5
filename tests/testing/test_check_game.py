"""A sound little game passes every law, and each law catches the game broken in just one way."""

import itertools
import json
import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from runabout.core.errors import BadGame, BadOption
from runabout.core.game import INTERPRET
from runabout.core.log import EVERYONE, LOG_MAX, note
from runabout.core.piles import draw, put_sorted, take
from runabout.core.rule import rule
from runabout.core.words import Action
from runabout.games import find_game
from runabout.match import Match
from runabout.testing import LAWS, BrokenLaw, Case, check_game
from runabout.testing.laws import settings
from tests.laws import little
from tests.laws.little import (
    BEST,
    BOAST,
    DRAW,
    SHOW,
    Because,
    Event,
    LittleWords,
    apply,
    imagine,
    lay_open,
    legal,
    next_turn,
    pooled,
    refuse,
    score,
    see,
    show,
)
from tests.variants import changed

THREE = replace(little.game, seats=(3, 3))


@pytest.fixture
def checked(monkeypatch):
    """`check_game` for a game as if it were installed, in the interpreter, which spares compiling each."""
    monkeypatch.setenv(INTERPRET, "1")

    def check(game, **more):
        check_game(game, seed="little", games=2, hidden=little.HIDDEN, **more)

    return check


def test_a_sound_game_passes_every_law(checked):
    seen = Counter()
    checked(THREE, on_law=lambda law, case: seen.update([law.name]))
    settings = 6  # as agreed, either end of `dealt`, no boasting, all low, all high
    assert seen == {law.name: settings if law.always else 1 for law in LAWS}


def test_a_sound_game_passes_every_law_compiled(checked, monkeypatch):
    monkeypatch.delenv(INTERPRET, raising=False)
    checked(replace(little.game))


def test_a_sound_game_with_shortened_playouts_passes_every_law(checked, monkeypatch):
    monkeypatch.delenv(INTERPRET, raising=False)
    checked(changed(THREE, evaluate=little.even, playout_depth=4))


def test_every_law_says_what_must_be_true():
    assert all(law.says for law in LAWS)


# --- The game broken in one way each ----------------------------------------------------------------------------------


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
def enormous_prior(state, action):
    return 1 << 40


@rule
def quiescent_and_count(state):
    state.points[0] += 1
    return True


@rule
def prior_by_peeking(state, action):
    return 5 if next_is_lucky(state) else 1


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
def count_up_late(state, action, chance, log):
    """From 127 an i8 goes to -128, and nothing of the game depends on it."""
    apply(state, action, chance, log)
    state.boasts += 10


@rule
def write_what_does_not_fit(state, action, chance, log):
    apply(state, action, chance, log)
    state.boasts = 300


class HardOfHearing(LittleWords):
    def parse(self, text):
        return 0 if text.casefold().startswith("show") else super().parse(text)


class Speechless(LittleWords):
    def tell(self, event, names, viewer=None):
        return None


class NumPyWords(LittleWords):
    def sight(self, sight):
        return {"hand": sight.hand}


class Braces(LittleWords):
    def __init__(self):
        super().__init__()
        said = [replace(action, text=action.text.replace("show ", "show {") + "}") for action in self.actions]
        self.actions: tuple[Action, ...] = tuple(said)


class ArraysAlone(LittleWords):
    def sight(self, sight):
        return {"hand": sight.hand.tolist()}


FAULTS = [
    ("agreement", "yet legal lists it", {"legal": boast_twice}),
    ("agreement", "HC-099: no such rule", {"refuse": refuse_by_no_rule}),
    ("something to do", "nothing is legal", {"legal": nothing_at_the_end, "refuse": refuse_all_at_the_end}),
    ("end", "not over after 48 decisions", {"apply": boast_for_ever}),
    ("end", "not over after 5 decisions", {"bound": 5}),
    ("refused", "yet something changed", {"refuse": refuse_and_count}),
    ("asking", "see changed the state: spare", {"see": see_and_count}),
    ("asking", "imagine changed what it was given", {"imagine": imagine_and_spoil}),
    ("asking", "action_prior of .* is -1", {"action_prior": negative_prior}),
    ("asking", "candidate_actions lists", {"candidate_actions": no_candidates}),
    ("asking", "candidate_actions lists", {"candidate_actions": closed_candidates}),
    ("asking", "is_quiescent changed the state: points", {"is_quiescent": quiescent_and_count}),
    ("copy", "two copies went apart", {"apply": keep_a_tally}),
    ("randomness", "from a global generator", {"apply": ask_python}),
    ("randomness", "from a global generator", {"apply": ask_numpy}),
    ("report", "events did not fit", {"apply": chatter}),
    ("report", "nobody, or no audience", {"apply": whisper_to_nobody}),
    ("cards", "instead of 2", {"apply": lose_a_card}),
    ("unused cells", "State.deck has cells that are not zero", {"apply": leave_a_card_behind}),
    ("score", "does not write every seat's result", {"score": score_the_first}),
    ("score", "score changed the state: points", {"score": score_and_clear}),
    ("score", "a team's score", {"team": 10}),
    ("evaluation", "does not write every seat's result", {"evaluate": score_the_first, "playout_depth": 4}),
    ("evaluation", "add up to 1000", {"evaluate": little.pooled, "playout_depth": 4}),
    ("evaluation", "from 0 to 1000", {"evaluate": expect_wonders, "playout_depth": 4}),
    ("evaluation", "a team's prospects", {"evaluate": score, "playout_depth": 4, "score": pooled, "team": BEST}),
    ("words", "is read as action 0", {"words": HardOfHearing()}),
    ("words", "not as text", {"words": Speechless()}),
    ("words", "cannot be written as JSON", {"words": NumPyWords()}),
    ("open part", "sees boasted of the open part otherwise", {"see": hide_the_boast}),
    ("secrecy", "yet sees a difference: hand", {"see": see_the_next_hand}),
    ("secrecy", "by what it may not know", {"apply": tell_all_what_was_drawn}),
    ("secrecy", "what is legal depends on", {"legal": boast_unless_beaten, "refuse": refuse_if_beaten}),
    ("secrecy", "the prior of .* depends on", {"action_prior": prior_by_peeking}),
    ("imagining", "sees something else in what it imagined: points", {"imagine": imagine_no_points}),
    ("imagining", "instead of 2", {"imagine": imagine_a_card_twice}),
    ("frequency", "where it lies as often as it does", {"imagine": imagine_the_last_first}),
    ("bots", "OverflowError", {"action_prior": enormous_prior}),
    ("undo", "add REVEALS", {"apply": show_and_take_back}),
    ("record", "a saved match is not read back", {"words": Braces()}),
    ("words", "from a snapshot of a Sight, whose arrays are lists, by `sight`", {"words": ArraysAlone()}),
]


def name_of(law, message, parts):
    part, variation = next(iter(parts.items()))
    return f"{law} - {getattr(variation, '__name__', type(variation).__name__)} - {part}"


@pytest.mark.parametrize(("law", "message", "parts"), FAULTS, ids=[name_of(*fault) for fault in FAULTS])
def test_a_broken_game_breaks_just_that_law(checked, law, message, parts):
    with pytest.raises(BrokenLaw, match=message) as caught:
        checked(changed(THREE, **parts))
    assert caught.value.law == law


def test_every_law_has_a_fault_that_it_catches():
    assert {law for law, _, _ in FAULTS} == {law.name for law in LAWS} - {"compiled", "winners"}


def test_a_lab_that_counts_wins_by_itself_breaks_the_law_of_winners(checked, monkeypatch):
    def best_wins(scores, team=0):
        return (scores == scores.max(axis=1, keepdims=True)).astype(float)

    monkeypatch.setattr("runabout.lab.simulate.win_shares", best_wins)
    with pytest.raises(BrokenLaw, match=r"the winners are .*'the match': set\(\), 'the lab': \{0, 1, 2\}") as caught:
        checked(changed(THREE, score=nobody_wins))
    assert caught.value.law == "winners"


@rule
def nobody_wins(state, out):
    for seat in range(state.seats):
        out[seat] = 0


def test_what_is_no_game_is_told_from_one_that_breaks_a_law():
    with pytest.raises(BadGame, match=r"check_game takes a runabout.core.game.Game; 'road-runner' came"):
        check_game("road-runner")


def test_an_error_in_the_rules_breaks_the_law_that_met_it(checked):
    with pytest.raises(BrokenLaw, match="agreement: RecursionError: too deep") as caught:
        checked(replace(THREE, apply=raising))
    assert isinstance(caught.value.__cause__, RecursionError)


@rule
def raising(state, action, chance, log):
    raise RecursionError("too deep")


COMPILED_FAULTS = [
    ("compiled", "apply of .* differs between compiled code and interpreter: spare", {"apply": overflow}),
    ("compiled", 'does not fit its field: .* out of bounds for int8", .* changes .*boasts', {"apply": count_up_late}),
    ("compiled", "does not fit its field", {"apply": write_what_does_not_fit}),
    ("frequency", "where it lies as often as it does", {"imagine": imagine_a_little_askew}),
]


@pytest.mark.parametrize(
    ("law", "message", "parts"), COMPILED_FAULTS, ids=[name_of(*fault) for fault in COMPILED_FAULTS]
)
def test_a_fault_that_takes_the_compiler_to_show_is_caught(checked, monkeypatch, law, message, parts):
    monkeypatch.delenv(INTERPRET, raising=False)
    with pytest.raises(BrokenLaw, match=message) as caught:
        checked(changed(THREE, **parts))
    assert caught.value.law == law


def test_a_broken_law_says_how_to_get_there_again(checked):
    game = replace(THREE, apply=lose_a_card)
    with pytest.raises(BrokenLaw) as caught:
        checked(game)
    where = caught.value.message.rpartition(": Match(")[2]
    made, played = where.split("; then play ")
    match = eval(f"Match({made}", {"Match": Match, "game": game})
    for action in json.loads(played):
        match.play(action)
    assert sum(game.components.census(match.state)) == little.CARDS - 1


@pytest.mark.rule("RYA-43")
def test_laws_are_checked_with_no_option_that_lets_bots_play_on_for_ever():
    rummy_runway = find_game("rummy-runway")
    tried = {given.get("round_turn_limit", 60) for given in settings(rummy_runway)}
    assert tried == {1, 60, 200}
    with pytest.raises(BadOption, match="round_turn_limit=0 is for tables where a person sits"):
        Case(rummy_runway, 2, {"round_turn_limit": 0})


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


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"apply": play_again}, "high-card: `apply` cannot be used: play_again calls itself"),
        ({"action_prior": lead_nowhere}, "high-card: `action_prior` cannot be used: lead_nowhere calls itself"),
    ],
    ids=["itself", "in a circle"],
)
def test_a_game_that_calls_itself_is_told_which_function_does(parts, said):
    with pytest.raises(BadGame, match=said):
        check_game(changed(little.game, **parts))
