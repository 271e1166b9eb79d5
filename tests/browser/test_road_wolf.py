"""Road Wolf's own table: whole games by pressing the board alone and by keyboard alone; every mission; nothing keeps
people out.
"""

import re

import pytest
from playwright.sync_api import expect

from runabout.games.road_wolf.mission_names import RULEBOOK
from runabout.games.road_wolf.state import Ask
from tests.browser.axe import faults_by_day_and_night
from tests.browser.on_drawn_tables import decided, step
from tests.browser.on_road_wolf import MIDDLES, TARGETS, ByKeys, Finger, OnTheRoad
from tests.browser.people import PHONE, until
from tests.browser.staging import played_to, to_choose, verbs

SHORT = {"points": "3", "round_limit": "3"}
SEATS = {"gauntlet": 4, "derailed": 6}
"""Those at which a mission is looked at; at others two sit."""

DOCK_MOST = 96
"""Pixels of a phone's height that the dock takes at most."""


def where_to(match):
    """Seat 0 is to say where a vehicle goes."""
    return match.seat == 0 and verbs(match).count("go") > 300


def chosen(match):
    """A vehicle of seat 0 acts, and may do much."""
    return match.seat == 0 and match.state.asks == Ask.ACT and len(match.legal()) > 4


def reroll(match):
    return match.seat == 0 and "reroll" in verbs(match)


def aims(match):
    """Seat 0 has several to shoot at."""
    return match.seat == 0 and match.state.asks == Ask.TARGET and len(match.legal()) > 1


def struck_by_the_road(match):
    """Seat 0 may go to where the road's turn does harm, and where it does not."""
    if match.seat != 0 or match.state.asks != Ask.SPOT:
        return False
    meets = [preview.plain["road_meets"] for preview in match.previews().values()]
    return 40 < sum(each != "clear" for each in meets) < len(match.legal()) - 40


def after_a_round(match):
    return match.seat == 0 and match.scene(0).counters["round"] >= 2 and len(match.legal()) > 1


@pytest.mark.parametrize("mission", ["interceptor", "gauntlet", "derailed"])
def test_a_short_game_is_played_to_its_end_by_pressing_the_board_alone(person, server, mission):
    # Not shortened, and by keyboard: whole_games.py.
    match = played_to("road-wolf", to_choose, 2, SHORT | {"mission": mission}, first=1)  # of 0 there is little to play
    person.sit_at(server.folder, match, level="greedy")
    decide = OnTheRoad()
    assert person.play_on(decide) > 4
    assert decide.presses > 4
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_an_interceptor_is_played_to_its_end_by_keyboard_alone(person, server):
    person.sit_at(server.folder, played_to("road-wolf", to_choose, 2, SHORT), level="greedy")
    assert person.play_on(ByKeys()) > 6
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_every_mission_goes_on_in_its_second_round(person, server):
    for mission in RULEBOOK:
        match = played_to("road-wolf", after_a_round, SEATS.get(mission, 2), {"mission": mission})
        person.sit_at(server.folder, match, level="greedy")
        expect(person.page.locator(".piece").first).to_be_attached()
        decide = OnTheRoad()
        assert decide(person), mission
        assert decide.presses > 0, mission


def test_play_now_seats_two_and_drives_off_by_one_press_more(person):
    person.go_home()
    person.play_now("road-wolf")
    drive = person.page.get_by_role("button", name="Drive off")
    drive.wait_for()
    expect(person.page.locator(".plate")).to_have_count(2)
    before = step(person.page)
    drive.click()
    until(person.page, lambda: step(person.page) != before)
    expect(person.page.locator(".plate").first.locator("button.one").first).to_be_visible()


def test_the_ghost_is_at_the_spot_under_the_mouse_and_says_what_is_met_there(person, server):
    person.sit_at(server.folder, played_to("road-wolf", where_to, 3))
    page = person.page
    spot = page.locator("[data-target]").nth(30)
    spot.wait_for(state="attached")
    box = spot.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_have_count(1)
    expect(page.locator(".measure text")).to_have_text(re.compile("^[0-9]*[¼½¾]?″$"))
    text = ghost.get_attribute("data-ghost")
    expect(page.locator(".caption.forecast")).to_contain_text(re.compile(re.escape(text)))


