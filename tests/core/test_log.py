import pytest

from runabout.core import log as logs
from runabout.core.log import (
    EVERYONE,
    FACTS,
    LOG_MAX,
    REVEALS,
    SEATS_MAX,
    WATCHERS,
    Log,
    all_but,
    note,
    only,
    settle,
    uncertain,
)
from runabout.core.rule import rule

REST = [0] * (FACTS - 3)  #: facts that three given ones leave


@rule
def report(log: Log, times: int) -> None:
    """Note so many events, each with its own numbers."""
    for i in range(times):
        note(log, i, only(i % 8), -1, i + 1, -i, 300)


def test_everyone_is_every_seat_and_those_who_watch():
    assert sum(1 << seat for seat in range(SEATS_MAX)) | WATCHERS == EVERYONE


def test_a_revelation_is_no_part_of_an_audience():
    assert EVERYONE & REVEALS == 0


@pytest.mark.parametrize("seat", range(SEATS_MAX))
def test_only_and_all_but_one_seat_part_the_audience_between_them(seat):
    assert only(seat) & all_but(seat) == 0
    assert only(seat) | all_but(seat) == EVERYONE
    assert only(seat).bit_count() == 1
    assert all_but(seat) & WATCHERS


def test_event_is_kept_with_its_audience_seat_and_facts(prepare, way):
    log = Log()
    prepare(report, way)(log, 3)
    assert log.size == 3
    assert list(log.kind[:4]) == [0, 1, 2, 0]
    assert list(log.audience[:4]) == [1, 2, 4, 0]
    assert list(log.seat[:4]) == [-1, -1, -1, 0]
    assert [list(facts) for facts in log.facts[:4]] == [
        [1, 0, 300, *REST],
        [2, -1, 300, *REST],
        [3, -2, 300, *REST],
        [0, 0, 0, *REST],
    ]


def test_facts_that_are_left_out_are_nothing():
    log = Log()
    log.facts[0] = 9
    note(log, 5, EVERYONE | REVEALS, 7, 4)
    assert list(log.facts[0]) == [4, *[0] * (FACTS - 1)]
    assert (log.kind[0], log.audience[0], log.seat[0]) == (5, EVERYONE | REVEALS, 7)


def test_muted_log_keeps_nothing(prepare, way):
    log = Log()
    log.muted = 1
    prepare(report, way)(log, 3)
    untouched = Log()
    untouched.muted = 1
    assert log == untouched


def test_events_that_do_not_fit_are_counted_as_lost(prepare, way):
    log = Log()
    prepare(report, way)(log, LOG_MAX + 5)
    assert (log.size, log.lost) == (LOG_MAX, 5)
    assert log.kind[LOG_MAX - 1] == LOG_MAX - 1


def test_log_holds_every_audience_that_there_is():
    log = Log()
    note(log, 0, EVERYONE | REVEALS, 0)
    assert log.audience[0] == logs.EVERYONE + logs.REVEALS


@rule
def draw_twice(log: Log, is_known: bool) -> None:
    """Two draws, one within the other; the inner one may be of a card that is known."""
    note(log, 0, EVERYONE, 0)
    outer = uncertain(log)
    note(log, 1, EVERYONE, 0)
    inner = uncertain(log, not is_known)
    note(log, 2, EVERYONE, 0)
    settle(log, inner)
    note(log, 3, EVERYONE, 0)
    settle(log, outer)
    note(log, 4, EVERYONE, 0)


def test_what_is_reported_between_a_draw_and_its_settling_is_uncertain(prepare, way):
    log = Log()
    prepare(draw_twice, way)(log, False)
    assert list(log.certain[: log.size]) == [1, 0, 0, 0, 1]
    assert log.unsure == 0


def test_what_is_known_makes_nothing_uncertain():
    log = Log()
    settle(log, uncertain(log, False))
    note(log, 0, EVERYONE, 0)
    before = uncertain(log, False)
    note(log, 1, EVERYONE, 0)
    assert (before, list(log.certain[:2])) == (0, [1, 1])


def test_what_is_not_settled_stays_uncertain_to_the_end_of_the_step():
    log = Log()
    uncertain(log)
    note(log, 0, EVERYONE, 0)
    assert (log.unsure, log.certain[0]) == (1, 0)
