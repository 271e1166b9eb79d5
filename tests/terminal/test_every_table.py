"""What holds for the table of every game: it fits, it numbers what can be chosen, and it needs no colour."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from runabout.bots import seat_bot
from runabout.core.words import omitted
from runabout.games import GAMES, find_game
from runabout.match import Match
from runabout.terminal.screen import FINE, PLAIN
from runabout.terminal.tables import Table, table_for

NAMES = [
    "You",
    "Bartholomew of the Rocks",
    "Two-Fuse Tess",
    "Bandana Ben",
    "Hungry Hattie",
    "Scruffy Sal",
    "Mae",
    "Lou",
]
WIDTH = 80
TALLEST = 32  #: lines; an attempt with a full hand, or a 5 that can be split in every way, goes past the usual 24
USUAL = 24

CASES = [
    (name, seats) for name in GAMES for seats in sorted({find_game(name).seats[0], min(4, find_game(name).seats[1])})
]


def shown(what: object) -> str:
    console = Console(file=StringIO(), width=WIDTH, highlight=False, emoji=False)
    console.print(what, markup=False)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def moments(name: str, seats: int, most: int = 90, stride: int = 4) -> list[Match]:
    """A match now and then, as greedy bots play it."""
    found = []
    match = Match(find_game(name), seats, seed=f"table {name}")
    bots = [seat_bot(match.game, "greedy", bytes([seat]) * 32) for seat in range(seats)]
    while not match.over and len(match.steps) < most:
        if len(match.steps) % stride == 0:
            found.append(match.rewound(len(match.steps)))
        match.play(bots[match.seat].choose(match.sight(match.seat)))
    return [*found, match]


@pytest.mark.parametrize("name", GAMES)
def test_every_table_tells_how_many_events_did_not_fit_into_the_log(name: str) -> None:
    table = table_for(Match(find_game(name), find_game(name).seats[0], seed=1, run=find_game(name).interpreted))
    for viewer in (None, 0):
        told = table.narrate([omitted(7)], NAMES, viewer)
        assert told == ["And 7 more things happened, too fast to tell."]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_choice_is_numbered_once_and_nothing_is_cut_off(name: str, seats: int) -> None:
    matches, heights = moments(name, seats), []
    table = table_for(matches[0])
    for match in matches:
        if match.over:
            continue
        scene = table.scene(match, match.seat, NAMES, FINE)
        text = shown(table.whole(scene))
        found = re.findall(r"\[(\d+)\]", text)
        assert sorted(map(int, found)) == [number for number, _ in scene.numbered()]
        body = text.splitlines()[1:]  # the heading may be shortened
        assert not any("…" in line for line in body), text
        assert max(map(len, body)) <= WIDTH
        heights.append(len(body) + 1)
    assert max(heights) <= TALLEST
    assert sorted(heights)[len(heights) * 3 // 4] <= USUAL


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_screen_without_fine_signs_gets_plain_ones_and_the_same_choices(name: str, seats: int) -> None:
    matches = moments(name, seats, stride=11)
    table = table_for(matches[0])
    for match in matches:
        viewer = max(match.seat, 0)
        fine, plain = (shown(table.whole(table.scene(match, viewer, NAMES, marks))) for marks in (FINE, PLAIN))
        assert plain.isascii()
        assert re.findall(r"\[\d+\]", plain) == re.findall(r"\[\d+\]", fine)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_table_is_drawn_for_everybody_at_any_moment(name: str, seats: int) -> None:
    matches = moments(name, seats, stride=17)
    table = table_for(matches[0])
    assert type(table) is not Table
    assert table.help
    for match in matches:
        scenes = [table.scene(match, seat, NAMES, FINE) for seat in range(-1, seats)]
        for scene in scenes:
            assert shown(table.whole(scene)).strip()
            assert shown(table.piles(scene)).strip()
        assert shown(table.hands(scenes[1:])).strip()


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_game_is_told(name: str) -> None:
    match = moments(name, min(4, find_game(name).seats[1]), most=400, stride=1000)[-1]
    table = table_for(match)
    assert table.narrate(match.opening, NAMES, 0)
    for viewer in (0, None):
        told = [line for step in match.steps for line in table.narrate(step.events, NAMES, viewer)]
        assert len(told) > len(match.steps) // 3
        assert all(line == line.strip() and line[0].isupper() for line in told), told
