"""Games of a study, with the rules of its metrics in them: compiled, or step by step in Python for bots and metrics of
one's own. Both play the same games and count the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from runabout.bots import playouts_of
from runabout.bots.scratch import Scratch, scratch_for
from runabout.core.chance import Chance, key_from
from runabout.core.contract import apply, legal, score
from runabout.core.errors import SHOWN_MAX, RunaboutError, is_whole
from runabout.core.game import Game
from runabout.core.log import Log
from runabout.core.options import SEAT_ROLES
from runabout.core.record import Cells
from runabout.core.rule import BY_NUMBER, Rule, rule
from runabout.core.words import Action, Words
from runabout.lab.contest import Deal, Players, begin_game, choose, deal_for, players_for, table_for
from runabout.lab.counting import about_actions
from runabout.lab.drama import playout_chance
from runabout.lab.intervals import Values
from runabout.lab.limits import (
    CHECKED,
    DEALS_MAX,
    BadLimit,
    Limits,
    NothingLeft,
    begin_as_asked,
    check_action,
    check_deal,
    limited,
    written,
)
from runabout.lab.metrics import AnyMetric, BadMetric, Metric, ObjectMetric
from runabout.lab.players import Chooser, Player, key_of_game, raised, text_of


class BadBot(RunaboutError):
    """A bot of one's own raised an error, or chose what is not allowed.

    Attributes:
        unit, rotation: the number of the deal, and by how many seats the players are turned.
        actions: what was played until then, by number.
        side: of a comparison, from 0.
        setting, seed: of that side, as the run that played it fills them in: with them the game is played again.
    """

    side = 0
    setting: Setting | None = None
    seed: int | str = 0

    def __init__(self, why: str, unit: int, rotation: int, actions: Sequence[int]) -> None:
        self.unit, self.rotation, self.actions = unit, rotation, tuple(actions)
        super().__init__(f"In game {unit}.{rotation}, at decision {len(actions) + 1}: {why}")


class BadChoice(RunaboutError):
    """A bot of one's own cannot be made, raised an error, or chose what is not allowed; in which game is not known."""


class Tally(NamedTuple):
    """What is counted in the games of a call."""

    log: Log  #: of one step; muted where no metric reads it
    about: Cells  #: (actions, 2) see `counting.about_actions`
    places: Cells  #: (metrics + 1,) where the cells of each begin in a row
    scores: Cells  #: (seats,) of the game that has ended; before, room for the rules of metrics
    rows: Cells  #: (games, cells)
    chance: Chance  #: of the playouts of metrics


@rule
def clear_log(log: Log) -> None:
    """Empty, for the events of another step."""
    log.size = 0
    log.lost = 0
    log.unsure = 0


HOOKS = ("on_moment", "on_decision", "on_step", "on_end")

SOURCE = """
def {name}(first, deal, players, table, tally, scratch):
    state, log, places, acts = table.state, tally.log, tally.places, scratch.tree.acts
    for n in range(len(tally.rows)):
        row = tally.rows[n]
        clear_log(log)
        begin(first + n, deal, players, table, log)
        {on_step}
        while not state.over:
            {on_moment}
            open_now = legal(state, acts)
            action = choose(players, table, scratch)
            {on_decision}
            clear_log(log)
            apply(state, action, deal.chance, log)
            {on_step}
        score(state, tally.scores)
        {on_end}
"""

GIVEN = {
    "on_moment": "state, tally.chance, scratch",
    "on_decision": "state, open_now, action, tally.about",
    "on_step": "state, log, tally.scores",
    "on_end": "state, tally.scores",
}


LIMITS = Metric(
    "limits", lambda game, seats: [], lambda game, seats: CHECKED, on_decision=check_action, on_end=check_deal
)
"""Counts where limits could not be kept; the last cells of a row, which no study tells."""


