"""Ready-made forces in an owner's box in which vehicles cost more: those that no longer fit are not offered."""

import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

DEARER = ("muscle-car", "humvee", "coupe", "dirt-bike")
"""All that the first force of the Runners has."""

PLAY = """
from runabout.core.errors import RunaboutError
from runabout.games import find_game
from runabout.match import Match

match = Match(find_game("road-wolf"), 2, seed=5, options={"mission": "interceptor", "points": "2"})
print([action.text for action in match.legal() if action.verb == "force"])
try:
    match.play("ready-made force 1")
except RunaboutError as refused:
    print(refused)
for force in ("ready-made force 2", "ready-made force 3"):
    taken = match.clone()
    taken.play(force)
    print(taken.state.tokens[match.seat], taken.seat != match.seat)
"""


def in_a_box(folder: Path, box: str, program: str) -> subprocess.CompletedProcess[str]:
    """A program that is run where the owner's box is this file; the folder is for it."""
    file = folder / "road_wolf" / "box.toml"
    file.parent.mkdir()
    file.write_text(box, encoding="utf-8")
    environment = {**os.environ, "RUNABOUT_DATA": str(folder), "RUNABOUT_INTERPRET": "1"}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, timeout=600
    )


@pytest.mark.rule("RW-012", "RWA-170")
def test_a_force_of_which_nothing_can_be_paid_for_is_refused_and_the_others_are_taken(tmp_path: Path) -> None:
    lines = (files("runabout.games.road_wolf") / "box.toml").read_text(encoding="utf-8").splitlines()
    dearer = [re.sub("size = [0-9]", "size = 5", line) if line.startswith(DEARER) else line for line in lines]
    done = in_a_box(tmp_path, "\n".join(dearer), PLAY)
    assert done.returncode == 0, done.stderr
    offered, refused, *taken = done.stdout.splitlines()
    assert offered == "['ready-made force 2', 'ready-made force 3']"
    assert "RW-012 forbids it" in refused
    assert taken == ["0 True", "0 True"]


DEAR = """
from runabout.games import find_game
from runabout.match import Match

for seats in (2, 6):
    match = Match(find_game("road-wolf"), seats, seed=5, options={"mission": "duel", "points": "2"})
    print(match.state.points.tolist()[:seats], [len(match.legal()) > 0])
"""


@pytest.mark.rule("RWA-137")
def test_everybody_can_pay_for_the_cheapest_vehicle_of_an_owners_box(tmp_path: Path) -> None:
    text = (files("runabout.games.road_wolf") / "box.toml").read_text(encoding="utf-8")
    done = in_a_box(tmp_path, re.sub(r"(?m)^([a-z0-9-]+ = .*)size = [123],", r"\1size = 4,", text), DEAR)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{[4] * seats} [True]" for seats in (2, 6)]
