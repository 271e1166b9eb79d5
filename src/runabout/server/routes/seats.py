"""Seats: sitting down and getting up, leaving and coming back, carrying one's seat to another device."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, patch, post, put
from litestar.params import FromPath

from runabout.server.messages.common import Seat, TableId
from runabout.server.messages.guests import CarriedSeat, CarryLink
from runabout.server.messages.tables import LooksChoice, SeatChange, TableInfo
from runabout.server.routes.shared import CurrentGuest, CurrentServer, documented, read

SEAT = "/api/tables/{table:str}/seats/{seat:int}"

AT_A_SEAT = ("not-found", "unknown-table", "unknown-seat", "other-rules")


@put(SEAT, opt=documented(TableInfo, *AT_A_SEAT, "taken", "not-gathering", changes=True))
async def sit(table: FromPath[TableId], seat: FromPath[Seat], guest: CurrentGuest, server: CurrentServer) -> TableInfo:
    """Sit down on an open seat, while the table gathers."""
    guest = await server.guests.fresh(guest)
    return await server.commands.sit(table, guest.id, guest.name, seat)


@delete(SEAT, status_code=200, opt=documented(TableInfo, *AT_A_SEAT, "not-yours", "not-gathering", changes=True))
async def stand(
    table: FromPath[TableId], seat: FromPath[Seat], guest: CurrentGuest, server: CurrentServer
) -> TableInfo:
    """Get up from one's own seat, while the table gathers."""
    return await server.commands.stand(table, guest.id, seat)


@patch(
    SEAT,
    opt=documented(TableInfo, *AT_A_SEAT, "not-yours", "not-gathering", "bad-option", takes=SeatChange, changes=True),
)
async def change_seat(
    request: Request[Any, Any, Any],
    table: FromPath[TableId],
    seat: FromPath[Seat],
    guest: CurrentGuest,
    server: CurrentServer,
) -> TableInfo:
    """Seat a bot, or open a seat: for the host, while the table gathers."""
    change = await read(request, SeatChange)
    return await server.commands.change_seat(table, guest.id, seat, change)


@put(
    f"{SEAT}/looks",
    opt=documented(
        TableInfo, *AT_A_SEAT, "not-yours", "not-gathering", "bad-looks", "taken", takes=LooksChoice, changes=True
    ),
)
async def choose_looks(
    request: Request[Any, Any, Any],
    table: FromPath[TableId],
    seat: FromPath[Seat],
    guest: CurrentGuest,
    server: CurrentServer,
) -> TableInfo:
    """Choose the looks of one's own seat, while the table gathers; with no names, they are drawn."""
    choice = await read(request, LooksChoice)
    return await server.commands.choose_looks(table, guest.id, seat, choice.looks)


@post(f"{SEAT}/leave", status_code=200, opt=documented(TableInfo, *AT_A_SEAT, "not-yours", "not-playing", changes=True))
async def leave(
    table: FromPath[TableId], seat: FromPath[Seat], guest: CurrentGuest, server: CurrentServer
) -> TableInfo:
    """Leave a game that is being played: a bot takes the seat until its person comes back."""
    return await server.commands.leave(table, guest.id, seat, resign=False)


@post(
    f"{SEAT}/resign", status_code=200, opt=documented(TableInfo, *AT_A_SEAT, "not-yours", "not-playing", changes=True)
)
async def resign(
    table: FromPath[TableId], seat: FromPath[Seat], guest: CurrentGuest, server: CurrentServer
) -> TableInfo:
    """Give a seat up: a bot takes it, and anybody at the table may relieve it."""
    return await server.commands.leave(table, guest.id, seat, resign=True)


@post(
    f"{SEAT}/relieve",
    status_code=200,
    opt=documented(TableInfo, *AT_A_SEAT, "not-yours", "private", "not-playing", changes=True),
)
async def relieve(
    table: FromPath[TableId], seat: FromPath[Seat], guest: CurrentGuest, server: CurrentServer
) -> TableInfo:
    """Take a seat that a person left from its bot."""
    guest = await server.guests.fresh(guest)
    return await server.commands.relieve(table, guest.id, guest.name, seat)


@post(f"{SEAT}/carry", status_code=200, opt=documented(CarryLink, *AT_A_SEAT, "not-yours", changes=True))
async def carry(
    table: FromPath[TableId], seat: FromPath[Seat], guest: CurrentGuest, server: CurrentServer
) -> CarryLink:
    """A link that brings one's seat to another device, once."""
    return await server.commands.carry(table, guest.id, seat)


@post(
    "/api/carry/{token:str}",
    status_code=200,
    opt=documented(CarriedSeat, "unknown-table", "used", "not-yours", changes=True),
)
async def take_carried(token: FromPath[str], guest: CurrentGuest, server: CurrentServer) -> CarriedSeat:
    """Take the seat that such a link carries."""
    return await server.commands.take_carried(token, guest.id)


HANDLERS = (sit, stand, change_seat, choose_looks, leave, resign, relieve, carry, take_carried)
