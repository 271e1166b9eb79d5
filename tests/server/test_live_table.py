"""A live connection: what it is sent, and what it may ask."""

from __future__ import annotations

import pytest

from runabout.server.live_messages import (
    AnswerUndo,
    AskUndo,
    AskWhy,
    Because,
    Bye,
    Done,
    Look,
    Ping,
    Play,
    Pong,
    Refusal,
    TableNews,
    ViewNews,
)
from runabout.server.messages.tables import SeatChange
from tests.server.rooms import Room, g, refused, story


@story
async def test_everything_that_a_client_may_send_is_answered(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    ann = await room.look(table, "Ann")
    await room.turn(table)
    number = room.counted(table, 0)
    await ann.session.handle(Ping())
    assert isinstance(ann.all[-1], Pong)
    await ann.session.handle(AskWhy(key="why-not-so", action="decline"))
    because = ann.last(Because)
    assert (because.key, because.why.allowed) == ("why-not-so", False)
    assert because.why.rule
    room.bots.hold()
    await ann.session.handle(Play(key="the-first", number=number, action="pass"))
    assert ann.last(Done) == Done(key="the-first", number=number + 1)
    await ann.session.handle(AskUndo(key="not-so-fast"))
    assert ann.last(Done).key == "not-so-fast"
    assert ann.last(ViewNews).again
    await ann.session.handle(AnswerUndo(key="yes-please", agree=True))
    assert ann.last(Refusal).fault.code == "cannot-undo"
    assert ann.last(Refusal).key == "yes-please"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (Play(key="key-number-1", number=0, action="pass"), "stale"),
        (Play(key="key-number-1", number=2**31 - 1, action="pass"), "stale"),
        (AskWhy(key="key-number-1", action="dance"), "unreadable"),
        (AskUndo(key="key-number-1"), "cannot-undo"),
        (AnswerUndo(key="key-number-1", agree=False), "cannot-undo"),
        (Look(seat=1), "not-yours"),
        (Look(seat=7), "unknown-seat"),
    ],
)
@story
async def test_what_cannot_be_done_is_refused_under_its_key(room: Room, message, code: str):
    table = await room.lay("Ann", "Ben", "bot")
    name = await room.turn(table)
    inbox = await room.look(table, name)
    if name == "Ben" and message == Look(seat=1):
        message = Look(seat=0)
    number = room.now(table).number
    await inbox.session.handle(message)
    refusal = inbox.last(Refusal)
    assert (refusal.fault.code, refusal.key) == (code, getattr(message, "key", ""))
    assert room.now(table).number == number


@story
async def test_a_client_that_lost_its_line_resumes_from_the_last_number_it_saw(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    ann = await room.look(table, "Ann")
    await room.play_on(table, 4)
    await room.turn(table)
    seen = ann.last(ViewNews).view.number
    every = [event for news in ann.of(ViewNews) for event in news.events]
    ann.session.close()
    await room.play_on(table, 4)
    await room.turn(table)
    again = await room.look(table, "Ann", since=seen)
    news = again.of(ViewNews)
    assert len(news) == 1
    assert not news[0].again
    assert all(event.number > seen for event in news[0].events)
    assert (*every, *news[0].events) == (await room.view(table, "Ann")).events
    assert not (await room.look(table, "Ann", since=room.counted(table, 0))).last(ViewNews).events


@story
async def test_a_client_that_says_it_knows_the_future_is_told_all_again(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    inbox = await room.look(table, "Ann", since=10_000)
    assert inbox.last(ViewNews).again
    assert inbox.last(ViewNews).events


@story
async def test_a_hot_seat_looks_from_one_seat_after_the_other(room: Room):
    table = await room.lay("Ann", "Ann+Bea", "Ben")
    inbox = await room.look(table, "Ann", 0)
    assert inbox.last(ViewNews).view.seat == 0
    inbox.forget()
    await inbox.session.handle(Look(seat=1))
    news = inbox.last(ViewNews)
    assert (news.view.seat, news.again) == (1, True)
    await inbox.session.handle(Look(seat=-1))
    assert inbox.last(ViewNews).view.seat == -1
    await inbox.session.handle(Look(seat=2))
    assert inbox.last(Refusal).fault.code == "not-yours"
    assert inbox.last(ViewNews).view.seat == -1
    await refused(room.look(table, "Ann", 2), "not-yours")


@story
async def test_nobody_is_shown_a_seat_by_looking_at_it(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    eve = await room.look(table, "Eve")
    for seat in (0, 1, 2):
        await eve.session.handle(Look(seat=seat))
        assert eve.last(Refusal).fault.code == "not-yours"
    assert {news.view.seat for news in eve.of(ViewNews)} == {-1}


@story
async def test_a_watcher_who_sits_down_looks_from_the_seat(room: Room):
    table = await room.lay("Ann", "open", "bot", start=False)
    inbox = await room.look(table, "Ben")
    assert not inbox.of(ViewNews)
    await room.commands.sit(table, g("Ben"), "Ben", 1)
    assert inbox.last(TableNews).table.seats[1].mine
    await room.commands.begin(table, g("Ann"))
    assert inbox.last(ViewNews).view.seat == 1
    assert inbox.last(ViewNews).again


@story
async def test_who_is_put_off_a_seat_sees_it_no_more(room: Room):
    table = await room.lay("Ann", "Ben", "bot", start=False)
    inbox = await room.look(table, "Ben")
    await room.commands.change_seat(table, g("Ann"), 1, SeatChange(kind="bot"))
    await room.commands.begin(table, g("Ann"))
    assert {news.view.seat for news in inbox.of(ViewNews)} == {-1}


@story
async def test_a_line_that_was_closed_hears_nothing_more(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    inbox = await room.look(table, "Eve")
    inbox.session.close()
    inbox.session.close()
    inbox.forget()
    await room.play_on(table, 3)
    assert not inbox.raw
    assert not room.live(table).subscribers


@story
async def test_those_who_look_from_the_same_place_are_sent_the_same_bytes(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    inboxes = [await room.look(table, name) for name in ("Eve", "Dot", "Flo")]
    for inbox in inboxes:
        inbox.forget()
    await room.play_on(table, 30)
    views = [[one for one in inbox.raw if one.startswith(b'{"type":"view"')] for inbox in inboxes]
    assert views[0] == views[1] == views[2]
    assert views[0]


@story
async def test_a_client_is_told_once_that_its_subscription_has_ended(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    inbox = await room.look(table, "Ann")
    (subscriber,) = room.live(table).subscribers
    for _ in range(2):
        room.live(table).dismiss(subscriber, "That is all.", again=False)
    assert inbox.of(Bye) == [Bye(text="That is all.", again=False)]
