"""Guests who send requests at random, by a seed, and write down what is acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect

from runabout.server.messages.common import PROTOCOL
from tests.server.clients import GONE, LATER
from tests.server.endurance.journal import DONE, REFUSED, Journal, Request
from tests.server.processes import Server

TABLES = {
    "road-runner": (3, {"turn_limit": "12", "auto_pass": "off"}),
    "riverdale": (2, {}),
    "rummy-runway": (2, {}),
    "race-2-live": (2, {}),
    "road-wolf": (2, {}),
}
"""Seats and options of the tables that are set up, by game."""

PATIENCE = 4.0
"""Seconds to wait for an answer; a paused server gives none."""

NAP = 0.02

ATTEMPTS = 400
"""Requests are sent again so often at most, with a nap between: then the guest goes on, and does not know."""

GIVES_UP = 0.02
"""How probably a guest who waits for a turn looks for another table: the one who is to act may have left for good."""

TABLES_AT_ONCE = 3
OPEN_AT_ONCE = 6


@dataclass
class House:
    """What all guests of a run have in common.

    Attributes:
        servers: where requests are sent, to any of them.
        journal: what was sent and acknowledged.
        open: tables with an open seat, and that seat.
        is_closing: nothing new is to be sent.
    """

    servers: Sequence[Server]
    journal: Journal = field(default_factory=Journal)
    open: list[tuple[str, int]] = field(default_factory=list)
    is_closing: bool = False


class Wanderer:
    """A guest.

    Attributes:
        id: of the guest.
        tables: where it sits.
        newest: the newest entry that was acknowledged, by table and seat.
    """

    def __init__(self, house: House, name: str, dice: random.Random) -> None:
        self.house = house
        self.dice = dice
        self.name = name
        self.id = ""
        self.tables: list[str] = []
        self.newest: dict[tuple[str, int], int] = {}
        self._headers: dict[str, str] = {}
        self._numbers = itertools.count(1)
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=4)
        self._http = httpx.AsyncClient(timeout=PATIENCE, limits=limits)

    async def come(self) -> Wanderer:
        """Become a guest."""
        request = Request("guest", "", wants={"name": self.name})
        answer = await self._ask("POST", "/api/guests", {"name": self.name}, request)
        assert answer is not None, "nobody makes a guest"
        self.id = request.guest = answer["id"]
        self._headers = {"Authorization": f"Bearer {answer['token']}"}
        self.house.journal.add(request)
        return self

    async def wander(self) -> None:
        """Do one thing after the other, until the house closes."""
        while not self.house.is_closing:
            await self._do_something()
            await asyncio.sleep(NAP)

    async def look(self, table: str) -> dict[str, Any] | None:
        """What a table is now; None where it cannot be told."""
        return await self._ask("GET", f"/api/tables/{table}")

    async def go(self) -> None:
        """Close its connections."""
        await self._http.aclose()

    async def _do_something(self) -> None:
        chance = self.dice.random()
        if len(self.tables) < TABLES_AT_ONCE:
            await (self._sit() if self.house.open and chance < 0.6 else self._set_up())
        elif chance < 0.03:
            name = f"{self.name} {next(self._numbers)}"
            await self._write("PUT", "/api/me", Request("name", self.id, wants={"name": name}), {"name": name})
        else:
            await self._visit(self.dice.choice(self.tables))

    async def _set_up(self) -> None:
        game = self.dice.choice(list(TABLES))
        count, options = TABLES[game]
        # Where too many wait for somebody, bots are taken.
        other = "open" if len(self.house.open) < OPEN_AT_ONCE and self.dice.random() < 0.5 else "bot"
        kinds = ["person", other, *["bot"] * (count - 2)]
        wish: dict[str, Any] = {
            "game": game, "seats": [{"kind": kind} for kind in kinds], "options": options, "start": other == "bot",
        }  # fmt: skip
        if self.dice.random() < 0.3:
            wish["clock"] = {"minutes": 200, "seconds": 5}
        request = Request("table", self.id, wants={"game": game, "seats": count})
        answer = await self._write("POST", "/api/tables", request, wish)
        if answer is not None:
            request.table = answer["id"]
            self.tables.append(request.table)
            if other == "open":
                self.house.open.append((request.table, 1))

    async def _sit(self) -> None:
        table, seat = self.house.open.pop(self.dice.randrange(len(self.house.open)))
        request = Request("sat", self.id, table, wants={"seat": seat})
        await self._write("PUT", f"/api/tables/{table}/seats/{seat}", request)
        self.tables.append(table)  # perhaps, where nobody knows; a visit finds out

    async def _visit(self, table: str) -> None:
        """Look at a table, and do what it asks for, or something else that may be done there."""
        info = await self.look(table)
        if info is None:
            return
        mine = [seat["seat"] for seat in info["seats"] if seat["mine"]]
        chance = self.dice.random()
        path = f"/api/tables/{table}"
        if info["status"] == "gathering":
            if info["host"] and all(seat["kind"] != "open" for seat in info["seats"]):
                await self._write("POST", f"{path}/start", Request("began", self.id, table))
            elif not mine or chance < 0.1:
                self.tables.remove(table)
        elif info["status"] == "over":
            self.tables.remove(table)
            if chance < 0.5 and mine:
                request = Request("rematch", self.id, wants={"before": table})
                answer = await self._write("POST", f"{path}/rematch", request)
                if answer is not None:
                    request.table = answer["id"]
                    self.tables.append(request.table)
        elif back := [seat["seat"] for seat in info["seats"] if seat["relievable"]]:
            request = Request("relieved", self.id, table, wants={"seat": back[0]})
            if await self._write("POST", f"{path}/seats/{back[0]}/relieve", request) is None:
                self.tables.remove(table)
        elif not mine:
            self.tables.remove(table)
        elif info["undo"] and set(info["undo"]["waiting"]) & set(mine):
            agree = chance < 0.6
            request = Request("undo-answered", self.id, table, self._key(), {"agree": agree})
            await self._write("POST", f"{path}/undo/answer", request, {"key": request.key, "agree": agree})
        elif info["can_undo"] and chance < 0.08:
            request = Request("undo-asked", self.id, table, self._key(), {"seat": mine[0]})
            await self._write("POST", f"{path}/undo", request, {"key": request.key})
        elif chance < 0.1:
            request = Request("left", self.id, table, wants={"seat": mine[0]})
            await self._write("POST", f"{path}/seats/{mine[0]}/leave", request)
        else:
            await self._play(table)

    async def _play(self, table: str) -> None:
        """Play, if it is one's turn: two of three times over HTTP, else over a connection of its own."""
        news = await self._ask("GET", f"/api/tables/{table}/view?words=en&protocol={PROTOCOL}")
        if news is None:
            return
        view = news["view"]
        seat = view["seat"]
        if view["number"] < self.newest.get((table, seat), 0):
            self._complain(f"{table}: entry {self.newest[table, seat]} was acknowledged, and it is at {view['number']}")
        if not view.get("actions"):
            if self.dice.random() < GIVES_UP:
                self.tables.remove(table)
            return
        action = self.dice.choice(view["actions"])["text"]
        request = Request("played", self.id, table, self._key(), {"seat": seat, "action": action})
        move = {"key": request.key, "number": view["number"], "action": action}
        is_live = self.dice.random() < 0.34
        done = await (self._play_live(request, move) if is_live else
                      self._write("POST", f"/api/tables/{table}/moves", request, move))  # fmt: skip
        if done is not None:
            self.newest[table, seat] = done["number"]

    async def _play_live(self, request: Request, move: dict[str, Any]) -> dict[str, Any] | None:
        """Play over WebSocket; what acknowledges it."""
        self.house.journal.add(request)
        for _ in range(ATTEMPTS):
            server = self.dice.choice(self.house.servers)
            url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{request.table}/live?protocol={PROTOCOL}"
            try:
                async with asyncio.timeout(PATIENCE):
                    usual: dict[str, Any] = {"compression": None, "max_size": None, "close_timeout": 0.2}
                    async with connect(url, additional_headers=self._headers, **usual) as line:
                        request.attempts += 1
                        await line.send(json.dumps({"type": "play", **move}))
                        async for text in line:
                            said = json.loads(text)
                            if said.get("key") != request.key:
                                continue
                            if said["type"] == "done":
                                request.outcome = DONE
                                return dict(said)
                            if said["fault"]["code"] in LATER:
                                break
                            request.outcome = REFUSED
                            return None
            except GONE:
                pass
            await asyncio.sleep(NAP)
        return None

    async def _write(self, method: str, path: str, request: Request, body: Any = None) -> dict[str, Any] | None:
        """Send what is to be written, and write it down; its answer where it is acknowledged."""
        self.house.journal.add(request)
        return await self._ask(method, path, body, request)

    async def _ask(
        self, method: str, path: str, body: Any = None, request: Request | None = None
    ) -> dict[str, Any] | None:
        """Ask any of the servers until one of them answers; None where it refuses, or none does."""
        for _ in range(ATTEMPTS):
            url = self.dice.choice(self.house.servers).url + path
            if request is not None:
                request.attempts += 1
            try:
                answer = await self._http.request(method, url, json=body, headers=self._headers)
            except GONE:
                await asyncio.sleep(NAP)
                continue
            if answer.is_success:
                if request is not None:
                    request.outcome = DONE
                return dict(answer.json())
            if answer.status_code not in (429, 503):
                if answer.status_code >= 500:
                    self._complain(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
                if request is not None:
                    request.outcome = REFUSED
                return None
            await asyncio.sleep(NAP)
        return None

    def _key(self) -> str:
        return f"key-{next(self._numbers):06}-{self.dice.getrandbits(32):08x}"

    def _complain(self, trouble: str) -> None:
        self.house.journal.troubles.append(trouble)
