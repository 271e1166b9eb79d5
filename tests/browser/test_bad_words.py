"""Damaged messages, a language that there is not, and odd names: what the page shows instead."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import Person
from tests.browser.staging import played_to, to_choose

MARKED = "Ann\u202e <b>x</b>"
"""A name with a mark that would turn all text after it round, and with what looks like markup."""

HEBREW = "\u05d0\u05e0\u05d4"


@pytest.fixture
def german(new_person) -> Person:
    return new_person(language="de")


def damaging(before: str, after: str):
    """Lets an answer through with every one of these texts damaged."""

    def handle(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        assert before in text or answer.status != 200
        route.fulfill(response=answer, body=text.replace(before, after))

    return handle


def complaints_about(person: Person, message: str) -> list[str]:
    """What the console said of a message, which is no complaint any more."""
    found = [one for one in person.complaints if message in one]
    person.complaints[:] = [one for one in person.complaints if message not in one]
    return found


def test_a_damaged_message_of_the_page_is_said_in_english_and_the_others_in_german(german):
    german.page.route(re.compile(r"/assets/de-[^/]*\.js$"), damaging("home-games = Spiele", "home-games = { $games"))
    with german.page.expect_response("**/api/unsaid") as answered:
        german.page.goto("/")
    expect(german.page.get_by_role("heading", name="Such dir ein Spiel aus und setz dich.")).to_be_visible()
    expect(german.page.get_by_role("heading", name="Games", exact=True)).to_have_count(1)
    assert answered.value.status == 201
    assert 'unsaid_total{by="page",language="de",message="home-games"}' in german.page.request.get("/metrics").text()
    assert german.page.evaluate("document.documentElement.lang") == "de"
    assert len(complaints_about(german, "home-games")) == 1


def test_a_damaged_message_of_a_game_is_said_in_english_at_its_table(german, server):
    path = re.compile(r"/phrasebook\?words=de$")
    german.page.route(path, damaging("action-draw = vom Stapel ziehen", "action-draw = { $stapel"))
    with german.page.expect_response("**/api/unsaid") as told:
        german.sit_at(server.folder, played_to("rummy-runway", to_choose, 2, {}), level="greedy")
        german.page.get_by_role("button", name=german.called("drawn-all")).click()
    actions = german.page.get_by_role("dialog")
    expect(actions.get_by_role("button", name="draw from the deck")).to_be_visible()
    assert told.value.request.post_data_json == {"game": "rummy-runway", "language": "de", "messages": ["action-draw"]}
    assert len(complaints_about(german, "action-draw")) == 1
    expect(actions.get_by_role("button", name=re.compile("nehmen$"))).to_be_visible()


def test_a_language_that_there_is_not_is_that_of_the_browser(german):
    kept = json.dumps(json.dumps({"language": "tlh"}))
    german.context.add_init_script(f"localStorage['runabout.settings'] = {kept}")
    german.page.goto("/")
    expect(german.page.get_by_role("heading", name="Such dir ein Spiel aus und setz dich.")).to_be_visible()
    german.page.get_by_role("button", name=german.called("settings-title")).click()
    expect(german.page.get_by_label(german.called("settings-language"))).to_have_value("system")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [(MARKED, "Ann <b>x</b>"), (HEBREW, f"\u2068{HEBREW}\u2069"), ("{ $name }", "{ $name }")],
    ids=["marked", "hebrew", "placeholder"],
)
def test_a_name_is_text_and_turns_nothing_round(german, typed, shown):
    name_oneself(german, typed)
    expect(german.page.get_by_text(f"Du heißt jetzt {shown}.", exact=True)).to_be_visible()
    german.page.goto("/new/riverdale")
    expect(german.page.get_by_text(f"Du, als {shown}", exact=True)).to_be_visible()
    assert german.page.locator("b", has_text="x").count() == 0


def test_a_name_of_which_nothing_can_be_seen_is_refused_in_german(german):
    german.may_fail = True
    name_oneself(german, "\u200b\u202e")
    expect(
        german.page.get_by_text("Ein Name hat 1 bis 24 sichtbare Zeichen; nimm einen, der welche hat.")
    ).to_be_visible()


def name_oneself(person: Person, name: str) -> None:
    person.go_home()
    person.page.get_by_role("button", name=person.called("home-change-name")).click()
    field = person.page.get_by_label(person.called("home-your-name"))
    field.fill(name)
    field.press("Enter")
