"""The pages of environments: their examples run, and what was measured is of the rules that the games have."""

import json
import re

import gymnasium
import pytest

from docs.envs import generate
from runabout.envs.names import environment_name, fingerprint
from runabout.games import GAMES, find_game

VERSIONS = {
    "road-runner": ("RoadRunner-v1", "d5ffa8ef"),
    "riverdale": ("Riverdale-v1", "8dedd927"),
    "rummy-runway": ("RummyRunway-v1", "71021be8"),
    "race-2-live": ("Race2Live-v1", "4833f040"),
    "road-wolf": ("RoadWolf-v1", "a4f09785"),
}
"""By game: the name of its environments, and the fingerprint of what that name stands for. Where the fingerprint of a
published name has changed, raise `version` of the game's Observation, unless only words have, and note both here.
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_name_stands_for_the_same_rules_actions_and_cells(name):
    game = find_game(name)
    assert (environment_name(game), fingerprint(game)) == VERSIONS[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_ten_lines_play_a_game(name, monkeypatch):
    page = (generate.FOLDER / f"{name}.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(example.splitlines()) == 10
    # As plain Python and with short games: there is nothing to compile first.
    quick = {"turn_limit": 20} if "turn_limit" in {one.name for one in find_game(name).options} else {}
    make = gymnasium.make
    monkeypatch.setattr(gymnasium, "make", lambda *given, **more: make(*given, options=quick, compiled=False, **more))
    names = {}
    exec(compile(example, f"{name}.md", "exec"), names)
    assert names["terminated"]
    assert 0 <= names["reward"] <= 1


def test_figures_of_other_rules_are_refused():
    game = find_game("riverdale")
    measured = json.loads(generate.MEASURED.read_text(encoding="utf-8"))
    assert generate.measured_of(game, measured)["seats"] == 4
    measured["riverdale"]["rules"] += 1
    with pytest.raises(ValueError, match=r"python -m docs\.envs\.measure riverdale"):
        generate.measured_of(game, measured)
    with pytest.raises(ValueError, match="not of version"):
        generate.measured_of(game, {})


def test_every_action_is_in_one_row():
    for name in GAMES:
        game = find_game(name)
        rows = [re.match(r"\| (\d+)(?: to (\d+))? \|", line) for line in generate.actions(game)]
        spans = [(int(found[1]), int(found[2] or found[1])) for found in rows if found]
        numbers = [number for first, last in spans for number in range(first, last + 1)]
        assert numbers == list(range(game.actions))
