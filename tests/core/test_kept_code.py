"""Where compiled rules are kept: a folder for each game and each state of its sources."""

import os
import subprocess
import sys
import time
from importlib import metadata

import pytest

from runabout.core.game import INTERPRET
from runabout.core.kept_code import KEPT_FOLDERS, cache_folder, sources_in


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """An empty folder for compiled code, in use by this process."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("RUNABOUT_CACHE", str(folder))
    return folder


def sources(folder, *texts):
    """Source files with these texts."""
    paths = [folder / f"source_{i}.py" for i in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


def test_folder_is_made_where_the_environment_says(cache, tmp_path):
    folder = cache_folder("hop", sources(tmp_path, "a", "b"))
    assert folder.parent == cache / "compiled"
    assert folder.is_dir()
    assert folder.name.startswith("hop-")


def test_folder_is_in_the_users_cache_without_a_word_from_the_environment(tmp_path, monkeypatch):
    monkeypatch.delenv("RUNABOUT_CACHE", raising=False)
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path / name)
    assert cache_folder("hop", []).parent == tmp_path / "runabout" / "compiled"


def test_same_sources_have_the_same_folder_in_whatever_order_they_come(cache, tmp_path):
    paths = sources(tmp_path, "a", "b")
    assert cache_folder("hop", paths) == cache_folder("hop", [*reversed(paths), paths[0]])


@pytest.mark.parametrize("changed", [("a", "c"), ("ab", ""), ("b", "a"), ("a", "b\n")], ids=ascii)
def test_change_in_any_source_gives_another_folder(cache, tmp_path, changed):
    before = cache_folder("hop", sources(tmp_path, "a", "b"))
    assert cache_folder("hop", sources(tmp_path, *changed)) != before


@pytest.mark.parametrize("package", ["numba", "llvmlite", "numpy"])
def test_another_version_of_a_compiler_gives_another_folder(cache, monkeypatch, package):
    before = cache_folder("hop", [])
    known = metadata.version
    monkeypatch.setattr(metadata, "version", lambda name: "999.0" if name == package else known(name))
    assert cache_folder("hop", []) != before


def test_sources_are_every_file_below_a_folder_but_caches(tmp_path):
    for name in ("a.py", "deep/er/board.json", "__pycache__/a.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert sorted(sources_in(tmp_path)) == [tmp_path / "a.py", tmp_path / "deep" / "er" / "board.json"]


def age(folder, seconds):
    past = time.time() - seconds
    os.utime(folder, (past, past))


def test_only_the_most_recently_used_folders_of_a_game_are_kept(cache, tmp_path):
    made = [cache_folder("hop", sources(tmp_path, str(i))) for i in range(KEPT_FOLDERS)]
    for i, folder in enumerate(made):
        (folder / "code.nbc").touch()
        age(folder, 1000 - i)
    assert cache_folder("hop", sources(tmp_path, "0")) == made[0]  # used again, and so the newest
    newest = cache_folder("hop", sources(tmp_path, "new"))
    assert {path.name for path in (cache / "compiled").iterdir()} == {
        path.name for path in (made[0], *made[2:], newest)
    }
    assert (made[0] / "code.nbc").exists()


def test_folders_of_other_games_and_other_things_are_never_pruned(cache, tmp_path):
    others = [cache / "compiled" / name for name in ("hop-home-" + "0" * 20, "ho-" + "0" * 20, "hop-notes", "hopping")]
    for other in others:
        other.mkdir(parents=True)
        age(other, 10**6)
    for i in range(KEPT_FOLDERS + 2):
        cache_folder("hop", sources(tmp_path, str(i)))
    assert all(other.is_dir() for other in others)
    assert len(list((cache / "compiled").glob("hop-*"))) == KEPT_FOLDERS + 2


def test_what_is_kept_is_known_without_loading_the_compiler(cache):
    asked = """
import sys
from runabout.bots import seat_bot
from runabout.games import find_game
print(seat_bot(find_game("road-runner"), "hard", bytes(32)).is_kept, "numba" in sys.modules)
"""
    env = {name: value for name, value in os.environ.items() if name != INTERPRET}
    found = subprocess.run([sys.executable, "-c", asked], env=env, capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "False"]
