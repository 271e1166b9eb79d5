"""The cells of an observation beside a plain writing of them from RULES.md's words for the slices, cell by cell.

The rule counts eight kinds of cards at a time and knows no branches; this one is slow and has nothing of it.
"""

import random
from typing import Any

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import COPIES, KINDS, NUMBERS, RUNWAY_CARDS
from runabout.games.rummy_runway.observation import OBSERVATION
from runabout.games.rummy_runway.state import OUTFIT_SIZE, OUTFITS_EACH, SEATS, Sight

PLAIN_KINDS = 30
CLOSET, KNOWN = 4, 6  #: cards that are told of a Closet, and of those known in a hand
OPTIONS = (
    {},
    {"closet_riff": "on", "outfit_colours": "any", "mix_actions": "on", "rounds": "2"},
    {"discard_draw": "from-the-right", "trends": "off", "target": "250", "dealt": "12"},
    {"trend_wild_number": "off", "trend_wild_colour": "off", "trend_two": "at-least", "round_turn_limit": "9"},
)


def one_of(many: int, chosen: int) -> list[int]:
    return [int(place == chosen) for place in range(many)]


def worn(kind: int, wears: int) -> int:
    """1 + a plain card's kind; of a wild one 31, ten for each colour that it may be worn as, and its number."""
    return 1 + kind if kind < PLAIN_KINDS else 31 + NUMBERS * wears + kind - PLAIN_KINDS


def listed(counts: Any, cells: int) -> list[int]:
    """1 + the kind of each card, the lowest first, as many as there are cells."""
    cards = [1 + kind for kind in range(KINDS) for _ in range(int(counts[kind]))]
    return (cards + [0] * cells)[:cells]


