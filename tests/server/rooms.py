"""The server's tables for tests: over a store in memory, with bots that play anything, and clients that record.

Rules run as plain Python: nothing is compiled for a game of a few moves.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
import math
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import msgspec
import pytest

from runabout.core.chance import Chance, key_from, pick
from runabout.core.progress import Compiling
from runabout.games import find_game
from runabout.server.bots.fair_queue import Claim
from runabout.server.bots.pool import NOBODY, BotPool
from runabout.server.entries import Opening, Summary, Written, from_json, to_json
from runabout.server.errors import Conflict, ServerFault
from runabout.server.live_messages import ToClient, ViewNews
from runabout.server.live_session import LiveSession
from runabout.server.messages.tables import Move, Moved, NewTable, SeatWish, TableInfo
from runabout.server.messages.views import Replay
from runabout.server.settings import Settings
from runabout.server.tables.automation import Automation
from runabout.server.tables.commands import Commands
from runabout.server.tables.compiled_rules import CompiledRules
from runabout.server.tables.live_table import LiveTable, Viewpoint
from runabout.server.tables.queries import Queries
from runabout.server.tables.registry import Registry
from runabout.server.tables.table import Table
from runabout.server.tables.views import BotsNow
from tests.patience import PATIENCE

steady = time.monotonic
"""The clock by which thinking is counted; tests replace it."""

T = TypeVar("T")

_decode = msgspec.json.Decoder(ToClient).decode


def settings(**given: Any) -> Settings:
    """The server's settings, as far as its tables need them."""
    usual: dict[str, Any] = {"database_url": "sqlite:///nowhere", "secret": "s" * 32, "folder": Path("nowhere")}
    return Settings(**{**usual, "bot_level": "random", "bot_pace": 0, "workers": 1, **given})


class Ledger:
    """A store in memory that keeps what it is given as the database would: as text, and by the same keys.

    Attributes:
        before: called before each append, and may raise: what happens to a writer.
        after: called once an append is kept, and may raise: what happens to its answer.
        reading: called before a table is read, and may raise.
        settling: called where it is to be waited for what was handed over; here each append is its own writer.
    """

    def __init__(self) -> None:
        self.openings: dict[str, Opening] = {}
        self.lists: dict[str, list[tuple[int, float, str, str, str, float | None]]] = {}
        self.thoughts: dict[str, tuple[int, float]] = {}
        self.summaries: dict[str, Summary] = {}
        self.changed: dict[str, float] = {}
        self.carries: dict[bytes, tuple[str, int, str, float]] = {}
        self.before: Callable[[str, Sequence[Written]], Awaitable[None]] = _nothing
        self.after: Callable[[str, Sequence[Written]], Awaitable[None]] = _nothing
        self.reading: Callable[[str], Awaitable[None]] = _nothing_read
        self.settling: Callable[[], Awaitable[None]] = _settled

    async def create(self, opening: Opening, entries: Sequence[Written], summary: Summary) -> None:
        if opening.table in self.openings:
            raise Conflict
        self.openings[opening.table] = opening
        self.lists[opening.table] = []
        self._keep(opening.table, entries, summary)
        await asyncio.sleep(0)

    async def settle(self) -> None:
        await self.settling()

    async def append(self, table: str, entries: Sequence[Written], summary: Summary | None) -> None:
        await self.before(table, entries)
        if table not in self.lists:
            raise ServerFault("unknown-table", "There is no such table.")
        numbers = {row[0] for row in self.lists[table]}
        keys = {(row[2], row[3]) for row in self.lists[table] if row[3]}
        if any(one.number in numbers or (one.by, one.key) in keys for one in entries):
            raise Conflict  # a gap is not noticed, as the database does not notice it
        self._keep(table, entries, summary)
        await asyncio.sleep(0)
        await self.after(table, entries)

    def _keep(self, table: str, entries: Sequence[Written], summary: Summary | None) -> None:
        self.lists[table] += [(one.number, one.at, one.by, one.key, to_json(one.entry), one.thought) for one in entries]
        self.lists[table].sort()
        if summary is not None:
            self.summaries[table] = summary

    async def opening(self, table: str) -> Opening | None:
        await self.reading(table)
        return self.openings.get(table)

    async def entries(self, table: str, after: int = 0) -> list[Written]:
        await self.reading(table)
        return self.written(table)[after:]

    def written(self, table: str) -> list[Written]:
        """A table's list."""
        return [
            Written(number=number, at=at, by=by, key=key, entry=from_json(body), thought=thought)
            for number, at, by, key, body, thought in self.lists[table]
        ]

    async def tables_of(self, guest: str, limit: int = 50) -> list[str]:
        mine = [table for table, summary in self.summaries.items() if guest in summary.guests]
        return sorted(mine, key=lambda table: -self.lists[table][-1][1])[:limit]

    async def waiting_for_bots(self, idle_since: float, latest: float = math.inf) -> list[str]:
        idle = [table for table in self._playing("bot") if not idle_since <= self.lists[table][-1][1] <= latest]
        return sorted(idle, key=lambda table: (not self.summaries[table].guests, -self.lists[table][-1][1]))

    async def waiting_on_clock(self) -> list[str]:
        return [table for table in self._playing("person") if self.openings[table].clock]

    async def thinking(self, table: str) -> tuple[int, float]:
        return self.thoughts.get(table, (0, 0.0))

    async def keep_thinking(self, thought: dict[str, tuple[int, float]]) -> None:
        for table, kept in thought.items():
            self.thoughts[table] = max(kept, self.thoughts.get(table, kept))

    def _playing(self, waits_for: str) -> list[str]:
        asked = ("playing", waits_for)
        return [table for table, one in self.summaries.items() if (one.status, one.waits_for) == asked]

    async def add_carry(self, digest: bytes, table: str, seat: int, guest: str, expires: float) -> None:
        self.carries = {one: row for one, row in self.carries.items() if row[:2] != (table, seat)}
        self.carries[digest] = (table, seat, guest, expires)

    async def take_carry(self, digest: bytes, now: float) -> tuple[str, int, str] | None:
        table, seat, guest, expires = self.carries.pop(digest, ("", 0, "", 0.0))
        return (table, seat, guest) if table and now <= expires else None


