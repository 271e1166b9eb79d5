"""Forecasts: what an action would do, played with the game's own rules on tables imagined from one seat's Sight.

    found = forecast(game.run, sight, action)
    found.certain                     # events that happen whatever chance gives, and whatever is hidden
    found.odds[0].event               # what may happen
    str(found.odds[0])                # "about 31%, of 16 imagined tables"; "17%, of all 6 outcomes"
    found.share("drew_card", card=3)  # 0.3125

What is certain is marked by the rules (see `core.log.uncertain`). Where all that may be hidden and all that chance may
give are few enough to be listed, odds are exact; else they are counted on imagined tables. All chance is derived from
the bytes of the Sight: the same Sight always gives the same forecast, and nothing of the real table goes into it. A
forecast ends at the next decision.

    forecaster.tone(action)           # whether it helps, harms, or harms a friend: see core.tone
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Any

from runabout.core.chance import Chance, derive
from runabout.core.contract import Header
from runabout.core.errors import CannotForecast
from runabout.core.game import Functions
from runabout.core.log import Log, only
from runabout.core.outcomes import few_outcomes
from runabout.core.previews import Preview
from runabout.core.tone import Stands, Tone, friends, stands, tone_of, verdict
from runabout.core.words import Action, Event, Words

TABLES = 16
"""Tables that a forecast imagines for its odds."""

TABLES_MAX = 1024

OUTCOMES_LISTED = 128
"""Outcomes of an action, on all tables that the Sight allows, up to which odds are exact: compiled, they take some
milliseconds.
"""

FEW_TABLES = 4
"""Tables on which a tone is tried, where these agree that the action helps, or that it harms."""

MANY_ACTIONS = 64
"""Where more are open, as spots are in Road Wolf, their tones are worked out on no more than FEW_TABLES."""

MORE_TABLES = 8
"""Tables on which it is tried where nothing comes of it on any: what happens once in six times is seldom missed."""

Played = tuple[list[Event], list[Event], tuple[bool, bool, int]]
"""An action on a table: what certainly happens, all that happens, and how it stands afterwards (is that certain, is the
game over, who decides).
"""


@dataclass(frozen=True)
class Odds:
    """Something that may happen.

    Attributes:
        event: what.
        count: on how many of the imagined tables it happens, once or more; where odds are exact, of the outcomes.
        tables: how many are imagined; or how many outcomes there are, each as likely as any other.
        is_exact: whether these are all outcomes that there may be.
    """

    event: Event
    count: int
    tables: int
    is_exact: bool = False

    @property
    def share(self) -> float:
        """On which share of the tables it happens, from 0 to 1."""
        return self.count / self.tables

    def __str__(self) -> str:
        if self.is_exact:
            return f"{100 * self.share:.0f}%, of all {self.tables} outcomes"
        return f"about {100 * self.share:.0f}%, of {self.tables} imagined tables"


@dataclass(frozen=True)
class Forecast:
    """What an action would do up to the next decision, as far as the seat that decides may know.

    Attributes:
        action: the action.
        seat: whose decision it is, and who is told the events.
        certain: what surely happens, in this order; other events may come between.
        futures: by imagined table, or by outcome, what else happens there, in order; () where none are imagined for
            odds.
        weights: by future, how many it counts for: 1 for each imagined table.
        is_exact: whether the futures are all outcomes that there may be.
        over: whether the game would be over; None where that is not certain.
        next_seat: who would decide next, -1 once the game is over; None where that is not certain.
    """

    action: Action
    seat: int
    certain: tuple[Event, ...]
    futures: tuple[tuple[Event, ...], ...]
    over: bool | None
    next_seat: int | None
    weights: tuple[int, ...] = ()
    is_exact: bool = False

    @property
    def tables(self) -> int:
        """How many tables are imagined for the odds; where these are exact, how many outcomes there are, each as likely
        as any other.
        """
        return sum(self.weights)

    @cached_property
    def odds(self) -> tuple[Odds, ...]:
        """What may happen beyond what is certain, the likeliest first."""
        found: Counter[Event] = Counter()
        for future, weight in zip(self.futures, self.weights, strict=True):
            for event in dict.fromkeys(future):
                found[event] += weight
        return tuple(Odds(event, count, self.tables, self.is_exact) for event, count in found.most_common())

    def share(self, kind: str, **fields: Any) -> float:
        """On which share of the tables an event of a kind with these values in its fields happens, from 0 to 1; 0 where
        no tables are imagined and it is not certain.

        Raises:
            AttributeError: events of this kind have no such field. Where a game declares none, ask for `facts`.
        """
        if any(_is(event, kind, fields) for event in self.certain):
            return 1.0
        futures = zip(self.futures, self.weights, strict=True)
        count = sum(weight for future, weight in futures if any(_is(event, kind, fields) for event in future))
        return count / max(1, self.tables)


def _is(event: Event, kind: str, fields: dict[str, Any]) -> bool:
    return event.kind == kind and all(getattr(event, name) == value for name, value in fields.items())


class Forecaster:
    """Forecasts for the actions of one decision, on tables that are imagined once for all of them.

    Args:
        run: the game's functions.
        sight: what the seat that decides may know.

    Raises:
        CannotForecast: it is not the Sight of the seat that decides, or the game is over.
    """

    def __init__(self, run: Functions, sight: Any) -> None:
        came: type = type(sight)
        if came is not run.game.Sight:
            raise CannotForecast(
                f"A forecast is made from a Sight of {run.game.title}; {came.__module__}.{came.__name__} came."
            )
        if sight.over:
            raise CannotForecast("The game is over: there is no decision left to forecast.")
        if sight.viewer != sight.seat:
            who = f"seat {sight.viewer}" if sight.viewer >= 0 else "someone who only watches"
            raise CannotForecast(
                f"A forecast is made for the seat that decides, seat {sight.seat}, from what that seat sees; the Sight "
                f"of {who} came."
            )
        self._run = run
        self._sight = sight
        self._key = hashlib.blake2s(bytes(sight)).digest()
        self._imagined: list[Header] = []

    def forecast(self, action: int, tables: int = TABLES) -> Forecast:
        """What an action would do.

        Args:
            action: its number.
            tables: how many are imagined for the odds, where all outcomes are too many to be listed; 0: what is certain
                alone, in a fraction of the time.

        Raises:
            Unreadable: there is no action of that number.
            Refused: the rules do not allow it now.
            ValueError: so many tables are not imagined.
        """
        if not 0 <= tables <= TABLES_MAX:
            raise ValueError(f"a forecast imagines 0 to {TABLES_MAX} tables; {tables} came")
        game, seat = self._run.game, self._sight.seat
        chosen = game.action(action)
        game.check_legal(self._run.refuse(self._table(0), action), chosen)
        listed = self._listed(action) if tables else None
        if listed is None:
            played = [self._played(action, number) for number in range(max(1, tables))]
            weights = (1,) * tables
        else:
            played = [one for _, one in listed]
            all_alike = lcm(*(share.denominator for share, _ in listed))
            weights = tuple(int(share * all_alike) for share, _ in listed)
        certain = _common([sure for sure, _, _ in played])
        is_settled = all(settled for _, _, (settled, _, _) in played)
        ends = {(over, after) for _, _, (_, over, after) in played}
        over, next_seat = ends.pop() if is_settled and len(ends) == 1 else (None, None)
        futures = tuple(_without(events, certain) for _, events, _ in played) if tables else ()
        return Forecast(chosen, seat, certain, futures, over, next_seat, weights, listed is not None)

    def certain(self, action: int) -> tuple[Event, ...]:
        """The events that surely follow from a legal action, in order."""
        return self.forecast(action, tables=0).certain

    def tone(self, action: int, tables: int = TABLES) -> Tone:
        """Whether an action helps, harms, or harms a friend (see `core.tone`).

        Args:
            action: its number.
            tables: how many are imagined at most. One is enough for what is certain, and a few where they agree.

        Raises:
            Unreadable: there is no action of that number.
            Refused: the rules do not allow it now.
            ValueError: so many tables are not imagined.
        """
        if not 1 <= tables <= TABLES_MAX:
            raise ValueError(f"a tone is worked out on 1 to {TABLES_MAX} tables; {tables} came")
        first, is_certain = self._first_verdict(action)
        verdicts = [first]
        for number in range(1, 1 if is_certain else tables):
            if len(set(verdicts)) == 1 and number >= (FEW_TABLES if first else MORE_TABLES):
                break
            verdicts.append(self._verdict(action, number)[0])
        return tone_of(verdicts)

    def tones(self, actions: Sequence[int]) -> dict[int, Tone]:
        """The tone of each of several actions; of very many, on few tables. Errors as for `tone`."""
        tables = TABLES if len(actions) <= MANY_ACTIONS else FEW_TABLES
        return {action: self.tone(action, tables) for action in actions}

    def certain_tone(self, action: int) -> Tone | None:
        """The tone of an action where it hangs on nothing hidden, and on no chance; None where it does. Arguments and
        errors as for `tone`.
        """
        found, is_certain = self._first_verdict(action)
        return found if is_certain else None

    def _first_verdict(self, action: int) -> tuple[Tone, bool]:
        game = self._run.game
        game.check_legal(self._run.refuse(self._table(0), action), game.action(action))
        return self._verdict(action, 0)

    def _verdict(self, action: int, number: int) -> tuple[Tone, bool]:
        """What an action does on one of the tables, and whether it does so on each, whatever chance gives."""
        before, state, log = self._before, self._table(number).copy(), Log()
        self._run.apply(state, action, Chance.seeded(derive(self._key, f"play {action}"), number), log)
        is_certain = not log.unsure and not log.lost and bool(log.certain[: log.size].all())
        after = self._stands(self._run.sight(state, self._sight.seat), state)  # not `known`: another thread may call it
        return verdict(before, after, self._sight.seat, self._friends), is_certain

    @cached_property
    def _before(self) -> Stands:
        return self._stands(self._seen, self._sight)

    @cached_property
    def _friends(self) -> frozenset[int]:
        game, sight = self._run.game, self._sight
        return friends(game.scoring, game.scene(self._seen), sight.seat, sight.seats)

    def _stands(self, seen: Any, state: Any) -> Stands:
        """How it stands on a table, as the seat that decides sees it."""
        game = self._run.game
        scores = self._run.scores(state) if state.over else [0] * state.seats
        return stands(game.standing, game.scoring, game.scene(seen), scores)

    def preview(self, action: int) -> Preview | None:
        """What there is to tell of a legal action beyond its forecast; None where there is nothing."""
        return self._run.previews(self._sight, [action]).get(action)

    def hint(self, words: Words, action: Action, previews: Mapping[int, Preview] | None = None) -> str:
        """What a legal action would do, in a few words: what surely follows, what else can be told of it, and what its
        preview says.

        Args:
            words: the game's words, as they are said at the table.
            action: the action.
            previews: those of all open actions, which are quicker to make together; None: it is made for this one.
        """
        said = [words.foretell(self._seen, self.certain(action.number))] if words.foretells else []
        said.append(words.hint(self._seen, action))
        if words.says_previews:
            found = self.preview(action.number) if previews is None else previews.get(action.number)
            said.append(words.preview(self._seen, action, found) if found else "")
        return "; ".join(part for part in said if part)

    @cached_property
    def _seen(self) -> Any:
        return self._sight.snapshot()

    def _table(self, number: int) -> Header:
        """A table that the Sight allows, imagined when it is first asked for."""
        while len(self._imagined) <= number:
            state = self._run.game.State()
            chance = Chance.seeded(derive(self._key, "imagine"), len(self._imagined))
            self._run.imagine(self._sight, chance, state)
            self._imagined.append(state)
        return self._imagined[number]

    def _listed(self, action: int) -> list[tuple[Fraction, Played]] | None:
        """An action on all tables that the Sight allows, with all that chance may give, each with its probability; None
        where that is too much to list.
        """

        def play(chance: Chance) -> Played:
            state = self._run.game.State()
            self._run.imagine(self._sight, chance, state)
            return self._outcome(state, action, chance)

        return few_outcomes(play, derive(self._key, f"list {action}"), OUTCOMES_LISTED)

    def _played(self, action: int, number: int) -> Played:
        """An action on one of the tables."""
        chance = Chance.seeded(derive(self._key, f"play {action}"), number)
        return self._outcome(self._table(number).copy(), action, chance)

    def _outcome(self, state: Header, action: int, chance: Chance) -> Played:
        """An action on a table, which it changes."""
        log = Log()
        self._run.apply(state, action, chance, log)
        sure, events = told_events(self._run, log, self._sight.seat)
        over = bool(state.over)
        return sure, events, (not log.unsure, over, -1 if over else state.seat)


def forecast(run: Functions, sight: Any, action: int, tables: int = TABLES) -> Forecast:
    """What an action would do, from the Sight of the seat that decides; see `Forecaster` for the arguments, and for
    what is raised.
    """
    return Forecaster(run, sight).forecast(action, tables)


def told_events(run: Functions, log: Log, viewer: int) -> tuple[list[Event], list[Event]]:
    """Of the events in a log that a viewer may know, those that are marked as certain, and all; each as an event for
    that viewer alone, for who else would be told may depend on what is hidden.
    """
    marks = [*log.certain[: log.size].tolist(), 0]  # an event that stands for those omitted is not certain
    sure, told = [], []
    for event, mark in zip(run.game.words.events(log), marks):
        if event.known_to(viewer):
            told.append(Event(event.kind, event.seat, event.facts, only(viewer), event.declared))
            sure += told[-1:] * mark
    return sure, told


def _common(told: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    """The beginning that all have in common: all of each, where the rules' marks are right."""
    first, *others = told
    size = len(first)
    for other in others:
        size = next((at for at, (one, two) in enumerate(zip(first[:size], other)) if one != two), min(size, len(other)))
    return tuple(first[:size])


def _without(events: Sequence[Event], certain: Sequence[Event]) -> tuple[Event, ...]:
    """What happens beside what is certain."""
    left = list(certain)
    found = []
    for event in events:
        if left and event == left[0]:
            left.pop(0)
        else:
            found.append(event)
    return tuple(found)
