"""Tables where a learner decides for one seat and bots for the others, or a learner for every seat: self-play.

All decisions of bots between two decisions of the learner are made in one compiled call for all tables. The random
draws of a bot depend only on the table, the number of its game and the number of the decision, so that games are the
same for any number of tables and threads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from runabout.bots import level, playouts_of
from runabout.bots.scratch import Scratch as SearchScratch
from runabout.bots.scratch import scratch_for
from runabout.bots.search import Kind, decide, decide_at_once
from runabout.core.chance import Chance, begin_stream, derive, key_from
from runabout.core.contract import see
from runabout.core.errors import is_whole
from runabout.core.game import Game
from runabout.core.record import Cells, assign
from runabout.core.rule import rule
from runabout.envs.batch import Batch, Each
from runabout.envs.checks import Array, actions_of
from runabout.envs.errors import BadBatch
from runabout.envs.shaping import is_shaped
from runabout.envs.stepping import Agreed, Scratch, Tables, play_legal, sight_of, tell

LEARNER = -1
"""The kind of the seat that no bot decides for."""

BLOCKS_A_DECISION = 1 << 20
"""Blocks of chance that belong to one decision of a bot: the longest search takes a small part of them."""

ANY_NUMBER = 1 << 30
"""Of decisions in one call, where nothing is written down between them."""

GAMES_TRIED = 1000
"""Games in a row that may end before a decision of the learner; then `LearnerTables.begin` raises BadBatch."""


class Bots(NamedTuple):
    """Who decides at the tables, and what bots draw from; one for each thread."""

    kinds: Cells  #: (seats,) int32: a `bots.search.Kind` by how far a seat is after the learner's; LEARNER at 0
    playouts: Cells  #: (seats,) int32: a decision's, likewise
    learners: Cells  #: (tables,) int8: the learner's seat
    at_most: int  #: decisions at a table in one call: 1 where histories have each of them
    chance: Chance
    weights: Cells  #: (actions,) room for priors


@rule
def place_from_learner(n: int, tables: Tables, bots: Bots) -> int:
    """How far the seat to act at a table is after the learner's."""
    seats = int(tables.states[n].seats)
    return int((tables.states[n].seat - bots.learners[n] + seats) % seats)


@rule
def bot_decides(n: int, tables: Tables, bots: Bots) -> bool:
    """Whether a bot is to decide at a table."""
    return bool(tables.finished[n] == 0 and bots.kinds[place_from_learner(n, tables, bots)] != LEARNER)


@rule
def begin_decision(n: int, tables: Tables, bots: Bots) -> None:
    """Set the chance of bots to the blocks that belong to the next decision at a table."""
    begin_stream(bots.chance, int(tables.games[n]), n)
    bots.chance.counter = int(tables.lengths[n]) * BLOCKS_A_DECISION


@rule
def answer_at_once(first: int, end: int, tables: Tables, agreed: Agreed, scratch: Scratch, bots: Bots) -> None:
    """Let random and greedy bots play at the chosen tables until the learner is to decide, the game is over, or
    `bots.at_most` decisions have been made.
    """
    for n in range(first, end):
        if tables.chosen[n] and bot_decides(n, tables, bots):
            left = bots.at_most
            while left > 0 and bot_decides(n, tables, bots):
                left -= 1
                begin_decision(n, tables, bots)
                kind = int(bots.kinds[place_from_learner(n, tables, bots)])
                action = decide_at_once(tables.states[n], kind, bots.chance, tables.open_now[n], bots.weights)
                play_legal(n, action, tables, scratch)
            tell(n, tables, agreed, scratch)


@rule
def answer_with_search(
    first: int, end: int, tables: Tables, agreed: Agreed, scratch: Scratch, bots: Bots, search: SearchScratch
) -> None:
    """The same where some of the bots search, each from the Sight of its seat."""
    for n in range(first, end):
        if tables.chosen[n] and bot_decides(n, tables, bots):
            sight, left = sight_of(n, scratch), bots.at_most
            while left > 0 and bot_decides(n, tables, bots):
                left -= 1
                begin_decision(n, tables, bots)
                place = place_from_learner(n, tables, bots)
                kind, playouts = int(bots.kinds[place]), int(bots.playouts[place])
                if kind >= Kind.SEARCH:
                    assign(sight, agreed.blank)
                    see(tables.states[n], tables.states[n].seat, sight)
                    action = decide(sight, kind, playouts, bots.chance, search)
                else:
                    action = decide_at_once(tables.states[n], kind, bots.chance, tables.open_now[n], bots.weights)
                play_legal(n, action, tables, scratch)
            tell(n, tables, agreed, scratch)


