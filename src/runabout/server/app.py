"""The web application."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute
from litestar.types import Message, Receive, Send

from runabout.server.errors import STATUS, ServerFault
from runabout.server.faults import Broken, answer, body_of, fault_of, headers_of
from runabout.server.process import Server
from runabout.server.routes import HANDLERS
from runabout.server.routes.shared import check_address, dependencies
from runabout.server.schema import openapi
from runabout.server.settings import Settings
from runabout.server.telemetry import log

REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
"""Those that are counted one by one."""

UNCHECKED = ("/health", "/ready", "/metrics")
"""What a machine's own monitoring asks for, under any host name."""


def create_app(settings: Settings) -> Litestar:
    """The application of one process, over HTTP and WebSocket.

    Args:
        settings: checked ones (see settings.read_settings).

    Raises:
        BadSetting: they ask for something that is not installed.
    """
    return Site(Server(settings))


class Site(Litestar):
    """The application; every request passes the access control first.

    Args:
        server: the process that it belongs to.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        super().__init__(
            (*HANDLERS, openapi),
            lifespan=[_lifespan(server)],
            dependencies=dependencies(server),
            guards=[check_address],
            exception_handlers={ServerFault: _on_fault, HTTPException: _on_framework_fault, Exception: _on_bug},
            request_max_body_size=server.settings.message_bytes,
            compression_config=CompressionConfig(
                # A smaller answer fits into two or three packets as it is.
                backend="gzip",
                gzip_compress_level=5,
                minimum_size=4000,
                exclude_opt_key="as_it_is",
            ),
            openapi_config=None,
            logging_config=None,
            debug=False,
        )
        routes = [route for route in self.routes if isinstance(route, HTTPRoute)]
        self.methods = {route.path_format: ", ".join(sorted({*route.methods, "OPTIONS"})).encode() for route in routes}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Hand a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await CheckedRequest(self.server, scope, self.methods).run(super().__call__, receive, send)


class CheckedRequest:
    """One request, or the opening of one WebSocket: checked, handed on, counted and logged.

    Args:
        server: the process that it came to.
        scope: ASGI's.
        methods: those that each address takes, as an Allow header lists them.
    """

    __slots__ = ("headers", "id", "is_admitted", "is_api", "methods", "out", "scope", "server", "started", "status")

    def __init__(self, server: Server, scope: Any, methods: Mapping[str, bytes]) -> None:
        self.server = server
        self.methods = methods
        self.scope = scope
        self.headers = dict(scope["headers"])
        self.is_api = scope["path"].startswith("/api/")
        self.is_admitted = False
        self.id = _request_id(self.headers)
        self.out: list[tuple[bytes, bytes]] = [(b"x-request-id", self.id.encode())]
        self.started = time.perf_counter()
        self.status = 0

    async def run(self, inner: Any, receive: Receive, send: Send) -> None:
        """Check the request, hand it on, and record how it ended."""
        scope = self.scope

        async def recorded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._finish(message)
            await send(message)

        # The messages of a live connection go straight to the server: its opening has no answer that needs headers.
        sender = recorded if scope["type"] == "http" else send
        with structlog.contextvars.bound_contextvars(request=self.id), ExitStack() as under_way:
            under_way.callback(self._record)
            try:
                if self.is_api and scope["type"] == "http":
                    under_way.enter_context(self.server.shedding.one_more(scope["path"].endswith("/moves")))
                await self._check()
            except ServerFault as fault:
                await answer(scope, receive, recorded, fault)
            except Exception:  # noqa: BLE001  # nothing further out answers
                log().exception("a request failed before its handler")
                await answer(scope, receive, recorded, Broken(self.id))
            else:
                self.is_admitted = True
                await inner(scope, receive, sender)

    async def _check(self) -> None:
        scope, server = self.scope, self.server
        scope["user"] = None
        scope.setdefault("state", {})["request_id"] = self.id
        if scope["path"] in UNCHECKED:
            self.out += server.access.headers(scope, "")
            return
        # Every answer has these, a refusal too; a host that is not ours is not repeated in them.
        self.out += server.access.headers(scope, "")
        host = server.access.host(scope, self.headers)
        self.out[1:] = server.access.headers(scope, host)
        if self.is_api:
            server.check_open()
            try:
                scope["user"] = guest = await server.access.guest(scope, self.headers, host)
            except ServerFault:  # who is nobody is counted too
                server.access.check_rate(scope, None)
                raise
            server.doors.check_may_stay(guest.id if guest else "")
            server.access.check_rate(scope, guest)

    def _finish(self, message: Any) -> None:
        """Add our headers to an answer."""
        self.status = message["status"]
        headers = list(message.get("headers", ()))
        if self.scope.get("method") == "OPTIONS":
            # Of handlers that share an address, the framework names the methods of one.
            methods = self.methods.get(self.scope.get("path_template", ""))
            headers = [(name, methods if methods and name.lower() == b"allow" else value) for name, value in headers]
        if self.is_api and not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        if self.server.doors.is_crowded:
            headers.append((b"connection", b"close"))
        message["headers"] = headers + self.out

    def _record(self) -> None:
        """Count the request, and log it."""
        scope, measures = self.scope, self.server.measures
        if scope["type"] == "websocket":
            return
        route = scope.get("path_template") or "none"
        seconds = time.perf_counter() - self.started
        method = scope["method"] if scope["method"] in METHODS else "other"
        measures.requests.labels(method, route, str(self.status)).inc()
        measures.request_seconds.labels(route).observe(seconds)
        if self.is_api:
            milliseconds = round(seconds * 1000, 1)
            # Anybody may have any number of requests refused, but only so many let in.
            tell = log().info if self.is_admitted else log().debug
            tell("request", method=method, route=route, status=self.status, ms=milliseconds)


def _lifespan(server: Server) -> Any:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with server.running():
            yield

    return lifespan


def _on_fault(request: Request[Any, Any, Any], fault: ServerFault) -> Response[bytes]:
    return Response(
        body_of(fault), status_code=STATUS[fault.code], headers=headers_of(fault), media_type="application/json"
    )


def _on_framework_fault(request: Request[Any, Any, Any], fault: HTTPException) -> Response[bytes]:
    if fault.status_code >= 500:
        return _on_bug(request, fault)
    found = _on_fault(request, fault_of(fault))
    found.headers.update(fault.headers or {})
    return found


def _on_bug(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    log().error("a request failed", route=request.scope.get("path_template"), exc_info=fault)
    return _on_fault(request, Broken(request.scope["state"].get("request_id", "")))


def _request_id(headers: dict[bytes, bytes]) -> str:
    given = headers.get(b"x-request-id", b"").decode("latin-1")
    return given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
