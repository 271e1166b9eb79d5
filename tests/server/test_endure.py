"""Servers that are killed, paused and cut off lose nothing that they acknowledged: a short form of `make endure`."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.endurance.journal import DONE, REFUSED, Journal, Request
from tests.server.endurance.places import Place, new_clock, set_clock
from tests.server.endurance.reader import Stored, lost, read, wrong
from tests.server.endurance.run import endure, go_on
from tests.server.processes import Nursery, nursery

HARMS = {
    "sqlite": ("disk full, server killed",),
    "redis": ("database killed", "replies of the database lost"),
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery(tmp_path_factory.mktemp("endure")) as found:
        yield found


@pytest.mark.parametrize("kind", HARMS)
def test_whatever_is_killed_paused_or_cut_off_nothing_acknowledged_is_lost(kind: str, home: Nursery):
    report = asyncio.run(endure(home, kind, HARMS[kind], seed=5, guests=4))
    assert report.lost == []
    assert report.wrong == []
    assert report.journal.troubles == []
    assert report.journal.acknowledged > 25
    kinds = {request.kind for request in report.journal.requests if request.outcome == DONE}
    assert {"guest", "table", "played"} <= kinds


READS_CLOCK = """
import mmap, struct, sys
file = open(sys.argv[1], "rb")
steps = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
print("reads", flush=True)
while struct.unpack("d", steps)[0] != 7.0:
    pass
"""


def test_a_process_that_reads_its_clock_outlives_a_step_of_it(tmp_path: Path):
    # A clock that was truncated to be written killed the servers that read it, some of them (SIGBUS).
    clock = new_clock(tmp_path, "stepped")
    with subprocess.Popen([sys.executable, "-c", READS_CLOCK, clock], stdout=subprocess.PIPE) as reader:
        assert reader.stdout is not None
        reader.stdout.readline()
        for step in range(2000):
            set_clock(clock, 10.0 + step)
        set_clock(clock, 7.0)
        assert reader.wait(PATIENCE) == 0


def test_a_server_that_ends_by_itself_is_told_at_once(home: Nursery):
    server = home.start("ends")
    server.kill()
    with pytest.raises(AssertionError, match="ends has ended by itself"):
        asyncio.run(go_on(Place([server], home.folder / "none.db"), Journal(), 1, "clock stepped"))


# ------------------------------------------------------------------------------------ what the reader would notice

SCHEMA = (
    "CREATE TABLE guests (id, name)",
    "CREATE TABLE tables (id, game, host, before)",
    'CREATE TABLE moves (table_id, number, "by", "key", body)',
)

ROWS = (
    ("guests", ("ann", "Ann")),
    ("tables", ("tttt", "riverdale", "ann", "")),
    ("moves", ("tttt", 1, "ann", "", '{"kind": "sat", "seat": 0}')),
    ("moves", ("tttt", 2, "", "", '{"kind": "began"}')),
    ("moves", ("tttt", 3, "ann", "first", '{"kind": "played", "seat": 0, "action": "pass"}')),
    ("moves", ("tttt", 4, "ann", "second", '{"kind": "played", "seat": 0, "action": "draw"}')),
    ("moves", ("tttt", 5, "ann", "", '{"kind": "left", "seat": 0}')),
    ("tables", ("uuuu", "riverdale", "ann", "tttt")),
    ("moves", ("tttt", 6, "ann", "", '{"kind": "rematched", "table": "uuuu"}')),
)

SENT = (
    Request("guest", "ann", wants={"name": "Ann"}, attempts=1, outcome=DONE),
    Request("table", "ann", "tttt", wants={"game": "riverdale", "seats": 1}, attempts=1, outcome=DONE),
    Request("began", "ann", "tttt", attempts=1, outcome=DONE),
    Request("played", "ann", "tttt", "first", {"seat": 0, "action": "pass"}, 1, DONE),
    Request("played", "ann", "tttt", "second", {"seat": 0, "action": "draw"}, 1, DONE),
    Request("played", "ann", "tttt", "third", {"seat": 0, "action": "draw"}, 1, REFUSED),
    Request("left", "ann", "tttt", wants={"seat": 0}, attempts=1, outcome=DONE),
    Request("rematch", "ann", "uuuu", wants={"before": "tttt"}, attempts=1, outcome=DONE),
)

FAULTS = {
    "a move is gone": "DELETE FROM moves WHERE number = 4",
    "two moves have changed places": "UPDATE moves SET number = 7 - number WHERE number IN (3, 4)",
    "another move is there": "UPDATE moves SET body = REPLACE(body, 'pass', 'draw') WHERE number = 3",
    "a move is another guest's": "UPDATE moves SET \"by\" = 'ben' WHERE number = 4",
    "somebody has not left": "DELETE FROM moves WHERE number = 5",
    "a name is an older one": "UPDATE guests SET name = 'Anna'",
    "a guest is gone": "DELETE FROM guests",
    "a table is gone": "DELETE FROM tables WHERE id = 'tttt'",
    "a table has lost a seat": "DELETE FROM moves WHERE number = 1",
    "a game has not begun": "DELETE FROM moves WHERE number = 2",
    "a rematch is gone": "DELETE FROM tables WHERE id = 'uuuu'",
}

EXCESSES = {
    "there is a gap": "UPDATE moves SET number = 7 WHERE number = 6",
    "a move is there twice": 'INSERT INTO moves SELECT table_id, 7, "by", "key", body FROM moves WHERE number = 4',
    "a refused move is there": "INSERT INTO moves VALUES ('tttt', 7, 'ann', 'third', '{\"kind\": \"played\"}')",
    "nobody sent a move": "INSERT INTO moves VALUES ('tttt', 7, 'ann', 'fourth', '{\"kind\": \"played\"}')",
    "a game began twice": "INSERT INTO moves VALUES ('tttt', 7, '', '', '{\"kind\": \"began\"}')",
    "somebody left once more": "INSERT INTO moves VALUES ('tttt', 7, 'ann', '', '{\"kind\": \"left\", \"seat\": 0}')",
    "entries have no table": "INSERT INTO moves VALUES ('vvvv', 1, '', '', '{\"kind\": \"began\"}')",
}


def stored(path: Path, fault: str = "") -> tuple[Stored, Journal]:
    """What the reader finds in a small database with a fault, and what was sent."""
    with sqlite3.connect(path) as file:
        for statement in SCHEMA:
            file.execute(statement)
        for table, row in ROWS:
            file.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
        file.execute(fault)
    file.close()
    return read(path), Journal([replace(request) for request in SENT])


def test_the_reader_finds_nothing_where_all_is_well(tmp_path: Path):
    found, journal = stored(tmp_path / "tables.db")
    assert (lost(found, journal), wrong(found, journal)) == ([], [])


@pytest.mark.parametrize("fault", FAULTS)
def test_the_reader_notices_what_is_lost(fault: str, tmp_path: Path):
    assert lost(*stored(tmp_path / "tables.db", FAULTS[fault]))


@pytest.mark.parametrize("fault", EXCESSES)
def test_the_reader_notices_what_should_not_be_there(fault: str, tmp_path: Path):
    assert wrong(*stored(tmp_path / "tables.db", EXCESSES[fault]))


def test_a_name_that_was_sent_twice_may_come_late(tmp_path: Path):
    found, journal = stored(tmp_path / "tables.db", "UPDATE guests SET name = 'Anna'")
    journal.requests += [
        Request("name", "ann", wants={"name": "Anna"}, attempts=2, outcome=DONE),
        Request("name", "ann", wants={"name": "Annie"}, attempts=1, outcome=DONE),
    ]
    assert lost(found, journal) == []
