"""The example game works as an installed package: it is found by its entry point, and is not in our own list."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from runabout.games import GAMES
from runabout.server.messages.common import PROTOCOL
from tests.examples.installed import SOURCE, Installed, install
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def kuhn(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("kuhn"))


def test_it_is_no_game_of_our_own() -> None:
    assert "kuhn-poker" not in GAMES


def test_its_own_tests_pass_with_the_wheel(kuhn: Installed) -> None:
    where = kuhn.python("-c", "import kuhn_poker; print(kuhn_poker.__file__)").stdout
    assert Path(where.strip()).is_relative_to(kuhn.site)
    done = kuhn.python(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(SOURCE / "pyproject.toml"),
        "-o", "pythonpath=", str(SOURCE / "tests"),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d+ passed", done.stdout)


def test_it_is_listed_after_our_own(kuhn: Installed) -> None:
    found = json.loads(kuhn.runabout("games", "--json").stdout)
    assert [game["name"] for game in found] == [*GAMES, "kuhn-poker"]


def test_it_keeps_every_law_compiled(kuhn: Installed) -> None:
    done = kuhn.runabout("check", "kuhn-poker", "--hidden", "kuhn_poker.hidden:HIDDEN")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^kept +compiled +2 cases", done.stdout, re.MULTILINE)
    assert "Kuhn Poker keeps all " in done.stdout


def test_its_rules_can_be_asked_for(kuhn: Installed) -> None:
    assert "To bet is to pay 1" in kuhn.runabout("rules", "kuhn-poker", "4").stdout


def test_it_is_played_in_the_terminal_to_the_end(kuhn: Installed) -> None:
    answers = ("why fold", "2", *["2"] * 2)  # bet or call, whichever is asked
    done = kuhn.runabout("play", "kuhn-poker", "--seed", "1", "--bots", "greedy", lines=answers)
    assert done.returncode == 0, done.stderr
    assert "KP-005" in done.stdout
    assert "You are dealt the" in done.stdout
    assert "the higher card takes the pot" in done.stdout or "the other player folded" in done.stdout


def test_it_is_played_in_german_in_the_terminal_to_the_end(kuhn: Installed) -> None:
    line = ("play", "kuhn-poker", "--seed", "1", "--bots", "greedy", "--language", "de")
    done = kuhn.runabout(*line, lines=("setzen", "mitgehen", "mitgehen"))
    assert done.returncode == 0, done.stderr
    assert re.search(r"Du bekommst (den Buben|die Dame|den König)\.", done.stdout)
    assert "die höhere Karte nimmt den Pot" in done.stdout or "die andere Person ist ausgestiegen" in done.stdout
    assert not re.search(r"\b(check|bet|fold|call|card|pot|the|you)\b", done.stdout)


def test_bots_of_every_level_play_it(kuhn: Installed) -> None:
    line = ("simulate", "kuhn-poker", "--games", "2", "--bots", "hard,medium", "--jobs", "1", "--json")
    found = json.loads(kuhn.runabout(*line).stdout)
    assert sum(found["wins"]) == 2


@pytest.fixture
def address(kuhn: Installed, tmp_path: Path) -> Iterator[str]:
    """Where a server answers that was started with the game installed."""
    line = [sys.executable, "-m", "runabout", "serve", "--port", "0", "--folder", str(tmp_path)]
    environment = {**kuhn.environment, "RUNABOUT_INTERPRET": "1", "RUNABOUT_BOT_PACE": "0", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(line, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield next(found[0] for said in server.stdout if (found := re.findall(r"http://\S+", said)))
        finally:
            server.terminate()


def test_the_server_lists_it(address: str) -> None:
    with urllib.request.urlopen(f"{address}/api/games", timeout=PATIENCE) as reply:
        found = json.load(reply)
    assert "kuhn-poker" in [game["name"] for game in found["games"]]


def test_it_is_played_over_the_server(address: str) -> None:
    def ask(method: str, path: str, body: object = None, **headers: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            address + path, data, {"Content-Type": "application/json", **headers}, method=method
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            return json.load(reply)

    me = {"Authorization": f"Bearer {ask('POST', '/api/guests', {'name': 'Ann'})['token']}"}
    wish = {"game": "kuhn-poker", "start": True, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
    table = ask("POST", "/api/tables", wish, **me)["id"]
    live = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?words=en&protocol={PROTOCOL}"
    decided = 0
    with connect(live, additional_headers=me, open_timeout=PATIENCE) as connection:
        while True:
            news = json.loads(connection.recv(timeout=PATIENCE))
            assert news["type"] in ("table", "view", "done"), news
            if news["type"] == "view" and news["view"].get("actions"):
                view = news["view"]
                assert [list(seat) for seat in view["standing"]] == [["paid"], ["paid"]]
                assert view["decision"]["seat"] == 0
                action = view["actions"][0]["text"]
                move = {"type": "play", "key": f"move-{decided:08}", "number": view["number"], "action": action}
                connection.send(json.dumps(move))
                decided += 1
            elif news["type"] == "table" and news["table"]["outcome"]:
                break
    assert decided in (1, 2)
