"""Whole games are played in German, and nothing is left over of another language or of the program."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.leftovers import Said, listened_to, said_since, vocabulary
from tests.browser.on_race_2_live import OnTheStreet
from tests.browser.on_riverdale import OnTheLoop
from tests.browser.on_road_wolf import OnTheRoad
from tests.browser.on_rummy_runway import OnTheCatwalk
from tests.browser.people import Person, road_runner_choices
from tests.browser.staging import played_to, to_choose
from tests.browser.test_settings import CUT

SHORT = {
    "road-runner": ({"turn_limit": "16"}, 3),
    "riverdale": ({"turn_limit": "24"}, 2),
    "rummy-runway": ({"rounds": "1", "round_turn_limit": "9"}, 2),
    "race-2-live": ({"columns": "12", "turn_limit": "20"}, 2),
    "road-wolf": ({"mission": "duel", "points": "3", "round_limit": "2"}, 2),
}
"""Options and seats with which a game ends after a dozen decisions or two."""


def undecided(seed: int = 1) -> Callable[[Person], bool]:
    """Decides at Road Runner's own table now this way and now that, so that a game lasts."""
    chance = random.Random(seed)

    def decide(person: Person) -> bool:
        found = road_runner_choices(person)
        return person.decide(*chance.sample(found, len(found)))

    return decide


def left_over(person: Person, game: str) -> list[str]:
    """What the page has said since this was last called, and should not have."""
    known = vocabulary(game)
    faults = ((said, known.fault(said)) for said in said_since(person))
    return [f"{said.text!r} {fault}: {said.within}" for said, fault in faults if fault]


@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_in_german_to_its_end(new_person, server, game):
    person = listened_to(new_person(language="de"))
    options, seats = SHORT[game]
    person.sit_at(server.folder, played_to(game, to_choose, seats, options), level="greedy")
    own = {
        "road-runner": undecided(),
        "riverdale": OnTheLoop(),
        "rummy-runway": OnTheCatwalk(),
        "race-2-live": OnTheStreet(),
        "road-wolf": OnTheRoad(),
    }
    decide = own[game]

    def watched(someone: Person) -> bool:
        goes_on = decide(someone)
        assert left_over(someone, game) == []
        assert someone.page.evaluate(CUT) == []
        return goes_on

    decisions = person.play_on(watched)
    assert decisions > 0
    assert game == "road-runner" or decide.presses >= decisions  # the others are decided by pressing what is drawn
    assert person.page.evaluate("document.documentElement.lang") == "de"
    expect(person.page.get_by_role("log")).not_to_be_empty()
    expect(person.page.get_by_role("button", name="Noch einmal spielen")).to_be_visible()
    assert left_over(person, game) == []


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("de", "Ann draws a card.", "is English: draws, card"),
        ("de", "Discard red 4", "is an action in the notation for programs"),
        ("de", "discard red 4", "is an action in the notation for programs"),
        ("de", "{ $seat } zieht eine Karte.", "has '{' in it"),
        ("de", "undefined zieht eine Karte.", "has 'undefined' in it"),
        ("de", "Ann  zieht eine Karte.", "has 'n  ' in it"),
        ("de", "Ann zieht.Du auch.", "has 't.Du' in it"),
        ("de", "event-drew-card", "has 'event-drew-card' in it"),
        ("de", "unseen_none_of", "has 'unseen_none_of' in it"),
        ("de", "\u2068Ann\u2069 zieht eine Karte.", "has '\\u2068' in it"),
        ("en", "Draw a card.", ""),
        ("fr", "Ann tire une carte.", "is marked as 'fr'"),
        ("de", "Mesa Mae zieht eine rote 4.", ""),
        ("de", "Rummy Runway · Runabout", ""),
        ("de", "2-Punkte-Outfit: „Punk-Hut“ (RY-073).", ""),
    ],
)
def test_what_is_left_over_is_found(lang, text, fault):
    found = vocabulary("rummy-runway").fault(Said(lang, text, "<p>"))
    assert found.startswith(fault) if fault else found == ""
