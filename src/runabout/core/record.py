"""Records: flat, fixed-size states, declared once and read the same way by people, the interpreter and compiled code.

    @record
    class State(Header):
        phase = i8()                    #: a `Phase`
        hand = i8[SEATS, HAND_MAX]      #: card numbers; the first hand_size[seat] count
        hand_size = i8[SEATS]           #: cards in each hand

`i8()` declares a number, `i8[...]` an array of that shape, and `i8.sized(..., by="size")` one of which only the first
cells are in use; a type checker sees an `int` and a `Cells`.
`State.dtype` is the NumPy record behind it. A record is its bytes: `bytes(state)` saves it, `State.from_bytes`
loads it, `==` compares it, and copying it is one assignment.

Kinds are signed (`i8` holds -128 ... 127): the compiler makes a float of a signed and an unsigned number together.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator
from math import prod
from struct import Struct
from typing import Any, ClassVar, Self, TypeVar, cast

import numpy as np
import numpy.typing as npt


class Cells(npt.NDArray[Any]):
    """A view of an array field. A single cell reads as a Python int, so that the interpreter counts as
    compiled code does (NumPy's own small integers would wrap round at 255).
    """

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        return found.item() if isinstance(found, np.generic) else found

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


class Field:
    """A declared field.

    Attributes:
        code: NumPy's code of its kind of number.
        shape: () for a number.
        sized_by: the field that says how many of its cells are in use (see `Kind.sized`); "" where all are.
    """

    def __init__(self, code: str, shape: tuple[int, ...], sized_by: str = "") -> None:
        self.code = code
        self.shape = shape
        self.sized_by = sized_by


class Kind:
    """A kind of number: calling it declares one, indexing it an array of them."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __call__(self) -> int:
        """Declare one number."""
        return Field(self.code, ())  # type: ignore[return-value]  # the descriptor that @record puts here reads as int

    def __getitem__(self, shape: int | tuple[int, ...]) -> Cells:
        """Declare an array of that shape."""
        return self.sized(shape, by="")

    def sized(self, shape: int | tuple[int, ...], by: str) -> Cells:
        """Declare an array of which only the first cells are in use; the others are zero, which a law holds.

        Args:
            shape: of the array.
            by: the field that says how many: a number, or an array of one, for the first dimension; an array with a
                number for each row, for the rows.
        """
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,), by)  # type: ignore[return-value]


i8, i16, i32, i64 = Kind("i1"), Kind("i2"), Kind("i4"), Kind("i8")
f64 = Kind("f8")


class Number:
    """Reads and writes one number of a record."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, owner: Record | None, _: type) -> Any:
        return self if owner is None else owner.cell[self.name].item()

    def __set__(self, owner: Record, value: int) -> None:
        owner.cell[self.name] = value


class Array:
    """Reads one array of a record as a view of it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, owner: Record | None, _: type) -> Any:
        return self if owner is None else owner.cell[self.name].view(Cells)

    def __set__(self, owner: Record, value: Any) -> None:
        owner.cell[self.name] = value


