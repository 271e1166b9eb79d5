"""axe-core finds nothing serious on any page, in any state, by day and by night."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults_by_day_and_night
from tests.browser.people import PHONE, Person
from tests.browser.staging import over, played_to, verbs, whenever

Check = Callable[[Person], None]

BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "person"}
OPEN = {"kind": "open"}

MOMENTS = {
    "laying": ("road-runner", 4, lambda match: "lay" in verbs(match) and len(match.steps) > 12, {}),
    "ready to call": ("road-runner", 4, lambda match: "call" in verbs(match), {}),
    "a choice of answers, among eight": ("road-runner", 8, lambda match: verbs(match).count("play") > 1, {}),
    "the chase is over": ("road-runner", 3, over, {}),
    "the race": ("riverdale", 4, whenever, {}),
    "the race is over": ("riverdale", 2, over, {"turn_limit": "10"}),
    "the show": ("rummy-runway", 3, lambda match: match.seat == 0 and len(match.steps) > 60, {}),
    "the flight": ("race-2-live", 4, whenever, {}),
    "the chase, and where to": ("road-wolf", 3, lambda match: verbs(match).count("go") > 300, {"mission": "duel"}),
    "the chase, and who next": ("road-wolf", 2, lambda match: verbs(match).count("choose") > 1, {"mission": "chase"}),
}
"""Tables worth looking at: the game, how many sit there, the moment, and options."""


@pytest.fixture
def check() -> Iterator[Check]:
    """Looks at a page by day and by night, and tells of everything at the end."""
    found: dict[str, list[str]] = {}

    def look(person: Person) -> None:
        for fault in faults_by_day_and_night(person.page):
            found.setdefault(fault, []).append(person.page.url)

    yield look
    assert not found, "\n".join(f"{fault}\n    in {', '.join(places[:4])}" for fault, places in found.items())


def open_menu(person: Person, item: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("menuitem", name=item).click()


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_home(person, check):
    person.go_home()
    check(person)
    person.page.get_by_role("button", name="Change your name").click()
    check(person)
    person.page.get_by_role("button", name="Settings").click()
    expect(person.page.get_by_role("dialog", name="Settings")).to_be_visible()
    check(person)
    close(person)
    person.page.get_by_role("button", name="Credits").click()
    expect(person.page.get_by_role("dialog", name="Credits")).to_be_visible()
    check(person)
    close(person)
    person.page.get_by_label("Link to a table").fill("nothing of the kind")
    person.page.get_by_role("button", name="Go to the table").click()
    check(person)


def test_setting_up(person, check):
    page = person.page
    page.goto("/new/rummy-runway")
    page.get_by_role("button", name="Start the game").wait_for()
    check(person)
    page.locator("summary").first.click()
    page.get_by_role("group", name="Who sits on seat 2").get_by_role("radio", name="Here too").check()
    page.get_by_role("group", name="Who sits on seat 3").get_by_role("radio", name="By link").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_have_count(1)
    check(person)


@pytest.mark.parametrize("path", ["/rules/road-runner", "/carry/abcdefgh", "/nowhere", "/t/aaaaaaaaaa", "/new/nothing"])
def test_other_pages(person, check, path):
    person.may_fail = True
    person.page.goto(path)
    person.page.get_by_role("heading", level=1).wait_for()
    check(person)


def test_a_table_that_gathers_for_host_and_guest(new_person, check):
    host, guest = new_person(), new_person()
    guest.go_home()
    table = host.set_up({"game": "road-runner", "seats": [ME, OPEN, BOT, OPEN]})
    guest.page.goto(f"/t/{table}")
    guest.page.get_by_role("button", name="Sit here").first.click()
    expect(guest.page.get_by_role("button", name="Stand up")).to_be_visible()
    check(guest)
    check(host)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_table_in_the_middle_of_a_game_or_at_its_end(person, server, check, name):
    game, seats, moment, options = MOMENTS[name]
    person.sit_at(server.folder, played_to(game, moment, seats, options))
    expect(person.stand).to_contain_text("over" if moment is over else "up to you")
    check(person)
    if moment is over:
        open_menu(person, "Go through the game")
        expect(person.page.get_by_role("region", name="Replay")).to_be_visible()
        check(person)


def test_what_opens_over_a_table(person, server, check):
    person.sit_at(server.folder, played_to("road-wolf", whenever), general=True)
    page = person.page
    page.get_by_role("button", name="Menu").click()
    check(person)
    page.keyboard.press("Escape")
    for item in ("Move to another device", "Leave the game", "Keys", "Settings"):
        open_menu(person, item)
        expect(page.get_by_role("dialog")).to_have_count(1)
        check(person)
        close(person)
    for tab in ("Rules", "House rules", "Log"):
        page.get_by_role("tab", name=tab, exact=True).click()
        check(person)
    page.get_by_role("button", name="Why not").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    field.fill("play 99")
    check(person)
    close(person)


def test_a_shared_screen_that_is_handed_over(person, check):
    ann_and_ben = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    person.set_up({"game": "rummy-runway", "seats": ann_and_ben, "start": True})
    person.page.get_by_role("button", name="show my hand").wait_for()
    check(person)


def test_a_table_on_a_phone(new_person, server, check):
    phone = new_person(**PHONE)
    phone.sit_at(server.folder, played_to("road-runner", whenever, 5))
    check(phone)
    phone.page.get_by_role("button", name="Log").click()
    expect(phone.page.get_by_role("dialog")).to_have_count(1)
    check(phone)
