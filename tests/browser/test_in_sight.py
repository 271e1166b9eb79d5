"""What belongs in sight at a table stays in sight, and the page is no longer than what is on it."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.on_race_2_live import by_keyboard
from tests.browser.people import PHONE, general, road_runner
from tests.browser.staging import played_to, verbs, whenever

BELOW = "document.documentElement.scrollHeight - innerHeight"
"""By how many pixels the page can be scrolled."""


@pytest.mark.parametrize(("game", "is_general"), [("riverdale", False), ("road-runner", True)])
def test_a_page_that_fits_the_window_does_not_scroll_into_blank_space(new_person, server, game, is_general):
    person = new_person(viewport={"width": 1280, "height": 900})
    person.sit_at(server.folder, played_to(game, whenever), general=is_general)
    assert person.page.evaluate(BELOW) <= 0


def test_the_header_stays_when_a_phone_scrolls_down(new_person, server):
    person = new_person(**PHONE)
    person.sit_at(server.folder, played_to("road-wolf", whenever), general=True)
    assert person.page.evaluate(BELOW) > 200
    person.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    header = person.page.get_by_role("banner").bounding_box()
    assert header["y"] == 0
    assert person.page.evaluate("""() => {
      const header = document.querySelector('header');
      return header.contains(document.elementFromPoint(innerWidth / 2, header.offsetHeight / 2));
    }""")


def test_the_end_of_a_game_comes_into_view_on_a_phone(new_person):
    person = new_person(**PHONE)
    person.set_up({
        "game": "race-2-live", "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}],
        "options": {"columns": "12", "turn_limit": "20"}, "start": True,
    })  # fmt: skip
    person.arrive()
    person.play_on(by_keyboard)
    assert person.page.evaluate(BELOW) > 200
    end = person.page.get_by_role("heading", name=re.compile("^(You made it|It was not to be)$"))
    expect(end).to_be_in_viewport(ratio=1)
    assert (
        person.page.evaluate("document.querySelector('header').getBoundingClientRect().bottom")
        <= end.bounding_box()["y"]
    )


def bots_get_ready(route: WebSocketRoute) -> None:
    """A line to a server whose bots are not ready yet, and where it is the second seat's turn."""
    server = route.connect_to_server()

    def passed_on(text: str | bytes) -> None:
        news = json.loads(text)
        if news["type"] == "table":
            news["table"]["bots_ready"] = False
        if news["type"] == "view":
            news["view"] |= {"to_act": 1, "open": [], "actions": []}
        route.send(json.dumps(news))

    server.on_message(passed_on)


@pytest.mark.parametrize("seen_on", [{"viewport": {"width": 1280, "height": 900}}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["road-runner", "riverdale"])
def test_it_is_said_that_bots_play_simply_until_they_are_ready(new_person, server, game, seen_on):
    person = new_person(**seen_on)
    person.page.route_web_socket(re.compile("/live"), bots_get_ready)
    person.sit_at(server.folder, played_to(game, whenever))
    expect(person.page.get_by_text("For now the bots play simply")).to_be_in_viewport(ratio=1)
    expect(person.stand).to_have_text("Mesa Mae thinks")
    expect(person.stand).to_be_in_viewport()


LANDINGS = """() => {
  window.landings = [];
  const lands = card => {
    if (!card.isConnected || document.querySelector('header [role=status]').innerText === 'It is up to you') return;
    const way = card.getAnimations()[0]?.effect.getKeyframes().at(-1).transform;
    if (!way) return void requestAnimationFrame(() => lands(card));
    const table = card.parentElement.closest('.table').getBoundingClientRect();
    const { left, top, width, height } = card.style;
    const moved = new DOMMatrix(way);
    const x = table.left + parseFloat(left) + parseFloat(width) / 2 + moved.e;
    const y = table.top + parseFloat(top) + parseFloat(height) / 2 + moved.f;
    const head = document.querySelector('header').offsetHeight;
    window.landings.push({ x, y, isSeen: x > 0 && x < innerWidth && y > head && y < innerHeight });
  };
  new MutationObserver(changes => {
    for (const card of changes.flatMap(change => [...change.addedNodes])) {
      if (card instanceof HTMLElement && card.matches('.flight')) requestAnimationFrame(() => lands(card));
    }
  }).observe(document, { childList: true, subtree: true });
}"""
"""Notes of every card that others move where it comes to rest, and whether that is seen."""


MOVED = """() => {
  const places = new Map();
  Object.assign(window, { steps: [], shown: '' });
  const look = () => {
    const table = document.querySelector('.general');
    if (!table || table.dataset.step === window.shown) return;
    const isMine = document.querySelector('header [role=status]').innerText === 'It is up to you';
    window.shown = table.dataset.step;
    const moved = [];
    for (const thing of table.querySelectorAll('[data-thing]')) {
      const { thing: name } = thing.dataset;
      const at = thing.closest('[data-place]')?.dataset.place;
      if (places.has(name) && places.get(name) !== at) moved.push(thing);
      places.set(name, at);
    }
    if (moved.length === 0 || isMine) return;
    const [head, dock] = ['header', '[data-start]'].map(part => document.querySelector(part).offsetHeight);
    const isSeen = thing => {
      const { top, bottom } = thing.getBoundingClientRect();
      return top >= head && bottom <= innerHeight - dock;
    };
    setTimeout(() => window.steps.push(moved.some(isSeen)), 0);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ['data-step'] });
}"""
"""Notes at the general table of every step in which others move things, whether one of these is seen."""


def test_what_others_move_comes_into_view_at_the_general_table_on_a_small_phone(new_person, server):
    person = new_person(**PHONE, motion="full", pace="brisk")
    person.context.add_init_script(f"({MOVED})()")
    person.sit_at(server.folder, played_to("riverdale", whenever), "random", general=True)
    page = person.page
    for _ in range(2):
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        step = page.locator("[data-step]").get_attribute("data-step")
        while page.locator(f"[data-step='{step}']").count() and not person.is_over():
            general(person)
            page.wait_for_timeout(100)
        expect(person.stand).to_have_text(re.compile("It is up to you|The game is over"))
    seen = page.evaluate("window.steps")
    assert len(seen) >= 3
    assert all(seen), seen


def test_what_others_move_comes_into_view_on_a_small_phone_and_then_the_hand(new_person, server):
    person = new_person(**PHONE | {"viewport": {"width": 360, "height": 480}}, motion="full", pace="brisk")
    person.context.add_init_script(f"({LANDINGS})()")
    person.sit_at(server.folder, played_to("road-runner", lambda match: verbs(match) == ["pass"], 4), "random")
    page, dock = person.page, person.page.get_by_role("region", name="Your cards and decisions")
    for _ in range(3):
        expect(person.stand).to_have_text(re.compile("It is up to you|The game is over"))
        if person.is_over():
            break
        expect(dock).to_be_in_viewport(ratio=0.9)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        road_runner(person)
        expect(person.stand).not_to_have_text("It is up to you")
    expect(person.stand).to_have_text(re.compile("It is up to you|The game is over"))
    landings = page.evaluate("window.landings")
    assert len(landings) > 3
    assert [landing for landing in landings if not landing["isSeen"]] == []
