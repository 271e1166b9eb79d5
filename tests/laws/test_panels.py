"""Panels of every game: they are well made, and do not depend on what their viewer may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import get_args

import pytest

from runabout.core.forecast import Forecaster
from runabout.core.panels import Cell, Item, Panel, Shape, Tone, plain_panels
from runabout.core.words import Words
from runabout.games import find_game, names
from runabout.testing import Case, cases
from runabout.testing.laws.case import Position, looks
from tests.laws.little import game as little

NAMES = ("Ann", "Ben", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
TWINS = 2
PYTHON = ("_", "None", "True", "False", "[", "]", "{", "}", "  ")
"""What no sentence at a table has in it."""

CASES = [
    pytest.param(replace(case, games=1), id=str(case))
    for name in names()
    for case in cases(find_game(name))
    if len(case.options) != 1  # the defaults, and all options at either end
]


def shown(panel: Panel) -> Iterator[str]:
    """Every text of a panel that may not be empty."""
    yield panel.title
    for row in panel.rows:
        yield from row
    for item in items(panel):
        yield item.text


def items(panel: Panel) -> Iterator[Item]:
    """Everything in a panel."""
    yield from panel.items
    for cell in panel.cells:
        yield from cell.items
    for shape in (*panel.shapes, *([panel.mover] if panel.mover else [])):
        yield shape.item


def check_map(panel: Panel, case: Case) -> None:
    """A map is as `Panel` promises, and every action that it names is one of the game's."""
    actions = len(case.game.words.actions)
    assert panel.width > 0
    assert panel.height > 0
    assert panel.shapes
    for shape in (*panel.shapes, *([panel.mover] if panel.mover else [])):
        assert shape.width > 0, shape
        assert shape.height > 0, shape
        assert -1 <= shape.action < actions, shape
        assert shape.sign == shape.sign.strip(), shape
        assert len(shape.sign) < 6, shape
    named = [shape.action for shape in panel.shapes if shape.action >= 0] + [action for action, _, _ in panel.spots]
    assert len(set(named)) == len(named), "an action is at two places"
    assert all(0 <= action < actions for action in named)


def check_panel(panel: Panel, case: Case, viewer: int, faces: set[str]) -> None:
    """A panel is as `Panel` promises."""
    for text in shown(panel):
        assert text, panel
    notes = [item.note for item in items(panel)] + [part for cell in panel.cells for part in (cell.text, cell.note)]
    for text in (*shown(panel), *notes):
        assert text == text.strip(), panel
        assert not any(sign in text for sign in PYTHON), text
    assert -1 <= panel.seat < case.seats
    assert not panel.own or (panel.kind == "pile" and panel.seat == viewer)
    if panel.kind == "pile":
        assert panel.size >= sum(item.count for item in panel.items), panel
        assert not panel.cells
        assert not panel.rows
    elif panel.kind == "track":
        assert panel.cells
        assert 0 <= panel.columns <= len(panel.cells)
        assert not panel.rows
        assert not panel.items
        assert not any(cell.items for cell in panel.cells if not cell.text), "something stands in a gap"
    elif panel.kind == "map":
        check_map(panel, case)
        assert not panel.rows
        assert not panel.items
        assert not panel.cells
    else:
        assert panel.kind == "facts"
        assert panel.rows
        assert not panel.items
        assert not panel.cells
    assert panel.kind == "map" or not (panel.width or panel.height or panel.shapes or panel.spots or panel.mover)
    tones = get_args(Tone)
    for cell in panel.cells:
        assert cell.tone in tones
    for item in items(panel):
        assert item.count >= 1
        assert item.tone in tones
        assert -1 <= item.seat < case.seats
        assert item.name in faces or not item.name, item
    json.dumps(asdict(panel), allow_nan=False)


@pytest.mark.parametrize("case", CASES)
def test_panels_and_hints_are_well_made_at_every_table(case: Case) -> None:
    words = case.game.words
    faces = {face.name for face in words.faces()}
    for position in looks(case):
        for viewer in case.viewers:
            sight = position.sight(viewer)
            found = words.panels(sight, NAMES)
            assert found
            for panel in found:
                check_panel(panel, case, viewer, faces)
            own = [panel for panel in found if panel.own]
            assert bool(own) == (viewer >= 0)
            if viewer >= 0 and not position.state.over and viewer == position.state.seat:
                forecaster = Forecaster(position.run, sight)
                for action in position.legal:
                    hint = forecaster.hint(words, words.actions[action])
                    assert hint == hint.strip()
                    assert not any(sign in hint for sign in PYTHON), hint
                    assert len(hint) < 120


def views(case: Case, position: Position, viewer: int, state: object = None) -> tuple[object, ...]:
    """All that is made of a sight, as text: a seat's data, panels, and the hints to what it may do."""
    words = case.game.words
    sight = position.sight(viewer, state)  # type: ignore[arg-type]
    hints: list[str] = []
    if viewer == position.state.seat and not sight.over:
        forecaster = Forecaster(position.run, sight)
        hints = [forecaster.hint(words, words.actions[action]) for action in position.legal]
    return json.dumps(words.sight(sight)), words.panels(sight, NAMES), hints


def check_secrecy(case: Case) -> int:
    """Two states that differ only in what the viewer may not know are shown to it alike; how many pairs there were."""
    pairs = 0
    for position in looks(case):
        for viewer in case.viewers:
            sight = position.sight(viewer)
            shown_here = views(case, position, viewer)
            for number in range(TWINS):
                twin = position.imagined(sight, case.stream("panels", number))
                if bytes(twin) != bytes(position.state):
                    pairs += 1
                    assert views(case, position, viewer, twin) == shown_here, f"{viewer} at {position}"
    return pairs


