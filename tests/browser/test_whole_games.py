"""Games are played to their end: Road Runner at its own table, somebody else's at the general table. The others are,
by keyboard, in test_drawn_tables and test_road_wolf, and every one by pressing what is drawn, in test_german.
"""

from playwright.sync_api import expect

from tests.browser.on_the_board import OnTheBoard
from tests.browser.people import Person, road_runner
from tests.browser.servers import Server
from tests.browser.staging import played_to, to_choose
from tests.examples.installed import install


def test_road_runner_is_played_to_its_end(person, server):
    person.sit_at(server.folder, played_to("road-runner", to_choose, 3, {"turn_limit": "30"}), level="greedy")
    assert person.play_on(road_runner) > 0
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
