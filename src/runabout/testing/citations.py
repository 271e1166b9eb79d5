"""The citations of rules in Python files: in code, and in the markers of tests.

Code cites a rule by its exact number in a comment, a docstring or any other string. These stand for several
numbers: ``XX-062..067``, ``XX-062-067``, ``XX-062 to XX-067`` for every rule from the one to the other,
``XX-018/019`` for two. (A range that goes on in the next line of a comment is read as its first and its
last number.)

Tests carry a rule by a marker, ``@pytest.mark.rule("XX-041", "XX-042")``. It is found without running the
tests:

- on a test function or a test class; in a module's or a class's `pytestmark`; in the parameters of a test,
  as in ``pytest.param(..., marks=pytest.mark.rule("XX-201"))``;
- written as ``pytest.mark.rule`` or ``mark.rule``, or under another name given at the top of the module;
- in a constant at the top of the module that a decorator names;
- made by a function at the top of the module that the decorator calls: the numbers it is called with count,
  and those written in it;
- with numbers out of a constant or a comprehension over one: then every number in that constant counts.

A marker from another module, one added while tests run, and a number put together from pieces are not
recognised. A marker of which no number can be read is reported, so that it is not believed to count.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

CITED = re.compile(
    r"""(?<![\w-])
    (?P<prefix>[A-Z]{2,5})-(?P<digits>\d+)(?P<letter>[a-z]?)(?!\w)
    (?: (?: \s*\.\.\s* | [-\u2013] | \s+to\s+ )(?P<last>(?P=prefix)-\d+[a-z]?)(?!\w)
      | (?: \.\. | [-\u2013] )(?P<short>\d+[a-z]?)(?!\w)
      | (?P<more> (?:/\d+[a-z]?)+ )(?!\w)
    )?""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that cites a rule, or every rule from `first` to `last`.

    Attributes:
        first: a number, such as ``XX-062``; or, from a marker that has none, the text there instead.
        last: the same, except in a range.
        where: ``path:line`` in code, ``path::test`` for a test.
        marked: whether it was a marker of a test.
    """

    first: str
    last: str
    where: str
    marked: bool = False

    def __str__(self) -> str:
        return self.first if self.first == self.last else f"{self.first} to {self.last}"


def cited_in_code(sources: Iterable[Path], root: Path | None = None) -> Iterator[Citation]:
    """Every citation in comments and strings of these Python files and folders, line by line."""
    for path in _python_files(sources):
        text = _text(path)
        if not CITED.search(text):  # most files; spares taking them apart
            continue
        try:
            for token in tokenize.generate_tokens(io.StringIO(text).readline):
                # Only a comment or a string can hold a whole number: as an expression it is three tokens.
                for first, last, start in _citations(token.string):
                    line = token.start[0] + token.string.count("\n", 0, start)
                    yield Citation(first, last, f"{_shown(path, root)}:{line}")
        except (tokenize.TokenError, SyntaxError) as error:
            raise _not_python(path, error) from error


def cited_in_tests(tests: Path, root: Path | None = None) -> Iterator[Citation]:
    """Every marker of a test in the files test_*.py and *_test.py of this folder, test by test."""
    for path in _python_files([tests]):
        if path.name.startswith("test_") or path.name.endswith("_test.py"):
            try:
                module = ast.parse(_text(path), filename=str(path))
            except SyntaxError as error:
                raise _not_python(path, error) from error
            yield from _TestModule(module, _shown(path, root)).citations()


def _citations(text: str) -> Iterator[tuple[str, str, int]]:
    """The first and last number of each citation in a text, and where in the text it begins."""
    for found in CITED.finditer(text):
        prefix, digits, start = found["prefix"], found["digits"], found.start()
        first = last = f"{prefix}-{digits}{found['letter']}"
        if found["last"]:
            last = found["last"]
        elif found["short"] and len(found["short"].rstrip("abcdefghijklmnopqrstuvwxyz")) == len(digits):
            last = f"{prefix}-{found['short']}"
        yield first, last, start
        for more in (found["more"] or "").split("/")[1:]:
            yield f"{prefix}-{more}", f"{prefix}-{more}", start


_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


class _TestModule:
    """The markers in one module of tests, read from its syntax tree."""

    def __init__(self, module: ast.Module, shown: str) -> None:
        self.module = module
        self.shown = shown
        self.constants: dict[str, ast.expr] = {}
        self.functions: dict[str, ast.FunctionDef] = {}
        for statement in module.body:
            if isinstance(statement, ast.FunctionDef):
                self.functions[statement.name] = statement
            for name, value in _assigned(statement):
                self.constants[name] = value

    def citations(self) -> Iterator[Citation]:
        yield from self._in_body(self.module.body, self.shown, self._of_pytestmark(self.module.body))

    def _in_body(self, body: list[ast.stmt], where: str, inherited: list[str]) -> Iterator[Citation]:
        for statement in body:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                own = self._of(statement.decorator_list) + self._of_pytestmark(statement.body)
                yield from self._in_body(statement.body, f"{where}::{statement.name}", inherited + own)
            elif isinstance(statement, _FUNCTION) and statement.name.startswith("test"):
                for marked in inherited + self._of(statement.decorator_list):
                    for first, last in _read_marked(marked):
                        yield Citation(first, last, f"{where}::{statement.name}", marked=True)

    def _of_pytestmark(self, body: list[ast.stmt]) -> list[str]:
        return self._of(value for line in body for name, value in _assigned(line) if name == "pytestmark")

    def _of(self, expressions: Iterable[ast.expr]) -> list[str]:
        """The strings in every marker that these expressions hold, name or make."""
        return [marked for expression in expressions for marked in self._markers(expression, frozenset())]

    def _markers(self, expression: ast.expr, seen: frozenset[str]) -> Iterator[str]:
        loops = _loops(expression)
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and self._is_marker(node.func):
                yield from self._arguments(node, loops)
            elif isinstance(node, ast.Call) and (maker := self._maker(node.func)):
                yield from self._made(node, maker, loops)
            elif isinstance(node, ast.Name) and node.id in self.constants and node.id not in seen:
                yield from self._markers(self.constants[node.id], seen | {node.id})

    def _arguments(self, marker: ast.Call, loops: dict[str, ast.expr]) -> Iterator[str]:
        """The strings in a marker. An argument without any is given as it is written, to be reported."""
        for argument in marker.args:
            yield from list(self._strings(argument, loops, frozenset())) or [ast.unparse(argument)]
        if not marker.args:
            yield ast.unparse(marker)

    def _made(self, call: ast.Call, maker: ast.FunctionDef, loops: dict[str, ast.expr]) -> Iterator[str]:
        """The numbers in a call of a function that makes a marker, and those written in its markers."""
        given = [*call.args, *(keyword.value for keyword in call.keywords)]
        for node in ast.walk(maker):
            if isinstance(node, ast.Call) and self._is_marker(node.func):
                given += node.args
        strings = (text for argument in given for text in self._strings(argument, loops, frozenset()))
        numbers = [text for text in strings if CITED.fullmatch(text)]
        yield from numbers or [ast.unparse(call)]

    def _strings(self, node: ast.expr, loops: dict[str, ast.expr], seen: frozenset[str]) -> Iterator[str]:
        """A string itself; or, out of anything else, every string in it that is a number, names followed."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
            return
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and CITED.fullmatch(part.value):
                yield part.value
            elif isinstance(part, ast.Name) and part.id not in seen:
                meant = loops.get(part.id) or self.constants.get(part.id)
                if meant is not None:
                    found = self._strings(meant, loops, seen | {part.id})
                    yield from (text for text in found if CITED.fullmatch(text))

    def _is_marker(self, node: ast.expr) -> bool:
        """Whether this is `pytest.mark.rule`, `mark.rule`, or a name given to it."""
        if isinstance(node, ast.Name):
            meant = self.constants.get(node.id)
            return isinstance(meant, ast.Attribute) and self._is_marker(meant)
        if not isinstance(node, ast.Attribute) or node.attr != "rule":
            return False
        mark = node.value
        return (isinstance(mark, ast.Name) and mark.id == "mark") or (
            isinstance(mark, ast.Attribute) and mark.attr == "mark"
        )

    def _maker(self, node: ast.expr) -> ast.FunctionDef | None:
        """The function of this module that a call names, if it makes a marker."""
        function = self.functions.get(node.id) if isinstance(node, ast.Name) else None
        if function and any(isinstance(n, ast.Call) and self._is_marker(n.func) for n in ast.walk(function)):
            return function
        return None


