"""Where each numbered rule is carried out and tested.

``python -m runabout.testing.trace [GAME ...] [--check]`` prints rule, code and tests side by side, or with
``--check`` only what is wrong, and ends with 1 when a rule lacks code or a test, or a number is cited that
no rulebook has.

How code and tests cite a rule is told in `runabout.testing.citations`.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from runabout.core.rulebook import Rule, Rulebook, UnknownRule, place
from runabout.games import GAMES
from runabout.testing.citations import CITED, Citation, cited_in_code, cited_in_tests

PACKAGE = Path(__file__).resolve().parents[1]


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
