"""Small faults that a source file may be given: what is changed, where, and the text that replaces it.

A change is an edit of the source's bytes, so that everything else of the file stays as it is written. Positions come
from the syntax tree; strings, annotations, decorators and the numbers of enums, which are only names, are left alone.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
"""How a comparison is written, and what it is changed to."""

OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
"""How an operator is written, and what it is changed to."""

OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}

RECORDS = frozenset({"self", "state", "sight", "chance", "log", "options", "view"})
"""Names of what is no number: exchanged with a number it stops every test at once, which says nothing of them."""

ASK_FOR_TYPES = frozenset({"isinstance", "issubclass", "hasattr", "getattr", "setattr", "cast", "field"})

Located = ast.expr | ast.stmt
"""A node that has a place in the file."""

BRANCHES = (ast.If, ast.While, ast.For, ast.IfExp, ast.BoolOp, ast.comprehension)


def end_of(node: Located) -> tuple[int, int]:
    """Line and byte of the end of a node; what was parsed has one."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


class Change(NamedTuple):
    """One fault.

    Attributes:
        file: its path from the root of the tree, with slashes.
        line: the line of what is changed, from 1.
        lines: first and last line of the statement (of a compound statement: of the expression) that it is in.
        function: the qualified name of the function around it; empty at the level of a module or class.
        kind: what sort of fault it is.
        start, end: the bytes of the file that are replaced.
        text: what replaces them.
    """

    file: str
    line: int
    lines: tuple[int, int]
    function: str
    kind: str
    start: int
    end: int
    text: str


class Source:
    """A file as bytes and as a syntax tree."""

    def __init__(self, root: Path, file: str) -> None:
        self.file = file
        self.bytes = (root / file).read_bytes()
        self.tree = ast.parse(self.bytes)
        self._starts = [0]
        for line in self.bytes.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def span(self, node: Located) -> tuple[int, int]:
        """First and last byte of a node (the last is one further)."""
        last, column = end_of(node)
        return self._starts[node.lineno - 1] + node.col_offset, self._starts[last - 1] + column

    def text(self, node: Located) -> str:
        start, end = self.span(node)
        return self.bytes[start:end].decode()

    def changed(self, change: Change) -> bytes:
        """The file with the fault in it."""
        return self.bytes[: change.start] + change.text.encode() + self.bytes[change.end :]

    def is_valid(self, change: Change) -> bool:
        """Whether the fault leaves Python, and Python that does something else than before."""
        try:
            return _meaning(ast.parse(self.changed(change))) != _meaning(self.tree)
        except SyntaxError:
            return False

    def difference(self, change: Change) -> tuple[str, str]:
        """The lines that the fault changes, as they were and as they become, without indentation; where it leaves the
        text as it was (see `is_valid`), none.
        """
        was, becomes = self.bytes.decode().splitlines(), self.changed(change).decode().splitlines()
        spans = difflib.SequenceMatcher(None, was, becomes, autojunk=False).get_opcodes()
        different = [span for span in spans if span[0] != "equal"]
        if not different:
            return "", ""
        first, last = different[0], different[-1]
        return _stripped(was[first[1] : last[2]]), _stripped(becomes[first[3] : last[4]])

    def branches(self) -> int:
        """How many branches its functions have."""
        functions = (node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef))
        inside = {node for function in functions for node in ast.walk(function) if isinstance(node, BRANCHES)}
        return len(inside)


def _meaning(tree: ast.Module) -> str:
    """What a source says, apart from its layout. 0, False and Because.LEGAL are the same where they are returned."""
    said = ast.dump(tree)
    for zero in ("False", "Because.LEGAL"):
        said = said.replace(ast.dump(ast.parse(f"return {zero}").body[0]), "Return(value=Constant(value=0))")
    return said


def _stripped(lines: Iterable[str]) -> str:
    return "\n".join(line.strip() for line in lines)


def changes(source: Source) -> list[Change]:
    """Every fault that this file may be given, in the order of the file; some may leave no valid Python."""
    finder = _Finder(source)
    finder.visit(source.tree)
    return sorted(finder.found, key=lambda change: (change.start, change.end, change.kind, change.text))


