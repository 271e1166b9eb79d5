"""What each event of Rummy Runway moves in the scene."""

from __future__ import annotations

from runabout.core.mover import Mover
from runabout.core.scene import counted, hand, seat_counter
from runabout.core.words import Event as Told
from runabout.games.rummy_runway.cards import CARDS, COPIES
from runabout.games.rummy_runway.facts import COLOUR, ENDING, shown_runways
from runabout.games.rummy_runway.naming import CARD_NAMES, OUTFIT_NAMES, PLACE_NAMES, TREND_NAMES
from runabout.games.rummy_runway.scene_names import (
    DECK_OF,
    LAID,
    RUNWAY_DECK,
    RUNWAYS,
    RUNWAYS_USED,
    SEEN,
    UNSAID,
    closet,
    colours,
    look,
)
from runabout.games.rummy_runway.state import OUTFIT_SIZE, End, Event

# --- Rounds -----------------------------------------------------------------------------------------------------------


def gathered(table: Mover, event: Told) -> None:
    """The cards of all outfits, Closets, hands and of the row are the deck again."""
    for pile in table.scene.piles:
        if pile == "row" or pile.startswith(("hand:", "closet:", "outfit:")):
            table.carry_all(pile, "deck", shown=False)
    for outfit in [name for name in OUTFIT_NAMES if name in table.scene.things]:
        table.vanish(outfit)
    table.replace(DECK_OF, counted(COPIES.tolist(), CARD_NAMES))
    if SEEN in table.scene.piles:
        table.replace(SEEN, {})


def began(table: Mover, event: Told) -> None:
    """A round begins, whose end nobody has triggered."""
    table.count("round", event.number)
    table.count("trigger", None)


def turned_up_runways(table: Mover, event: Told) -> None:
    """The Runways of a round come after those of the one before (RY-091)."""
    table.carry_all(RUNWAYS, RUNWAYS_USED)
    for trend in event.trends:
        table.carry(RUNWAY_DECK, RUNWAYS, TREND_NAMES[trend])


def dealt(table: Mover, event: Told) -> None:
    """Cards that the viewer does not see."""
    table.carry("deck", hand(event.seat), count=event.count)


def got_card(table: Mover, event: Told) -> None:
    """A card that the viewer is dealt or draws."""
    table.carry("deck", hand(event.seat), CARD_NAMES[event.card])


def turned_up(table: Mover, event: Told) -> None:
    """The row begins (RY-013)."""
    table.carry("deck", "row", CARD_NAMES[event.card])


def triggered(table: Mover, event: Told) -> None:
    """The end of the round is near (RY-070)."""
    table.count("trigger", event.seat)


def totalled(table: Mover, event: Told) -> None:
    """Points in all, and those of the best outfit, which break ties (RY-095)."""
    table.count(seat_counter(event.seat, "points"), event.points)
    table.count(seat_counter(event.seat, "best"), event.best)


def ended(table: Mover, event: Told) -> None:
    """The game is over."""
    table.count("ending", ENDING.plain((event.why,)))


# --- Turns ------------------------------------------------------------------------------------------------------------


def refilled(table: Mover, event: Told) -> None:
    """All of the row but its right end are the deck, so that all know what is in it (RYA-22)."""
    cards = table.order("row")[: event.count]
    for _ in cards:
        table.carry_from("row", 0, "deck", shown=False)
    table.replace(DECK_OF, {card: cards.count(card) for card in cards})


def drew(table: Mover, event: Told) -> None:
    """A card that the viewer does not see."""
    table.carry("deck", hand(event.seat))


def took(table: Mover, event: Told) -> None:
    """Of equal cards the rightmost (RYA-47), for all to remember (RYA-48)."""
    card = CARD_NAMES[event.card]
    table.carry_from("row", table.last("row", card), hand(event.seat))
    remember(table, event.seat, card, 1)


def laid(table: Mover, event: Told) -> None:
    """The viewer lays a card: the others see it when the outfit is complete (RYA-44)."""
    table.carry(source(event.seat, event.from_closet), LAID, CARD_NAMES[event.card])
    table.put(LAID, colours=[*table.of(LAID, "colours"), COLOUR.values[CARDS[event.card].colour]])
    if event.from_closet:
        table.put(LAID, from_closet=[*table.of(LAID, "from_closet"), PLACE_NAMES[event.place]])


