"""The games as environments of Gymnasium: one learner against bots, or in self-play.

    import gymnasium
    import runabout.envs.gymnasium  # registers the names

    env = gymnasium.make("runabout/Riverdale-v1", seats=2, opponents="greedy")
    envs = gymnasium.make_vec("runabout/Riverdale-v1", num_envs=1024, seats=2, opponents="greedy")

A step of the learner ends when it is to decide again, or the game is over. `info["action_mask"]` says which actions are
legal. Of a vector of environments number n plays the games of table n (see `envs.opponents`): environment 0 plays what
a single environment plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from runabout.core.errors import is_whole
from runabout.core.game import Game
from runabout.envs.batch import Batch
from runabout.envs.checks import Array, action_of, choice_of, mode_of, options_of
from runabout.envs.errors import BadBatch, MissingExtra, StepAfterEnd
from runabout.envs.names import NAMESPACE, environment_name, own_games
from runabout.envs.opponents import LearnerTables, Setting
from runabout.envs.rendering import METADATA, check_mode, drawn
from runabout.envs.stepping import Autoreset

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from runabout.envs.spaces import Seen, observation_space, seen, seen_at
except ImportError as fault:
    raise MissingExtra("Gymnasium", "envs") from fault

Options = Mapping[str, str | int | bool]

AUTORESETS = {
    Autoreset.NEXT_STEP: AutoresetMode.NEXT_STEP,
    Autoreset.SAME_STEP: AutoresetMode.SAME_STEP,
    Autoreset.DISABLED: AutoresetMode.DISABLED,
}


class TableEnv(gymnasium.Env[Seen, Any]):
    """One table with one learner.

    Args:
        game: its name, or the game itself.
        seats: at the table; None for the usual number.
        opponents: the level of the bots in the other seats ("random", "greedy", "easy", "medium", "hard", "expert"),
            or a level for each, in the order of play after the learner; None: the learner decides for every seat, and
            each step returns the reward of the seat that played.
        seat: the learner's; None: the next seat in each new game.
        options: of the table, by name; defaults for the rest.
        illegal: what an illegal action does: "raise" raises IllegalAction and changes nothing; "end" ends the game with
            -1, and `info["rule"]` has the number of the rule that forbids it.
        rewards: "final": the learner's result at the end of a game; "shaped": by its potential as well (see
            `envs.shaping`), which needs opponents.
        discount: of shaped rewards, above 0 and at most 1.
        compiled: see `Batch`.
        render_mode: "ansi" or "svg" (see `envs.rendering`).
        history: how many decisions of a game the learner's history has room for. Where it is not 0, observations are
            dictionaries, with "history" and "history_length" beside the cells (see `envs.spaces`).
        sights: True: observations are dictionaries, with the bytes of the learner's Sight as "sight".

    Raises:
        BadBatch, BadLevel, BadSeats, BadOption, UnknownGame: the arguments do not fit the game.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = None,
        options: Options | None = None,
        illegal: str = "raise",
        compiled: bool | None = None,
        render_mode: str | None = None,
        rewards: str = "final",
        discount: float = 1.0,
        history: int = 0,
        sights: bool = False,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        setting = Setting(
            game, seats, opponents, seat, options, illegal, 1, rewards, discount, history, sights, compiled
        )
        self._tables = LearnerTables(setting)
        self.observation_space = observation_space(self._tables.batch)
        self.action_space = gymnasium.spaces.Discrete(self._tables.batch.game.actions)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin the next game.

        Args:
            seed: begin with the first game of a seed.
            options: ignored; a reset has no options.
        """
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self._tables.seed(int(self.np_random.integers(2**63)))
        self._begun = True
        self._tables.begin()
        return self._seen(), self._told()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action for the learner; then the bots play until it is to decide again.

        Raises:
            BadActions: it is no action of the game.
            IllegalAction: it is not legal now, and `illegal` is "raise".
            StepAfterEnd: the game is over; call `reset`.
            gymnasium.error.ResetNeeded: no game has begun.
        """
        batch = self._tables.batch
        if not self._begun:
            raise gymnasium.error.ResetNeeded("No game has begun: call reset() before the first step().")
        actions = np.array([action_of(action, batch.game)])
        if batch.over[0]:
            raise StepAfterEnd(0, "Call reset().")
        forbidding = self._tables.forbidding(actions)
        gained, done = self._tables.play(actions)
        more: dict[str, Any] = {"rule": forbidding[0]} if forbidding else {}
        if done[0]:
            more["rewards"] = batch.reward[0].copy()
        return self._seen(), float(gained[0]), bool(done[0]), False, self._told() | more

    def render(self) -> Any:
        """The table as the learner sees it; None without a `render_mode`."""
        batch = self._tables.batch
        return drawn(batch.game, batch.state(), int(self._tables.learners[0]), self.render_mode)

    @property
    def batch(self) -> Batch:
        """The table itself, to be read. Stepping it would leave out the bots."""
        return self._tables.batch

    def _seen(self) -> Seen:
        return seen_at(seen(self._tables.batch, self._tables.learners), 0)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self._tables.batch.mask[0].copy(), "seat": int(self._tables.learners[0])}


