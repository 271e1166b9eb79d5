"""The fact `reach` lists exactly the outfits that the rules let a seat lay."""

import random

import numpy as np
import pytest

import runabout
from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.rummy_runway.cards import NUMBERS
from runabout.games.rummy_runway.reach import REACH_MAX, in_reach
from runabout.games.rummy_runway.rules import apply, legal
from runabout.games.rummy_runway.state import ACTIONS, LAY, OUTFITS_EACH, RIFF, Phase, Sight, State

SEEDS = range(6)


def as_laid(kinds, wears, any_order):
    """An outfit without the order of its cards, where that is free."""
    cards = list(zip(kinds, wears))
    return tuple(sorted(cards) if any_order else cards)


def newest_outfit(state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    outfit = seat * OUTFITS_EACH + state.outfits[seat] - 1
    return tuple(int(kind) for kind in state.outfit[outfit]), tuple(int(colour) for colour in state.wears[outfit])


def laid_out(state: State) -> set[tuple[tuple[int, int], ...]]:
    """Every outfit that can be laid from here, each tried out by the rules."""
    found = set()
    for action in legal_lays(state):
        tried, seat = state.copy(), state.seat
        apply(tried, action, Chance.seeded(bytes(32)), Log())
        if tried.phase in (Phase.LAY, Phase.WEAR):
            found |= laid_out(tried)
        else:
            kinds, wears = newest_outfit(tried, seat)
            found.add(as_laid(kinds, wears, kinds[0] % NUMBERS == kinds[1] % NUMBERS))
    return found


def legal_lays(state: State) -> list[int]:
    out = np.zeros(ACTIONS, np.int64)
    return [int(action) for action in out[: legal(state, out)] if LAY <= action < RIFF]


@pytest.mark.parametrize("options", [{}, {"outfit_colours": "any"}])
@pytest.mark.rule("RY-024", "RY-036", "RYA-02", "RYA-41")
def test_the_outfits_in_reach_are_those_that_can_be_laid(options):
    compared = 0
    for seed in SEEDS:
        match, chance = runabout.game("rummy-runway").new(seats=2, seed=seed, options=options), random.Random(seed)
        while not match.over and len(match.steps) < 90:
            if match.state.phase == Phase.ACT and any(action.verb == "lay" for action in match.legal()):
                told = in_reach(match.sight(match.seat).snapshot())
                if len(told) < REACH_MAX:
                    seen = {as_laid(one.kinds, one.wears, one.any_order) for one in told}
                    assert seen == laid_out(match.state)
                    compared += bool(seen)
            match.play(chance.choice(match.legal()))
    assert compared > 20


def test_those_that_bring_most_come_first_and_no_more_than_can_be_looked_through():
    table = Sight()
    table.seats, table.outfit_colours = 2, 1
    table.hand[:20] = 3
    told = in_reach(table.snapshot())
    worth = [one.worth.points + one.worth.trend_points for one in told]
    assert worth == sorted(worth, reverse=True)
    assert len(told) == REACH_MAX
    assert {kind % NUMBERS for kind in told[0].kinds} == {9}


@pytest.mark.rule("RY-012")
def test_nobody_is_told_what_another_hand_makes():
    match = runabout.game("rummy-runway").new(seats=2, seed=4)
    assert match.scene(-1).decision["reach"] == []
    for seat in range(2):
        own = match.scene(seat)
        held = {**own.piles[f"hand:{seat}"], **own.piles[f"closet:{seat}"]}
        assert all(card in held for one in own.decision["reach"] for card in one["cards"])
