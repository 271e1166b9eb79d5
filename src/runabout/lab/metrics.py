"""What a study counts, as rules that are compiled into its games, and as objects for whatever somebody wants to count.

A metric has cells of its own in the row of each game. Its rules write them: after the state before a decision, after
the events of each step (the set-up is one), and at the end. What is told, its figures, is computed from the rows:

    @rule
    def count_decision(state, open_now, action, about, row): row[0] += 1

    Metric("decisions", figures=..., cells=..., on_decision=count_decision)

An `ObjectMetric` is called with what people see, decisions and typed events, in Python; its games are played a hundred
times as slowly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import numpy as np

from runabout.core.contract import Header
from runabout.core.errors import SHOWN_MAX, RunaboutError, nearest
from runabout.core.game import Game
from runabout.core.words import Action, Event
from runabout.lab import counting, drama
from runabout.lab.counting import Figure, of_names, of_seats_or_team
from runabout.lab.intervals import Values
from runabout.lab.players import raised, text_of


class BadMetric(RunaboutError):
    """A metric that there is not, or that a game does not offer; or one of somebody's own that failed."""


Figures = Callable[[Game, int], list[Figure]]
"""Lists the figures of a metric, for a game and its number of seats."""


def as_counted(game: Game, rows: Values) -> Values:
    """The figures of a metric whose cells are its figures."""
    return rows


def always(game: Game) -> bool:
    """Of a metric that every game offers."""
    return True


@dataclass(frozen=True)
class Metric:
    """Something that is counted by rules.

    Attributes:
        name: as it is asked for.
        figures: what is told.
        cells: how many cells it has, of a game and its seats; None: as many as figures.
        values: (games, figures) from (games, cells).
        on_moment: rule(state, chance, scratch, row) before a decision, where it takes playouts (see `lab.drama`).
        on_decision: rule(state, open_now, action, about, row) before an action is played.
        on_step: rule(state, log, room, row) after each step, with its events; `room` is for a whole number a seat.
        on_end: rule(state, scores, row).
        is_offered: whether a game offers it.
        together: whether the confidence is that of all its figures at once, where many are looked at.
    """

    name: str
    figures: Figures
    cells: Callable[[Game, int], int] | None = None
    values: Callable[[Game, Values], Values] = as_counted
    on_moment: Callable[..., None] | None = None
    on_decision: Callable[..., None] | None = None
    on_step: Callable[..., None] | None = None
    on_end: Callable[..., None] | None = None
    is_offered: Callable[[Game], bool] = always
    together: bool = False

    def width(self, game: Game, seats: int) -> int:
        """How many cells it has."""
        return self.cells(game, seats) if self.cells else len(self.figures(game, seats))


class Watcher(Protocol):
    """Counts in one game."""

    def decision(self, state: Header, legal: Sequence[int], action: Action) -> None:
        """An action is about to be played."""

    def step(self, state: Header, events: Sequence[Event]) -> None:
        """A step has been played, or the table laid out."""

    def end(self, state: Header, scores: Sequence[int]) -> Sequence[float]:
        """The game is over: the value of each figure."""


@dataclass(frozen=True)
class ObjectMetric:
    """Something that is counted by an object of one's own.

    Attributes:
        name: as it is told.
        figures: what is told.
        watch: makes what counts in one game of so many seats.
    """

    name: str
    figures: Figures
    watch: Callable[[Game, int], Watcher]
    together: bool = False

    def width(self, game: Game, seats: int) -> int:
        """How many cells it has."""
        return len(self.figures(game, seats))

    def values(self, game: Game, rows: Values) -> Values:
        """Its cells are its figures."""
        return rows

    def watching(self, game: Game, seats: int) -> Watched:
        """What counts in one game, with its faults named."""
        return Watched(self, game, seats)


class Watched:
    """A watcher of somebody's own: what goes wrong in it is named.

    Raises:
        BadMetric: of each of its methods, and as it is made: the watcher raised an error, or told what are no values.
    """

    def __init__(self, metric: ObjectMetric, game: Game, seats: int) -> None:
        self.name, self.width = metric.name, metric.width(game, seats)
        self.watcher: Watcher = self._asked(metric.watch, game, seats)

    def decision(self, state: Header, legal: Sequence[int], action: Action) -> None:
        """See `Watcher.decision`."""
        self._asked(self.watcher.decision, state, legal, action)

    def step(self, state: Header, events: Sequence[Event]) -> None:
        """See `Watcher.step`."""
        self._asked(self.watcher.step, state, events)

    def end(self, state: Header, scores: Sequence[int]) -> Values:
        """See `Watcher.end`."""
        told = self._asked(self.watcher.end, state, scores)
        try:
            found: Values = np.array([float(value) for value in told])
        except (TypeError, ValueError):
            found = np.array([np.nan])
        if len(found) != self.width or not np.isfinite(found).all():
            raise BadMetric(
                f"The metric {self.name} told {text_of(told)[:SHOWN_MAX]} at the end of a game: {self.width} finite "
                "numbers were expected, one for each of its figures."
            )
        return found

    def _asked(self, call: Callable[..., Any], *given: Any) -> Any:
        try:
            return call(*given)
        except (KeyboardInterrupt, RunaboutError):
            raise
        except BaseException as fault:  # it is somebody else's code, which may also want to end the program
            raise BadMetric(f"The metric {self.name} raised {raised(fault)}.") from fault


