"""What is counted to say who is ahead."""

from dataclasses import replace

import pytest

from runabout.core.errors import BadGame
from runabout.core.scene import Scene
from runabout.core.standing import Standing, counted_as, standings
from runabout.games import GAMES, find_game
from runabout.match import Match

SCENE = Scene(
    counters={"seat:0:points": 4, "seat:1:points": 0, "seat:0:hits": 1, "seat:1:hits": 3}, settings={"seats": 2}
)
COUNTED = (counted_as("points"), counted_as("harm", counter="hits", more_is_ahead=False))


def test_each_seat_has_what_is_counted_by_name():
    assert standings(COUNTED, SCENE) == ({"points": 4, "harm": 1}, {"points": 0, "harm": 3})


def test_where_nothing_is_counted_there_is_no_standing():
    assert standings((), SCENE) == ()


@pytest.mark.parametrize("standing", [[*COUNTED], (COUNTED[0], COUNTED[0]), ("points",)])
def test_a_game_whose_standing_is_none_is_refused(standing):
    with pytest.raises(BadGame, match=r"`standing` is core\.standing\.Standings with a name each"):
        replace(find_game("riverdale"), standing=standing)


def test_a_standing_is_read_from_what_lies_on_the_table():
    scene = Scene(things={"a": {"seat": 0}, "b": {"seat": 1}, "c": {"seat": 1}}, settings={"seats": 2})
    owned = Standing("owned", lambda scene, seat: sum(one["seat"] == seat for one in scene.things.values()))
    assert standings([owned], scene) == ({"owned": 1}, {"owned": 2})


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_ours_tells_how_it_stands(name):
    match = Match(find_game(name), seats=find_game(name).seats[0], seed=1)
    found = match.standing()
    assert len(found) == match.seats
    assert [list(seat) for seat in found] == [[one.name for one in match.game.standing]] * match.seats
