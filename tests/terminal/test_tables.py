"""What a table shows, and that nothing but what the viewer may know is on it."""

from __future__ import annotations

import random
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

import runabout
from runabout.core.scene import UNKNOWN
from runabout.core.tone import Tone
from runabout.games import GAMES
from runabout.games.road_runner.cards import CARDS
from runabout.match import Match
from runabout.terminal.screen import FINE, PLAIN, Screen
from runabout.terminal.tables import Table, table_for
from runabout.terminal.voice import Voice

NAMES = ["Ann", "Ben", "Cy", "Di"]
TITLES = {card.name: card.title for card in CARDS}


def shown(what: object, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, highlight=False, emoji=False)
    console.print(what, markup=False)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def played(seed: int, steps: int) -> Match:
    """A match after some decisions: calls where they can be made, else the first action."""
    match = runabout.game("road-runner").new(seats=4, seed=seed)
    while not match.over and len(match.steps) < steps:
        legal = match.legal()
        match.play(next((action for action in legal if action.verb in ("call", "decline")), legal[0]))
    return match


@pytest.mark.rule("RRA-23")
@pytest.mark.parametrize("steps", range(0, 40, 3))
def test_no_card_is_shown_that_the_viewer_may_not_know(steps: int) -> None:
    match = played(3, steps)
    table = table_for(match)
    for viewer in range(-1, 4):
        piles = match.scene(viewer).piles
        open_to = [
            f"hand:{viewer}",
            "laid",
            "capture discards",
            "escape discards",
            *(f"played:{at}" for at in range(4)),
        ]
        known = {TITLES[kind] for place in open_to for kind in piles.get(place, ()) if kind != UNKNOWN}
        # What a card in the hand says may name others.
        known |= {title for card in CARDS if card.title in known for clause in card.clauses for title in clause.beside}
        scene = table.scene(match, viewer, NAMES, FINE)
        text = " ".join(shown(table.whole(scene), 400).split()).replace("Road Runner", "")
        for title in sorted(known, key=len, reverse=True):
            text = text.replace(title, "")
        assert [card.title for card in CARDS if card.title in text] == []


def test_the_hand_is_numbered_as_the_choices_are() -> None:
    match = played(3, 0)
    table = table_for(match)
    scene = table.scene(match, match.seat, NAMES, FINE)
    text = shown(table.whole(scene), 120)
    for number, action in scene.numbered():
        assert f"[{number}]" in text
        line = next(line for line in text.splitlines() if f"[{number}]" in line)
        assert action.text.removeprefix("lay ") in line


def test_a_scene_of_a_viewer_who_is_not_asked_has_no_choices() -> None:
    match = played(3, 0)
    table = table_for(match)
    assert table.scene(match, (match.seat + 1) % 4, NAMES, FINE).choices == ()
    assert table.scene(match, -1, NAMES, FINE).choices == ()
    assert table.scene(match, match.seat, NAMES, FINE, asked=False).choices == ()


def test_a_coyote_who_is_down_is_marked_by_words_and_not_by_colour_alone() -> None:
    for seed in range(200):
        match = runabout.game("road-runner").new(seats=4, seed=seed)
        while not match.over and not match.state.damage.any():
            legal = match.legal()
            match.play(next((action for action in legal if action.verb in ("call", "play")), legal[0]))
        if not match.over:
            break
    table = table_for(match)
    assert "★ will miss" in shown(table.whole(table.scene(match, -1, NAMES, FINE))).replace("★★", "★")
    plain = shown(table.whole(table.scene(match, -1, NAMES, PLAIN)))
    assert "* will miss" in plain
    assert plain.isascii()


def test_a_game_without_a_table_of_its_own_gets_the_plain_one() -> None:
    match = played(3, 4)
    table = Table(match)
    seat = match.seat
    scene = table.scene(match, seat, NAMES, FINE)
    text = shown(table.whole(scene), 200)
    assert "Road Runner · your decision" in text
    assert f"You: {match.words.asked(scene.sight, NAMES).removeprefix('You: ')}" in text
    assert "Captures played" in text
    for number, action in scene.numbered():
        assert f"[{number}] {action.text}" in text
    assert "Ann" in shown(table.hands([table.scene(match, 0, NAMES, FINE)]))
    assert "Captures played" in shown(table.piles(scene))
    assert table.narrate(match.steps[-1].events, NAMES, None)


def test_a_screen_that_is_no_terminal_makes_no_pause_and_no_colour() -> None:
    screen = Screen(console=Console(file=StringIO()))
    assert screen.pace == 0
    screen.say("[red]as it is[/red]", "red")
    screen.clear()
    assert isinstance(screen.console.file, StringIO)
    assert screen.console.file.getvalue() == "[red]as it is[/red]\n"


def harming() -> Match:
    """A turn of Road Runner with cards to lay: to pass gives one away."""
    return runabout.game("road-runner").new(seats=4, seed=3)


def test_what_harms_is_listed_last_and_says_so() -> None:
    match = harming()
    scene = table_for(match).scene(match, match.seat, NAMES, FINE)
    assert [action.text for action in scene.choices if action.number in scene.harms] == ["pass"]
    assert scene.choices[-1].text == "pass"
    assert [scene.warning(action) for action in scene.choices[-2:]] == ["", " (harms you)"]
    assert f"[{len(scene.choices)}] pass (harms you)" in shown(table_for(match).whole(scene), 120)


def test_harm_to_a_friend_is_marked_as_such() -> None:
    match = harming()
    table = table_for(match)
    scene = table.scene(match, match.seat, NAMES, FINE)
    harms = {scene.choices[0].number: Tone.HARMS_FRIEND}
    assert replace(scene, harms=harms).warning(scene.choices[0]) == " (harms a friend)"


@pytest.mark.parametrize("name", GAMES)
def test_every_table_marks_all_that_harms(name: str) -> None:
    match = runabout.game(name).new(seats=runabout.game(name).rules.seats[0], seed=1)
    table, chance = table_for(match), random.Random(1)
    marked = 0
    while not match.over and len(match.steps) < 400 and marked < 5:
        match.play(chance.choice(match.legal()))
        if match.over or len(match.steps) % 3:
            continue
        scene = table.scene(match, match.seat, NAMES, FINE)
        order = [action.number in scene.harms for action in scene.choices]
        assert order == sorted(order)
        text = " ".join(shown(table.whole(scene), 400).split())
        assert text.count("(harms you)") + text.count("(harms a friend)") == len(scene.harms)
        marked += len(scene.harms)
    assert marked


def test_what_is_said_of_a_house_goes_on_below_its_name_where_it_does_not_fit_into_a_line() -> None:
    match = runabout.game("rummy-runway").new(seats=2, seed=7)
    table = table_for(match)
    names = ["Somebody whose name is as long as may be", "Ben"]
    lines = shown(table.whole(table.scene(match, 1, names, FINE)), 60).splitlines()
    at = next(at for at, line in enumerate(lines) if " 1 Somebody" in line)
    assert lines[at + 1].startswith("     cards · closet empty")


def test_where_there_is_one_choice_no_range_is_told() -> None:
    assert Voice().say("no-choice", number=2, most=1) == "There is no choice 2: there is only 1."
    assert Voice("de").say("no-choice", number=2, most=1) == "Eine Nummer 2 gibt es hier nicht, nur die 1."
    assert Voice("de").say("no-choice", number=5, most=3) == "Eine Nummer 5 gibt es hier nicht, nur 1 bis 3."
