"""Somebody who has never been here presses one button, and plays against bots that think."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import road_runner
from tests.browser.servers import Server

COMPILING = 400_000
"""Milliseconds that it may take, the first time on a slow machine, until bots can think."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As people start it: the rules are compiled, for bots that think run them thousands of times a second."""
    server = Server(tmp_path_factory.mktemp("server"), compiled=True)
    server.start()
    yield server
    server.stop()


def test_a_guest_plays_road_runner_against_bots_from_one_click_to_the_end(new_person):
    person = new_person(motion="full", pace="brisk")
    person.go_home()
    person.play_now("road-runner", "medium")
    expect(person.stand).not_to_contain_text("get ready", timeout=COMPILING)
    assert person.play_on(road_runner) > 0
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(person.page.get_by_role("log")).to_contain_text("caught")
