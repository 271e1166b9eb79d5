"""Clients of tests say which version of the protocol they speak, as every client does that looks at a table."""

from __future__ import annotations

import httpx

from runabout.server.messages.common import PROTOCOL


def name_version(request: httpx.Request) -> None:
    """A hook of a client: name the server's version in an address of a table that names none."""
    if request.url.path.startswith("/api/tables/") and "protocol" not in request.url.params:
        request.url = request.url.copy_set_param("protocol", PROTOCOL)


async def name_version_too(request: httpx.Request) -> None:
    """The same of a client that waits for its answers in an event loop."""
    name_version(request)
