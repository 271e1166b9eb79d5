"""A bot that sits down at a table of a running Runabout server and plays a game to its end.

    pip install httpx websockets
    python examples/bot.py http://localhost:8000/t/abcdefghij

Set up a table with an open seat, give the bot the table's link, and start the game. It needs nothing of Runabout but
the address: all it does is documented in docs/api.md. To make a bot of your own, rewrite `choose`.

What keeps it playing:
  - It is a guest of its own, with a token that goes with every request (`Authorization: Bearer ...`).
  - A live connection (a WebSocket) tells it what its seat may know, and which actions are open. It sends one back.
  - Where the connection is lost, it connects again and says the number of the newest entry that it has seen (`since=`).
  - Every decision has a key. Whatever gets lost on the way, the decision is sent again under the same key, and the
    server plays it once.
"""

# ruff: noqa: T201  # it speaks to a person on the standard output

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

LAST_RESORT = ("pass", "decline", "take back", "stop", "wait", "end")
"""Verbs that this bot plays only where nothing else is open."""

RETRY_SECONDS = (0.5, 10.0)
"""How long it waits before it connects again: at first, and at most; twice as long each time."""

TEMPORARY = ("too-fast", "not-ready", "stopping")
"""Codes of temporary faults: the same decision may be sent again in a moment."""

OUTDATED = ("stale", "not-your-turn", "not-playing")
"""Codes of faults where the table has moved on: the server sends the present view unasked, with the open actions."""