def divided(points: int) -> list[int]:
    return [points // 16, points % 16]


def of_seat(sight: Any, seat: int) -> tuple[list[int], list[int], list[int]]:
    """A seat's outfits, what riffed of them, and the rest, likewise."""
    outfits, spent = [], []
    for i in range(OUTFITS_EACH):
        outfit = OUTFITS_EACH * seat + i
        for place in range(OUTFIT_SIZE):
            there = i < sight.outfits[seat]
            outfits.append(worn(int(sight.outfit[outfit, place]), int(sight.wears[outfit, place])) if there else 0)
            spent.append(sight.spent_outfit >> (OUTFIT_SIZE * outfit + place) & 1 if there else 0)
    known = int(np.sum(sight.known[seat]))
    rest = [1, int(sight.hand_size[seat]), int(sight.closet_size[seat]), int(sight.outfits[seat]), known]
    rest += [*divided(int(sight.points[seat])), min(255, int(sight.best[seat])), int(sight.closet_size[seat] > 3)]
    return outfits, spent, rest + listed(sight.closet[seat], CLOSET) + listed(sight.known[seat], KNOWN)


def plain(sight: Any) -> dict[str, list[int]]:
    """Every slice, by its name."""
    row = [0] * KINDS
    for place in range(sight.row_size[0]):
        row[sight.row[place]] += 1
    laid = []
    for place in range(OUTFIT_SIZE):
        there = place < sight.laid
        laid.append(worn(int(sight.laid_kind[place]), int(sight.laid_wears[place])) if there else 0)
        laid.append(int(sight.laid_from[place]) if there else 0)
    order = [(max(0, sight.viewer) + distance) % sight.seats for distance in range(sight.seats)]
    seats = [of_seat(sight, seat) for seat in order]
    seats += [tuple([0] * len(part) for part in seats[0])] * (SEATS - sight.seats)
    outfits, spent, rest = ([cell for seat in seats for cell in seat[part]] for part in range(3))
    trends = [int(place) for place in sight.runway] if sight.trends else []
    return {
        "own hand": [int(count) for count in sight.hand],
        "unseen": [int(count) for count in sight.unseen],
        "row": row,
        "fresh": [int(count) for count in sight.fresh],
        "spent in Closet": [int(count) for count in sight.spent_closet],
        "laid": laid,
        "phase": one_of(5, sight.phase),
        "doing": one_of(2, sight.doing - 1),
        "taken": [sight.taken],
        "to decide": one_of(SEATS, order.index(sight.seat)),
        "trigger": one_of(SEATS, order.index(sight.trigger) if sight.trigger >= 0 else -1),
        "final turns": [sight.final_turns],
        "over": [sight.over],
        "round": [sight.round, sight.rounds],
        "turns": [min(255, sight.turns)],
        "deck": [int(sight.deck_size[0])],
        "runway": [int(place in trends) for place in range(RUNWAY_CARDS)],
        "options": [
            *(sight.closet_riff, sight.outfit_colours, sight.mix_actions, sight.discard_draw),
            *(sight.trends, sight.trend_wild_number, sight.trend_wild_colour, sight.trend_two),
        ],
        "target": divided(sight.target),
        "outfits": outfits,
        "spent in outfits": spent,
        "seats": rest,
    }


def observed(sight: Any) -> dict[str, list[int]]:
    out = np.full(OBSERVATION.size, 77, np.uint8)
    game.interpreted.bind(OBSERVATION.rule)(sight, out.view(Cells))
    return {name: cells.reshape(-1).tolist() for name, cells in OBSERVATION.named(out).items()}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_cells_of_random_games_are_as_a_plain_writing_has_them(seats, options):
    luck, run = random.Random(seats), game.interpreted
    state: Any = game.State()
    state.seats = seats
    chance, log = Chance.seeded(bytes(32), seats), Log()
    run.setup(state, game.new_options(options, seats), chance, log)
    for step in range(400):
        if state.over:
            break
        if step % 4 == 0:
            sight = run.sight(state, luck.choice([-1, *range(seats)]))
            assert observed(sight) == plain(sight)
        log.size = 0
        run.apply(state, luck.choice(run.legal_actions(state)), chance, log)
    assert step > 50


@pytest.mark.parametrize("seed", range(40))
def test_the_cells_of_any_sight_are_as_a_plain_writing_has_them(seed):
    sight = made_up(random.Random(seed))
    assert observed(sight) == plain(sight)


def made_up(luck: random.Random) -> Any:
    """A Sight in which every card lies somewhere: up to three of a kind in a Closet or known in a hand, outfits and
    riffs of every seat.
    """
    sight: Any = Sight()
    sight.seats = luck.randint(2, SEATS)
    sight.viewer, sight.seat, sight.trigger = (luck.randrange(least, sight.seats) for least in (-1, 0, -1))
    deck = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
    luck.shuffle(deck)
    for seat in range(sight.seats):
        sight.outfits[seat] = luck.randint(0, OUTFITS_EACH)
        for outfit in range(OUTFITS_EACH * seat, OUTFITS_EACH * seat + sight.outfits[seat]):
            for place in range(OUTFIT_SIZE):
                sight.outfit[outfit, place], sight.wears[outfit, place] = deck.pop(), luck.randint(0, 3)
        sight.points[seat], sight.best[seat] = luck.randint(0, 999), luck.randint(0, 400)
    sight.spent_outfit = luck.getrandbits(OUTFIT_SIZE * OUTFITS_EACH * SEATS)
    sight.laid = luck.randint(0, OUTFIT_SIZE)
    for place in range(sight.laid):
        sight.laid_kind[place], sight.laid_wears[place] = luck.randrange(KINDS), luck.randint(0, 3)
        sight.laid_from[place] = luck.randint(0, 1)
    while deck:
        kind, copies = deck[-1], 1
        while copies < len(deck) and luck.random() < 0.7 and deck.count(kind) > copies:
            copies += 1  # alike ones together, so that there are pairs and three of a kind
        for _ in range(copies):
            deck.remove(kind)
        seat = luck.randrange(sight.seats)
        where = luck.choice([sight.hand, sight.unseen, sight.fresh, sight.closet[seat], sight.known[seat]])
        where[kind] += copies
    for seat in range(sight.seats):
        sight.closet_size[seat] = np.sum(sight.closet[seat])
        sight.hand_size[seat] = np.sum(sight.known[seat])
    return sight
