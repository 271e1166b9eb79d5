"""What the tables laid out for tests share: decisions of any game, and what chance gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

from runabout.core.chance import SCRIPT_MAX, Chance
from runabout.core.contract import Header
from runabout.core.forecast import TABLES, Forecast, forecast
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.words import Event
from runabout.testing.laws.scenes import check_step


def told(events: Iterable[Event]) -> list[tuple[str, dict[str, Any]]]:
    """Events with their fields, as programs read them."""
    return [(event.kind, event.plain) for event in events]


class Position:
    """A position of a game, and what is played from it; a game's table says how it is laid out.

    Attributes:
        game: the game.
        state: the table as it is.
        events: what the last step reported.
    """

    game: ClassVar[Game]
    state: Any
    events: list[Event]

    def check(self) -> None:
        """Every component is somewhere, once, and what is kept beside the components fits them."""
        raise NotImplementedError

    def outcomes(self, number: int, gives: Any) -> list[int]:
        """The outcomes of chance with which a decision gives what a test wants, in the game's own words; the first ones
        where `gives` is empty.
        """
        raise NotImplementedError

    def begin(self) -> None:
        """To be called once the position is laid out."""
        self.events = []
        self.check()

    def play(self, *lines: str, gives: Any = (), outcomes: Sequence[int] | None = None) -> Self:
        """Play decisions; in the last one chance gives what is wanted, in its order, or has these outcomes."""
        for place, line in enumerate(lines, 1):
            last, number = place == len(lines), self.game.words.parse(line)
            refusal = self.game.run.refuse(self.state, number)
            assert refusal == 0, f"{line}: refused by {self.game.rule_number(refusal)}"
            if last and outcomes is not None:
                found = list(outcomes)
            else:
                found = self.outcomes(number, gives if last else ())
            self.events, self.state = step(self.game, self.state, number, found)
            self.check()
        return self

    def why_not(self, line: str) -> str | None:
        """The number of the rule that forbids a decision now; None where it is open."""
        refusal = self.game.run.refuse(self.state, self.game.words.parse(line))
        assert (refusal == 0) == (line in self.open)
        return self.game.rule_number(refusal) if refusal else None

    def forecast(self, line: str, tables: int = TABLES) -> Forecast:
        """What a decision that is open would do, as the seat that decides may know."""
        sight = self.game.run.sight(self.state, self.seat)
        return forecast(self.game.run, sight, self.game.words.parse(line), tables)

    @property
    def open(self) -> list[str]:
        """The decisions that are open now, as text."""
        return [self.game.words.format(number) for number in self.game.run.legal_actions(self.state)]

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.state.seat

    @property
    def kinds(self) -> list[str]:
        """The kinds of events that the last step reported."""
        return [event.kind for event in self.events]

    def action_prior(self, line: str) -> int:
        """The prior of a decision that is open."""
        assert line in self.open
        return self.game.run.action_prior(self.state, self.game.words.parse(line))

    def highest_prior(self) -> list[str]:
        """The open decisions with the highest prior."""
        priors = {line: self.action_prior(line) for line in self.open}
        return [line for line, prior in priors.items() if prior == max(priors.values())]

    def sight(self, seat: int) -> Any:
        """What a seat may know."""
        return self.game.run.sight(self.state, seat)


def rehearsed(game: Game, state: Header, number: int, outcomes: Sequence[int]) -> tuple[list[Event], list[int]]:
    """The events if a decision is played, and among how many chance picks each time; it has these outcomes, and the
    first ones after them.
    """
    after, log = state.copy(), Log()
    chance = Chance.scripted([*outcomes, *[0] * (SCRIPT_MAX - len(outcomes))])
    game.run.apply(after, number, chance, log)
    return game.words.events(log), list(chance.asked[: chance.drawn])


def script_of_draws(deck: Sequence[str], draws: Sequence[str]) -> list[int]:
    """The outcomes of chance that draw these cards from a deck without an order, one after the other."""
    left, script = list(deck), []
    for card in draws:
        slot = left.index(card)
        script.append(slot)
        left[slot] = left[-1]
        left.pop()
    return script


def step(game: Game, state: Header, number: int, outcomes: Sequence[int]) -> tuple[list[Event], Header]:
    """The events and the state after one decision, where chance gives these outcomes and no others."""
    after, log, chance = state.copy(), Log(), Chance.scripted(outcomes)
    game.run.apply(after, number, chance, log)
    chance.check_script()
    assert log.lost == 0
    check_scenes(game, state, log, after)
    return game.words.events(log), after


def check_scenes(game: Game, before: Header, log: Log, after: Header, told: int = 0) -> None:
    """Where a game declares its layout: what every viewer saw, changed by what it is told of a step, is what it sees.
    `told` events of the log are of an earlier step.
    """
    if log.lost:
        return  # who is not told all is shown the table anew
    events = game.words.events(log)[told:]
    for viewer in range(-1, before.seats if game.layout else -1):
        known = [event for event in events if event.known_to(viewer)]
        scenes = [game.scene(game.run.sight(state, viewer)) for state in (before, after)]
        check_step(game.table_layout, scenes[0], known, scenes[1])
