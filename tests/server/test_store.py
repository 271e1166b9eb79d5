import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import event, text

from runabout.server.entries import (
    Began,
    CarriedOver,
    Left,
    Opening,
    Played,
    Relieved,
    Rematched,
    Sat,
    Summary,
    UndoAnswered,
    UndoAsked,
    Written,
)
from runabout.server.errors import BadSetting, Conflict, ServerFault
from runabout.server.messages import ClockRule
from runabout.server.storage import Store
from tests.server.services import postgres

PATIENCE = 60
PLAYING = Summary(status="playing", waits_for="person", guests=("ann", "ben"))


@pytest.fixture(scope="module")
def cluster():
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("cluster").url("store")


@asynccontextmanager
async def opened(url, **more):
    store = Store(url, **more)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def with_store(url, story):
    """Run a story, a coroutine function of a store."""

    async def tell():
        async with opened(url) as store:
            return await asyncio.wait_for(story(store), PATIENCE)

    return asyncio.run(tell())


def opening(table="aaaaaaaaaa", **changed):
    usual = {
        "table": table,
        "game": "road-runner",
        "version": 3,
        "edition": "0123abcd",
        "seats": 4,
        "options": {"open_hands": "no", "cards": "7"},
        "key": bytes(range(32)),
        "spectators": True,
        "clock": None,
        "host": "ann",
        "created": 1700000000.25,
    }
    return Opening(**{**usual, **changed})


def played(number, key="", by="ann", at=None, action="lay Anvil"):
    at = 1700000000.0 + number if at is None else at
    return Written(number=number, at=at, by=by, key=key, entry=Played(seat=1, action=action))


async def numbers(store, table="aaaaaaaaaa"):
    return [written.number for written in await store.entries(table)]


# -------------------------------------------------------------------------------------------------- tables


def test_a_table_is_read_as_it_was_written(url):
    entries = (
        Sat(seat=0, sitter="person", guest="ann", name="Ann <b>&\u2028 \N{DRAGON}"),
        Sat(seat=1, sitter="bot", name="Wile", level="hard"),
        Began(),
        Played(seat=0, action='lay "Anvil"'),
        UndoAsked(seat=0, step=0),
        UndoAnswered(seat=1, agree=True),
        Left(seat=0, why="time", level="medium", name="Wile"),
        Relieved(seat=0, guest="cy", name="Cy"),
        CarriedOver(seat=0, guest="dee", name="Dee"),
        Rematched(table="bbbbbbbbbb"),
    )
    written = [
        Written(number=number, at=1700000000.123456 + number, by="ann", key=f"key-{number:05}", entry=entry)
        for number, entry in enumerate(entries, 1)
    ]
    laid = opening(clock=ClockRule(minutes=10, seconds=2.5), before="cccccccccc", spectators=False)

    async def story(store):
        await store.create(laid, written[:2], PLAYING)
        await store.append(laid.table, written[2:], None)
        return await store.opening(laid.table), await store.entries(laid.table), await store.entries(laid.table, 7)

    assert with_store(url, story) == (laid, written, written[7:])


def test_a_table_without_a_clock_is_read_without_one(url):
    async def story(store):
        await store.create(opening(), (), PLAYING)
        return await store.opening("aaaaaaaaaa")

    assert with_store(url, story) == opening()


def test_what_is_written_is_there_when_the_store_is_opened_again(url):
    with_store(url, lambda store: store.create(opening(), [played(1)], PLAYING))
    assert with_store(url, lambda store: store.entries("aaaaaaaaaa")) == [played(1)]


def test_no_table_is_none(url):
    async def story(store):
        return await store.opening("aaaaaaaaaa"), await store.entries("aaaaaaaaaa")

    assert with_store(url, story) == (None, [])


def test_a_second_table_of_the_same_name_is_a_conflict_and_changes_nothing(url):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        with pytest.raises(Conflict):
            await store.create(opening(host="ben"), [played(2)], Summary(status="over", waits_for="", guests=("cy",)))
        assert await store.tables_of("cy") == []
        return await store.opening("aaaaaaaaaa"), await numbers(store)

    assert with_store(url, story) == (opening(), [1])


