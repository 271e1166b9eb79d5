"""uvicorn's HTTP, with limits that apply before the application sees a request: on the number of connections, on the
length of a head, and on the time that a head and a body may take.

A refusal is written to the connection directly, with the same `Fault` as everywhere, and closes it. Refusals are not
logged, as any client could fill the log with them.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from runabout.server.access.control import address_in
from runabout.server.doors import Doors, full
from runabout.server.errors import MOMENT, ServerFault
from runabout.server.faults import TooFast, answer_of

HEAD_MAX = 32 * 1024
"""Bytes of a request's first line and headers."""

HEAD_SECONDS = 15.0
"""How long a client may take to send a head, from its first byte or from the opening of the connection."""

BODY_SECONDS = 30.0
"""How long a client may take to send a body."""

PIPELINED_MAX = 16
"""Requests that may wait for the answer to an earlier one on the same connection; browsers do not send any."""

FRAMING_MAX = 8
"""Bytes of framing for each byte of a chunked body: of chunks of one byte each it is five. Beside these, what is in
neither head nor body may be `HEAD_MAX` long.
"""

LEAVING_SECONDS = 2.0
"""How long a client has to read a refusal before the connection is aborted."""


class HostConfig(uvicorn.Config):
    """uvicorn's configuration, with the doors of the server.

    Args:
        doors: decides which connections are accepted.
        app: the application.
        given: uvicorn's own settings.
    """

    def __init__(self, doors: Doors, app: Any, **given: Any) -> None:
        super().__init__(app, **given)
        self.doors = doors


class HTTPWire(HttpToolsProtocol):
    """One connection, until it is closed or becomes a WebSocket."""

    config: HostConfig

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.counted: str | None = None  # the address under which the doors count it; None where they do not
        self._is_in_head = True
        self._head_bytes = 0
        self._framing_bytes = 0  # since the head, less what the body may have taken
        self._is_refused = False
        self._limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept the connection, or refuse it."""
        super().connection_made(cast(asyncio.Transport, transport))
        try:
            self.counted = self.config.doors.enter(address_in(self.client))
        except ServerFault as fault:
            self._refuse(fault)
        else:
            self.config.doors.silent[self] = None
            self._limit_to(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._stop_limit()
        self._leave()
        super().connection_lost(exc)

    def give_way(self) -> None:
        """Make room for another connection, as this one has no request in progress."""
        self._leave()
        if self._head_bytes:
            self._refuse(full())
        else:
            self._is_refused = True
            self.transport.close()

    def _leave(self) -> None:
        self.config.doors.silent.pop(self, None)
        if self.counted is not None:
            self.config.doors.leave(self.counted)
            self.counted = None

    def data_received(self, data: bytes) -> None:
        """Parse what has come; refuse it where it is not HTTP or its head is too long."""
        if self._is_refused:
            return
        self._unset_keepalive_if_required()
        if self._is_in_head:
            self._head_bytes += len(data)
        else:
            self._framing_bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._become_websocket()
            return
        except httptools.HttpParserError:
            self._refuse(ServerFault("malformed", "What came is not HTTP/1.1."))
            return
        if (self._head_bytes if self._is_in_head else self._framing_bytes) > HEAD_MAX:
            self._refuse(head_too_large())

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_in_head = True
        self._limit_to(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; one that comes after the body, where it has not been checked with the others, is dropped."""
        if self._is_in_head:
            super().on_header(name, value)
        else:
            self._framing_bytes += len(name) + len(value) + 4

    def on_headers_complete(self) -> None:
        """A head is complete: pass the request on, unless the head is too long or too many requests wait."""
        if self._is_refused:
            return
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_MAX:
            self._refuse(head_too_large())
            return
        if len(self.pipeline) >= PIPELINED_MAX:
            self._refuse(TooFast("too-fast", MOMENT))
            return
        self._is_in_head = False
        self._head_bytes = self._framing_bytes = 0
        self.config.doors.silent.pop(self, None)
        self._limit_to(BODY_SECONDS)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """A request has been answered: the connection is idle, unless another request waits."""
        is_last = not self.pipeline
        super().on_response_complete()
        if is_last and self.counted is not None and not self.transport.is_closing():
            self.config.doors.silent[self] = None

    def on_body(self, body: bytes) -> None:
        """A part of a body."""
        self._framing_bytes -= (1 + FRAMING_MAX) * len(body)
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._stop_limit()
        self._is_in_head = True
        if not self._is_refused:
            super().on_message_complete()

    def _become_websocket(self) -> None:
        """Pass the connection on to `Wire`, which from then on counts it with the doors."""
        self._stop_limit()
        if self._is_refused:
            return
        if not self._should_upgrade():
            self._refuse(ServerFault("malformed", "The only protocol to upgrade to is websocket."))
            return
        self.handle_websocket_upgrade()
        wire: Any = self.transport.get_protocol()
        wire.counted, self.counted = self.counted, None

    def _limit_to(self, seconds: float) -> None:
        """Start the time limit for what is being received, in place of the last one."""
        self._stop_limit()
        self._limit = self.loop.call_later(seconds, self._time_out)

    def _stop_limit(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _time_out(self) -> None:
        """The time limit is over. A connection over which nothing has come is closed without an answer, as browsers
        open connections in advance.
        """
        if self._is_in_head and not self._head_bytes:
            self.transport.close()
        else:
            self._refuse(ServerFault("too-slow"))

    def _refuse(self, fault: ServerFault) -> None:
        """Answer with a fault and close the connection; where an answer has begun, only close it."""
        self._is_refused = True
        self._stop_limit()
        self._unset_keepalive_if_required()
        cycle: Any = self.cycle
        if cycle is None or (cycle.response_complete and self._is_in_head):
            self.transport.write(answer_of(fault))
        elif not cycle.response_started:
            self.transport.write(answer_of(fault))
            cycle.disconnected = True  # for the application, which may wait for the body
            cycle.message_event.set()
        self.transport.close()
        self.loop.call_later(LEAVING_SECONDS, self.transport.abort)


def head_too_large() -> ServerFault:
    """The refusal of a head that is too long."""
    return ServerFault("head-too-large", facts={"most": HEAD_MAX // 1024})
