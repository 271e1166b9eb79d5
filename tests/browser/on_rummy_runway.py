"""Deciding at Rummy Runway's own table: by pressing cards and what glows alone, or by the keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from tests.browser.people import Person

PRESSES_MOST = 24
"""More than any one decision takes, with presses that begin anew."""

WAITS = 20
"""Milliseconds between two looks at whether a decision has been made."""

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

ONLY_THE_BOARD = "document.querySelectorAll('.options, .all').forEach(it => it.remove())"
"""Takes away the list of what a card can do and the way into the list of all actions."""


def step(page: Page) -> str:
    """Where the game is; nothing while the table is veiled for another person."""
    return str(page.evaluate("document.querySelector('[data-step]')?.dataset.step ?? ''"))


def is_decided(person: Person, before: str) -> bool:
    return person.is_over() or step(person.page) != before


def awaited(person: Person) -> bool:
    """Wait for a decision; False where the game is over."""
    person.end.or_(waiting(person)).first.wait_for()
    return not person.is_over()


class OnTheCatwalk:
    """Decides by pressing what is drawn, with a mouse or by touch.

    Attributes:
        presses: how many presses were made.
        laid: how many outfits were laid by two presses.
    """

    def __init__(self, seed: int = 1, *, touch: bool = False) -> None:
        self.presses = 0
        self.laid = 0
        self._touch = touch
        self._chance = random.Random(seed)

    def __call__(self, person: Person) -> bool:
        """One decision; False where the game is over."""
        if not awaited(person):
            return False
        page, before = person.page, step(person.page)
        page.evaluate(ONLY_THE_BOARD)
        for _ in range(PRESSES_MOST):
            self._press_one(page)
            for _ in range(4):
                if is_decided(person, before):
                    return True
                page.wait_for_timeout(WAITS)
        raise AssertionError(f"{PRESSES_MOST} presses decide nothing")

    def _press_one(self, page: Page) -> None:
        tries = page.locator(".bracket.tried").count()
        for found in (LAYS, TARGETS, REACH):
            spots = page.evaluate(found)
            if spots:
                self.laid += bool(tries and found == LAYS)
                self._press(page, *(spots[0] if found == LAYS else self._chance.choice(spots)))
                return
        cards = page.evaluate(LEFT_PARTS) + page.evaluate(CARDS)
        if cards:  # a table goes on by itself where there is but one thing to do (RRA-26)
            self._press(page, *self._chance.choice(cards))

    def _press(self, page: Page, x: float, y: float) -> None:
        self.presses += 1
        if self._touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.move(0, 0)  # a pointer that rests where something new has come decides nothing
            page.mouse.click(x, y)


def on_the_catwalk(person: Person) -> bool:
    """One decision by pressing what is drawn; False where the game is over."""
    return OnTheCatwalk()(person)


def waiting(person: Person) -> Locator:
    """What can be pressed at the table where it is up to this person."""
    return person.page.locator("button[data-first]")


DECIDES = "document.activeElement.matches('button[data-first], .options button, .buttons button')"

FOCUSED = "document.activeElement.outerHTML.slice(0, 400)"

ASTRAY = "document.activeElement.matches('.hand button, .reach button, .discards button')"


def by_keyboard(person: Person) -> bool:
    """One decision by keys alone: Enter draws, or picks the first card and then the first of what it can do; what does
    harm is done by Enter once more.
    """
    if not awaited(person):
        return False
    page, before = person.page, step(person.page)
    for _ in range(PRESSES_MOST):
        key = "Enter" if page.evaluate(DECIDES) else "ArrowRight" if page.evaluate(ASTRAY) else "ArrowDown"
        page.keyboard.press(key)
        for _ in range(4):
            if is_decided(person, before):
                return True
            page.wait_for_timeout(WAITS)
    raise AssertionError(f"{PRESSES_MOST} keys decide nothing: {page.evaluate(FOCUSED)} has the focus")
