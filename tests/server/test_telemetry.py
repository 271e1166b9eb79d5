"""What the server tells of itself, and what it does not."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from runabout.server.errors import BadSetting, ServerFault
from runabout.server.telemetry import Measures, leave_out_secrets, log, set_up_logs
from tests.patience import PATIENCE
from tests.server.conftest import Running, Serve, fault, said, table_for, until, wide


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str]) -> Iterator[Any]:
    """The log as it is written to the standard error."""
    root, ours = logging.getLogger(), logging.getLogger("uvicorn")
    before = root.handlers[:], root.level, ours.level
    yield lambda: capsys.readouterr().err
    root.handlers[:], level, uvicorns = before
    root.setLevel(level)
    ours.setLevel(uvicorns)


def figures(text: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_process_that_lives_is_healthy_by_whatever_name_it_is_asked(here: Running) -> None:
    browser = here.browser(Host="10.0.0.7")
    assert browser.get("/health").text == "ok\n"
    assert browser.head("/health").status_code == 200


def test_a_process_is_ready_while_its_database_answers(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = here.browser()
    assert browser.get("/ready").status_code == 200

    async def silent() -> None:
        raise ServerFault("not-ready", "The database does not answer.")

    monkeypatch.setattr(here.server.store, "ping", silent)
    fault(browser.get("/ready"), 503, "not-ready")
    assert browser.get("/health").status_code == 200


def test_requests_tables_lines_and_moves_are_measured(here: Running) -> None:
    ann = here.guest()

    def now() -> dict[Any, float]:
        return figures(ann.get("/metrics").text)

    before = now()
    table = table_for(ann, "person", "person", "person", start=True)
    seat = ann.get(f"/api/tables/{table}").json()["to_act"]
    with here.line(ann, table, f"?seat={seat}") as line:
        view = until(line, "view")["view"]
        ask = {"type": "play", "key": "my-first-move", "number": view["number"], "action": view["actions"][0]["text"]}
        line.send(json.dumps(ask))
        until(line, "done")
        line.send("nonsense")
        until(line, "fault")
        after = now()

    def more(name: str, **labels: str) -> float:
        key = name, tuple(sorted(labels.items()))
        return after[key] - before.get(key, 0)

    assert more("runabout_requests_total", method="POST", route="/api/tables", status="201") == 1
    assert more("runabout_request_seconds_count", route="/api/tables") == 1
    assert more("runabout_tables", status="playing") == 1
    assert more("runabout_live_lines") == 1
    assert more("runabout_move_seconds_count") == 1
    assert more("runabout_append_seconds_count") >= 1
    assert more("runabout_append_entries_sum") >= 1
    assert more("runabout_live_messages_total", outcome="taken") == 1
    assert more("runabout_live_messages_total", outcome="malformed") == 1


def test_measurements_are_by_routes_and_known_methods_and_so_never_more_than_those(here: Running) -> None:
    browser = here.browser()
    for number in range(5):
        browser.get(f"/api/tables/nothing{number}")
        browser.request(f"ODD{number}", "/api/games")
    text = browser.get("/metrics").text
    assert "nothing1" not in text
    assert "ODD1" not in text


def test_measurements_may_be_bound_apart_and_are_nowhere_else_then(serve: Serve) -> None:
    running = serve(metrics_port=0)
    assert running.host.apart is not None
    host, port = running.host.apart.getsockname()[:2]
    assert host == "127.0.0.1"
    with httpx.Client(base_url=f"http://{host}:{port}", timeout=PATIENCE) as apart:
        assert ("runabout_tables", (("status", "playing"),)) in figures(apart.get("/metrics").text)
        for path in ("/", "/api/games", "/health"):
            assert apart.get(path).status_code == 404
    fault(running.browser().get("/metrics"), 404, "not-found")
    assert running.browser().get("/health").status_code == 200


def test_a_port_for_measurements_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = wide(tmp_path, metrics_port=taken.getsockname()[1])
        with pytest.raises(BadSetting, match=r"metrics_port: cannot listen on 127\.0\.0\.1 port"):
            Running(settings)


def test_what_another_part_measures_is_counted_under_its_name() -> None:
    measures = Measures()
    for name in ("move", "think", "append", "batch"):
        measures.observe(name, 0.02)
    found = figures(measures.text().decode())
    assert found["runabout_think_seconds_count", ()] == 1
    assert found["runabout_move_seconds_sum", ()] == pytest.approx(0.02)


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_line_of_the_log_holds_a_name_a_cookie_or_a_secret(logged: Any, form: str) -> None:
    set_up_logs(form, "info")
    cookie = "the-cookie-itself"
    log().info("somebody came", cookie=cookie, name="Ann", token="tok", table="abcdefghij", key=b"chance")
    try:
        raise ZeroDivisionError("in the works")
    except ZeroDivisionError:
        log().exception("it broke", table="abcdefghij")
    written = logged()
    for untold in (cookie, "Ann", "tok", "chance'"):
        assert untold not in written
    assert "abcdefghij" in written
    assert "in the works" in written  # the traceback is there, without the values of its variables


def test_a_json_log_is_one_object_a_line(logged: Any) -> None:
    set_up_logs("json", "info")
    with structlog.contextvars.bound_contextvars(request="r-17"):
        log().warning("something happened", table="abcdefghij", count=3)
    logging.getLogger("somebody.else").warning("they say %s", "hello")
    ours, theirs = (json.loads(line) for line in logged().splitlines())
    assert (ours["event"], ours["level"], ours["request"], ours["count"]) == (
        "something happened",
        "warning",
        "r-17",
        3,
    )
    assert ours["timestamp"].endswith("Z")
    assert (theirs["event"], theirs["level"]) == ("they say hello", "warning")


def test_only_what_is_grave_enough_is_logged(logged: Any) -> None:
    set_up_logs("json", "warning")
    log().info("a detail")
    log().error("a fault")
    assert [json.loads(line)["event"] for line in logged().splitlines()] == ["a fault"]


def test_what_a_library_writes_of_addresses_with_one_time_links_is_not_logged(logged: Any) -> None:
    set_up_logs("text", "debug")
    logging.getLogger("uvicorn.error").info('- "WebSocket /carry/one-time-link" [accepted]')
    assert "one-time-link" not in logged()


def test_secrets_are_left_out_of_every_event() -> None:
    assert leave_out_secrets(None, "", {"event": "x", "secret": 1, "cookie": 2, "guest": "g"}) == {
        "event": "x",
        "guest": "g",
    }


def test_a_line_that_opens_says_the_table_first(here: Running) -> None:
    ann = here.guest()
    with here.line(ann, table_for(ann, "person", "open", "open")) as line:
        assert said(line)["type"] == "table"
