"""Hands, decks and discards: the first `size` cells of an array, in which `sizes[at]` says how many count.

A pile's size lives in an array beside it, so that a game may keep many piles' sizes together:
`take(state.hand[seat], state.hand_size, seat, slot)`. A deck has no hidden order: `draw` picks from it at random. So it
may as well be kept as a count of each kind of card, from which `draw_kind` picks.
"""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.record import Cells
from runabout.core.rule import rule


@rule
def put(pile: Cells, sizes: Cells, at: int, card: int) -> None:
    """Put a card on the end of a pile."""
    pile[sizes[at]] = card
    sizes[at] += 1


@rule
def put_sorted(pile: Cells, sizes: Cells, at: int, card: int) -> None:
    """Put a card where it belongs in a pile kept in ascending order."""
    slot = int(sizes[at])
    while slot > 0 and pile[slot - 1] > card:
        pile[slot] = pile[slot - 1]
        slot -= 1
    pile[slot] = card
    sizes[at] += 1


@rule
def take(pile: Cells, sizes: Cells, at: int, slot: int) -> int:
    """Take the card in `slot` out of a pile; the cards after it close up."""
    card = int(pile[slot])
    last = int(sizes[at]) - 1
    for i in range(slot, last):
        pile[i] = pile[i + 1]
    pile[last] = 0
    sizes[at] = last
    return card


@rule
def find(pile: Cells, size: int, card: int) -> int:
    """The first slot that holds `card`, or -1."""
    for slot in range(size):
        if pile[slot] == card:
            return slot
    return -1


@rule
def take_card(pile: Cells, sizes: Cells, at: int, card: int) -> None:
    """Take one copy of `card`, which must be there, out of a pile."""
    take(pile, sizes, at, find(pile, sizes[at], card))


@rule
def draw(deck: Cells, sizes: Cells, at: int, chance: Chance) -> int:
    """Draw a card from a deck that is not empty; the deck's last card fills its place."""
    size = int(sizes[at])
    slot = pick(chance, size)
    card = int(deck[slot])
    deck[slot] = deck[size - 1]
    deck[size - 1] = 0
    sizes[at] = size - 1
    return card


@rule
def draw_kind(counts: Cells, size: int, chance: Chance) -> int:
    """Draw one of `size` cards that are counted by kind, each with equal chance."""
    left = pick(chance, size)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@rule
def clear(pile: Cells, sizes: Cells, at: int) -> None:
    """Empty a pile."""
    for slot in range(sizes[at]):
        pile[slot] = 0
    sizes[at] = 0
