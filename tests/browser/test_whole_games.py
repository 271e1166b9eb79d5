"""Every game is played to its end: at its own table where it has one, at the general table else."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import GAMES, OnTheBoard, road_runner
from tests.browser.staging import played_to, to_choose

SHORT = {
    "road-runner": ({"turn_limit": "30"}, 3),
    "riverdale": ({"turn_limit": "30"}, 2),
    "rummy-runway": ({"rounds": "1", "round_turn_limit": "14"}, 2),
    "race-2-live": ({"columns": "12", "turn_limit": "24"}, 2),
    "road-wolf": ({"mission": "duel", "points": "3", "round_limit": "3"}, 2),
}
"""Options and seats with which a game ends after some dozens of decisions."""

BUTTONS_MOST = {"riverdale": 0.1, "rummy-runway": 0.05, "race-2-live": 0.05, "road-wolf": 0.7}
"""At the general table: which share of the decisions may need a button, being about nothing on the board. In Riverdale
a 5 may be divided in either order; in Road Wolf vehicles are done.
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(person, server, game):
    # From the person's first choice on: in some games others end it before there is one.
    options, seats = SHORT[game]
    person.sit_at(server.folder, played_to(game, to_choose, seats, options), level="greedy")
    decide = road_runner if game == "road-runner" else OnTheBoard()
    decided = person.play_on(decide)
    assert decided > 0
    if isinstance(decide, OnTheBoard):
        assert sum(decide.pressed.values()) == decided
        assert decide.pressed["button"] <= BUTTONS_MOST[game] * decided, decide.pressed
    expect(person.page.get_by_role("log")).not_to_be_empty()
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
