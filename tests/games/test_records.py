"""Every recorded game is the story it tells, and replays to the same bytes."""

from functools import cache
from importlib import import_module

import pytest

from runabout.games import GAMES
from runabout.match import dumps
from tests.games.recorded import recorded

STORIES = {name: import_module(f"tests.games.{name.replace('-', '_')}.stories") for name in GAMES}
RECORDS = [(game, name) for game, stories in STORIES.items() for name in stories.STORIES]


@cache
def played(game, name):
    """The story, as it is played; once for both tests."""
    return STORIES[game].STORIES[name].played()


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_a_record_is_the_story_it_tells_to_the_letter(game, name):
    # After a change to a story: python -m tests.games.road_runner.stories, or whichever game's it is
    stories = STORIES[game]
    text = (stories.FOLDER / f"{name}.run").read_text(encoding="utf-8")
    assert text == dumps(played(game, name))


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_a_record_replays_to_the_same_bytes(game, name):
    again = recorded(STORIES[game].FOLDER / f"{name}.run")
    assert bytes(again.state) == bytes(played(game, name).state)
    assert dumps(again) == dumps(played(game, name))


@pytest.mark.parametrize("game", GAMES)
def test_every_record_has_its_story(game):
    stories = STORIES[game]
    assert {path.stem for path in stories.FOLDER.glob("*.run")} == set(stories.STORIES)
