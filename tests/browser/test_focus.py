"""Where the keyboard is when a table opens, and how far it is from there, and from the top, to the first card."""

import pytest
from playwright.sync_api import expect

from tests.browser.on_drawn_tables import BUSY
from tests.browser.people import GAMES, PHONE, Person, until
from tests.browser.staging import played_to, to_choose, verbs, whenever

TABLES = [*((game, False) for game in sorted(GAMES.keys() - {"road-runner"})), ("riverdale", True)]
"""Tables beside Road Runner's, which has moments of its own: games, and whether they are drawn as any game is."""

LONG = 60_000

STOPS_MAX = 8
"""Tab stops that there are before the first card, counted from the top of the page with the card itself."""

CARD = "document.activeElement.matches('[aria-label=\"Your hand\"] button')"
NOWHERE = "[null, document.body].includes(document.activeElement)"

MOMENTS = {
    "laying": lambda match: {"lay", "pass"} <= set(verbs(match)),
    "calling": lambda match: "call" in verbs(match),
    "answering": lambda match: {"play", "decline"} <= set(verbs(match)) and len(match.steps) > 30,
    "passing": lambda match: verbs(match) == ["pass"],
}


def tab_to_decision(person: Person) -> list[str]:
    """Press Tab until the focus is on something that decides; what had it on the way."""
    stops: list[str] = []
    while not stops or not person.page.evaluate("document.activeElement.matches('[data-first]')"):
        assert len(stops) < 60, f"Tab reaches nothing that decides: {stops}"
        person.page.keyboard.press("Tab")
        stops.append(person.page.evaluate("document.activeElement.outerHTML.slice(0, 90)"))
    return stops


def tab_to_card(person: Person) -> list[str]:
    """Press Tab until a card of the hand has the focus; what had it on the way."""
    stops = []
    for _ in range(40):
        person.page.keyboard.press("Tab")
        stops.append(person.page.evaluate("document.activeElement.outerHTML.slice(0, 90)"))
        if person.page.evaluate(CARD):
            return stops
    raise AssertionError(f"Tab reaches no card: {stops}")


