"""Reads the database with SQL of its own, and compares it with what was acknowledged, without the server's code."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from tests.server.endurance.journal import DONE, REFUSED, UNKNOWN, Journal, Request

ENTRIES = 'SELECT table_id, number, "by", "key", body FROM moves ORDER BY table_id, number'
TABLES = "SELECT id, game, host, before FROM tables"
GUESTS = "SELECT id, name FROM guests"

ONCE = ("began", "rematched")
"""Kinds of entries that a table's list has once at most."""

LEAVING = ("left", "relieved")
"""Kinds of entries that a guest may write several times without a key."""


@dataclass
class Entry:
    """An entry as the database has it."""

    number: int
    by: str
    key: str
    body: dict[str, Any]


@dataclass
class Stored:
    """All that the database has.

    Attributes:
        guests: names by id.
        tables: game, host and the table before, by name.
        entries: by table.
    """

    guests: dict[str, str]
    tables: dict[str, tuple[str, str, str]]
    entries: dict[str, list[Entry]]


def read(place: Path | str) -> Stored:
    """Read a database: an SQLite file, or PostgreSQL by its URL."""
    if isinstance(place, Path):
        with sqlite3.connect(place) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            found = [file.execute(asked).fetchall() for asked in (GUESTS, TABLES, ENTRIES)]
        file.close()
    else:
        with psycopg.connect(place) as connection:
            found = [connection.execute(asked).fetchall() for asked in (GUESTS, TABLES, ENTRIES)]
    guests, tables, moves = found
    entries: dict[str, list[Entry]] = defaultdict(list)
    for table, number, by, key, body in moves:
        entries[table].append(Entry(number, by, key, json.loads(body)))
    return Stored(dict(guests), {name: (game, host, before) for name, game, host, before in tables}, entries)


def lost(stored: Stored, journal: Journal) -> list[str]:
    """Whatever was acknowledged and is not there, in words."""
    found = [
        f"{request.kind} {request.wants} of {request.guest} at {request.table}"
        for request in journal.requests
        if request.outcome == DONE and request.kind in IS_THERE and not IS_THERE[request.kind](stored, request)
    ]
    return found + _lost_keyed(stored, journal) + _lost_counted(stored, journal) + _lost_names(stored, journal)


def wrong(stored: Stored, journal: Journal) -> list[str]:
    """Whatever is there and should not be, in words: gaps, doubles, what nobody sent, what was refused."""
    found = []
    keyed = {(request.table, request.guest, request.key): request for request in journal.requests if request.key}
    sent: Counter[tuple[str, str, str]] = Counter()
    for request in journal.requests:
        sent[request.table, request.guest, request.kind] += request.attempts
    for table, entries in stored.entries.items():
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            found.append(f"{table} has a gap")
        if table not in stored.tables:
            found.append(f"{table} has entries and is not there")
        counted = Counter((entry.by, entry.key) for entry in entries if entry.key)
        found += [f"{key} of {by} was carried out {times} times" for (by, key), times in counted.items() if times > 1]
        kinds = Counter(entry.body["kind"] for entry in entries)
        found += [f"{table}: {kind} {kinds[kind]} times" for kind in ONCE if kinds[kind] > 1]
        for entry in entries:
            request = keyed.get((table, entry.by, entry.key))
            if entry.key and request is None:
                found.append(f"{table}: nobody sent {entry}")
            elif request is not None and request.outcome == REFUSED and request.attempts == 1:
                found.append(f"{table}: {entry} was refused")
        for (by, kind), times in Counter((entry.by, entry.body["kind"]) for entry in entries if entry.by).items():
            if kind in LEAVING and times > sent[table, by, kind]:
                found.append(f"{table}: {kind} of {by} {times} times, sent {sent[table, by, kind]} times")
    return found


def _fits(entry: Entry, request: Request) -> bool:
    """Whether an entry is what a request asks for."""
    wanted = {"kind": request.kind, **request.wants}
    return all(entry.body.get(name) == value for name, value in wanted.items())


def _lost_keyed(stored: Stored, journal: Journal) -> list[str]:
    """Of a guest's keyed requests at a table: those that are not there as they were acknowledged, or in that order."""
    found = []
    last: dict[tuple[str, str], int] = {}
    places = {
        (table, entry.by, entry.key): entry
        for table, entries in stored.entries.items()
        for entry in entries
        if entry.key
    }
    for request in journal.requests:
        if request.outcome != DONE or not request.key:
            continue
        entry = places.get((request.table, request.guest, request.key))
        if entry is None or not _fits(entry, request):
            found.append(f"{request.kind} {request.key} of {request.guest} at {request.table}: {entry}")
        elif entry.number <= last.get((request.table, request.guest), 0):
            found.append(f"{request.key} of {request.guest} at {request.table} is not in the order of its answers")
        else:
            last[request.table, request.guest] = entry.number
    return found


def _lost_counted(stored: Stored, journal: Journal) -> list[str]:
    """Of what a guest may do several times without a key: acknowledged more often than it is there."""
    done = Counter(
        (request.kind, request.guest, request.table, request.wants["seat"])
        for request in journal.requests
        if request.outcome == DONE and request.kind in ("sat", *LEAVING)
    )
    found = []
    for (kind, guest, table, seat), times in done.items():
        there = [
            entry
            for entry in stored.entries.get(table, ())
            if (entry.by, entry.body["kind"], entry.body.get("seat")) == (guest, kind, seat)
        ]
        if len(there) < times:
            found.append(f"{kind} of {guest} at {table}: {times} times acknowledged, {len(there)} times there")
    return found


def _lost_names(stored: Stored, journal: Journal) -> list[str]:
    """Guests that are not there, or have a name that is older than an acknowledged one. A name that was sent twice may
    come late, from a server that was paused when it was sent first.
    """
    may: dict[str, set[str]] = {}
    late: dict[str, set[str]] = defaultdict(set)
    for request in journal.requests:
        if request.kind in ("guest", "name") and request.outcome != REFUSED:
            name = request.wants["name"]
            if request.outcome == DONE:
                may[request.guest] = {name}
            if request.outcome == UNKNOWN or request.attempts > 1:
                late[request.guest].add(name)
    return [
        f"{guest} is called {stored.guests.get(guest)}"
        for guest in may
        if stored.guests.get(guest) not in may[guest] | late[guest]
    ]


def _has_table(stored: Stored, request: Request) -> bool:
    """Whether a new table is there, with somebody at each seat, or an open seat."""
    row = stored.tables.get(request.table)
    seats = {entry.body["seat"] for entry in stored.entries.get(request.table, ()) if entry.body["kind"] == "sat"}
    return row == (request.wants["game"], request.guest, "") and seats == set(range(request.wants["seats"]))


def _has_rematch(stored: Stored, request: Request) -> bool:
    """Whether the table of a rematch is there, and the table before says so."""
    before = request.wants["before"]
    row = stored.tables.get(request.table)
    said = [entry.body["table"] for entry in stored.entries.get(before, ()) if entry.body["kind"] == "rematched"]
    return row is not None and row[2] == before and said == [request.table]


def _has_begun(stored: Stored, request: Request) -> bool:
    """Whether a game has begun."""
    return any(entry.body["kind"] == "began" for entry in stored.entries.get(request.table, ()))


IS_THERE = {"table": _has_table, "rematch": _has_rematch, "began": _has_begun}
"""Whether what was asked for without a key is there, by kind."""
