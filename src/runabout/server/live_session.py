"""What a client asks over a live connection: each request goes to the commands or the queries, and is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

import msgspec

from runabout.server.errors import ServerFault
from runabout.server.faults import check_protocol, fault_message
from runabout.server.live_messages import (
    About,
    AnswerUndo,
    AskAbout,
    AskForecast,
    AskUndo,
    AskWhy,
    Because,
    Done,
    Foretold,
    FromClient,
    Look,
    Ping,
    Play,
    Pong,
    Refusal,
    ToClient,
)
from runabout.server.messages.common import PROTOCOL
from runabout.server.messages.tables import Move
from runabout.server.tables.commands import Commands
from runabout.server.tables.live_table import Subscriber, Viewpoint
from runabout.server.tables.queries import Queries

_encode = msgspec.json.Encoder().encode

PONG = _encode(Pong())


class LiveSession:
    """One client at one table.

    Args:
        commands, queries: the server's.
        place: the table, who the client is, and where it looks from.
        protocol: the version that the client speaks.
    """

    def __init__(self, commands: Commands, queries: Queries, place: Viewpoint, protocol: int = PROTOCOL) -> None:
        self.place = place
        self._protocol = protocol
        self._commands = commands
        self._queries = queries
        self._subscriber: Subscriber | None = None

    async def open(self, send: Callable[[bytes], None]) -> None:
        """Subscribe to the table; `send` is given encoded messages from then on. ServerFault where it is refused."""
        check_protocol(self._protocol)
        self._subscriber = await self._queries.subscribe(self.place, send)

    async def handle(self, message: FromClient) -> None:
        """Carry out a request of an open session, and send the answer; a fault is an answer, too."""
        assert self._subscriber is not None
        send = self._subscriber.send
        if isinstance(message, Ping):
            send(PONG)
            return
        key = "" if isinstance(message, Look) else message.key
        try:
            answer = await self._answer(message, self._subscriber)
        except ServerFault as fault:
            answer = Refusal(key=key, fault=fault_message(fault))
        if answer is not None:
            send(_encode(answer))

    def close(self) -> None:
        """End the subscription, if there is one."""
        if self._subscriber is not None:
            self._queries.unsubscribe(self._subscriber)

    async def _answer(
        self, message: Play | AskWhy | AskAbout | AskForecast | AskUndo | AnswerUndo | Look, subscriber: Subscriber
    ) -> ToClient | None:
        commands, table, guest = self._commands, self.place.table, self.place.guest
        match message:
            case Play(key=key, number=number, action=action, seat=seat):
                moved = await commands.play(table, guest, Move(key=key, number=number, action=action, seat=seat))
                return Done(key=key, number=moved.number)
            case AskWhy(key=key, action=action):
                return Because(key=key, why=await self._queries.why(table, guest, action))
            case AskAbout(key=key):
                return About(key=key, about=await self._queries.about(table, guest))
            case AskForecast(key=key, action=action):
                place = msgspec.structs.replace(self.place, seat=None)
                return Foretold(key=key, forecast=await self._queries.forecast(place, action))
            case AskUndo(key=key):
                return Done(key=key, number=(await commands.ask_undo(table, guest, key)).number)
            case AnswerUndo(key=key, agree=agree):
                return Done(key=key, number=(await commands.answer_undo(table, guest, agree, key)).number)
            case Look(seat=seat):
                await self._queries.look_from(subscriber, seat)
                return None
            case _:
                assert_never(message)
