"""All outcomes of one step: each outcome of chance with its exact probability."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from runabout.core.chance import SCRIPT_MAX, Chance
from runabout.core.contract import Header
from runabout.core.errors import BadGame
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.words import Event

OUTCOMES_MAX = 100_000


@dataclass(frozen=True)
class Outcome:
    """One outcome of a step.

    Attributes:
        probability: exact.
        drawn: what each draw gave, counted from 0.
        state: the state after it.
        events: what happened.
    """

    probability: Fraction
    drawn: tuple[int, ...]
    state: Header
    events: list[Event]


def outcomes(game: Game, state: Header, action: int) -> Iterator[Outcome]:
    """Each outcome of playing `action`, in the order of what was drawn; the probabilities add up to 1.

    Raises:
        BadGame: the step has more than `OUTCOMES_MAX` outcomes, or draws more than a script holds.
    """
    script: list[int] = []
    for _ in range(OUTCOMES_MAX):
        after, log = state.copy(), Log()
        chance = Chance.scripted([*script, *[0] * (SCRIPT_MAX - len(script))])
        game.run.apply(after, action, chance, log)
        if chance.faults:
            chance.check_script()
        drawn = [int(chance.script[i]) for i in range(chance.drawn)]
        asked = [int(chance.asked[i]) for i in range(chance.drawn)]
        probability = Fraction(1)
        for among in asked:
            probability /= among
        yield Outcome(probability, tuple(drawn), after, game.words.events(log))
        while drawn and drawn[-1] + 1 == asked[len(drawn) - 1]:
            drawn.pop()
        if not drawn:
            return
        script = [*drawn[:-1], drawn[-1] + 1]
    raise BadGame(f"more than {OUTCOMES_MAX} outcomes: this step is too large to list")
