"""Hand-laid boards of Road Wolf, shown as the terminal shows them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from io import StringIO

import numpy as np
from rich.console import Console

from runabout.core.errors import RunaboutError
from runabout.core.record import Cells
from runabout.core.words import Action
from runabout.games import find_game
from runabout.games.road_wolf.actions import DO, Verb
from runabout.games.road_wolf.driving.steering import steer_targets
from runabout.games.road_wolf.rules import legal
from runabout.games.road_wolf.sight import see
from runabout.games.road_wolf.state import Ask, Sight, State
from runabout.match import Match
from runabout.terminal.screen import FINE, Marks
from runabout.terminal.tables.road_wolf import RoadScene, RoadWolfTable
from runabout.terminal.voice import Voice
from tests.games.road_wolf.table import MIDDLE, Table

NAMES = ["Ann", "Ben", "Cy"]
GAME = find_game("road-wolf")
MATCH = Match(GAME, 2, seed=1, run=GAME.interpreted)
TABLE, GERMAN = RoadWolfTable(MATCH), RoadWolfTable(MATCH, Voice("de"))
MAP = slice(3, 51)
"""The columns of the board where a character is half an inch."""


def scene_of(
    state: State,
    viewer: int = 0,
    marks: Marks = FINE,
    actions: Sequence[Action] | None = None,
    table: RoadWolfTable = TABLE,
) -> RoadScene:
    """What a viewer is shown; by default with all that the rules let it do."""
    sight = Sight()
    see(state, viewer, sight)
    if actions is None:
        actions = open_to(state) if state.asks != Ask.NOTHING else ()
    return table.staged(sight, NAMES, marks, actions)


def open_to(state: State) -> list[Action]:
    out = np.zeros(GAME.actions, np.int16).view(Cells)
    return [GAME.words.actions[int(number)] for number in out[: legal(state, out)]]


def shown(scene: RoadScene, width: int = 80, height: int = 24) -> list[str]:
    console = Console(file=StringIO(), width=width, height=height, highlight=False, emoji=False)
    console.print(scene.table.whole(scene), markup=False)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def board(scene: RoadScene, height: int = 70) -> list[str]:
    """The rows of the whole board, the END row first; y inches are in row 48 - y."""
    lines = [line.ljust(51)[MAP] for line in shown(scene, 80, height)[1:51]]
    assert " END " in lines[0]
    assert " START " in lines[49]
    return lines


def asked(table: Table, v: int, ask: Ask, verb: Verb = Verb.MOVE) -> State:
    """The seat of a vehicle is asked something about it."""
    state = table.state
    state.asks, state.acting, state.verb = ask, v, verb
    state.seat = state.mover = state.owner[v]
    if ask == Ask.SPOT:
        state.targets = steer_targets(state, v, verb)
    return state


def verbs(*which: Verb) -> list[Action]:
    return [GAME.words.actions[DO + verb] for verb in which]


def chase() -> tuple[Table, int, int, int]:
    """A coupe in the open, an enemy slanting ahead of it, and another that is too far away."""
    table = Table()
    v = table.add("coupe", (MIDDLE, 960))
    near = table.add("buggy", (580, 1060), seat=1)
    far = table.add("buggy", (MIDDLE, 1400), seat=1)
    return table, v, near, far


def said_at(drawn: RoadWolfTable, table: Table, text: str, v: int = 0, verb: Verb = Verb.MOVE) -> str:
    """What a typed spot is understood as: the action's text in canonical notation, or the answer in its place."""
    scene = scene_of(asked(table, v, Ask.SPOT, verb), table=drawn)
    try:
        action = drawn.read(scene, text)
    except RunaboutError as answer:
        return str(answer)
    return "not understood" if action is None else action.text


said = partial(said_at, TABLE)
"""The same at the English table."""
