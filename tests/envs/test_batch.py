"""Batch: many tables at once. Most tests run the rules as plain Python: there is nothing to compile first."""

import copy
import pickle

import numpy as np
import pytest

from runabout.core.errors import BadSeats
from runabout.core.rule import rule
from runabout.envs import BadActions, BadBatch, BadSaved, Batch, Each, IllegalAction, Saved, StepAfterEnd
from runabout.games import GAMES, find_game

QUICK = {"turn_limit": 12}


def plain(tables=3, name="riverdale", **more):
    return Batch(name, tables=tables, options=more.pop("options", QUICK), compiled=False, **more)


def first_legal(batch):
    return np.array([(batch.legal(table) or [0])[0] for table in range(batch.tables)])


def drawn(batch, rng):
    """A legal action of each table, at random."""
    return np.array([rng.choice(batch.legal(table) or [0]) for table in range(batch.tables)])


def all_of(batch):
    """All that a batch tells, and the states behind it, as bytes."""
    saved = batch.save()
    return {name: array.tobytes() for name, array in saved.arrays.items()}


def played(batch, steps, seed=5):
    rng = np.random.default_rng(seed)
    told = []
    for _ in range(steps):
        batch.step(drawn(batch, rng))
        told.append(all_of(batch))
    return told


@pytest.mark.parametrize("name", GAMES)
def test_compiled_tables_are_those_of_plain_python_in_however_many_threads(name):
    options = {} if name == "road-wolf" else {"round_turn_limit": 3} if name == "rummy-runway" else {"turn_limit": 20}
    want = played(plain(3, name, options=options), 40)
    assert played(Batch(name, 3, options=options, threads=2), 40) == want


def test_arrays_stay_the_same_objects():
    batch = plain()
    before = batch.turn
    told = batch.step(first_legal(batch))
    assert all(one is other for one, other in zip(before, told, strict=True))
    assert told.observation.dtype == np.uint8
    assert told.mask.dtype == np.int8
    assert told.reward.dtype == np.float32
    assert told.done.dtype == np.bool_


def test_mask_says_what_is_legal():
    batch = plain()
    for table in range(3):
        want = batch.game.interpreted.legal_actions(batch.state(table))
        assert batch.legal(table) == want == np.flatnonzero(batch.mask[table]).tolist()


def test_games_of_a_seed_are_the_same_in_a_batch_of_any_size():
    one, many = plain(1, seed="x"), plain(4, seed="x")
    assert bytes(one.state()) == bytes(many.state(0)) != bytes(many.state(1))
    first = bytes(one.state())
    one.reset()
    assert bytes(one.state()) != first
    one.reset(seed="x")
    assert bytes(one.state()) == first


def until_an_end(batch):
    while True:
        before = batch.save()
        batch.step(first_legal(batch))
        if batch.done.any():
            return before


def test_next_step_begins_the_next_game_in_the_step_after_the_end():
    batch = plain(1)
    until_an_end(batch)
    assert batch.over.tolist() == [True]
    assert not batch.mask.any()
    batch.step([batch.game.actions - 1])  # which nobody looks at
    assert not batch.done.any()
    assert not batch.reward.any()
    assert batch.lengths.tolist() == [0]
    assert batch.mask.any()


def test_same_step_begins_it_at_once_and_keeps_what_was_seen_at_the_end():
    ends, goes_on = plain(1), plain(1, autoreset="same-step")
    until_an_end(ends)
    until_an_end(goes_on)
    assert goes_on.done.tolist() == [True]
    assert goes_on.lengths.tolist() == [0]
    assert goes_on.mask.any()
    np.testing.assert_array_equal(goes_on.final_observation, ends.observation)
    np.testing.assert_array_equal(goes_on.reward, ends.reward)
    ends.step([0])
    np.testing.assert_array_equal(goes_on.observation, ends.observation)


def test_disabled_waits_for_a_reset():
    batch = plain(2, autoreset="disabled")
    until_an_end(batch)
    before = all_of(batch)
    with pytest.raises(StepAfterEnd, match="The game at table 0 is over") as caught:
        batch.step(first_legal(batch))
    assert caught.value.table == 0
    assert all_of(batch) == before
    batch.reset(where=batch.done)
    assert not batch.over.any()


def test_an_ended_game_pays_each_seat_its_share_of_the_win():
    batch, rng = plain(1, seats=3, options={"turn_limit": 400}, seed=2), np.random.default_rng(2)
    while not batch.done.any():
        batch.step(drawn(batch, rng))
    state = batch.state()
    result = batch.game.interpreted.result(state)
    assert batch.reward[0].tolist() == [1.0 if seat in result.winners else 0.0 for seat in range(3)]
    assert result.winners


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing():
    batch = plain()
    actions = first_legal(batch)
    actions[1] = next(number for number in range(batch.game.actions) if number not in batch.legal(1))
    before = all_of(batch)
    with pytest.raises(IllegalAction, match=r"Table 1: .* RV.* forbids it") as caught:
        batch.step(actions)
    assert (caught.value.table, caught.value.number, caught.value.legal) == (1, actions[1], len(batch.legal(1)))
    assert caught.value.rule.startswith("RV")
    assert all_of(batch) == before