@pytest.mark.parametrize("case", [case for case in CASES if not case.values[0].options])
def test_what_a_viewer_may_not_know_makes_no_difference_to_what_is_shown(case: Case) -> None:
    assert check_secrecy(case) > 10


class Peeking(type(little.words)):  # type: ignore[misc]
    """Words that lay out what they were last told, for any viewer: a leak such as a careless cache makes."""

    last = ""

    def events(self, log):  # type: ignore[no-untyped-def]
        Peeking.last = bytes(log).hex()
        return super().events(log)

    def panels(self, sight, names):  # type: ignore[no-untyped-def]
        Peeking.last += "."
        return (*super().panels(sight, names), Panel("facts", "Peeked", rows=(("Last", Peeking.last),)))


def test_words_that_remember_more_than_the_sight_are_found_out() -> None:
    check_secrecy(Case(little, 2))
    with pytest.raises(AssertionError):
        check_secrecy(Case(replace(little, words=Peeking()), 2))


CAR = Shape(1, 1, 2, 2, Item("", "Car"), sign="1")


def mapped(*there: Shape | tuple[int, int, int]) -> Panel:
    """A small map with that on it."""
    shapes = tuple(one for one in there if isinstance(one, Shape))
    spots = tuple(one for one in there if not isinstance(one, Shape))
    return Panel("map", "Map", width=9, height=9, shapes=shapes, spots=spots)


BROKEN = {
    "a pile that holds more than its size": Panel("pile", "Deck", size=1, items=(Item("", "one", count=2),)),
    "a title that is missing": Panel("pile", ""),
    "a title out of the source": Panel("pile", "draw_pile"),
    "facts without a value": Panel("facts", "Facts", rows=(("Deck", ""),)),
    "facts that are none": Panel("facts", "Facts"),
    "a track without a place": Panel("track", "Map"),
    "somebody in a gap": Panel("track", "Map", cells=(Cell("", items=(Item("", "Ash"),)),)),
    "an item without a face": Panel("pile", "Deck", size=1, items=(Item("joker", "Joker"),)),
    "a hand that is another's own": Panel("pile", "Hand", seat=1, own=True),
    "a seat that is not there": Panel("pile", "Hand", seat=2),
    "a colour that nobody knows": Panel("pile", "Deck", size=1, items=(Item("", "one", tone="pink"),)),  # type: ignore[arg-type]
    "a pile with places": Panel("pile", "Deck", cells=(Cell("a"),)),
    "an item that is not there": Panel("pile", "Deck", size=1, items=(Item("", "one", count=0),)),
    "a map without a size": Panel("map", "Map", shapes=(CAR,)),
    "a map with nothing on it": Panel("map", "Map", width=9, height=9),
    "a map with a thing that has no name": mapped(Shape(1, 1, 2, 2, Item("", ""))),
    "a map with a thing that cannot be seen": mapped(replace(CAR, height=0)),
    "a map with a sign that is a text": mapped(replace(CAR, sign="Station Wagon")),
    "a map with a thing for an action that is none": mapped(replace(CAR, action=10_000)),
    "a map with a spot for an action that is none": mapped(CAR, (-1, 2, 2)),
    "a map with one action at two spots": mapped(CAR, (0, 2, 2), (0, 3, 3)),
    "a map with one action at a spot and a thing": mapped(replace(CAR, action=0), (0, 2, 2)),
    "a mover without a name": replace(mapped(CAR), mover=Shape(1, 1, 2, 2, Item("", ""))),
    "facts with a size": Panel("facts", "Facts", rows=(("Deck", "9"),), width=9),
    "a pile with spots": Panel("pile", "Deck", spots=((0, 1, 1),)),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_panel_that_is_badly_made_is_found_out(fault: str) -> None:
    with pytest.raises(AssertionError):
        check_panel(BROKEN[fault], Case(little, 2), 0, set())


def test_a_map_that_is_well_made_passes() -> None:
    good = mapped(replace(CAR, ground=True), replace(CAR, action=0), (1, -3, 12))
    check_panel(replace(good, mover=CAR), Case(little, 2), 0, set())


def test_the_panels_of_any_game_are_well_made() -> None:
    for position in looks(Case(little, 3)):
        for viewer in range(-1, 3):
            sight = position.sight(viewer)
            for panel in little.words.panels(sight, NAMES):
                check_panel(panel, Case(little, 3), viewer, set())
            # A hand of the shape that most games have, and data that is nested as deep as it likes.
            facts = {"hand": ["2", "5"], "deep": {"a": [{"b": [1, 2]}]}, "each": [1, 2, 3]}
            for panel in plain_panels(facts, 3, viewer, NAMES):
                check_panel(panel, Case(little, 3), viewer, set())


@pytest.mark.parametrize("name", names())
def test_a_snapshot_reads_every_field_of_a_sight_as_the_record_does(name: str) -> None:
    for position in looks(Case(find_game(name), find_game(name).seats[1], games=1)):
        sight = position.sight(0)
        seen = sight.snapshot()
        for field, declared in sight.fields.items():
            value = getattr(sight, field)
            assert getattr(seen, field) == (value.tolist() if declared.shape else value), field


@pytest.mark.parametrize("name", names())
def test_every_card_that_an_action_names_has_a_face_with_a_rule(name: str) -> None:
    words: Words = find_game(name).words
    faces = {face.name: face for face in words.faces()}
    assert len(faces) == len(words.faces()), "two faces have one name"
    assert {action.card for action in words.actions if action.card} <= set(faces)
    for face in faces.values():
        assert all((face.title, face.group, *face.lines))
        assert face.lines
        assert find_game(name).rulebook[face.rule].number == face.rule
