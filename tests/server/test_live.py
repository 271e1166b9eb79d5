"""Live lines: what is sent is done and told, and nobody on one holds up a table, whatever is sent or not read."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from runabout.server.access.limits import Bucket
from runabout.server.errors import ServerFault
from runabout.server.live import CLOSING_SECONDS, MAX_QUEUED, MAX_STRIKES, Code, Connection, Connections
from runabout.server.messages.common import PROTOCOL
from runabout.server.tables.live_table import Viewpoint
from runabout.server.telemetry import Measures
from tests.patience import PATIENCE
from tests.server.conftest import Running, Serve, closed, said, table_for, until


def send(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps(message))


def playing(here: Running) -> tuple[Any, str]:
    """Somebody who plays all three seats of a table."""
    ann = here.guest()
    return ann, table_for(ann, "person", "person", "person", start=True)


def acting(ann: Any, table: str) -> str:
    """The part of an address that looks from the seat that is to act."""
    return f"?seat={ann.get(f'/api/tables/{table}').json()['to_act']}"


def test_a_line_tells_the_table_and_the_game_at_once(here: Running) -> None:
    ann, table = playing(here)
    with here.line(ann, table, acting(ann, table)) as line:
        assert said(line)["table"]["id"] == table
        view = said(line)
        assert view["type"] == "view"
        assert view["again"] is True
        assert view["view"]["actions"]


def test_a_parameter_that_nobody_asks_for_is_refused_at_the_opening(here: Running) -> None:
    ann = here.program()
    table = table_for(ann, "person", "person", "person", start=True)
    with pytest.raises(InvalidStatus) as refused, here.line(ann, table, "?sinse=3"):
        pass
    assert refused.value.response.status_code == 400
    assert b"did you mean since?" in refused.value.response.body


def test_a_move_is_done_once_and_told_to_everybody(here: Running) -> None:
    ann, table = playing(here)
    watcher = here.program("Watcher")
    with here.line(ann, table, acting(ann, table)) as line, here.line(watcher, table) as looking:
        view = until(line, "view")["view"]
        first = until(looking, "view")["view"]
        assert first["open"] == []
        move = {"type": "play", "key": "one-move-only", "number": view["number"], "action": "pass"}
        send(line, **move)
        done = until(line, "done")
        assert done["key"] == "one-move-only"
        assert until(looking, "view")["view"]["number"] == done["number"]
        send(line, **move)
        assert until(line, "done") == done


def test_why_undo_and_ping_are_answered(here: Running) -> None:
    ann, table = playing(here)
    with here.line(ann, table, acting(ann, table)) as line:
        action = until(line, "view")["view"]["actions"][0]["text"]
        send(line, type="why", key="why-not-this", action=action)
        assert until(line, "because")["why"]["allowed"] is True
        send(line, type="undo", key="take-it-back")
        refusal = until(line, "fault")
        assert (refusal["key"], refusal["fault"]["code"]) == ("take-it-back", "cannot-undo")
        send(line, type="ping")
        assert until(line, "pong") == {"type": "pong"}


def test_a_client_that_was_away_is_told_what_it_missed(here: Running) -> None:
    ann, table = playing(here)
    with here.line(ann, table, acting(ann, table)) as line:
        view = until(line, "view")["view"]
    move = {"key": "while-I-was-away", "number": view["number"], "action": view["actions"][0]["text"]}
    number = ann.post(f"/api/tables/{table}/moves", json=move).json()["number"]
    with here.line(ann, table, f"?seat={view['seat']}&since={view['number']}") as line:
        news = until(line, "view")
        assert news["view"]["number"] == number
        assert {event["number"] for event in news["events"]} == {number}


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", "5", '"play"', "{}", '{"type":"dance"}', '{"type":"play"}', '{"type":"ping","more":1}',
     '{"type":"play","key":"short","number":1,"action":"x"}', '{"type":"look","seat":99}', "[" * 3000,
     '{"type":"play","key":"a-good-key","number":1e99,"action":"x"}',
     '{"type":"why","key":"a-good-key","action":"\\ud800"}', '{"type":"' + "x" * 1000 + '"}'],
)  # fmt: skip
def test_a_message_that_cannot_be_read_is_refused_and_the_line_goes_on(here: Running, text: str) -> None:
    ann, table = playing(here)
    with here.line(ann, table) as line:
        until(line, "view")
        line.send(text)
        refusal = until(line, "fault")
        assert (refusal["key"], refusal["fault"]["code"]) == ("", "malformed")
        assert "Expected JSON" in refusal["fault"]["text"]
        assert len(refusal["fault"]["text"]) < 400
        send(line, type="ping")
        until(line, "pong")


def test_a_binary_message_closes_the_line(here: Running) -> None:
    ann, table = playing(here)
    line = here.line(ann, table)
    line.send(b'{"type":"ping"}')
    code, words = closed(line)
    assert code == Code.BINARY
    assert (words[-1]["type"], words[-1]["again"]) == ("bye", False)


def test_a_message_that_is_too_long_closes_the_line(serve: Serve) -> None:
    here = serve(message_bytes=2048)
    ann, table = playing(here)
    line = here.line(ann, table)
    line.send(json.dumps({"type": "ping", "more": "x" * 3000}))
    assert closed(line)[0] == Code.TOO_LONG


def test_who_goes_on_sending_what_cannot_be_read_is_shown_out(here: Running) -> None:
    ann, table = playing(here)
    line = here.line(ann, table)
    with suppress(ConnectionClosed):
        for _ in range(MAX_STRIKES + 5):
            line.send("nonsense")
    code, words = closed(line)
    assert code == Code.POLICY
    assert words[-1] == {
        "type": "bye",
        "text": "Too many messages that cannot be read.",
        "reason": "bye",
        "facts": {},
        "again": False,
    }


def test_who_sends_too_fast_is_told_so_and_then_shown_out(serve: Serve) -> None:
    here = serve(messages_per_second=0.01, messages_burst=30)
    ann, table = playing(here)
    line = here.line(ann, table)
    with suppress(ConnectionClosed):
        for _ in range(30 + MAX_STRIKES + 5):
            send(line, type="ping")
    code, words = closed(line)
    assert code == Code.POLICY
    assert [word["fault"]["code"] for word in words if word["type"] == "fault"] == ["too-fast"] * (MAX_STRIKES + 1)
    assert words[-1]["type"] == "bye"
    assert words[-1]["again"] is True


def test_messages_and_requests_of_a_guest_are_counted_together(serve: Serve) -> None:
    here = serve(messages_per_second=0.01, messages_burst=10)
    ann, table = playing(here)
    with here.line(ann, table) as line:
        for _ in range(10):
            send(line, type="ping")
        fault = until(line, "fault")["fault"]
        assert (fault["code"], fault["wait"] > 0) == ("too-fast", True)
        assert ann.get("/api/tables").status_code == 429


def test_a_guest_has_only_so_many_lines_at_a_time(serve: Serve) -> None:
    here = serve(connections_per_guest=2)
    ann, table = playing(here)
    with here.line(ann, table), here.line(ann, table) as second:
        with pytest.raises(InvalidStatus) as refused:
            here.line(ann, table)
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["Retry-After"] == "10"
        assert b"2 live connections" in refused.value.response.body
        with here.line(here.guest(), table):
            pass
        second.close()
        until_gone(here, 1)
        with here.line(ann, table) as third:
            until(third, "view")


def test_who_is_not_known_and_what_is_no_address_is_answered_at_the_opening(here: Running) -> None:
    ann, table = playing(here)
    for who, name, query, status in (
        (here.browser(), table, "", 401),
        (ann, "NOT-A-NAME", "", 400),
        (ann, table, "?seat=99", 400),
        (ann, table, "?since=x", 400),
    ):
        with pytest.raises(InvalidStatus) as refused:
            here.line(who, name, query)
        assert refused.value.response.status_code == status
        assert json.loads(refused.value.response.body)["code"] == {400: "malformed", 401: "no-guest"}[status]


def test_what_the_table_does_not_allow_is_said_on_the_line_so_that_a_page_can_read_it(here: Running) -> None:
    ann = here.guest()
    private = table_for(ann, "person", "person", "person", start=True, spectators=False)
    for name, query, code in (
        ("abcdefghij", "", "unknown-table"),
        (private, "", "private"),
        (private, "?seat=0", "not-yours"),
    ):
        end, words = closed(here.line(here.guest(), name, query))
        assert end == Code.POLICY
        assert [word["type"] for word in words] == ["fault", "bye"]
        assert (words[0]["fault"]["code"], words[1]["again"]) == (code, False)


def test_when_the_server_stops_every_line_is_told_to_come_back(serve: Serve) -> None:
    here = serve()
    ann, table = playing(here)
    lines = [here.line(ann, table) for _ in range(3)]
    for line in lines:
        until(line, "view")
    here.stop()
    for line in lines:
        code, words = closed(line)
        assert code == Code.RESTART
        assert (words[-1]["type"], words[-1]["again"]) == ("bye", True)


def test_a_mistake_of_ours_closes_the_line_and_is_logged(
    here: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def break_down(*given: object) -> None:
        raise ZeroDivisionError("the secret inside")

    ann, table = playing(here)
    line = here.line(ann, table)
    until(line, "view")
    monkeypatch.setattr(here.server.queries, "why", break_down)
    send(line, type="why", key="why-not-this", action="pass")
    code, words = closed(line)
    assert code == Code.OUR_FAULT
    assert words[-1]["again"] is True
    assert "secret" not in json.dumps(words)
    assert "the secret inside" in caplog.text


def test_a_line_that_is_cut_is_forgotten(here: Running) -> None:
    ann, table = playing(here)
    before = len(here.server.connections)
    line = here.line(ann, table)
    until(line, "view")
    line.socket.shutdown(socket.SHUT_RDWR)
    until_gone(here, before)
    line.close()


def test_a_line_whose_other_end_is_dead_is_noticed_and_forgotten(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runabout.server.serving.PING_SECONDS", 1)
    here = serve()
    ann, table = playing(here)
    host = here.url.removeprefix("http://")
    opening = (
        f"GET /api/tables/{table}/live?protocol={PROTOCOL} HTTP/1.1\r\nHost: {host}\r\nOrigin: {here.url}\r\n"
        f"Cookie: runabout_guest={ann.cookies['runabout_guest']}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.create_connection(("localhost", int(host.partition(":")[2]))) as dead:
        dead.sendall(opening.encode())
        assert dead.recv(12) == b"HTTP/1.1 101"
        until_gone(here, 0)  # it never answers whether it is alive


def test_lines_carry_on_where_frames_come_in_pieces(here: Running) -> None:
    ann, table = playing(here)
    with here.line(ann, table) as line:
        until(line, "view")
        line.send(iter(['{"type"', ":", '"ping"}']))
        until(line, "pong")


def until_gone(here: Running, left: int) -> None:
    """Wait until so many lines are left."""

    async def wait() -> None:
        while len(here.server.connections) > left:
            await asyncio.sleep(0.01)

    here.do(lambda: asyncio.wait_for(wait(), PATIENCE))


# ------------------------------------------------------------- a line by itself, with the other end in the test's hands


async def valid() -> None:
    """The guest is."""


class Wire:
    """The other end of a line: what came is kept, and reading can be stopped."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def receive(self) -> Any:
        return await self.coming.get()

    async def send(self, event: Any) -> None:
        await self.reads.wait()
        self.sent.append(event)
        if event["type"] == "websocket.close":
            self.coming.put_nowait({"type": "websocket.disconnect", "code": event["code"]})


