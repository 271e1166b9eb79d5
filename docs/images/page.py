"""Takes docs/images/page/*.webp, the pictures of the page, and the tables that home shows: `make screenshots`.

A server of its own, tables laid by a seed up to a moment worth showing, the machine's Chromium; on a desk and on a
phone, by day and by night. Run it from the root of the checkout: `python -m docs.images.page`.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import FloatRect, Page, expect, sync_playwright

from docs.images.chases import CHASES, ENDS, chase
from runabout.core.forecast import Forecaster
from runabout.match import Match
from tests.browser.browsers import launched
from tests.browser.people import PHONE, Person
from tests.browser.servers import Server
from tests.browser.staging import Moment, over, played_to, to_choose, verbs

FOLDER = Path(__file__).resolve().parent / "page"
COVERS = Path(__file__).resolve().parents[2] / "web" / "src" / "scenes" / "covers"
BYTES_MOST = 100_000
COVER_BYTES_MOST = 48_000
QUALITIES = (0.82, 0.7, 0.55)
"""Tried in turn until a picture is small enough."""

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": PHONE,
}
SCHEMES = ("light", "dark")

MOMENTS: dict[str, tuple[str, int, Moment]] = {
    "act": ("road-runner", 4, lambda match: verbs(match).count("lay") > 1 and len(match.steps) > 20),
    "attempt": (
        "road-runner",
        4,
        lambda match: "call" in verbs(match) and sum(match.scene(0).piles["laid"].values()) > 1,
    ),
    "escape": ("road-runner", 4, lambda match: verbs(match).count("play") > 1 and len(match.steps) > 10),
    "end": ("road-runner", 4, lambda match: over(match) and 0 in match.outcome().winners),
    "map": ("road-wolf", 3, lambda match: verbs(match).count("go") > 400 and match.scene(0).counters["round"] > 1),
}
"""Tables: the game, how many sit there, and what is worth showing."""

TO_WEBP = """([png, quality]) => new Promise((done, fail) => {
  const image = new Image();
  image.onerror = fail;
  image.onload = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    done(canvas.toDataURL('image/webp', quality).split(',')[1]);
  };
  image.src = 'data:image/png;base64,' + png;
})"""


def home(person: Person, folder: Path) -> None:
    """What everybody comes to first, with the tables that covers show once they have been looked at for a moment."""
    person.go_home()
    expect(person.page.locator(".cover img").first).to_have_css("opacity", "1")


def set_up(person: Person, folder: Path) -> None:
    """A table that is being set up, with a friend by link."""
    person.page.goto("/new/road-runner")
    person.page.get_by_role("group", name="Who sits on seat 2").get_by_role("radio", name="By link").check()


def table(name: str) -> Callable[[Person, Path], None]:
    """A table at a moment of a game."""

    def show(person: Person, folder: Path) -> None:
        game, seats, moment = MOMENTS[name]
        person.sit_at(folder, played_to(game, moment, seats), "medium")
        expect(person.stand).to_contain_text("over" if name == "end" else "up to you")

    return show


def knocks_home(match: Match) -> bool:
    """Seat 0 can send another's pawn home by a number, in the middle of a race."""
    if match.seat != 0 or len(match.steps) < 40:
        return False
    forecaster = Forecaster(match.run, match.sight(0))
    return any(
        event.kind == "sent_home" and event.seat != 0
        for action in match.legal()
        if action.verb == "play" and action.card.isdigit()
        for event in forecaster.certain(action.number)
    )


RACES: dict[str, tuple[int, Moment, dict[str, str]]] = {
    "race": (4, lambda match: match.seat == 0 and len(match.steps) > 60, {}),
    "race-of-two": (2, lambda match: match.seat == 0 and len(match.steps) > 40, {}),
    "race-knock": (4, knocks_home, {}),
    "race-end": (2, lambda match: over(match) and 0 in match.outcome().winners, {"turn_limit": "200"}),
}
"""Tables of Riverdale: how many sit there, the moment, and options."""


