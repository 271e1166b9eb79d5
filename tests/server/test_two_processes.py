"""Two servers on one PostgreSQL, with a Redis between them: what one of them loses, the other has."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Iterator

import psycopg
import pytest
from websockets.asyncio.client import connect

from runabout.server.messages.common import PROTOCOL
from tests.patience import PATIENCE
from tests.server.clients import Guest, Player, check_list, check_table, finished
from tests.server.processes import Redis, Server, nursery
from tests.server.services import Postgres, postgres
from tests.server.test_nothing_lost import openings

GAMES = 30
GUESTS = 6
OPTIONS = {"turn_limit": "14", "auto_pass": "off"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.close()


@pytest.fixture(scope="module")
def url(cluster: Postgres) -> str:
    return cluster.url("two")


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, redis: Redis, url: str) -> Iterator[tuple[Server, Server]]:
    """Two servers, who have the folder with the secret in common. Each test leaves them alive."""
    with nursery(tmp_path_factory.mktemp("two")) as home:
        flags = {"database_url": url, "redis_url": redis.url}
        yield home.start("one", **flags), home.start("other", **flags)


def rows_of(url: str, table: str) -> list[tuple]:
    """A table's list, as the database has it."""
    with psycopg.connect(url.replace("postgresql+psycopg", "postgresql")) as connection:
        asked = 'SELECT number, at, "by", "key", body FROM moves WHERE table_id = %s ORDER BY number'
        return connection.execute(asked, (table,)).fetchall()


async def lay_all(pair: tuple[Server, Server]) -> dict[str, list[Player]]:
    """The players of each table: two people and a bot, or three people, at one server and the other."""
    dice = random.Random(7)
    guests = [await Guest.come(pair, f"Guest {number}") for number in range(GUESTS)]
    tables = {}
    for number in range(GAMES):
        sitting = [guests[(number + seat) % GUESTS] for seat in range(3 if number % 2 else 2)]
        table = await sitting[0].lay("person", "open", "open" if number % 2 else "bot", options=OPTIONS)
        for seat, guest in enumerate(sitting[1:], 1):
            await guest.ask("PUT", f"/api/tables/{table}/seats/{seat}")
        assert (await sitting[0].ask("POST", f"/api/tables/{table}/start")).status_code == 200
        tables[table] = [
            Player(guest, table, random.Random(dice.random()), at=number + seat) for seat, guest in enumerate(sitting)
        ]
    return tables


async def play_all(tables: dict[str, list[Player]]) -> None:
    """Everybody plays: those who set up, over plain HTTP at every third table."""
    games = [
        player.play_plain() if number % 3 == 0 and not seat else player.play_live()
        for number, players in enumerate(tables.values())
        for seat, player in enumerate(players)
    ]
    players = [player for sitting in tables.values() for player in sitting]
    await finished(players, games, PATIENCE)


def check_all(url: str, tables: dict[str, list[Player]]) -> None:
    """Every acknowledged move is there once, in order, and every game came to its end."""
    found = asyncio.run(openings(url, list(tables)))
    for table, players in tables.items():
        check_table(found[table], check_list(rows_of(url, table), players), players)
        assert [player.refused for player in players] == [[]] * len(players)


def test_one_of_two_processes_is_killed_again_and_again_and_its_clients_move_over(pair, url: str):
    dice = random.Random(3)

    async def kill(tables: dict[str, list[Player]], kills: int) -> int:
        players = [player for sitting in tables.values() for player in sitting]
        while not all(player.is_over for player in players):
            done = sum(len(player.acknowledged) for player in players)
            until = done + dice.randint(20, 100)
            while sum(len(player.acknowledged) for player in players) < until:
                if all(player.is_over for player in players):
                    return kills
                await asyncio.sleep(0.002)
            server = pair[kills % 2]
            await asyncio.to_thread(server.kill)
            kills += 1
            await asyncio.sleep(dice.random())  # while the other goes on alone
            await asyncio.to_thread(server.start)
        return kills

    async def story() -> dict[str, list[Player]]:
        tables: dict[str, list[Player]] = {}
        kills = 0
        while kills < 2:  # games may be over sooner than a process has started again
            laid = await lay_all(pair)
            killing = asyncio.create_task(kill(laid, kills))
            await play_all(laid)
            kills = await killing
            tables |= laid
        return tables

    tables = asyncio.run(story())
    check_all(url, tables)
    for server in pair:
        assert "[error" not in server.written(), server.written()[-3000:]


def test_while_redis_is_away_nothing_is_lost(pair, url: str, redis: Redis):
    async def take_away(tables: dict[str, list[Player]]) -> int:
        players = [player for sitting in tables.values() for player in sitting]
        times = 0
        while not all(player.is_over for player in players) and times < 2:
            await asyncio.to_thread(redis.stop)
            await asyncio.sleep(2)
            await asyncio.to_thread(redis.start)
            times += 1
            await asyncio.sleep(1)
        return times

    async def story() -> dict[str, list[Player]]:
        tables = await lay_all(pair)
        gone = asyncio.create_task(take_away(tables))
        await play_all(tables)
        assert await gone
        return tables

    tables = asyncio.run(story())
    check_all(url, tables)


