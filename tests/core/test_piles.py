from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from runabout.core.chance import Chance, key_from
from runabout.core.piles import clear, draw, find, put, put_sorted, take, take_card
from runabout.core.record import Cells, Record, i8, record
from runabout.core.rule import rule


@record
class Table(Record):
    pile = i8[2, 8]
    sizes = i8[2]


def table(*cards):
    """A table whose second pile holds the cards; the first shows whether anything touches it."""
    table = Table()
    table.pile[0] = 99
    table.sizes[0] = 8
    table.pile[1, : len(cards)] = cards
    table.sizes[1] = len(cards)
    return table


def cards(table):
    assert list(table.pile[0]) == [99] * 8
    assert table.sizes[0] == 8
    size = table.sizes[1]
    assert not any(table.pile[1, size:]), "what lies beyond a pile must be zero"
    return list(table.pile[1, :size])


def test_put_lays_a_card_on_the_end(prepare, way):
    on = table(5, 2)
    prepare(put, way)(on.pile[1], on.sizes, 1, 7)
    assert cards(on) == [5, 2, 7]


@pytest.mark.parametrize(
    ("held", "card", "then"),
    [
        ([], 4, [4]),
        ([1, 5], 0, [0, 1, 5]),
        ([1, 5], 3, [1, 3, 5]),
        ([1, 5], 9, [1, 5, 9]),
        ([1, 3, 3, 5], 3, [1, 3, 3, 3, 5]),
        ([-5, 2], -7, [-7, -5, 2]),
    ],
)
def test_put_sorted_keeps_a_pile_ascending(prepare, way, held, card, then):
    on = table(*held)
    prepare(put_sorted, way)(on.pile[1], on.sizes, 1, card)
    assert cards(on) == then


@pytest.mark.parametrize(("slot", "card", "left"), [(0, 4, [5, 6]), (1, 5, [4, 6]), (2, 6, [4, 5])])
def test_take_gives_the_card_and_closes_the_gap(prepare, way, slot, card, left):
    on = table(4, 5, 6)
    assert prepare(take, way)(on.pile[1], on.sizes, 1, slot) == card
    assert cards(on) == left


@pytest.mark.parametrize(("card", "slot"), [(4, 0), (6, 1), (7, -1), (0, -1)])
def test_find_tells_the_first_slot_of_a_card_that_counts(prepare, way, card, slot):
    on = table(4, 6, 4, 6)
    assert prepare(find, way)(on.pile[1], 4, card) == slot


def test_find_does_not_look_beyond_the_size():
    assert find(table(4, 6).pile[1], 1, 6) == -1


def test_take_card_takes_one_copy_only(prepare, way):
    on = table(4, 6, 6)
    prepare(take_card, way)(on.pile[1], on.sizes, 1, 6)
    assert cards(on) == [4, 6]


@pytest.mark.parametrize(("slot", "card", "left"), [(0, 4, [6, 5]), (1, 5, [4, 6]), (2, 6, [4, 5])])
def test_draw_takes_what_chance_picks_and_fills_its_place_with_the_last(prepare, way, slot, card, left):
    on = table(4, 5, 6)
    chance = Chance.scripted([slot])
    assert prepare(draw, way)(on.pile[1], on.sizes, 1, chance) == card
    assert cards(on) == left
    chance.check_script()
    assert chance.asked[0] == 3


def test_last_card_can_be_drawn(prepare, way):
    on = table(4)
    assert prepare(draw, way)(on.pile[1], on.sizes, 1, Chance.scripted([0])) == 4
    assert cards(on) == []


@rule
def empty_out(deck: Cells, sizes: Cells, at: int, chance: Chance, out: Cells) -> None:
    """Draw a whole deck into `out`."""
    for i in range(sizes[at]):
        out[i] = draw(deck, sizes, at, chance)


def test_deck_comes_out_in_each_order_equally_often(prepare):
    chance = Chance.seeded(key_from("a deck"))
    deal = prepare(empty_out, "compiled")
    seen = Counter()
    for _ in range(2400):
        on, out = table(1, 2, 3, 4), np.zeros(4, np.int8).view(Cells)
        deal(on.pile[1], on.sizes, 1, chance, out)
        assert cards(on) == []
        seen[tuple(out)] += 1
    assert len(seen) == 24
    assert chisquare(list(seen.values())).pvalue > 0.001


def test_clear_empties_a_pile(prepare, way):
    on = table(4, 5, 6)
    prepare(clear, way)(on.pile[1], on.sizes, 1)
    assert cards(on) == []
