"""Live connections: a table's WebSocket, from its opening to its closing.

Each message that comes is decoded and handed to a LiveSession, one after the other; messages to the client are queued
and sent by a task of the connection's own, so that a client that reads slowly delays no table.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from enum import IntEnum

import msgspec
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Send

from runabout.server.access.limits import Bucket
from runabout.server.errors import ServerFault
from runabout.server.faults import TooFast, fault_message
from runabout.server.live_messages import Bye, FromClient, Refusal
from runabout.server.live_session import LiveSession
from runabout.server.telemetry import Measures, log
from runabout.server.wire import Wire

MAX_QUEUED = 256
"""Messages that wait for a client to read; one with more waiting is too slow, and is disconnected."""

MAX_STRIKES = 20
"""Messages that could not be read, or came too fast, after which a connection is closed."""

FORGIVEN_EVERY = 10
"""One of those is forgotten after so many good messages."""

CONNECTION_SECONDS = 10.0
"""After which a guest who has as many connections as allowed may try again: one of them may have ended."""

CLOSING_SECONDS = 5.0
"""Seconds that a client has to take the last message and the closing."""

EXPECTED = 'Expected JSON with a "type" of play, why, about, forecast, undo, answer, look or ping, as the API has it.'
SHOWN_MAX = 200
"""Characters that are told of a message that cannot be read: they may repeat some of it."""


class Code(IntEnum):
    """What a connection is closed with (RFC 6455, section 7.4, and the registry that it begins)."""

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


class Connection:
    """One live connection.

    Args:
        receive, send: ASGI's, of a WebSocket that has been accepted.
        wire: the same WebSocket beneath ASGI, by which a text is sent at once; None where it is not one of ours.
        bucket: how fast its guest may send.
        longest: bytes of a message.
        measures: where it is counted.

    Attributes:
        guest: the id of its guest.
    """

    guest = ""

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
        self._is_sending = False
        self._waiting = asyncio.Event()
        self._closing: Code | None = None
        self._strikes = 0.0
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def put(self, message: bytes) -> None:
        """Send a message as soon as the client reads it; never waits."""
        if self._closing:
            return
        if self._queue or self._is_sending or not self._send_text(message):
            self._queue.append(message)
            self._waiting.set()
        if message.startswith(_BYE):
            self._close(Code.RESTART if message.endswith(_AGAIN) else Code.POLICY)
        elif len(self._queue) > MAX_QUEUED:
            self.end("You read more slowly than this table moves.", Code.LATER, again=True)

    def end(self, text: str, code: Code, again: bool = False, fault: ServerFault | None = None) -> None:
        """Tell the client why, and close the connection; messages are dropped that a slow client has not read."""
        if self._closing:
            return
        if len(self._queue) > MAX_QUEUED:
            self._queue.clear()
        bye = Bye(text=text, again=again)
        if fault is not None:
            bye = Bye(text=text, reason=fault.reason, facts=fault.facts, again=again)
        self._queue.append(_encode(bye))
        self._waiting.set()
        self._close(code)

    async def run(self, session: LiveSession, check: Callable[[], Awaitable[None]]) -> None:
        """Serve a client at a table until either side closes the connection.

        Args:
            session: the client's.
            check: raises ServerFault where its guest is not valid any more. It is called once the connection is among
                those that are closed with its guest (see `Connections.end_all`): that may have happened before.
        """
        self._task = asyncio.current_task()
        sender = asyncio.create_task(self._send_queued())
        try:
            try:
                await check()
                await session.open(self.put)
            except ServerFault as fault:
                self._refuse(fault)
                is_ours = fault.status >= 500
                self.end(str(fault), Code.RESTART if is_ours else Code.POLICY, again=is_ours, fault=fault)
            await self._listen(session)
        except asyncio.CancelledError:
            # The client takes neither the last message nor the closing (see _close); any other cancellation goes on.
            if not self._closing or (task := asyncio.current_task()) is None or task.uncancel():
                raise
        except Exception:  # noqa: BLE001  # the client is told, and the table goes on
            log().exception("a live connection failed", table=session.place.table)
            self.end("Something went wrong in the server.", Code.OUR_FAULT, again=True)
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(sender), CLOSING_SECONDS)
        finally:
            session.close()
            sender.cancel()
            if self._timer is not None:
                self._timer.cancel()

    async def _listen(self, session: LiveSession) -> None:
        """Take messages until the connection is closed; while it is being closed, they are dropped."""
        receive, handle, decode = self._receive, session.handle, _decode
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if self._closing:
                continue
            text = event.get("text")
            if text is None:
                self.end("Messages are JSON in text frames; a binary one came.", Code.BINARY)
            elif len(text) > self._longest:
                self.end(f"A message is at most {self._longest} bytes long.", Code.TOO_LONG)
            elif not self._bucket.take():
                self._measures.messages.labels("too-fast").inc()
                self._refuse(TooFast("too-fast", self._bucket.wait))
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

    async def _send_queued(self) -> None:
        """Send what is queued; when the connection is to be closed, close it."""
        send, queue, waiting = self._send, self._queue, self._waiting
        try:
            while True:
                await waiting.wait()
                waiting.clear()
                self._is_sending = True
                while queue:
                    text = queue.popleft().decode()
                    await send({"type": "websocket.send", "text": text, "bytes": None})
                self._is_sending = False
                if self._closing:
                    await send({"type": "websocket.close", "code": int(self._closing), "reason": ""})
                    return
        except (OSError, RuntimeError, WebSocketDisconnect):
            # The client is gone, or did not answer; _listen is told of it, too.
            queue.clear()

    def _close(self, code: Code) -> None:
        self._closing = code
        self._waiting.set()
        self._measures.closed.labels(str(int(code))).inc()
        if self._task is not None:
            self._timer = asyncio.get_running_loop().call_later(CLOSING_SECONDS, self._task.cancel)

    def _refuse(self, fault: ServerFault) -> None:
        self.put(_encode(Refusal(key="", fault=fault_message(fault))))

    def _strike(self, text: str, again: bool = False) -> None:
        self._strikes += 1
        if self._strikes > MAX_STRIKES:
            self.end(text, Code.POLICY, again)


def cannot_send(text: bytes) -> bool:
    """Replaces `Wire.send_text` where the WebSocket is not one of ours: nothing is sent."""
    return False


class Connections:
    """All live connections of this process.

    Args:
        most: how many a guest may have at a time.
        longest: bytes of a message.
        measures: where they are counted.
        remember: called with a guest's id when a live connection of theirs begins, and when it ends.
    """

    def __init__(
        self, most: int, longest: int, measures: Measures, remember: Callable[[str], None] = lambda guest: None
    ) -> None:
        self.most = most
        self._remember = remember
        self.longest = longest
        self.measures = measures
        self._open: set[Connection] = set()
        self._counts: dict[str, int] = {}
        self._all_closed = asyncio.Event()

    @contextlib.contextmanager
    def counted(self, guest: str) -> Iterator[None]:
        """Count a connection of a guest's; ServerFault "too-fast" where it has as many as it may."""
        if self._counts.get(guest, 0) >= self.most:
            raise TooFast("too-many-lines", CONNECTION_SECONDS, facts={"most": self.most})
        self._counts[guest] = self._counts.get(guest, 0) + 1
        self.measures.connections.inc()
        self._remember(guest)
        try:
            yield
        finally:
            self.measures.connections.dec()
            self._remember(guest)
            self._counts[guest] -= 1
            if not self._counts[guest]:
                del self._counts[guest]

    @contextlib.contextmanager
    def opened(
        self, socket: tuple[Receive, Send, Wire | None], bucket: Bucket, guest: str = ""
    ) -> Iterator[Connection]:
        """A connection of a guest's that is closed with the server; it is counted, and its WebSocket has been
        accepted.
        """
        connection = Connection(*socket, bucket, self.longest, self.measures)
        connection.guest = guest
        self._open.add(connection)
        try:
            yield connection
        finally:
            self._open.discard(connection)
            if not self._open:
                self._all_closed.set()

    def end_all(self, guest: str, fault: ServerFault) -> None:
        """Close all connections of a guest's, and tell their clients why."""
        for connection in [one for one in self._open if one.guest == guest]:
            connection.end(str(fault), Code.POLICY, fault=fault)

    def restart_all(self) -> None:
        """Close all connections; their clients come back, and are checked anew."""
        for connection in list(self._open):
            connection.end("Come back in a moment.", Code.RESTART, again=True)

    async def stop(self, seconds: float) -> None:
        """Tell every client, close its connection, and wait until all are closed, at most so many seconds."""
        self._all_closed.clear()
        for connection in list(self._open):
            connection.end("The server is being restarted; come back in a moment.", Code.RESTART, again=True)
        if self._open:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._all_closed.wait(), seconds)

    def __len__(self) -> int:
        return len(self._open)
