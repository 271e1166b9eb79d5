"""Tables: setting one up, finding one's own, beginning, and playing again."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery

from runabout.server.messages.common import Language, TableId
from runabout.server.messages.tables import NewTable, TableInfo, TableList
from runabout.server.routes.shared import NO_WORDS, CurrentGuest, CurrentServer, documented, language_of, read


@get("/api/tables", opt=documented(TableList))
async def list_tables(guest: CurrentGuest, server: CurrentServer) -> TableList:
    """The asker's tables, the newest change first."""
    return await server.queries.tables(guest.id)


@post(
    "/api/tables",
    opt=documented(
        TableInfo,
        "unknown-game",
        "bad-seats",
        "bad-option",
        "bad-looks",
        "taken",
        "not-full",
        takes=NewTable,
        changes=True,
    ),
)
async def set_up(request: Request[Any, Any, Any], guest: CurrentGuest, server: CurrentServer) -> TableInfo:
    """Set up a table; the asker is its host."""
    wish = await read(request, NewTable)
    server.access.check_new_table(guest)
    guest = await server.guests.fresh(guest)
    return await server.commands.create(guest.id, guest.name, wish)


@get("/api/tables/{table:str}", opt=documented(TableInfo, "unknown-table", "private", "other-rules"))
async def show_table(
    table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer, words: FromQuery[Language] = NO_WORDS
) -> TableInfo:
    """A table, as the asker sees it."""
    return await server.queries.info(table, guest.id, language_of(words))


@post(
    "/api/tables/{table:str}/start",
    status_code=200,
    opt=documented(TableInfo, "unknown-table", "not-yours", "not-full", "not-gathering", changes=True),
)
async def begin(table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer) -> TableInfo:
    """Begin the game: for the host, once every seat is taken."""
    return await server.commands.begin(table, guest.id)


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    opt=documented(TableInfo, "unknown-table", "not-yours", "not-over", "other-rules", changes=True),
)
async def play_again(table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer) -> TableInfo:
    """The table of the rematch, the same one for everybody who asks; its seats are those people's."""
    server.access.check_new_table(guest)
    return await server.commands.rematch(table, guest.id)


HANDLERS = (list_tables, set_up, show_table, begin, play_again)