class Session:
    """A session at a table that sends what the test sends."""

    def __init__(self) -> None:
        self.place = Viewpoint("t", "g")
        self.send: Any = None
        self.left = False

    async def open(self, send: Any) -> None:
        self.send = send

    async def handle(self, message: Any) -> None: ...

    def close(self) -> None:
        self.left = True


async def begun(wire: Wire, session: Session) -> tuple[Connection, asyncio.Task[None]]:
    """A connection that serves a session, and the task in which it does."""
    line = Connection(cast(Any, wire.receive), cast(Any, wire.send), None, Bucket(1e6, 1e6), 4096, Measures())
    running = asyncio.create_task(line.run(cast(Any, session), valid))
    await asyncio.sleep(0)
    return line, running


def test_who_reads_too_slowly_is_sent_away_and_never_waited_for() -> None:
    async def story() -> None:
        wire, session = Wire(), Session()
        _, running = await begun(wire, session)
        wire.reads.clear()
        for _ in range(MAX_QUEUED + 2):
            session.send(b'{"type":"table"}')
        assert not running.done()
        wire.reads.set()  # it reads again, in time for the last message
        await asyncio.wait_for(running, PATIENCE)
        last, end = wire.sent[-2:]
        assert json.loads(last["text"])["again"] is True
        assert end == {"type": "websocket.close", "code": Code.LATER, "reason": ""}
        assert len(wire.sent) <= 4  # what it had not read was not sent any more
        assert session.left

    asyncio.run(story())


