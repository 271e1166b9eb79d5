"""Whether what a process believes of a table is what its list says, and other writers of that list."""

from __future__ import annotations

import msgspec

from runabout.server.entries import Written
from runabout.server.errors import ServerFault
from runabout.server.tables.table import Table
from runabout.server.tables.views import Now, table_info, view_news
from tests.server.rooms import Room, g


def as_told(table: Table) -> list[bytes]:
    """All that anybody could be told of a table."""
    guests = [*sorted(table.people), g("Eve"), ""]
    told = [msgspec.json.encode(table_info(table, guest, Now(0, table.changed))) for guest in guests]
    if table.match is not None:
        viewers = range(-1, len(table.chairs))
        told += [msgspec.json.encode(view_news(table, viewer, 0, 0)) for viewer in viewers]
        told.append(bytes(table.match.state))
        told.append(bytes(table.match._chance))
    return told


def read(room: Room, table: str) -> Table:
    """A table as its list has it."""
    found = Table(room.ledger.openings[table], lambda game: game.interpreted)
    for written in room.ledger.written(table):
        found.apply(written)
    return found


def check(room: Room, table: str) -> None:
    """What this process believes is what the list says, and the list has no gap."""
    assert [one.number for one in room.ledger.written(table)] == list(range(1, len(room.ledger.written(table)) + 1))
    mine, its = room.now(table), read(room, table)
    assert (mine.number, mine.keys, mine.story, mine.moved) == (its.number, its.keys, its.story, its.moved)
    assert as_told(mine) == as_told(its)


def by_another(room: Room, table: str, **entry) -> Written:
    """Another process writes the next entry of a table."""
    number = len(room.ledger.written(table)) + 1
    written = Written(**{"number": number, "at": room.now(table).changed, "by": "", "key": "", **entry})
    room.ledger._keep(table, [written], None)
    return written


async def nothing(*given) -> None:
    """What happens to most writers."""


async def fails(*given) -> None:
    """What happens where the database is gone."""
    raise ServerFault("not-ready", "The database does not answer just now.")
