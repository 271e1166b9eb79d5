"""Ready-made forces in an owner's box in which vehicles cost more: those that no longer fit are not offered."""

import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

DEARER = ("muscle-car", "humvee", "coupe", "dirt-bike")
"""All that the second force of the Runners has."""

PLAY = """
from runabout.core.errors import RunaboutError
from runabout.games import find_game
from runabout.match import Match

match = Match(find_game("road-wolf"), 2, seed=5, options={"mission": "interceptor", "points": "2"})
print([action.text for action in match.legal() if action.verb == "force"])
try:
    match.play("ready-made force 2")
except RunaboutError as refused:
    print(refused)
for force in ("ready-made force 1", "ready-made force 3"):
    taken = match.clone()
    taken.play(force)
    print(taken.state.tokens[match.seat], taken.seat != match.seat)
"""


@pytest.mark.rule("RW-012", "RWA-170")
def test_a_force_of_which_nothing_can_be_paid_for_is_refused_and_the_others_are_taken(tmp_path: Path) -> None:
    lines = (files("runabout.games.road_wolf") / "box.toml").read_text(encoding="utf-8").splitlines()
    dearer = [re.sub("size = [0-9]", "size = 5", line) if line.startswith(DEARER) else line for line in lines]
    box = tmp_path / "road_wolf" / "box.toml"
    box.parent.mkdir()
    box.write_text("\n".join(dearer), encoding="utf-8")
    environment = {**os.environ, "RUNABOUT_DATA": str(tmp_path), "RUNABOUT_INTERPRET": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    offered, refused, *taken = done.stdout.splitlines()
    assert offered == "['ready-made force 1', 'ready-made force 3']"
    assert "RW-012 forbids it" in refused
    assert taken == ["0 True", "0 True"]
