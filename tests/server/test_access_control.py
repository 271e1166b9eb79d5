"""Who may ask from where, and how often; and what the browser is told that it may do."""

from __future__ import annotations

import asyncio
import logging
from http.client import HTTPConnection
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import InvalidStatus

from runabout.server.access.control import address, policy
from runabout.server.access.guests import COOKIE, SECURE_COOKIE
from runabout.server.access.limits import Bucket, Buckets
from runabout.server.serving import with_mapped
from tests.patience import PATIENCE
from tests.server.conftest import Running, Serve, fault, table_for

FOREIGN = "https://evil.example"


def test_every_answer_tells_the_browser_what_it_may_do(here: Running) -> None:
    browser = here.browser()
    for path in ("/", "/health", "/api/games", "/api/nothing", "/nothing.js", "/metrics"):
        headers = browser.get(path).headers
        rules = headers["content-security-policy"]
        assert "default-src 'none'" in rules, path
        assert "unsafe" not in rules, path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "same-origin", path
        assert headers["cross-origin-opener-policy"] == "same-origin", path


def test_scripts_styles_and_lines_come_from_here_alone_and_nobody_frames_us() -> None:
    rules = dict(part.split(" ", 1) for part in policy("games.example.org", is_secure=True).decode().split("; "))
    assert rules["script-src"] == "'self'"
    assert rules["style-src"] == "'self'"
    assert rules["connect-src"] == "'self' wss://games.example.org"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["base-uri"] == "'none'"
    assert rules["form-action"] == "'self'"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": FOREIGN},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://[::1"},
        {"Origin": "HERE", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "HERE", "Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_change_by_cookie_that_another_sites_page_sends_is_refused(here: Running, headers: dict[str, str]) -> None:
    guest = here.guest()
    guest.headers.update({name: here.url if value == "HERE" else value for name, value in headers.items()})
    fault(guest.put("/api/me", json={"name": "Stolen"}), 403, "cross-site")
    fault(guest.post("/api/tables", json={}), 403, "cross-site")
    assert guest.get("/api/me").json()["name"] != "Stolen"


def test_a_change_by_cookie_without_an_origin_is_refused_and_a_look_is_not(here: Running) -> None:
    guest = here.guest()
    del guest.headers["Origin"]
    fault(guest.delete("/api/tables/abcdefghij/seats/0"), 403, "cross-site")
    assert guest.get("/api/tables").status_code == 200


def test_a_form_of_another_site_cannot_set_up_a_table(here: Running) -> None:
    guest = here.guest()
    answer = guest.post("/api/tables", data={"game": "road-runner"}, headers={"Origin": FOREIGN})
    fault(answer, 403, "cross-site")


def test_a_program_needs_no_origin_and_its_token_goes_before_a_cookie(here: Running) -> None:
    program, guest = here.program(), here.guest()
    program.headers["Cookie"] = f"runabout_guest={guest.cookies['runabout_guest']}"
    renamed = program.put("/api/me", json={"name": "Tin"}, headers={"Origin": FOREIGN})
    assert renamed.json()["name"] == "Tin"
    assert guest.get("/api/me").json()["name"] != "Tin"


def test_a_bad_token_is_not_made_good_by_a_cookie(here: Running) -> None:
    guest = here.guest()
    fault(guest.get("/api/tables", headers={"Authorization": "Bearer nonsense"}), 401, "no-guest")


def test_another_site_cannot_have_a_visitor_made_anew(here: Running) -> None:
    fault(here.browser(**{"Sec-Fetch-Site": "cross-site"}).get("/api/me"), 403, "cross-site")
    fault(here.browser(**{"Sec-Fetch-Site": "cross-site"}).post("/api/guests", json={"name": "x"}), 403, "cross-site")


@pytest.mark.parametrize("origin", [FOREIGN, "null", ""])
def test_a_line_by_cookie_from_another_sites_page_is_not_opened(here: Running, origin: str) -> None:
    guest = here.guest()
    table = table_for(guest, "person", "open", "open")
    guest.headers["Origin"] = origin
    with pytest.raises(InvalidStatus) as refused:
        here.line(guest, table)
    assert refused.value.response.status_code == 403
    assert b'"cross-site"' in refused.value.response.body


def test_a_line_by_token_needs_no_origin(here: Running) -> None:
    program = here.program()
    table = table_for(program, "person", "open", "open")
    with here.line(program, table) as line:
        assert line.recv(PATIENCE)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "a b", "", "x" * 300, "[::1"]
)
def test_a_name_that_another_site_points_at_this_machine_is_not_answered(here: Running, host: str) -> None:
    browser = here.browser(Host=host)
    answer = browser.get("/api/games")
    assert answer.status_code == 400
    assert "ws://" not in answer.headers.get("content-security-policy", "")


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:9", "[::1]:8000", "LOCALHOST"])
def test_this_machine_is_answered_by_any_of_its_names(here: Running, host: str) -> None:
    assert here.browser(Host=host).get("/api/games").status_code == 200