def race(name: str) -> Callable[[Person, Path], None]:
    """A table of Riverdale; where a pawn can be sent home, with that chosen and shown."""

    def show(person: Person, folder: Path) -> None:
        seats, moment, options = RACES[name]
        person.sit_at(folder, played_to("riverdale", moment, seats, options), "medium")
        expect(person.stand).to_contain_text("over" if name == "race-end" else "up to you")
        if name == "race-knock":
            page = person.page
            page.locator("button[data-first]").wait_for()
            for card in page.locator(".held.open").all():
                card.press("Enter")
                left = page.locator(".options button", has_text="is sent home")
                if left.count():
                    left.first.focus()
                    return
                page.keyboard.press("Escape")

    return show


SHOWS: dict[str, tuple[int, Moment]] = {
    "show": (4, lambda match: to_choose(match) and len(match.steps) > 60),
    "show-of-two": (2, lambda match: to_choose(match) and len(match.steps) > 40),
    "show-of-six": (6, lambda match: to_choose(match) and len(match.steps) > 120),
    "show-dressed": (4, lambda match: len(match.steps) > 40 and verbs(match).count("lay") > 0),
    "show-end": (2, lambda match: over(match) and 0 in match.outcome().winners),
}
"""Tables of Rummy Runway: how many sit there, and the moment."""


def show(name: str) -> Callable[[Person, Path], None]:
    """A table of Rummy Runway; where an outfit can be laid, with one tried on."""

    def show(person: Person, folder: Path) -> None:
        seats, moment = SHOWS[name]
        person.sit_at(folder, played_to("rummy-runway", moment, seats), "medium")
        expect(person.stand).to_contain_text("over" if name == "show-end" else "up to you")
        if name == "show-dressed":
            person.page.locator("[data-reach]").first.click()
            person.page.locator(".outfit.ghost").wait_for()

    return show


def foretold(match: Match) -> list[dict[str, Any]]:
    """What there is to tell of what seat 0 may do on the street."""
    forecaster = Forecaster(match.run, match.sight(0))
    previews = [forecaster.preview(action.number) for action in match.legal()]
    return [preview.plain for preview in previews if preview]


def conditions(match: Match) -> list[str]:
    """How the survivors are, where seat 0 decides."""
    things = match.scene(0).things.items() if match.seat == 0 else ()
    return [thing["condition"] for name, thing in things if name.startswith("survivor:")]


def may_meet(match: Match) -> bool:
    """Seat 0 is to decide where to, and some rolls meet a token, and others none."""
    if match.seat != 0 or "forward" not in verbs(match) or len(match.steps) < 40:
        return False
    return any(0 < len(told["may_meet"]) < len(DIE) for told in foretold(match))


def may_rescue(match: Match) -> bool:
    """Seat 0 is to decide where to, and some rolls lead past somebody who can be rescued."""
    if match.seat != 0 or "forward" not in verbs(match) or "suspended" not in conditions(match):
        return False
    return any(told["may_rescue"] for told in foretold(match))


def beats_horde(match: Match) -> bool:
    """Seat 0 can beat a horde."""
    decision = match.scene(0).decision
    return match.seat == 0 and (decision["phase"], decision["attack"]) == ("beat", "horde")


def near_home(match: Match) -> bool:
    """Somebody is in the safe house, and the survivor who moves is on the way there."""
    return "forward" in verbs(match) and "safe" in conditions(match)


DIE = range(1, 7)

STREETS: dict[str, tuple[int, Moment, dict[str, str]]] = {
    "street": (4, may_meet, {}),
    "street-horde": (3, beats_horde, {}),
    "street-rescue": (3, may_rescue, {}),
    "street-house": (2, near_home, {"columns": "12", "map": "7"}),
    "street-end": (2, lambda match: over(match) and match.scene(0).decision["home"] > 0, {"columns": "12", "map": "7"}),
}
"""Tables of Race 2 Live: how many sit there, the moment, and options."""


