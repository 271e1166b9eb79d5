"""Every game is played to its end at its own table, and somebody else's at the general table."""

import pytest
from playwright.sync_api import expect

from tests.browser.drawn_tables import TABLES
from tests.browser.on_road_wolf import OnTheRoad
from tests.browser.on_the_board import OnTheBoard
from tests.browser.people import GAMES, Person, road_runner
from tests.browser.servers import Server
from tests.browser.staging import played_to, to_choose
from tests.examples.installed import install

SHORT = {
    "road-runner": ({"turn_limit": "30"}, 3),
    **{table.game: (table.short, 2) for table in TABLES},
    "road-wolf": ({"mission": "duel", "points": "3", "round_limit": "3"}, 2),
}
"""Options and seats with which a game ends after some dozens of decisions."""

LEAST = {table.game: table.decisions for table in TABLES}
"""At least so many decisions are made at a drawn table, each by a press or more."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(person, server, game):
    # From the person's first choice on: in some games others end it before there is one.
    options, seats = SHORT[game]
    person.sit_at(server.folder, played_to(game, to_choose, seats, options), level="greedy")
    own = {"road-runner": road_runner, "road-wolf": OnTheRoad()} | {table.game: table.board() for table in TABLES}
    decide = own[game]
    decided = person.play_on(decide)
    assert decided > LEAST.get(game, 0)
    if game in LEAST:
        assert decide.presses >= decided
    expect(person.page.get_by_role("log")).not_to_be_empty()
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_game_of_somebody_else_is_played_by_pressing_what_lies_there(browser, tmp_path):
    server = Server(tmp_path / "server", site=install(tmp_path / "kuhn").site)
    server.start()
    person = Person(browser, server.url)
    try:
        person.set_up(
            {"game": "kuhn-poker", "start": True, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
        )
        person.arrive()
        decide = OnTheBoard()
        decided = person.play_on(decide)
        assert decided > 0
        assert decide.pressed == {"board": decided}
        assert person.complaints == []
    finally:
        person.context.close()
        server.stop()
