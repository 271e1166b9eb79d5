"""Logarithm and exponential function in plain arithmetic."""

import ast
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

import runabout
from runabout.core.exact import exp, ln

SOURCES = Path(runabout.__file__).parent
SAME_EVERYWHERE = {"sqrt", "floor", "ceil"}
"""Functions of the mathematical library whose last bit IEEE 754 lays down."""


@pytest.mark.parametrize("number", [1e-9, 0.3, 0.7071, 1, 1.4143, 2, 3, 10, 1000, 1 << 22, 1e15])
def test_the_logarithm_is_right_to_fifteen_digits(number):
    assert ln(number) == pytest.approx(math.log(number), rel=4e-15, abs=4e-16)


@pytest.mark.parametrize("number", [-50, -20.5, -8, -0.7, -1e-9, 0, 0.5, 0.693, 0.694, 1, 8, 50])
def test_the_exponential_function_is_right_to_thirteen_digits(number):
    assert exp(number) == pytest.approx(math.exp(number), rel=2e-13)


def functions_of_the_library(source: str) -> Iterator[tuple[str, str]]:
    """Which rules of a file call functions that differ from one machine to the next, and which."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(one) == "rule" for one in node.decorator_list):
            for part in ast.walk(node):
                if isinstance(part, ast.Attribute) and ast.unparse(part.value) in ("math", "np"):
                    if hasattr(math, part.attr) and part.attr not in SAME_EVERYWHERE:
                        yield node.name, part.attr


def test_a_rule_that_calls_the_library_is_found():
    source = "@rule\n@inline\ndef f(x):\n    return math.exp(x) + math.sqrt(x) + np.log(x) + np.int64(x)\n"
    assert set(functions_of_the_library(source)) == {("f", "exp"), ("f", "log")}
    assert not list(functions_of_the_library(source.replace("@rule", "@other")))


def test_no_rule_that_bots_decide_by_calls_functions_that_differ_from_one_machine_to_the_next():
    files = sorted(file for folder in ("core", "bots", "games") for file in (SOURCES / folder).rglob("*.py"))
    found = {file.name: list(functions_of_the_library(file.read_text(encoding="utf-8"))) for file in files}
    assert len(files) > 200
    assert {name: calls for name, calls in found.items() if calls} == {}
