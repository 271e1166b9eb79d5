"""Deciding at Riverdale's own table: by pressing cards and the board alone, or by the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.on_drawn_tables import OnTheBoard, by_keys
from tests.browser.people import Person

MIDDLES = """[...document.querySelectorAll('%s')].map(it => {
  const box = it.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""

TARGETS = MIDDLES % "[data-target]"
"""Where in the window the targets are that can be pressed on the board."""

PLAYABLE = MIDDLES % ".held.open, .special.open"
"""Where the cards and Special cards are that can be begun with."""


class OnTheLoop(OnTheBoard):
    """Decides by pressing what is drawn."""

    def press_one(self, page: Page) -> None:
        """A target, once something is chosen, else a card."""
        spots = page.evaluate(TARGETS) if page.locator("[aria-pressed=true]").count() else []
        spots = spots or page.evaluate(PLAYABLE)
        if spots:
            self.press(page, *self.chance.choice(spots))


def by_keyboard(person: Person) -> bool:
    """One decision by keys alone: the first card is picked, and then the first of what it leaves."""
    return by_keys(person, decides="button[data-first], .options button", astray=".hand button")


DRAWN = """() => {
  const all = query => [...document.querySelectorAll(query)];
  const texts = query => all(query).map(it => it.innerText);
  return {
    board: document.querySelector('.board').getAttribute('aria-label'),
    pawns: Object.fromEntries(all('[data-piece]').map(it => [it.dataset.piece, getComputedStyle(it).transform])),
    hand: all('.hand li').map(it => [it.dataset.place, getComputedStyle(it).visibility]),
    team: texts('.team button'),
    specials: texts('.specials .special'),
    seats: texts('.plates li'),
    flying: all('.flight').length,
  };
}"""
"""All that the table shows of the game, but for the card that was played last."""