@pytest.mark.parametrize("seen_on", [{"viewport": {"width": 1280, "height": 800}}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_few_tab_stops_lie_between_the_top_of_the_page_and_the_first_card(new_person, server, moment, seen_on):
    person = new_person(**seen_on)
    person.sit_at(server.folder, played_to("road-runner", MOMENTS[moment], 4, {"auto_pass": "off"}))
    person.page.get_by_role("region", name="Your hand").wait_for()
    skip = person.page.get_by_role("link", name="Skip to the content")
    skip.focus()
    stops = [skip.evaluate("it => it.outerHTML"), *tab_to_card(person)]
    assert len(stops) <= STOPS_MAX, stops


@pytest.mark.parametrize(("game", "is_general"), [("road-runner", False), *TABLES])
def test_a_table_that_opens_has_the_focus_where_it_is_decided(person, server, game, is_general):
    person.sit_at(server.folder, played_to(game, to_choose), general=is_general)
    for _ in ("come to", "opened by its address"):
        person.page.wait_for_function(f"!{NOWHERE}")
        assert person.page.evaluate("document.activeElement.closest('[data-start]') !== null")
        person.page.reload()
        person.arrive()


@pytest.mark.parametrize(("game", "is_general"), TABLES)
def test_few_tab_stops_lie_between_the_top_of_any_game_and_the_decision(person, server, game, is_general):
    match = played_to(game, lambda match: to_choose(match) and len(match.steps) > 20)
    person.sit_at(server.folder, match, general=is_general)
    expect(person.page.locator("[data-start]")).to_have_attribute("aria-busy", "false")
    skip = person.page.get_by_role("link", name="Skip to the content")
    skip.focus()
    stops = [skip.evaluate("it => it.outerHTML"), *tab_to_decision(person)]
    assert len(stops) <= STOPS_MAX, stops


@pytest.mark.parametrize(("game", "is_general"), TABLES)
def test_by_keyboard_the_focus_is_never_lost_from_one_decision_to_the_next(person, server, game, is_general):
    person.sit_at(server.folder, played_to(game, to_choose), "random", general=is_general)  # others decide at once
    steps = person.page.locator("main [data-step]")
    for _ in range(4):
        expect(person.page.locator("[data-start]")).to_have_attribute("aria-busy", "false")
        if not person.page.evaluate("document.activeElement.matches('[data-first]')"):
            tab_to_decision(person)
        before = steps.get_attribute("data-step")
        for _ in range(6):  # one decision may take several presses
            person.page.keyboard.press("Enter")
            until(
                person.page,
                lambda was=before: steps.get_attribute("data-step") != was or not person.page.evaluate(BUSY),
            )
            assert not person.page.evaluate(NOWHERE)
            if steps.get_attribute("data-step") != before:
                break
            person.page.evaluate("document.activeElement.matches('[data-first]')") or tab_to_decision(person)
        expect(person.stand).to_contain_text("up to you", timeout=LONG)
        person.page.wait_for_function(f"!{NOWHERE}")
        assert person.page.evaluate("document.activeElement.closest('main') !== null")


@pytest.mark.parametrize("moment", ["laying", "answering"])
def test_tab_reaches_the_first_card_at_once_where_a_card_decides(person, server, moment):
    person.sit_at(server.folder, played_to("road-runner", MOMENTS[moment]))
    expect(person.page.get_by_role("region", name="Your hand")).to_be_focused()
    assert len(tab_to_card(person)) == 1
    assert person.page.evaluate("document.activeElement.matches('[data-first]')")


def test_tab_reaches_the_decision_at_once_where_no_card_decides(person, server):
    person.sit_at(server.folder, played_to("road-runner", MOMENTS["passing"], 4, {"auto_pass": "off"}))
    expect(person.page.get_by_role("region", name="Your cards and decisions")).to_be_focused()
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("button", name="Pass a card")).to_be_focused()


def test_the_focus_is_somewhere_for_who_only_watches(person, new_person, server):
    table = person.sit_at(server.folder, played_to("road-runner", whenever))
    watcher = new_person()
    watcher.page.goto(f"/t/{table}")
    watcher.arrive()
    watcher.page.wait_for_function(f"!{NOWHERE}")


def test_the_piles_are_one_stop_and_arrows_go_along_them(person, server):
    person.sit_at(server.folder, played_to("road-runner", MOMENTS["laying"]))
    piles = person.page.get_by_role("list", name="Piles").get_by_role("button")
    stops = person.page.get_by_role("list", name="Piles").locator("button[tabindex='0']")
    expect(stops).to_have_count(1)
    piles.nth(0).focus()
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0), ("End", 2)):
        person.page.keyboard.press(key)
        expect(piles.nth(at)).to_be_focused()
        expect(stops).to_have_count(1)
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Shift+Tab")
    expect(piles.nth(2)).to_be_focused()


NOTES_SCROLLS = """() => {
  window.scrolls = new Set();
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (how) { scrolls.add(how.behavior); scroll.call(this, how); };
}"""
"""Notes in which ways things are scrolled into view."""


@pytest.mark.parametrize(("motion", "behavior"), [("full", "smooth"), ("reduced", "instant")])
def test_the_hand_follows_the_arrows_at_once_where_motion_is_reduced(new_person, server, motion, behavior):
    person = new_person(motion=motion)
    person.sit_at(server.folder, played_to("road-runner", MOMENTS["laying"]))
    hand = person.page.get_by_role("region", name="Your hand")
    hand.locator("button[tabindex='0']").focus()
    person.page.evaluate(NOTES_SCROLLS)
    person.page.keyboard.press("End")
    person.page.keyboard.press("Home")
    person.page.wait_for_function("scrolls.size > 0")
    assert person.page.evaluate("[...scrolls]") == [behavior]
