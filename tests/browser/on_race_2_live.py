"""Deciding at Race 2 Live's own table: by pressing the street and the cards alone, or by the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.on_drawn_tables import OnTheBoard, by_keys
from tests.browser.people import Person

MIDDLES = """query => {
  const street = document.querySelector('.street').getBoundingClientRect();
  const isInView = (x, y) => x > street.left && x < street.right && y > street.top && y < street.bottom;
  return [...document.querySelectorAll(query)].flatMap(it => {
    const box = it.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return it.dataset.target === undefined || isInView(x, y) ? [[x, y]] : [];
  });
}"""

TARGETS = "[data-target]"
"""What can be pressed on the street."""

PLACELESS = (
    ".hand .card.open, .choice.keep_pack, .choice.take_weapon, .choice.keep_weapon, .choice.wait, .choice.use_pack"
)
"""What has no place on the street: cards, packs that are kept, weapons."""


ARMED = ".hand .card.open.armed"
"""A card that the next press plays: by touch the first one only says what it would do."""


class OnTheStreet(OnTheBoard):
    """Decides by pressing what is drawn."""

    def press_one(self, page: Page) -> None:
        """Something on the street, where anything on it means something, else a card or what is carried: the same card
        again, where it is armed.
        """
        spots = next(filter(None, (page.evaluate(MIDDLES, query) for query in (TARGETS, ARMED, PLACELESS))), [])
        if spots:
            self.press(page, *self.chance.choice(spots))


def by_keyboard(person: Person) -> bool:
    """One decision by keys alone: the first of what can be done."""
    return by_keys(person, decides="button[data-first], .choice, .card.open, [data-gives]", astray=".crew button")


DRAWN = """() => {
  const all = query => [...document.querySelectorAll(query)];
  return {
    street: document.querySelector('.board').getAttribute('aria-label'),
    survivors: Object.fromEntries(all('[data-piece]').map(it => [it.dataset.piece, getComputedStyle(it).transform])),
    crates: all('.crates [data-about]').map(it => it.dataset.about).sort(),
    hand: all('.hand li').map(it => it.innerText),
    seats: all('.plates li').map(it => it.innerText),
    score: document.querySelector('.score').innerText,
    asks: document.querySelector('.prompt').innerText,
    choices: all('.choice').map(it => it.dataset.key),
  };
}"""
"""All that the table shows of the game."""
