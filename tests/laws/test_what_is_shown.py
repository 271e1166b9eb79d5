"""What every game shows of a sight: it is well made, and does not depend on what its viewer may not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from runabout.core.forecast import Forecaster
from runabout.core.plan import Remark
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


@pytest.mark.parametrize("case", CASES)
def test_hints_are_told_in_a_few_words_at_every_table(case: Case) -> None:
    words = case.game.words
    for position in looks(case):
        viewer = position.state.seat
        if position.state.over:
            continue
        forecaster = Forecaster(position.run, position.sight(viewer))
        for action in position.legal:
            hint = forecaster.hint(words, words.actions[action])
            assert hint == hint.strip()
            assert not any(sign in hint for sign in PYTHON), hint
            assert len(hint) < 120


def views(case: Case, position: Position, viewer: int, state: object = None) -> tuple[object, ...]:
    """What a player is shown of a Sight: its scene, prompt and remarks, and the hints of the actions."""
    words = case.game.words
    sight = position.sight(viewer, state)  # type: ignore[arg-type]
    hints: list[str] = []
    if viewer == position.state.seat and not sight.over:
        forecaster = Forecaster(position.run, sight)
        hints = [forecaster.hint(words, words.actions[action]) for action in position.legal]
    said = words.asked(sight, NAMES), words.remarks(sight, NAMES)
    return case.game.scene(sight), said, hints


def check_secrecy(case: Case) -> int:
    """Two states that differ only in what the viewer may not know are shown to it alike; how many pairs there were."""
    pairs = 0
    for position in looks(case):
        for viewer in case.viewers:
            sight = position.sight(viewer)
            shown_here = views(case, position, viewer)
            for number in range(TWINS):
                twin = position.imagined(sight, case.stream("shown", number))
                if bytes(twin) != bytes(position.state):
                    pairs += 1
                    assert views(case, position, viewer, twin) == shown_here, f"{viewer} at {position}"
    return pairs


@pytest.mark.parametrize("case", [case for case in CASES if not case.values[0].options])
def test_what_a_viewer_may_not_know_makes_no_difference_to_what_is_shown(case: Case) -> None:
    assert check_secrecy(case) > 10


class Peeking(type(little.words)):  # type: ignore[misc]
    """Words that remark what they were last told, to any viewer: a leak such as a careless cache makes."""

    last = ""

    def events(self, log):  # type: ignore[no-untyped-def]
        Peeking.last = bytes(log).hex()
        return super().events(log)

    def remarks(self, sight, names):  # type: ignore[no-untyped-def]
        Peeking.last += "."
        return (*super().remarks(sight, names), Remark("", Peeking.last))


def test_words_that_remember_more_than_the_sight_are_found_out() -> None:
    check_secrecy(Case(little, 2))
    with pytest.raises(AssertionError):
        check_secrecy(Case(replace(little, words=Peeking()), 2))


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