class _Finder(ast.NodeVisitor):
    """Goes through a file and notes what may be changed."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.found: list[Change] = []
        self._names: list[str] = []  # of functions and classes around
        self._in_function = False
        self._function: ast.FunctionDef | None = None
        self._lines = (1, 1)

    # ------------------------------------------------------------------------------------ what is noted

    def note(self, kind: str, node: Located, text: str) -> None:
        """A whole node replaced."""
        self._note(kind, node.lineno, *self.source.span(node), text)

    def _note(self, kind: str, line: int, start: int, end: int, text: str) -> None:
        function = ".".join(self._names) if self._in_function else ""
        self.found.append(Change(self.source.file, line, self._lines, function, kind, start, end, text))

    def note_between(self, kind: str, left: Located, right: Located, was: str, becomes: str) -> None:
        """What is written between two nodes replaced."""
        start, end = self.source.span(left)[1], self.source.span(right)[0]
        gap = self.source.bytes[start:end].decode()
        words = r"\s+".join(map(re.escape, was.split()))
        found = re.search(rf"\b{words}\b" if was[0].isalpha() else words, re.sub(r"#.*", _blank, gap))
        if found:
            before = len(gap[: found.start()].encode())
            width = len(found.group().encode())
            self._note(kind, end_of(left)[0], start + before, start + before + width, becomes)

    # -------------------------------------------------------------------------------------- where it is

    def visit(self, node: ast.AST) -> None:
        outer = self._lines
        if isinstance(node, ast.stmt):
            self._lines = (node.lineno, _header_end(node))
            self._statement(node)
        super().visit(node)
        self._lines = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)
        outer = self._in_function, self._function
        self._names.append(node.name)
        self._in_function, self._function = True, node
        for statement in node.body:
            self.visit(statement)
        self._names.pop()
        self._in_function, self._function = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if any("Enum" in ast.unparse(base) or "Flag" in ast.unparse(base) for base in node.bases):
            return
        self._names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self._names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Python 3.11 does not say where the parts of such a string are."""

    def visit_Import(self, node: ast.Import) -> None: ...

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...

    # -------------------------------------------------------------------------------------- expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip((node.left, *node.comparators), node.ops, node.comparators, strict=False):
            was, others = COMPARISONS[type(operator)]
            for becomes in others:
                self.note_between("comparison", left, right, was, becomes)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        was, becomes = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            self.note_between("and/or", left, right, was, becomes)
        for dropped in node.values:
            kept = [f"({self.source.text(value)})" for value in node.values if value is not dropped]
            self.note("dropped condition", node, "(" + f" {was} ".join(kept) + ")")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self.note("dropped sign", node, f"({self.source.text(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        is_number = all(_may_be_number(side) for side in (node.left, node.right))
        if type(node.op) in OPERATORS and is_number:
            self.note_between("arithmetic", node.left, node.right, *OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in OPERATORS:
            was, becomes = OPERATORS[type(node.op)]
            self.note_between("arithmetic", node.target, node.value, f"{was}=", f"{becomes}=")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                self.note("constant", node, str(other) if other >= 0 else f"({other})")
        elif isinstance(node.value, float):
            self.note("constant", node, repr(node.value * 2 + 1))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Name | ast.Attribute) and self._in_function:
            for step in ("+ 1", "- 1"):
                self.note("index", node.slice, f"{self.source.text(node.slice)} {step}")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        texts = [self.source.text(argument) for argument in node.args]
        for place, (left, right) in enumerate(pairwise(texts)):
            pair = node.args[place : place + 2]
            if _may_be_exchanged(node, left, right) and not any(isinstance(one, ast.Starred) for one in pair):
                start, end = self.source.span(pair[0])[0], self.source.span(pair[1])[1]
                self._note("swapped arguments", pair[0].lineno, start, end, f"{right}, {left}")
        if isinstance(node.func, ast.Name):
            if node.func.id in OPPOSITES:
                self.note("opposite", node.func, OPPOSITES[node.func.id])
            elif node.func.id == "range":
                self._note_range(node, texts)
        self.generic_visit(node)

    def _note_range(self, node: ast.Call, texts: list[str]) -> None:
        if len(texts) == 1:
            self.note("range", node, f"range(1, {texts[0]})")
            self.note("range", node, f"range({texts[0]} - 1)")
        elif len(texts) == 2:
            self.note("range", node, f"range({texts[0]} + 1, {texts[1]})")
            self.note("range", node, f"range({texts[0]}, {texts[1]} - 1)")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        if "TYPE_CHECKING" not in self.source.text(test):
            self.note("negated condition", test, f"(not ({self.source.text(test)}))")

    # --------------------------------------------------------------------------------------- statements

    def visit_If(self, node: ast.If) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def _statement(self, node: ast.stmt) -> None:
        """What may happen to a statement as a whole."""
        if isinstance(node, ast.Break | ast.Continue):
            self.note("loop", node, "continue" if isinstance(node, ast.Break) else "break")
        if self._function is None:
            return
        if self._may_be_dropped(node):
            self.note("dropped statement", node, "pass")
        if isinstance(node, ast.Return) and node.value is not None and _returns_number(self._function):
            self.note("return", node, "return 0")
        is_early = isinstance(node, ast.If | ast.For | ast.While | ast.Expr | ast.Assign | ast.AugAssign)
        if is_early and not _is_docstring(node) and not _returns_values(self._function):
            self.note("early return", node, "return")

    def _may_be_dropped(self, node: ast.stmt) -> bool:
        """A name that is assigned once would only be missed."""
        if isinstance(node, ast.Assign):
            assert self._function is not None
            targets = [part for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name)]
            stored = {part.id for part in targets if isinstance(part.ctx, ast.Store)}
            return all(_times_assigned(self._function, name) > 1 for name in stored)
        return isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))


def _blank(found: re.Match[str]) -> str:
    return " " * len(found.group())


def _may_be_number(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int | float)
    return not isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.Set | ast.Dict | ast.ListComp)


def _may_be_exchanged(call: ast.Call, left: str, right: str) -> bool:
    name = ast.unparse(call.func)
    return left != right and name not in ASK_FOR_TYPES and (left in RECORDS) == (right in RECORDS)


def _returns_number(function: ast.FunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns) in ("int", "bool", "float")


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _header_end(node: ast.stmt) -> int:
    """The last line of a statement; of a compound one, of what stands before its body."""
    body = getattr(node, "body", None)
    return max(node.lineno, body[0].lineno - 1) if body else (node.end_lineno or node.lineno)


def _inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """All nodes of a function, those of functions within it left out."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            waiting.extend(ast.iter_child_nodes(node))


def _returns_values(function: ast.FunctionDef) -> bool:
    kinds = ast.Return | ast.Yield | ast.YieldFrom
    return any(isinstance(node, kinds) and node.value is not None for node in _inside(function))


def _times_assigned(function: ast.FunctionDef, name: str) -> int:
    """How often a name is given a value, an argument and a loop's variable counted."""
    given = [argument.arg for argument in ast.walk(function.args) if isinstance(argument, ast.arg)]
    stored = [node.id for node in _inside(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    return (given + stored).count(name)
