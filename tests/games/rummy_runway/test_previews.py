"""The preview of an outfit that is being laid: the best outfit it can become, and whether it is the only one."""

import pytest

from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.previews import PREVIEWS, Told
from runabout.games.rummy_runway.state import LAY, RIFF
from runabout.games.rummy_runway.worth import worth
from runabout.testing import Case
from runabout.testing.laws.case import games
from tests.games.rummy_runway.table import Table, lay, wear


def told(table, line):
    """The preview of an open action, as data; None where there is nothing to tell."""
    number = game.words.parse(line)
    found = game.interpreted.previews(table.sight(table.seat), [number])
    return found[number].plain if found else None


def outcomes(position, state, action):
    """Every outfit that the rules let become of an action: its words, its points, and its points from trends."""
    after, log, _ = position.after(action, state=state)
    for event in game.words.events(log):
        if event.kind == "formed":
            return {tuple(worth(after, event.outfit))}
    return set().union(*(outcomes(position, after, onward) for onward in position.run.legal_actions(after)))


CASES = [
    (2, {}),
    (4, {"trend_wild_colour": 0, "trend_wild_number": 0, "dealt": 12}),
    (3, {"outfit_colours": 1, "trend_two": 1}),
    (2, {"trends": 0, "dealt": 12}),
]


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_the_preview_is_the_best_of_all_that_can_be_made_by_the_rules(seats, options):
    seen = unsure = 0
    for position in games(Case(game, seats, options, games=2)):
        lays = [action for action in position.legal if LAY <= action < RIFF]
        if not lays or seen > 150:
            continue
        previews = position.run.previews(position.sight(position.state.seat), lays)
        assert list(previews) == lays
        for action in lays:
            all_of_it = outcomes(position, position.state, action)
            best = max(points + by_trends for _, points, by_trends in all_of_it)
            numbers = previews[action].numbers
            words, points, by_trends = numbers[: Told.POINTS], numbers[Told.POINTS], numbers[Told.TRENDS]
            assert (words, points, by_trends) in all_of_it
            assert points + by_trends == best
            assert numbers[Told.SURE] == (len(all_of_it) == 1)
            seen += 1
            unsure += len(all_of_it) > 1
    assert seen > 100
    assert unsure > 10


@pytest.mark.rule("RYA-44", "RYA-17")
def test_a_preview_says_name_points_and_trends():
    table = Table("R2 Y3 B4 B2 Y2 R9", "", runways=["Street Casual", "Black Tie", "Fabric First"])
    assert told(table, lay("R2")) == {
        "first": "style:vintage",
        "second": "fabric:lace",
        "third": "item:hat",
        "points": 9,
        "trends": 6,
        "follows": ["runway-street-casual", "runway-fabric-first"],
        "sure": False,
    }
    table.play(lay("R2"), lay("Y2"))
    assert told(table, lay("B2")) == {
        "first": "style:vintage",
        "second": "fabric:denim",
        "third": "item:shirt",
        "points": 6,
        "trends": 5,
        "follows": ["runway-black-tie"],
        "sure": True,
    }


@pytest.mark.rule("RYA-41")
def test_a_wild_card_may_be_any_colour_until_it_is_said():
    table = Table("W2 R3 W4 Y9", "", runways=["Item of the Season", "Full Collection", "Capsule Closet"])
    table.play(lay("W2"), lay("R3"))
    assert told(table, lay("W4"))["third"] == "item:skirt"
    assert not told(table, lay("W4"))["sure"]
    table.play(lay("W4"))
    assert told(table, wear("Y"))["third"] == "item:shirt"
    assert told(table, wear("Y"))["sure"]


def test_nothing_is_told_of_other_actions():
    table = Table("R2 Y3 B4 R5", "", outfits={1: ["R2 Y3 B4"]}, row="R1")
    others = [number for line in table.open if not LAY <= (number := game.words.parse(line)) < RIFF]
    assert len(others) > 1
    assert game.interpreted.previews(table.sight(0), others) == {}


def test_a_preview_changes_nothing_of_what_is_seen():
    sight = Table("W2 R3 W4 Y9", "").play(lay("W2")).sight(0)
    before = bytes(sight)
    for action in range(LAY, RIFF):
        PREVIEWS.rule(sight, action, [0] * PREVIEWS.size)
    assert bytes(sight) == before
