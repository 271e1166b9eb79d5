"""Which of a game's options matter: all of them at once, by a fractional design, then a closer look at a few.

    from runabout.games import find_game
    from runabout.lab import Screening

    screened = Screening(find_game(NAME), bots="greedy", metrics=["length"]).run(closer=3)
    for effect in screened.certain:
        print(effect.change, effect.finding.column.name, effect.finding.low, effect.finding.high)

To try every combination of twenty options takes a million tables. A Plackett-Burman design takes about as many as there
are options, each with half of the options set apart from their usual values (R. L. Plackett and J. P. Burman, "The
Design of Optimum Multifactorial Experiments", Biometrika 33, 1946). It is folded over: each table has a second with all
options turned round, so that what two options do together is not taken for what one of them does (G. E. P. Box and K.
B. Wilson, "On the Experimental Attainment of Optimum Conditions", JRSS B 13, 1951). All tables play the same deals.

An option with more than two values takes several columns of the design, whose codes are read as its values (S.
Addelman, "Orthogonal Main-Effect Plans for Asymmetrical Factorial Experiments", Technometrics 4, 1962). Of those what
two other options do together is only partly kept out; the closer look, from the usual table, is free of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np

from runabout.core.errors import RunaboutError
from runabout.core.game import Game
from runabout.core.options import Option, name_of_option
from runabout.lab.intervals import CONFIDENCE
from runabout.lab.metrics import AnyMetric
from runabout.lab.players import Player
from runabout.lab.study import Answer, Contrast, Run, Study, Told
from runabout.lab.tracks import Finding
from runabout.match.seating import seats_at

RUNS = sorted(first << times for first in (4, 12, 20) for times in range(4))
"""The numbers of rows for which there is a design, before it is folded over."""

STEP = 4
"""Of the way to the further end of its range, an option that is a quantity is set apart by one part in so many."""

DIGITS = 12
"""Decimal places of a weight. What linear algebra leaves beyond them differs from machine to machine and
from call to call: means of tables that are alike would differ by it.
"""


class BadScreening(RunaboutError):
    """A screening that cannot be: nothing to vary, values that an option does not have, or too few tables to play."""


@dataclass(frozen=True)
class Factor:
    """An option, and the values that it is tried with.

    Attributes:
        option: the option.
        values: the usual one first.
    """

    option: Option
    values: tuple[int, ...]

    @property
    def changes(self) -> list[Change]:
        """From the usual value to each other."""
        return [Change(self.option, self.values[0], value) for value in self.values[1:]]


@dataclass(frozen=True)
class Change:
    """An option set to another value than the usual one."""

    option: Option
    usual: int
    value: int

    def __str__(self) -> str:
        return f"{self.option.name}={self.option.write(self.value)}"


@dataclass(frozen=True)
class Effect:
    """By how much something changes one figure.

    Attributes:
        changes: one, or the two of an interaction: by how much both together change it more than each by itself.
        finding: the figure; its interval holds together with all others of the screening (or of the closer look).
    """

    changes: tuple[Change, ...]
    finding: Finding

    @property
    def change(self) -> str:
        """What is changed, such as "dealt=6"."""
        return " with ".join(map(str, self.changes))

    @property
    def is_certain(self) -> bool:
        """Whether it surely has a sign."""
        return self.finding.low > 0 or self.finding.high < 0

    @property
    def strength(self) -> float:
        """How far it is from 0, in halves of its interval."""
        return abs(self.finding.mean) / self.finding.half if self.finding.half else float("inf")

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {"change": [str(one) for one in self.changes], **self.finding.as_dict()}


@dataclass(frozen=True)
class Screened:
    """What a screening has found.

    Attributes:
        answer: of the tables of the design.
        effects: of every change on every figure, the mean over all settings of the others.
        left_out: the tables of the design that cannot be played, each with the reason.
        closer: of the changes that were looked at more closely, from the usual table.
        interactions: of their pairs.
        closer_answer: of the closer look; None where there was none.
        is_broken_off: whether the closer look was interrupted before it could tell anything.
    """

    answer: Answer
    effects: list[Effect]
    left_out: tuple[tuple[str, str], ...] = ()
    closer: list[Effect] = field(default_factory=list)
    interactions: list[Effect] = field(default_factory=list)
    closer_answer: Answer | None = None
    is_broken_off: bool = False

    @property
    def certain(self) -> list[Effect]:
        """The effects that there surely are, the surest first."""
        return strongest(self.effects)

    @property
    def is_complete(self) -> bool:
        """Whether all was played."""
        looked = self.closer_answer
        return self.answer.is_complete and not self.is_broken_off and (looked is None or looked.is_complete)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        parts = ("effects", "closer", "interactions")
        return {
            "rows": len(self.answer.studies),
            "deals": self.answer.deals,
            "games": self.answer.games + (self.closer_answer.games if self.closer_answer else 0),
            "is_complete": self.is_complete,
            "left_out": [{"options": options, "why": why} for options, why in self.left_out],
            **{name: [one.as_dict() for one in getattr(self, name)] for name in parts},
        }


def strongest(effects: Sequence[Effect]) -> list[Effect]:
    """Those that there surely are: the surest change first, and of each change its surest effect."""
    found = sorted((one for one in effects if one.is_certain), key=lambda one: -one.strength)
    order = list(dict.fromkeys(one.changes for one in found))
    return sorted(found, key=lambda one: order.index(one.changes))


@dataclass(frozen=True)
class Screening:
    """A question about all options of a game: which of them matter?

    Attributes:
        game: the game.
        seats, bots, metrics, deals, seed: as in a study; each deal is played at every table of the design.
        options: what is the same at all tables, by name; these are not screened.
        values: by option, the values that it is tried with, the usual one first; of the others the default and
            every other value that has a name, or, of a quantity, one that lies a quarter of the way to the further end
            of its range. Options whose values are games of their own, such as missions, are screened only so.
        bans, avoid, dealt: as in a study, at all tables.
        confidence: with which all intervals of the screening hold at once, and all of the closer look.

    Raises:
        BadScreening, BadOption, BadSeats, BadLevel, BadMetric, BadRun, BadAim, BadLimit: there is no such thing.
    """

    game: Game
    seats: int | None = None
    bots: str | Sequence[str | type | Player] = "greedy"
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    values: Mapping[str, Sequence[str | int | bool]] = field(default_factory=dict)
    metrics: Sequence[str | AnyMetric] = ()
    deals: int = 1000
    confidence: float = CONFIDENCE
    seed: int | str = 0
    bans: Sequence[str] = ()
    avoid: Sequence[str] = ()
    dealt: Sequence[str] = ()

    def __post_init__(self) -> None:
        _ = self.weights

    @cached_property
    def usual(self) -> Study:
        """The table with all options as usual."""
        made = Study(
            self.game,
            seats_at(self.game, self.seats),
            self.bots,
            self.options,
            self.metrics,
            deals=self.deals,
            confidence=self.confidence,
            seed=self.seed,
            bans=self.bans,
            avoid=self.avoid,
            dealt=self.dealt,
        )
        return with_options(made, {one.option.name: one.values[0] for one in self.factors})

    @cached_property
    def factors(self) -> list[Factor]:
        """The options that are screened."""
        seats = seats_at(self.game, self.seats)
        self.game.new_options(self.options, seats)
        own = {name_of_option(name): values for name, values in self.values.items()}
        self.game.new_options({name: values[0] for name, values in own.items() if values}, seats)
        fixed = set(map(name_of_option, self.options))
        found = []
        for option in self.game.options:
            if option.name in own:
                values = tuple(dict.fromkeys(option.read(value) for value in own[option.name]))
                if len(values) < 2 or option.name in fixed:
                    raise BadScreening(f"Option {option.name} is tried with two values or more, and not fixed as well.")
            elif option.name in fixed or option.apart:
                continue
            else:
                values = tried(option, seats)
            if len(values) > 1:
                found.append(Factor(option, values))
        if not found:
            raise BadScreening(f"{self.game.title} has no option left to vary.")
        return found

    @property
    def changes(self) -> list[Change]:
        """From the usual values, in the order of the options."""
        return [change for one in self.factors for change in one.changes]

    @cached_property
    def _rows(self) -> tuple[list[Study], list[dict[str, int]], list[tuple[str, str]]]:
        """The tables of the design, their options, and those that cannot be played. That each change can be made by
        itself is asked first, so that what is wrong with one option is told of it alone.
        """
        counted = [part.columns for part in self.usual.columns]
        for change in self.changes:
            if [
                part.columns for part in with_options(self.usual, {change.option.name: change.value}).columns
            ] != counted:
                raise BadScreening(
                    f"With {change} other figures are counted: fix {change.option.name}, or count others."
                )
        made, set_so, left_out = [], [], []
        for levels in design([len(one.values) for one in self.factors]):
            row = {one.option.name: one.values[level] for one, level in zip(self.factors, levels)}
            try:
                study = with_options(self.usual, row)
            except RunaboutError as fault:
                shown = ", ".join(f"{one.option.name}={one.option.write(row[one.option.name])}" for one in self.factors)
                left_out.append((shown, str(fault)))
            else:
                made.append(study)
                set_so.append(row)
        return made, set_so, left_out

    @cached_property
    def weights(self) -> list[Contrast]:
        """By change, how much each table counts for and against it: least squares for a model in which each change adds
        something of its own. Of a whole design these are the means with and without it.
        """
        _, rows, left_out = self._rows
        changes = self.changes
        is_set = np.array([[row[one.option.name] == one.value for one in changes] for row in rows], np.float64)
        model = np.hstack([np.ones((len(rows), 1)), is_set.reshape(len(rows), -1)])
        if np.linalg.matrix_rank(model) < model.shape[1]:
            raise BadScreening(
                f"{len(left_out)} of {len(left_out) + len(rows)} tables cannot be played, and the others do not tell "
                f"all options apart ({left_out[0][1]}): fix an option, or try it with other values."
            )
        return [tuple(row) for row in np.round(np.linalg.pinv(model)[1:], DIGITS).tolist()]

    def run(
        self,
        on_progress: Told | None = None,
        keep: Path | None = None,
        jobs: int | None = None,
        closer: int = 0,
        interactions: bool = False,
    ) -> Screened:
        """Play every deal at every table; then look more closely at the changes that surely matter.

        Args:
            on_progress: told how many more deals are done, of `deals`, and as many again for the closer look.
            keep: a file where finished games are kept, from which the same screening goes on; the closer look has
                another beside it.
            jobs: threads to play on; None for one a core.
            closer: of how many changes at most the effect is told from the usual table as well, on other deals, so
                that what was chosen because it looked large is not told too large.
            interactions: whether the pairs of these are looked at too.

        Raises:
            BadScreening: so many changes cannot be looked at more closely; and as `Study.run`.
        """
        if closer < 0 or (interactions and closer < 2):
            raise BadScreening(
                f"A closer look is at 1 change or more, and at 2 or more where pairs are asked for; {closer} came."
            )
        rows, _, left_out = self._rows
        answer = self._play(rows, self.weights, keep, jobs, on_progress)
        effects = list(_effects([(one,) for one in self.changes], answer))
        found = Screened(answer, effects, tuple(left_out))
        chosen = list(dict.fromkeys(one.changes[0] for one in found.certain))[:closer]
        if not chosen or not answer.is_complete:
            return found
        pairs = [pair for pair in combinations(chosen, 2) if pair[0].option != pair[1].option] if interactions else []
        asked: list[tuple[Change, ...]] = [*((one,) for one in chosen), *pairs]
        beside = keep and keep.with_stem(f"{keep.stem}-closer")
        seed = f"{self.seed}, closer"
        usual = replace(self.usual, seed=seed)
        tables = [with_options(usual, {one.option.name: one.value for one in part}) for part in ((), *asked)]
        try:
            looked = self._play(tables, _one_by_one(asked), beside, jobs, on_progress)
        except KeyboardInterrupt:
            return replace(found, is_broken_off=True)
        told = list(_effects(asked, looked))
        return replace(
            found,
            closer=[one for one in told if len(one.changes) == 1],
            interactions=[one for one in told if len(one.changes) > 1],
            closer_answer=looked,
        )

    def _play(
        self,
        tables: Sequence[Study],
        contrasts: Sequence[Contrast],
        keep: Path | None,
        jobs: int | None,
        on_progress: Told | None,
    ) -> Answer:
        """The contrasts of tables on the same deals, all intervals at once as sure as asked for."""
        tests = sum(1 if one.metric.together else len(one.columns) for one in tables[0].columns)
        each = 1 - (1 - self.confidence) / (tests * len(contrasts))
        sides = [replace(one, confidence=each) for one in tables]
        return Run(sides, keep, jobs, contrasts=contrasts).play(on_progress)


def tried(option: Option, seats: int) -> tuple[int, ...]:
    """The values with which an option is screened where nobody names them: the default first."""
    low, high = option.ends
    high = min(high, option.highest(seats))
    if option.choices:
        return (option.default, *(value for value in range(low, high + 1) if value != option.default))
    up, down = high - option.default, option.default - low
    if up <= 0 and down <= 0:
        return (option.default,)
    step = max(1, round(max(up, down) / STEP))
    return option.default, option.default + (step if up >= down else -step)


def with_options(study: Study, options: Mapping[str, int]) -> Study:
    """The same study at a table where these options are set to these values."""
    return replace(study, options={**study.options, **options})


def design(values: Sequence[int]) -> list[list[int]]:
    """The rows of the smallest folded Plackett-Burman design that tells so many values of each factor apart: by factor
    which value. In those of 4, 8, 16 or 32 rows the codes of two factors with more than two values may be the same
    thing, so that the next larger design is taken.

    Raises:
        BadScreening: no design is large enough, or pyDOE3 is not installed.
    """
    try:
        from pyDOE3 import fold, pbdesign
    except ImportError:
        raise BadScreening('Screening needs more to be installed: pip install "runabout[lab]".') from None
    widths = [(each - 1).bit_length() for each in values]
    ends = np.cumsum([0, *widths]).tolist()
    for runs in RUNS:
        if runs <= ends[-1]:
            continue
        bits = fold(pbdesign(runs - 1)[:, : ends[-1]]) > 0
        codes = [bits[:, begin:end] @ (1 << np.arange(end - begin)) for begin, end in pairwise(ends)]
        levels = [code % count for code, count in zip(codes, values)]
        is_set = [level == value for level, count in zip(levels, values) for value in range(1, count)]
        model = np.column_stack([np.ones(len(bits)), *is_set])
        if np.linalg.matrix_rank(model) == model.shape[1]:
            return [list(row) for row in np.column_stack(levels).tolist()]
    raise BadScreening(
        f"These options are too many to be screened at once: they take {ends[-1]} columns of a design, and there are "
        f"designs of up to {RUNS[-1] - 1}. Fix some with a value each."
    )


def _one_by_one(asked: Sequence[tuple[Change, ...]]) -> list[Contrast]:
    """The weights of the usual table and of those with each of the changes asked for: of one change the table with it,
    less the usual one; of two what both do beyond what each does.
    """
    places = {part: place for place, part in enumerate(asked, 1)}
    found = []
    for part in asked:
        weights = [0.0] * (len(asked) + 1)
        weights[places[part]] = 1.0
        weights[0] = 1.0 if len(part) > 1 else -1.0
        if len(part) > 1:
            for one in part:
                weights[places[one,]] = -1.0
        found.append(tuple(weights))
    return found


def _effects(asked: Sequence[tuple[Change, ...]], answer: Answer) -> Iterator[Effect]:
    each = len(answer.findings) // len(asked)
    for place, changes in enumerate(asked):
        for finding in answer.findings[place * each : (place + 1) * each]:
            yield Effect(changes, finding)
