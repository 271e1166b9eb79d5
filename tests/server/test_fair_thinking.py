"""Thinking is shared: by guest and by table, with tables that nobody watches last, over the tables of a server."""

from __future__ import annotations

import asyncio
import math
from typing import Any, ClassVar

import pytest

from runabout.core.game import INTERPRET
from runabout.server.bots import pool as pool_module
from runabout.server.bots.fair_queue import Claim
from runabout.server.bots.pool import BotPool
from runabout.server.bots.protocol import Chosen
from runabout.server.faults import TooFast
from runabout.server.messages.tables import NewTable, SeatWish
from tests.server.pools import ScriptedWorker
from tests.server.rooms import Room, any_legal, g, refused, settled, story

BOT = SeatWish(kind="bot", level="hard")


class ThinkingWorker(ScriptedWorker):
    """A worker's handle that answers when the test says so."""

    made: ClassVar[list[Any]] = []

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.games = {"road-runner"}

    async def answer(self) -> Claim:
        """Answer the next question; return its claim."""
        while (question := self.question) is None:
            await asyncio.sleep(0)
        self.say(Chosen(any_legal(question.ask.game, question.ask.sight, question.ask.key)))
        return question.claim


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> type[ThinkingWorker]:
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(pool_module, "WorkerHandle", ThinkingWorker)
    monkeypatch.setattr(ThinkingWorker, "made", [])
    return ThinkingWorker


async def bots_alone(room: Room, host: str, bots: int = 3) -> str:
    """A table of hard bots that a guest sets up and begins."""
    info = await room.commands.create(g(host), host, NewTable(game="road-runner", seats=(BOT,) * bots, start=True))
    return info.id


@story
@pytest.mark.parametrize(("address", "before"), [("another", 0), ("the same", 7)])
async def test_sixty_tables_of_each_of_eight_guests_delay_another_guests_bot_by_a_decision_of_each_at_most(
    room: Room, worker: type[ThinkingWorker], address: str, before: int
) -> None:
    now = [0.0]
    pool = BotPool(1, lambda guest: address if guest == g("Ann") else "the same", lambda: now[0])
    await pool.start([])
    [thinker] = worker.made
    crowded = Room(room.ledger, pool=pool, bot_tables_per_guest=60)
    crowd = [f"crowd{one}" for one in range(8)]
    for host in crowd:
        for _ in range(60):
            crowded.live(await bots_alone(crowded, host, bots=8)).notice(float("inf"))  # somebody looks at all of them
    thinker.come()

    async def think() -> str:
        now[0] += 0.5
        claim = await thinker.answer()
        assert claim.address == (address if claim.guest == g("Ann") else "the same")
        return claim.guest

    for _ in range(80):
        await think()
        await settled()
    assert len(pool._questions) == 8 * 60 - 1
    table = await crowded.lay("Ann", "bot", "bot")
    while not crowded.now(table).is_bot(crowded.now(table).to_act):
        await crowded.play(table, "Ann", "pass")
    await settled()
    assert await think() != g("Ann")  # what was being answered already
    thought = [await think() for _ in range(before + 1)]
    assert g("Ann") in thought
    await pool.close()
    await crowded.close()