def test_who_does_not_even_take_the_last_word_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runabout.server.live.CLOSING_SECONDS", 0.05)
    assert CLOSING_SECONDS > 1

    async def story() -> None:
        wire, session = Wire(), Session()
        line, running = await begun(wire, session)
        wire.reads.clear()
        line.end("Goodbye.", Code.RESTART, again=True)
        await asyncio.wait_for(running, PATIENCE)
        assert session.left
        assert wire.sent == []

    asyncio.run(story())


def test_when_the_table_ends_the_subscription_the_connection_is_closed_after_it() -> None:
    async def story(again: bytes, code: Code) -> None:
        wire, session = Wire(), Session()
        _, running = await begun(wire, session)
        session.send(b'{"type":"bye","text":"So long.","again":' + again + b"}")
        session.send(b'{"type":"table"}')
        await asyncio.wait_for(running, PATIENCE)
        assert [event["type"] for event in wire.sent] == ["websocket.send", "websocket.close"]
        assert wire.sent[-1]["code"] == code

    asyncio.run(story(b"true", Code.RESTART))
    asyncio.run(story(b"false", Code.POLICY))


def test_somebody_elses_cancelling_of_a_line_goes_on() -> None:
    async def story() -> None:
        wire, session = Wire(), Session()
        _, running = await begun(wire, session)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert session.left

    asyncio.run(story())