class TableVectorEnv(VectorEnv[Seen, Array, Array]):
    """Many tables with a learner each, stepped in compiled code.

    Args:
        game: its name, or the game itself.
        num_envs: the number of tables.
        seats, opponents, seat, options, illegal, compiled, rewards, discount, history, sights: as for `TableEnv`.
        autoreset: "next-step", "same-step" or "disabled"; `metadata["autoreset_mode"]` has Gymnasium's name for it.
        threads: the number of threads that share the tables.
        copy: whether each step returns new arrays; False: those of the batch, which the next step overwrites.
        render_mode: as for `TableEnv`.

    Raises:
        BadBatch, BadLevel, BadSeats, BadOption, UnknownGame: the arguments do not fit the game.
    """

    metadata = METADATA | {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = None,
        options: Options | None = None,
        illegal: str = "raise",
        autoreset: str = "next-step",
        threads: int = 1,
        copy: bool = True,
        compiled: bool | None = None,
        render_mode: str | None = None,
        rewards: str = "final",
        discount: float = 1.0,
        history: int = 0,
        sights: bool = False,
    ) -> None:
        check_mode(render_mode)
        self.render_mode, self.copy = render_mode, copy
        self.mode = mode_of(autoreset)
        self.metadata = {**self.metadata, "autoreset_mode": AUTORESETS[self.mode]}
        setting = Setting(
            game, seats, opponents, seat, options, illegal, threads, rewards, discount, history, sights, compiled
        )
        self._tables = LearnerTables(setting, num_envs)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self._tables.batch)
        self.single_action_space = gymnasium.spaces.Discrete(self._tables.batch.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin the next game of all tables.

        Args:
            seed: begin with the first games of a seed.
            options: "reset_mask": (num_envs,) bool, which tables begin; the others stay as they are.

        Raises:
            BadActions: the mask is something else; nothing was changed.
            BadBatch: the seed is no whole number, or the options are no mapping; nothing was changed.
        """
        if seed is not None and not is_whole(seed):
            raise BadBatch(f"All tables begin from one seed, a whole number; {seed!r} came.")
        where = options_of(options).get("reset_mask")
        choice_of(where, self.num_envs)
        super().reset(seed=None if seed is None else int(seed))
        if seed is not None or not self._begun:
            self._tables.seed(int(self.np_random.integers(2**63)))
            where = where if self._begun else None
        self._begun = True
        self._tables.begin(where)
        return self._seen(), self._told()

    def step(self, actions: Any) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Play an action at each table; with "next-step" the next game begins where one is over, and its action is
        ignored.

        Raises:
            BadActions: a wrong dtype or shape, or no action of the game.
            IllegalAction: one that is not legal now, where `illegal` is "raise".
            StepAfterEnd: a game is over, and the mode is "disabled".
            gymnasium.error.ResetNeeded: no games have begun.
            In each case nothing was changed.
        """
        if not self._begun:
            raise gymnasium.error.ResetNeeded("No games have begun: call reset() before the first step().")
        over = self._tables.batch.over
        if self.mode == Autoreset.DISABLED and over.any():
            raise StepAfterEnd(int(over.argmax()), 'Call reset(options={"reset_mask": terminations}).')
        more = self._forbidden(actions)
        gained, done = self._tables.play(actions, ~over if over.any() else None)
        if over.any():
            self._tables.begin(over)
        if done.any() and self.mode == Autoreset.SAME_STEP:
            more |= self._ended(done)
            self._tables.begin(done)
        rewards = gained.astype(np.float64)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, done, truncated, self._told() | more

    def render(self) -> Any:
        """Each table as its learner sees it; None without a `render_mode`."""
        batch, learners, mode = self._tables.batch, self._tables.learners, self.render_mode
        if mode is None:
            return None
        return tuple(drawn(batch.game, batch.state(n), int(learners[n]), mode) for n in range(self.num_envs))

    @property
    def batch(self) -> Batch:
        """The tables themselves, to be read. Stepping them would leave out the bots."""
        return self._tables.batch

    def _seen(self) -> Seen:
        found = seen(self._tables.batch, self._tables.learners)
        if isinstance(found, dict):
            return {name: self._given(array) for name, array in found.items()}
        return self._given(found)

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _told(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._given(self._tables.batch.mask),
            "_action_mask": everywhere,
            "seat": self._given(self._tables.learners),
            "_seat": everywhere.copy(),
        }

    def _forbidden(self, actions: Any) -> dict[str, Any]:
        """The rules that forbid actions, where these end their games: "rule" by table, None where there is none."""
        found = self._tables.forbidding(actions)
        if not found:
            return {}
        rules, there = np.full(self.num_envs, None, object), np.zeros(self.num_envs, np.bool_)
        for table, rule in found.items():
            rules[table], there[table] = rule, True
        return {"rule": rules, "_rule": there}

    def _ended(self, done: Array) -> dict[str, Any]:
        """What Gymnasium's vectors tell of games that have ended where the next has begun in the same step."""
        last = np.full(self.num_envs, None, object)
        everywhere = seen(self._tables.batch, self._tables.learners)
        for table in np.flatnonzero(done):
            last[table] = seen_at(everywhere, int(table))
        seats = {"seat": self._tables.learners.copy(), "_seat": done.copy()}
        return {"final_obs": last, "_final_obs": done.copy(), "final_info": seats, "_final_info": done.copy()}


def register(game: Game) -> str:
    """Give a game a name in Gymnasium's registry, such as "runabout/Riverdale-v1", which is returned. Our own games
    have theirs as soon as this module is imported.
    """
    name = f"{NAMESPACE}/{environment_name(game)}"
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point=f"{__name__}:TableEnv",
            vector_entry_point=f"{__name__}:TableVectorEnv",
            kwargs={"game": game.name},
        )
    return name


for own in own_games():
    register(own)
