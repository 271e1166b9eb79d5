"""Deciding at Road Wolf's own table: by pressing the board and what lies beside it, or by the keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.on_drawn_tables import OnTheBoard, by_keys
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


def by_keyboard(person: Person) -> bool:
    """One decision by keys alone: the first of what can be done."""
    return by_keys(
        person, decides="[data-first], .where, .choice, .token, .sure button, .drive button", astray=".one, .force"
    )


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