def street(name: str) -> Callable[[Person, Path], None]:
    """A table of Race 2 Live; where there is a choice, with the first of it pointed at."""

    def show(person: Person, folder: Path) -> None:
        seats, moment, options = STREETS[name]
        person.sit_at(folder, played_to("race-2-live", moment, seats, options), "medium")
        expect(person.stand).to_contain_text("over" if name == "street-end" else "up to you")
        if name in ("street", "street-rescue"):
            person.page.locator("button[data-first]").first.wait_for()
            person.page.locator(".dock").press("Tab")

    return show


PLACES: dict[str, Callable[[Person, Path], None]] = {
    "home": home,
    "set-up": set_up,
    **{name: table(name) for name in MOMENTS},
    **{name: race(name) for name in RACES},
    **{name: show(name) for name in SHOWS},
    **{name: street(name) for name in STREETS},
    **{name: chase(name) for name in CHASES},
}


def schemes_of(name: str, screen: str) -> tuple[str, ...]:
    """In which schemes a picture is taken: how a mission ends by day on a desk and by night on a phone, of so many."""
    if name in ENDS:
        return SCHEMES[:1] if screen == "desktop" else SCHEMES[1:]
    return SCHEMES


COVERED: dict[str, tuple[str, int]] = {
    "attempt": ("road-runner", 56),
    "race-knock": ("riverdale", 216),
    "show-dressed": ("rummy-runway", 230),
    "street": ("race-2-live", 56),
    "map": ("road-wolf", 56),
}
"""What home shows of a game's table: the place, the game, and how far down that part begins, in pixels."""

COVER_SIZE = {"width": 986, "height": 505}
"""In pixels: a table on a desk without what is beside it, in the shape of a cover."""


def take(page: Page, darkroom: Page, path: Path, most: int = BYTES_MOST, clip: FloatRect | None = None) -> None:
    """Write what a page shows, or that part of it, once nothing moves any more.

    Raises:
        ValueError: the picture has more than so many bytes.
    """
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    png = base64.b64encode(page.screenshot(animations="disabled", clip=clip)).decode()
    for quality in QUALITIES:
        picture = base64.b64decode(darkroom.evaluate(TO_WEBP, [png, quality]))
        if len(picture) <= most:
            path.write_bytes(picture)
            return
    raise ValueError(f"{path.name} has {len(picture)} bytes, more than {most}")


def take_cover(page: Page, darkroom: Page, name: str, scheme: str) -> None:
    """Write what home shows of the table that a page shows."""
    game, top = COVERED[name]
    clip: FloatRect = {"x": 0, "y": top, **COVER_SIZE}
    take(page, darkroom, COVERS / f"{game}-{scheme}.webp", COVER_BYTES_MOST, clip)


def main() -> None:
    """Take them all, or those of the places that are named."""
    wanted = sys.argv[1:] or list(PLACES)
    FOLDER.mkdir(exist_ok=True)
    COVERS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, launched(playwright) as browser:
        server = Server(Path(folder))
        server.start()
        try:
            darkroom = browser.new_page()
            for screen, given in SCREENS.items():
                person = Person(browser, server.url, **given)
                person.go_home()
                person.rename("Ann")
                for name in wanted:
                    PLACES[name](person, server.folder)
                    for scheme in schemes_of(name, screen):
                        person.page.emulate_media(color_scheme=scheme)
                        take(person.page, darkroom, FOLDER / f"{name}-{screen}-{scheme}.webp")
                        if name in COVERED and screen == "desktop":
                            take_cover(person.page, darkroom, name, scheme)
                    person.page.emulate_media(color_scheme=SCHEMES[0])
                if person.complaints:
                    raise RuntimeError("\n".join(person.complaints))
                person.context.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
