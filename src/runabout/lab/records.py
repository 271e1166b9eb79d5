"""Games of a study as records that `runabout replay` opens, and records of any games with what a study counts."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from runabout.bots import LEVELS
from runabout.bots.scratch import scratch_for
from runabout.core.chance import SCRIPT_MAX, Chance, begin_stream, key_from, pick
from runabout.core.contract import Header
from runabout.core.game import Game
from runabout.core.log import Log, note
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.core.whole_file import whole_file
from runabout.core.words import Action, Event
from runabout.lab.contest import deal_for
from runabout.lab.counting import about_actions
from runabout.lab.drama import playout_chance
from runabout.lab.intervals import Values
from runabout.lab.limits import is_dealt_as_asked
from runabout.lab.measure import Asked, BadBot, Setting, Worker
from runabout.lab.metrics import AnyMetric, Metric, ObjectMetric, find_metrics
from runabout.lab.own_data import Apart
from runabout.lab.tracks import Column
from runabout.match.match import Match, Script
from runabout.match.record import dumps

T = TypeVar("T")

DECISIONS_MAX = 20_000
"""Games with more decisions have no record in a report."""


def save_game(fault: BadBot, folder: Path) -> Path:
    """Write down the game of a run in which a bot failed, up to there, in a file of its own; the path of its record.

    Raises:
        CannotSave: the file cannot be written.
    """
    assert fault.setting is not None, "a run says of which of its sides the game is"
    name = f"{fault.setting.game.name}-{fault.unit}.{fault.rotation}"
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    path = next(path for path in (folder / f"{each}.run" for each in names) if not os.path.lexists(path))
    with whole_file(path) as file:
        file.write(_with(fault.setting, fault.seed, text_of, fault.unit, fault.actions).encode())
    return path


@rule
def keep_action(state: Any, open_now: int, action: int, about: Cells, row: Cells) -> None:
    """[decisions, the action of each] as far as there is room."""
    row[0] += 1
    if row[0] < len(row):
        row[int(row[0])] = action


ACTIONS = Metric("record", lambda game, seats: [], lambda game, seats: DECISIONS_MAX + 1, on_decision=keep_action)
"""The actions of a game, to play it again."""


def record_of(setting: Setting, seed: int | str, unit: int, rotation: int, counted: Values | None = None) -> str | None:
    """The record of a game of a study, played again, with who sits where.

    Args:
        setting: of the study.
        seed: of the study.
        unit: the number of the deal.
        rotation: by how many seats the players are turned.
        counted: (cells,) what the study counted in it; None where that is not to be compared.

    Returns:
        The record; "" where the game is too long for one; None where another game was played, as by bots that think for
        a time or draw chance of their own.
    """
    return _with(setting, seed, played_again, unit, rotation, counted)


def _with(setting: Setting, seed: int | str, function: Callable[..., T], *given: object) -> T:
    """What a function of a worker tells, which has the data of the setting."""
    if setting.data:
        return Apart(Asked(setting, seed)).call(function, *given)
    return function(Worker(setting, seed), *given)


def played_again(worker: Worker, unit: int, rotation: int, counted: Values | None) -> str | None:
    """See `record_of`."""
    setting = worker.setting
    again = Worker(setting._replace(metrics=(*setting.metrics, ACTIONS)), worker.seed)
    row = again.play(unit, 1, rotation)[0]
    width = sum(setting.widths)
    if counted is not None and not np.array_equal(row[:width], counted, equal_nan=True):
        return None
    count = int(row[width])
    if count > DECISIONS_MAX:
        return ""
    actions = tuple(int(action) for action in row[width + 1 : width + 1 + count])
    match = replayed(setting, worker.seed, unit, actions)
    for seat, player in enumerate(setting.rotations[rotation], 1):
        kind = f"bot {player.name}" if player.name in LEVELS else "person"
        match.tags[f"Seat{seat}"] = f"{kind} Seat {seat}"  # which a replay calls it
        match.tags[f"seat-{seat}"] = player.name
    return dumps(match)


def text_of(worker: Worker, unit: int, actions: tuple[int, ...]) -> str:
    """The record of a game as far as these actions."""
    return dumps(replayed(worker.setting, worker.seed, unit, actions))


def replayed(setting: Setting, seed: int | str, unit: int, actions: tuple[int, ...]) -> Match:
    """A game of a study as a match, played again from its actions. What chance gave is written into the match as for
    real dice, since the games of a study share one key.

    Args:
        setting: of the study.
        seed: of the study.
        unit: the number of the deal.
        actions: what was played, by number.
    """
    game, run = setting.game, setting.game.interpreted
    chance = dealt_as_asked(setting, deal_for(game, setting.seats, setting.agreed, key_from(seed)).chance, unit)

    def lay_out(scripted: Chance) -> None:
        state = game.State()
        state.seats = setting.seats
        run.setup(state, setting.agreed, scripted, Log())

    options = {option.name: int(getattr(setting.agreed, option.name)) for option in game.options}
    match = Match(game, setting.seats, Script(list(outcomes(lay_out, chance))), options, run=run)
    for action in actions:
        state = match.state

        def step(scripted: Chance, before: Header = state, action: int = action) -> None:
            run.apply(before.copy(), action, scripted, Log())

        match.play(action, list(outcomes(step, chance)))
    return match


def dealt_as_asked(setting: Setting, chance: Chance, unit: int) -> Chance:
    """The chance of a game, before the deal that is as the study asks."""
    begin_stream(chance, unit)
    played = setting.played.interpreted
    while setting.limits:
        before, state = chance.copy(), setting.start
        played.setup(state, setting.agreed, chance, Log())
        if played.bind(is_dealt_as_asked)(state):
            return before
    return chance


def outcomes(play: Callable[[Chance], None], chance: Chance) -> Iterator[int]:
    """What chance gives in a step, draw by draw: among how many each chooses is only known once those before it are.

    Args:
        play: plays the step, with the chance that it is given, and leaves no trace.
        chance: of the game, which moves on.
    """
    script: list[int] = []
    while len(script) < SCRIPT_MAX:
        scripted = Chance.scripted(script)
        play(scripted)
        if scripted.drawn == len(script):
            return
        script.append(pick(chance, scripted.asked[len(script)]))
        yield script[-1]


def measured(match: Match, metrics: Sequence[str | AnyMetric] = ()) -> dict[str, float]:
    """What the metrics count in one game, by the name of each figure, such as "wins of seat 1". Of a game that is not
    over, what they count up to there; results are those at the end.

    Args:
        match: any game, played by anybody.
        metrics: as in a study.

    Raises:
        BadMetric: there is no such metric, or the game does not offer it.
    """
    game, told, at = match.game, dict[str, float](), 0
    found = find_metrics(game, metrics)
    row = counted(match, found)
    for metric in found:
        width = metric.width(game, match.seats)
        values = metric.values(game, row[None, at : at + width])[0].tolist()
        told |= {Column(one).name: value for one, value in zip(metric.figures(game, match.seats), values)}
        at += width
    return told


def counted(match: Match, metrics: Sequence[AnyMetric]) -> Values:
    """(cells,) the row of one game, as a study counts it."""
    game, run = match.game, match.game.interpreted
    tallies = [_Counted(one, game, match.seats) for one in metrics]
    states = [step.before[0] for step in match.steps] + [match.state]
    for at, state in enumerate(states):
        events = match.steps[at - 1].events if at else match.opening
        for one in tallies:
            one.step(state, events)
        if at < len(match.steps):
            open_now, action = run.legal_actions(state), match.steps[at].action
            for one in tallies:
                one.decision(state, open_now, action)
    return np.concatenate([one.end(states[-1]) for one in tallies])


class _Counted:
    """One metric in one game that has been played already."""

    def __init__(self, metric: AnyMetric, game: Game, seats: int) -> None:
        self.metric, self.game, self.seats = metric, game, seats
        self.row = np.zeros(metric.width(game, seats))
        self.room = np.zeros(seats, np.int32).view(Cells)
        self.watcher = metric.watching(game, seats) if isinstance(metric, ObjectMetric) else None
        self.about = about_actions(game)
        self.look = None if isinstance(metric, ObjectMetric) else metric.on_moment
        self.scratch = scratch_for(game) if self.look else None
        self.chance = playout_chance()

    def step(self, state: Header, events: Sequence[Event]) -> None:
        """A step has been played."""
        if self.watcher:
            self.watcher.step(state, events)
        else:
            self._count("on_step", state, logged(self.game, events), self.room)

    def decision(self, state: Header, open_now: Sequence[int], action: Action) -> None:
        """An action is about to be played."""
        if self.watcher:
            self.watcher.decision(state, open_now, action)
        else:
            if self.look:
                self.game.run.bind(self.look)(state, self.chance, self.scratch, self.row.view(Cells))
            self._count("on_decision", state, len(open_now), action.number, self.about)

    def end(self, state: Header) -> Values:
        """Its cells."""
        if state.over:
            self.game.interpreted.score(state, self.room)
            if self.watcher:
                self.row[:] = self.watcher.end(state, self.room.tolist())
            else:
                self._count("on_end", state, self.room)
        return self.row

    def _count(self, hook: str, *given: Any) -> None:
        found = getattr(self.metric, hook)
        if found:
            self.game.interpreted.bind(found)(*given, self.row.view(Cells))


def logged(game: Game, events: Sequence[Event]) -> Log:
    """The log of a step that reported these events."""
    log = Log()
    for event in events:
        if event.kind in game.words.kinds:  # "omitted" is of no game
            note(log, game.words.kinds.index(event.kind), event.audience, event.seat, *event.facts)
    return log
