"""Access control: the headers that browsers enforce, which sites may send requests, and how often a guest may."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import Scope

from runabout.server.access.guests import Guest, Guests, check_not_banned, cookie_in, token_in
from runabout.server.access.limits import Buckets
from runabout.server.errors import ServerFault
from runabout.server.faults import TooFast
from runabout.server.recent import Recent
from runabout.server.settings import Settings

HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?")
"""A Host header that names a host, and perhaps a port; in small letters."""

LOOPBACK = ("localhost", "127.0.0.1", "::1")

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""

GUESTS_RATE = 1 / 60
GUESTS_BURST = 1 / 3
"""New guests from one address, as parts of what a guest may send: with the usual settings 20 a minute and 20 at once,
for people behind one address come as a household, a club or a class.
"""

SIGN_OUT_COST = 20
"""What signing out everywhere costs of what a guest may send, in messages: every process is told of it."""

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Sent behind TLS: for a year, the browser asks this host by https alone. Not for other hosts of the domain, which are
not ours to speak for.
"""

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)

ADDRESSES_MAX = 20_000
"""Guests whose last address is remembered, in memory only."""

_Headers = Mapping[bytes, bytes]


class AccessControl:
    """Decides of each request whether it is let in, and whose it is.

    Args:
        settings: the server's.
        guests: those who are known.
    """

    def __init__(self, settings: Settings, guests: Guests) -> None:
        self.guests = guests
        self.public = urlsplit(settings.public_url).netloc if settings.public_url else ""
        self.is_public_secure = bool(settings.public_url and settings.public_url.startswith("https:"))
        self.is_private = settings.host in LOOPBACK and not self.public
        self.request_limits = Buckets(settings.messages_per_second, settings.messages_burst)
        self.guest_limits = Buckets(
            settings.messages_per_second * GUESTS_RATE, max(1.0, settings.messages_burst * GUESTS_BURST)
        )
        self.table_limits = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._addresses: Recent[str, str] = Recent(ADDRESSES_MAX)

    def is_secure(self, scope: Scope) -> bool:
        """Whether the browser came by https."""
        return self.is_public_secure or scope["scheme"] in ("https", "wss")

    def headers(self, scope: Scope, host: str) -> tuple[tuple[bytes, bytes], ...]:
        """The headers by which every answer restricts what the browser does with it."""
        is_secure = self.is_secure(scope)
        restricting = (*HEADERS, (b"content-security-policy", policy(host, is_secure)))
        return (*restricting, HSTS) if is_secure else restricting

    def host(self, scope: Scope, headers: _Headers) -> str:
        """The host that a request names, in small letters.

        Raises:
            ServerFault: it names none, or several (a proxy may have looked at another than we would), or another than
                ours: then some site has pointed a name of its own at us, to read as that site what is meant for our
                page.
        """
        if sum(name == b"host" for name, _ in scope["headers"]) > 1:
            raise ServerFault("malformed", "A request has one Host header; several came.")
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not HOST.fullmatch(host):
            raise ServerFault("malformed", "The Host header must name the host that is asked.")
        if self.public and host != self.public and hostname(host) not in LOOPBACK:
            raise ServerFault("malformed", f"This server answers as {self.public}; the request names another host.")
        if self.is_private and hostname(host) not in LOOPBACK:
            raise ServerFault(
                "malformed",
                "This server is for its own machine, as localhost; to host it for others, set public_url or host.",
            )
        return host

    async def guest(self, scope: Scope, headers: _Headers, host: str) -> Guest | None:
        """Whose request it is; None for somebody who is not known.

        Raises:
            ServerFault: "cross-site": a browser sends it with the guest's cookie, but for another site's page;
                "banned".
        """
        guest = await self._sender(scope, headers, host)
        if guest is not None:
            check_not_banned(guest)
        return guest

    async def _sender(self, scope: Scope, headers: _Headers, host: str) -> Guest | None:
        if token := token_in(headers.get(b"authorization", b"").decode("latin-1")):
            return await self.guests.by_token(token)
        cookie = cookie_in(headers.get(b"cookie", b"").decode("latin-1"), self.is_secure(scope))
        changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS
        if cookie and changes and not self._is_ours(scope, headers, host):
            raise ServerFault(
                "cross-site",
                "This came from another site's page. Our own page sends an Origin header that names this server; "
                "programs send a token instead of a cookie (POST /api/guests).",
            )
        return await self.guests.by_cookie(cookie) if cookie else None

    def check_rate(self, scope: Scope, guest: Guest | None) -> None:
        """Count a request; raise TooFast where its guest, or else its address, sends too many."""
        if guest is not None:
            self._addresses[guest.id] = address(scope)
        bucket = self.request_limits[name_of(scope, guest)]
        if not bucket.take():
            raise TooFast("too-fast", bucket.wait)

    def address_of(self, guest: str) -> str:
        """The network address of a guest's last request, by the guest's id; "" where it is unknown or forgotten."""
        return self._addresses.get(guest, "")

    def charge(self, guest: str, tokens: int) -> None:
        """Count a request that costs more than to be read; raise TooFast where its guest, by id, asks too much."""
        bucket = self.request_limits[_counted_as(guest)]
        if not bucket.take(tokens):
            raise TooFast("too-much-work", bucket.wait_for(tokens))

    def check_new_guest(self, scope: Scope, headers: _Headers) -> None:
        """Raise ServerFault where no guest may be made: another site's page asks, or too many came from there."""
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise ServerFault("cross-site")
        bucket = self.guest_limits[address(scope)]
        if not bucket.take():
            raise TooFast("too-many-guests", bucket.wait)

    def charge_sign_out(self, guest: Guest) -> None:
        """Count a signing out, of which every process is told; raise TooFast where a guest does it too often."""
        self.charge(guest.id, SIGN_OUT_COST)

    def check_new_table(self, guest: Guest) -> None:
        """Raise TooFast where a guest sets up too many tables."""
        bucket = self.table_limits[guest.id]
        if not bucket.take():
            raise TooFast("too-many-tables", bucket.wait)

    def _is_ours(self, scope: Scope, headers: _Headers, host: str) -> bool:
        """Whether one of our pages sends it, by headers that browsers write and pages cannot."""
        if headers.get(b"sec-fetch-site", b"same-origin") != b"same-origin":
            return False
        try:
            origin = urlsplit(headers.get(b"origin", b"").decode("latin-1").lower())
        except ValueError:  # it is no address at all
            return False
        # A page that came without TLS may have been changed on the way: behind TLS it is not ours.
        schemes: tuple[str, ...] = ("https",) if self.is_secure(scope) else ("http",)
        if hostname(host) in LOOPBACK:  # nobody is on the way, and a public server is looked at from its own machine
            schemes = ("http", "https")
        return origin.scheme in schemes and origin.netloc in (host, self.public) and bool(origin.netloc)


