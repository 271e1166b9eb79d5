"""Choosing what one's seat looks like, while a table gathers."""

from __future__ import annotations

import pytest

from runabout.games import find_game
from runabout.match import loads
from runabout.server.live_messages import TableNews
from runabout.server.messages.tables import NewTable, SeatWish
from tests.server.rooms import Room, g, refused, story

GAME = "riverdale"
LOOKS = find_game(GAME).components.looks
NAMES = LOOKS.names
MINE, OTHERS, MIXED = NAMES[:3], NAMES[3:6], NAMES[2:5]


@story
async def test_who_sits_chooses_and_everybody_is_told(room: Room):
    table = await room.lay("Ann", "Ben", "open", game=GAME, start=False)
    ben = await room.look(table, "Ben")
    info = await room.commands.choose_looks(table, g("Ann"), 0, MINE)
    assert [seat.looks for seat in info.seats] == [MINE, (), ()]
    assert ben.last(TableNews).table.seats[0].looks == MINE
    assert (await room.another().info(table, "Ben")).seats[0].looks == MINE


@story
async def test_names_are_read_as_people_type_them(room: Room):
    table = await room.lay("Ann", "open", game=GAME, start=False)
    info = await room.commands.choose_looks(table, g("Ann"), 0, tuple(f" {name.upper()}" for name in MINE))
    assert info.seats[0].looks == MINE


@story
async def test_the_game_is_played_with_what_was_chosen_and_the_rest_is_drawn(room: Room):
    table = await room.lay("Ann", "Ben", "bot", game=GAME, start=False)
    await room.commands.choose_looks(table, g("Ben"), 1, MINE)
    info = await room.commands.begin(table, g("Ann"))
    run = [name for seat in info.seats for name in seat.looks]
    assert info.seats[1].looks == MINE
    assert len(set(run)) == len(run) == 9
    assert info.seats[0].looks == (await room.info(table, "Ben")).seats[0].looks
    match = room.now(table).match
    assert match.chosen_looks == {1: MINE}


@story
async def test_a_look_that_is_taken_is_refused_with_who_has_it(room: Room):
    table = await room.lay("Ann", "Ben", "open", game=GAME, start=False)
    await room.commands.choose_looks(table, g("Ann"), 0, MINE)
    said = await refused(room.commands.choose_looks(table, g("Ben"), 1, MIXED), "taken")
    assert str(said) == f"Ann has {MIXED[0]} already; choose another."
    assert [seat.looks for seat in (await room.info(table, "Ben")).seats] == [MINE, (), ()]


@story
async def test_one_chooses_for_a_seat_of_ones_own_and_before_the_game_begins(room: Room):
    table = await room.lay("Ann", "Ben", "bot", game=GAME, start=False)
    await refused(room.commands.choose_looks(table, g("Ann"), 1, MINE), "not-yours")
    await refused(room.commands.choose_looks(table, g("Ann"), 2, MINE), "not-yours")
    await refused(room.commands.choose_looks(table, g("Eve"), 0, MINE), "not-yours")
    await refused(room.commands.choose_looks(table, g("Ann"), 5, MINE), "unknown-seat")
    await room.commands.begin(table, g("Ann"))
    await refused(room.commands.choose_looks(table, g("Ann"), 0, MINE), "not-gathering")


@story
@pytest.mark.parametrize("looks", [MINE[:2], (*MINE, NAMES[9]), (NAMES[0], NAMES[0], NAMES[1]), ("Nobody", *MINE[:2])])
async def test_other_than_all_looks_of_a_seat_is_refused_in_words(room: Room, looks: tuple[str, ...]):
    table = await room.lay("Ann", "open", game=GAME, start=False)
    await refused(room.commands.choose_looks(table, g("Ann"), 0, looks), "bad-looks")
    assert room.now(table).chairs[0].looks == ()


@story
async def test_a_game_without_looks_says_so(room: Room):
    table = await room.lay("Ann", "bot", "open", start=False)
    said = await refused(room.commands.choose_looks(table, g("Ann"), 0, MINE), "bad-looks")
    assert str(said) == "Road Runner has no looks to choose."


@story
async def test_what_was_chosen_is_given_back_by_choosing_nothing_and_by_standing_up(room: Room):
    table = await room.lay("Ann", "Ben", "open", game=GAME, start=False)
    await room.commands.choose_looks(table, g("Ann"), 0, MINE)
    assert (await room.commands.choose_looks(table, g("Ann"), 0, ())).seats[0].looks == ()
    await room.commands.choose_looks(table, g("Ben"), 1, MINE)
    await room.commands.stand(table, g("Ben"), 1)
    assert (await room.commands.choose_looks(table, g("Ann"), 0, MINE)).seats[0].looks == MINE


@story
async def test_one_may_choose_again_and_keep_some(room: Room):
    table = await room.lay("Ann", "open", game=GAME, start=False)
    await room.commands.choose_looks(table, g("Ann"), 0, MINE)
    assert (await room.commands.choose_looks(table, g("Ann"), 0, MIXED)).seats[0].looks == MIXED


@story
async def test_a_table_is_set_up_with_looks(room: Room):
    seats = (SeatWish(kind="person", looks=MINE), SeatWish(kind="bot", looks=OTHERS), SeatWish(kind="bot"))
    info = await room.commands.create(g("Ann"), "Ann", NewTable(game=GAME, seats=seats, start=True))
    assert info.status == "playing"
    assert [seat.looks for seat in info.seats][:2] == [MINE, OTHERS]
    both = NewTable(game=GAME, seats=(SeatWish(kind="person", looks=MINE), SeatWish(kind="bot", looks=MIXED)))
    await refused(room.commands.create(g("Ann"), "Ann", both), "taken")
    assert len(room.ledger.openings) == 1


@story
async def test_a_rematch_keeps_what_was_chosen_also_for_who_is_not_here_yet(room: Room):
    table = await room.lay("Ann", "Ben", "bot", game=GAME, start=False, options={"turn_limit": "10"})
    await room.commands.choose_looks(table, g("Ann"), 0, MINE)
    await room.commands.choose_looks(table, g("Ben"), 1, OTHERS)
    await room.commands.begin(table, g("Ann"))
    await room.play_on(table)
    await room.look(table, "Ann")
    info = await room.commands.rematch(table, g("Ann"))
    assert [seat.kind for seat in info.seats] == ["person", "open", "bot"]
    assert [seat.looks for seat in info.seats] == [MINE, OTHERS, ()]
    assert (await room.commands.sit(info.id, g("Ben"), "Ben", 1)).seats[1].looks == OTHERS
    begun = await room.commands.begin(info.id, g("Ann"))
    assert [seat.looks for seat in begun.seats][:2] == [MINE, OTHERS]


@story
async def test_the_downloaded_match_has_the_looks(room: Room):
    table = await room.lay("Ann", "bot", game=GAME, start=False, options={"turn_limit": "10"})
    await room.commands.choose_looks(table, g("Ann"), 0, MINE)
    info = await room.commands.begin(table, g("Ann"))
    await room.play_on(table)
    match = loads(await room.queries.record(table, g("Ann")), lambda game: game.interpreted)
    assert match.looks == tuple(seat.looks for seat in info.seats)
