"""Screening finds the options that matter in a game where that is known, and no others."""

import json
from dataclasses import fields, replace

import numpy as np
import pytest

from runabout.core.errors import BadOption
from runabout.core.game import INTERPRET
from runabout.games import find_game, names
from runabout.lab import Screening, Study
from runabout.lab.kept import BadKept
from runabout.lab.limits import BadLimit
from runabout.lab.metrics import BadMetric
from runabout.lab.screening import BadScreening, design, tried
from tests.lab import levers

game = levers.game
NOTHING = {"dealt": 2, "calm": "off"}
"""With these set, no other option changes anything that is counted."""


def screening(**given):
    return Screening(game, **({"seats": 3, "bots": "random", "metrics": ["wins", "length"], "deals": 400} | given))


def test_the_options_that_matter_are_found_and_their_effects_have_the_truth():
    found = screening(values={"dealt": [2, 3]}).run(closer=2, interactions=True)
    assert {one.change for one in found.certain} == {"dealt=3", "calm=on"}
    truth = {
        ("dealt=3", "wins of seat 1"): 3 / 5 - 2 / 4,
        ("dealt=3", "wins of seat 2"): 1 / 5 - 1 / 4,
        ("calm=on", "length.decisions"): -1.0,  # each of two seats boasts half of the times
        ("calm=on", "length.turns"): 0.0,
    }
    for part in (found.effects, found.closer):
        told = {(one.change, one.finding.column.name): one.finding for one in part}
        for place, value in truth.items():
            assert told[place].low <= value <= told[place].high, place
    assert {one.change for one in found.closer} == {"dealt=3", "calm=on"}
    assert {one.change for one in found.interactions} <= {"dealt=3 with calm=on", "calm=on with dealt=3"}
    assert not any(one.is_certain for one in found.interactions)
    assert json.loads(json.dumps(found.as_dict()))["rows"] == 16


@pytest.mark.parametrize("deals", [1, 2, 20, 99])
def test_of_a_few_deals_no_length_is_said_to_be_changed(deals):
    found = screening(values={"dealt": [2, 3]}, deals=deals, metrics=["length"]).run(closer=2)
    assert any(one.finding.mean for one in found.effects)
    assert (found.certain, found.closer) == ([], [])


def test_where_nothing_matters_at_most_50_of_1000_screenings_find_something():
    """All tables would play the same games to the last move, so that they get deals of their own here: only then does
    anything differ that could be taken for an effect.
    """
    wrong = 0
    for seed in range(1000):
        asked = screening(options=NOTHING, deals=120, metrics=["wins", "length", "choices"], seed=seed)
        rows, _, _ = asked._rows
        for number, row in enumerate(rows):
            object.__setattr__(row, "seed", f"{seed} {number}")
        found = asked.run(jobs=1)
        assert max(abs(one.finding.mean) for one in found.effects) > 0
        wrong += bool(found.certain)
    assert wrong <= 50


def test_all_tables_play_the_same_deals():
    found = screening(options=NOTHING, deals=100).run(jobs=1)
    assert {one.finding.mean for one in found.effects} == {0.0}
    assert not found.certain


def test_tables_that_cannot_be_played_are_named_and_the_others_tell_the_effects(monkeypatch):
    monkeypatch.setenv(INTERPRET, "1")
    picky = levers.Picky(**{one.name: getattr(game, one.name) for one in fields(game) if one.init})
    monkeypatch.setitem(globals(), "game", picky)
    found = screening(values={"dealt": [2, 3]}, deals=60, metrics=["wins"]).run(jobs=1)
    assert found.left_out
    assert all("noise in blue" in why and "colour=blue" in row for row, why in found.left_out)
    told = {(one.change, one.finding.column.name): one.finding for one in found.effects}
    assert told["dealt=3", "wins of seat 1"].low <= 0.1 <= told["dealt=3", "wins of seat 1"].high
    assert abs(told["noise=on", "wins of seat 1"].mean) < 1e-9
    strict = levers.Strict(**{one.name: getattr(game, one.name) for one in fields(game) if one.init})
    monkeypatch.setitem(globals(), "game", strict)
    with pytest.raises(BadScreening, match=r"tables cannot be played.*do not tell all options apart \(One change"):
        screening()


