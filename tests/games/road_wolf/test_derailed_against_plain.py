"""Derailed compared with the plain second writing of its rules: in games as they are played, and in crowds at random.

In each position the actions that have to do with the train are judged, and then one action is carried out on both
tables, or the road's turn, with the same dice.
"""

import contextlib
import itertools
import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from runabout.bots import seat_bot
from runabout.core.chance import Chance, key_from
from runabout.core.game import INTERPRET
from runabout.core.log import Log
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import DO, FORCE, NO, YES, Verb
from runabout.games.road_wolf.box import IN_TIN
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.state import Ask, Sight, State
from tests.games.road_wolf.plain_derailed import MAY_BE_KEPT
from tests.games.road_wolf.plain_driving import Disagreement, LeftOpen, Told
from tests.games.road_wolf.plain_road import road_turn
from tests.games.road_wolf.railway_faults import FAULTS, planted
from tests.games.road_wolf.railway_positions import (
    Listener,
    as_plain,
    asked,
    cards_on,
    carry_out,
    engine,
    facts,
    man,
    rearranged,
    take_road_turn,
    thing_in,
)
from tests.games.road_wolf.table import overlapping

INTERPRETED = bool(os.environ.get(INTERPRET))
CARRIED_OUT = ("board", "search", "drive_train", "melee", "nitro", "move", "bike_move", "brake")
EAGER = [DO + verb for verb in (Verb.BOARD, Verb.SEARCH, Verb.DRIVE_TRAIN, Verb.MELEE)]
ENGINE, FRONT, REAR = 0, 1, 2

LEAST = {  # of what has to be met in 10,000 positions
    "board gondola from vehicle": 50,
    "board gondola from gondola": 100,
    "board engine from gondola": 15,
    "board gondola from engine": 40,
    "search": 150,
    "kept": 40,
    "drive_train": 120,
    "front": 200,
    "side": 100,
    "thrown": 150,
    "beside the train": 8,
    "put aside": 10,
    "slowed": 40,
    "tracks": 250,
    "blocked": 30,
    "melee train train": 80,
    "melee train driving": 8,
    "melee driving train": 30,
    "drifts against the train": 50,
    "card: off the road": 50,
    "card: round a bridge": 30,
    "card: round a tunnel": 15,
}


# --- One position -----------------------------------------------------------------------------------------------------


def judge_verbs(state: State, met: Counter[str]) -> list[str]:
    """Both allow the same; the verbs that can be carried out on both tables."""
    table = as_plain(state, Told([], met))
    who = table.things[int(state.acting)]
    allowed = {Verb(action - DO).name.lower() for action in engine.run.legal_actions(state)}
    for verb, is_expected in table.expected_verbs(who).items():
        if (verb in allowed) != is_expected:
            raise Disagreement(f"{verb}: {'allowed' if verb in allowed else 'not allowed'} for {who}")
    return [verb for verb in CARRIED_OUT if verb in allowed]


def compare(after: State, table, told: Told) -> None:
    """Both tables are the same after what has happened, and nothing has been told that was not expected."""
    if told.items:
        raise Disagreement(f"nobody expected {told.items}")
    if after.over:
        if after.y[ENGINE] > 1920 and int(after.won) != 1 << table.winner():
            raise Disagreement(f"the train is {table.winner()}'s, and {int(after.won)} has won")
        return
    known = after.snapshot()
    for number, thing in table.things.items():
        found = facts(thing_in(known, number))
        if found != facts(thing):
            raise Disagreement(f"{number} is {found}, and not {facts(thing)}")
    if cards_on(after) != sorted((card.kind, card.x, card.y) for card in table.cards):
        raise Disagreement(f"the cards are {cards_on(after)}, and not {table.cards}")


def judge(state: State, luck: random.Random, met: Counter[str]) -> None:
    """Both say the same of a position in which a vehicle, or a car of the train, is asked what it does."""
    met["positions"] += 1
    verbs = judge_verbs(state, met)
    if luck.random() < 0.2:
        verb, (after, items) = "road", take_road_turn(state, luck)
    elif verbs:
        rare = [verb for verb in verbs if DO + Verb[verb.upper()] in EAGER]
        verb = luck.choice(rare if rare and luck.random() < 0.5 else verbs)
        after, items = carry_out(state, Verb[verb.upper()], luck)
    else:
        return
    told = Told(list(items), Counter())
    table = as_plain(state, told)
    try:
        if verb == "road":
            road_turn(table)
        else:
            table.act(table.things[int(state.acting)], verb)
        compare(after, table, told)
    except LeftOpen:
        met["left open"] += 1
        return
    except Disagreement as found:
        before = as_plain(state, Told([], Counter()))
        raise Disagreement(
            f"{verb} of {int(state.acting)}: {found}\n{items}\n{before.things}\n{before.cards}"
        ) from None
    if overlapping(after):
        raise Disagreement(f"{verb} of {int(state.acting)} leaves {overlapping(after)} on top of each other: {items}")
    met.update(told.met)
    met[verb] += 1


# --- Many positions ---------------------------------------------------------------------------------------------------


