"""Makes the pages in this folder from the facts that each game declares (see docs/pages.py).

A page lists what programs are told of a game: the kinds of events and the kinds of actions, each with its fields and
their types; the fields of previews; the things, piles and counters on the table; and the values that rank the players.
"""

from __future__ import annotations

from collections.abc import Iterator

from runabout.core.facts import EventKind, FieldType
from runabout.core.forecast import MANY_ACTIONS
from runabout.core.game import Game
from runabout.core.scene import Layout, NotShown
from runabout.core.verbs import VerbKind
from runabout.games import GAMES, find_game

MADE = (
    "<!-- Made by docs/facts/generate.py from the facts that the games declare. "
    "Change those, then run `make pages`. -->"
)

INDEX = """\
# The facts

What the rules of Runabout's games report, as named and typed fields: over the API each event has them in `fields`, in
Python as attributes.

| game | kinds of event | kinds of action |
|---|---|---|
{rows}

Every event has a `kind`, the `seat` whose doing it is (-1 for nobody's), and is told only to those who may know of it.
A step that reports more events than its log holds ends with one of kind `omitted`, with their `count`.

Every action has a number, the same at every table, and a kind with fields; `GET /api/games/{{game}}/actions` tells
all of them.

Some games tell of an open action more than its forecast does: its preview, with fields likewise.

What lies on a game's table is its scene: things with attributes, piles of so many of each kind (or in an order), and
counters. What a viewer saw before a step, changed by the events that it is told, is what it sees after.

What a game counts to say who is ahead is its standing: of each seat so many, by name.
"""


def pages() -> dict[str, str]:
    """All pages: a file's name, and its text."""
    games = [find_game(name) for name in GAMES]
    rows = "\n".join(
        f"| [{one.title}]({one.name}.md) | {len(one.words.kinds)} | {len(one.words.verbs)} |" for one in games
    )
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
    verbs = list(game.words.verbs.values())
    if verbs:
        lines += ["", "## Actions", "", "| action | what is done | fields |", "|---|---|---|"]
        lines += [f"| `{kind.name}` | {kind.says} | {fields_of(kind)} |" for kind in verbs]
    previews = [game.previews] if game.previews else []
    for told in previews:
        lines += ["", "## Previews", "", f"{told.says} Fields:", "", f"{fields_of(told)}."]
        if told.brief != tuple(told.fields):
            brief = ", ".join(f"`{name}`" for name in told.brief)
            only = f"Where more than {MANY_ACTIONS} actions are open, only these are told of all at once: {brief}."
            lines += ["", only]
    types = [field for kind in (*kinds, *verbs, *previews) for field, _ in kind.fields.values()]
    if game.layout is not None:
        lines += table(game.layout)
        types += types_in(game.layout)
    if game.standing:
        lines += standing(game)
    lines += ["", "## Types", "", "| type | what it is | values |", "|---|---|---|"]
    of_options = {f"option {name}": option.says for name, option in game.described().options.items()}
    lines += sorted({f"| {one.name} | {of_options.get(one.name, one.says)} | {values_of(one)} |" for one in types})
    return "\n".join(lines) + "\n"


def table(layout: Layout) -> Iterator[str]:
    """What a game's scene holds, line by line."""
    yield from ("", "## The table", "", "What lies on it, as a viewer knows it; ? is what it does not know.", "")
    if layout.things:
        yield from ("| thing | what it is | attributes |", "|---|---|---|")
        for thing in layout.things.values():
            attributes = ", ".join(f"`{name}`: {kind.name}" for name, kind in thing.attributes.items())
            yield f"| `{thing.name}` | {thing.says} | {attributes} |"
        yield ""
    if layout.piles:
        yield from ("| pile | what lies there | kinds |", "|---|---|---|")
        for pile in layout.piles.values():
            yield f"| `{pile.name}` | {pile.says} | {', '.join(f'`{kind}`' for kind in pile.kinds)} |"
        yield ""
    for title, types in (
        ("counter", layout.counters),
        ("setting, which never changes", layout.settings),
        ("part of the decision, which every step replaces", layout.decision),
    ):
        yield from (f"| {title} | what it is |", "|---|---|")
        yield from (f"| `{name}` | {kind.name} |" for name, kind in types.items())
        yield ""
    if layout.places:
        yield f"Places where things are, or go: {', '.join(f'`{name}`' for name in layout.places)}."
        yield ""
    hidden = [part for part in layout.parts if isinstance(part, NotShown)]
    yield (
        "Not shown of what a seat may know: "
        + (
            "; ".join(f"{', '.join(f'`{name}`' for name in part.fields)} ({part.reason})" for part in hidden)
            or "nothing"
        )
        + "."
    )


def standing(game: Game) -> Iterator[str]:
    """What a game counts to say who is ahead, line by line."""
    yield from ("", "## Standing", "", "What is counted for each seat to say who is ahead, the weightiest first.", "")
    yield from ("| counted | what it is | ahead is who has | a change of it helps or harms |", "|---|---|---|---|")
    called = game.described().standing
    for one in game.standing:
        ahead, is_weighed = "more" if one.more_is_ahead else "less", "yes" if one.is_weighed else "no"
        yield f"| `{one.name}` | {called[one.name]} | {ahead} | {is_weighed} |"


def types_in(layout: Layout) -> list[FieldType]:
    """The types of what a scene holds."""
    attributes = [kind for thing in layout.things.values() for kind in thing.attributes.values()]
    return [*attributes, *layout.counters.values(), *layout.settings.values(), *layout.decision.values()]


def fields_of(kind: EventKind | VerbKind) -> str:
    """The fields of an event or an action with their types, in order."""
    return ", ".join(f"`{name}`: {field.name}" for name, (field, _) in kind.fields.items())


def values_of(field: FieldType) -> str:
    """The names of a type's values; nothing for any number."""
    return ", ".join(f"`{value}`" for value in field.values)
