"""Tuning on other deals, in a game where strength can be worked out by hand."""

import pytest

from runabout.core.chance import Chance
from runabout.lab.arena import Arena
from runabout.lab.players import Player
from runabout.lab.simulate import BadRun
from runabout.lab.tuning import trials
from tests.lab import showdown


def playing(place):
    """Makes bots that play the action at a place among the open ones, the first of which shows the card."""

    class Fixed:
        def __init__(self, game, key):
            self.game = game

        def choose(self, sight):
            state = self.game.State()
            self.game.run.imagine(sight, Chance.seeded(bytes(32)), state)
            return self.game.run.legal_actions(state)[place]

    return Fixed


SHOWS, FOLDS = (Player("mine", make=playing(place), settings=name) for place, name in ((0, "shows"), (1, "folds")))


def test_who_shows_the_card_is_found_better_than_who_folds():
    arena = Arena(showdown.game, [FOLDS, "random"], 2, {"dealt": 1}, 5)
    best, worst = trials(arena, [FOLDS, SHOWS], 100)
    assert (best.player, worst.player) == (SHOWS, FOLDS)
    assert best.share > worst.share
    assert set(best.as_dict()) == {"settings", "share", "seconds"}


def test_of_equals_the_first_is_taken_and_the_deals_are_not_those_of_the_arena():
    arena = Arena(showdown.game, [SHOWS, "random"], 2, {"dealt": 1}, 50)
    one, same = trials(arena, [SHOWS, Player("mine", make=SHOWS.make, settings="again")], 50)
    assert (one.player.settings, same.player.settings) == ("shows", "again")
    contest = next(each for each in arena.run().entrants if each.name == "mine")
    assert one.share == same.share != contest.share.mean


def test_there_has_to_be_somebody_to_play_against():
    apart = Player("apart", program="bot {link}")
    with pytest.raises(BadRun, match="mine is tuned in games against other bots"):
        trials(Arena(showdown.game, [SHOWS, apart], 2, {"dealt": 1}, 5), [SHOWS], 5)
