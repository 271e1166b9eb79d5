"""Playing again."""

from __future__ import annotations

import asyncio

import pytest

from runabout.server.live_messages import TableNews
from tests.server.rooms import Room, g, refused, story


async def played(room: Room, *seats: str, **wish) -> str:
    """A table whose game is over."""
    table = await room.lay(*seats, **wish)
    await room.play_on(table)
    return table


@story
async def test_everybody_who_asks_comes_to_the_same_table(room: Room):
    table = await played(room, "Ann", "Ben", "bot")
    ann, _ = await room.look(table, "Ann"), await room.look(table, "Ben")
    infos = await asyncio.gather(*(room.commands.rematch(table, g(name)) for name in ("Ann", "Ben", "Ann", "Ben")))
    assert len({info.id for info in infos}) == 1
    assert infos[0].id != table
    assert ann.last(TableNews).table.rematch == infos[0].id
    assert infos[0].status == "playing"  # all are here
    before = room.now(table)
    assert [seat.name for seat in infos[0].seats] == [chair.name for chair in before.chairs]
    assert [seat.level for seat in infos[0].seats] == ["", "", "random"]
    assert room.now(infos[0].id).opening.before == table
    assert room.now(infos[0].id).opening.key != before.opening.key
    assert len(room.ledger.openings) == 2


@story
async def test_a_seat_stays_open_for_who_is_not_here(room: Room):
    table = await played(room, "Ann", "Ben", "bot", "Cid")
    await room.look(table, "Cid")
    info = await room.commands.rematch(table, g("Ann"))
    assert info.status == "gathering"
    assert info.host
    assert [seat.kind for seat in info.seats] == ["person", "open", "bot", "person"]
    await room.commands.sit(info.id, g("Ben"), "Ben", 1)
    assert (await room.commands.begin(info.id, g("Ann"))).status == "playing"


@story
async def test_what_was_agreed_holds_for_the_rematch_and_the_winner_deals(room: Room):
    table = await played(room, "Ann", "Ben", "bot", options={"dealt": "7", "dealer": "2"}, spectators=False)
    await room.look(table, "Ann")
    info = await room.commands.rematch(table, g("Ben"))
    outcome = (await room.info(table, "Ann")).outcome
    dealer = str(outcome.winners[0] + 1) if len(outcome.winners) == 1 else "2"
    assert (info.options["dealt"], info.options["dealer"], info.spectators) == ("7", dealer, False)


@story
async def test_a_rematch_is_for_those_who_played_once_it_is_over(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    await refused(room.commands.rematch(table, g("Ann")), "not-over")
    await refused(room.commands.rematch(table, g("Eve")), "not-yours")
    await room.play_on(table)
    await refused(room.commands.rematch(table, g("Eve")), "not-yours")
    assert len(room.ledger.openings) == 1


@story
async def test_of_two_who_ask_at_two_processes_both_come_to_the_same_table(room: Room):
    table = await played(room, "Ann", "Ben", "bot")
    other = room.another()
    await other.info(table, "Ben")
    one, two = await asyncio.gather(room.commands.rematch(table, g("Ann")), other.commands.rematch(table, g("Ben")))
    assert one.id == two.id
    assert len(room.ledger.openings) == 2
    await other.close()


@story
async def test_a_rematch_whose_table_was_never_laid_is_laid_by_the_next_who_asks(room: Room):
    table = await played(room, "Ann", "Ben", "bot")
    create = room.ledger.create

    async def fails(*given):
        raise RuntimeError("killed")

    room.ledger.create = fails
    with pytest.raises(RuntimeError):
        await room.commands.rematch(table, g("Ann"))
    room.ledger.create = create
    again = room.another()
    info = await again.commands.rematch(table, g("Ben"))
    assert info.id == room.now(table).rematch
    await again.close()


@story
async def test_a_rematch_has_its_own_rematch(room: Room):
    table = await played(room, "Ann", "bot", "bot")
    second = (await room.commands.rematch(table, g("Ann"))).id
    await room.play_on(second)
    third = (await room.commands.rematch(second, g("Ann"))).id
    assert len({table, second, third}) == 3