def choose(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """One of the open actions, at random, but to pass only where nothing else is open. This is where a bot decides.

    Args:
        view: what the seat may know: `scene` is what lies on the table, `decision` who has to decide what, and
            `actions` what may be played, each with `kind`, `fields`, `verb`, `card` and `text`.
        rng: the source of chance.
    """
    actions: list[dict[str, Any]] = view["actions"]
    return rng.choice([action for action in actions if action["verb"] not in LAST_RESORT] or actions)


class Bot:
    """A guest at one table.

    Args:
        link: the table's, such as http://localhost:8000/t/abcdefghij.
        name: what it is called there.
        rng: the source of chance.
    """

    def __init__(self, link: str, name: str, rng: random.Random) -> None:
        url = urlsplit(link)
        self.server = f"{url.scheme}://{url.netloc}"
        self.table = url.path.rstrip("/").rpartition("/")[2]
        self.name = name
        self.rng = rng
        self.headers: dict[str, str] = {}
        self.seen = 0  # the newest entry of the table's list that it knows of, as its seat counts
        self.seat = -1  # the seat that it sees from
        self.scene: dict[str, Any] = {}  # what lies on the table, as its seat knows it
        self.actions: list[dict[str, Any]] = []  # every action of the game, by its number
        self.is_asked = False  # whether somebody asks to take back
        self.sent: dict[str, Any] | None = None  # the decision that it has sent and not yet heard of

    async def sit_down(self) -> None:
        """Become a guest, and take the first open seat."""
        transport = httpx.AsyncHTTPTransport(retries=3)
        async with httpx.AsyncClient(base_url=self.server, transport=transport, timeout=30) as web:
            me = answer(await web.post("/api/guests", json={"name": self.name}))
            self.headers = {"Authorization": f"Bearer {me['token']}"}
            web.headers.update(self.headers)
            table = answer(await web.get(f"/api/tables/{self.table}"))
            self.actions = answer(await web.get(f"/api/games/{table['game']}/actions"))["actions"]
            for seat in table["seats"]:
                if seat["kind"] == "open":
                    reply = await web.put(f"/api/tables/{self.table}/seats/{seat['seat']}")
                    if reply.status_code != httpx.codes.CONFLICT:  # else somebody was quicker; there may be another
                        answer(reply)
                        print(f"{me['name']} sits at seat {seat['seat'] + 1} of a table of {table['title']}.")
                        return
            sys.exit("No seat is open at this table.")

    async def play(self) -> None:
        """Play until the game is over; connect again whenever the connection is lost."""
        pause = RETRY_SECONDS[0]
        while True:
            known = f"since={self.seen}&seen_by={self.seat}"
            live = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/live?{known}&protocol=3"
            try:
                async with connect(live, additional_headers=self.headers) as connection:
                    pause = RETRY_SECONDS[0]
                    if await self.listen(connection):
                        return
            except InvalidStatus as refused:
                status = refused.response.status_code
                if status < httpx.codes.INTERNAL_SERVER_ERROR and status != httpx.codes.TOO_MANY_REQUESTS:
                    sys.exit(f"The server refuses the connection: {(refused.response.body or b'').decode()}")
            except (OSError, TimeoutError, ConnectionClosed):
                pass
            print(f"The connection is lost; trying again in {pause:g} s.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, RETRY_SECONDS[1])

    async def listen(self, connection: ClientConnection) -> bool:
        """Answer what the server says on one connection. True: the game is over; False: come back."""
        async for text in connection:
            message = json.loads(text)
            kind = message["type"]
            if kind == "view":
                self.seen, self.seat = message["view"]["number"], message["view"]["seat"]
                self.follow(message)
                # While somebody asks to take back, a decision would be a no: it waits until that is settled.
                if message["view"]["open"] and not self.is_asked:
                    actions = [self.actions[number] for number in message["view"]["open"]]
                    await self.decide(connection, message["view"] | {"scene": self.scene, "actions": actions})
            elif kind == "table":
                table = message["table"]
                if table["status"] == "over":
                    winners = [table["seats"][seat]["name"] for seat in table["outcome"]["winners"]]
                    print(f"The game is over, won by {', '.join(winners) or 'nobody'}.")
                    return True
                await self.agree(connection, table)
            elif kind == "done" and self.sent and message["key"] == self.sent["key"]:
                self.sent = None
            elif kind == "fault":
                await self.recover(connection, message)
            elif kind == "bye" and not message["again"]:
                sys.exit(message["text"])
        return False

    def follow(self, message: dict[str, Any]) -> None:
        """Take the scene that a view has, or make its moves in the scene of the one before."""
        if message["view"]["scene"] is not None:
            self.scene = message["view"]["scene"]
        for move in message["moves"]:
            make(self.scene, move)

    async def decide(self, connection: ClientConnection, view: dict[str, Any]) -> None:
        """Send a decision; where one on this very view was sent already, the same again."""
        if self.sent is None or self.sent["number"] != view["number"]:
            chosen = choose(view, self.rng)
            key = secrets.token_urlsafe(12)
            self.sent = {"type": "play", "key": key, "number": view["number"], "action": chosen["text"]}
        await connection.send(json.dumps(self.sent))

    async def agree(self, connection: ClientConnection, table: dict[str, Any]) -> None:
        """Agree whenever another seat asks to take a decision back."""
        self.is_asked = table["undo"] is not None
        mine = [seat["seat"] for seat in table["seats"] if seat["mine"]]
        if table["undo"] and any(seat in mine for seat in table["undo"]["waiting"]):
            await connection.send(json.dumps({"type": "answer", "key": secrets.token_urlsafe(12), "agree": True}))

    async def recover(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        """Handle a request that the server did not carry out."""
        fault = message["fault"]
        if self.sent is None or message["key"] not in ("", self.sent["key"]):
            return  # of an answer to a request that is no longer asked
        if fault["code"] in TEMPORARY:
            await asyncio.sleep(RETRY_SECONDS[0])
            await connection.send(json.dumps(self.sent))
        elif fault["code"] in OUTDATED:
            self.sent = None
        else:
            sys.exit(f"{self.sent['action']}: {fault['text']}")


def make(scene: dict[str, Any], move: dict[str, Any]) -> None:
    """Change a scene by a move; docs/api.md says what each means."""
    things, piles = scene["things"], scene["piles"]
    match move["type"]:
        case "put":
            things[move["thing"]][move["attribute"]] = move["after"]
        case "shifted":
            for name in move["things"]:
                before = things[name][move["attribute"]]
                things[name][move["attribute"]] = further(before, move["by"])
        case "appeared":
            things[move["thing"]] = move["attributes"]
        case "vanished":
            del things[move["thing"]]
        case "carried":
            carry(piles, move)
        case "exchanged":
            piles[move["one"]], piles[move["other"]] = piles[move["other"]], piles[move["one"]]
        case "replaced":
            piles[move["place"]] = move["pile"]
        case "opened":
            piles[move["place"]] = [] if move.get("ordered") else {}
        case "closed":
            del piles[move["place"]]
        case "drifted":
            drifted = {place: piles.pop(place) for place in move["places"]}
            for place, pile in drifted.items():
                *name, across, along = place.split(":")
                piles[":".join([*name, *map(str, further([int(across), int(along)], move["by"]))])] = pile
        case "counted":
            scene["counters"][move["counter"]] = move["after"]


def further(numbers: list[int], by: list[int]) -> list[int]:
    """Numbers, each changed by so much."""
    return [number + more for number, more in zip(numbers, by, strict=True)]


def carry(piles: dict[str, Any], move: dict[str, Any]) -> None:
    """Take so many of a kind from one pile, and lay them on another; "" is no pile."""
    count = move["count"]
    if move["source"]:
        source = piles[move["source"]]
        if isinstance(source, dict):
            source[move["was"]] -= count
            if not source[move["was"]]:
                del source[move["was"]]
        else:
            for _ in range(count):
                source.pop(move.get("origin", source.index(move["was"])))
    if move["target"]:
        target = piles[move["target"]]
        if isinstance(target, dict):
            target[move["kind"]] = target.get(move["kind"], 0) + count
        else:
            target[move["place"] : move["place"]] = [move["kind"]] * count


def answer(reply: httpx.Response) -> dict[str, Any]:
    """What the server answers; a fault ends the program with its reason."""
    if reply.is_error:
        try:
            sys.exit(reply.json()["text"])
        except (ValueError, KeyError):
            sys.exit(f"{reply.url} answers {reply.status_code}: is this a Runabout server?")
    found: dict[str, Any] = reply.json()
    return found


async def main() -> None:
    """Read the command line, sit down and play."""
    parser = argparse.ArgumentParser(description="A bot that plays at a table of a running Runabout server.")
    parser.add_argument("link", help="the table's link, such as http://localhost:8000/t/abcdefghij")
    parser.add_argument("--name", default="Example bot", help="what it is called (%(default)s)")
    parser.add_argument("--seed", type=int, help="chance of its own: the same seed, the same decisions")
    given = parser.parse_args()
    bot = Bot(given.link, given.name, random.Random(given.seed))
    try:
        await bot.sit_down()
        await bot.play()
    except httpx.TransportError as fault:
        sys.exit(f"The server cannot be reached at {bot.server}: {fault}")


if __name__ == "__main__":
    asyncio.run(main())
