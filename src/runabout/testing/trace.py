"""Where each numbered rule is carried out and tested.

``python -m runabout.testing.trace [GAME ...] [--check]`` prints rule, code and tests side by side, or with
``--check`` only what is wrong, and ends with 1 when a rule lacks code or a test, or a number is cited that
no rulebook has.

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

import argparse
import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from runabout.core.rulebook import Rule, Rulebook, UnknownRule, place
from runabout.games import GAMES

PACKAGE = Path(__file__).resolve().parents[1]

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


@dataclass(frozen=True, slots=True)
class Traced:
    """One rule with the places that cite it.

    Attributes:
        rule: the rule.
        code: ``path:line`` of each citation in code.
        tests: ``path::test`` of each test that carries it; None where there was no folder of tests to look
        in.
    """

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...] | None

    @property
    def lacks(self) -> tuple[str, ...]:
        """What is missing of "code" and "test". Tests that could not be looked for are not missed."""
        missing = {"code": self.code == (), "test": self.tests == ()}
        return tuple(what for what, gone in missing.items() if gone)


@dataclass(frozen=True, slots=True)
class Stray:
    """A citation of a rule that does not exist: what was cited, where, and what is wrong with it."""

    cited: str
    where: str
    fault: str

    def __str__(self) -> str:
        return f"{self.where} cites {self.cited}: {self.fault}"


# ------------------------------------------------------------------------------------------- finding


def trace(rulebook: Rulebook, sources: Iterable[Path], tests: Path | None, root: Path | None = None) -> list[Traced]:
    """Find where each rule is cited in code and which tests carry it, in the rulebook's order.

    Args:
        rulebook: the rules to look for.
        sources: Python files, and folders to search for them.
        tests: the folder of tests; None, or one that is not there, if they are not installed.
        root: paths beneath it are given relative to it.

    Raises ValueError, naming file and line, where a file cannot be read as Python.
    """
    code = _by_rule(rulebook, cited_in_code(sources, root))
    carried = _by_rule(rulebook, cited_in_tests(tests, root)) if tests and tests.is_dir() else None
    return [
        Traced(rule, tuple(code[rule.number]), None if carried is None else tuple(carried[rule.number]))
        for rule in rulebook
    ]


def strays(
    rulebooks: Sequence[Rulebook], sources: Iterable[Path], tests: Path | None, root: Path | None = None
) -> list[Stray]:
    """Find the citations that lead to no rule of any rulebook. Arguments and errors as for `trace`.

    In code, a number with letters that no rulebook uses is nothing to do with rules. In a marker it is a
    fault.
    """
    citations = list(cited_in_code(sources, root))
    if tests and tests.is_dir():
        citations += cited_in_tests(tests, root)
    found = (_stray(citation, rulebooks) for citation in citations)
    return list(dict.fromkeys(stray for stray in found if stray))


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


def _by_rule(rulebook: Rulebook, citations: Iterable[Citation]) -> dict[str, list[str]]:
    """For each rule's number the places that cite it, each place once."""
    places: dict[str, dict[str, None]] = defaultdict(dict)
    for citation in citations:
        for number in _numbers(citation, rulebook):
            places[number][citation.where] = None
    return defaultdict(list, {number: list(where) for number, where in places.items()})


def _numbers(citation: Citation, rulebook: Rulebook) -> list[str]:
    """The numbers of this rulebook that a citation covers; none where an end of a range is not in it."""
    if citation.first not in rulebook or citation.last not in rulebook:
        return []
    first, last = place(citation.first), place(citation.last)
    return [rule.number for rule in rulebook if first <= place(rule.number) <= last]


def _stray(citation: Citation, rulebooks: Sequence[Rulebook]) -> Stray | None:
    """What is wrong with a citation; None if nothing is."""
    if not CITED.fullmatch(citation.first):
        return Stray(str(citation), citation.where, 'a marker should hold plain numbers, "XX-041"')
    prefix = place(citation.first)[0]
    for rulebook in rulebooks:
        if prefix in rulebook.prefixes:
            for number in dict.fromkeys((citation.first, citation.last)):
                if number not in rulebook:
                    return Stray(str(citation), citation.where, _unknown(number, rulebook))
            if not _numbers(citation, rulebook):
                return Stray(str(citation), citation.where, "the range runs backward")
            return None
    if citation.marked:
        return Stray(str(citation), citation.where, f"no rulebook has numbers that begin with {prefix}-")
    return None


def _unknown(number: str, rulebook: Rulebook) -> str:
    try:
        meant = rulebook[number].number
    except UnknownRule as unknown:
        return str(unknown)
    return f"the rule is written {meant}"


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


# --------------------------------------------------------------------------------- the package on disk


