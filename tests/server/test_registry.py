"""What a process believes of a table that others write to, too."""

from __future__ import annotations

import asyncio
import random

import pytest

from runabout.server.entries import Played, UndoAsked
from runabout.server.errors import ServerFault
from runabout.server.live_messages import TableNews, ViewNews
from runabout.server.messages.tables import Move, SeatChange
from runabout.server.tables.live_table import Viewpoint
from tests.server.lists import as_told, by_another, check, nothing
from tests.server.rooms import Room, g, refused, settled, story

# ------------------------------------------------------------------------------------------ put away


@story
async def test_a_table_put_away_and_read_again_is_the_same(room: Room):
    table = await room.lay("Ann", "Ben", "bot", game="road-runner")
    await room.play_on(table, 7)
    await room.turn(table)
    before = as_told(room.now(table))
    room.registry.forget(room.live(table))
    assert table not in room.registry.live
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
    await again.close()


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
        commands = here.commands
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
                await commands.ask_undo(table, g(name), f"undo-{dice.random()}")
            elif deed == 8:
                await commands.answer_undo(table, g(name), dice.random() < 0.7, f"answer-{dice.random()}")
            elif deed == 9:
                await commands.leave(table, g(name), seat, resign=dice.random() < 0.5)
            elif deed == 10:
                await commands.relieve(table, g(name), name, seat)
            elif deed == 11:
                links.append((await commands.carry(table, g(name), seat)).path.removeprefix("/carry/"))
            elif deed == 12 and links:
                await commands.take_carried(links.pop(), g(name))
            elif deed == 13:
                await commands.sit(table, g(name), name, seat)
            elif deed == 14:
                await commands.change_seat(table, g("Ann"), seat, SeatChange(kind=dice.choice(("bot", "open"))))
            else:
                await commands.begin(table, g("Ann"))
            done += 1
        except ServerFault as fault:
            if fault.code in ("not-ready", "malformed"):
                raise
        if dice.random() < 0.1:
            here.registry.live.pop(table, None)
    assert done > 2
    for here in rooms:
        await here.automation.close()
    for here in rooms:
        await here.info(table, "Ann")
        await here.registry.catch_up(here.live(table))
        check(here, table)
    await rooms[1].close()


# ------------------------------------------------------------------------------------------ another was first