def test_a_number_that_is_taken_is_a_conflict_and_nothing_of_what_came_with_it_is_written(url):
    async def story(store):
        await store.create(opening(), [played(1), played(2)], PLAYING)
        with pytest.raises(Conflict):
            await store.append(
                "aaaaaaaaaa", [played(3), played(4), played(2)], Summary(**{**AS_DICT, "guests": ("cy",)})
            )
        assert await store.tables_of("cy") == []
        return await numbers(store)

    assert with_store(url, story) == [1, 2]


AS_DICT = {"status": "playing", "waits_for": "person", "guests": ("ann", "ben")}


def test_the_very_same_entry_is_written_once(url):
    async def story(store):
        await store.create(opening(), (), PLAYING)
        await store.append("aaaaaaaaaa", [played(1)], None)
        with pytest.raises(Conflict):
            await store.append("aaaaaaaaaa", [played(1)], None)

    with_store(url, story)


def test_a_key_is_taken_once_from_each_guest_at_each_table(url):
    async def story(store):
        await store.create(opening(), [played(1, key="same-key")], PLAYING)
        await store.create(opening("bbbbbbbbbb"), (), PLAYING)
        with pytest.raises(Conflict):
            await store.append("aaaaaaaaaa", [played(2, key="same-key")], None)
        await store.append("aaaaaaaaaa", [played(2, key="same-key", by="ben"), played(3), played(4)], None)
        await store.append("bbbbbbbbbb", [played(1, key="same-key")], None)
        return await numbers(store)

    assert with_store(url, story) == [1, 2, 3, 4]


def test_nothing_is_written_for_a_table_that_there_is_not(url):
    async def story(store):
        with pytest.raises(ServerFault) as caught:
            await store.append("aaaaaaaaaa", [played(1)], None)
        return caught.value.code

    assert with_store(url, story) == "unknown-table"


def test_of_many_that_are_written_at_once_only_the_guilty_hears_of_a_conflict(url):
    names = [f"table{number:05}" for number in range(100)]

    async def story(store):
        await asyncio.gather(*(store.create(opening(name), [played(1)], PLAYING) for name in names))
        # The first holds the writer up, so that all the others are written in one transaction.
        results = await asyncio.gather(
            *(store.append(name, [played(1 if name == names[50] else 2)], None) for name in names),
            return_exceptions=True,
        )
        assert [name for name, result in zip(names, results) if result] == [names[50]]
        assert isinstance(results[50], Conflict)
        return [await numbers(store, name) for name in names]

    assert with_store(url, story) == [[1] if name == names[50] else [1, 2] for name in names]


def test_what_cannot_be_written_at_all_troubles_nobody_else(url):
    async def story(store):
        await store.create(opening(), (), PLAYING)
        results = await asyncio.gather(
            store.append("aaaaaaaaaa", [played(1)], None),
            store.add_guest("ann", "half a character: \ud800", 1.0),
            store.append("aaaaaaaaaa", [played(2)], None),
            return_exceptions=True,
        )
        assert isinstance(results.pop(1), UnicodeEncodeError)
        assert results == [None, None]
        return await numbers(store)

    assert with_store(url, story) == [1, 2]


