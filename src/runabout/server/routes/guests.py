"""Who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post, put

from runabout.server.access.guests import Guest
from runabout.server.messages import Me, NewName, Pass
from runabout.server.routes.shared import Asker, Here, read, says


@get("/api/me", opt=says(Me, "cross-site", for_guests=False))
async def who_am_i(request: Request[Guest | None, Any, Any], server: Here) -> Response[Me]:
    """Who the asker is. One who is not known is made a guest, with a drawn name, and given a cookie."""
    guest = request.user
    if guest is None:
        server.door.check_making(request.scope, dict(request.scope["headers"]))
        guest = await server.guests.make()
    headers = {}
    if not request.headers.get("authorization"):
        headers["Set-Cookie"] = server.guests.cookie(guest, server.door.is_secure(request.scope))
    return Response(Me(id=guest.id, name=guest.name), headers=headers)


@put("/api/me", opt=says(Me, takes=NewName, changes=True))
async def call_me(request: Request[Any, Any, Any], guest: Asker, server: Here) -> Me:
    """Take another name. At tables where the asker sits already, the old one stays."""
    wish = await read(request, NewName)
    renamed = await server.guests.rename(guest, wish.name)
    return Me(id=renamed.id, name=renamed.name)


@post("/api/guests", opt=says(Pass, takes=NewName, changes=True, for_guests=False))
async def make_guest(request: Request[Any, Any, Any], server: Here) -> Pass:
    """Make a guest for a program, and a token by which it says who it is: `Authorization: Bearer <token>`."""
    wish = await read(request, NewName)
    server.door.check_making(request.scope, dict(request.scope["headers"]))
    guest = await server.guests.make(wish.name)
    return Pass(id=guest.id, name=guest.name, token=server.guests.token(guest))


HANDLERS = (who_am_i, call_me, make_guest)
