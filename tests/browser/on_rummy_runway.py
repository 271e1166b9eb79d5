"""Deciding at Rummy Runway's own table: by pressing cards and what glows alone, or by the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.on_drawn_tables import OnTheBoard, by_keys
from tests.browser.people import Person

MIDDLES = """[...document.querySelectorAll(%r)].map(it => {
  const box = it.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, document.elementFromPoint(
    box.x + box.width / 2, box.y + box.height / 2)?.closest(%r) === it];
}).filter(([x, y, onTop]) => onTop).map(([x, y]) => [x, y])"""


def middles(what: str) -> str:
    return MIDDLES % (what, what)


LAYS = middles(".buttons button:not(:disabled)")
"""What has no place on the table, or confirms what was pressed: it comes first."""

REACH = middles(".bracket:not(.soon)")
"""The outfits that can be laid now."""

TARGETS = middles("[data-target]")
"""What takes the chosen card, and the deck."""

CARDS = middles(".held.open, .stowed, .take:not(.picked)")
"""The cards that can be pressed; a hand overlaps where it is long, and then shows the left part of a card."""

LEFT_PARTS = """[...document.querySelectorAll('.held.open')].map(it => {
  const box = it.getBoundingClientRect();
  return [box.x + 8, box.y + box.height / 2];
})"""


class OnTheCatwalk(OnTheBoard):
    """Decides by pressing what is drawn.

    Attributes:
        laid: how many outfits were laid by two presses.
    """

    laid = 0

    def press_one(self, page: Page) -> None:
        tries = page.locator(".bracket.tried").count()
        for found in (LAYS, TARGETS, REACH):
            spots = page.evaluate(found)
            if spots:
                self.laid += bool(tries and found == LAYS)
                self.press(page, *(spots[0] if found == LAYS else self.chance.choice(spots)))
                return
        cards = page.evaluate(LEFT_PARTS) + page.evaluate(CARDS)
        if cards:
            self.press(page, *self.chance.choice(cards))


def on_the_catwalk(person: Person) -> bool:
    """One decision by pressing what is drawn; False where the game is over."""
    return OnTheCatwalk()(person)


def by_keyboard(person: Person) -> bool:
    """One decision by keys alone: Enter draws, or picks the first card and then the first of what it can do."""
    return by_keys(
        person,
        decides="button[data-first], .options button, .buttons button",
        astray=".hand button, .reach button, .discards button",
    )


DRAWN = """() => {
  const all = query => [...document.querySelectorAll(query)];
  return {
    places: all('[data-place]').map(it => [it.dataset.place, getComputedStyle(it).visibility]).sort(),
    outfits: all('.outfit').map(it => [it.dataset.about, it.textContent]),
    seats: all('.plates li').map(it => it.innerText),
    reach: all('.bracket').map(it => it.textContent),
    deck: all('.deck .count').map(it => it.textContent),
    flying: all('.flight').length,
  };
}"""
"""All that the table shows of the game."""
