"""Playing over plain HTTP, and viewing games; over a table's WebSocket the same is possible, and changes are pushed."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery
from msgspec import Meta

from runabout.core.plan import Plan
from runabout.server.live_messages import ViewNews
from runabout.server.messages.common import ActionText, Language, Number, TableId, Viewer
from runabout.server.messages.tables import Move, Moved, UndoAnswer, UndoWish, WhyInfo
from runabout.server.messages.views import AboutInfo, ForecastInfo, Replay
from runabout.server.routes.shared import NO_WORDS, CurrentGuest, CurrentServer, documented, language_of, read
from runabout.server.tables.live_table import Viewpoint

TABLE = "/api/tables/{table:str}"

AT_A_TABLE = ("unknown-table", "other-rules", "not-playing")

Count = Annotated[int, Meta(ge=1, le=1000, description="how many moments; a server may send fewer")]


@post(
    f"{TABLE}/moves",
    status_code=200,
    opt=documented(
        Moved,
        *AT_A_TABLE,
        "not-yours",
        "not-your-turn",
        "unreadable",
        "refused",
        "stale",
        "key-used",
        takes=Move,
        changes=True,
    ),
)
async def play(
    request: Request[Any, Any, Any], table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer
) -> Moved:
    """Play a decision. Sent again under the same key, it is answered as the first time, and nothing more is done."""
    move = await read(request, Move)
    return await server.commands.play(table, guest.id, move)


@get(f"{TABLE}/why", opt=documented(WhyInfo, *AT_A_TABLE, "not-yours", "not-your-turn", "unreadable"))
async def why(
    table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer, action: FromQuery[ActionText]
) -> WhyInfo:
    """Whether an action is allowed now, and which rule forbids it; for the guest who is to act."""
    return await server.queries.why(table, guest.id, action)


@post(
    f"{TABLE}/undo",
    status_code=200,
    opt=documented(Moved, *AT_A_TABLE, "not-yours", "cannot-undo", "key-used", takes=UndoWish, changes=True),
)
async def ask_undo(
    request: Request[Any, Any, Any], table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer
) -> Moved:
    """Ask to take back one's last decision; the other people at the table are asked."""
    wish = await read(request, UndoWish)
    return await server.commands.ask_undo(table, guest.id, wish.key)


@post(
    f"{TABLE}/undo/answer",
    status_code=200,
    opt=documented(Moved, *AT_A_TABLE, "not-yours", "cannot-undo", "key-used", takes=UndoAnswer, changes=True),
)
async def answer_undo(
    request: Request[Any, Any, Any], table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer
) -> Moved:
    """Agree, or not, to another's taking back."""
    said = await read(request, UndoAnswer)
    return await server.commands.answer_undo(table, guest.id, said.agree, said.key)


@get(f"{TABLE}/about", opt=documented(AboutInfo, *AT_A_TABLE, "not-yours", "not-your-turn", by_version=True))
async def about(table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer) -> AboutInfo:
    """What each open action is about on the table, and its tone; for the one who is to act."""
    return await server.queries.about(table, guest.id)


@get(
    f"{TABLE}/forecast",
    opt=documented(
        ForecastInfo,
        *AT_A_TABLE,
        "not-yours",
        "not-your-turn",
        "unknown-seat",
        "unreadable",
        "refused",
        by_version=True,
    ),
)
async def forecast(
    table: FromPath[TableId],
    action: FromQuery[ActionText],
    guest: CurrentGuest,
    server: CurrentServer,
    seat: FromQuery[Viewer | None] = None,
    words: FromQuery[Language] = NO_WORDS,
) -> ForecastInfo:
    """What an open action would do up to the next decision, as far as the one who is to act may know; that may be said
    with `seat`, and another's seat is refused.

    It is played with the game's own rules on tables that are imagined from what that seat sees; "not-ready" while the
    rules are still being compiled.
    """
    return await server.queries.forecast(Viewpoint(table, guest.id, seat, words=language_of(words)), action)


@get(f"{TABLE}/plan", opt=documented(Plan, *AT_A_TABLE, "not-yours", "private"))
async def plan(
    table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer, words: FromQuery[Language] = NO_WORDS
) -> Plan:
    """How the table is laid out for the eye, for a client that knows nothing of the game: where its places are, and how
    things, kinds and places are written. It stays the same while the table is played.
    """
    return await server.queries.plan(Viewpoint(table, guest.id, words=language_of(words)))


@get(f"{TABLE}/view", opt=documented(ViewNews, *AT_A_TABLE, "not-yours", "private", "unknown-seat", by_version=True))
async def view(
    table: FromPath[TableId],
    guest: CurrentGuest,
    server: CurrentServer,
    seat: FromQuery[Viewer | None] = None,
    since: FromQuery[Number] = 0,
    words: FromQuery[Language] = NO_WORDS,
) -> ViewNews:
    """What one of the caller's seats may know now, and what happened since the entry that it knows of.

    Without `seat`, from the caller's own; where it has several, from the seat that is to act.
    """
    return await server.queries.view(Viewpoint(table, guest.id, seat, since, language_of(words)))


@get(f"{TABLE}/replay", opt=documented(Replay, *AT_A_TABLE, "not-yours", "private", "unknown-seat", by_version=True))
async def replay(
    table: FromPath[TableId],
    guest: CurrentGuest,
    server: CurrentServer,
    seat: FromQuery[Viewer | None] = None,
    first: FromQuery[Number] = 0,
    count: FromQuery[Count] = 50,
    words: FromQuery[Language] = NO_WORDS,
) -> Replay:
    """A stretch of the game so far, moment by moment, as one seat may know it; once it is over, from any seat.

    The first moment has a scene; each other has moves that lead to it from the moment before.
    """
    place = Viewpoint(table, guest.id, seat, words=language_of(words))
    return await server.queries.replay(place, first, count)


@get(f"{TABLE}/record", opt=documented(str, *AT_A_TABLE, "private", "not-over"))
async def record(table: FromPath[TableId], guest: CurrentGuest, server: CurrentServer) -> Response[str]:
    """The match as a file that `runabout replay` and `runabout.load` read, once it is over."""
    text = await server.queries.record(table, guest.id)
    headers = {"Content-Disposition": f'attachment; filename="runabout-{table}.run"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


HANDLERS = (play, why, about, forecast, ask_undo, answer_undo, plan, view, replay, record)
