"""What compiled rules do with records, numbers and arrays, and what they are refused for."""

import enum
import inspect
from typing import Any, NamedTuple

import numpy as np
import pytest
from numba.core.errors import NumbaError, TypingError

from runabout.core import compile as compiler
from runabout.core.errors import BadGame
from runabout.core.record import Cells, Record, assign, i8, i64, record
from runabout.core.rule import Binder, rule


@record
class Jar(Record):
    few = i8()
    many = i64()
    beans = i8[3]


@record
class Box(Record):
    jars = i8()


@rule
def refill(target: Jar, source: Jar) -> None:
    """One record assigned over another."""
    assign(target, source)


@rule
def mixed_up(target: Jar, source: Box) -> None:
    """Records of two kinds, which cannot be assigned."""
    assign(target, source)


@rule
def spoonful(beans: Cells, at: int) -> int:
    """Called with whatever widths of numbers a caller has."""
    return beans[at] * 2


class Place(enum.IntEnum):
    """Names for slots."""

    FIRST = 0
    LAST = 2


@rule
def many_widths(jar: Jar) -> int:
    """Calls a rule with a constant, numbers small and large, names, a row of the record and a slice."""
    beans = jar.beans
    total = spoonful(beans, 0) + spoonful(beans, jar.few) + spoonful(beans, at=jar.many) + spoonful(beans[1:], 0)
    return total + spoonful(beans, Place.FIRST) + spoonful(beans, Place.LAST)


def jar():
    made = Jar()
    made.few, made.many, made.beans = 1, 2, [10, 20, 30]
    return made


def test_record_is_assigned_byte_for_byte(prepare, way):
    target, source = Jar(), jar()
    prepare(refill, way)(target, source)
    assert target == source
    source.beans[0] = 99
    assert target == jar()


def test_records_of_two_kinds_cannot_be_assigned(prepare):
    with pytest.raises(TypingError, match="<intrinsic copy_record>"):
        prepare(mixed_up, "compiled")(Jar(), Box())


@rule
def makes_an_array(jar_of: Jar) -> float:
    return float(np.zeros(3).sum())


@rule
def makes_a_list(jar_of: Jar) -> int:
    return len([1, int(jar_of.beans[0])])


@rule
def copies_a_slice(jar_of: Jar) -> None:
    jar_of.beans[:2] = jar_of.beans[1:3]


@rule
def returns_what_it_is_given(cells: Cells) -> Cells:
    return cells


@rule
def returns_an_array_with_a_number(jar_of: Jar) -> tuple[int, Cells]:
    return 1, jar_of.beans


@pytest.mark.parametrize("allocates", [makes_an_array, makes_a_list, copies_a_slice])
def test_a_rule_that_allocates_is_refused_and_told_what_rules_may_do(prepare, allocates):
    with pytest.raises(NumbaError) as caught:
        prepare(allocates, "compiled")(jar())
    [note] = caught.value.__notes__
    assert "it makes no arrays, lists or texts of its own, and assigns no slice to a slice" in note


def test_a_rule_that_returns_an_array_is_refused(prepare):
    with pytest.raises(BadGame, match="returns_an_array_with_a_number returns an array"):
        prepare(returns_an_array_with_a_number, "compiled")(jar())
    with pytest.raises(BadGame, match="returns_what_it_is_given returns an array"):
        prepare(returns_what_it_is_given, "compiled")(np.zeros(3, np.int8))


def test_rule_is_compiled_once_whatever_widths_it_is_called_with(tmp_path):
    binder = Binder({}, compiler.finish)
    ready = compiler.compiled(binder, many_widths, tmp_path, "widths")
    assert ready(jar()) == 20 + 40 + 60 + 40 + 20 + 60
    assert len(binder.bound(spoonful).signatures) == 1


def test_compiled_rule_keeps_its_name_and_docstring(prepare):
    ready = prepare(many_widths, "compiled")
    assert ready.__name__ == "many_widths"
    assert inspect.getdoc(ready).startswith("Calls a rule")


def test_compiled_code_takes_arrays_as_they_are(prepare, way):
    assert prepare(spoonful, way)(np.array([7, -8], np.int8).view(Cells), 1) == -16


class Pair(NamedTuple):
    jar: Any
    numbers: Any


@rule
def pour(pair, other):
    pair.jar.many += pair.numbers[1] + other.jar.few
    pair.jar.beans[2] = 4
    return pair.jar.many


def test_a_named_tuple_of_records_and_arrays_is_handed_over_as_it_is(prepare, way):
    jar, other = Jar(), Jar()
    other.few = 5
    pair = Pair(jar, np.array([1, 2]).view(Cells))
    assert [prepare(pour, way)(pair, Pair(other, np.zeros(1).view(Cells))) for _ in range(2)] == [7, 14]
    assert (jar.many, jar.beans[2]) == (14, 4)
