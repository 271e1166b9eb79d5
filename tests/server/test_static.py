"""The page's files: each with its type, its encodings and how long it may be kept; and nothing but them."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import httpx
import pytest

from runabout.server.static import ASK_AGAIN, FOR_EVER, NOT_BUILT, Page, matches
from tests.server.conftest import Running, Serve, fault

INDEX = b"<!doctype html><title>Runabout</title>"
SCRIPT = b"export const card = 'Anvil';"
HASHED = "assets/index-0f3a9c1d.js"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it, beside a file that is none of it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    for name, body in {"index.html": INDEX, HASHED: SCRIPT, "icon.svg": b"<svg/>", "made-from.txt": b"0f3a"}.items():
        (folder / name).write_bytes(body)
        if not name.endswith((".txt", ".svg")):
            (folder / f"{name}.gz").write_bytes(gzip.compress(body))
            (folder / f"{name}.br").write_bytes(b"br:" + body)
    (tmp_path / "secret").write_bytes(b"do not tell")
    return folder


@pytest.fixture
def browser(serve: Serve, built: Path) -> httpx.Client:
    running = serve()
    running.server.page = Page(built)
    client = running.browser()
    client.headers["Accept-Encoding"] = "identity"
    return client


@pytest.mark.parametrize(
    "path", ["/", "/t/abcdefghij", "/new/road-runner", "/rules/road-runner", "/carry/xyz", "/settings"]
)
def test_the_page_is_there_at_every_address_that_it_shows_something_at(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == ASK_AGAIN


def test_a_file_whose_name_holds_its_digest_may_be_kept_for_ever(browser: httpx.Client) -> None:
    answer = browser.get(f"/{HASHED}")
    assert answer.content == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == FOR_EVER
    assert browser.get("/icon.svg").headers["cache-control"] == ASK_AGAIN
    assert browser.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("br, gzip", "br"),
        ("gzip, deflate, br;q=0.5", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("*", "br"),
        ("*;q=0", ""),
        ("identity", ""),
        ("br;q=nonsense", ""),
        ("", ""),
    ],
)
def test_a_browser_gets_the_best_encoding_that_it_takes(browser: httpx.Client, accepted: str, encoding: str) -> None:
    with browser.stream("GET", f"/{HASHED}", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert raw == {"": SCRIPT, "gzip": gzip.compress(SCRIPT, mtime=0), "br": b"br:" + SCRIPT}[encoding] or (
        encoding == "gzip" and gzip.decompress(raw) == SCRIPT
    )


def test_what_a_browser_has_is_not_sent_again(browser: httpx.Client) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", headers={"If-None-Match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get("/", headers={"If-None-Match": '"other"'}).status_code == 200


def test_each_encoding_has_a_tag_of_its_own(browser: httpx.Client) -> None:
    plain, small = browser.get("/"), browser.get("/", headers={"Accept-Encoding": "gzip"})
    assert plain.headers["etag"] != small.headers["etag"]


def test_asking_for_the_head_sends_no_body(browser: httpx.Client) -> None:
    answer = browser.head(f"/{HASHED}")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(SCRIPT))


@pytest.mark.parametrize(
    "path",
    [
        "/../secret",
        "/assets/../../secret",
        "/%2e%2e/secret",
        "/..%2fsecret",
        "/assets/%2e%2e%2f%2e%2e%2fsecret",
        "//etc/passwd",
        "/....//secret",
        "/secret\x00.js",
        "/..\\secret",
    ],
)
def test_nothing_outside_the_page_can_be_reached(browser: httpx.Client, path: str) -> None:
    answer = browser.send(
        browser.build_request("GET", browser.base_url.copy_with(raw_path=path.encode().replace(b"\x00", b"%00")))
    )
    assert b"do not tell" not in answer.content
    assert b"root:" not in answer.content
    assert answer.status_code in (200, 404)
    assert answer.status_code == 404 or answer.content == INDEX


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/gone-0f3a9c1d.js", f"/{HASHED}.gz", "/made-from.txt", "/assets/"]
)
def test_a_file_that_is_not_of_the_page_is_not_found(browser: httpx.Client, path: str) -> None:
    if path == "/assets/":
        assert browser.get(path).content == INDEX  # an address, for all that the server knows
    else:
        fault(browser.get(path), 404, "not-found")


def test_a_page_that_is_built_anew_is_served_without_a_restart(browser: httpx.Client, built: Path) -> None:
    assert browser.get("/").content == INDEX
    newer = b"<!doctype html><title>Newer</title>"
    (built / "index.html").write_bytes(newer)
    os.utime(built / "index.html", ns=(1, 1))
    assert browser.get("/").content == newer


def test_a_page_that_has_not_been_built_says_how_to_build_it(serve: Serve, tmp_path: Path) -> None:
    running = serve()
    running.server.page = Page(tmp_path / "nothing")
    answer = running.browser().get("/")
    assert (answer.status_code, answer.text) == (503, NOT_BUILT)
    assert "make" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert running.browser().get("/api/games").status_code == 200


def test_the_page_takes_no_other_methods(here: Running) -> None:
    fault(here.browser().post("/"), 405, "wrong-method")


def test_tags_match_weakly_and_by_a_star() -> None:
    assert matches('"a"', '"b", "a"')
    assert matches('"a"', 'W/"a"')
    assert matches('"a"', "*")
    assert not matches('"a"', "")
