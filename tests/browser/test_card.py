"""The card behind "?": every game on one screen, by keyboard, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults_by_day_and_night
from tests.browser.people import GAMES, PHONE, Person

SIZES = [(1280, 800), (390, 844), (360, 640)]

TITLES = {"en": ("What it is about", "Your turn", "How it ends"), "de": ("Worum es geht", "Dein Zug", "Wie es endet")}

SPEAKS = "language => localStorage['runabout.settings'] = JSON.stringify({ language, motion: 'reduced' })"
"""Has the page speak a language from the next time on that it is loaded; the card is then at its place at once."""

NOTES_MOTION = """() => {
  window.moved = [];
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, event => moved.push([kind, event.animationName ?? event.propertyName]));
}"""
"""Notes every animation and every transition that begins on the page."""

TWO_FRAMES_ON = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(moved))))"
"""What has been noted once whatever was to begin has begun."""

SCROLLS = """dialog => [dialog, ...dialog.querySelectorAll('*')].filter(it => it.checkVisibility()
  && !it.closest('svg') && it.scrollHeight > it.clientHeight + 1 && it.clientHeight > 0
  && ['auto', 'scroll', 'hidden'].includes(getComputedStyle(it).overflowY)).map(it => it.className)"""
"""What has more in it than is in view."""


def table_of(person: Person, game: str) -> None:
    bot = {"kind": "bot", "level": "greedy"}
    seats = [{"kind": "person"}, bot, *([bot] if game == "road-runner" else [])]
    person.set_up({"game": game, "seats": seats, "start": True})
    person.arrive()


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_one_screen_and_gives_the_focus_back(new_person, game):
    person = new_person()
    page = person.page
    table_of(person, game)
    for language, titles in TITLES.items():
        page.evaluate(SPEAKS, language)
        page.reload()
        page.locator("main .stage").first.wait_for()
        menu = page.get_by_role("toolbar").get_by_role("button").last
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            menu.focus()
            page.keyboard.press("?")
            card = page.get_by_role("dialog", name=GAMES[game])
            expect(card.get_by_role("heading", level=3)).to_have_text(list(titles))
            expect(card.get_by_role("listitem")).to_have_count(5)
            expect(card.locator(".picture:has(svg)")).to_have_count(5)
            assert card.evaluate(SCROLLS) == [], (language, width)
            box = card.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            page.keyboard.press("Escape")
            expect(card).to_have_count(0)
            expect(menu).to_be_focused()


def test_it_is_at_its_place_at_once_where_less_motion_is_wished_for(new_person):
    person = new_person(motion="reduced")
    page = person.page
    table_of(person, "road-runner")
    page.evaluate(NOTES_MOTION)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Road Runner")).to_be_visible()
    assert page.evaluate(TWO_FRAMES_ON) == []


@pytest.mark.parametrize("given", [{}, PHONE], ids=["desktop", "phone"])
def test_it_leads_to_the_rules_and_to_the_keys_and_has_no_grave_fault(new_person, given):
    person = new_person(**given)
    page = person.page
    table_of(person, "road-runner")
    page.get_by_role("button", name="How to play").click()
    card = page.get_by_role("dialog", name="Road Runner")
    expect(card.locator(".picture:has(svg)")).to_have_count(5)
    assert faults_by_day_and_night(page) == []
    card.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    card.get_by_role("button", name="All rules").click()
    expect(page.get_by_role("tab", name="Rules", exact=True)).to_have_attribute("aria-selected", "true")
