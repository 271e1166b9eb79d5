"""Nobody touches the mouse."""

import re

from playwright.sync_api import Locator, Page, expect

from runabout.games import find_game
from tests.browser.on_rummy_runway import by_keyboard

TABS_MAX = 80


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until it has the focus."""
    wanted.wait_for()
    for _ in range(TABS_MAX):
        if wanted.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not to be reached by Tab")


def test_a_game_is_begun_and_played_to_its_end_by_keyboard(person):
    page = person.page
    page.goto("/")
    tab_to(page, page.get_by_role("link", name=re.compile("^Set up a table.*Rummy Runway$")))
    page.keyboard.press("Enter")
    stepper = page.get_by_role("group", name="Seats").get_by_role("textbox")
    tab_to(page, stepper)
    page.keyboard.press("Control+a")
    page.keyboard.type("2")
    page.keyboard.press("Tab")
    tab_to(page, page.get_by_role("combobox", name="How well the bot on seat 2 plays"))
    page.keyboard.type("Greedy")
    house_rules = page.get_by_text("House rules").first
    tab_to(page, page.locator("summary", has=house_rules))
    page.keyboard.press("Enter")
    options = find_game("rummy-runway").described().options
    for name, value in (("rounds", "1"), ("round_turn_limit", "4")):
        tab_to(page, page.get_by_role("group", name=options[name].title, exact=True).get_by_role("textbox"))
        page.keyboard.press("Control+a")
        page.keyboard.type(value)
    tab_to(page, page.get_by_role("button", name="Start the game"))
    page.keyboard.press("Enter")
    person.arrive()
    person.play_on(by_keyboard, 200)
    assert person.is_over()


def test_road_runner_is_played_by_keyboard(person):
    person.set_up(
        {
            "game": "road-runner",
            "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}],
            "options": {"dealer": "3", "auto_pass": "off"},  # the table is not to decide while Tab is on its way
            "start": True,
        }
    )
    person.arrive()
    page = person.page
    playable = page.get_by_role(
        "button", name=re.compile("; (lay|play) it|^Pass a card|^Let it go by|^Call "), disabled=False
    )
    for _ in range(6):
        person.end.or_(playable).first.wait_for()
        if person.is_over():
            break
        before = page.get_by_role("main").inner_text()
        tab_to(page, playable.first) if not _in_hand(playable.first) else _arrow_to(page, playable.first)
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)


def _in_hand(card: Locator) -> bool:
    return bool(card.evaluate("it => it.tabIndex < 0"))


def _arrow_to(page: Page, card: Locator) -> None:
    """Tab reaches one card of the hand, and arrows the others."""
    tab_to(page, page.get_by_role("region", name="Your hand").locator("button[tabindex='0']"))
    page.keyboard.press("Home")
    for _ in range(TABS_MAX):
        if card.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"{card} is not to be reached by arrows")


def test_keys_open_what_they_say_and_escape_closes_it(person):
    person.set_up(
        {"game": "riverdale", "seats": [{"kind": "person"}, {"kind": "bot", "level": "greedy"}], "start": True}
    )
    person.arrive()
    page = person.page
    expect(person.stand).to_contain_text("up to you")
    page.keyboard.press("?")
    card = page.get_by_role("dialog", name="Running Round Riverdale")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Rules", exact=True)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def test_the_first_tab_offers_to_skip_to_the_content(person):
    person.go_home()
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    person.page.keyboard.press("Enter")
    assert person.page.evaluate("document.activeElement.id") == "main"
