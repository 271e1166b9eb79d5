"""Tables at which people may play on for ever, and bots may not (RYA-43)."""

from __future__ import annotations

import pytest

from runabout.games.rummy_runway.state import DISCARD, DRAW, Phase
from runabout.server.entries import AnyEntry, Began, Left, Played, Relieved, Sat, UndoAsked
from runabout.server.messages.tables import NewTable, SeatWish
from runabout.server.tables.setting_up import new_table, rematch_of
from runabout.server.tables.table import Table
from tests.server.test_table import add, laid

pytestmark = pytest.mark.rule("RYA-43")

ANN = Sat(seat=0, sitter="person", guest="a", name="Ann")
DUSTY, TESS = (Sat(seat=seat, sitter="bot", name=name, level="random") for seat, name in enumerate(("Dusty", "Tess")))
LEFT = Left(seat=0, why="left", level="random", name="Lou")
OPTIONS = {"round_turn_limit": "0", "rounds": "1", "first_player": "1"}


def begun(*entries: AnyEntry) -> Table:
    """A table of two that has begun, with the entries from then on."""
    return laid(*entries, game="rummy-runway", seats=2, options=OPTIONS)


def play(table: Table, turns: int) -> Table:
    """Let everybody draw and discard for so many turns, or as many as there are left."""
    while turns and table.status == "playing":
        drawing = table.match.state.phase == Phase.DRAW
        action = table.match.read(DRAW) if drawing else table.match.legal()[-1]
        add(table, Played(seat=table.to_act, action=action.text), table.chairs[table.to_act].person)
        turns -= not drawing
    return table


def turns_taken(table: Table) -> int:
    return sum(step.action.number >= DISCARD for step in table.match.steps)


def test_a_table_without_a_limit_can_be_set_up_for_people_and_for_bots():
    for kinds in (("person", "bot"), ("bot", "bot"), ("person", "open")):
        wish = NewTable(game="rummy-runway", seats=tuple(SeatWish(kind=kind) for kind in kinds), options=OPTIONS)
        opening, _ = new_table(wish, "a", "Ann", "easy")
        assert opening.options["round_turn_limit"] == "0"


def test_a_table_of_bots_alone_has_60_turns_each():
    table = play(begun(TESS, DUSTY, Began()), 1000)
    assert (table.status, turns_taken(table)) == ("over", 120)


def test_a_table_with_a_person_goes_on_until_the_last_has_left_and_then_finishes_the_lap():
    table = play(begun(ANN, TESS, Began()), 155)
    assert (table.status, table.match.attended) == ("playing", True)
    add(table, LEFT, "a")
    play(table, 1000)
    assert (table.status, turns_taken(table)) == ("over", 156)


def test_who_comes_back_plays_without_a_limit():
    table = play(begun(ANN, TESS, Began()), 100)
    add(table, LEFT, "a")
    play(table, 10)
    add(table, Relieved(seat=0, guest="a", name="Ann"), "a")
    play(table, 100)
    assert (table.status, turns_taken(table)) == ("playing", 210)


def test_every_process_that_reads_the_entries_has_the_same_table():
    table = begun(ANN, TESS, Began())
    others = [begun(ANN, TESS, Began()) for _ in range(2)]
    moves = play(begun(ANN, TESS, Began()), 121).match.steps
    later: list[AnyEntry] = [Played(seat=step.seat, action=step.action.text) for step in moves]
    later[30:30] = [LEFT, Relieved(seat=0, guest="a", name="Ann"), UndoAsked(seat=0, step=20), *later[20:30]]
    for entry in (*later, LEFT):
        for one in (table, *others):
            add(one, entry, "a" if getattr(entry, "seat", 1) == 0 else "")
        assert len({bytes(one.match.state) for one in (table, *others)}) == 1
    assert table.match.state.round_turn_limit == 60


def test_a_rematch_is_again_without_a_limit():
    table = begun(ANN, TESS, Began())
    add(table, LEFT, "a")
    play(table, 1000)
    opening, _ = rematch_of(table, "bcdefghijk", "a", frozenset("a"))
    assert opening.options["round_turn_limit"] == "0"
