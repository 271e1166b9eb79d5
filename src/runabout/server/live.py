"""Live lines: a table's WebSocket, from the opening to the last word.

What comes in is decoded and handed to the Hall's Watch, one message after the other; what goes out is queued for the
line and sent by a task of its own, so that nobody who reads slowly holds up a table.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterator
from enum import IntEnum
from typing import TYPE_CHECKING

import msgspec
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Send
from msgspec import Struct

from runabout.server.access.limits import Bucket
from runabout.server.errors import ServerFault
from runabout.server.messages import Bye, FromClient, Refusal
from runabout.server.tables.live_table import Watch, fault_message
from runabout.server.telemetry import Measures, log

if TYPE_CHECKING:
    from runabout.server.tables.commands import Hall
    from runabout.server.wire import Wire

QUEUE_MAX = 256
"""Messages that wait for a client to read; one with more waiting is too slow, and may come back."""

STRIKES_MAX = 20
"""Messages that could not be read, or came too fast, after which a line is closed."""

FORGIVEN_EVERY = 10
"""One of those is forgotten after so many good messages."""

PATIENCE = 5.0
"""Seconds that a client has to take the last word and the closing."""

EXPECTED = 'Expected JSON with a "type" of play, why, undo, answer, look or ping, as the API has it.'
SHOWN_MAX = 200
"""Characters of what is wrong with a message: they may repeat some of it."""


class Code(IntEnum):
    """What a line is closed with (RFC 6455, section 7.4, and the registry that it begins)."""

    BINARY = 1003
    POLICY = 1008
    TOO_LONG = 1009
    OUR_FAULT = 1011
    RESTART = 1012
    LATER = 1013


_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode

_BYE = b'{"type":"bye",'
_AGAIN = b'"again":true}'


class Place(Struct, frozen=True):
    """What a line looks at, and from where.

    Attributes:
        table: its name.
        guest: who looks.
        seat: from which seat; None for the guest's own.
        since: the newest entry that it knows of; 0 for none.
        panels: whether views are to have panels.
    """

    table: str
    guest: str
    seat: int | None = None
    since: int = 0
    panels: bool = True


class Line:
    """One live connection.

    Args:
        receive, send: ASGI's, of a WebSocket that has been accepted.
        wire: the same WebSocket beneath ASGI, where it can send at once; else None.
        bucket: how fast its guest may send.
        longest: bytes of a message.
        measures: where it is counted.
    """

    def __init__(
        self, receive: Receive, send: Send, wire: Wire | None, bucket: Bucket, longest: int, measures: Measures
    ) -> None:
        self._receive = receive
        self._send = send
        self._send_text = wire.send_text if wire is not None else cannot_send
        self._bucket = bucket
        self._longest = longest
        self._measures = measures
        self._taken = measures.messages.labels("taken")
        self._queue: deque[bytes] = deque()
        self._is_pumping = False
        self._waiting = asyncio.Event()
        self._closing: Code | None = None
        self._strikes = 0.0
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def put(self, message: bytes) -> None:
        """Send a message as soon as the client reads; never waits."""
        if self._closing:
            return
        if self._queue or self._is_pumping or not self._send_text(message):
            self._queue.append(message)
            self._waiting.set()
        if message.startswith(_BYE):
            self._close(Code.RESTART if message.endswith(_AGAIN) else Code.POLICY)
        elif len(self._queue) > QUEUE_MAX:
            self.end("You read more slowly than this table moves.", Code.LATER, again=True)

    def end(self, text: str, code: Code, again: bool = False) -> None:
        """Say so, and close the line. Where the client is behind, what it has not read is not sent any more."""
        if self._closing:
            return
        if len(self._queue) > QUEUE_MAX:
            self._queue.clear()
        self._queue.append(_encode(Bye(text=text, again=again)))
        self._waiting.set()
        self._close(code)

    async def run(self, hall: Hall, place: Place) -> None:
        """Watch a table until either side closes the line."""
        self._task = asyncio.current_task()
        pump = asyncio.create_task(self._pump())
        watch: Watch | None = None
        try:
            try:
                watch = await hall.watch(place.table, place.guest, place.seat, place.since, self.put, place.panels)
            except ServerFault as fault:
                self._refuse(fault)
                self.end(str(fault), Code.POLICY if fault.status < 500 else Code.RESTART, again=fault.status >= 500)
            await self._listen(watch)
        except asyncio.CancelledError:
            # It takes neither the last word nor the closing (see _close); anybody else's cancelling goes on.
            if not self._closing or (task := asyncio.current_task()) is None or task.uncancel():
                raise
        except Exception:  # noqa: BLE001  # whatever it is, the client is told, and the table goes on
            log().exception("a live line broke", table=place.table)
            self.end("Something went wrong in the server.", Code.OUR_FAULT, again=True)
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(pump), PATIENCE)
        finally:
            if watch is not None:
                watch.close()
            pump.cancel()
            if self._timer is not None:
                self._timer.cancel()

    async def _listen(self, watch: Watch | None) -> None:
        """Take messages until the line is closed; without a watch, they are dropped, for the line is being closed."""
        receive, handle, decode = self._receive, watch.handle if watch else None, _decode
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if self._closing or handle is None:
                continue
            text = event.get("text")
            if text is None:
                self.end("Messages are JSON in text frames; a binary one came.", Code.BINARY)
            elif len(text) > self._longest:
                self.end(f"A message is at most {self._longest} bytes long.", Code.TOO_LONG)
            elif not self._bucket.take():
                self._measures.messages.labels("too-fast").inc()
                self._refuse(ServerFault("too-fast", "You send faster than this server takes; wait a moment."))
                self._strike("You go on sending too fast.", again=True)
            else:
                try:
                    message = decode(text)
                except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
                    self._measures.messages.labels("malformed").inc()
                    self._refuse(ServerFault("malformed", f"{EXPECTED} {str(fault)[:SHOWN_MAX]}."))
                    self._strike("Too many messages that cannot be read.")
                else:
                    self._taken.inc()
                    await handle(message)
                    if self._strikes > 0:
                        self._strikes -= 1 / FORGIVEN_EVERY

    async def _pump(self) -> None:
        """Send what is queued, and, when the line is to be closed, close it."""
        send, queue, waiting = self._send, self._queue, self._waiting
        try:
            while True:
                await waiting.wait()
                waiting.clear()
                self._is_pumping = True
                while queue:
                    text = queue.popleft().decode()
                    await send({"type": "websocket.send", "text": text, "bytes": None})
                self._is_pumping = False
                if self._closing:
                    await send({"type": "websocket.close", "code": int(self._closing), "reason": ""})
                    return
        except (OSError, RuntimeError, WebSocketDisconnect):
            # The client is gone, or did not answer and was given up; whoever listens hears of it.
            queue.clear()

    def _close(self, code: Code) -> None:
        self._closing = code
        self._waiting.set()
        self._measures.closed.labels(str(int(code))).inc()
        if self._task is not None:
            self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._task.cancel)

    def _refuse(self, fault: ServerFault) -> None:
        self.put(_encode(Refusal(key="", fault=fault_message(fault))))

    def _strike(self, text: str, again: bool = False) -> None:
        self._strikes += 1
        if self._strikes > STRIKES_MAX:
            self.end(text, Code.POLICY, again)


def cannot_send(text: bytes) -> bool:
    """Where there is nothing beneath ASGI to send by."""
    return False


class Lines:
    """All live lines of this process.

    Args:
        most: how many a guest may have at a time.
        longest: bytes of a message.
        measures: where they are counted.
    """

    def __init__(self, most: int, longest: int, measures: Measures) -> None:
        self.most = most
        self.longest = longest
        self.measures = measures
        self._lines: set[Line] = set()
        self._of: dict[str, int] = {}
        self._gone = asyncio.Event()

    @contextlib.contextmanager
    def counted(self, guest: str) -> Iterator[None]:
        """Count a line of a guest's; ServerFault "too-fast" where it has as many as it may."""
        if self._of.get(guest, 0) >= self.most:
            raise ServerFault("too-fast", f"You have {self.most} live connections already; close one first.")
        self._of[guest] = self._of.get(guest, 0) + 1
        self.measures.lines.inc()
        try:
            yield
        finally:
            self.measures.lines.dec()
            self._of[guest] -= 1
            if not self._of[guest]:
                del self._of[guest]

    async def run(self, hall: Hall, place: Place, socket: tuple[Receive, Send, Wire | None], bucket: Bucket) -> None:
        """Hold a line until it is closed; it is counted, and the WebSocket has been accepted."""
        line = Line(*socket, bucket, self.longest, self.measures)
        self._lines.add(line)
        try:
            await line.run(hall, place)
        finally:
            self._lines.discard(line)
            if not self._lines:
                self._gone.set()

    async def stop(self, seconds: float) -> None:
        """Say goodbye on every line, and wait until all are closed, but no longer than that."""
        self._gone.clear()
        for line in list(self._lines):
            line.end("The server is being restarted; come back in a moment.", Code.RESTART, again=True)
        if self._lines:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._gone.wait(), seconds)

    def __len__(self) -> int:
        return len(self._lines)
