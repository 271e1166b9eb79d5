"""The page, and what operators of a server ask for."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.params import FromPath

from runabout.server.errors import ServerFault
from runabout.server.routes.shared import CurrentServer
from runabout.server.static import NOT_BUILT, matches
from runabout.server.telemetry import METRICS, PROMETHEUS

READ = [HttpMethod.GET, HttpMethod.HEAD]
TEXT = "text/plain"
UNCOMPRESSED = {"as_it_is": True}
"""For answers that are not compressed on their way."""


@route(["/", "/{path:path}"], http_method=READ, include_in_schema=False, opt=UNCOMPRESSED)
async def page(request: Request[Any, Any, Any], server: CurrentServer, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page, or the page itself, which knows what to show at an address."""
    if path == "/api" or path.startswith("/api/"):
        raise ServerFault("not-found", "There is nothing at this address; /api/openapi.json lists what there is.")
    found = server.page.find(path)
    if found is None and not server.page.is_built:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=TEXT, headers={"Cache-Control": "no-store"})
    if found is None:
        raise ServerFault("not-found", "There is no such file.")
    encoding = found.best(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": found.keep, "ETag": found.tags[encoding], "Vary": "Accept-Encoding"}
    if matches(found.tags[encoding], request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(found.bodies[encoding], headers=headers, media_type=found.kind)


@route("/health", http_method=READ, include_in_schema=False)
async def health() -> Response[str]:
    """Whether this process lives."""
    return Response("ok\n", media_type=TEXT)


@route("/ready", http_method=READ, include_in_schema=False)
async def ready(server: CurrentServer) -> Response[str]:
    """Whether this process can be sent guests: the database answers, and it is not stopping. Guests can come as well
    while games are compiled; what is still to be compiled is said.
    """
    server.check_open()
    await server.store.ping()
    return Response("\n".join(["ready", *server.pool.to_compile(), ""]), media_type=TEXT)


@get(METRICS, include_in_schema=False)
async def metrics(server: CurrentServer) -> Response[bytes]:
    """Measurements, as Prometheus reads them; not here where they have a port of their own."""
    if server.settings.metrics_port is not None:
        raise ServerFault("not-found", "There is no such file.")
    return Response(server.measures.text(), media_type=PROMETHEUS)


HANDLERS = (page, health, ready, metrics)
