"""Rummy Runway's own table: outfits, riffs and the row; what the tables share is in test_drawn_tables."""

import re

import pytest
from playwright.sync_api import Locator, expect

from runabout.games.rummy_runway.state import Phase
from runabout.match import Match
from tests.browser.drawn_tables import RUMMY_RUNWAY, can_discard, can_lay
from tests.browser.on_drawn_tables import awaited, step
from tests.browser.people import PHONE, until
from tests.browser.staging import over, played_to, to_choose, verbs

DESK_LEAST = 1000
SIZES = [(1280, 800), (360, 640)]
"""A desk and the smallest phone, which has the least room."""


def can_riff(match: Match) -> bool:
    return match.seat == 0 and match.state.phase == Phase.ACT and "riff" in verbs(match)


def a_row_of_three(match: Match) -> bool:
    return (
        match.seat == 0 and match.state.phase == Phase.DRAW and match.state.taken == 0 and match.state.row_size[0] >= 3
    )


def device(size: tuple[int, int]) -> dict[str, object]:
    viewport = {"width": size[0], "height": size[1]}
    return {"viewport": viewport} if size[0] > DESK_LEAST else PHONE | {"viewport": viewport}


def press(thing: Locator, size: tuple[int, int]) -> None:
    """By mouse at a desk, by a finger on a phone."""
    if size[0] > DESK_LEAST:
        thing.click()
    else:
        thing.tap()


@pytest.mark.parametrize("size", SIZES)
def test_an_outfit_in_reach_is_laid_by_two_presses(new_person, server, size):
    person = new_person(**device(size))
    person.sit_at(server.folder, played_to("rummy-runway", can_lay, 2))
    page = person.page
    before = page.locator(".stage .ribbon").count()
    press(page.locator("[data-reach]").first, size)
    expect(page.locator(".outfit.ghost")).to_be_visible()
    press(page.locator("[data-reach]").first, size)
    expect(page.locator(".outfit.ghost")).to_have_count(0)
    expect(page.locator(".stage .outfit .slot")).to_have_count(3 * (before + 1))


def test_several_cards_of_the_row_are_taken_by_one_press(person, server):
    person.sit_at(server.folder, played_to("rummy-runway", a_row_of_three, 2))
    page = person.page
    held, lying = page.locator(".hand li").count(), page.locator(".discards li").count()
    for _ in range(2):
        page.locator(".take:not(.picked)").first.click()
    page.get_by_role("button", name="Take 2 cards").click()
    expect(page.locator(".hand li")).to_have_count(held + 2)
    expect(page.locator(".discards li")).to_have_count(lying - 2)
    expect(page.locator(".held.open").first).to_be_visible()  # no more are taken: the action has come


@pytest.mark.parametrize("size", SIZES)
def test_a_riff_is_a_card_and_the_end_that_glows(new_person, server, size):
    match = played_to("rummy-runway", can_riff, 2)
    riff = next(action for action in match.legal() if action.verb == "riff")
    person = new_person(**device(size))
    person.sit_at(server.folder, match)
    page, before = person.page, step(person.page)
    ends = page.locator("[data-target^='end:']:visible")
    for card in page.locator(".held.open").all():
        press(card, size)
        calls = page.locator(".visit.calls:visible")
        if ends.count() == 0 and calls.count():
            press(calls.first, size)
        if ends.count():
            break
    assert ends.count(), f"{riff.text} has no end that glows"
    press(ends.first, size)
    if size[0] < DESK_LEAST:  # by touch the first press shows
        expect(page.locator(".leaves:visible").first).to_be_visible()
        press(ends.first, size)
    until(page, lambda: step(page) != before)


def whole(text: Locator) -> bool:
    """Whether nothing of a text is cut off."""
    return bool(text.evaluate("(it) => it.scrollHeight <= it.clientHeight"))


@pytest.mark.parametrize("size", SIZES[1:])
def test_a_long_caption_can_be_read(new_person, server, size):
    phone = new_person(**device(size))
    phone.sit_at(server.folder, played_to("rummy-runway", to_choose, 4), level="greedy")
    caption, dock = phone.page.locator(".caption"), phone.page.locator(".dock")
    height = dock.evaluate("(it) => it.offsetHeight")
    caption.evaluate("it => it.style.width = '2rem'")  # whatever it says, it is too long for that
    assert not whole(caption.locator("span"))
    caption.evaluate("it => it.style.width = ''")
    caption.tap()
    expect(caption).to_have_class(re.compile("whole"))
    assert whole(caption.locator("span"))
    expect(caption).to_be_in_viewport(ratio=1)
    assert dock.evaluate("(it) => it.offsetHeight") == height
    caption.tap()
    expect(caption).not_to_have_class(re.compile("whole"))


def ended_with_outfits(match: Match) -> bool:
    return over(match) and len(match.scene(-1).things) > 5


HEIGHTS = "all => all.map(it => it.getBoundingClientRect().height).filter(height => height > 40)"

OVERLAP = """() => {
  const boxes = query => [...document.querySelectorAll(query)].map(it => it.getBoundingClientRect());
  const [trends] = boxes('.trends');
  return boxes('.plate').some(plate => plate.top < trends.bottom && trends.top < plate.bottom);
}"""
"""Whether a seat lies over the trends."""


@pytest.mark.parametrize("size", SIZES)
def test_below_the_result_the_outfits_are_seen_whole(new_person, server, size):
    person = new_person(**device(size))
    match = played_to("rummy-runway", ended_with_outfits, 4)
    person.sit_at(server.folder, match)
    expect(person.end).to_be_visible()
    outfits = [thing for name, thing in match.scene(-1).things.items() if name.startswith("outfit:")]
    seen = [one for one in outfits if size[0] > DESK_LEAST or one["seat"] == 0]
    assert len(person.page.locator(".wearer").evaluate_all(HEIGHTS)) == len(seen) > 0
    assert not person.page.evaluate(OVERLAP)


def test_a_phone_that_is_turned_between_two_taps_plays_what_the_first_has_shown(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("rummy-runway", can_discard, 3), level="random")
    page = phone.page
    awaited(phone)
    page.locator(".held.open").first.tap()
    page.set_viewport_size({"width": 740, "height": 360})
    before = step(page)
    page.locator("[data-target='row']").tap()
    until(page, lambda: step(page) != before)
    RUMMY_RUNWAY.check(phone)
