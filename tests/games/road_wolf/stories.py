"""The games in recorded/, told by what happens; `python -m tests.games.road_wolf.stories` writes them anew."""

from __future__ import annotations

from pathlib import Path

from runabout.match import dumps
from tests.games.road_wolf.stories_of_missions import MISSIONS
from tests.games.road_wolf.stories_of_rules import RULES
from tests.games.road_wolf.storytelling import Story

FOLDER = Path(__file__).parent / "recorded"

STORIES: dict[str, Story] = {**MISSIONS, **RULES}


def write() -> None:
    """Write every story's record."""
    FOLDER.mkdir(exist_ok=True)
    for name, story in STORIES.items():
        (FOLDER / f"{name}.run").write_text(dumps(story.played()), encoding="utf-8")


if __name__ == "__main__":
    write()
