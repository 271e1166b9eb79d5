"""Makes the pages in this folder from what each game declares, and from measured.json (see docs/pages.py).

A page describes a game's environment: its names, its actions by number, the cells of its observation, its rewards, the
length of games, and the returns of simple players. The last two are measured by measure.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from runabout.bots import LEVELS, playouts_of
from runabout.core.game import Game
from runabout.envs.checks import observation_of
from runabout.envs.history import HEAD
from runabout.envs.names import NAMESPACE, environment_name, fingerprint, openspiel_name, own_games

FOLDER = Path(__file__).resolve().parent
MEASURED = FOLDER / "measured.json"

MADE = (
    "<!-- Made by docs/envs/generate.py from what the game declares and from measured.json. "
    "Change those, then run `make pages`. -->"
)

INDEX = """\
# The environments

Each game as an environment for programs that learn. How to step one: [envs.md](../envs.md).

| game | name | seats | actions | cells | decisions of a game |
|---|---|---|---|---|---|
{rows}

The number behind a name is raised where what was learned no longer fits: the rules have changed, or the actions and
cells mean something else. The fingerprint on a page changes with each of these.
"""

EXAMPLE = """\
```python
import gymnasium
import runabout.envs.gymnasium

env = gymnasium.make("{name}", opponents="random")
observation, info = env.reset(seed=1)
env.action_space.seed(1)
terminated = False
while not terminated:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
```
"""

PLAYED = {
    "random": "plays any legal action",
    "greedy": "plays the action with the highest prior",
    "medium": "searches, {playouts} playouts a decision",
}


def pages() -> dict[str, str]:
    """All pages: a file's name, and its text.

    Raises:
        ValueError: what was measured is of other rules than a game has now.
    """
    measured: dict[str, Any] = json.loads(MEASURED.read_text(encoding="utf-8"))
    games = own_games()
    rows = "\n".join(row(game, measured_of(game, measured)) for game in games)
    made = {f"{game.name}.md": page(game, measured_of(game, measured)) for game in games}
    return {"README.md": f"{MADE}\n\n{INDEX.format(rows=rows)}"} | made


def measured_of(game: Game, measured: dict[str, Any]) -> dict[str, Any]:
    """The figures of a game; ValueError where they are of another version of its rules, or missing."""
    found: dict[str, Any] = measured.get(game.name, {})
    if found.get("rules") != game.version:
        raise ValueError(
            f"docs/envs/measured.json is not of version {game.version} of {game.title}: "
            f"run `python -m docs.envs.measure {game.name}`"
        )
    return found


def row(game: Game, measured: dict[str, Any]) -> str:
    """A game in the table of all of them."""
    name = f"`{NAMESPACE}/{environment_name(game)}`"
    cells, length = observation_of(game).size, measured["length"]
    seats = f"{game.seats[0]} to {game.seats[1]}"
    return f"| [{game.title}]({game.name}.md) | {name} | {seats} | {game.actions} | {cells} | {length['mean']:.0f} |"


def page(game: Game, measured: dict[str, Any]) -> str:
    """The page of one game."""
    lines = [
        MADE,
        "",
        f"# {game.title} as an environment",
        "",
        *names(game),
        "",
        EXAMPLE.format(name=f"{NAMESPACE}/{environment_name(game)}"),
        *actions(game),
        "",
        *cells(game),
        "",
        *rewards(game, measured),
    ]
    return "\n".join(lines) + "\n"


def names(game: Game) -> Iterator[str]:
    """Its names, the number of seats, the version of its rules, and its fingerprint."""
    name = environment_name(game)
    yield from ("| | |", "|---|---|")
    yield f"| Gymnasium | `{NAMESPACE}/{name}`, for `make` and `make_vec` |"
    yield f'| PettingZoo | `runabout.envs.pettingzoo.env("{game.name}")` |'
    yield f"| OpenSpiel | `{openspiel_name(game)}` |"
    yield f'| in batches | `runabout.envs.Batch("{game.name}")` |'
    yield f"| seats | {game.seats[0]} to {game.seats[1]} |"
    yield f"| rules | [version {game.version}](../rules/{game.name}.md), with {len(game.options)} options |"
    yield f"| fingerprint | `{fingerprint(game)}` |"


def actions(game: Game) -> Iterator[str]:
    """Its actions by number: those of one kind that follow each other are one row."""
    yield from (f"## Actions: {game.actions} numbers", "")
    yield "A number means the same at every table; the mask says which may be played. In Python, with their texts:"
    yield f'`runabout.game("{game.name}").rules.words.actions`.'
    yield from ("", "| numbers | kind | from | to |", "|---|---|---|---|")
    for verb, found in groupby(game.words.actions, key=lambda action: action.verb):
        run = list(found)
        first, last = run[0], run[-1]
        numbers = f"{first.number}" if first is last else f"{first.number} to {last.number}"
        yield f"| {numbers} | {verb} | {first.text} | {'' if first is last else last.text} |"


def cells(game: Game) -> Iterator[str]:
    """The slices of its observation."""
    space = observation_of(game)
    yield from (f"## Observation: {space.size} cells of 8 bits", "")
    yield "The viewer's seat comes first, then the others in the order of play. Divided by the highest, a cell lies"
    yield "between 0 and 1."
    yield from ("", "| cells | slice | shape | highest | what a cell says |", "|---|---|---|---|---|")
    for one in space.slices:
        place = space.places[one.name]
        shape = " x ".join(map(str, one.shape))
        at = f"{place.start}" if one.size == 1 else f"{place.start} to {place.stop - 1}"
        yield f"| {at} | {one.name} | {shape} | {one.high} | {one.says} |"
    if space.left_out:
        yield from ("", f"Left out: {space.left_out.rstrip('.')}.")
    yield from (
        "",
        f"With `sights=True` the Sight comes as well, {game.Sight.dtype.itemsize:,} bytes; with `history=N` the",
    )
    yield f"seat's last N entries, of {HEAD + space.size} cells each ([histories](../envs.md#histories))."


def rewards(game: Game, measured: dict[str, Any]) -> Iterator[str]:
    """The rewards, the length of games, and the returns of simple players."""
    yield from ("## Rewards and length", "")
    if game.scoring.team:
        yield "0 until the game ends, then, for every seat, the team's share of the best score."
    else:
        yield "0 until the game ends, then each seat's share of the win: 1 divided by the number of winners, or 0."
    own = observation_of(game).potential_says or "the prospects of each seat by the evaluation of the game's bots"
    yield f'With `rewards="shaped"` also the changes of a potential: {own}.'
    length, seats = measured["length"], measured["seats"]
    yield ""
    yield (
        f"A game of {seats} seats that play at random takes {length['mean']:.0f} decisions of all seats together "
        f"({length['shortest']} to {length['longest']} in {length['games']:,} games, default options)."
    )
    yield ""
    yield f"The mean return of a seat at a table of {seats}, each seat in turn, where the others play at random:"
    yield from ("", "| the seat | return | 95% interval | games |", "|---|---|---|---|")
    for level, says in PLAYED.items():
        found = measured["returns"][level]
        low, high = found["interval"]
        says = says.format(playouts=playouts_of(LEVELS[level], game))
        yield f"| {level}: {says} | {found['mean']:.3f} | {low:.3f} to {high:.3f} | {found['games']:,} |"
    yield from ("", f"Measured by `python -m docs.envs.measure {game.name}`.")
