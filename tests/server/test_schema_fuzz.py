"""Whatever is sent over HTTP, right or wrong, is answered as the OpenAPI document says, and others play on."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from runabout.core.game import INTERPRET
from runabout.server.messages.common import PROTOCOL
from runabout.server.schema import document
from tests.patience import PATIENCE
from tests.server.conftest import Running, fault, table_for, wide
from tests.server.visitors import Visitor

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

REFUSED = [400, 401, 403, 404, 405, 409, 422, 426, "5xx"]
"""What may be answered to what is wrong: 426 where the version of the protocol is."""

CONFIG = {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
SCHEMA = schemathesis.openapi.from_dict(document(), config=schemathesis.Config.from_dict(CONFIG))

OPERATIONS = {
    f"{method} {path}": operation for path, item in document()["paths"].items() for method, operation in item.items()
}

SHORT = {"turn_limit": "10"}
"""Bots that are left to themselves come to an end."""

RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


def can_be_wrong(name: str) -> bool:
    """Whether an operation takes anything but text of any kind."""
    takes = OPERATIONS[name].get("parameters", ())
    return "requestBody" in OPERATIONS[name] or any(one["schema"] != {"type": "string"} for one in takes)


class Place:
    """A server with tables of every kind. Mallory, who hosts, plays and strays, asks it for anything; Ann plays."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self.url = url
        self.mallory, self.ann = Visitor(url, "Mallory"), Visitor(url, "Ann")
        for one in (self.mallory, self.ann):
            stack.callback(one.close)
        self.over = table_for(self.mallory.http, "person", "person", "person", options=SHORT, start=True)
        while self.play(self.mallory, self.over):
            pass
        self.honest = table_for(self.ann.http, "person", "person", "person", start=True)
        self.lay()

    def lay(self) -> None:
        """Lay the tables anew that may be spoilt; they are led to in turn, and to three seats of each."""
        self.turns = itertools.count()
        mine, hers = self.mallory.http, self.ann.http
        self.tables = [
            table_for(mine, "person", "person", "person", options=SHORT, start=True),
            table_for(mine, "person", "bot", "bot", options=SHORT, start=True),
            self.asked(),
            self.over,
            table_for(mine, "person", "open", "bot", options=SHORT),
            table_for(mine, "person", "bot", "bot", game="riverdale", options=SHORT),
            table_for(hers, "person", "open", "open", options=SHORT),
            table_for(hers, "person", "bot", "bot", options=SHORT, start=True),
            table_for(hers, "person", "bot", "bot", options=SHORT, start=True, spectators=False),
        ]
        view = self.mallory.ask("GET", f"/api/tables/{self.tables[0]}/view?words=en").json()["view"]
        self.play(self.mallory, self.tables[0], 0)  # what is laid is seen by nobody yet: it can be taken back
        other = (view["to_act"] + 1) % 3  # not the seat that has something to take back
        self.mallory.ask("POST", f"/api/tables/{self.tables[0]}/seats/{other}/leave")

    def asked(self) -> str:
        """A table at which Ann asks Mallory whether she may take back."""
        table = table_for(self.ann.http, "person", "open", game="race-2-live")
        self.mallory.ask("PUT", f"/api/tables/{table}/seats/1")
        self.ann.ask("POST", f"/api/tables/{table}/start")
        while not self.play(self.ann, table):
            self.play(self.mallory, table)
        assert self.ann.ask("POST", f"/api/tables/{table}/undo", {"key": "may-I-take-back"}).status_code == 200
        return table

    def play(self, who: Visitor, table: str, which: int = -1) -> bool:
        """Let somebody play, the last of what is open or another; False where it is not up to them."""
        view = who.ask("GET", f"/api/tables/{table}/view?words=en").json()["view"]
        if view.get("actions"):
            action, number = view["actions"][which]["text"], view["number"]
            move = {"key": f"move-{number:06}", "number": number, "action": action}
            assert who.ask("POST", f"/api/tables/{table}/moves", move).status_code == 200
        return bool(view.get("actions"))

    def lead(self, case: Any, mode: GenerationMode) -> None:
        """Put what is there in the place of what could be there: all that comes is "unknown table" else."""
        path, body, turn = case.path_parameters or {}, case.body, next(self.turns)
        if re.fullmatch("[a-z2-7]{10}", str(path.get("table"))):
            path["table"] = self.tables[turn % len(self.tables)]
        if path.get("seat") in range(8):
            path["seat"] = turn // len(self.tables) % 3
        if mode is WRONG:
            return
        if "token" in path and turn % 2:
            table = table_for(self.ann.http, "person", "open", "open")
            path["token"] = self.ann.ask("POST", f"/api/tables/{table}/seats/0/carry").json()["path"].split("/")[-1]
        if "game" in path and turn % 2:
            path["game"] = "road-runner"
        if isinstance(body, dict) and "seats" in body and turn % 2:
            body |= {"game": "road-runner", "seats": [{"kind": "person"}] * 3, "options": SHORT}
        if isinstance(body, dict) and "looks" in body and turn % 2:
            body["looks"] = []  # random names are refused
        for part in (case.query, body):
            if isinstance(part, dict) and "action" in part:
                part["action"] = "pass"
                view = self.mallory.ask("GET", f"/api/tables/{path['table']}/view?words=en").json().get("view")
                if view and view.get("actions"):
                    part["action"] = view["actions"][turn % len(view["actions"])]["text"]
                if view and part is body:
                    part["number"] = view["number"]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    running = Running(wide(tmp_path_factory.mktemp("fuzz"), tables_per_hour=10**6))
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setenv(INTERPRET, "1")  # forecasts do not wait for compiled rules
        stack.callback(running.stop)
        yield Place(running.url, stack)


