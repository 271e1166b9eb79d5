"""A mission is one file: what it must say, the error where it does not, and that an eleventh costs no more."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import runabout
from runabout.core.errors import BadGame
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.mission import Deploys, Mission, Side
from runabout.games.road_wolf.mission_check import checked
from runabout.games.road_wolf.mission_names import NAMES, RULEBOOK
from runabout.games.road_wolf.missions.hooks import MISSIONS
from runabout.games.road_wolf.missions.interceptor import MISSION
from runabout.games.road_wolf.ready_forces import HUNTERS, RUNNERS

RUNNERS_SIDE, HUNTERS_SIDE = MISSION.sides


@pytest.mark.rule("RW-280", "RWA-114")
def test_the_ten_missions_of_the_rulebook_come_first_and_then_the_duel() -> None:
    assert NAMES == RULEBOOK
    assert len(NAMES) == 11


@pytest.mark.parametrize("name", NAMES)
def test_every_mission_is_as_a_mission_must_be(name: str) -> None:
    assert checked(name, MISSIONS[NAMES.index(name)]) is MISSIONS[NAMES.index(name)]


def with_side(**changes: object) -> Mission:
    return replace(MISSION, sides=(replace(RUNNERS_SIDE, **changes), HUNTERS_SIDE))


WRONG = [
    (None, "missions/a_raid.py: MISSION: expected a Mission; None came"),
    (replace(MISSION, sides=()), "sides: expected two, or one that stands for every seat by itself"),
    (replace(MISSION, sides=("Runners", "Hunters")), "sides: expected two"),
    (replace(MISSION, begins=2), "begins: expected 0 or 1, one of two sides, or -1 for none; 2 came"),
    (replace(MISSION, sides=(RUNNERS_SIDE,), begins=0), "begins: expected 0 or 1"),
    (replace(MISSION, alone=-2), "alone: expected 0 or 1"),
    (replace(MISSION, ends=print), "ends: expected a @rule; <built-in function print> came"),
    (replace(MISSION, hear=None), "hear: expected a @rule; None came"),
    (with_side(points=15), "side 'runners': points: expected 0, for what the table agrees on, to 14; 15 came"),
    (with_side(must=(VehicleKind.GONDOLA,)), "side 'runners': must: expected vehicles that can be bought; 'gondola'"),
    (with_side(kinds=(VehicleKind.ENGINE,)), "side 'runners': kinds: expected vehicles that can be bought"),
    (with_side(kinds=()), "side 'runners': kinds: expected at least one kind"),
    (
        with_side(points=4, must=(VehicleKind.BIG_RIG,)),
        "side 'runners': must: expected vehicles for 4 points at most; ['big-rig']",
    ),
    (with_side(name=" "), "side ' ': name: expected the name of a side or of a ready-made force; ' ' came"),
    (
        with_side(forces=(replace(RUNNERS[0], name=7), *RUNNERS[1:])),
        "side 'runners': name: expected the name of a side or of a ready-made force; 7 came",
    ),
    (with_side(forces=RUNNERS[:2]), "side 'runners': forces: expected 3 ready-made ones"),
    (
        with_side(kinds=(VehicleKind.BIG_RIG,)),
        f"side 'runners': '{RUNNERS[0].name}': expected a vehicle that the side may buy",
    ),
    (
        with_side(forces=(replace(RUNNERS[0], tokens=(Token.GUNNER,)), *RUNNERS[1:])),
        f"side 'runners': '{RUNNERS[0].name}': expected some gear among its tokens",
    ),
]


@pytest.mark.parametrize(("found", "told"), WRONG, ids=[told[:60] for _, told in WRONG])
def test_a_file_with_a_fault_is_named_together_with_the_fault(found: object, told: str) -> None:
    with pytest.raises(BadGame) as fault:
        checked("a-raid", found)
    assert "missions/a_raid.py" in str(fault.value)
    assert told in str(fault.value)
    assert "cannot be played until it is put right" in str(fault.value)


def test_a_side_without_tokens_needs_no_gear() -> None:
    bare = Side("cops", Deploys.ANY_EDGE, tuple(replace(force, tokens=()) for force in HUNTERS), tokens=False)
    assert checked("a-raid", replace(MISSION, sides=(RUNNERS_SIDE, bare)))


STAMPEDE = '''
"""Stampede: whoever has a vehicle off the END first."""

from runabout.core.rule import rule
from runabout.games.road_wolf.jobs import News
from runabout.games.road_wolf.mission import Deploys, Mission, Side, escapes, nobody_wins, winners
from runabout.games.road_wolf.ready_forces import RUNNERS
from runabout.games.road_wolf.state import State


@rule
def hear(state, v, news, detail, chance, log):
    if news == News.LEFT and escapes(state, v, detail) and state.notes[0] == 0:
        state.notes[0] = 1 + state.side[state.owner[v]]


@rule
def ends(state):
    if state.notes[0] == 0:
        return False
    winners(state, state.notes[0] - 1)
    return True


MISSION = Mission(
    sides=(Side("herd", Deploys.START, RUNNERS),),
    hear=hear,
    ends=ends,
    score_at_round_limit=nobody_wins,
)
'''

PLAY = """
from runabout.games import find_game
from runabout.match import Match
from runabout.bots import seat_bot

match = Match(find_game("road-wolf"), 2, seed=5, options={"mission": "stampede", "points": 2})
bots = [seat_bot(match.game, "greedy", bytes([seat]) * 32) for seat in range(2)]
while not match.over:
    match.play(bots[match.seat].choose(match.sight(match.seat)))
print(match.scene(0).settings["mission"], match.plan().note, match.outcome().reason, sep="; ")
"""


def test_another_mission_costs_one_file(tmp_path: Path) -> None:
    home = Path(runabout.__file__).parent
    shutil.copytree(home, tmp_path / "runabout", ignore=shutil.ignore_patterns("__pycache__", "page"))
    missions = tmp_path / "runabout" / "games" / "road_wolf" / "missions"
    (missions / "stampede.py").write_text(STAMPEDE, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "RUNABOUT_INTERPRET": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "stampede; Stampede; as the mission says (RW-280)"
