"""The faults that a source may be given."""

import pytest

from scripts.mutation.changes import Source, changes


def given(tmp_path, text):
    (tmp_path / "a.py").write_text(text)
    return Source(tmp_path, "a.py")


def found(tmp_path, text):
    """Each fault of a source: its kind, and the lines that it changes as they become."""
    source = given(tmp_path, text)
    return [(one.kind, source.difference(one)[1]) for one in changes(source) if source.is_valid(one)]


def becomes(tmp_path, text, kind):
    """What the last line of a source may become by one kind of fault."""
    return [line for one, line in found(tmp_path, text) if one == kind]


@pytest.mark.parametrize(
    ("line", "kind", "expected"),
    [
        ("x = a < b", "comparison", ["x = a <= b", "x = a >= b"]),
        ("x = a <= b", "comparison", ["x = a < b", "x = a > b"]),
        ("x = 1 <= a < b", "comparison", ["x = 1 < a < b", "x = 1 > a < b", "x = 1 <= a <= b", "x = 1 <= a >= b"]),
        ("x = (a) == (b)", "comparison", ["x = (a) != (b)"]),
        ("x = a not in b", "comparison", ["x = a in b"]),
        ("x = a is b", "comparison", ["x = a is not b"]),
        ("x = a and b", "and/or", ["x = a or b"]),
        (
            "x = (a or b) and c",
            "dropped condition",
            ["x = ((c))", "x = ((a or b))", "x = (((b))) and c", "x = (((a))) and c"],
        ),
        ("x = not a", "dropped sign", ["x = (a)"]),
        ("x = a - b", "arithmetic", ["x = a + b"]),
        ("x += b", "arithmetic", ["x -= b"]),
        ("x = 3", "constant", ["x = 4", "x = 2"]),
        ("x = True", "constant", ["x = False"]),
        ("x = a[i]", "index", ["x = a[i + 1]", "x = a[i - 1]"]),
        ("f(a, b, c)", "swapped arguments", ["f(b, a, c)", "f(a, c, b)"]),
        ("x = range(a)", "range", ["x = range(1, a)", "x = range(a - 1)"]),
        ("x = range(a, b)", "range", ["x = range(a + 1, b)", "x = range(a, b - 1)"]),
        ("x = max(a, b)", "opposite", ["x = min(a, b)"]),
        ("f(a)", "dropped statement", ["pass"]),
        ("x[0] = a", "dropped statement", ["pass"]),
        ("x = b if a else c", "negated condition", ["x = b if (not (a)) else c"]),
    ],
)
def test_a_line_is_given_every_fault_of_a_kind(tmp_path, line, kind, expected):
    assert sorted(becomes(tmp_path, f"def g():\n    {line}\n", kind)) == sorted(expected)


@pytest.mark.parametrize(
    "line",
    [
        '"text"',
        "import b",
        "class E(IntEnum):\n    A = 3",
        'x = f"{a + 1}"',
        "x: Final[1]",
        "@f(1, 2)\ndef g() -> T[3]: ...",
        "def g(a: T[3]): ...",
    ],
)
def test_texts_imports_enums_decorators_and_annotations_are_left_alone(tmp_path, line):
    assert found(tmp_path, f"{line}\n") == []


def test_a_function_that_returns_nothing_may_end_before_any_of_its_statements(tmp_path):
    text = "def g():\n    f()\n    for a in b:\n        f()\n"
    lines = [line for kind, line in found(tmp_path, text) if kind == "early return"]
    assert lines == ["return", "return", "return"]


@pytest.mark.parametrize(("returns", "expected"), [("int", ["return 0"]), ("str", [])])
def test_a_number_that_is_returned_may_become_0_and_nothing_else_may(tmp_path, returns, expected):
    assert becomes(tmp_path, f"def g() -> {returns}:\n    return a\n", "return") == expected


def test_a_name_that_is_assigned_once_keeps_its_value(tmp_path):
    assert becomes(tmp_path, "def g():\n    x = a\n    return x\n", "dropped statement") == []
    assert becomes(tmp_path, "def g(x):\n    x = a\n    return x\n", "dropped statement") == ["pass"]


def test_records_are_exchanged_with_no_number_and_types_with_nothing(tmp_path):
    assert becomes(tmp_path, "def g():\n    f(state, 1)\n    isinstance(a, b)\n", "swapped arguments") == []


def test_everything_else_of_the_file_stays_byte_for_byte(tmp_path):
    text = "# größer\ndef g(a):\n    return [  1,\n       a<2 ] # ×\n"
    source = given(tmp_path, text)
    [fault] = [one for one in changes(source) if one.text == "<="]
    assert source.changed(fault).decode() == text.replace("<", "<=")
    assert (fault.line, fault.lines, fault.function) == (4, (3, 4), "g")


@pytest.mark.parametrize(
    ("value", "expected"),
    [("False", []), ("Because.LEGAL", []), ("0", []), ("True", ["return 0"]), ("x", ["return 0"])],
)
def test_what_is_0_already_is_not_returned_as_0(tmp_path, value, expected):
    assert becomes(tmp_path, f"def g(x) -> int:\n    return {value}\n", "return") == expected


def test_what_leaves_no_python_or_the_same_is_no_fault(tmp_path):
    source = given(tmp_path, "def g(x=0):\n    return x\n")
    fault = changes(source)[0]
    assert source.is_valid(fault)
    assert not source.is_valid(fault._replace(text="0"))
    assert not source.is_valid(fault._replace(text=")"))
