"""uvicorn's WebSockets, with a way to send a text at once: without a coroutine, and without waking a task, for each of
the thousands of messages a second that go out.
"""

from __future__ import annotations

import struct
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from runabout.server.access.limits import Bucket
from runabout.server.errors import ServerFault
from runabout.server.faults import answer_of

EXTENSION = "runabout.wire"
"""Where an ASGI scope has its `Wire`, among its extensions."""

SLICE = 4096
"""Bytes that are parsed at a time."""

AHEAD = 8
"""Messages read before the application has taken the first of them; then reading is paused."""

SIDE_RATE = 5.0
SIDE_BURST = 100
"""Pings, pongs and continuation frames that a connection may send: in a second, and at once. Browsers send one pong
every 20 seconds, and no continuation frames.
"""

POLICY = 1008
"""The code with which a connection is closed that sends more (RFC 6455, section 7.4.1)."""

NOT_UTF_8 = 1007
"""What a connection is closed with for a text that is not UTF-8 (RFC 6455, section 7.4.1)."""

TEXT = 0x81
"""The first byte of a text frame in one piece (RFC 6455, section 5.2)."""


class Wire(WebSocketsSansIOProtocol):
    """One connection.

    Attributes:
        counted: the address under which the doors count it; None where they do not.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.counted: str | None = None
        self._side = Bucket(SIDE_RATE, SIDE_BURST)
        self._unread = b""
        self._is_failed = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        if self.counted is not None:
            config: Any = self.config
            config.doors.leave(self.counted)
            self.counted = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse some of what has come, and the rest when the application has taken the messages in it: a client may
        send tens of thousands of frames at once.
        """
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        while self._unread and not self.read_paused and not self._is_failed:
            part, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            super().data_received(part)
            failed = self.conn.handshake_exc
            if failed is not None and not self.handshake_initiated:  # which uvicorn does not look at
                self._refuse(ServerFault("malformed", f"A WebSocket cannot be opened by that head: {failed}."))

    async def send(self, message: Any) -> None:
        """Send an event of the application. A handshake that the application refuses is complete with its answer, and
        is not logged as an error.
        """
        if message["type"] == "websocket.close" and not self.handshake_complete:  # by the framework, without a word
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self._refuse(ServerFault("not-found", "There is no live connection at this address."))
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    async def receive(self) -> Any:
        """The next event for the application."""
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
            if not self.read_paused:
                self.transport.resume_reading()
        return event

    def handle_ping(self) -> None:
        """Answer a ping, and count it."""
        super().handle_ping()
        self._charge()

    def handle_pong(self, event: Any) -> None:
        """Take a pong, and count it, whether it answers a ping or not."""
        super().handle_pong(event)
        self._charge()

    def handle_cont(self, event: Any) -> None:
        """Take a continuation frame, and count it, as it may be empty."""
        super().handle_cont(event)
        self._charge()

    def _charge(self) -> None:
        """Count a frame that is not a message; close the connection where there are too many."""
        if not self._side.take() and not self.close_sent:
            self._is_failed = True
            self.frames = []
            self.conn.fail(POLICY, "too many pings or parts of messages")
            self.handle_parser_exception()

    def handle_connect(self, event: Any) -> None:
        """Begin the opening handshake."""
        answer = self.conn.accept(event)
        if answer.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._refuse(ServerFault("malformed", bytes(answer.body or b"").decode().strip()))
            return
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def _refuse(self, fault: ServerFault) -> None:
        """Answer the opening with a fault, and close the connection."""
        self._is_failed = self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(answer_of(fault))
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Queue a complete message. Reading goes on while few wait: to stop and begin again costs more than
        a message does. A text that is not UTF-8 closes the connection, and is not logged.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(NOT_UTF_8)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_text(self, text: bytes) -> bool:
        """Send a text, in UTF-8. False, and nothing is sent, where the connection is not open or its client reads
        slowly: then ASGI's `send` is to be used.
        """
        if not self.handshake_complete or self.close_sent or not self.writable.is_set():
            return False
        if self.disconnected or self.transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = struct.pack("!BBH", TEXT, 126, size)
        else:
            head = struct.pack("!BBQ", TEXT, 127, size)
        self.transport.write(head + text)
        return True
