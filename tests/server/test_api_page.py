"""docs/api.md says what is so: its messages can be read, its codes are those there are, and its bot plays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from runabout.games import find_game
from runabout.server.errors import STATUS
from runabout.server.live import Code
from runabout.server.live_messages import FromClient, ToClient
from runabout.server.schema import document
from runabout.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.conftest import Running, table_for

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
LINES = [line for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


@pytest.mark.parametrize("line", LINES)
def test_each_message_on_the_page_can_be_read(line: str) -> None:
    kind = {">": FromClient, "<": ToClient}[line[0]]
    msgspec.json.decode(line[2:], type=kind)


def test_the_page_shows_what_a_client_can_send() -> None:
    sent = {msgspec.json.decode(line[2:])["type"] for line in LINES if line[0] == ">"}
    assert sent == {"play", "why", "about", "forecast", "undo", "answer", "look", "ping"}


def test_the_page_lists_every_code_with_its_status() -> None:
    listed = {
        code: int(status)
        for status, codes in re.findall(r"^\| (\d{3}) \| (`.*`) \|$", PAGE, re.MULTILINE)
        for code in re.findall(r"`([^`]+)`", codes)
    }
    assert listed == STATUS


def test_the_page_lists_every_code_that_a_line_is_closed_with() -> None:
    assert {int(code) for code in re.findall(r"^\| (10\d\d) \|", PAGE, re.MULTILINE)} == set(map(int, Code))


def test_every_address_on_the_page_is_there() -> None:
    there = {(method.upper(), path) for path, item in document()["paths"].items() for method in item}
    there |= {("GET", "/api/openapi.json"), ("GET", "/api/tables/{table}/live")}
    named = re.findall(r"\b(GET|POST|PUT|PATCH|DELETE)\s+(/api/[a-z_/{}.-]+)", PAGE)
    assert len(named) > 20
    assert set(named) <= there


def test_the_preview_on_the_page_has_the_fields_that_are_told_of_very_many_actions() -> None:
    found = re.search(r"```\n(\{\"meets\".*?)```", PAGE, re.DOTALL)
    assert found
    shown = json.loads(found[1])
    assert (previews := find_game("road-wolf").previews)
    assert tuple(shown) == previews.brief
    schemas = {"components": {"schemas": document()["components"]["schemas"]}}
    jsonschema_rs.validator_for({"$ref": "#/components/schemas/RoadWolfPreview", **schemas}).validate(shown)


def test_the_limits_on_the_page_are_the_usual_settings() -> None:
    usual = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    text = " ".join(PAGE.partition("## Limits")[2].split())
    assert (
        f"{usual['messages_per_second']} messages a second in the long run and {usual['messages_burst']} at once"
        in text
    )
    assert f"{usual['connections_per_guest']} live connections" in text
    assert f"{usual['tables_per_hour']} tables an hour" in text
    assert f"{usual['message_bytes'] // 1024} KiB" in text


def test_the_bot_on_the_page_plays_a_game_to_its_end(here: Running, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    script = tmp_path / "bot.py"
    script.write_text(found[1])
    ann = here.guest()
    table = table_for(ann, "bot", "open", "bot", options={"turn_limit": "10"})
    bot = subprocess.Popen([sys.executable, str(script), here.url, table, "1"], stdout=subprocess.PIPE, text=True)
    try:
        with here.line(ann, table) as line:
            while '"open"' in str(line.recv(PATIENCE)):
                pass  # it has not sat down yet
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        out, _ = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
        bot.wait()
    assert bot.returncode == 0
    assert out.strip()
    seats = ann.get(f"/api/tables/{table}").json()["seats"]
    assert seats[1]["name"] == "Coin Tosser"