def test_of_two_clients_that_race_for_the_same_move_at_two_processes_one_wins_and_the_other_is_told(pair, url: str):
    async def race(guest: Guest) -> tuple[str, list[tuple[str, str]]]:
        """Race for each decision of a game; the table, and the keys that won and lost."""
        table = await guest.lay("person", "person", "person", options=OPTIONS, start=True)
        told: list[tuple[str, str]] = []
        lines = []
        for server in pair:
            address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live?words=en&protocol={PROTOCOL}"
            lines.append(await connect(address, additional_headers=guest.headers, max_size=None, open_timeout=PATIENCE))
        for _ in range(40):
            news = (await guest.ask("GET", f"/api/tables/{table}/view?words=en")).json()
            view = news["view"]
            if view["to_act"] < 0:
                break
            keys = [f"key-{secrets.token_hex(8)}" for _ in lines]
            for line, key in zip(lines, keys):
                move = {"type": "play", "key": key, "number": view["number"], "action": view["actions"][0]["text"]}
                await line.send(json.dumps(move))
            answers = await asyncio.gather(*(answer(line, key) for line, key in zip(lines, keys)))
            done = [one for one in answers if one["type"] == "done"]
            faults = [one for one in answers if one["type"] == "fault"]
            assert len(done) == 1, answers
            assert [one["fault"]["code"] for one in faults] == ["stale"], answers
            info = (await guest.ask("GET", f"/api/tables/{table}")).json()
            assert faults[0]["fault"]["number"] == info["number"]  # as those count who only watch
            told.append((done[0]["key"], faults[0]["key"]))
        for line in lines:
            await line.close()
        return table, told

    async def story() -> dict[str, list[tuple[str, str]]]:
        guest = await Guest.come(pair, "Ann")
        raced: dict[str, list[tuple[str, str]]] = {}
        while sum(map(len, raced.values())) <= 10:  # a game may be over sooner
            table, told = await race(guest)
            raced[table] = told
        await guest.close()
        return raced

    for table, told in asyncio.run(asyncio.wait_for(story(), PATIENCE)).items():
        keys = [row[3] for row in rows_of(url, table)]
        assert told
        assert all(keys.count(won) == 1 and keys.count(lost) == 0 for won, lost in told)


async def answer(line, key: str) -> dict:
    """What is said to what was sent under a key."""
    while True:
        message = json.loads(await line.recv())
        if message.get("key") == key:
            return message


def test_a_move_sent_again_to_another_process_is_played_once(pair, url: str):
    async def story() -> tuple[str, str]:
        guest = await Guest.come(pair, "Ann")
        table = await guest.lay("person", "person", "person", options=OPTIONS, start=True)
        for server in range(2):  # both have the table in memory
            view = (await guest.ask("GET", f"/api/tables/{table}/view?words=en", at=server)).json()["view"]
        move = {"key": "the-same-key", "number": view["number"], "action": view["actions"][0]["text"]}
        moved = [(await guest.ask("POST", f"/api/tables/{table}/moves", move, at=at)).json() for at in (0, 1, 0, 1)]
        assert moved == [moved[0]] * 4
        known = f"seat={view['seat']}&since={moved[0]['number']}"
        seen = (await guest.ask("GET", f"/api/tables/{table}/view?words=en&{known}", at=1)).json()
        assert seen["view"]["number"] == moved[0]["number"]
        await guest.close()
        return table, move["key"]

    table, key = asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert [row[3] for row in rows_of(url, table)].count(key) == 1


def test_what_was_acknowledged_by_a_process_that_is_killed_at_once_is_there_at_the_other(pair, url: str):
    one = pair[0]

    async def story() -> None:
        guest = await Guest.come(pair, "Ann")
        table = await guest.lay("person", "person", "person", options=OPTIONS, start=True)
        for _ in range(8):
            view = (await guest.ask("GET", f"/api/tables/{table}/view?words=en", at=1)).json()[
                "view"
            ]  # the other has it, too
            address = f"{one.url.replace('http', 'ws', 1)}/api/tables/{table}/live?words=en&protocol={PROTOCOL}"
            async with connect(address, additional_headers=guest.headers, max_size=None, open_timeout=PATIENCE) as line:
                key = f"key-{secrets.token_hex(8)}"
                move = {"type": "play", "key": key, "number": view["number"], "action": view["actions"][0]["text"]}
                await line.send(json.dumps(move))
                try:
                    done = await answer(line, key)
                finally:
                    one.kill()
            known = f"seat={view['seat']}&since={done['number']}"  # as the seat counts that has played
            seen = (await guest.ask("GET", f"/api/tables/{table}/view?words=en&{known}", at=1)).json()["view"]
            assert seen["number"] >= done["number"]
            assert seen["step"] == view["step"] + 1
            await asyncio.to_thread(one.start)
        await guest.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
