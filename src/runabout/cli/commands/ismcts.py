"""OpenSpiel's ISMCTS as the arena seats it: what a person asks for, and the settings that are found for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from runabout.cli.usage import BadUsage
from runabout.terminal.refusal import Refusal

if TYPE_CHECKING:
    from runabout.lab.arena import Arena
    from runabout.lab.players import Player
    from runabout.lab.tuning import Trial

PREFIX = "ismcts:"

EXPLORATIONS = (1.0, 0.5, 2.0, 0.25, 4.0)
"""What is tried; the first is what it has in OpenSpiel's examples and our tests."""

PROBE = 10
"""Simulations of the game that tells how long one takes."""


@dataclass(frozen=True)
class Ismcts:
    """A player as the command line names it.

    Attributes:
        name: as it was asked for.
        simulations: a decision; 0 for as many as fit into `milliseconds`.
        milliseconds: a decision; 0 where simulations are asked for.
        uct_c: how much it explores; 0.0 where that is left open.
    """

    name: str
    simulations: int
    milliseconds: int
    uct_c: float

    @classmethod
    def read(cls, text: str) -> Ismcts:
        """From "ismcts:100", "ismcts:100:0.7", "ismcts:500ms" or "ismcts:500ms:0.7".

        Raises:
            BadBatch: it cannot have that.
            BadLevel: nobody thinks for so long.
            MissingExtra: OpenSpiel is not installed.
        """
        from runabout.envs.choosers import check_exploration, check_openspiel, check_simulations
        from runabout.lab.players import check_milliseconds

        budget, colon, explores = text.removeprefix(PREFIX).partition(":")
        timed = re.fullmatch(r"(\d+)ms", budget)
        milliseconds = check_milliseconds(int(timed[1]), text) if timed else 0
        simulations = 0 if timed else check_simulations(int(budget) if budget.isdecimal() else budget)
        uct_c = check_exploration(explores) if colon else 0.0
        check_openspiel()
        return cls(text, simulations, milliseconds, uct_c)

    @property
    def is_set(self) -> bool:
        """Whether nothing is left to be found."""
        return bool(self.simulations and self.uct_c)

    @property
    def needs_tuning(self) -> bool:
        """Whether it cannot play before something has been found."""
        return not self.simulations

    def untuned(self) -> Player:
        """It with the settings that were given, and what is usual for the rest."""
        from runabout.envs.choosers import UCT_C

        return self.player(self.simulations or PROBE, self.uct_c or UCT_C)

    def player(self, simulations: int, uct_c: float, tuned_on: int = 0) -> Player:
        """It with some settings, found on so many deals."""
        from runabout.envs.choosers import ROLLOUTS, IsmctsBot
        from runabout.lab.players import Player

        settings = f"simulations={simulations}, uct_c={uct_c:g}, rollouts={ROLLOUTS}, tuned_on={tuned_on}"
        make = partial(IsmctsBot, simulations=simulations, uct_c=uct_c)
        return Player(self.name, make=make, settings=settings)


def tuned(
    one: Ismcts, arena: Arena, deals: int, on_progress: Callable[[int], None] | None, jobs: int | None
) -> list[Trial]:
    """Settings for it, the best first.

    Args:
        one: with settings that are left open.
        arena: that it is for.
        deals: to play for each, none of the arena's.
        on_progress: told how many more deals are done, of `deals` for each of `explorations`.
        jobs: see `Arena.run`.

    Raises:
        BadUsage: so long a time is asked for, and no deals to find out how many simulations that is.
    """
    from runabout.envs.choosers import SIMULATIONS_MIN
    from runabout.lab.tuning import trials

    if not deals:
        raise BadUsage(Refusal("arena-tune", name=one.name))
    simulations = one.simulations
    if not simulations:
        (probe,) = trials(arena, [one.untuned()], 1, jobs=jobs)
        simulations = max(SIMULATIONS_MIN, round(PROBE * one.milliseconds / 1000 / probe.seconds))
    found = [one.player(simulations, uct_c, deals) for uct_c in explorations(one)]
    return trials(arena, found, deals, on_progress, jobs)


def explorations(one: Ismcts) -> tuple[float, ...]:
    """What is tried of how much it explores."""
    return (one.uct_c,) if one.uct_c else EXPLORATIONS
