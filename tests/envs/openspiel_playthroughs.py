"""Games recorded by OpenSpiel, one for each: what its API tells at each node. Write them again after a change of rules:

    python -m tests.envs.openspiel_playthroughs

The tensors are left out: they are the observations' texts once more, in other words.
"""

from __future__ import annotations

import re
from pathlib import Path

from absl import flags

from runabout.envs import openspiel

FOLDER = Path(__file__).with_name("playthroughs")

PLAYED = {
    "road-runner": "seats=3,turn_limit=12",
    "riverdale": "seats=2,turn_limit=12",
    "rummy-runway": "seats=2,rounds=1,round_turn_limit=4",
    "race-2-live": "seats=1,turn_limit=20",
    "road-wolf": "seats=2,round_limit=1",
}
TENSOR = re.compile(r"^(ObservationTensor\(\d\)\..*|[ ◯◉]+)\n", re.MULTILINE)


def recorded(name: str) -> str:
    """A game of that name, as OpenSpiel records it."""
    openspiel.register()
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    from open_spiel.python.algorithms import generate_playthrough

    known = f"runabout_{name.replace('-', '_')}({PLAYED[name]})"
    told = generate_playthrough.playthrough(known, None, seed=1)
    return TENSOR.sub("", told).rstrip("\n") + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in PLAYED:
        (FOLDER / f"{one}.txt").write_text(recorded(one), encoding="utf-8", newline="\n")
