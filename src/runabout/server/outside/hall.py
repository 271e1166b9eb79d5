"""A server of an arena's own, where its games are played."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

from runabout.core.chance import key_from
from runabout.core.game import Game
from runabout.lab.arena import Clock
from runabout.lab.intervals import Values
from runabout.lab.measure import Asked
from runabout.lab.pools import Portion, Portioned
from runabout.lab.simulate import BadRun, in_portions
from runabout.server.app import Site
from runabout.server.bots.warming import warm_rules
from runabout.server.errors import ServerFault
from runabout.server.outside.bots import TableBots
from runabout.server.outside.sitting import Round, Sitting
from runabout.server.process import Server
from runabout.server.serving import Host, bound
from runabout.server.settings import Settings
from runabout.server.tables.commands import Request
from runabout.server.tables.live_table import LiveTable

LOOPBACK = "127.0.0.1"

MANY = 10**6
"""For limits of a server that protect it from strangers."""


class Hall:
    """The server, which runs inside a `with`, in a thread of its own.

    Args:
        game: what is played.
        seconds: that a program has for a decision.
        clocks: by name of a player, where its time is counted.
        host, port: where to listen; port 0 takes a free one.

    Attributes:
        address: of the server.

    Raises:
        BadSetting: it cannot listen there.
    """

    def __init__(
        self, game: Game, seconds: float, clocks: Mapping[str, Clock], host: str = LOOPBACK, port: int = 0
    ) -> None:
        self.seconds, self.clocks = seconds, clocks
        self._game, self._host, self._port = game, host, port
        self._sittings: dict[str, Sitting] = {}
        self._open = ExitStack()

    def __enter__(self) -> Self:
        if self._game.run.is_compiled:
            warm_rules(self._game.run)  # or the server would load them while programs think
        with ExitStack() as opening:
            self.folder = Path(opening.enter_context(TemporaryDirectory(prefix="runabout-arena-")))
            listener = opening.enter_context(bound(self._host, self._port))
            self._server = Server(self._settings(), TableBots(self._game.name, self._choose))
            self._server.registry.listen(self._look)
            self._server.commands.on_refusal(self._refuse)
            started: Future[str] = Future()
            host = Host(Site(self._server), listener, started.set_result)
            thread = threading.Thread(target=self._serve, args=(host, started), name="arena")
            thread.start()
            opening.callback(thread.join)
            opening.callback(setattr, host, "should_exit", True)
            self.address = started.result()
            self._open = opening.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._open.close()

    def tables(self, asked: Sequence[Asked], jobs: int | None) -> Tables:
        """What plays a study here (see `study.Place`).

        Args:
            asked: one side.
            jobs: games at a time; None for one, so that bots of different games do not compete for the processor.
        """
        if jobs is not None and jobs < 1:
            raise BadRun(f"An arena takes at least 1 job; {jobs} came.")
        (one,) = asked
        round_ = Round(one.setting, key_from(one.seed), self.address, self.folder, self.seconds, self._count)
        return Tables(self, round_, jobs or 1)

    def play(self, round_: Round, unit: int, rotation: int) -> Values:
        """Play a game, from any thread; see `Sitting.play`."""
        return asyncio.run_coroutine_threadsafe(self._play(round_, unit, rotation), self._loop).result()

    async def _play(self, round_: Round, unit: int, rotation: int) -> Values:
        sitting = Sitting(self._server, round_, unit, rotation)
        self._sittings[sitting.name] = sitting
        try:
            return await sitting.play()
        finally:
            del self._sittings[sitting.name]

    def _settings(self) -> Settings:
        """Those of a server for guests that are all welcome; its bots do not wait before they answer."""
        return Settings(
            host=self._host,
            port=self._port,
            folder=self.folder,
            database_url=f"sqlite:///{self.folder / 'tables.db'}",
            secret=secrets.token_hex(32),
            workers=1,
            messages_per_second=MANY,
            messages_burst=MANY,
            bot_tables_per_guest=MANY,
            idle_minutes=MANY,
            bot_pace=0,
            spectators=False,
            stop_seconds=1,
        )

    def _serve(self, host: Host, started: Future[str]) -> None:
        """Serve until the hall is left; in the server's thread."""
        try:
            with asyncio.Runner() as runner:
                self._loop = runner.get_loop()
                runner.run(host.run_all())
        except BaseException as fault:
            if started.done():
                raise
            started.set_exception(fault)

    def _count(self, name: str, seconds: float) -> None:
        self.clocks[name].add(seconds)

    def _look(self, live: LiveTable) -> None:
        if sitting := self._sittings.get(live.name):
            sitting.look(live)

    def _refuse(self, request: Request, action: str, fault: ServerFault) -> None:
        if sitting := self._sittings.get(request.table):
            sitting.refuse(request.guest, action, fault)

    async def _choose(self, table: str, sight: bytes) -> int:
        return await self._sittings[table].choose(sight)


class Tables:
    """Plays the games of a study at tables of a hall (see `lab.pools.Pool`), each by itself: whatever happens, those
    before are kept.

    Args:
        hall: where.
        round_: what they share.
        size: how many at a time.
    """

    def __init__(self, hall: Hall, round_: Round, size: int) -> None:
        self._hall, self._round, self.size = hall, round_, size

    def play(self, portions: Iterator[Portion]) -> Iterator[Portioned]:
        """Play portions (see `Pool.play`)."""
        singly = ((first + more, 1, rotation) for first, count, rotation in portions for more in range(count))
        return in_portions([_Player(self._hall, self._round)] * self.size, singly)


class _Player:
    """Plays one game after another, from one thread."""

    deciding = ""

    def __init__(self, hall: Hall, round_: Round) -> None:
        self._hall, self._round = hall, round_

    def play(self, unit: int, count: int, rotation: int) -> Portioned:
        """Play a deal; `count` is 1."""
        return Portioned(unit, rotation, [self._hall.play(self._round, unit, rotation)[None]])
