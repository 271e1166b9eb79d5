"""Bots from outside, as the lab seats them: a policy of PettingZoo's kind, and OpenSpiel's ISMCTS over our adapter.

Each is made for one seat of one game from the game and 32 bytes to draw chance from, and chooses from the Sight of its
seat (see `lab.players.Chooser`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from runabout.core.chance import Chance, derive
from runabout.core.errors import is_whole
from runabout.core.game import Game
from runabout.core.record import Cells
from runabout.envs.checks import Array, observation_of
from runabout.envs.errors import BadBatch, MissingExtra

Policy = Callable[[Array, Array], Any]
"""A function from the observation, (cells,) uint8, and the mask, (actions,) int8, to the number of a legal action."""

SIMULATIONS_MIN = 2
"""The first only makes the root of the tree: after it, OpenSpiel's search has nothing to choose by."""

SIMULATIONS_MAX = 1_000_000

UCT_C = 1.0
"""How much ISMCTS explores unless it is told, with rewards from 0 to 1: what it has in our tests, not tuned."""

UCT_C_MAX = 1000.0

ROLLOUTS = 1
"""Random games for each leaf."""


class PolicyBot:
    """Plays by a policy.

    Args:
        game: what it plays; BadBatch where it declares no observation.
        key: 32 bytes to draw chance from.
        policy: chooses.
    """

    def __init__(self, game: Game, key: bytes, policy: Policy) -> None:
        self.game, self.policy, self.space = game, policy, observation_of(game)
        self._chance = Chance.seeded(key)

    def choose(self, sight: Any) -> Any:
        """What the policy chooses: the number of an action, if it is right. What is legal depends on nothing that is
        hidden from the seat that decides: it is asked of a table imagined from its Sight.
        """
        state: Any = self.game.State()
        self.game.run.imagine(sight, self._chance, state)
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.game.run.legal_actions(state)] = 1
        cells = np.zeros(self.space.size, np.uint8)
        self.game.run.bind(self.space.rule)(sight, cells if self.game.run.is_compiled else cells.view(Cells))
        chosen = self.policy(cells, mask)
        # Libraries give a number as an array without dimensions.
        return chosen.item() if isinstance(chosen, np.ndarray) and not chosen.ndim else chosen


class IsmctsBot:
    """OpenSpiel's information-set Monte Carlo tree search.

    Args:
        game: what it plays.
        key: 32 bytes to draw chance from.
        simulations: for each decision.
        uct_c: how much it explores.

    Raises:
        MissingExtra: OpenSpiel is not installed.
        BadBatch: there is no such number of simulations, or no such constant.
    """

    def __init__(self, game: Game, key: bytes, simulations: int, uct_c: float = UCT_C) -> None:
        check_simulations(simulations)
        check_exploration(uct_c)
        self.game, self.key, self.simulations, self.uct_c = game, key, simulations, uct_c
        self.decisions = 0
        self._table: Any = None
        check_openspiel()

    def choose(self, sight: Any) -> int:
        """The number of the action that it finds best."""
        from open_spiel.python.algorithms import ismcts, mcts

        table = self._table = self._table or self._load(int(sight.seats))
        key = derive(self.key, f"decision {self.decisions}")
        self.decisions += 1
        luck = np.random.RandomState(np.frombuffer(key, np.uint32))  # as OpenSpiel takes it
        bot = ismcts.ISMCTSBot(
            game=table,
            evaluator=mcts.RandomRolloutEvaluator(ROLLOUTS, luck),
            uct_c=self.uct_c,
            max_simulations=self.simulations,
            random_state=luck,
        )
        # Its own sampler cannot be seeded.
        bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.uniform))
        return int(bot.step(table.imagined(sight, key)))

    def _load(self, seats: int) -> Any:
        import pyspiel

        from runabout.envs.openspiel import register_game

        return pyspiel.load_game(register_game(self.game), {"seats": seats})


def check_simulations(simulations: Any) -> int:
    """A number of simulations; BadBatch where it is not from SIMULATIONS_MIN to SIMULATIONS_MAX."""
    if not is_whole(simulations) or not SIMULATIONS_MIN <= simulations <= SIMULATIONS_MAX:
        raise BadBatch(
            f"ISMCTS takes {SIMULATIONS_MIN} to {SIMULATIONS_MAX:,} simulations a decision; {simulations!r} came."
        )
    return int(simulations)


def check_exploration(uct_c: Any) -> float:
    """How much ISMCTS explores; BadBatch where it is no number above 0, or too large."""
    try:
        found = float(uct_c)
    except (TypeError, ValueError):
        found = 0.0
    if not 0 < found <= UCT_C_MAX:
        raise BadBatch(f"ISMCTS explores by a number above 0, at most {UCT_C_MAX:g}; {uct_c!r} came.")
    return found


def check_openspiel() -> None:
    """Raise MissingExtra where OpenSpiel is not installed."""
    try:
        import pyspiel  # noqa: F401
    except ImportError as fault:
        raise MissingExtra("OpenSpiel", "openspiel") from fault