def begin(seats: int, seed: int) -> State:
    """Derailed with ready-made forces, as it stands when the first vehicle is placed."""
    state, chance, log = State(), Chance.seeded(key_from(seed)), Log()
    state.seats = seats
    options = {"mission": "derailed", "points": 4 + seed % 3, "round_limit": 12}
    engine.run.setup(state, game.new_options(options, seats), chance, log)
    while state.asks in {Ask.FORCE, Ask.TOKEN, Ask.CARRIER}:
        actions = engine.run.legal_actions(state)
        log.size = 0
        engine.run.apply(state, FORCE + seed % 3 if FORCE + seed % 3 in actions else actions[0], chance, log)
    return state


def positions(seed: int, player: str, decisions: int) -> Iterator[State]:
    """Positions of one game of Derailed, and crowds of its vehicles round the train."""
    luck, seats = random.Random(seed), 2 + seed % 3
    state = begin(seats, seed)
    bots = [seat_bot(game, player, bytes([seat]) * 32) for seat in range(seats)] if player != "eager" else []
    chance, log, sight = Chance.seeded(key_from(seed)), Log(), Sight()
    for number in range(decisions):
        if state.over:
            return
        if state.asks == Ask.ACT:
            yield state
        elif state.asks == Ask.VEHICLE and number % 2 == 0:
            crowds = [rearranged(state, luck) for _ in range(6)]
            yield from (crowd for crowd in crowds if crowd is not None and crowd.asks == Ask.ACT)
        if bots:
            engine.run.see(state, state.seat, sight)
            action = bots[state.seat].choose(sight)
        else:
            actions = engine.run.legal_actions(state)
            wanted = [action for action in actions if action in EAGER]
            action = luck.choice(wanted or actions)
        log.size = 0
        engine.run.apply(state, action, chance, log)


def compare_many(count: int, players: tuple[str, ...], breaks: tuple[type[Exception], ...] = ()) -> Counter[str]:
    """Judge so many positions; how often each kind of rule was met. A game that breaks off is left, and the next taken,
    where that is expected.
    """
    met: Counter[str] = Counter()
    for seed in itertools.count():
        luck = random.Random(seed)
        with contextlib.suppress(*breaks):
            for state in positions(seed, players[seed % len(players)], 300):
                judge(state, luck, met)
                if met["positions"] == count:
                    return met
    raise AssertionError("seeds without end")


@pytest.mark.rule("RW-453", "RW-456", "RW-457", "RW-458", "RW-459", "RW-460", "RW-463", "RW-468", "RW-469", "RW-471")
@pytest.mark.compiled
def test_both_agree_on_10000_positions_of_derailed():
    count = 200 if INTERPRETED else 10_000
    met = compare_many(count, ("random", "eager") if INTERPRETED else ("random", "eager", "greedy", "eager"))
    assert met["positions"] == count
    assert met["left open"] < count // 20, "nearly everything is judged"
    if not INTERPRETED:
        few = {rule: met[rule] for rule, least in LEAST.items() if met[rule] < least}
        assert not few, few


# --- Searching: every token of the tin --------------------------------------------------------------------------------


@pytest.mark.rule("RW-469", "RW-470", "RWA-149")
@pytest.mark.parametrize("answer", [YES, NO])
def test_a_search_finds_each_token_as_often_as_it_is_in_the_tin(answer):
    state = asked(man(begin(2, 0), FRONT, 0, [Token.BRAWLER], []), FRONT)
    in_tin = Counter({token.text: int(count) for token, count in zip(Token, IN_TIN, strict=True)})
    found = finds(state)
    assert Counter(found) == in_tin
    for token in MAY_BE_KEPT:
        after = state.copy()
        engine.run.apply(after, DO + Verb.SEARCH, Chance.scripted([found.index(token)]), Log())
        engine.run.apply(after, answer, Chance.scripted([]), Log())
        kept = Counter({token: int(answer == YES)})
        assert Counter(finds(asked(after, FRONT))) == in_tin - kept


def finds(state: State) -> list[str]:
    """What a search finds, by the outcome of the draw."""
    found: list[str] = []
    among = 1
    while len(found) < among:
        after, chance, listener, log = state.copy(), Chance.scripted([len(found)]), Listener(), Log()
        engine.run.apply(after, DO + Verb.SEARCH, chance, log)
        listener.hear(log)
        among = int(chance.asked[0])
        found.append(listener.items[0][1])
    return found


# --- Faults that have to be found -------------------------------------------------------------------------------------


def finds_a_difference(count: int) -> bool:
    """Whether anything differs in so many positions. With some faults more crew get aboard than a game can count."""
    try:
        compare_many(count, ("eager", "random"), breaks=(IndexError,))
    except Disagreement:
        return True
    return False


@pytest.mark.plain
def test_nothing_is_found_where_no_fault_is_planted():
    with planted(""):
        assert not finds_a_difference(100)


@pytest.mark.plain
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_planted_in_the_rules_is_found(fault):
    with planted(fault):
        assert finds_a_difference(1000)
