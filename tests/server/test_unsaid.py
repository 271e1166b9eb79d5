"""Messages that a page could not say are counted, by names that are known here alone."""

from __future__ import annotations

import json
from itertools import count

import httpx
import pytest

from runabout.server.static import Page

numbers = count()


@pytest.fixture
def page(here, tmp_path, monkeypatch) -> httpx.Client:
    """A browser with a page of one message, `home-games`."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<p>", encoding="utf-8")
    (folder / "messages.json").write_text('["home-games"]', encoding="utf-8")
    monkeypatch.setattr(here.server, "page", Page(folder))
    return here.browser()


def counted(page: httpx.Client, language: str, message: str) -> float:
    label = f'runabout_messages_unsaid_total{{by="page",language="{language}",message="{message}"}} '
    found = [line.removeprefix(label) for line in page.get("/metrics").text.splitlines() if line.startswith(label)]
    return float(found[0]) if found else 0.0


@pytest.mark.parametrize(
    ("game", "message", "label"),
    [
        ("", "home-games", "home-games"),
        ("", "name-unseen", "name-unseen"),
        ("", "event-drew-card", "other"),
        ("", "no-such-message", "other"),
        ("riverdale", "asked", "asked"),
        ("riverdale", "event-table-sat", "event-table-sat"),
        ("riverdale", "home-games", "other"),
    ],
)
def test_a_message_that_a_page_could_not_say_is_counted_by_a_name_that_is_known(page, game, message, label):
    before = counted(page, "de", label)
    answer = page.post("/api/unsaid", json={"game": game, "language": "de-AT", "messages": [message]})
    assert (answer.status_code, answer.json()) == (201, {"counted": 1})
    assert counted(page, "de", label) == before + 1


def test_however_many_unknown_names_are_sent_one_label_counts_them(page):
    before = counted(page, "en", "other")
    for _ in range(5):
        names = [f"made-up-{next(numbers)}" for _ in range(50)]
        assert page.post("/api/unsaid", json={"language": "tlh", "messages": names}).json() == {"counted": 1}
    assert counted(page, "en", "other") == before + 5
    assert "made-up" not in page.get("/metrics").text


def test_what_pages_could_not_say_is_logged_once(page, caplog):
    for _ in range(3):
        page.post("/api/unsaid", json={"game": "riverdale", "language": "de", "messages": ["asked"]})
    assert sum("could not say" in one.getMessage() for one in caplog.records) <= 1


def test_a_game_that_has_no_messages_in_a_language_is_not_counted(page, tmp_path, monkeypatch):
    monkeypatch.setattr("runabout.server.routes.unsaid.source", lambda language, folder: None)
    answer = page.post("/api/unsaid", json={"game": "riverdale", "language": "de", "messages": ["asked"]})
    assert answer.json() == {"counted": 0}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"language": "de", "messages": ["asked"], "game": "chess"}, "unknown-game"),
        ({"language": "de", "messages": []}, "malformed"),
        ({"language": "de", "messages": ["asked"] * 51}, "malformed"),
        ({"language": "de", "messages": ["a" * 81]}, "malformed"),
        ({"language": "de", "messages": ["Ann says <b>hello</b>"]}, "malformed"),
        ({"language": "de", "messages": ["asked"], "text": "Ann"}, "malformed"),
        ({"language": "d", "messages": ["asked"]}, "malformed"),
        ({"messages": ["asked"]}, "malformed"),
    ],
)
def test_what_is_no_list_of_names_is_refused_and_counts_nothing(page, body, code):
    before = page.get("/metrics").text.count("messages_unsaid_total{")
    answer = page.post("/api/unsaid", json=body)
    assert answer.json()["code"] == code
    assert page.get("/metrics").text.count("messages_unsaid_total{") == before


def test_another_sites_page_cannot_count(here):
    browser = here.guest()
    body = json.dumps({"language": "de", "messages": ["asked"]})
    answer = browser.post(
        "/api/unsaid",
        content=body,
        headers={"Origin": "https://elsewhere.example", "Content-Type": "application/json"},
    )
    assert answer.json()["code"] == "cross-site"
