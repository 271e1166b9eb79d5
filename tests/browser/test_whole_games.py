"""Every game is played to its end: at its own table where it has one, at the general table else."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import GAMES, general, on_the_map, road_runner
from tests.browser.staging import played_to, to_choose

SHORT = {
    "road-runner": ({"turn_limit": "30"}, 3),
    "riverdale": ({"turn_limit": "30"}, 2),
    "rummy-runway": ({"rounds": "1", "round_turn_limit": "14"}, 2),
    "race-2-live": ({"columns": "12", "turn_limit": "24"}, 2),
    "road-wolf": ({"mission": "duel", "points": "3", "round_limit": "3"}, 2),
}
"""Options and seats with which a game ends after some dozens of decisions."""

DECIDES = {"road-runner": road_runner, "road-wolf": on_the_map}
"""How a person decides, where it is not by what the general table lays out."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(person, server, game):
    # From the person's first choice on: in some games others end it before there is one.
    options, seats = SHORT[game]
    person.sit_at(server.folder, played_to(game, to_choose, seats, options), level="greedy")
    assert person.play_on(DECIDES.get(game, general)) > 0
    expect(person.page.get_by_role("log")).not_to_be_empty()
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