def test_whoever_stops_waiting_holds_nobody_up(url):
    async def story(store):
        await store.create(opening(), (), PLAYING)
        tasks = [asyncio.create_task(store.append("aaaaaaaaaa", [played(number)], None)) for number in range(1, 21)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        await store.append("aaaaaaaaaa", [played(21)], None)
        return results[1::2], (await numbers(store))[-1]

    assert with_store(url, story) == ([None] * 10, 21)


def test_of_two_processes_that_want_the_same_number_one_gets_it(url):
    """Two stores are to the database what two processes are."""

    async def story():
        async with opened(url) as one, opened(url) as other:
            await one.create(opening(), (), PLAYING)
            winners = []
            for number in range(1, 101):
                results = await asyncio.gather(
                    one.append("aaaaaaaaaa", [played(number, action="one")], PLAYING),
                    other.append("aaaaaaaaaa", [played(number, action="other")], PLAYING),
                    return_exceptions=True,
                )
                assert {type(result) for result in results} == {type(None), Conflict}
                winners.append("one" if results[0] is None else "other")
            return winners, [written.entry.action for written in await one.entries("aaaaaaaaaa")]

    winners, kept = asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert winners == kept


def test_processes_that_write_to_the_same_tables_in_any_order_do_not_stand_in_each_others_way(url):
    names = [f"table{number:05}" for number in range(40)]

    async def story():
        async with opened(url) as one, opened(url) as other:
            await asyncio.gather(*(one.create(opening(name), (), PLAYING) for name in names))
            seen = dict.fromkeys(names, 0)

            async def player(store, luck):
                for _ in range(150):
                    name = luck.choice(names)
                    mine = seen[name] + 1
                    try:
                        await store.append(name, [played(mine)], Summary(**{**AS_DICT, "waits_for": luck.choice("pb")}))
                    except Conflict:
                        seen[name] = max(seen[name], (await numbers(store, name))[-1])
                    else:
                        seen[name] = max(seen[name], mine)

            await asyncio.gather(*(player((one, other)[n % 2], random.Random(n)) for n in range(8)))
            return [await numbers(one, name) for name in names]

    for found in asyncio.run(asyncio.wait_for(story(), PATIENCE)):
        assert found == list(range(1, len(found) + 1))


def test_processes_that_write_many_tables_at_once_do_not_lock_each_other_out(cluster):
    """Each takes the rows that it wants in the same order, in whatever order they were asked for."""
    url = cluster.url("ring")
    names = [f"table{number:05}" for number in range(40)]

    async def story():
        async with opened(url) as one, opened(url) as other:
            await asyncio.gather(*(one.create(opening(name), (), PLAYING) for name in names))
            luck = random.Random(1)
            for number in range(1, 9):
                racing = [(store, name) for store in (one, other) for name in names]
                luck.shuffle(racing)
                results = await asyncio.gather(
                    *(store.append(name, [played(number)], PLAYING) for store, name in racing), return_exceptions=True
                )
                assert results.count(None) == len(names)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert "deadlock" not in (cluster.folder / "log").read_text()


# --------------------------------------------------------------------------------------------- finding tables


def test_a_guests_tables_come_the_newest_change_first(url):
    async def story(store):
        for at, name in enumerate(("aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd")):
            guests = ("ben",) if name == "cccccccccc" else ("ann", "ben", "ann", "")
            await store.create(opening(name, created=float(at)), (), Summary(**{**AS_DICT, "guests": guests}))
        assert await store.tables_of("ann") == ["dddddddddd", "bbbbbbbbbb", "aaaaaaaaaa"]
        await store.append("aaaaaaaaaa", [played(1, at=10.0)], PLAYING)
        await store.append("bbbbbbbbbb", [played(1, at=11.0), played(2, at=9.0)], None)
        assert await store.tables_of("") == []
        return await store.tables_of("ann"), await store.tables_of("ann", limit=1)

    assert with_store(url, story) == (["aaaaaaaaaa", "bbbbbbbbbb", "dddddddddd"], ["aaaaaaaaaa"])


def test_who_stands_up_no_longer_sits_there(url):
    async def story(store):
        await store.create(opening(), (), PLAYING)
        await store.append("aaaaaaaaaa", [played(1)], Summary(**{**AS_DICT, "guests": ("ben", "cy")}))
        return [await store.tables_of(guest) for guest in ("ann", "ben", "cy")]

    assert with_store(url, story) == [[], ["aaaaaaaaaa"], ["aaaaaaaaaa"]]


def test_without_a_summary_what_is_stored_stays(url):
    async def story(store):
        await store.create(opening(), (), Summary(status="playing", waits_for="bot", guests=("ann",)))
        await store.append("aaaaaaaaaa", [played(1)], None)
        return await store.tables_of("ann"), await store.waiting_for_bots(2e9)

    assert with_store(url, story) == (["aaaaaaaaaa"], ["aaaaaaaaaa"])


def test_tables_where_a_bot_has_not_moved_for_long_are_found(url):
    async def story(store):
        for at, (name, status, waits_for) in enumerate(
            [
                ("idleeeeeee", "playing", "bot"),
                ("justmoved2", "playing", "bot"),
                ("longeridle", "playing", "bot"),
                ("person2222", "playing", "person"),
                ("gathering2", "gathering", "bot"),
                ("over222222", "over", "bot"),
            ]
        ):
            await store.create(
                opening(name, created=float(at)), (), Summary(status=status, waits_for=waits_for, guests=())
            )
        await store.append("justmoved2", [played(1, at=100.0)], None)
        await store.append("idleeeeeee", [played(1, at=49.0)], None)
        return await store.waiting_for_bots(50.0)

    assert with_store(url, story) == ["longeridle", "idleeeeeee"]


def test_tables_whose_clock_runs_are_found(url):
    clock = ClockRule(minutes=1)

    async def story(store):
        for name, ticking, status, waits_for in [
            ("ticking222", clock, "playing", "person"),
            ("noclock222", None, "playing", "person"),
            ("bot2222222", clock, "playing", "bot"),
            ("gathering2", clock, "gathering", "person"),
        ]:
            await store.create(opening(name, clock=ticking), (), Summary(status=status, waits_for=waits_for, guests=()))
        return await store.waiting_on_clock()

    assert with_store(url, story) == ["ticking222"]


# -------------------------------------------------------------------------------------------- guests, carries


def test_a_guest_has_a_name_and_may_change_it(url):
    async def story(store):
        await store.add_guest("ann", "Ann", 1.0)
        await store.add_guest("ann", "Somebody else", 2.0)
        before = await store.guest_name("ann")
        await store.rename("ann", "Änn \N{DRAGON}")
        return before, await store.guest_name("ann"), await store.guest_name("ben")

    assert with_store(url, story) == ("Ann", "Änn \N{DRAGON}", None)


def test_nobody_cannot_be_renamed(url):
    async def story(store):
        with pytest.raises(ServerFault) as caught:
            await store.rename("nobody", "Ann")
        return caught.value.code, await store.guest_name("nobody")

    assert with_store(url, story) == ("no-guest", None)


def test_a_carry_is_taken_once(url):
    async def story(store):
        await store.create(opening(), (), PLAYING)
        await store.add_carry(b"\x00digest", "aaaaaaaaaa", 2, "ann", expires=100.0)
        taken = await asyncio.gather(*(store.take_carry(b"\x00digest", 50.0) for _ in range(5)))
        return sorted(taken, key=bool), await store.take_carry(b"other", 50.0)

    assert with_store(url, story) == ([None] * 4 + [("aaaaaaaaaa", 2, "ann")], None)


def test_a_carry_that_is_too_old_is_gone(url):
    async def story(store):
        await store.create(opening(), (), PLAYING)
        await store.add_carry(b"digest", "aaaaaaaaaa", 2, "ann", expires=100.0)
        await store.add_carry(b"another", "aaaaaaaaaa", 2, "ann", expires=200.0)
        return await store.take_carry(b"digest", 100.5), await store.take_carry(b"another", 100.5)

    assert with_store(url, story) == (None, ("aaaaaaaaaa", 2, "ann"))


# ---------------------------------------------------------------------------------------------- nothing is lost

APPENDING = """
import asyncio, sys
from runabout.server.storage import Store
from runabout.server.entries import Began, Written

async def main():
    store = Store(sys.argv[1])
    await store.start()

    async def player(table):
        number = len(await store.entries(table))
        while True:
            number += 1
            await store.append(table, [Written(number=number, at=0.0, by="", key="", entry=Began())], None)
            sys.stdout.write(f"{table} {number}\\n")
            sys.stdout.flush()

    await asyncio.gather(*(player(table) for table in sys.argv[2:]))

asyncio.run(main())
"""


def test_what_was_acknowledged_outlives_a_killed_process(url):
    names = [f"table{number:05}" for number in range(5)]
    with_store(url, lambda store: asyncio.gather(*(store.create(opening(name), (), PLAYING) for name in names)))
    luck = random.Random(7)
    for _ in range(4):
        process = subprocess.Popen(
            [sys.executable, "-c", APPENDING, url, *names], stdout=subprocess.PIPE, text=True, bufsize=1
        )
        acknowledged = {}
        for _ in range(luck.randrange(50, 500)):
            name, number = process.stdout.readline().split()
            acknowledged[name] = int(number)
        os.kill(process.pid, signal.SIGKILL)
        for line in process.stdout.read().splitlines():  # what it had said, but for half a line at its end
            name, _, number = line.partition(" ")
            acknowledged[name] = max(acknowledged.get(name, 0), int(number or 0))
        process.stdout.close()
        process.wait()

        async def story(store, acknowledged=acknowledged):
            for name, number in acknowledged.items():
                found = await numbers(store, name)
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= number

        with_store(url, story)


def test_what_is_under_way_is_written_before_the_store_closes_and_nothing_after(url):
    async def story():
        store = Store(url)
        await store.start()
        await store.create(opening(), (), PLAYING)
        tasks = [asyncio.create_task(store.append("aaaaaaaaaa", [played(number)], None)) for number in range(1, 51)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 50
        with pytest.raises(ServerFault) as caught:
            await store.append("aaaaaaaaaa", [played(51)], None)
        return caught.value.code

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == "stopping"
    assert with_store(url, numbers) == list(range(1, 51))


def test_the_event_loop_goes_on_while_the_database_works(url):
    async def story(store):
        beats = 0

        async def heart():
            nonlocal beats
            while True:
                beats += 1
                await asyncio.sleep(0)

        beating = asyncio.create_task(heart())
        await store.create(opening(), (), PLAYING)
        beats = 0
        await store.append("aaaaaaaaaa", [played(number) for number in range(1, 3001)], None)
        while_writing, beats = beats, 0
        await store.entries("aaaaaaaaaa")
        beating.cancel()
        return while_writing, beats

    while_writing, while_reading = with_store(url, story)
    assert while_writing > 1
    assert while_reading > 1


# ------------------------------------------------------------------------------------------- trouble with SQLite


def test_another_writer_is_waited_for(tmp_path):
    path = tmp_path / "tables.db"

    async def story(store):
        await store.create(opening(), (), PLAYING)
        other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        task = asyncio.create_task(store.append("aaaaaaaaaa", [played(1)], None))
        await asyncio.sleep(0.3)
        assert not task.done()
        assert await numbers(store) == []  # readers do not wait
        other.execute("COMMIT")
        other.close()
        await task
        return await numbers(store)

    assert with_store(f"sqlite:///{path}", story) == [1]


@pytest.mark.parametrize(("chosen", "stored"), [("normal", 1), ("full", 2)])
def test_a_host_chooses_how_safe_sqlite_is(tmp_path, chosen, stored):
    async def story():
        async with opened(f"sqlite:///{tmp_path}/tables.db", synchronous=chosen) as store:
            with store._writing.connect() as connection:
                return [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
                ]

    assert asyncio.run(story()) == [stored, "wal", 1, 30000]


def test_a_full_disk_is_told_and_passes(tmp_path):
    async def story(store):
        await store.create(opening(), (), PLAYING)

        @event.listens_for(store._writing, "begin")
        def no_room(connection):
            connection.exec_driver_sql("PRAGMA max_page_count=1")

        with pytest.raises(ServerFault) as caught:
            await store.append("aaaaaaaaaa", [played(number) for number in range(1, 3000)], None)
        event.remove(store._writing, "begin", no_room)
        with store._writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count=1000000")
        await store.append("aaaaaaaaaa", [played(1)], None)
        return caught.value.code, await numbers(store)

    assert with_store(f"sqlite:///{tmp_path}/tables.db", story) == ("not-ready", [1])


def test_other_databases_are_refused_with_the_settings_name_and_no_password():
    for url in ("mysql://ann:pw@host/x", "sqlite://", "nonsense pw"):
        with pytest.raises(BadSetting, match="database_url: expected sqlite:///PATH or postgresql://") as caught:
            Store(url)
        assert "pw" not in str(caught.value)


# --------------------------------------------------------------------------------------- trouble with PostgreSQL


def test_a_database_that_comes_back_is_used_again(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        await store.ping()
        await asyncio.to_thread(cluster.stop)
        try:
            for call in (
                lambda: store.append("aaaaaaaaaa", [played(2)], PLAYING),
                lambda: store.entries("aaaaaaaaaa"),
                store.ping,
            ):
                with pytest.raises(ServerFault) as caught:
                    await call()
                assert caught.value.code == "not-ready"
        finally:
            await asyncio.to_thread(cluster.start)
        await store.ping()
        await store.append("aaaaaaaaaa", [played(2)], PLAYING)
        return await numbers(store)

    assert with_store(cluster.url("restart"), story) == [1, 2]


def test_a_restart_in_between_is_not_noticed(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        await store.append("aaaaaaaaaa", [played(2)], PLAYING)
        return await numbers(store)

    assert with_store(cluster.url("restart"), story) == [1, 2]


def cut(cluster, connection):
    """Break the line that a connection of SQLAlchemy's uses."""
    backend = connection.connection.dbapi_connection.info.backend_pid
    with cluster.connect("postgres") as other:
        assert other.execute("SELECT pg_terminate_backend(%s, 5000)", [backend]).fetchone() == (True,)


def test_a_line_that_breaks_before_the_commit_is_mended_and_it_is_written_once(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        cuts = []

        @event.listens_for(store._writing, "before_cursor_execute")
        def break_once(connection, cursor, statement, parameters, context, executemany):
            if statement.startswith("INSERT INTO moves") and not cuts:
                cuts.append(1)
                cut(cluster, connection)

        await store.append("aaaaaaaaaa", [played(2)], PLAYING)
        assert cuts
        return await numbers(store)

    assert with_store(cluster.url("cut"), story) == [1, 2]


def test_a_line_that_breaks_behind_the_commit_does_not_make_a_conflict_of_what_was_written(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        cuts = []

        @event.listens_for(store._writing, "commit")
        def break_once(connection):
            if not cuts:
                cuts.append(1)
                connection.connection.dbapi_connection.commit()
                cut(cluster, connection)
                connection.exec_driver_sql("SELECT 1")  # what the answer to the commit would have met

        results = await asyncio.gather(
            store.append("aaaaaaaaaa", [played(2, action="mine")], PLAYING),
            return_exceptions=True,
        )
        assert cuts
        return results, await numbers(store)

    assert with_store(cluster.url("cut"), story) == ([None], [1, 2])


def test_a_line_that_breaks_does_not_hide_a_conflict(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        cuts = []

        @event.listens_for(store._writing, "before_cursor_execute")
        def break_once(connection, cursor, statement, parameters, context, executemany):
            if statement.startswith("INSERT INTO moves") and not cuts:
                cuts.append(1)
                cut(cluster, connection)

        with pytest.raises(Conflict):
            await store.append("aaaaaaaaaa", [played(1, action="another")], PLAYING)
        assert cuts

    with_store(cluster.url("cut"), story)


def test_a_write_that_another_process_holds_up_waits_for_it(cluster):
    url = cluster.url("held")
    database = url.split("/")[3].split("?")[0]

    async def story(store):
        await store.create(opening(), (), PLAYING)
        with cluster.connect(database) as other:
            other.execute("BEGIN")
            other.execute(
                "INSERT INTO moves (table_id, number, at, by, key, body) VALUES ('aaaaaaaaaa', 1, 0, '', '', '{}')"
            )
            task = asyncio.create_task(store.append("aaaaaaaaaa", [played(1)], PLAYING))
            await asyncio.sleep(0.3)
            assert not task.done()
            other.execute("ROLLBACK")
            await task
        return await numbers(store)

    assert with_store(url, story) == [1]


def test_nobody_waits_for_ever_for_a_database_that_is_stuck(cluster, monkeypatch):
    from runabout.server.storage import store as module

    monkeypatch.setattr(module, "PING_SECONDS", 0.2)

    async def story(store):
        answered = threading.Event()

        @event.listens_for(store._reading, "before_cursor_execute")
        def hang(*_):
            answered.wait(PATIENCE)

        with pytest.raises(ServerFault) as caught:
            await store.ping()
        answered.set()
        return caught.value.code

    assert with_store(cluster.url("stuck"), story) == "not-ready"


def test_a_statement_that_takes_for_ever_is_ended_by_the_database(cluster):
    async def story(store):
        with store._writing.connect() as connection:
            return connection.execute(text("SHOW statement_timeout")).scalar()

    assert with_store(cluster.url("limits"), story) == "30s"


def test_times_keep_their_microseconds(url):
    now = time.time()

    async def story(store):
        await store.create(opening(created=now), [played(1, at=now)], PLAYING)
        return (await store.opening("aaaaaaaaaa")).created, (await store.entries("aaaaaaaaaa"))[0].at

    assert with_store(url, story) == (now, now)
