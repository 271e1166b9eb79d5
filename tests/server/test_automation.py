"""What happens at tables without a request: bots, clocks, forced decisions, and unattended tables."""

from __future__ import annotations

import asyncio
import math
import re

import pytest

from runabout.core.game import INTERPRET
from runabout.server.bots.pool import NoChoice
from runabout.server.entries import Left, Played
from runabout.server.errors import ServerFault
from runabout.server.live_messages import TableNews, ViewNews
from runabout.server.messages.tables import ClockRule
from runabout.server.tables.automation import THINKING_KEPT_SECONDS
from tests.patience import PATIENCE
from tests.server.rooms import Clock, Room, g, refused, story

CLOCK = ClockRule(minutes=1, seconds=5)


@pytest.fixture
def sweeping(monkeypatch):
    """Sweeps follow each other quickly, and nothing is compiled for it."""
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr("runabout.server.tables.automation.SWEEP_SECONDS", 0.005)
    monkeypatch.setattr("runabout.server.tables.automation.ABANDONED_SECONDS", 0.0)


@pytest.fixture
def clock(monkeypatch):
    """The time of day, and that by which thinking is counted, which the test moves."""
    found = Clock()
    monkeypatch.setattr("time.time", found)
    monkeypatch.setattr("tests.server.rooms.steady", found)
    return found


