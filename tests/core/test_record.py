import copy
import pickle

import numpy as np
import pytest

from runabout.core.record import (
    Cells,
    Record,
    assign,
    copy_open,
    f64,
    i8,
    i16,
    i32,
    i64,
    record,
    shared_base,
    shared_bytes,
)
from runabout.core.rule import rule


@record
class Crate(Record):
    eggs = i8()
    weight = i64()


@record
class Cart(Crate):
    row = i16[3]
    grid = i8[2, 4]
    last = i32()


def filled():
    cart = Cart()
    cart.eggs, cart.weight, cart.last = -3, 2**40, -(2**31)
    cart.row = [1, -2, 3]
    cart.grid[1] = 7
    return cart


def test_fields_of_the_base_come_first_in_the_order_of_their_declaration():
    assert Cart.dtype.names == ("eggs", "weight", "row", "grid", "last")
    assert list(Cart.fields) == list(Cart.dtype.names)


def test_dtype_has_each_fields_kind_and_shape():
    assert [(Cart.dtype[name].base.str, Cart.dtype[name].shape) for name in Cart.dtype.names] == [
        ("|i1", ()),
        ("<i8", ()),
        ("<i2", (3,)),
        ("|i1", (2, 4)),
        ("<i4", ()),
    ]


def test_every_number_is_aligned():
    assert Cart.dtype.isalignedstruct
    assert all(Cart.dtype.fields[name][1] % Cart.dtype[name].base.itemsize == 0 for name in ("weight", "row", "last"))


def test_declaring_more_fields_leaves_the_base_as_it_was():
    assert list(Crate.fields) == ["eggs", "weight"]
    assert Crate.dtype.names == ("eggs", "weight")


def test_record_without_a_field_is_refused_with_an_example():
    class Empty(Record):
        pass

    with pytest.raises(TypeError, match=r"Empty declares no field: write e\.g\."):
        record(Empty)


def test_field_that_would_hide_a_part_of_every_record_is_refused():
    class Cell(Record):
        cell = i8()

    with pytest.raises(TypeError, match='"cell" is a name that every record has'):
        record(Cell)


def test_new_record_is_all_zeros():
    assert bytes(Cart()) == bytes(Cart.dtype.itemsize)


def test_number_reads_as_a_python_int():
    assert [type(value) for value in (filled().eggs, filled().weight, filled().last)] == [int] * 3
    assert (filled().eggs, filled().weight, filled().last) == (-3, 2**40, -(2**31))


def test_cell_of_an_array_reads_as_a_python_int():
    cart = filled()
    assert [type(value) for value in (cart.row[0], cart.grid[1, 2], cart.grid[1][2])] == [int] * 3
    assert cart.row[1] * 2**20 == -(2**21)


def test_iterating_an_array_gives_python_ints_and_rows_of_them():
    cart = filled()
    assert [type(value) for value in cart.row] == [int] * 3
    assert list(cart.row) == [1, -2, 3]
    assert [list(row) for row in cart.grid] == [[0] * 4, [7] * 4]
    assert [type(value) for row in cart.grid for value in row] == [int] * 8


def test_fraction_reads_as_a_python_float():
    @record
    class Scale(Record):
        weight = f64()
        weights = f64[2]

    scale = Scale()
    scale.weight = scale.weights[1] = 0.1
    assert (scale.weight, list(scale.weights)) == (0.1, [0.0, 0.1])
    assert {type(scale.weight), type(scale.weights[1])} == {float}


def test_slice_of_an_array_is_a_view_with_the_same_manners():
    cart = filled()
    part = cart.row[1:]
    assert isinstance(part, Cells)
    part[0] = 50
    assert cart.row[1] == 50


def test_what_is_written_to_an_array_is_written_to_the_record():
    cart = Cart()
    row = cart.row
    row[2] = 9
    cart.grid[0][3] = 5
    assert cart.row[2] == 9
    assert cart.grid[0, 3] == 5
    assert bytes(cart) != bytes(Cart())


def test_whole_array_is_written_at_once():
    cart = Cart()
    cart.row = [4, 5, 6]
    assert list(cart.row) == [4, 5, 6]


def test_number_too_large_for_its_field_is_an_error_and_not_wrapped_round():
    cart = Cart()
    with pytest.raises(OverflowError):
        cart.eggs = 128
    with pytest.raises(OverflowError):
        cart.grid[0, 0] = -129


def test_bytes_and_back_are_the_same_record():
    again = Cart.from_bytes(bytes(filled()))
    assert again == filled()
    assert (again.eggs, list(again.row)) == (-3, [1, -2, 3])


def test_record_from_bytes_can_be_written_and_leaves_the_bytes_alone():
    data = bytes(filled())
    again = Cart.from_bytes(data)
    again.eggs = 9
    again.row[0] = 8
    assert data == bytes(filled())
    assert (again.eggs, again.row[0]) == (9, 8)


@pytest.mark.parametrize("length", [0, Crate.dtype.itemsize, Cart.dtype.itemsize - 1, Cart.dtype.itemsize + 1])
def test_bytes_of_another_length_are_refused_with_both_lengths(length):
    with pytest.raises(ValueError, match=f"a Cart is {Cart.dtype.itemsize} bytes; these are {length}"):
        Cart.from_bytes(bytes(length))


def test_copy_is_equal_and_apart():
    cart = filled()
    other = cart.copy()
    assert other == cart
    other.eggs = 1
    other.row[0] = 100
    assert (cart.eggs, cart.row[0]) == (-3, 1)