async def _nothing(table: str, entries: Sequence[Written]) -> None:
    pass


async def _settled() -> None:
    pass


async def _nothing_read(table: str) -> None:
    pass


class RandomBots:
    """A pool of bots that play any legal action, drawn by the key; a bot waits while `held`."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.go.set()
        self.asked = 0
        self.hurried: list[str] = []
        self.claims: list[Claim] = []
        self.tell_ready: Callable[[str], None] = lambda game: None
        self.is_ready = True
        self.compiling: Compiling | None = None
        self.fails = 0

    def hold(self) -> None:
        """Let no bot move."""
        self.go.clear()

    def ready(self, game: str) -> bool:
        return self.is_ready

    def has_rules(self, game: str) -> bool:
        return False

    def hurry(self, game: str) -> None:
        self.hurried.append(game)

    def watch(self, table: str) -> None:
        pass

    def on_ready(self, listener: Callable[[str], None]) -> None:
        self.tell_ready = listener

    async def choose(self, game: str, level: str, sight: bytes, key: bytes, claim: Claim = NOBODY) -> int:
        self.asked += 1
        self.claims.append(claim)
        await self.go.wait()
        if self.fails:
            self.fails -= 1
            raise RuntimeError("this bot cannot think")
        return any_legal(game, sight, key)


def any_legal(game: str, sight: bytes, key: bytes) -> int:
    """An action that is legal for the seat that sees this."""
    found = find_game(game)
    chance, state = Chance.seeded(key), found.State()
    found.interpreted.imagine(found.Sight.from_bytes(sight), Chance.seeded(key, 1), state)
    legal = found.interpreted.legal_actions(state)
    return legal[pick(chance, len(legal))]


class Inbox:
    """What one connection was sent, in order."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.session: LiveSession

    def __call__(self, message: bytes) -> None:
        self.raw.append(message)

    @property
    def all(self) -> list[Any]:
        """Every message."""
        return [_decode(one) for one in self.raw]

    def of(self, kind: type[T]) -> list[T]:
        """The messages of a type."""
        return [one for one in self.all if isinstance(one, kind)]

    def last(self, kind: type[T]) -> T:
        """The newest message of a type."""
        return self.of(kind)[-1]

    def forget(self) -> None:
        """What was sent so far is not counted."""
        self.raw.clear()


