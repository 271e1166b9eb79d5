"""An arena: any bots against each other, on the same deals in every seat, with ratings.

All who compete sit at one table where there are seats for them, else in groups of as many as there are seats, every
group once. Each deal is played in every seating, each player a seat further every time. A team plays each deal once
with each player in all its seats, and the results of the same deal are compared.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from pathlib import Path
from statistics import NormalDist
from typing import Any

import numpy as np

from runabout.bots import Bot
from runabout.core.chance import Chance, derive, key_from
from runabout.core.errors import RunaboutError
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.lab.causes import Effect
from runabout.lab.intervals import CONFIDENCE, Values
from runabout.lab.ladder import mean_effect
from runabout.lab.measure import BadChoice, choice_of, made
from runabout.lab.players import Chooser, Maker, Player, player
from runabout.lab.simulate import BadRun
from runabout.lab.study import Answer, Place, Study
from runabout.match.seating import seats_at

ALIKE = 1e-9
"""Results that differ by less are a draw to the ratings."""


class NoRatings(RunaboutError):
    """The library that rates is not installed."""


@dataclass(frozen=True)
class Rating:
    """How strong a player is, on the scale of openskill, where a new player has 25.

    Attributes:
        mean: about how strong.
        low, high: its interval, by the model's own uncertainty.
    """

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Entrant:
    """How one player did.

    Attributes:
        name: who it is.
        settings: what it plays with; "" where the name says all.
        share: the mean share of the win of its seats, or, of a team, the share of its games won.
        fair: what share an even game would give it; 0 for a team.
        rating: by all games, in their order.
        seconds: that it thought for a decision on average, in this run; None where all games were compiled whole.
        longest: that it thought for one decision, in seconds; None as well.
    """

    name: str
    settings: str
    share: Effect
    fair: float
    rating: Rating
    seconds: float | None
    longest: float | None

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        rating = {name: round(getattr(self.rating, name), 3) for name in ("mean", "low", "high")}
        told = {
            "name": self.name,
            "settings": self.settings,
            "share": self.share.as_dict(),
            "fair": round(self.fair, 6),
            "rating": rating,
        }
        times = {"seconds": self.seconds, "longest": self.longest}
        return told | {name: None if time is None else round(time, 6) for name, time in times.items()}


@dataclass(frozen=True)
class Pairing:
    """Two players, compared on the same deals.

    Attributes:
        one, other: their names.
        edge: the mean share of the win of the first less that of the second, from -1 to 1.
    """

    one: str
    other: str
    edge: Effect

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {"one": self.one, "other": self.other, "edge": self.edge.as_dict()}


@dataclass(frozen=True)
class Outcome:
    """What an arena has found.

    Attributes:
        entrants: the players, the highest rating first.
        pairings: every two of them, as they were given.
        deals: how many were played.
        games: of all groups and seatings.
        is_complete: whether all deals were played.
    """

    entrants: tuple[Entrant, ...]
    pairings: tuple[Pairing, ...]
    deals: int
    games: int
    is_complete: bool

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        numbers = {"deals": self.deals, "games": self.games, "is_complete": self.is_complete}
        entrants, pairings = ([one.as_dict() for one in found] for found in (self.entrants, self.pairings))
        return {**numbers, "entrants": entrants, "pairings": pairings}


class Clock:
    """The time that a player thinks, on all threads together: in all, and at most for one decision (None before it)."""

    def __init__(self) -> None:
        self.seconds, self.decisions = 0.0, 0
        self.longest: float | None = None
        self._lock = threading.Lock()

    def add(self, seconds: float) -> None:
        """Count a decision."""
        with self._lock:
            self.seconds += seconds
            self.longest = max(seconds, self.longest or 0.0)
            self.decisions += 1

    @property
    def mean(self) -> float | None:
        """Seconds a decision; None before the first."""
        return self.seconds / self.decisions if self.decisions else None


class Timed:
    """A bot whose thinking is timed."""

    def __init__(self, bot: Chooser, clock: Clock) -> None:
        self.bot, self.clock = bot, clock

    def choose(self, sight: Any) -> Any:
        """What the bot chooses."""
        began = time.perf_counter()
        chosen = self.bot.choose(sight)
        self.clock.add(time.perf_counter() - began)
        return chosen


@dataclass(frozen=True)
class Arena:
    """A question about strength: who plays better, and by how much?

    Attributes:
        game: the game.
        players: two or more, all different (see `players.player`).
        seats, options, deals, seed: as in a study.
        confidence: with which all intervals of shares and pairings hold together, and each rating's by itself.

    Raises:
        BadRun, BadSeats, BadLevel, BadOption, BadAim: an argument cannot be used; the message names what can.
    """

    game: Game
    players: Sequence[str | type | Player]
    seats: int | None = None
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    deals: int = 100
    confidence: float = CONFIDENCE
    seed: int | str = 0

    def __post_init__(self) -> None:
        names = self.names
        if len(names) < 2 or len(set(names)) < len(names):
            raise BadRun(f"An arena is for two players or more, all different; {', '.join(names) or 'nobody'} came.")
        if not self.game.scoring.team and self._at_table < 2:
            raise BadRun("Players compete at a table of 2 seats or more; 1 came.")
        _ = self.studies

    @cached_property
    def entrants(self) -> list[Player]:
        """Who plays; timed where a game has to be played step by step anyhow."""
        found = [player(one) for one in self.players]
        if all(one.level for one in found):
            return found
        return [
            one if one.program else replace(one, level=None, make=_timed(one, self.clocks[one.name])) for one in found
        ]

    @cached_property
    def clocks(self) -> dict[str, Clock]:
        """By name: how long each thinks."""
        return {name: Clock() for name in self.names}

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [player(one).name for one in self.players]

    @property
    def _at_table(self) -> int:
        return seats_at(self.game, self.seats)

    @cached_property
    def groups(self) -> list[tuple[int, ...]]:
        """The players of each table, by their numbers."""
        size = 1 if self.game.scoring.team else min(len(self.entrants), self._at_table)
        return list(combinations(range(len(self.entrants)), size))

    @cached_property
    def studies(self) -> list[Study]:
        """The games of each group."""
        return [self._study([self.entrants[place] for place in group]) for group in self.groups]

    def _study(self, bots: Sequence[Player]) -> Study:
        return Study(
            self.game,
            self._at_table,
            bots,
            self.options,
            metrics=("wins",),
            deals=self.deals,
            confidence=self.confidence,
            seed=self.seed,
        )

    @property
    def header(self) -> dict[str, Any]:
        """What identifies the question, as plain data."""
        told = dict(self.studies[0].header)
        for name in ("bots", "within", "metrics"):
            del told[name]
        told.pop("settings", None)
        return told | {"players": self.names, "settings": {one.name: one.settings for one in self.entrants}}

    def run(
        self,
        on_progress: Callable[[int], None] | None = None,
        keep: Path | None = None,
        jobs: int | None = None,
        on: Place | None = None,
    ) -> Outcome:
        """Play the games of all groups. Ctrl-C ends it once the games under way are done.

        Args:
            on_progress: is told how many more deals of a group are done, of `deals` for each of the groups.
            keep: a file for finished games; where there are several groups, each has a file of its own beside it, with
                its number.
            jobs: threads; None for one for each core.
            on: another place to play at, which programs need that play over the network (see `server.outside`).

        Raises:
            BadRun: such a program is asked for, and no such place.
            BadBot: a bot failed; what was finished is in the file.
            BadKept, CannotKeep: a file is of another question, or damaged; it cannot be written.
            NoRatings: openskill is not installed.
            KeyboardInterrupt: before every group has finished a deal.
        """
        model = rating_model()
        if on is None and (apart := next((one.name for one in self.entrants if one.program), "")):
            raise BadRun(f"{apart} plays over the network, and there is no table where it could sit down.")
        self._warm_up()
        answers: list[Answer] = []
        for number, study in enumerate(self.studies):
            beside = keep.with_stem(f"{keep.stem}-{number + 1}") if keep and len(self.studies) > 1 else keep
            answers.append(study.run(on_progress, beside, jobs, with_games=True, on=on or ""))
            if not answers[-1].is_complete and number + 1 < len(self.studies):
                raise KeyboardInterrupt
        return self._outcome(answers, model)

    def _warm_up(self) -> None:
        """Where decisions are timed, let each bot make one that is not: what it needs is then compiled and loaded."""
        setting = self.studies[0].setting
        if setting.is_compiled:
            return
        key, state = derive(key_from(self.seed), "warm-up"), setting.start
        setting.game.run.setup(state, setting.agreed, Chance.seeded(key), Log())
        sight = setting.game.run.sight(state, state.seat)
        for one in map(player, self.players):
            if one.level or one.make:
                with suppress(BadChoice):  # one that fails is named in its first game
                    bot = made(replace(one, make=_maker(one)), setting.game, key)
                    choice_of(bot, one.name, sight, setting.game.words, setting.game.run.legal_actions(state))

    def _outcome(self, answers: Sequence[Answer], model: Any) -> Outcome:
        deals = min(answer.deals for answer in answers)
        count = len(self.entrants)
        pairs = list(combinations(range(count), 2))
        each = 1 - (1 - self.confidence) / (count + len(pairs))
        # By group: (seatings, deals, places) the result of each of its players, its seats together.
        results = [
            by_player(answer.rows[0][:, :deals], len(group)) for answer, group in zip(answers, self.groups, strict=True)
        ]
        shares = np.zeros((count, deals))
        for place in range(count):
            mine = [
                found.mean(axis=0)[:, group.index(place)]
                for found, group in zip(results, self.groups, strict=True)
                if place in group
            ]
            shares[place] = np.mean(mine, axis=0)
        pairings = tuple(
            Pairing(self.names[one], self.names[other], mean_effect(shares[one] - shares[other], -1.0, each))
            for one, other in pairs
        )
        ratings = self._ratings(results, deals, model)
        entrants = (
            self._entrant(one, mean_effect(shares[place], 0.0, each), ratings[place])
            for place, one in enumerate(self.entrants)
        )
        ranked = tuple(sorted(entrants, key=lambda one: -one.rating.mean))
        games = sum(len(found) * deals for found in results)
        return Outcome(ranked, pairings, deals, games, all(answer.is_complete for answer in answers))

    def _entrant(self, one: Player, share: Effect, rating: Rating) -> Entrant:
        fair, clock = 0.0 if self.game.scoring.team else 1 / self._at_table, self.clocks[one.name]
        return Entrant(one.name, one.settings, share, fair, rating, clock.mean, clock.longest)

    def _ratings(self, results: Sequence[Values], deals: int, model: Any) -> list[Rating]:
        """By player: its rating after all games, deal by deal. A player counts once in a game, with all its seats."""
        rated = [model.rating() for _ in self.entrants]
        for deal in range(deals):
            if self.game.scoring.team:
                games = [(tuple(range(len(rated))), [float(found[0, deal, 0]) for found in results])]
            else:
                games = [
                    (group, [float(share) for share in found[seating, deal]])
                    for found, group in zip(results, self.groups, strict=True)
                    for seating in range(len(found))
                ]
            for group, shares in games:
                after = model.rate([[rated[place]] for place in group], scores=[round(one / ALIKE) for one in shares])
                for place, (fresh,) in zip(group, after, strict=True):
                    rated[place] = fresh
        reach = NormalDist().inv_cdf((1 + self.confidence) / 2)
        return [Rating(one.mu, one.mu - reach * one.sigma, one.mu + reach * one.sigma) for one in rated]


def by_player(won: Values, players: int) -> Values:
    """(seatings, deals, players) the mean result of each player's seats.

    Args:
        won: (seatings, deals, seats) results by seat. In seating k player p has the seats k + p, k + p + players and so
            on, as far as there are seats, counted round the table.
        players: how many sit at the table, dealt to its seats in order, over again where they are fewer.
    """
    seatings, deals, seats = won.shape
    found = np.zeros((seatings, deals, players))
    for seating in range(seatings):
        who = np.array([(seat - seating) % seats % players for seat in range(seats)])
        for place in range(players):
            found[seating, :, place] = won[seating][:, who == place].mean(axis=1)
    return found


def rating_model() -> Any:
    """A model of openskill, which the extra `lab` brings; NoRatings where it is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings('Ratings need more to be installed: pip install "runabout[lab]".') from None
    return PlackettLuce()


def _timed(one: Player, clock: Clock) -> Maker:
    """Makes the bot of a player with its thinking timed."""
    make = _maker(one)
    return lambda game, key: Timed(make(game, key), clock)


def _maker(one: Player) -> Maker:
    """Makes the bot of a player, or of its level."""
    if one.make:
        return one.make
    assert one.level is not None, f"{one.name} has neither a level nor a maker"
    level = one.level
    return lambda game, key: Bot(game, level, key)
