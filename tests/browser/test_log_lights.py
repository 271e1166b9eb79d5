"""A line of the log lights on the table what it is about, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, until
from tests.browser.staging import played_to, whenever

WIDE = {"viewport": {"width": 1280, "height": 800}}

ROUND = """about => {
  const lights = [...document.querySelectorAll('.lights > .light')].map(it => it.getBoundingClientRect());
  return about.every(query => [...document.querySelectorAll(query)].some(it => {
    const box = it.getBoundingClientRect();
    return lights.some(({x, y, width, height}) => Math.abs(x + width / 2 - box.x - box.width / 2) < 2
      && Math.abs(y + height / 2 - box.y - box.height / 2) < 2 && width > box.width - 2 && height > box.height - 2);
  }));
}"""
"""Whether there are lights round all of these."""


def outfit_lies(match):
    """Seat 0 decides, and an outfit has been formed in this round."""
    return whenever(match) and match.scene(-1).things.keys() >= {"outfit:1a"}


TABLES = {
    "riverdale": (whenever, " goes from square ", ["[data-piece]", "[data-about^='square:']", ".plate"]),
    "rummy-runway": (outfit_lies, "You form an outfit ", [".outfit[data-about^='outfit:']", ".plate"]),
    "road-runner": (whenever, "You lay ", [".laid li, .hand li", ".coyote.own"]),
}
"""By game: the moment, what a line of its log says, and what of the table it lights."""


@pytest.mark.parametrize("game", TABLES)
def test_a_line_lights_the_table_while_it_is_pointed_at_or_has_the_focus(new_person, server, game):
    moment, said, about = TABLES[game]
    person = new_person(**WIDE)
    person.sit_at(server.folder, played_to(game, moment))
    page = person.page
    lights = page.locator(".lights > .light")
    line = page.get_by_role("log").get_by_role("paragraph").filter(has_text=said).last
    line.hover()
    until(page, lambda: page.evaluate(ROUND, about))
    page.mouse.move(0, 0)
    expect(lights).to_have_count(0)
    page.get_by_role("log").focus()
    for _ in range(20):
        page.keyboard.press("ArrowUp")
        if said in page.evaluate("document.activeElement.innerText"):
            break
    until(page, lambda: page.evaluate(ROUND, about))
    page.keyboard.press("Tab")
    expect(lights).to_have_count(0)


def test_a_line_about_drawing_lights_riverdales_deck(new_person, server):
    person = new_person(**WIDE)
    person.sit_at(server.folder, played_to("riverdale", whenever))
    page = person.page
    page.get_by_role("log").get_by_role("paragraph").filter(has_text="You draw ").last.hover()
    until(page, lambda: page.evaluate(ROUND, [".deck", ".plate"]))


ON_PHONES = {
    "rummy-runway": (outfit_lies, " forms? an outfit ", [".outfit[data-about^='outfit:']", ".plate"]),
    "riverdale": (whenever, " goes? from square ", ["[data-piece]", ".plate"]),
}


@pytest.mark.parametrize("game", ON_PHONES)
def test_on_a_phone_a_line_that_is_pressed_gives_way_to_the_table_that_it_lights(new_person, server, game):
    moment, said, about = ON_PHONES[game]
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to(game, moment))
    page = phone.page
    page.get_by_role("button", name="Log", exact=True).tap()
    page.get_by_role("log").get_by_role("paragraph").filter(has_text=re.compile(said)).last.tap()
    expect(page.get_by_role("log")).to_have_count(0)
    until(page, lambda: page.evaluate(ROUND, about))
    page.locator(".prompt").tap()
    expect(page.locator(".lights > .light")).to_have_count(0)


def row_has_a_discard(match):
    """Seat 0 decides, and what was discarded last lies in the row."""
    return whenever(match) and match.state.row_size[0] > 1


def test_a_line_lights_the_card_that_was_discarded_and_the_deck_that_was_drawn_from(new_person, server):
    person = new_person(**WIDE)
    person.sit_at(server.folder, played_to("rummy-runway", row_has_a_discard, 2))
    page = person.page
    log = page.get_by_role("log").get_by_role("paragraph")
    log.filter(has_text=re.compile("discards? a ")).last.hover()
    until(page, lambda: page.evaluate(ROUND, [".discards li:last-child"]))
    log.filter(has_text=re.compile("draws? a")).last.hover()
    until(page, lambda: page.evaluate(ROUND, [".deck"]))
