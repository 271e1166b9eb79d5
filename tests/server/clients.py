"""Clients that play on whatever happens to the server, and remember what it acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from runabout.core.moves import Move as SceneMove
from runabout.core.moves import applied
from runabout.core.scene import Scene
from runabout.server.entries import Opening, Played, Written, from_json
from runabout.server.messages.common import PROTOCOL
from runabout.server.tables.table import Table
from tests.patience import PATIENCE
from tests.server.processes import Server
from tests.server.speaking import name_version_too

GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, httpx.TransportError, TimeoutError)
"""What a client meets when its server is killed."""

LATER = ("not-ready", "stopping", "too-fast", "busy")
"""Faults after which the same is sent again."""

NAP = 0.02


@dataclass(frozen=True)
class Acknowledged:
    """A move that the server said is done."""

    key: str
    number: int
    action: str


class Guest:
    """A guest, known by a token, who plays at any of several servers.

    Attributes:
        servers: where to go; the first that answers is taken, and the next once it does not.
    """

    def __init__(self, servers: Sequence[Server], name: str, token: str) -> None:
        self.servers = list(servers)
        self.id = name
        self.headers = {"Authorization": f"Bearer {token}"}
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        hooks = {"request": [name_version_too]}
        self.http = httpx.AsyncClient(headers=self.headers, timeout=PATIENCE, limits=limits, event_hooks=hooks)

    @classmethod
    async def come(cls, servers: Sequence[Server], name: str) -> Guest:
        """A new guest."""
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            answer = await client.post(f"{servers[0].url}/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return cls(servers, answer.json()["id"], answer.json()["token"])

    async def ask(self, method: str, path: str, body: Any = None, at: int = 0) -> httpx.Response:
        """Ask until a server answers."""
        for turn in itertools.count(at):
            url = self.servers[turn % len(self.servers)].url + path
            try:
                answer = await self.http.request(method, url, json=body)
            except GONE:
                await asyncio.sleep(NAP)
                continue
            if answer.status_code != 503 and answer.status_code != 429:
                return answer
            await asyncio.sleep(NAP)
        raise AssertionError("it counts for ever")

    async def lay(self, *kinds: str, **wish: Any) -> str:
        """A new table; its name."""
        seats = [{"kind": kind} for kind in kinds]
        answer = await self.ask("POST", "/api/tables", {"game": "road-runner", "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def close(self) -> None:
        """Go."""
        await self.http.aclose()


@dataclass
class Player:
    """Somebody who plays a game to its end.

    Attributes:
        acknowledged: the moves that are done, in order.
        refused: what was not done, and why.
        sent: every key that was used.
        events: what was told of the game, taken back things aside.
        seen: the newest entry that was seen.
        last: the last view.
        scene: the viewer's, by the moves that it was sent.
        lives: how many connections it took.
        may: where it is given, a permit is taken from it for each decision; without one left, the player waits.
    """

    guest: Guest
    table: str
    dice: random.Random
    at: int = 0
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[dict[str, Any]] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    seen: int = 0
    last: dict[str, Any] = field(default_factory=dict)
    scene: Scene = field(default_factory=Scene)
    lives: int = 0
    pending: dict[str, Any] | None = None
    is_over: bool = False
    may: asyncio.Semaphore | None = None

    async def play_live(self) -> None:
        """Play over WebSocket, each time resuming from what was seen."""
        while not self.is_over:
            server = self.guest.servers[self.at % len(self.guest.servers)]
            asked = f"live?since={self.seen}&words=en&protocol={PROTOCOL}"
            url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/{asked}"
            try:
                async with connect(
                    url, additional_headers=self.guest.headers, open_timeout=PATIENCE, compression=None, max_size=None
                ) as line:
                    self.lives += 1
                    if self.pending:
                        await line.send(json.dumps(self.pending))
                    async for text in line:
                        if await self._hear(line, json.loads(text)):
                            break
                        if self.is_over:
                            return
            except GONE:
                pass
            self.at += 1
            await asyncio.sleep(NAP)

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> bool:
        """Hear a message, and answer; whether to come anew, to look again."""
        match message["type"]:
            case "view":
                self._see(message)
            case "done":
                self._done(message["key"], message["number"])
            case "fault" if message["fault"]["code"] in LATER:
                await asyncio.sleep(NAP)
                await line.send(json.dumps(self.pending))
                return False
            case "fault":
                self._not_done(message["key"], message["fault"])
                return True
        if self.pending is None and not self.is_over and self._decide():
            await self._permitted()
            await line.send(json.dumps(self.pending))
        return False

    async def play_plain(self) -> None:
        """Play over plain HTTP, asking again and again."""
        path = f"/api/tables/{self.table}"
        while not self.is_over:
            answer = await self.guest.ask("GET", f"{path}/view?words=en&since={self.seen}", at=self.at)
            assert answer.status_code == 200, answer.text
            self._see(answer.json())
            if self._decide():
                assert self.pending is not None
                await self._permitted()
                move = {name: value for name, value in self.pending.items() if name != "type"}
                answer = await self.guest.ask("POST", f"{path}/moves", move, at=self.at)
                if answer.status_code == 200:
                    self._done(self.pending["key"], answer.json()["number"])
                else:
                    self._not_done(self.pending["key"], answer.json())
            elif not self.is_over:
                await asyncio.sleep(NAP)

    def _see(self, news: dict[str, Any]) -> None:
        view = news["view"]
        newest = self.acknowledged[-1].number if self.acknowledged else 0
        assert view["number"] >= newest, f"move {newest} was acknowledged, and the table is at {view['number']}"
        assert view["number"] >= self.seen, "the table goes backwards"
        if news["again"]:
            self.events.clear()
        self.events += news["events"]
        self.scene = follow(self.scene, view, news["moves"])
        self.seen, self.last = view["number"], view
        self.is_over = view["to_act"] == -1 and self.pending is None

    def _decide(self) -> bool:
        """Decide, if it is one's turn."""
        if self.pending or not self.last.get("actions") or self.last["number"] < self.newest:
            return False
        action = self.dice.choice(self.last["actions"])["text"]
        key = f"key-{self.dice.getrandbits(64):016x}"
        self.sent.append(key)
        self.pending = {"type": "play", "key": key, "number": self.last["number"], "action": action}
        return True

    async def _permitted(self) -> None:
        if self.may is not None:
            await self.may.acquire()

    @property
    def stands(self) -> dict[str, Any]:
        """How it stands, for a message."""
        return {
            "table": self.table, "seen": self.seen, "pending": self.pending, "acknowledged": self.newest,
            "refused": self.refused, "to act": self.last.get("to_act"), "seat": self.last.get("seat"),
            "actions": len(self.last.get("actions", ())), "lives": self.lives,
        }  # fmt: skip

    @property
    def newest(self) -> int:
        """The newest entry that one has had a hand in."""
        return self.acknowledged[-1].number if self.acknowledged else 0

    def _done(self, key: str, number: int) -> None:
        assert self.pending is not None
        assert key == self.pending["key"], "another's move was acknowledged, or one twice"
        self.acknowledged.append(Acknowledged(key, number, self.pending["action"]))
        self._settled()

    def _not_done(self, key: str, fault: dict[str, Any]) -> None:
        assert self.pending is not None, fault
        self.refused.append({**fault, "key": key})
        self.last = {**self.last, "actions": []}  # look again first
        self._settled()

    def _settled(self) -> None:
        self.pending = None
        self.is_over = self.last.get("to_act") == -1 and self.last["number"] >= self.newest