def test_a_screening_that_is_interrupted_goes_on_to_the_same_answer(tmp_path, monkeypatch):
    def interrupt(more):
        raise KeyboardInterrupt

    monkeypatch.setattr("runabout.lab.study.Run._portion", lambda *_: 10)

    def interrupt_later(more):
        done.append(more)
        if sum(done) > 200:
            raise KeyboardInterrupt

    done = []
    asked, file = screening(deals=200, metrics=["length"]), tmp_path / "kept.npz"
    assert not asked.run(interrupt, file, jobs=1, closer=1).is_complete
    first = asked.run(interrupt_later, file, jobs=1, closer=1)
    assert not first.is_complete
    assert first.certain
    whole, at_once = asked.run(keep=file, jobs=2, closer=1), asked.run(jobs=1, closer=1)
    assert whole.is_complete
    assert whole.effects == at_once.effects == first.effects
    assert whole.closer == at_once.closer != []
    with pytest.raises(BadKept, match="another run"):
        Study(game, deals=200).run(keep=file)


@pytest.mark.parametrize("columns", [[1], [1] * 7, [1, 2, 1], [1] * 23, [1] * 30])
def test_main_effects_of_the_design_are_clear_of_each_other_and_of_pairs(columns):
    codes = np.array(design([2**width for width in columns]))
    bits = np.hstack([codes[:, [at]] >> np.arange(width) & 1 for at, width in enumerate(columns)]) * 2 - 1
    assert (bits.T @ bits == len(bits) * np.eye(bits.shape[1])).all()
    pairs = np.einsum("ri,rj->rij", bits, bits).reshape(len(bits), -1)
    assert not (bits.T @ pairs).any()


def test_a_design_tells_all_values_apart_where_many_options_have_more_than_two():
    """In the smallest that has enough columns, what two columns say together is what two others say."""
    counts = [3] * 6 + [2] * 15
    levels = np.array(design(counts))
    is_set = [levels[:, at] == value for at, count in enumerate(counts) for value in range(1, count)]
    model = np.column_stack([np.ones(len(levels)), *is_set])
    assert len(levels) > 2 * 32
    assert np.linalg.matrix_rank(model) == 1 + 6 * 2 + 15
    with pytest.raises(BadScreening, match="too many to be screened at once"):
        design([2] * 200)


def test_values_are_tried_that_bots_can_play_with():
    size = game.options[3]
    assert tried(size, 3) == (10, 15)
    assert tried(replace(size, default=30), 3) == (30, 22)
    assert tried(replace(size, high=11, low=10), 3) == (10, 11)
    assert tried(replace(size, high=10, low=10), 3) == (10,)
    assert tried(replace(size, default=0, high=8, role="dealer"), 2) == (0, 1)
    assert tried(replace(size, default=1, low=0, high=4, endless=0), 3) == (1, 2)


@pytest.mark.parametrize(
    ("error", "told", "given"),
    [
        (BadScreening, "two values or more", {"values": {"dealt": [2]}}),
        (BadScreening, "not fixed as well", {"values": {"dealt": [2, 3]}, "options": {"dealt": 2}}),
        (BadScreening, "no option left", {"options": {"dealt": 2, "calm": 0, "colour": 0, "size": 1, "noise": 0}}),
        (BadOption, "dealt is a whole number from 1 to 3", {"values": {"dealt": [2, 9]}}),
        (BadMetric, "winz", {"metrics": ["winz"]}),
        (BadLimit, "boost", {"bans": ["boost"]}),
        (BadOption, 'No option "delt".*Did you mean dealt', {"values": {"delt": [2, 3]}}),
    ],
)
def test_what_cannot_be_screened_is_refused_with_what_can(error, told, given):
    with pytest.raises(error, match=told):
        screening(**given)


def test_a_closer_look_at_too_few_for_pairs_is_refused():
    with pytest.raises(BadScreening, match="2 or more where pairs are asked for; 1 came"):
        screening().run(closer=1, interactions=True)


def test_every_game_can_be_screened():
    for name in names():
        chosen = find_game(name)
        for seats in range(chosen.seats[0], chosen.seats[1] + 1):
            asked = Screening(chosen, seats)
            assert not asked._rows[2]
            assert len(asked.weights) == len(asked.changes) > 0
