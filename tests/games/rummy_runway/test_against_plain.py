"""The rules compared with the plain second writing of them in plain.py, on positions laid out at random."""

import random
from collections import Counter
from dataclasses import dataclass

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import NUMBERS, Colour
from runabout.games.rummy_runway.state import (
    DISCARD,
    END_TURN,
    LAY,
    LAY_CLOSET,
    OUTFITS_EACH,
    RIFF,
    RIFF_CLOSET,
    TIE_BREAKS,
    WEAR,
    Doing,
    End,
    Phase,
)
from tests.games.rummy_runway import plain
from tests.games.rummy_runway.plain import Agreed
from tests.games.rummy_runway.table import COPIES, KIND, MARKS, Table, needed

POSITIONS = 10_000 if game.run.is_compiled else 150


def agreed_at_random(dice):
    """Options of a table."""
    return Agreed(dice.random() < 0.3, *(dice.random() < 0.5 for _ in range(5)))


def as_options(agreed):
    """The same as State has them."""
    return {
        "outfit_colours": int(agreed.any_colours),
        "closet_riff": int(agreed.closet_riff),
        "mix_actions": int(agreed.mix),
        "trend_wild_number": int(agreed.wild_number),
        "trend_wild_colour": int(agreed.wild_colour),
        "trend_two": int(agreed.at_least),
    }


class Pool:
    """The cards that lie nowhere yet."""

    def __init__(self, dice):
        self.dice = dice
        self.left = Counter(COPIES)

    def outfit(self, agreed):
        """An outfit out of these cards, as (card, colour), or None where chance has found none."""
        dice = self.dice
        low = dice.randrange(NUMBERS)
        numbers = [low] * 3 if dice.random() < 0.4 else [low, low + 1, low + 2]
        colours = (
            [dice.choice(plain.COLOURS) for _ in range(3)] if agreed.any_colours else dice.sample(plain.COLOURS, 3)
        )
        found = [(f"W{n}" if dice.random() < 0.2 else f"{c}{n}", c) for n, c in zip(numbers, colours)]
        if max(numbers) >= NUMBERS or Counter(card for card, _ in found) - self.left:
            return None
        self.left.subtract(card for card, _ in found)
        return tuple(found)

    def cards(self, most):
        """A few of these cards, most often of numbers close together, so that they go with each other."""
        dice = self.dice
        there = list(self.left.elements())
        if dice.random() < 0.8:
            low = dice.randrange(-1, NUMBERS - 1)
            near = [card for card in there if low <= plain.number(card) <= low + 3]
            # A wild card is one in ten: here it is one in four.
            there = near + [card for card in near if card[0] == plain.WILD]
        found = []
        for card in dice.sample(there, min(dice.randrange(most + 1), len(there))):
            if self.left[card]:
                self.left[card] -= 1
                found.append(card)
        return found


def outfits_at_random(pool, seats, agreed, dice):
    """Outfits on the table: by seat, up to three each."""
    found = {}
    for seat in range(seats):
        tried = [pool.outfit(agreed) for _ in range(dice.choice([0, 1, 2, 2, 3, 4]))]
        found[seat] = [outfit for outfit in tried if outfit][:OUTFITS_EACH]
    return found


def written(outfits):
    """Outfits as Table takes them."""
    return {
        seat: [" ".join(card if card[0] == c else f"{c}{card[1]}*" for card, c in outfit) for outfit in own]
        for seat, own in outfits.items()
    }


# --- Forming and riffing ----------------------------------------------------------------------------------------------


def turn_at_random(dice):
    """A table at which seat 0 may act, and the same as plain.py has it."""
    agreed, pool, seats = agreed_at_random(dice), Pool(dice), dice.randrange(2, 7)
    outfits = outfits_at_random(pool, seats, agreed, dice)
    hand, closet = pool.cards(7), pool.cards(4)
    doing = dice.choice(["nothing", "nothing", "forming", "riffing"])
    spent = [card for card in closet if dice.random() < 0.3] if agreed.closet_riff else []
    table = Table(
        " ".join(hand),
        *[""] * (seats - 1),
        closets={0: " ".join(closet)},
        outfits=written(outfits),
        doing=doing,
        **as_options(agreed),
    )
    for card in spent:
        table.state.spent_closet[KIND[card]] += 1
    by_place = {seat * OUTFITS_EACH + i: outfit for seat, own in outfits.items() for i, outfit in enumerate(own)}
    return table, plain.Turn(tuple(hand), tuple(closet), by_place, len(outfits[0]), doing, tuple(spent)), agreed


