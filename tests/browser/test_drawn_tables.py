"""Every drawn table is played by touch and by keyboard, is seen whole, and keeps nobody out."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults_by_day_and_night
from tests.browser.drawn_tables import TABLES
from tests.browser.on_drawn_tables import waiting
from tests.browser.people import PHONE, until
from tests.browser.staging import played_to, to_choose

PHONES = [(390, 844), (360, 640)]
DEVICES = {
    "desk": ({"viewport": {"width": 1280, "height": 800}}, [(1280, 800)]),
    "phone": (PHONE, PHONES),
}
"""What people sit before, and the sizes of its window, for each of which the table is laid out anew."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_played_to_its_end_by_keyboard_alone(person, server, table):
    seats, options = table.alone
    person.sit_at(server.folder, played_to(table.game, to_choose, seats, table.short | options), level="greedy")
    assert person.play_on(table.keyboard) > table.decisions
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_by_touch_the_first_tap_shows_and_the_second_plays(new_person, server, table):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to(table.game, table.midway, 4), level="greedy")
    decide = table.board(touch=True)
    for width, height in PHONES:
        phone.page.set_viewport_size({"width": width, "height": height})
        for _ in range(2):
            assert decide(phone)
    assert decide.presses >= table.taps


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_on_the_table_keeps_people_out(person, server, table):
    person.sit_at(server.folder, played_to(table.game, table.choosing, table.most))
    page = person.page
    waiting(person).first.wait_for()
    assert faults_by_day_and_night(page) == []
    page.locator(table.chooses).first.click()
    assert faults_by_day_and_night(page) == []


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_everything_is_seen_without_scrolling(new_person, server, table, device, seats):
    given, sizes = DEVICES[device]
    person = new_person(**given)
    person.sit_at(server.folder, played_to(table.game, table.choosing, table.most if seats == "most" else 2))
    page = person.page
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for part in table.parts:
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
        until(page, lambda: page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0)
        until(page, lambda: page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0)
