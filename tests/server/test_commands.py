"""Playing at a table: moves, refusals, stale and repeated requests, and bots."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from runabout.bots import LEVELS
from runabout.core.progress import Compiling
from runabout.match import loads
from runabout.server.live_messages import TableNews, ViewNews
from runabout.server.messages.tables import CompilingInfo, Move, NewTable, SeatWish
from tests.server.rooms import Room, g, refused, settled, story

PERSON, OPEN, BOT = SeatWish(kind="person"), SeatWish(kind="open"), SeatWish(kind="bot")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("road-runner", 4, {"turn_limit": "40"}),
        ("riverdale", 2, {"turn_limit": "40"}),
        ("rummy-runway", 3, {"rounds": "1"}),
        ("race-2-live", 2, {"columns": "12"}),
    ],
    ids=str,
)
@story
async def test_two_people_play_a_whole_game_with_bots_while_a_third_watches(
    room: Room, game: str, seats: int, options: dict[str, str]
):
    table = await room.lay("Ann", "Ben", *["bot"] * (seats - 2), game=game, options=options)
    inboxes = {name: await room.look(table, name) for name in ("Ann", "Ben", "Eve")}
    await room.play_on(table)
    info = await room.info(table, "Ann")
    assert info.status == "over"
    assert info.outcome
    assert info.outcome.text
    for name, seat in (("Ann", 0), ("Ben", 1), ("Eve", -1)):
        last = inboxes[name].last(ViewNews).view
        assert (last.seat, last.number, last.to_act, last.actions) == (seat, room.counted(table, seat), -1, ())
        assert inboxes[name].last(TableNews).table.outcome == (await room.info(table, name)).outcome
    match = loads(await room.queries.record(table, g("Eve")))
    assert bytes(match.state) == bytes(room.now(table).match.state)


@story
async def test_a_subscriber_is_sent_the_table_and_the_game_at_once(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    inbox = await room.look(table, "Ann")
    news, view = inbox.all
    assert isinstance(news, TableNews)
    assert isinstance(view, ViewNews)
    assert view.again
    assert view.view.seat == 0
    assert news.table.seats[0].here
    assert not news.table.seats[1].here


@story
async def test_who_comes_and_goes_is_told(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()
    ann = await room.look(table, "Ann")
    ben, eve = await room.look(table, "Ben"), await room.look(table, "Eve")
    assert ann.last(TableNews).table.seats[1].here
    assert ann.last(TableNews).table.watching == 1
    ann.forget()
    (await room.look(table, "Ben")).session.close()  # a second window of Ben's changes nothing
    await asyncio.sleep(0.01)
    assert not ann.raw
    ben.session.close()
    eve.session.close()
    while not ann.raw or ann.last(TableNews).table.watching:
        await asyncio.sleep(0.001)
    assert not ann.last(TableNews).table.seats[1].here


@story
async def test_a_move_is_told_to_all_who_watch_with_what_each_may_know(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    inboxes = {name: await room.look(table, name) for name in ("Ann", "Ben", "Eve")}
    name = await room.turn(table)
    for inbox in inboxes.values():
        inbox.forget()
    moved = await room.play(table, name, "pass")
    for who, inbox in inboxes.items():
        news = inbox.of(ViewNews)[0]
        assert news.view.number == moved.number
        assert not news.again
        assert all(event.number == moved.number for event in news.events)
        assert bool(news.view.actions) == (news.view.to_act == news.view.seat), who
    assert not inboxes["Eve"].of(TableNews)


@story
async def test_a_move_out_of_turn_is_not_played(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    room.bots.hold()
    acting = room.now(table).to_act
    number = room.now(table).number
    for name, code in (("Ann", "not-your-turn"), ("Ben", "not-your-turn"), ("Eve", "not-yours")):
        if room.now(table).chairs[acting].name == name:
            continue
        move = Move(key=room.key(), number=number, action="pass")
        await refused(room.commands.play(table, g(name), move), code)
        await refused(room.queries.why(table, g(name), "pass"), code)
    assert room.now(table).number == number


@story
async def test_a_move_for_another_seat_than_the_one_to_act_is_not_played(room: Room):
    table = await room.lay("Ann", "Ann+Bea", "bot")
    await room.turn(table)
    acting = room.now(table).to_act
    number = room.counted(table, acting)
    assert number == room.counted(table, 1 - acting)  # both seats count the same: the number alone tells nothing
    move = Move(key=room.key(), number=number, action="pass", seat=1 - acting)
    await refused(room.commands.play(table, g("Ann"), move), "not-your-turn")
    await room.commands.play(table, g("Ann"), replace(move, seat=acting))


@story
async def test_a_move_that_the_rules_forbid_is_refused_with_the_rule(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    name = await room.turn(table)
    number = room.now(table).number
    fault = await refused(room.play(table, name, "decline"), "refused")
    assert fault.rule.startswith("RR")
    assert fault.number == number
    why = await room.queries.why(table, g(name), "DECLINE!")
    assert (why.action, why.allowed, why.rule) == ("decline", False, fault.rule)
    assert why.text
    assert (await room.queries.why(table, g(name), "pass")).allowed
    assert room.now(table).number == number


@story
async def test_a_move_that_cannot_be_read_is_not_played(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    name = await room.turn(table)
    fault = await refused(room.play(table, name, "lay Anvill"), "unreadable")
    assert "lay Anvil" in str(fault)
    await refused(room.queries.why(table, g(name), "dance"), "unreadable")


@story
async def test_a_move_is_kept_in_its_canonical_words(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    moved = await room.play(table, await room.turn(table), "  PASS!!  ")
    entry = room.ledger.written(table)[moved.number - 1].entry
    assert entry.action == "pass"


@story
async def test_a_move_decided_on_an_older_game_is_stale(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    before = [room.counted(table, seat) for seat in range(3)]
    await room.play(table, await room.turn(table), "pass")
    name = await room.turn(table)
    seat = room.now(table).to_act
    now = room.counted(table, seat)
    for number in (0, before[seat], now + 1, 2**31 - 1):
        fault = await refused(room.play(table, name, "pass", number=number), "stale")
        assert fault.number == room.counted(table, -1)
    await room.play(table, name, "pass", number=now)


@story
async def test_what_changes_at_the_table_but_not_in_the_game_makes_no_move_stale(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    asker, name = await room.two_turns(table)
    seat = room.now(table).to_act
    decided_on = room.counted(table, seat)
    await room.commands.ask_undo(table, g(asker), room.key())
    assert room.counted(table, seat) == decided_on + 1
    await room.play(table, name, "pass", number=decided_on)
    assert room.now(table).undo is None


@story
async def test_a_move_sent_again_under_its_key_is_played_once(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    name = await room.turn(table)
    number = room.now(table).number
    move = Move(key="the-same-key", number=number, action="pass")
    answers = await asyncio.gather(*(room.commands.play(table, g(name), move) for _ in range(5)))
    assert {answer.number for answer in answers} == {number + 1}
    await room.play_on(table, 4)
    assert (await room.commands.play(table, g(name), move)).number == number + 1
    again = room.another()
    assert (await again.commands.play(table, g(name), move)).number == number + 1
    keys = [one.key for one in room.ledger.written(table)]
    assert keys.count("the-same-key") == 1


@story
async def test_two_people_may_use_the_same_key(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    names: set[str] = set()
    while names != {"Ann", "Ben"}:
        name = await room.turn(table)
        await room.play(table, name, key=room.key() if name in names else "the-same-key")
        names.add(name)
    assert [one.key for one in room.ledger.written(table)].count("the-same-key") == 2


@story
async def test_nothing_is_played_once_the_game_is_over(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    await room.play_on(table)
    commands, number = room.commands, room.now(table).number
    await refused(commands.play(table, g("Ann"), Move(key=room.key(), number=number, action="pass")), "not-playing")
    await refused(room.queries.why(table, g("Ann"), "pass"), "not-playing")
    await refused(commands.ask_undo(table, g("Ann"), room.key()), "cannot-undo")
    await refused(commands.leave(table, g("Ann"), 0, resign=True), "not-playing")
    await refused(commands.relieve(table, g("Ann"), "Ann", 2), "not-playing")
    assert room.now(table).number == number


@story
async def test_bots_play_a_game_among_themselves(room: Room):
    wish = NewTable(game="road-runner", seats=(BOT, BOT, BOT), start=True, spectators=False)
    info = await room.commands.create(g("Ann"), "Ann", wish)
    inbox = await room.look(info.id, "Ann")  # who set it up may watch
    await refused(room.look(info.id, "Eve"), "private")
    assert await room.play_on(info.id) == 0
    assert inbox.last(TableNews).table.status == "over"


@story
async def test_a_bot_that_fails_is_asked_again(room: Room, monkeypatch):
    monkeypatch.setattr("runabout.server.tables.automation.RETRY_SECONDS", 0.001)
    room.bots.fails = 3
    table = await room.lay("Ann", "bot", "bot")
    await room.play_on(table)
    assert (await room.info(table, "Ann")).status == "over"


@story
async def test_it_is_told_that_bots_play_simply_until_their_game_is_ready(room: Room):
    cold = room.another(bot_level="easy")
    cold.bots.is_ready = False
    table = await cold.lay("Ann", "bot", "bot")
    ann = await cold.look(table, "Ann")
    assert not ann.last(TableNews).table.bots_ready
    await cold.play_on(table, 3)  # bots move all the same
    assert not ann.last(TableNews).table.bots_ready
    assert ann.last(TableNews).table.compiling is None
    cold.bots.compiling = Compiling("decide", 57, 143)
    cold.bots.tell_ready("road-runner")
    await settled()
    assert ann.last(TableNews).table.compiling == CompilingInfo(done=57, total=143)
    cold.bots.is_ready = True
    told = len(ann.of(TableNews))
    cold.bots.tell_ready("riverdale")
    await settled()
    assert len(ann.of(TableNews)) == told
    cold.bots.tell_ready("road-runner")
    await settled()
    assert ann.last(TableNews).table.bots_ready
    assert ann.last(TableNews).table.compiling is None


@story
async def test_bots_of_each_level_that_searches_wait_for_compiled_code(room: Room):
    for level in LEVELS.values():
        cold = room.another(bot_level=level.name)
        cold.bots.is_ready = False
        table = await cold.lay("Ann", "bot", "bot")
        assert (await cold.info(table, "Ann")).bots_ready == (level.playouts == 0)


@story
async def test_bots_that_do_not_search_are_ready_without_any_compiled_code(room: Room):
    cold = room.another(bot_level="greedy")
    cold.bots.is_ready = False
    table = await cold.lay("Ann", "bot", "bot")
    assert (await cold.info(table, "Ann")).bots_ready


@story
async def test_moves_and_thinking_are_measured(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    played = await room.play_on(table, 5)
    await room.turn(table)
    assert len(room.measured["move"]) == played
    assert len(room.measured["think"]) == room.bots.asked


@story
async def test_another_request_under_a_used_key_is_refused_with_what_was_done_before(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    name, key, commands = await room.turn(table), room.key(), room.commands
    room.bots.hold()
    number = room.now(table).number
    seat = room.now(table).to_act
    done = await commands.play(table, g(name), Move(key=key, number=number, action="pass"))
    before = room.now(table).number
    again = Move(key=key, number=number, action="pass")
    assert await commands.play(table, g(name), again) == done
    assert await commands.play(table, g(name), replace(again, seat=seat)) == done
    others = (
        commands.play(table, g(name), Move(key=key, number=number, action="lay Anvil")),
        commands.play(table, g(name), Move(key=key, number=number, action="no action at all")),
        commands.play(table, g(name), replace(again, seat=1 - seat)),
        commands.ask_undo(table, g(name), key),
        commands.answer_undo(table, g(name), True, key),
    )
    for other in others:
        fault = await refused(other, "key-used")
        assert (fault.number, fault.reason, fault.facts) == (done.number, "key-played", {"action": "pass"})
    assert room.now(table).number == before
    asked = room.key()
    await commands.ask_undo(table, g(name), asked)
    fault = await refused(commands.play(table, g(name), Move(key=asked, number=before, action="pass")), "key-used")
    assert fault.reason == "key-undo"
