"""Clones, copies and pickles of a match go on as the original would, each for itself."""

import copy
import io
import pickle
from dataclasses import replace

import pytest

from runabout.core.errors import BadGame, BadRecord, UnknownGame
from runabout.games.road_runner import game as road_runner
from runabout.match import Match, dumps
from tests.laws import little
from tests.match.random_play import played_at_random
from tests.variants import changed


def test_clone_and_original_go_their_own_ways():
    match = played_at_random(Match(road_runner, 3, seed=7), 20)
    clone, before = match.clone(), (bytes(match.state), len(match.steps), dumps(match))
    assert dumps(clone) == dumps(match)
    assert clone.sight(1) == match.sight(1)
    played_at_random(clone, 20, seed=5)
    clone.tags["Seat1"] = "person Ann"
    assert (bytes(match.state), len(match.steps), dumps(match)) == before
    match.play(match.legal()[0])
    assert len(clone.steps) > len(match.steps)


def test_clone_draws_what_the_original_would_draw():
    match = played_at_random(Match(road_runner, 3, seed=7), 20)
    one, other = (played_at_random(copy, 60) for copy in (match.clone(), match))
    assert one.state == other.state


@pytest.mark.parametrize("run", ["interpreted", "run"])
def test_pickled_match_goes_on_as_it_would_have(run):
    match = played_at_random(Match(road_runner, 3, seed=7, run=getattr(road_runner, run)), 20)
    again = pickle.loads(pickle.dumps(match))
    assert again.game is road_runner
    assert again.run is match.run
    assert dumps(again) == dumps(match)
    assert played_at_random(again, 60).state == played_at_random(match, 60).state


def test_match_of_a_game_that_is_not_in_the_list_cannot_be_pickled():
    with pytest.raises(BadGame, match="the list of games has no such high-card"):
        pickle.dumps(Match(little.game, 2, seed=1))


def test_match_of_another_game_of_the_same_name_cannot_be_pickled():
    with pytest.raises(BadGame, match="the list of games has no such road-runner"):
        pickle.dumps(Match(replace(road_runner), 3, seed=1))


def test_pickled_match_of_a_game_that_is_not_installed_says_so(monkeypatch):
    data = pickle.dumps(Match(road_runner, 3, seed=1))
    with pytest.raises(UnknownGame, match='No game is called "road-ralley"'):
        pickle.loads(data.replace(b"road-runner", b"road-ralley"))


def test_pickled_match_of_a_game_whose_package_is_missing_says_so(monkeypatch):
    class WithoutThePackage(pickle.Unpickler):
        def find_class(self, module, name):
            if module.startswith("runabout.games."):
                raise ModuleNotFoundError(module)
            return super().find_class(module, name)

    data = pickle.dumps(played_at_random(Match(road_runner, 3, seed=1), 5))

    def missing(name):
        raise UnknownGame(f'No game is called "{name}".')

    monkeypatch.setattr("runabout.match.match.find_game", missing)
    with pytest.raises(UnknownGame, match='No game is called "road-runner"'):
        WithoutThePackage(io.BytesIO(data)).load()


def test_what_is_played_in_a_copy_leaves_the_match_as_it_is():
    match = played_at_random(Match(road_runner, 3, seed=7), 5)
    before = dumps(match)
    for copied in (copy.copy(match), copy.deepcopy(match)):
        played_at_random(copied, 9)
        assert (len(match.steps), dumps(match)) == (5, before)
        assert len(copied.steps) > 5


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (
            {"version": 9},
            "under version 1 of the rules of Road Runner; this Runabout has version 9. Open it with",
        ),
        ({"edition": "0123abcd"}, "with other components of Road Runner: our own; here it has edition 0123abcd"),
    ],
    ids=["version", "edition"],
)
def test_pickled_match_of_other_rules_or_components_says_so(monkeypatch, parts, said):
    data = pickle.dumps(Match(road_runner, 3, seed=1))
    monkeypatch.setattr("runabout.match.match.find_game", lambda name: changed(road_runner, **parts))
    with pytest.raises(BadRecord, match=said):
        pickle.loads(data)
