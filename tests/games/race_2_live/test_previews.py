"""The previews of directions and lanes: every way that the rules let a move take, and no other."""

import pytest

from runabout.games.race_2_live import game
from runabout.games.race_2_live.facts import SURVIVORS
from runabout.games.race_2_live.previews import WAYS_MOST
from runabout.games.race_2_live.state import BACKWARD, LANE, STOP, Phase
from runabout.testing import Case
from runabout.testing.laws.case import games
from tests.games.race_2_live.table import Survivor, Table


def told(table, line):
    """The preview of an open action, as data."""
    number = game.words.parse(line)
    return game.interpreted.previews(table.sight(table.state.seat), [number])[number].plain


def walks(position, state, action, roll=0, spaces=(), rescued=frozenset()):
    """Every walk that the rules let become of an action: with which roll, to which space, and whom it rescues."""
    after, log, _ = position.after(action, state=state)
    for event in game.words.events(log):
        if event.kind == "rolled":
            roll = event.steps
        elif event.kind == "stepped":
            spaces = (*spaces, event.plain["space"])
        elif event.kind == "rescued":
            rescued = rescued | {event.plain["other"]}
    if after.phase == Phase.FORK:
        for more in position.run.legal_actions(after):
            yield from walks(position, after, more, roll, spaces, rescued)
    else:
        yield roll, spaces[-1] if spaces else "", rescued


def best(found):
    """Of walks to the same space, those that rescue no fewer than another of them."""
    return {one for one in found if not any(one[:2] == other[:2] and one[2] < other[2] for other in found)}


CASES = [
    (4, {"difficulty": 2}),
    (3, {"lanes": 4, "map": 7, "columns": 20, "backward_short": 1}),
    (2, {"move_up_to": 1, "difficulty": 1, "columns": 12, "map": 1}),
]


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
@pytest.mark.rule("RLA-20", "RL-024", "RLA-11", "RLA-18", "RLA-19", "RLA-41")
def test_the_ways_told_are_those_that_the_rules_let_a_move_take(seats, options):
    compared = rescuing = lanes = 0
    for position in games(Case(game, seats, options, games=3)):
        state = position.state
        if state.over or state.phase not in (Phase.TURN, Phase.FORK) or compared > 250:
            continue
        actions = [action for action in position.legal if action <= BACKWARD or LANE <= action < STOP]
        previews = position.run.previews(position.sight(state.seat), actions)
        assert list(previews) == actions
        for action in actions:
            found = best(set(walks(position, state, action, int(state.steps))))
            roll = next(iter(found))[0]
            ways = [way for way in previews[action].plain["ways"] if roll in way["rolls"]]
            ends = [(roll, way["spaces"][-1] if way["spaces"] else "", frozenset(way["rescues"])) for way in ways]
            assert len(set(ends)) == len(ends)
            assert set(ends) == found
            compared += 1
            lanes += action > BACKWARD
            rescuing += any(rescued for _, _, rescued in found)
    assert compared > 100
    assert lanes > 20
    assert rescuing > 0 or seats < 4


def test_a_direction_says_with_which_rolls_what_may_come():
    tokens = {"4/2": "horde", "6/1": "pack 1"}
    table = Table(Survivor("2 3", "3/1"), Survivor("6", "5/1", "suspended"), tokens=tokens)
    found = told(table, "forward")
    assert found["may_meet"] == ["1", "2", "3", "4", "5", "6"]
    assert found["must_meet"] == ["3", "4", "5", "6"]  # by lane 1 no further than to the pack
    assert found["may_rescue"] == ["2", "3", "4", "5", "6"]
    assert found["home"] == []
    by_lane_1 = next(way for way in found["ways"] if way["spaces"][-1] == "space:6:1")
    assert by_lane_1 == {
        "spaces": ["space:4:1", "space:5:1", "space:6:1"],
        "rolls": [3, 4, 5, 6],
        "rescues": [SURVIVORS[1]],
        "token": True,
        "home": False,
    }


@pytest.mark.rule("RLA-19")
def test_surplus_steps_lead_home_as_well():
    found = told(Table(Survivor("2 3", "10/2"), Survivor("6")), "forward")
    assert found["home"] == ["2", "3", "4", "5", "6"]


def test_of_a_lane_the_ways_are_told_that_use_up_the_roll():
    table = Table(Survivor("2 3", "0/2"), Survivor("6")).play("forward", gives="roll 5")
    (one,) = told(table, "take lane 3")["ways"]
    assert one["spaces"] == [f"space:{column}:3" for column in range(1, 6)]
    assert one["rolls"] == [5]
    assert [way["spaces"][-1] for way in told(table, "take lane 2")["ways"]] == ["space:5:2", "space:5:3"]


@pytest.mark.rule("RLA-41", "RLA-53")
@pytest.mark.parametrize(("short", "rolls"), [(0, [2, 3, 4, 5, 6]), (1, [2])])
def test_back_past_the_start_is_told_as_the_table_agreed(short, rolls):
    found = told(Table(Survivor("2 3", "2/2"), Survivor("6"), backward_short=short), "backward")
    assert [way["rolls"] for way in found["ways"] if way["spaces"][-1:] == ["space:0:2"]] == [rolls]
    assert [way["rolls"] for way in found["ways"] if not way["spaces"]] == ([[3, 4, 5, 6]] if short else [])


def test_of_other_decisions_there_is_nothing_to_tell():
    table = Table(Survivor("2 3", packs=[1]), Survivor("4"), discards="5")
    number = game.words.parse("use pack 1 on Briar")
    assert game.interpreted.previews(table.sight(0), [number]) == {}


def test_where_every_lane_leads_to_those_beside_it_all_ends_are_told():
    """Three wait in one column, and each way passes one of them: to one space lead ways that rescue different ones."""
    links = "1-1 1-2 2-1 2-2 2-3 3-2 3-3 3-4 4-3 4-4"
    ways = (
        "2-1 2-2 2-3",
        links.removesuffix(" 4-3 4-4"),
        *[links] * 9,
        "1-1 1-2 2-1 2-2 2-3 3-2 3-3 4-3",
        "1-2 2-2 3-2",
    )
    waiting = [Survivor("5", at, "suspended") for at in ("4/1", "4/2", "4/3")]
    found = told(Table(Survivor("2 3", "3/2"), *waiting, ways=ways, lanes=4), "forward")
    by_end = {}
    for way in found["ways"]:
        by_end.setdefault(way["spaces"][-1], []).append(frozenset(way["rescues"]))
    assert {len(way["spaces"]) for way in found["ways"]} == {1, 2, 3, 4, 5, 6}
    assert set(by_end["space:6:2"]) == {frozenset({name}) for name in SURVIVORS[1:]}
    assert all(len(set(rescues)) == len(rescues) for rescues in by_end.values())
    assert len(found["ways"]) <= WAYS_MOST