@lru_cache(1024)
def policy(host: str, is_secure: bool) -> bytes:
    """The Content-Security-Policy: everything from here, nothing inline, nobody frames us."""
    # Some browsers do not count our own WebSocket as 'self'.
    line = f" {'wss' if is_secure else 'ws'}://{host}" if host else ""
    parts = (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        f"connect-src 'self'{line}",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
    return "; ".join(parts).encode()


def hostname(host: str) -> str:
    """A host without its port, and an address of version 6 without its brackets."""
    if host.startswith("["):
        return host[1 : host.index("]")]
    return host.partition(":")[0]


def name_of(scope: Scope, guest: Guest | None) -> str:
    """The name under which requests of one sender are counted."""
    return _counted_as(guest.id) if guest else f"address {address(scope)}"


def _counted_as(guest: str) -> str:
    return f"guest {guest}"


def address(scope: Scope) -> str:
    """The network address of a request's client; see `address_in`."""
    return address_in(scope.get("client"))


def address_in(client: tuple[str, int] | None) -> str:
    """The network address of a client; "" where it is unknown or cannot be read: such texts, which a proxy may pass on,
    are not counted apart. Of version 6, its /64 network: one household has any number of addresses there.
    """
    if not client:
        return ""
    try:
        found = ip_address(client[0].partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
