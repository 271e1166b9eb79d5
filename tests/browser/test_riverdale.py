"""Riverdale's own table: whole games by pressing the board alone and by keyboard alone; nothing keeps people out."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import grave_faults
from tests.browser.on_riverdale import OnTheLoop, by_keyboard
from tests.browser.people import PHONE
from tests.browser.staging import played_to, to_choose

SHORT = {"turn_limit": "60"}


def test_a_game_of_two_is_played_to_its_end_by_pressing_the_board_alone(person, server):
    person.sit_at(server.folder, played_to("riverdale", to_choose, 2, SHORT), level="greedy")
    decide = OnTheLoop()
    assert person.play_on(decide) > 15
    assert decide.presses > 30
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_game_of_two_is_played_to_its_end_by_keyboard_alone(person, server):
    person.sit_at(server.folder, played_to("riverdale", to_choose, 2, SHORT), level="greedy")
    assert person.play_on(by_keyboard) > 15
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_by_touch_the_first_tap_shows_and_the_second_plays(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("riverdale", to_choose, 4), level="greedy")
    decide = OnTheLoop(touch=True)
    for _ in range(6):
        assert decide(phone)
    assert decide.presses >= 12


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_on_the_table_keeps_people_out_while_a_card_is_chosen(new_person, server, scheme):
    person = new_person(color_scheme=scheme)
    person.sit_at(server.folder, played_to("riverdale", to_choose, 4))
    page = person.page
    page.locator("button[data-first]").focus()
    page.keyboard.press("Enter")
    assert grave_faults(page) == []


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_a_phone_shows_the_board_and_the_hand_without_scrolling(new_person, server, size):
    phone = new_person(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    phone.sit_at(server.folder, played_to("riverdale", to_choose, 4))
    for part in (".board", ".hand", ".team", ".plates"):
        expect(phone.page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert phone.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert phone.page.locator(".board").bounding_box()["width"] > 0.85 * size[0]


def test_two_seats_paint_two_colours_and_no_others(person, server):
    person.sit_at(server.folder, played_to("riverdale", to_choose, 2))
    page = person.page
    page.locator(".board").wait_for()
    tones = page.locator(".board [class*=tone-]").evaluate_all(
        "all => [...new Set(all.flatMap(it => [...it.classList].filter(name => name.startsWith('tone-'))))].sort()"
    )
    assert tones == ["tone-red", "tone-yellow"]
