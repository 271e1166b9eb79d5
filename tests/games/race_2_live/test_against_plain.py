"""The rules compared with the plain second writing of them in plain.py."""

import os
import random

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.game import INTERPRET
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.race_2_live import game
from runabout.games.race_2_live.map import LANES
from runabout.games.race_2_live.state import (
    ACTIONS,
    BACKWARD,
    FORWARD,
    LANE,
    LOSE,
    PLAY,
    RANKS,
    STOP,
    Condition,
    Ending,
    Event,
    Phase,
    State,
)
from tests.games.race_2_live import plain
from tests.games.race_2_live.table import Survivor, Table, faces

pytestmark = pytest.mark.compiled

SLOW = bool(os.environ.get(INTERPRET))
PLACED = 250 if SLOW else 8_000
PLAYED = 600 if SLOW else 5_000


def space(number):
    """A space as plain.py names it."""
    return number // LANES, number % LANES + 1


def number(space):
    """The number of a space that plain.py names."""
    return space[0] * LANES + space[1] - 1


def road_of(state):
    """The map of a state."""
    ways = state.ways.tolist()
    return plain.Road(
        frozenset(
            ((column, lane + 1), (column + 1, onward + 1))
            for column in range(state.columns)
            for lane in range(LANES)
            for onward in range(LANES)
            if ways[column * LANES + lane] >> onward & 1
        )
    )


def scene_of(state, road):
    """What a move in a state begins with."""
    tokens = frozenset(
        (column, lane + 1)
        for column, mask in enumerate(state.tokens.tolist())
        for lane in range(LANES)
        if mask >> lane & 1
    )
    suspended = tuple(
        (survivor, space(state.at[survivor]))
        for survivor in range(state.survivors)
        if state.condition[survivor] == Condition.SUSPENDED
    )
    return plain.Scene(road, tokens, suspended, bool(state.move_up_to), bool(state.backward_short))


class Walker:
    """Makes a move of the game in every way that its decisions allow."""

    def __init__(self):
        self.out = np.zeros(ACTIONS, np.int16).view(Cells)
        self.log = Log()
        self.found = []

    def walks(self, state, backward, roll):
        """Every walk that comes of a roll, and the state after it."""
        self.found, self.mover = [], state.survivor
        self.go(state, BACKWARD if backward else FORWARD, [roll - 1], (), ())
        return self.found

    def go(self, state, action, script, spaces, rescued):
        after, log = state.copy(), self.log
        log.size = 0
        game.run.apply(after, action, Chance.scripted(script), log)  # what the token then draws is all the same here
        for at in range(log.size):
            kind, facts = log.kind[at], log.facts[at]
            if kind == Event.STEPPED:
                assert facts[0] == self.mover
                spaces, rescued = (*spaces, space(facts[1])), (*rescued, frozenset())
            elif kind == Event.RESCUED:
                assert facts[0] == self.mover
                assert rescued, "a rescue before the first step"
                rescued = (*rescued[:-1], rescued[-1] | {facts[1]})
        if after.over or after.phase != Phase.FORK:
            self.found.append((plain.Walk(spaces, rescued), after))
            return
        assert after.survivor == self.mover
        open_now = [int(self.out[i]) for i in range(game.run.legal(after, self.out))]
        assert all(LANE <= choice <= STOP for choice in open_now), open_now
        for choice in open_now:
            self.go(after, choice, [], spaces, rescued)


def compare(state, scene, walker, backward, roll):
    """Both must know the same walks; returns how many there are, and how many rescues."""
    mover = state.survivor
    begin = space(state.at[mover])
    expected = plain.walks(scene, begin, roll, backward)
    found = walker.walks(state, backward, roll)
    told = [walk for walk, _ in found]
    where = (begin, roll, backward, scene)
    assert len(set(told)) == len(told), where
    assert set(told) == set(expected), where
    for walk, after in found:
        end = walk.spaces[-1] if walk.spaces else begin
        assert space(after.at[mover]) == end, where
        reached = max([state.furthest[mover], *(column for column, _ in walk.spaces)])
        assert after.furthest[mover] == reached, where
        assert (after.condition[mover] == Condition.SAFE) == (end == scene.road.safe_house), where
        if end not in scene.tokens:
            assert bytes(after.tokens) == bytes(state.tokens), where
            free = Condition.DEAD if after.ending == Ending.NIGHT else Condition.FREE  # night may fall right after it
            for rescued in frozenset().union(*walk.rescued):
                assert after.condition[rescued] == free, where
        else:
            assert after.tokens[end[0]] == state.tokens[end[0]] & ~(1 << end[1] - 1), where
    return len(expected), sum(len(who) for walk in expected for who in walk.rescued)