def test_a_server_with_a_public_url_answers_to_that_name_and_to_its_own_machine(serve: Serve) -> None:
    running = serve(public_url="https://games.example.org")
    assert running.browser(Host="games.example.org").get("/api/games").status_code == 200
    assert running.browser(Host="localhost").get("/api/games").status_code == 200
    fault(running.browser(Host="other.example.org").get("/api/games"), 400, "malformed")
    guest = running.browser(Host="games.example.org", Origin="https://games.example.org")
    guest.get("/api/me")
    cookie = {"Cookie": f"{SECURE_COOKIE}={guest.cookies[SECURE_COOKIE]}"}
    changed = guest.put("/api/me", json={"name": "Ann"}, headers=cookie)
    assert changed.json()["name"] == "Ann"
    plain = {**cookie, "Origin": "http://games.example.org"}  # a page that came without TLS
    fault(guest.put("/api/me", json={"name": "Eve"}, headers=plain), 403, "cross-site")
    planted = {"Cookie": f"{COOKIE}={guest.cookies[SECURE_COOKIE]}"}  # as a neighbouring host may set it
    fault(guest.put("/api/me", json={"name": "Eve"}, headers=planted), 401, "no-guest")
    local = {**cookie, "Host": "localhost:8000", "Origin": "http://localhost:8000"}
    assert guest.put("/api/me", json={"name": "Bea"}, headers=local).json()["name"] == "Bea"


def test_behind_tls_the_cookie_is_bound_to_the_host_and_the_browser_comes_by_https_alone(serve: Serve) -> None:
    running = serve(public_url="https://games.example.org")
    answer = running.browser(Host="games.example.org").get("/api/me")
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == "__Host-runabout_guest"
    assert {"Path=/", "Secure"} <= set(rest.split("; "))
    assert "Domain" not in rest
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_without_tls_nothing_is_promised_of_it(here: Running) -> None:
    answer = here.browser().get("/api/me")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert "strict-transport-security" not in answer.headers


def test_a_request_with_two_hosts_is_refused(here: Running) -> None:
    line = HTTPConnection(here.url.removeprefix("http://"), timeout=PATIENCE)
    line.putrequest("GET", "/api/games", skip_host=True)
    for host in ("localhost", "127.0.0.1"):  # each alone is answered
        line.putheader("Host", host)
    line.endheaders()
    answer = line.getresponse()
    assert answer.status == 400
    assert b"one Host header" in answer.read()
    line.close()


def test_forwarded_headers_are_believed_from_trusted_proxies_alone(serve: Serve) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example"}
    trusting = serve(trusted_proxies=("127.0.0.1",))
    assert "Secure" in trusting.browser(**forwarded).get("/api/me").headers["set-cookie"]
    trusting.stop()
    assert "Secure" not in serve().browser(**forwarded).get("/api/me").headers["set-cookie"]


def test_who_asks_too_fast_is_told_when_to_come_back(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    running = serve(messages_per_second=0.5, messages_burst=6)
    monkeypatch.setattr(running.server.access.request_limits, "clock", lambda: 0.0)  # no time passes
    fast, other = running.guest(), running.guest()
    for _ in range(5):
        assert fast.get("/api/tables").status_code == 200
    answers = [fast.get("/api/tables") for _ in range(3)]
    fault(answers[-1], 429, "too-fast")
    assert answers[-1].headers["retry-after"] == "2"
    assert other.get("/api/tables").status_code == 200  # everybody has a bucket of their own


def test_who_asks_for_work_is_told_when_enough_of_it_may_be_done() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=60, clock=lambda: now[0])
    assert bucket.take(60)
    assert not bucket.take(20)
    assert bucket.wait_for(20) == 10
    assert bucket.wait_for(1000) == 30  # a full one is enough for anything
    now[0] += 10
    assert bucket.take(20)


def test_forged_tokens_and_foreign_pages_are_counted_by_their_address(serve: Serve) -> None:
    running = serve(messages_per_second=0.001, messages_burst=3)
    forged = running.browser(Authorization="Bearer somebody.else")
    answers = [forged.get("/api/tables").status_code for _ in range(5)]
    assert answers == [401, 401, 401, 429, 429]


