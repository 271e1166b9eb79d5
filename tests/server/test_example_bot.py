"""The bot of `examples/`, in processes of its own, at tables of a real server."""

import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from examples.bot import LAST_RESORT, Bot, choose, make
from runabout.server.messages.common import PROTOCOL
from tests.core.move_vectors import VERBS, vectors
from tests.patience import PATIENCE
from tests.ports import held_port, number_of
from tests.server.conftest import said, table_for
from tests.server.test_serve import serving

BOT = Path(__file__).parents[2] / "examples" / "bot.py"

LONG_GAME = "rummy-runway"

MANY_ROUNDS = {"target": "1000", "round_turn_limit": "3"}
"""Nobody gets so many points: the game goes on for all its rounds, in each of which everybody has a turn."""


@pytest.fixture
def sit():
    """Starts bots, which end with the test."""
    with ExitStack() as stack:

        def start(link, *arguments):
            bot = subprocess.Popen(
                [sys.executable, "-u", str(BOT), link, *arguments],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
            stack.callback(leave, bot)
            return bot

        yield start


def leave(bot):
    if bot.poll() is None:
        bot.kill()
    bot.communicate()


def ended(bot):
    """A bot's exit code, and what it said."""
    words, complaints = bot.communicate(timeout=PATIENCE)
    return bot.returncode, words + complaints


def info(client, table):
    return client.get(f"/api/tables/{table}").json()


def start_when_full(client, table):
    """Begin the game once everybody sits."""
    until_then = time.monotonic() + PATIENCE
    while any(seat["kind"] == "open" for seat in info(client, table)["seats"]):
        assert time.monotonic() < until_then, "nobody sits down"
        time.sleep(0.05)
    answer = client.post(f"/api/tables/{table}/start")
    assert answer.status_code == 200, answer.text


def play_until(host, table, is_done):
    """Play the host's own seat until the table `is_done`: the bots, however quick, go no further than its decisions."""
    chance = random.Random(1)
    until_then = time.monotonic() + PATIENCE
    while not is_done(info(host, table)):
        assert time.monotonic() < until_then, "the game does not go on"
        view = host.get(f"/api/tables/{table}/view?words=en&protocol={PROTOCOL}").json()["view"]
        if not view.get("actions"):
            time.sleep(0.02)
            continue
        move = play(view, choose(view, chance))
        answer = host.post(
            f"/api/tables/{table}/moves", json={name: move[name] for name in ("key", "number", "action")}
        )
        assert answer.status_code in (200, 201, 409), answer.text  # a note of the table may come between


def tells_how_it_ended(words: str, over: dict[str, Any]) -> bool:
    """Whether a bot's last line says who won."""
    winners = ", ".join(over["seats"][seat]["name"] for seat in over["outcome"]["winners"])
    return words.rstrip().endswith(f"The game is over, won by {winners}.")


@pytest.mark.parametrize("game", ["road-runner", LONG_GAME])
def test_bots_sit_down_by_link_and_play_each_other_to_the_end(here, sit, game):
    host = here.guest()
    table = table_for(host, "open", "open", "open", game=game)
    bots = [sit(f"{here.url}/t/{table}", "--name", f"Robot {number}", "--seed", str(number)) for number in range(3)]
    start_when_full(host, table)
    found = [ended(bot) for bot in bots]
    over = info(host, table)
    assert over["status"] == "over"
    for code, words in found:
        assert code == 0, words
        assert tells_how_it_ended(words, over)
        assert re.match(r"Robot \d sits at seat \d of a table of ", words)
    assert sorted(seat["name"] for seat in over["seats"]) == ["Robot 0", "Robot 1", "Robot 2"]


@pytest.fixture
def port():
    """A port for a server that is killed and comes back."""
    with held_port() as held:
        yield str(number_of(held))


def test_bots_come_back_to_a_server_that_was_killed_and_the_game_goes_on(sit, tmp_path, port):
    folder, table, token, bots = tmp_path / "data", "", "", []
    for kill_after in (10, 20, None):
        with ExitStack() as stack:
            process = stack.enter_context(serving(folder, "--port", port, "--messages-per-second", "100000"))
            url = process.url()
            host = stack.enter_context(httpx.Client(base_url=url, timeout=PATIENCE))
            if not bots:
                token = host.post("/api/guests", json={"name": "Host"}).json()["token"]
            host.headers["Authorization"] = f"Bearer {token}"
            if not bots:
                table = table_for(host, "person", "open", "open", game=LONG_GAME, options=MANY_ROUNDS)
                bots = [sit(f"{url}/t/{table}", "--seed", str(number)) for number in range(2)]
                start_when_full(host, table)
            if kill_after:
                enough = info(host, table)["number"] + kill_after
                play_until(host, table, lambda found, enough=enough: found["number"] >= enough)
                assert info(host, table)["status"] == "playing"
                process.end(signal.SIGKILL)
            else:
                play_until(host, table, lambda found: found["status"] == "over")
                found = [ended(bot) for bot in bots]
                host.headers["Authorization"] = (
                    f"Bearer {host.post('/api/guests', json={'name': 'Eve'}).json()['token']}"
                )
                over = info(host, table)  # as one who only watches is told it
    assert over["status"] == "over"
    for code, words in found:
        assert code == 0, words
        assert words.count("trying again in") >= 2
        assert tells_how_it_ended(words, over)


def test_a_bot_lets_others_take_back(here, sit):
    host = here.guest()
    table = table_for(host, "person", "open", "open", game=LONG_GAME)
    bots = [sit(f"{here.url}/t/{table}", "--seed", str(number)) for number in range(2)]
    line = here.line(host, table)
    start_when_full(host, table)
    asked = 0
    while True:
        message = said(line)
        if message["type"] == "view":
            if asked and message["again"]:
                break  # it is taken back, and what is left is told again from the beginning
            if message["view"].get("actions") and not asked:
                line.send(json.dumps(play(message["view"], choose(message["view"], random.Random(1)))))
        elif message["type"] == "table" or message["type"] == "done":
            # Some decisions are not to be taken back; and one that a bot had sent before it was asked counts as a no.
            table_now = info(host, table)
            if table_now["undo"] is None and table_now["can_undo"] and table_now["number"] > asked:
                asked = table_now["number"]
                line.send(json.dumps({"type": "undo", "key": f"take-back-{asked}"}))
    assert all(bot.poll() is None for bot in bots)


def play(view, action):
    return {"type": "play", "key": f"host-{view['number']:06}", "number": view["number"], "action": action["text"]}


# ----------------------------------------------------------------------------------------------- when it cannot


def test_a_table_without_an_open_seat_is_told(here, sit):
    table = table_for(here.guest(), "person", "person", "person")
    assert ended(sit(f"{here.url}/t/{table}")) == (1, "No seat is open at this table.\n")


def test_a_table_that_there_is_not_is_told_in_the_servers_words(here, sit):
    code, words = ended(sit(f"{here.url}/t/aaaaaaaaaa"))
    assert code == 1
    assert "table" in words
    assert "Traceback" not in words


def test_a_server_that_is_not_there_is_told(sit):
    code, words = ended(sit("http://127.0.0.1:1/t/aaaaaaaaaa"))
    assert code == 1
    assert words.startswith("The server cannot be reached at http://127.0.0.1:1: ")


def test_a_bot_that_lost_its_seats_server_for_good_says_why(here):
    """The token is no guest's: the line is refused, and asking again would not help."""
    bot = Bot(f"{here.url}/t/aaaaaaaaaa", "Robot", random.Random(1))
    bot.headers = {"Authorization": "Bearer forged"}
    with pytest.raises(SystemExit, match=r"The server refuses the connection: .*no-guest"):
        asyncio.run(bot.play())


@pytest.mark.parametrize("status", [429, 503])
def test_a_connection_that_is_refused_for_now_is_tried_again(bot, monkeypatch, status):
    refusals = [status, status, 403]

    def connect(url, additional_headers):
        raise InvalidStatus(Response(refusals.pop(0), "", Headers(), b"no"))

    monkeypatch.setattr("examples.bot.connect", connect)
    with pytest.raises(SystemExit, match="The server refuses the connection: no"):
        asyncio.run(bot.play())
    assert refusals == []


# ------------------------------------------------------------------------------------------------ how it plays


class Line:
    """A line that only notes what is sent."""

    def __init__(self):
        self.sent = []

    async def send(self, text):
        self.sent.append(json.loads(text))


def view_of(number, *verbs):
    return {
        "number": number,
        "open": [*range(len(verbs))],
        "actions": [{"verb": verb, "card": "", "text": f"{verb} it"} for verb in verbs],
    }


@pytest.fixture
def bot(monkeypatch):
    monkeypatch.setattr("examples.bot.RETRY_SECONDS", (0.0, 0.0))
    return Bot("http://localhost:8000/t/abcdefghij/", "Robot", random.Random(1))


def test_it_rather_does_something_than_nothing():
    luck = random.Random(1)
    chosen = {choose(view_of(1, *LAST_RESORT, "lay", "play"), luck)["verb"] for _ in range(50)}
    assert chosen == {"lay", "play"}
    assert choose(view_of(1, "pass"), luck)["verb"] == "pass"


def test_a_link_names_the_server_and_the_table(bot):
    assert (bot.server, bot.table) == ("http://localhost:8000", "abcdefghij")


def test_a_decision_on_one_view_is_sent_again_under_the_same_key_and_one_on_the_next_under_another(bot):
    line = Line()

    async def story():
        for view in (view_of(3, "lay", "play", "call"), view_of(3, "lay", "play", "call"), view_of(5, "lay")):
            await bot.decide(line, view)

    asyncio.run(story())
    first, again, other = line.sent
    assert first == again
    assert (first["number"], other["number"]) == (3, 5)
    assert first["key"] != other["key"]


@pytest.mark.parametrize(
    ("code", "resent", "forgotten"), [("too-fast", 1, False), ("stopping", 1, False), ("stale", 0, True)]
)
def test_what_was_not_done_is_sent_again_or_decided_anew(bot, code, resent, forgotten):
    line = Line()

    async def story():
        await bot.decide(line, view_of(3, "lay"))
        await bot.recover(line, {"key": bot.sent["key"], "fault": {"code": code, "text": "..."}})

    asyncio.run(story())
    assert line.sent[1:] == line.sent[:1] * resent
    assert (bot.sent is None) == forgotten


def test_a_decision_that_the_rules_refuse_ends_it_with_the_reason(bot):
    async def story():
        await bot.decide(Line(), view_of(3, "lay"))
        await bot.recover(Line(), {"key": bot.sent["key"], "fault": {"code": "refused", "text": "RR-31 forbids it."}})

    with pytest.raises(SystemExit, match="lay it: RR-31 forbids it"):
        asyncio.run(story())


@pytest.mark.parametrize("case", vectors()["cases"], ids=[f"{at} {verb}" for at, (verb, _) in enumerate(VERBS)])
def test_the_scene_that_it_keeps_is_the_servers(case):
    scene = vectors()["before"]
    for move in case["moves"]:
        make(scene, move)
    assert scene == case["after"]
