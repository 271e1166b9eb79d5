"""Signing out everywhere: every cookie and token that was given out before is nobody's, at every process."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from runabout.server.access.guests import COOKIE
from tests.server.conftest import Running, Serve, closed, fault, table_for, until
from tests.server.services import Postgres, redis_server

SIGN_OUT = "/api/me/sign-out"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes ask for notices often."""
    monkeypatch.setattr("runabout.server.notices.POLL_SECONDS", 0.05)


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    with redis_server() as url:
        yield url


def stolen(running: Running, guest: httpx.Client) -> httpx.Client:
    """Another browser with the same cookie."""
    other = running.browser()
    other.cookies.set(COOKIE, guest.cookies[COOKIE])
    return other


def test_other_devices_are_nobody_and_this_one_keeps_its_seats(here: Running) -> None:
    ann = here.guest()
    table = table_for(ann, "person", "open", "bot")
    thief = stolen(here, ann)
    assert thief.get("/api/me").json() == ann.get("/api/me").json()
    old = ann.cookies[COOKIE]
    answer = ann.post(SIGN_OUT)
    assert answer.json() == {**ann.get("/api/me").json(), "token": ""}  # a script must not read what the cookie says
    assert "; HttpOnly" in answer.headers["set-cookie"]
    assert ann.cookies[COOKIE] != old
    fault(thief.get("/api/tables"), 401, "no-guest")
    assert ann.get(f"/api/tables/{table}").json()["seats"][0]["mine"]
    again = stolen(here, ann)
    ann.post(SIGN_OUT)  # and once more
    fault(again.get("/api/tables"), 401, "no-guest")
    assert ann.get("/api/tables").json()["tables"][0]["id"] == table


def test_a_program_gets_a_new_token_and_its_cookie_is_ended_too(here: Running) -> None:
    robot = here.program()
    old = robot.headers["Authorization"]
    token = robot.post(SIGN_OUT).json()["token"]
    fault(here.browser(Authorization=old).get("/api/tables"), 401, "no-guest")
    assert here.browser(Authorization=f"Bearer {token}").get("/api/tables").status_code == 200


def test_live_connections_are_closed_and_told_why(here: Running) -> None:
    ann, ben = here.guest(), here.guest()
    table = table_for(ann, "person", "open", "bot")
    with here.line(stolen(here, ann), table) as line, here.line(ben, table) as other:
        until(line, "table")
        until(other, "table")
        ann.post(SIGN_OUT)
        code, words = closed(line)
        assert code == 1008
        assert (words[-1]["type"], words[-1]["reason"], words[-1]["again"]) == ("bye", "bye-signed-out", False)
        other.send('{"type":"ping"}')
        until(other, "pong")  # another guest's goes on
    with here.line(ann, table) as line:
        until(line, "table")


def test_another_site_signs_nobody_out(here: Running) -> None:
    ann = here.guest()
    fault(ann.post(SIGN_OUT, headers={"Origin": "https://evil.example"}), 403, "cross-site")
    assert ann.get("/api/tables").status_code == 200
    fault(here.browser().post(SIGN_OUT), 401, "no-guest")


def test_who_signs_out_over_and_over_is_stopped(serve: Serve) -> None:
    running = serve(messages_per_second=0.001, messages_burst=60)
    robot, codes = running.program(), []
    for _ in range(5):
        answer = robot.post(SIGN_OUT)
        codes.append(answer.status_code)
        if answer.status_code != 200:
            break
        robot.headers["Authorization"] = f"Bearer {answer.json()['token']}"
    assert codes == [200, 200, 429]
    assert int(answer.headers["Retry-After"]) >= 1


@pytest.mark.parametrize("has_redis", [True, False])
def test_every_process_honours_it(
    serve: Serve, cluster: Postgres, redis: str, monkeypatch: pytest.MonkeyPatch, has_redis: bool
) -> None:
    if has_redis:  # then nobody waits for the next poll
        monkeypatch.setattr("runabout.server.notices.POLL_SECONDS", 3600)
    given = {"database_url": cluster.url(), "redis_url": redis if has_redis else None}
    one, other = serve(**given), serve(**given)
    ann = one.program()
    token = ann.headers["Authorization"]
    table = table_for(ann, "person", "open", "bot")
    there = other.browser(Authorization=token)
    with other.line(there, table) as line:
        until(line, "table")
        assert there.get("/api/tables").status_code == 200
        renewed = ann.post(SIGN_OUT).json()["token"]
        code, words = closed(line)
        assert (code, words[-1]["reason"]) == (1008, "bye-signed-out")
    fault(there.get("/api/tables"), 401, "no-guest")
    assert other.browser(Authorization=f"Bearer {renewed}").get("/api/tables").status_code == 200


def test_a_process_that_has_missed_notices_forgets_everybody(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runabout.server.notices.POLL_SECONDS", 3600)
    monkeypatch.setattr("runabout.server.storage.store.NOTICES_KEPT", 1)
    running = serve()
    ann, ben = running.program(), running.program()
    ids = [one.get("/api/me").json()["id"] for one in (ann, ben)]
    table = table_for(ann, "person", "open", "bot")
    with running.line(ann, table) as line:
        until(line, "table")
        for guest in ids:  # as another process does it
            running.do(lambda guest=guest: running.server.store.sign_out(guest))
        running.do(running.server.notices.read)
        assert closed(line)[0] in (1008, 1012)
    for one in (ann, ben):
        fault(one.get("/api/tables"), 401, "no-guest")
