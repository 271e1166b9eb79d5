"""Road Wolf's own table: whole games by pressing the board alone and by keyboard alone; every mission; nothing keeps
people out.
"""

import re

import pytest
from playwright.sync_api import expect

from runabout.games.road_wolf.mission_names import RULEBOOK
from tests.browser.axe import grave_faults
from tests.browser.on_drawn_tables import step
from tests.browser.on_road_wolf import OnTheRoad, by_keyboard
from tests.browser.people import PHONE, until
from tests.browser.staging import played_to, to_choose, verbs

SHORT = {"points": "3", "round_limit": "3"}
SEATS = {"gauntlet": 4, "derailed": 6}
"""Those at which a mission is looked at; at others two sit."""


def where_to(match):
    """Seat 0 is to say where a vehicle goes."""
    return match.seat == 0 and verbs(match).count("go") > 300


def after_a_round(match):
    return match.seat == 0 and match.scene(0).counters["round"] >= 2 and len(match.legal()) > 1


def test_an_interceptor_is_played_to_its_end_by_pressing_the_board_alone(person, server):
    person.sit_at(server.folder, played_to("road-wolf", to_choose, 2, SHORT), level="greedy")
    decide = OnTheRoad()
    assert person.play_on(decide) > 8
    assert decide.presses > 8
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_an_interceptor_is_played_to_its_end_by_keyboard_alone(person, server):
    person.sit_at(server.folder, played_to("road-wolf", to_choose, 2, SHORT), level="greedy")
    assert person.play_on(by_keyboard) > 6
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_every_mission_goes_on_in_its_second_round(person, server):
    for mission in RULEBOOK:
        match = played_to("road-wolf", after_a_round, SEATS.get(mission, 2), {"mission": mission})
        person.sit_at(server.folder, match, level="greedy")
        expect(person.page.locator(".piece").first).to_be_attached()
        decide = OnTheRoad()
        assert decide(person), mission
        assert decide.presses > 0, mission


def test_play_now_seats_two_and_drives_off_by_one_press_more(person):
    person.go_home()
    person.play_now("road-wolf")
    drive = person.page.get_by_role("button", name="Drive off")
    drive.wait_for()
    expect(person.page.locator(".plate")).to_have_count(2)
    before = step(person.page)
    drive.click()
    until(person.page, lambda: step(person.page) != before)
    expect(person.page.locator(".plate").first.locator("button.one").first).to_be_visible()


def test_the_ghost_is_at_the_spot_under_the_mouse_and_says_what_is_met_there(person, server):
    person.sit_at(server.folder, played_to("road-wolf", where_to, 3))
    page = person.page
    spot = page.locator("[data-target]").nth(30)
    spot.wait_for(state="attached")
    box = spot.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_have_count(1)
    text = ghost.get_attribute("data-ghost")
    expect(page.locator(".caption.forecast")).to_contain_text(re.compile(re.escape(text)))


def test_by_touch_the_first_tap_shows_and_the_second_plays(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("road-wolf", where_to, 3), level="greedy")
    decide = OnTheRoad(touch=True)
    before = step(phone.page)
    decide.press_one(phone.page)
    expect(phone.page.locator("[data-ghost]")).to_have_count(1)
    assert step(phone.page) == before
    assert decide(phone)


def test_arrow_keys_move_the_ghost_and_enter_drives_there(person, server):
    person.sit_at(server.folder, played_to("road-wolf", where_to, 3), level="greedy")
    where = person.page.get_by_role("listbox", name=re.compile("spots to go to$"))
    where.press("ArrowRight")
    aimed = where.get_by_role("option", selected=True)
    first = aimed.inner_text()
    where.press("ArrowDown")
    expect(aimed).not_to_have_text(first)
    before = step(person.page)
    where.press("Enter")
    until(person.page, lambda: person.is_over() or step(person.page) != before)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_on_the_table_keeps_people_out(new_person, server, scheme):
    person = new_person(color_scheme=scheme)
    for moment in (to_choose, where_to, after_a_round):
        person.sit_at(server.folder, played_to("road-wolf", moment, 2))
        person.page.locator("[data-first]").first.wait_for()
        assert grave_faults(person.page) == []


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_a_phone_shows_the_board_and_the_choices_without_scrolling(new_person, server, size):
    phone = new_person(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    phone.sit_at(server.folder, played_to("road-wolf", after_a_round, 4, {"mission": "gauntlet"}))
    for part in (".chase", ".plates", ".dock"):
        expect(phone.page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert phone.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_who_only_watches_sees_the_road_and_decides_nothing(new_person, server):
    host, watcher = new_person(), new_person()
    table = host.sit_at(server.folder, played_to("road-wolf", where_to, 2))
    watcher.come_to(table)
    expect(watcher.page.locator("[data-piece^='vehicle']").first).to_be_attached()
    expect(watcher.page.locator("[data-first]")).to_have_count(0)
    expect(watcher.page.locator("[data-target]")).to_have_count(0)
