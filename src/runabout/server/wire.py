"""uvicorn's WebSockets, with a way to send a text at once: without a coroutine, and without waking a task, for each of
the thousands of messages a second that go out.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "runabout.wire"
"""Where an ASGI scope has its `Wire`, among its extensions."""

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

    def send_text(self, text: bytes) -> bool:
        """Send a text, in UTF-8. False, and nothing is sent, where the line is not open or its client reads slowly:
        then ASGI's `send` is the way.
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
