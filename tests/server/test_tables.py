"""What a process believes of a table, and what happens where that turns out wrong."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from runabout.server.entries import Played, Rematched, Sat, UndoAsked, Written
from runabout.server.errors import Conflict, ServerFault
from runabout.server.messages import Bye, Done, Move, Play, SeatChange, TableNews, ViewNews
from runabout.server.render import table_info, view_news
from runabout.server.table import Table
from tests.server.halls import Room, g, refused, story


def as_told(table: Table) -> list[bytes]:
    """All that anybody could be told of a table."""
    guests = [*sorted(table.people), g("Eve"), ""]
    told = [msgspec.json.encode(table_info(table, guest, table.changed)) for guest in guests]
    if table.match is not None:
        viewers = range(-1, len(table.chairs))
        told += [msgspec.json.encode(view_news(table, viewer, 0, table.changed)) for viewer in viewers]
        told.append(bytes(table.match.state))
        told.append(bytes(table.match._chance))
    return told


def read(room: Room, table: str) -> Table:
    """A table as its list has it."""
    found = Table(room.ledger.openings[table], lambda game: game.interpreted)
    for written in room.ledger.written(table):
        found.lay(written)
    return found


def check(room: Room, table: str) -> None:
    """What this process believes is what the list says, and the list has no gap."""
    assert [one.number for one in room.ledger.written(table)] == list(range(1, len(room.ledger.written(table)) + 1))
    mine, its = room.now(table), read(room, table)
    assert (mine.number, mine.keys, mine.story, mine.moved) == (its.number, its.keys, its.story, its.moved)
    assert as_told(mine) == as_told(its)


def by_another(room: Room, table: str, **entry) -> Written:
    """Another process writes the next entry of a table."""
    number = len(room.ledger.written(table)) + 1
    written = Written(**{"number": number, "at": room.now(table).changed, "by": "", "key": "", **entry})
    room.ledger._keep(table, [written], None)
    return written


# ------------------------------------------------------------------------------------------ put away


@story
async def test_a_table_put_away_and_read_again_is_the_same(room: Room):
    table = await room.lay("Ann", "Ben", "bot", game="road-runner")
    await room.play_on(table, 7)
    await room.turn(table)
    before = as_told(room.now(table))
    room.hall.tables_here.put_away(room.hot(table))
    assert table not in room.hall.tables_here.hot
    await room.info(table, "Ann")
    assert as_told(room.now(table)) == before
    check(room, table)


@story
async def test_a_table_asked_for_by_many_at_once_is_read_once(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    again = room.another()
    read: list[str] = []

    async def reading(name: str) -> None:
        read.append(name)
        await asyncio.sleep(0.001)

    room.ledger.reading = reading
    await asyncio.gather(*(again.info(table, "Ann") for _ in range(20)))
    assert len(read) == 2  # its opening, and its entries
    await again.hall.close()


@pytest.mark.parametrize("seed", range(12))
@story
async def test_whatever_is_done_the_table_in_memory_is_that_of_its_list(room: Room, seed: int):
    await at_random(room, random.Random(seed), 60)


async def at_random(room: Room, dice: random.Random, deeds: int) -> None:
    """Anything that can be asked of a table, by anybody, at two processes in turn."""
    game = dice.choice(("road-runner", "road-runner", "riverdale", "rummy-runway", "race-2-live"))
    seats = ["Ann", dice.choice(("Ben", "Ann+Bea", "bot")), dice.choice(("Cid", "bot", "open"))]
    room.seed = str(dice.random())
    table = await room.lay(*seats, game=game, start=False, spectators=dice.random() < 0.8)
    rooms = [room, room.another()]
    people = ["Ann", "Ben", "Cid", "Eve", "Phone"]
    links: list[str] = []
    done = 0
    for _ in range(deeds):
        here, name, seat = dice.choice(rooms), dice.choice(people), dice.randrange(3)
        hall = here.hall
        deed = dice.randrange(16)
        try:
            if deed < 7:
                await here.info(table, "Ann")
                name = await here.turn(table) if here.now(table).match and here.now(table).people else name
                if name:
                    view = (await here.view(table, name)).view
                    choice = dice.choice(view.actions).text if view.actions else "pass"
                    await here.play(table, name, choice, key=f"{dice.random()}".replace(".", "-"))
            elif deed == 7:
                await hall.ask_undo(table, g(name), f"undo-{dice.random()}")
            elif deed == 8:
                await hall.answer_undo(table, g(name), dice.random() < 0.7, f"answer-{dice.random()}")
            elif deed == 9:
                await hall.leave(table, g(name), seat, resign=dice.random() < 0.5)
            elif deed == 10:
                await hall.relieve(table, g(name), name, seat)
            elif deed == 11:
                links.append((await hall.carry(table, g(name), seat)).path.removeprefix("/carry/"))
            elif deed == 12 and links:
                await hall.take_carried(links.pop(), g(name))
            elif deed == 13:
                await hall.sit(table, g(name), name, seat)
            elif deed == 14:
                await hall.change_seat(table, g("Ann"), seat, SeatChange(kind=dice.choice(("bot", "open"))))
            else:
                await hall.begin(table, g("Ann"))
            done += 1
        except ServerFault as fault:
            if fault.code in ("not-ready", "malformed"):
                raise
        if dice.random() < 0.1:
            here.hall.tables_here.hot.pop(table, None)
    assert done > 2
    for here in rooms:
        await here.hall.driver.close()
    for here in rooms:
        await here.info(table, "Ann")
        await here.hall.tables_here.catch_up(here.hot(table))
        check(here, table)
    await rooms[1].hall.close()


# ------------------------------------------------------------------------------------------ another was first


@story
async def test_where_another_process_was_first_the_move_is_stale_and_all_is_told(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    other = room.another()
    name = await room.turn(table)
    ear = await other.look(table, name)
    first = await room.play(table, name, "pass")
    number = first.number - 1
    fault = await refused(
        other.hall.play(table, g(name), Move(key="another-key", number=number, action="pass")), "stale"
    )
    assert fault.number >= first.number
    assert ear.last(ViewNews).view.number >= first.number
    assert all(one.key != "another-key" for one in room.ledger.written(table))
    check(other, table)
    await other.hall.close()


@story
async def test_two_clients_race_for_the_same_move_at_two_processes_and_one_wins(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    other = room.another()
    name = await room.turn(table)
    await other.info(table, name)
    number = room.now(table).number
    results = await asyncio.gather(
        room.hall.play(table, g(name), Move(key="one-window", number=number, action="pass")),
        other.hall.play(table, g(name), Move(key="another-window", number=number, action="pass")),
        return_exceptions=True,
    )
    faults = [one for one in results if isinstance(one, ServerFault)]
    assert [fault.code for fault in faults] == ["stale"]
    assert sum(one.key in ("one-window", "another-window") for one in room.ledger.written(table)) == 1
    await other.hall.close()


@story
async def test_a_move_that_another_process_has_played_under_its_key_is_done(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    other = room.another()
    name = await room.turn(table)
    await other.info(table, name)
    move = Move(key="the-same-key", number=room.now(table).number, action="pass")
    first = await room.hall.play(table, g(name), move)
    assert await other.hall.play(table, g(name), move) == first
    assert sum(one.key == "the-same-key" for one in room.ledger.written(table)) == 1
    await other.hall.close()


@story
async def test_what_another_process_wrote_that_changes_nothing_for_a_deed_does_not_hinder_it(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = asker = await room.turn(table)
    while name == asker:
        await room.play(table, asker, "pass")
        name = await room.turn(table)
    seat = room.now(table).seats_of(g(asker))[0]
    step = room.now(table).undo_step(g(asker))
    number = room.now(table).number
    by_another(room, table, by=g(asker), key="asked-there", entry=UndoAsked(seat=seat, step=step))
    moved = await room.play(table, name, 0, number=number)
    assert moved.number == number + 2
    check(room, table)


@story
async def test_a_seat_is_left_although_a_bot_moved_at_another_process(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.dice.hold()
    while not room.now(table).is_bot(room.now(table).to_act):
        await room.play(table, await room.turn(table), "pass")
    match = room.now(table).match
    by_another(room, table, entry=Played(seat=match.seat, action=match.legal()[0].text))
    info = await room.hall.leave(table, g("Ann"), 0, resign=False)
    assert info.seats[0].vacated
    check(room, table)


@story
async def test_news_of_another_process_is_caught_up_with(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    other = room.another()
    ear = await other.look(table, "Eve")
    name = await room.turn(table)
    moved = await room.play(table, name, "pass")
    await room.turn(table)
    assert room.told[-1] == (table, room.now(table).number)
    ear.forget()
    await other.hall.heard(table, room.now(table).number)
    assert other.now(table).number == room.now(table).number
    assert ear.last(ViewNews).events[0].number == moved.number
    raw = len(ear.raw)
    await other.hall.heard(table, moved.number)
    await other.hall.heard("aaaaaaaaaa", 5)
    assert len(ear.raw) == raw
    await other.hall.close()


@story
async def test_a_client_that_knows_more_than_this_process_makes_it_catch_up(room: Room):
    # Its own process wrote the entry, acknowledged it, and was killed before it could tell of it.
    table = await room.lay("Ann", "Ben", "Cid")
    others = [room.another() for _ in range(3)]
    for other in others:
        await other.info(table, "Ann")
    moved = await room.play(table, await room.turn(table), "pass")
    looking, watching, playing = others
    assert (await looking.view(table, "Ann", since=moved.number)).view.number == moved.number
    ear = await watching.look(table, "Ben", since=moved.number)
    assert ear.last(ViewNews).view.number == moved.number
    assert not ear.last(ViewNews).again
    name = await room.turn(table)
    action = (await room.view(table, name)).view.actions[0].text
    await playing.hall.play(table, g(name), Move(key="moved-over", number=moved.number, action=action))
    for other in others:
        await other.hall.close()


# ------------------------------------------------------------------------------------------ nothing early


@story
async def test_nothing_is_told_before_the_database_has_it(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    ear, other = await room.look(table, name), await room.look(table, "Eve")
    number, come, go = room.now(table).number, asyncio.Event(), asyncio.Event()

    async def slow(table: str, entries) -> None:
        come.set()
        await go.wait()

    room.ledger.before = slow
    deed = asyncio.create_task(room.play(table, name, "pass"))
    await come.wait()
    ear.forget()
    other.watch.close()  # somebody goes meanwhile, which those who stay are told of
    asked = [asyncio.create_task(room.look(table, "Ben")), asyncio.create_task(room.info(table, "Ben"))]
    await asyncio.sleep(0.02)
    told = [one.view.number for one in ear.of(ViewNews)] + [one.table.number for one in ear.of(TableNews)]
    assert all(one <= number for one in told)
    assert not any(one.done() for one in asked)
    go.set()
    assert (await deed).number == number + 1
    await asyncio.gather(*asked)
    assert ear.last(ViewNews).view.number == number + 1
    assert ear.last(TableNews).table.watching == 0


@story
async def test_whoever_watches_misses_nothing_where_another_was_first(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    ear, other = await room.look(table, name), await room.look(table, "Eve")
    seat, number = room.now(table).to_act, room.now(table).number

    async def second(table: str, entries) -> None:
        room.ledger.before = nothing
        other.watch.close()
        by_another(room, table, by=g(name), key="over-there", entry=Played(seat=seat, action="pass"))

    room.ledger.before = second
    ear.forget()
    legal = (await room.view(table, name)).view.actions[0].text
    await refused(room.play(table, name, legal), "stale")
    await asyncio.sleep(0.01)
    events = [event for news in ear.of(ViewNews) for event in news.events]
    assert {event.number for event in events} == {number + 1}
    assert events[0].kind.startswith("passed")
    check(room, table)


async def nothing(*given) -> None:
    pass


# ------------------------------------------------------------------------------------------ a database that fails


async def fails(*given) -> None:
    raise ServerFault("not-ready", "The database does not answer just now.")


@story
async def test_where_the_database_does_not_answer_nothing_is_done_or_told(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    ear = await room.look(table, name)
    raw = len(ear.raw)
    before = as_told(room.now(table))
    room.ledger.before = fails
    move = Move(key="try-again", number=room.now(table).number, action="pass")
    await refused(room.hall.play(table, g(name), move), "not-ready")
    assert as_told(room.now(table)) == before
    assert len(ear.raw) == raw
    room.ledger.before = nothing
    await room.hall.play(table, g(name), move)
    check(room, table)


@story
async def test_a_database_that_is_gone_for_a_while_loses_nothing_and_leaves_no_gap(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    ear = await room.look(table, name)
    number = room.now(table).number
    go = asyncio.Event()

    async def slow(table: str, entries) -> None:
        await go.wait()
        room.ledger.before, room.ledger.reading = nothing, fails
        raise ServerFault("not-ready", "gone")

    room.ledger.before = slow
    moves = [
        asyncio.create_task(
            room.hall.play(table, g(name), Move(key=f"key-number-{at}", number=number + at, action="pass"))
        )
        for at in range(3)  # the second and third wait while the first is written
    ]
    infos = [asyncio.create_task(room.info(table, name)) for _ in range(2)]
    await asyncio.sleep(0.01)
    go.set()
    results = await asyncio.gather(*moves, *infos, return_exceptions=True)
    assert all(isinstance(one, ServerFault) and one.code in ("not-ready", "stale") for one in results), results
    assert ear.last(Bye).again
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
    first = asyncio.create_task(room.hall.play(table, g(name), Move(key="one-window", number=number, action=legal[0])))
    await asyncio.sleep(0)
    then = asyncio.create_task(room.hall.leave(table, g(name), seat, resign=False))
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
    ear = await room.look(table, name)

    async def lost(table: str, entries) -> None:
        room.ledger.after = nothing
        raise ServerFault("not-ready", "the connection is lost")

    room.ledger.after = lost
    number = room.now(table).number
    move = Move(key="the-same-key", number=number, action="pass")
    for _ in range(2):
        assert (await room.hall.play(table, g(name), move)).number == number + 1
    assert ear.last(ViewNews).view.number == number + 1
    check(room, table)


@story
async def test_a_summary_whose_answer_was_lost_is_put_right(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.dice.hold()

    async def lost(table: str, entries) -> None:
        room.ledger.after = nothing
        raise RuntimeError("the connection is lost")

    room.ledger.after = lost
    with pytest.raises(ServerFault):
        await room.hall.leave(table, g("Ann"), 0, resign=False)
    assert room.now(table).chairs[0].kind == "bot"
    await room.hall.relieve(table, g("Ann"), "Ann", 0)
    assert g("Ann") in room.ledger.summaries[table].guests
    room.dice.go.set()
    await room.play_on(table)
    assert room.ledger.summaries[table].status == "over"


# ------------------------------------------------------------------------------------------ tables that cannot be read


@story
async def test_a_list_that_cannot_be_read_is_told_as_such_and_hinders_no_other_table(room: Room, monkeypatch):
    monkeypatch.setattr("runabout.server.driver.SWEEP_SECONDS", 0.005)
    broken = [await room.lay("Ann", "bot", "bot") for _ in range(4)]
    good = await room.lay("Ann", "bot", "bot")
    await room.play_on(good, 2)
    for table in (*broken, good):
        await room.turn(table)
    room.ledger.openings[broken[0]] = msgspec.structs.replace(room.ledger.openings[broken[0]], game="whist")
    room.ledger.openings[broken[1]] = msgspec.structs.replace(room.ledger.openings[broken[1]], version=99)
    by_another(room, broken[2], entry=Played(seat=0, action="dance"))
    number, at, by, key, _ = room.ledger.lists[broken[3]][-1]
    room.ledger.lists[broken[3]].append((number + 1, at, by, key, '{"kind": "of-a-later-server"}'))
    for table in (*broken, good):
        room.ledger.summaries[table] = msgspec.structs.replace(room.ledger.summaries[table], waits_for="bot")
    later = room.another()
    await later.hall.start()
    for table in broken:
        fault = await refused(later.info(table, "Ann"), "unknown-game" if table == broken[0] else "other-rules")
        assert "Traceback" not in str(fault)
    assert [info.id for info in (await later.hall.tables(g("Ann"))).tables] == [good]
    while good not in later.hall.tables_here.hot:
        await asyncio.sleep(0.001)
    await later.hall.close()


# ------------------------------------------------------------------------------------------ the end


@story
async def test_a_server_that_stops_finishes_what_it_writes_and_takes_nothing_new(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    ear = await room.look(table, name)
    number, come, go = room.now(table).number, asyncio.Event(), asyncio.Event()

    async def slow(table: str, entries) -> None:
        come.set()
        await go.wait()

    room.ledger.before = slow
    deed = asyncio.create_task(ear.watch.handle(Play(key="last-words", number=number, action="pass")))
    await come.wait()
    closing = asyncio.create_task(room.hall.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    late = asyncio.create_task(room.hall.leave(table, g("Ann"), 0, resign=False))
    go.set()
    await deed
    await closing
    assert ear.last(Done).number == number + 1
    assert ear.last(Bye).again
    await refused(late, "stopping")
    await refused(room.hall.begin(table, g("Ann")), "stopping")
    assert len(room.ledger.written(table)) == number + 1
    again = room.another()
    await again.info(table, name)
    check(again, table)
    await again.hall.close()


@story
async def test_a_server_that_stops_lets_no_bot_move_any_more(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    room.dice.hold()
    while not room.now(table).is_bot(room.now(table).to_act):
        await room.play(table, "Ann")
    number = room.now(table).number
    await asyncio.sleep(0.01)
    await room.hall.close()
    room.dice.go.set()
    await asyncio.sleep(0.01)
    assert len(room.ledger.written(table)) == number


@pytest.mark.parametrize("is_kept", [True, False])
@story
async def test_an_asker_who_goes_away_stops_nothing_half_way(room: Room, is_kept: bool):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    ear = await room.look(table, "Cid")
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
    deed.cancel()
    info = asyncio.create_task(room.info(table, "Ben"))
    await asyncio.sleep(0.01)
    assert deed.cancelled()
    assert not info.done()  # nobody is told anything before it is known
    go.set()
    assert (await info).number == len(room.ledger.written(table)) == number + is_kept
    assert ear.last(ViewNews).view.number == number + is_kept
    check(room, table)


@story
async def test_two_tables_of_one_name_are_one(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    with pytest.raises(Conflict):
        await room.hall.tables_here.add(room.now(table).opening, [Sat(seat=0, sitter="open")], g("Ann"))
    assert room.now(table).match is not None


@story
async def test_an_entry_out_of_its_place_is_not_laid(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    here = room.now(table)
    before = as_told(here)
    for number in (here.number, here.number + 2):
        with pytest.raises(ServerFault):
            here.lay(Written(number=number, at=here.changed, by="", key="", entry=Rematched(table="x" * 10)))
    assert as_told(here) == before
