"""The pages in docs/ that are made: they are up to date, and what is not is named with what mends it."""

import shutil

import pytest

from docs import pages
from runabout.games import GAMES


@pytest.fixture(scope="module")
def made():
    """Every page. Some take seconds to make, so they are made once, and not as this file is read."""
    return pages.pages()


@pytest.fixture
def docs(made, tmp_path, monkeypatch):
    """A folder of pages like ours, all up to date."""
    monkeypatch.setattr(pages, "pages", lambda: made)
    shutil.copy(pages.DOCS / "serving.md", tmp_path)
    pages.write(made, tmp_path)
    pages.main(["--check"], tmp_path)
    return tmp_path


def test_the_pages_are_up_to_date(made):
    assert pages.out_of_date(made, pages.DOCS) == []


def test_every_game_of_ours_has_its_pages(made):
    assert {f"{folder}/{name}.md" for folder in ("envs", "rules", "facts") for name in (*GAMES, "README")} | {
        "road-wolf-rolls.md",
        "serving.md",
    } == made.keys()


def test_what_is_changed_missing_or_left_over_is_named_and_mended(docs):
    (docs / "rules" / "road-runner.md").write_text("a word by hand", encoding="utf-8")
    (docs / "facts" / "README.md").unlink()
    (docs / "facts" / "no-game.md").write_text("of old", encoding="utf-8")
    (docs / "road-wolf-rolls.md").unlink()
    text = r"\(facts/README\.md, facts/no-game\.md, road-wolf-rolls\.md, rules/road-runner\.md\): run `make pages`"
    with pytest.raises(SystemExit, match=text):
        pages.main(["--check"], docs)
    assert (docs / "facts" / "no-game.md").exists()
    pages.main([], docs)
    pages.main(["--check"], docs)
    assert not (docs / "facts" / "no-game.md").exists()


def test_words_that_are_not_understood_change_nothing(tmp_path):
    with pytest.raises(SystemExit, match="usage"):
        pages.main(["--chek"], tmp_path)
    assert list(tmp_path.iterdir()) == []