@story
async def test_a_table_that_nobody_watches_waits_for_all_that_are_watched(
    room: Room, worker: type[ThinkingWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runabout.server.tables.automation.REST_SECONDS", 0.0)
    pool = BotPool(1)
    await pool.start([])
    [thinker] = worker.made
    quiet = Room(room.ledger, pool=pool)
    forgotten = [await bots_alone(quiet, "Bob") for _ in range(2)]
    watched = [await bots_alone(quiet, "Bob") for _ in range(2)]  # while one moves, the other's bot thinks
    await settled()
    for table in watched:
        await quiet.look(table, "Eve")
    thinker.come()
    for _ in range(10):
        assert (await thinker.answer()).table in watched
        await settled()
    await quiet.look(forgotten[0], "Eve")
    asked = []
    for _ in range(6):
        asked.append((await thinker.answer()).table)
        await settled()
    assert forgotten[0] in asked
    assert not {*forgotten[1:]} & {*asked}
    await pool.close()
    await quiet.close()


@story
async def test_bots_rest_at_a_table_where_nobody_sits_or_looks_until_somebody_does(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runabout.server.tables.automation.REST_SECONDS", 1e9)
    table = await bots_alone(room, "Bob")
    await settled()
    assert room.bots.asked == 0
    await room.look(table, "Eve")
    await settled()
    assert room.bots.asked > 0


@story
async def test_bots_do_not_rest_where_a_person_sits_who_looks_elsewhere(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runabout.server.tables.automation.REST_SECONDS", 1e9)
    table = await room.lay("Ann", "bot", "bot")
    room.live(table).asked = -float("inf")
    while await room.turn(table) and room.bots.asked < 5:
        room.live(table).asked = -float("inf")
        await room.play(table, "Ann", "pass")
    assert room.bots.asked >= 5


@story
async def test_a_tables_thinking_counts_for_its_host_or_else_for_who_sits_and_looks(room: Room) -> None:
    table = await room.lay("Ann", "Ben", "bot")
    live, claim = room.live(table), room.automation._claim
    assert claim(live).guest == g("Ann")
    ben = await room.look(table, "Ben")
    assert claim(live) == Claim("", g("Ben"), table, is_watched=True)
    await room.look(table, "Ann")
    assert claim(live).guest == g("Ann")
    ben.session.close()
    assert claim(live).guest == g("Ann")


@story
async def test_the_tables_that_bots_play_alone_are_counted_for_their_host(room: Room) -> None:
    room.bots.hold()
    tables = [await bots_alone(room, "Bob") for _ in range(4)]
    gathering = await room.commands.create(g("Bob"), "Bob", NewTable(game="road-runner", seats=(BOT,) * 3))
    for doing in (bots_alone(room, "Bob"), room.commands.begin(gathering.id, g("Bob"))):
        told = await refused(doing, "too-fast")
        assert isinstance(told, TooFast)
        assert (told.reason, told.facts, told.wait) == ("too-many-bot-tables", {"most": 4}, 60.0)
        assert str(told) == (
            "Bots already play alone at 4 tables of yours; let them finish one, or take a seat yourself."
        )
    assert room.now(gathering.id).status == "gathering"
    await bots_alone(room, "Eve")  # another guest's
    await room.lay("Bob", "bot", "bot")  # where somebody sits
    room.bots.go.set()
    for table in tables[:1]:
        await room.look(table, "Bob")
        while room.now(table).status != "over":
            await asyncio.sleep(0.001)
    await bots_alone(room, "Bob")


@story
async def test_tables_of_bots_that_are_set_up_at_the_same_moment_are_counted(room: Room) -> None:
    room.bots.hold()
    told = await asyncio.gather(*(bots_alone(room, "Bob") for _ in range(8)), return_exceptions=True)
    assert [isinstance(one, TooFast) for one in told] == [False] * 4 + [True] * 4
    assert len(room.registry.live) == 4


@story
async def test_tables_that_their_people_have_left_to_bots_are_counted_and_leaving_is_never_refused(room: Room) -> None:
    room.bots.hold()
    for _ in range(5):
        table = await room.lay("Ann", "bot", "bot")
        await room.commands.leave(table, g("Ann"), 0, resign=True)
    await refused(bots_alone(room, "Ann"), "too-fast")


@story
async def test_a_server_that_starts_reads_tables_with_people_first_and_not_all_at_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runabout.server.tables.automation.TAKEN_UP_MAX", 2)
    room.bots.hold()
    for _ in range(3):
        await bots_alone(room, "Bob")
    living = await room.lay("Ann", "bot", "bot")
    while not room.now(living).is_bot(room.now(living).to_act):
        await room.play(living, "Ann", "pass")
    newest = await bots_alone(room, "Bob")
    again = room.another()
    await again.automation._take_up(2e9, math.inf, clocks=True)
    assert list(again.registry.live) == [living, newest]
    await again.automation._take_up(2e9, math.inf, clocks=True)
    assert len(again.registry.live) == 4
    await again.automation._take_up(2e9, math.inf, clocks=True)
    assert len(again.registry.live) == 5


@story
async def test_tables_that_cannot_be_read_keep_no_others_from_being_read(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runabout.server.tables.automation.TAKEN_UP_MAX", 1)
    room.bots.hold()
    good = await bots_alone(room, "Bob")
    bad = [await bots_alone(room, "Bob") for _ in range(3)]

    async def fails(table: str) -> None:
        if table in bad:
            raise RuntimeError("a bad entry")

    room.ledger.reading = fails
    again = room.another()
    await again.automation._take_up(2e9, math.inf, clocks=False)
    assert list(again.registry.live) == [good]
