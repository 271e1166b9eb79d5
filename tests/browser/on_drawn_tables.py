"""Players for drawn tables: one presses nothing but the board, another uses nothing but the keyboard."""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute

from runabout.server.messages.common import PROTOCOL
from tests.browser.people import Person, until

PRESSES_MOST = 24
"""More than any one decision takes, with presses that begin anew."""

LOOKS = 4
"""So often it is looked, after a press, whether a decision has been made, with so many milliseconds between."""
WAITS = 20

ONLY_THE_BOARD = "document.querySelectorAll('.options, .all').forEach(it => it.remove())"
"""Takes away the list of what is left to choose and the way into the list of all actions."""

BUSY = "document.querySelector('[data-start]')?.getAttribute('aria-busy') === 'true'"
"""Whether an answer is awaited."""

FOCUSED = "document.activeElement.outerHTML.slice(0, 400)"


def step(page: Page) -> str:
    """The number of the moment that is shown; "" where the table is not shown, since the screen is handed on."""
    return str(page.evaluate("document.querySelector('[data-step]')?.dataset.step ?? ''"))


def waiting(person: Person) -> Locator:
    """What can be pressed at the table where it is up to this person."""
    return person.page.locator("[data-first]")


def awaited(person: Person) -> bool:
    """Wait for a decision; False where the game is over."""
    person.end.or_(waiting(person)).first.wait_for()
    return not person.is_over()


def decided(person: Person, press: Callable[[], None]) -> bool:
    """Press until a decision has been made; False where the game is over.

    Raises:
        AssertionError: nothing is decided.
    """
    page, before = person.page, step(person.page)

    def is_decided() -> bool:
        return person.is_over() or step(page) != before

    for _ in range(PRESSES_MOST):
        press()
        # What was decided is on its way for as long as the server takes.
        until(page, lambda: is_decided() or not page.evaluate(BUSY))
        for _ in range(LOOKS):
            if is_decided():
                return True
            page.wait_for_timeout(WAITS)
    raise AssertionError(f"{PRESSES_MOST} presses decide nothing: {page.evaluate(FOCUSED)} has the focus")


class OnTheBoard(ABC):
    """Decides by pressing what is drawn, with a mouse or by touch; the list of all actions is taken away.

    Attributes:
        presses: how many presses were made.
    """

    def __init__(self, seed: int = 1, *, touch: bool = False) -> None:
        self.presses = 0
        self.chance = random.Random(seed)
        self._touch = touch

    def __call__(self, person: Person) -> bool:
        """One decision; False where the game is over."""
        if not awaited(person):
            return False
        person.page.evaluate(ONLY_THE_BOARD)
        return decided(person, lambda: self.press_one(person.page))

    @abstractmethod
    def press_one(self, page: Page) -> None:
        """Press something that can be pressed now; nothing where there is nothing: a table goes on by itself where
        there is but one thing to do (RRA-26).
        """

    def press(self, page: Page, x: float, y: float) -> None:
        """Press there in the window."""
        self.presses += 1
        if self._touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.move(0, 0)  # a pointer that rests where something new has come decides nothing
            page.mouse.click(x, y)


def by_keys(person: Person, decides: str, astray: str) -> bool:
    """One decision by keys alone: Enter where the focus is at what decides, an arrow to the right where it is at what
    does not, and one down to where it is decided. What does harm is done by Enter once more.

    Args:
        person: who decides.
        decides: a selector of what Enter picks or plays.
        astray: of what can have the focus and be of no use.
    """
    if not awaited(person):
        return False
    page = person.page

    def press() -> None:
        has_focus = [page.evaluate("it => document.activeElement.matches(it)", each) for each in (decides, astray)]
        page.keyboard.press("Enter" if has_focus[0] else "ArrowRight" if has_focus[1] else "ArrowDown")

    return decided(person, press)


# --- What befalls a table ---------------------------------------------------------------------------------------------

ANIMATED: dict[str, Any] = {"pace": "brisk", "motion": "full"}
"""What somebody has set who wants to see things move."""

MOVES = """() => document.querySelector('[data-step]').getAnimations({subtree: true})
  .some(it => it.playState === 'running' && it.effect.getComputedTiming().iterations === 1)"""
"""Something on the table moves: what pulses for a while, to say that it can be pressed, goes nowhere."""


def until_something_moves_or_is_asked(person: Person) -> bool:
    """Wait for a movement, or for the next decision, which may come with none; whether something moves."""
    page, asked = person.page, person.end.or_(waiting(person)).first
    until(page, lambda: bool(page.evaluate(MOVES)) or asked.is_visible())
    return bool(page.evaluate(MOVES))


TELLS = "document.querySelector('[data-telling], .flight') !== null"
"""The table is telling what happened, or a card is in the air: between two of its movements nothing need move."""


def until_still(page: Page) -> None:
    """Wait until nothing on the table moves, or is about to."""
    until(page, lambda: not page.evaluate(TELLS) and not page.evaluate(MOVES))


def play_elsewhere(person: Person, table: str, chance: random.Random) -> None:
    """One decision of this person, made on another device of theirs: by a request that no page makes."""
    request = person.page.request
    asked = f"/api/tables/{table}/view?words=en&protocol={PROTOCOL}"
    until(person.page, lambda: bool(request.get(asked).json()["view"]["open"]))
    view = request.get(asked).json()["view"]
    text = chance.choice(view["actions"])["text"]
    move = {"key": f"elsewhere-{view['number']:06}", "number": view["number"], "action": text}
    answer = request.post(f"/api/tables/{table}/moves", data=move, headers={"Origin": person.url})
    assert answer.ok, answer.text()


class Line:
    """The line of one page to its server, which can keep back what the server sends, spoil what the page sends, and be
    cut.

    Attributes:
        answered: whether the page has been told what its open actions do, which it asks for at each decision.
        has_spoilt: whether an action of the page was spoilt.
    """

    answered = False
    has_spoilt = False

    def __init__(self, page: Page) -> None:
        self._routes: list[WebSocketRoute] = []
        self._kept: list[str | bytes] | None = None
        self._spoils = False
        page.route_web_socket("**/*", self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        self._routes.append(route)
        server = route.connect_to_server()
        server.on_message(lambda text: self._came(route, text))
        route.on_message(lambda text: server.send(self._spoilt(text)))

    def _came(self, route: WebSocketRoute, text: str | bytes) -> None:
        if self._kept is None:
            route.send(text)
            self.answered |= json.loads(text)["type"] == "about"
        else:
            self._kept.append(text)

    def _spoilt(self, text: str | bytes) -> str | bytes:
        message = json.loads(text)
        if not self._spoils or message["type"] != "play":
            return text
        self._spoils, self.has_spoilt = False, True
        return json.dumps(message | {"action": "no such action"})

    def spoil(self) -> None:
        """The next action that the page sends comes to the server as one that it refuses."""
        self._spoils = True

    def hold(self) -> None:
        """Keep back what the server sends from now on."""
        self._kept = []

    def events(self) -> int:
        """How many events are kept back."""
        return sum(len(json.loads(text).get("events", ())) for text in self._kept or ())

    def release(self) -> list[str | bytes]:
        """All that was kept back comes at once; what it was."""
        kept, self._kept = self._kept or [], None
        for text in kept:
            self._routes[-1].send(text)
        return kept

    def cut(self) -> None:
        """The line breaks."""
        self._routes[-1].close(code=1011)
