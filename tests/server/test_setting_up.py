"""How a table begins."""

from __future__ import annotations

import re

import pytest

from runabout.games import find_game
from runabout.games import names as game_names
from runabout.match.seating import names_of_bots
from runabout.server.entries import Began, Left, Sat
from runabout.server.errors import ServerFault
from runabout.server.messages.tables import ClockRule, NewTable, SeatWish
from runabout.server.tables.setting_up import bot_on, new_name, new_table, rematch_of
from runabout.server.tables.table import summary_of
from tests.server.test_table import add, begun, laid, play


def wish(*kinds: str, game: str = "road-runner", **more) -> NewTable:
    """A wish for a table; a kind that is none is the name of a person who shares the host's device."""
    seats = [
        SeatWish(kind=kind) if kind in ("open", "bot", "person") else SeatWish(kind="person", name=kind)
        for kind in kinds
    ]
    return NewTable(game=game, seats=tuple(seats), **more)


def names(entries) -> list[str]:
    """What those who sit there are called."""
    return [entry.name for entry in entries if isinstance(entry, Sat)]


@pytest.mark.parametrize("name", game_names())
def test_a_table_of_every_game_agrees_all_that_the_game_leaves_open(name):
    game = find_game(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        opening, entries = new_table(
            wish(*["person"] + ["bot"] * (seats - 1), game=name, start=True), "a", "Ann", "easy"
        )
        assert (opening.game, opening.version, opening.edition, opening.seats) == (
            name,
            game.version,
            game.components.edition,
            seats,
        )
        assert list(opening.options) == [option.name for option in game.options]
        assert game.new_options(opening.options)
        assert entries[-1] == Began()
        assert len(entries) == seats + 1


def test_each_table_has_a_name_and_a_key_of_its_own():
    made = [new_table(wish("person", "bot", "bot"), "a", "Ann", "easy")[0] for _ in range(50)]
    assert len({opening.table for opening in made}) == len({opening.key for opening in made}) == 50
    assert all(re.fullmatch("[a-z2-7]{10}", opening.table) for opening in made)
    assert all(len(opening.key) == 32 for opening in made)
    assert len({new_name() for _ in range(1000)}) == 1000


def test_people_who_share_a_device_are_called_what_they_wish():
    _, entries = new_table(wish("person", "  Bea\x1b[31m \u202e ", "\x00\n", "bot"), "a", "Ann", "easy")
    assert names(entries)[:3] == ["Ann", "Bea[31m", "Ann"]
    assert {entry.guest for entry in entries if entry.sitter == "person"} == {"a"}


def test_people_who_share_a_device_agree_what_suits_that():
    shared = {
        option.name: option.write(option.shared)
        for option in find_game("road-runner").options
        if option.shared is not None
    }
    for kinds, together in ((("person", "Bea", "bot"), True), (("person", "open", "bot"), False)):
        opening, _ = new_table(wish(*kinds), "a", "Ann", "easy")
        for name, value in shared.items():
            assert (opening.options[name] == value) == together
            chosen, _ = new_table(wish(*kinds, options={name: value}), "a", "Ann", "easy")
            assert chosen.options[name] == value


def test_bots_play_at_the_level_wished_for_and_have_names_of_their_own():
    coyotes = names_of_bots(find_game("road-runner"))
    host = coyotes[3]
    for _ in range(20):
        _, entries = new_table(wish("person", coyotes[5].upper(), *["bot"] * 6), "a", host, "easy")
        found = [name.casefold() for name in names(entries)]
        assert len(set(found)) == 8
        assert {entry.level for entry in entries if entry.sitter == "bot"} == {"easy"}


def test_where_all_names_are_taken_a_bot_still_has_one():
    game = find_game("riverdale")
    taken = names_of_bots(game)
    assert bot_on(game, 2, "easy", "abcdefghij", list(taken)).name == taken[2]


@pytest.mark.parametrize("level", ["", "genius", "Easy "])
def test_no_bot_plays_at_a_level_that_there_is_not(level):
    with pytest.raises(ServerFault) as fault:
        bot_on(find_game("riverdale"), 0, level, "abcdefghij", [])
    assert fault.value.code == "bad-option"


def test_a_table_remembers_its_clock_and_who_may_watch():
    rule = ClockRule(minutes=3)
    opening, _ = new_table(wish("person", "bot", "bot", clock=rule, spectators=False), "a", "Ann", "easy")
    assert (opening.clock, opening.spectators, opening.host) == (rule, False, "a")
    last = begun(clock=rule, spectators=False)
    over(last)
    again, _ = rematch_of(last, "bcdefghijk", "b", frozenset())
    assert (again.clock, again.spectators, again.host, again.before, again.table) == (
        rule,
        False,
        "b",
        "abcdefghij",
        "bcdefghijk",
    )
    assert again.key != last.opening.key


def over(table) -> None:
    """Play it to the end."""
    while table.status != "over":
        play(table, 1)


def test_a_rematch_seats_who_is_here_and_leaves_the_other_seats_open():
    last = begun()
    over(last)
    _, entries = rematch_of(last, "bcdefghijk", "a", frozenset({"a"}))
    assert [(entry.sitter, entry.name) for entry in entries] == [("person", "Ann"), ("open", ""), ("bot", "Dusty")]
    _, entries = rematch_of(last, "bcdefghijk", "a", frozenset({"a", "b", "eve"}))
    assert entries[-1] == Began()


def test_a_bot_that_took_a_seat_keeps_it_in_the_rematch():
    last = begun()
    add(last, Left(seat=1, why="left", level="random", name="Mesa Mae"))
    over(last)
    _, entries = rematch_of(last, "bcdefghijk", "a", frozenset({"a", "b"}))
    assert [(entry.sitter, entry.name) for entry in entries[:3]] == [
        ("person", "Ann"),
        ("bot", "Mesa Mae"),
        ("bot", "Dusty"),
    ]


def test_a_summary_says_whom_the_table_waits_for_and_whose_it_is():
    assert summary_of(laid(Sat(seat=0, sitter="person", guest="a", name="Ann"))).waits_for == "nobody"
    table = begun()
    seen = set()
    while table.status == "playing":
        found = summary_of(table)
        assert found.waits_for == ("bot" if table.to_act == 2 else "person")
        assert found.guests == ("a", "b")
        seen.add(found.waits_for)
        play(table, 1)
    assert seen == {"bot", "person"}
    assert (summary_of(table).status, summary_of(table).waits_for) == ("over", "nobody")


@pytest.mark.parametrize(("why", "guests"), [("left", ("a", "b")), ("resigned", ("a",)), ("time", ("a",))])
def test_a_summary_keeps_who_may_come_back(why, guests):
    table = begun()
    add(table, Left(seat=1, why=why, level="random", name="Mesa Mae"))
    assert summary_of(table).guests == guests