def test_by_touch_the_first_tap_shows_and_the_second_plays(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("road-wolf", where_to, 3), level="greedy")
    decide = OnTheRoad(touch=True)
    before = step(phone.page)
    decide.press_one(phone.page)
    expect(phone.page.locator("[data-ghost]")).to_have_count(1)
    assert step(phone.page) == before
    assert decide(phone)


def test_arrow_keys_move_the_ghost_and_enter_drives_there(person, server):
    person.sit_at(server.folder, played_to("road-wolf", where_to, 3), level="greedy")
    where = person.page.get_by_role("listbox", name=re.compile("spots to go to$"))
    where.press("ArrowRight")
    aimed = where.get_by_role("option", selected=True)
    first = aimed.inner_text()
    where.press("ArrowDown")
    expect(aimed).not_to_have_text(first)
    before = step(person.page)
    where.press("Enter")
    until(person.page, lambda: person.is_over() or step(person.page) != before)


def test_a_vehicle_has_its_verbs_in_a_ring_round_it_and_a_press_on_one_does_it(person, server):
    person.sit_at(server.folder, played_to("road-wolf", chosen, 2, {"points": "6"}), level="greedy")
    page = person.page
    ring = page.locator(".verb")
    expect(ring.first).to_be_visible()
    names = [text.strip() for text in page.locator(".dock .choice .label").all_inner_texts()]
    assert [verb.get_attribute("title") for verb in ring.all()] == names
    boxes = [verb.bounding_box() for verb in ring.all()]
    assert all(
        abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) > 46
        for one in boxes
        for other in boxes
        if one is not other
    )
    before = step(page)
    page.locator("[data-verb='move']").click()
    until(page, lambda: step(page) != before)
    expect(page.locator("[data-target]").first).to_be_attached()


def test_the_ghost_says_what_the_roads_turn_brings_to_where_it_is(person, server):
    person.sit_at(server.folder, played_to("road-wolf", struck_by_the_road, 3, {"points": "6"}))
    page = person.page
    expect(page.locator(".cells .later")).to_be_attached()
    told, seen = page.locator(".caption.forecast"), set()
    for x, y in page.evaluate(MIDDLES, TARGETS):
        page.mouse.move(x, y)
        expect(page.locator("[data-ghost]")).to_have_count(1)
        has_sign = page.locator("[data-road]").count() == 1
        seen.add(has_sign)
        assert has_sign == ("then" in told.inner_text()), told.inner_text()
        if len(seen) == 2:
            break
    assert seen == {True, False}


def test_the_ghost_follows_a_finger_and_nothing_is_played_until_it_is_asked_for(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("road-wolf", where_to, 3), level="greedy")
    page, before = phone.page, step(phone.page)
    page.locator("[data-target]").first.wait_for(state="attached")
    box = page.locator(".cells").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = Finger(page)
    finger.down(x, y)
    ghosts = [finger.to(x + 4 * way, y - 3 * way) for way in (*range(3, 11), *range(10, -10, -2))]
    finger.up()
    assert None not in ghosts
    assert all(ghost["y"] < y for ghost in ghosts)  # no finger covers it
    assert len({ghost["text"] for ghost in ghosts}) > 5
    assert step(page) == before
    expect(page.locator(f"[data-ghost='{ghosts[-1]['text']}']")).to_have_count(1)
    do_it = page.get_by_role("button", name=phone.called("drawn-do-it"))
    assert decided(phone, do_it.tap)


