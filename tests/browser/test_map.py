"""A decision about where: a map shows the places, and mouse, finger, arrow keys and typing each choose one."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, places, until
from tests.browser.staging import played_to, verbs


def is_where(match):
    return verbs(match).count("go") > 300


def is_who(match):
    return verbs(match).count("choose") > 1


@pytest.fixture
def driver(person, server):
    """Somebody whose vehicle is to go somewhere."""
    person.sit_at(server.folder, played_to("road-wolf", is_where, 3), general=True)
    places(person).wait_for()
    return person


def do_it(person, what=""):
    return person.page.get_by_role("button", name=re.compile(f"^Do it: {what}"))


def chosen(person):
    return places(person).get_by_role("option", selected=True)


def middle(person):
    """The middle of the map on the screen."""
    box = places(person).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def shown_width(drawing):
    """How much of the map is seen from side to side."""
    return float(drawing.get_attribute("viewBox").split()[2])


def told(person):
    """What has happened, line by line."""
    return person.page.get_by_role("log").locator("li")


def test_arrow_keys_go_from_place_to_place_and_enter_goes_there(driver):
    keys = places(driver)
    keys.press("ArrowUp")
    first = chosen(driver).get_attribute("aria-label")
    keys.press("ArrowRight")
    expect(chosen(driver)).to_have_count(1)
    expect(chosen(driver)).not_to_have_attribute("aria-label", first)
    keys.press("ArrowLeft")
    expect(chosen(driver)).to_have_attribute("aria-label", first)
    expect(do_it(driver)).to_have_count(1)
    keys.press("Escape")
    expect(chosen(driver)).to_have_count(0)
    keys.press("ArrowUp")
    said = chosen(driver).get_attribute("aria-label")
    before = told(driver).count()
    keys.press("Enter")
    expect(told(driver)).not_to_have_count(before)
    expect(places(driver).get_by_role("option", name=said, selected=True)).to_have_count(0)


def test_a_press_picks_the_nearest_place_and_another_goes_there(driver):
    x, y = middle(driver)
    driver.page.mouse.click(x, y)
    expect(chosen(driver)).to_have_count(1)
    said = chosen(driver).get_attribute("aria-label")
    expect(do_it(driver, re.escape(said))).to_be_visible()
    before = told(driver).count()
    driver.page.mouse.click(x, y)
    expect(told(driver)).not_to_have_count(before)


def test_a_finger_picks_a_place_and_the_button_goes_there(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("road-wolf", is_where, 3), general=True)
    phone.page.touchscreen.tap(*middle(phone))
    expect(chosen(phone)).to_have_count(1)
    do_it(phone).tap()
    expect(do_it(phone)).to_have_count(0)


def test_the_map_is_dragged_and_zoomed_without_anything_being_picked(driver):
    page = driver.page
    drawing = page.locator("svg[style*='--line-px']")
    x, y = middle(driver)
    at_first = drawing.get_attribute("viewBox")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 40, steps=4)
    page.mouse.up()
    expect(drawing).not_to_have_attribute("viewBox", at_first)
    width = shown_width(drawing)
    page.get_by_role("button", name="Nearer").click()
    until(page, lambda: shown_width(drawing) < width)
    page.get_by_role("button", name="The whole map").click()
    page.get_by_role("button", name="Back to where it happens").click()
    expect(drawing).to_have_attribute("viewBox", at_first)
    expect(chosen(driver)).to_have_count(0)


def test_what_is_typed_is_found_and_done(driver):
    page = driver.page
    offered = page.get_by_role("group", name="What you can do", exact=True)
    field = offered.get_by_role("searchbox", name="Find what you want to do")
    options = places(driver).get_by_role("option")
    wanted = options.nth(200).get_attribute("aria-label").split(":")[0]
    field.fill(wanted.upper().replace(",", ""))
    expect(offered.get_by_role("button").first).to_have_accessible_name(re.compile(f"^{re.escape(wanted)}(:|$)"))
    field.fill("nothing of the kind")
    expect(offered.get_by_text("No action reads like that")).to_be_visible()
    field.fill(wanted)
    before = told(driver).count()
    field.press("Enter")
    expect(told(driver)).not_to_have_count(before)


def test_the_list_of_decisions_holds_everything_when_opened(driver):
    offered = driver.page.get_by_role("group", name="What you can do", exact=True)
    count = places(driver).get_by_role("option").count()
    offered.get_by_role("button", name=f"List all {count}").click()
    buttons = offered.get_by_role("button")
    more = offered.get_by_role("button", name=re.compile("^Show more"))
    more.first.wait_for()
    while more.count():
        listed = buttons.count()
        more.click()
        expect(buttons).not_to_have_count(listed)
    expect(buttons).to_have_count(count)


def test_a_thing_on_the_map_tells_what_it_is_by_mouse_and_by_keyboard(driver):
    page = driver.page
    thing = page.locator(".things button").first
    name = thing.get_attribute("aria-label")
    thing.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main").get_by_text(name, exact=True)).to_be_visible()
    page.get_by_role("button", name="About it").click()
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_a_vehicle_is_chosen_on_the_map(person, server):
    person.sit_at(server.folder, played_to("road-wolf", is_who, 2), general=True)
    few = person.page.get_by_role("listbox", name=re.compile("^Places on the map"))
    few.press("ArrowUp")
    said = few.get_by_role("option", selected=True).get_attribute("aria-label")
    assert said.startswith("vehicle ")
    expect(do_it(person, re.escape(said))).to_be_visible()
    few.press("Enter")
    expect(do_it(person)).to_have_count(0)
