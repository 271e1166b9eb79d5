"""What the handlers share: how a body is read, who asks, and how each is described in the OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler
from litestar.params import ParameterKwarg
from msgspec import Struct

from runabout.core.errors import nearest
from runabout.core.speech.declared import nearest_language
from runabout.server.access.guests import Guest
from runabout.server.errors import ServerFault
from runabout.server.faults import check_protocol
from runabout.server.messages.common import UNNAMED, Number
from runabout.server.process import Server

CurrentGuest = NamedDependency[Guest]
"""The guest who asks; for a handler's parameter `guest`."""

CurrentServer = NamedDependency[Server]
"""The server; for a handler's parameter `server`."""

T = TypeVar("T")

ACCEPTED_MAX = 300
"""Characters that are read of a header Accept-Language."""

SHOWN_MAX = 300
"""Characters that are told of a body that cannot be read: they may repeat some of it."""

ASKING = ("malformed", "other-protocol", "no-guest", "banned", "too-fast", "not-ready", "stopping", "broken")
"""The faults that any request of a guest may meet."""

CHANGING = ("cross-site",)
"""Those that any request that changes something may meet, too."""


class Documented(Struct, frozen=True):
    """How a handler is described in the OpenAPI document.

    Attributes:
        takes: the type of the body; None where there is none.
        gives: the type of the answer; str for text.
        faults: the codes of what may be wrong.
        by_version: whether what is answered is told otherwise in each version of the protocol, so that the client has
            to name the one that it speaks.
    """

    takes: Any
    gives: Any
    faults: tuple[str, ...]
    by_version: bool


def documented(
    gives: Any,
    *faults: str,
    takes: Any = None,
    changes: bool = False,
    for_guests: bool = True,
    by_version: bool = False,
) -> dict[str, Documented]:
    """The `opt` of a handler: the types of its body and answer, its faults, and whether the client has to name its
    version, for the OpenAPI document and `check_address`.
    """
    usual = ASKING if for_guests else tuple(code for code in ASKING if code != "no-guest")
    large = ("too-large",) if takes is not None else ()
    closed = ("closed",) if "unknown-table" in faults else ()
    every = (*usual, *large, *(CHANGING if changes else ()), *faults, *closed)
    return {"documented": Documented(takes, gives, every, by_version)}


async def read(request: Request[Any, Any, Any], kind: type[T]) -> T:
    """The body of a request as a message of that type; ServerFault "malformed" where it is none."""
    sent = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if sent != "application/json":
        raise ServerFault("malformed", f'Expected a body of application/json; "{sent[:40]}" came.')
    try:
        body = await request.body()
    except InternalServerException:  # how the framework says that the client has gone; nobody reads the answer
        raise ServerFault("malformed", "The connection ended before the body did.") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise ServerFault("malformed", f"Expected {kind.__name__} as JSON: {str(fault)[:SHOWN_MAX]}.") from None


async def check_address(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Hold the parts of a request's address to the bounds of their types, which the framework only half reads, and the
    client to the version of the protocol that the server speaks.

    Raises:
        ServerFault: "malformed": one of them is not of its type. "other-protocol": the client names another version, or
            none where it has to.
    """
    if "documented" not in handler.opt:
        return
    parts = {"protocol": Number, **_parts(handler.fn)}
    check_names(connection.query_params, parts.keys() - connection.path_params.keys())
    for name, kind in parts.items():
        sent = [connection.path_params[name]] if name in connection.path_params else []
        sent += connection.query_params.getall(name, [])
        if len(sent) > 1:
            raise ServerFault("malformed", f"{name}: expected once, came {len(sent)} times.")
        if sent:
            checked(sent[0], kind, name)
    if handler.opt["documented"].by_version or "protocol" in connection.query_params:
        check_protocol(version_of(connection.query_params))


def version_of(query: Mapping[str, str]) -> int:
    """The version of the protocol that a client speaks by its address; ServerFault "malformed" where it is none."""
    version: int = checked(query.get("protocol", str(UNNAMED)), Number, "protocol")
    return version


NO_WORDS = "none"
"""What a client asks for that says the facts itself: the same as not to ask for words."""


ANYWHERE = frozenset({"protocol", "words"})
"""Parameters that any request may have: a client says in every address what it speaks."""


def check_names(sent: Iterable[str], known: Iterable[str]) -> None:
    """Raise ServerFault "malformed" where a query has a parameter that is not one of the known."""
    there = sorted({*known, *ANYWHERE})
    for name in sent:
        if name not in there:
            near = nearest(name, there)
            guess = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(there)}."
            raise ServerFault("malformed", f'The address has "{name[:40]}", which nobody asks for here{guess}')


def language_of(words: str) -> str:
    """The language in which a client is told, the nearest that there is to what it asks for; "" for "none"."""
    return "" if words == NO_WORDS else nearest_language(words)


def language_wanted(request: Request[Any, Any, Any], words: str | None) -> str:
    """The language of an answer that is always in words: that asked for, else the nearest to those that the header
    Accept-Language lists, else English.
    """
    if words is not None and words != NO_WORDS:
        return nearest_language(words)
    return nearest_language(*accepted(request.headers.get("accept-language", "")))


def accepted(header: str) -> list[str]:
    """The languages that a header Accept-Language lists, the most wanted first (RFC 9110, 12.5.4). What cannot be read
    is passed over.
    """
    found: list[tuple[float, str]] = []
    for part in header[:ACCEPTED_MAX].split(","):
        tag, _, weight = part.partition(";")
        name, _, value = weight.strip().partition("=")
        try:
            wanted = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        if tag.strip() and wanted > 0:
            found.append((-wanted, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda one: one[0])]


def checked(sent: Any, kind: Any, name: str) -> Any:
    """A part of an address, converted to its type; ServerFault "malformed" where that is not possible."""
    try:
        return msgspec.convert(sent, kind, strict=False)
    except msgspec.ValidationError as fault:
        raise ServerFault("malformed", f"{name}: {str(fault)[:SHOWN_MAX]}.") from None


async def current_guest(request: Request[Guest | None, Any, Any]) -> Guest:
    """The guest who asks; ServerFault "no-guest" where the request names none."""
    if request.user is None:
        raise ServerFault("no-guest", "Say who you are: GET /api/me gives a page its cookie, POST /api/guests a token.")
    return request.user


@cache
def _parts(function: Any) -> dict[str, Any]:
    """The parameters of a handler that are parts of the address, with their types."""
    found = {}
    for name, hint in get_type_hints(function, include_extras=True).items():
        if any(isinstance(mark, ParameterKwarg) for mark in getattr(hint, "__metadata__", ())):
            bare = get_args(hint)[0]
            # A value in an address is never None, not even where it reads "null".
            either = [one for one in get_args(bare) if one is not type(None)] if get_origin(bare) is Union else []
            found[name] = either[0] if len(either) == 1 else hint
    return found


def dependencies(server: Server | None) -> dict[str, Provide]:
    """What handlers ask for by name; without a server, they can be described but not called."""
    return {"guest": Provide(current_guest), "server": Provide(lambda: server, sync_to_thread=False)}
