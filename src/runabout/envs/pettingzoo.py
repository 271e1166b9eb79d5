"""The games as environments of PettingZoo, where every seat is an agent.

import runabout.envs.pettingzoo

env = runabout.envs.pettingzoo.env("road-runner", seats=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from runabout.core.game import Game
from runabout.envs.batch import Batch
from runabout.envs.checks import Array, action_of
from runabout.envs.errors import BadActions, MissingExtra, ResetNeeded, StepAfterEnd
from runabout.envs.names import pettingzoo_name
from runabout.envs.rendering import METADATA, check_mode, drawn

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.env import AECIterable

    from runabout.envs.spaces import spaces_by_name
except ImportError as fault:
    raise MissingExtra("PettingZoo", "envs") from fault

Options = Mapping[str, str | int | bool]


def env(
    game: str | Game,
    seats: int | None = None,
    options: Options | None = None,
    illegal: str = "raise",
    compiled: bool | None = None,
    render_mode: str | None = None,
    rewards: str = "final",
    discount: float = 1.0,
    history: int = 0,
    sights: bool = False,
) -> TableEnv:
    """A table of a game; see `TableEnv`."""
    return TableEnv(game, seats, options, illegal, compiled, render_mode, rewards, discount, history, sights)


class TableEnv(AECEnv[str, dict[str, Array], Any]):
    """One table. Agents are called "seat_0" and so on; each sees from its own side {"observation": (cells,) uint8,
    "action_mask": (actions,) int8}, where the mask is 0 all over but for the seat that decides.

    Args:
        game: its name, or the game itself.
        seats: at the table; None for the usual number.
        options: of the table, by name; defaults for the rest.
        illegal: what an illegal action does: "raise" raises IllegalAction and changes nothing; "end" ends the game, as
            PettingZoo's TerminateIllegalWrapper does, with -1 for the seat that played it; its info has the rule.
        compiled: see `Batch`.
        render_mode: "ansi" or "svg" (see `envs.rendering`).
        rewards: "final": each agent's result at the end; "shaped": by its potential as well (see `envs.shaping`).
        discount: of shaped rewards, by an agent's own decisions: above 0 and at most 1.
        history: how many decisions of a game an agent's history has room for. Where it is not 0, observations also
            have "history" and "history_length" (see `envs.spaces`).
        sights: True: observations also have the bytes of the agent's Sight, as "sight".

    Raises:
        BadBatch, BadSeats, BadOption, UnknownGame: the arguments do not fit the game.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Options | None = None,
        illegal: str = "raise",
        compiled: bool | None = None,
        render_mode: str | None = None,
        rewards: str = "final",
        discount: float = 1.0,
        history: int = 0,
        sights: bool = False,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self._batch = Batch(
            game,
            1,
            seats,
            options,
            autoreset="disabled",
            illegal=illegal,
            rewards=rewards,
            discount=discount,
            history=history,
            sights=sights,
            compiled=compiled,
        )
        batch = self._batch
        self.metadata = METADATA | {"name": pettingzoo_name(batch.game), "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(batch.seats)]
        self.agents: list[str] = []
        # One space for each agent, not one for all: each draws from chance of its own.
        self.observation_spaces: dict[str, spaces.Dict] = {}
        self.action_spaces: dict[str, spaces.Discrete] = {}
        for agent in self.possible_agents:
            mask = spaces.Box(0, 1, (batch.game.actions,), np.int8)
            self.observation_spaces[agent] = spaces.Dict(spaces_by_name(batch) | {"action_mask": mask})
            self.action_spaces[agent] = spaces.Discrete(batch.game.actions)
        self.state_space = spaces.Box(0, 255, (batch.game.State.dtype.itemsize,), np.uint8)
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations; BadActions where there is no such agent."""
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions; BadActions where there is no such agent."""
        self._seat_of(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin the next game.

        Args:
            seed: begin with the first game of a seed.
            options: ignored; a reset has no options.
        """
        if seed is not None or not self._begun:
            self._batch.seed(int(seeding.np_random(seed)[0].integers(2**63)))
        self._begun = True
        self._batch.reset()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._choose_agent()

    def step(self, action: Any) -> None:
        """Play an action for the agent that decides; None for one whose game is over.

        Raises:
            BadActions: it is no action of the game.
            IllegalAction: it is not legal now, and `illegal` is "raise".
            StepAfterEnd: the game is over, and the action is not None; or all agents have had their last step.
            ResetNeeded: no game has begun.
            In each case nothing was changed.
        """
        self._check_begun("step()")
        self._check_agents()
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise StepAfterEnd(0, f"The last step of {agent} is step(None); then call reset().")
            self._was_dead_step(None)
            return
        batch = self._batch
        number = action_of(action, batch.game)
        rule = batch.forbidding(0, number)
        batch.step(np.array([number]))
        if rule:
            self.infos[agent] = {"rule": rule}
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {f"seat_{seat}": float(gained) for seat, gained in enumerate(batch.reward[0])}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, bool(batch.done[0]))
        self._choose_agent()

    def last(self, observe: bool = True) -> tuple[dict[str, Array] | None, float, bool, bool, dict[str, Any]]:
        """What there is to tell the agent that steps next: its observation, what it has gained since its last step,
        whether its game is over or cut short, and more.

        Args:
            observe: False: None in place of the observation.

        Raises:
            ResetNeeded: no game has begun.
            StepAfterEnd: all agents have had their last step.
        """
        self._check_begun("last()")
        self._check_agents()
        found: tuple[dict[str, Array] | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, dict[str, Array], Any]:
        """The agents in the order in which they step, for a loop.

        Args:
            max_iter: the most steps.

        Raises:
            ResetNeeded: no game has begun.
        """
        self._check_begun("agent_iter()")
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> dict[str, Array]:
        """The observation of an agent.

        Raises:
            ResetNeeded: no game has begun.
            BadActions: there is no such agent.
        """
        self._check_begun("observe()")
        seat, batch = self._seat_of(agent), self._batch
        mask = batch.mask[0].copy() if seat == batch.seat[0] else np.zeros(batch.game.actions, np.int8)
        found = {"observation": batch.look(seat)[0].copy(), "action_mask": mask}
        if batch.history:
            entries, length = batch.history_of(seat)
            found |= {"history": entries[0], "history_length": np.array(length[0])}
        if batch.sights is not None:
            found["sight"] = np.frombuffer(bytes(batch.sight(seat)), np.uint8).copy()
        return found

    def state(self) -> Array:
        """The whole State as its bytes, (bytes,) uint8: hidden cards are in it.

        Raises:
            ResetNeeded: no game has begun.
        """
        self._check_begun("state()")
        return np.frombuffer(bytes(self._batch.state()), np.uint8).copy()

    def render(self) -> str | None:
        """The table as the seat that decides sees it; None without a `render_mode`.

        Raises:
            ResetNeeded: no game has begun.
        """
        self._check_begun("render()")
        return drawn(self._batch.game, self._batch.state(), int(self._batch.seat[0]), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window or process to close. PettingZoo's API test asks for a method of our own."""

    @property
    def batch(self) -> Batch:
        """The table itself, to be read. Stepping it would leave the agents behind."""
        return self._batch

    def _check_begun(self, called: str) -> None:
        """Raise ResetNeeded before the first game: what a batch has laid out by then, the first reset replaces."""
        if not self._begun:
            raise ResetNeeded(called)

    def _check_agents(self) -> None:
        """Raise StepAfterEnd where all agents have had their last step."""
        if not self.agents:
            raise StepAfterEnd(0, "Call reset().")

    def _seat_of(self, agent: Any) -> int:
        """The seat of an agent; BadActions where there is no such agent."""
        if agent not in self.possible_agents:
            raise BadActions(f"Agents are {', '.join(self.possible_agents)}; {agent!r} came.")
        return self.possible_agents.index(agent)

    def _choose_agent(self) -> None:
        """Who is to step next: the seat that decides, or, once the game is over, the first of those that are left."""
        over = bool(self._batch.over[0])
        self.agent_selection = self.agents[0] if over else self.possible_agents[int(self._batch.seat[0])]