@cache
def measuring(metrics: tuple[Metric, ...]) -> Callable[..., None]:
    """The rule that plays games and counts, with the rules of the metrics written into it: compiled code cannot look
    them up in a list.
    """
    begin = begin_as_asked if LIMITS in metrics else begin_game
    scope: dict[str, Any] = {"__name__": __name__, "begin": begin, "choose": choose, "clear_log": clear_log}
    scope |= {"apply": apply, "legal": legal, "score": score}
    calls: dict[str, list[str]] = {hook: [] for hook in HOOKS}
    for place, metric in enumerate(metrics):
        for hook in HOOKS:
            if one := getattr(metric, hook):
                scope[f"{hook}_{place}"] = one
                calls[hook].append(
                    f"{hook}_{place}({GIVEN[hook]}, row[places[{place}] : places[{place + 1}]])",
                )
    name = "_".join(["measure", *(one.name for one in metrics)])  # in the label under which its machine code is kept
    lines = {hook: "; ".join(found) or "pass" for hook, found in calls.items()}
    exec(compile(SOURCE.format(name=name, **lines), BY_NUMBER, "exec"), scope)  # nothing but our own names
    return Rule(scope[name])


class OwnData(NamedTuple):
    """An owner's data that a side is played with (see `own_data`)."""

    folder: Path  #: as RUNABOUT_DATA names it
    edition: str  #: what stands for it; see `Components.edition`


class Setting(NamedTuple):
    """What a study plays: the players by rotation, what is counted, what is barred or dealt on purpose, and with which
    data where it is not this process's.
    """

    game: Game
    seats: int
    agreed: Any  #: an Options record
    rotations: Sequence[tuple[Player, ...]]
    metrics: tuple[AnyMetric, ...]
    limits: Limits | None = None
    data: OwnData | None = None

    @property
    def edition(self) -> str:
        """The edition of the components that are played with."""
        return self.data.edition if self.data else self.game.components.edition

    @property
    def played(self) -> Game:
        """The game, or the one with limits."""
        return self.game if self.limits is None else limited(self.game)

    @property
    def start(self) -> Any:
        """The State from which games begin."""
        start: Any = self.played.State()
        start.seats = self.seats
        if self.limits:
            self.limits.write(start)
        return start

    @property
    def widths(self) -> list[int]:
        """The cells of each metric."""
        return [one.width(self.game, self.seats) for one in self.metrics]

    @property
    def who_begins(self) -> str:
        """Where chance decides in each game who begins or deals: the name of the option that settles it. What beginning
        is worth cannot be seen in such games. "" elsewhere, and of a team.
        """
        for option in self.game.options:
            if option.role in SEAT_ROLES and not self.game.scoring.team:
                return "" if getattr(self.agreed, option.name) else option.name
        return ""

    @property
    def playouts(self) -> int:
        """The most that a bot searches with."""
        return max(playouts_of(one.level, self.game) if one.level else 0 for seated in self.rotations for one in seated)

    @property
    def is_compiled(self) -> bool:
        """Whether nothing in it needs Python."""
        at_table = {player for seated in self.rotations for player in seated}
        return all(one.level for one in at_table) and all(isinstance(one, Metric) for one in self.metrics)


class Asked(NamedTuple):
    """One side of a run, as far as playing it needs."""

    setting: Setting
    seed: int | str


