"""A phone that is 360 pixels wide and held upright: nothing runs off its side, and a thumb meets what it aims at."""

import pytest

from tests.browser.on_race_2_live import OnTheStreet
from tests.browser.on_riverdale import OnTheLoop
from tests.browser.on_road_wolf import OnTheRoad
from tests.browser.on_rummy_runway import OnTheCatwalk
from tests.browser.people import PHONE, road_runner
from tests.browser.staging import played_to, verbs

THUMB = 44
"""Pixels that what is pressed is high, and wide, at least."""

FINGERTIP = 24
"""The same of what is only looked up by pressing it, such as a pawn on one of sixty squares (WCAG 2.2, 2.5.8)."""

TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

SMALL = """([thumb, fingertip]) => {
  const shown = it => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest('[inert]');
  // A link within a sentence is as high as its line; a field with a label around it is pressed by its label.
  const counts = it => !(it.matches('a, button') && it.closest('p, dd, footer')) && !it.matches('label input');
  const isLookedUp = it => it.matches('[data-thing], [data-kind]') && !it.matches('[data-first]');
  return Array.from(document.querySelectorAll('button, a[href], input, select, summary, [role=tab]'))
    .filter(it => shown(it) && counts(it))
    .map(it => [it, it.getBoundingClientRect(), (isLookedUp(it) ? fingertip : thumb) - 0.5])
    .filter(([, box, least]) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < least)
    .map(([it, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${it.outerHTML.slice(0, 120)}`);
}"""


@pytest.fixture
def phone(new_person):
    return new_person(**PHONE)


def check(person):
    """Nothing runs off the side, and everything that is pressed is large enough."""
    assert person.page.evaluate(TOO_WIDE) <= 0, person.page.url
    assert person.page.evaluate(SMALL, [THUMB, FINGERTIP]) == [], person.page.url


@pytest.mark.parametrize(
    "path", ["/", "/new/road-runner", "/new/race-2-live", "/new/road-wolf", "/rules/riverdale", "/carry/x", "/nowhere"]
)
def test_a_page_fits_a_phone(phone, path):
    phone.page.goto(path)
    phone.page.get_by_role("heading", level=1).wait_for()
    phone.page.wait_for_load_state("networkidle")
    check(phone)


def test_a_table_that_gathers_fits_a_phone(phone):
    phone.set_up({"game": "road-runner", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]})
    phone.page.get_by_role("heading", name="Ask people to the table").wait_for()
    check(phone)


@pytest.mark.parametrize(
    ("game", "seats", "moment"),
    [
        ("road-runner", 8, lambda match: "lay" in verbs(match) and len(match.steps) > 30),
        ("road-runner", 4, lambda match: verbs(match).count("play") > 1),
        ("riverdale", 4, lambda match: match.seat == 0 and len(match.steps) > 40),
        ("rummy-runway", 6, lambda match: match.seat == 0 and len(match.steps) > 60),
        ("race-2-live", 4, lambda match: match.seat == 0 and len(match.steps) > 60),
        ("road-wolf", 3, lambda match: verbs(match).count("go") > 300),
        ("road-wolf", 2, lambda match: verbs(match).count("choose") > 1),
        ("road-wolf", 4, lambda match: "melee" in verbs(match)),
    ],
)
def test_a_table_fits_a_phone_and_goes_on_by_touch(phone, server, game, seats, moment):
    phone.sit_at(server.folder, played_to(game, moment, seats))
    check(phone)
    own = {
        "road-runner": road_runner,
        "riverdale": OnTheLoop(touch=True),
        "rummy-runway": OnTheCatwalk(touch=True),
        "race-2-live": OnTheStreet(touch=True),
        "road-wolf": OnTheRoad(touch=True),
    }
    assert own[game](phone)
    check(phone)
