"""The application from end to end: requests over HTTP, and the answers to those that are refused."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from runabout.core.speech.sayings import scene_sorts
from runabout.games import GAMES, find_game, names
from runabout.server.messages.common import PROTOCOL
from runabout.server.schema import as_json, document
from tests.patience import PATIENCE
from tests.server.conftest import Running, Serve, fault, table_for

KEY = "a-key-of-mine"


def test_all_games_are_listed_with_their_options_and_the_levels_of_bots(here: Running) -> None:
    found = here.browser().get("/api/games").json()
    assert [game["name"] for game in found["games"]] == list(GAMES)
    road_runner = found["games"][0]
    assert (road_runner["fewest"], road_runner["usual"], road_runner["most"]) == (3, 4, 8)
    assert {
        "name",
        "title",
        "says",
        "rule",
        "default",
        "shared",
        "offered",
        "low",
        "high",
        "choices",
        "titles",
        "seat",
        "apart",
    } == set(road_runner["options"][0])
    road_wolf = next(game for game in found["games"] if game["name"] == "road-wolf")
    assert [option["name"] for option in road_wolf["options"] if option["apart"]] == ["mission"]
    assert [level["name"] for level in found["levels"]] == ["random", "greedy", "easy", "medium", "hard", "expert"]


def test_a_game_has_its_rules_and_its_faces(here: Running) -> None:
    book = here.browser().get("/api/games/road-runner").json()
    assert any(rule["number"] == "RR-001" for rule in book["rules"])
    assert any(face["name"] == "anvil" for face in book["faces"])


def test_all_actions_of_a_game_are_told_with_their_fields(here: Running) -> None:
    told = here.browser().get("/api/games/riverdale/actions").json()
    game = find_game("riverdale")
    assert (told["name"], told["version"], told["actions"]) == ("riverdale", game.version, game.words.catalogue())


def test_the_actions_of_an_unknown_game_are_answered_with_the_games_there_are(here: Running) -> None:
    assert "road-runner" in fault(here.browser().get("/api/games/rode-runner/actions"), 404, "unknown-game")


@pytest.mark.parametrize("path", ["/api/games", "/api/games/riverdale/actions"])
def test_what_a_browser_has_of_the_games_is_not_sent_again(here: Running, path: str) -> None:
    browser = here.browser()
    first = browser.get(path)
    again = browser.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_an_unknown_game_is_answered_with_those_there_are(here: Running) -> None:
    text = fault(here.browser().get("/api/games/rode-runner"), 404, "unknown-game")
    assert "road-runner" in text


def test_a_table_is_set_up_joined_by_link_begun_and_played(here: Running) -> None:
    ann, ben, cy = here.guest(), here.guest(), here.guest()
    table = table_for(ann, "person", "open", "open")
    at = f"/api/tables/{table}"

    assert ben.put(f"{at}/seats/1").json()["seats"][1]["mine"] is True
    assert cy.put(f"{at}/seats/2").status_code == 200
    begun = ann.post(f"{at}/start").json()
    assert begun["status"] == "playing"

    people = [ann, ben, cy]
    acting = people[begun["to_act"]]
    view = acting.get(f"{at}/view?words=en").json()["view"]
    move = {"key": KEY, "number": view["number"], "action": view["actions"][0]["text"]}
    done = acting.post(f"{at}/moves", json=move)
    assert done.status_code == 200
    assert done.json()["number"] > view["number"]
    assert acting.post(f"{at}/moves", json=move).json() == done.json()  # sent twice, played once

    listed = ann.get("/api/tables").json()["tables"]
    assert [one["id"] for one in listed] == [table]
    assert here.guest().get("/api/tables").json() == {"tables": []}


def test_seats_are_left_relieved_carried_and_given_to_bots(here: Running) -> None:
    ann, ben = here.guest(), here.guest()
    table = table_for(ann, "person", "open", "open")
    at = f"/api/tables/{table}"
    ben.put(f"{at}/seats/1")
    assert ben.delete(f"{at}/seats/1").json()["seats"][1]["kind"] == "open"
    ben.put(f"{at}/seats/1")
    changed = ann.patch(f"{at}/seats/2", json={"kind": "bot", "level": "easy"}).json()
    assert (changed["seats"][2]["kind"], changed["seats"][2]["level"]) == ("bot", "easy")
    ann.post(f"{at}/start")

    left = ben.post(f"{at}/seats/1/leave").json()
    assert (left["seats"][1]["kind"], left["seats"][1]["relievable"]) == ("bot", True)
    assert ben.post(f"{at}/seats/1/relieve").json()["seats"][1]["mine"] is True

    link = ben.post(f"{at}/seats/1/carry").json()
    phone = here.guest()
    token = link["path"].rpartition("/")[2]
    assert phone.post(f"/api/carry/{token}").json() == {"table": table, "seat": 1}
    fault(phone.post(f"/api/carry/{token}"), 410, "used")
    fault(ben.post(f"{at}/seats/1/leave"), 403, "not-yours")
    assert phone.post(f"{at}/seats/1/resign").status_code == 200


@pytest.mark.parametrize("game", names())
def test_a_phrasebook_has_what_every_game_says_and_what_its_own_does(here: Running, game: str) -> None:
    guest = here.guest()
    told = guest.get(f"/api/games/{game}/phrasebook?words=de-AT").json()
    words = find_game(game).words
    assert (told["language"], told["says_facts"]) == ("de", words.says_facts)
    assert told["spare"]
    assert len(told["messages"]) == len(told["spare"]) == (2 if words.messages else 1)
    assert "table.sat" in told["events"]
    assert set(words.kinds) <= set(told["events"])
    assert set(told["actions"]) == set(words.verbs)
    if words.messages:
        layout = words.messages.layout
        assert told["scene"] == (scene_sorts(layout) if layout else {})
        assert [one["message"] for one in told["sentences"]] == [one.message for one in words.messages.sentences]
    english = guest.get(f"/api/games/{game}/phrasebook").json()
    assert (english["language"], english["spare"], english["messages"]) == ("en", [], told["spare"])


def test_a_table_is_told_in_the_language_that_is_asked_for(here: Running) -> None:
    ann = here.guest()
    table = table_for(ann, "person", "person", game="riverdale", start=True)

    def asked(words: str) -> str:
        return str(ann.get(f"/api/tables/{table}/view", params={"words": words}).json()["view"].get("asked", ""))

    assert (asked("en"), asked("fr")) == (asked("en-GB"),) * 2
    assert "play a card" in asked("en")
    assert "Karte" in asked("de")
    assert asked("de-AT") == asked("de")
    assert asked("none") == ""


def test_why_undo_and_replay_are_there_and_a_record_only_once_the_game_is_over(here: Running) -> None:
    ann = here.guest()
    table = table_for(ann, "person", "person", "person", start=True)
    at = f"/api/tables/{table}"
    view = ann.get(f"{at}/view?words=en").json()["view"]
    why = ann.get(f"{at}/why", params={"action": view["actions"][0]["text"]}).json()
    assert why["allowed"] is True
    fault(ann.post(f"{at}/undo", json={"key": KEY}), 409, "cannot-undo")
    fault(ann.post(f"{at}/undo/answer", json={"key": KEY, "agree": True}), 409, "cannot-undo")
    frames = ann.get(f"{at}/replay", params={"seat": 0, "first": 0, "count": 5}).json()["frames"]
    assert len(frames) == 1
    fault(ann.get(f"{at}/record"), 409, "not-over")
    fault(ann.post(f"{at}/rematch"), 409, "not-over")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b'{"name": 5}', "name"),
        (b'{"name": "Ann", "colour": "red"}', "colour"),
        (b'{"name": ""}', "length >= 1"),
        (b'{"name": "' + b"x" * 25 + b'"}', "length <= 24"),
        (b'{"name": "\xff"}', "utf-8"),
        (b'{"name": "\\ud800"}', "truncated"),
        (b'{"name": "\\udc00"}', "surrogate"),
        (b"[" * 5000, "object"),
        (b"\x00", "malformed"),
    ],
)
def test_a_body_that_is_not_what_was_expected_is_malformed(here: Running, body: bytes, expected: str) -> None:
    answer = here.guest().put("/api/me", content=body, headers={"Content-Type": "application/json"})
    text = fault(answer, 400, "malformed")
    assert "NewName" in text
    assert expected in text.lower()


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""])
def test_a_body_of_another_kind_than_json_is_malformed(here: Running, kind: str) -> None:
    answer = here.guest().put("/api/me", content=b'{"name": "Ann"}', headers={"Content-Type": kind})
    assert "application/json" in fault(answer, 400, "malformed")


def test_a_body_that_is_too_long_is_refused_unread(serve: Serve) -> None:
    guest = serve(message_bytes=1024).guest()
    long = json.dumps({"name": "x" * 2000}).encode()
    fault(guest.put("/api/me", content=long, headers={"Content-Type": "application/json"}), 413, "too-large")

    def in_pieces() -> object:
        for at in range(0, len(long), 100):
            yield long[at : at + 100]

    answer = guest.put("/api/me", content=in_pieces(), headers={"Content-Type": "application/json"})  # type: ignore[arg-type]
    fault(answer, 413, "too-large")


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/NOT-A-NAME",
        "/api/tables/abc",
        "/api/tables/abcdefghij/view?seat=9",
        "/api/tables/abcdefghij/view?seat=x",
        "/api/tables/abcdefghij/view?since=-1",
        "/api/tables/abcdefghij/view?since=99999999999",
        "/api/tables/abcdefghij/replay?count=0",
        "/api/tables/abcdefghij/why",
        "/api/tables/abcdefghij/why?action=",
    ],
)
def test_parts_of_an_address_are_checked(here: Running, path: str) -> None:
    fault(here.guest().get(path), 400, "malformed")


@pytest.mark.parametrize("query", ["seat=null", "seat=0&seat=0", "seat=", "since=null"])
def test_a_part_of_an_address_is_there_once_and_is_never_null(here: Running, query: str) -> None:
    ann = here.guest()
    table = table_for(ann, "person", "person", "person", start=True)
    fault(ann.get(f"/api/tables/{table}/view?{query}"), 400, "malformed")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/api/games?lang=de", "protocol, words"),
        ("/api/tables?seat=0", "protocol, words"),
        ("/api/tables/abcdefghij/view?sinse=3", "did you mean since?"),
        ("/api/tables/abcdefghij/forecast?action=crash&seats=1", "did you mean seat?"),
        ("/api/tables/abcdefghij/view?table=abcdefghij", '"table", which nobody asks for here'),
    ],
)
def test_a_parameter_that_nobody_asks_for_is_refused_with_what_there_is(here: Running, path: str, said: str) -> None:
    assert said in fault(here.guest().get(path), 400, "malformed")


def test_a_client_may_name_its_version_at_every_address(here: Running) -> None:
    assert here.guest().get(f"/api/games?words=de&protocol={PROTOCOL}").status_code == 200


BY_VERSION = ("view", "replay", "about", "forecast?action=pass")
"""The addresses of a table whose answers differ between versions of the protocol."""


@pytest.mark.parametrize("path", [*BY_VERSION, "plan", "why?action=pass", "record", ""])
@pytest.mark.parametrize("version", [1, PROTOCOL + 1])
def test_a_client_that_names_another_version_is_refused_at_every_address(
    here: Running, path: str, version: int
) -> None:
    ann = here.guest()
    at = f"/api/tables/{table_for(ann, 'person', 'person', 'person', start=True)}/{path}".removesuffix("/")
    told = fault(ann.get(at + ("&" if "?" in at else "?") + f"protocol={version}"), 426, "other-protocol")
    assert f"says protocol={PROTOCOL} in the address" in told


def test_a_move_of_a_client_that_names_another_version_is_not_played(here: Running) -> None:
    ann = here.guest()
    at = f"/api/tables/{table_for(ann, 'person', 'person', 'person', start=True)}"
    view = ann.get(f"{at}/view?words=en").json()["view"]
    move = {"key": "move-00000001", "number": view["number"], "action": view["actions"][0]["text"]}
    fault(ann.post(f"{at}/moves?protocol=2", json=move), 426, "other-protocol")
    assert ann.get(f"{at}/view").json()["view"]["number"] == view["number"]
    assert ann.post(f"{at}/moves", json=move).status_code == 200


@pytest.mark.parametrize("path", BY_VERSION)
def test_a_client_that_names_no_version_is_refused_where_the_answer_goes_by_it(here: Running, path: str) -> None:
    ann = here.guest()
    at = f"/api/tables/{table_for(ann, 'person', 'person', 'person', start=True)}"
    ann.event_hooks = {}  # it would name one
    assert "this client version 1." in fault(ann.get(f"{at}/{path}"), 426, "other-protocol")
    for other in ("", "/plan"):
        assert ann.get(at + other).status_code == 200


@pytest.mark.parametrize("query", ["protocol=new", "protocol=-1", "protocol=3&protocol=3"])
def test_a_version_that_is_none_is_malformed(here: Running, query: str) -> None:
    fault(here.guest().get(f"/api/games?{query}"), 400, "malformed")


def test_the_document_asks_for_the_version_where_the_answer_goes_by_it() -> None:
    asks = {
        path.rpartition("/")[2]
        for path, item in document()["paths"].items()
        for operation in item.values()
        for one in operation.get("parameters", ())
        if one["name"] == "protocol" and one["required"] and one["schema"]["enum"] == [PROTOCOL]
    }
    assert asks == {path.partition("?")[0] for path in BY_VERSION}


def test_an_address_lists_all_methods_that_it_takes(here: Running) -> None:
    browser = here.browser()
    assert browser.options("/api/tables").headers["allow"] == "GET, OPTIONS, POST"
    assert browser.options("/api/tables/abcdefghij/seats/0").headers["allow"] == "DELETE, OPTIONS, PATCH, PUT"


def test_a_seat_out_of_range_is_malformed_and_one_that_is_no_number_is_not_there(here: Running) -> None:
    guest = here.guest()
    fault(guest.put("/api/tables/abcdefghij/seats/8"), 400, "malformed")
    fault(guest.put("/api/tables/abcdefghij/seats/first"), 404, "not-found")


def test_what_is_not_there_or_not_allowed_is_a_fault_too(here: Running) -> None:
    guest = here.guest()
    fault(guest.get("/api/tables/abcdefghij"), 404, "unknown-table")
    fault(guest.get("/api/nothing"), 404, "not-found")
    fault(guest.get("/api"), 404, "not-found")
    wrong = guest.delete("/api/tables")
    fault(wrong, 405, "wrong-method")
    assert "GET" in wrong.headers["allow"]
    fault(guest.get("/api/tables/abcdefghij/live"), 405, "wrong-method")


def test_who_is_not_known_is_asked_who_it_is(here: Running) -> None:
    answer = here.browser().get("/api/tables")
    assert "/api/me" in fault(answer, 401, "no-guest")
    assert answer.headers["www-authenticate"].startswith("Bearer")


def test_a_mistake_of_ours_is_told_without_its_traceback(
    here: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:

    async def break_down(guest: str) -> None:
        raise ZeroDivisionError("the secret inside")

    guest = here.guest()
    monkeypatch.setattr(here.server.queries, "tables", break_down)
    answer = guest.get("/api/tables")
    text = fault(answer, 500, "broken")
    assert "secret" not in text
    assert answer.headers["x-request-id"] in text
    assert "the secret inside" in caplog.text


def test_a_mistake_at_the_door_is_told_without_its_traceback(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:

    def break_down(*given: object) -> None:
        raise ZeroDivisionError("the secret inside")

    guest = here.guest()
    monkeypatch.setattr(here.server.access, "check_rate", break_down)
    assert "secret" not in fault(guest.get("/api/tables"), 500, "broken")


def test_a_database_that_does_not_answer_is_said_to_be_not_ready(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from runabout.server.errors import ServerFault

    async def silent(*given: object) -> None:
        raise ServerFault("not-ready", "The database does not answer.")

    guest = here.guest()
    monkeypatch.setattr(here.server.store, "tables_of", silent)
    answer = guest.get("/api/tables")
    fault(answer, 503, "not-ready")
    assert answer.headers["retry-after"] == "1"


def test_answers_of_the_api_are_kept_by_nobody_and_long_ones_are_compressed(here: Running) -> None:
    guest = here.guest()
    assert guest.get("/api/tables").headers["cache-control"] == "no-store"
    book = guest.get("/api/games/road-runner", headers={"Accept-Encoding": "gzip"})
    assert book.headers["content-encoding"] == "gzip"
    assert book.json()["name"] == "road-runner"


def test_every_request_has_an_id_that_the_asker_may_give(here: Running) -> None:
    browser = here.browser()
    first, second = browser.get("/api/games"), browser.get("/api/games")
    assert first.headers["x-request-id"] != second.headers["x-request-id"]
    mine = browser.get("/api/games", headers={"X-Request-ID": "my-own-id-17"})
    assert mine.headers["x-request-id"] == "my-own-id-17"
    bad = browser.get("/api/games", headers={"X-Request-ID": "<script>"})
    assert bad.headers["x-request-id"] != "<script>"


def test_a_server_that_is_stopping_takes_no_requests(here: Running) -> None:
    guest = here.guest()
    here.server.is_open = False
    fault(guest.get("/api/tables"), 503, "stopping")
    fault(guest.get("/ready"), 503, "stopping")
    assert guest.get("/health").status_code == 200
    here.server.is_open = True


def test_the_openapi_document_is_served_as_it_is_printed(here: Running) -> None:
    assert here.browser().get("/api/openapi.json").content == as_json()


def test_the_document_names_every_address_and_every_message() -> None:
    found = document()
    assert "/api/tables/{table}/seats/{seat}/carry" in found["paths"]
    for path, item in found["paths"].items():
        for method, operation in item.items():
            assert operation["summary"], (path, method)
            assert "400" in operation["responses"], (path, method)
    schemas = found["components"]["schemas"]
    assert {"FromClient", "ToClient", "Play", "ViewNews", "Fault", "Plan"} <= set(schemas)
    assert schemas["FromClient"]["discriminator"]["mapping"]["play"] == "#/components/schemas/Play"
    named = set(_refs(found))
    assert named <= {f"#/components/schemas/{name}" for name in schemas}


def test_a_parameter_in_the_document_has_the_bounds_that_are_checked() -> None:
    operation = document()["paths"]["/api/tables/{table}/view"]["get"]
    by_name = {one["name"]: one["schema"] for one in operation["parameters"]}
    assert by_name["table"]["pattern"] == "^[a-z2-7]{10}$"
    assert (by_name["seat"]["minimum"], by_name["seat"]["maximum"]) == (-1, 7)


def test_operations_in_the_document_have_names_of_their_own() -> None:
    names = [one["operationId"] for item in document()["paths"].values() for one in item.values()]
    assert len(names) == len(set(names))


def _refs(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for value in part.values() for found in _refs(value)]
    if isinstance(part, list):
        return [found for value in part for found in _refs(value)]
    return []


def test_the_document_is_printed_without_starting_anything() -> None:
    command = [sys.executable, "-m", "runabout.server.schema"]
    ended = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=True)
    assert ended.stdout == as_json() + b"\n"
