"""Histories: what a seat has seen and done, over random play of every game as plain Python."""

import pickle

import numpy as np
import pytest

from runabout.core.record import Cells
from runabout.envs import BadActions, BadBatch, BadSaved, Batch
from runabout.envs.history import HEAD
from runabout.games import GAMES, find_game


def plain(name="riverdale", tables=1, **more):
    given = {"seats": max(2, find_game(name).seats[0]), "history": 40, "seed": 1} | more
    return Batch(name, tables, compiled=False, **given)


def some_legal(batch, rng):
    return np.array([rng.choice(batch.legal(table) or [0]) for table in range(batch.tables)])


def seen_by(batch, seat, table=0):
    """The cells of a seat's Sight, made from it alone."""
    row = np.zeros(batch.space.size, np.uint8).view(Cells)
    batch.game.interpreted.bind(batch.space.rule)(batch.sight(seat, table), row)
    return bytes(row)


@pytest.mark.parametrize("name", GAMES)
def test_a_history_has_what_a_seat_saw_and_did_and_nothing_else(name):
    batch = plain(name)
    rng = np.random.default_rng(1)
    told = [[bytes(HEAD) + seen_by(batch, seat)] for seat in range(batch.seats)]
    for _ in range(8):
        if batch.over[0]:
            break
        mover, action = int(batch.seat[0]), int(rng.choice(batch.legal()))
        batch.step([action])
        for seat, mine in enumerate(told):
            own = action + 1 if mover == seat else 0
            head = bytes([1 + (mover - seat) % batch.seats, own % 256, own // 256])
            mine.append(head + seen_by(batch, seat))
    for seat, mine in enumerate(told):
        entries, length = batch.history_of(seat)
        assert length.tolist() == [len(mine)]
        assert entries[0, : len(mine)].tobytes() == b"".join(mine)
        assert not entries[0, len(mine) :].any()


def test_histories_differ_as_soon_as_a_seat_saw_something_else_and_no_sooner():
    # The same deal, played in many ways: what seat 0 was shown is told apart, and nothing that it was not.
    histories, told = [], []
    for way in range(12):
        batch, rng = plain(seats=3), np.random.default_rng(way)
        mine = [seen_by(batch, 0)]
        for _ in range(2):
            own = int(batch.seat[0]) == 0
            action = int(rng.choice(batch.legal()[:3]))
            batch.step([action])
            mine += [action if own else None, seen_by(batch, 0)]
            histories.append(batch.history_of(0).entries.tobytes())
            told.append(tuple(mine))
    same = [[one == other for other in histories] for one in histories]
    assert same == [[one == other for other in told] for one in told]
    assert 1 < len(set(histories)) < len(histories)


def test_the_oldest_entries_give_way_where_there_is_no_more_room():
    small, large = plain(history=5), plain(history=30)
    rng = np.random.default_rng(1)
    for count in range(2, 14):
        action = some_legal(large, rng)
        small.step(action)
        large.step(action)
        few, many = small.history_of(1), large.history_of(1)
        kept = min(5, count)
        assert (few.length[0], many.length[0]) == (kept, count)
        np.testing.assert_array_equal(few.entries[0, :kept], many.entries[0, count - kept : count])


@pytest.mark.parametrize("autoreset", ["next-step", "same-step", "disabled"])
def test_a_new_game_begins_a_new_history(autoreset):
    batch = plain(options={"turn_limit": 12}, autoreset=autoreset, history=200)
    rng = np.random.default_rng(1)
    while not batch.done[0]:
        batch.step(some_legal(batch, rng))
    if autoreset != "same-step":
        assert batch.history_of(0).length[0] == batch.lengths[0] + 1
        batch.reset() if autoreset == "disabled" else batch.step([0])
    entries, length = batch.history_of(0)
    assert length.tolist() == [1]
    assert entries[0, 0].tobytes() == bytes(HEAD) + seen_by(batch, 0)
    assert not entries[0, 1:].any()


def test_histories_are_saved_and_a_state_that_is_put_begins_one():
    batch = plain(tables=2)
    rng = np.random.default_rng(1)
    for _ in range(3):
        batch.step(some_legal(batch, rng))
    saved, before = batch.save(), batch.history_of()
    batch.step(some_legal(batch, rng))
    batch.restore(saved)
    np.testing.assert_array_equal(batch.history_of().entries, before.entries)
    batch.put(batch.state(1), table=0)
    assert batch.history_of(0).length.tolist() == [1, 4]
    with pytest.raises(BadSaved):
        plain(tables=2, history=7).restore(saved)


def test_only_tables_that_play_go_on():
    batch = plain(tables=2)
    batch.step([batch.legal(0)[0], batch.legal(1)[0]], where=np.array([True, False]))
    assert batch.history_of(0).length.tolist() == [2, 1]


def test_sights_that_are_kept_stay_those_of_the_seat_that_decides():
    batch = plain(tables=2, sights=True)
    assert batch.sights["viewer"].tolist() == batch.seat.tolist()


def test_the_room_of_a_history_may_be_a_number_of_numpys():
    want, batch = plain(history=3), plain(history=np.int64(3))
    assert batch.history_of().entries.shape == want.history_of().entries.shape
    batch.restore(pickle.loads(pickle.dumps(want.save())))


@pytest.mark.parametrize("history", [-1, True, 2.5, 10**9])
def test_a_history_that_cannot_be_is_refused(history):
    with pytest.raises(BadBatch, match="A history is of 1 to"):
        plain(history=history)


def test_a_history_that_is_not_kept_is_refused_and_one_of_no_seat():
    with pytest.raises(BadBatch, match="history=N"):
        plain(history=0).history_of()
    with pytest.raises(BadActions, match="seats from 0 to 1"):
        plain().history_of(2)
    with pytest.raises(BadActions, match="seats from 0 to 1"):
        plain().remember(np.array([True]), [2])
