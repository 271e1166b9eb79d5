"""Deciding at Riverdale's own table: by pressing cards and the board alone, or by the keyboard alone."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.browser.people import Person, until

PRESSES_MOST = 24
"""More than any one decision takes, with presses that begin anew."""

WAITS = 20
"""Milliseconds between two looks at whether a decision has been made."""

MIDDLES = """[...document.querySelectorAll('%s')].map(it => {
  const box = it.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""

TARGETS = MIDDLES % "[data-target]"
"""Where in the window the targets are that can be pressed on the board."""

PLAYABLE = MIDDLES % ".held.open, .special.open"
"""Where the cards and Special cards are that can be begun with."""

ONLY_THE_BOARD = "document.querySelectorAll('.options, .all').forEach(it => it.remove())"
"""Takes away the list of what is left to choose and the way into the list of all actions."""


def step(page: Page) -> str:
    """The number of the moment that is shown; "" where the table is not shown, since the screen is handed on."""
    return str(page.evaluate("document.querySelector('[data-step]')?.dataset.step ?? ''"))


def is_decided(person: Person, before: str) -> bool:
    return person.is_over() or step(person.page) != before


def awaited(person: Person) -> bool:
    """Wait for a decision; False where the game is over."""
    person.end.or_(person.page.locator("button[data-first]")).first.wait_for()
    return not person.is_over()


class OnTheLoop:
    """Decides by pressing what is drawn, with a mouse or by touch.

    Attributes:
        presses: how many presses were made.
    """

    def __init__(self, seed: int = 1, *, touch: bool = False) -> None:
        self.presses = 0
        self._touch = touch
        self._chance = random.Random(seed)

    def __call__(self, person: Person) -> bool:
        """One decision; False where the game is over."""
        if not awaited(person):
            return False
        page, before = person.page, step(person.page)
        page.evaluate(ONLY_THE_BOARD)
        for _ in range(PRESSES_MOST):
            spots = page.evaluate(TARGETS) if page.locator("[aria-pressed=true]").count() else []
            if spots:
                self._press(page, *self._chance.choice(spots))
            else:
                cards = page.evaluate(PLAYABLE)
                if cards:  # a table goes on by itself where there is but one thing to do (RRA-26)
                    self._press(page, *self._chance.choice(cards))
            for _ in range(4):
                if is_decided(person, before):
                    return True
                page.wait_for_timeout(WAITS)
        raise AssertionError(f"{PRESSES_MOST} presses decide nothing")

    def _press(self, page: Page, x: float, y: float) -> None:
        self.presses += 1
        if self._touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.move(0, 0)  # a pointer that rests where something new has come decides nothing
            page.mouse.click(x, y)


DECIDES = "document.activeElement.matches('button[data-first], .options button')"

FOCUSED = "document.activeElement.outerHTML.slice(0, 400)"

ASTRAY = "document.activeElement.matches('.hand button')"


def by_keyboard(person: Person) -> bool:
    """One decision by keys alone: an arrow goes to the first card, Enter picks it, and then the first of what is left;
    what does harm is done by Enter once more.
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

STILL = """() => document.querySelector('[data-step]').getAnimations({subtree: true})
  .every(it => it.playState !== 'running' || it.effect.getComputedTiming().iterations === Infinity)"""
"""Nothing on the table moves."""


def drawn(person: Person) -> Any:
    """What the table shows, once nothing on it moves."""
    until(person.page, lambda: bool(person.page.evaluate(STILL)))
    return person.page.evaluate(DRAWN)


def drawn_anew(person: Person) -> Any:
    """What a page that is loaded now shows, which knows nothing of what was drawn before."""
    person.page.reload()
    person.arrive()
    person.page.locator(".board").wait_for()
    return drawn(person)
