"""Leaving a game, giving a seat up, and taking one back from its bot."""

from __future__ import annotations

from runabout.server.live_messages import TableNews, ViewNews
from tests.server.rooms import Inbox, Room, g, refused, story


def note(inbox: Inbox) -> str:
    """The newest thing that happened at the table, as it was told."""
    return [event.text for event in inbox.last(ViewNews).events if event.kind.startswith("table.")][-1]


@story
async def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()
    ben = await room.look(table, "Ben")
    info = await room.commands.leave(table, g("Ann"), 0, resign=False)
    seat = info.seats[0]
    assert (seat.kind, seat.level, seat.mine, seat.vacated, seat.relievable) == ("bot", "random", False, True, True)
    assert seat.name not in ("Ann", "Ben", info.seats[2].name)
    assert note(ben) == f"Ann leaves the table; {seat.name} plays on."
    assert not ben.last(TableNews).table.seats[0].relievable
    for name in ("Ben", "Eve"):
        await refused(room.commands.relieve(table, g(name), name, 0), "not-yours")
    info = await room.commands.relieve(table, g("Ann"), "Anna", 0)
    assert (info.seats[0].kind, info.seats[0].name, info.seats[0].mine) == ("person", "Anna", True)
    assert not info.seats[0].vacated
    assert note(ben) == f"Anna takes the seat of {seat.name}."
    assert (await room.commands.relieve(table, g("Ann"), "Ann", 0)).number == info.number  # once is enough
    room.bots.go.set()
    await room.play_on(table)
    assert (await room.info(table, "Ann")).status == "over"


