"""uvicorn's WebSockets, with a way to send a text at once: without a coroutine, and without waking a task, for each of
the thousands of messages a second that go out.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "runabout.wire"
"""Where an ASGI scope has its `Wire`, among its extensions."""

AHEAD = 8
"""Messages read before the application has taken the first of them; then reading is paused."""

NOT_UTF_8 = 1007
"""What a connection is closed with for a text that is not UTF-8 (RFC 6455, section 7.4.1)."""

TEXT = 0x81
"""The first byte of a text frame in one piece (RFC 6455, section 5.2)."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Any) -> None:
        """Begin the opening handshake."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

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
