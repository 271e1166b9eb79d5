"""Faults as they are answered over HTTP: a `Fault` as JSON, with the status of its code."""

from __future__ import annotations

import math

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from runabout.server.errors import STATUS, ServerFault
from runabout.server.messages import Fault

_encode = msgspec.json.Encoder().encode


class TooFast(ServerFault):
    """More was sent than is taken.

    Attributes:
        wait: seconds until it is worth sending again.
    """

    def __init__(self, text: str, wait: float) -> None:
        super().__init__("too-fast", text)
        self.wait = wait


class Broken(ServerFault):
    """A mistake of ours; what it was stands in the log only."""

    def __init__(self, request: str) -> None:
        super().__init__(
            "broken", f"Something went wrong in the server; its log tells more under the request {request}. Try again."
        )


def fault_of(error: HTTPException) -> ServerFault:
    """What the framework found wrong with a request, as a fault of ours."""
    match error.status_code:
        case 404:
            return ServerFault("not-found", "There is nothing at this address; /api/openapi.json lists what there is.")
        case 405:
            return ServerFault("wrong-method", "This address does not take that method; the Allow header lists those.")
        case 413:
            return ServerFault("too-large", "The body is longer than this server takes.")
    return ServerFault("malformed", _said(error))


def body_of(fault: ServerFault) -> bytes:
    """A fault as JSON."""
    return _encode(Fault(code=fault.code, text=str(fault), rule=fault.rule, number=fault.number))


def headers_of(fault: ServerFault) -> dict[str, str]:
    """What a fault says in headers."""
    if isinstance(fault, TooFast):
        return {"Retry-After": str(max(1, math.ceil(fault.wait)))}
    if STATUS[fault.code] == 503:
        return {"Retry-After": "1"}
    if fault.code == "no-guest":
        return {"WWW-Authenticate": 'Bearer realm="runabout"'}
    return {}


async def answer(scope: Scope, receive: Receive, send: Send, fault: ServerFault) -> None:
    """Answer a request, or the opening of a WebSocket, that never came to a handler."""
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
    """What a validation error found, in one sentence for each thing."""
    found = error.extra if isinstance(error.extra, list) else []
    texts = [f"{one.get('key') or 'the request'}: {one.get('message', '')}." for one in found if isinstance(one, dict)]
    return " ".join(texts) or f"{error.detail}."
