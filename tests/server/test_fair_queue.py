"""Whose bot thinks next: guests and workers of the test, by a clock of its own."""

from __future__ import annotations

import random
from collections import Counter

from runabout.server.bots import fair_queue as module
from runabout.server.bots.fair_queue import Claim, FairQueue


def anything(item: object) -> bool:
    return True


class Thinkers:
    """Workers that think so long for each question of a guest, who then asks again."""

    def __init__(self, costs: dict[Claim, float]) -> None:
        self.queue: FairQueue[Claim] = FairQueue()
        self.costs = costs
        self.had: Counter[str] = Counter()
        for claim in costs:
            self.queue.add(claim, claim)

    def think(self, expected: float = 0.1) -> Claim:
        """Let one question be answered, and the next be asked; for whom it was."""
        found = self.queue.take(anything)
        assert found is not None
        item, claim = found
        self.queue.charge(claim, expected)
        cost = self.costs[item]
        self.queue.charge(claim, cost - expected)
        self.had[claim.guest] += cost
        self.queue.add(item, claim)
        return claim

    def come(self, claim: Claim, cost: float) -> None:
        """Let one more guest ask."""
        self.costs[claim] = cost
        self.queue.add(claim, claim)


def crowd(guests: int, tables: int, address: str = "crowd", is_watched: bool = True) -> dict[Claim, float]:
    """Guests with so many tables each, at which bots think for half a second."""
    return {
        Claim(address, f"crowd {guest}", f"crowd {guest} {table}", is_watched): 0.5
        for table in range(tables)
        for guest in range(guests)
    }


def turns_until(thinkers: Thinkers, guest: str) -> int:
    """How many others think before a bot of that guest does."""
    return next(turn for turn in range(10_000) if thinkers.think().guest == guest)


def test_one_table_waits_for_one_decision_however_many_tables_others_have():
    thinkers = Thinkers(crowd(guests=8, tables=60))
    for _ in range(500):
        thinkers.think()
    thinkers.come(Claim("home", "Ann", "hers"), 0.5)
    assert turns_until(thinkers, "Ann") == 0


def test_at_one_address_each_guest_has_the_same_share_whatever_its_tables():
    thinkers = Thinkers(crowd(guests=8, tables=60, address="school"))
    thinkers.come(Claim("school", "Ann", "hers"), 0.5)
    for _ in range(9 * 40):
        thinkers.think()
    assert set(thinkers.had.values()) == {20.0}


def test_a_thousand_guests_made_at_one_address_have_no_more_than_one_guest_elsewhere():
    thinkers = Thinkers(crowd(guests=1000, tables=1))
    thinkers.come(Claim("home", "Ann", "hers"), 0.5)
    for _ in range(400):
        thinkers.think()
    assert thinkers.had["Ann"] == 100.0


def test_time_is_shared_not_turns():
    slow, quick = Claim("a", "slow", "1"), Claim("b", "quick", "2")
    thinkers = Thinkers({slow: 1.0, quick: 0.01})
    while thinkers.had["slow"] < 10:
        thinkers.think()
    assert abs(thinkers.had["quick"] - thinkers.had["slow"]) <= 1.0


def test_a_guests_own_tables_are_served_in_turn():
    thinkers = Thinkers(crowd(guests=1, tables=5))
    assert [thinkers.think().table for _ in range(10)] == [f"crowd 0 {table}" for table in (*range(5), *range(5))]


def test_who_has_waited_for_nothing_has_saved_nothing_up():
    thinkers = Thinkers({Claim("a", "busy", "1"): 1.0})
    for _ in range(100):
        thinkers.think()
    thinkers.come(Claim("b", "late", "2"), 1.0)
    following = [thinkers.think().guest for _ in range(10)]
    assert Counter(following) == {"busy": 5, "late": 5}


