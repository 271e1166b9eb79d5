import asyncio
import random
import time

import pytest

from runabout.server.entries import (
    Began,
    CarriedOver,
    Left,
    Played,
    Relieved,
    Rematched,
    Sat,
    Summary,
    UndoAnswered,
    UndoAsked,
    Written,
)
from runabout.server.errors import Conflict, ServerFault
from runabout.server.messages.tables import ClockRule
from runabout.server.storage.store import KeptGuest
from tests.patience import PATIENCE
from tests.server.stores import AS_DICT, PLAYING, numbers, opened, opening, played, with_store

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


def test_a_caller_that_stops_waiting_delays_no_other(url):
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
                ("withpeople", "playing", "bot"),
                ("person2222", "playing", "person"),
                ("gathering2", "gathering", "bot"),
                ("over222222", "over", "bot"),
            ]
        ):
            await store.create(
                opening(name, created=float(at)),
                (),
                Summary(status=status, waits_for=waits_for, guests=("ann",) * (name == "withpeople")),
            )
        await store.append("justmoved2", [played(1, at=100.0)], None)
        await store.append("idleeeeeee", [played(1, at=49.0)], None)
        await store.append("longeridle", [played(1, at=9000.0)], None)  # its clock has been put back since
        return await store.waiting_for_bots(50.0), await store.waiting_for_bots(50.0, latest=160.0)

    assert with_store(url, story) == (["withpeople", "idleeeeeee"], ["withpeople", "longeridle", "idleeeeeee"])


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
        before = await store.guest("ann")
        await store.rename("ann", "Änn \N{DRAGON}")
        return before, await store.guest("ann"), await store.guest("ben")

    kept = KeptGuest("Ann", series=0, is_banned=False)
    assert with_store(url, story) == (kept, kept._replace(name="Änn \N{DRAGON}"), None)


def test_nobody_cannot_be_renamed(url):
    async def story(store):
        with pytest.raises(ServerFault) as caught:
            await store.rename("nobody", "Ann")
        return caught.value.code, await store.guest("nobody")

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
        await store.add_carry(b"digest", "aaaaaaaaaa", 1, "ann", expires=100.0)
        await store.add_carry(b"another", "aaaaaaaaaa", 2, "ann", expires=200.0)
        return await store.take_carry(b"digest", 100.5), await store.take_carry(b"another", 100.5)

    assert with_store(url, story) == (None, ("aaaaaaaaaa", 2, "ann"))


def test_the_newest_carry_of_a_seat_is_the_only_one(url):
    async def story(store):
        await store.create(opening(), (), PLAYING)
        for digest, seat in ((b"old", 2), (b"other seat", 1), (b"new", 2)):
            await store.add_carry(digest, "aaaaaaaaaa", seat, "ann", expires=100.0)
        return [await store.take_carry(digest, 50.0) for digest in (b"old", b"other seat", b"new")]

    assert with_store(url, story) == [None, ("aaaaaaaaaa", 1, "ann"), ("aaaaaaaaaa", 2, "ann")]


def test_times_keep_their_microseconds(url):
    now = time.time()

    async def story(store):
        await store.create(opening(created=now), [played(1, at=now)], PLAYING)
        return (await store.opening("aaaaaaaaaa")).created, (await store.entries("aaaaaaaaaa"))[0].at

    assert with_store(url, story) == (now, now)
