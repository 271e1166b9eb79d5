"""Visitors who remember every byte that came to them."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from runabout.server.messages.common import PROTOCOL
from tests.patience import PATIENCE
from tests.server.speaking import name_version


class Visitor:
    """Somebody who visits, and every byte that ever came to them.

    Attributes:
        id, token: who they are.
        heard: all that came, headers included.
    """

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.heard: list[bytes] = []
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, event_hooks={"request": [name_version]})
        made = self.ask("POST", "/api/guests", {"name": name}).json()
        self.id = made["id"]
        self.renew(made["token"])
        self._lines = ExitStack()

    def renew(self, token: str) -> None:
        """Send that token from now on."""
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Ask for something."""
        answer = self.http.request(method, path, json=body, **more)
        head = b"".join(name + b":" + value + b"\n" for name, value in answer.headers.raw)
        self.heard.append(head + answer.content)
        return answer

    def watch(self, table: str, query: str = "") -> ClientConnection:
        """A live line to a table."""
        asked = f"words=en&protocol={PROTOCOL}&{query.removeprefix('?')}"
        opening = connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{asked}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
        )
        return self._lines.enter_context(opening)

    def listen(self, line: ClientConnection) -> list[bytes]:
        """What is said on a line until it answers a ping."""
        line.send(json.dumps({"type": "ping"}))
        found: list[bytes] = []
        while True:
            text = line.recv(PATIENCE, decode=False)
            assert isinstance(text, bytes)
            self.heard.append(text)
            if text == b'{"type":"pong"}':
                return found
            found.append(text)

    def close(self) -> None:
        """Go."""
        self._lines.close()
        self.http.close()
