"""Every drawn table is played by touch and by keyboard, is seen whole, and keeps nobody out."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import grave_faults
from tests.browser.drawn_tables import TABLES
from tests.browser.on_drawn_tables import waiting
from tests.browser.people import PHONE
from tests.browser.staging import played_to, to_choose

SIZES = [(1280, 800), (390, 844), (360, 640)]
DESK_LEAST = 1000


def device(size: tuple[int, int]) -> dict[str, object]:
    viewport = {"width": size[0], "height": size[1]}
    return {"viewport": viewport} if size[0] > DESK_LEAST else PHONE | {"viewport": viewport}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_played_to_its_end_by_keyboard_alone(person, server, table):
    seats, options = table.alone
    person.sit_at(server.folder, played_to(table.game, to_choose, seats, table.short | options), level="greedy")
    assert person.play_on(table.keyboard) > table.decisions
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_by_touch_the_first_tap_shows_and_the_second_plays(new_person, server, table, size):
    phone = new_person(**device(size))
    phone.sit_at(server.folder, played_to(table.game, table.midway, 4), level="greedy")
    decide = table.board(touch=True)
    for _ in range(4):
        assert decide(phone)
    assert decide.presses >= table.taps


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_on_the_table_keeps_people_out(new_person, server, table, scheme):
    person = new_person(color_scheme=scheme)
    person.sit_at(server.folder, played_to(table.game, table.choosing, table.most))
    page = person.page
    waiting(person).first.wait_for()
    assert grave_faults(page) == []
    page.locator(table.chooses).first.click()
    assert grave_faults(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_everything_is_seen_without_scrolling(new_person, server, table, size, seats):
    person = new_person(**device(size))
    person.sit_at(server.folder, played_to(table.game, table.choosing, table.most if seats == "most" else 2))
    for part in table.parts:
        expect(person.page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert person.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
