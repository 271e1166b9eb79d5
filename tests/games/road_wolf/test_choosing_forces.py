"""Hard bots choose the ready-made forces that did best in the counts: against what the other has, or may still choose.

What is expected is worked out here from the scores as the file has them, by the names of forces.
"""

import numpy as np
import pytest

from benchmarks.balance import MATCHUPS, forces_of, read_counts, scores
from runabout.bots import seat_bot
from runabout.core.chance import key_from
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import ACTIONS, FORCE, READY
from runabout.games.road_wolf.bots import choosing
from runabout.games.road_wolf.bots.choosing import CLOSE, NONE, force_of
from runabout.games.road_wolf.bots.matchups import SCORES
from runabout.games.road_wolf.mission_names import NAMES
from runabout.match import Match

ALONE = ("gauntlet", "derailed")
"""Missions in which everybody is alone, with the same forces."""


def match(mission: str, seats: int = 2, **options: str) -> Match:
    return Match(game, seats, seed=3, options={"mission": mission, **options})


def recommended(table: Match) -> list[int]:
    """What the opening book recommends of all that is open."""
    out = np.zeros(ACTIONS, np.int64)
    count = game.bots.candidate_actions(table.state, out)
    assert out[:count].tolist() == [action.number for action in table.legal()]
    return out[: game.bots.opening_book(table.state, out, count)].tolist()


def looked_at(table: Match) -> list[str]:
    """The forces among these, which are all of them."""
    mission = NAMES[table.state.house[0]]
    names = forces_of(mission)[table.state.side[table.seat] % 2]
    numbers = [action - FORCE for action in recommended(table)]
    assert all(0 <= number < READY for number in numbers)
    return [names[number] for number in numbers]


def seen_by(mission: str, side: int) -> dict[str, dict[str, float]]:
    """The scores of a side, by its force and the other's."""
    firsts, seconds = forces_of(mission)
    counted = SCORES[mission]
    if mission in ALONE:
        return {
            mine: {theirs: (counted[mine][theirs] + 100 - counted[theirs][mine]) // 2 for theirs in firsts}
            for mine in firsts
        }
    if side == 0:
        return {mine: {theirs: counted[mine][theirs] for theirs in seconds} for mine in firsts}
    return {mine: {theirs: 100 - counted[theirs][mine] for theirs in firsts} for mine in seconds}


def close_to_best(promised: dict[str, float]) -> list[str]:
    return [force for force, score in promised.items() if score >= max(promised.values()) - CLOSE]


def test_the_scores_are_those_of_the_counts():
    assert MATCHUPS.read_text(encoding="utf-8") == scores(read_counts())


@pytest.mark.parametrize("mission", NAMES)
def test_every_pair_was_counted(mission):
    firsts, seconds = forces_of(mission)
    assert list(SCORES[mission]) == firsts
    assert all(list(row) == seconds for row in SCORES[mission].values())


@pytest.mark.parametrize("mission", NAMES)
def test_who_chooses_first_looks_for_the_force_whose_best_reply_does_least(mission):
    table = match(mission)
    promised = {mine: min(row.values()) for mine, row in seen_by(mission, table.state.side[table.seat]).items()}
    assert looked_at(table) == close_to_best(promised)


@pytest.mark.parametrize("theirs", range(READY))
@pytest.mark.parametrize("mission", NAMES)
def test_who_chooses_last_looks_for_the_best_reply(mission, theirs):
    table = match(mission)
    taken = forces_of(mission)[table.state.side[table.seat] % 2][theirs]
    table.play(f"ready-made force {theirs + 1}")
    promised = {mine: row[taken] for mine, row in seen_by(mission, table.state.side[table.seat]).items()}
    assert looked_at(table) == close_to_best(promised)


def test_scores_that_were_worked_out_by_hand(monkeypatch):
    firsts, seconds = forces_of("duel")
    rows = {firsts[0]: (60, 40, 50), firsts[1]: (90, 30, 90), firsts[2]: (55, 48, 20)}
    made_up = {"duel": {first: dict(zip(seconds, row, strict=True)) for first, row in rows.items()}}
    monkeypatch.setattr(choosing, "SCORES", made_up)
    monkeypatch.setattr(choosing, "SCORE", choosing._all_scores())
    table = match("duel")
    first = table.state.side[table.seat] == 0
    # Of the first side the least scores are 40, 30, 20; of the second 10, 52, 10.
    assert looked_at(table) == ([firsts[0]] if first else [seconds[1]])
    table.play("ready-made force 2")
    # Against the second force of the first side the second side has 10, 70, 10; the other way round it is 40, 30, 48.
    assert looked_at(table) == ([seconds[1]] if first else [firsts[2]])


@pytest.mark.parametrize("mission", ALONE)
def test_where_all_have_the_same_forces_it_does_not_matter_who_is_the_first(mission):
    assert (np.diagonal(choosing.SCORE[NAMES.index(mission)]) == 50).all()


def test_who_chooses_first_knows_the_force_that_is_fixed_for_the_other():
    table = match("breakout", second_force="1")
    side = table.state.side[table.seat]
    assert side == 0
    promised = {mine: row["wild-bunch"] for mine, row in seen_by("breakout", 0).items()}
    assert looked_at(table) == close_to_best(promised)
    assert close_to_best(promised) != close_to_best(
        {mine: min(row.values()) for mine, row in seen_by("breakout", 0).items()}
    )


def test_a_fixed_force_is_taken_whatever_it_promises():
    table = match("breakout", first_force="3", second_force="1")
    assert looked_at(table) == ["hard-shell"]
    table.play("ready-made force 3")
    assert looked_at(table) == ["wild-bunch"]


@pytest.mark.parametrize("force", range(READY))
@pytest.mark.parametrize("mission", NAMES)
def test_all_know_which_force_a_seat_has_taken(mission, force):
    table = match(mission)
    for _ in range(2):
        seat = table.seat
        assert force_of(table.state, seat) == NONE
        table.play(f"ready-made force {force + 1}")
        assert force_of(table.state, seat) == force


def test_a_force_that_was_put_together_counts_as_the_one_most_like_it():
    table = match("interceptor")
    seat = table.seat
    for vehicle in ("roadster", "buggy"):
        table.play(f"buy {vehicle}")
    assert force_of(table.state, seat) == forces_of("interceptor")[0].index("fast-and-light")


@pytest.mark.parametrize(("seats", "points"), [(4, "6"), (2, "3")])
def test_the_book_knows_nothing_of_tables_like_which_none_were_counted(seats, points):
    table = match("duel", seats, points=points)
    assert recommended(table) == []


def test_points_of_the_table_do_not_matter_where_the_mission_has_its_own():
    assert looked_at(match("monsters", points="3")) == looked_at(match("monsters"))


def test_the_book_knows_nothing_where_no_force_is_offered():
    table = match("interceptor")
    table.play("buy roadster")
    assert recommended(table) == []


def test_a_pair_that_was_never_counted_is_even(monkeypatch):
    monkeypatch.setattr(choosing, "SCORES", {})
    assert (choosing._all_scores() == choosing.EVEN).all()


def test_bots_that_are_not_versed_take_any_force_and_seldom_another():
    table = match("interceptor")
    sight, taken = table.sight(table.seat), []
    for n in range(100):
        bot = seat_bot(game, "easy", key_from(n))
        taken.append(bot.choose(sight) - FORCE)
    assert {force for force in taken if 0 <= force < READY} == set(range(READY))
    assert sum(not 0 <= force < READY for force in taken) < 20
