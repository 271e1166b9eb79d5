"""What somebody sets stays set; another language is spoken throughout, at once and after the page is loaded again."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.on_drawn_tables import waiting
from tests.browser.on_race_2_live import by_keyboard
from tests.browser.page_words import texts
from tests.browser.people import PHONE, Person
from tests.browser.servers import Server
from tests.browser.staging import played_to, to_choose
from tests.browser.test_phone import FINGERTIP, SMALL, THUMB, TOO_WIDE

SIZES: list[dict[str, Any]] = [{"viewport": {"width": 1280, "height": 800}}, PHONE]

LEAST_LETTERS = 3

SAID = """() => {
  const found = new Set([document.title]);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const within = texts.currentNode.parentElement;
    // The log is told by the games; rules are English in every language, and languages have their own names.
    if (within.closest('script, style, noscript, body [lang], [role=log]')) continue;
    found.add(texts.currentNode.data.trim().replace(/\\s+/g, ' '));
  }
  for (const it of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
      if (it.hasAttribute(name)) found.add(it.getAttribute(name));
  return [...found].filter(text => /\\p{L}/u.test(text));
}"""
"""Every text of the page, and everything that a screen reader is told."""

OPTIONS = """() => fetch('/api/games').then(answer => answer.json()).then(({ games }) => games.flatMap(game =>
  game.options.flatMap(option => [option.name, option.says, option.default, ...option.choices])))"""
"""What the games say of their options."""

CUT = """() =>
  Array.from(document.querySelectorAll('button, a.button, .kicker, h1, h2, legend, label, [role=tab], .face, .note'))
  .filter(it => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.matches('.unseen'))
  .filter(it => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 2 && getComputedStyle(it).display !== 'inline')
  .filter(it => !it.querySelector('.unseen'))
  .map(it => `${it.scrollWidth} > ${it.clientWidth}: ${it.outerHTML.slice(0, 160)}`)"""
"""What is broader than the room that it has."""


def as_shown(text: str) -> str:
    return re.sub("[_-]", " ", text).casefold()


def letters(pattern: str) -> int:
    return len(re.findall(r"[^\W\d_]", pattern.replace(".+", "")))


def compiled(patterns: Iterable[str]) -> dict[str, re.Pattern[str]]:
    """Those with enough letters; `re` itself keeps fewer than there are, and would compile each for each text."""
    return {each: re.compile(each, re.DOTALL) for each in patterns if letters(each) >= LEAST_LETTERS}


SAID_IN_GERMAN = {pattern for several in texts("de").values() for pattern in several}
NAMES = {pattern: name for name, several in texts("en").items() for pattern in several if pattern not in SAID_IN_GERMAN}
GERMAN = list(compiled(SAID_IN_GERMAN).values())
ENGLISH = {one: NAMES[pattern] for pattern, one in compiled(NAMES).items()}
"""What the page says in English alone, with the name of the message."""


def left_in_english(page: Page) -> list[str]:
    """What is said in English by a page that speaks another language."""
    theirs = {as_shown(text) for text in page.evaluate(OPTIONS)}
    said = [text for text in page.evaluate(SAID) if not any(one.fullmatch(text) for one in GERMAN)]
    said = [text for text in said if as_shown(text) not in theirs]
    found = ((text, name) for text in said for one, name in ENGLISH.items() if one.fullmatch(text))
    return sorted({f"{page.url}: {name}: {text}" for text, name in found})


def look(person: Person, pictures: Path | None = None, name: str = "") -> None:
    """Nothing is said in English, cut, or runs off the side."""
    person.page.wait_for_load_state("networkidle")
    assert left_in_english(person.page) == []
    assert person.page.evaluate(TOO_WIDE) <= 0, person.page.url
    assert person.page.evaluate(CUT) == [], person.page.url
    if pictures is not None:
        person.page.screenshot(path=pictures / f"{name}.png")


def pick_german(person: Person) -> None:
    person.go_home()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Language / Sprache").select_option("Deutsch")
    expect(person.page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    person.language = "de"


def test_what_is_looked_for_is_found_while_the_page_speaks_english(person: Person) -> None:
    person.go_home()
    found = left_in_english(person.page)
    for name in ("home-title", "home-play-now", "new-table-kicker", "home-join-says", "settings-title"):
        assert any(f": {name}: " in one for one in found), (name, found)


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_german_is_spoken_throughout(new_person, server, size, tmp_path):
    person = new_person(**size)
    page = person.page
    pick_german(person)
    assert page.evaluate("document.documentElement.lang") == "de"
    look(person, tmp_path, "settings")
    assert page.evaluate(SMALL, [THUMB, FINGERTIP]) == []
    page.get_by_role("button", name="Schließen").click()
    look(person, tmp_path, "home")

    page.reload()
    page.get_by_role("heading", name="Such dir ein Spiel aus und setz dich.").wait_for()
    look(person)

    page.goto("/new/riverdale")
    page.get_by_role("heading", name="Wer spielt mit").wait_for()
    look(person, tmp_path, "new")
    assert page.evaluate(SMALL, [THUMB, FINGERTIP]) == []
    page.goto("/rules/riverdale")
    page.get_by_role("heading", level=1).wait_for()
    look(person, tmp_path, "rules")
    page.goto("/nowhere")
    page.get_by_role("heading", name="Hier endet die Straße").wait_for()
    look(person, tmp_path, "lost")

    person.sit_at(server.folder, played_to("race-2-live", to_choose), "random")  # others decide at once
    page.get_by_role("group", name="Plätze").wait_for()
    for decided in range(6):
        assert by_keyboard(person)
        look(person, tmp_path, f"table-{decided}")
    page.get_by_role("button", name="Menü").click()
    look(person, tmp_path, "menu")
    page.get_by_role("menuitem", name="Tasten").click()
    look(person, tmp_path, "keys")


def test_a_table_goes_on_in_the_language_that_is_picked_at_it(person: Person) -> None:
    person.set_up(
        {"game": "race-2-live", "seats": [{"kind": "person"}, {"kind": "bot", "level": "greedy"}], "start": True}
    )
    person.arrive()
    waiting(person).first.wait_for()
    asked = person.page.locator(".prompt").inner_text()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("menuitem", name="Settings").click()
    person.page.get_by_label("Language / Sprache").select_option("Deutsch")
    person.page.get_by_role("button", name="Schließen").click()
    person.page.get_by_role("region", name="Die Hand und was du tun kannst").wait_for()
    expect(person.page.locator(".prompt")).not_to_have_text(asked)


@pytest.mark.parametrize(
    ("locale", "heading"),
    [
        ("de-AT", "Such dir ein Spiel aus und setz dich."),
        ("en-GB", "Pick a game, take a seat."),
        ("fi", "Pick a game, take a seat."),
    ],
)
def test_the_language_is_the_nearest_to_what_the_browser_asks_for_and_only_it_is_loaded(
    browser, server: Server, locale: str, heading: str
) -> None:
    context = browser.new_context(base_url=server.url, locale=locale)
    page = context.new_page()
    came: list[str] = []
    page.on("response", lambda answer: came.append(answer.url))
    page.goto("/")
    page.get_by_role("heading", name=heading).wait_for()
    words = [url for url in came if re.search(r"/assets/(en|de)-[^/]*\.js$", url)]
    assert [re.findall(r"/assets/(en|de)-", url)[0] for url in words] == ["de" if locale == "de-AT" else "en"]
    assert page.evaluate("document.documentElement.lang") == ("de" if locale == "de-AT" else "en")
    context.close()
