"""Drama: how far the winner was behind and when he led for good, in games whose winning chances are known."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from runabout.bots.scratch import scratch_for
from runabout.core.chance import begin_stream
from runabout.core.game import INTERPRET
from runabout.core.log import FACTS
from runabout.core.record import Cells, assign
from runabout.games import find_game, names
from runabout.lab import Study, drama
from runabout.lab.counting import Figure
from runabout.lab.drama import (
    AHEAD,
    DECISIONS,
    PLAYOUTS,
    STRIDE,
    drama_of,
    look_ahead,
    play_on,
    playout_chance,
    unpacked,
    without_noise,
)
from runabout.lab.measure import Worker
from runabout.lab.metrics import METRICS, ObjectMetric, offered
from runabout.lab.records import counted, measured
from runabout.match import load
from tests.lab import tosses
from tests.lab.drama_by_hand import BY_HAND

GAMES = Path(__file__).parents[1] / "games"

CERTAIN = {
    # Four seats. Seat 3 has called a Catapult, and all others have declined but seat 2, who holds no Escape: at the
    # last of the 14 decisions seat 3 has won, whatever comes.
    "road_runner/recorded/passed_by": {13: (0, 0, 1, 0)},
    # Red's third pawn stands a 7 before Pop's, and seat 1 holds a 7: it wins at decision 20. At 18 it brings the pawn
    # there with its -3, and at 19 seat 2 has nothing with which to send it home.
    "riverdale/recorded/whole_race": {18: (1, 0), 19: (1, 0), 20: (1, 0)},
    # One round of one turn each. At decision 5 seat 1 has 15 points (4 + 5 + 6) and no turn left; seat 2 holds the same
    # three numbers and lays them, so that best outfits and sums are level: each has half of the win.
    "rummy_runway/recorded/shared_win": dict.fromkeys(range(5, 10), (0.5, 0.5)),
    # At decision 8 seat 1 has 15 points in outfits of 6 and 9. Seat 2 can lay 15 (4 + 5 + 6) at once: level in points,
    # and the better outfit breaks the tie, whatever else is drawn.
    "rummy_runway/recorded/tie_break": dict.fromkeys(range(8, 13), (0, 1)),
    # The only vehicle on the board, seat 1's bike, leaves it over the END in this move, and has the awards of the first
    # out: 3 points to 0.
    "road_wolf/recorded/gauntlet": {38: (1, 0), 39: (1, 0)},
    # Both sides have escaped with as much: the win is shared.
    "road_wolf/recorded/chase": {-2: (0.5, 0.5), -1: (0.5, 0.5)},
}


@pytest.mark.parametrize("record", CERTAIN)
def test_in_a_recorded_game_chances_are_sure_where_its_end_is(record):
    match = load(GAMES / f"{record}.run")
    for moment, chances in CERTAIN[record].items():
        row = np.zeros(METRICS["drama"].width(match.game, match.seats))
        state = match.steps[moment].before[0]
        match.game.interpreted.bind(look_ahead)(state, playout_chance(), scratch_for(match.game), row.view(Cells))
        assert unpacked(row)[1].tolist() == [list(chances)]


@cache
def row_of(record, first):
    """What drama counts in a recorded game after so many decisions; nothing is compiled for it."""
    match = load(GAMES / f"{record}.run")
    match.steps = match.steps[first:]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(INTERPRET, "1")
        match.game = replace(match.game)
        return match.game, counted(match, [METRICS["drama"]])


@pytest.mark.parametrize("record", BY_HAND)
def test_at_each_look_of_a_recorded_game_chances_are_as_worked_out_by_hand(record):
    _, seen = unpacked(row_of(record, BY_HAND[record].first)[1])
    assert seen.tolist() == [list(chances) for count, chances in BY_HAND[record].looks for _ in range(count)]


@pytest.mark.parametrize("record", BY_HAND)
def test_the_drama_of_a_recorded_game_is_as_worked_out_by_hand(record):
    expected = BY_HAND[record]
    behind, led_for_good = figures_of(*row_of(record, expected.first))
    assert behind == pytest.approx(expected.behind, rel=0, abs=expected.within)
    assert led_for_good == pytest.approx(expected.led_for_good)


def figures_of(game, row):
    """Both figures of a row."""
    told = dict(zip(METRICS["drama"].figures(game, 2), METRICS["drama"].values(game, row[None])[0], strict=True))
    return told[Figure("drama", "behind")], told[Figure("drama", "led for good", is_share=True)]


def test_a_chance_that_the_next_card_decides_is_its_share_of_the_deck():
    """Seat 1 has drawn and forms 0, 1, 2; then seat 2 draws once. It has red and yellow cards from 5 to 9, so that it
    forms, and wins, with a blue or a wild 4 to 9 and no other card: with 24 of the 74 in the deck. What lies in the row
    by then, all of it 2 or less, is of no use to it. It draws a blue one.
    """
    game, row = row_of("rummy_runway/recorded/the_next_card", first=1)
    wins, drawing, forming = (6 * 3 + 6) / 74, 5, 4
    error = np.sqrt(wins * (1 - wins) / PLAYOUTS)
    _, seen = unpacked(row)
    assert seen[drawing:].tolist() == [[0, 1]] * forming
    assert seen[:drawing].sum(axis=1) == pytest.approx(1)
    assert seen[:drawing, 1] == pytest.approx(wins, rel=0, abs=4 * error)
    assert seen[:drawing, 1].mean() == pytest.approx(wins, rel=0, abs=4 * error / np.sqrt(drawing))
    # Seat 2 is behind at five looks of nine; of what the smoother moves see drama_by_hand.py.
    lack = 1 - 2 * wins
    noise = 2 * drawing * wins * (1 - wins) / 18 / PLAYOUTS
    step = 2 * (1 - wins) ** 2 / (8 * 2)
    behind, led_for_good = figures_of(game, row)
    expected = (drawing * lack - noise / step * (lack + 1)) / 9
    assert behind == pytest.approx(expected, rel=0, abs=4 * 2 * error / np.sqrt(drawing) * drawing / 9)
    assert led_for_good == drawing / 9


def test_where_nobody_wins_nobody_was_behind_and_nobody_led_for_good(monkeypatch):
    """A race that is called off. Whatever the chances were, 0 and all of the game is what the metric tells then."""
    monkeypatch.setenv(INTERPRET, "1")
    match = load(GAMES / "riverdale/recorded/called_off.run")
    match.game = replace(match.game)
    assert measured(match, ["drama"]) == {"drama.behind": 0, "drama.led for good": 1}


@pytest.mark.parametrize("name", [name for name in names() if "drama" in offered(find_game(name))])
def test_drama_is_worked_out_by_hand_in_each_game_that_offers_it(name):
    folder = find_game(name).folder.name
    assert any(record.startswith(f"{folder}/") for record in BY_HAND)


def test_a_winner_who_is_sure_to_win_throughout_is_never_behind():
    """The tie-break as above, from decision 8 on."""
    moments = [list(chances) for chances in CERTAIN["rummy_runway/recorded/tie_break"].values()]
    assert drama_of(np.array([0.0, 1]), np.array(moments, float)) == (0.0, 0.0)


class Drama:
    """The drama of a game once more, from decisions and typed events; noise is taken out by solving equations."""

    def __init__(self, game, seats):
        self.game, self.seats, self.mark, self.seen = game, seats, 0, []
        self.chance, self.scratch = playout_chance(), scratch_for(game)

    def mix(self, *numbers):
        for number in numbers:
            self.mark = ((self.mark ^ (int(number) % 2**32)) * 16777619) % 2**32

    def step(self, state, events):
        for event in events:
            facts = (*event.facts, *[0] * FACTS)[:FACTS]
            self.mix(self.game.words.kinds.index(event.kind), event.seat, *facts)

    def decision(self, state, legal, action):
        begin_stream(self.chance, self.mark, len(self.seen))
        shares = np.zeros(self.seats)
        for _ in range(PLAYOUTS):
            assign(self.scratch.state, state)
            self.game.run.bind(play_on)(self.chance, self.scratch)
            winners = self.game.scoring.result(self.game.run.scores(self.scratch.state)).winners
            for seat in winners:
                shares[seat] += 1 / len(winners) / PLAYOUTS
        self.seen.append(shares)
        self.mix(len(legal), action.number)

    def end(self, state, scores):
        winners = self.game.scoring.result(scores).winners
        seen, count = np.array(self.seen), len(self.seen)
        noise = max(np.mean(seen * (1 - seen)), 0.5 / PLAYOUTS) / PLAYOUTS
        walk = max(np.mean(np.diff(seen, axis=0) ** 2) - 2 * noise, noise / count**2)
        steps = np.diff(np.eye(count), axis=0)
        chances = np.linalg.solve(np.eye(count) / noise + steps.T @ steps / walk, seen / noise)
        behind, led = [], []
        for winner in winners:
            lack = [max(row[seat] for seat in range(self.seats) if seat != winner) - row[winner] for row in chances]
            behind.append(np.mean([max(0, each) for each in lack]))
            led.append(max([moment + 1 for moment, each in enumerate(lack) if each > AHEAD], default=0) / count)
        return [np.mean(behind), np.mean(led)]


AGAIN = ObjectMetric("again", lambda *_: [Figure("again", "behind"), Figure("again", "led for good")], Drama)


def test_rules_count_the_drama_that_an_object_counts():
    """As long as no game has more moments than are kept."""
    game = tosses.game
    slow = Study(game, 2, "greedy", metrics=["drama", AGAIN], deals=12).run(with_games=True, jobs=1)
    fast = Study(game, 2, "greedy", metrics=["drama"], deals=12).run(with_games=True, jobs=1)
    width = fast.rows[0].shape[2]
    assert np.array_equal(slow.rows[0][:, :, :width], fast.rows[0])
    told = METRICS["drama"].values(game, fast.rows[0][0])
    assert told == pytest.approx(slow.rows[0][0][:, width:])
    assert len(np.unique(told[:, 0])) > 6


class Truth:
    """The same figures, from chances that are computed."""

    def __init__(self, game, seats):
        self.seen = []

    def decision(self, state, legal, action):
        mine = tosses.chance_of(int(state.points[0]), int(state.points[1]))
        self.seen.append((mine, 1 - mine))

    def step(self, state, events):
        pass

    def end(self, state, scores):
        seen = np.array(self.seen)
        lack = (seen[:, 1] - seen[:, 0]) * (1 if scores[0] else -1)
        behind = np.flatnonzero(lack > AHEAD)
        return [np.maximum(lack, 0).mean(), (behind[-1] + 1) / len(seen) if len(behind) else 0.0]


TRUTH = ObjectMetric("truth", lambda *_: [Figure("truth", "behind"), Figure("truth", "led for good")], Truth)


def test_noise_is_taken_out_of_drama():
    answer = Study(tosses.game, 2, "greedy", metrics=["drama", TRUTH], deals=400).run(with_games=True)
    told = {name: answer[name].mean for name in ("drama.behind", "drama.led for good", "truth.behind")}
    truth = answer["truth.led for good"].mean
    rows = [unpacked(row) for row in answer.rows[0][0][:, : METRICS["drama"].width(tosses.game, 2)]]
    lacks = [(seen[:, 1] - seen[:, 0]) * (1 if won[0] else -1) for won, seen in rows]
    noisy = np.mean([np.maximum(lack, 0).mean() for lack in lacks])
    assert told["drama.behind"] == pytest.approx(told["truth.behind"], abs=0.006)
    assert noisy > told["truth.behind"] + 0.008
    assert told["drama.led for good"] == pytest.approx(truth, abs=0.05)
    late = [(max(np.flatnonzero(lack > AHEAD), default=-1) + 1) / len(lack) for lack in lacks]
    assert np.mean(late) > truth + 0.03


def test_drama_of_chances_that_are_sure_is_worked_out_by_hand():
    # Seat 3 is sure to lose at three moments of four, then sure to win: behind by 1 at 3 of 4 moments.
    seen = np.array([[1.0, 0, 0], [0, 1, 0], [1, 0, 0], [0, 0, 1]])
    behind, led = drama_of(np.array([0.0, 0, 1]), seen)
    assert behind == pytest.approx(3 / 4, abs=0.01)
    assert led == 3 / 4
    # Seats 1 and 3 share the win: seat 1 is behind at one of four, and leads for good after it is level at the last.
    level = np.array([[1.0, 0, 0], [0, 1, 0], [0.5, 0, 0.5], [0.5, 0, 0.5]])
    behind, led = drama_of(np.array([0.5, 0, 0.5]), level)
    assert behind == pytest.approx((1 / 4 + 2 / 4) / 2, abs=0.01)
    assert led == (2 / 4 + 2 / 4) / 2
    assert drama_of(np.zeros(3), seen) == (0.0, 1.0)


def test_a_seat_that_plays_alone_is_never_behind():
    assert drama_of(np.array([1.0]), np.full((4, 1), 0.5)) == (0.0, 0.0)


def test_of_level_seats_noise_alone_is_no_drama():
    chance = np.random.default_rng(5)
    seen = chance.binomial(PLAYOUTS, 0.5, (60, 1)) / PLAYOUTS
    both = np.hstack([seen, 1 - seen])
    assert np.abs(both - 0.5).max() > 0.1
    assert np.abs(without_noise(both) - 0.5).max() < 0.03


def test_of_a_long_game_every_second_moment_is_dropped_once_there_are_too_many(monkeypatch):
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(drama, "PLAYOUTS", 4)
    setting = Study(replace(tosses.game), 2, "greedy", metrics=["drama"]).setting
    whole = Worker(setting, 1).play(0, 1, 0)[0]
    _, seen = unpacked(whole)
    assert len(seen) == whole[DECISIONS] > 8
    monkeypatch.setattr(drama, "MOMENTS", 4)
    setting = Study(replace(tosses.game), 2, "greedy", metrics=["drama"]).setting
    short = Worker(setting, 1).play(0, 1, 0)[0]
    won, kept = unpacked(short)
    assert short[STRIDE] == 4
    assert np.array_equal(kept, seen[::4])
    assert won.sum() == 1


def test_drama_is_offered_where_seats_compete():
    assert {name for name in names() if "drama" in offered(find_game(name))} == set(names()) - {"race-2-live"}
