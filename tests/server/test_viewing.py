"""Who may view a table, a game and its replay, and from which seat."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any
from unittest import mock

from runabout.server.live_messages import ViewNews
from runabout.server.tables.replays import build_frame
from tests.server.rooms import Room, g, refused, story


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
    room.seed = "1"
    table = await room.lay("Ann", "Ben", "bot")
    await room.play_on(table)
    steps = (await room.replay(table, "Ann", 0, 0, 1)).steps
    assert 10 < steps == room.now(table).decisions.noticed_count(0) < len(room.now(table).match.steps)
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


@story
async def test_a_replay_is_charged_by_its_moments_and_lets_others_go_on_meanwhile(room: Room):
    room.seed = "1"
    table = await room.lay("Ann", "Ben", "bot")
    await room.play_on(table)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    going = asyncio.create_task(others())
    shown = await room.replay(table, "Ann", 0, 0, 40)
    going.cancel()
    assert len(shown.frames) == min(40, shown.steps + 1) > 20
    assert turns >= len(shown.frames) // 4  # a slice has four
    assert room.charged[-1] == (g("Ann"), len(shown.frames) // 10)


@story
async def test_moments_that_are_kept_are_those_that_would_be_built_anew_also_after_taking_back(room: Room):
    room.seed = "1"
    table = await room.lay("Ann", "Ben", "bot")
    for turn in range(6):
        await room.play_on(table, 4)
        name = await room.turn(table)
        if turn == 3:
            asker = next(one for one in ("Ann", "Ben") if not room.now(table).why_not_undo(g(one)))
            await room.commands.ask_undo(table, g(asker), "taken back")
            await room.commands.answer_undo(table, g({"Ann": "Ben", "Ben": "Ann"}[asker]), True, "agreed upon")
            name = await room.turn(table)
        fresh = room.another()
        for first, count in ((0, 200), (3, 9), (0, 200)):
            assert await room.replay(table, name, None, first, count) == await fresh.replay(
                table, name, None, first, count
            )


@story
async def test_moments_that_are_kept_say_whose_seat_it_is_now(room: Room):
    room.seed = "1"
    table = await room.lay("Ann", "Ben", "bot")
    await room.play_on(table, 8)
    [seat] = room.now(table).seats_of(g("Ann"))
    mine = await room.replay(table, "Ann", seat, 0, 200)
    await room.commands.leave(table, g("Ann"), seat, resign=True)
    await room.commands.relieve(table, g("Cleo"), "Cleo", seat)
    now = await room.replay(table, "Cleo", seat, 0, 200)
    assert now != mine
    assert now == await room.another().replay(table, "Cleo", seat, 0, 200)


@story
async def test_moments_that_are_kept_are_charged_a_tenth(room: Room):
    room.seed = "1"
    table = await room.lay("Ann", "Ben", "bot")
    await room.play_on(table)
    first = await room.replay(table, "Ann", 0, 0, 200)
    again = await room.replay(table, "Ann", 0, 0, 200)
    assert first == again
    count = len(first.frames)
    assert count >= 20
    assert [tokens for _, tokens in room.charged] == [count // 10, count // 100]


@story
async def test_of_many_replays_at_once_one_slice_is_built_in_a_turn_of_the_event_loop(room: Room):
    room.seed = "1"
    tables = [await room.lay("Ann", "Ben", "bot") for _ in range(4)]
    for table in tables:
        await room.play_on(table, 20)
    built: list[int] = []
    turns = 0

    def build(*given: Any) -> Any:
        built.append(turns)
        return build_frame(*given)

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    going = asyncio.create_task(others())
    with mock.patch("runabout.server.tables.replays.build_frame", build):
        await asyncio.gather(*(room.replay(table, "Ann", 0, 0, 40) for table in tables for _ in range(4)))
    going.cancel()
    assert len(built) > 40
    assert max(Counter(built).values()) <= 4
