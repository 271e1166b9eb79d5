"""Whatever befalls Riverdale's table, it ends in the scene that the server has: as a page that is loaded anew."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.browser.on_drawn_tables import ANIMATED, Line, awaited, step, until_something_moves
from tests.browser.on_riverdale import OnTheLoop, drawn, drawn_anew
from tests.browser.people import PHONE, Person, until
from tests.browser.servers import Server
from tests.browser.staging import played_to, to_choose, whenever


def check(person):
    """The table shows the scene that the server has, now that it is up to the person."""
    assert awaited(person)
    assert drawn(person) == drawn_anew(person)


def test_two_at_one_screen_see_their_own_hand_and_their_own_side_of_the_board(person):
    page = person.page
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    person.set_up({"game": "riverdale", "seats": people, "start": True})
    shown, decide = {}, OnTheLoop()
    asked = page.get_by_role("heading", name="it is up to you")
    name = ""
    for _ in range(6):  # a turn may be followed by another of the same person
        asked.or_(page.locator("button[data-first]")).first.wait_for()
        if asked.is_visible():
            assert page.locator(".hand").count() == 0
            name = asked.inner_text().split(",")[0]
            page.get_by_role("button", name="show my hand").click()
        awaited(person)
        tone = page.locator(".team button").first.get_attribute("class")
        shown.setdefault(name, set()).update(re.findall("tone-\\w+", tone))
        assert page.locator(".hand li").count() == 4
        decide(person)
    assert shown == {"Ann": {"tone-red"}, "Ben": {"tone-yellow"}}


def test_a_spectator_sees_the_moves_and_no_hand(person, new_person, server):
    table = person.sit_at(server.folder, played_to("riverdale", whenever, 2), level="greedy")
    spectator = new_person(**ANIMATED)
    spectator.go_home()
    spectator.page.goto(f"/t/{table}")
    spectator.arrive()
    began = drawn(spectator)
    decide = OnTheLoop()
    for _ in range(3):
        assert decide(person)
    awaited(person)
    told = drawn(person)["pawns"]
    until(spectator.page, lambda: step(spectator.page) == step(person.page))
    ended = drawn(spectator)
    assert ended["pawns"].keys() == told.keys()
    assert ended["pawns"] != began["pawns"]
    assert ended["hand"] == []
    assert spectator.page.locator("[data-target]").count() == 0
    assert ended == drawn_anew(spectator)


def test_a_replay_shows_each_moment_and_the_table_is_as_it_was_once_it_is_closed(person, server):
    person.sit_at(server.folder, played_to("riverdale", whenever, 2))
    page = person.page
    awaited(person)
    live = drawn(person)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Go through the game").click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the beginning").click()
    until(page, lambda: step(page) == "0")
    shown = [drawn(person)["pawns"]]
    for number in map(str, range(1, 6)):
        bar.get_by_role("button", name="One on").click()
        until(page, lambda number=number: step(page) == number)
        shown.append(drawn(person)["pawns"])
    for number in map(str, reversed(range(5))):
        bar.get_by_role("button", name="One back").click()
        until(page, lambda number=number: step(page) == number)
        assert drawn(person)["pawns"] == shown[int(number)]
    assert len({str(pawns) for pawns in shown}) > 1
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    awaited(person)
    assert drawn(person) == live


def test_a_line_that_breaks_while_pawns_run_leaves_nothing_behind(new_person, server):
    person = new_person(**ANIMATED)
    person.may_fail = True
    line = Line(person.page)
    person.sit_at(server.folder, played_to("riverdale", to_choose, 2), level="greedy")
    decide = OnTheLoop()
    for _ in range(3):
        assert decide(person)
        until_something_moves(person.page)
        line.cut()
        check(person)


def test_a_burst_of_many_moments_ends_in_the_last(new_person, server):
    person = new_person(**ANIMATED)
    line = Line(person.page)
    table = person.sit_at(server.folder, played_to("riverdale", to_choose, 4), level="greedy")
    awaited(person)
    line.hold()
    elsewhere = new_person(storage_state=person.identity)
    elsewhere.go_home()
    elsewhere.page.goto(f"/t/{table}")
    elsewhere.arrive()
    decide = OnTheLoop()
    for _ in range(4):
        assert decide(elsewhere)
    awaited(elsewhere)
    assert len(line.release()) > 8
    until(person.page, lambda: step(person.page) == step(elsewhere.page))
    check(person)


def test_a_window_that_changes_its_size_while_a_button_is_down_and_pawns_run(new_person, server):
    person = new_person(**ANIMATED, viewport={"width": 1280, "height": 800})
    person.sit_at(server.folder, played_to("riverdale", to_choose, 2), level="greedy")
    page, decide = person.page, OnTheLoop()
    for width, height in ((700, 900), (1280, 800), (1000, 600)):
        awaited(person)
        page.locator(".held.open").first.hover()
        page.mouse.down()
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.up()
        assert decide(person)
        until_something_moves(page)
        page.set_viewport_size({"width": width + 120, "height": height})
        check(person)


def test_a_phone_that_is_turned_between_two_taps_plays_what_the_first_has_shown(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("riverdale", to_choose, 4), level="greedy")
    page = phone.page
    decide = OnTheLoop(touch=True)
    for upright in (False, True):
        assert awaited(phone)
        page.locator(".held.open").first.tap()
        size = {"width": 360, "height": 740} if upright else {"width": 740, "height": 360}
        page.set_viewport_size(size)
        assert decide(phone)
        check(phone)


@pytest.mark.parametrize("given", [{"motion": "reduced"}, {"motion": "full", "reduced_motion": "reduce"}])
def test_the_table_is_true_whether_or_not_movement_is_wanted(new_person, server, given):
    person = new_person(**given)
    person.sit_at(server.folder, played_to("riverdale", to_choose, 4), level="greedy")
    decide = OnTheLoop()
    for _ in range(3):
        assert decide(person)
        check(person)


OWN = {
    "squares = 60": "squares = 100",
    "another_turn = [4, 19, 34, 49]": "another_turn = [4, 29, 54, 79]",
    "move_ahead = [11, 26, 41, 56]": "move_ahead = [11, 36, 61, 86]",
    "[[6, 10], [21, 25], [36, 40], [51, 55]]": "[[6, 20], [31, 45], [56, 70], [81, 95]]",
    "start = 15\nentrance = 13": "start = 25\nentrance = 23",
    "start = 30\nentrance = 28": "start = 50\nentrance = 48",
    "start = 45\nentrance = 43": "start = 75\nentrance = 73",
    "entrance = 58": "entrance = 98",
    '"1" = 5\n"2" = 4\n': '"1" = 7\n"2" = 2\n',
}
"""What an owner has corrected in the game's file: a board of 100 squares, and another deck."""


