"""Choosing what a seat looks like: by mouse and keyboard, beside what others have, on a phone, and at the table."""

import re

import pytest
from playwright.sync_api import expect

from runabout.games import find_game
from tests.browser.axe import faults_by_day_and_night
from tests.browser.people import PHONE
from tests.browser.test_phone import check as check_on_a_phone

LOOKS = find_game("riverdale").components.looks
MINE, OTHERS = LOOKS.names[:3], LOOKS.names[3:6]

BY_LINK = {"game": "riverdale", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]}


def dialog(person):
    return person.page.get_by_role("dialog", name="Choose 3 characters")


def box(person, name):
    return dialog(person).get_by_role("checkbox", name=re.compile(f"^{name}"))


def open_dialog(person):
    person.page.get_by_role("button", name=re.compile("^(Choose|Change) characters")).click()
    expect(dialog(person)).to_be_visible()


def choose(person, names):
    open_dialog(person)
    for name in names:
        box(person, name).check()
    dialog(person).get_by_role("button", name="Choose these").click()
    expect(dialog(person)).to_have_count(0)


def seat_of(person, name):
    """The line of a seat while the table gathers."""
    return person.page.get_by_role("listitem").filter(has=person.page.get_by_text(name, exact=True))


@pytest.fixture
def gathered(new_person):
    """Ann has set up a table, and Bea has followed her link and sits."""
    ann, bea = new_person(), new_person()
    for person, name in ((ann, "Ann"), (bea, "Bea")):
        person.go_home()
        person.rename(name)
    ann.set_up(BY_LINK)
    bea.page.goto(ann.page.get_by_label("Link to this table").input_value())
    bea.page.get_by_role("button", name="Sit here").click()
    expect(seat_of(ann, "Bea")).to_be_visible()
    return ann, bea


def test_what_is_chosen_is_seen_by_all_while_the_table_gathers_and_at_the_table(gathered):
    ann, _ = gathered
    choose(ann, MINE)
    for person in gathered:
        expect(seat_of(person, "Ann")).to_contain_text(", ".join(MINE))
    ann.page.get_by_role("button", name="Begin the game").click()
    for person in gathered:
        person.arrive()
        for name in MINE:
            expect(person.page.get_by_role("main")).to_contain_text(name)


def test_what_another_has_cannot_be_chosen_and_says_who_has_it(gathered):
    ann, bea = gathered
    choose(ann, MINE)
    expect(seat_of(bea, "Ann")).to_contain_text(MINE[0])
    open_dialog(bea)
    expect(box(bea, MINE[0])).to_be_disabled()
    expect(box(bea, MINE[0])).to_have_accessible_name(f"{MINE[0]} with Ann")
    expect(box(bea, OTHERS[0])).to_be_enabled()


def test_a_choice_that_somebody_else_makes_meanwhile_is_refused_in_the_dialog(gathered):
    ann, bea = gathered
    open_dialog(bea)
    for name in MINE:
        box(bea, name).check()
    bea.may_fail = True
    # Ann's choice reaches the server first, and Bea's page only after her own choice has been refused.
    table = bea.page.url.rpartition("/")[2]
    bea.page.route("**/looks", lambda route: (ann_chooses(ann, table), route.continue_()))
    dialog(bea).get_by_role("button", name="Choose these").click()
    expect(dialog(bea).get_by_role("alert")).to_have_text(f"Ann has {MINE[0]} already; choose another.")
    expect(box(bea, MINE[0])).to_be_disabled()
    expect(box(bea, MINE[0])).not_to_be_checked()


def ann_chooses(ann, table):
    ask = "([path, looks]) => fetch(path, {method: 'PUT', body: JSON.stringify({looks}), \
headers: {'Content-Type': 'application/json'}}).then(answer => answer.status)"
    assert ann.page.evaluate(ask, [f"/api/tables/{table}/seats/0/looks", list(MINE)]) == 200


def test_no_more_are_chosen_than_a_seat_has_and_what_is_taken_away_makes_room(gathered):
    ann, _ = gathered
    open_dialog(ann)
    done = dialog(ann).get_by_role("button", name="Choose these")
    for name in MINE:
        expect(done).to_be_disabled()
        box(ann, name).check()
    expect(dialog(ann).get_by_role("status")).to_have_text("All 3 chosen; take one away for another")
    expect(box(ann, OTHERS[0])).to_be_disabled()
    box(ann, MINE[1]).uncheck()
    box(ann, OTHERS[0]).check()
    done.click()
    expect(seat_of(ann, "Ann")).to_contain_text(f"{MINE[0]}, {MINE[2]}, {OTHERS[0]}")
    open_dialog(ann)
    dialog(ann).get_by_role("button", name="By chance").click()
    expect(seat_of(ann, "Ann")).not_to_contain_text(MINE[0])


def test_the_keyboard_alone_chooses_and_comes_back_to_where_it_was(gathered):
    ann, _ = gathered
    button = ann.page.get_by_role("button", name="Choose characters")
    button.focus()
    button.press("Enter")
    box(ann, MINE[0]).focus()
    for name in MINE:
        expect(box(ann, name)).to_be_focused()
        ann.page.keyboard.press("Space")
        ann.page.keyboard.press("Tab")
    dialog(ann).get_by_role("button", name="Choose these").press("Enter")
    expect(seat_of(ann, "Ann")).to_contain_text(", ".join(MINE))
    expect(ann.page.get_by_role("button", name="Change characters")).to_be_focused()


def test_a_table_is_set_up_with_characters_for_everybody_at_this_device(person):
    person.page.goto("/new/riverdale")
    person.page.get_by_role("button", name="Choose characters for seat 1").click()
    for name in MINE:
        box(person, name).check()
    dialog(person).get_by_role("button", name="Choose these").click()
    person.page.get_by_role("group", name="Who sits on seat 2").get_by_label("Here too").check()
    person.page.get_by_label("Name of the person on seat 2").fill("Bea")
    person.page.get_by_role("button", name="Choose characters for seat 2").click()
    expect(box(person, MINE[0])).to_have_accessible_name(f"{MINE[0]} with seat 1")
    for name in OTHERS:
        box(person, name).check()
    dialog(person).get_by_role("button", name="Choose these").click()
    person.page.get_by_role("button", name="Start the game").click()
    person.arrive()
    for name in (*MINE, *OTHERS):
        expect(person.page.get_by_role("group", name="Seats")).to_contain_text(name)


def test_the_dialog_has_no_grave_faults_and_fits_a_phone(new_person):
    phone = new_person(**PHONE)
    phone.set_up(BY_LINK)
    open_dialog(phone)
    box(phone, MINE[0]).check()
    assert faults_by_day_and_night(phone.page) == []
    check_on_a_phone(phone)