@story
async def test_a_seat_given_up_may_be_taken_by_anybody_without_one(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()
    eve, ben = await room.look(table, "Eve"), await room.look(table, "Ben")
    info = await room.commands.leave(table, g("Ann"), 0, resign=True)
    assert note(eve) == f"Ann gives up the seat; {info.seats[0].name} plays on."
    assert eve.last(TableNews).table.seats[0].relievable
    assert not ben.last(TableNews).table.seats[0].relievable
    await refused(room.commands.relieve(table, g("Ben"), "Ben", 0), "not-yours")
    info = await room.commands.relieve(table, g("Eve"), "Eve", 0)
    assert info.seats[0].mine
    assert eve.last(ViewNews).view.seat == 0
    assert eve.last(ViewNews).again
    await refused(room.commands.relieve(table, g("Ann"), "Ann", 0), "not-yours")


@story
async def test_a_bot_s_own_seat_cannot_be_taken(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    await refused(room.commands.relieve(table, g("Eve"), "Eve", 1), "not-yours")
    await refused(room.commands.relieve(table, g("Ann"), "Ann", 1), "not-yours")


@story
async def test_one_leaves_from_one_s_own_seat_only(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    for seat in (1, 2):
        await refused(room.commands.leave(table, g("Ann"), seat, resign=False), "not-yours")
    await refused(room.commands.leave(table, g("Eve"), 0, resign=False), "not-yours")
    room.bots.hold()
    await room.commands.leave(table, g("Ann"), 0, resign=False)
    await refused(room.commands.leave(table, g("Ann"), 0, resign=True), "not-yours")


@story
async def test_where_all_leave_the_bots_play_to_the_end(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    inbox = await room.look(table, "Eve")
    await room.commands.leave(table, g("Ann"), 0, resign=False)
    await room.commands.leave(table, g("Ben"), 1, resign=True)
    await room.play_on(table)
    assert inbox.last(TableNews).table.status == "over"
    await refused(room.commands.relieve(table, g("Ann"), "Ann", 0), "not-playing")


@story
async def test_who_leaves_is_shown_no_more_than_who_watches(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()
    ann = await room.look(table, "Ann")
    assert ann.last(ViewNews).view.seat == 0
    await room.commands.leave(table, g("Ann"), 0, resign=False)
    last = ann.last(ViewNews)
    assert last.view.seat == -1
    assert last.again
    eve = await room.look(table, "Eve")
    assert eve.last(ViewNews).events == last.events
    await refused(room.view(table, "Ann", 0), "not-yours")
    await refused(room.replay(table, "Ann", 0, 0, 9), "not-yours")


@story
async def test_a_guest_who_shares_a_device_leaves_seat_by_seat(room: Room):
    table = await room.lay("Ann", "Ann+Bea", "bot")
    room.bots.hold()
    inbox = await room.look(table, "Ann", 1)
    info = await room.commands.leave(table, g("Ann"), 1, resign=False)
    assert [seat.mine for seat in info.seats] == [True, False, False]
    assert inbox.last(ViewNews).view.seat == 0
    info = await room.commands.relieve(table, g("Ann"), "Bea", 1)
    assert [seat.mine for seat in info.seats] == [True, True, False]


@story
async def test_who_leaves_a_private_table_is_told_so_and_can_come_back(room: Room):
    table = await room.lay("Ann", "Ben", "bot", spectators=False)
    room.bots.hold()
    ben = await room.look(table, "Ben")
    info = await room.commands.leave(table, g("Ben"), 1, resign=False)  # not the host, who may look on anyway
    assert info.seats[1].relievable
    assert ben.last(ViewNews).view.seat == -1
    assert (await room.info(table, "Ben")).seats[1].relievable
    assert (await room.commands.relieve(table, g("Ben"), "Ben", 1)).seats[1].mine


@story
async def test_a_seat_given_up_at_a_private_table_is_for_those_who_may_look(room: Room):
    table = await room.lay("Ann", "Ben", "bot", spectators=False)
    room.bots.hold()
    await room.commands.leave(table, g("Ben"), 1, resign=True)
    await refused(room.commands.relieve(table, g("Eve"), "Eve", 1), "private")
    assert (await room.info(table, "Ben")).seats[1].relievable
    await room.commands.relieve(table, g("Ben"), "Ben", 1)


@story
async def test_a_left_table_is_still_in_its_person_s_list(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()
    await room.commands.leave(table, g("Ben"), 1, resign=False)
    assert [info.id for info in (await room.queries.tables(g("Ben"))).tables] == [table]


@story
async def test_nobody_plays_two_hands_by_taking_a_seat_that_was_given_up(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    commands = room.commands
    await commands.leave(table, g("Ann"), 0, resign=False)  # she may come back, and knows her hand
    await commands.leave(table, g("Ben"), 1, resign=True)
    for _ in range(2):
        fault = await refused(commands.relieve(table, g("Ann"), "Ann", 1), "not-yours")
        assert fault.reason == "two-hands"
        assert not (await room.info(table, "Ann")).seats[1].relievable
        if room.now(table).chairs[0].vacated == "left":
            await commands.relieve(table, g("Ann"), "Ann", 0)
            await commands.leave(table, g("Ann"), 0, resign=True)
    assert (await commands.relieve(table, g("Ben"), "Ben", 1)).seats[1].mine
    await refused(commands.relieve(table, g("Ben"), "Ben", 0), "not-yours")
    assert (await commands.relieve(table, g("Eve"), "Eve", 0)).seats[0].mine


@story
async def test_seats_that_share_a_screen_since_the_opening_go_together(room: Room):
    table = await room.lay("Ann", "Ann+Bea", "Cid")
    commands = room.commands
    for seat in (0, 1):
        link = await commands.carry(table, g("Ann"), seat)
        await commands.take_carried(link.path.removeprefix("/carry/"), g("Phone"))
    assert room.now(table).seats_of(g("Phone")) == [0, 1]
    await commands.leave(table, g("Phone"), 0, resign=True)
    assert (await commands.relieve(table, g("Phone"), "Ann", 0)).seats[0].mine
    link = await commands.carry(table, g("Cid"), 2)
    fault = await refused(commands.take_carried(link.path.removeprefix("/carry/"), g("Phone")), "not-yours")
    assert fault.reason == "two-hands"
    assert room.now(table).seats_of(g("Cid")) == [2]
