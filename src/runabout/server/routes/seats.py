"""Seats: sitting down and getting up, leaving and coming back, carrying one's seat to another device."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, patch, post, put
from litestar.params import FromPath

from runabout.server.messages import Carried, CarryLink, LooksChoice, Seat, SeatChange, TableId, TableInfo
from runabout.server.routes.shared import Asker, Here, read, says

SEAT = "/api/tables/{table:str}/seats/{seat:int}"

AT_A_SEAT = ("not-found", "unknown-table", "unknown-seat", "other-rules")


@put(SEAT, opt=says(TableInfo, *AT_A_SEAT, "taken", "not-gathering", changes=True))
async def sit(table: FromPath[TableId], seat: FromPath[Seat], guest: Asker, server: Here) -> TableInfo:
    """Sit down on an open seat, while the table gathers."""
    guest = await server.guests.fresh(guest)
    return await server.hall.sit(table, guest.id, guest.name, seat)


@delete(SEAT, status_code=200, opt=says(TableInfo, *AT_A_SEAT, "not-yours", "not-gathering", changes=True))
async def stand(table: FromPath[TableId], seat: FromPath[Seat], guest: Asker, server: Here) -> TableInfo:
    """Get up from one's own seat, while the table gathers."""
    return await server.hall.stand(table, guest.id, seat)


@patch(
    SEAT,
    opt=says(TableInfo, *AT_A_SEAT, "not-yours", "not-gathering", "bad-option", takes=SeatChange, changes=True),
)
async def change_seat(
    request: Request[Any, Any, Any], table: FromPath[TableId], seat: FromPath[Seat], guest: Asker, server: Here
) -> TableInfo:
    """Seat a bot, or open a seat: for the host, while the table gathers."""
    change = await read(request, SeatChange)
    return await server.hall.change_seat(table, guest.id, seat, change)


@put(
    f"{SEAT}/looks",
    opt=says(
        TableInfo, *AT_A_SEAT, "not-yours", "not-gathering", "bad-looks", "taken", takes=LooksChoice, changes=True
    ),
)
async def choose_looks(
    request: Request[Any, Any, Any], table: FromPath[TableId], seat: FromPath[Seat], guest: Asker, server: Here
) -> TableInfo:
    """Choose what one's own seat looks like, while the table gathers; with no names, it is drawn."""
    choice = await read(request, LooksChoice)
    return await server.hall.choose_looks(table, guest.id, seat, choice.looks)


@post(f"{SEAT}/leave", status_code=200, opt=says(TableInfo, *AT_A_SEAT, "not-yours", "not-playing", changes=True))
async def leave(table: FromPath[TableId], seat: FromPath[Seat], guest: Asker, server: Here) -> TableInfo:
    """Leave a game that is being played: a bot takes the seat until its person comes back."""
    return await server.hall.leave(table, guest.id, seat, resign=False)


@post(f"{SEAT}/resign", status_code=200, opt=says(TableInfo, *AT_A_SEAT, "not-yours", "not-playing", changes=True))
async def resign(table: FromPath[TableId], seat: FromPath[Seat], guest: Asker, server: Here) -> TableInfo:
    """Give a seat up: a bot takes it, and anybody at the table may relieve it."""
    return await server.hall.leave(table, guest.id, seat, resign=True)


@post(
    f"{SEAT}/relieve",
    status_code=200,
    opt=says(TableInfo, *AT_A_SEAT, "not-yours", "private", "not-playing", changes=True),
)
async def relieve(table: FromPath[TableId], seat: FromPath[Seat], guest: Asker, server: Here) -> TableInfo:
    """Take a seat that a person left from its bot."""
    guest = await server.guests.fresh(guest)
    return await server.hall.relieve(table, guest.id, guest.name, seat)


@post(f"{SEAT}/carry", status_code=200, opt=says(CarryLink, *AT_A_SEAT, "not-yours", changes=True))
async def carry(table: FromPath[TableId], seat: FromPath[Seat], guest: Asker, server: Here) -> CarryLink:
    """A link that brings one's seat to another device, once."""
    return await server.hall.carry(table, guest.id, seat)


@post("/api/carry/{token:str}", status_code=200, opt=says(Carried, "unknown-table", "used", changes=True))
async def take_carried(token: FromPath[str], guest: Asker, server: Here) -> Carried:
    """Take the seat that such a link carries."""
    return await server.hall.take_carried(token, guest.id)


HANDLERS = (sit, stand, change_seat, choose_looks, leave, resign, relieve, carry, take_carried)
