"""Batch: many tables of one game, stepped together in compiled code.

    batch = Batch("riverdale", tables=1024, seats=2, seed=1)
    while True:
        actions = policy(batch.observation, batch.mask)     # (1024,) whole numbers
        batch.step(actions)                                 # batch.reward, batch.done, batch.seat

The arrays are made once and written over by each step: copy what is to be kept. They may be written to: the batch reads
none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, NoReturn

import numpy as np

from runabout.core.chance import Chance, key_from
from runabout.core.game import Game
from runabout.core.log import SEATS_MAX, Log
from runabout.core.record import Cells, Record
from runabout.envs.arrays import KEPT, Array, Saved, arrays_of, identity, new_arrays, values_of
from runabout.envs.checks import (
    actions_of,
    check_number,
    check_seed,
    check_table,
    check_viewer,
    choice_of,
    ends_on_illegal,
    functions_of,
    game_of,
    keeps_sights,
    mode_of,
    number_of_tables,
    number_of_threads,
    observation_of,
    options_of,
    refusal_of,
    seats_of,
)
from runabout.envs.errors import BadBatch, BadSaved, IllegalAction, StepAfterEnd
from runabout.envs.history import Histories, History, remember
from runabout.envs.shaping import Potentials, Shaped, is_shaped
from runabout.envs.stepping import Agreed, Doing, Scratch, Tables, run_tables
from runabout.match.seating import seats_at


class Turn(NamedTuple):
    """What a step tells: the arrays of the batch, the same ones each time.

    Attributes:
        observation: (tables, cells) uint8: what the seat that decides may know, from its side.
        mask: (tables, actions) int8: 1 for each legal action; zeros where the game is over.
        reward: (tables, seats) float32: 0 until a game ends, then each seat's share of the win or of the team's best;
            where rewards are shaped, the changes of its potential as well (see `envs.shaping`).
        seat: (tables,) int8: who decides; where the game is over, the last who did.
        done: (tables,) bool: whether this step ended a game.
    """

    observation: Array
    mask: Array
    reward: Array
    seat: Array
    done: Array


class Each(tuple[Any, ...]):
    """An argument of `Batch.run` with a value of its own for each thread."""


class Batch:
    """Tables of one game.

    Args:
        game: its name, or the game itself.
        tables: how many, each with games of its own.
        seats: at each table; None for the usual number.
        options: what the tables agree on, by name; defaults for the rest.
        seed: of all chance. Game k of table n is the same for a seed, whatever else the batch is.
        autoreset: "next-step", "same-step" or "disabled" (see `Autoreset`).
        illegal: "raise" or "end" (see `envs.checks.ON_ILLEGAL`).
        threads: how many share the tables.
        sights: whether to keep each table's Sight as well, in `sights`.
        history: how many decisions of a game each seat's history has room for (see `history_of`); 0: none is kept.
        rewards: "final": each seat's result at the end; "shaped": by its potential as well (see `envs.shaping`).
        discount: of shaped rewards, by a seat's own decisions: above 0 and at most 1.
        compiled: False: run the rules as plain Python, for a debugger, or where a few steps are not worth the seconds
            that compiling takes; None: as the environment says (see core.game.INTERPRET).

    Attributes:
        game, seats, tables, history: as they were given.
        options: what the tables agreed on: the value of each option, as a number, by name.
        observation, mask, reward, seat, done: see `Turn`.
        final_observation: (tables, cells) uint8: with "same-step", of games that the last step ended: what the seat
            that played last sees at the end.
        potential: (tables, seats) float32: where rewards are shaped, how each seat stands, 0 where the game is over;
            else None.
        sights: (tables,) records of the game's Sight, where they are kept; else None.

    Raises:
        UnknownGame, BadSeats, BadOption, BadBatch: there is no such game, seats, option, number or mode; the game
            declares no observation, or nothing that rewards could be shaped by.
    """

    def __init__(
        self,
        game: str | Game,
        tables: int = 1,
        seats: int | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        seed: int | str = 0,
        autoreset: str = "next-step",
        illegal: str = "raise",
        threads: int = 1,
        sights: bool = False,
        history: int = 0,
        rewards: str = "final",
        discount: float = 1.0,
        compiled: bool | None = None,
    ) -> None:
        self.game = game_of(game)
        self.space = observation_of(self.game)
        self.seats = seats_at(self.game, seats)
        agreed = self.game.new_options(options_of(options), self.seats)
        self.options = values_of(self.game, agreed)
        self.tables = number_of_tables(tables)
        self.threads = min(number_of_threads(threads), tables)
        self.autoreset = mode_of(autoreset)
        self.penalty = int(ends_on_illegal(illegal))
        start: Any = self.game.State()
        start.seats = self.seats
        self._functions = functions_of(self.game, compiled)
        self._agreed = Agreed(start, self.game.Sight(), agreed)
        self._states = np.zeros(tables, self.game.State.dtype)
        self._chances = np.zeros(tables, Chance.dtype)
        # Their bytes: NumPy copies records field by field, and leaves out what lies between these.
        self._rows_of = {
            "states": self._states.view(np.uint8).reshape(tables, -1),
            "chances": self._chances.view(np.uint8).reshape(tables, -1),
        }
        self._arrays = new_arrays(self.game, tables, self.seats, self.space.size)
        self.sights = np.zeros(tables, self.game.Sight.dtype) if keeps_sights(sights) else None
        self._tables = self._views(self._arrays)
        self._scratches = [self._scratch(self.sights) for _ in range(self.threads)]
        self._run: Callable[..., int] = self._functions.bind(run_tables)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._elsewhere: dict[str, Array] | None = None  # where other seats' views are written
        for name in ("observation", "mask", "reward", "seat"):
            setattr(self, name, self._arrays[name])
        self.done = self._arrays["done"].view(np.bool_)
        self.final_observation = self._arrays["final"]
        self._histories: Histories | None = None
        self.history = 0
        if history != 0:
            self._histories = Histories(self.game, tables, self.seats, history, self.cells)
            self.history = int(history)
            self._lookers = Each(self.game.Sight() for _ in range(self.threads))
        self._potentials = self.potentials(discount) if is_shaped(rewards, discount) else None
        self.potential = self._potentials.now if self._potentials else None
        self.turn = Turn(self.observation, self.mask, self.reward, self.seat, self.done)
        self.seed(seed)
        self.reset()

    observation: Array
    mask: Array
    reward: Array
    seat: Array

    # ------------------------------------------------------------------------------ playing

    def seed(self, seed: int | str) -> None:
        """Let the games that begin from now on be those of a seed, counted from the first again. The games under way
        go on as they are: `reset` begins others. BadBatch where it is neither a whole number nor a text.
        """
        check_seed(seed)
        self._rows_of["chances"][:] = np.frombuffer(bytes(Chance.seeded(key_from(seed))), np.uint8)
        self._arrays["games"][:] = 0

    def reset(self, seed: int | str | None = None, where: Any = None) -> Turn:
        """Begin the next game of tables.

        Args:
            seed: begin from it (see `seed`); for all tables.
            where: (tables,) bool: which tables; None for all.

        Raises:
            BadActions: `where` is something else.
            BadBatch: so is the seed.
        """
        chosen = choice_of(where, self.tables)
        if seed is not None:
            self.seed(seed)
        self._arrays["chosen"][:] = chosen
        self._do(Doing.BEGIN)
        return self._begun(np.broadcast_to(chosen, self.tables).astype(np.bool_))

    def step(self, actions: Any, where: Any = None) -> Turn:
        """Play an action at tables.

        Args:
            actions: (tables,) of any integer dtype: by table, the number of an action that is legal for the seat that
                decides; anything where the game is over and the mode is "next-step".
            where: (tables,) bool: which tables play; None for all. The others stay as they are.

        Raises:
            BadActions: a wrong dtype or shape, or no action of the game.
            IllegalAction: one that is not legal, unless it ends its game.
            StepAfterEnd: a game is over, and the mode is "disabled".
            In each case nothing was changed.
        """
        chosen, given = choice_of(where, self.tables), actions_of(actions, self.game, self.tables)
        self._arrays["chosen"][:] = chosen
        self._arrays["actions"][:] = given
        at = self._part(Doing.CHECK, 0, self.tables, self._scratches[0], self._tables)
        if at >= 0:
            raise self._refusal(at)
        if self._potentials is None and self._histories is None:
            self._do(Doing.STEP)
            return self.turn
        movers, meant, was_over = self.seat.copy(), self._arrays["chosen"] == 1, self.over
        self._do(Doing.STEP)
        if self._potentials is not None:
            plays = meant & ~was_over
            self.reward[plays] += self._potentials.gains(movers)[plays]
        begun = was_over | (self.done & ~self.over)  # by "next-step", and by "same-step"
        self._write_histories(meant, begun, movers)
        return self.turn

    def show_to(self, viewers: Any) -> None:
        """From the next step on, let `observation` be the view of given seats, whichever seat decides.

        Args:
            viewers: (tables,) seats, by table, or one for all; -1: the seat that decides, as at first.

        Raises:
            BadActions: there is no such seat.
        """
        self._arrays["viewers"][:] = seats_of(viewers, self.tables, self.seats, lowest=-1)

    def look(self, viewers: Any) -> Array:
        """What given seats see, as (tables, cells) uint8: an array of its own, written over by the next call.

        Args:
            viewers: (tables,) seats, by table, or one for all.

        Raises:
            BadActions: there is no such seat.
        """
        asked = seats_of(viewers, self.tables, self.seats)
        if self._elsewhere is None:
            seen = np.zeros((self.tables, self.space.size), np.uint8)
            self._elsewhere = self._arrays | {
                "observation": seen,
                "viewers": np.zeros(self.tables, np.int8),
                "chosen": np.ones(self.tables, np.int8),
            }
            self._other_tables, self._other_scratch = self._views(self._elsewhere), self._scratch(None)
        self._elsewhere["viewers"][:] = asked
        self._part(Doing.TELL, 0, self.tables, self._other_scratch, self._other_tables)
        return self._elsewhere["observation"]

    def history_of(self, viewers: Any = None) -> History:
        """All that given seats have seen and done in their games so far, as far as there is room (see `envs.history`).

        Args:
            viewers: (tables,) seats, by table, or one for all; None: the seats that decide.

        Raises:
            BadActions: there is no such seat.
            BadBatch: no histories are kept.
        """
        if self._histories is None:
            raise BadBatch(
                "No histories are kept: make the batch with history=N, the decisions that there is room for."
            )
        return self._histories.of(seats_of(self.seat if viewers is None else viewers, self.tables, self.seats))

    def remember(self, where: Any, movers: Any) -> None:
        """Let histories have a decision that a rule of the caller's has played by `envs.stepping.play_legal`.

        Args:
            where: (tables,) bool: at which tables; at each of them one decision.
            movers: (tables,) the seats that decided.

        Raises:
            BadActions: a wrong dtype or shape, or no such seat.
        """
        chosen = np.broadcast_to(choice_of(where, self.tables), self.tables).astype(np.bool_)
        self._write_histories(chosen, np.zeros_like(chosen), seats_of(movers, self.tables, self.seats))

    def run(self, template: Callable[..., Any], *given: Any, where: Any = None) -> list[Any]:
        """Run a rule of the caller's over the tables, compiled with the rules of the game, on all threads.

        Args:
            template: a `@rule` which may call the functions of core.contract:
                `template(first, end, tables, agreed, scratch, *given)` does something with the tables from number
                `first` to before `end` that are chosen (see `envs.stepping`).
            given: more arguments; an `Each` has a value for each thread, for what the rule writes to.
            where: (tables,) bool: which tables are chosen; None for all.

        Returns:
            The return values of the rule, by thread.

        Raises:
            BadActions: `where` is something else.
        """
        self._arrays["chosen"][:] = choice_of(where, self.tables)
        ready = self._functions.bind(template)

        def part(thread: int, first: int, end: int) -> Any:
            more = [one[thread] if isinstance(one, Each) else one for one in given]
            return ready(first, end, self._tables, self._agreed, self._scratches[thread], *more)

        return self._on_threads(part)

    def potentials(self, discount: float = 1.0) -> Potentials:
        """How the seats stand, to shape rewards by (see `envs.shaping`).

        Raises:
            BadBatch: there is no such discount; the game has no potential.
        """
        return Potentials(Shaped(self.game, self.run, self.cells, self.done, self.seats), discount)

    def cells(self, array: Array) -> Any:
        """An array in the form that rules take: itself where they are compiled, else a view as Cells."""
        return array if self._functions.is_compiled else array.view(Cells)

    # ------------------------------------------------------------------------------ what there is to know

    @property
    def lengths(self) -> Array:
        """(tables,) int32: decisions of each game so far."""
        return self._arrays["lengths"].copy()

    @property
    def games(self) -> Array:
        """(tables,) int64: games begun at each table."""
        return self._arrays["games"].copy()

    @property
    def over(self) -> Array:
        """(tables,) bool: whether the game of each table is over, and no other has begun."""
        return self._arrays["finished"].astype(np.bool_)

    def legal(self, table: int = 0) -> list[int]:
        """The numbers of the actions that are legal at a table, ascending."""
        check_table(table, self.tables)
        count = int(self._arrays["counts"][table])
        found: list[int] = self._arrays["open_now"][table, :count].tolist()
        return found

    def forbidding(self, table: int, action: int) -> str:
        """The number of the rule that forbids an action at a table; "" where it is legal, or none of the game.

        Raises:
            BadActions: there is no such table, or the action is no whole number.
        """
        check_table(table, self.tables)
        check_number(action)
        if not 0 <= action < self.game.actions or self.over[table] or self._arrays["mask"][table, action]:
            return ""
        return refusal_of(self.game, self.state(table), action).rule

    def state(self, table: int = 0) -> Any:
        """The State of a table, as it is: all of it, hidden cards too. A copy."""
        check_table(table, self.tables)
        return self.game.State.from_bytes(self._rows_of["states"][table].tobytes())

    def sight(self, seat: int, table: int = 0) -> Any:
        """What a seat may know at a table, as the game's Sight."""
        check_viewer(seat, self.seats)
        return self.game.interpreted.sight(self.state(table), seat)

    def chance(self, table: int = 0) -> Chance:
        """The chance of a table. A copy."""
        check_table(table, self.tables)
        return Chance.from_bytes(self._rows_of["chances"][table].tobytes())

    # ------------------------------------------------------------------------------ saving

    def save(self) -> Saved:
        """All that the batch goes on from."""
        return Saved.of(self._identity, {name: array.copy() for name, array in self._kept.items()})

    def restore(self, saved: Any) -> Turn:
        """Go on from there.

        Raises:
            BadSaved: it is of another game, version, number of tables or seats, or options; or it is not as `save`
                made it.
        """
        kept = self._kept
        for name, array in arrays_of(saved, self._identity, kept).items():
            kept[name][...] = array
        return self._begun(None)

    def __reduce__(self) -> NoReturn:
        # Its compiled rules and its threads are those of this process, and its arrays share their memory.
        raise BadSaved(
            "A batch, and an environment that has one, can neither be pickled nor copied: keep what `save()` of the "
            "batch gives, and `restore` it in a batch that is made alike."
        )

    def put(self, state: Any, chance: Chance | None = None, table: int = 0) -> Turn:
        """Put a State of one's own at a table, and tell what is seen there.

        Args:
            state: a record of the game's State with as many seats; it is copied, and not checked beyond that.
            chance: what the table draws from; None: as it was.
            table: its number.

        Raises:
            BadSaved: it is no State of this game, has another number of seats, or the chance is none.
            BadActions: there is no such table.
        """
        check_table(table, self.tables)
        if not isinstance(state, self.game.State) or state.seats != self.seats:
            raise BadSaved(f"A state of {self.game.title} with {self.seats} seats was expected; {state!r} came.")
        if chance is not None and not isinstance(chance, Chance):
            raise BadSaved(f"What a table draws from is a Chance; {chance!r} came.")
        self._rows_of["states"][table] = np.frombuffer(bytes(state), np.uint8)
        if chance is not None:
            self._rows_of["chances"][table] = np.frombuffer(bytes(chance), np.uint8)
        arrays = self._arrays
        arrays["finished"][table], arrays["done"][table], arrays["reward"][table] = state.over, 0, 0.0
        arrays["chosen"][:], arrays["chosen"][table] = 0, 1
        self._do(Doing.LOOK)
        return self._begun(np.arange(self.tables) == table)

    @property
    def _kept(self) -> dict[str, Array]:
        """All that the batch goes on from, as it is."""
        histories = self._histories.arrays if self._histories else {}
        return self._rows_of | {name: self._arrays[name] for name in KEPT} | histories

    @property
    def _identity(self) -> dict[str, Any]:
        return identity(self.game, self.seats, self._agreed.options, tables=self.tables, history=self.history)

    # ------------------------------------------------------------------------------ inside

    def _begun(self, anew: Array | None) -> Turn:
        """What there is to tell where tables were changed otherwise than by a step.

        Args:
            anew: (tables,) bool: whose histories begin anew; None: of none.
        """
        if self._potentials is not None:
            self._potentials.write()
        if anew is not None:
            self._write_histories(anew, anew, self.seat)
        return self.turn

    def _write_histories(self, where: Array, anew: Array, movers: Array) -> None:
        """Write what the seats of some tables have seen, where histories are kept."""
        if self._histories is not None:
            self._histories.arrays["anew"][:], self._histories.arrays["movers"][:] = anew, movers
            self.run(remember, self._histories.remembered, self._lookers, where=where)

    def _views(self, arrays: dict[str, Array]) -> Tables:
        """The arrays as the rules take them: as they are where these are compiled."""
        states = self._rows(self.game.State, self._states)
        chances = self._rows(Chance, self._chances)
        if not self._functions.is_compiled:
            arrays = {name: array.view(Cells) for name, array in arrays.items()}
        given: dict[str, Any] = arrays
        return Tables(states, chances, **given)

    def _scratch(self, sights: Array | None) -> Scratch:
        log = Log()
        log.muted = 1
        rows = np.zeros(1, self.game.Sight.dtype) if sights is None else sights
        return Scratch(self._rows(self.game.Sight, rows), np.zeros(SEATS_MAX, np.int32).view(Cells), log)

    def _rows(self, kind: type[Record], array: Array) -> Any:
        """An array of records; in plain Python a list of them, each a view of its row."""
        if self._functions.is_compiled:
            return array
        return [kind(array[n : n + 1]) for n in range(len(array))]

    def _do(self, doing: Doing) -> None:
        """Do something with the chosen tables, on all threads."""

        def part(thread: int, first: int, end: int) -> int:
            return self._part(doing, first, end, self._scratches[thread], self._tables)

        self._on_threads(part)

    def _on_threads(self, part: Callable[[int, int, int], Any]) -> list[Any]:
        """Call `part(thread, first, end)` on each thread with its tables; return the values by thread."""
        if self._pool is None:
            return [part(0, 0, self.tables)]
        ends = [self.tables * (thread + 1) // self.threads for thread in range(self.threads)]
        shares = zip(range(self.threads), [0, *ends[:-1]], ends, strict=True)
        return [done.result() for done in [self._pool.submit(part, *share) for share in shares]]

    def _part(self, doing: Doing, first: int, end: int, scratch: Scratch, tables: Tables) -> int:
        return int(self._run(int(doing), int(self.autoreset), first, end, tables, self._agreed, scratch, self.penalty))

    def _refusal(self, table: int) -> Exception:
        """What is wrong with the action of a table."""
        if self._arrays["finished"][table]:
            return StepAfterEnd(table)
        number = int(self._arrays["actions"][table])
        refused = refusal_of(self.game, self.state(table), number)
        return IllegalAction(refused, table, number, int(self._arrays["counts"][table]))
