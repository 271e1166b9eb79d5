"""A process with more requests under way than it takes refuses new ones at once, and says when to come again."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest

from runabout.server.errors import ServerFault
from runabout.server.shedding import FEW, WAIT_SECONDS, Shedding


def refused(shedding: Shedding, is_move: bool = False) -> ServerFault | None:
    """Why one more request is refused; None where it is not."""
    try:
        with shedding.one_more(is_move):
            return None
    except ServerFault as fault:
        return fault


def test_what_is_more_than_can_be_done_is_refused_and_told_when_to_come_again():
    shedding = Shedding(3)
    with ExitStack() as under_way:
        for _ in range(3):
            assert refused(shedding) is None
            under_way.enter_context(shedding.one_more(is_move=False))
        waits = set()
        for _ in range(200):
            fault = refused(shedding)
            assert fault is not None
            assert (fault.code, fault.status) == ("busy", 503)
            waits.add(fault.wait)
        assert waits == set(range(WAIT_SECONDS[0], WAIT_SECONDS[1] + 1))
        assert shedding.under_way == 3
    assert refused(shedding) is None


def test_moves_are_refused_last():
    shedding = Shedding(2)
    with ExitStack() as under_way:
        for _ in range(4):
            assert refused(shedding, is_move=True) is None
            under_way.enter_context(shedding.one_more(is_move=True))
        assert refused(shedding, is_move=True)
        assert refused(shedding)


def test_what_would_have_to_wait_too_long_is_refused_on_a_slow_machine():
    now = [0.0]
    shedding = Shedding(1000, lambda: now[0])
    with ExitStack() as under_way:
        for _ in range(FEW):
            under_way.enter_context(shedding.one_more(is_move=False))
        for _ in range(200):  # an answer each tenth of a second, while sixteen wait: 1.6 s
            now[0] += 0.1
            assert refused(shedding) is None
        for _ in range(5):
            under_way.enter_context(shedding.one_more(is_move=False))
        assert refused(shedding)
        assert refused(shedding, is_move=True) is None
        for _ in range(200):  # it is faster again
            now[0] += 0.01
            assert refused(shedding, is_move=True) is None
        assert refused(shedding) is None


def test_a_request_that_fails_is_under_way_no_longer():
    shedding = Shedding(1)
    with pytest.raises(RuntimeError), shedding.one_more(is_move=False):
        raise RuntimeError
    assert shedding.under_way == 0


def test_over_http_a_busy_server_says_when_to_come_again(serve: Any):
    running = serve(workers=1, requests_at_once=1)
    guest = running.guest()
    with running.server.shedding.one_more(is_move=False):
        answer = guest.get("/api/tables")
        assert answer.status_code == 503
        assert WAIT_SECONDS[0] <= int(answer.headers["Retry-After"]) <= WAIT_SECONDS[1]
        assert json.loads(answer.content)["code"] == "busy"
        assert answer.headers["Cache-Control"] == "no-store"
        assert guest.get("/health").status_code == 200
    assert guest.get("/api/tables").status_code == 200
    assert running.server.shedding.under_way == 0
