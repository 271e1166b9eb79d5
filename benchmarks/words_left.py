"""How much of the games' words is Python: `.venv/bin/python benchmarks/words_left.py [COMMIT]`, HEAD unless given.

Two figures: the lines of the modules that make words, and the lines of all games' code, bots left out, with words in
them: texts of two words or more, beside docstrings, errors, and what is declared for programs.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator

CARD_GAMES = ("words", "hints", "faces", "panels", "plan", "naming", "attempt_words", "worth")
OF_ROAD_WOLF = (*CARD_GAMES, "actions", "board", "deciding", "events_told", "facts", "missions", "moves_ahead")
OF_ROAD_WOLF = (*OF_ROAD_WOLF, "outcome", "previewed", "spots_in_words")
"""Modules that make words, in the folder of a game, and in `road_wolf/telling`."""

WORDS = re.compile(r"[A-Za-z]{2,}[,:;]? +[A-Za-z]{2,}")
DECLARING = frozenset(
    (
        *("EventKind", "VerbKind", "FieldType", "Previews", "Option", "Standing", "Things", "Piles", "NotShown"),
        *("Slice", "Observation"),
        *("named", "number", "ordinal", "called", "data", "each", "member", "bits", "slot", "several", "flag", "field"),
        *("moved", "about", "option", "fault", "_fault", "whole", "_ready", "_replace", "compile", "super", "__init__"),
    )
)
"""Calls that declare something for programs, or name what is wrong with a file."""


def files(commit: str) -> Iterator[tuple[str, str]]:
    """The modules of all games at a commit, each with its text."""
    for name in git("ls-tree", "-r", "--name-only", commit, "src/runabout/games").split():
        if name.endswith(".py") and "/bots" not in name:
            yield name, git("show", f"{commit}:{name}")


def git(*arguments: str) -> str:
    """What git says."""
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout


def makes_words(name: str) -> bool:
    """Whether a module is one of those that make words."""
    folder, _, module = name.removesuffix(".py").rpartition("/")
    return module in (OF_ROAD_WOLF if folder.endswith("/telling") else CARD_GAMES)


def with_words(node: ast.AST) -> set[int]:
    """The lines in which there are words."""
    found: set[int] = set()
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
            return found
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in DECLARING:
            return found
        case ast.JoinedStr(values=parts):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "gap" for part in parts)
            if WORDS.search(text):
                found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        case ast.Constant(value=str(text)) if WORDS.search(text):
            found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found.union(*map(with_words, ast.iter_child_nodes(node)))


def main(commit: str = "HEAD") -> None:
    """Print both figures, and the modules with most words."""
    texts = dict(files(commit))
    modules = {name: text.count("\n") for name, text in texts.items() if makes_words(name)}
    words = {name: len(with_words(ast.parse(text))) for name, text in texts.items()}
    print(f"{sum(modules.values())} lines in {len(modules)} modules that make words")
    print(f"{sum(words.values())} lines with words")
    for name in sorted(words, key=lambda name: -words[name])[:20]:
        print(f"{words[name]:6} {name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