class Record:
    """The base of every record; all zeros when made.

    Attributes:
        dtype: the NumPy structured type behind the class.
        snapshots: the class of its snapshots.
        buffer: an array of one element of that type, which this object reads and writes.
        cell: that element (a view, not a copy).
    """

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[dict[str, Field]] = {}
    snapshots: ClassVar[type[Snapshot]]
    __slots__ = ("buffer", "cell")

    def __init__(self, buffer: npt.NDArray[np.void] | None = None) -> None:
        self.buffer = np.zeros(1, self.dtype) if buffer is None else buffer
        self.cell: np.void = self.buffer[0]

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record that `bytes(record)` was; ValueError where the length is not this record's."""
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"a {cls.__name__} is {cls.dtype.itemsize} bytes; these are {len(data)}")
        return cls(np.frombuffer(bytearray(data), cls.dtype))

    def copy(self) -> Self:
        """A record of its own with the same bytes."""
        return self.from_bytes(bytes(self))

    def assign(self, other: Self) -> None:
        """Make this record the same as `other`, byte for byte."""
        self.cell.setfield(other.cell, self.dtype)

    def snapshot(self) -> Self:
        """What it holds now, to be read in Python, in a tenth of the time that reading cell by cell takes.

        It reads like the record, but its arrays are lists, of lists where there are several dimensions: write
        `known[seat][kind]`, not `known[seat, kind]`. It cannot be written, and does not follow what becomes of the
        record. A snapshot's own snapshot is itself.
        """
        return cast(Self, self.snapshots(bytes(self)))

    def unused(self) -> list[str]:
        """The names of sized fields with cells that are not in use and yet not zero."""
        return [name for name, field in self.fields.items() if field.sized_by and self._unused(name, field.sized_by)]

    def _unused(self, name: str, sized_by: str) -> bool:
        cells, size = np.asarray(self.cell[name]), np.asarray(self.cell[sized_by])
        if size.size == 1:
            return bool(cells[int(size.reshape(-1)[0]) :].any())
        return any(bool(row[count:].any()) for row, count in zip(cells, size.tolist()))

    def head(self, name: str, size: int) -> bytes:
        """The first bytes of an array: of one with one-byte cells, its first cells."""
        offset: int = self.dtype.fields[name][1] if self.dtype.fields else 0
        return bytes(self)[offset : offset + size]

    def __reduce__(self) -> tuple[Any, ...]:
        # NumPy's own way back from a pickle makes an element whose arrays are copies, not views.
        return self.from_bytes, (bytes(self),)

    def __bytes__(self) -> bytes:
        return self.cell.tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and bytes(other) == bytes(self)

    __hash__ = None  # type: ignore[assignment]  # a record changes; its bytes are what to use as a key

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name, field in self.fields.items() if not field.shape)
        return f"{type(self).__name__}({shown})"


class Snapshot:
    """What a record held at one moment; see `Record.snapshot`. Each record has a subclass of its own.

    Args:
        data: the bytes of the record, or another snapshot of it.
    """

    _record: ClassVar[type[Record]]
    _numbers: ClassVar[Struct]
    _names: ClassVar[tuple[str, ...]]
    _offsets: ClassVar[dict[str, int]]

    def __init__(self, data: bytes | Snapshot) -> None:
        held = data._data if isinstance(data, Snapshot) else data
        self.__dict__.update(zip(self._names, self._numbers.unpack(held)))
        self._data: bytes = held

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no field of this record is called {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._record, self._data)

    def snapshot(self) -> Snapshot:
        """Itself."""
        return self

    def head(self, name: str, size: int) -> bytes:
        """The first bytes of an array, also good for a key: of one with one-byte cells, its first cells."""
        offset = self._offsets[name]
        return self._data[offset : offset + size]

    def rows(self, name: str, count: int) -> list[list[Any]]:
        """The first rows of an array of two dimensions; quicker than the whole of one that is long."""
        field = self._record.fields[name]
        _, columns = field.shape
        row = Struct(f"={columns}{LETTERS[field.code]}")
        return [list(row.unpack_from(self._data, self._offsets[name] + at * row.size)) for at in range(count)]


def _restored(kind: type[Record], data: bytes) -> Snapshot:
    return kind.snapshots(data)


class Listed:
    """An array in a snapshot: made a list when it is first asked for, since some are long. It has no `__set__`, so that
    the list, once it is there, is found first.
    """

    def __init__(self, name: str, code: str, shape: tuple[int, ...], offset: int) -> None:
        self.name, self.shape, self.offset = name, shape, offset
        self.cells = Struct(f"={prod(shape)}{LETTERS[code]}")

    def __get__(self, owner: Snapshot, _: type) -> list[Any]:
        values = self.cells.unpack_from(owner._data, self.offset)
        found = owner.__dict__[self.name] = shaped(values, self.shape)
        return found