@pytest.fixture(scope="module")
def own_board(browser, tmp_path_factory):
    """A server with the components of an owner."""
    folder = tmp_path_factory.mktemp("own")
    text = (files("runabout.games.riverdale") / "box.toml").read_text(encoding="utf-8")
    for house, own in OWN.items():
        assert house in text
        text = text.replace(house, own)
    (folder / "data" / "riverdale").mkdir(parents=True)
    (folder / "data" / "riverdale" / "box.toml").write_text(text, encoding="utf-8")
    server = Server(folder / "server", data=folder / "data")
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


SQUARE = "document.querySelector('.tile.start').getBoundingClientRect().width"
"""How many pixels wide a square of the lower edge is."""


def test_an_owners_board_of_100_squares_is_played_by_touch(browser, own_board):
    phone = Person(browser, own_board.url, **PHONE | {"viewport": {"width": 390, "height": 844}})
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    phone.set_up({"game": "riverdale", "seats": [{"kind": "person"}, *bots], "start": True})
    phone.arrive()
    assert awaited(phone)
    page = phone.page
    whole = page.locator(".board").get_attribute("viewBox")
    assert page.evaluate(SQUARE) < 15
    page.locator(".held.open").first.tap()
    assert drawn(phone)
    until(page, lambda: page.evaluate(SQUARE) > 20)  # the camera has gone near
    page.locator(".held.chosen").tap()
    until(page, lambda: page.locator(".board").get_attribute("viewBox") == whole)
    decide = OnTheLoop(touch=True)
    for _ in range(4):
        assert decide(phone)
        check(phone)
    assert phone.page.locator(".tile").count() == 100
    assert phone.complaints == []
    phone.context.close()
