"""Bots: players that are handed a Sight and nothing else.

bot = seat_bot(game, "medium", key)
action = bot.choose(match.sight(match.seat))
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

from runabout.bots.scratch import NODES_MOST, scratch_for
from runabout.bots.search import Kind, begin, best_choice, decide, share_out, think
from runabout.core.chance import Chance
from runabout.core.contract import Header
from runabout.core.errors import BadLevel, nearest
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.reason import Reason

__all__ = ["LEARNED", "LEVELS", "SEARCHING", "Bot", "Level", "check_network", "level", "playouts_of", "seat_bot"]

CHUNK = 50
"""Playouts between two readings of the clock."""


@dataclass(frozen=True)
class Level:
    """How well a bot plays.

    Attributes:
        name: the word for it.
        kind: how it decides.
        playouts: of a decision, where it searches; in some games another number (see `playouts_of`).
        says: what it does, as a sentence.
        needs_network: whether it plays only games that have a network.
    """

    name: str
    kind: Kind
    playouts: int
    says: str
    needs_network: bool = False


LEVELS = {
    found.name: found
    for found in (
        Level("random", Kind.RANDOM, 0, "Plays anything that is allowed."),
        Level("greedy", Kind.GREEDY, 0, "Plays what looks best at first sight."),
        Level("easy", Kind.SEARCH, 16, "Thinks a little."),
        Level("medium", Kind.SEARCH, 150, "Thinks ahead."),
        Level("hard", Kind.WITH_BOOK, 4000, "Thinks hard."),
        Level("expert", Kind.LEARNED, 16000, "Thinks hardest."),
    )
}
"""The named levels, weakest first."""

SEARCHING = tuple(name for name, found in LEVELS.items() if found.kind >= Kind.SEARCH)
"""The names of those that search."""

LEARNED = Level("learned", Kind.LEARNED, 300, "Thinks ahead with a network that has learned the game.", True)
"""A level of the lab alone, of a game that has a network."""


def level(name: Any) -> Level:
    """The level of that name; BadLevel where there is none."""
    if isinstance(name, str) and name in LEVELS:
        return LEVELS[name]
    near = nearest(str(name), LEVELS, most=1)
    raise BadLevel(Reason("bad-level", name=str(name), levels=", ".join(LEVELS), near=near[0] if near else None))


def playouts_of(level: Level, game: Game) -> int:
    """The playouts of a decision of a level in a game, which may have a number of its own for it.

    Raises:
        BadLevel: it searches, and has none.
    """
    playouts = game.bots.playouts.get(level.name, level.playouts)
    if level.kind >= Kind.SEARCH and playouts < 1:
        raise BadLevel(f"{level.name} bots search, which takes at least 1 playout a decision; {playouts} came.")
    return playouts


def check_network(game: Game, level: Level) -> None:
    """Raise BadLevel where a level needs a network that a game does not have."""
    if level.needs_network and game.network is None:
        raise BadLevel(
            f"{game.title} has no network that has learned it, which {level.name} bots think with: choose one of "
            f"{', '.join(LEVELS)}."
        )


class Bot:
    """A player at a level, with chance of its own.

    Args:
        game: what it plays.
        level: how well.
        key: 32 bytes; the same key and the same sights give the same choices, a budget in time aside.
        milliseconds: for a searching bot, think this long instead of for the level's number of playouts.

    Raises:
        BadLevel: the level needs a network, and the game has none; or it searches, and has no playouts or no time.
    """

    def __init__(self, game: Game, level: Level, key: bytes, milliseconds: float | None = None) -> None:
        check_network(game, level)
        if milliseconds is not None and (isinstance(milliseconds, bool) or not 0 < milliseconds < math.inf):
            raise BadLevel(f"A bot thinks for a number of milliseconds above 0; {milliseconds} came.")
        self.game = game
        self.level = level
        self.milliseconds = milliseconds
        self._chance = Chance.seeded(key)
        self._scratch = scratch_for(game, NODES_MOST if milliseconds else playouts_of(level, game))

    def choose(self, sight: Any) -> int:
        """The number of the action it plays, from what the seat that is to act knows.

        Raises:
            ValueError: the sight is not that of the seat to act, or the game is over.
        """
        if sight.over or sight.seat != sight.viewer:
            raise ValueError("a bot decides from the sight of the seat whose decision it is, while the game goes on")
        if self.milliseconds and self.level.kind >= Kind.SEARCH:
            return self._search_for(sight, self.milliseconds / 1000)
        think_once = self.game.run.bind(decide)
        return int(
            think_once(sight, int(self.level.kind), playouts_of(self.level, self.game), self._chance, self._scratch)
        )

    def choose_simply(self, sight: Any) -> int:
        """The number of an action, chosen without compiled code, in some milliseconds: where the level searches, the
        one with the best prior; else the one that `choose` finds.
        """
        kind = Kind.RANDOM if self.level.kind == Kind.RANDOM else Kind.GREEDY
        return int(self.game.interpreted.bind(decide)(sight, int(kind), 0, self._chance, self._scratch))

    def reseed(self, key: bytes) -> None:
        """Restart its random numbers: from now on it chooses like a bot just made with that key."""
        self._chance = Chance.seeded(key)

    @property
    def is_kept(self) -> bool:
        """Whether `warm` only has to load what was compiled before."""
        return self.game.run.is_kept(think if self.milliseconds and self.level.kind >= Kind.SEARCH else decide)

    def warm(self) -> None:
        """Compile what it needs, or load what was compiled before, so that its first choice is as quick as any.

        Takes some seconds the first time; may run in a thread of its own while the table is being laid.
        """
        state: Header = self.game.State()
        state.seats = self.game.seats[0]
        plain = self.game.interpreted
        plain.setup(state, self.game.new_options(), Chance.seeded(bytes(32)), Log())
        brief = 1.0 if self.milliseconds else None
        Bot(self.game, self.level, bytes(32), brief).choose(plain.sight(state, state.seat))

    def _search_for(self, sight: Any, seconds: float) -> int:
        """Search until the time is up, or until there is nothing left to choose. The first playouts show how many there
        will be, which is when candidates are first halved.
        """
        search, tree = self.game.run.bind(think), self._scratch.tree
        began = time.perf_counter()
        begin(tree, self._scratch.nodes, int(self.level.kind), 0)
        while True:
            search(sight, CHUNK, self._chance, self._scratch)
            passed = time.perf_counter() - began
            if tree.candidates == 1 or passed >= seconds:
                return best_choice(tree)
            if tree.budget == 0:
                tree.budget = min(NODES_MOST, int(tree.tables * tree.candidates * seconds / max(passed, 1e-6)))
                tree.prior_weight = self.game.interpreted.prior_weight(tree.budget)
                share_out(tree)


def seat_bot(game: Game, name: str, key: bytes, milliseconds: float | None = None) -> Bot:
    """A bot of a named level; see `Bot`. BadLevel where there is no such level."""
    return Bot(game, level(name), key, milliseconds)
