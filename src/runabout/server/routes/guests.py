"""Who asks."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, get, post, put

from runabout.server.access.guests import Guest
from runabout.server.messages.guests import Consent, Me, NewName, Pass, SignedOut
from runabout.server.routes.shared import CurrentGuest, CurrentServer, documented, language_wanted, read


@get("/api/me", opt=documented(Me, "cross-site", for_guests=False))
async def who_am_i(request: Request[Guest | None, Any, Any], server: CurrentServer) -> Response[Me]:
    """Who the asker is. One who is not known is made a guest, with a drawn name in the
    language that Accept-Language asks for, and given a cookie.
    """
    guest = request.user
    if guest is None:
        server.access.check_new_guest(request.scope, dict(request.scope["headers"]))
        guest = await server.guests.make(language=language_wanted(request, None))
    headers = {}
    if not request.headers.get("authorization"):
        headers["Set-Cookie"] = server.guests.cookie(guest, server.access.is_secure(request.scope))
    return Response(Me(id=guest.id, name=guest.name), headers=headers)


@put("/api/me", opt=documented(Me, takes=NewName, changes=True))
async def call_me(request: Request[Any, Any, Any], guest: CurrentGuest, server: CurrentServer) -> Me:
    """Take another name. At tables where the asker sits already, the old one stays."""
    wish = await read(request, NewName)
    renamed = await server.guests.rename(guest, wish.name)
    return Me(id=renamed.id, name=renamed.name)


@get("/api/me/study", opt=documented(Consent))
async def may_study(guest: CurrentGuest, server: CurrentServer) -> Consent:
    """Whether the asker allows that its finished games are studied; nobody does who has not said so."""
    return Consent(allowed=await server.store.allows_study(guest.id))


@put("/api/me/study", opt=documented(Consent, takes=Consent, changes=True))
async def allow_study(request: Request[Any, Any, Any], guest: CurrentGuest, server: CurrentServer) -> Consent:
    """Allow it, or no longer: a finished game may be studied, without names, while all who played in it allow it."""
    wish = await read(request, Consent)
    await server.store.allow_study(guest.id, wish.allowed, time.time())
    return wish


@post("/api/guests", opt=documented(Pass, takes=NewName, changes=True, for_guests=False))
async def make_guest(request: Request[Any, Any, Any], server: CurrentServer) -> Pass:
    """Make a guest for a program, and a token by which it says who it is: `Authorization: Bearer <token>`."""
    wish = await read(request, NewName)
    server.access.check_new_guest(request.scope, dict(request.scope["headers"]))
    guest = await server.guests.make(wish.name)
    return Pass(id=guest.id, name=guest.name, token=server.guests.token(guest))


@post("/api/me/sign-out", status_code=200, opt=documented(SignedOut, changes=True))
async def sign_out(request: Request[Any, Any, Any], guest: CurrentGuest, server: CurrentServer) -> Response[SignedOut]:
    """Sign out everywhere else: every cookie and token of the asker's that was given out before is nobody's from now
    on, and its live connections are closed. The asker is given a new one; without it, its seats would be lost.
    """
    server.access.charge_sign_out(guest)
    renewed = await server.guests.sign_out(guest)
    await server.notices.read()
    server.entry_channel.tell_notice()
    if request.headers.get("authorization"):
        return Response(SignedOut(id=renewed.id, name=renewed.name, token=server.guests.token(renewed)))
    cookie = server.guests.cookie(renewed, server.access.is_secure(request.scope))
    return Response(SignedOut(id=renewed.id, name=renewed.name), headers={"Set-Cookie": cookie})


HANDLERS = (who_am_i, call_me, may_study, allow_study, make_guest, sign_out)
