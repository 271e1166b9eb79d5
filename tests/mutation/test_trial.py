"""Faults tried on a small tree: a weak test lets one pass, and the tree stays as it is."""

import hashlib
import subprocess

import pytest

from scripts.mutation.changes import Source, changes
from scripts.mutation.parts import Part
from scripts.mutation.trial import Bench, NotReady

RULES = '''"""Rules of a game that is none."""

LEVELS = (1, 2)


def is_open(gate: int) -> bool:
    return gate > 3


def steps(way: int) -> int:
    number = 0
    while way > 0:
        number += 1
        way -= 2
    return number


def unseen(way: int) -> int:
    return way + 1
'''

TESTS = """from runabout.rules import LEVELS, is_open, steps


def test_a_gate_is_open_or_shut():
    assert is_open(9)
    assert not is_open(0)


def test_steps():
    assert [steps(way) for way in range(5)] == [0, 1, 1, 2, 2]


def test_levels():
    assert LEVELS == (1, 2)
"""

PART = Part("small", "src/runabout", ("tests",))


@pytest.fixture
def tree(tmp_path):
    root = tmp_path / "tree"
    for name, text in {
        "src/runabout/__init__.py": "",
        "src/runabout/rules.py": RULES,
        "tests/test_rules.py": TESTS,
        "pyproject.toml": '[tool.pytest]\npythonpath = ["."]\naddopts = ["--import-mode=importlib"]\n',
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    return root


def digest(root):
    found = hashlib.sha256()
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        found.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def faults(root, **wanted):
    """The faults of the small game that become one of these texts, by line."""
    source = Source(root, "src/runabout/rules.py")
    lines = {line: number for number, line in enumerate(RULES.splitlines(), 1)}
    places = {(lines[line], text) for line, text in wanted.items()}
    return [one for one in changes(source) if (one.line, one.text) in places]


def test_a_weak_test_lets_a_fault_pass_and_others_are_caught_by_a_test_a_limit_or_reading(tree, tmp_path):
    before = digest(tree)
    wanted = {
        "    return gate > 3": ">=",  # no test stands at the gate
        "    while way > 0:": ">=",  # one step too many
        "        way -= 2": "+=",  # it never ends
        "LEVELS = (1, 2)": "3",  # run as the file is read
        "    return way + 1": "-",  # run by no test
    }
    tried = faults(tree, **wanted)
    bench = Bench(tree, PART, tmp_path / "kept")
    verdicts = {one.change.text: (one.outcome, one.test) for one in bench.verdicts(tried[:1], 1)}
    found = list(bench.verdicts(tried, 2))
    assert [one.change for one in found] == tried
    told = {(one.change.line, one.change.text): (one.outcome, one.test.partition("::")[2]) for one in found}
    assert sorted(told.values()) == [
        ("failed", "test_levels"),
        ("failed", "test_steps"),
        ("passed", ""),
        ("passed", ""),
        ("time", "test_steps"),
    ]
    assert {change for change, (outcome, _) in told.items() if outcome == "passed"} == {(7, ">="), (19, "-")}
    assert len(verdicts) == 1
    assert digest(tree) == before
    assert len(list((tmp_path / "kept").iterdir())) == 1, "the profile of the tests is kept"


def test_a_fault_that_keeps_a_conftest_from_being_read_is_caught(tree, tmp_path):
    (tree / "tests" / "conftest.py").write_text("from runabout.rules import LEVELS\n\nassert LEVELS == (1, 2)\n")
    [fault] = faults(tree, **{"LEVELS = (1, 2)": "3"})
    [verdict] = Bench(tree, PART, tmp_path / "kept").verdicts([fault], 1)
    assert (verdict.outcome, verdict.test) == ("failed", "a conftest.py cannot be read")


def test_tests_that_fail_without_a_fault_are_tried_on_none(tree, tmp_path):
    test = tree / "tests" / "test_rules.py"
    test.write_text(TESTS.replace("assert is_open(9)", "assert is_open(2)"))
    bench = Bench(tree, PART, tmp_path / "kept")
    with pytest.raises(NotReady, match="test_a_gate_is_open_or_shut"):
        list(bench.verdicts(faults(tree, **{"    return gate > 3": ">="}), 1))
