"""What has happened since somebody's last decision, or last visit, can be played again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from runabout.match import Match
from tests.browser.on_drawn_tables import waiting
from tests.browser.on_race_2_live import by_keyboard
from tests.browser.people import PHONE, Person, road_runner, until
from tests.browser.staging import hands_over, played_to, to_choose

AGAIN = re.compile("^Since (your last decision|the last decision of )")


def others_since(match: Match) -> int:
    """How many decisions that seat 0 noticed were made since its last one."""
    count = len(match.steps)
    first = max(step for step in range(count) if match.steps[step].seat == 0) + 1
    noticed = [match.rewound(step + 1).last_noticed_by() for step in range(first, count)]
    return sum(seats is None or 0 in seats for seats in noticed)


def long_ago(match: Match) -> bool:
    return to_choose(match) and len(match.steps) > 10 and others_since(match) > 2


def button(person: Person, name: str | re.Pattern[str] = AGAIN) -> Locator:
    return person.page.get_by_role("button", name=name)


def replay(person: Person, name: str | re.Pattern[str] = AGAIN) -> Locator:
    return person.page.get_by_role("region", name=name)


def at(person: Person, name: str | re.Pattern[str] = AGAIN) -> Locator:
    return replay(person, name).get_by_role("status")


def away_while(other: Person, person: Person, decide: Callable[[Person], bool]) -> None:
    """One leaves the table, and another makes one decision there."""
    person.page.goto("/nowhere")
    expect(other.stand).to_have_text("It is up to you")
    assert decide(other)
    expect(other.stand).not_to_have_text("It is up to you")


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
    waiting(person).first.wait_for()
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
    expect(waiting(person).first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "given", "decide"),
    [("race-2-live", {}, by_keyboard), ("road-runner", PHONE, road_runner)],
    ids=["desk", "phone"],
)
def test_who_comes_back_is_told_how_much_was_missed(new_person, server, game, given, decide):
    other, person = new_person(), new_person(**given)
    table = other.sit_at(server.folder, played_to(game, hands_over, 3), beside=[person])
    person.come_to(table)
    away_while(other, person, decide)
    person.come_to(table)
    missed = button(person, "One decision since you were last here")
    missed.click()
    expect(at(person)).to_contain_text("0 of")
    person.page.keyboard.press("Escape")
    expect(replay(person)).to_have_count(0)
    expect(missed).to_have_count(0)
    expect(button(person)).to_be_enabled()
    assert has_focus(person)


def test_who_only_watches_sees_what_has_come_since_the_last_visit(new_person, server):
    host, guest, watcher = new_person(), new_person(), new_person()
    table = host.sit_at(server.folder, played_to("race-2-live", hands_over, 2), beside=[guest])
    watcher.come_to(table)
    name = "Since you were last here"
    expect(button(watcher, name)).to_be_disabled()
    expect(watcher.page.get_by_text("You only watch")).to_be_visible()
    away_while(host, watcher, by_keyboard)
    watcher.come_to(table)
    button(watcher, "One decision since you were last here").click()
    expect(at(watcher, name)).to_contain_text("0 of")
    expect(watcher.page.get_by_role("region", name="Your hand")).to_have_count(0)


def test_those_who_share_a_screen_see_nothing_of_each_others_hands(person, server):
    page = person.page
    person.sit_at(server.folder, played_to("race-2-live", hands_over, 2), beside=[person])
    page.get_by_role("button", name="show my hand").click()
    assert by_keyboard(person)
    hand_over = page.get_by_role("heading", name="it is up to you")
    log = page.get_by_role("log")
    expect(log).to_have_text("Hidden until the hand is shown.")
    page.keyboard.press("s")
    expect(replay(person)).to_be_visible()
    expect(log).to_have_text("Hidden until the hand is shown.")
    expect(page.get_by_role("region", name=re.compile("^(Your hand|Hand of)"))).to_have_count(0)
    for _ in range(3):
        on = replay(person).get_by_role("button", name="One on")
        if on.is_disabled():
            break
        on.click()
        expect(page.get_by_role("region", name=re.compile("^(Your hand|Hand of)"))).to_have_count(0)
        expect(log).to_have_text("Hidden until the hand is shown.")
    page.keyboard.press("Escape")
    expect(hand_over).to_be_visible()
