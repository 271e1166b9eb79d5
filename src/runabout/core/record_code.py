"""What a compiler has to be taught about records: how widths are evened out, and how one record is copied to another.

Numba, for processors, and numba-cuda, for GPUs, have the same types under different modules; each hands in its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runabout.core.record import shared_bytes

Typing = Callable[[Any, Any, Any], Any]
"""What the compiler asks of an intrinsic: from its context, and the types of target and source, the signature and what
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


def as_it_is(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """A record's array seen as any other, for the compiler's `lower_cast`: it represents both alike."""
    return value