@story
async def test_where_another_process_was_first_the_move_is_stale_and_all_is_told(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    other = room.another()
    name = await room.turn(table)
    inbox = await other.look(table, name)
    first = await room.play(table, name, "pass")
    number = first.number - 1
    fault = await refused(
        other.commands.play(table, g(name), Move(key="another-key", number=number, action="pass")), "stale"
    )
    assert fault.number >= first.number
    assert inbox.last(ViewNews).view.number >= first.number
    assert all(one.key != "another-key" for one in room.ledger.written(table))
    check(other, table)
    await other.close()


@story
async def test_two_clients_race_for_the_same_move_at_two_processes_and_one_wins(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    other = room.another()
    name = await room.turn(table)
    await other.info(table, name)
    number = room.now(table).number
    results = await asyncio.gather(
        room.commands.play(table, g(name), Move(key="one-window", number=number, action="pass")),
        other.commands.play(table, g(name), Move(key="another-window", number=number, action="pass")),
        return_exceptions=True,
    )
    faults = [one for one in results if isinstance(one, ServerFault)]
    assert [fault.code for fault in faults] == ["stale"]
    assert sum(one.key in ("one-window", "another-window") for one in room.ledger.written(table)) == 1
    await other.close()


@story
async def test_a_move_that_another_process_has_played_under_its_key_is_done(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    other = room.another()
    name = await room.turn(table)
    await other.info(table, name)
    move = Move(key="the-same-key", number=room.now(table).number, action="pass")
    first = await room.commands.play(table, g(name), move)
    assert await other.commands.play(table, g(name), move) == first
    assert sum(one.key == "the-same-key" for one in room.ledger.written(table)) == 1
    await other.close()


@story
async def test_what_another_process_wrote_that_changes_nothing_for_a_deed_does_not_hinder_it(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    asker, name = await room.two_turns(table)
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
    room.bots.hold()
    while not room.now(table).is_bot(room.now(table).to_act):
        await room.play(table, await room.turn(table), "pass")
    match = room.now(table).match
    by_another(room, table, entry=Played(seat=match.seat, action=match.legal()[0].text))
    info = await room.commands.leave(table, g("Ann"), 0, resign=False)
    assert info.seats[0].vacated
    check(room, table)


@story
async def test_news_of_another_process_is_caught_up_with(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    other = room.another()
    inbox = await other.look(table, "Eve")
    name = await room.turn(table)
    moved = await room.play(table, name, "pass")
    await room.turn(table)
    assert room.told[-1] == (table, room.now(table).number)
    inbox.forget()
    await other.registry.hear(table, room.now(table).number)
    assert other.now(table).number == room.now(table).number
    assert inbox.last(ViewNews).events[0].number == moved.number
    raw = len(inbox.raw)
    await other.registry.hear(table, moved.number)
    await other.registry.hear("aaaaaaaaaa", 5)
    assert len(inbox.raw) == raw
    await other.close()


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
    inbox = await watching.look(table, "Ben", since=moved.number)
    assert inbox.last(ViewNews).view.number == moved.number
    assert not inbox.last(ViewNews).again
    name = await room.turn(table)
    action = (await room.view(table, name)).view.actions[0].text
    await playing.commands.play(table, g(name), Move(key="moved-over", number=moved.number, action=action))
    for other in others:
        await other.close()


@story
async def test_a_view_from_another_process_shows_what_was_acknowledged_before_any_message_of_it_came(room: Room):
    # The entry that was acknowledged has not been seen, so `since` does not tell of it.
    table = await room.lay("Ann", "Ben", "Cid")
    looking, watching = (room.another(redis_url="redis://nowhere") for _ in range(2))
    for other in (looking, watching):
        await other.info(table, "Ann")
    seen = room.now(table).number
    moved = await room.play(table, await room.turn(table), "pass")
    assert looking.now(table).number == watching.now(table).number == seen
    assert (await looking.view(table, "Ann", since=seen)).view.number == moved.number
    inbox = await watching.look(table, "Ben", since=seen)
    assert [one.view.number for one in inbox.of(ViewNews)] == [moved.number]
    for other in (looking, watching):
        await other.close()


# ------------------------------------------------------------------------------------------ nothing early


@story
async def test_nothing_is_told_before_the_database_has_it(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    inbox, other = await room.look(table, name), await room.look(table, "Eve")
    number, come, go = room.now(table).number, asyncio.Event(), asyncio.Event()

    async def slow(table: str, entries) -> None:
        come.set()
        await go.wait()

    room.ledger.before = slow
    deed = asyncio.create_task(room.play(table, name, "pass"))
    await come.wait()
    inbox.forget()
    other.session.close()  # somebody goes meanwhile, which those who stay are told of
    asked = [asyncio.create_task(room.look(table, "Ben")), asyncio.create_task(room.info(table, "Ben"))]
    await asyncio.sleep(0.02)
    told = [one.view.number for one in inbox.of(ViewNews)] + [one.table.number for one in inbox.of(TableNews)]
    assert all(one <= number for one in told)
    assert not any(one.done() for one in asked)
    go.set()
    assert (await deed).number == number + 1
    await asyncio.gather(*asked)
    assert inbox.last(ViewNews).view.number == number + 1
    assert inbox.last(TableNews).table.watching == 0


@story
async def test_a_subscriber_misses_nothing_where_another_process_was_first(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    name = await room.turn(table)
    inbox, other = await room.look(table, name), await room.look(table, "Eve")
    seat, number = room.now(table).to_act, room.now(table).number

    async def second(table: str, entries) -> None:
        room.ledger.before = nothing
        other.session.close()
        by_another(room, table, by=g(name), key="over-there", entry=Played(seat=seat, action="pass"))

    room.ledger.before = second
    inbox.forget()
    legal = (await room.view(table, name)).view.actions[0].text
    await refused(room.play(table, name, legal), "stale")
    await settled()
    events = [event for news in inbox.of(ViewNews) for event in news.events]
    assert {event.number for event in events} == {number + 1}
    assert events[0].kind.startswith("passed")
    check(room, table)


@story
async def test_every_request_reads_what_another_process_has_acknowledged(room: Room):
    shared = {"redis_url": "redis://nowhere"}  # no message of the other process ever comes
    here, there = room.another(**shared), room.another(**shared)
    table = await here.lay("Ann", "open", "open")
    await there.info(table, "Ann")
    await here.commands.sit(table, g("Ben"), "Ben", 1)
    assert (await there.info(table, "Ann")).seats[1].name == "Ben"
    await here.commands.sit(table, g("Cid"), "Cid", 2)
    await there.commands.begin(table, g("Ann"))
    assert (await here.info(table, "Ben")).status == "playing"
    name = await here.turn(table)
    done = await there.play(table, name, "pass")
    shown = await here.queries.replay(Viewpoint(table, g("Ben")), 0, 10)
    assert shown.steps == 1
    seat = there.now(table).match.steps[0].seat
    await here.commands.leave(table, g(name), seat, resign=False)
    assert (await there.commands.relieve(table, g(name), name, seat)).seats[seat].mine
    assert here.now(table).number == done.number + 1 == there.now(table).number - 1