def random_options(dice):
    """A table's choice of map and of all that bears on moving, and of the rest."""
    options = {option.name: dice.randint(option.low, option.high) for option in game.options}
    options["difficulty"] = dice.choice([0, 1])  # where cards are fewer, few live to be rescued
    options["map"] = dice.choice([0, 0, dice.randint(1, 999)])
    options["columns"] = dice.choice([12, 20, 36, 60])
    options["move_up_to"] = dice.random() < 0.3
    options["turn_limit"] = dice.choice([60, 400])
    return options


def set_up(dice, seats, options, seed):
    """A table laid out by the game itself."""
    state = State()
    state.seats = seats
    possible = {**options, "first": options["first"] and (options["first"] - 1) % seats + 1}
    game.run.setup(state, game.new_options(possible, seats), Chance.seeded(key_from(seed)), Log())
    return state


def scatter(dice, state, road):
    """Put the survivors anywhere, in any condition, with the survivor whose turn it is free to move."""
    open_spaces = sorted({here for here, _ in road.ways})
    taken = scene_of(state, road).tokens
    near = dice.choice(open_spaces)
    for survivor in range(state.survivors):
        here = dice.choice([s for s in open_spaces if abs(s[0] - near[0]) <= 4 and s not in taken] or [road.start])
        condition = dice.choice([Condition.SUSPENDED] * 4 + list(Condition))
        if survivor == state.survivor:
            condition = Condition.FREE
        if condition == Condition.SAFE:
            here = road.safe_house
        if condition == Condition.DEAD:
            for rank in range(RANKS):
                state.discards[rank] += state.hand[survivor, rank]
                state.hand[survivor, rank] = state.known[survivor, rank] = 0
            state.hand_size[survivor] = 0
            state.barred[survivor] = state.vouched[survivor] = 0
        state.at[survivor] = number(here)
        state.furthest[survivor] = max(here[0], dice.randint(0, state.columns) if dice.random() < 0.2 else 0)
        state.condition[survivor] = condition
    return state


def thin_out(dice, state):
    """Take some tokens off the map."""
    for column in range(len(state.tokens)):
        for lane in range(LANES):
            if state.tokens[column] >> lane & 1 and dice.random() < 0.4:
                state.tokens[column] &= ~(1 << lane)
                kind = dice.choice([kind for kind, count in enumerate(state.tokens_left) if count])
                state.tokens_left[kind] -= 1


def test_both_find_the_same_walks_and_rescues_from_random_placements_on_house_and_made_maps():
    dice, walker = random.Random(1), Walker()
    walks = rescues = states = 0
    while states < PLACED:
        state = set_up(dice, dice.randint(1, 4), random_options(dice), states)
        if dice.random() < 0.5:
            thin_out(dice, state)
        road = road_of(state)
        for _ in range(8):
            placed = scatter(dice, state.copy(), road)
            counted = compare(
                placed, scene_of(placed, road), walker, backward=dice.random() < 0.5, roll=dice.randint(1, 6)
            )
            walks, rescues, states = walks + counted[0], rescues + counted[1], states + 1
    assert walks > 2 * states
    assert rescues > states / 4


def test_both_find_the_same_walks_from_states_of_random_play():
    dice, walker = random.Random(9), Walker()
    out = np.zeros(ACTIONS, np.int16).view(Cells)
    states = games = rescues = 0
    while states < PLAYED:
        games += 1
        state = set_up(dice, dice.randint(1, 4), random_options(dice), f"play {games}")
        road = road_of(state)
        chance, log = Chance.seeded(key_from(f"chance {games}")), Log()
        while not state.over:
            open_now = [int(out[i]) for i in range(game.run.legal(state, out))]
            if FORWARD in open_now:
                for backward in (False, True):
                    found = compare(state, scene_of(state, road), walker, backward, roll=dice.randint(1, 6))
                    rescues += found[1]
                    states += 1
            log.size = 0
            action = dice.choice(open_now)
            if action == BACKWARD and dice.random() < 0.7:
                action = FORWARD
            game.run.apply(state, action, chance, log)
    assert rescues > (0 if SLOW else states / 100)


