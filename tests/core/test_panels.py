"""Panels made of plain data by its shape, for a game that lays out none of its own."""

import pytest

from runabout.core.panels import Item, Panel, called, fact, plain_panels
from tests.core.tiny import game

NAMES = ["Ann", "Ben", "Cy"]


def panels(facts, seats=3, viewer=1):
    return plain_panels(facts, seats, viewer, NAMES)


def test_a_panel_has_nothing_but_what_it_is_given():
    panel = Panel("facts", "The table")
    numbers = (panel.seat, panel.size, panel.columns, panel.width, panel.height)
    assert numbers == (-1, 0, 0, 0, 0)
    assert not any((panel.own, panel.loop, panel.items, panel.cells, panel.rows))
    assert not any((panel.shapes, panel.spots, panel.mover))


def test_single_values_stand_together_and_say_who_decides_by_name():
    assert panels({"seat": 2, "over": False, "trick_of": None, "points": 3, "call": "drop"}) == (
        Panel(
            "facts",
            "The table",
            rows=(("To decide", "Cy"), ("Over", "no"), ("Trick of", "none"), ("Points", "3"), ("Call", "drop")),
        ),
    )
    assert panels({"seat": 1})[0].rows == (("To decide", "You"),)
    assert panels({"seat": -1})[0].rows == (("Seat", "-1"),)


def test_how_many_sit_there_and_who_looks_is_not_repeated():
    assert panels({"seats": 3, "viewer": 1}) == ()


def test_a_list_of_texts_is_a_pile_and_the_hand_is_the_viewers_own():
    facts = {"hand": ["Anvil", "Cliff"], "played": ["Road"]}
    assert panels(facts) == (
        Panel("pile", "Hand", seat=1, own=True, size=2, items=(Item("", "Anvil"), Item("", "Cliff"))),
        Panel("pile", "Played", size=1, items=(Item("", "Road"),)),
    )
    assert panels(facts, viewer=-1)[0] == Panel("pile", "Hand", size=2, items=(Item("", "Anvil"), Item("", "Cliff")))


def test_what_every_seat_has_stands_with_its_name():
    assert panels({"cards": [4, 5, 6], "safe": [True, False, True], "tricks": [[1], [], [2, 3]]}) == (
        Panel("facts", "Ann", seat=0, rows=(("Cards", "4"), ("Safe", "yes"), ("Tricks", "1"))),
        Panel("facts", "You", seat=1, rows=(("Cards", "5"), ("Safe", "no"), ("Tricks", "none"))),
        Panel("facts", "Cy", seat=2, rows=(("Cards", "6"), ("Safe", "yes"), ("Tricks", "2, 3"))),
    )


def test_a_pile_of_every_seats_is_a_pile_each():
    assert panels({"closets": [["R1"], [], ["B2", "B3"]]}) == (
        Panel("pile", "Closets: Ann", seat=0, size=1, items=(Item("", "R1"),)),
        Panel("pile", "Closets: You", seat=1),
        Panel("pile", "Closets: Cy", seat=2, size=2, items=(Item("", "B2"), Item("", "B3"))),
    )


def test_anything_else_is_listed_line_by_line():
    assert panels({"left": {"Anvil": 2, "Road": 1}, "moves": [{"from": 1, "to": 2}, 5]}) == (
        Panel("facts", "Left", rows=(("Anvil", "2"), ("Road", "1"))),
        Panel("facts", "Moves", rows=(("1", "from: 1, to: 2"), ("2", "5"))),
    )


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"a": [1, None], "b": True}, "a: 1, none, b: yes"),
        ({}, "none"),
        ([], "none"),
        ((1, "two"), "1, two"),
        (False, "no"),
        (2.5, "2.5"),
    ],
)
def test_a_piece_of_plain_data_is_said_in_words(value, said):
    assert fact(value) == said


def test_a_seat_is_called_you_by_the_one_who_sits_there_and_by_nobody_else():
    assert [called(NAMES, 1, viewer) for viewer in (-1, 0, 1)] == ["Ben", "Ben", "You"]


def test_a_game_that_lays_out_nothing_gets_panels_of_its_plain_data():
    run = game.interpreted
    state = game.State()
    state.seats = 3
    state.place[1] = 7
    sight = run.sight(state, 1)
    found = game.words.panels(sight, NAMES)
    assert [panel.title for panel in found] == ["Ann", "You", "Cy"]
    assert found[1].rows[0] == ("Place", "7")