def test_an_illegal_action_can_end_its_game():
    batch = plain(2, illegal="end")
    actions, seat = first_legal(batch), int(batch.seat[0])
    actions[0] = next(number for number in range(batch.game.actions) if number not in batch.legal(0))
    batch.step(actions)
    assert batch.done.tolist() == [True, False]
    assert batch.reward[0].tolist() == [-1.0 if other == seat else 0.0 for other in range(batch.seats)]
    assert not batch.mask[0].any()


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        ([0.0, 0.0, 0.0], "float64"),
        ([0, 0], r"shape \(3,\); int64 of shape \(2,\)"),
        ([[0, 0, 0]], r"shape \(1, 3\)"),
        ([True, True, True], "bool"),
        ([0, 0, -1], "-1 came for table 2"),
        ([0, 10**12, 0], "1000000000000 came for table 1"),
        ("abc", "whole numbers"),
        ([[1], [1, 2]], "makes none"),
    ],
)
def test_actions_of_a_wrong_kind_are_named_and_change_nothing(actions, says):
    batch = plain()
    before = all_of(batch)
    with pytest.raises(BadActions, match=says):
        batch.step(actions)
    with pytest.raises(BadActions, match="array of bool"):
        batch.step(first_legal(batch), where=[1, 0, 1])
    assert all_of(batch) == before


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"tables": 0}, "1 to 1,048,576 tables; 0 came"),
        ({"tables": 2.0}, "tables; 2.0 came"),
        ({"threads": 0}, "threads; 0 came"),
        ({"compiled": "x"}, "compiled=False; 'x' came"),
        ({"autoreset": "never"}, 'disabled, next-step, same-step; "never" came'),
        ({"illegal": "ignore"}, '"ignore" came'),
        ({"autoreset": ["never"]}, "never"),
        ({"options": 5}, "by the names of options"),
        ({"seed": 1.5}, "whole number or a text; 1.5 came"),
        ({"seed": None}, "None came"),
        ({"seed": "\ud800"}, r"a text; '\\ud800' came"),
    ],
)
def test_a_batch_that_cannot_be_made_says_why(more, says):
    with pytest.raises(BadBatch, match=says):
        Batch("riverdale", **({"tables": 3, "options": QUICK, "compiled": False} | more))


def test_games_and_seats_of_a_wrong_kind_are_named():
    with pytest.raises(BadBatch, match="game's name; None came"):
        Batch(None)
    for seats in ("2", 2.0):
        with pytest.raises(BadSeats, match=repr(seats)):
            plain(seats=seats)
    assert plain(tables=np.int64(2), seats=np.int64(3)).tables == 2


def test_options_are_told_as_they_were_agreed():
    batch = plain(options={"turn-limit": "12", "swap_optional": True})
    assert batch.options["turn_limit"] == 12
    assert batch.options["swap_optional"] == 1
    assert {type(value) for value in batch.options.values()} == {int}
    assert list(batch.options) == [option.name for option in batch.game.options]


def test_only_chosen_tables_step():
    batch = plain()
    before = [bytes(batch.state(table)) for table in range(3)]
    batch.step(first_legal(batch), where=np.array([False, True, False]))
    after = [bytes(batch.state(table)) for table in range(3)]
    assert [one != other for one, other in zip(before, after, strict=True)] == [False, True, False]


def test_a_saved_batch_goes_on_as_the_first_did():
    batch = plain(seed=9)
    played(batch, 5)
    saved = pickle.loads(pickle.dumps(batch.save()))
    want = played(batch, 30)
    other = plain(seed=1)
    other.restore(saved)
    assert played(other, 30) == want
    with pytest.raises(BadSaved, match="'tables': 2"):
        plain(2).restore(saved)
    saved.arrays["mask"].resize((1, 1), refcheck=False)
    before = all_of(other)
    with pytest.raises(BadSaved, match="its mask should be int8"):
        other.restore(saved)
    assert all_of(other) == before


@pytest.mark.parametrize(
    ("name", "value"),
    [("seat", 100), ("counts", 10**6), ("finished", 7), ("open_now", -1), ("states", 255), ("mask", 1)],
)
def test_what_save_did_not_make_is_refused_and_changes_nothing(name, value):
    batch = plain(seed=9)
    saved, before = batch.save(), all_of(batch)
    saved.arrays[name][1] = value
    with pytest.raises(BadSaved, match="not as `save` made it"):
        batch.restore(saved)
    assert all_of(batch) == before


