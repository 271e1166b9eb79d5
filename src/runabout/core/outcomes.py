"""All outcomes of chance, each with its exact probability: of one step, or of anything that draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import TypeVar

from runabout.core.chance import SCRIPT_MAX, Chance
from runabout.core.contract import Header
from runabout.core.errors import BadGame
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.words import Event

OUTCOMES_MAX = 100_000

WAYS_EACH = 4
"""Ways that are gone to list an outcome, at most: draws that choose among one only take ways of their own."""

Made = TypeVar("Made")


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


def few_outcomes(make: Callable[[Chance], Made], key: bytes, most: int) -> list[tuple[Fraction, Made]] | None:
    """All that can be made with chance, each with its exact probability; None where that is too much to list, or where
    chance was used otherwise than by `pick`.

    Args:
        make: draws from what it is handed, and returns the same for the same draws.
        key: of the chance by which the first of all ways is gone. What is listed does not depend on it.
        most: more than so many are too much.
    """
    found: list[tuple[Fraction, Made]] = []
    scripts: list[list[int]] = [[]]
    for _ in range(WAYS_EACH * most):
        if not scripts:
            return found
        script = scripts.pop()
        chance = Chance.continued(script, key)
        made = make(chance)
        if chance.counter and chance.drawn == len(script):
            return None
        asked = [int(among) for among in chance.asked[: min(chance.drawn, SCRIPT_MAX)]]
        if chance.drawn > SCRIPT_MAX or (not script and prod(asked) > most * most):
            return None  # one over the probability of a way taken by chance is, on average, how many ways there are
        if chance.drawn == len(script):
            found.append((Fraction(1, prod(asked)), made))
        else:
            scripts += ([*script, given] for given in reversed(range(asked[len(script)])))
        if len(found) + len(scripts) > most:
            return None
    return None
