"""The page on environments: what it shows runs, and its figures are those of the games."""

import re
import runpy
from pathlib import Path

import pytest

from runabout.games import GAMES, find_game

PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_its_examples_run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = []
    for number, example in enumerate(EXAMPLES):
        file = tmp_path / f"example_{number}.py"  # a rule is compiled from a file
        file.write_text(example, encoding="utf-8")
        runpy.run_path(str(file))
        told.append(capsys.readouterr().out)
    batch, slices, histories, beside, shaped, vector, agents, openspiel, own_rule = told
    assert sum(numbers_in(batch)) >= 100
    assert len(slices.splitlines()) == len(find_game("riverdale").observation.slices)
    assert numbers_in(histories)[:2] == [16, 100]
    assert beside.startswith("(600, 485) ")
    assert beside.endswith(" True\n")
    assert sorted(round(one, 5) for one in numbers_in(shaped)) == [0, 1]
    assert 0 <= float(vector) < 0.2  # greedy bots win nearly all games of those who play at random
    assert agents.count("seat_") == 4
    assert len(numbers_in(openspiel)) == 2
    counted = numbers_in(own_rule)
    assert counted[:4] == counted[4:] > [0] * 4


def numbers_in(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+\.?\d*", text)]


@pytest.mark.parametrize("name", GAMES)
def test_it_has_the_number_of_cells_of_each_game(name: str) -> None:
    game = find_game(name)
    title = game.title.removeprefix("Running Round ").replace(" ", r"\s")
    assert re.search(rf"{title} (has )?{game.observation.size}\b", PAGE)
