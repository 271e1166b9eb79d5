"""What lies on the table, as one viewer knows it, and what each event moves."""

from __future__ import annotations

from kuhn_poker.facts import CARD
from kuhn_poker.state import SEATS, Event, Sight
from runabout.core.facts import FLAG, SEAT
from runabout.core.mover import Mover
from runabout.core.scene import UNKNOWN, Decision, Layout, Piles, Read, Scene, SeatCounter, Setting, hand, seat_counter
from runabout.core.standing import counted_as
from runabout.core.words import Event as ToldEvent


def read_hands(seen: Sight, scene: Scene) -> None:
    """The viewer's own card, and those that were shown."""
    for seat in range(SEATS):
        card = seen.own if seat == seen.viewer else seen.shown[seat]
        scene.piles[hand(seat)] = {CARD.values[card] if card else UNKNOWN: 1}


def pay(table: Mover, event: ToldEvent) -> None:
    """A bet, or the answer to it."""
    table.add(seat_counter(event.seat, "paid"), table.scene.settings["stake"])


def show(table: Mover, event: ToldEvent) -> None:
    """A card is shown to whom it was hidden."""
    if UNKNOWN in table.tally(hand(event.seat)):
        table.know(hand(event.seat), CARD.values[event.card])


STANDING = (counted_as("paid", is_weighed=False),)

LAYOUT = Layout(
    Sight,
    [
        Read(["own", "shown"], read_hands),
        SeatCounter("paid"),
        Setting("seats"),
        Setting("stake"),
        Decision("seat", SEAT),
        Decision("over", FLAG),
        Decision("checked", FLAG),
        Decision("bet", FLAG),
        Decision("folder"),
    ],
    {Event.BET: pay, Event.CALLED: pay, Event.SHOWED: show},
    piles=[Piles("hand", "The card of a seat.", CARD.values, ["hand:N"])],
)
