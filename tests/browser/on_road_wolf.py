"""Deciding at Road Wolf's own table: by pressing the board and what lies beside it, or by the keyboard alone."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.browser.on_drawn_tables import ONLY_THE_BOARD, OnTheBoard, awaited, decided
from tests.browser.people import Person

MIDDLES = """query => {
  const board = document.querySelector('.chase').getBoundingClientRect();
  const isInView = (x, y) => x > board.left && x < board.right && y > board.top && y < board.bottom;
  return [...document.querySelectorAll(query)].flatMap(it => {
    const box = it.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    if (it.dataset.target !== undefined) return isInView(x, y) && there?.closest('.board') ? [[x, y]] : [];
    return there && it.contains(there) ? [[x, y]] : [];
  });
}"""

TARGETS = "[data-target]"
"""What can be pressed on the board."""

PLACELESS = ".drive button, .parked.open, .token, .choice, .verb"
"""What has no place on it, or none in view: a force, who carries a token, verbs, dice."""


class OnTheRoad(OnTheBoard):
    """Decides by pressing what is drawn."""

    _shown: tuple[float, float] | None = None

    def press_one(self, page: Page) -> None:
        """What is shown already once more, else something on the board, where anything there means something, else a
        choice.
        """
        if self._shown and page.locator(".sure").count():
            self.press(page, *self._shown)
            return
        spots = page.evaluate(MIDDLES, TARGETS) or page.evaluate(MIDDLES, PLACELESS)
        if spots:
            x, y = self._shown = self.chance.choice(spots)
            self.press(page, x, y)


FORCES = ".force"
DECIDES = ".choice, .token, .buy, .parked.open, .sure button, .drive button"
"""What Enter decides with."""

AT = """([...selectors]) => selectors.findIndex(it => document.activeElement.matches(it))"""
"""Which of these has the focus; -1 for none."""

ALIKE = """() => {
  const [kind] = document.activeElement.classList;
  return document.querySelectorAll(`.road-wolf .${kind}:not(:disabled)`).length;
}"""
"""How many things like the one that has the focus can be pressed."""

STOPS = """() => [...document.querySelectorAll('.road-wolf button, .road-wolf [tabindex]')]
  .filter(it => it.tabIndex >= 0 && !it.disabled && it.checkVisibility()).length"""
"""How many stops Tab makes at the table."""

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
TABS_MOST = 12


class ByKeys:
    """Decides by keys alone, anything that can be decided, drawn by a seed; the list of all actions is taken away.

    Attributes:
        keys: how many keys were pressed, decision by decision.
        stops: the most stops of Tab that the table has had.
    """

    def __init__(self, seed: int = 1) -> None:
        self.keys: list[int] = []
        self.stops = 0
        self._chance = random.Random(seed)

    def __call__(self, person: Person) -> bool:
        """One decision; False where the game is over."""
        if not awaited(person):
            return False
        page = person.page
        page.evaluate(ONLY_THE_BOARD)
        self.stops = max(self.stops, page.evaluate(STOPS))
        self.keys.append(0)
        return decided(person, lambda: self._choose(page))

    def _key(self, page: Page, key: str) -> None:
        self.keys[-1] += 1
        page.keyboard.press(key)

    def _choose(self, page: Page) -> None:
        """Go to what decides, if the focus is elsewhere, and choose there."""
        at = page.evaluate(AT, [".where", DECIDES, FORCES])
        if at >= 0 and page.locator(".sure").count():
            self._key(page, "Enter")  # what does harm is asked for once more
            return
        if at == 1 and page.locator(".where").count() and self._chance.random() < 0.5:
            self._key(page, "Tab")  # from what has no place on the board to what has
        for _ in range(TABS_MOST):
            at = page.evaluate(AT, [".where", DECIDES, FORCES])
            if at >= 0:
                break
            self._key(page, "Tab")
        if at == 0:
            for _ in range(self._chance.randrange(1, 4)):
                self._key(page, self._chance.choice(["Shift+", ""]) + self._chance.choice(ARROWS))
        elif at > 0:
            for _ in range(self._chance.randrange(min(4, page.evaluate(ALIKE)))):
                self._key(page, "ArrowRight")
        self._key(page, "Enter")


GHOST = """() => {
  const ghost = document.querySelector('[data-ghost]');
  if (!ghost) return null;
  const box = ghost.getBoundingClientRect();
  return { text: ghost.dataset.ghost, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""
"""What the ghost of the vehicle would do, and where its middle is in the window; null for none."""


class Finger:
    """A finger on the glass of a phone, which can be dragged."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", x, y)

    def to(self, x: float, y: float) -> Any:
        """Drag it there; the ghost then, once it has been drawn."""
        self._send("touchMove", x, y)
        self._page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        return self._page.evaluate(GHOST)

    def up(self) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
