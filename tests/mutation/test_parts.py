"""Which faults a run takes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.mutation import equivalent, watch
from scripts.mutation.parts import LEAST, PARTS, TOTAL, Part, sample, shares
from scripts.mutation.trial import Profile

ROOT = Path(__file__).resolve().parents[2]


def test_every_part_gets_its_least_and_the_largest_more():
    counts = shares(ROOT, TOTAL)
    assert min(counts.values()) >= LEAST == 50
    assert max(counts, key=counts.__getitem__) == "road_wolf"
    assert counts["road_wolf"] >= 180
    assert sum(counts.values()) >= 400


def test_every_game_is_a_part():
    folders = {path.parent.name for path in ROOT.glob("src/runabout/games/*/RULES.md")}
    assert {part.name for part in PARTS} == {"core", *folders}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_what_a_part_names_is_there(part):
    assert part.files(ROOT)
    assert all((ROOT / place).exists() for place in (part.sources, *part.tests))


def test_the_tests_of_the_parts_can_be_read_in_the_way_in_which_faults_are_tried():
    tests = dict.fromkeys(test for part in PARTS for test in part.tests)
    command = [sys.executable, "-m", "pytest", *watch.PYTEST, "--collect-only", *tests]
    as_python = os.environ | {"RUNABOUT_INTERPRET": "1"}
    read = subprocess.run(command, check=False, cwd=ROOT, env=as_python, capture_output=True, text=True)
    assert read.returncode == 0, read.stdout[-2000:] + read.stderr[-2000:]


def test_a_seed_draws_the_same_faults_again_and_another_seed_others():
    part = next(part for part in PARTS if part.name == "core")
    first = sample(ROOT, part, 1, 20)
    assert sample(ROOT, part, 1, 20) == first
    assert len(set(first)) == 20
    assert sample(ROOT, part, 2, 20) != first


def test_a_place_is_drawn_once_and_a_small_part_gives_what_it_has(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("def g(a, b):\n    return a < b\n")
    faults = sample(tmp_path, Part("small", "src", ()), 1, 50)
    assert len(faults) == 1  # `<`, in one of its two ways


def test_tests_that_run_a_line_come_first_and_the_quickest_of_them_before_the_others(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("def g(a, b):\n    return a < b\n\nX = 3\n")
    inside, outside = sample(tmp_path, Part("small", "src", ()), 3, 2)
    if not inside.function:
        inside, outside = outside, inside
    cost = {"t.py::slow": 3.0, "t.py::quick": 1.0, "u.py::other": 0.5, "v.py::by_fixture": 2.0}
    profile = Profile(cost, {"src/a.py": {"2": ["t.py::slow", "t.py::quick", "v.py"]}})
    assert [list(tests) for tests in profile.rounds(inside)] == [
        ["t.py::quick", "v.py::by_fixture", "t.py::slow"],
        ["u.py::other"],
    ]
    assert [len(tests) for tests in profile.rounds(outside)] == [4]


def test_each_fault_that_is_named_as_equivalent_can_still_be_had():
    assert equivalent.outdated(ROOT, equivalent.read()) == []


def test_an_equivalent_fault_whose_source_has_changed_is_noticed(tmp_path):
    (tmp_path / "a.py").write_text("def g(a, b):\n    return a < b\n")
    one = equivalent.Equivalent("a.py", "g", "return a < b", "return a <= b", "They differ.")
    assert equivalent.outdated(tmp_path, [one]) == []
    wrong = [one._replace(was="return b < a"), one._replace(function="f"), one._replace(becomes="return a == b")]
    wrong += [one._replace(file="b.py"), one._replace(reason=" ")]
    assert [len(equivalent.outdated(tmp_path, [entry])) for entry in wrong] == [1] * 5


def test_an_equivalent_fault_may_be_in_a_function_that_returns_0_already(tmp_path):
    # A bug: the lines that differ were looked for where none do, since 0 in place of 0 changes nothing.
    (tmp_path / "a.py").write_text("def g(a) -> int:\n    return 0\n")
    one = equivalent.Equivalent("a.py", "g", "return 0", "return 1", "Nobody asks.")
    assert equivalent.outdated(tmp_path, [one]) == []


def test_an_entry_that_lacks_something_is_refused(tmp_path):
    (tmp_path / "equivalent.toml").write_text('[[fault]]\nfile = "a.py"\n')
    with pytest.raises(ValueError, match="entry 1: give file, function, was, becomes, reason"):
        equivalent.read(tmp_path / "equivalent.toml")
