"""What the tests of the web application share: a server of their own behind a real socket, and those who visit it.

Bots do not think here: they play the first thing that is allowed.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol, cast
from urllib.parse import parse_qsl, urlencode

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from runabout.core.chance import Chance, key_from
from runabout.games import find_game
from runabout.server.app import Site
from runabout.server.bots.fair_queue import Claim
from runabout.server.bots.pool import BotPool
from runabout.server.messages.common import PROTOCOL
from runabout.server.process import Server
from runabout.server.serving import Host, listening, metrics_listening
from runabout.server.settings import Settings, read_settings
from tests.patience import PATIENCE
from tests.server.services import Postgres, postgres
from tests.server.speaking import name_version


class FirstLegal:
    """A pool of bots that play the first legal action."""

    is_open = False

    async def start(self, games: Any) -> None:
        self.is_open = True

    def ready(self, game: str) -> bool:
        return self.is_open

    def has_rules(self, game: str) -> bool:
        return False

    def compiling(self, game: str) -> None: ...

    def to_compile(self) -> list[str]:
        return []

    def hurry(self, game: str) -> None: ...

    def watch(self, table: str) -> None: ...

    def on_ready(self, listener: Any) -> None: ...

    async def choose(self, game: str, level: str, sight: bytes, key: bytes, claim: Claim) -> int:
        rules, imagined = find_game(game), find_game(game).State()
        rules.interpreted.imagine(rules.Sight.from_bytes(sight), Chance.seeded(key), imagined)
        return rules.interpreted.legal_actions(imagined)[0]

    async def close(self) -> None:
        self.is_open = False


class Running:
    """A server that runs, in a thread with an event loop of its own.

    Attributes:
        url: where it is.
        site: its application.
    """

    def __init__(self, settings: Settings) -> None:
        self.site = Site(Server(settings, cast(BotPool, FirstLegal())))
        self.url = ""
        self._greeted = threading.Event()
        self._fault: BaseException | None = None
        self._clients: list[httpx.Client] = []
        self._lines = ExitStack()
        self._thread = threading.Thread(target=self._run, args=(settings,))
        self._thread.start()
        assert self._greeted.wait(PATIENCE), "the server did not start"
        if self._fault is not None:
            raise self._fault

    @property
    def server(self) -> Server:
        return self.site.server

    def _run(self, settings: Settings) -> None:
        try:
            with listening(settings) as listener, metrics_listening(settings) as apart:
                self.host = Host(self.site, listener, self._greet, apart)
                with asyncio.Runner(loop_factory=self.host.config.get_loop_factory()) as runner:
                    self.loop = runner.get_loop()
                    runner.run(self.host.run_all())
        except BaseException as fault:  # noqa: BLE001  # raised in the thread that waits
            self._fault = fault
        finally:
            self._greeted.set()

    def _greet(self, url: str) -> None:
        self.url = f"http://localhost:{self.host.listener.getsockname()[1]}"
        self._greeted.set()

    def browser(self, **headers: str) -> httpx.Client:
        """A browser that has the page open, with a cookie jar of its own."""
        hooks = {"request": [name_version]}
        own = {"Origin": self.url, **headers}
        client = httpx.Client(base_url=self.url, headers=own, timeout=PATIENCE, event_hooks=hooks)
        self._clients.append(client)
        return client

    def guest(self) -> httpx.Client:
        """A browser whose guest is known."""
        client = self.browser()
        assert client.get("/api/me").status_code == 200
        return client

    def program(self, name: str = "Robot") -> httpx.Client:
        """A program with a token."""
        client = self.browser()
        del client.headers["Origin"]
        answer = client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        client.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        return client

    def line(self, who: httpx.Client, table: str, query: str = "", **more: Any) -> ClientConnection:
        """A live line of somebody's."""
        headers = {name: who.headers[name] for name in ("Authorization", "Origin") if name in who.headers}
        if "runabout_guest" in who.cookies:
            headers["Cookie"] = f"runabout_guest={who.cookies['runabout_guest']}"
        asked = urlencode({"words": "en", "protocol": PROTOCOL, **dict(parse_qsl(query.removeprefix("?")))})
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{asked}"
        usual = {"compression": None, "open_timeout": PATIENCE, "ping_interval": None}
        opening = connect(url, additional_headers=headers, **{**usual, **more})
        return self._lines.enter_context(opening)

    def do(self, work: Callable[[], Any]) -> Any:
        """Call something in the server's thread; what it returns, awaited where it is to be."""

        async def call() -> Any:
            found = work()
            return await found if asyncio.iscoroutine(found) else found

        return asyncio.run_coroutine_threadsafe(call(), self.loop).result(PATIENCE)

    def stop(self) -> None:
        """Stop it in good order; a second time does nothing."""
        self.host.should_exit = True
        self._thread.join(PATIENCE)
        self._lines.close()
        for client in self._clients:
            client.close()
        assert not self._thread.is_alive(), "the server did not stop"
        if self._fault is not None:
            raise self._fault


class Serve(Protocol):
    """Starts a server with these settings."""

    def __call__(self, **given: Any) -> Running: ...


def wide(folder: Path, **given: Any) -> Settings:
    """Settings for a server in an empty folder, on a free port; limits are wide unless given."""
    usual = {"messages_per_second": 1e5, "messages_burst": 10**6, "workers": 1, "bot_pace": 0, "stop_seconds": 5}
    return read_settings({"folder": folder / "data", "port": 0, **usual, **given}, {}, None)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL cluster for all tests of a file."""
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.url()


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test get the same keys in every run: its first table one, its second another."""
    seeds = itertools.count(1)
    drawn = SimpleNamespace(choice=secrets.choice, token_bytes=lambda _: key_from(next(seeds)))
    monkeypatch.setattr("runabout.server.tables.setting_up.secrets", drawn)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers, which end with the test."""
    with ExitStack() as stack:

        def start(**given: Any) -> Running:
            running = Running(wide(tmp_path, **given))
            stack.callback(running.stop)
            return running

        yield start


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests of a file, which leave it as it is."""
    running = Running(wide(tmp_path_factory.mktemp("here")))
    yield running
    running.stop()


def table_for(host: httpx.Client, *kinds: str, game: str = "road-runner", **more: Any) -> str:
    """A new table with such seats ("person", "open", "bot"); its name."""
    answer = host.post("/api/tables", json={"game": game, "seats": [{"kind": kind} for kind in kinds], **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def said(line: ClientConnection) -> dict[str, Any]:
    """The next message on a line."""
    found = json.loads(line.recv(PATIENCE))
    assert isinstance(found, dict)
    return found


def until(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind on a line; others are passed over."""
    while True:
        found = said(line)
        if found["type"] == kind:
            return found


def closed(line: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """The code that a line is closed with, and what was said before."""
    words: list[dict[str, Any]] = []
    with closing(line), suppress(ConnectionClosed):
        while True:
            words.append(said(line))
    assert line.close_code is not None, "the line was cut, not closed"
    return line.close_code, words


def fault(answer: httpx.Response, status: int, code: str) -> str:
    """Check that an answer is that fault, and return its text."""
    assert answer.headers["content-type"] == "application/json", answer.text
    found = answer.json()
    assert (answer.status_code, found["code"]) == (status, code), answer.text
    assert set(found) == {"code", "text", "reason", "facts", "rule", "number", "wait"}
    assert "Traceback" not in found["text"]
    return str(found["text"])
