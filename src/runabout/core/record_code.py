"""What a compiler has to be taught about records: how widths are evened out, how one record is copied to another, and
how eight cells are read and written as one number.

Numba, for processors, and numba-cuda, for GPUs, have the same types under different modules; each hands in its own.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from runabout.core.eights import bit_length, read_eight, write_eight
from runabout.core.record import assign, copy_open, shared_bytes

Typing = Callable[..., Any]
"""What the compiler asks of an intrinsic: from its context, and the types of the arguments, the signature and what
generates the code; None where it does not take such types.
"""


def widest(types: Any, argument: Any) -> Any:
    """The type for which a rule is compiled that is called with `argument`: one for whole numbers of every width.

    Args:
        types: the compiler's module of types.
        argument: a type.
    """
    if isinstance(argument, (types.Integer, types.IntegerLiteral)):
        return types.int64
    if isinstance(argument, types.NestedArray):
        return types.Array(argument.dtype, argument.ndim, "C")
    return argument


Code = dict[Callable[..., Any], Any]
"""By function: the compiler's intrinsic for it."""


def code_of(
    types: Any, cgutils: Any, as_dtype: Callable[[Any], Any], llvm: Any, intrinsic: Callable[[Typing], Any]
) -> Code:
    """A compiler's code for the functions of core.record and core.eights that are for use within rules.

    Args:
        types: the compiler's module of types.
        cgutils: its tools to generate code.
        as_dtype: the NumPy type of one of its types.
        llvm: llvmlite.ir.
        intrinsic: what makes one of its functions of a `Typing`.
    """
    made = map(intrinsic, (*copying(types, cgutils, as_dtype), *of_eights(types, cgutils, llvm)))
    return dict(zip((assign, copy_open, read_eight, write_eight, bit_length), made, strict=True))


def give_code(function: FunctionType, code: Code) -> None:
    """Put a compiler's code in the place of these functions, in the globals of a rebuilt rule."""
    scope = function.__globals__
    scope.update({name: code[value] for name, value in scope.items() if callable(value) and value in code})


def copying(types: Any, cgutils: Any, as_dtype: Callable[[Any], Any]) -> tuple[Typing, Typing]:
    """What `assign` and `copy_open` of core.record are compiled to, for the compiler's `intrinsic`.

    Args:
        types: the compiler's module of types.
        cgutils: its tools to generate code.
        as_dtype: the NumPy type of one of its types.
    """

    def copy_record(typing_context: Any, target: Any, source: Any) -> Any:
        """Copy one record over another of the same type."""
        if not (isinstance(target, types.Record) and target == source):
            return None
        return types.void(target, source), copies(target.size)

    def copy_open(typing_context: Any, target: Any, source: Any) -> Any:
        """Copy the fields with which both records begin."""
        if not (isinstance(target, types.Record) and isinstance(source, types.Record)):
            return None
        return types.void(target, source), copies(shared_bytes(as_dtype(target), as_dtype(source)))

    def copies(size: int) -> Callable[..., Any]:
        """What the compiler makes of a copy of so many bytes from the second argument to the first."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, size), 1)
            return context.get_dummy_value()

        return generate

    return copy_record, copy_open


def of_eights(types: Any, cgutils: Any, llvm: Any) -> tuple[Typing, Typing, Typing]:
    """What `read_eight`, `write_eight` and `bit_length` of core.eights are compiled to, for the compiler's `intrinsic`.
    Eight cells may begin at any byte, and the compiler is told so: a GPU reads eight bytes at once at multiples of
    eight only.

    Args:
        types: the compiler's module of types.
        cgutils: its tools to generate code.
        llvm: llvmlite.ir.
    """

    def is_row(row: Any) -> bool:
        return isinstance(row, types.Array) and row.ndim == 1 and row.layout == "C" and row.dtype.bitwidth == 8

    def place_of(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row = context.make_array(signature.args[0])(context, builder, args[0])
        first = builder.gep(builder.bitcast(row.data, cgutils.voidptr_t), [args[1]])
        return builder.bitcast(first, llvm.IntType(64).as_pointer())

    def read(typing_context: Any, row: Any, place: Any) -> Any:
        """Read eight cells."""
        if not is_row(row):
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.load(place_of(context, builder, signature, args), align=1)

        return types.int64(row, types.int64), generate

    def write(typing_context: Any, row: Any, place: Any, eight: Any) -> Any:
        """Write eight cells."""
        if not is_row(row):
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.store(args[2], place_of(context, builder, signature, args), align=1)
            return context.get_dummy_value()

        return types.void(row, types.int64, types.int64), generate

    def length(typing_context: Any, number: Any) -> Any:
        """Count the bits of a number without leading zeros."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = llvm.IntType(64)
            return builder.sub(word(word.width), builder.ctlz(args[0], llvm.IntType(1)(0)))

        return types.int64(types.int64), generate

    return read, write, length


def as_it_is(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """A record's array seen as any other, for the compiler's `lower_cast`: it represents both alike."""
    return value
