"""What is said of those who play: their names, and the seats that they carry to another device."""

from __future__ import annotations

from runabout.server.messages.common import Message, Name


class Me(Message, frozen=True):
    """Who the asker is."""

    id: str
    name: str


class NewName(Message, frozen=True):
    """A guest's new name."""

    name: Name


class Consent(Message, frozen=True):
    """Whether a guest allows that its finished games are studied, without names."""

    allowed: bool


class Pass(Message, frozen=True):
    """A guest made for a program: it sends `Authorization: Bearer <token>` with every request."""

    id: str
    name: str
    token: str


class SignedOut(Message, frozen=True):
    """The guest who is known nowhere else any more.

    Attributes:
        token: the only one that is valid now; "" for a page, which is given a cookie.
    """

    id: str
    name: str
    token: str = ""


class CarryLink(Message, frozen=True):
    """A link that carries a seat to another device, once."""

    path: str
    expires: float


class CarriedSeat(Message, frozen=True):
    """Where a carried seat is."""

    table: str
    seat: int
