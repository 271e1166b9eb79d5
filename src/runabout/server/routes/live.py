"""A table's WebSocket."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from runabout.server.access.control import name_of
from runabout.server.access.guests import Guest
from runabout.server.errors import ServerFault
from runabout.server.faults import answer
from runabout.server.live_session import LiveSession
from runabout.server.messages.common import Language, Number, TableId, Viewer
from runabout.server.routes.shared import NO_WORDS, CurrentServer, check_names, checked, language_of, version_of
from runabout.server.tables.live_table import Viewpoint
from runabout.server.wire import EXTENSION


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Guest | None, Any, Any], table: FromPath[str], server: CurrentServer) -> None:
    """Watch a table, and play at it: see docs/api.md."""
    try:
        guest = known(socket)
        place = place_in(socket, guest, table)
        protocol = version_of(socket.query_params)
        with server.connections.counted(place.guest):
            await socket.accept()
            bucket = server.access.request_limits[name_of(socket.scope, guest)]
            extensions: dict[str, Any] = socket.scope.get("extensions") or {}
            wire = extensions.get(EXTENSION)
            receive = socket.receive if wire is None else wire.receive
            with server.connections.opened((receive, socket.send, wire), bucket, place.guest) as connection:
                session = LiveSession(server.commands, server.queries, place, protocol)
                await connection.run(session, lambda: server.guests.check_valid(guest))
    except ServerFault as fault:  # of the opening: later faults are sent over the connection
        await answer(socket.scope, socket.receive, socket.send, fault)


def known(socket: WebSocket[Guest | None, Any, Any]) -> Guest:
    """Whose connection it is; ServerFault "no-guest" where that is not said."""
    if socket.user is None:
        raise ServerFault("no-guest", "Say who you are: GET /api/me gives a cookie, POST /api/guests a token.")
    return socket.user


def place_in(socket: WebSocket[Guest | None, Any, Any], guest: Guest, table: str) -> Viewpoint:
    """The table that an address names, and where a guest looks at it from; ServerFault "malformed" where it names
    neither.
    """
    asked = socket.query_params
    check_names(asked, ("seat", "since", "seen_by"))
    return Viewpoint(
        table=checked(table, TableId, "table"),
        guest=guest.id,
        seat=checked(asked["seat"], Viewer, "seat") if "seat" in asked else None,
        since=checked(asked.get("since", "0"), Number, "since"),
        seen_by=checked(asked["seen_by"], Viewer, "seen_by") if "seen_by" in asked else None,
        words=language_of(checked(asked.get("words", NO_WORDS), Language, "words")),
    )


HANDLERS = (live,)
