"""Two people round one screen: whose hand it is, is asked for before it is shown."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.on_drawn_tables import waiting
from tests.browser.on_rummy_runway import on_the_catwalk


@pytest.fixture
def shared(person):
    """Ann and Ben at one screen, by the form."""
    page = person.page
    page.goto("/new/rummy-runway")
    seats = page.get_by_role("group", name="Seats").get_by_role("textbox")
    seats.fill("2")
    seats.press("Enter")
    second = page.get_by_role("group", name="Who sits on seat 2")
    second.get_by_role("radio", name="Here too").check()
    page.get_by_label("Name of the person on seat 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    person.arrive()
    return person


def test_a_hand_is_hidden_until_its_owner_says_so(shared):
    page = shared.page
    hand_over = page.get_by_role("heading", name="it is up to you")
    hand = page.get_by_role("list", name=re.compile("^Hand of "))
    seen = []
    for _ in range(40):
        hand_over.or_(waiting(shared)).first.wait_for()
        if hand_over.is_visible():
            expect(hand).to_have_count(0)
            seen.append(hand_over.inner_text().split(",")[0])
            page.get_by_role("button", name="show my hand").click()
            expect(hand).to_have_accessible_name(f"Hand of {seen[-1]}")
            expect(shared.stand).to_have_text(f"It is up to {seen[-1]}")
        if len(seen) >= 3:
            break
        on_the_catwalk(shared)
    assert len(seen) >= 3
    assert len(set(seen)) == 2
    assert all(one != other for one, other in pairwise(seen))
    assert not re.search(r"\byou(r|rs)?\b", page.get_by_role("main").inner_text().replace("it is up to you", ""))


def test_a_person_without_a_name_is_asked_for_one(person):
    page = person.page
    page.goto("/new/rummy-runway")
    page.get_by_role("group", name="Who sits on seat 2").get_by_role("radio", name="Here too").check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert").filter(has_text="A name is needed")).to_be_visible()
    expect(page.get_by_label("Name of the person on seat 2")).to_be_focused()
