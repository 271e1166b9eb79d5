"""Who may do what at a table. Each check raises ServerFault where it is not allowed, and says who may."""

from __future__ import annotations

from runabout.server.errors import ServerFault
from runabout.server.tables.chairs import WATCHER, Chair
from runabout.server.tables.table import Table


def may_watch(table: Table, guest: str) -> bool:
    """Whether a guest may see a table at all: those who sit or sat there may; while a table gathers, everybody who has
    its link may.
    """
    opening = table.opening
    at_home = guest == opening.host or any(chair.guest == guest for chair in table.chairs)
    return opening.spectators or table.match is None or (bool(guest) and at_home)


def check_may_watch(table: Table, guest: str) -> None:
    """Raise ServerFault unless a guest may see a table at all."""
    if not may_watch(table, guest):
        raise ServerFault("private")


def check_viewer(table: Table, guest: str, seat: int) -> None:
    """Raise ServerFault unless a guest may look from a seat; -1 watches."""
    if seat != WATCHER:
        chair_at(table, seat)
    if seat != WATCHER and seat not in table.seats_of(guest):
        raise ServerFault(
            "not-yours",
            f"Seat {seat} is not yours; look from a seat of your own, or from -1.",
            reason="not-your-seat",
            facts={"seat": seat + 1},
        )
    check_may_watch(table, guest)


def chair_at(table: Table, seat: int) -> Chair:
    """The chair of a seat; ServerFault where the table has no such seat."""
    if not 0 <= seat < len(table.chairs):
        raise ServerFault("unknown-seat", f"Seats at this table are 0 to {len(table.chairs) - 1}; {seat} came.")
    return table.chairs[seat]


def check_own(table: Table, guest: str, seat: int) -> None:
    """Raise ServerFault unless the seat is the guest's."""
    chair_at(table, seat)
    if seat not in table.seats_of(guest):
        raise ServerFault("not-yours", f"Seat {seat} is not yours.", reason="not-your-seat", facts={"seat": seat + 1})


def own_seats(table: Table, guest: str) -> list[int]:
    """The guest's seats; ServerFault where it has none."""
    mine = table.seats_of(guest)
    if not mine:
        raise ServerFault("not-yours", reason="no-seat")
    return mine


def acting_seat(table: Table, guest: str, seat: int | None = None) -> int:
    """The guest's seat that is to act; ServerFault where none is, or another than `seat`, if that is given."""
    mine = own_seats(table, guest)
    acting = table.being_played().seat
    if acting not in mine or seat not in (None, acting):
        raise ServerFault("not-your-turn", number=table.public_number, facts={"name": table.chairs[acting].name})
    return acting


def check_host(table: Table, guest: str) -> None:
    """Raise ServerFault unless the guest has set up the table."""
    if guest != table.opening.host:
        raise ServerFault("not-yours", reason="not-the-host")


def viewer_for(table: Table, guest: str, seat: int | None) -> int:
    """The seat that a guest looks from: the one asked for; else its own that is to act; else its first; else -1."""
    if seat is None:
        mine = table.seats_of(guest)
        seat = table.to_act if table.to_act in mine else mine[0] if mine else WATCHER
    check_viewer(table, guest, seat)
    return seat


def may_hold(table: Table, guest: str, seat: int) -> bool:
    """Whether a guest may come to sit on a seat without knowing two hands: it has sat on none but this one, and those
    that share a screen with it since before the game began.
    """
    chair = table.chairs[seat]
    return guest in chair.held or all(other.screen == chair.screen for other in table.chairs if guest in other.held)


def check_may_hold(table: Table, guest: str, seat: int) -> None:
    """Raise ServerFault where a guest would know two hands if it sat there too."""
    if not may_hold(table, guest, seat):
        raise ServerFault("not-yours", reason="two-hands")


def may_relieve(table: Table, guest: str, seat: int) -> bool:
    """Whether a guest may take a seat back from its bot: its own after leaving, anybody's after resigning, if it
    has not played on another.
    """
    chair = table.chairs[seat]
    if not guest or table.status != "playing" or chair.kind != "bot":
        return False
    if chair.vacated == "left":
        return chair.guest == guest
    return chair.vacated == "resigned" and may_hold(table, guest, seat) and may_watch(table, guest)
