"""The arena, in a game where strength can be worked out by hand."""

import sys

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.errors import BadLevel
from runabout.lab.arena import Arena, NoRatings, by_player
from runabout.lab.kept import BadKept
from runabout.lab.players import Player
from runabout.lab.simulate import BadRun
from tests.lab import lottery, showdown


class Last:
    """Plays the last of the open actions."""

    def __init__(self, game, key):
        self.game = game

    def choose(self, sight):
        state = self.game.State()
        self.game.run.imagine(sight, Chance.seeded(bytes(32)), state)
        return self.game.run.legal_actions(state)[-1]


def arena(players=("random", "greedy"), game=showdown.game, seats=2, **more):
    given = {"deals": 400, "options": {"dealt": 1} if game is showdown.game else {}} | more
    return Arena(game, players, seats, **given)


def test_who_shows_the_card_beats_who_shows_it_half_of_the_times_by_what_the_hands_say():
    # From the same hand the greedy bot wins 1/2 more (see test_ladder).
    found = arena(deals=2000).run()
    (pairing,) = found.pairings
    assert (pairing.one, pairing.other) == ("random", "greedy")
    assert pairing.edge.low < -1 / 2 < pairing.edge.high < 0
    best, worst = found.entrants
    assert (best.name, worst.name) == ("greedy", "random")
    assert best.share.mean - worst.share.mean == pytest.approx(-pairing.edge.mean)
    assert best.rating.low > worst.rating.high
    assert best.fair == 1 / 2
    assert (found.deals, found.games, found.is_complete) == (2000, 4000, True)
    assert best.seconds is None


def test_where_a_lot_decides_all_ratings_stay_alike():
    found = arena(("random", "greedy", "easy"), lottery.game, 3, deals=300).run()
    assert all(pairing.edge.mean == 0 for pairing in found.pairings)
    assert all(one.share.mean == pytest.approx(1 / 3) for one in found.entrants)
    assert max(one.rating.low for one in found.entrants) < min(one.rating.high for one in found.entrants)


def test_the_same_seed_gives_the_same_and_another_does_not():
    assert arena(deals=50).run().as_dict() == arena(deals=50).run().as_dict()
    assert arena(deals=50).run().as_dict() != arena(deals=50, seed=1).run().as_dict()


def test_more_players_than_seats_play_in_every_group():
    asked = arena(("random", "greedy", "easy"), deals=30)
    assert asked.groups == [(0, 1), (0, 2), (1, 2)]
    found = asked.run()
    assert found.games == 3 * 2 * 30
    assert len(found.pairings) == 3


def test_fewer_players_than_seats_have_several_each():
    won = np.zeros((3, 1, 3))
    won[0, 0, 2] = won[1, 0, 2] = won[2, 0, 1] = 1
    # Two players at three seats, A B A; then A A B, and B A A: each seating has the one before a seat further.
    np.testing.assert_array_equal(by_player(won, 2)[:, 0], [[0.5, 0], [0, 1], [0.5, 0]])


def test_a_bot_of_ones_own_is_timed_and_so_are_those_it_meets():
    found = arena(("greedy", Last), deals=5).run()
    assert all(one.seconds > 0 for one in found.entrants)
    assert found.games == 10


def test_finished_games_are_kept(tmp_path):
    keep = tmp_path / "games.npz"
    before = arena(deals=40).run(keep=keep)
    assert keep.exists()
    assert arena(deals=40).run(keep=keep).as_dict() == before.as_dict()
    with pytest.raises(BadKept):
        arena(deals=40, seed=7).run(keep=keep)


def test_each_group_has_a_file_of_its_own(tmp_path):
    arena(("random", "greedy", "easy"), deals=5).run(keep=tmp_path / "games.npz")
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"games-{number}.npz" for number in (1, 2, 3)]


@pytest.mark.parametrize("players", [(), ("random",), ("greedy", "greedy")])
def test_an_arena_is_for_two_that_differ(players):
    with pytest.raises(BadRun, match="two players or more, all different"):
        arena(players)


def test_a_budget_of_nothing_is_refused():
    with pytest.raises(BadLevel, match="1 to 1,000,000 playouts"):
        arena(("greedy", "medium:0"))
    with pytest.raises(BadLevel, match="1 to 60,000 milliseconds"):
        arena(("greedy", "0ms"))


def test_it_says_what_to_install_where_nothing_rates(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(NoRatings, match=r"runabout\[lab\]"):
        arena(deals=1).run()


def test_a_player_made_by_hand_has_its_name():
    found = arena(("greedy", Player("mine", make=Last)), deals=2).run()
    assert {one.name for one in found.entrants} == {"greedy", "mine"}
