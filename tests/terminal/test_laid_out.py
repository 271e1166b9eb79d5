"""The general table in a terminal: drawn from scene, plan and remarks, in words and 80 columns."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from runabout.core.facts import NUMBER, SEAT
from runabout.core.plan import Area, Face, Ground, Label, Plan, Remark
from runabout.core.record import Record, i8, record
from runabout.core.scene import Layout, Scene, Things
from runabout.games import GAMES, find_game
from runabout.match import Match
from runabout.terminal.screen import FINE, PLAIN
from runabout.terminal.tables import Table
from runabout.terminal.tables.laid_out import LaidOut, Reader
from runabout.terminal.tables.table import in_lines
from tests.core.tiny import game as hop_home

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ["Ann", "You", "Cy"]


@record
class Sight(Record):
    """What these scenes are not read from."""

    viewer = i8()


LAYOUT = Layout(Sight, [], things=[Things("car", "A car.", hits=NUMBER, first=SEAT, at=NUMBER)])


def laid_out(plan: Plan, scene: Scene, *remarks: Remark, faces: tuple[Face, ...] = ()) -> LaidOut:
    return LaidOut(plan, LAYOUT, scene, remarks, faces, Reader(NAMES, FINE))


def rows(plan: Plan, scene: Scene, *remarks: Remark, faces: tuple[Face, ...] = ()) -> list[tuple[str, str]]:
    return list(laid_out(plan, scene, *remarks, faces=faces).rows())


def test_a_pile_says_what_is_known_of_it_and_how_much_is_not() -> None:
    plan = Plan(
        (Area("pile", "Hand", seat=1, places=("hand:1",), hand=True), Area("pile", "Deck", places=("deck",))),
        {"ace": Label("Ace", "counts 14")},
    )
    scene = Scene(1, piles={"hand:1": {"ace": 2, "king_of_clubs": 1, "?": 1}, "deck": {}})
    face = Face("king_of_clubs", "King of Clubs", "Card", (), "X-1")
    found = rows(plan, scene, Remark("deck", "rebuilt once"), faces=(face,))
    assert found == [
        ("You: Hand", "Ace x2 (counts 14), King of Clubs, 1 unseen"),
        ("Deck", "none; rebuilt once"),
    ]


def test_of_many_kinds_only_the_names_are_told() -> None:
    kinds = [f"card {number}" for number in range(9)]
    plan = Plan((Area("pile", "Deck", places=("deck",)),), {kind: Label(kind, "note") for kind in kinds})
    ((_, few),) = rows(plan, Scene(piles={"deck": kinds[:8]}))
    ((_, many),) = rows(plan, Scene(piles={"deck": kinds}))
    assert (few.count("(note)"), many.count("(note)"), many.count("card")) == (8, 0, 9)


def test_a_track_has_a_line_for_each_row_and_says_what_stands_where() -> None:
    plan = Plan(
        (Area("cells", "Road", places=("space:1", "", "space:2", "space:3"), columns=2),),
        {"space:1": Label("1"), "space:2": Label("2", "turn left"), "car:1": Label("Red car", "fast")},
    )
    scene = Scene(things={"car:1": {"at": "space:2"}}, piles={"space:3": {"token": 1}})
    assert rows(plan, scene, Remark("space:1", "closed")) == [
        ("Road", ""),
        ("", "1 (closed)"),
        ("", "2 (turn left): Red car (fast) · space 3: token"),
    ]


def test_things_stand_with_their_seats_their_attributes_and_their_piles() -> None:
    areas = (
        *(Area("things", "Cars", seat=seat, things="car:", piles=("crew",)) for seat in range(2)),
        Area("things", "Nobody's", things="car:", piles=("crew",)),
    )
    plan = Plan(
        areas, {"coupe": Label("Coupe", "2 hits"), "crew": Label("aboard"), "stuck": Label("stuck", tone="red")}
    )
    scene = Scene(
        things={
            "car:1": {"kind": "coupe", "owner": 1, "hits": 1, "first": 0, "at": [3, 4], "status": "stuck"},
            "car:2": {"kind": "coupe", "hits": 0, "first": -1, "at": None, "status": "stuck"},
        },
        piles={"crew:1": {"driver": 1, "?": 2}},
    )
    assert rows(plan, scene, Remark("car:1", "done")) == [
        ("You: Cars", ""),
        ("  Coupe (1)", "at 3, 4; hits 1; first Ann; stuck; 2 hits; done; aboard: driver, 2 unseen"),
        ("Nobody's", ""),
        ("  Coupe (2)", "stuck; 2 hits"),
    ]


def test_a_map_lists_what_lies_on_it_with_its_place() -> None:
    label = Label("Road")
    area = Area("map", "Board", things="car:", piles=("card",), width=9, height=9, ground=(Ground(0, 0, 9, 9, label),))
    scene = Scene(things={"car:1": {"at": [3, 4]}, "car:2": {"at": None}}, piles={"card:5:6": {"slick": 1}})
    assert rows(Plan((area,)), scene) == [("Board", ""), ("  slick", "at 5, 6"), ("  car 1", "at 3, 4")]


def test_each_seat_says_what_it_plays_what_is_counted_for_it_and_what_is_remarked() -> None:
    plan = Plan(
        (Area("counters", "The table", places=("pot", "bid")),),
        {"seat:0": Label("red"), "pot": Label("In the pot"), "seat:1:points": Label("points")},
    )
    scene = Scene(1, counters={"seat:0:points": 0, "seat:1:points": 7, "pot": 3, "bid": None})
    assert rows(plan, scene, Remark("seat:0", "misses a turn")) == [
        ("Ann", "red; misses a turn"),
        ("You", "points 7"),
        ("The table", "In the pot 3, Bid –"),
    ]


def test_what_the_plan_leaves_out_comes_at_the_end_and_what_is_folded_on_demand() -> None:
    plan = Plan((Area("pile", "Deck", places=("deck",), folded=True),))
    scene = Scene(things={"car:1": {"hits": 2}}, piles={"deck": {"?": 3}, "lost_cards": {"ace": 1}})
    table = laid_out(plan, scene)
    left_out = [("Lost cards", "ace"), ("Car", ""), ("  car 1", "hits 2")]
    assert list(table.rows(folded=False)) == left_out
    assert list(table.rows()) == [("Deck", "3 unseen"), *left_out]


def test_a_card_in_a_row_is_told_with_what_the_thing_of_that_name_says_of_it() -> None:
    plan = Plan((Area("pile", "Outfit", places=("outfit:1",)),))
    scene = Scene(things={"outfit:1": {"colours": ["red", "blue"]}}, piles={"outfit:1": ["red_2", "wild_3"]})
    assert rows(plan, scene)[0] == ("Outfit", "red 2, wild 3 (blue)")


def test_nothing_that_a_game_calls_anything_reaches_the_terminal_as_a_command_or_markup() -> None:
    evil = "\x1b[2J[red]x[/red]\r\x07"
    plan = Plan(
        (
            Area("pile", evil, places=("pile",)),
            Area("cells", evil, places=("space",)),
            Area("things", evil, things="car:"),
            Area("counters", evil, places=("count",)),
        ),
        {evil: Label(evil, evil), "seat:0": Label(evil), "space": Label(evil, evil), "count": Label(evil)},
        evil,
    )
    scene = Scene(things={"car:1": {"kind": evil, "hits": evil}}, piles={"pile": {evil: 1}}, counters={"count": evil})
    table = laid_out(plan, scene, Remark("", evil), Remark("car:1", evil))
    console = Console(file=StringIO(), width=80, highlight=False, emoji=False, force_terminal=False)
    console.print(in_lines(table.rows()), markup=False)
    assert isinstance(console.file, StringIO)
    said = console.file.getvalue() + "\n".join(table.notes())
    assert said.replace("\n", "").isprintable()
    assert "[red]x[/red]" in said


# --- Games ------------------------------------------------------------------------------------------------------------


def shown(what: object) -> str:
    console = Console(file=StringIO(), width=80, highlight=False, emoji=False)
    console.print(what, markup=False)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def moments(name: str) -> Iterator[Match]:
    """A game of random play, now and then."""
    game = find_game(name)
    luck = random.Random(name)
    match = Match(game, game.seats[1], seed=name, run=game.interpreted)
    while not match.over and len(match.steps) < 120:
        if len(match.steps) % 20 == 0:
            yield match
        match.play(luck.choice(match.legal()))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_read_at_the_general_table_on_80_columns(name: str) -> None:
    names = ["Ann", "Ben", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]
    for match in moments(name):
        table = Table(match)
        for viewer in (-1, match.seat):
            scene = table.scene(match, viewer, names[: match.seats], PLAIN, asked=False)
            said = shown(table.whole(scene)) + shown(table.piles(scene))
            assert max(map(len, said.splitlines())) <= 80
            assert match.words.asked(scene.sight, scene.names)[:20] in said
            assert not any(sign in said for sign in ("None", "True", "False", "{", "}", "…"))
            for area in match.plan().areas:
                if area.kind == "pile":
                    assert area.title[:20] in said


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("kuhn_poker", "liars_dice"):
        monkeypatch.syspath_prepend(str(EXAMPLES / name))


@pytest.mark.usefixtures("examples")
def test_kuhn_poker_shows_ones_own_card_and_what_everybody_paid() -> None:
    from kuhn_poker import GAME

    match = Match(GAME, 2, seed=5, run=GAME.interpreted)
    match.play("check")
    table = Table(match)
    said = shown(table.whole(table.scene(match, 1, ["Ann", "Ben"], FINE)))
    lines = [" ".join(line.split()) for line in said.splitlines()]
    assert lines[0] == "Kuhn Poker · your decision"
    assert "You: check or bet." in lines
    assert "Ann: Card 1 unseen" in lines
    assert any(line.startswith("You: Card ") and "unseen" not in line for line in lines)
    assert {"Ann: Paid into the pot Chips 1", "You: Paid into the pot Chips 1"} <= set(lines)
    assert "unseen" not in shown(table.hands([table.scene(match, seat, ["Ann", "Ben"], FINE) for seat in (0, 1)]))


@pytest.mark.usefixtures("examples")
def test_dice_lie_in_hands_by_name_and_those_under_a_cup_are_unseen() -> None:
    from liars_dice import GAME

    match = Match(GAME, 3, seed=5, run=GAME.interpreted)
    match.play("bid 1 x 6")
    table = Table(match)
    names = ["Ann", "Ben", "Cy"]
    hands = [match.scene(seat).piles[f"hand:{seat}"] for seat in range(3)]
    lines = [" ".join(line.split()) for line in shown(table.piles(table.scene(match, 1, names, FINE))).splitlines()]
    own = ", ".join(hands[1])
    assert lines == ["Ann: Dice 2 unseen", f"You: Dice {own}", "Cy: Dice 2 unseen", "The table Bid 1 x 6"]
    said = shown(table.hands([table.scene(match, seat, names, FINE) for seat in range(3)]))
    assert [" ".join(line.split()) for line in said.splitlines()] == [
        f"{name} {', '.join(hand)}" for name, hand in zip(names, hands)
    ]


def test_a_game_that_declares_no_scene_is_shown_by_the_fields_of_its_sight_with_names() -> None:
    match = Match(hop_home, 3, seed=5, run=hop_home.interpreted)
    match.play("hop")
    table = Table(match)
    scene = table.scene(match, 1, ["Ann", "Ben", "Cy"], FINE)
    lines = [" ".join(line.split()) for line in shown(table.piles(scene)).splitlines()]
    place, stone = match.state.place, match.state.stone
    assert lines == [
        "The table Home 20, Pace 0, Turns 1, Winner -1",
        f"Ann Place {place[0]}, Shown 0, Stone -1",
        f"You Place 0, Shown 0, Stone {stone[1]}",
        "Cy Place 0, Shown 0, Stone -1",
    ]
    assert f"Place 0, Shown 0, Stone {stone[1]}" in " ".join(shown(table.hands([scene])).split())
