"""A server that is killed loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from runabout.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.clients import Guest, Player, check_list, check_table, finished
from tests.server.processes import Nursery, Server, nursery

GAMES = 30
GUESTS = 10
KILLS = 6
AFTER = (20, 50)
"""So many moves may be made between two kills: however fast moves are, no game is over before it saw some."""

UNDER_WAY = 20
"""So many of them may be on their way when the server is killed."""

ENOUGH = 100_000
"""Moves to play all games to their end."""


async def kill_now_and_then(server: Server, players: list[Player], may: asyncio.Semaphore, dice: random.Random) -> int:
    """Kill the server at random moments, and start it again at once; how often before all games were over."""
    permitted = 0

    def are_made(moves: int) -> bool:
        return sum(len(player.acknowledged) for player in players) >= moves

    def permit(moves: int) -> None:
        for _ in range(moves):
            may.release()

    for kills in range(KILLS):
        more = dice.randint(*AFTER)
        permit(more)
        permitted += more
        while not are_made(permitted - UNDER_WAY):
            if all(player.is_over for player in players):
                return kills
            await asyncio.sleep(0.001)
        await asyncio.sleep(dice.random() * 0.02)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    permit(ENOUGH)
    return KILLS


async def lay_all(servers: list[Server], may: asyncio.Semaphore, dice: random.Random) -> dict[str, list[Player]]:
    """The players of each table: one person with two bots, or three people."""
    guests = [await Guest.come(servers, f"Guest {number}") for number in range(GUESTS)]
    tables = {}
    for number in range(GAMES):
        guest = guests[number % GUESTS]
        if number % 5 < 3:
            table = await guest.lay(
                "person", "bot", "bot", options={"turn_limit": "16", "auto_pass": "off"}, start=True
            )
            sitting = [guest]
        else:
            table = await guest.lay("person", "open", "open", options={"turn_limit": "10", "auto_pass": "off"})
            sitting = [guest, guests[(number + 1) % GUESTS], guests[(number + 2) % GUESTS]]
            for seat in (1, 2):
                await sitting[seat].ask("PUT", f"/api/tables/{table}/seats/{seat}")
            assert (await guest.ask("POST", f"/api/tables/{table}/start")).status_code == 200
        tables[table] = [
            Player(one, table, random.Random(dice.random()), at=number + seat, may=may)
            for seat, one in enumerate(sitting)
        ]
    return tables


async def play_all(players: list[Player]) -> None:
    """Everybody plays, two of three over a live line."""
    games = [player.play_live() if number % 3 else player.play_plain() for number, player in enumerate(players)]
    await finished(players, games, PATIENCE)


def rows_of(folder: Path, table: str) -> list[tuple]:
    """A table's list, as the file has it."""
    with sqlite3.connect(folder / "data" / "tables.db") as connection:
        asked = 'SELECT number, at, "by", "key", body FROM moves WHERE table_id = ? ORDER BY number'
        return connection.execute(asked, (table,)).fetchall()


async def openings(url: str, tables: list[str]) -> dict:
    """What tables are from their beginning on."""
    store = Store(url)
    await store.start()
    found = {table: await store.opening(table) for table in tables}
    await store.close()
    return found


@pytest.fixture
def home(tmp_path: Path):
    """Where servers come from."""
    with nursery(tmp_path) as found:
        yield found


def test_a_server_killed_at_random_moments_of_many_games_loses_no_acknowledged_move(home: Nursery, tmp_path: Path):
    dice = random.Random(4)
    server = home.start()

    async def story() -> tuple[dict[str, list[Player]], int]:
        may = asyncio.Semaphore(0)
        tables = await lay_all([server], may, dice)
        players = [player for sitting in tables.values() for player in sitting]
        killing = asyncio.create_task(kill_now_and_then(server, players, may, dice))
        await play_all(players)
        return tables, await killing

    tables, kills = asyncio.run(story())
    server.kill()
    found = asyncio.run(openings(f"sqlite:///{tmp_path / 'data' / 'tables.db'}", list(tables)))
    for table, players in tables.items():
        written = check_list(rows_of(tmp_path, table), players)
        check_table(found[table], written, players)
        assert [player.refused for player in players] == [[]] * len(players)
    assert "[error" not in server.written(), server.written()[-3000:]
    assert kills == KILLS
    assert max(player.lives for players in tables.values() for player in players) > 2