class Room:
    """The tables of one server process, and the people who come to them; `g(name)` is a person's guest.

    Args:
        ledger: the store of another process, to go on with its tables.
        pool: where bots choose; None for `bots`, which play anything.

    Attributes:
        seed: what the next tables are dealt by: a story goes the same way every time.
    """

    def __init__(self, ledger: Ledger | None = None, pool: BotPool | None = None, **given: Any) -> None:
        self.ledger = ledger or Ledger()
        self.bots = RandomBots()
        self.told: list[tuple[str, int]] = []
        self.measured: defaultdict[str, list[float]] = defaultdict(list)
        chosen = settings(**given)
        rules = CompiledRules(self.bots.has_rules)
        self.registry = Registry(
            self.ledger,  # type: ignore[arg-type]  # it has the methods that are called
            self._notify,
            rules.functions,
            lambda game: BotsNow(self.bots.ready(game), self.bots.compiling),
            is_shared=bool(chosen.redis_url),
            clock=steady,
        )
        self.commands = Commands(self.registry, chosen, self._observe)
        self.charged: list[tuple[str, int]] = []
        self.queries = Queries(self.registry, lambda guest, tokens: self.charged.append((guest, tokens)))
        thinkers: Any = pool or self.bots
        self.automation = Automation(self.commands, self.registry, thinkers, rules, chosen, self._observe)
        self.seed = "9"
        self._others: list[Room] = []
        self._keys = 0
        self._prefix = "key"

    async def start(self) -> None:
        """Begin to sweep, as a process that starts does."""
        await self.automation.start()

    async def close(self) -> None:
        """Stop, as a process does, and the other processes as well."""
        await self.automation.close()
        await self.registry.close()
        for other in self._others:
            await other.close()

    def _observe(self, name: str, value: float) -> None:
        self.measured[name].append(value)

    async def _notify(self, table: str, number: int) -> None:
        self.told.append((table, number))

    def another(self, **given: Any) -> Room:
        """Another process over the same ledger; it is stopped with this one, if it has not been before."""
        other = Room(self.ledger, **given)
        other._prefix = f"{self._prefix}-{len(self._others) + 1}"  # keys are of a guest, whichever process they go to
        self._others.append(other)
        return other

    def key(self) -> str:
        """A key that nobody has used."""
        self._keys += 1
        return f"{self._prefix}-{self._keys:04}"

    async def lay(self, *seats: str, game: str = "road-runner", start: bool = True, **wish: Any) -> str:
        """A table, begun unless a seat is to stay open. Its first person sets it up and the others sit down. It decides
        for nobody (RRA-26) unless it is told to.

        Args:
            seats: a person's name; "bot"; "open"; or "Ann+Bea" for Bea, who shares Ann's device.
        """
        host = next(seat for seat in seats if seat not in ("bot", "open"))
        if game == "road-runner":
            wish["options"] = {"auto_pass": "off", **wish.get("options", {})}
        wishes = []
        for seat in seats:
            sharer, _, sharing = seat.partition("+")
            if seat == "bot":
                wishes.append(SeatWish(kind="bot"))
            elif sharer == host:
                wishes.append(SeatWish(kind="person", name=sharing))
            else:
                wishes.append(SeatWish(kind="open"))
        with mock.patch("runabout.server.tables.setting_up.secrets.token_bytes", return_value=key_from(self.seed)):
            info = await self.commands.create(g(host), host, NewTable(game=game, seats=tuple(wishes), **wish))
        for at, seat in enumerate(seats):
            if seat not in ("bot", "open") and seat.partition("+")[0] != host:
                await self.commands.sit(info.id, g(seat), seat, at)
        if start and "open" not in seats:
            await self.commands.begin(info.id, g(host))
        return info.id

    def live(self, table: str) -> LiveTable:
        """A table as this process has it in memory."""
        return self.registry.live[table]

    def now(self, table: str) -> Table:
        """The state of a table, as this process has it."""
        return self.live(table).table

    def counted(self, table: str, seat: int, back: int = 0) -> int:
        """The newest entry of a table, or one so many entries before it, as a seat counts."""
        here = self.now(table)
        return here.numbering.told(seat, here.number - back)

    async def look(self, table: str, name: str, seat: int | None = None, since: int = 0) -> Inbox:
        """Watch a table as somebody."""
        inbox = Inbox()
        inbox.session = LiveSession(self.commands, self.queries, Viewpoint(table, g(name), seat, since))
        await inbox.session.open(inbox)
        return inbox

    async def replay(self, table: str, name: str, seat: int | None, first: int, count: int) -> Replay:
        """Moments of a game, as somebody is sent them."""
        return await self.queries.replay(Viewpoint(table, g(name), seat), first, count)

    async def view(self, table: str, name: str, seat: int | None = None, since: int = 0) -> ViewNews:
        """Look at a table once, as somebody."""
        return await self.queries.view(Viewpoint(table, g(name), seat, since))

    async def play(self, table: str, name: str, choice: int | str = 0, key: str = "", number: int = -1) -> Moved:
        """Play an action, by its text or its place among those that are open (negative: from the last)."""
        view = (await self.view(table, name)).view
        action = choice if isinstance(choice, str) else view.actions[choice].text
        move = Move(key=key or self.key(), number=view.number if number < 0 else number, action=action)
        return await self.commands.play(table, g(name), move)

    async def info(self, table: str, name: str) -> TableInfo:
        """What a table tells of itself to somebody."""
        return await self.queries.info(table, g(name), "en")

    async def turn(self, table: str) -> str:
        """Wait until a person is to act; the name of who holds the device. "" once the game is over."""
        while True:
            here = self.now(table)
            if here.status == "over":
                return ""
            live = self.live(table)
            if not here.is_bot(here.to_act) and live.bot_task is None and not live.lock.locked():
                return here.chairs[here.to_act].person.removeprefix("guest-of-").capitalize()
            await asyncio.sleep(0.001)

    async def two_turns(self, table: str) -> tuple[str, str]:
        """Let a person pass until another one is to act; who has passed, and who is to act."""
        first = name = await self.turn(table)
        while name == first:
            await self.play(table, first, "pass")
            name = await self.turn(table)
        return first, name

    async def play_on(self, table: str, turns: int = 3_000) -> int:
        """Let people play, one action or another, until the game is over or so many turns are played; the number of
        turns that they have played.
        """
        for played in range(turns):
            await asyncio.sleep(0)
            name = await self.turn(table)
            if not name:
                await self.info(table, "Ann")  # waits until all have been told
                return played
            # Of what has happened nobody is told again: in a long game that is most of the work.
            view = (await self.view(table, name, since=self.counted(table, self.now(table).to_act))).view
            if view.actions:  # else the table has decided meanwhile
                action = view.actions[self._keys * 7 % len(view.actions)].text
                move = Move(key=self.key(), number=view.number, action=action)
                await self.commands.play(table, g(name), move)
        return turns


async def settled() -> None:
    """Let everything go on that waits for nothing but its turn, however busy the machine is."""
    for _ in range(200):
        await asyncio.sleep(0)


def g(name: str) -> str:
    """The guest who a person is."""
    return f"guest-of-{name.partition('+')[0].casefold()}"


def story(told: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Make a test of a coroutine function: its first argument is a Room of its own."""

    async def run(given: dict[str, Any]) -> None:
        room = Room()
        await asyncio.wait_for(told(room, **given), PATIENCE)
        await asyncio.wait_for(room.close(), PATIENCE)  # where the story failed, it might wait for ever

    @functools.wraps(told)
    def test(**given: Any) -> None:
        asyncio.run(run(given))

    signature = inspect.signature(told)
    test.__signature__ = signature.replace(  # type: ignore[attr-defined]  # pytest goes by it
        parameters=list(signature.parameters.values())[1:]
    )
    return test


class Clock:
    """A time.time that stands still unless it is moved."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


async def refused(doing: Awaitable[Any], code: str) -> ServerFault:
    """What is said where something is not done; it must be refused with that code."""
    with pytest.raises(ServerFault) as told:
        await doing
    assert told.value.code == code, f"{told.value.code}: {told.value}"
    assert str(told.value)
    return told.value
