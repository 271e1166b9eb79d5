"""What is counted in games: in recorded ones as worked out by hand, and in random ones as an object counts it."""

import math
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from runabout.core.chance import Chance, pick, shuffle
from runabout.core.contract import evaluate, is_quiescent
from runabout.core.game import INTERPRET
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games import find_game, names
from runabout.games.road_wolf.fights.rolling import Cause
from runabout.lab.contest import begin_game, choose
from runabout.lab.counting import Figure, count_lead, events_of, kinds_of
from runabout.lab.measure import Worker
from runabout.lab.metrics import METRICS, ObjectMetric, offered, without_playouts
from runabout.lab.records import measured, outcomes, replayed
from runabout.lab.study import Study
from runabout.match import load
from tests.lab.by_hand import BY_HAND

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("record", BY_HAND)
def test_a_recorded_game_counts_as_worked_out_by_hand(record):
    match = load(GAMES / f"{record}.run")
    told = measured(match, without_playouts(match.game))
    expected = BY_HAND[record]
    assert {name: told[name] for name in expected} == pytest.approx(expected)


@pytest.mark.parametrize("name", names())
def test_every_metric_that_a_game_offers_is_worked_out_by_hand(name):
    """Those that need playouts aside: test_drama.py has theirs."""
    played = find_game(name)
    records = [record for record in BY_HAND if record.startswith(f"{played.folder.name}/")]
    figures = [figure for record in records for figure in BY_HAND[record]]
    assert {metric_of(figure) for figure in figures} == set(without_playouts(played))


def metric_of(figure):
    """The metric of a figure, by its name: "wins of seat 1" or "length.decisions"."""
    return figure.partition(" of ")[0].partition(".")[0]


def whom_in_road_runner(state, events):
    foiled = [event.seat for event in events if event.kind == "foiled"] or [state.turn]
    for event in events:
        yield from [event.to] if event.kind == "passed" else foiled if event.kind == "played" else []


