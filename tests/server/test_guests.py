"""Who is who: cookies and tokens are made here and nowhere else, and names are shown as they can be."""

from __future__ import annotations

import asyncio
import re

import pytest

from runabout.server.access.guests import COOKIE, Guest, Guests, cookie_in, shown, token_in
from runabout.server.errors import ServerFault
from runabout.server.storage.store import KeptGuest
from tests.server.conftest import Running, Serve, fault, table_for


class Names:
    """A store of names."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.series: dict[str, int] = {}
        self.banned: set[str] = set()
        self.asked = 0

    async def add_guest(self, guest: str, name: str, at: float) -> None:
        self.names[guest] = name

    async def guest(self, guest: str) -> KeptGuest | None:
        self.asked += 1
        name = self.names.get(guest)
        return None if name is None else KeptGuest(name, self.series.get(guest, 0), guest in self.banned)

    async def sign_out(self, guest: str) -> int:
        self.series[guest] = self.series.get(guest, 0) + 1
        return self.series[guest]

    async def rename(self, guest: str, name: str) -> None:
        self.names[guest] = name


def guests(store: Names, secret: str = "s" * 32) -> Guests:
    return Guests(store, secret)  # type: ignore[arg-type]


def value_of(header: str) -> str:
    return header.partition("=")[2].partition(";")[0]


def test_a_visitor_becomes_a_guest_and_stays_the_same_one(here: Running) -> None:
    browser = here.browser()
    first = browser.get("/api/me")
    assert re.fullmatch(r"Guest \d{4}", first.json()["name"])
    assert browser.get("/api/me").json() == first.json()
    assert here.browser().get("/api/me").json()["id"] != first.json()["id"]


def test_a_visitor_is_called_a_guest_in_the_language_that_the_browser_asks_for(here: Running) -> None:
    for wanted, name in (("de-AT,en;q=0.5", r"Gast \d{4}"), ("fi", r"Guest \d{4}"), ("", r"Guest \d{4}")):
        came = here.browser().get("/api/me", headers={"Accept-Language": wanted})
        assert re.fullmatch(name, came.json()["name"]), wanted


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(here: Running) -> None:
    cookie = here.browser().get("/api/me").headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "; HttpOnly" in cookie
    assert "; SameSite=Lax" in cookie
    assert "; Path=/;" in cookie
    assert "Max-Age=31536000" in cookie
    assert "Secure" not in cookie  # over http on this machine a browser would not send it back


def test_over_https_the_cookie_is_sent_back_over_https_only(serve: Serve) -> None:
    running = serve(public_url="https://games.example.org")
    browser = running.browser(Host="games.example.org", Origin="https://games.example.org")
    assert "; Secure" in browser.get("/api/me").headers["set-cookie"]


def test_a_guest_takes_another_name_and_sits_down_with_it(here: Running) -> None:
    guest = here.guest()
    renamed = guest.put("/api/me", json={"name": "  Ann \n Lee "}).json()
    assert renamed["name"] == "Ann Lee"
    assert guest.get("/api/me").json() == renamed
    table = table_for(guest, "person", "open", "open")
    assert guest.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ann Lee"


def test_a_name_that_was_changed_at_another_process_is_sat_down_with(here: Running) -> None:
    guest = here.guest()
    me = guest.get("/api/me").json()["id"]
    here.do(lambda: here.server.store.rename(me, "Elsewhere"))
    table = table_for(guest, "person", "open", "open")
    assert guest.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Elsewhere"


@pytest.mark.parametrize("name", ["\u202e\u200b", "\x1b\x07", " \n\t ", "\ufeff", "\u3164"])
def test_a_name_of_which_nothing_can_be_shown_is_malformed(here: Running, name: str) -> None:
    fault(here.guest().put("/api/me", json={"name": name}), 400, "malformed")
    with pytest.raises(ServerFault, match="1 to 24 characters"):
        shown(name)


def test_what_looks_like_markup_in_a_name_is_kept_as_the_text_it_is(here: Running) -> None:
    name = "<b>&amp;</b>"
    assert here.guest().put("/api/me", json={"name": name}).json()["name"] == name


def test_a_program_gets_a_token_and_needs_no_cookie(here: Running) -> None:
    program = here.program("Deep Coyote")
    assert program.get("/api/me").json()["name"] == "Deep Coyote"
    assert "set-cookie" not in program.get("/api/me").headers
    assert table_for(program, "person", "open", "open")


def test_a_forged_cookie_or_token_is_nobodys(here: Running) -> None:
    guest = here.guest()
    real = guest.cookies[COOKIE]
    for forged in (real.replace(".", ".x"), real.partition(".")[0], "x" * 5000, "", "a.b.c", "é"):
        browser = here.browser(Cookie=f"{COOKIE}={forged}".encode())  # type: ignore[arg-type]
        fault(browser.get("/api/tables"), 401, "no-guest")
    for forged in ("abc", "a.b"):
        fault(here.browser(Authorization=f"Bearer {forged}").get("/api/tables"), 401, "no-guest")


def test_one_whose_cookie_is_forged_is_made_a_new_guest(here: Running) -> None:
    browser = here.browser(Cookie=f"{COOKIE}=forged.signature")
    answer = browser.get("/api/me")
    assert answer.status_code == 200
    assert value_of(answer.headers["set-cookie"]) != "forged.signature"


def test_a_cookie_is_no_token_and_a_token_no_cookie() -> None:
    store = Names()
    known = guests(store)

    async def story() -> None:
        guest = await known.make("Ann")
        cookie, token = value_of(known.cookie(guest, is_secure=False)), known.token(guest)
        assert await known.by_cookie(cookie) == guest
        assert await known.by_token(token) == guest
        assert await known.by_cookie(token) is None
        assert await known.by_token(cookie) is None

    asyncio.run(story())


def test_what_another_secret_has_signed_is_nobodys() -> None:
    store = Names()

    async def story() -> None:
        guest = await guests(store, "other" * 8).make("Ann")
        token = guests(store, "other" * 8).token(guest)
        assert await guests(store, "other" * 8).by_token(token) == guest
        assert await guests(store).by_token(token) is None

    asyncio.run(story())


def test_a_guest_that_the_database_does_not_know_is_nobody() -> None:
    known = guests(Names())
    token = known.token(Guest("made-up", "Nobody"))
    assert asyncio.run(known.by_token(token)) is None


def test_the_database_is_asked_about_a_guest_once_in_a_while() -> None:
    store = Names()

    async def story() -> None:
        token = guests(store).token(await guests(store).make("Ann"))
        known = guests(store)
        for _ in range(5):
            assert await known.by_token(token) is not None

    asyncio.run(story())
    assert store.asked == 1


def test_our_cookie_is_found_among_odd_ones() -> None:
    assert cookie_in(f'a=b; "=;{COOKIE}=mine.x; z=[]', is_secure=False) == "mine.x"
    assert cookie_in(f"not_{COOKIE}=theirs", is_secure=False) == ""
    assert cookie_in("", is_secure=False) == ""


def test_only_a_bearer_token_is_a_token() -> None:
    assert token_in("Bearer  abc ") == "abc"
    assert token_in("bearer abc") == "abc"
    assert token_in("Basic abc") == ""