@dataclass
class Walker:
    """Walks every way on through the decisions of laying an outfit."""

    start: int  # the outfit's place
    found: Counter
    out: np.ndarray
    log: Log

    def walk(self, state, sources):
        """Go on from a state in which an outfit is being laid, or has just been."""
        if state.phase == Phase.ACT:
            worn = [(MARKS[k], plain.COLOURS[c]) for k, c in zip(state.outfit[self.start], state.wears[self.start])]
            self.found[tuple((source, *card) for source, card in zip(sources, worn))] += 1
            assert (state.laid, state.outfits[0], state.doing) == (0, self.start + 1, Doing.FORMING)
            assert state.need[self.start].tolist() == needed(state, self.start)
            return
        count = game.run.legal(state, self.out)
        assert count > 0, "this way leads nowhere"
        for action in self.out[:count].tolist():
            assert (LAY <= action < WEAR) == (state.phase == Phase.LAY)
            assert (WEAR <= action < RIFF) == (state.phase == Phase.WEAR)
            self.walk(played(state, action, self.log), [*sources, *source_of(action)])


def source_of(action):
    """Where the card comes from that an action lays."""
    if LAY <= action < LAY_CLOSET:
        return ["hand"]
    return ["closet"] if LAY_CLOSET <= action < WEAR else []


def played(state, action, log):
    """The state after an action that draws on no chance."""
    after, chance = state.copy(), Chance.scripted()
    game.run.apply(after, action, chance, log)
    assert chance.drawn == 0
    return after


def quiet():
    """A log that keeps nothing."""
    log = Log()
    log.muted = 1
    return log


def riff_of(action, state):
    """Where, onto which end, out of what and with what an action riffs."""
    base, source = (RIFF, "hand") if action < RIFF_CLOSET else (RIFF_CLOSET, "closet")
    place, end, wild = (action - base) // 4, (action - base) // 2 % 2, (action - base) % 2
    kind = state.need[place, end] - 1
    return place, End(end).name.casefold(), source, MARKS[Colour.WILD * NUMBERS + kind % NUMBERS if wild else kind]


def check_laying(table, turn, agreed, actions, walker):
    """Every way of laying ends in an outfit that can be formed, each is there, and there is one way to each."""
    expected = plain.outfits_from(turn.hand, turn.closet, agreed) if plain.may_form(turn, agreed) else set()
    for action in actions:
        walker.walk(played(table.state, action, walker.log), source_of(action))
    assert set(walker.found) == expected, (turn, agreed)
    assert max(walker.found.values(), default=1) == 1
    return len(expected)


def check_riffing(table, turn, agreed, actions, log):
    """The riffs are those that can be made, and leave what they should."""
    cards = plain.cards_to_riff_with(turn, agreed) if plain.may_riff(agreed, turn) else []
    expected = {
        (riff.outfit, riff.end, riff.source, riff.card): riff for riff in plain.riffs(turn.outfits, cards, agreed)
    }
    assert {riff_of(action, table.state) for action in actions} == set(expected), (turn, agreed)
    assert len(actions) == len(expected)
    for action in actions:
        riff = expected[riff_of(action, table.state)]
        state = played(table.state, action, log)
        worn = zip(state.outfit[riff.outfit], state.wears[riff.outfit])
        assert tuple((MARKS[kind], plain.COLOURS[colour]) for kind, colour in worn) == riff.leaves
        closet = Counter(turn.closet) + Counter([riff.taken]) - Counter([riff.card] if riff.source == "closet" else [])
        hand = Counter(turn.hand) - Counter([riff.card] if riff.source == "hand" else [])
        assert cards_in(state.closet[0]) == closet
        assert cards_in(state.hand[0]) == hand
        assert state.outfits.tolist() == table.state.outfits.tolist()  # RYA-14
        assert state.need[riff.outfit].tolist() == needed(state, riff.outfit)
    return len(expected)


def cards_in(counts):
    """A hand or Closet as plain.py counts it."""
    return Counter({MARKS[kind]: count for kind, count in enumerate(counts.tolist()) if count})


