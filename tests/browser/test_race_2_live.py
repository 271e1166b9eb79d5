"""Race 2 Live's own table: whole games by pressing the street alone and by keyboard alone; nothing keeps people out."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import grave_faults
from tests.browser.on_drawn_tables import step
from tests.browser.on_race_2_live import OnTheStreet, by_keyboard
from tests.browser.people import PHONE, until
from tests.browser.staging import played_to, to_choose, verbs, whenever

SHORT = {"columns": "12", "turn_limit": "40", "map": "7"}


def at_a_fork(match):
    """Seat 0 has rolled, and more than one way is open."""
    return match.seat == 0 and verbs(match).count("take lane") > 1


def before_the_roll(match):
    return match.seat == 0 and "forward" in verbs(match) and len(match.steps) > 8


def test_a_game_is_played_to_its_end_by_pressing_the_street_alone(person, server):
    person.sit_at(server.folder, played_to("race-2-live", to_choose, 2, SHORT), level="greedy")
    decide = OnTheStreet()
    assert person.play_on(decide) > 8
    assert decide.presses > 8
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_game_of_one_who_leads_three_is_played_to_its_end_by_keyboard_alone(person, server):
    person.sit_at(server.folder, played_to("race-2-live", to_choose, 1, SHORT | {"survivors": "3"}))
    assert person.play_on(by_keyboard) > 8
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_by_touch_the_first_tap_shows_and_the_second_plays(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("race-2-live", before_the_roll, 2), level="greedy")
    decide = OnTheStreet(touch=True)
    for _ in range(4):
        assert decide(phone)
    assert decide.presses >= 8


def test_one_press_on_where_a_way_ends_goes_all_of_it(person, server):
    match = played_to("race-2-live", at_a_fork, 2)
    person.sit_at(server.folder, match)
    page = person.page
    ends = page.locator("[data-target^='space:']")
    ends.first.wait_for()
    end = ends.last.get_attribute("data-target")
    box = ends.last.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(page, lambda: match.scene(0).decision["steps"] > 0 and step(page) != str(len(match.steps)))
    expect(page.get_by_role("log")).to_contain_text(end.removeprefix("space:").replace(":", "/"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_on_the_table_keeps_people_out(new_person, server, scheme):
    person = new_person(color_scheme=scheme)
    person.sit_at(server.folder, played_to("race-2-live", before_the_roll, 4))
    person.page.locator("button[data-first]").focus()
    assert grave_faults(person.page) == []


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_a_phone_shows_the_street_and_the_hand_without_scrolling(new_person, server, size):
    phone = new_person(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    phone.sit_at(server.folder, played_to("race-2-live", whenever, 4))
    for part in (".board", ".hand", ".plates", ".dock"):
        expect(phone.page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert phone.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_who_only_watches_sees_the_street_and_decides_nothing(new_person, server):
    host, watcher = new_person(), new_person()
    table = host.sit_at(server.folder, played_to("race-2-live", before_the_roll, 2))
    watcher.come_to(table)
    expect(watcher.page.locator("[data-piece]")).to_have_count(2)
    expect(watcher.page.locator("button[data-first]")).to_have_count(0)
    expect(watcher.page.locator("[data-target]")).to_have_count(0)
