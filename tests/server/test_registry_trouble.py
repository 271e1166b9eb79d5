"""Tables whose database fails, whose list cannot be read, and whose server stops."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from runabout.server.entries import Played, Relieved, Rematched, Sat, Written
from runabout.server.errors import Conflict, ServerFault
from runabout.server.live_messages import Bye, Done, Play, ViewNews
from runabout.server.messages.tables import Move
from tests.server.lists import as_told, by_another, check, fails, nothing
from tests.server.rooms import Room, g, refused, settled, story

# ------------------------------------------------------------------------------------------ a database that fails


@story
async def test_where_the_database_does_not_answer_nothing_is_done_or_told(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    inbox = await room.look(table, name)
    raw = len(inbox.raw)
    before = as_told(room.now(table))
    room.ledger.before = fails
    move = Move(key="try-again", number=room.now(table).number, action="pass")
    await refused(room.commands.play(table, g(name), move), "not-ready")
    assert as_told(room.now(table)) == before
    assert len(inbox.raw) == raw
    room.ledger.before = nothing
    await room.commands.play(table, g(name), move)
    check(room, table)


@story
async def test_a_database_that_is_gone_for_a_while_loses_nothing_and_leaves_no_gap(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    inbox = await room.look(table, name)
    number = room.now(table).number
    go = asyncio.Event()

    async def slow(table: str, entries) -> None:
        await go.wait()
        room.ledger.before, room.ledger.reading = nothing, fails
        raise ServerFault("not-ready", "gone")

    room.ledger.before = slow
    moves = [
        asyncio.create_task(
            room.commands.play(table, g(name), Move(key=f"key-number-{at}", number=number + at, action="pass"))
        )
        for at in range(3)  # the second and third wait while the first is written
    ]
    infos = [asyncio.create_task(room.info(table, name)) for _ in range(2)]
    await asyncio.sleep(0.01)
    go.set()
    results = await asyncio.gather(*moves, *infos, return_exceptions=True)
    assert all(isinstance(one, ServerFault) and one.code in ("not-ready", "stale") for one in results), results
    assert inbox.last(Bye).again
    assert len(room.ledger.written(table)) == number
    room.ledger.reading = nothing
    await room.play(table, name, "pass")
    check(room, table)
    assert (await room.look(table, name, since=number)).last(ViewNews).view.number == number + 1


@story
async def test_where_another_was_first_and_then_the_database_is_gone_no_gap_is_left(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    seat, number = room.now(table).to_act, room.now(table).number
    legal = [action.text for action in (await room.view(table, name)).view.actions]

    async def second(table: str, entries) -> None:
        by_another(room, table, by=g(name), key="over-there", entry=Played(seat=seat, action="pass"))
        room.ledger.before, room.ledger.reading = nothing, fails

    room.ledger.before = second
    first = asyncio.create_task(
        room.commands.play(table, g(name), Move(key="one-window", number=number, action=legal[0]))
    )
    await asyncio.sleep(0)
    then = asyncio.create_task(room.commands.leave(table, g(name), seat, resign=False))
    for fault in await asyncio.gather(first, then, return_exceptions=True):
        assert isinstance(fault, ServerFault)
        assert fault.code == "not-ready"
    assert len(room.ledger.written(table)) == number + 1
    room.ledger.reading = nothing
    await room.info(table, name)
    check(room, table)


@story
async def test_what_was_written_although_the_answer_was_lost_is_done(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    inbox = await room.look(table, name)

    async def lost(table: str, entries) -> None:
        room.ledger.after = nothing
        raise ServerFault("not-ready", "the connection is lost")

    room.ledger.after = lost
    number = room.now(table).number
    move = Move(key="the-same-key", number=number, action="pass")
    for _ in range(2):
        assert (await room.commands.play(table, g(name), move)).number == number + 1
    assert inbox.last(ViewNews).view.number == number + 1
    check(room, table)


@story
async def test_a_summary_whose_answer_was_lost_is_put_right(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()

    async def lost(table: str, entries) -> None:
        room.ledger.after = nothing
        raise RuntimeError("the connection is lost")

    room.ledger.after = lost
    with pytest.raises(ServerFault):
        await room.commands.leave(table, g("Ann"), 0, resign=False)
    assert room.now(table).chairs[0].kind == "bot"
    await room.commands.relieve(table, g("Ann"), "Ann", 0)
    assert g("Ann") in room.ledger.summaries[table].guests
    room.bots.go.set()
    await room.play_on(table)
    assert room.ledger.summaries[table].status == "over"


# ------------------------------------------------------------------------------------------ tables that cannot be read


@story
async def test_a_list_that_cannot_be_read_is_told_as_such_and_hinders_no_other_table(room: Room, monkeypatch):
    monkeypatch.setattr("runabout.server.tables.automation.SWEEP_SECONDS", 0.005)
    broken = [await room.lay("Ann", "bot", "bot") for _ in range(4)]
    good = await room.lay("Ann", "bot", "bot")
    await room.play_on(good, 2)
    for table in (*broken, good):
        await room.turn(table)
    room.ledger.openings[broken[0]] = msgspec.structs.replace(room.ledger.openings[broken[0]], game="whist")
    room.ledger.openings[broken[1]] = msgspec.structs.replace(room.ledger.openings[broken[1]], version=99)
    by_another(room, broken[2], entry=Played(seat=0, action="dance"))
    number, at, by, key, _, _ = room.ledger.lists[broken[3]][-1]
    room.ledger.lists[broken[3]].append((number + 1, at, by, key, '{"kind": "of-a-later-server"}', None))
    for table in (*broken, good):
        room.ledger.summaries[table] = msgspec.structs.replace(room.ledger.summaries[table], waits_for="bot")
    later = room.another()
    await later.start()
    for table in broken:
        fault = await refused(later.info(table, "Ann"), "unknown-game" if table == broken[0] else "other-rules")
        assert "Traceback" not in str(fault)
    assert [info.id for info in (await later.queries.tables(g("Ann"))).tables] == [good]
    while good not in later.registry.live:
        await asyncio.sleep(0.001)
    await later.close()


@story
async def test_a_stored_table_whose_dealer_is_beyond_its_seats_is_played_as_it_was(room: Room):
    table = await room.lay("Ann", "Ben", "Cid", options={"dealer": "2"})
    await room.play_on(table, 3)
    opening = room.ledger.openings[table]
    room.ledger.openings[table] = msgspec.structs.replace(opening, options={**opening.options, "dealer": "8"})
    later = room.another()
    assert (await later.info(table, "Ann")).options["dealer"] == "2"
    assert as_told(later.now(table)) == as_told(room.now(table))


@story
async def test_a_stored_table_with_an_option_that_is_not_here_is_told_as_such(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    opening = room.ledger.openings[table]
    room.ledger.openings[table] = msgspec.structs.replace(opening, options={**opening.options, "trumps": "on"})
    assert "trumps" in str(await refused(room.another().info(table, "Ann"), "other-rules"))


# ------------------------------------------------------------------------------------------ the end


@story
async def test_a_server_that_stops_finishes_what_it_writes_and_takes_nothing_new(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    inbox = await room.look(table, name)
    number, come, go = room.now(table).number, asyncio.Event(), asyncio.Event()

    async def slow(table: str, entries) -> None:
        come.set()
        await go.wait()

    room.ledger.before = slow
    deed = asyncio.create_task(inbox.session.handle(Play(key="last-words", number=number, action="pass")))
    await come.wait()
    closing = asyncio.create_task(room.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    late = asyncio.create_task(room.commands.leave(table, g("Ann"), 0, resign=False))
    go.set()
    await deed
    await closing
    assert inbox.last(Done).number == number + 1
    assert inbox.last(Bye).again
    await refused(late, "stopping")
    await refused(room.commands.begin(table, g("Ann")), "stopping")
    assert len(room.ledger.written(table)) == number + 1
    again = room.another()
    await again.info(table, name)
    check(again, table)
    await again.close()


@story
async def test_a_server_that_stops_lets_no_bot_move_any_more(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    room.bots.hold()
    while not room.now(table).is_bot(room.now(table).to_act):
        await room.play(table, "Ann")
    number = room.now(table).number
    await asyncio.sleep(0.01)
    await room.close()
    room.bots.go.set()
    await asyncio.sleep(0.01)
    assert len(room.ledger.written(table)) == number


@pytest.mark.parametrize("is_kept", [True, False])
@story
async def test_an_asker_who_goes_away_stops_nothing_half_way(room: Room, is_kept: bool):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    inbox, eve = await room.look(table, "Cid"), await room.look(table, "Eve")
    come, go = asyncio.Event(), asyncio.Event()
    append = room.ledger.append
    handed_over: list[asyncio.Future[None]] = []

    async def slow(table: str, entries) -> None:
        come.set()
        await go.wait()
        if not is_kept:
            raise ServerFault("not-ready", "The database is away.")

    async def hand_over(*given) -> None:  # a database goes on, whether or not anybody still waits
        handed_over.append(asyncio.ensure_future(append(*given)))
        await asyncio.shield(handed_over[-1])

    async def settling() -> None:
        await asyncio.gather(*handed_over, return_exceptions=True)

    room.ledger.before, room.ledger.append, room.ledger.settling = slow, hand_over, settling  # type: ignore[method-assign]
    number = room.now(table).number
    deed = asyncio.create_task(room.play(table, name, "pass"))
    await come.wait()
    eve.session.close()  # which the others are to be told of
    await asyncio.sleep(0)
    deed.cancel()
    info = asyncio.create_task(room.info(table, "Ben"))
    await asyncio.wait([deed])
    await settled()
    assert deed.cancelled()
    assert not info.done()  # nobody is told anything before it is known
    assert inbox.last(ViewNews).view.number == number
    go.set()
    assert (await info).number == len(room.ledger.written(table)) == number + is_kept
    assert inbox.last(ViewNews).view.number == number + is_kept
    check(room, table)


@story
async def test_two_tables_of_one_name_are_one(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    with pytest.raises(Conflict):
        await room.registry.add(room.now(table).opening, [Sat(seat=0, sitter="open")], g("Ann"))
    assert room.now(table).match is not None


@story
async def test_an_entry_out_of_its_place_is_not_laid(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    here = room.now(table)
    before = as_told(here)
    for number in (here.number, here.number + 2):
        with pytest.raises(ServerFault):
            here.apply(Written(number=number, at=here.changed, by="", key="", entry=Rematched(table="x" * 10)))
    assert as_told(here) == before


@story
async def test_a_table_that_cannot_be_replayed_is_set_aside_and_takes_no_list_with_it(room: Room, caplog):
    good, bad = await room.lay("Ann", "Ben", "bot"), await room.lay("Ann", "Ben", "bot")
    by_another(room, bad, entry=Relieved(seat=99, guest=g("Ann"), name="Ann"))  # no chair of that number
    again = room.another()
    for _ in range(3):
        assert [info.id for info in (await again.queries.tables(g("Ann"))).tables] == [good]
        fault = await refused(again.info(bad, "Ann"), "other-rules")
        assert fault.reason == "set-aside"
    told = [record for record in caplog.records if "set aside" in record.getMessage()]
    assert [bad in record.getMessage() for record in told] == [True]
    assert room.ledger.written(bad)[-1].entry == Relieved(seat=99, guest=g("Ann"), name="Ann")
