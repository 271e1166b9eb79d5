"""How the machine code of a game's rules is put together: every rule once, and all of it optimized once.

Numba makes each function that it compiles ready to be run by itself: everything it calls is linked into it, optimized
again, and written out as machine code. With hundreds of rules that call one another, most are optimized dozens of
times, and all but the outermost are never run by themselves. Here a rule that others call stays as it was translated (a
`Part`), and the outermost function links each of those it leads to once (a `Whole`).
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule that others call, not linked to what it calls itself."""

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
    """Compiles a rule that others call."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library or Part(target.codegen(), "part"), *rest)


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Compiles an outermost function, whose code can be kept."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        if library is None:
            library = Whole(target.codegen(), "whole")
            library.enable_object_caching()
        super().__init__(typing, target, library, *rest)
