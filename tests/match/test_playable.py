import pytest

import runabout
from runabout.core.errors import BadSeats, UnknownGame
from runabout.match import Playable, game, game_names


def test_game_is_found_by_name_with_its_rules():
    found = game("road-runner")
    assert isinstance(found, Playable)
    assert (found.name, found.title) == ("road-runner", "Road Runner")
    assert found.rules.prefix == "RR"
    assert repr(found) == "<game road-runner>"


def test_unknown_game_is_answered_with_the_nearest():
    with pytest.raises(UnknownGame, match='Did you mean "road-runner"'):
        game("roadrunner")


def test_names_of_all_games_are_listed():
    assert "road-runner" in game_names()
    assert [game(name).name for name in game_names()] == game_names()


def test_match_begins_with_the_fewest_seats_where_nothing_is_said():
    assert game("hop-home").new().seats == 2


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_match_of_a_number_of_seats_that_the_game_has_not_is_refused(seats):
    with pytest.raises(BadSeats, match=f"{seats} came"):
        game("hop-home").new(seats=seats)


def test_match_begins_with_what_was_agreed():
    match = game("hop-home").new(seats=3, seed="evening", options={"pace": "doubled"}, free_undo=True)
    assert (match.seats, match.options.pace, match.free_undo) == (3, 1, True)
    assert match.key == game("hop-home").new(seats=2, seed="evening").key


def test_package_offers_what_it_says_and_nothing_else():
    for name in runabout.__all__:
        assert getattr(runabout, name) is not None
    assert runabout.game("hop-home").name == "hop-home"
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        _ = runabout.gmae