@pytest.mark.parametrize(
    ("name", "mode"),
    [(name, mode) for name in OPERATIONS for mode in (RIGHT, WRONG) if mode is RIGHT or can_be_wrong(name)],
    ids=lambda part: part if isinstance(part, str) else part.value,
)
def test_whatever_is_sent_is_answered_as_the_document_says(place: Place, name: str, mode: GenerationMode) -> None:
    method, path = name.split()
    if mode is RIGHT:
        place.lay()  # what is wrong is refused, and spoils nothing
    statuses = set()

    # Three seats of nine tables. What fails is not made smaller: the tables have moved on, and curl can send it again.
    most = 27 if mode is RIGHT else 8

    @settings(max_examples=most, deadline=None, database=None, derandomize=True, phases=[Phase.generate])
    @given(case=SCHEMA[path][method.upper()].as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        place.lead(case, mode)
        token = {"Authorization": f"Bearer {place.mallory.token}"}
        answer = case.call(base_url=place.url, headers=token, timeout=PATIENCE)
        if path == "/api/me/sign-out" and answer.status_code == 200:
            place.mallory.renew(answer.json()["token"])
        case.validate_response(answer, checks=CHECKS)
        assert b"Traceback" not in answer.content
        if answer.status_code >= 400:
            named = OPERATIONS[name]["responses"][str(answer.status_code)]["description"]
            assert answer.json()["code"] in named.split(", "), case.as_curl_command()
        statuses.add(answer.status_code)

    send()
    assert mode is WRONG or min(statuses) < 300, "nothing that was sent could be done"
    assert place.play(place.ann, place.honest)


@pytest.mark.parametrize("name", [name for name, operation in OPERATIONS.items() if "security" in operation])
def test_who_is_nobody_is_told_so_and_a_form_of_another_site_is_refused(place: Place, name: str) -> None:
    method, path = name.split()
    asked = [one["name"] for one in OPERATIONS[name].get("parameters", ())]
    needed = {name: value for name, value in {"action": "pass", "protocol": PROTOCOL}.items() if name in asked}
    address = str(httpx.URL(path.format(table=place.honest, seat=0, token="nonsense"), params=needed))
    with httpx.Client(base_url=place.url, timeout=PATIENCE) as nobody:
        for token in ({}, {"Authorization": "Bearer nonsense"}):
            fault(nobody.request(method, address, headers=token), 401, "no-guest")
        nobody.get("/api/me")
        if method != "get":
            form = {"Origin": "https://evil.example", "Content-Type": "application/x-www-form-urlencoded"}
            fault(nobody.request(method, address, content="name=x", headers=form), 403, "cross-site")
