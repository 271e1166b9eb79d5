"""Rummy Runway laid out for any client: the Runways, the hand, the discard row, and each house with its outfits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from runabout.core.panels import Cell, Item, Names, Panel, called
from runabout.core.record import Cells
from runabout.core.words import Event, so_many
from runabout.games.rummy_runway.cards import CARDS, FIRST_WILD, NUMBERS, Colour
from runabout.games.rummy_runway.faces import CARD_ITEMS, COLOUR_NAMES, HOUSE, TONES, TREND_ITEMS
from runabout.games.rummy_runway.facts import outfit_label
from runabout.games.rummy_runway.state import (
    OUTFIT_SIZE,
    OUTFITS_EACH,
    RIFF,
    RIFF_CLOSET,
    Doing,
    End,
    Ending,
    Phase,
    Sight,
)
from runabout.games.rummy_runway.worth import worth, worth_of

TO_DO = {
    Phase.DRAW: "draw",
    Phase.ACT: "form, riff or discard",
    Phase.LAY: "lay the outfit",
    Phase.WEAR: "say the wild card's colour",
    Phase.TRIM: "trim the closet",
}


ROUND_ENDS = "after a third outfit or a last card, and a turn for everybody else"
"""RY-070, RY-072."""


def panels(sight: Sight, names: Names) -> tuple[Panel, ...]:
    """What the viewer may know, what matters most first."""
    seen = sight.snapshot()
    everybody = [called(names, seat, seen.viewer) for seat in range(seen.seats)]
    row = seen.row[: seen.row_size[0]]
    return (
        show(seen, everybody),
        *laid_out(seen),
        *hand(seen),
        Panel("pile", "Discard row, from left to right", size=len(row), items=tuple(CARD_ITEMS[kind] for kind in row)),
        *runways(seen),
        *(house(seen, seat, name) for seat, name in enumerate(everybody)),
        Panel("pile", "Deck", size=seen.deck_size[0]),
    )


def show(seen: Sight, everybody: Sequence[str]) -> Panel:
    """The round, who decides what, and how the game and the round end."""
    rows = [("Round", f"{seen.round} of at most {seen.rounds}, turn {seen.turns}")]
    if seen.over:
        rows.append(
            ("The show", "over: the points agreed on" if seen.ending == Ending.TARGET else "over: the last round")
        )
    else:
        rows.append(("To decide", f"{everybody[seen.seat]}: {TO_DO[Phase(seen.phase)]}"))
        if seen.doing and not seen.mix_actions:
            rows.append(("This turn is for", "forming outfits" if seen.doing == Doing.FORMING else "riffing"))
        final = f"{so_many(seen.final_turns, 'final turn')} to go" if seen.trigger >= 0 else ROUND_ENDS
        rows.append(("The round ends", final))
    rows.append(("The game ends", f"with {so_many(seen.target, 'point')}"))
    return Panel("facts", "The show", rows=tuple(rows))


def laid_out(seen: Sight) -> list[Panel]:
    """The outfit that the viewer is laying."""
    if not seen.laid:
        return []
    items = tuple(worn_item(seen.laid_kind[place], seen.laid_wears[place]) for place in range(seen.laid))
    return [Panel("pile", "The outfit you are laying", seat=seen.viewer, size=len(items), items=items)]


def hand(seen: Sight) -> list[Panel]:
    """The viewer's own hand, colour by colour."""
    if seen.viewer < 0:
        return []
    items = cards(without_laid(seen, seen.hand, from_closet=0))
    return [Panel("pile", "Your hand", seat=seen.viewer, own=True, size=len(items), items=items)]


def without_laid(seen: Sight, counts: Sequence[int] | Cells, from_closet: int) -> list[int]:
    """The viewer's hand or Closet without what it is laying, which the rules count as held until the outfit is complete
    (RYA-44).
    """
    left = list(counts)
    for place in range(seen.laid):
        if seen.laid_from[place] == from_closet:
            left[seen.laid_kind[place]] -= 1
    return left


def runways(seen: Sight) -> list[Panel]:
    """This round's trends."""
    if not seen.trends:
        return []
    items = tuple(TREND_ITEMS[trend] for trend in seen.runway)
    return [Panel("pile", f"On the Runways ({HOUSE})", size=len(items), items=items)]


def house(seen: Sight, seat: int, name: str) -> Panel:
    """A player's points, cards, outfits, Closet, and what all know to be in the hand (RYA-48)."""
    cells = []
    for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + seen.outfits[seat]):
        kinds, wears = seen.outfit[outfit], seen.wears[outfit]
        items = tuple(worn_item(kind, colour) for kind, colour in zip(kinds, wears))
        about = worth(seen, outfit)
        cells.append(Cell(f"{outfit_label(outfit)} {about.name}", about.text, items=items))
    closet = without_laid(seen, seen.closet[seat], from_closet=1) if seat == seen.viewer else seen.closet[seat]
    cells.append(Cell("Closet", items=cards(closet)))
    known = cards(seen.known[seat])
    if known and seat != seen.viewer:
        cells.append(Cell("Seen in the hand", items=known))
    title = f"{name}: {so_many(seen.points[seat], 'point')}, {so_many(seen.hand_size[seat], 'card')} in hand"
    return Panel("track", title, seat=seat, cells=tuple(cells), columns=1)


def cards(counts: Sequence[int]) -> tuple[Item, ...]:
    """Cards counted by kind, one by one."""
    return tuple(CARD_ITEMS[kind] for kind, number in enumerate(counts) if number for _ in range(number))


@cache
def worn_item(kind: int, colour: int) -> Item:
    """A card in an outfit: a wild one with the colour that it wears, as far as that is said."""
    if kind < FIRST_WILD or colour == Colour.WILD:
        return CARD_ITEMS[kind]
    return Item(CARDS[kind].name, CARDS[kind].text, f"as {COLOUR_NAMES[colour]}", TONES[colour])


# --- Hints ------------------------------------------------------------------------------------------------------------


def foretell(sight: Sight, events: Sequence[Event]) -> str:
    """What is played and taken by a riff; what an outfit that an action completes is worth."""
    for event in events:
        if event.kind == "riffed":
            return f"{CARDS[event.card].text} in, {CARDS[event.taken].text} to your closet"
        if event.kind == "formed":
            about = worth_of(sight, event.cards, event.colours)
            return f"{about.name}: {about.text}"
    return ""


def riff_of(sight: Sight, action: int) -> tuple[int, End, int, int]:
    """A riff as it would go at a table: the outfit, the end played onto, the kind played, the kind taken."""
    choice = (action - RIFF) % (RIFF_CLOSET - RIFF)
    outfit, end = choice // 4, End(choice // 2 % 2)
    kind = worth(sight, outfit).riffs[end]
    played = FIRST_WILD + kind % NUMBERS if choice % 2 else kind
    return outfit, end, played, sight.outfit[outfit][OUTFIT_SIZE - 1 if end == End.LEFT else 0]
