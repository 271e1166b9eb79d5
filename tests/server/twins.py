"""Two tables that differ only in a secret, step by step, and all that one viewer hears of either.

Both are the same table, of one name, dealt alike, in a server of its own each. Before every decision the second one is
given other cards wherever the viewer may not look (see `exchanges`), so that it differs in what a Sight holds by
mistake as well. Then the same decision is played in both, one whose result is the same to the viewer. The other seats
may have different decisions open, or only one.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from unittest import mock

import msgspec

from runabout.core.chance import derive
from runabout.core.errors import RunaboutError
from runabout.games import find_game
from runabout.match import Match
from runabout.match.series import forced_action
from runabout.server.bots.fair_queue import Claim
from runabout.server.errors import ServerFault
from runabout.server.live_messages import AskAbout, AskForecast, AskUndo, AskWhy, Play
from runabout.server.messages.tables import ClockRule
from runabout.server.tables.automation import FORCED_PAUSE
from runabout.server.tables.chairs import WATCHER
from runabout.server.tables.live_table import LiveTable
from runabout.server.tables.table import Table
from tests.server.exchanges import exchange
from tests.server.moved_time import Witness
from tests.server.rooms import Room, g

SEATS = {
    "road-runner": ("Ann", "Ben", "bot", "bot"),
    "riverdale": ("Ann", "Ben", "bot"),
    "rummy-runway": ("Ann", "Ben", "bot"),
    "race-2-live": ("Ann", "Ben", "bot"),
    "road-wolf": ("Ann", "bot", "Ben", "bot"),
}
"""Who sits where. Eve watches, and Fay comes and goes."""

OPTIONS = {"road-runner": {"auto_pass": "on"}}

CLOCK = ClockRule(minutes=30, seconds=5)

STEPS_TRIED = 12
"""Exchanges that are tried for one that leaves a decision with the same result to the viewer."""

POLL = 0.001

PARTED_SECONDS = 60
"""After which two tables that should be at the same decision have parted."""

Thinking = Callable[[int, int, str, str, bytes, bytes, Claim], Awaitable[Any]]
"""What a bot does before it plays what was agreed: which table, how many actions it has, and what it was asked."""


class Parted(Exception):
    """The two tables have gone different ways."""


class Reply(NamedTuple):
    """A bot's decision that everybody notices: at which table, how many actions it had, and how many seconds bots have
    been at it since there was last something to notice. What they decided unseen before it is in these, as a watcher
    cannot tell it from thinking.
    """

    table: int
    choices: int
    seconds: float


@dataclass
class Twins:
    """Two tables that differ only in what a viewer may not know.

    Args:
        rooms: the servers.
        game: its name.
        viewer: the seat from which it is looked; -1 watches.
        seed: of the deal, and of all that is drawn for both.
        thinks: see `Thinking`.

    Attributes:
        choices: of the seat that decided, at each step: how many actions it had at either table.
        hidden: how often something was hidden from the viewer before a decision.
        forced: how often a person was forced to pass at one table and had a choice at the other.
        replies: of bots, those that everybody noticed.
        witnesses: by table, who hears all that the viewer is told.
    """

    rooms: list[Room]
    game: str
    viewer: int
    seed: str
    thinks: Thinking
    pause: float = FORCED_PAUSE[0] + (FORCED_PAUSE[1] - FORCED_PAUSE[0]) / 2
    choices: list[tuple[int, int]] = field(default_factory=list)
    hidden: int = 0
    forced: int = 0
    replies: list[Reply] = field(default_factory=list)
    table: str = ""
    witnesses: list[Witness] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dice = random.Random(f"{self.game} {self.viewer} {self.seed}")
        self.eye = "Eve" if self.viewer == WATCHER else SEATS[self.game][self.viewer]
        self._agreed: dict[tuple[int, int], str] = {}
        self._keys = itertools.count()
        self._asked: dict[int, int] = {}
        for at, room in enumerate(self.rooms):
            room.bots.choose = self._chooses(at)  # type: ignore[method-assign]
            room.commands.play_for_bot = self._plays(at)  # type: ignore[method-assign]

    # --------------------------------------------------------------------------------- what happens at both

    async def tell(self, turns: int) -> Twins:
        """Play so many turns of people, with all that may happen around them; fewer where the tables part."""
        await self._lay()
        with suppress(Parted, ServerFault):
            await self._tell(turns)
        return self

    async def _tell(self, turns: int) -> None:
        here, _ = self.tables
        for turn in range(turns):
            await self._level()
            while here.status == "playing" and here.is_bot(here.to_act):
                await asyncio.sleep(0.01)
                await self._level()
            if here.status != "playing":
                break
            await self._turn(turn)
        await self._level()
        if here.status == "playing":  # afterwards all is told
            await self._ask()

    async def _lay(self) -> None:
        """Lay both."""
        letters = [self.dice.choice("abcdefghjkmnpqrstuvwxyz") for _ in range(10)]
        for room in self.rooms:
            room.seed = f"twins {self.game} {self.seed}"
            with mock.patch("runabout.server.tables.setting_up.secrets.choice", side_effect=list(letters)):
                options = OPTIONS.get(self.game, {})
                self.table = await room.lay(*SEATS[self.game], game=self.game, clock=CLOCK, options=options)
        one, other = self.tables
        assert one.match is not None
        assert other.match is not None
        for seat, looks in enumerate(one.match.looks):  # everybody sees them, and the key draws them
            other.match.choose_looks(seat, looks)
        other.match.key = derive(one.match.key, "another")
        for room in self.rooms:
            self.witnesses.append(await Witness(room, self.table, self.eye).watch())

    async def _turn(self, turn: int) -> None:
        """The turn of somebody who is a person."""
        here = self.tables[0]
        action, seat = self.agreed(), here.to_act
        forced = [
            table.moved != table.taken_back and bool(forced_action(table.being_played())) for table in self.tables
        ]
        self.forced += forced[0] != forced[1]
        for room in self.rooms:
            room.automation.schedule(room.live(self.table))
        until = asyncio.get_running_loop().time() + self.pause
        await asyncio.sleep(self.pause / 3)
        if turn % 3 == 0:
            await self._ask()
        if turn % 4 == 1:
            await self._come_and_go()
        await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
        name = here.chairs[seat].person.removeprefix("guest-of-").capitalize()
        await asyncio.gather(*(
            self._play(room, name, action) for room, is_forced in zip(self.rooms, forced, strict=True) if not is_forced
        ))  # fmt: skip
        if turn % 5 == 2:
            await self._level()
            await self._take_back(turn)

    async def _play(self, room: Room, name: str, action: str) -> None:
        await room.play(self.table, name, action, key=f"turn-{len(self.choices):05}-{name}")

    async def _ask(self) -> None:
        """Let the viewer ask for all that may be asked, also for what is refused: over HTTP and WebSocket."""
        nothing = self.dice.randrange(find_game(self.game).actions)
        asked = find_game(self.game).words.actions[nothing].text
        key = f"ask-{next(self._keys):06}"
        for room, witness in zip(self.rooms, self.witnesses, strict=True):
            await witness.ask(takes_back=False)
            session = witness.inbox.session
            number = room.now(self.table).numbering.told(self.viewer, room.now(self.table).number)
            for message in (
                AskWhy(key=key, action=asked),
                AskWhy(key=key, action="no such action"),
                AskForecast(key=key, action=asked),
                AskAbout(key=key),
                Play(key=key + "-stale", number=max(0, number - 1), action="no such action"),
                Play(key=key + "-new", number=number, action="no such action"),
                AskUndo(key=key + "-undo"),
            ):
                if not isinstance(message, AskUndo) or room.now(self.table).why_not_undo(g(self.eye)):
                    await session.handle(message)
            for doing in (
                room.queries.record(self.table, g(self.eye)),
                room.queries.about(self.table, g(self.eye)),
                room.commands.answer_undo(self.table, g(self.eye), True, key + "-agree"),
            ):
                try:
                    witness.append(msgspec.json.encode(await doing))
                except ServerFault as fault:
                    witness.append(msgspec.json.encode([str(fault), fault.code, fault.number]))

    async def _come_and_go(self) -> None:
        """Somebody looks in."""
        inboxes = [await room.look(self.table, "Fay") for room in self.rooms]
        await asyncio.sleep(self.pause / 3)
        for inbox in inboxes:
            inbox.session.close()

    async def _take_back(self, turn: int) -> None:
        """A person who may asks to take back; the others agree every second time."""
        people = [name for name in SEATS[self.game] if name != "bot"]
        asking = [name for name in people if not any(table.why_not_undo(g(name)) for table in self.tables)]
        if not asking:
            return
        asker = self.dice.choice(asking)
        for room in self.rooms:
            await room.commands.ask_undo(self.table, g(asker), f"undo-{turn:05}")
        for name in people:
            for room in self.rooms:
                undo = room.now(self.table).undo
                if undo and name != asker and set(room.now(self.table).seats_of(g(name))) & undo.waiting:
                    await room.commands.answer_undo(self.table, g(name), turn % 2 == 0, f"agree-{turn:05}-{name}")

    # --------------------------------------------------------------------------------- the secret

    @property
    def tables(self) -> list[Table]:
        """Both."""
        return [room.now(self.table) for room in self.rooms]

    def agreed(self) -> str:
        """What is played next at both. Where that was not agreed yet, the second table is given another secret: one
        that leaves some decision with the same result to the viewer.
        """
        one, other = (table.being_played() for table in self.tables)
        moment = len(one.steps), self.tables[0].taken_back
        if moment not in self._agreed:
            action, state = self._secret(one)
            self.hidden += bytes(state) != bytes(one.state)
            other._state = state
            other._chance = one._chance.copy()
            other._refresh_cache()
            self.choices.append((len(one.legal()), len(other.legal())))
            self._agreed[moment] = action
        return self._agreed[moment]

    def _secret(self, match: Match) -> tuple[str, Any]:
        """An action, and a state that is the same to the viewer and in which that action has the same result. Of some
        that are drawn: one where the seat to act is forced in one state only; else one where it has another choice.
        """
        legal = [action.text for action in match.legal()]
        best, found = -1, (self.dice.choice(legal), match.state.copy())
        for _ in range(STEPS_TRIED):
            state = exchange(self.game, match.state, self.viewer, self.dice)
            other = match.clone()
            other._state = state
            other._refresh_cache()
            count = len(other.legal())
            merit = 3 if (count == 1) != (len(legal) == 1) else 2 if count != len(legal) else int(state != match.state)
            for action in self.dice.sample(legal, min(4, len(legal))) if merit > best else ():
                if other.why(action) is None and self._is_alike(match, other, action):
                    best, found = merit, (action, state)
                    break
            if best == 3:
                break
        return found

    def _is_alike(self, one: Match, other: Match, action: str) -> bool:
        """Whether the viewer may know of no difference in what comes of an action."""
        found = []
        for match in (one.clone(), other.clone()):
            with suppress(RunaboutError):
                events = [event for event in match.play(action) if event.known_to(self.viewer)]
                noticed = match.last_noticed_by()
                found.append(
                    (
                        bytes(match.run.sight(match.state, self.viewer)),
                        events,
                        noticed is None or self.viewer in noticed,
                    )
                )
        return len(found) == 2 and found[0] == found[1]

    async def _level(self) -> None:
        """Wait until both tables are at the same decision.

        Raises:
            Parted: the tables are at different decisions, which a spectator can see.
        """
        until = asyncio.get_running_loop().time() + PARTED_SECONDS
        while True:
            if asyncio.get_running_loop().time() > until:
                raise Parted
            if self.witnesses:
                one, other = (room.live(self.table) for room in self.rooms)
                at = [(len(live.table.decisions), live.table.taken_back) for live in (one, other)]
                if at[0] == at[1] and not one.lock.locked() and not other.lock.locked():
                    return
            await asyncio.sleep(POLL)

    def _chooses(self, at: int) -> Callable[..., Awaitable[int]]:
        """The bots of one of the rooms: they think, and play what was agreed."""

        async def choose(game: str, level: str, sight: bytes, key: bytes, claim: Claim) -> int:
            await self._level()
            agreed = self.agreed()
            choices = len(self.tables[at].being_played().legal())
            self._asked[at] = choices
            await self.thinks(at, choices, game, level, sight, key, claim)
            return find_game(game).words.parse(agreed)

        return choose

    def _plays(self, at: int) -> Callable[..., Awaitable[None]]:
        """How one of the rooms plays for bots: the time of what everybody notices is written down."""
        play = self.rooms[at].commands.play_for_bot

        async def plays(live: LiveTable, *given: Any) -> None:
            choices, (_, since) = self._asked[at], live.unchanged
            await play(live, *given)
            decisions = live.table.decisions
            if decisions and decisions[-1].noticed is None:
                self.replies.append(Reply(at, choices, asyncio.get_running_loop().time() - since))

        return plays
