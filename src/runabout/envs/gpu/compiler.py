"""Rules compiled for a GPU: numba-cuda behind `bind`, as Numba's compiler for processors stands behind `core.compile`.

The rules are the same functions. Two things are done differently from what numba-cuda does by itself:

  - A rule that others call is compiled for a compute capability that is named, not for the device at hand, so that no
    device is needed to make PTX.
  - Tables of numbers that are frozen into the code lie in the device's global memory. numba-cuda puts them into its
    constant memory, which ends at 64 KiB; those of Riverdale are larger, and threads that read different places of
    constant memory wait for each other.
"""

from __future__ import annotations

import contextlib
import functools
import types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from llvmlite import ir
from numba import cuda
from numba.cuda import cgutils
from numba.cuda import types as nb
from numba.cuda.compiler import compile_cuda
from numba.cuda.descriptor import cuda_target
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import intrinsic, lower_cast
from numba.cuda.np.numpy_support import as_dtype, from_dtype

from runabout.core.game import Game
from runabout.core.record_code import as_it_is, code_of, give_code, widest
from runabout.core.rule import Binder
from runabout.envs.gpu.errors import check_device
from runabout.envs.gpu.kernels import Kernels

Capability = tuple[int, int]

THREADS = 64
"""Threads of a block: few, since a rule needs many registers, and a block's tables part ways at every decision."""


class _Inside(CUDADispatcher):  # type: ignore[misc]
    """A rule that other rules call. It is compiled once, for integers of every width."""

    capability: Capability

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(
            [widest(nb, arg) for arg in args], {k: widest(nb, arg) for k, arg in kws.items()}
        )

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        if args not in self.overloads:
            made = compile_cuda(self.py_func, return_type, args, nvvm_options={"opt": 3}, cc=self.capability)
            self.overloads[args] = made
            made.target_context.insert_user_function(made.entry_point, made.fndesc, [made.library])
        return self.overloads[args]


def finish(function: types.FunctionType, capability: Capability) -> Callable[..., Any]:
    """A rebuilt rule made ready for other rules of a GPU to call; see core.rule.Binder."""
    give_code(function, _CODE)
    made = _Inside(function, targetoptions={"device": True, "opt": True})
    made.capability = capability
    return made


def kernels_of(game: Game, capability: Capability) -> Kernels:
    """The kernels of a game for a compute capability, such as (9, 0)."""
    # What is compiled for a GPU is kept nowhere, so the digest of a rule is not needed.
    return Kernels(cuda, Binder(game.compiled.names, lambda rule, _digest: finish(rule, capability)).bound)


class Device:
    """The GPU at hand.

    Raises:
        MissingExtra, NoDevice: see `errors.check_device`.
    """

    def __init__(self) -> None:
        check_device()
        self.capability: Capability = cuda.get_current_device().compute_capability

    def kernels(self, game: Game) -> list[Any]:
        """The kernels of a game, ready to be launched: step, play and follow."""
        made = kernels_of(game, self.capability)
        return [cuda.jit(one) for one in (made.step, made.play, made.follow)]

    def send(self, array: Any) -> Any:
        """An array on the device, with the same content."""
        return cuda.to_device(array)

    def view(self, array: Any) -> Any:
        """What has the CUDA array interface, as an array of numba-cuda."""
        return cuda.as_cuda_array(array)

    def launch(self, kernel: Any, tables: int, given: tuple[Any, ...]) -> None:
        """Run a kernel with a thread for each table; the first time, compile it."""
        with tables_in_memory():
            kernel[(tables + THREADS - 1) // THREADS, THREADS](*given)


def type_of(value: Any) -> Any:
    """The compiler's type of an argument: a NumPy array, a whole number, or a named tuple of these."""
    if isinstance(value, tuple):
        return nb.NamedTuple([type_of(part) for part in value], type(value))
    if isinstance(value, np.ndarray):
        return nb.Array(from_dtype(value.dtype), value.ndim, "C")
    return nb.int64


def ptx_of(kernel: Callable[..., Any], given: tuple[Any, ...], capability: Capability) -> str:
    """A kernel's PTX, made without a device.

    Args:
        kernel: of `Kernels`.
        given: arguments like those that it will have.
        capability: see `Kernels`.
    """
    with tables_in_memory():
        made, _ = cuda.compile_ptx(kernel, tuple(map(type_of, given)), cc=capability)
    return str(made)


@contextlib.contextmanager
def tables_in_memory() -> Iterator[None]:
    """A context in which frozen arrays are compiled into global memory."""
    context = cuda_target.target_context
    context.make_constant_array = functools.partial(_array_in_memory, context)
    try:
        yield
    finally:
        del context.make_constant_array


def _array_in_memory(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    """An array of constants in global memory, which the device reads as it reads any other array."""
    held = np.ascontiguousarray(array)
    content = ir.Constant(ir.ArrayType(ir.IntType(8), held.nbytes), bytearray(held.tobytes()))
    place = cgutils.add_global_variable(builder.module, content.type, "_runabout_table", addrspace=1)
    place.linkage, place.global_constant, place.initializer = "internal", True, content
    place.align = max(8, held.dtype.alignment)
    made = context.make_array(kind)(context, builder)
    pointer = builder.addrspacecast(place, ir.PointerType(ir.IntType(8)), "generic")
    context.populate_array(
        made,
        data=builder.bitcast(pointer, made.data.type),
        shape=[context.get_constant(nb.intp, size) for size in held.shape],
        strides=[context.get_constant(nb.intp, size) for size in held.strides],
        itemsize=context.get_constant(nb.intp, held.itemsize),
        parent=None,
        meminfo=None,
    )
    return made._getvalue()


lower_cast(nb.NestedArray, nb.Array)(as_it_is)
_CODE = code_of(nb, cgutils, as_dtype, ir, intrinsic)
