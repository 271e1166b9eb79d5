"""What can be asked over HTTP and WebSocket, a file for each kind; each handler decodes, asks the Hall, and encodes."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from runabout.server.routes import games, guests, live, play, seats, site, tables

HANDLERS: tuple[BaseRouteHandler, ...] = (
    *games.HANDLERS,
    *guests.HANDLERS,
    *tables.HANDLERS,
    *seats.HANDLERS,
    *play.HANDLERS,
    *live.HANDLERS,
    *site.HANDLERS,
)
"""All of them."""
