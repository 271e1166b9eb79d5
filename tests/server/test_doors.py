"""How many connections are accepted, and what each may send before the application sees it."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus

from runabout.server import doors as module
from runabout.server.doors import Doors, connections_possible
from runabout.server.errors import ServerFault
from tests.patience import PATIENCE
from tests.server.conftest import Running, Serve, table_for, wide

HEAD = "GET /api/me HTTP/1.1\r\nHost: localhost\r\n"

WHOLE = f"{HEAD}\r\n"


@contextmanager
def plain(running: Running) -> Iterator[socket.socket]:
    """A connection of which the test writes every byte."""
    place = running.url.removeprefix("http://").split(":")
    with socket.create_connection((place[0], int(place[1])), PATIENCE) as line:
        yield line


def read(line: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:  # it was closed before all was read that we had sent
        pass
    return found


def answer(line: socket.socket) -> tuple[int, dict[str, str], dict[str, Any]]:
    """One answer, after which the connection is closed: status, headers and JSON."""
    head, _, body = read(line).partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    headers = dict(one.lower().split(": ", 1) for one in rest)
    assert headers["connection"] == "close"
    return int(first.split()[1]), headers, json.loads(body)


# ------------------------------------------------------------------------------------------ counting


def refusal(doors: Doors, address: str) -> str:
    with pytest.raises(ServerFault) as told:
        doors.enter(address)
    assert told.value.wait == module.WAIT
    return told.value.reason


def test_connections_are_limited_for_each_address_and_in_all():
    doors = Doors(most=4, most_of_one=2)
    for _ in range(2):
        doors.enter("1.1.1.1")
    assert refusal(doors, "1.1.1.1") == "too-many-from-there"
    for address in ("2.2.2.2", "3.3.3.3"):
        doors.enter(address)
    assert refusal(doors, "4.4.4.4") == "full"
    doors.leave("1.1.1.1")
    assert doors.enter("1.1.1.1") == "1.1.1.1"
    for address in ("1.1.1.1", "1.1.1.1", "2.2.2.2", "3.3.3.3"):
        doors.leave(address)
    assert (doors.count, doors._by_address) == (0, {})


@pytest.mark.parametrize("trusted", [("10.0.0.0/8",), ("*",)])
def test_a_proxy_brings_as_many_as_there_may_be(trusted: tuple[str, ...]):
    doors = Doors(most=4, most_of_one=1, trusted=trusted)
    for _ in range(4):
        assert doors.enter("10.1.2.3") == ""
    assert refusal(doors, "10.1.2.3") == "full"


def test_who_is_no_trusted_proxy_is_counted():
    doors = Doors(most=9, most_of_one=1, trusted=("10.0.0.0/8",))
    assert doors.enter("11.1.2.3") == "11.1.2.3"
    assert doors.enter("no address") == "no address"
    assert refusal(doors, "11.1.2.3") == "too-many-from-there"


def test_the_last_places_are_for_guests_who_were_connected_lately():
    now = [0.0]
    doors = Doors(most=16, most_of_one=99, clock=lambda: now[0])
    doors.remember("Ann")
    for _ in range(14):
        doors.enter("1.1.1.1")
    doors.check_may_stay("Eve")
    doors.enter("1.1.1.1")
    doors.check_may_stay("Ann")
    for guest in ("Eve", ""):
        with pytest.raises(ServerFault, match="as many visitors"):
            doors.check_may_stay(guest)
    now[0] = module.RETURN_SECONDS + 1
    with pytest.raises(ServerFault, match="as many visitors"):
        doors.check_may_stay("Ann")


def test_guests_who_were_connected_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "GUESTS_MAX", 2)
    doors = Doors(most=16, most_of_one=99)
    for guest in ("Ann", "Ben", "Ann", "Cid"):
        doors.remember(guest)
    assert list(doors._guests) == ["Ann", "Cid"]


@pytest.mark.parametrize(
    ("limits", "possible", "raised"),
    [
        ((1024, 20_000), 8192, (8420, 20_000)),
        ((1024, 1024), 796, None),
        ((1024, 2000), 1772, (2000, 2000)),
        ((100, 100), 16, None),
        ((-1, -1), 8192, None),
        ((9000, 9000), 8192, None),
        ((1024, -1), 8192, (8420, -1)),
    ],
)
def test_the_soft_limit_of_open_files_is_raised_and_the_hard_one_is_kept_to(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], possible: int, raised: tuple[int, int] | None
):
    asked: list[tuple[int, int]] = []
    system = SimpleNamespace(
        RLIMIT_NOFILE=7,
        RLIM_INFINITY=-1,
        getrlimit=lambda _: limits,
        setrlimit=lambda _, pair: asked.append(pair),
    )
    monkeypatch.setattr(module, "resource", system)
    assert connections_possible(8192, workers=1) == possible
    assert asked == ([raised] if raised else [])


def test_clients_that_wait_to_be_accepted_do_not_wait_a_turn_of_the_event_loop_each(serve: Serve):
    # An iteration accepted one: at a busy server, where it takes a tenth of a second, new clients waited for 15 s.
    running = serve()
    place = running.url.removeprefix("http://").split(":")

    async def turns(stack: ExitStack) -> int:
        doors, before = running.server.doors, running.server.doors.count
        for _ in range(128):  # the system accepts them, while this iteration of the event loop goes on
            stack.enter_context(socket.create_connection((place[0], int(place[1])), PATIENCE))
        for turn in range(256):
            if doors.count - before == 128:
                return turn
            await asyncio.sleep(0)
        raise AssertionError(f"{doors.count - before} of 128 have been accepted")

    with ExitStack() as stack:
        assert running.do(lambda: turns(stack)) < 32


def test_a_system_without_such_limits_gives_what_is_wanted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "resource", None)
    assert connections_possible(50_000, workers=9) == 50_000


# ------------------------------------------------------------------------------------------ a server that is full


def test_an_address_has_so_many_connections_and_is_told_so(serve: Serve) -> None:
    running = serve(connections_per_address=2)
    with ExitStack() as stack:
        lines = [stack.enter_context(plain(running)) for _ in range(3)]
        status, headers, body = answer(lines[2])
        assert (status, headers["retry-after"], body["reason"]) == (429, "30", "too-many-from-there")
        assert body["facts"] == {"most": 2}
        lines[0].close()
        running.do(lambda: None)  # the server has noticed
        with plain(running) as again:
            again.sendall(f"{HEAD}Connection: close\r\n\r\n".encode())
            assert read(again).startswith(b"HTTP/1.1 200")


def test_live_connections_are_counted_until_they_end(serve: Serve) -> None:
    running = serve()
    ann = running.program()
    table = table_for(ann, "person", "bot", "bot")
    before = running.site.server.doors.count
    line = running.line(ann, table)
    assert running.site.server.doors.count == before + 1
    line.close()
    ann.get("/api/me")
    assert running.site.server.doors.count == before


def test_a_full_server_says_so_and_lets_those_return_who_were_here(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    running = serve(connections=16)
    ann, eve, crowd = (running.program(name) for name in ("Ann", "Eve", "Crowd"))
    table = table_for(ann, "person", "bot", "bot")
    running.line(ann, table).close()
    lines = [running.line(crowd, table) for _ in range(15)]
    refused = eve.get("/api/tables")
    assert (refused.status_code, refused.headers["retry-after"]) == (503, "30")
    assert refused.json()["reason"] == "full"
    assert refused.headers["connection"] == "close"
    with pytest.raises(InvalidStatus) as told:
        running.line(eve, table)
    assert told.value.response.status_code == 503
    line = running.line(ann, table)
    assert json.loads(line.recv(PATIENCE))["type"] == "table"
    with plain(running) as late:
        status, _, body = answer(late)
        assert (status, body["reason"]) == (503, "full")
    line.send('{"type": "ping"}')  # who is here stays
    while line.recv(PATIENCE) != '{"type":"pong"}':
        pass
    for one in lines[:5]:
        one.close()
    assert eve.get("/api/tables").status_code == 200
    assert "handshake" not in caplog.text


def test_connections_that_ask_for_nothing_give_way_to_those_that_do(serve: Serve) -> None:
    running = serve(connections=16)
    with ExitStack() as stack:
        silent = [stack.enter_context(plain(running)) for _ in range(16)]
        silent[0].sendall(b"GET /slow")
        silent[1].sendall(WHOLE.encode())  # is answered, and silent again: others have been silent for longer
        assert silent[1].recv(65536).startswith(b"HTTP/1.1 200")
        for _ in range(2):
            with plain(running) as line:
                line.sendall(f"{HEAD}Connection: close\r\n\r\n".encode())
                assert read(line).startswith(b"HTTP/1.1 200")
            stack.enter_context(plain(running))
        assert answer(silent[0])[2]["reason"] == "full"
        assert read(silent[2]) == b""
        silent[1].sendall(WHOLE.encode())
        assert silent[1].recv(65536).startswith(b"HTTP/1.1 200")


# ------------------------------------------------------------------------------------------ what may be sent


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for a moment only."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("HEAD_SECONDS", "BODY_SECONDS"):
            patch.setattr(f"runabout.server.http_wire.{name}", 3)
        running = Running(wide(tmp_path_factory.mktemp("quick")))
        yield running
        running.stop()


@pytest.mark.parametrize(
    "head",
    [
        f"{HEAD}X-Long: {'x' * 40_000}\r\n\r\n",
        f"{HEAD}X-Long: {'x' * 400_000}",
        f"{HEAD}{''.join(f'X-{at}: y{chr(13)}{chr(10)}' for at in range(6000))}\r\n",
        f"GET /{'x' * 40_000} HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
    ids=["one long header", "a header without end", "many headers", "a long address"],
)
def test_a_head_that_is_too_long_is_refused(here: Running, head: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with plain(here) as line:
        try:
            line.sendall(head.encode())
        except OSError:  # the server has stopped reading
            return
        status, _, body = answer(line)
    assert (status, body["code"], body["facts"]) == (431, "head-too-large", {"most": 32})
    assert "httptools" not in caplog.text
    assert "Invalid HTTP" not in caplog.text


def test_a_head_of_usual_length_is_taken(here: Running) -> None:
    with plain(here) as line:
        line.sendall(f"{HEAD}X-Long: {'x' * 20_000}\r\nConnection: close\r\n\r\n".encode())
        assert read(line).startswith(b"HTTP/1.1 200")


def test_what_is_not_http_is_refused_and_not_logged(here: Running, caplog: pytest.LogCaptureFixture) -> None:
    for text in ("\x16\x03\x01\x02\r\n\r\n", f"{HEAD}Upgrade: h2c\r\nConnection: upgrade\r\n\r\n"):
        with plain(here) as line:
            line.sendall(text.encode())
            status, _, body = answer(line)
        assert (status, body["code"]) == (400, "malformed")
    assert caplog.text == ""


def test_who_sends_nothing_is_left_without_a_word_and_who_dawdles_is_told(quick: Running) -> None:
    with plain(quick) as silent, plain(quick) as slow, plain(quick) as body:
        slow.sendall(b"GET / HT")
        typed = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 20"
        body.sendall(f"POST /api/guests HTTP/1.1\r\n{typed}\r\n\r\n{{".encode())
        assert read(silent) == b""
        for line in (slow, body):
            status, _, told = answer(line)
            assert (status, told["code"]) == (408, "too-slow")


def test_a_body_that_comes_late_after_its_answer_is_not_answered_twice(quick: Running) -> None:
    with plain(quick) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{")
        assert read(line).count(b"HTTP/1.1 ") == 1


def test_requests_that_wait_for_an_answer_are_few(here: Running) -> None:
    with plain(here) as line:
        line.sendall(WHOLE.encode() * 200)
        found = read(line)
    assert found.count(b"HTTP/1.1 ") <= 20


@pytest.mark.parametrize("after", ["X-Trailer: y\r\n" * 4000, f"X: {'x' * 34_000}\r\nX: x\r\n"], ids=["many", "long"])
def test_what_comes_after_a_body_is_as_short_as_a_head(here: Running, after: str) -> None:
    # 700 MB of them were taken, and kept, in twelve seconds.
    chunked = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nd\r\n{"name":"Ann"\r\n0\r\n'
    with plain(here) as line:
        line.sendall(f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n{chunked}{after}".encode())
        status, _, told = answer(line)
    assert (status, told["code"]) == (431, "head-too-large")


def test_a_client_that_goes_in_the_middle_of_a_body_leaves_no_line_in_the_log(
    here: Running, caplog: pytest.LogCaptureFixture
) -> None:
    asked = here.server.measures.requests.labels("POST", "/api/guests", "400")
    before, until = asked._value.get(), time.monotonic() + PATIENCE
    with plain(here) as line:
        typed = "Content-Type: application/json\r\nContent-Length: 20"
        line.sendall(f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n{typed}\r\n\r\n{{".encode())
    while asked._value.get() == before:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert "failed" not in caplog.text


def test_a_body_of_the_shortest_chunks_is_taken(here: Running) -> None:
    parts = "".join(f"1\r\n{letter}\r\n" for letter in '{"name":"Ann"}')
    with plain(here) as line:
        head = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n{parts}0\r\n\r\n".encode())
        assert answer(line)[0] == 201


def test_a_header_after_the_body_is_dropped(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[bytes] = []
    monkeypatch.setattr(HttpToolsProtocol, "on_header", lambda self, name, value: taken.append(name))
    with plain(here) as line:
        head = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n0\r\nLate: other\r\n\r\n".encode())
        answer(line)
    assert b"Transfer-Encoding" in taken
    assert b"Late" not in taken


# ------------------------------------------------------------------------------------------ live connections


OPENING = (
    "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    ("address", "more", "refusal"),
    [
        ("/api/tables/abcdefghij/live?protocol=3", f"X-Long: {'x' * 10_000}\r\n", (400, "malformed")),
        ("/api/tables/abcdefghij/live?protocol=3", "X-Short: x\r\n" * 200, (400, "malformed")),
        ("/api/tables/abcdefghij/live?protocol=3", "Content-Length: 5\r\n", (400, "malformed")),
        ("/api/tables/abcdefghij/live?protocol=3", "Sec-WebSocket-Key: again\r\n", (400, "malformed")),
        (f"/api/tables/{'x' * 10_000}/live", "", (400, "malformed")),
        ("/api/me", "", (404, "not-found")),
        ("/nothing", "", (404, "not-found")),
    ],
    ids=["a long header", "many headers", "a body", "two keys", "a long address", "no live address", "no address"],
)
def test_an_opening_that_cannot_be_is_refused_like_everything(
    here: Running, caplog: pytest.LogCaptureFixture, address: str, more: str, refusal: tuple[int, str]
) -> None:
    # Some were never answered, and their connections never ended.
    with plain(here) as line:
        line.sendall(f"GET {address} HTTP/1.1\r\n{OPENING}{more}\r\n".encode())
        status, _, told = answer(line)
    assert (status, told["code"]) == refusal
    assert caplog.text == ""


@pytest.mark.parametrize("kind", ["pings", "pongs", "empty parts"])
def test_too_many_frames_that_are_no_messages_close_a_live_connection(here: Running, kind: str) -> None:
    ann = here.program()
    line = here.line(ann, table_for(ann, "person", "bot", "bot"))

    def send() -> None:
        if kind == "empty parts":
            line.send([""] * 300)
        for _ in range(300):
            (line.ping if kind == "pings" else line.pong)()
        while True:
            line.recv(PATIENCE)

    with pytest.raises(ConnectionClosed):
        send()
    assert line.close_code in (1008, 1006)  # 1006 where what we went on sending has made our system drop the answer


def test_a_message_may_come_in_some_parts_and_pings_are_answered(here: Running) -> None:
    ann = here.program()
    line = here.line(ann, table_for(ann, "person", "bot", "bot"))
    assert line.ping().wait(PATIENCE)
    line.send(['{"type"', ': "pi', 'ng"}'])
    while line.recv(PATIENCE) != '{"type":"pong"}':
        pass


def test_thousands_of_messages_at_once_are_all_answered(here: Running) -> None:
    ann = here.program()
    line = here.line(ann, table_for(ann, "person", "bot", "bot"))
    for _ in range(3000):
        line.send('{"type": "ping"}')
    found = 0
    while found < 3000:
        found += line.recv(PATIENCE) == '{"type":"pong"}'
