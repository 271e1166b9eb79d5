"""Bots choose the ready-made forces that did best in the counts: against what others have, or may still choose."""

import numpy as np
import pytest

from benchmarks.balance import MATCHUPS, forces_of, read_counts, scores
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import ACTIONS, FORCE, READY
from runabout.games.road_wolf.bots import choosing, matchups
from runabout.games.road_wolf.bots.choosing import CLOSE, NOT_CHOSEN, SCORE, chosen_force
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF
from runabout.match import Match


def match(mission: str, seats: int = 2, **options: str) -> Match:
    return Match(game, seats, seed=3, options={"mission": mission, **options})


def looked_at(table: Match) -> list[int]:
    """The forces that a bot looks at, from 0; -1 for anything else."""
    out = np.zeros(ACTIONS, np.int64)
    count = game.bots.candidate_actions(table.state, out)
    return [int(action) - FORCE if FORCE <= action < FORCE + READY else -1 for action in out[:count]]


def seen_by_first(table: Match, mission: int) -> np.ndarray:
    """The scores of the seat that decides, by its force and the other's."""
    row = SCORE[mission]
    return row if table.state.side[table.seat] == 0 or EACH_FOR_ONESELF[mission] else 100 - row.T


def test_the_scores_are_those_of_the_counts():
    assert MATCHUPS.read_text(encoding="utf-8") == scores(read_counts())


@pytest.mark.parametrize("mission", NAMES)
def test_every_pair_was_counted(mission):
    firsts, seconds = forces_of(mission)
    assert list(matchups.SCORES[mission]) == firsts
    assert all(list(row) == seconds for row in matchups.SCORES[mission].values())


@pytest.mark.parametrize("mission", NAMES)
def test_who_chooses_first_looks_for_the_force_whose_best_reply_does_least(mission):
    table = match(mission)
    promised = seen_by_first(table, NAMES.index(mission)).min(axis=1)
    assert looked_at(table) == [force for force in range(READY) if promised[force] >= promised.max() - CLOSE]


@pytest.mark.parametrize("theirs", range(READY))
@pytest.mark.parametrize("mission", NAMES)
def test_who_chooses_last_looks_for_the_best_reply(mission, theirs):
    table = match(mission)
    table.play(f"ready-made force {theirs + 1}")
    promised = seen_by_first(table, NAMES.index(mission))[:, theirs]
    assert looked_at(table) == [force for force in range(READY) if promised[force] >= promised.max() - CLOSE]


@pytest.mark.parametrize("force", range(READY))
@pytest.mark.parametrize("mission", NAMES)
def test_all_know_which_force_a_seat_has_taken(mission, force):
    table = match(mission)
    for _ in range(2):
        seat = table.seat
        assert chosen_force(table.state, seat) == NOT_CHOSEN
        table.play(f"ready-made force {force + 1}")
        assert chosen_force(table.state, seat) == force


def test_a_force_that_was_put_together_counts_as_the_one_most_like_it():
    table = match("interceptor")
    seat = table.seat
    for vehicle in ("roadster", "buggy"):
        table.play(f"buy {vehicle}")
    assert chosen_force(table.state, seat) == forces_of("interceptor")[0].index("fast-and-light")


def test_against_several_a_force_promises_what_it_does_on_average():
    table = match("interceptor", seats=4)
    chosen: dict[int, list[int]] = {0: [], 1: []}
    for force in (0, 1, 2):
        chosen[int(table.state.side[table.seat])].append(force)
        table.play(f"ready-made force {force + 1}")
    mine = int(table.state.side[table.seat])
    others = chosen[1 - mine]
    promised = seen_by_first(table, NAMES.index("interceptor"))[:, others].sum(axis=1) // len(others)
    assert len(others) == 2
    assert looked_at(table) == [force for force in range(READY) if promised[force] >= promised.max() - CLOSE]


def test_where_no_force_is_offered_all_actions_are_looked_at():
    table = match("interceptor")
    table.play("buy roadster")
    out = np.zeros(ACTIONS, np.int64)
    count = game.bots.candidate_actions(table.state, out)
    assert out[:count].tolist() == [action.number for action in table.legal()]


def test_where_a_force_is_fixed_it_is_taken_whatever_it_promises():
    table = match("breakout", first_force="3", second_force="1")
    assert looked_at(table) in ([0], [2])


def test_a_pair_that_was_never_counted_is_even(monkeypatch):
    monkeypatch.setattr(choosing, "SCORES", {})
    assert (choosing._all_scores() == choosing.EVEN).all()
