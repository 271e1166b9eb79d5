"""Somebody who sits before a browser: finds things by what they are called, and presses them."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from functools import reduce
from ipaddress import ip_address
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Locator, Page, Response, Route, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from runabout.match import Match
from tests.browser.page_words import called
from tests.browser.staging import staged

PATIENCE = 60_000
"""Milliseconds that anything may take on a slow machine: it only keeps a test from waiting for ever."""

LOOKS_UP = 5_000
"""Milliseconds after which somebody who cannot press a thing looks whether something lies over it."""

GAMES = {
    "road-runner": "Road Runner",
    "riverdale": "Running Round Riverdale",
    "rummy-runway": "Rummy Runway",
    "race-2-live": "Race 2 Live",
    "road-wolf": "Road Wolf",
}
"""What each game is called."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
"""A small phone, held upright."""

NOT_THEIRS = re.compile(r"^Failed to load resource|^WebSocket connection")
"""What the browser itself says about a line that is broken, and about a request that is refused."""

ADDRESSES = count(1)
"""People have network addresses of their own, as if a proxy stood before the server: it lets in only so many new guests
a minute from one.
"""

expect.set_options(timeout=PATIENCE)


class Person:
    """One browser context with one page in it. Moves of others are shown at once, unless `pace` says otherwise.

    Attributes:
        language: what the browser asks for, and so what the page is said in.
        complaints: what the browser said is wrong with the pages: errors, faults nobody caught, broken policies.
        may_fail: the person is about to lose the line, or to do what is refused; neither is a complaint.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        pace: str = "instant",
        motion: str = "reduced",
        language: str = "en",
        **given: Any,
    ) -> None:
        self.url = url
        self.language = language
        lives_at = {"X-Forwarded-For": str(ip_address("10.0.0.0") + next(ADDRESSES))}
        self.context = browser.new_context(base_url=url, locale=language, extra_http_headers=lives_at, **given)
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({"pace": pace, "motion": motion})
        self.context.add_init_script(f"localStorage['runabout.settings'] ??= {json.dumps(kept)}")
        self.complaints: list[str] = []
        self.may_fail = False
        self.page = self._listened_to(self.context.new_page())

    def _listened_to(self, page: Page) -> Page:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not (self.may_fail and NOT_THEIRS.search(message.text)):
                self.complaints.append(f"{page.url}: {message.type}: {message.text}")

        def response(answer: Response) -> None:
            if answer.status >= 400 and not self.may_fail:
                self.complaints.append(f"{page.url}: {answer.status} for {answer.request.method} {answer.url}")

        page.on("console", console)
        page.on("pageerror", lambda fault: self.complaints.append(f"{page.url}: {fault}"))
        page.on("response", response)
        return page

    def called(self, *messages: str, **more: str) -> re.Pattern[str]:
        """How something is called by any of these messages of the page, in the person's language."""
        return called(self.language, *messages, **more)

    # ------------------------------------------------------------------------------ getting about

    @property
    def identity(self) -> dict[str, Any]:
        """A storage state with which another browser is the same guest, with settings of its own."""
        return {"cookies": self.context.cookies(), "origins": []}

    def go_home(self) -> None:
        self.page.goto("/")
        self.page.get_by_role("heading", level=3).nth(len(GAMES) - 1).wait_for()  # others may be installed

    def play_now(self, game: str, level: str = "greedy") -> None:
        """One click from the list of games to a table against bots. They decide at once, and nothing goes on at the
        table after the test, unless `level` is the one that the page asks for: bots that search take minutes with rules
        in plain Python, and others of the server wait for them.
        """

        def ask(route: Route) -> None:
            if route.request.method != "POST":  # the page reads the guest's tables there
                route.continue_()
                return
            wish = route.request.post_data_json
            bots = [seat | {"level": level} if seat["kind"] == "bot" else seat for seat in wish["seats"]]
            route.continue_(post_data=wish | {"seats": bots})

        self.page.route("**/api/tables", ask)
        self.page.get_by_role("button", name=re.compile(f"^Play now.*{GAMES[game]}$")).click()
        self.arrive()
        self.page.unroute("**/api/tables")

    def set_up(self, wish: dict[str, Any]) -> str:
        """A table by what the page itself would ask of the server, where the form is not what is tried; its name."""
        self.guest()
        answer = self.context.request.post("/api/tables", data=wish, headers={"Origin": self.url})
        table = answer.json()
        assert "id" in table, table
        self.page.goto(f"/t/{table['id']}")
        return str(table["id"])

    def sit_at(
        self,
        folder: Path,
        match: Match,
        level: str = "greedy",
        beside: Sequence[Person] = (),
        *,
        general: bool = False,
    ) -> str:
        """A table that is staged for this person, on its first seat, and for others on the next ones, in the data of
        their server (see staging); its name. Bots decide at once, unless `level` is one that searches, which takes
        seconds with rules in plain Python. `general`: drawn as the table of any game.
        """
        guests = [self.guest()]
        guests += [guests[0] if other is self else other.guest() for other in beside]
        table = staged(folder, guests, match, level)
        self.come_to(f"{table}?table=general" if general else table)
        return table

    def guest(self) -> str:
        """Who this person is to the server, which gives a cookie to whom it does not know."""
        return str(self.context.request.get("/api/me").json()["id"])

    def come_to(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        self.arrive()

    def arrive(self) -> None:
        """Wait until the table has been laid: the seats stand before what is played on is there."""
        self.seats.wait_for()
        expect(self.page.get_by_text(self.called("table-opening"))).to_have_count(0)

    def rename(self, name: str) -> None:
        self.page.get_by_role("button", name="Change your name").click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_label("Your name").press("Enter")
        self.page.get_by_role("strong").filter(has_text=name).wait_for()

    # ------------------------------------------------------------------------------ at a table

    @property
    def end(self) -> Locator:
        """What stands there when the game is over."""
        return self.page.get_by_role("main").get_by_role("link", name=self.called("end-download"))

    @property
    def seats(self) -> Locator:
        """Who sits where."""
        return self.page.get_by_role("group", name=self.called("seats-title"))

    @property
    def stand(self) -> Locator:
        """Whose move it is, in words."""
        return self.page.get_by_role("banner").get_by_role("status")

    def is_over(self) -> bool:
        return self.end.is_visible()

    def decide(self, *found: Locator) -> bool:
        """Wait until there is something to press, or the game is over; press the first of the first kind that is there.

        A table goes on by itself where there is but one thing to do (RRA-26), and then what was to be pressed is gone
        before it is: as people do, look again. So one element is pressed, not whatever is found by then.

        Returns:
            False where the game is over.
        """
        while True:
            self.end.or_(reduce(Locator.or_, found)).first.wait_for()
            if self.is_over():
                return False
            things = [thing for kind in found for thing in kind.first.element_handles() if thing.is_visible()]
            if things and self.press(things[0]):
                return True

    def press(self, thing: ElementHandle) -> bool:
        """Press it; False where it has gone, or where a rule lay over the table, which is put away: one is explained
        where what was pressed could not be done any more.
        """
        for _ in range(PATIENCE // LOOKS_UP):
            if self._puts_rule_away():
                return False
            try:
                self.page.mouse.move(0, 0)  # a pointer that rests where something new has come decides nothing
                thing.click(timeout=LOOKS_UP)
            except PlaywrightError as error:
                if not thing.evaluate("it => it.isConnected"):
                    return False
                if not isinstance(error, PlaywrightTimeout):
                    raise
            else:
                return True
        raise AssertionError(f"{thing} cannot be pressed")

    def _puts_rule_away(self) -> bool:
        """Close the rule that is explained over the table; False where none is."""
        if not self.page.evaluate("document.querySelector('[popover]:popover-open') !== null"):
            return False
        self.page.keyboard.press("Escape")
        return True

    def play_on(self, decide: Callable[[Person], bool], most: int = 1000) -> int:
        """Decide until the game is over; how often."""
        for decided in range(most):
            if not decide(self):
                return decided
        raise AssertionError(f"the game is not over after {most} decisions")


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait until something holds of what a page shows, where no `expect` says it."""
    last = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < last, "it does not become so"
        page.wait_for_timeout(20)


def choices(person: Person) -> Locator:
    """What can be pressed at the general table. Where there is much, the table waits for a card to be picked: then
    everything can be asked for.
    """
    group = person.page.get_by_role("group", name=person.called("general-actions"))
    everything = person.page.get_by_role("button", name=person.called("general-all-actions"))
    return group.get_by_role("button", disabled=False).or_(everything).or_(sure(person))


def sure(person: Person) -> Locator:
    """What is to be pressed again, since it does harm."""
    return person.page.get_by_role("button", name=person.called("general-do-it"))


def places(person: Person) -> Locator:
    """The places on a map that can be chosen, where there are more of them than one would lay out as buttons."""
    many = person.called("map-places", given=r"(2[5-9]|[3-9]\d|\d{3})")
    return person.page.get_by_role("listbox", name=many)


def on_the_map(person: Person) -> bool:
    """A decision at the general table with a map: what has a place is picked there by an arrow key, and then done."""
    person.end.or_(places(person)).or_(choices(person)).first.wait_for()
    if person.is_over() or not places(person).is_visible():
        return general(person)
    places(person).press("ArrowUp")
    return person.decide(sure(person))


def general(person: Person) -> bool:
    """A decision at the general table: the first of what can be done."""
    return person.decide(choices(person))


def road_runner(person: Person) -> bool:
    """A decision at Road Runner's own table: call where it can be called, else lay, else play, else pass or decline."""
    return person.decide(*road_runner_choices(person))


def road_runner_choices(person: Person) -> list[Locator]:
    """What can be pressed at Road Runner's own table: calls, cards, and what is done without any of these."""
    call, other = (
        person.page.get_by_role("button", name=person.called(*names, around="^{}"), disabled=False)
        for names in (["rr-call"], ["rr-pass", "rr-decline"])
    )
    use = person.called("rr-lay-it", "rr-play-it", around="; {}")
    card = person.page.get_by_role("button", name=use, disabled=False)
    return [call, card, other]
