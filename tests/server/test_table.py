"""The state of a table after a list of entries."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from runabout.core.chance import key_from
from runabout.core.errors import RunaboutError
from runabout.games import find_game
from runabout.server.entries import (
    AnyEntry,
    Began,
    CarriedOver,
    Left,
    LooksChosen,
    Opening,
    Played,
    Relieved,
    Rematched,
    Sat,
    UndoAnswered,
    UndoAsked,
    Written,
    from_json,
    to_json,
)
from runabout.server.errors import ServerFault
from runabout.server.messages.tables import ClockRule
from runabout.server.tables.table import Table
from runabout.server.tables.views import Now, events_since, recipient, table_info, view_news

EVERY = [
    Sat(seat=1, sitter="bot", name="Dusty", level="easy"),
    LooksChosen(seat=1, looks=("Lark", "Zoë", "Otto")),
    Sat(seat=0, sitter="person", guest="a", name="Ann\n<b>"),
    Began(),
    Played(seat=2, action="lay Anvil"),
    Left(seat=0, why="resigned", level="easy", name="Dusty"),
    Relieved(seat=0, guest="b", name="Ben"),
    CarriedOver(seat=0, guest="c", name="Ben"),
    UndoAsked(seat=1, step=3),
    UndoAnswered(seat=2, agree=True),
    Rematched(table="abcdefghij"),
]


def opening(game: str = "road-runner", seats: int = 3, **given) -> Opening:
    """What a table is from the beginning on."""
    found = find_game(game)
    usual = {
        "table": "abcdefghij",
        "game": game,
        "version": found.version,
        "edition": found.components.edition,
        "seats": seats,
        "options": {"auto_pass": "off"} if game == "road-runner" else {},
        "key": key_from("a table"),
        "spectators": True,
        "clock": None,
        "host": "a",
        "created": 1000.0,
    }
    return Opening(**{**usual, **given})


def laid(*entries: AnyEntry, **given) -> Table:
    """A table with these entries, a second apart."""
    table = Table(opening(**given), lambda game: game.interpreted)
    for entry in entries:
        add(table, entry)
    return table


def add(table: Table, entry: AnyEntry, by: str = "", key: str = "", after: float = 1.0, **more: Any) -> None:
    """Lay one more entry."""
    table.apply(Written(number=table.number + 1, at=table.changed + after, by=by, key=key, entry=entry, **more))


def begun(**given) -> Table:
    """A game of Ann, Ben and a bot, who has just begun."""
    people = [Sat(seat=0, sitter="person", guest="a", name="Ann"), Sat(seat=1, sitter="person", guest="b", name="Ben")]
    return laid(*people, Sat(seat=2, sitter="bot", name="Dusty", level="random"), Began(), **given)


def play(table: Table, turns: int) -> None:
    """Let the seat to act play one of its legal actions."""
    for _ in range(turns):
        seat, legal = table.to_act, table.match.legal()
        add(table, Played(seat=seat, action=legal[table.number * 7 % len(legal)].text), table.chairs[seat].person)


def play_openly(table: Table) -> None:
    """Let the seats that are to act play until everybody has noticed something."""
    play(table, 1)
    while table.decisions[-1].noticed is not None:
        play(table, 1)


@pytest.mark.parametrize("entry", EVERY, ids=repr)
def test_an_entry_is_read_back_from_what_the_database_keeps(entry):
    assert from_json(to_json(entry)) == entry


@pytest.mark.parametrize("text", ["", "{}", '{"kind":"danced"}', '{"kind":"played","seat":"1","action":"x"}', "null"])
def test_what_is_no_entry_is_not_read(text):
    with pytest.raises(msgspec.MsgspecError):
        from_json(text)


def test_a_table_of_nothing_gathers():
    table = laid()
    assert (table.status, table.to_act, table.number, table.people) == ("gathering", -1, 0, set())
    assert table.changed == table.opening.created


def test_the_same_entries_come_to_the_same_table():
    one = begun()
    play(one, 12)
    two = begun()
    play(two, 12)
    assert bytes(one.match.state) == bytes(two.match.state)
    assert one.story == two.story
    assert view_news(one, 0, 0, 0) == view_news(two, 0, 0, 0)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 99}, "version 99"),
        ({"edition": "0123abcd"}, "components 0123abcd"),
    ],
)
def test_a_table_of_other_rules_is_not_opened(change, said):
    with pytest.raises(ServerFault, match=said) as fault:
        laid(**change)
    assert fault.value.code == "other-rules"


def test_a_table_of_a_game_that_is_not_here_is_not_opened():
    given = opening()
    with pytest.raises(ServerFault) as fault:
        Table(msgspec.structs.replace(given, game="whist"), lambda game: game.interpreted)
    assert fault.value.code == "unknown-game"


UNFIT = [
    Sat(seat=1, sitter="open"),
    Began(),
    Played(seat=0, action="dance"),
    Left(seat=2, why="left", level="random", name="Mesa Mae"),
    CarriedOver(seat=2, guest="c", name="Cid"),
    UndoAsked(seat=2, step=0),
    UndoAsked(seat=0, step=99),
    UndoAsked(seat=0, step=-1),
    UndoAnswered(seat=0, agree=True),
    UndoAnswered(seat=1, agree=False),
]


@pytest.mark.parametrize("entry", UNFIT, ids=repr)
def test_an_entry_that_does_not_fit_changes_nothing(entry):
    table = begun()
    play(table, 5)
    before = snapshot(table)
    with pytest.raises(RunaboutError):
        add(table, entry)
    assert snapshot(table) == before


@pytest.mark.parametrize("entry", [Played(seat=0, action="pass"), UndoAsked(seat=0, step=0)], ids=repr)
def test_nothing_is_played_while_the_table_gathers(entry):
    table = laid(Sat(seat=0, sitter="person", guest="a", name="Ann"))
    with pytest.raises(ServerFault) as fault:
        add(table, entry)
    assert fault.value.code == "not-playing"


def test_a_move_of_another_seat_or_against_the_rules_changes_nothing():
    table = begun()
    before = snapshot(table)
    with pytest.raises(ServerFault) as fault:
        add(table, Played(seat=(table.to_act + 1) % 3, action="pass"))
    assert fault.value.code == "not-your-turn"
    with pytest.raises(RunaboutError):
        add(table, Played(seat=table.to_act, action="decline"))
    assert snapshot(table) == before


def snapshot(table: Table) -> tuple:
    """All that a table is."""
    return (
        table.number,
        [repr(chair) for chair in table.chairs],
        bytes(table.match.state),
        len(table.match.steps),
        list(table.story),
        list(table.decisions),
        (table.moved, table.info_number, table.taken_back, table.changed, dict(table.keys), repr(table.undo)),
    )


def test_each_key_of_a_guest_is_remembered_with_its_entry():
    table = begun()
    seat = table.to_act
    add(table, Played(seat=seat, action="pass"), by="a", key="key-one-one")
    add(table, Played(seat=table.to_act, action=table.match.legal()[0].text), by="b", key="key-one-one")
    first, second = (table.keys[guest, "key-one-one"] for guest in ("a", "b"))
    assert (first.number, first.by, first.entry) == (5, "a", Played(seat=seat, action="pass"))
    assert (second.number, second.by, second.entry.seat) == (6, "b", table.match.steps[-1].seat)
    assert len(table.keys) == 2


def test_moves_change_the_game_and_the_rest_what_is_said_of_the_table():
    table = begun()
    assert (table.moved, table.info_number, table.began) == (4, 4, 4)
    play(table, 3)
    assert (table.moved, table.info_number) == (7, 4)
    step = table.undo_step("a") if table.undo_step("a") is not None else table.undo_step("b")
    seat = table.match.steps[step].seat
    add(table, UndoAsked(seat=seat, step=step))
    assert (table.moved, table.info_number) == (7, 8)
    add(table, Left(seat=1 - seat, why="left", level="random", name="Mesa Mae"))
    assert (table.moved, table.info_number, table.taken_back) == (9, 9, 9)


def test_what_is_taken_back_is_told_no_more_but_what_happened_at_the_table_is():
    table = begun()
    while table.undo_step("a") is None or table.to_act != 1:
        play(table, 1)
    step = table.undo_step("a")
    before = [moment for moment in table.story if moment.number < table.decisions[step].number]
    add(table, UndoAsked(seat=0, step=step))
    add(table, UndoAnswered(seat=1, agree=True))
    told = events_since(table, recipient(table, -1), 0)
    assert [moment for moment in table.story if not moment.note] == [moment for moment in before if not moment.note]
    assert [event.kind for event in told][-2:] == ["table.undo-asked", "table.undone"]
    assert len(table.decisions) == len(table.match.steps) == step
    play(table, 1)
    assert table.decisions[-1].number == table.number


def test_time_is_counted_for_the_person_who_thinks():
    table = begun(clock=ClockRule(minutes=1, seconds=5))
    seat = table.to_act
    assert table.seconds_left(seat, 10) == 60  # nobody counts yet
    table.begin_thinking(5000, thought=3)
    assert table.seconds_left(seat, 5007) == 50
    assert table.seconds_left(seat, 6000) == 0
    assert table.seconds_left(2, 5010) == -1
    add(table, Played(seat=seat, action="pass"), by="a", after=1000, thought=10)
    assert table.chairs[seat].spent == 10
    assert table.chairs[seat].earned == 1


def test_in_a_list_of_an_earlier_version_time_is_what_went_by_between_two_entries():
    table = begun(clock=ClockRule(minutes=1, seconds=5))
    seat = table.to_act
    add(table, Played(seat=seat, action="pass"), by="a", after=10)
    assert table.chairs[seat].spent == 10


def test_a_seat_carried_over_keeps_its_time():
    table = begun(clock=ClockRule(minutes=1))
    seat = table.to_act
    add(table, CarriedOver(seat=seat, guest="phone", name="Ann"), after=10)
    assert table.seconds_left(seat, 0) == 50
    assert table.chairs[seat].person == "phone"


def test_who_watches_is_told_nothing_of_guests():
    table = begun()
    play(table, 4)
    told = msgspec.json.encode([table_info(table, "eve", Now(0, 0)), view_news(table, -1, 0, 0)])
    for secret in ("guest", "key", '"a"', '"b"'):
        assert secret.encode() not in told, secret