def test_requests_that_are_refused_leave_no_line_in_the_log_and_are_counted(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    running = serve(messages_per_second=0.001, messages_burst=3)
    browser = running.browser()
    assert [browser.get("/api/games").status_code for _ in range(9)] == [200] * 3 + [429] * 6
    assert running.server.measures.requests.labels("GET", "none", "429")._value.get() == 6
    assert [one.getMessage() for one in caplog.records if one.name.startswith("runabout")].count("request") == 3


def test_those_without_a_guest_are_counted_by_their_address(serve: Serve) -> None:
    running = serve(messages_per_second=0.001, messages_burst=3)
    browsers = [running.browser() for _ in range(5)]
    assert [browser.get("/api/games").status_code for browser in browsers] == [200, 200, 200, 429, 429]


def test_behind_a_trusted_proxy_each_visitor_is_counted_whatever_else_the_visitor_claims(serve: Serve) -> None:
    running = serve(messages_per_second=0.001, messages_burst=3, trusted_proxies=("127.0.0.7/8",))

    def asked(*came_by: str) -> int:
        return running.browser(**{"X-Forwarded-For": ", ".join(came_by)}).get("/api/games").status_code

    one = [asked(f"198.51.100.{number}", "203.0.113.9") for number in range(4)]
    same = asked("203.0.113.9", "127.0.0.2")  # by two proxies
    other = asked("203.0.113.10:4711")
    unreadable = [asked(f"no address {number}") for number in range(4)]
    assert (one, same, other, unreadable) == ([200, 200, 200, 429], 429, 200, [200, 200, 200, 429])


def test_without_a_trusted_proxy_what_a_visitor_claims_counts_for_nothing(serve: Serve) -> None:
    running = serve(messages_per_second=0.001, messages_burst=3, trusted_proxies=("10.0.0.0/8",))
    browsers = [running.browser(**{"X-Forwarded-For": f"203.0.113.{number}"}) for number in range(4)]
    assert [browser.get("/api/games").status_code for browser in browsers] == [200, 200, 200, 429]


@pytest.mark.parametrize(
    ("proxies", "peer", "client"),
    [
        (("10.0.0.0/8",), "10.1.2.3", "203.0.113.9"),
        (("10.0.0.0/8",), "::ffff:10.1.2.3", "203.0.113.9"),
        (("10.1.2.3",), "::ffff:10.1.2.3", "203.0.113.9"),
        (("10.1.2.3",), "::ffff:10.1.2.4", "::ffff:10.1.2.4"),
        (("2001:db8::/32",), "2001:db8::1", "203.0.113.9"),
        (("10.0.0.0/8", "*"), "192.0.2.1", "203.0.113.9"),
        ((), "10.1.2.3", "10.1.2.3"),
    ],
)
def test_a_proxy_is_trusted_on_a_socket_of_both_versions_too(proxies: tuple[str, ...], peer: str, client: str) -> None:
    seen: list[str] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    headers = [(b"x-forwarded-for", b"203.0.113.9")]
    scope: Any = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers}
    proxied: Any = ProxyHeadersMiddleware(application, trusted_hosts=with_mapped(proxies))
    asyncio.run(proxied(scope, None, None))
    assert seen == [client]


def test_only_so_many_guests_are_made_for_an_address(serve: Serve) -> None:
    running = serve(messages_per_second=1, messages_burst=9)
    for _ in range(3):
        running.guest()
    answer = running.browser().get("/api/me")
    assert "new guests" in fault(answer, 429, "too-fast")


def test_only_so_many_tables_are_set_up_in_an_hour(serve: Serve) -> None:
    running = serve(tables_per_hour=2)
    guest = running.guest()
    for _ in range(2):
        table_for(guest, "person", "open", "open")
    wish = {"game": "road-runner", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]}
    fault(guest.post("/api/tables", json=wish), 429, "too-fast")
    fault(guest.post("/api/tables", json={}), 400, "malformed")  # what cannot be read counts as no table


def test_a_bucket_lets_through_a_burst_and_then_its_rate() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == pytest.approx(0.5)
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_costs_more_takes_more_of_a_bucket_and_never_more_than_all_of_it() -> None:
    now = 0.0
    bucket = Bucket(2, 6, lambda: now)
    assert [bucket.take(4), bucket.take(4), bucket.take(2), bucket.take()] == [True, False, True, False]
    now = 2.5
    assert not bucket.take(99)
    now = 3.0
    assert bucket.take(99)
    assert bucket.left == 0


def test_buckets_are_kept_for_those_who_came_last() -> None:
    buckets = Buckets(1, 1, most=2)
    first = buckets["a"]
    first.take()
    assert buckets["a"] is first
    buckets["b"], buckets["a"], buckets["c"]
    assert len(buckets) == 2
    assert buckets["a"] is first


def test_an_address_of_version_6_counts_with_its_network() -> None:
    def of(host: str) -> str:
        return address({"client": (host, 1)})  # type: ignore[typeddict-item, arg-type]

    assert of("2001:db8:1:2:3:4:5:6") == of("2001:db8:1:2::1") != of("2001:db8:1:3::1")
    assert of("::ffff:203.0.113.9") == of("203.0.113.9") == "203.0.113.9"
    assert of("fe80::1%eth0") == "fe80::"
    assert of("no address 1") == of("no address 2") == ""
    assert address({"client": None}) == ""  # type: ignore[typeddict-item, arg-type]


def test_where_guests_come_from_is_remembered_for_the_last_of_them(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    access = here.site.server.access
    monkeypatch.setattr(access._addresses, "most", 2)
    guests = [here.guest() for _ in range(3)]
    ids = [guest.get("/api/me").json()["id"] for guest in guests]
    assert [access.address_of(one) for one in (*ids, "nobody")] == ["", "127.0.0.1", "127.0.0.1", ""]
