"""What lies on the table, as one viewer knows it, and what each event moves."""

from __future__ import annotations

from liars_dice.facts import BID, bid_text
from liars_dice.state import OPTIONS, SIDES, Event, Sight
from runabout.core.facts import FLAG, SEAT
from runabout.core.mover import Mover
from runabout.core.scene import UNKNOWN, Counter, Decision, Derived, Layout, Piles, Read, Scene, Setting, agreed, hand
from runabout.core.words import Event as ToldEvent

FACES = [str(side + 1) for side in range(SIDES)]


def read_dice(seen: Sight, scene: Scene) -> None:
    """The dice of each seat at the table; UNKNOWN for those that the viewer does not see."""
    for seat in range(seen.seats):
        dice = seen.own if seat == seen.viewer else seen.shown[seat]
        scene.piles[hand(seat)] = [str(face) if face else UNKNOWN for face in dice]


def last_bidder(seen: Sight) -> int:
    """Who bid last: the seat before the one that decides."""
    return (seen.seat - 1) % seen.seats if seen.last else 0


def bid(table: Mover, event: ToldEvent) -> None:
    """A higher bid."""
    table.count("bid", bid_text(event.count, event.face))


def show(table: Mover, event: ToldEvent) -> None:
    """Dice are shown to whom they were hidden."""
    if UNKNOWN in table.order(hand(event.seat)):
        table.replace(hand(event.seat), [str(face) for face in event.dice])


LAYOUT = Layout(
    Sight,
    [
        Read(["own", "shown"], read_dice),
        Counter("last", BID, called="bid"),
        Derived("bidder", last_bidder),
        Derived("doubter", lambda seen: seen.seat if seen.over else 0),
        Setting("seats"),
        *agreed(OPTIONS, "wild"),
        Decision("seat", SEAT),
        Decision("highest", FLAG),
        Decision("over", FLAG),
    ],
    {Event.BID: bid, Event.SHOWED: show},
    piles=[Piles("hand", "The dice of a seat, in the order in which they were rolled.", FACES, ["hand:N"])],
)
