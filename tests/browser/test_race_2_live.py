"""Race 2 Live's own table; what the tables share is in test_drawn_tables."""

import pytest
from playwright.sync_api import expect

from tests.browser.drawn_tables import RACE_2_LIVE, before_the_roll
from tests.browser.on_drawn_tables import step
from tests.browser.people import PHONE, until
from tests.browser.staging import played_to, verbs


def at_a_fork(match):
    """Seat 0 has rolled, and more than one way is open."""
    return match.seat == 0 and verbs(match).count("take lane") > 1


def which_card(match):
    """Seat 0 plays or loses one of several cards."""
    return match.seat == 0 and len(match.legal()) > 2 and {"play", "lose"} & set(verbs(match))


DOCK = 96
"""Pixels of a phone's height that the dock takes."""

BOTTOMS = "all => all.map(it => it.getBoundingClientRect().bottom)"


def test_one_press_on_where_a_way_ends_goes_all_of_it(person, server):
    match = played_to("race-2-live", at_a_fork, 2)
    person.sit_at(server.folder, match)
    page = person.page
    ends = page.locator("[data-target^='space:']")
    ends.first.wait_for()
    end = ends.last.get_attribute("data-target")
    box = ends.last.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(page, lambda: match.scene(0).decision["steps"] > 0 and step(page) != str(len(match.steps)))
    expect(page.get_by_role("log")).to_contain_text(end.removeprefix("space:").replace(":", "/"))


def test_four_lanes_are_seen_and_played_on_a_phone_held_sideways(new_person, server):
    phone = new_person(**PHONE | {"viewport": {"width": 740, "height": 360}})
    four = {"map": "7", "columns": "12", "lanes": "4"}
    phone.sit_at(server.folder, played_to("race-2-live", before_the_roll, 4, four), level="greedy")
    for part in RACE_2_LIVE.parts:
        expect(phone.page.locator(part)).to_be_in_viewport(ratio=0.99)
    decide = RACE_2_LIVE.board(touch=True)
    for _ in range(2):
        assert decide(phone)
        RACE_2_LIVE.check(phone)


@pytest.mark.parametrize("hands", ["off", "on"])
def test_the_hand_of_another_is_seen_where_hands_are_open(person, server, hands):
    match = played_to("race-2-live", lambda match: match.seat == 0 and len(match.steps) < 4, 2, {"open_hands": hands})
    person.sit_at(server.folder, match)
    page = person.page
    page.locator(".plate").nth(1).locator(".crew button").click()
    expect(page.locator(".crew [aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".hand .unknown")).to_have_count(1 if hands == "off" else 0)


def test_on_a_phone_the_dock_is_equally_low_whatever_is_asked(new_person, server):
    phone = new_person(**PHONE | {"viewport": {"width": 360, "height": 640}})
    page = phone.page
    for moment in (before_the_roll, at_a_fork, which_card):
        phone.sit_at(server.folder, played_to("race-2-live", moment, 2))
        page.locator("[data-first]").first.wait_for()
        for width, height in ((360, 640), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            dock = page.locator(".dock").bounding_box()
            assert dock["height"] == DOCK
            inside = page.locator(".dock :is(.prompt, .choice, .card, .all)").evaluate_all(BOTTOMS)
            assert inside
            assert max(inside) <= dock["y"] + DOCK + 6  # the list of all that can be done reaches into the rim
