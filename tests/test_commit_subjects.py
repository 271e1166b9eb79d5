"""scripts/check-subjects finds a first line that is too long or not imperative, in any kind of clone."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "check-subjects"


def loaded():
    loader = SourceFileLoader("check_subjects", str(SCRIPT))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module


CHECK = loaded()


@pytest.mark.parametrize(
    "subject",
    [
        "Ask escapes in order round the table",
        "Pass",
        "Press the button once",
        "Match names without case",
        "Process nothing twice",
        "State what is expected",
        "Turn the map",
        "Bring Node from the registry",
        "Re-read a table before it is shown",
        "Use what the seat sees",
        "Focus the first card",
        "Add" + " things" * 9 + " there",
    ],
)
def test_an_imperative_line_is_right(subject):
    assert len(subject) <= CHECK.LONGEST
    assert CHECK.faults(subject) == []


@pytest.mark.parametrize(
    ("subject", "told"),
    [
        ("Add " + "x" * 69, "it has 73 characters"),
        ("Add a thing.", "full stop"),
        ("Decisions: evaluation, candidates", 'begins with "Decisions:"'),
        ("add a thing", 'begins with "add"'),
        ("`play` prints its examples", "begins with"),
        ("Adds a thing", 'begins with "Adds"'),
        ("Added a thing", 'begins with "Added"'),
        ("Adding a thing", 'begins with "Adding"'),
        ("The train's jobs have one name each", 'begins with "The"'),
        ("Whoever looks at a table finds it", 'begins with "Whoever"'),
        ("What is drawn is drawn in one place", 'begins with "What"'),
        ("Table reads the clock", 'begins with "Table"'),
        ("Server stops in good order", 'begins with "Server"'),
        ("", "begins with"),
    ],
)
def test_a_line_that_is_not_right_is_told_why(subject, told):
    assert any(told in fault for fault in CHECK.faults(subject))


@pytest.fixture
def project(tmp_path):
    """A repository with the script and two commits, the second with a bad first line."""
    folder = tmp_path / "project"
    (folder / "scripts").mkdir(parents=True)
    shutil.copy(SCRIPT, folder / "scripts")
    git(folder, "init", "--quiet")
    for subject in ("Begin", "Adds what is bad"):
        (folder / "file").write_text(subject)
        git(folder, "add", ".")
        git(folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", subject)
    return folder


def git(folder, *arguments):
    subprocess.run(["git", "-C", folder, *arguments], check=True, capture_output=True)


def check(folder, *arguments):
    line = [sys.executable, folder / "scripts" / "check-subjects", *arguments]
    return subprocess.run(line, capture_output=True, text=True, check=False)


def test_a_planted_bad_subject_fails(project):
    done = check(project, "HEAD~1..HEAD")
    assert done.returncode == 1
    assert 'Adds what is bad\n    it begins with "Adds"' in done.stderr
    assert check(project, "HEAD~1").returncode == 0


def test_a_planted_bad_subject_fails_in_a_shallow_clone(project, tmp_path):
    git(tmp_path, "clone", "--quiet", "--depth", "1", f"file://{project}", "shallow")
    done = check(tmp_path / "shallow")
    assert done.returncode == 1
    assert "Adds what is bad" in done.stderr


def test_another_history_and_a_source_archive_are_not_checked(project):
    told = "  no history of this project is here; nothing was checked\n"
    assert (check(project).returncode, check(project).stdout) == (0, told)
    shutil.rmtree(project / ".git")
    assert (check(project).returncode, check(project).stdout) == (0, told)
