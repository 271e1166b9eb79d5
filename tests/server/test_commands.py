"""Sitting down, playing, and what is said where something is not to be done."""

from __future__ import annotations

import asyncio

import pytest

from runabout.match import loads
from runabout.server.live_messages import TableNews, ViewNews
from runabout.server.messages import ClockRule, Move, NewTable, SeatChange, SeatWish
from tests.server.rooms import Room, g, refused, story

PERSON, OPEN, BOT = SeatWish(kind="person"), SeatWish(kind="open"), SeatWish(kind="bot")


# ------------------------------------------------------------------------------------------ gathering


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
    assert "seat 3" in str(fault)
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


# ------------------------------------------------------------------------------------------ playing


@pytest.mark.parametrize(
    ("game", "seats"),
    [("road-runner", 4), ("riverdale", 2), ("rummy-runway", 3), ("race-2-live", 2)],
)
@story
async def test_two_people_play_a_whole_game_with_bots_while_a_third_watches(room: Room, game: str, seats: int):
    table = await room.lay("Ann", "Ben", *["bot"] * (seats - 2), game=game)
    inboxes = {name: await room.look(table, name) for name in ("Ann", "Ben", "Eve")}
    await room.play_on(table)
    info = await room.info(table, "Ann")
    assert info.status == "over"
    assert info.outcome
    assert info.outcome.text
    for name, seat in (("Ann", 0), ("Ben", 1), ("Eve", -1)):
        last = inboxes[name].last(ViewNews).view
        assert (last.seat, last.number, last.to_act, last.actions) == (seat, info.number, -1, ())
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
    move = Move(key=room.key(), number=room.now(table).number, action="pass")
    await refused(room.commands.play(table, g("Ann"), move, seat=1 - acting), "not-your-turn")
    await room.commands.play(table, g("Ann"), move, seat=acting)


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
    name = await room.turn(table)
    before = (await room.view(table, name)).view.number
    await room.play(table, name, "pass")
    name = await room.turn(table)
    now = room.now(table).number
    for number in (0, before, now + 1, 2**31 - 1):
        fault = await refused(room.play(table, name, "pass", number=number), "stale")
        assert fault.number == now
    await room.play(table, name, "pass", number=now)


@story
async def test_what_changes_at_the_table_but_not_in_the_game_makes_no_move_stale(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    asker, name = await room.two_turns(table)
    decided_on = room.now(table).number
    await room.commands.ask_undo(table, g(asker), room.key())
    assert room.now(table).number == decided_on + 1
    await room.play(table, name, 0, number=decided_on)
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
async def test_bots_that_are_not_ready_are_hurried_and_it_is_told_when_they_are(room: Room):
    room.bots.is_ready = False
    room.bots.hold()
    table = await room.lay("Ann", "bot", "bot")
    ann = await room.look(table, "Ann")
    assert not ann.last(TableNews).table.bots_ready
    while not room.bots.asked:
        name = room.now(table).chairs[room.now(table).to_act].name
        if name == "Ann":
            await room.play(table, "Ann")
        await asyncio.sleep(0.001)
    assert room.bots.hurried
    room.bots.is_ready = True
    room.bots.go.set()
    await room.turn(table)
    assert ann.last(TableNews).table.bots_ready


@story
async def test_moves_and_thinking_are_measured(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    played = await room.play_on(table, 5)
    await room.turn(table)
    assert len(room.measured["move"]) == played
    assert len(room.measured["think"]) == room.bots.asked


# ------------------------------------------------------------------------------------------ looking


@story
async def test_nobody_looks_from_another_seat(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    await refused(room.view(table, "Ann", 1), "not-yours")
    await refused(room.view(table, "Ann", 2), "not-yours")
    await refused(room.view(table, "Eve", 0), "not-yours")
    await refused(room.look(table, "Eve", 0), "not-yours")
    await refused(room.replay(table, "Eve", 0, 0, 10), "not-yours")
    await refused(room.replay(table, "Ann", 1, 0, 10), "not-yours")
    assert (await room.view(table, "Ann", -1)).view.seat == -1
    assert (await room.view(table, "Eve")).view.seat == -1


@story
async def test_a_private_table_is_seen_by_those_who_sit_there_only(room: Room):
    table = await room.lay("Ann", "Ben", "bot", spectators=False, start=False)
    eve = await room.look(table, "Eve")  # she has the link, and might sit down
    await room.commands.begin(table, g("Ann"))
    assert eve.all[-1].text
    assert not eve.all[-1].again
    assert not eve.of(ViewNews)
    for asked in (
        room.info(table, "Eve"),
        room.view(table, "Eve"),
        room.look(table, "Eve"),
        room.look(table, "Eve", -1),
        room.replay(table, "Eve", None, 0, 10),
        room.queries.record(table, g("Eve")),
    ):
        await refused(asked, "private")
    assert (await room.view(table, "Ben")).view.seat == 1
    await room.play_on(table)
    await refused(room.queries.record(table, g("Eve")), "private")
    await refused(room.replay(table, "Eve", None, 0, 10), "private")
    await refused(room.replay(table, "Eve", 0, 0, 10), "not-yours")
    assert await room.queries.record(table, g("Ben"))


@story
async def test_a_finished_game_may_be_looked_at_from_any_seat(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    await refused(room.queries.record(table, g("Ann")), "not-over")
    await room.play_on(table)
    told = await room.replay(table, "Eve", 2, 0, 5)
    assert (told.seat, told.frames[0].view.seat, len(told.frames)) == (2, 2, 5)
    assert (await room.replay(table, "Eve", None, 0, 1)).seat == -1
    await refused(room.replay(table, "Eve", 3, 0, 1), "unknown-seat")


@story
async def test_a_replay_is_given_in_stretches(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    await room.play_on(table)
    steps = (await room.replay(table, "Ann", 0, 0, 1)).steps
    assert steps == len(room.now(table).match.steps)
    whole = await room.replay(table, "Ann", 0, 0, 10_000)
    assert len(whole.frames) == min(steps + 1, 200)
    assert [frame.view.step for frame in whole.frames] == list(range(len(whole.frames)))
    part = await room.replay(table, "Ann", 0, 3, 2)
    assert (part.first, [frame.events for frame in part.frames]) == (3, [one.events for one in whole.frames[3:5]])
    assert (await room.replay(table, "Ann", 0, steps, 9)).frames[0].view.to_act == -1
    assert (await room.replay(table, "Ann", 0, steps + 1, 9)).frames == ()


@story
async def test_a_replay_tells_what_was_told_live(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    await room.play_on(table, 20)
    for name in ("Ann", "Ben", "Eve"):
        live = (await room.view(table, name)).events
        told = await room.replay(table, name, None, 0, 200)
        again = [event for frame in told.frames for event in frame.events]
        assert again == [event for event in live if not event.kind.startswith("table.")][: len(again)]


@story
async def test_a_replay_gives_nobody_anything_to_do(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    name = await room.turn(table)
    told = await room.replay(table, name, None, 0, 200)
    assert not any(frame.view.actions or frame.view.can_undo for frame in told.frames)


@story
async def test_a_hot_seat_looks_from_the_seat_that_is_to_act(room: Room):
    table = await room.lay("Ann", "Ann+Bea", "bot")
    seen = set()
    while len(seen) < 2 and await room.turn(table):
        view = (await room.view(table, "Ann")).view
        assert view.seat == view.to_act
        assert view.actions
        seen.add(view.seat)
        await room.play_on(table, 1)
    assert seen == {0, 1}
