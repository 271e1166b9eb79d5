"""Who may do what at a table."""

from __future__ import annotations

import pytest

from runabout.server.entries import Left, Relieved, Sat
from runabout.server.errors import ServerFault
from runabout.server.tables.rights import (
    acting_seat,
    chair_at,
    check_host,
    check_own,
    check_viewer,
    may_relieve,
    may_watch,
    own_seats,
    viewer_for,
)
from tests.server.test_table import add, begun, laid, play


def code(check, *given) -> str:
    """What is said against it; "" where it is allowed."""
    try:
        check(*given)
    except ServerFault as fault:
        return fault.code
    return ""


@pytest.mark.parametrize(
    ("seat", "said"), [(0, ""), (2, ""), (3, "unknown-seat"), (-1, "unknown-seat"), (-3, "unknown-seat")]
)
def test_a_table_has_the_seats_that_it_has(seat, said):
    assert code(chair_at, begun(), seat) == said


@pytest.mark.parametrize("guest", ["", "eve", "a", "b"])
def test_a_table_open_to_spectators_is_open_to_all(guest):
    assert may_watch(begun(), guest)


@pytest.mark.parametrize(("guest", "allowed"), [("", False), ("eve", False), ("a", True), ("b", True), ("host", True)])
def test_a_private_table_is_for_who_sits_there_and_who_set_it_up(guest, allowed):
    table = begun(spectators=False, host="host")
    assert may_watch(table, guest) == allowed
    assert code(check_viewer, table, guest, -1) == ("" if allowed else "private")


def test_a_private_table_that_gathers_is_open_to_everybody_with_its_link():
    assert may_watch(laid(Sat(seat=0, sitter="person", guest="a", name="Ann"), spectators=False), "eve")


def test_who_left_a_private_table_may_look_on_until_somebody_else_sits_there():
    table = begun(spectators=False, host="host")
    add(table, Left(seat=1, why="resigned", level="random", name="Mesa Mae"))
    assert may_watch(table, "b")
    add(table, Relieved(seat=1, guest="a", name="Ann"))
    assert not may_watch(table, "b")


@pytest.mark.parametrize(
    ("guest", "seat", "said"),
    [
        ("a", 0, ""),
        ("a", -1, ""),
        ("a", 1, "not-yours"),
        ("a", 2, "not-yours"),
        ("eve", 0, "not-yours"),
        ("", 2, "not-yours"),
    ],
)
def test_one_looks_from_one_s_own_seat_or_from_none(guest, seat, said):
    assert code(check_viewer, begun(), guest, seat) == said


def test_without_a_wish_one_looks_from_the_seat_that_is_to_act_or_the_first():
    table = laid(
        *(Sat(seat=seat, sitter="person", guest=guest, name=guest) for seat, guest in enumerate("aab")),
    )
    assert viewer_for(table, "a", None) == 0
    table = begun()
    assert viewer_for(table, "b", None) == 1
    assert viewer_for(table, "eve", None) == -1


def test_the_seat_to_act_is_its_guest_s_alone():
    table = begun()
    acting = table.to_act
    guest, other = ("a", "b") if acting == 0 else ("b", "a")
    assert acting_seat(table, guest) == acting
    assert acting_seat(table, guest, acting) == acting
    assert code(acting_seat, table, guest, 2) == "not-your-turn"
    assert code(acting_seat, table, other) == "not-your-turn"
    assert code(acting_seat, table, "eve") == "not-yours"
    assert code(acting_seat, laid(Sat(seat=0, sitter="person", guest="a", name="Ann")), "a") == "not-playing"


def test_one_owns_one_s_own_seats():
    table = begun()
    assert own_seats(table, "a") == [0]
    assert code(own_seats, table, "eve") == code(own_seats, table, "") == "not-yours"
    assert code(check_own, table, "a", 0) == ""
    assert code(check_own, table, "a", 1) == code(check_own, table, "", 2) == "not-yours"
    assert code(check_host, table, "a") == ""
    assert code(check_host, table, "b") == "not-yours"


@pytest.mark.parametrize(
    ("why", "allowed"),
    [("left", {"b"}), ("resigned", {"b", "eve"}), ("time", set())],
)
def test_a_seat_is_taken_back_by_its_person_or_once_given_up_by_anybody_without_one(why, allowed):
    table = begun()
    add(table, Left(seat=1, why=why, level="random", name="Mesa Mae"))
    assert {guest for guest in ("", "a", "b", "eve") if may_relieve(table, guest, 1)} == allowed
    assert not any(may_relieve(table, guest, seat) for guest in ("", "a", "b", "eve") for seat in (0, 2))


def test_no_seat_is_taken_back_at_a_private_table_by_who_may_not_watch():
    table = begun(spectators=False)
    add(table, Left(seat=1, why="resigned", level="random", name="Mesa Mae"))
    assert not may_relieve(table, "eve", 1)
    assert may_relieve(table, "b", 1)


def test_no_seat_is_taken_back_once_the_game_is_over():
    table = begun()
    add(table, Left(seat=1, why="left", level="random", name="Mesa Mae"))
    while table.status != "over":
        play(table, 1)
    assert not may_relieve(table, "b", 1)
