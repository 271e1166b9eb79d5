"""Faults as they are answered over HTTP: a `Fault` as JSON, with the status of its code."""

from __future__ import annotations

import math
from http import HTTPStatus

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from runabout.server.errors import MOMENT, STATUS, Facts, ServerFault
from runabout.server.messages.common import PROTOCOL, Fault

_encode = msgspec.json.Encoder().encode


class TooFast(ServerFault):
    """A guest or address sends more than the limits allow; it may send again after `wait` seconds."""

    def __init__(self, reason: str, wait: float, facts: Facts | None = None) -> None:
        super().__init__("too-fast", reason=reason, wait=max(wait, MOMENT), facts=facts)


class Broken(ServerFault):
    """A bug of the server; only the log says more."""

    def __init__(self, request: str) -> None:
        super().__init__("broken", facts={"request": request})


def fault_of(error: HTTPException) -> ServerFault:
    """A fault that the framework found in a request."""
    match error.status_code:
        case 404:
            return ServerFault("not-found", "There is nothing at this address; /api/openapi.json lists what there is.")
        case 405:
            return ServerFault("wrong-method", "This address does not take that method; the Allow header lists those.")
        case 413:
            return ServerFault("too-large", "The body is longer than this server takes.")
    return ServerFault("malformed", _said(error))


def check_protocol(version: int) -> None:
    """Raise ServerFault "other-protocol" for a client that speaks another version than this server."""
    if version != PROTOCOL:
        raise ServerFault(
            "other-protocol",
            f"This server speaks version {PROTOCOL} of its protocol, and this client version {version}. Load a page "
            f"again; a program says protocol={PROTOCOL} in the address once it speaks that (docs/api.md tells it).",
        )


def fault_message(fault: ServerFault) -> Fault:
    """A fault as it is sent."""
    return Fault(
        code=fault.code,
        reason=fault.reason,
        facts=fault.facts,
        text=str(fault),
        rule=fault.rule,
        number=fault.number,
        wait=math.ceil(fault.wait),
    )


def body_of(fault: ServerFault) -> bytes:
    """A fault as JSON."""
    return _encode(fault_message(fault))


def headers_of(fault: ServerFault) -> dict[str, str]:
    """The headers of a fault's answer."""
    if fault.wait:
        return {"Retry-After": str(math.ceil(fault.wait))}
    if fault.code == "no-guest":
        return {"WWW-Authenticate": 'Bearer realm="runabout"'}
    return {}


def answer_of(fault: ServerFault) -> bytes:
    """The bytes of a complete answer with a fault, after which the connection is closed."""
    body = body_of(fault)
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
        **{name.lower(): value for name, value in headers_of(fault).items()},
    }
    lines = [f"{name}: {value}\r\n".encode() for name, value in headers.items()]
    return b"".join((f"HTTP/1.1 {fault.status} {HTTPStatus(fault.status).phrase}\r\n".encode(), *lines, b"\r\n", body))


async def answer(scope: Scope, receive: Receive, send: Send, fault: ServerFault) -> None:
    """Answer a request, or the opening of a WebSocket, before it reaches a handler."""
    body = body_of(fault)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.lower().encode(), value.encode()) for name, value in headers_of(fault).items()),
    ]
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": STATUS[fault.code], "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
        return
    await receive()  # the opening itself
    if "websocket.http.response" in (scope.get("extensions") or {}):
        start = {"type": "websocket.http.response.start", "status": STATUS[fault.code], "headers": headers}
        await send(start)  # type: ignore[arg-type]  # of ASGI's extension for this, which the framework does not type
        await send({"type": "websocket.http.response.body", "body": body})  # type: ignore[arg-type]
    else:
        await send({"type": "websocket.close", "code": 4000 + STATUS[fault.code], "reason": fault.code})


def _said(error: HTTPException) -> str:
    """A validation error as text: one sentence for each problem."""
    found = error.extra if isinstance(error.extra, list) else []
    texts = [f"{one.get('key') or 'the request'}: {one.get('message', '')}." for one in found if isinstance(one, dict)]
    return " ".join(texts) or f"{error.detail}."