@dataclass(frozen=True)
class Setting:
    """The game, the opponents and the table's options: the arguments of the environments.

    Attributes:
        game: its name, or the game itself.
        seats: at each table; None for the usual number.
        opponents: the level of the bots in the other seats, or a level for each of them in the order of play; None:
            the learner decides for every seat.
        seat: the learner's; None: the next seat in each new game, so that it has each equally often.
        options: what the tables agree on, by name; defaults for the rest.
        illegal: "raise" or "end" (see `Batch`).
        threads: how many share the tables.
        rewards, discount: see `Batch`; in self-play rewards are "final".
        history, sights: see `Batch`.
        compiled: see `Batch`.
    """

    game: str | Game
    seats: int | None = None
    opponents: str | Sequence[str] | None = "random"
    seat: int | None = None
    options: Mapping[str, str | int | bool] | None = None
    illegal: str = "raise"
    threads: int = 1
    rewards: str = "final"
    discount: float = 1.0
    history: int = 0
    sights: bool = False
    compiled: bool | None = None


class LearnerTables:
    """Tables where the learner decides next, or the game is over. No game begins without a call of `begin`.

    Args:
        setting: the game, the opponents and the options.
        tables: their number.

    Attributes:
        batch: the tables; its observations are the learner's.
        learners: (tables,) int8: the learner's seat; in self-play the seat to act.

    Raises:
        BadBatch, BadLevel, BadSeats, BadOption, UnknownGame: the setting does not fit the game.
    """

    def __init__(self, setting: Setting, tables: int = 1) -> None:
        self.setting = setting
        self.batch = Batch(
            setting.game,
            tables,
            setting.seats,
            setting.options,
            autoreset="disabled",
            illegal=setting.illegal,
            threads=setting.threads,
            sights=setting.sights,
            history=setting.history,
            compiled=setting.compiled,
        )
        self.is_self_play = setting.opponents is None
        seats, seat = self.batch.seats, setting.seat
        if seat is not None and (self.is_self_play or not is_whole(seat) or not 0 <= seat < seats):
            raise BadBatch(
                f"The learner has a seat from 0 to {seats - 1}, or None for another from game to game; in self-play, "
                f"where opponents is None, it is None. {seat!r} came."
            )
        self.learners = np.zeros(tables, np.int8)
        self._potentials = None
        if is_shaped(setting.rewards, setting.discount):
            if self.is_self_play:
                raise BadBatch(
                    "In self-play a step tells the reward of the seat that played, and not what it gains before its "
                    'next decision: shaped rewards need opponents, or Batch or PettingZoo. rewards="shaped" came.'
                )
            self._potentials = self.batch.potentials(setting.discount)
        self._seats_from = 0
        if not self.is_self_play:
            self._seat_bots()

    def _seat_bots(self) -> None:
        """Make the records that bots decide with: their levels, and where one of them searches, its scratch."""
        asked, others = self.setting.opponents, self.batch.seats - 1
        levels = []
        if isinstance(asked, str):
            levels = [level(asked)] * others  # the name is checked even where there are no other seats
        elif isinstance(asked, Sequence):
            levels = [level(name) for name in asked]
        if not isinstance(asked, Sequence) or len(levels) != others:
            raise BadBatch(f"Opponents are one level for all, or {others} of them; {asked!r} came.")
        batch, cells = self.batch, self.batch.cells
        kinds = cells(np.array([LEARNER, *(int(one.kind) for one in levels)], np.int32))
        playouts = cells(np.array([0, *(playouts_of(one, batch.game) for one in levels)], np.int32))
        at_most = 1 if self.setting.history else ANY_NUMBER
        learners = cells(self.learners)
        weights = [cells(np.zeros(batch.game.actions, np.int32)) for _ in range(batch.threads)]
        self._bots = Each(Bots(kinds, playouts, learners, at_most, Chance(), room) for room in weights)
        self._searches = None
        if any(one.kind >= Kind.SEARCH for one in levels):
            most = max(playouts_of(one, batch.game) for one in levels)
            self._searches = Each(scratch_for(batch.game, most) for _ in range(batch.threads))

    def seed(self, seed: int | str) -> None:
        """Let the games that begin from now on be those of a seed (see `Batch.seed`)."""
        self.batch.seed(seed)
        self._seats_from = int.from_bytes(derive(key_from(seed), "learner")[:4], "little")
        if not self.is_self_play:
            for bots in self._bots:
                bots.chance.key[:] = Chance.seeded(derive(key_from(seed), "bots")).key

    def begin(self, where: Array | None = None) -> None:
        """Begin the next game of tables; they wait for the learner's first decision. A game that ends before the
        learner decides anything is followed by the next.

        Args:
            where: (tables,) bool: which tables; None for all.
        """
        batch = self.batch
        chosen = np.ones(batch.tables, np.bool_) if where is None else where.copy()
        for _ in range(GAMES_TRIED):
            self._give_seats(chosen)
            batch.reset(where=chosen)
            self._answer(chosen)
            chosen &= batch.over
            if not chosen.any():
                if self._potentials is not None:
                    self._potentials.write()
                return
        raise BadBatch(f"{GAMES_TRIED} games in a row ended before the learner decided anything: choose another seat.")

    def play(self, actions: Any, where: Array | None = None) -> tuple[Array, Array]:
        """Play the learner's actions, and the bots' until the learner is to decide again, or a game is over.

        Args:
            actions: (tables,) as `Batch.step` takes them.
            where: (tables,) bool: which tables; None for all.

        Returns:
            (tables,) float32: the reward of the learner; in self-play, of the seat that played. (tables,) bool: whether
            the game has ended.

        Raises:
            BadActions, IllegalAction, StepAfterEnd: nothing was changed.
        """
        batch = self.batch
        played = batch.seat.copy() if self.is_self_play else self.learners
        batch.step(actions, where)
        self._answer(np.ones(batch.tables, np.bool_) if where is None else where)
        gained: Array = batch.reward[np.arange(batch.tables), played].copy()
        done = batch.done.copy()
        if self._potentials is not None:
            gained += self._potentials.gains(played)[np.arange(batch.tables), played]
        if where is not None:
            gained[~where], done[~where] = 0, False
        return gained, done

    def forbidding(self, actions: Any) -> dict[int, str]:
        """By table, the rule that forbids its action; {} where an illegal action raises an error.

        Args:
            actions: (tables,) as `play` takes them; BadActions where they are something else.
        """
        if self.setting.illegal != "end":
            return {}
        batch = self.batch
        given = actions_of(actions, batch.game, batch.tables)
        wrong = np.flatnonzero((batch.mask[np.arange(batch.tables), given] == 0) & ~batch.over)
        return {int(table): batch.forbidding(int(table), int(given[table])) for table in wrong}

    def _give_seats(self, where: Array) -> None:
        """Give the learner its seats for the next games: counted on from game to game and from table to table."""
        batch = self.batch
        if self.is_self_play:
            return
        if self.setting.seat is None:
            following = (self._seats_from + np.arange(batch.tables) + batch.games) % batch.seats
        else:
            following = np.full(batch.tables, self.setting.seat)
        self.learners[where] = following[where]
        batch.show_to(self.learners)

    def _answer(self, where: Array) -> None:
        """Let the bots play until the learner is to decide, or the game is over."""
        if self.is_self_play:
            self.learners[:] = self.batch.seat
        elif not self.setting.history:
            self._let_bots_play(where)
        else:
            while (waits := where & ~self.batch.over & (self.batch.seat != self.learners)).any():
                movers = self.batch.seat.copy()
                self._let_bots_play(waits)
                self.batch.remember(waits, movers)

    def _let_bots_play(self, where: Array) -> None:
        if self._searches is None:
            self.batch.run(answer_at_once, self._bots, where=where)
        else:
            self.batch.run(answer_with_search, self._bots, self._searches, where=where)
