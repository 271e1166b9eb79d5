"""Several people at one table, each before a browser of their own."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.on_drawn_tables import waiting
from tests.browser.on_rummy_runway import on_the_catwalk
from tests.browser.people import PATIENCE, PHONE

MARKUP = '<b onclick="x">Ann</b>'
"""A name of 23 characters that would be bold, were it ever taken for markup."""

BY_LINK = {
    "game": "rummy-runway",
    "seats": [{"kind": "person"}, {"kind": "open"}],
    "options": {"rounds": "1", "round_turn_limit": "3"},
}


@pytest.fixture
def laid(new_person):
    """Ann has set up a table, Ben has followed her link and sits, Cleo looks on; the game has begun."""
    ann, ben, cleo = new_person(), new_person(), new_person()
    for person, name in ((ann, MARKUP), (ben, "Ben"), (cleo, "Cleo")):
        person.go_home()
        person.rename(name)
    ann.set_up(BY_LINK)
    link = ann.page.get_by_label("Link to this table").input_value()
    for guest in (ben, cleo):
        guest.page.goto(link)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Begin the game").click()
    for person in (ann, ben, cleo):
        person.arrive()
    return ann, ben, cleo


def to_act(*people):
    """Wait until one of them can decide, and return who; None when the game is over for all."""
    last = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < last:
        for person in people:
            if waiting(person).first.is_visible():
                return person
        if all(person.is_over() for person in people):
            return None
        people[0].page.wait_for_timeout(20)
    raise AssertionError([person.stand.inner_text() for person in people])


def take_turns(*people):
    """Everybody decides when it is up to them, until the game is over for all; how often each did."""
    decided = dict.fromkeys(people, 0)
    while (person := to_act(*people)) is not None:
        if on_the_catwalk(person):
            decided[person] += 1
    return decided


def test_two_play_each_other_by_link_while_a_third_looks_on(laid):
    ann, ben, cleo = laid
    decided = take_turns(ann, ben)
    assert decided[ann] > 0
    assert decided[ben] > 0
    expect(cleo.end).to_be_visible()
    for person in (ann, cleo):
        expect(person.page.get_by_role("log")).to_contain_text("Ben discards")
    # Who looks on has no hand and nothing to press.
    expect(cleo.page.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(cleo.page.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_rematch_takes_both_to_the_same_new_table(laid):
    ann, ben, _ = laid
    take_turns(ann, ben)
    last = ann.page.url
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != last)
    ben.page.get_by_role("link", name="Go to the next game").click()
    ben.page.wait_for_url(ann.page.url)
    for person in (ann, ben):
        person.arrive()
        expect(person.stand).not_to_have_text("")


def test_a_name_with_markup_in_it_is_shown_as_text(laid):
    for person in laid[1:]:
        for place in (person.seats, person.page.get_by_role("log")):
            expect(place).to_contain_text(MARKUP)
        assert person.page.locator("b[onclick]").count() == 0


def test_what_one_plays_can_be_taken_back_when_the_other_agrees(laid):
    ann, ben, _ = laid
    first = to_act(ann, ben)
    other = ben if first is ann else ann
    before = other.page.get_by_role("log").get_by_role("listitem").count()
    on_the_catwalk(first)
    undo = first.page.get_by_role("button", name="Take back your last decision")
    expect(undo).to_be_enabled()
    undo.click()
    other.page.get_by_role("region", name="Taking back").get_by_role("button", name="Agree").click()
    expect(first.page.get_by_role("region", name="Taking back")).to_have_count(0)
    expect(first.stand).to_contain_text("up to you")
    assert other.page.get_by_role("log").get_by_role("listitem").count() >= before


def test_a_bot_stands_in_for_a_person_who_leaves_and_may_come_back(laid):
    ann, ben, _ = laid
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("menuitem", name="Leave the game").click()
    ben.page.get_by_role("button", name="Leave for now").click()
    expect(ann.seats).to_contain_text("stands in")
    ben.page.get_by_role("button", name="Take this seat").click()
    expect(ann.seats).not_to_contain_text("stands in")


def test_a_seat_is_carried_to_another_device_by_a_link_that_works_once(laid, new_person):
    ann, ben, _ = laid
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("menuitem", name="Move to another device").click()
    ben.page.get_by_role("button", name="Make the link").click()
    link = ben.page.get_by_label("Link that carries the seat of Ben").input_value()
    phone = new_person(**PHONE)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take the seat").click()
    phone.page.wait_for_url(ann.page.url)
    phone.arrive()
    expect(phone.page.get_by_role("list", name="Your hand")).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("list", name="Your hand")).to_have_count(0)
    stranger = new_person()
    stranger.may_fail = True
    stranger.page.goto(link)
    stranger.page.get_by_role("button", name="Take the seat").click()
    expect(stranger.page.get_by_role("alert")).to_be_visible()


def lines(person):
    """What the log tells, without the numbers of lines that are told several times."""
    told = person.page.get_by_role("log").get_by_role("paragraph").all_inner_texts()
    return [line.split(" ×")[0] for line in told]


def test_the_log_keeps_the_name_of_who_made_a_move_when_the_seat_changes_hands(laid):
    ann, ben, cleo = laid
    log = ann.page.get_by_role("log")
    while not any(line.startswith("Ben discards") for line in lines(ann)):
        on_the_catwalk(to_act(ann, ben))
    bens = [line for line in lines(ann) if line.startswith("Ben ")]
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("menuitem", name="Leave the game").click()
    ben.page.get_by_role("button", name="Give up the seat").click()
    expect(ann.seats).to_contain_text("stands in")
    cleo.page.get_by_role("button", name="Take this seat").click()
    expect(ann.seats).to_contain_text("Cleo")
    while not any(line.startswith("Cleo discards") for line in lines(ann)):
        on_the_catwalk(to_act(ann, cleo))
    for _ in ("as it was told", "told anew"):
        expect(log).to_contain_text("Cleo discards")
        assert [line for line in lines(ann) if line.startswith("Ben ")][: len(bens)] == bens
        who = [line.split()[0] for line in lines(ann) if line.split()[1:2] == ["discards"]]
        assert who.index("Ben") < who.index("Cleo")
        ann.page.reload()
        ann.arrive()


@pytest.mark.parametrize("seen_on", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["road-runner", "rummy-runway"])
def test_who_only_watches_is_told_so_in_a_plain_line(new_person, game, seen_on):
    player, watcher = new_person(), new_person(**seen_on)
    table = player.set_up({"game": game, "seats": [{"kind": "person"}, *[{"kind": "bot"}] * 2], "start": True})
    player.arrive()
    watcher.page.goto(f"/t/{table}")
    watcher.arrive()
    line = watcher.page.get_by_role("banner").get_by_text("You only watch", exact=True)
    expect(line).to_be_in_viewport(ratio=1)
    assert line.evaluate("it => it.scrollWidth <= it.clientWidth + 1")
    expect(player.page.get_by_text("You only watch", exact=True)).to_have_count(0)