def whom_in_riverdale(state, events):
    def of(piece):
        return [seat for seat in range(state.seats) if state.colour[seat] == piece // 3]

    for event in events:
        found = {
            "sent_home": lambda event: [event.seat],
            "moved": lambda event: of(event.pawn),
            "switched": lambda event: [*of(event.pawn), *of(event.other)],
            "tricked": lambda event: of(event.other),
            "swapped": lambda event: [event.other],
            "crashed": lambda event: range(state.seats),
        }.get(event.kind)
        yield from found(event) if found else []


def whom_in_rummy_runway(state, events):
    return [int(event.plain["outfit"].removeprefix("outfit:")[0]) - 1 for event in events if event.kind == "riffed"]


def whom_in_race_2_live(state, events):
    return [event.other % state.seats for event in events if event.kind in ("rescued", "used_pack")]


def whom_in_road_wolf(state, events):
    by_itself = False
    for event in events:
        by_itself = by_itself or event.kind in ("turn", "road_turn")
        if event.kind in ("ram", "melee", "shot"):
            slot = event.facts[2]
            yield from [state.owner[slot]] if slot >= 0 and state.status[slot] else []
        if event.kind == "struck" and event.facts[2] == Cause.SPIKES and event.facts[4] >= 0:
            yield event.seat
        if event.kind in ("damaged", "destroyed", "immobilized", "crew_lost") and not by_itself:
            yield event.seat


WHOM = {
    "road-runner": whom_in_road_runner,
    "riverdale": whom_in_riverdale,
    "rummy-runway": whom_in_rummy_runway,
    "race-2-live": whom_in_race_2_live,
    "road-wolf": whom_in_road_wolf,
}


class Again:
    """All that rules count, counted once more from legal actions and typed events."""

    def __init__(self, game, seats):
        self.game, self.seats = game, seats
        self.decided, self.options = [], []
        self.phases, self.kinds, self.cards, self.events = [], Counter(), Counter(), Counter()
        self.touched = []
        self.leads: list[int] = []

    def decision(self, state, legal, action):
        self.decided.append(state.seat)
        self.options.append(len(legal))
        self.phases.append(getattr(state, "phase", None))
        self.kinds[action.kind or action.verb] += 1
        self.cards[action.card] += 1

    def step(self, state, events):
        self.events.update(event.kind for event in events)
        if self.decided:
            doer = self.decided[-1]
            whom = {int(seat) for seat in WHOM[self.game.name](state, events)} - {doer}
            self.touched.append((doer, {seat for seat in whom if 0 <= seat < self.seats}))
        run = self.game.interpreted
        if "lead" in offered(self.game) and not state.over and run.bind(is_quiescent)(state):
            prospects = np.zeros(self.seats, np.int32)
            run.bind(evaluate)(state, prospects.view(Cells))
            best = np.flatnonzero(prospects == prospects.max()).tolist()
            if not self.leads or self.leads[-1] not in best:
                self.leads.append(best[0])

    def end(self, state, scores):
        result = self.game.scoring.result(scores)
        told = {}
        for seat in range(self.seats):
            mine = [count for who, count in zip(self.decided, self.options) if who == seat]
            real = [count for count in mine if count > 1]
            whose = f" of seat {seat + 1}"
            told |= {f"choices.decisions{whose}": len(mine), f"choices.choices{whose}": len(real)}
            told[f"choices.bits{whose}"] = sum(math.log2(count) for count in real)
            told |= {f"idle.no decision{whose}": not mine, f"idle.no choice{whose}": not real}
            if not self.game.scoring.team:
                told[f"wins{whose}"] = (seat in result.winners) / max(1, len(result.winners))
                told |= {} if self.game.scoring.won_only else {f"points{whose}": result.points[seat]}
        if self.game.scoring.team:
            told |= {"wins.team": bool(result.winners), "points.team": result.points[0]}
        decisions, real = len(self.decided), sum(count > 1 for count in self.options)
        turns = 1 + sum(one != other for one, other in zip(self.decided, self.decided[1:]))
        told |= {"length.decisions": decisions, "length.turns": turns}
        told["length.minutes"] = (12 * real + 3 * (decisions - real)) / 60
        told |= {"choices.share of decisions": real / decisions, "choices.open actions": sum(self.options) / decisions}
        told |= {"idle.nobody wins": not result.winners, "idle.ended early": len(set(self.decided)) < self.seats}
        told["interaction.share of decisions"] = sum(bool(whom) for _, whom in self.touched) / decisions
        for seat in range(self.seats):
            done = sum(doer == seat and bool(whom) for doer, whom in self.touched)
            told[f"interaction.done of seat {seat + 1}"] = done
            told[f"interaction.suffered of seat {seat + 1}"] = sum(seat in whom for _, whom in self.touched)
        told |= {"lead.changes": len(self.leads) - 1} if self.leads else {}
        told |= {f"actions.{name}": self.kinds[name] for name in kinds_of(self.game)}
        told |= {f"cards.{name}": self.cards[name] for name in self.cards if name}
        told |= {f"events.{name}": self.events[name] for name in events_of(self.game)}
        return {name: float(value) for name, value in told.items()}


@pytest.fixture
def game(request, monkeypatch):
    """A game whose rules are not compiled."""
    monkeypatch.setenv(INTERPRET, "1")
    return replace(find_game(request.param))


@pytest.mark.parametrize("game", names(), indirect=True)
def test_rules_count_what_an_object_counts(game):
    """Games at random: of the study, of the same game replayed, and counted once more."""
    seats = max(2, game.seats[0])
    study = Study(game, seats, bots="random", metrics=without_playouts(game), deals=1)
    worker, again = Worker(study.setting, "again"), Again(game, seats)
    rows = worker.play(3, 1, 0)
    told, at = {}, 0
    for columns, width in zip(study.columns, study.setting.widths):
        values = columns.values(rows[None, :, at : at + width])[0].tolist()
        told |= dict(zip([one.name for one in columns.columns], values))
        at += width
    match = random_game(worker, study.setting)
    for number, step in enumerate([None, *match.steps]):
        before = match.steps[number].before[0] if number < len(match.steps) else match.state
        again.step(before, step.events if step else match.opening)
        if number < len(match.steps):
            again.decision(before, game.interpreted.legal_actions(before), match.steps[number].action)
    scores = worker.scores.tolist()
    expected = again.end(match.state, scores)
    assert expected.keys() <= told.keys()
    assert {name: told[name] for name in expected} == pytest.approx(expected)
    counted = measured(match, without_playouts(game))
    assert counted == pytest.approx(told)
    assert all(told[name] == 0 for name in told if name.startswith("cards.") and name not in expected)


def random_game(worker, setting):
    """The game that the worker has just played, as a match: its bots choose the same once more."""
    run, table, actions = setting.game.run, worker.table, []
    run.bind(begin_game)(3, worker.deal, worker.players[0], table, Log())
    while not table.state.over:
        actions.append(int(run.bind(choose)(worker.players[0], table, worker.scratch)))
        run.apply(table.state, actions[-1], worker.deal.chance, Log())
    return replayed(setting, "again", 3, tuple(actions))


def test_who_leads_goes_on_leading_while_seats_are_level_and_once_the_game_is_over():
    """At first both seats of this game have the same prospects; at the end seat 2 has won."""
    match = load(GAMES / "rummy_runway/recorded/tie_break.run")
    for state, leader in ((match.steps[0].before[0], 1), (match.state, 0)):
        row, prospects = np.array([5.0, leader + 1]), np.zeros(2, np.int32)
        match.game.interpreted.bind(count_lead)(state, Log(), prospects.view(Cells), row.view(Cells))
        assert row.tolist() == [5, leader + 1]


def test_an_object_counts_in_a_played_game_too():
    class Cards:
        def __init__(self, game, seats):
            self.laid = 0

        def decision(self, state, legal, action):
            self.laid += action.verb == "lay"

        def step(self, state, events):
            pass

        def end(self, state, scores):
            return [self.laid, max(scores)]

    mine = ObjectMetric("mine", lambda *_: [Figure("mine", "laid"), Figure("mine", "best")], Cards)
    match = load(GAMES / "road_runner/recorded/caught.run")
    assert measured(match, [mine]) == {"mine.laid": 2, "mine.best": 1}


def test_what_chance_gave_is_found_draw_by_draw():
    def step(chance):
        cards = np.arange(5).view(Cells)
        shuffle(chance, cards, 5)
        for _ in range(cards[0]):
            pick(chance, 7)

    key = bytes(range(32))
    found = list(outcomes(step, Chance.seeded(key)))
    scripted, seeded = Chance.scripted(found), Chance.seeded(key)
    step(scripted)
    scripted.check_script()
    step(seeded)
    assert seeded.drawn == len(found)


def test_every_metric_is_offered_by_some_game():
    assert {name for one in names() for name in offered(find_game(one))} == set(METRICS)
