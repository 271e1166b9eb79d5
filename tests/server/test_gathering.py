"""A table before its game: laid, seats taken and left, begun."""

from __future__ import annotations

import pytest

from runabout.server.messages.tables import ClockRule, Move, NewTable, SeatChange, SeatWish
from tests.server.rooms import Room, g, refused, story

PERSON, OPEN, BOT = SeatWish(kind="person"), SeatWish(kind="open"), SeatWish(kind="bot")


@story
async def test_a_table_is_set_up_as_it_was_wished_for(room: Room):
    wish = NewTable(
        game="road-runner",
        seats=(PERSON, OPEN, SeatWish(kind="bot", level="greedy"), BOT),
        options={"dealt": "7", "auto-pass": "off"},
        spectators=False,
        clock=ClockRule(minutes=5, seconds=10),
    )
    info = await room.commands.create(g("Ann"), "Ann", wish)
    assert (info.status, info.number, info.to_act, info.host) == ("gathering", 4, -1, True)
    assert [seat.kind for seat in info.seats] == ["person", "open", "bot", "bot"]
    assert [seat.level for seat in info.seats] == ["", "", "greedy", "random"]
    assert info.seats[0].name == "Ann"
    assert info.seats[0].mine
    assert len({seat.name for seat in info.seats}) == 4
    assert (info.options["dealt"], info.options["auto_pass"], info.options["drawn"]) == ("7", "off", "1")
    assert (info.spectators, info.clock, info.seats[0].seconds) == (False, wish.clock, 300)
    assert len(info.id) == 10


@story
async def test_a_table_without_an_open_seat_can_begin_at_once(room: Room):
    wish = NewTable(game="road-runner", seats=(PERSON, BOT, BOT), start=True)
    assert (await room.commands.create(g("Ann"), "Ann", wish)).status == "playing"
    await refused(
        room.commands.create(g("Ann"), "Ann", NewTable(game="road-runner", seats=(PERSON, OPEN, BOT), start=True)),
        "not-full",
    )


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (NewTable(game="chess", seats=(PERSON, BOT)), "unknown-game"),
        (NewTable(game="road-runner", seats=(PERSON,)), "bad-seats"),
        (NewTable(game="road-runner", seats=(PERSON, BOT, BOT), options={"speed": "9"}), "bad-option"),
        (NewTable(game="road-runner", seats=(PERSON, BOT, BOT), options={"dealt": "90"}), "bad-option"),
        (NewTable(game="road-runner", seats=(PERSON, BOT, SeatWish(kind="bot", level="genius"))), "bad-option"),
    ],
)
@story
async def test_a_table_that_cannot_be_is_not_set_up(room: Room, wish: NewTable, code: str):
    await refused(room.commands.create(g("Ann"), "Ann", wish), code)
    assert not room.ledger.openings


@story
async def test_where_the_server_takes_no_spectators_no_table_does(room: Room):
    room = room.another(spectators=False)
    table = await room.lay("Ann", "bot", "bot")
    assert not (await room.info(table, "Ann")).spectators
    await refused(room.view(table, "Eve"), "private")


@story
async def test_people_sit_down_stand_up_and_begin(room: Room):
    table = await room.lay("Ann", "open", "open", start=False)
    commands = room.commands
    assert (await commands.sit(table, g("Ben"), "Ben", 1)).seats[1].mine
    assert (await commands.sit(table, g("Ben"), "Ben", 1)).number == 4  # again changes nothing
    await refused(commands.sit(table, g("Ben"), "Ben", 2), "taken")
    await refused(commands.sit(table, g("Cid"), "Cid", 1), "taken")
    await refused(commands.sit(table, g("Ben"), "Ben", 0), "taken")
    await refused(commands.stand(table, g("Cid"), 1), "not-yours")
    assert (await commands.stand(table, g("Ben"), 1)).seats[1].kind == "open"
    await commands.sit(table, g("Cid"), "Cid", 1)
    fault = await refused(commands.begin(table, g("Ann")), "not-full")
    assert (fault.facts, str(fault)) == ({"open": 1}, "A seat is still open: wait for somebody, or seat a bot.")
    await commands.sit(table, g("Ben"), "Ben", 2)
    await refused(commands.begin(table, g("Ben")), "not-yours")
    assert (await commands.begin(table, g("Ann"))).status == "playing"
    await refused(commands.begin(table, g("Ann")), "not-gathering")
    await refused(commands.stand(table, g("Ben"), 2), "not-gathering")
    await refused(commands.sit(table, g("Dot"), "Dot", 2), "taken")


