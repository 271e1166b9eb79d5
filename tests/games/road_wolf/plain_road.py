"""The road's turn of Derailed written a second time, from RULES.md alone: what drifts against the train, and two roads
of cards. What drifts against anything but the train is no rule of the railway, and raises `LeftOpen`.
"""

from __future__ import annotations

from fractions import Fraction

from tests.games.road_wolf import plain_geometry as geometry
from tests.games.road_wolf.plain_derailed import Railway
from tests.games.road_wolf.plain_driving import CARD_DICE, STICK, LeftOpen
from tests.games.road_wolf.plain_geometry import BOARD
from tests.games.road_wolf.plain_pieces import ROADS, ROLLING, TRACK_MIDDLE, Card, Thing

DRIFT = 2 * STICK  #: RW-141
DRIFTS = ("immobilized", "wreck", "marker")


def road_turn(table: Railway) -> None:
    """Objects drift, then cards, then new cards come (RW-140 to RW-148, RW-452)."""
    adrift = [thing for thing in table.things.values() if thing.status in DRIFTS]
    for thing in sorted(adrift, key=lambda thing: (thing.box.bottom, thing.x)):  # RW-142, RWA-64, RWA-130
        drift(table, thing)
    cards_come_by(table, list(table.cards))
    new = []
    for left, right in ROADS:  # RW-452, RWA-04
        (kind,) = table.told.take("card", (left + right) // 2)
        if kind != "clear":  # RW-150
            new.append(Card(kind, (left + right) // 2, BOARD[1]))
    table.cards += new
    cards_come_by(table, new)
    table.cards = [card for card in table.cards if card.y >= 0]


def drift(table: Railway, thing: Thing) -> None:
    """An object goes two sticks straight back, but not past the front of the train (RWA-199)."""
    table.skids = 0
    if thing.status == "marker":  # RWA-53
        thing.y -= DRIFT
        thing.status = "gone" if thing.y < 0 else "marker"
        return
    others = table.in_the_way(thing, *table.train[1:])
    number = geometry.first_hit(thing.box, 0, -DRIFT, [other.box for other in others])
    if number >= 0:
        if others[number].status != "train":
            raise LeftOpen("what becomes of an object that drifts against something else")
        table.told.met["drifts against the train"] += 1
        thing.y = int(others[number].box.top + thing.box.top - thing.y)
        if thing.status == "wreck":
            thing.throws += 1
        else:
            table.struck_by_train(thing, is_front=True)
        table.throw(thing)
        return
    thing.y -= DRIFT
    if thing.y < 0:  # RWA-16
        thing.status = "gone"


def cards_come_by(table: Railway, cards: list[Card]) -> None:
    """These cards go two sticks back, and then act on what they have touched or passed (RW-145, RWA-130, RWA-173)."""
    rolling = [thing for thing in table.things.values() if thing.status in ROLLING]
    due = []
    for thing in sorted(rolling, key=lambda thing: (thing.box.bottom, thing.x)):
        for card in sorted(cards, key=lambda card: (card.y, card.x)):
            due += [(thing, card, how) for how in ways_met(table, thing, card)]
    for card in cards:
        card.y -= DRIFT
    for thing, card, how in due:
        if thing.status in ROLLING:
            table.skids = 0
            card_acts(table, thing, card, how)


def ways_met(table: Railway, thing: Thing, card: Card) -> list[str]:
    """How a card that goes two sticks back acts on what does not move meanwhile: the same as if that went ahead."""
    found = []
    whole = Fraction(1)
    is_off_road = card.kind == "slide" and table.gets_onto(thing.box, (0, DRIFT), whole, card.box)
    if card.blocked is not None:
        is_off_road = table.gets_onto(thing.box, (0, DRIFT), whole, card.blocked)
    if is_off_road and not thing.model.is_dirt:
        found.append("off the road")
    if card.kind in {"slick", *CARD_DICE} and table.gets_onto(thing.box, (0, DRIFT), whole, card.box):
        found.append(card.kind)
    if card.kind in {"bridge", "tunnel"} and (thing.x < TRACK_MIDDLE) == (card.x < TRACK_MIDDLE):
        if geometry.passing(thing.box, 0, DRIFT, Fraction(0), whole, card.box) == 2:
            found.append("round a " + card.kind)
    return found


def card_acts(table: Railway, thing: Thing, card: Card, how: str) -> None:
    """One card acts on one vehicle (RW-151 to RW-157)."""
    table.told.met["card: " + how] += 1
    if how in CARD_DICE:
        owes, _ = table.struck(thing, CARD_DICE[how])
        table.checks(thing, int(owes))
    elif how == "round a tunnel":
        table.struck_by_card(thing, card)
    else:
        table.checks(thing, 1)
