"""The page on environments: what it shows runs, and its figures are those of the games."""

import re
from pathlib import Path

import pytest

from runabout.games import GAMES, find_game

PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_its_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for example in EXAMPLES:
        exec(compile(example, "envs.md", "exec"), {})
        told.append(capsys.readouterr().out)
    first, second = told
    assert sum(float(wins) for wins in re.findall(r"\d+\.?\d*", first)) >= 100
    assert len(second.splitlines()) == len(find_game("riverdale").observation.slices)


@pytest.mark.parametrize("name", GAMES)
def test_it_has_the_number_of_cells_of_each_game(name: str) -> None:
    game = find_game(name)
    title = game.title.removeprefix("Running Round ").replace(" ", r"\s")
    assert re.search(rf"{title} (has )?{game.observation.size}\b", PAGE)
