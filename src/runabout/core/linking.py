"""How the machine code of a game's rules is put together: every rule once, and all of it optimized once.

Numba makes each function that it compiles ready to be run by itself: everything it calls is linked into it, optimized
again, and written out as machine code. With hundreds of rules that call one another, most are optimized dozens of
times, and all but the outermost are never run by themselves. Here a rule that others call stays as it was translated (a
`Part`), and the outermost function links each of those it leads to once (a `Whole`).

What is translated is kept on disk (`kept_parts`).
"""

from __future__ import annotations

import hashlib
import itertools
import random
import types
from typing import Any

from llvmlite import binding as llvm
from numba.core import itanium_mangler
from numba.core.bytecode import FunctionIdentity
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

FunctionIdentity._unique_ids = itertools.count(random.SystemRandom().getrandbits(40) << 20)
"""Where the compiler's numbers of functions begin. Helpers that it makes for a rule are told apart by these numbers,
and may be linked with those of another process (see `kept_parts`): did all begin at 1, two could have one name.
"""


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule that others call, not linked to what it calls itself."""

    _linking_libraries: list[Any]

    file: str | None = None  #: in which it is kept

    @classmethod
    def of(cls, codegen: Any, bitcode: bytes, links: list[Any]) -> Part:
        """A part of such code, which leads to these parts and helpers."""
        made = cls(codegen, PART)
        made._final_module = llvm.parse_bitcode(bitcode)
        made._linking_libraries = links
        made.finalize()
        return made

    def finalize(self) -> None:
        """It is as ready as it has to be."""
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """0: it cannot be run by itself."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """What would be told where its environment lies; with nothing to run there is none."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing reads it."""


class Helper(JITCodeLibrary):  # type: ignore[misc]
    """What the compiler itself made for a rule, as it was read from disk: complete, to be linked and not to be run."""

    def finalize(self) -> None:
        """It is ready."""
        self._finalized = True

    @classmethod
    def of(cls, codegen: Any, name: str, bitcode: bytes) -> Helper:
        """The helper of that name, of such code."""
        made = cls(codegen, name)
        made._shared_module = llvm.parse_bitcode(bitcode)
        made.finalize()
        return made


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """The code of an outermost function and of every rule that it leads to."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Link each part once, optimize all of it together, and make machine code of it."""
        self._linking_libraries = callers_first(self._linking_libraries)
        super().finalize()


def callers_first(libraries: list[Any]) -> list[Any]:
    """Those libraries and all that their parts lead to, each once and after all that call it: what nobody has called so
    far is left out when it is linked.
    """
    done: set[Any] = set()
    order: list[Any] = []

    def visit(library: Any) -> None:
        if library in done:
            return
        done.add(library)
        if isinstance(library, Part):
            for called in reversed(library._linking_libraries):
                visit(called)
        order.append(library)

    for library in reversed(libraries):
        visit(library)
    return order[::-1]


class PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles a rule that others call, under a name that is the same in every process: its digest is in it."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library or Part(target.codegen(), PART), *rest)
        self.state.targetctx.mangler = lasting_name

    def _compile_bytecode(self) -> Any:
        identity = self.state.func_id
        identity.unique_id = digest_of(identity.func)[:16]
        identity.unique_name = f"{identity.func_qualname}${identity.unique_id}"
        return super()._compile_bytecode()


PART = "part"


def lasting_name(name: str, types: Any, *, abi_tags: tuple[str, ...] = (), uid: Any = None) -> str:
    """The name of a function in machine code. The compiler's own has numbers for types that differ from process to
    process: a rule that calls another, which was since then translated by somebody else, would not find it.
    """
    kinds = hashlib.sha256(str(types).encode()).hexdigest()[:12]
    mangled: str = itanium_mangler.mangle(name, (), abi_tags=(*abi_tags, kinds), uid=uid)
    return mangled


def mark(function: types.FunctionType, digest: str) -> None:
    """Give a rule the digest of its sources, by which its part is named and found again."""
    function.__dict__["digest"] = digest


def digest_of(function: types.FunctionType) -> str:
    """The digest that a rule was given."""
    digest: str = function.__dict__["digest"]
    return digest


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Compiles an outermost function, whose code can be kept."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        if library is None:
            library = Whole(target.codegen(), "whole")
            library.enable_object_caching()
        super().__init__(typing, target, library, *rest)