async def until(true, seconds: float = PATIENCE) -> None:
    """Wait for something."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.001)


# ------------------------------------------------------------------------------------------ clocks


@story
async def test_a_clock_runs_for_who_is_to_act_and_each_decision_adds_to_it(room: Room, clock: Clock):
    table = await room.lay("Ann", "Ben", "bot", clock=CLOCK)
    name = await room.turn(table)
    seat = room.now(table).to_act
    other = 1 - seat
    clock.now += 20
    view = (await room.view(table, name)).view
    assert view.seconds[seat] == pytest.approx(40)
    assert view.seconds[other] == 60
    assert view.seconds[2] == -1
    info = await room.info(table, "Eve")
    assert info.seats[seat].seconds == pytest.approx(40)
    assert info.now == clock.now
    await room.play(table, name, "pass")
    assert room.now(table).seconds_left(seat, clock.now) == pytest.approx(45)
    clock.now += 7
    assert room.now(table).seconds_left(seat, clock.now + 7) == pytest.approx(
        45 if room.now(table).to_act != seat else 31
    )


@story
async def test_a_bot_takes_the_seat_of_who_runs_out_of_time_and_stays(room: Room, clock: Clock):
    table = await room.lay("Ann", "Ben", "bot", clock=CLOCK)
    inbox = await room.look(table, "Eve")
    name = await room.turn(table)
    seat = room.now(table).to_act
    room.bots.hold()
    clock.now += 59
    room.automation.schedule(room.live(table))
    await asyncio.sleep(0.02)
    assert room.now(table).chairs[seat].kind == "person"
    clock.now += 2
    room.automation.schedule(room.live(table))
    await until(lambda: inbox.last(TableNews).table.seats[seat].kind == "bot")
    info = inbox.last(TableNews).table
    assert (info.seats[seat].kind, info.seats[seat].vacated, info.seats[seat].relievable) == ("bot", True, False)
    assert inbox.last(ViewNews).events[-1].text.startswith(f"{name} has run out of time; ")
    await refused(room.commands.relieve(table, g(name), name, seat), "not-yours")
    left = room.ledger.written(table)[-1].entry
    assert isinstance(left, Left)
    assert left.why == "time"


@pytest.mark.parametrize("step", [-86_400, 86_400])
@story
async def test_a_step_of_the_time_of_day_costs_and_gives_nobody_time(room: Room, monkeypatch, step: int):
    day, thinking = Clock(), Clock()
    monkeypatch.setattr("time.time", day)
    monkeypatch.setattr("tests.server.rooms.steady", thinking)
    room.registry.clock = thinking
    table = await room.lay("Ann", "Ben", "bot", clock=CLOCK)
    other = room.another(redis_url="redis://somewhere")
    name = await room.turn(table)
    seat = room.now(table).to_act
    thinking.now += 20
    day.now += step
    assert (await room.view(table, name)).view.seconds[seat] == pytest.approx(40)
    await room.play(table, name, "pass")
    assert room.now(table).seconds_left(seat, thinking.now) == pytest.approx(45)
    await other.info(table, name)  # another process reads the same from the list
    assert other.now(table).seconds_left(seat, thinking.now) == pytest.approx(45)


@story
async def test_a_server_that_was_stopped_costs_nobody_time_and_gives_nobody_any(room: Room, clock: Clock, sweeping):
    table = await room.lay("Ann", "Ben", "bot", clock=CLOCK)
    name = await room.turn(table)
    seat = room.now(table).to_act
    clock.now += 20
    await room.close()
    clock.now += 3600
    again = room.another()
    again.bots.hold()
    await again.start()
    await until(lambda: table in again.registry.live)
    assert again.now(table).seconds_left(seat, clock.now) == pytest.approx(40)
    clock.now += 15
    await again.play(table, name, "pass")
    assert again.now(table).chairs[seat].spent == pytest.approx(35)


@story
async def test_a_process_that_was_killed_gives_back_some_seconds_at_most(room: Room, clock: Clock, sweeping):
    table = await room.lay("Ann", "Ben", "bot", clock=CLOCK)
    await room.turn(table)
    seat = room.now(table).to_act
    await room.start()
    clock.now += 20
    await until(lambda: room.ledger.thoughts.get(table, (0, 0))[1] == pytest.approx(20))
    clock.now += THINKING_KEPT_SECONDS  # not more than that: it is not kept once more
    await asyncio.sleep(0.05)
    await room.automation.close()  # killed: it keeps nothing any more
    again = room.another()
    again.bots.hold()
    clock.now += 3600
    await again.info(table, "Ann")
    assert again.now(table).seconds_left(seat, clock.now) == pytest.approx(40)


@story
async def test_a_clock_that_runs_out_after_a_restart_is_noticed(room: Room, clock: Clock, sweeping):
    table = await room.lay("Ann", "Ben", "bot", clock=CLOCK)
    await room.turn(table)
    seat = room.now(table).to_act
    clock.now += 59.98
    await room.close()
    again = room.another()
    again.bots.hold()
    await again.start()
    await until(lambda: table in again.registry.live)
    clock.now += 1
    await until(lambda: again.now(table).is_bot(seat))
    await again.close()


@story
async def test_a_table_whose_clock_runs_stays_in_memory(room: Room, clock: Clock, sweeping):
    table = await room.lay("Ann", "Ben", "bot", clock=CLOCK)
    other = await room.lay("Ann", "Ben", "bot")
    await room.turn(table)
    await room.turn(other)
    for name in (table, other):
        room.live(name).read = room.live(name).asked = -math.inf
    await room.start()
    await until(lambda: other not in room.registry.live)
    assert table in room.registry.live


@story
async def test_a_clock_does_not_run_while_a_bot_thinks(room: Room, clock: Clock):
    table = await room.lay("Ann", "bot", "bot", clock=CLOCK)
    room.bots.hold()
    while await room.turn(table) == "Ann" if not room.now(table).is_bot(room.now(table).to_act) else False:
        await room.play(table, "Ann", "pass")
    left = room.now(table).seconds_left(0, clock.now)
    clock.now += 500
    assert room.now(table).seconds_left(0, clock.now) == left
    room.bots.go.set()
    await room.turn(table)
    assert room.now(table).seconds_left(0, clock.now) == left


@story
async def test_leaving_and_coming_back_gives_nobody_time(room: Room, clock: Clock):
    table = await room.lay("Ann", "Ben", "bot", clock=CLOCK)
    name = await room.turn(table)
    seat = room.now(table).to_act
    room.bots.hold()
    clock.now += 50
    await room.commands.leave(table, g(name), seat, resign=False)
    assert room.now(table).seconds_left(seat, clock.now) == -1
    clock.now += 50  # a bot thinks
    await room.commands.relieve(table, g(name), name, seat)
    assert room.now(table).seconds_left(seat, clock.now) == pytest.approx(10)


@story
async def test_taking_back_gives_nobody_time(room: Room, clock: Clock):
    table = await room.lay("Ann", "bot", "bot", clock=CLOCK)
    for _ in range(5):
        await room.turn(table)
        await room.play(table, "Ann", 0)
        await room.turn(table)
        await room.commands.ask_undo(table, g("Ann"), room.key())
    assert room.now(table).seconds_left(0, clock.now) == 60


@story
async def test_without_a_clock_nobody_has_seconds(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    assert (await room.view(table, "Ann")).view.seconds == ()
    assert {seat.seconds for seat in (await room.info(table, "Ann")).seats} == {-1}


# ------------------------------------------------------------------------------------------ the table decides (RRA-26)


def by_itself(room: Room, table: str) -> list[str]:
    """What the table has decided for people."""
    played = [one for one in room.ledger.written(table) if isinstance(one.entry, Played) and not one.by]
    return [one.entry.action for one in played if not room.now(table).is_bot(one.entry.seat)]


LONG = "10"
"""A seed of games in which the table has something to decide."""


async def declined(room: Room, table: str) -> list[str]:
    """Play until the table has decided for somebody, or the game is over; nobody declines who cannot but decline."""
    while not by_itself(room, table) and (name := await room.turn(table)):
        view = (await room.view(table, name)).view
        if [action.text for action in view.actions] == ["decline"] and room.now(table).match.options.auto_pass:
            if not room.now(table).shares_screen(view.seat):
                await until(lambda: room.counted(table, view.seat) > view.number)  # noqa: B023  # called now
                continue
        await room.play_on(table, 1)
    return by_itself(room, table)


@story
async def test_the_table_declines_for_who_holds_no_card_that_fits(room: Room, monkeypatch):
    monkeypatch.setattr("runabout.server.tables.automation.FORCED_PAUSE", (0.0, 0.001))
    room.seed = LONG
    table = await room.lay("Ann", "Ben", "Cid", options={"auto_pass": "on"})
    assert await declined(room, table) == ["decline"]


@story
async def test_the_table_takes_as_long_as_people_do_where_others_could_tell(room: Room, monkeypatch):
    pauses: list[float] = []
    loop = asyncio.get_running_loop()
    later = loop.call_later

    def call_later(delay, call, *given, **more):
        if "Automation.schedule" in getattr(call, "__qualname__", ""):
            pauses.append(delay)
            delay = 0
        return later(delay, call, *given, **more)

    monkeypatch.setattr(loop, "call_later", call_later)
    room.seed = LONG
    table = await room.lay("Ann", "Ben", "Cid", options={"auto_pass": "on"})
    assert await declined(room, table)
    assert pauses
    assert all(0.8 <= pause <= 2.4 for pause in pauses)
    pauses.clear()
    room.seed = "8"
    alone = await room.lay("Ann", "bot", "bot", options={"auto_pass": "on"})
    assert await declined(room, alone)
    assert set(pauses) == {0.0}


@story
async def test_the_table_declines_for_nobody_who_shares_a_device_or_wants_to_be_asked(room: Room, monkeypatch):
    monkeypatch.setattr("runabout.server.tables.automation.FORCED_PAUSE", (0.0, 0.0))
    for seats, option in ((("Ann", "Ann+Bea", "Ann+Cat"), "on"), (("Ann", "Ben", "Cid"), "off")):
        table = await room.lay(*seats, options={"auto_pass": option})
        assert await declined(room, table) == []
        assert room.now(table).status == "over"


@story
async def test_a_decision_of_the_table_that_could_not_be_written_is_tried_again(room: Room, monkeypatch):
    monkeypatch.setattr("runabout.server.tables.automation.FORCED_PAUSE", (0.0, 0.0))
    monkeypatch.setattr("runabout.server.tables.automation.RETRY_SECONDS", 0.001)
    failed: list[str] = []

    async def fails(table: str, entries) -> None:
        if not entries[0].by and len(failed) < 3:
            failed.append(entries[0].entry.action)
            raise ServerFault("not-ready", "The database does not answer.")

    room.ledger.before = fails
    room.seed = LONG
    table = await room.lay("Ann", "Ben", "Cid", options={"auto_pass": "on"})
    assert await declined(room, table) == ["decline"]
    assert failed == ["decline"] * 3


# ------------------------------------------------------------------------------------------ sweeping


@story
async def test_a_server_that_starts_goes_on_where_another_was_killed(room: Room, sweeping):
    tables = [await room.lay("Ann", "bot", "bot") for _ in range(5)]
    room.bots.hold()
    for table in tables:
        while not room.now(table).is_bot(room.now(table).to_act):
            await room.play(table, "Ann", "pass")
    again = room.another()
    await again.start()
    for table in tables:
        await until(lambda: table in again.registry.live)  # noqa: B023  # called now
        assert await again.turn(table) == "Ann"
    await again.close()


@story
async def test_a_table_that_another_process_let_lie_is_taken_up(room: Room, sweeping):
    table = await room.lay("Ann", "bot", "bot")
    room.bots.hold()
    other = room.another()
    await other.start()
    await other.info(table, "Ann")
    while not room.now(table).is_bot(room.now(table).to_act):
        await room.play(table, "Ann", "pass")
    await until(lambda: other.now(table).number > room.now(table).number)
    assert await other.turn(table) == "Ann"
    await other.close()


@story
async def test_where_there_are_several_processes_a_lost_message_is_made_up_for(room: Room, sweeping):
    table = await room.lay("Ann", "Ben", "Cid")
    others = [room.another(redis_url="redis://nowhere") for _ in range(2)]
    inbox = await others[0].look(table, "Eve")
    await others[1].info(table, "Eve")  # asks now and then, over plain HTTP
    for other in others:
        await other.start()
    moved = await room.play(table, await room.turn(table), "pass")
    await until(lambda: inbox.last(ViewNews).view.number == moved.number)
    await until(lambda: others[1].now(table).number == moved.number)
    for other in others:
        await other.close()


@story
@pytest.mark.parametrize("fault", [RuntimeError("a bad entry"), ServerFault("other-rules", "It cannot be read.")])
async def test_a_table_that_cannot_be_read_keeps_no_other_from_catching_up(room: Room, sweeping, fault: Exception):
    bad, good = [await room.lay("Ann", "Ben", "Cid") for _ in range(2)]
    other = room.another(redis_url="redis://nowhere")
    for table in (bad, good):
        await other.info(table, "Eve")
    assert list(other.registry.live) == [bad, good]

    async def fails(table: str) -> None:
        if table == bad:
            raise fault

    room.ledger.reading = fails
    await other.start()
    moved = await room.play(good, await room.turn(good), "pass")
    await until(lambda: other.now(good).number == moved.number)
    await other.close()


@story
async def test_a_table_that_nobody_has_to_do_with_leaves_the_memory(room: Room, sweeping):
    table = await room.lay("Ann", "Ben", "Cid")
    other = room.another(idle_minutes=0.0005)
    inbox = await other.look(table, "Ann")
    await other.start()
    await asyncio.sleep(0.1)
    assert table in other.registry.live  # for somebody looks
    inbox.session.close()
    await until(lambda: table not in other.registry.live)
    assert (await other.info(table, "Ann")).status == "playing"
    await other.close()


@story
async def test_a_sweep_that_fails_is_not_the_last(room: Room, sweeping):
    table = await room.lay("Ann", "bot", "bot")
    room.bots.hold()
    while not room.now(table).is_bot(room.now(table).to_act):
        await room.play(table, "Ann", "pass")
    asked = room.ledger.waiting_for_bots
    failed: list[float] = []

    async def fails(idle_since: float, latest: float) -> list[str]:
        failed.append(idle_since)
        if len(failed) < 3:
            raise ServerFault("not-ready", "The database does not answer.")
        return await asked(idle_since, latest)

    room.ledger.waiting_for_bots = fails
    again = room.another()
    await again.start()
    await until(lambda: table in again.registry.live)
    await again.close()


@story
async def test_bots_of_two_processes_decide_the_same_and_each_move_is_written_once(room: Room):
    table = await room.lay("Ann", "bot", "bot", "bot")
    room.bots.hold()
    while not room.now(table).is_bot(room.now(table).to_act):
        await room.play(table, "Ann", "pass")
    other = room.another()
    await other.info(table, "Ann")
    room.bots.go.set()
    for _ in range(20):
        name = await room.turn(table)
        await other.registry.hear(table, room.now(table).number)
        if not name or not await other.turn(table):
            break
        await (room, other)[room._keys % 2].play_on(table, 1)
        await asyncio.gather(
            room.registry.hear(table, other.now(table).number), other.registry.hear(table, room.now(table).number)
        )
    numbers = [one.number for one in room.ledger.written(table)]
    assert numbers == list(range(1, len(numbers) + 1))
    await other.close()


@story
async def test_bots_have_names_of_their_own(room: Room):
    table = await room.lay("Ann", "bot", "bot", "bot", "bot", "bot", "bot")
    names = [chair.name for chair in room.now(table).chairs]
    assert len(set(names)) == 7
    assert all(re.fullmatch(r"[\w' -]{2,24}", name) for name in names)


@story
async def test_where_a_bot_has_no_answer_the_table_goes_on_with_some_move(room: Room, monkeypatch: pytest.MonkeyPatch):
    async def nothing(*_: object) -> int:
        raise NoChoice("the worker was lost three times over")

    monkeypatch.setattr(room.bots, "choose", nothing)
    table = await room.lay("Ann", "bot", "bot")
    await room.play_on(table)
    assert room.now(table).status == "over"
