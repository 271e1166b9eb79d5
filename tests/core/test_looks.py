from dataclasses import replace

import pytest

from runabout.core.components import Components
from runabout.core.errors import BadGame, BadLooks, LooksTaken
from runabout.core.looks import Looks
from tests.core.tiny import game

HATS = Looks("hat", ("Bowler", "Top hat", "Fez", "Beret", "Cap", "Boater"), 2)
KEY = bytes(32)


@pytest.mark.parametrize("text", ["Fez, Top hat", "fez,TOP HAT", "  Fez ,top-hat"])
def test_names_are_read_however_they_are_typed(text):
    assert HATS.read(text) == ("Fez", "Top hat")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Fez", "A seat has 2 different hats, all chosen or none; Fez came."),
        ("Fez, fez", "A seat has 2 different hats, all chosen or none; Fez, Fez came."),
        ("Fez, Cap, Beret", "all chosen or none; Fez, Cap, Beret came"),
        ("Fez, Bowlr", 'There is no hat "Bowlr"; there are Bowler, .* and Boater. Did you mean Bowler'),
        ("", 'There is no hat ""'),
    ],
)
def test_what_is_not_all_looks_of_a_seat_is_refused_in_words(text, said):
    with pytest.raises(BadLooks, match=said):
        HATS.read(text)


def test_a_seat_chooses_changes_and_gives_back():
    chosen = HATS.choose({}, 2, ("Fez", "Cap"))
    assert HATS.choose(chosen, 0, ("Beret", "Bowler")) == {0: ("Beret", "Bowler"), 2: ("Fez", "Cap")}
    assert HATS.choose(chosen, 2, ("Cap", "Beret")) == {2: ("Cap", "Beret")}
    assert HATS.choose(chosen, 2, ()) == {}
    assert chosen == {2: ("Fez", "Cap")}


def test_what_another_seat_has_is_refused_with_the_seat():
    with pytest.raises(LooksTaken, match="Seat 3 has Cap already; choose another") as caught:
        HATS.choose({2: ("Fez", "Cap")}, 0, ("Bowler", "cap"))
    assert (caught.value.seat, caught.value.name) == (2, "Cap")


@pytest.mark.parametrize("key", [bytes([first]) * 32 for first in range(20)])
def test_the_rest_is_drawn_by_the_key_and_nothing_twice(key):
    found = HATS.complete({1: ("Fez", "Cap")}, 3, key)
    assert found[1] == ("Fez", "Cap")
    assert sorted(name for looks in found for name in looks) == sorted(HATS.names)
    assert found == HATS.complete({1: ("Fez", "Cap")}, 3, key)


def test_every_name_is_drawn_first_by_some_key():
    drawn = {HATS.complete({}, 1, bytes([first]) * 32)[0][0] for first in range(100)}
    assert drawn == set(HATS.names)


@pytest.mark.parametrize(
    ("names", "each"),
    [(("Fez", "fez"), 1), (("Fez", "Fez!"), 1), (("Fez",), 0), (("Fez", ""), 1), (("Fez, red", "Cap"), 1), (('"',), 1)],
)
def test_names_that_could_not_be_told_apart_or_written_are_refused(names, each):
    with pytest.raises(ValueError, match="looks: "):
        Looks("hat", names, each)


def test_a_game_has_looks_enough_for_all_its_seats():
    most = game.seats[1]
    with pytest.raises(BadGame, match=f"`looks` has 2 names for each of {most} seats; it has 6"):
        replace(game, components=Components(looks=HATS))
