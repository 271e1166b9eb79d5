"""What may be done at the tables. Each command is checked against the guest and the table's state, becomes an entry in
the table's list, and is sent to all subscribers; a command that is not allowed is refused with a ServerFault.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from runabout.core.errors import RunaboutError
from runabout.match.seating import told_apart
from runabout.match.series import forced_action
from runabout.server.entries import (
    AnyEntry,
    Began,
    CarriedOver,
    LooksChosen,
    Played,
    Relieved,
    Rematched,
    Sat,
    UndoAnswered,
    UndoAsked,
)
from runabout.server.errors import Conflict, ServerFault
from runabout.server.faults import TooFast
from runabout.server.messages.guests import CarriedSeat, CarryLink
from runabout.server.messages.tables import Move, Moved, NewTable, SeatChange, TableInfo
from runabout.server.settings import Settings
from runabout.server.tables.chairs import WATCHER
from runabout.server.tables.live_table import LiveTable
from runabout.server.tables.registry import Registry
from runabout.server.tables.rights import (
    acting_seat,
    chair_at,
    check_host,
    check_may_hold,
    check_may_watch,
    check_own,
    may_relieve,
    own_seats,
)
from runabout.server.tables.setting_up import bot_on, new_name, new_table, rematch_of, replacement
from runabout.server.tables.table import Table, read_fault

BOT_TABLE_WAIT = 60.0
"""Seconds after which a guest is told to ask again for a table at which bots play alone; how long their games take is
not known.
"""

ILLEGAL = ("refused", "unreadable")
"""The faults of decisions that would be refused however often they were sent."""

CARRY_SECONDS = 15 * 60
"""How long a link that carries a seat is valid."""


class Request(NamedTuple):
    """What a client sends under an idempotency key: at which table, and which guest."""

    table: str
    guest: str
    key: str


class Commands:
    """What may be done at the tables.

    Args:
        registry: the tables in memory.
        settings: the server's.
        observe: takes measurements by name: "move", seconds from a decision's receipt to its being sent to all
            subscribers.
    """

    def __init__(
        self,
        registry: Registry,
        settings: Settings,
        observe: Callable[[str, float], None] = lambda name, value: None,
    ) -> None:
        self._registry = registry
        self._store = registry.store
        self._settings = settings
        self._observe = observe
        self._refused: Callable[[Request, str, ServerFault], None] = lambda request, action, fault: None

    def on_refusal(self, listener: Callable[[Request, str, ServerFault], None]) -> None:
        """Call `listener` with each decision that the rules do not allow, or that nobody can read, and with why."""
        self._refused = listener

    # ------------------------------------------------------------------------------ gathering

    async def create(self, guest: str, name: str, wish: NewTable) -> TableInfo:
        """Set up a table."""
        if not self._settings.spectators:
            wish = replace(wish, spectators=False)
        if wish.start and not any(one.kind == "person" for one in wish.seats):
            self._check_may_leave_to_bots(guest)
        live = await self._registry.add(*new_table(wish, guest, name, self._settings.bot_level), guest)
        return self._registry.info(live, guest)

    async def sit(self, table: str, guest: str, name: str, seat: int) -> TableInfo:
        """Sit down on an open seat."""

        async def work(live: LiveTable) -> TableInfo:
            chair, mine = chair_at(live.table, seat), live.table.seats_of(guest)
            if mine == [seat]:
                return self._registry.info(live, guest)
            if mine:
                raise ServerFault("taken", reason="one-seat", facts={"seat": mine[0] + 1})
            if chair.kind != "open":
                raise ServerFault("taken", reason="taken-by", facts={"name": chair.name})
            entry = Sat(seat=seat, sitter="person", guest=guest, name=name_at(live.table, seat, name))
            return await self._write(live, guest, entry)

        return await self._registry.use(table, work)

    async def stand(self, table: str, guest: str, seat: int) -> TableInfo:
        """Stand up from one's seat, while the table gathers."""

        async def work(live: LiveTable) -> TableInfo:
            check_own(live.table, guest, seat)
            return await self._write(live, guest, Sat(seat=seat, sitter="open"))

        return await self._registry.use(table, work)

    async def change_seat(self, table: str, guest: str, seat: int, change: SeatChange) -> TableInfo:
        """Open a seat, or put a bot on it: for the host, while the table gathers."""

        async def work(live: LiveTable) -> TableInfo:
            chair_at(live.table, seat)
            check_host(live.table, guest)
            entry = Sat(seat=seat, sitter="open")
            if change.kind == "bot":
                taken = [chair.name for at, chair in enumerate(live.table.chairs) if at != seat]
                entry = bot_on(live.table.game, seat, change.level or self._settings.bot_level, table, taken)
            return await self._write(live, guest, entry)

        return await self._registry.use(table, work)

    async def choose_looks(self, table: str, guest: str, seat: int, looks: tuple[str, ...]) -> TableInfo:
        """Choose the looks of one's own seat, while the table gathers; with no names, they are drawn."""

        async def work(live: LiveTable) -> TableInfo:
            check_own(live.table, guest, seat)
            return await self._write(live, guest, LooksChosen(seat=seat, looks=looks))

        return await self._registry.use(table, work)

    async def begin(self, table: str, guest: str) -> TableInfo:
        """Begin the game: for the host, once every seat is taken."""

        async def work(live: LiveTable) -> TableInfo:
            check_host(live.table, guest)
            free = sum(chair.kind == "open" for chair in live.table.chairs)
            if free and live.table.status == "gathering":
                raise ServerFault("not-full", facts={"open": free})
            if live.table.status == "gathering" and not live.table.people:
                self._check_may_leave_to_bots(guest)
            return await self._write(live, guest, Began())

        return await self._registry.use(table, work)

    # ------------------------------------------------------------------------------ playing

    async def play(self, table: str, guest: str, move: Move) -> Moved:
        """Play a decision. It is idempotent: sent again under the same key, it is answered as the first time; another
        decision under that key is refused.
        """
        received = time.perf_counter()

        def entry(live: LiveTable) -> list[AnyEntry]:
            mine = own_seats(live.table, guest)
            match, told = live.table.being_played(), live.table.numbering.told
            # Who holds several seats decides on what the one that is to act sees: another may not notice its moves.
            counting = [match.seat] if match.seat in mine else mine
            if not any(told(at, live.table.moved) <= move.number <= told(at, live.table.number) for at in counting):
                raise ServerFault(
                    "stale",
                    f"The table has moved on since this was decided, at entry {move.number}. Look again, and decide "
                    "again.",
                    number=live.table.public_number,
                )
            acting = acting_seat(live.table, guest, move.seat)
            try:
                action = match.read(move.action)
            except RunaboutError as fault:
                raise read_fault(fault, live.table.public_number) from fault
            return [Played(seat=acting, action=action.text)]

        def is_same(live: LiveTable, before: AnyEntry) -> bool:
            if not isinstance(before, Played) or move.seat not in (None, before.seat) or live.table.match is None:
                return False
            try:
                return live.table.match.read(move.action).text == before.action
            except RunaboutError:
                return False

        def is_behind(here: Table) -> bool:
            counts = [here.numbering.told(at, here.number) for at in here.seats_of(guest)]
            return move.number > max(counts, default=here.public_number)

        request = Request(table, guest, move.key)
        try:
            moved = await self._once(request, entry, is_same, is_behind)
        except ServerFault as fault:
            if fault.code in ILLEGAL:
                self._refused(request, move.action, fault)
            raise
        self._observe("move", time.perf_counter() - received)
        return moved

    async def ask_undo(self, table: str, guest: str, key: str) -> Moved:
        """Ask to take back one's last decision; where no other person plays, it is taken back at once."""

        def entry(live: LiveTable) -> list[AnyEntry]:
            own_seats(live.table, guest)
            reason = live.table.why_not_undo(guest)
            if reason:
                raise ServerFault("cannot-undo", number=live.table.public_number, reason=reason)
            step = live.table.undo_step(guest)
            assert step is not None
            assert live.table.match is not None
            return [UndoAsked(seat=live.table.match.steps[step].seat, step=step)]

        return await self._once(Request(table, guest, key), entry, lambda live, before: isinstance(before, UndoAsked))

    async def answer_undo(self, table: str, guest: str, agree: bool, key: str) -> Moved:
        """Answer a request to take back, for every seat of one's own that is asked."""

        def entries(live: LiveTable) -> list[AnyEntry]:
            mine = own_seats(live.table, guest)
            asked = [seat for seat in mine if live.table.undo and seat in live.table.undo.waiting]
            if not asked:
                raise ServerFault("cannot-undo", number=live.table.public_number, reason="undo-not-asked")
            return [UndoAnswered(seat=seat, agree=agree) for seat in (asked if agree else asked[:1])]

        def is_same(live: LiveTable, before: AnyEntry) -> bool:
            return isinstance(before, UndoAnswered) and before.agree == agree

        return await self._once(Request(table, guest, key), entries, is_same)

    async def leave(self, table: str, guest: str, seat: int, resign: bool) -> TableInfo:
        """Leave a game that is being played: a bot takes the seat. After resigning, anybody here may take it."""

        async def work(live: LiveTable) -> TableInfo:
            check_own(live.table, guest, seat)
            live.table.being_played()
            why = "resigned" if resign else "left"
            return await self._write(live, guest, replacement(live.table, seat, why, self._settings.bot_level))

        return await self._registry.use(table, work)

    async def relieve(self, table: str, guest: str, name: str, seat: int) -> TableInfo:
        """Take a vacated seat from its bot."""

        async def work(live: LiveTable) -> TableInfo:
            chair = chair_at(live.table, seat)
            live.table.being_played()
            if chair.person == guest:
                return self._registry.info(live, guest)
            check_may_watch(live.table, guest)
            if chair.vacated == "resigned":
                check_may_hold(live.table, guest, seat)
            if not may_relieve(live.table, guest, seat):
                raise ServerFault("not-yours", reason="not-to-relieve")
            entry = Relieved(seat=seat, guest=guest, name=name_at(live.table, seat, name))
            return await self._write(live, guest, entry)

        return await self._registry.use(table, work)

    async def rematch(self, table: str, guest: str) -> TableInfo:
        """The next table of the same people, the same one for everybody who asks; set up by the first request."""

        async def work(live: LiveTable) -> tuple[Table, frozenset[str]]:
            own_seats(live.table, guest)
            if live.table.status != "over":
                raise ServerFault("not-over", number=live.table.public_number)
            if not live.table.rematch:
                await self._registry.write(live, guest, Rematched(table=new_name()))
            return live.table, live.presence().guests | {guest}

        last, here = await self._registry.use(table, work)
        if await self._store.opening(last.rematch) is None:
            with suppress(Conflict):  # another request came at the same moment, and has set it up
                await self._registry.add(*rematch_of(last, last.rematch, guest, here), guest)

        async def show(live: LiveTable) -> TableInfo:
            return self._registry.info(live, guest)

        return await self._registry.use(last.rematch, show)

    # ------------------------------------------------------------------------------ carrying a seat

    async def carry(self, table: str, guest: str, seat: int) -> CarryLink:
        """A link that brings a seat to the device it is opened on, once."""

        async def work(live: LiveTable) -> None:
            check_own(live.table, guest, seat)

        await self._registry.use(table, work)
        token, expires = secrets.token_urlsafe(24), time.time() + CARRY_SECONDS
        await self._store.add_carry(digest_of(token), table, seat, guest, expires)
        return CarryLink(path=f"/carry/{token}", expires=expires)

    async def take_carried(self, token: str, guest: str) -> CarriedSeat:
        """Take the seat that a link carries."""
        found = await self._store.take_carry(digest_of(token), time.time())
        if found is None:
            raise ServerFault("used")
        table, seat, giver = found

        async def work(live: LiveTable) -> CarriedSeat:
            if live.table.chairs[seat].person != giver:
                raise ServerFault("used", reason="seat-left")
            if guest != giver:
                check_may_hold(live.table, guest, seat)
                entry = CarriedOver(seat=seat, guest=guest, name=live.table.chairs[seat].name)
                await self._registry.write(live, guest, entry)
            return CarriedSeat(table=table, seat=seat)

        return await self._registry.use(table, work)

    # ------------------------------------------------------------------------------ for the automation

    async def play_for_bot(self, live: LiveTable, seat: int, moved: int, action: str) -> None:
        """Play what a bot has chosen, unless the game has changed since entry `moved`, on which it was chosen."""

        async def work() -> None:
            if live.table.moved == moved and live.table.is_bot(seat):
                await self._registry.write(live, "", Played(seat=seat, action=action))

        await self._registry.exclusively(live, work)

    async def play_forced(self, live: LiveTable, moved: int) -> None:
        """Play the only decision that a person has, unless the game has changed since entry `moved`. (RRA-26)"""

        async def work() -> None:
            match = live.table.match
            forced = forced_action(match) if match and live.table.moved == moved else None
            if match and forced and live.table.chairs[match.seat].person:
                await self._registry.write(live, "", Played(seat=match.seat, action=forced.text))

        await self._registry.exclusively(live, work)

    async def end_time(self, live: LiveTable, seat: int, moved: int) -> bool:
        """Put a bot on the seat of a person whose time is over; return whether it was, and the game had not changed
        since entry `moved`.
        """

        async def work() -> bool:
            table = live.table
            if table.moved != moved or table.to_act != seat or table.seconds_left(seat, self._registry.clock()) != 0:
                return False
            await self._registry.write(live, "", replacement(table, seat, "time", self._settings.bot_level))
            return True

        return await self._registry.exclusively(live, work)

    # ------------------------------------------------------------------------------ shared by the commands

    def _check_may_leave_to_bots(self, guest: str) -> None:
        """Raise TooFast where bots play alone at as many of a guest's tables as the settings allow."""
        most = self._settings.bot_tables_per_guest
        if self._registry.left_to_bots(guest) >= most:
            raise TooFast("too-many-bot-tables", BOT_TABLE_WAIT, facts={"most": most})

    async def _once(
        self,
        request: Request,
        entries: Callable[[LiveTable], list[AnyEntry]],
        is_same: Callable[[LiveTable, AnyEntry], bool],
        is_behind: Callable[[Table], bool] | None = None,
    ) -> Moved:
        """Write what a client sent under a key, unless it has been written before.

        Args:
            request: where, by whom and under which key.
            entries: what to write.
            is_same: whether an entry is what was asked for.
            is_behind: see `Registry.use`; None where the table is brought up to date in any case.

        Raises:
            ServerFault: "key-used" where what was written under the key is, by `is_same`, another request.
        """
        table, guest, key = request

        async def work(live: LiveTable) -> Moved:
            before = live.table.keys.get((guest, key))
            if before is None:
                number = await self._registry.write(live, guest, *entries(live), key=key)
                return Moved(number=as_told(live.table, guest, number))
            number = as_told(live.table, guest, before.number)
            if not is_same(live, before.entry):
                raise key_used(before.entry, number)
            return Moved(number=number)

        if is_behind is None:
            return await self._registry.use(table, work)
        return await self._registry.use(table, work, is_behind, fresh=False)

    async def _write(self, live: LiveTable, guest: str, entry: AnyEntry) -> TableInfo:
        await self._registry.write(live, guest, entry)
        return self._registry.info(live, guest)


