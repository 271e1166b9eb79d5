"""What a table does when the line to it breaks: nothing is lost, and it goes on by itself."""

import signal

import pytest
from playwright.sync_api import expect

from tests.browser.on_drawn_tables import waiting
from tests.browser.on_rummy_runway import on_the_catwalk
from tests.browser.people import until

TABLE = {
    "game": "rummy-runway",
    "seats": [{"kind": "person"}, {"kind": "bot", "level": "greedy"}],
    "options": {"rounds": "1", "round_turn_limit": "6"},
    "start": True,
}


@pytest.fixture
def seated(person):
    person.set_up(TABLE)
    person.arrive()
    expect(person.stand).to_contain_text("up to you")
    return person


def hand(person):
    """The cards in the hand, without which of them can be played: the page asks for that after it has drawn them."""
    cards = person.page.get_by_role("list", name="Your hand").get_by_role("button").all_inner_texts()
    return [card.removesuffix("\n, can be played") for card in cards]


def log(person):
    return person.page.get_by_role("log").get_by_role("paragraph").all_inner_texts()


def test_a_page_loaded_again_in_the_middle_of_a_decision_is_where_it_was(seated):
    for _ in range(3):
        on_the_catwalk(seated)
    waiting(seated).first.wait_for()
    held, told = hand(seated), log(seated)
    seated.page.reload()
    seated.arrive()
    waiting(seated).first.wait_for()
    expect(seated.page.get_by_role("log").get_by_role("paragraph")).to_have_count(len(told))
    assert (hand(seated), log(seated)) == (held, told)
    assert seated.play_on(on_the_catwalk) > 0


def test_ten_seconds_without_a_network_are_waited_out_and_the_game_goes_on(seated):
    seated.may_fail = True
    on_the_catwalk(seated)
    waiting(seated).first.wait_for()
    seated.context.set_offline(True)
    expect(seated.page.get_by_role("status").filter(has_text="You are offline")).to_be_visible()
    # A decision that is made meanwhile is kept, and sent afterwards.
    waiting(seated).first.click()
    seated.page.wait_for_timeout(10_000)
    seated.context.set_offline(False)
    expect(seated.page.get_by_role("status").filter(has_text="You are offline")).to_have_count(0)
    assert seated.play_on(on_the_catwalk) > 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_game_goes_on_when_the_server_was_away(seated, server, how):
    seated.may_fail = True
    on_the_catwalk(seated)
    waiting(seated).first.wait_for()
    told = log(seated)
    server.stop(how)
    server.start()
    assert seated.play_on(on_the_catwalk) > 0
    assert log(seated)[: len(told)] == told


def test_a_table_that_cannot_be_reached_says_so_and_opens_once_it_can_be(seated):
    seated.may_fail = True
    reaches = "**/api/tables/*"
    seated.context.route(reaches, lambda route: route.abort())
    seated.page.reload()
    bar = seated.page.get_by_role("status").filter(has_text="The table cannot be reached")
    expect(bar).to_be_visible()
    expect(bar.get_by_role("button", name="Try again")).to_be_visible()
    seated.context.unroute(reaches)
    seated.arrive()
    expect(bar).to_have_count(0)


def test_a_table_that_cannot_be_reached_is_tried_at_once_by_a_press(seated):
    seated.may_fail = True
    seated.page.clock.install()
    asked = []
    seated.context.route("**/api/tables/*", lambda route: (asked.append(1), route.abort()))
    seated.page.reload()
    until(seated.page, lambda: len(asked) == 1)
    seated.page.clock.run_for(1_300)
    seated.page.get_by_role("button", name="Try again").click()
    until(seated.page, lambda: len(asked) == 2)