@pytest.mark.parametrize(
    "journey", [lambda cart: pickle.loads(pickle.dumps(cart)), copy.copy, copy.deepcopy], ids=["pickle", "copy", "deep"]
)
def test_record_that_was_pickled_or_copied_by_python_is_equal_apart_and_can_be_written(journey):
    cart = filled()
    other = journey(cart)
    assert other == cart
    other.eggs = 1
    other.row[0] = 100
    assert (other.eggs, other.row[0]) == (1, 100)
    assert cart == filled()


@pytest.mark.parametrize("field", ["eggs", "weight", "row", "grid", "last"])
def test_records_that_differ_in_one_field_are_not_equal(field):
    cart, other = filled(), filled()
    assert cart == other
    setattr(other, field, 77)
    assert cart != other


def test_record_is_never_equal_to_another_kind_even_with_the_same_bytes():
    @record
    class Twin(Record):
        eggs = i8()
        weight = i64()

    assert bytes(Twin()) == bytes(Crate())
    assert Twin() != Crate()
    assert Crate() != bytes(Crate())


def test_record_cannot_be_a_key_since_it_changes():
    with pytest.raises(TypeError, match="unhashable"):
        hash(Cart())


def test_assign_makes_it_the_same_byte_for_byte_and_keeps_them_apart():
    cart, other = Cart(), filled()
    cart.assign(other)
    assert bytes(cart) == bytes(other)
    other.eggs = 5
    assert cart.eggs == -3


def test_assign_as_a_rule_calls_it_does_the_same():
    cart = Cart()
    assign(cart, filled())
    assert cart == filled()


def test_views_taken_before_an_assignment_show_what_was_assigned():
    cart = Cart()
    row = cart.row
    cart.assign(filled())
    assert list(row) == [1, -2, 3]


def test_two_records_share_nothing():
    cart, other = Cart(), Cart()
    cart.eggs = 3
    cart.row[1] = 4
    assert other == Cart()


def test_record_around_a_part_of_an_array_writes_to_the_array():
    many = np.zeros(4, Cart.dtype)
    Cart(many[2:3]).eggs = 6
    assert list(many["eggs"]) == [0, 0, 6, 0]


def test_record_shows_its_numbers_but_not_its_arrays():
    assert repr(filled()) == f"Cart(eggs=-3, weight={2**40}, last={-(2**31)})"


def test_declared_field_is_known_to_the_class():
    assert Cart.eggs.name == "eggs"
    assert Cart.grid.name == "grid"


# --- Snapshots --------------------------------------------------------------------------------------------------------


def test_snapshot_reads_like_the_record_with_lists_for_arrays():
    seen = filled().snapshot()
    assert (seen.eggs, seen.weight, seen.last) == (-3, 2**40, -(2**31))
    assert (seen.row, seen.grid) == ([1, -2, 3], [[0] * 4, [7] * 4])
    assert {type(value) for value in (seen.eggs, seen.row[0], seen.grid[1][2])} == {int}


def test_snapshot_does_not_follow_what_becomes_of_the_record():
    cart = filled()
    seen = cart.snapshot()
    cart.eggs, cart.row[0], cart.grid[1, 2] = 5, 6, 8
    assert (seen.eggs, seen.row, seen.grid[1]) == (-3, [1, -2, 3], [7] * 4)


def test_snapshot_of_a_snapshot_is_itself():
    seen = filled().snapshot()
    assert seen.snapshot() is seen


def test_snapshot_has_the_fields_of_the_record_and_no_others():
    seen = filled().snapshot()
    with pytest.raises(AttributeError, match="no field of this record is called wheels"):
        _ = seen.wheels
    assert copy.copy(seen).grid == seen.grid
    assert pickle.loads(pickle.dumps(seen)).row == [1, -2, 3]


@record
class Load(Crate):
    size = i8()
    names = i8.sized(4, by="size")
    ages = i16.sized((2, 3), by="counts")
    counts = i8[2]


@record
class Seen(Crate):
    viewer = i8()


@record
class Held(Crate):
    hand = i8[3]


def test_cells_beyond_those_in_use_are_found_where_they_are_not_zero():
    load = Load()
    load.size, load.names[1] = 2, 7
    load.counts = [1, 3]
    load.ages[0, 0], load.ages[1, 2] = 4, 5
    assert load.unused() == []
    load.names[2] = 1
    assert load.unused() == ["names"]
    load.counts[1] = 2
    assert load.unused() == ["names", "ages"]


def test_field_sized_by_what_is_no_field_is_refused():
    with pytest.raises(TypeError, match='"names" is sized by "much"'):
        record(type("Load", (Record,), {"names": i8.sized(4, by="much")}))


def test_open_part_is_what_two_records_have_from_their_base():
    assert shared_base(Seen, Held) is Crate
    assert shared_bytes(Seen.dtype, Held.dtype) == 16


@rule
def carry(target, source):
    copy_open(target, source)


def test_open_part_is_copied_and_nothing_else(prepare, way):
    held, seen = Held(), Seen()
    held.eggs, held.weight, held.hand = -3, 2**40, [1, 2, 3]
    seen.viewer = 4
    prepare(carry, way)(seen, held)
    assert (seen.eggs, seen.weight, seen.viewer) == (-3, 2**40, 4)
    again = Held()
    again.hand = [9, 9, 9]
    prepare(carry, way)(again, seen)
    assert (again.eggs, again.weight, list(again.hand)) == (-3, 2**40, [9, 9, 9])


def test_a_snapshot_reads_the_first_rows_alone():
    @record
    class Chances(Record):
        before = i8()
        weights = i32[3, 2]

    chances = Chances()
    chances.weights[:] = [[1, -2], [70000, 4], [5, 6]]
    for count in range(4):
        assert chances.snapshot().rows("weights", count) == [[1, -2], [70000, 4], [5, 6]][:count]