# --- Cards ------------------------------------------------------------------------------------------------------------

LETTERS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def answers(table):
    """The cards that may be played and those that may be lost now."""
    legal = game.run.legal_actions(table.state)
    return (
        {plain.FACES[action - PLAY] for action in legal if PLAY <= action < PLAY + RANKS},
        {plain.FACES[action - LOSE] for action in legal if LOSE <= action < LOSE + RANKS},
    )


@pytest.mark.rule("RL-031", "RL-042", "RL-060", "RLA-03", "RLA-06", "RLA-38")
@pytest.mark.parametrize("tie_wins", [True, False], ids=["ties win", "ties lose"])
@pytest.mark.parametrize("ace_low", [False, True], ids=["ace high", "ace low"])
def test_both_agree_on_the_cards_that_answer_a_horde(tie_wins, ace_low):
    dice = random.Random(3)
    for _ in range(20 if SLOW else 60):
        hand = dice.choices(LETTERS, k=dice.randint(1, 5))
        if max(hand.count(face) for face in hand) > 3:
            continue
        weapon, strength = dice.randint(0, 4), dice.randint(1, 10)
        table = Table(
            Survivor(" ".join(hand), "1/1", weapon=weapon),
            Survivor("2 2"),
            tokens={"2/1": "horde"},
            ace=ace_low,
            horde_tie=not tie_wins,
        )
        table.play("forward", gives=f"roll 1, horde {strength}")
        held = [plain.FACES[LETTERS.index(face)] for face in faces(table.state.hand[0]).split()]
        good = {face for face in held if plain.good_enough(face, weapon, strength, ace_low, tie_wins)}
        assert table.survivor == 0
        assert answers(table) == ((good, set()) if good else (set(), set(held)))


@pytest.mark.rule("RL-031", "RL-060", "RLA-03", "RLA-38")
@pytest.mark.parametrize("ace_low", [False, True], ids=["ace high", "ace low"])
def test_both_agree_on_who_beats_a_special_attack(ace_low):
    dice = random.Random(4)
    outcomes = {True: 0, False: 0}
    for _ in range(20 if SLOW else 60):
        hand = dice.sample(LETTERS, k=dice.randint(1, 3))
        weapon, card = dice.randint(0, 4), dice.choice(LETTERS)
        strength = plain.number_of(plain.FACES[LETTERS.index(card)], ace_low)
        table = Table(
            Survivor(" ".join(hand), "1/1", weapon=weapon), Survivor("2 2"), tokens={"2/1": "special"}, ace=ace_low
        )
        table.play("forward", gives=f"roll 1, special {card}")
        held = {plain.FACES[LETTERS.index(face)] for face in hand}
        wins = any(plain.good_enough(face, weapon, strength, ace_low) for face in held)
        assert ("beat_special" in table.kinds) == wins
        assert ("cannot_beat" in table.kinds) == (not wins)
        if not wins:
            assert answers(table) == (set(), held)
        outcomes[wins] += 1
    assert min(outcomes.values()) > 3


@pytest.mark.rule("RL-072", "RL-074", "RL-077", "RLA-31", "RLA-54")
def test_both_agree_on_the_team_score_to_the_tenth():
    dice = random.Random(5)
    for _ in range(100 if SLOW else 1_000):
        survivors = dice.randint(2, 4)
        state = State()
        state.seats = state.survivors = survivors
        state.over, state.columns = 1, dice.randint(12, 60)
        for survivor in range(survivors):
            home = dice.random() < 0.7
            state.condition[survivor] = Condition.SAFE if home else Condition.DEAD
            state.furthest[survivor] = state.columns if home else dice.randint(0, state.columns - 1)
            state.hand_size[survivor] = state.hand[survivor, 3] = dice.randint(1, 40) if home else 0
        home = sum(condition == Condition.SAFE for condition in state.condition[:survivors])
        expected = plain.team_score_in_tenths(
            list(state.furthest[:survivors]), state.columns, list(state.hand_size[:survivors]), home
        )
        assert game.scoring.unit == 10
        assert game.run.scores(state) == [expected] * survivors