class Worker:
    """Plays games of a study on one thread.

    Args:
        setting: what is played and counted.
        seed: for the deals and for the bots.
        scratch: that of another worker of the same thread and game, for the bots; None to make its own.

    Attributes:
        deciding: see `simulate.Plays.deciding`.
    """

    deciding = ""

    def __init__(self, setting: Setting, seed: int | str, scratch: Scratch | None = None) -> None:
        game, self.key = setting.played, key_from(seed)
        self.setting, self.game, self.seed = setting, game, seed
        self.deal: Deal = deal_for(game, setting.seats, setting.agreed, self.key)._replace(start=setting.start)
        self.players = [self.players_of(rotation) for rotation in range(len(setting.rotations))]
        self.table, self.log = table_for(game), Log()
        self.scratch = scratch or scratch_for(game, setting.playouts)
        self.metrics = (*setting.metrics, *([] if setting.limits is None else [LIMITS]))
        rules = [one for one in self.metrics if isinstance(one, Metric)]
        self.log.muted = int(all(one.on_step is None for one in rules) and len(rules) == len(self.metrics))
        self.about, self.chance = about_actions(game), playout_chance()
        self.cells = sum(setting.widths)
        widths = [one.width(game, setting.seats) for one in self.metrics]
        self.places = np.cumsum([0, *widths]).astype(np.int64).view(Cells)
        self.scores = np.zeros(setting.seats, np.int32).view(Cells)

    def players_of(self, rotation: int) -> Players:
        """The bots of a rotation that play by level, in their seats; others have no say there. Those of each draw on
        chance of their own, of the first as `simulate` does.
        """
        levels = [one.level for one in self.setting.rotations[rotation]]
        found = players_for(levels, self.game, self.key)
        found.chance.stream[1] = rotation
        return found

    def play(self, first: int, units: int, rotation: int) -> Values:
        """Play the deals from number `first` on, the players turned by so many seats.

        Returns:
            (units, cells) what was counted.

        Raises:
            BadBot: a bot of one's own failed.
            BadLimit: a ban left nothing to do, or no deal was as asked.
        """
        rows = np.zeros((units, int(self.places[-1])))
        tally = Tally(self.log, self.about, self.places, self.scores, rows.view(Cells), self.chance)
        if self.setting.is_compiled:
            rules = tuple(one for one in self.metrics if isinstance(one, Metric))
            run = self.game.run.bind(measuring(rules))
            run(first, self.deal, self.players[rotation], self.table, tally, self.scratch)
        else:
            for place in range(units):
                _Game(self, first + place, rotation, rows[place]).play()
        if self.setting.limits:
            self._check(rows[:, self.cells], first, rotation)
        return rows[:, : self.cells]

    def _check(self, wrong: Values, first: int, rotation: int) -> None:
        """Raise BadLimit where limits could not be kept."""
        for unit in np.flatnonzero(wrong).tolist():
            number = f"{first + unit}.{rotation}"
            if wrong[unit] < 0:
                asked = "; ".join(text for text in written(self.setting.limits or Limits(), self.setting.game))
                raise BadLimit(
                    f"In game {number} the cards were dealt {DEALS_MAX:,} times, and never as asked ({asked}): ask for "
                    "what can be dealt at once."
                )
            raise NothingLeft(
                f"In game {number}, at decision {int(wrong[unit])}, only what is banned was open. Ban less, or avoid "
                "it instead: then it is played only where nothing else is open.",
                first + unit,
                rotation,
            )


def made(player: Player, game: Game, key: bytes) -> Chooser:
    """The bot of a player that has a maker, for one seat of one game; BadChoice where it cannot be made."""
    assert player.make is not None, f"{player.name} has no maker"
    try:
        return player.make(game, key)
    except KeyboardInterrupt:
        raise
    except BaseException as fault:  # it is somebody else's code, which may also want to end the program
        raise BadChoice(
            f"{player.name} could not be made: {raised(fault)}. A bot is called with the game and 32 bytes to draw its "
            "chance from."
        ) from fault


def choice_of(bot: Chooser, who: str, sight: Any, words: Words, open_now: Sequence[int]) -> int:
    """The number of the action that a bot chooses.

    Args:
        bot: of the seat that decides.
        who: its player's name.
        sight: of that seat.
        words: of the game.
        open_now: the actions that are open, by number.

    Raises:
        BadChoice: it raised an error, or chose what is no action, or not open.
    """
    try:
        chosen: Any = bot.choose(sight)
        number = words.parse(chosen) if isinstance(chosen, str) else chosen
        number = number.number if isinstance(number, Action) else number
    except KeyboardInterrupt:
        raise
    except BaseException as fault:  # it is somebody else's code, which may also want to end the program
        raise BadChoice(f"{who} raised {raised(fault)}.") from fault
    if not is_whole(number):
        came = text_of(chosen)
        came = came if len(came) <= SHOWN_MAX else f"{came[:SHOWN_MAX]}..."
        hint = " Did it forget to return?" if chosen is None else ""
        raise BadChoice(f"{who} returned {came}: a bot returns an action, its text or its number.{hint}")
    if number not in open_now:
        shown = ", ".join(words.format(each) for each in open_now[:5]) + (", ..." if len(open_now) > 5 else "")
        told = text_of(chosen, str)
        raise BadChoice(f'{who} chose "{told}", which is not open; {len(open_now)} are: {shown}.')
    return int(number)


