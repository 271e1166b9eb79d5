"""Deciding at the general table by what lies there: things, places, a map; by a button only where nothing is lit."""

from __future__ import annotations

import random
from collections import Counter

from playwright.sync_api import ElementHandle, Locator

from tests.browser.people import Person, choices, sure, until

UNCOVERED = """it => {
  it.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""

ON_MAP = """map => {
  map.scrollIntoView({ block: 'center', behavior: 'instant' });
  const seen = map.parentElement.getBoundingClientRect();
  const isSeen = ({ x, y }) => x > seen.left && x < seen.right && y > seen.top && y < seen.bottom
    && map.parentElement.contains(document.elementFromPoint(x, y));
  return [...map.querySelectorAll('[role=option]')].map(one => one.getBoundingClientRect())
    .filter(isSeen).map(({ x, y }) => [x, y]);
}"""
"""Where in the window the places are that can be picked on a map."""

PRESSES_MOST = 12
"""More than any one decision takes."""


class OnTheBoard:
    """Decides at the general table by pressing what is lit there, drawn by a seed: cards, things, places, and points of
    a map. Where something does harm or a point was only picked, it is pressed again.

    Attributes:
        pressed: how many decisions were ended so: "board" or "button".
    """

    def __init__(self, seed: int = 1) -> None:
        self.pressed: Counter[str] = Counter()
        self._chance = random.Random(seed)

    def __call__(self, person: Person) -> bool:
        """One decision; False where the game is over."""
        step = ""
        for _ in range(PRESSES_MOST):
            self._ready(person).first.wait_for()
            if person.is_over():
                return False
            if step and self._step(person) != step:
                self.pressed["board"] += 1
                return True
            step = self._step(person)
            if not self._press(person):
                if not person.decide(choices(person)):
                    return False
                self.pressed["button"] += 1
                self._ended(person, step)
                return True
            self._settle(person, step)
        raise AssertionError(f"{PRESSES_MOST} presses decide nothing")

    def _ready(self, person: Person) -> Locator:
        ready = person.page.locator("[data-start][aria-busy=false]")
        can = choices(person).or_(person.page.get_by_role("group"))
        return person.end.or_(ready.filter(has=can))

    def _step(self, person: Person) -> str:
        return str(person.page.locator("[data-step]").first.get_attribute("data-step"))

    def _press(self, person: Person) -> bool:
        """Press something that is lit; False where nothing is."""
        page = person.page
        chosen = page.locator("button[aria-pressed=true]")
        if sure(person).count() and chosen.count():
            person.press(chosen.last.element_handle())
            return True
        named = page.get_by_role("button", name=person.called("general-playable", "general-place", around="{}"))
        lit = named.and_(page.locator(":not([aria-pressed=true])")).element_handles()
        points = [
            point
            for spots in page.get_by_role("listbox", name=person.called("map-places")).element_handles()
            for point in spots.evaluate(ON_MAP)
        ]
        kinds = [kind for kind, found in (("map", points), ("lit", lit)) if found]
        if not kinds:
            return False
        if self._chance.choice(kinds) == "map":
            self._pick(person, *self._chance.choice(points))
            return True
        self._chance.shuffle(lit)
        person.press(self._uncovered(lit))
        return True

    def _uncovered(self, things: list[ElementHandle]) -> ElementHandle:
        """The first of which a press on its middle meets it: a thing may lie on its place."""
        return next((thing for thing in things if thing.evaluate(UNCOVERED)), things[0])

    def _pick(self, person: Person, x: float, y: float) -> None:
        """Press a point of a map, and press it again where it is picked by then."""
        step = self._step(person)
        person.page.mouse.click(x, y)
        if sure(person).count() and self._step(person) == step:
            person.page.mouse.click(x, y)

    def _ended(self, person: Person, step: str) -> None:
        """Wait until the decision is over."""
        until(person.page, lambda: person.is_over() or self._step(person) != step)

    def _settle(self, person: Person, step: str) -> None:
        """Wait until what was pressed is played, or something is chosen."""
        page = person.page
        more = page.locator("[aria-pressed=true]").or_(sure(person))
        moved = page.locator(f"[data-step]:not([data-step='{step}'])")
        person.end.or_(moved).or_(more).first.wait_for()
        if not more.count():
            self._ready(person).first.wait_for()