async def held(connections: Connections, session: Session, socket: Any) -> None:
    with connections.counted("ann"), connections.opened(socket, Bucket(1, 1)) as connection:
        await connection.run(cast(Any, session), valid)


def test_lines_are_counted_for_each_guest_and_forgotten_with_it() -> None:
    async def story() -> None:
        wire, session, connections = Wire(), Session(), Connections(1, 4096, Measures())
        socket = cast(Any, (wire.receive, wire.send, None))
        running = asyncio.create_task(held(connections, session, socket))
        await asyncio.sleep(0)
        with pytest.raises(ServerFault, match="a live connection already"), connections.counted("ann"):
            pass
        with connections.counted("ben"):
            pass
        wire.coming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(running, PATIENCE)
        with connections.counted("ann"):
            assert len(connections) == 0

    asyncio.run(story())


def test_a_client_of_an_older_protocol_is_told_and_let_go(here: Running) -> None:
    ann, table = playing(here)
    for version in (1, PROTOCOL + 1):
        with here.line(ann, table, f"?protocol={version}") as line:
            refused = said(line)
            assert (refused["type"], refused["fault"]["code"]) == ("fault", "other-protocol")
            assert said(line) == {
                "type": "bye",
                "text": refused["fault"]["text"],
                "reason": "other-protocol",
                "facts": {},
                "again": False,
            }
