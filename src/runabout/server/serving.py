"""Serving: the application on uvicorn, from opening the socket to closing the last connection."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from ipaddress import IPv4Network, ip_network
from types import FrameType
from typing import Any

import uvicorn
from litestar.types import Receive, Scope, Send

from runabout.server.access.control import LOOPBACK
from runabout.server.app import Site
from runabout.server.errors import BadSetting
from runabout.server.http_wire import HostConfig, HTTPWire
from runabout.server.process import Server
from runabout.server.settings import Settings
from runabout.server.telemetry import METRICS, PROMETHEUS, log, set_up_logs
from runabout.server.wire import Wire

PING_SECONDS = 20
"""Seconds between two pings of a live connection, and how long it has to answer."""

BACKLOG = 2048

ACCEPTED_AT_ONCE = 32
"""Connections that an iteration of the event loop accepts. libuv accepts one for each listening socket: under load,
where an iteration is long, new clients would wait in the kernel's queue, where no limit counts them.
"""

BESIDE_MAX = 16
"""Requests for measurements that are answered at a time."""

ANYWHERE = ("0.0.0.0", "::", "")  # recognised here, not listened on
"""Addresses to listen on that cannot be visited."""


def serve(settings: Settings, greet: Callable[[str], None]) -> None:
    """Serve until the process is told to stop (SIGINT, SIGTERM); requests that have begun are finished first.

    Args:
        settings: checked ones.
        greet: called with the address of the page, once it is ready.

    Raises:
        BadSetting: the server cannot start with them.
    """
    set_up_logs(settings.log_format, settings.log_level)
    site = Site(Server(settings))
    with listening(settings) as listener, metrics_listening(settings) as apart:
        host = Host(site, listener, greet, apart)
        with asyncio.Runner(loop_factory=host.config.get_loop_factory()) as runner:
            runner.run(host.run_all())


class Host(uvicorn.Server):
    """uvicorn, serving one site.

    Args:
        site: the application.
        listener: the socket that it is served on.
        greet: called with the address of the page, once it is ready.
        apart: the socket that measurements are served on; None where they are served with the site.
    """

    def __init__(
        self,
        site: Site,
        listener: socket.socket,
        greet: Callable[[str], None],
        apart: socket.socket | None = None,
    ) -> None:
        settings = site.server.settings
        super().__init__(
            HostConfig(
                site.server.doors,
                site,
                # Starting and stopping are done around it (see run_all), so that a setting that cannot be used is
                # told in one sentence, and live connections are told before they are closed.
                lifespan="off",
                http=HTTPWire,
                ws=Wire,
                ws_max_size=settings.message_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=with_mapped(settings.trusted_proxies),
                server_header=False,
                log_config=None,
                access_log=False,
                timeout_keep_alive=65,
                timeout_graceful_shutdown=max(1, round(settings.stop_seconds)),
                backlog=BACKLOG,
            )
        )
        self.site = site
        self.listener = listener
        self.greet = greet
        self.apart = apart

    async def run_all(self) -> None:
        """Start everything, serve, and stop everything."""
        with self.capture_signals():
            async with self.site.server.running():
                if not self.should_exit:
                    async with self._measured():
                        await self.serve([self.listener, *duplicates(self.listener)])

    @contextlib.asynccontextmanager
    async def _measured(self) -> AsyncIterator[None]:
        """Serve the measurements apart, where that is wanted, until the end of the block."""
        if self.apart is None:
            yield
            return
        beside = Beside(measurements(self.site.server), self.apart)
        serving = asyncio.create_task(beside.serve([self.apart]))
        try:
            yield
        finally:
            beside.should_exit = True
            await serving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and log it."""
        await super().startup(sockets)
        host, port = self.listener.getsockname()[:2]
        log().info("listening", host=host, port=port)
        self.greet(address(self.site.server.settings, self.listener))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the live connections, and then stop to listen."""
        await self.site.server.stop()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order when told to; uvicorn's own way would kill the process by the same signal afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; told a second time by Ctrl-C, at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


class Beside(uvicorn.Server):
    """uvicorn, serving what only the people who run the server ask for, in the same event loop as the site.

    Args:
        app: an application.
        listener: the socket that it is served on.
    """

    def __init__(self, app: Any, listener: socket.socket) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",
                ws="none",
                server_header=False,
                log_config=None,
                access_log=False,
                limit_concurrency=BESIDE_MAX,
                timeout_graceful_shutdown=1,
            )
        )
        self.listener = listener

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and log it."""
        await super().startup(sockets)
        host, port = self.listener.getsockname()[:2]
        log().info("measurements apart", host=host, port=port)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the site, with which it ends."""
        yield


def measurements(server: Server) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    """An application that has /metrics and nothing else."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        is_there = scope["path"] == METRICS
        body = server.measures.text() if is_there else b"Only /metrics is here.\n"
        kind = PROMETHEUS if is_there else "text/plain"
        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200 if is_there else 404, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return app


@contextlib.contextmanager
def metrics_listening(settings: Settings) -> Iterator[socket.socket | None]:
    """A socket for the measurements; None where the settings do not want them apart.

    Raises:
        BadSetting: it cannot listen there.
    """
    if settings.metrics_port is None:
        yield None
        return
    with bound(settings.metrics_host, settings.metrics_port, "metrics_") as made:
        yield made


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """A socket that listens where the settings say; BadSetting where it cannot."""
    with bound(settings.host, settings.port) as made:
        yield made


@contextlib.contextmanager
def bound(host: str, port: int, setting: str = "") -> Iterator[socket.socket]:
    """A socket that listens at an address of this machine.

    Args:
        host: an address or a name.
        port: 0 takes a free one.
        setting: how the names of its settings begin.

    Raises:
        BadSetting: it cannot.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, place = found[0]
        made = socket.socket(family, kind, protocol)
    except OSError as fault:
        raise BadSetting(f'{setting}host: expected an address of this machine; "{host}" is none ({fault}).') from None
    with made:
        if sys.platform != "win32":  # where it would let two servers share the port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A client that stays connected and reads nothing would keep its connection open for ever.
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 2 * PING_SECONDS * 1000)
        try:
            made.bind(place)
        except OSError as fault:
            raise BadSetting(
                f"{setting}port: cannot listen on {host} port {port}: {fault.strerror}. "
                "Choose another; 0 takes a free one."
            ) from None
        made.setblocking(False)
        yield made


def duplicates(listener: socket.socket) -> list[socket.socket]:
    """Duplicates of a listening socket, so that an iteration of the event loop accepts `ACCEPTED_AT_ONCE` connections.
    The server that listens on them closes them.
    """
    return [] if sys.platform == "win32" else [listener.dup() for _ in range(ACCEPTED_AT_ONCE - 1)]


def with_mapped(proxies: Sequence[str]) -> list[str]:
    """Trusted addresses and networks; those of version 4 as well as they look on a socket that takes both versions."""
    if "*" in proxies:
        return ["*"]
    networks = [network for network in map(ip_network, proxies) if isinstance(network, IPv4Network)]
    return [*proxies, *(f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in networks)]


def address(settings: Settings, listener: socket.socket) -> str:
    """The address of the page."""
    if settings.public_url:
        return settings.public_url
    host, port = listener.getsockname()[:2]
    if host in LOOPBACK or settings.host in ANYWHERE or host in ANYWHERE:
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
