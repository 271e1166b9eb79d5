"""Sounds: none until somebody wants them, then those of what is animated, at the volume that was set."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.on_riverdale import OnTheLoop
from tests.browser.people import Person, until
from tests.browser.staging import played_to, whenever

LISTENS = """
window.heard = { contexts: 0, sources: 0 };
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor() {
    super();
    window.heard.contexts += 1;
  }
  createGain() {
    const gain = super.createGain();
    window.heard.volume ??= gain;
    return gain;
  }
};
for (const source of [OscillatorNode, AudioBufferSourceNode]) {
  const start = source.prototype.start;
  source.prototype.start = function (...given) {
    window.heard.sources += 1;
    return start.apply(this, given);
  };
}
"""
"""Counts what the page has a loudspeaker play; its first node of volume is that of all."""

AGAINST_A_BOT = {
    "game": "riverdale",
    "seats": [{"kind": "person"}, {"kind": "bot", "level": "greedy"}],
    "start": True,
}


@pytest.fixture
def listener(new_person) -> Person:
    """Somebody who sees what others do, and whose loudspeaker is listened to."""
    person = new_person()
    person.context.add_init_script(LISTENS)
    person.context.add_init_script("localStorage['runabout.settings'] = localStorage['mine'] ?? '{}'")
    return person


def sources(page: Page) -> int:
    return int(page.evaluate("heard.sources"))


def keeps(person: Person) -> None:
    """Let what was set survive the next load of the page, which begins with other settings otherwise."""
    person.page.evaluate("localStorage['mine'] = localStorage['runabout.settings']")


def settings(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("menuitem", name="Settings").click()


def decide(person: Person) -> None:
    """One decision, which may take several presses, and what it leads to is shown."""
    assert OnTheLoop()(person)
    person.page.wait_for_timeout(500)


def test_nothing_sounds_until_it_is_wanted_and_a_volume_is_kept(listener):
    page = listener.page
    listener.set_up(AGAINST_A_BOT)
    listener.arrive()
    decide(listener)
    decide(listener)
    assert page.evaluate("heard.contexts") == 0

    settings(listener)
    switch = page.get_by_role("switch", name="Sound")
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_count(0)
    switch.check()
    assert page.evaluate("heard.contexts") == 1
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_have_value("50")
    volume.press("ArrowRight")
    volume.press("ArrowRight")
    volume.press("ArrowRight")
    keeps(listener)

    page.reload()
    listener.arrive()
    settings(listener)
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("80")
    page.keyboard.press("Escape")
    page.locator("button[data-first]").wait_for()
    before = sources(page)
    decide(listener)
    until(page, lambda: sources(page) > before)
    assert page.evaluate("heard.volume.gain.value") == pytest.approx(0.64)


def test_what_is_skipped_or_not_animated_is_silent(listener, server):
    page = listener.page
    listener.go_home()
    page.evaluate("localStorage['mine'] = JSON.stringify({ sound: true })")
    listener.sit_at(server.folder, played_to("riverdale", whenever, 2))
    page.locator("button[data-first]").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Go through the game").click()
    replay = page.get_by_role("region", name="Replay")
    replay.get_by_role("button", name="To the beginning").click()
    expect(replay.get_by_role("status")).to_contain_text("0 of")
    page.wait_for_timeout(500)  # the note that it is up to one may still be on its way
    before = sources(page)
    replay.get_by_role("button", name="To the end").click()
    expect(replay.get_by_role("status")).not_to_contain_text("0 of")
    replay.get_by_role("button", name="To the beginning").click()
    expect(replay.get_by_role("status")).to_contain_text("0 of")
    assert sources(page) == before
    replay.get_by_role("button", name="One on").click()
    until(page, lambda: sources(page) > before)

    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html[data-motion=reduced]")).to_have_count(1)
    before = sources(page)
    replay.get_by_role("button", name="One on").click()
    expect(replay.get_by_role("status")).to_contain_text("2 of")
    assert sources(page) == before