def find_games(package: Path = PACKAGE) -> dict[str, Path]:
    """The folders of games that have a RULES.md, by name."""
    return {rules.parent.name: rules.parent for rules in sorted((package / "games").glob("*/RULES.md"))}


def is_listed(game: Path) -> bool:
    """Whether a folder's game is in the list of games; one of ours that is not is still being built. A folder of
    another package counts as listed.
    """
    listed = {module.partition(":")[0].rpartition(".")[2] for module in GAMES.values()}
    return game.parents[1] != PACKAGE or game.name in listed


def sources_of(game: Path) -> list[Path]:
    """Where a game's rules may be cited: its folder, and all of the package but the other games."""
    games, package = game.parent, game.parents[1]
    shared = [path for path in sorted(package.iterdir()) if path.is_dir() or path.suffix == ".py"]
    return [game, *sorted(games.glob("*.py")), *(path for path in shared if path != games)]


def find_tests(package: Path = PACKAGE) -> Path | None:
    """The folder of tests beside src/; None where the package is installed without them."""
    tests = package.parents[1] / "tests"
    return tests if package.parent.name == "src" and tests.is_dir() else None


def trace_game(game: Path) -> list[Traced]:
    """Trace the game whose folder this is. Errors as for `Rulebook.read` and `trace`."""
    package = game.parents[1]
    rulebook = Rulebook.read(game / "RULES.md")
    return trace(rulebook, sources_of(game), find_tests(package), package.parents[1])


# ------------------------------------------------------------------------------------------- telling

NO_TESTS = "the tests are not installed with the package, so only code is traced"


def report(title: str, traced: Sequence[Traced]) -> Table:
    """Rule, code and tests side by side, one row a rule. What is missing is said in words and in red."""
    tested = any(row.tests is not None for row in traced)
    table = Table(title=title, show_lines=True, caption=None if tested else NO_TESTS)
    table.add_column("Rule", no_wrap=True)
    table.add_column("Says", ratio=3)
    table.add_column("Code", ratio=3, overflow="fold")
    if tested:
        table.add_column("Tests", ratio=4, overflow="fold")
    for row in traced:
        cells = [Text(row.rule.number), Text(row.rule.text), _places(row.code, "no code")]
        if tested:
            cells.append(_places(row.tests or (), "no test"))
        table.add_row(*cells)
    return table


def _places(places: Sequence[str], none: str) -> Text:
    return Text("\n".join(places)) if places else Text(none, style="bold red")


def gaps(traced: Iterable[Traced]) -> list[str]:
    """One line for each rule that lacks code or a test, naming it."""
    return [
        f"{row.rule.number} has no {' and no '.join(row.lacks)}: {row.rule.text[:60].strip()}"
        for row in traced
        if row.lacks
    ]


def main(arguments: Sequence[str] | None = None, package: Path = PACKAGE) -> int:
    """Trace the games named, or all of them, and print what was found.

    Returns 0 if every rule has code and a test and every citation leads to a rule; 1 if not; 2 if there was
    nothing to trace: no game of that name, or a file that cannot be read.
    """
    parser = argparse.ArgumentParser(
        prog="python -m runabout.testing.trace", description="Show where each rule is in code and in tests."
    )
    parser.add_argument("game", nargs="*", help="a game's folder, such as road_runner; otherwise all")
    parser.add_argument("--check", action="store_true", help="print only what is wrong, without the tables")
    asked = parser.parse_args(arguments)
    console = Console(soft_wrap=asked.check, highlight=False)
    try:
        return _main(asked.game, asked.check, package, console)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2


def _main(names: Sequence[str], check: bool, package: Path, console: Console) -> int:
    games = find_games(package)
    if not games:
        raise ValueError(f"no game with a RULES.md in {package / 'games'}; there is nothing to trace")
    chosen = [name.replace("-", "_") for name in names] or [name for name in games if is_listed(games[name])]
    for name in chosen:
        if name not in games:
            raise ValueError(f"no game {name!r} with a RULES.md; there are: {', '.join(games)}")
    faults = 0
    for name in dict.fromkeys(chosen):
        traced = trace_game(games[name])
        if not check:
            console.print(report(name, traced))
        missing = gaps(traced)
        for line in [*missing, f"{name}: {len(traced)} rules, {len(missing) or 'none'} of them with a gap"]:
            console.print(line, markup=False)
        faults += len(missing)
    # Every number counts here, whichever games were asked for: a wrong one may stand anywhere.
    tests = find_tests(package)
    rulebooks = [Rulebook.read(game / "RULES.md") for game in games.values()]
    for stray in strays(rulebooks, [package], tests, package.parents[1]):
        console.print(str(stray), markup=False)
        faults += 1
    if tests is None:
        console.print(NO_TESTS, markup=False)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