class _Game:
    """One game, step by step in Python."""

    def __init__(self, worker: Worker, unit: int, rotation: int, row: Values) -> None:
        self.worker, self.unit, self.rotation, self.row = worker, unit, rotation, row
        self.run, self.state, self.log = worker.game.run, worker.table.state, worker.log
        self.actions: list[int] = []
        seated = worker.setting.rotations[rotation]
        self.names = [one.name for one in seated]
        self.bots = [self._made(seat, one) for seat, one in enumerate(seated)]
        seats = worker.setting.seats
        self.watchers = {
            place: one.watching(worker.game, seats)
            for place, one in enumerate(worker.setting.metrics)
            if isinstance(one, ObjectMetric)
        }

    def play(self) -> None:
        """Play it, and fill in its row; BadMetric names the game in which a metric of one's own failed."""
        try:
            self._play()
        except BadMetric as fault:
            raise BadMetric(f"In game {self.unit}.{self.rotation}: {fault}") from fault

    def _play(self) -> None:
        worker, state, log = self.worker, self.state, self.log
        clear = self.run.bind(clear_log)
        clear(log)
        players = worker.players_of(self.rotation)
        begin = begin_game if worker.setting.limits is None else begin_as_asked
        self.run.bind(begin)(self.unit, worker.deal, players, worker.table, log)
        self._step()
        while not state.over:
            self._count("on_moment", state, worker.chance, worker.scratch)
            open_now = self.run.legal_actions(state)
            action = self._choice(players, open_now)
            self._count("on_decision", state, len(open_now), action, worker.about)
            for watcher in self.watchers.values():
                watcher.decision(state, open_now, worker.game.words.actions[action])
            clear(log)
            self.run.apply(state, action, worker.deal.chance, log)
            self.actions.append(action)
            self._step()
        self.run.score(state, worker.scores)
        self._count("on_end", state, worker.scores)
        for place, watcher in self.watchers.items():
            self._cells(place)[:] = watcher.end(state, worker.scores.tolist())

    def _choice(self, players: Players, open_now: Sequence[int]) -> int:
        """What the seat that decides does."""
        bot = self.bots[self.state.seat]
        if bot is None:
            return int(self.run.bind(choose)(players, self.worker.table, self.worker.scratch))
        who, sight = self.names[self.state.seat], self.run.sight(self.state, self.state.seat)
        self.worker.deciding = f"{who} in game {self.unit}.{self.rotation}"
        try:
            return choice_of(bot, who, sight, self.worker.game.words, open_now)
        except BadChoice as fault:
            raise self._bad(str(fault)) from fault
        finally:
            self.worker.deciding = ""

    def _made(self, seat: int, player: Player) -> Chooser | None:
        """The bot of a seat; None for one that plays by level."""
        if player.make is None:
            return None
        try:
            return made(player, self.worker.game, key_of_game(self.worker.key, self.unit, self.rotation, seat))
        except BadChoice as fault:
            raise self._bad(str(fault)) from fault

    def _bad(self, why: str) -> BadBot:
        return BadBot(why, self.unit, self.rotation, self.actions)

    def _step(self) -> None:
        self._count("on_step", self.state, self.log, self.worker.scores)
        if self.watchers:
            events = self.worker.game.words.events(self.log)
            for watcher in self.watchers.values():
                watcher.step(self.state, events)

    def _count(self, hook: str, *given: Any) -> None:
        for place, one in self._rules():
            if found := getattr(one, hook):
                self.run.bind(found)(*given, self._cells(place).view(Cells))

    def _rules(self) -> Iterator[tuple[int, Metric]]:
        for place, one in enumerate(self.worker.metrics):
            if isinstance(one, Metric):
                yield place, one

    def _cells(self, place: int) -> Values:
        places = self.worker.places
        found: Values = self.row[places[place] : places[place + 1]]
        return found
