"""What all missions have in common: names, sides, who begins, and where everybody comes in."""

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.road_wolf import game, rules
from runabout.games.road_wolf.actions import ACTIONS, PLACE, PLACE_EDGE
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.mission import Deploys, first_of
from runabout.games.road_wolf.mission_names import NAMES, RULEBOOK
from runabout.games.road_wolf.missions.hooks import MISSIONS
from runabout.games.road_wolf.state import Ask
from runabout.games.road_wolf.telling.missions import mission_blurb, mission_goals, mission_title
from runabout.match import Match
from tests.games.road_wolf.table import Table, begun

SAID = game.words.sayings

TWO_SIDED = [name for name, mission in zip(NAMES, MISSIONS, strict=True) if len(mission.sides) == 2]


@pytest.mark.rule("RW-280")
def test_all_missions_of_the_rulebook_are_there_and_in_its_order():
    assert NAMES[: len(RULEBOOK)] == RULEBOOK
    assert [mission_title(name, SAID).casefold().replace(" ", "-") for name in NAMES] == list(NAMES)
    assert all(mission_blurb(name, SAID).endswith(".") for name in NAMES)
    assert all({"first", "end"} <= mission_goals(name, SAID).keys() for name in NAMES)


@pytest.mark.rule("RWA-113", "RW-022")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("mission", TWO_SIDED)
def test_two_to_six_belong_to_two_sides_by_turns_but_for_the_monsters(mission, seats):
    sides = Table(mission, seats).state.side[:seats].tolist()
    if mission == "monsters":
        assert sides == [0] * (seats - 1) + [1]
    else:
        assert sides == [seat % 2 for seat in range(seats)]


@pytest.mark.parametrize(("mission", "seats", "first"), [("chase", 4, [0, 1]), ("monsters", 4, [0, 3])])
def test_the_first_seat_of_a_side_is_the_lowest(mission, seats, first):
    state = Table(mission, seats).state
    assert [first_of(state, side) for side in range(2)] == first


@pytest.mark.rule("RWA-144", "RW-020")
@pytest.mark.parametrize("mission", TWO_SIDED)
def test_a_seat_of_the_side_that_begins_has_the_first_turn_and_the_dice_say_which(mission):
    begins = MISSIONS[NAMES.index(mission)].begins
    first = set()
    for seed in range(24):
        state = begun(mission, 5, 0, seed).state
        first.add(int(state.first))
    side = Table(mission, 5).state.side
    assert first == {seat for seat in range(5) if begins in (-1, side[seat])}


@pytest.mark.rule("RW-014", "RWA-70", "RWA-139")
@pytest.mark.parametrize("early", [0, 1])
@pytest.mark.parametrize("mission", TWO_SIDED)
def test_everybody_comes_in_where_the_mission_says_and_stands_on_the_board(mission, early):
    rulings = MISSIONS[NAMES.index(mission)]
    state = begun(mission, 3, 1, attackers_deploy=early).state
    chance, out, before_play = Chance.seeded(bytes(32)), np.zeros(ACTIONS, np.int64), set()
    while state.asks == Ask.PLACE and state.round == 0:
        row = int(state.side[state.seat])
        before_play.add(row)
        found = out[: rules.legal(state, out)]
        edges = {int(PLACE_EDGE[place - PLACE]) for place in found}
        if rulings.sides[row].deploys == Deploys.START:
            assert edges == {Edge.START}
        elif rulings.sides[row].deploys == Deploys.OTHER_EDGES:
            assert edges == {Edge.END, Edge.LEFT, Edge.RIGHT}
        elif rulings.sides[row].deploys == Deploys.ANY_EDGE:
            assert edges == {Edge.START, Edge.END, Edge.LEFT, Edge.RIGHT}
        rules.apply(state, int(found[len(found) // 2]), chance, Log())
    expected = {
        row for row, side in enumerate(rulings.sides) if early or side.before_play or side.deploys == Deploys.START
    }
    assert before_play == expected


@pytest.mark.parametrize(
    ("mission", "aims", "marked"),
    [
        ("interceptor", ["escape", "hunt"], set()),
        ("breakout", ["escape", "hunt"], {"big-rig"}),
        ("two-wheel-terror", ["wreck", "hunt"], None),
        ("the-president", ["escape", "take"], {"armored-car"}),
        ("hijackers", ["take", "take"], {"hijackers-truck"}),
        ("monsters", ["survive", "hunt"], set()),
        ("the-wages-of-fear", ["escape", "hunt"], {"explosives-truck"}),
        ("derailed", ["train", "train"], {"engine"}),
    ],
)
def test_the_scene_says_what_each_seat_is_after_and_what_the_mission_turns_on(mission, aims, marked):
    match = Match(game, 2, seed=1, options={"mission": mission}, run=game.interpreted)
    while not any(one["at"] for one in match.scene(0).things.values() if one["owner"] is not None):
        match.play(match.legal()[0])
    scene = match.scene(0)
    goal = scene.decision["goal"]
    kinds = {scene.things[name]["kind"] for name in goal["things"]}
    assert goal["aims"] == aims
    if marked is None:
        assert all(scene.things[name]["born"] is None for name in goal["things"])
        assert len(kinds) > 1
    else:
        assert kinds == marked
    assert all(goal["drive"])
