"""One game of an arena at a table of a server, from the sitting down of its programs to the result."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from runabout.core.chance import derive
from runabout.lab.intervals import Values
from runabout.lab.measure import BadBot, BadChoice, Setting, choice_of, made
from runabout.lab.players import Chooser, Player, key_of_game
from runabout.lab.records import counted
from runabout.match.seating import names_of_bots
from runabout.server.entries import AnyEntry, Closed, Opening, Sat
from runabout.server.errors import ServerFault
from runabout.server.messages.tables import SeatChange
from runabout.server.outside.programs import FAREWELL_SECONDS, Process, filled
from runabout.server.process import Server
from runabout.server.tables.live_table import LiveTable
from runabout.server.tables.setting_up import new_name
from runabout.server.tables.table import Table

HOST = "arena"
"""The id of the guest who sets the tables up; those of real guests are drawn."""

SITTING_SECONDS = 60.0
"""How long a program may take to sit down."""

SEEDS = 1 << 31
"""How many seeds programs are given."""


class Round(NamedTuple):
    """What the games of one study share."""

    setting: Setting
    key: bytes  #: for deals and bots
    address: str  #: of the server
    folder: Path  #: for what programs say
    seconds: float  #: that a program has for a decision
    on_decision: Callable[[str, float], None]  #: told a program's name, and in how many seconds it decided


class Sitting:
    """One game.

    Args:
        server: where it is played, in its event loop.
        round_: of the game.
        unit: the number of the deal.
        rotation: by how many seats the players are turned.

    Attributes:
        name: of its table.
    """

    def __init__(self, server: Server, round_: Round, unit: int, rotation: int) -> None:
        self.name = new_name()
        self._server, self._round = server, round_
        self._unit, self._rotation = unit, rotation
        self._players = round_.setting.rotations[rotation]
        self._processes: dict[int, Process] = {}
        self._news = asyncio.Event()
        self._wrong = ""
        # Which seat is to act since when, by the clock of the event loop, and after which entry.
        self._moved, self._acting, self._since = 0, -1, math.inf
        self._live: LiveTable

    @property
    def _table(self) -> Table:
        return self._live.table

    async def play(self) -> Values:
        """Play it; its row, as a study counts it.

        Raises:
            BadBot: a program or a bot does not play as it has to; the message says which, and why.
        """
        self._choosers = {seat: self._made(seat, one) for seat, one in enumerate(self._players) if one.make}
        self._live = await self._server.registry.add(*self._opening(), HOST)
        patience = 0.0
        try:
            for seat, one in enumerate(self._players):
                if one.program:
                    await self._seat(seat, one)
            await self._server.commands.begin(self.name, HOST)
            await self._play_on()
            patience = FAREWELL_SECONDS
        finally:
            await self._clear_away(patience)
        assert self._table.match is not None
        return await asyncio.to_thread(counted, self._table.match, self._round.setting.metrics)

    def look(self, live: LiveTable) -> None:
        """The table has changed, and everybody there has been told."""
        self._live, now = live, asyncio.get_running_loop().time()
        live.notice(time.monotonic())  # or its bots would rest where no program sits
        if self._table.match and self._table.moved != self._moved:
            if self._acting in self._processes:
                self._round.on_decision(self._players[self._acting].name, now - self._since)
            self._moved, self._acting, self._since = self._table.moved, self._table.to_act, now
        self._news.set()

    def refuse(self, guest: str, action: str, fault: ServerFault) -> None:
        """A guest has sent a decision that the rules do not allow."""
        for seat in self._table.seats_of(guest):
            self._fail(f'{self._players[seat].name} sent "{action}", which is refused: {fault}')

    async def choose(self, sight: bytes) -> int:
        """The number of the action that the bot to act chooses. Of one that fails there is no answer, ever."""
        match, game = self._table.being_played(), self._round.setting.played
        seat, open_now = match.seat, [action.number for action in match.legal()]
        if bot := self._choosers.get(seat):
            who, seen = self._players[seat].name, game.Sight.from_bytes(sight)
            try:
                return await asyncio.to_thread(choice_of, bot, who, seen, game.words, open_now)
            except BadChoice as fault:
                self._fail(str(fault))
        never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        return await never

    # ------------------------------------------------------------------------------ the table

    def _opening(self) -> tuple[Opening, list[AnyEntry]]:
        """A table with the deal of this game, where bots sit everywhere."""
        setting = self._round.setting
        game = setting.game
        options = {option.name: option.write(int(getattr(setting.agreed, option.name))) for option in game.options}
        if forced := game.option_of("forced pass"):  # everybody is asked everything, as in other studies
            options[forced.name] = forced.write(0)
        opening = Opening(
            table=self.name,
            game=game.name,
            version=game.version,
            edition=game.components.edition,
            seats=setting.seats,
            options=options,
            key=derive(self._round.key, f"table {self._unit}"),
            spectators=False,
            clock=None,
            host=HOST,
            created=time.time(),
        )
        names = names_of_bots(game)
        return opening, [
            Sat(seat=seat, sitter="bot", level=one.name, name=names[seat]) for seat, one in enumerate(self._players)
        ]

    def _key(self, seat: int) -> bytes:
        return key_of_game(self._round.key, self._unit, self._rotation, seat)

    def _made(self, seat: int, one: Player) -> Chooser:
        try:
            return made(one, self._round.setting.played, self._key(seat))
        except BadChoice as fault:
            raise BadBot(str(fault), self._unit, self._rotation, ()) from fault

    # ------------------------------------------------------------------------------ programs

    async def _seat(self, seat: int, one: Player) -> None:
        """Open a seat, start its program, and wait until it sits there: no other seat is open."""
        await self._server.commands.change_seat(self.name, HOST, seat, SeatChange(kind="open"))
        log = self._round.folder / f"{self.name}-{seat}"
        process = self._processes[seat] = Process(log, self._news.set)
        seed = int.from_bytes(self._key(seat)[:8], "big") % SEEDS
        command = filled(one.program, f"{self._round.address}/t/{self.name}", seed, self._round.seconds)
        try:
            await process.start(command)
        except OSError as fault:
            raise self._bad(f"{one.name} cannot be started: {fault}.") from fault
        deadline = asyncio.get_running_loop().time() + SITTING_SECONDS
        while self._table.chairs[seat].kind == "open":
            if not await self._hears(deadline):
                raise self._bad(f"{one.name} did not sit down within {SITTING_SECONDS:g} seconds.{process.said}")

    async def _play_on(self) -> None:
        """Wait until the game is over."""
        loop, seconds = asyncio.get_running_loop(), self._round.seconds
        while self._table.status != "over":
            process = self._processes.get(self._acting)
            heard = await self._hears(self._since + seconds if process else None)
            if process and not heard and loop.time() >= self._since + seconds:
                one, here = self._players[self._acting], self._live.presence().guests
                is_here = self._table.chairs[self._acting].guest in here
                how = "" if is_here else ", and has no live connection to the table"
                raise self._bad(f"{one.name} did not decide within {seconds:g} seconds{how}.{process.said}")

    async def _hears(self, deadline: float | None) -> bool:
        """Wait until something changes; False where nothing has by then. BadBot where somebody does wrong."""
        self._news.clear()
        self._check()
        with suppress(TimeoutError):
            async with asyncio.timeout_at(deadline):
                await self._news.wait()
                return True
        return False

    def _check(self) -> None:
        """Raise BadBot where a bot or a program does wrong."""
        if self._wrong:
            raise self._bad(self._wrong)
        table = self._table
        if table.undo or table.taken_back:
            names = " or ".join(sorted({self._players[seat].name for seat in self._processes}))
            raise self._bad(f"{names} asked to take a decision back, which nobody may here.")
        for seat, process in self._processes.items():
            name = self._players[seat].name
            if process.code:
                raise self._bad(f"{name} ended with the exit code {process.code}.{process.said}")
            if table.match and table.chairs[seat].kind == "bot":
                raise self._bad(f"{name} left the table.{process.said}")

    def _fail(self, why: str) -> None:
        self._wrong = self._wrong or why
        self._news.set()

    def _bad(self, why: str) -> BadBot:
        match = self._table.match
        played = [step.action.number for step in match.steps] if match else []
        return BadBot(why, self._unit, self._rotation, played)

    async def _clear_away(self, patience: float) -> None:
        """Close the table, whose deal is still to be played in other seatings, and end the programs that do not end by
        themselves within so many seconds.
        """
        registry = self._server.registry
        try:
            with suppress(ServerFault):  # the server is stopping
                await registry.exclusively(self._live, lambda: registry.write(self._live, "", Closed()))
        finally:
            await asyncio.gather(*(one.end(patience) for one in self._processes.values()))
        registry.forget(self._live)
