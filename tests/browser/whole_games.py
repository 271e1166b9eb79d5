"""Whole games at the tables of Race 2 Live and Road Wolf as they are first laid, not shortened by any option, by
pressing what is drawn alone and by keyboard alone: `make whole-games`. They take some minutes, so `make test`, which
plays shortened games, leaves them out. The way into the list of all actions, with its search box, is taken away.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.on_drawn_tables import ONLY_THE_BOARD
from tests.browser.on_race_2_live import OnTheStreet
from tests.browser.on_race_2_live import by_keyboard as on_the_street_by_keyboard
from tests.browser.on_road_wolf import ByKeys, OnTheRoad
from tests.browser.people import PHONE
from tests.browser.staging import played_to, to_choose

TABLES = {
    "race-2-live": ("race-2-live", 2, {}),
    "interceptor": ("road-wolf", 2, {"mission": "interceptor"}),
    "gauntlet": ("road-wolf", 4, {"mission": "gauntlet"}),
    "derailed": ("road-wolf", 6, {"mission": "derailed"}),
    "duel": ("road-wolf", 2, {"mission": "duel"}),
}
"""The game, how many sit there, and its options."""

BY_PRESSING = {"race-2-live": OnTheStreet, "road-wolf": OnTheRoad}
SEEDS = range(3)
LEAST = 4
"""Some games are soon over, by a train that comes or by a board that is left; none without so many decisions."""

KEYS_MOST = 24
STOPS_MOST = 12
"""A decision by keyboard takes no more keys, and the table has no more stops of Tab."""


def sat_at(person, server, table, seed):
    game, seats, options = TABLES[table]
    person.sit_at(server.folder, played_to(game, to_choose, seats, options, first=seed), level="greedy")
    person.page.locator("[data-first]").first.wait_for()
    return game


def is_over(person):
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    return person.is_over()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_played_to_its_end_by_pressing_what_is_drawn(person, server, table, seed):
    decide = BY_PRESSING[sat_at(person, server, table, seed)](seed)
    decisions = person.play_on(decide)
    assert is_over(person)
    assert decide.presses >= decisions >= LEAST


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_played_to_its_end_by_touch(new_person, server, table, seed):
    phone = new_person(**PHONE)
    decide = BY_PRESSING[sat_at(phone, server, table, seed)](seed, touch=True)
    decisions = phone.play_on(decide)
    assert is_over(phone)
    assert decide.presses >= decisions >= LEAST


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_played_to_its_end_by_keyboard_alone(person, server, table, seed, record_property):
    sat_at(person, server, table, seed)

    def on_the_street(person):
        person.page.evaluate(ONLY_THE_BOARD)
        return on_the_street_by_keyboard(person)

    by_keys = ByKeys(seed)
    decisions = person.play_on(on_the_street if table == "race-2-live" else by_keys)
    assert is_over(person)
    assert decisions >= LEAST
    if by_keys.keys:
        # Seen by `--junitxml`: what docs/measured.md says of keys.
        record_property("decisions", decisions)
        record_property("keys", sum(by_keys.keys))
        record_property("most keys", max(by_keys.keys))
        record_property("most stops", by_keys.stops)
        assert max(by_keys.keys) <= KEYS_MOST
        assert by_keys.stops <= STOPS_MOST