def shaped(values: tuple[Any, ...], shape: tuple[int, ...]) -> list[Any]:
    """Numbers as lists of that shape."""
    if len(shape) == 1:
        return list(values)
    part = len(values) // shape[0]
    return [shaped(values[at : at + part], shape[1:]) for at in range(0, len(values), part)]


def snapshots_of(cls: type[Record], only: Collection[str] | None = None) -> type[Snapshot]:
    """The class of a record's snapshots, with all its fields or only some: then there is nothing else to be read."""
    parts: dict[str, Any] = {"_record": cls, "_offsets": {}}
    names, numbers, end = [], "=", 0  # all numbers are read at once; arrays are jumped over
    for name, field in cls.fields.items():
        if only is not None and name not in only:
            continue
        kind, offset = cls.dtype.fields[name][:2] if cls.dtype.fields else (cls.dtype, 0)
        parts["_offsets"][name] = offset
        numbers += f"{offset - end}x"
        end = offset + kind.itemsize
        if field.shape:
            parts[name] = Listed(name, field.code, field.shape, offset)
            numbers += f"{kind.itemsize}x"
        else:
            names.append(name)
            numbers += LETTERS[field.code]
    parts["_names"], parts["_numbers"] = tuple(names), Struct(f"{numbers}{cls.dtype.itemsize - end}x")
    return type(f"{cls.__name__}Snapshot", (Snapshot,), parts)


LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}
"""What the standard library calls the kinds of numbers."""


R = TypeVar("R", bound=Record)


def record(cls: type[R]) -> type[R]:
    """Make a class of declared fields a record; fields of its base class come first."""
    own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
    for name in own:
        if hasattr(Record, name) or hasattr(Snapshot, name):
            raise TypeError(f'{cls.__name__}: "{name}" is a name that every record has; give the field another')
    fields = {**cls.fields, **own}
    for name, field in own.items():
        if field.sized_by and (field.sized_by not in fields or not field.shape):
            raise TypeError(f'{cls.__name__}: "{name}" is sized by "{field.sized_by}", which is no field of it')
    if not fields:
        raise TypeError(f"{cls.__name__} declares no field: write e.g. `phase = i8()` or `hand = i8[8, 81]`")
    cls.fields = fields
    cls.dtype = np.dtype([(name, field.code, field.shape) for name, field in fields.items()], align=True)
    cls.snapshots = snapshots_of(cls)
    for name, field in own.items():
        setattr(cls, name, Array(name) if field.shape else Number(name))
    return cls


def assign(target: R, source: R) -> None:
    """Make `target` the same as `source`, byte for byte; for use within rules and templates."""
    target.assign(source)


def copy_open(target: Record, source: Record) -> None:
    """Copy the open part, the fields that two records have from their common base, and nothing else; within rules.

    In `see` it carries what lies open from a State to a Sight, in `imagine` back from the Sight to a State. Both
    records begin with the same fields at the same places, so it is one copy of so many bytes.
    """
    size = shared_bytes(target.dtype, source.dtype)
    target.buffer.view(np.uint8)[:size] = source.buffer.view(np.uint8)[:size]


def shared_base(one: type[Record], other: type[Record]) -> type[Record]:
    """The nearest record that both classes extend."""
    return next(cls for cls in one.__mro__ if issubclass(cls, Record) and issubclass(other, cls))


@functools.cache
def shared_bytes(one: np.dtype[np.void], other: np.dtype[np.void]) -> int:
    """The number of bytes at the beginning of two record types that hold the same fields."""
    end = 0
    assert one.fields is not None
    assert other.fields is not None
    for name, other_name in zip(one.names or (), other.names or ()):
        (kind, offset), place = one.fields[name][:2], other.fields[other_name][:2]
        if name != other_name or (kind, offset) != place:
            break
        end = offset + kind.itemsize
    return end
