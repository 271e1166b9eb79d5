"""Guests: the people and programs that send requests, known by a signed cookie (people) or token (programs).

A guest is a random id and a name, kept in the database. Cookie and token carry the id, the series and a signature, each
with a key of its own, so that neither can be forged nor one be used as the other; one that is forged, is of a series
that its guest has ended, or names a guest that the database does not have, counts as none.
"""

from __future__ import annotations

import hashlib
import secrets
import time

from itsdangerous import BadSignature, Signer
from msgspec import Struct
from msgspec.structs import replace

from runabout.match.seating import clean
from runabout.server.errors import ServerFault
from runabout.server.recent import Recent
from runabout.server.storage.store import Store

COOKIE = "runabout_guest"

SECURE_COOKIE = f"__Host-{COOKIE}"
"""What the cookie is called behind TLS: under that name, browsers take it from this very host over https alone, so that
no neighbouring host and nobody on the way can plant one.
"""

YEAR = 365 * 24 * 3600
"""How long a browser keeps the cookie, in seconds; it is sent again when the page asks who it is."""

KEPT_MAX = 20_000
KEPT_SECONDS = 60.0
"""How many guests are remembered, and how long, before the database is asked again."""

LONGEST = 200
"""Characters of a cookie or token; none of ours is longer."""


class Guest(Struct, frozen=True):
    """A person or program that this server knows.

    Attributes:
        id, name: see above.
        series: of its cookies and tokens that are valid; it grows whenever the guest is signed out everywhere.
        is_banned: whether its requests are refused.
    """

    id: str
    name: str
    series: int = 0
    is_banned: bool = False


SERIES = "~"
"""Stands between the id and the series, where that is not the first; no id has it."""


DRAWN_NAMES = {"en": "Guest", "de": "Gast"}
"""What a guest who has not said a name is called, with a number, by language."""


class Guests:
    """All guests.

    Args:
        store: where they are kept.
        secret: what cookies and tokens are signed with; with it, anybody could pass for any guest.
    """

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._cookies = _signer(secret, "runabout guest cookie")
        self._tokens = _signer(secret, "runabout guest token")
        self._kept: Recent[str, tuple[Guest, float]] = Recent(KEPT_MAX)
        self._forgotten = 0

    async def by_cookie(self, value: str) -> Guest | None:
        """The guest whose cookie it is; None where it is nobody's."""
        return await self._signed(self._cookies, value)

    async def by_token(self, value: str) -> Guest | None:
        """The guest whose token it is; None where it is nobody's."""
        return await self._signed(self._tokens, value)

    async def make(self, name: str = "", language: str = "en") -> Guest:
        """A new guest, with that name or a random one in a language."""
        drawn = f"{DRAWN_NAMES[language]} {1000 + secrets.randbelow(9000)}"
        guest = Guest(secrets.token_urlsafe(12), shown(name) if name else drawn)
        await self.store.add_guest(guest.id, guest.name, time.time())
        self._keep(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest under another name; at tables where it sits, it keeps the name that it sat down with."""
        renamed = replace(guest, name=shown(name))
        await self.store.rename(renamed.id, renamed.name)
        self._keep(renamed)
        return renamed

    async def fresh(self, guest: Guest) -> Guest:
        """The guest under the name that it has now, which it may have changed at another process."""
        return await self._find(guest.id) or guest

    async def sign_out(self, guest: Guest) -> Guest:
        """The guest in a new series: no cookie or token that it was given before is valid any more."""
        series = await self.store.sign_out(guest.id)
        self.forget(guest.id)
        return replace(guest, series=series)

    async def check_valid(self, guest: Guest) -> None:
        """Raise ServerFault unless a guest that was known a moment ago still is: it has not been signed out meanwhile,
        nor banned.
        """
        found = await self._known(guest.id)
        if found is None or found.series != guest.series:
            raise signed_out()
        check_not_banned(found)

    def forget(self, guest: str) -> None:
        """Ask the database about a guest, by id, before the next request: it has been changed there."""
        self._kept.pop(guest, None)
        self._forgotten += 1

    def forget_all(self) -> None:
        """Ask the database about every guest."""
        self._kept.clear()
        self._forgotten += 1

    def cookie(self, guest: Guest, is_secure: bool) -> str:
        """The header that gives a browser its cookie; with `is_secure`, for https only, and bound to this host."""
        value = self._cookies.sign(_carried(guest)).decode()
        name, secure = (SECURE_COOKIE, "; Secure") if is_secure else (COOKIE, "")
        return f"{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def token(self, guest: Guest) -> str:
        """What a program sends as `Authorization: Bearer <token>`."""
        return self._tokens.sign(_carried(guest)).decode()

    async def _signed(self, signer: Signer, value: str) -> Guest | None:
        if len(value) > LONGEST:
            return None
        try:
            found = signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
        name, _, series = found.partition(SERIES)
        guest = await self._known(name)
        return guest if guest is not None and guest.series == int(series or 0) else None

    async def _known(self, name: str) -> Guest | None:
        """The guest of an id, as it was at most `KEPT_SECONDS` ago, or when this process was last told of a change."""
        kept = self._kept.get(name)
        if kept is not None and time.monotonic() < kept[1]:
            return kept[0]
        return await self._find(name)

    async def _find(self, name: str) -> Guest | None:
        """The guest of an id as the database has it."""
        forgotten = self._forgotten
        found = await self.store.guest(name)
        if found is None:
            return None
        guest = Guest(name, found.name, found.series, found.is_banned)
        if forgotten == self._forgotten:  # else what was read may be what was to be forgotten
            self._keep(guest)
        return guest

    def _keep(self, guest: Guest) -> None:
        self._kept[guest.id] = guest, time.monotonic() + KEPT_SECONDS


def shown(name: str) -> str:
    """A name as it is kept and shown; ServerFault "malformed" where nothing of it can be shown."""
    found = clean(name)
    if not found:
        raise ServerFault("malformed", reason="name-unseen")
    return found


def check_not_banned(guest: Guest) -> None:
    """Raise ServerFault for a guest that the people who run the server have banned."""
    if guest.is_banned:
        raise ServerFault("banned")


def signed_out() -> ServerFault:
    """What is told to somebody whose cookie or token is of an earlier series."""
    return ServerFault("no-guest", reason="bye-signed-out")


def _carried(guest: Guest) -> str:
    """What a guest's cookie and token say."""
    return f"{guest.id}{SERIES}{guest.series}" if guest.series else guest.id


def cookie_in(header: str, is_secure: bool) -> str:
    """Our cookie in a request's Cookie header, by its name with or without TLS; "" where it holds none."""
    ours = SECURE_COOKIE if is_secure else COOKIE
    # Not http.cookies: it gives up on the whole header where another site's cookie on this host is odd.
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == ours:
            return value
    return ""


def token_in(header: str) -> str:
    """The token in a request's Authorization header; "" where it holds none."""
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else ""


def _signer(secret: str, purpose: str) -> Signer:
    return Signer(secret, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)
