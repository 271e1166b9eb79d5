"""Makes the pages in this folder from the facts that each game declares (see docs/pages.py).

A page lists what may happen in a game, as programs are told of it: each kind of event with its fields and their types.
"""

from __future__ import annotations

from collections.abc import Iterator

from runabout.core.facts import EventKind, FieldType
from runabout.core.game import Game
from runabout.games import GAMES, find_game

MADE = (
    "<!-- Made by docs/facts/generate.py from the facts that the games declare. "
    "Change those, then run `make pages`. -->"
)

INDEX = """\
# The facts

What the rules of Runabout's games report, as named and typed fields: over the API each event has them in `fields`, in
Python as attributes.

| game | kinds of event |
|---|---|
{rows}

Every event has a `kind`, the `seat` whose doing it is (-1 for nobody's), and is told only to those who may know of it.
A step that reports more events than its log holds ends with one of kind `omitted`, with their `count`.
"""


def pages() -> dict[str, str]:
    """All pages: a file's name, and its text."""
    games = [find_game(name) for name in GAMES]
    rows = "\n".join(f"| [{one.title}]({one.name}.md) | {len(one.words.kinds)} |" for one in games)
    return {"README.md": f"{MADE}\n\n{INDEX.format(rows=rows)}"} | {f"{one.name}.md": page(one) for one in games}


def page(game: Game) -> str:
    """The page of one game.

    Raises:
        ValueError: a kind of event is not declared.
    """
    kinds = []
    for name, kind in zip(game.words.kinds, game.words.declared, strict=True):
        if kind is None:
            raise ValueError(f"{game.name}: the event {name} is not declared")
        kinds.append(kind)
    lines = [
        MADE,
        "",
        f"# The facts of {game.title}",
        "",
        "## Events",
        "",
        "| event | what has happened | fields |",
        "|---|---|---|",
    ]
    lines += [f"| `{kind.name}` | {kind.says} | {fields_of(kind)} |" for kind in kinds]
    lines += ["", "## Types of fields", "", "| type | what it is | values |", "|---|---|---|"]
    lines += [
        f"| {one.name} | {one.says} | {values_of(one)} |" for one in sorted(types_of(kinds), key=lambda one: one.name)
    ]
    return "\n".join(lines) + "\n"


def fields_of(kind: EventKind) -> str:
    """The fields of an event with their types, in order."""
    return ", ".join(f"`{name}`: {field.name}" for name, (field, _) in kind.fields.items())


def types_of(kinds: list[EventKind]) -> Iterator[FieldType]:
    """Each type once."""
    seen = set()
    for kind in kinds:
        for field, _ in kind.fields.values():
            if (field.name, field.says) not in seen:
                seen.add((field.name, field.says))
                yield field


def values_of(field: FieldType) -> str:
    """The names of a type's values; nothing for any number."""
    return ", ".join(f"`{value}`" for value in field.values)
