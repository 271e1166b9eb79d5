"""A press decides about what the person has seen there, not about what has only just come there."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.drawn_tables import can_lay
from tests.browser.people import until
from tests.browser.staging import played_to, to_choose, verbs

BETWEEN_MS = 350
"""Between the two presses of a slow double click, less than the 400 ms for which a new decision takes no such press."""

NOT_MEANT = "what lies there has only just changed"
HELD = "A key that is held down decides once"

COUNT = """() => {
  Object.assign(window, { sent: [], answers: 0, last: 0, shown: 0 });
  const heard = new WeakSet();
  const hear = ({ data }) => {
    const news = JSON.parse(data);
    if (news.type === 'view') window.shown = news.view.number;
    if (news.type === 'done') [window.answers, window.last] = [window.answers + 1, news.number];
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'play') window.sent.push(message.action);
    if (!heard.has(this)) this.addEventListener('message', hear);
    heard.add(this);
    return send.call(this, text);
  };
}"""
"""Counts what the page asks the server to play, and what the server answers."""

IDLE = """() => window.answers === window.sent.length && window.shown >= window.last
  && document.querySelector('header [role=status]').innerText === 'It is up to you'"""
"""All that was decided has been answered and shown, and the next decision is there."""

RESTS = """async ([x, y]) => {
  const under = [];
  for (let frame = 0; frame < 30; frame += 1) {
    under.push(document.elementFromPoint(x, y)?.closest('button') !== null);
    await new Promise(done => requestAnimationFrame(done));
  }
  return under;
}"""
"""For 30 frames, whether there is a button under a point."""

UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.innerText ?? ''"
"""What the button says that lies at a point."""


def sits(person, server, game, moment, seats=2, *, general=False):
    """Somebody at a table whose decisions are counted."""
    person.context.add_init_script(f"({COUNT})()")
    person.page.clock.install()
    person.sit_at(server.folder, played_to(game, moment, seats), general=general)
    person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000 + 1"))
    return person


def decided(person):
    return person.page.evaluate("window.sent")


def lays_on(match):
    """Whichever of many cards is laid, several can still be laid."""

    def left(action):
        after = match.clone()
        after.play(action)
        return verbs(after).count("lay")

    lays = [action for action in match.legal() if action.verb == "lay"]
    return len(lays) > 3 and all(left(action) > 2 for action in lays)


@pytest.fixture
def laying(person, server, is_general):
    """Somebody with many cards to lay, one after the other."""
    return sits(person, server, "road-runner", lays_on, 4, general=is_general)


@pytest.fixture
def is_general():
    """Whether it is at the table of any game."""
    return False


def cards(person):
    """The cards of Road Runner's hand that can be laid, at its own table or at the general one."""
    lay = re.compile("; lay it|can be played")
    return person.page.get_by_role("region", name="Your hand").get_by_role("button", name=lay, disabled=False)


def press_twice(person, press):
    """Press a card, wait until another lies under its spot and it is up to them, and press there again, `BETWEEN_MS`
    after the decision was there; the spot.
    """
    box = cards(person).nth(1).bounding_box()
    # Cards make room by half a card to each side: near its edge, the next one comes to lie there.
    spot = (box["x"] + box["width"] * 0.15, box["y"] + box["height"] / 2)
    before = person.page.evaluate(UNDER, spot)
    press(*spot)
    until(person.page, lambda: len(decided(person)) == 1 and person.page.evaluate(IDLE))
    # At the general table what can be pressed waits for what the actions are about.
    until(person.page, lambda: person.page.evaluate(UNDER, spot) not in ("", before))
    person.page.clock.run_for(BETWEEN_MS)
    press(*spot)
    return spot


@pytest.mark.parametrize("is_general", [False, True])
def test_two_presses_on_one_spot_make_one_decision_and_it_is_said(laying):
    spot = press_twice(laying, laying.page.mouse.click)
    expect(laying.page.get_by_role("status").filter(has_text=NOT_MEANT)).to_be_visible()
    assert len(decided(laying)) == 1
    # Who means it presses once more.
    laying.page.clock.run_for(400 - BETWEEN_MS)
    laying.page.mouse.click(*spot)
    until(laying.page, lambda: len(decided(laying)) == 2)


def test_a_finger_that_comes_down_again_at_the_same_spot_decides_once(new_person, server):
    person = sits(new_person(has_touch=True), server, "road-runner", lays_on, 4)
    press_twice(person, person.page.touchscreen.tap)
    expect(person.page.get_by_role("status").filter(has_text=NOT_MEANT)).to_be_visible()
    assert len(decided(person)) == 1


def test_two_presses_on_different_things_make_two_decisions(laying):
    for at in (0, 2):
        cards(laying).nth(at).click()
        until(laying.page, lambda: bool(laying.page.evaluate(IDLE)))
    until(laying.page, lambda: len(decided(laying)) == 2)
    expect(laying.page.get_by_role("status").filter(has_text=NOT_MEANT)).to_have_count(0)


def test_a_key_that_is_held_decides_once_and_it_is_said(laying):
    person = laying
    page = person.page
    cards(person).first.focus()
    page.keyboard.down("Enter")
    until(page, lambda: len(decided(person)) == 1 and page.evaluate(IDLE))
    until(page, lambda: page.evaluate("document.activeElement.localName") == "button")
    page.clock.run_for(1000)
    page.keyboard.down("Enter")  # it repeats: it has not been let go
    expect(page.get_by_role("status").filter(has_text=HELD)).to_be_visible()
    assert len(decided(person)) == 1
    page.keyboard.up("Enter")
    page.clock.run_for(10)
    page.keyboard.press("Enter")
    until(page, lambda: len(decided(person)) == 2)


@pytest.mark.parametrize(
    ("game", "moment", "rises"),
    [
        ("riverdale", to_choose, ".held.open"),
        ("rummy-runway", can_lay, ".held.open"),
        ("road-runner", to_choose, ".held"),
    ],
)
def test_a_card_that_rises_keeps_the_ground_under_a_pointer_that_rests(person, server, game, moment, rises):
    person.sit_at(server.folder, played_to(game, moment, 4))
    card = person.page.locator(rises).last
    card.wait_for()
    box = card.bounding_box()
    spot = [box["x"] + box["width"] / 2, box["y"] + box["height"] - 2]
    person.page.mouse.move(*spot)
    assert all(person.page.evaluate(RESTS, spot))