def name_at(table: Table, seat: int, name: str) -> str:
    """The name of a guest at a seat, changed where it looks like the name of another seat of the table."""
    return told_apart(name, [chair.name for at, chair in enumerate(table.chairs) if at != seat and chair.name])


def as_told(table: Table, guest: str, number: int) -> int:
    """An entry that a guest wrote, as it counts: from the seat that played it, else from its first."""
    mine, step = table.seats_of(guest), table.decisions.step_of(number)
    seat = table.to_act if step is None or table.match is None else table.match.steps[step].seat
    viewer = seat if seat in mine else mine[0] if mine else WATCHER
    return table.numbering.told(viewer, number)


def key_used(before: AnyEntry, number: int) -> ServerFault:
    """What is told to who sends another request under the key of an entry: what was done under it, and where."""
    match before:
        case Played(action=action):
            return ServerFault("key-used", number=number, reason="key-played", facts={"action": action})
        case UndoAsked():
            return ServerFault("key-used", number=number, reason="key-undo")
        case UndoAnswered(agree=agree):
            return ServerFault("key-used", number=number, reason="key-agreed" if agree else "key-declined")
    return ServerFault("key-used", number=number)


def digest_of(token: str) -> bytes:
    """What is stored of a one-time link; the link cannot be made from it."""
    return hashlib.sha256(token.encode()).digest()
