"""A first trial of a game: whether its functions can be bound, and answer at the beginning of a game as they have to.

It takes less than a second and needs no compiler, so that a game of another package is tried whenever it is looked up;
`runabout.testing.check_game` holds a game to all that the contract asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from runabout.core.chance import Chance
from runabout.core.contract import WEIGHT_MAX, WHOLE
from runabout.core.errors import BadGame
from runabout.core.game import Game
from runabout.core.log import SEATS_MAX, Log
from runabout.core.record import Cells
from runabout.core.rule import Binder

PLAYOUTS = 100
"""Of a decision for which the weight of priors is asked."""


def check_binding(game: Game) -> None:
    """Raise BadGame where a function of the game calls itself, or needs what the game has not."""
    binder = Binder(game.interpreted.names)
    for part, given in game.rules.items():
        try:
            binder.bound(given)
        except BadGame as fault:
            raise BadGame(f"{game.name}: `{part}` cannot be used: {fault}") from fault


def try_out(game: Game) -> None:
    """Bind each function of a game, and ask it once at the beginning of a game with the fewest seats, as plain Python.

    Raises:
        BadGame: the function that failed; what was expected, and what came.
    """
    check_binding(game)
    trial = _Trial(game)
    for fault in trial.faults():
        raise BadGame(f"{game.name}: {fault} (at the beginning of a game of {trial.seats} with the default options)")


class _Trial:
    """The beginning of one game, and what its functions answer there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.seats[0]
        self.state: Any = game.State()
        self.state.seats = self.seats
        self.chance = Chance.seeded(bytes(32))

    def faults(self) -> Iterator[str]:
        """What is wrong, the first thing first, since nothing after it can be trusted."""
        run = self.game.interpreted
        yield from self._ask("setup", self.state, self.game.new_options(), self.chance, Log())
        legal = np.zeros(self.game.actions, np.int16).view(Cells)
        yield from self._ask("legal", self.state, legal)
        actions = run.legal_actions(self.state)
        if not actions or not all(0 <= action < self.game.actions for action in actions):
            yield f"`legal` lists at least one of the actions 0 to {self.game.actions - 1}; it lists {actions}"
        for viewer in range(-1, self.seats):
            sight: Any = self.game.Sight()
            yield from self._ask("see", self.state, viewer, sight)
            if sight.viewer != viewer:
                yield f"`see` writes the seat that sees, {viewer}, into `viewer`; it holds {sight.viewer}"
            yield from self._ask("imagine", sight, self.chance.copy(), self.game.State())
        yield from self._action_faults(actions)
        yield from self._evaluation_faults()
        yield from self._ask("apply", self.state.copy(), actions[0], self.chance.copy(), Log())

    def _action_faults(self, actions: list[int]) -> Iterator[str]:
        run, texts = self.game.interpreted, self.game.words.actions
        for action in actions:
            yield from self._ask("refuse", self.state, action)
            refusal = run.refuse(self.state, action)
            if refusal != 0:
                yield f'`refuse` is 0 for what `legal` lists; for "{texts[action]}" it is {refusal}'
            yield from self._ask("action_prior", self.state, action)
            prior: object = run.action_prior(self.state, action)
            if not isinstance(prior, int | np.integer) or prior < 0:  # a bool counts as 0 or 1
                yield f'`action_prior` is a whole number, 0 or more; for "{texts[action]}" it is {prior}'
        acts, out = np.array(actions, np.int16).view(Cells), np.zeros(len(actions), np.int32).view(Cells)
        yield from self._ask("action_priors", self.state, acts, len(actions), out)
        yield from self._ask("candidate_actions", self.state, np.zeros(self.game.actions, np.int16).view(Cells))
        candidates = run.candidates(self.state)
        if not candidates or not set(candidates) <= set(actions):
            yield f"`candidate_actions` lists some of the legal actions, at least one; it lists {candidates}"
        yield from self._ask("prior_weight", PLAYOUTS)
        weight: object = run.prior_weight(PLAYOUTS)
        if not isinstance(weight, int | np.integer) or not 0 <= weight <= WEIGHT_MAX:
            yield f"`prior_weight` is a whole number from 0 to {WEIGHT_MAX}; for {PLAYOUTS} playouts it is {weight}"
        yield from self._ask("opening_book", self.state, np.array(candidates, np.int16).view(Cells), len(candidates))
        recommended = run.recommended(self.state)
        if not set(recommended) <= set(candidates):
            yield f"`opening_book` keeps some of the candidates, which are {candidates}; it keeps {recommended}"

    def _evaluation_faults(self) -> Iterator[str]:
        """Playouts stop after a whole number of decisions. Prospects of seats that compete add up to the whole, but for
        rounding; a team's are the same for all.
        """
        if not self.game.bots.playout_depth:
            return
        yield from self._ask("playout_depth", self.state)
        depth: object = self.game.interpreted.playout_depth(self.state)
        if not isinstance(depth, int | np.integer) or depth < 0:
            yield f"`playout_depth` is a whole number, 0 or more; it is {depth}"
        out = np.zeros(SEATS_MAX, np.int32).view(Cells)
        yield from self._ask("evaluate", self.state, out)
        found = out[: self.seats].tolist()
        team = self.game.scoring.team
        if not all(0 <= part <= WHOLE for part in found):
            yield f"`evaluate` writes prospects from 0 to {WHOLE}; it writes {found}"
        if team and len(set(found)) > 1:
            yield f"`evaluate` writes the same prospects for all of a team; it writes {found}"
        if not team and abs(sum(found) - WHOLE) > self.seats:
            yield f"`evaluate` writes prospects that add up to {WHOLE}; {found} add up to {sum(found)}"

    def _ask(self, part: str, *given: Any) -> Iterator[str]:
        """Call a function; a fault where it raises anything."""
        function: Callable[..., Any] = getattr(self.game.interpreted, part)
        try:
            function(*given)
        except Exception as error:  # noqa: BLE001  # rules of other people may raise anything
            yield f"`{part}` raises {type(error).__name__}: {error}"