def worn(table: Mover, event: Told) -> None:
    """The leftmost wild card without a colour gets one."""
    wears = list(table.of(LAID, "colours"))
    wears[wears.index(UNSAID)] = COLOUR.values[event.colour]
    table.put(LAID, colours=wears)


def formed(table: Mover, event: Told) -> None:
    """The cards come from where the viewer has laid them; those of others from hand and Closet."""
    outfit = OUTFIT_NAMES[event.outfit]
    worn = colours(colour for _, colour in event.cards)
    table.appear(
        outfit, seat=event.seat, colours=worn, **look((-1, -1, -1), 0, 0), follows=[]
    )  # what it is called comes next
    for place, (kind, _) in enumerate(event.cards):
        from_closet = event.from_closet >> place & 1
        lay = LAID if event.seat == table.viewer else source(event.seat, from_closet)
        table.carry(lay, outfit, CARD_NAMES[kind])
        if not from_closet:
            remember(table, event.seat, CARD_NAMES[kind], -1)
    if event.seat == table.viewer:
        table.put(LAID, colours=[], from_closet=[])


def riffed(table: Mover, event: Told) -> None:
    """A card goes onto one end, in the colour of the one that is taken from the other (RY-028, RY-029)."""
    outfit, card, on_left = OUTFIT_NAMES[event.outfit], CARD_NAMES[event.card], event.end == End.LEFT
    wears = table.of(outfit, "colours")
    table.carry(source(event.seat, event.from_closet), outfit, card, place=0 if on_left else OUTFIT_SIZE)
    if not event.from_closet:
        remember(table, event.seat, card, -1)
    table.carry_from(outfit, OUTFIT_SIZE if on_left else 0, closet(event.seat))
    table.put(outfit, colours=[wears[-1], *wears[:-1]] if on_left else [*wears[1:], wears[0]])


def restyled(table: Mover, event: Told) -> None:
    """An outfit has another name, is worth something else, and may follow other trends."""
    words, follows = (event.first, event.second, event.third), shown_runways((event.follows,))
    table.put(OUTFIT_NAMES[event.outfit], **look(words, event.points, event.trends), follows=follows)


def discarded(table: Mover, event: Told) -> None:
    """A card of the hand goes to the right end of the row (RY-038)."""
    table.carry(hand(event.seat), "row", CARD_NAMES[event.card])
    remember(table, event.seat, CARD_NAMES[event.card], -1)


def trimmed(table: Mover, event: Told) -> None:
    """A card of the Closet goes to the right end of the row (RY-039)."""
    table.carry(closet(event.seat), "row", CARD_NAMES[event.card])


def source(seat: int, from_closet: int) -> str:
    """Where a card comes from that is played."""
    return closet(seat) if from_closet else hand(seat)


def remember(table: Mover, seat: int, card: str, more: int) -> None:
    """All others know of one more of a kind in a hand, or of one less if they knew of any (RYA-48)."""
    if seat == table.viewer:
        known = table.tally(SEEN)
        number = known.get(card, 0) + more
        if number >= 0:
            table.replace(SEEN, {kind: count for kind, count in {**known, card: number}.items() if count})


MOVES = {
    Event.ROUND: began,
    Event.RUNWAYS: turned_up_runways,
    Event.DEALT: dealt,
    Event.DEALT_CARD: got_card,
    Event.TURNED_UP: turned_up,
    Event.REFILLED: refilled,
    Event.DREW: drew,
    Event.DREW_CARD: got_card,
    Event.TOOK: took,
    Event.LAID: laid,
    Event.WORN: worn,
    Event.FORMED: formed,
    Event.RIFFED: riffed,
    Event.RESTYLED: restyled,
    Event.DISCARDED: discarded,
    Event.TRIMMED: trimmed,
    Event.TRIGGERED: triggered,
    Event.TOTAL: totalled,
    Event.ENDED: ended,
    Event.GATHERED: gathered,
}
"""By kind of event."""
