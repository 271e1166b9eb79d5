"""Compiled rules: Numba behind `bind`, with a cache on disk (see `kept_code`)."""

from __future__ import annotations

import contextlib
import functools
import gc
import logging
import types
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from filelock import FileLock
from llvmlite import ir
from numba.core import caching, cgutils, event
from numba.core import types as nb
from numba.core.errors import NumbaError
from numba.core.imputils import lower_cast
from numba.core.registry import CPUDispatcher, cpu_target
from numba.extending import intrinsic
from numba.np.numpy_support import as_dtype

from runabout.core.errors import BadGame
from runabout.core.interrupts import deferred_interrupts
from runabout.core.kept_code import is_kept
from runabout.core.kept_parts import PartCache
from runabout.core.linking import PartCompiler, WholeCompiler, mark
from runabout.core.progress import Compiling, Tell, listener
from runabout.core.record import Cells, Record
from runabout.core.record_code import as_it_is, code_of, give_code, widest
from runabout.core.rule import INLINE, Binder

log = logging.getLogger(__name__)

OUTERMOST = {"nopython": True, "error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
INSIDE = OUTERMOST | {"no_cpython_wrapper": True, "_nrt": False}
"""Of rules that others call. They allocate nothing, so that no references are counted in them: counting is atomic, and
took half of the time of a batch's step. The outermost function holds every array for as long as it runs.
"""

MAKES_NOTHING = (
    "A rule is compiled for numbers, records and cells that are there already: it makes no arrays, lists or texts of "
    "its own, and assigns no slice to a slice. Write into what it is given, or into fields of its records."
)


_engine = cpu_target.target_context.codegen()._engine
# LLVM asks Python for kept code while it makes machine code, and an exception there is printed and forgotten: a Ctrl-C
# that came meanwhile would be as well.
_engine.finalize_object = deferred_interrupts()(_engine.finalize_object)


class _Inside(CPUDispatcher):  # type: ignore[misc]
    """A rule that other rules call. It is compiled once, for integers of every width."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(
            [widest(nb, arg) for arg in args], {k: widest(nb, arg) for k, arg in kws.items()}
        )


def finish(function: types.FunctionType, digest: str, folder: Path | None = None) -> Callable[..., Any]:
    """A rebuilt rule made ready for other compiled rules to call; see core.rule.Binder.

    Args:
        function: the rule.
        digest: of its sources.
        folder: where it is kept once it is translated (see `cache_folder`); None keeps it nowhere.
    """
    mark(function, digest)
    give_code(function, _CODE)
    options = INSIDE | {"forceinline": function.__dict__.get(INLINE, False)}
    inside = _Inside(py_func=function, targetoptions=options, pipeline_class=PartCompiler)
    if folder is not None:
        inside._cache = PartCache(folder, digest)
    return inside


def compiled(binder: Binder, template: Callable[..., Any], folder: Path, label: str) -> Callable[..., Any]:
    """The template bound to a game and compiled when first called; later processes load it from `folder`.

    With its sources unchanged, the machine code of what it calls is inside its own: only the template's is kept.

    Args:
        binder: rebuilds rules over the game's names, with `finish`.
        template: a rule.
        folder: where its machine code is kept (see `cache_folder`).
        label: a file name for it that is unique within the folder.
    """
    inside = binder.bound(template)
    outermost: dict[int, Any] = {}  # by number of arguments: some may be left out

    @functools.wraps(template)
    def call(*args: Any) -> Any:
        ready: list[Any] = []
        _make_ready(args, ready)
        known = outermost.get(len(args))
        if known is not None:
            return known(*ready)
        function = _from_outside(inside, args)
        dispatcher = CPUDispatcher(py_func=function, targetoptions=dict(OUTERMOST), pipeline_class=WholeCompiler)
        dispatcher._cache = _FolderCache(function, folder, label)
        with _no_collection(), _once_per_machine(folder, label), _counted(template.__name__, inside), _explained():
            dispatcher.compile(tuple(map(dispatcher.typeof_pyval, ready)))
        _check_returned(template.__name__, dispatcher)
        outermost[len(args)] = dispatcher
        return dispatcher(*ready)

    return call


PASSED_AS_THEY_ARE = {np.ndarray, int, float, bool}
"""Types of arguments that compiled code takes without any change."""


LOCK_SECONDS = 600
"""Seconds to wait for another process that compiles the same function; then it is compiled here as well."""


@contextlib.contextmanager
def _once_per_machine(folder: Path, label: str) -> Iterator[None]:
    """A context in which no other process compiles the same function: the others wait, and load the code from disk.
    Where a process is killed, the operating system releases its lock.
    """
    lock = FileLock(folder / f"{label}.lock", timeout=LOCK_SECONDS, fallback_to_soft=False)
    if not is_kept(folder, label):
        try:
            lock.acquire()
        except (OSError, NotImplementedError) as fault:  # a folder that takes no locks, or a holder that hangs
            log.info("%s is compiled without a lock: %s", label, fault)
    try:
        yield
    finally:
        lock.release()


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    """A context in which the compiler's errors say what a rule may do."""
    try:
        yield
    except NumbaError as fault:
        fault.add_note(MAKES_NOTHING)
        raise


def _check_returned(name: str, dispatcher: Any) -> None:
    """Raise BadGame where an outermost function returns an array: rules inside count no references to one."""
    for result in dispatcher.overloads.values():
        if _holds_array(result.signature.return_type):
            raise BadGame(f"{name} returns an array: a rule that Python calls returns numbers, and writes into arrays.")


def _holds_array(kind: Any) -> bool:
    """Whether something of a type of the compiler is an array, or holds one."""
    return isinstance(kind, nb.Array) or any(map(_holds_array, getattr(kind, "types", ())))


@contextlib.contextmanager
def _counted(name: str, inside: Callable[..., Any]) -> Iterator[None]:
    """A context in which the listener is told of each rule that is compiled for an outermost rule."""
    tell = listener()
    if tell is None:
        yield
        return
    counter = _Counter(name, _leads_to(inside), tell)
    with event.install_listener("numba:compile", counter):
        yield
    counter.finish()


class _Counter(event.Listener):  # type: ignore[misc]
    """Counts the rules that are compiled, among those that an outermost one leads to."""

    def __init__(self, name: str, rules: set[Any], tell: Tell) -> None:
        self._name, self._rules, self._tell = name, rules, tell
        self._has_begun = False

    def on_start(self, event: Any) -> None:
        """A rule is begun."""
        self._has_begun = True

    def on_end(self, event: Any) -> None:
        """A rule is compiled, or has been before for the same types of arguments."""
        if event.data["dispatcher"] in self._rules:
            done = sum(bool(rule.overloads) for rule in self._rules)
            self._tell(Compiling(self._name, done, len(self._rules) + 1))

    def finish(self) -> None:
        """The outermost rule is compiled, if it was not loaded."""
        if self._has_begun:
            self._tell(Compiling(self._name, len(self._rules) + 1, len(self._rules) + 1))


def _leads_to(inside: Any) -> set[Any]:
    """A rule, and all that it calls, directly or through others."""
    found, waiting = {inside}, [inside]
    while waiting:
        for value in waiting.pop().py_func.__globals__.values():
            if isinstance(value, _Inside) and value not in found:
                found.add(value)
                waiting.append(value)
    return found


def _from_outside(inside: Callable[..., Any], args: Sequence[Any]) -> types.FunctionType:
    """A function that calls `inside` with arguments like these. It is handed each record as an array of one, since
    Python calls compiled code ten times as fast with an array as with an element of one, and a named tuple of records
    part by part.
    """
    scope: dict[str, Any] = {"inside": inside, "__name__": __name__}
    names: list[str] = []

    def handed(argument: Any) -> str:
        if isinstance(argument, tuple):
            kind = f"{type(argument).__name__}_{len(names)}"
            scope[kind] = type(argument)
            return f"{kind}({', '.join(map(handed, argument))})"
        names.append(f"argument_{len(names)}")
        return f"{names[-1]}[0]" if isinstance(argument, Record) else names[-1]

    call = f"inside({', '.join(map(handed, args))})"
    exec(f"def outside({', '.join(names)}): return {call}", scope)  # nothing but our own names
    function: types.FunctionType = scope["outside"]
    return function


def _make_ready(args: Iterable[Any], ready: list[Any]) -> None:
    """Add arguments to `ready` as compiled code takes them, those of named tuples one by one. Every microsecond here is
    paid a dozen times for a move that four people watch, and three times for a step of a single environment.
    """
    for argument in args:
        kind = type(argument)
        if kind in PASSED_AS_THEY_ARE:
            ready.append(argument)
        elif issubclass(kind, tuple):
            _make_ready(argument, ready)
        elif issubclass(kind, Record):
            ready.append(argument.buffer)
        elif issubclass(kind, Cells):  # the compiler tells NumPy's own arrays apart from others in a tenth of the time
            ready.append(argument.view(np.ndarray))
        else:
            ready.append(argument)


@contextlib.contextmanager
def _no_collection() -> Iterator[None]:
    """Without the garbage collector, which finds nothing to collect while compiling and takes a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class _Locator:
    """Tells the compiler's cache where a function's files go. The folder's name identifies the sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get_cache_path(self) -> str:
        return str(self.folder)

    def ensure_cache_path(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        return self.folder.name


class _Payload(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """How a compiled function is written and read, at a place of our choosing."""

    def __init__(self, folder: Path, label: str) -> None:
        self._locator = _Locator(folder)
        self._filename_base = label

    def check_cachable(self, result: Any) -> bool:
        return not result.library.has_dynamic_globals


class _FolderCache(caching.Cache):  # type: ignore[misc]
    """The compiler's cache in a game's own folder."""

    def __init__(self, function: types.FunctionType, folder: Path, label: str) -> None:
        self._name = label
        self._py_func = function
        self._impl = _Payload(folder, label)
        self._cache_path = str(folder)
        self._cache_file = caching.IndexDataCacheFile(str(folder), label, folder.name)
        self.enable()

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        # A file half-written by a process that died, or by another version, is compiled again, and is no error.
        try:
            return super().load_overload(sig, target_context)
        except OSError:
            return None
        except Exception as fault:  # noqa: BLE001  # a damaged pickle can raise anything
            with contextlib.suppress(OSError):
                self.flush()  # saving reads the index once more
            warnings.warn(
                f"compiled code in {self._cache_path} could not be read and is made anew: {fault}", stacklevel=2
            )
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        # Without a place to keep it, the code still runs.
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)


lower_cast(nb.NestedArray, nb.Array)(as_it_is)
_CODE = code_of(nb, cgutils, as_dtype, ir, intrinsic)