def _assigned(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """The names that a statement gives to a value."""
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Name):
                yield target.id, statement.value
    elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
        yield statement.target.id, statement.value


def _loops(expression: ast.expr) -> dict[str, ast.expr]:
    """For each variable of a comprehension in this expression, what it runs over."""
    return {
        name.id: loop.iter
        for node in ast.walk(expression)
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp)
        for loop in node.generators
        for name in ast.walk(loop.target)
        if isinstance(name, ast.Name)
    }


def _read_marked(marked: str) -> list[tuple[str, str]]:
    """What a string in a marker cites; the string itself where it is no citation as a whole."""
    if CITED.fullmatch(marked):
        return [(first, last) for first, last, _ in _citations(marked)]
    return [(marked, marked)]


def _python_files(sources: Iterable[Path]) -> Iterator[Path]:
    for source in sources:
        if source.is_dir():
            yield from sorted(path for path in source.rglob("*.py") if "__pycache__" not in path.parts)
        elif source.exists():
            yield source
        else:
            raise FileNotFoundError(f"no such file or folder to look for rules in: {source}")


def _text(path: Path) -> str:
    try:
        with tokenize.open(path) as file:
            return file.read()
    except (SyntaxError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}:1: cannot be read as Python: {error}") from error


def _not_python(path: Path, error: Exception) -> ValueError:
    line = error.lineno if isinstance(error, SyntaxError) else error.args[1][0]
    return ValueError(f"{path}:{line or 1}: cannot be read as Python: {error.args[0]}")


def _shown(path: Path, root: Path | None) -> str:
    return (path.relative_to(root) if root and path.is_relative_to(root) else path).as_posix()
