"""The effect of an action or a card on the wins of a seat: as a cause, by bans and forced deals, and as an association.

Seats that use a card may win more often than others. That is an association, and the card need not be its cause: a seat
that plays for longer uses more cards, and one that is ahead has more to play. Here a seat is forbidden to use the card,
or is dealt it on purpose, and nothing else is changed, so that any difference is caused by it. Restricted play is that
of A. Jaffe and others, "Evaluating Competitive Game Balance with Restricted Play", AIIDE 2012.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from runabout.core.game import Game
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.lab import kept
from runabout.lab.compare import Comparison
from runabout.lab.counting import CARD, KIND, Figure, cards_of, kinds_of
from runabout.lab.intervals import CONFIDENCE, Aim, Shares, Values
from runabout.lab.limits import BadLimit, names_in, read_limits
from runabout.lab.metrics import Metric
from runabout.lab.simulate import BadRun
from runabout.lab.study import Answer, Study
from runabout.match.seating import seats_at


@rule
def count_uses(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """For each seat, how often it plays each kind of action, and does something with each card: a seat's cells are
    next to each other, the kinds first.
    """
    at = state.seat * (len(row) // state.seats)
    row[at + about[action, KIND]] += 1
    card = about[action, CARD]
    if card >= 0:
        row[at + len(row) // state.seats - 1 - card] += 1


def use_figures(game: Game, seats: int) -> list[Figure]:
    """In the order of the cells: by seat the kinds, then the cards from the last to the first."""
    names = [*kinds_of(game), *reversed(cards_of(game))]
    return [Figure("uses", name, seat) for seat in range(seats) for name in names]


USES = Metric("uses", use_figures, on_decision=count_uses)
"""Use of actions and cards by seat."""


@dataclass(frozen=True)
class Effect:
    """A difference in a seat's share of wins, with its interval.

    Attributes:
        mean: the difference.
        low, high: the interval; all effects of an influence hold at once with the confidence asked for.
    """

    mean: float
    low: float
    high: float

    @property
    def is_certain(self) -> bool:
        """Whether it surely has a sign."""
        return self.low > 0 or self.high < 0

    @property
    def strength(self) -> float:
        """How far it is from 0, in halves of its interval."""
        half = (self.high - self.low) / 2
        return abs(self.mean) / half if half else float("inf")

    def as_dict(self) -> dict[str, float]:
        """As plain data."""
        return {name: round(getattr(self, name), 6) for name in ("mean", "low", "high")}


NUMBERS = 10
"""Of an influence as it is kept on file (see `Influence.numbers`)."""


@dataclass(frozen=True)
class Influence:
    """What one action or card does for a seat.

    Attributes:
        address: "actions.lay", "cards.anvil".
        used: the share of games in which the seat uses it.
        association: wins of the seat where it uses it, less where it does not; None where it always or never does.
        allowed: its wins where it may use it, less where it may not while anything else is open.
        dealt: its wins where it is dealt the card, less where it is not; None of actions, and in games that do not say
            which cards seats hold.
    """

    address: str
    used: float
    association: Effect | None
    allowed: Effect
    dealt: Effect | None

    @property
    def numbers(self) -> Values:
        """As it is kept on file: how often it is used, then the three effects, NaN where there is none."""
        told = [self.used]
        for one in (self.association, self.allowed, self.dealt):
            told += [one.mean, one.low, one.high] if one else [float("nan")] * 3
        return np.array(told)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        effects = {name: getattr(self, name) for name in ("association", "allowed", "dealt")}
        told = {name: one and one.as_dict() for name, one in effects.items()}
        return {"name": self.address, "used": round(self.used, 6), **told}


def from_numbers(address: str, numbers: Values) -> Influence:
    """An influence from what was kept of it (see `Influence.numbers`)."""
    used, *others = numbers.tolist()
    parts = [None if np.isnan(others[at]) else Effect(*others[at : at + 3]) for at in (0, 3, 6)]
    association, allowed, dealt = parts
    assert allowed is not None
    return Influence(address, used, association, allowed, dealt)


@dataclass(frozen=True)
class Causes:
    """A question about causes: what some actions and cards do for the wins of one seat.

    Attributes:
        game: the game.
        names: of actions and cards, as they are banned (see `limits.read_limits`); () for all of the game.
        seat: whose, from 0.
        seats, bots, options, deals, confidence, seed: as in a study. The same bot sits in every seat; all effects of
            all names hold at once with the confidence.

    Raises:
        BadLimit, BadRun: there is no such action, card or seat, or nobody wins for himself.
    """

    game: Game
    names: Sequence[str] = ()
    seat: int = 0
    seats: int | None = None
    bots: str = "medium"
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    deals: int = 1000
    confidence: float = CONFIDENCE
    seed: int | str = 0

    def __post_init__(self) -> None:
        seats = self.plain.setting.seats
        if not 0 <= self.seat < seats:
            raise BadLimit(f"Seats at this table are 1 to {seats}; {self.seat + 1} came.")
        if len(self.plain.setting.rotations) > 1:
            raise BadRun("Causes are told where the same bot sits in every seat: name one.")
        _ = self.addresses

    @property
    def plain(self) -> Study:
        """The game as it is. It is played with limits that bar nothing, so that nothing is compiled twice."""
        seats = seats_at(self.game, self.seats)
        settings = {
            "options": self.options,
            "limitable": True,
            "deals": self.deals,
            "seed": self.seed,
            "confidence": self._each,
        }
        return Study(self.game, seats, self.bots, metrics=("wins",), **settings)  # type: ignore[arg-type]

    @property
    def addresses(self) -> list[str]:
        """The actions and cards in question, by the names of their figures ("actions.lay", "cards.anvil")."""
        there = names_in(self.game)
        if not self.names:
            return list(there)
        seats = seats_at(self.game, self.seats)
        barred = read_limits(self.game, seats, (), tuple(self.names), ()).barred
        places = {place: address for address, place in there.items()}
        return list(dict.fromkeys(places[one.column, one.number] for one in barred))

    @property
    def _each(self) -> float:
        """The confidence of one effect of one name."""
        names = len(self.names) or len(names_in(self.game))
        return 1 - (1 - self.confidence) / (3 * names)

    @property
    def header(self) -> dict[str, Any]:
        """All that makes it this question and no other."""
        told = self.plain.header | {"confidence": self.confidence, "of_seat": self.seat, "names": self.addresses}
        return {name: told[name] for name in told if name not in ("within", "metrics")}

    def run(
        self,
        on_progress: Callable[[int], None] | None = None,
        jobs: int | None = None,
        keep: Path | None = None,
    ) -> list[Influence]:
        """Play all that is needed, a comparison or two for each name, on the same deals.

        Args:
            on_progress: told how many names are done, of `len(addresses)`.
            jobs: threads; None for one a core.
            keep: a file where finished names are kept, from which the same question goes on.

        Raises:
            BadKept, CannotKeep: the file is of another question, or damaged; it cannot be written.
            KeyboardInterrupt: before all was done; the names that were are in the file.
        """
        found = self._kept(keep) if keep else {}
        if on_progress and found:
            on_progress(len(found))
        missing = [address for address in self.addresses if address not in found]
        if missing:
            seen = replace(self.plain, metrics=("wins", USES), limitable=False).run(jobs=jobs, with_games=True)
            for one in self._influences(missing, seen, jobs):
                found[one.address] = one
                if keep:
                    kept.save(keep, self.header, {name: told.numbers for name, told in found.items()})
                if on_progress:
                    on_progress(1)
        return [found[address] for address in self.addresses]

    def _kept(self, file: Path) -> dict[str, Influence]:
        """What a file holds, by address."""
        done = kept.load(file, self.header)
        there = [address for address in self.addresses if address in done]
        kept.check(file, done, dict.fromkeys(there, kept.ArrayOf(np.float64, (NUMBERS,))))
        return {address: from_numbers(address, done[address]) for address in there}

    def _influences(self, addresses: Sequence[str], seen: Answer, jobs: int | None) -> Iterator[Influence]:
        wins, uses = self._by_game(seen)
        names = [f"actions.{name}" for name in kinds_of(self.game)]
        names += [f"cards.{name}" for name in reversed(cards_of(self.game))]
        for address in addresses:
            used = uses[:, names.index(address)] > 0
            allowed = self._effect(self.allowed_sides(address), jobs)
            dealt = self.dealt_sides(address)
            yield Influence(
                address,
                float(used.mean()),
                self._association(wins, used),
                allowed,
                self._effect(dealt, jobs) if dealt else None,
            )

    def allowed_sides(self, address: str) -> tuple[Study, Study]:
        """The seat may not use it while anything else is open, and may."""
        return replace(self.plain, avoid=[f"seat {self.seat + 1}: {address}"]), self.plain

    def dealt_sides(self, address: str) -> tuple[Study, Study] | None:
        """The seat is not dealt the card, and is; None of actions, and where hands are not told."""
        metric, _, card = address.partition(".")
        if metric != "cards" or card not in self.game.components.hands.names:
            return None
        who = f"seat {self.seat + 1}:"
        return replace(self.plain, dealt=[f"{who} not {card}"]), replace(self.plain, dealt=[f"{who} {card}"])

    def _by_game(self, seen: Answer) -> tuple[Values, Values]:
        """(games,) the wins of the seat, and (games, names) its uses."""
        setting = seen.studies[0].setting
        wins, uses = np.split(seen.rows[0][0], [setting.widths[0]], axis=1)
        each = uses.shape[1] // setting.seats
        place = 0 if self.game.scoring.team else self.seat
        return wins[:, place], uses[:, self.seat * each : (self.seat + 1) * each]

    def _association(self, wins: Values, used: Any) -> Effect | None:
        """The difference of two shares, each with its own interval: of games that are like this, and are not."""
        ends = []
        for chosen in (wins[used], wins[~used]):
            if not len(chosen):
                return None
            shares = Shares(1, Aim(len(chosen), confidence=(1 + self._each) / 2), 1 / self.plain.setting.seats)
            shares.add(chosen[:, None])
            low, high = shares.intervals()
            ends.append((float(chosen.mean()), float(low[0]), float(high[0])))
        (mean, low_used, high_used), (other, low_other, high_other) = ends
        return Effect(mean - other, low_used - high_other, high_used - low_other)

    def _effect(self, sides: tuple[Study, Study], jobs: int | None) -> Effect:
        """The seat's wins on the second side less those on the first, on the same deals."""
        answer = Comparison(*sides).run(jobs=jobs)
        if not answer.is_complete:
            raise KeyboardInterrupt
        found = answer.findings[0 if self.game.scoring.team else self.seat]
        return Effect(found.mean, found.low, found.high)
