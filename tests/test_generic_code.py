"""Code that serves every game names no option, verb, event or field of one; a game declares roles instead."""

import ast
import re
from pathlib import Path

import pytest

from runabout.games import GAMES, find_game

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "runabout"
PAGE = ROOT / "web" / "src"

LISTS_OF_GAMES = {"terminal/tables/__init__.py", "cli/commands/bench.py", "scenes/Scene.svelte"}
"""Where each game's own table or picture is listed, or one stands as the default."""

OWN_WORDS = {
    *(
        "choose",
        "dealer",
        "deals",
        "dealt",
        "done",
        "drifted",
        "end",
        "map",
        "move",
        "moves",
        "no",
        "pass",
        "place",
        "play",
        "played",
        "points",
    ),
    *("replaced", "round", "token", "turn", "yes"),
}
"""Words of the generic code that games happen to use as well: roles, kinds of panels and of moves, what an action is
about, messages of the protocol, what the lab counts, forces and draws.
"""

PAGE_WORDS = {"drawn", "first", "lost"}
"""Such words of the page alone: a data attribute, the page of an unknown address, the scene that is drawn now."""


def names_of(name):
    """What a game calls itself, its options, verbs and events, and the fields of its records (of these, compound names
    alone: "left" and "kind" are everybody's words).
    """
    one = find_game(name)
    found = {name, *(option.name for option in one.options), *(action.verb for action in one.words.actions)}
    fields = {field for kind in (one.State, one.Sight) for field in kind.fields if "_" in field}
    return found | set(one.words.kinds) | fields


NAMES = {word: name for name in GAMES for word in names_of(name)}
COMPOUND = {word for word in NAMES if re.search("[_ -]", word)}


def is_generic(path):
    inside = path.relative_to(PACKAGE if path.suffix == ".py" else PAGE).as_posix()
    drawn_tables = any(inside.startswith(f"terminal/tables/{name.replace('-', '_')}") for name in GAMES)
    return not inside.startswith("games/") and not drawn_tables and inside not in LISTS_OF_GAMES


NAMED = {ast.Attribute: "attr", ast.Name: "id", ast.arg: "arg", ast.keyword: "arg", ast.alias: "name"}
"""Where a name stands in each kind of node."""


def texts_and_names(tree):
    """Whole texts that a program compares or looks up (docstrings and messages are longer), and names of attributes,
    variables, parameters and arguments; of these compound ones alone.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif type(node) in NAMED and (name := getattr(node, NAMED[type(node)])) in COMPOUND:
            yield node.lineno, name


STYLING = re.compile(r"""\bclass=("[^"]*"|\{\[.*?\]\}|\{[^{}]*\})""")
"""Names of styles, which are each component's own."""


def quoted_and_fields(text):
    """Whole quoted texts, and compound names of fields."""
    for number, line in enumerate(text.splitlines(), 1):
        for quoted, field in re.findall(r"""['"`]([^'"`]+)['"`]|[.?](\w+)""", STYLING.sub("", line)):
            if quoted in NAMES or field in COMPOUND:
                yield number, quoted or field


PYTHON = [path for path in sorted(PACKAGE.rglob("*.py")) if is_generic(path)]
FRONT_END = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte") and is_generic(path)]


def test_there_is_generic_code_to_look_at():
    assert len(PYTHON) > 80
    assert len(FRONT_END) > 50
    assert {"open_hands", "decline", "call drop"} - set(NAMES) == {"call drop"}


def test_package_names_nothing_of_one_game():
    found = [
        f"{path.relative_to(ROOT)}:{line} {word!r} is of {NAMES[word]}"
        for path in PYTHON
        for line, word in texts_and_names(ast.parse(path.read_text(encoding="utf-8")))
        if word in NAMES and word not in OWN_WORDS | GENERIC_FIELDS
    ]
    assert not found, "\n".join(found)


def test_page_names_nothing_of_one_game():
    found = [
        f"{path.relative_to(ROOT)}:{line} {word!r} is of {NAMES[word]}"
        for path in FRONT_END
        if not path.name.endswith(".d.ts")
        for line, word in quoted_and_fields(path.read_text(encoding="utf-8"))
        if word not in OWN_WORDS | PAGE_WORDS | GENERIC_FIELDS
    ]
    assert not found, "\n".join(found)


GENERIC_FIELDS = {"open_hands"}
"""Fields of the server's messages that a role stands behind."""


@pytest.mark.parametrize(
    "planted",
    [
        'if options["auto_pass"]: pass',
        "x = state.auto_pass",
        'verb == "decline"',
        "begin(auto_pass=1)",
        "def begin(auto_pass): pass",
        "auto_pass = 1",
        "from somewhere import auto_pass",
    ],
)
def test_a_name_of_one_game_is_found_in_a_program(planted):
    assert {word for _, word in texts_and_names(ast.parse(planted))} & {"auto_pass", "decline"}


@pytest.mark.parametrize(
    "planted",
    ["options?.auto_pass === 'on'", "if (verb === 'take back')", "if (verb === 'decline')", '{#if verb === "decline"}'],
)
def test_a_name_of_one_game_is_found_in_the_page(planted):
    assert list(quoted_and_fields(planted))


def test_a_name_of_a_style_is_no_name_of_a_game():
    assert not list(quoted_and_fields("""<p class="decline"><b class={['decline', { other }]}></b></p>"""))
    assert list(quoted_and_fields("""<p class={['mine', { other }]}>{verb === 'decline'}</p>"""))
