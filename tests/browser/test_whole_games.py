"""Somebody who has never been here plays each game from its first click to its end."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import GAMES, general, road_runner

SHORT = {
    "road-runner": ({"turn_limit": "30"}, 3),
    "riverdale": ({"turn_limit": "30"}, 2),
    "rummy-runway": ({"rounds": "1", "round_turn_limit": "14"}, 2),
    "race-2-live": ({"columns": "12", "turn_limit": "24"}, 2),
}
"""Options and seats with which a game ends after some dozens of decisions."""


def bots(count: int, level: str = "random") -> list[dict[str, str]]:
    return [{"kind": "bot", "level": level}] * count


def test_a_guest_plays_road_runner_against_bots_from_one_click_to_the_end(person):
    person.go_home()
    person.play_now("road-runner")
    assert person.play_on(road_runner) > 0
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(person.page.get_by_role("log")).to_contain_text("caught")


@pytest.mark.parametrize("game", [name for name in GAMES if name != "road-runner"])
def test_a_game_is_played_to_its_end_at_the_general_table(person, game):
    options, seats = SHORT[game]
    seated = [{"kind": "person"}, *bots(seats - 1, "greedy")]
    person.set_up({"game": game, "seats": seated, "options": options, "start": True})
    person.arrive()
    assert person.play_on(general) > 0
    expect(person.end).to_be_visible()
