"""The handlers for HTTP and WebSocket, a file for each kind; each decodes, calls a command or query, and encodes."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from runabout.server.routes import games, guests, live, play, seats, site, tables, unsaid

HANDLERS: tuple[BaseRouteHandler, ...] = (
    *games.HANDLERS,
    *guests.HANDLERS,
    *tables.HANDLERS,
    *seats.HANDLERS,
    *play.HANDLERS,
    *live.HANDLERS,
    *unsaid.HANDLERS,
    *site.HANDLERS,
)
"""All handlers."""