@story
async def test_the_host_changes_seats(room: Room):
    table = await room.lay("Ann", "Ben", "open", start=False)
    change = room.commands.change_seat
    await refused(change(table, g("Ben"), 2, SeatChange(kind="bot")), "not-yours")
    info = await change(table, g("Ann"), 2, SeatChange(kind="bot", level="greedy"))
    assert (info.seats[2].kind, info.seats[2].level) == ("bot", "greedy")
    assert (await change(table, g("Ann"), 1, SeatChange(kind="open"))).seats[1].kind == "open"
    assert (await change(table, g("Ann"), 1, SeatChange(kind="bot"))).seats[1].level == "random"
    await refused(change(table, g("Ann"), 1, SeatChange(kind="bot", level="genius")), "bad-option")
    await room.commands.begin(table, g("Ann"))
    await refused(change(table, g("Ann"), 1, SeatChange(kind="open")), "not-gathering")


@pytest.mark.parametrize("seat", [-8, -1, 3, 7])
@story
async def test_a_seat_that_the_table_does_not_have_is_unknown(room: Room, seat: int):
    gathering, playing = await room.lay("Ann", "open", "open", start=False), await room.lay("Ann", "bot", "bot")
    commands = room.commands
    await refused(commands.sit(gathering, g("Ben"), "Ben", seat), "unknown-seat")
    await refused(commands.stand(gathering, g("Ann"), seat), "unknown-seat")
    await refused(commands.change_seat(gathering, g("Ann"), seat, SeatChange(kind="bot")), "unknown-seat")
    await refused(commands.leave(playing, g("Ann"), seat, resign=False), "unknown-seat")
    await refused(commands.relieve(playing, g("Ann"), "Ann", seat), "unknown-seat")
    await refused(commands.carry(playing, g("Ann"), seat), "unknown-seat")
    if seat != -1:  # which watches
        await refused(room.view(playing, "Ann", seat), "unknown-seat")
        await refused(room.replay(playing, "Ann", seat, 0, 9), "unknown-seat")
        await refused(room.look(playing, "Ann", seat), "unknown-seat")


@story
async def test_a_table_that_nobody_laid_is_unknown(room: Room):
    move = Move(key=room.key(), number=0, action="pass")
    for asked in (
        room.info("aaaaaaaaaa", "Ann"),
        room.view("aaaaaaaaaa", "Ann"),
        room.look("aaaaaaaaaa", "Ann"),
        room.commands.play("aaaaaaaaaa", g("Ann"), move),
        room.commands.rematch("aaaaaaaaaa", g("Ann")),
    ):
        await refused(asked, "unknown-table")


@story
async def test_what_needs_a_game_is_refused_while_the_table_gathers(room: Room):
    table = await room.lay("Ann", "open", "bot", start=False)
    commands, move = room.commands, Move(key=room.key(), number=3, action="pass")
    await refused(commands.play(table, g("Ann"), move), "not-playing")
    await refused(room.queries.why(table, g("Ann"), "pass"), "not-playing")
    await refused(commands.ask_undo(table, g("Ann"), room.key()), "cannot-undo")
    await refused(commands.answer_undo(table, g("Ann"), True, room.key()), "cannot-undo")
    await refused(commands.leave(table, g("Ann"), 0, resign=False), "not-playing")
    await refused(commands.relieve(table, g("Ann"), "Ann", 2), "not-playing")
    await refused(room.view(table, "Ann", None), "not-playing")
    await refused(room.replay(table, "Ann", None, 0, 10), "not-playing")
    await refused(room.queries.record(table, g("Ann")), "not-over")
    await refused(commands.rematch(table, g("Ann")), "not-over")


@story
async def test_a_guest_finds_its_tables_the_newest_change_first(room: Room):
    one, two = await room.lay("Ann", "Ben", "bot", game="riverdale"), await room.lay("Ann", "bot", "bot")
    assert {info.id for info in (await room.queries.tables(g("Ann"))).tables} == {one, two}
    assert [info.id for info in (await room.queries.tables(g("Ben"))).tables] == [one]
    assert (await room.queries.tables(g("Cid"))).tables == ()


@story
async def test_who_sits_down_with_a_name_that_looks_like_anothers_gets_a_number(room: Room):
    table = await room.lay("Ann", "open", "open")
    for seat, guest, name in ((1, "Eve", "\u0410nn"), (2, "Ben", "Ben")):
        await room.commands.sit(table, g(guest), name, seat)
    assert [chair.name for chair in room.now(table).chairs] == ["Ann", "\u0410nn 2", "Ben"]


@story
async def test_who_takes_a_seat_from_its_bot_is_told_apart_from_others_and_not_from_that_bot(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    await room.commands.leave(table, g("Ben"), 1, resign=False)
    await room.commands.relieve(table, g("Ben"), "ANN", 1)
    assert room.now(table).chairs[1].name == "ANN 2"
    await room.commands.leave(table, g("Ben"), 1, resign=False)
    bot = room.now(table).chairs[1].name
    await room.commands.relieve(table, g("Ben"), bot, 1)
    assert room.now(table).chairs[1].name == bot