@pytest.mark.parametrize("keep", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_that_is_to_be_copied_says_what_to_keep(keep):
    for compiled in (False, True):
        with pytest.raises(BadSaved, match=r"keep what `save\(\)` of the batch gives"):
            keep(Batch("riverdale", options=QUICK, compiled=compiled))


def test_what_is_no_saved_batch_is_named_and_changes_nothing():
    batch = plain(seed=9)
    saved, before = batch.save(), all_of(batch)
    lists = {name: array.tolist() for name, array in saved.arrays.items()}
    for other, says in (
        (None, "NoneType came"),
        (saved.arrays, "dict came"),
        (Saved(None, saved.arrays), "None came"),
        (Saved(saved.made, None), "its states should be uint8"),
        (Saved(saved.made, lists), "its states should be uint8"),
        (Saved(saved.made, saved.arrays), "not as `save` made it"),
    ):
        with pytest.raises(BadSaved, match=says):
            batch.restore(other)
    assert all_of(batch) == before


def test_other_seats_are_looked_at_without_a_change():
    batch = plain(sights=True)
    before = all_of(batch)
    np.testing.assert_array_equal(batch.look(batch.seat), batch.observation)
    assert (batch.look((batch.seat + 1) % batch.seats) != batch.observation).any()
    assert all_of(batch) == before
    assert batch.sights[1].tobytes() == bytes(batch.sight(int(batch.seat[1]), 1))
    with pytest.raises(BadActions, match="0 to 3"):
        batch.look(4)
    with pytest.raises(BadActions, match=r"shape \(3,\)"):
        batch.look([0, 1])


def test_a_state_of_ones_own_is_put_at_a_table():
    batch, other = plain(seed=1), plain(1, seed=2)
    batch.put(other.state(), other.chance(), table=2)
    np.testing.assert_array_equal(batch.observation[2], other.observation[0])
    assert batch.legal(2) == other.legal(0)
    with pytest.raises(BadSaved, match="4 seats"):
        batch.put(plain(1, seats=2).state())


def test_a_game_without_an_observation_has_no_batch():
    from dataclasses import replace

    with pytest.raises(BadBatch, match="declares no observation"):
        Batch(replace(find_game("rummy-runway"), observation=None), compiled=False)


@pytest.mark.parametrize("table", [-1, 3, 1.5, "a", None])
def test_a_table_that_is_not_there_is_named(table):
    batch = plain()
    before = all_of(batch)
    for asked in (batch.legal, batch.state, batch.chance, lambda at: batch.sight(0, at)):
        with pytest.raises(BadActions, match=rf"from 0 to 2; {table!r} came"):
            asked(table)
    with pytest.raises(BadActions, match="from 0 to 2"):
        batch.put(batch.state(0), table=table)
    with pytest.raises(BadActions, match="for who watches"):
        batch.sight(0.5)
    with pytest.raises(BadSaved, match="is a Chance; 9 came"):
        batch.put(batch.state(0), 9)
    with pytest.raises(BadBatch, match="whole number or a text"):
        batch.reset(seed=object())
    assert all_of(batch) == before


@rule
def count_legal(first, end, tables, agreed, scratch, out, threads):
    """Write how many actions are legal at the chosen tables, and count these by thread."""
    for n in range(first, end):
        if tables.chosen[n]:
            out[n] = tables.counts[n]
            threads[0] += 1
    return end - first


@pytest.mark.parametrize("compiled", [False, True])
def test_a_rule_of_ones_own_runs_over_the_chosen_tables(compiled):
    batch = Batch("riverdale", tables=5, threads=2, options=QUICK, compiled=compiled)
    out, counts = np.zeros(5, np.int64), [np.zeros(1, np.int64), np.zeros(1, np.int64)]
    chosen = np.array([True, True, False, True, True])
    told = batch.run(count_legal, batch.cells(out), Each(batch.cells(one) for one in counts), where=chosen)
    assert told == [2, 3]
    assert out.tolist() == [len(batch.legal(n)) if chosen[n] else 0 for n in range(5)]
    assert [int(one[0]) for one in counts] == [2, 2]
    with pytest.raises(BadActions, match="array of bool"):
        batch.run(count_legal, batch.cells(out), Each(counts), where=[1])


def test_a_batch_can_show_every_step_to_the_same_seats():
    batch = plain(seats=3)
    batch.show_to([0, 1, 2])
    batch.step(first_legal(batch))
    np.testing.assert_array_equal(batch.observation, batch.look([0, 1, 2]))
    batch.show_to(-1)
    batch.step(first_legal(batch))
    np.testing.assert_array_equal(batch.observation, batch.look(batch.seat))
    with pytest.raises(BadActions, match="-1 to 2"):
        batch.show_to(3)


def test_the_rule_that_forbids_an_action_is_told():
    batch = plain(1)
    for number in range(batch.game.actions):
        legal = number in batch.legal()
        want = batch.game.refused(batch.game.interpreted.refuse(batch.state(), number), batch.game.action(number))
        assert batch.forbidding(0, number) == ("" if legal else want.rule)
    assert batch.forbidding(0, -1) == batch.forbidding(0, batch.game.actions) == batch.forbidding(0, 10**30) == ""
    for action in (1.0, "x", None, True, [0]):
        with pytest.raises(BadActions, match=r"a whole number; .* came"):
            batch.forbidding(0, action)
