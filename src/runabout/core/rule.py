"""@rule: one function, several ways to run.

A rule is a small plain function over records, in the subset of Python that Numba compiles. Called by itself it runs in
the interpreter, where it can be stepped through in a debugger. `bind` makes a runnable function of it, compiled or
interpreted, with the names it leaves free taken from one game:

    @rule
    def playout(state, chance, log, actions): ...     # uses `legal` and `apply` of core.contract

    bind(playout, game.functions)                     # the same code over one game's own legal and apply

Free names are the `Open` placeholders of `core.contract`. Binding rebuilds each function with globals of its own
rather than handing functions over as arguments or closures, because only so is the compiled code kept on disk.
"""

from __future__ import annotations

import builtins
import dis
import enum
import functools
import hashlib
import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numpy as np

from runabout.core.errors import BadGame

P = ParamSpec("P")
T = TypeVar("T")


class Rule(Generic[P, T]):
    """A function of a rulebook or of an algorithm over rulebooks."""

    def __init__(self, function: Callable[P, T]) -> None:
        functools.update_wrapper(self, function)
        self.function = cast(types.FunctionType, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run it in the interpreter."""
        return cast(T, self.function(*args, **kwargs))

    def __repr__(self) -> str:
        return f"<rule {self.function.__module__}.{self.function.__qualname__}>"


class Open(Rule[P, T]):
    """A name that a template leaves open until it is bound to a game; calling it before that is an error."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Raise BadGame: there is nothing to run yet."""
        raise BadGame(f"{self.function.__name__} is an open name: bind the template to a game before calling it")


class Constant:
    """A number, or a tuple of arrays, that a template leaves open until it is bound to a game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __index__(self) -> int:
        raise BadGame(f"{self.name} is an open name: bind the template to a game before using it")


def rule(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function as one of a rulebook."""
    return Rule(function)


INLINE = "inline"
"""The attribute of a function that `inline` has marked."""


def inline(function: Callable[P, T]) -> Callable[P, T]:
    """Mark the function below `@rule` as one whose code is written out in every rule that calls it, when it is compiled
    for processors. It is for functions that take rows of cells and are called often, from few places: a row is handed
    over as seven numbers, and a function by itself has to ask at each cell whether a place below 0 was meant, to count
    from the end.

    Raises:
        TypeError: it stands above `@rule`.
    """
    if isinstance(function, Rule):
        raise TypeError(f"@inline stands below @rule; above it came {function!r}")
    function.__dict__[INLINE] = True
    return function


def open_rule(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function without a body as a name that `bind` fills in."""
    return Open(function)


def by_number(*rules: Callable[..., T]) -> Callable[..., T]:
    """One rule made of several, chosen by a number that is its first argument.

    Where `ends = by_number(first, second)`, `ends(1, state)` is `second(state)`. For what a game has in several kinds,
    numbered in its state: compiled code cannot look rules up in a list. Any other number calls the last.

    Raises:
        BadGame: there are none, or they do not take equally many arguments.
    """
    taken = {function_of(one).__code__.co_argcount for one in rules}
    if len(taken) != 1:
        raise BadGame(f"rules told apart by a number take equally many arguments; these take {sorted(taken)}")
    given = ", ".join(f"argument_{place}" for place in range(taken.pop()))
    lines = [f"def chosen(number, {given}):"]
    lines += [f"    if number == {number}: return case_{number}({given})" for number in range(len(rules) - 1)]
    lines += [f"    return case_{len(rules) - 1}({given})"]
    scope: dict[str, Any] = {f"case_{number}": one for number, one in enumerate(rules)} | {"__name__": __name__}
    exec(compile("\n".join(lines), BY_NUMBER, "exec"), scope)  # nothing but our own names
    return Rule(scope["chosen"])


BY_NUMBER = "<by_number>"
"""The file name of a rule that `by_number` has written."""

Finish = Callable[[types.FunctionType, str], Callable[..., Any]]
"""What makes a rebuilt function ready, given the digest of its sources (see `Binder._digest`)."""


def bind(template: Callable[..., Any], names: Mapping[str, Any]) -> Callable[..., Any]:
    """The template's code over the functions and numbers in `names`, and everything it calls likewise, as plain Python.

    Args:
        template: a rule.
        names: the value of each open name, by name: rules, and ints for constants.

    Raises:
        BadGame: an open name has nothing in `names`, or `template` is no rule.
    """
    return Binder(names).bound(template)


class Binder:
    """Rebuilds rules over one game's names; keeps what it has made, so that every rule is rebuilt once.

    Args:
        names: the value of each open name (see `bind`).
        finish: what to make of each rebuilt function, given the digest of its sources (the compiler goes here); None
            leaves plain Python.
    """

    def __init__(self, names: Mapping[str, Any], finish: Finish | None = None) -> None:
        self.names = names
        self.finish = finish
        self.made: dict[types.FunctionType, Callable[..., Any]] = {}
        self.frozen: dict[str, Any] = {}  #: by module and name, what the compiler makes constants of: numbers, arrays
        self._under_way: list[types.FunctionType] = []
        self._digests: dict[Callable[..., Any], str] = {}  #: by what is made of a rule
        self._files: dict[str, str] = {}

    def bound(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """The template rebuilt and finished."""
        original = function_of(template)
        if original not in self.made:
            if original in self._under_way:
                raise BadGame(f"{original.__name__} calls itself, directly or through another rule: a rule cannot")
            self._under_way.append(original)
            try:
                fresh = self.rebuilt(template)
            finally:
                self._under_way.pop()
            self.made[original] = self._finished(original, fresh) if self.finish else fresh
        return self.made[original]

    def _finished(self, original: types.FunctionType, fresh: types.FunctionType) -> Callable[..., Any]:
        assert self.finish
        digest = self._digest(original, fresh)
        ready = self.finish(fresh, digest)
        self._digests[ready] = digest
        return ready

    def _digest(self, original: types.FunctionType, fresh: types.FunctionType) -> str:
        """The digest of a rule's sources: its file, the constants it reads, and the digests of the rules it calls."""
        code = original.__code__
        made_from = [original.__module__, original.__qualname__, f"{code.co_firstlineno}", f"{code.co_code!r}"]
        made_from += [frozen_text(original.__defaults__ or ()), self._file_digest(code.co_filename)]
        for name in sorted(fresh.__globals__.keys() & set(_names_used(code))):
            value, bound = original.__globals__.get(name), fresh.__globals__[name]
            if isinstance(value, Rule):
                made_from.append(f"{name}={self._digests[bound]}")
            elif isinstance(value, Constant):
                made_from.append(f"{name}={frozen_text(bound)}")
            elif isinstance(value, types.FunctionType | type):
                made_from.append(f"{name}={value.__module__}.{value.__qualname__}")
            made_from += [f"{each}={frozen_text(it)}" for each, it in constants_in(name, value, code)]
        return hashlib.sha256("\n".join(made_from).encode()).hexdigest()

    def _file_digest(self, file: str) -> str:
        if file not in self._files:
            self._files[file] = "" if file == BY_NUMBER else hashlib.sha256(Path(file).read_bytes()).hexdigest()
        return self._files[file]

    def rebuilt(self, template: Callable[..., Any]) -> types.FunctionType:
        """The template's code with globals of its own, in which all that it calls is bound."""
        original = function_of(template)
        if original.__closure__:
            around = ", ".join(original.__code__.co_freevars)
            raise BadGame(f"{original.__name__} uses {around}, a name of the function around it: a rule cannot")
        scope: dict[str, Any] = {"__builtins__": builtins, "__name__": original.__module__}
        if self.finish:
            # In compiled code int() of a small number must be as wide as any other number in a sum.
            scope["int"] = np.int64
        for name in _names_used(original.__code__):
            if name in original.__globals__:
                value = original.__globals__[name]
                scope[name] = self._replacement(value)
                self.frozen.update(constants_in(f"{original.__module__}.{name}", value, original.__code__))
        fresh = types.FunctionType(original.__code__, scope, original.__name__, original.__defaults__)
        fresh.__qualname__ = original.__qualname__
        fresh.__module__ = original.__module__
        fresh.__dict__.update(original.__dict__)
        return fresh

    def _replacement(self, value: Any) -> Any:
        if isinstance(value, Open):
            return self.bound(self._named(value.function.__name__))
        if isinstance(value, Constant):
            return self._named(value.name)
        if isinstance(value, Rule):
            return self.bound(value)
        if self.finish and isinstance(value, type) and issubclass(value, enum.IntEnum):
            return _numbers_of(value)
        return value

    def _named(self, name: str) -> Any:
        try:
            return self.names[name]
        except KeyError:
            raise BadGame(f"the game has no `{name}`, which this algorithm needs") from None


def function_of(template: Callable[..., Any]) -> types.FunctionType:
    """The plain function behind a rule; BadGame where it is none."""
    if not isinstance(template, Rule):
        raise BadGame(f"{template!r} is no rule: decorate it with @rule")
    return template.function


def sources_of(template: Callable[..., Any], names: Mapping[str, Any]) -> str:
    """A label for a template over a game: its name, and a digest of all that its code is made from. That is the files,
    what stands for each open name (games may share every file, and differ in which function is their score), and every
    number and array that the compiler freezes into the code (tables and weights may come from anywhere).
    """
    binder = Binder(names)
    binder.bound(template)
    digest = hashlib.sha256()
    for file in sorted({function.__code__.co_filename for function in binder.made} - {BY_NUMBER}):
        digest.update(Path(file).read_bytes())
    for name, value in sorted(names.items()):
        standing = (
            f"{value.function.__module__}.{value.function.__qualname__}"
            if isinstance(value, Rule)
            else frozen_text(value)
        )
        digest.update(f"{name}={standing}\n".encode())
    for name, value in sorted(binder.frozen.items()):
        digest.update(f"{name}={frozen_text(value)}\n".encode())
    function = function_of(template)
    return f"{function.__module__}.{function.__name__}-{digest.hexdigest()[:12]}"


def constants_in(name: str, value: Any, code: types.CodeType) -> Iterator[tuple[str, Any]]:
    """What the compiler makes constants of where `code` reads the global `name`: a number, an array or a tuple; the
    members of an IntEnum; of a module, whatever of these `code` may read from it.
    """
    if isinstance(value, (np.ndarray, np.generic, int, float, str, tuple)):
        yield name, value
    elif isinstance(value, type) and issubclass(value, enum.IntEnum):
        yield name, tuple((member, int(number)) for member, number in value.__members__.items())
    elif isinstance(value, types.ModuleType):
        for attribute in code.co_names:
            if isinstance(inner := getattr(value, attribute, None), (np.ndarray, np.generic, int, float, tuple)):
                yield f"{name}.{attribute}", inner


def frozen_text(value: Any) -> str:
    """A text that is the same for equal constants, and another for others."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype.str}{value.shape}{hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if isinstance(value, tuple):
        return f"({', '.join(map(frozen_text, value))})"
    return repr(value)


def _names_used(code: types.CodeType) -> Iterator[str]:
    """The global names that a code object and those nested in it read (an attribute of the same name is none)."""
    for instruction in dis.get_instructions(code):
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            yield instruction.argval
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _names_used(constant)


@functools.cache
def _numbers_of(names: type[enum.IntEnum]) -> types.ModuleType:
    """An IntEnum as a module of plain ints: the compiler folds a module's numbers into the code as constants,
    where an enum's members would each be a type of their own.
    """
    module = types.ModuleType(names.__name__)
    for name, member in names.__members__.items():
        setattr(module, name, int(member))
    return module
