"""Carrying a seat to another device."""

from __future__ import annotations

from runabout.server.live_messages import TableNews, ViewNews
from tests.server.rooms import Clock, Room, g, refused, story


def token(path: str) -> str:
    """What stands behind /carry/."""
    assert path.startswith("/carry/")
    return path.removeprefix("/carry/")


@story
async def test_a_seat_is_carried_once(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()
    old, phone = await room.look(table, "Ann"), await room.look(table, "Phone")
    link = await room.commands.carry(table, g("Ann"), 0)
    carried = await room.commands.take_carried(token(link.path), g("Phone"))
    assert (carried.table, carried.seat) == (table, 0)
    await refused(room.commands.take_carried(token(link.path), g("Phone")), "used")
    await refused(room.commands.take_carried(token(link.path), g("Eve")), "used")
    assert phone.last(ViewNews).view.seat == 0
    assert phone.last(ViewNews).again
    assert phone.last(TableNews).table.seats[0].name == "Ann"
    assert old.last(ViewNews).view.seat == -1
    await refused(room.view(table, "Ann", 0), "not-yours")
    room.bots.go.set()
    while await room.turn(table) != "Phone":
        await room.play_on(table, 1)
    await refused(room.play(table, "Ann", "pass"), "not-yours")
    await room.play(table, "Phone", 0)


@story
async def test_a_link_taken_on_the_same_device_changes_nothing(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    number = room.now(table).number
    link = await room.commands.carry(table, g("Ann"), 0)
    await room.commands.take_carried(token(link.path), g("Ann"))
    assert (await room.info(table, "Ann")).seats[0].mine
    assert not any(one.number > number and one.by == g("Ann") for one in room.ledger.written(table))


@story
async def test_a_link_is_good_for_some_minutes(room: Room, monkeypatch):
    clock = Clock()
    monkeypatch.setattr("time.time", clock)
    table = await room.lay("Ann", "Ben", "bot")
    link = await room.commands.carry(table, g("Ann"), 0)
    assert link.expires > clock.now
    clock.now = link.expires - 1
    await room.commands.take_carried(token(link.path), g("Phone"))
    link = await room.commands.carry(table, g("Phone"), 0)
    clock.now = link.expires + 1
    await refused(room.commands.take_carried(token(link.path), g("Ann")), "used")


@story
async def test_a_new_link_replaces_the_one_before(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    links = [await room.commands.carry(table, g("Ann"), 0) for _ in range(2)]
    await refused(room.commands.take_carried(token(links[0].path), g("Phone")), "used")
    await room.commands.take_carried(token(links[1].path), g("Phone"))


@story
async def test_a_link_dies_with_its_giver_s_seat(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()
    link = await room.commands.carry(table, g("Ann"), 0)
    await room.commands.leave(table, g("Ann"), 0, resign=False)
    await refused(room.commands.take_carried(token(link.path), g("Phone")), "used")
    await room.commands.relieve(table, g("Ann"), "Ann", 0)
    await refused(room.commands.take_carried(token(link.path), g("Phone")), "used")
    link = await room.commands.carry(table, g("Ann"), 0)
    await room.commands.take_carried(token(link.path), g("Phone"))


@story
async def test_one_carries_one_s_own_seat_only(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    for name, seat in (("Ann", 1), ("Ann", 2), ("Eve", 0)):
        await refused(room.commands.carry(table, g(name), seat), "not-yours")
    for made_up in ("", "x" * 32, "\x00", "ä"):
        await refused(room.commands.take_carried(made_up, g("Eve")), "used")


@story
async def test_the_link_is_not_kept_as_it_is(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    link = await room.commands.carry(table, g("Ann"), 0)
    assert token(link.path).encode() not in b"".join(room.ledger.carries)
    assert token(link.path) not in str(room.ledger.lists)


@story
async def test_a_seat_is_carried_while_the_table_gathers_and_when_the_game_is_over(room: Room):
    table = await room.lay("Ann", "open", "bot", start=False)
    await room.commands.take_carried(token((await room.commands.carry(table, g("Ann"), 0)).path), g("Phone"))
    assert (await room.info(table, "Phone")).seats[0].mine
    played = await room.lay("Ann", "bot", "bot")
    await room.play_on(played)
    await room.commands.take_carried(token((await room.commands.carry(played, g("Ann"), 0)).path), g("Phone"))
    assert (await room.info(played, "Phone")).seats[0].mine