@pytest.mark.rule("RY-022", "RY-024", "RY-025", "RY-026", "RY-027", "RY-028", "RY-029", "RY-031", "RY-036", "RY-042")
@pytest.mark.rule("RYA-01", "RYA-02", "RYA-03", "RYA-09", "RYA-10", "RYA-11", "RYA-12", "RYA-13", "RYA-41", "RYA-44")
def test_both_agree_on_what_can_be_formed_riffed_and_discarded_in_10000_positions():
    dice, log = random.Random(1), quiet()
    out = np.zeros(game.actions, np.int16)
    formed = riffed = wild = 0
    for _ in range(POSITIONS):
        table, turn, agreed = turn_at_random(dice)
        state = table.state
        actions = out[: game.run.legal(state, out)].tolist()
        assert actions == sorted(set(actions))
        walker = Walker(turn.own_outfits, Counter(), np.zeros(game.actions, np.int16), log)
        formed += check_laying(table, turn, agreed, [a for a in actions if LAY <= a < WEAR], walker)
        wild += sum(sum(card[0] == plain.WILD for _, card, _ in outfit) > 1 for outfit in walker.found)
        riffed += check_riffing(table, turn, agreed, [a for a in actions if RIFF <= a < DISCARD], log)
        rest = {action for action in actions if action >= DISCARD}
        assert rest == {DISCARD + KIND[card] for card in plain.discards(turn)} or ({END_TURN} == rest and not turn.hand)
    assert min(formed, riffed) > POSITIONS, "too few of the positions have anything to look at"
    assert wild > POSITIONS // 200 or not game.run.is_compiled


# --- Scoring ----------------------------------------------------------------------------------------------------------


def last_turn_at_random(dice):
    """A table at which seat 0 ends the only round with its discard, and what plain.py says that it brings."""
    agreed, pool, seats = agreed_at_random(dice), Pool(dice), dice.randrange(2, 7)
    outfits = outfits_at_random(pool, seats, agreed, dice)
    closets = {seat: pool.cards(3) for seat in range(seats)}
    hand = dice.choice(list(pool.left.elements()))
    trends = dice.sample(plain.TRENDS, 3) if dice.random() < 0.9 else []
    before = [dice.choice([0, 0, 5, dice.randrange(100)]) for _ in range(seats)]
    table = Table(
        hand,
        *[""] * (seats - 1),
        closets={seat: " ".join(closet) for seat, closet in closets.items()},
        outfits=written(outfits),
        runways=[trend.name for trend in trends],
        trends=int(bool(trends)),
        points=before,
        rounds=1,
        trigger=1,
        final_turns=1,
        **as_options(agreed),
    )
    expected = [plain.score(outfits[seat], closets[seat], trends, agreed) for seat in range(seats)]
    followed = {
        (seat, trend.name, seat * OUTFITS_EACH + slot, trend.bonus)
        for seat in range(seats)
        for slot, outfit in enumerate(outfits[seat])
        for trend in plain.outfit_trends(outfit, trends, agreed)
    }
    return table, f"discard {hand}", before, expected, followed


@pytest.mark.rule("RY-080", "RY-081", "RY-082", "RY-083", "RY-094", "RY-095", "RY-096", "RYA-08", "RYA-17", "RYA-18")
@pytest.mark.rule("RY-035", "RY-051", "RY-052", "RYA-27", "RYA-39")
def test_both_agree_on_what_a_round_scores_and_who_wins_in_10000_positions():
    dice = random.Random(2)
    followed_in_all, ties = Counter(), 0
    for _ in range(POSITIONS):
        table, line, before, expected, followed = last_turn_at_random(dice)
        state, log = table.state, Log()
        game.run.apply(state, DISCARD + KIND[line.split()[1]], Chance.scripted(), log)
        assert state.over
        events = game.words.events(log)
        told = [(event.seat, event.facts) for event in events if event.kind == "scored"]
        assert told == [(seat, (one.outfits, one.closet, one.trends, one.total)) for seat, one in enumerate(expected)]
        totals = [old + one.total for old, one in zip(before, expected)]
        best = [one.best for one in expected]
        assert state.points[: state.seats].tolist() == totals
        assert state.best[: state.seats].tolist() == best
        found = {
            (event.seat, plain.TRENDS[event.facts[0]].name, event.facts[1], event.facts[2])
            for event in events
            if event.kind == "followed" and event.facts[1] >= 0
        }
        assert found == followed
        followed_in_all.update(name for _, name, _, _ in found)
        scores = game.run.scores(state)
        assert scores == [TIE_BREAKS * total + one + 1 for total, one in zip(totals, best)]
        assert {seat for seat, one in enumerate(scores) if one == max(scores)} == plain.winners(totals, best)
        ties += totals.count(max(totals)) > 1
    assert set(followed_in_all) == {trend.name for trend in plain.TRENDS if trend.asks in plain.PER_OUTFIT}
    assert ties > POSITIONS // 200


def test_both_read_the_same_trends():
    assert len(plain.TRENDS) == 18
    assert {trend.asks for trend in plain.TRENDS} == {*plain.PER_OUTFIT, *plain.ONCE}
