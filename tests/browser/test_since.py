"""What has happened since somebody's last decision, or last visit, can be played again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from runabout.match import Match
from tests.browser.people import Person, choices, general, until
from tests.browser.staging import played_to, to_choose

AGAIN = "Since your last decision"

BOT = {"kind": "bot", "level": "greedy"}
PERSON = {"kind": "person"}


def others_since(match: Match) -> int:
    """How many decisions were made since the last one of seat 0."""
    seats = [step.seat for step in match.steps]
    return seats[::-1].index(0)


def long_ago(match: Match) -> bool:
    return to_choose(match) and len(match.steps) > 10 and others_since(match) > 2


def button(person: Person, name: str | re.Pattern[str] = AGAIN) -> Locator:
    return person.page.get_by_role("button", name=name)


def replay(person: Person, name: str = AGAIN) -> Locator:
    return person.page.get_by_role("region", name=name)


def at(person: Person, name: str = AGAIN) -> Locator:
    return replay(person, name).get_by_role("status")


def has_focus(person: Person) -> bool:
    return bool(person.page.evaluate("document.activeElement !== document.body"))


@pytest.mark.parametrize("game", ["race-2-live", "road-runner"])
def test_it_is_played_by_itself_and_ends_where_the_table_stands(new_person, server, game):
    person = new_person(pace="calm", motion="full")
    match = played_to(game, long_ago, 4)
    person.sit_at(server.folder, match)
    page = person.page
    board = page.locator("main").locator(".panels, .coyotes, .dock .hand").first
    expect(person.stand).to_have_text("It is up to you")
    before = board.inner_text()
    button(person).click()
    expect(at(person)).to_have_text(re.compile(rf"^0 of /?{others_since(match)}$"))
    expect(at(person)).to_contain_text("1 of")
    expect(person.stand).to_have_text(AGAIN)
    expect(replay(person)).to_have_count(0)
    expect(person.stand).to_have_text("It is up to you")
    assert has_focus(person)
    until(page, lambda: board.inner_text() == before)


def test_without_movement_it_is_gone_through_by_keyboard(person, server):
    match = played_to("race-2-live", long_ago, 4)
    person.sit_at(server.folder, match)
    page = person.page
    choices(person).first.wait_for()
    page.keyboard.press("s")
    expect(replay(person)).to_be_focused()
    expect(replay(person).get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(replay(person).get_by_role("button", name="One back")).to_be_disabled()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(replay(person).get_by_role("button", name="One on")).to_be_focused()
    said = page.locator("[aria-live=polite].unseen span")
    heard = set()
    for step in range(1, others_since(match) + 1):
        page.keyboard.press("Enter")
        expect(at(person)).to_contain_text(f"{step} of")
        heard.add(said.inner_text())
    assert len(heard) > 1, "what happened is not told to those who cannot see it"
    expect(replay(person).get_by_role("button", name="One on")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(replay(person)).to_have_count(0)
    assert has_focus(person)
    expect(choices(person).first).to_be_visible()


def test_those_who_share_a_screen_see_nothing_of_each_others_hands(person):
    page = person.page
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    person.set_up({"game": "rummy-runway", "seats": people, "start": True})
    page.get_by_role("button", name="show my hand").click()
    hand_over = page.get_by_role("heading", name="it is up to you")
    log = page.get_by_role("log")
    for _ in range(40):
        if hand_over.is_visible():
            break
        assert general(person)
        page.wait_for_timeout(300)
    expect(log).to_have_text("Hidden until the hand is shown.")
    page.keyboard.press("s")
    expect(replay(person)).to_be_visible()
    expect(log).to_have_text("Hidden until the hand is shown.")
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    for _ in range(3):
        on = replay(person).get_by_role("button", name="One on")
        if on.is_disabled():
            break
        on.click()
        expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
        expect(log).to_have_text("Hidden until the hand is shown.")
    page.keyboard.press("Escape")
    expect(hand_over).to_be_visible()