def check_list(rows: Sequence[tuple[int, float, str, str, str]], players: Sequence[Player]) -> list[Written]:
    """Check that a table's list is whole, and that every move that was acknowledged to its players is there once; the
    list.

    Args:
        rows: number, at, by, key and body of each entry, as the database has them.
        players: all who played there.
    """
    written = [
        Written(number=number, at=at, by=by, key=key, entry=from_json(body)) for number, at, by, key, body in rows
    ]
    assert [one.number for one in written] == list(range(1, len(written) + 1)), "the list has a gap"
    named = [(one.by, one.key) for one in written if one.key]
    assert len(set(named)) == len(named), "a move was played twice"
    by_key = {(one.by, one.key): one for one in written if one.key}
    for player in players:
        for move in player.acknowledged:
            one = by_key.get((player.guest.id, move.key))
            assert one is not None, f"{move} is lost"
            assert isinstance(one.entry, Played)
            assert one.entry.action == move.action
    keys = {(player.guest.id, key) for player in players for key in player.sent}
    assert set(named) <= keys, "the list has a move that nobody sent"
    return written


def check_table(opening: Opening, written: Sequence[Written], players: Sequence[Player]) -> None:
    """Check that a list gives a game that is over, that its players saw the same game, and that their moves were
    acknowledged in the order of the list, each as the entry that it is to its seat.
    """
    table = Table(opening, lambda game: game.interpreted)
    for one in written:
        table.apply(one)
    assert table.status == "over"
    assert table.match is not None
    by_key = {(one.by, one.key): one.number for one in written if one.key}
    for player in players:
        seat = player.last["seat"]
        stored = [by_key[player.guest.id, move.key] for move in player.acknowledged]
        assert stored == sorted(set(stored)), "moves were acknowledged out of order"
        counted = [table.numbering.told(seat, number) for number in stored]
        assert [move.number for move in player.acknowledged] == counted, "a move was acknowledged as another entry"
        assert player.scene == table.match.scene(seat)
        numbers = [event["number"] for event in player.events]
        assert numbers == sorted(numbers), "what happened was told out of order"
        known = [event.kind for moment in table.story for event in moment.events if event.known_to(seat)]
        told = [event["kind"] for event in player.events if not event["kind"].startswith("table.")]
        assert told == known, "something was told twice, or not at all"


def follow(scene: Scene, view: dict[str, Any], moves: list[dict[str, Any]]) -> Scene:
    """The scene after a view: its own, or what some moves make of the one before."""
    if view["scene"] is None:
        found = applied(scene, msgspec.convert(moves, list[SceneMove]))
    else:
        assert not moves
        found = Scene(view["seat"], **view["scene"])
    found.decision = view["decision"]
    return found


async def finished(players: Sequence[Player], games: Sequence[Awaitable[None]], seconds: float) -> None:
    """Wait until all of these games are over; fail with those who do not go on. The players' guests are closed."""
    try:
        await asyncio.wait_for(asyncio.gather(*games), seconds)
    except TimeoutError:
        stuck = [player for player in players if not player.is_over]
        raise AssertionError(f"{len(stuck)} do not go on: {[player.stands for player in stuck[:5]]}") from None
    finally:
        for guest in {id(player.guest): player.guest for player in players}.values():
            await guest.close()
