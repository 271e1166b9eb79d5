"""Checks of what callers hand to an environment: games, modes, actions, seats and choices of tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from runabout.core.cores import available_cores
from runabout.core.errors import Refused, is_whole
from runabout.core.game import Functions, Game
from runabout.core.observation import Observation
from runabout.envs.errors import BadActions, BadBatch
from runabout.envs.stepping import Autoreset
from runabout.games import find_game

ON_ILLEGAL = ("raise", "end")
"""What an illegal action does: raises IllegalAction, or ends its game with -1 for the seat that played it."""

TABLES_MAX = 1 << 20

Array = npt.NDArray[Any]


def observation_of(game: Game) -> Observation:
    """What a game declares; BadBatch where it declares none."""
    if game.observation is None:
        raise BadBatch(f"{game.title} declares no observation (see docs/adding-a-game.md), which an environment needs.")
    return game.observation


def mode_of(name: Any) -> Autoreset:
    """The autoreset mode of that name; BadBatch where there is none."""
    known = {mode.name.casefold().replace("_", "-"): mode for mode in Autoreset}
    if not isinstance(name, str) or name not in known:
        raise BadBatch(f'The next game begins by one of {", ".join(known)}; "{name}" came.')
    return known[name]


def ends_on_illegal(illegal: str) -> bool:
    """Whether an illegal action ends its game; BadBatch where that is neither "raise" nor "end"."""
    if illegal not in ON_ILLEGAL:
        raise BadBatch(f'An illegal action is answered by "raise" or "end"; "{illegal}" came.')
    return illegal == "end"


def keeps_sights(sights: Any) -> bool:
    """Whether Sights are kept; BadBatch where that is neither True nor False."""
    if not isinstance(sights, bool):
        raise BadBatch(f"Sights are kept, sights=True, or not, sights=False; {sights!r} came.")
    return sights


def number_of_tables(tables: Any) -> int:
    """A number of tables; BadBatch where it is not from 1 to TABLES_MAX."""
    return _within("tables", tables, TABLES_MAX)


def number_of_threads(threads: Any) -> int:
    """A number of threads; BadBatch where it is not from 1 to 64, or to the cores of the machine if these are more."""
    return _within("threads", threads, max(64, available_cores()))


def functions_of(game: Game, compiled: Any) -> Functions:
    """The functions to play a game with: as the game has them where `compiled` is None; BadBatch where it is no choice
    of these.
    """
    if compiled is None:
        return game.run
    if not isinstance(compiled, bool):
        raise BadBatch(f"Rules are compiled, compiled=True, or not, compiled=False; {compiled!r} came.")
    return game.compiled if compiled else game.interpreted


def choice_of(where: Any, tables: int) -> Any:
    """Which tables are chosen, as what can be written into an array of shape (tables,): 1 where `where` is None.

    Raises:
        BadActions: `where` is neither None nor (tables,) bool.
    """
    if where is None:
        return 1
    found = _array_of(where)
    if found.dtype != np.bool_ or found.shape != (tables,):
        raise BadActions(f"A choice of tables is an array of bool of shape ({tables},); {_kind_of(found)} came.")
    return found


def actions_of(actions: Any, game: Game, tables: int) -> Array:
    """Actions as an array: (tables,) of an integer dtype.

    Raises:
        BadActions: they are of another dtype or shape, or one of them is no action of the game.
    """
    found = _array_of(actions)
    if found.dtype.kind not in "iu" or found.shape != (tables,):
        raise BadActions(f"Actions are whole numbers of shape ({tables},); {_kind_of(found)} came.")
    wrong = (found < 0) | (found >= game.actions)
    if wrong.any():
        table, last = int(wrong.argmax()), game.actions - 1
        raise BadActions(f"{game.title} has actions from 0 to {last}; {found[table]} came for table {table}.")
    return found


def action_of(action: Any, game: Game) -> int:
    """The action of a single table, a whole number or an array of one without dimensions, as policies return it;
    BadActions where it is something else, or no action of the game.
    """
    found = _array_of(action)
    if found.dtype.kind not in "iu" or found.shape != () or not 0 <= found < game.actions:
        raise BadActions(f"An action is a whole number from 0 to {game.actions - 1}; {action!r} came.")
    return int(found)


def check_number(action: Any) -> None:
    """Raise BadActions where the number of an action is no whole number."""
    if not is_whole(action):
        raise BadActions(f"The number of an action is a whole number; {action!r} came.")


def seats_of(viewers: Any, tables: int, seats: int, lowest: int = 0) -> Array:
    """Seats by table, (tables,).

    Args:
        viewers: (tables,) seats, or one for all.
        tables: how many there are.
        seats: at each table.
        lowest: 0, or -1 where that stands for something as well.

    Raises:
        BadActions: a wrong dtype or shape, or no such seat.
    """
    found = _array_of(viewers)
    if found.shape not in ((), (tables,)):
        raise BadActions(f"Viewers are one seat, or seats of shape ({tables},); {_kind_of(found)} came.")
    asked = np.broadcast_to(found, (tables,))
    if asked.dtype.kind not in "iu" or asked.min() < lowest or asked.max() >= seats:
        raise BadActions(f"Viewers are seats from {lowest} to {seats - 1}; {viewers!r} came.")
    return asked


def check_table(table: Any, tables: int) -> None:
    """Raise BadActions where there is no table of that number."""
    if not is_whole(table) or not 0 <= table < tables:
        raise BadActions(f"A table is a number from 0 to {tables - 1}; {table!r} came.")


def check_viewer(seat: Any, seats: int) -> None:
    """Raise BadActions where there is no seat of that number, and it is not -1 for who watches."""
    if not is_whole(seat) or not -1 <= seat < seats:
        raise BadActions(f"A seat is a number from 0 to {seats - 1}, or -1 for who watches; {seat!r} came.")


def check_seed(seed: Any) -> None:
    """Raise BadBatch where a seed is neither a whole number nor a text, of which alone the same games come again. Half
    of a surrogate pair is no text: it has no bytes to make a key from.
    """
    is_text = isinstance(seed, str) and not any("\ud800" <= letter <= "\udfff" for letter in seed)
    if not is_whole(seed) and not is_text:
        raise BadBatch(f"A seed is a whole number or a text; {seed!r} came.")


def game_of(game: Any) -> Game:
    """A game, or that of a name; BadBatch where it is neither."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise BadBatch(f"A batch is of a game, or of a game's name; {game!r} came.")
    return find_game(game)


def options_of(options: Any) -> dict[str, Any]:
    """Options of a table or of a reset, by name; BadBatch where they are no mapping."""
    if options is not None and not isinstance(options, Mapping):
        raise BadBatch(f"Options are a mapping, of values by the names of options; {options!r} came.")
    return dict(options or {})


def refusal_of(game: Game, state: Any, number: int) -> Refused:
    """Why an action is not legal in a State, by the rules as plain Python; `number` is known to be illegal there."""
    refused = game.refused(int(game.interpreted.refuse(state, number)), game.action(number))
    assert refused is not None, f"`legal` leaves out {number}, which `refuse` allows"
    return refused


def _within(what: str, number: Any, most: int) -> int:
    if not is_whole(number) or not 1 <= number <= most:
        raise BadBatch(f"A batch has 1 to {most:,} {what}; {number!r} came.")
    return int(number)


def _array_of(given: Any) -> Array:
    try:
        return np.asarray(given)
    except ValueError as fault:  # rows of different lengths
        raise BadActions(f"An array was expected; {given!r} came, which makes none ({fault}).") from fault


def _kind_of(array: Array) -> str:
    return f"{array.dtype} of shape {array.shape}"