def test_dice_that_may_be_rolled_again_say_how_likely_that_wins(person, server):
    match = played_to("road-wolf", reroll, 2, {"points": "6"})
    told = {action.text: preview.plain for action in match.legal() if (preview := match.preview(action))}
    person.sit_at(server.folder, match)
    dice = person.page.locator(".roll .choice")
    expect(dice).to_have_count(len(match.legal()))
    expect(dice.first).to_contain_text("%")
    wins = [f"{round(preview['wins'] / 6 * 100)}%" for preview in told.values()]
    assert sorted(text.strip() for text in dice.all_inner_texts()) == sorted(wins)
    before = step(person.page)
    person.page.locator(".roll .choice[data-die]").first.click()
    until(person.page, lambda: person.is_over() or step(person.page) != before)


def test_a_stick_goes_to_everything_that_can_be_shot_with_the_dice_of_both(person, server):
    match = played_to("road-wolf", aims, 3, {"points": "6"})
    person.sit_at(server.folder, match)
    sticks = person.page.locator("[data-stick]")
    expect(sticks).to_have_count(len(match.legal()))
    told = [preview.plain for action in match.legal() if (preview := match.preview(action))]
    dice = ["".join(stick.locator("text").all_text_contents()) for stick in sticks.all()]
    assert sorted(dice) == sorted(f"{each['attack']}{each['defence']}" for each in told)


def test_the_goal_is_painted_on_the_road_and_marks_what_the_mission_turns_on(person, server):
    for mission, aim, marks in (("interceptor", "escape", 0), ("breakout", "escape", 1), ("derailed", "train", 1)):
        match = played_to("road-wolf", after_a_round, SEATS.get(mission, 2), {"mission": mission})
        person.sit_at(server.folder, match)
        page = person.page
        expect(page.locator(f"[data-goal='{aim}']")).to_be_attached()
        expect(page.locator("[data-mark] .star")).to_have_count(marks)
        page.get_by_role("button", name=person.called("rw-goal")).click()
        expect(page.locator(".about .mission li")).to_have_count(3)


def test_what_others_drove_leaves_a_trail_until_one_decides(person, server):
    person.sit_at(server.folder, played_to("road-wolf", where_to, 2, {"points": "6"}), level="greedy")
    decide = OnTheRoad()
    trails = person.page.locator("[data-trail]")
    for _ in range(40):
        assert decide(person), "the game is over before anybody else has moved"
        person.page.locator("[data-first]").or_(person.end).first.wait_for()
        if trails.count():
            break
    assert trails.count()
    ways = "lines => lines.map(line => line.getAttribute('points'))"
    earlier = person.page.locator("[data-trail] .edge").evaluate_all(ways)
    before = step(person.page)
    assert decide(person)
    until(person.page, lambda: person.is_over() or step(person.page) != before)
    assert not set(earlier) & set(person.page.locator("[data-trail] .edge").evaluate_all(ways))


def test_nothing_on_the_table_keeps_people_out(person, server):
    for moment in (to_choose, chosen, where_to, after_a_round, reroll):
        person.sit_at(server.folder, played_to("road-wolf", moment, 2))
        person.page.locator("[data-first]").first.wait_for()
        assert faults_by_day_and_night(person.page) == []


def test_a_phone_shows_the_board_and_the_choices_without_scrolling(new_person, server):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("road-wolf", after_a_round, 4, {"mission": "gauntlet"}))
    for width, height in ((390, 844), (360, 640)):
        phone.page.set_viewport_size({"width": width, "height": height})
        for part in (".chase", ".plates", ".dock"):
            expect(phone.page.locator(part)).to_be_in_viewport(ratio=0.99)
        until(phone.page, lambda: phone.page.locator(".dock").bounding_box()["height"] <= DOCK_MOST)
        until(phone.page, lambda: phone.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0)


def test_who_only_watches_sees_the_road_and_decides_nothing(new_person, server):
    host, watcher = new_person(), new_person()
    table = host.sit_at(server.folder, played_to("road-wolf", where_to, 2))
    watcher.come_to(table)
    expect(watcher.page.locator("[data-piece^='vehicle']").first).to_be_attached()
    expect(watcher.page.locator("[data-first]")).to_have_count(0)
    expect(watcher.page.locator("[data-target]")).to_have_count(0)
