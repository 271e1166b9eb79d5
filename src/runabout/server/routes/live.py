"""A table's WebSocket."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from runabout.server.access.control import name_of
from runabout.server.access.guests import Guest
from runabout.server.errors import ServerFault
from runabout.server.faults import answer
from runabout.server.live import Place
from runabout.server.messages import Number, TableId, Viewer
from runabout.server.routes.shared import Here, checked
from runabout.server.wire import EXTENSION


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Guest | None, Any, Any], table: FromPath[str], server: Here) -> None:
    """Watch a table, and play at it: see docs/api.md."""
    try:
        place = place_in(socket, table)
        with server.lines.counted(place.guest):
            await socket.accept()
            bucket = server.door.asking[name_of(socket.scope, socket.user)]
            extensions: dict[str, Any] = socket.scope.get("extensions") or {}
            wire = extensions.get(EXTENSION)
            receive = socket.receive if wire is None else wire.receive
            await server.lines.run(server.hall, place, (receive, socket.send, wire), bucket)
    except ServerFault as fault:  # of the opening: what comes later is said on the line
        await answer(socket.scope, socket.receive, socket.send, fault)


def place_in(socket: WebSocket[Guest | None, Any, Any], table: str) -> Place:
    """What an address asks to look at, and who asks.

    Raises:
        ServerFault: "malformed", or "no-guest".
    """
    if socket.user is None:
        raise ServerFault("no-guest", "Say who you are: GET /api/me gives a cookie, POST /api/guests a token.")
    asked = socket.query_params
    return Place(
        table=checked(table, TableId, "table"),
        guest=socket.user.id,
        seat=checked(asked["seat"], Viewer, "seat") if "seat" in asked else None,
        since=checked(asked.get("since", "0"), Number, "since"),
        panels=checked(asked.get("panels", "true"), bool, "panels"),
    )


HANDLERS = (live,)
