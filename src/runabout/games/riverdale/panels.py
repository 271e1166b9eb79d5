"""Running Round Riverdale laid out for any client: the loop, the safety zones, the hands as far as they are known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from runabout.core.panels import Cell, Item, Names, Panel, called
from runabout.core.record import Cells
from runabout.core.words import so_many
from runabout.games.riverdale.box import DECK_NAMES
from runabout.games.riverdale.faces import CARD_ITEMS, SPECIAL_ITEMS
from runabout.games.riverdale.naming import HOUSE, Teams, character_of, colour_of, piece_of, square_words, tone_of
from runabout.games.riverdale.state import CIRCLES, COLOURS, HOME, PAWNS, PIECES, SHOP, ZONE, Ending, Sight
from runabout.games.riverdale.track import BOARD

A_ROW = 10
"""Squares of the loop in a row: few enough for a phone."""

SPECIALS = range(len(SPECIAL_ITEMS))


def panels(sight: Sight, names: Names, teams: Teams) -> tuple[Panel, ...]:
    """What the viewer may know: the board first, as it is in the middle of the table."""
    seen = sight.snapshot()
    pawns = pawn_items(seen, teams)
    everybody = [called(names, seat, seen.viewer) for seat in range(seen.seats)]
    return (
        loop(seen, pawns),
        *(home_stretch(seen, seat, name, pawns) for seat, name in enumerate(everybody)),
        race(seen, everybody),
        *own_cards(seen),
        *(others_hand(seen, seat, name) for seat, name in enumerate(everybody) if seat != seen.viewer),
        pile("Discards", seen.discard),
        Panel("pile", "Deck", size=seen.deck_size),
        pile("Out of view, in hands and deck", seen.unseen),
    )


def race(seen: Sight, everybody: Sequence[str]) -> Panel:
    """The turn, who decides, and which Special cards are left."""
    rows = [("Turn", f"{seen.turns} of at most {seen.turn_limit}")]
    if seen.ending == Ending.HOME_FREE:
        rows.append(("The whole team at Pop's", everybody[seen.winner]))
    elif seen.over:
        rows.append(("The race", "called off"))
    else:
        played = "a Special card is played, now a Movement card" if seen.special_played else "play a card"
        rows.append(("To decide", f"{everybody[seen.seat]}: {played}"))
    for seat, name in enumerate(everybody):
        left = [SPECIAL_ITEMS[special].text for special in specials_left(seen, seat)]
        rows.append((f"{name}, {colour_of(seen.colour[seat])}", f"Special cards: {', '.join(left) or 'none left'}"))
    rows.append(("Board and deck", f"{HOUSE}; deck {DECK_NAMES[seen.deck_list]}"))
    return Panel("facts", "The race", rows=tuple(rows))


def specials_left(seen: Sight, seat: int) -> list[int]:
    """The Special cards that a seat has not turned over (RV-092)."""
    return [special for special in SPECIALS if not seen.used[seat] >> special & 1]


def own_cards(seen: Sight) -> list[Panel]:
    """The viewer's own Movement cards and Special cards."""
    if seen.viewer < 0:
        return []
    held = seen.hand[: seen.hand_count[seen.viewer]]
    hand = tuple(CARD_ITEMS[kind] for kind in held)
    special = tuple(SPECIAL_ITEMS[left] for left in specials_left(seen, seen.viewer))
    return [
        Panel("pile", "Your hand", seat=seen.viewer, own=True, size=len(hand), items=hand),
        Panel("pile", "Your Special cards", seat=seen.viewer, size=len(special), items=special),
    ]


def loop(seen: Sight, pawns: Sequence[Item]) -> Panel:
    """The squares clockwise, with the pawns that stand on them."""
    cells = list(squares_painted(tuple(sorted(seen.colour[: seen.seats]))))
    for piece, place in enumerate(seen.pawn):
        if 0 <= place < ZONE:
            cells[place] = standing_on(cells[place], pawns[piece])
    return Panel("track", "The loop, clockwise", cells=tuple(cells), columns=A_ROW, loop=True)


@cache
def squares_painted(colours: tuple[int, ...]) -> tuple[Cell, ...]:
    """Every square as it is without pawns, painted for the colours that are played, ascending."""
    return tuple(square_cell(square, colours) for square in range(BOARD.squares))


def square_cell(square: int, colours: tuple[int, ...]) -> Cell:
    """A square without a pawn; the coloured squares and entrances of these colours have their colour."""
    coloured = [colour for colour in colours if square in (BOARD.sides[colour].start, BOARD.sides[colour].entrance)]
    return Cell(str(square), square_words(square), tone_of(coloured[0]) if coloured else "")


def home_stretch(seen: Sight, seat: int, name: str, pawns: Sequence[Item]) -> Panel:
    """A player's Home Base, safety zone and place at Pop's, with the pawns that are there."""
    colour = seen.colour[seat]
    side = BOARD.sides[colour]
    cells = list(STRETCHES[colour])
    for piece in range(colour * PAWNS, (colour + 1) * PAWNS):
        place = seen.pawn[piece]
        if place == HOME or place >= ZONE:
            at = 0 if place == HOME else place - ZONE + 1
            cells[at] = standing_on(cells[at], pawns[piece])
    title = f"{name}: {side.colour} safety zone, entered after square {side.entrance}"
    return Panel("track", title, seat=seat, cells=tuple(cells), columns=len(cells))


def stretch(colour: int) -> tuple[Cell, ...]:
    """The way home of a colour without pawns: its Home Base, the circles in their order, and Pop's."""
    tone = tone_of(colour)
    circles = (Cell(f"Circle {circle + 1}", tone=tone) for circle in range(CIRCLES))
    return (Cell("Home Base", f"the {BOARD.sides[colour].name}", tone), *circles, Cell("Pop's", tone=tone))


STRETCHES = tuple(map(stretch, range(COLOURS)))
"""By colour."""

assert len(STRETCHES[0]) == SHOP - ZONE + 2


def standing_on(cell: Cell, pawn: Item) -> Cell:
    """A place with one more pawn on it."""
    return Cell(cell.text, cell.note, cell.tone, (*cell.items, pawn))


def pawn_items(seen: Sight, teams: Teams) -> list[Item]:
    """By piece: the pawn, with its character."""
    players = {seen.colour[seat]: seat for seat in range(seen.seats)}
    return [pawn_item(piece, character_of(piece, teams), players.get(piece // PAWNS, -1)) for piece in range(PIECES)]


@cache
def pawn_item(piece: int, character: str, seat: int) -> Item:
    """A pawn with its character, of a seat."""
    return Item("", piece_of(piece), character, tone_of(piece // PAWNS), seat=seat)


def others_hand(seen: Sight, seat: int, name: str) -> Panel:
    """Another player's hand, as far as the viewer knows it (RVA-51)."""
    size = seen.hand_count[seat]
    return Panel(
        "pile", f"{name}: {so_many(size, 'card')} in hand", seat=seat, size=size, items=counted(seen.known[seat])
    )


def pile(title: str, counts: Cells) -> Panel:
    """Cards counted by kind."""
    return Panel("pile", title, size=sum(counts), items=counted(counts))


def counted(counts: Cells) -> tuple[Item, ...]:
    """Cards counted by kind, those that there are."""
    return tuple(so_many_of(kind, number) for kind, number in enumerate(counts) if number)


@cache
def so_many_of(kind: int, number: int) -> Item:
    """So many cards of a kind."""
    card = CARD_ITEMS[kind]
    return Item(card.name, card.text, count=number)
