"""What an action would do to the pawns, as a hint: where they would stand, and which they would send home."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from runabout.core.words import Action, listed
from runabout.games.riverdale.cards import COUNT
from runabout.games.riverdale.moves import next_ahead
from runabout.games.riverdale.naming import piece_of
from runabout.games.riverdale.state import (
    HOME,
    PAIRS,
    PARTS,
    PASS,
    PAWNS,
    PIECES,
    PUSH,
    SHOP,
    SPLIT,
    SPLIT_COUNT,
    SWAP,
    SWITCH,
    TRICK,
    ZONE,
    Sight,
)
from runabout.games.riverdale.track import BACK_MAX, BOARD, LANDING, chain, sends_home

COUNTS = COUNT.tolist()


def hint(sight: Sight, action: Action) -> str:
    """What an action of the seat that decides would do to the pawns; "" for one that moves none."""
    number = action.number
    if number >= SWAP:  # Swap!, Crash! and discards
        return ""
    seen = sight.snapshot()
    own = PAWNS * int(seen.colour[seen.seat])
    pawns = list(seen.pawn)
    if number >= TRICK:
        piece = pawns.index(HOME, own)
        return f"{piece_of(piece)} comes out to square {pawns[number - TRICK]}"
    if number >= PASS:
        piece = own + number - PASS
        other = next_ahead(seen, piece)  # type: ignore[arg-type]  # it reads the open part alone
        return exchanged(pawns, piece, other)
    if number >= SWITCH:
        pawn, other = divmod(number - SWITCH, PIECES)
        return exchanged(pawns, own + pawn, other)
    if number >= SPLIT:
        pair, part = divmod(number - SPLIT, PARTS)
        first, second = (own + pawn for pawn in PAIRS[pair])
        before = moved(seen, pawns, first, part + 1)
        return f"{before}; {moved(seen, pawns, second, SPLIT_COUNT - part - 1)}"
    if number >= PUSH:
        return moved(seen, pawns, number - PUSH, -1)
    kind, pawn = divmod(number, PAWNS)
    return moved(seen, pawns, own + pawn, COUNTS[kind])


def exchanged(pawns: Sequence[int], piece: int, other: int) -> str:
    """Two pawns that change places (RV-079, RV-082)."""
    return f"{piece_of(piece)} to square {pawns[other]}, {piece_of(other)} to square {pawns[piece]}"


def moved(sight: Sight, pawns: list[int], piece: int, count: int) -> str:
    """Move a pawn among these, by all that its landing sets off, and tell it."""
    colour = piece // PAWNS
    landing = int(LANDING[colour, pawns[piece] - HOME, BACK_MAX + count])
    said = [f"{piece_of(piece)}{' comes out' if pawns[piece] == HOME else ''} to {place(landing)}"]
    end, stops, clears = journey(sight.stays, colour, landing)
    said += [f"on to {square}" for square in stops]
    reach = range(colour * PAWNS, (colour + 1) * PAWNS) if landing >= ZONE else range(PIECES)
    sent = [other for other in reach if other != piece and pawns[other] in clears]
    for other in sent:
        pawns[other] = HOME
    pawns[piece] = end
    if sent:
        said.append(f"sends {listed([piece_of(other) for other in sent])} home")
    if end in BOARD.another_turn and own_turn(sight, colour):
        said.append("another turn")
    return ", ".join(said)


def own_turn(sight: Sight, colour: int) -> bool:
    """Whether it is this colour that decides: only its own pawns give it another turn (RVA-17)."""
    return bool(sight.colour[sight.seat] == colour)


@cache
def journey(stays: int, colour: int, landing: int) -> tuple[int, tuple[int, ...], frozenset[int]]:
    """Where a pawn that lands on `landing` ends, the squares by which special ones lead it there, and the
    places from which it sends pawns home.
    """
    if landing >= ZONE:
        return landing, (), frozenset(sends_home(BOARD, bool(stays), colour, landing))
    squares = chain(BOARD, bool(stays), colour, landing)
    return squares[-1], tuple(squares[1:]), frozenset(sends_home(BOARD, bool(stays), colour, landing))


def place(landing: int) -> str:
    """Where a move's count leads."""
    if landing == SHOP:
        return "Pop's"
    return f"circle {landing - ZONE + 1}" if landing >= ZONE else f"square {landing}"