def test_a_guest_who_stops_asking_for_a_moment_owes_what_it_has_had():
    queue: FairQueue[str] = FairQueue()
    greedy, other = Claim("a", "greedy", "1"), Claim("b", "other", "2")
    for at in range(3):
        queue.add(f"other {at}", other)
    queue.add("greedy", greedy)
    order = []
    for _ in range(4):
        found = queue.take(anything)
        assert found is not None
        order.append(found[0])
        queue.charge(found[1], 10.0 if found[1] == greedy else 1.0)
        if found[0] == "greedy":
            queue.add("greedy again", greedy)
    assert order == ["other 0", "greedy", "other 1", "other 2"]


def test_what_was_expected_too_long_is_given_back():
    queue: FairQueue[str] = FairQueue()
    one, other = Claim("a", "one", "1"), Claim("b", "other", "2")
    queue.add("first", one)
    queue.add("other", other)
    assert queue.take(anything) == ("first", one)
    queue.charge(one, 5.0)
    queue.charge(one, 0.1 - 5.0)
    assert queue.take(anything) == ("other", other)
    queue.charge(other, 1.0)
    queue.add("other again", other)
    queue.add("again", one)
    assert queue.take(anything) == ("again", one)


def test_workers_that_think_at_the_same_time_do_not_all_go_to_one_guest():
    queue: FairQueue[Claim] = FairQueue()
    for claim in (*crowd(guests=1, tables=8), Claim("home", "Ann", "hers")):
        queue.add(claim, claim)
    taken = []
    for _ in range(2):
        found = queue.take(anything)
        assert found is not None
        queue.charge(found[1], 0.1)
        taken.append(found[1].guest)
    assert sorted(taken) == ["Ann", "crowd 0"]


def test_tables_that_nobody_watches_have_what_others_leave():
    thinkers = Thinkers(crowd(guests=8, tables=60, is_watched=False))
    thinkers.think()
    thinkers.come(Claim("home", "Ann", "hers"), 0.5)
    assert {thinkers.think().guest for _ in range(50)} == {"Ann"}


def test_a_table_that_somebody_begins_to_watch_goes_before_those_that_nobody_watches():
    queue: FairQueue[str] = FairQueue()
    for table in "abc":
        queue.add(table, Claim("home", "Ann", table, is_watched=False))
    queue.watch("c")
    queue.watch("nobody's")
    found = queue.take(anything)
    assert found == ("c", Claim("home", "Ann", "c", is_watched=True))
    assert sorted(queue) == ["a", "b"]


def test_a_worker_is_given_the_first_that_it_can_answer():
    queue: FairQueue[str] = FairQueue()
    for name in ("red 1", "red 2", "blue 1"):
        queue.add(name, Claim("home", name, name))
    assert [queue.take(lambda item: item.startswith("blue")) for _ in range(2)] == [
        ("blue 1", Claim("home", "blue 1", "blue 1")),
        None,
    ]
    assert len(queue) == 2


def test_what_is_removed_is_not_taken():
    queue: FairQueue[str] = FairQueue()
    for name in ("one", "two"):
        queue.add(name, Claim("home", "Ann", "hers", is_watched=name == "one"))
    for name in ("two", "one"):
        queue.remove(name)
    assert (queue.take(anything), len(queue)) == (None, 0)


def test_guests_who_are_gone_are_forgotten_and_nobody_who_waits_is(monkeypatch):
    monkeypatch.setattr(module, "KEPT_MAX", 300)
    queue: FairQueue[int] = FairQueue()
    luck = random.Random(4)
    waiting = {}
    for at in range(5_000):
        claim = Claim(f"address {at}", "a guest", "a table")
        queue.add(at, claim)
        waiting[at] = claim
        if luck.random() < 0.98:
            found = queue.take(anything)
            assert found is not None
            queue.charge(found[1], luck.random())
            del waiting[found[0]]
    assert len(queue._watched._idle) <= 600
    assert dict(iter([queue.take(anything) for _ in range(len(waiting))])) == waiting
    assert queue.take(anything) is None