AnyMetric = Metric | ObjectMetric


METRICS = {
    one.name: one
    for one in (
        Metric(
            "wins",
            partial(of_seats_or_team, "wins", True),
            on_end=counting.count_win,
        ),
        Metric(
            "points",
            partial(of_seats_or_team, "points", False),
            values=counting.points,
            on_end=counting.keep_scores,
            is_offered=counting.has_points,
        ),
        Metric(
            "length",
            counting.length_figures,
            cells=lambda game, seats: 4,
            values=counting.lengths,
            on_decision=counting.count_length,
        ),
        Metric(
            "choices",
            counting.choice_figures,
            cells=counting.choice_cells,
            values=counting.choices,
            on_decision=counting.count_choices,
        ),
        Metric(
            "idle",
            counting.idle_figures,
            cells=counting.idle_cells,
            values=counting.idle,
            on_decision=counting.count_taking_part,
            on_end=counting.count_unwon,
        ),
        Metric(
            "phases",
            counting.phase_figures,
            on_decision=counting.count_phase,
            is_offered=counting.has_phases,
        ),
        Metric(
            "lead",
            counting.lead_figures,
            cells=counting.lead_cells,
            values=counting.lead_changes,
            on_step=counting.count_lead,
            is_offered=counting.has_leader,
        ),
        Metric(
            "drama",
            drama.drama_figures,
            cells=drama.drama_cells,
            values=drama.drama,
            on_moment=drama.look_ahead,
            on_decision=drama.mark_action,
            on_step=drama.mark_events,
            on_end=drama.keep_winners,
            is_offered=drama.has_drama,
        ),
        Metric(
            "interaction",
            counting.interaction_figures,
            cells=counting.interaction_cells,
            values=counting.interaction,
            on_decision=counting.count_doer,
            on_step=counting.count_touched,
            is_offered=counting.has_interaction,
        ),
        Metric(
            "actions",
            partial(of_names, "actions", counting.kinds_of),
            on_decision=counting.count_kind,
            together=True,
        ),
        Metric(
            "cards",
            partial(of_names, "cards", counting.cards_of),
            on_decision=counting.count_card,
            is_offered=counting.has_cards,
            together=True,
        ),
        Metric(
            "events",
            partial(of_names, "events", counting.events_of),
            on_step=counting.count_events,
            together=True,
        ),
    )
}
"""All metrics by name, in the order in which they are told."""

USUAL = ("wins", "points", "length", "choices", "idle")
"""What is counted where nothing is asked for, as far as the game offers it."""


def offered(game: Game) -> list[str]:
    """The names of the metrics that a game offers."""
    return [name for name, metric in METRICS.items() if metric.is_offered(game)]


def without_playouts(game: Game) -> list[str]:
    """The names of those that need no playouts, so that counting them takes no longer than playing."""
    return [name for name in offered(game) if not METRICS[name].on_moment]


def find_metrics(game: Game, asked: str | Sequence[str | AnyMetric]) -> tuple[AnyMetric, ...]:
    """The metrics asked for, each once; where none is, the usual ones. A text has names separated by commas.

    Raises:
        BadMetric: there is none of that name, or the game does not offer it.
    """
    there = offered(game)
    if isinstance(asked, str):
        asked = [name.strip() for name in asked.split(",") if name.strip()]
    found: dict[str, AnyMetric] = {}
    for one in asked or [name for name in USUAL if name in there]:
        if isinstance(one, str):
            if one not in there:
                near = [] if one in METRICS else nearest(one, there)
                why = f"{game.title} does not offer the metric" if one in METRICS else "There is no metric"
                who = "it" if one in METRICS else game.title
                hint = f" Did you mean {near[0]}?" if near else ""
                raise BadMetric(f'{why} "{one}": {who} offers {", ".join(there)}.{hint}')
            one = METRICS[one]
        found[one.name] = one
    return tuple(found.values())
