"""What the general table offers, and in which order; what it says of a table, its moves and its end, and what not."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from runabout.core.tone import Tone
from tests.browser.people import choices, sure
from tests.browser.staging import over, played_to, to_choose

CROWD = 9
"""More choices than these are not laid out as buttons."""

HARMS = re.compile("harms you|harms a friend")


def crowded(match):
    """Seat 0 has more to choose from than is laid out, and a single card decides nothing yet."""
    return match.seat == 0 and len(match.legal()) > 2 * CROWD


def step(person):
    return person.page.locator("[data-step]").first.get_attribute("data-step")


def test_where_there_is_much_to_choose_a_move_is_two_presses_away_with_nothing_to_open(person, server):
    person.sit_at(server.folder, played_to("road-wolf", crowded, 2), general=True)
    expect(
        person.page.get_by_role("button", name="Show everything you can do").or_(choices(person)).first
    ).to_be_visible()
    spots = person.page.get_by_role("listbox", name=re.compile("^Places on the map"))
    spots.press("ArrowUp")
    before = step(person)
    spots.press("Enter")
    expect(person.page.locator(f"[data-step]:not([data-step='{before}'])").or_(person.end)).to_be_attached()


def test_of_many_cards_each_move_is_two_presses_away_and_all_of_them_can_be_listed(person, server):
    match = played_to("riverdale", crowded, 4)
    person.sit_at(server.folder, match, general=True)
    everything = person.page.get_by_role("button", name="Show everything you can do")
    listed = person.page.get_by_role("group", name="What you can do", exact=True).get_by_role("button")
    expect(person.page.get_by_text("Press what is lit, on the board or in the hand.")).to_be_visible()
    everything.click()
    expect(listed).to_have_count(len(match.legal()))
    person.page.get_by_role("region", name="Your hand").get_by_role("button", name="can be played").first.click()
    expect(listed.first).to_be_visible()
    assert 0 < listed.count() < len(match.legal())
    before = step(person)
    listed.first.click()
    expect(person.page.locator(f"[data-step]:not([data-step='{before}'])").or_(person.end)).to_be_attached()


def test_two_seats_of_riverdale_are_not_told_of_four_colours(person, server):
    person.sit_at(server.folder, played_to("riverdale", to_choose, 2), general=True)
    pawns = person.page.locator("[data-thing^='pawn:']")
    pawns.first.wait_for()
    named = pawns.evaluate_all("all => [...new Set(all.map(it => it.dataset.thing.split(':')[1]))].sort()")
    assert named == ["red", "yellow"]


def full_handed(match):
    """Seat 0 has more cards to choose from than are laid out as buttons."""
    return match.seat == 0 and len(match.legal()) > CROWD


def test_enter_on_show_everything_takes_the_focus_to_the_first_of_it(person, server):
    person.sit_at(server.folder, played_to("road-wolf", full_handed, 2), general=True)
    everything = person.page.get_by_role("button", name="Show everything you can do")
    everything.focus()
    person.page.keyboard.press("Enter")
    expect(everything).to_have_count(0)
    assert person.page.evaluate("document.activeElement.matches('.choices [data-first]')")


def harmful(match):
    """Seat 0 has few choices, of which one harms, and not the last."""
    if not to_choose(match) or len(match.legal()) > CROWD or len(match.steps) < 10:
        return False
    tones = [match.tone(0, action) for action in match.legal()]
    return any(tone in (Tone.HARMS, Tone.HARMS_FRIEND) for tone in tones[:-1]) and Tone.HARMS not in tones[-1:]


def test_what_harms_is_offered_last_says_so_and_is_asked_for_twice(person, server):
    person.sit_at(server.folder, played_to("road-wolf", harmful, 2), general=True)
    buttons = person.page.get_by_role("group", name="What you can do", exact=True).get_by_role("button")
    person.page.get_by_role("button", name=HARMS).first.wait_for()
    named = [str(button.get_attribute("aria-label")) for button in buttons.all()]
    marked = [bool(HARMS.search(name)) for name in named]
    assert marked == sorted(marked), named
    assert any(marked)
    before = step(person)
    buttons.nth(marked.index(True)).click()
    expect(sure(person)).to_be_visible()
    assert step(person) == before
    sure(person).click()
    expect(person.page.locator(f"[data-step]:not([data-step='{before}'])").or_(person.end)).to_be_attached()


def test_what_is_said_again_and_again_is_said_once_with_how_many_times(person, server):
    match = played_to("road-wolf", lambda match: match.seat == 0 and len(match.steps) > 24, 2)
    person.sit_at(server.folder, match)
    log = person.page.get_by_role("log").get_by_role("paragraph")
    log.first.wait_for()
    said = log.all_inner_texts()
    assert any("aboard" in line for line in said), said
    assert [one for one, other in pairwise(said) if one == other and "aboard" in one] == []


@pytest.mark.parametrize("game", ["road-runner", "road-wolf"])
def test_a_game_that_is_won_or_lost_has_no_points_for_its_result(person, server, game):
    options = {"mission": "duel", "points": "3"} if game == "road-wolf" else {}
    seats = 2 if game == "road-wolf" else 3
    match = played_to(game, lambda match: over(match) and len(match.outcome().winners) == 1, seats, options)
    person.sit_at(server.folder, match)
    person.end.wait_for()
    results = person.page.locator("section.end li b")
    expect(results).to_have_count(seats)
    assert sorted(results.all_inner_texts()) == [*["Lost"] * (seats - 1), "Won"]
