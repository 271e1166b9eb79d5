"""Whatever befalls a drawn table, it ends in the scene that the server has: as a page that is loaded anew."""

import random

import pytest
from playwright.sync_api import expect

from runabout.server.messages.common import PROTOCOL
from tests.browser.drawn_tables import RACE_2_LIVE, RIVERDALE, TABLES
from tests.browser.on_drawn_tables import (
    ANIMATED,
    Line,
    awaited,
    play_elsewhere,
    step,
    until_something_moves_or_is_asked,
    waiting,
)
from tests.browser.people import PHONE, until
from tests.browser.staging import played_to

EVENTS = 50

each_table = pytest.mark.parametrize("table", TABLES, ids=str)


@each_table
def test_two_at_one_screen_see_each_their_own_table(person, table):
    page = person.page
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    person.set_up({"game": table.game, "seats": people, "options": dict(table.secret), "start": True})
    asked = page.get_by_role("heading", name="it is up to you")
    decide, shown, name = table.board(), {}, ""
    for _ in range(12):  # a turn may be followed by another of the same person
        asked.or_(waiting(person)).first.wait_for()
        if asked.is_visible():
            expect(page.locator(".hand")).to_have_count(0)
            name = asked.inner_text().split(",")[0]
            page.get_by_role("button", name="show my hand").click()
        awaited(person)
        assert page.locator(".plate > .name").first.inner_text() == name
        shown.setdefault(name, page.locator(table.owned).all_text_contents())
        if len(shown) == 2:
            break
        decide(person)
    assert all(shown.values())
    assert shown["Ann"] != shown["Ben"]


@each_table
def test_a_spectator_sees_what_happens_and_no_hand(person, new_person, server, table):
    name = person.sit_at(server.folder, played_to(table.game, table.midway, 2), level=table.level)
    spectator = new_person(**ANIMATED)
    spectator.go_home()
    spectator.come_to(name)
    began, decide = table.drawn(spectator), table.board()
    for _ in range(3):
        assert decide(person)
    awaited(person)
    # Who watches counts fewer steps than who plays, where cards are laid unseen (RYA-44).
    newest = spectator.page.request.get(f"/api/tables/{name}/view?protocol={PROTOCOL}").json()
    until(spectator.page, lambda: step(spectator.page) == str(newest["view"]["step"]))
    told, ended = table.drawn(person), table.drawn(spectator)
    assert table.public(ended) == table.public(told)
    assert ended != began
    for nothing in (table.hidden, "[data-target]", "button[data-first]"):
        assert spectator.page.locator(nothing).count() == 0
    assert ended == table.drawn_anew(spectator)


@each_table
def test_a_replay_shows_each_moment_and_the_table_is_as_it_was_once_it_is_closed(person, server, table):
    person.sit_at(server.folder, played_to(table.game, table.midway, 2))
    page = person.page
    awaited(person)
    live = table.drawn(person)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Go through the game").click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the beginning").click()
    until(page, lambda: step(page) == "0")
    shown = [table.drawn(person)]
    for number in map(str, range(1, 5)):
        bar.get_by_role("button", name="One on").click()
        until(page, lambda number=number: step(page) == number)
        shown.append(table.drawn(person))
    for number in map(str, reversed(range(4))):
        bar.get_by_role("button", name="One back").click()
        until(page, lambda number=number: step(page) == number)
        assert table.drawn(person) == shown[int(number)]
    assert len({str(moment) for moment in shown}) > 2
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    awaited(person)
    assert table.drawn(person) == live


@each_table
def test_a_line_that_breaks_while_something_moves_leaves_nothing_behind(new_person, server, table):
    person = new_person(**ANIMATED)
    person.may_fail = True
    line = Line(person.page)
    person.sit_at(server.folder, played_to(table.game, table.midway, 3), level=table.level)
    decide = table.board()
    while True:
        assert decide(person)
        if until_something_moves_or_is_asked(person):
            break
    line.cut()
    table.check(person)


@each_table
def test_a_move_that_is_refused_after_its_press_is_taken_back(new_person, server, table):
    person = new_person(**ANIMATED)
    person.may_fail = True
    line = Line(person.page)
    person.sit_at(server.folder, played_to(table.game, table.refusable, 2), level=table.level)
    page, decide = person.page, table.board()
    awaited(person)
    before, moment = table.drawn(person), step(page)
    until(page, lambda: line.answered)
    line.spoil()
    line.hold()

    def is_sent() -> bool:
        if not line.has_spoilt:
            decide.press_one(page)
        return line.has_spoilt

    until(page, is_sent)
    expect(waiting(person)).to_have_count(0)  # the press is drawn, though the server has not answered
    assert page.evaluate(table.script) != before
    line.release()
    waiting(person).first.wait_for()
    assert (table.drawn(person), step(page)) == (before, moment)
    assert table.board()(person)
    table.check(person)


@each_table
def test_a_burst_of_fifty_events_ends_in_the_last_moment(new_person, server, table):
    person = new_person(**ANIMATED)
    line = Line(person.page)
    name = person.sit_at(server.folder, played_to(table.game, table.midway, table.most), level=table.level)
    awaited(person)
    line.hold()
    chance, begun = random.Random(1), int(step(person.page))
    while line.events() < EVENTS:
        play_elsewhere(person, name, chance)
    line.release()
    until(person.page, lambda: int(step(person.page)) > begun)
    table.check(person)


@each_table
def test_a_window_that_changes_its_size_while_a_button_is_down_and_something_moves(new_person, server, table):
    person = new_person(**ANIMATED, viewport={"width": 1280, "height": 800})
    person.sit_at(server.folder, played_to(table.game, table.midway, 3), level=table.level)
    page, decide = person.page, table.board()
    for width, height in ((700, 900), (1000, 600)):
        awaited(person)
        page.locator(table.held).first.hover()
        page.mouse.down()
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.up()
        assert decide(person)
        until_something_moves_or_is_asked(person)
        page.set_viewport_size({"width": width + 120, "height": height})
        table.check(person)


@pytest.mark.parametrize("table", [RIVERDALE, RACE_2_LIVE], ids=str)
def test_a_phone_that_is_turned_after_a_tap_plays_on(new_person, server, table):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to(table.game, table.midway, 4), level=table.level)
    page, decide = phone.page, table.board(touch=True)
    for upright in (False, True):
        assert awaited(phone)
        decide.press_one(page)
        page.set_viewport_size({"width": 360, "height": 740} if upright else {"width": 740, "height": 360})
        assert decide(phone)
        table.check(phone)


@each_table
@pytest.mark.parametrize("given", [{"motion": "reduced"}, {"motion": "full", "reduced_motion": "reduce"}])
def test_the_table_is_true_whether_or_not_movement_is_wanted(new_person, server, table, given):
    person = new_person(**given)
    person.sit_at(server.folder, played_to(table.game, table.midway, 3), level=table.level)
    decide = table.board()
    assert decide(person)
    table.check(person)
