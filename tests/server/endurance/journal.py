"""What guests have asked for, and what the server said to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

DONE, REFUSED, UNKNOWN = "done", "refused", "unknown"


@dataclass(eq=False)
class Request:
    """Something that a guest wants to have written.

    Attributes:
        kind: "guest", "name", "table", "rematch", or the kind of the entry that it becomes.
        guest: whose it is.
        table: where; for "table" and "rematch" the new one.
        key: its idempotency key; "" for none.
        wants: the fields of what is to be written, by name.
        attempts: how often it was sent.
        outcome: DONE: it was acknowledged; REFUSED: the server said that it changed nothing; UNKNOWN: neither.
    """

    kind: str
    guest: str
    table: str = ""
    key: str = ""
    wants: dict[str, Any] = field(default_factory=dict)
    attempts: int = 0
    outcome: str = UNKNOWN


@dataclass
class Journal:
    """All requests of all guests.

    Attributes:
        requests: in the order in which they were first sent.
        troubles: answers that no server should give.
    """

    requests: list[Request] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    def add(self, request: Request) -> Request:
        """Write a request down before it is sent."""
        self.requests.append(request)
        return request

    @property
    def acknowledged(self) -> int:
        """How many were acknowledged."""
        return sum(request.outcome == DONE for request in self.requests)
