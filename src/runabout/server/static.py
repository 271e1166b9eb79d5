"""The built page: its files in memory, each with the headers for a browser's cache, in the encodings that were built.

Only files in the page's folder are served: a request is looked up by name in memory, and opens no path.
"""

from __future__ import annotations

import hashlib
import json
import mimetypes
import re
from pathlib import Path

from msgspec import Struct

PAGE = Path(__file__).parent / "page"
"""Where the build puts the page; it is not in version control."""

INDEX = "index.html"

NOT_BUILT = (
    "The page has not been built.\n\n"
    "From a checkout, build it once with:   make page\n"
    "or start the server with:              make play\n\n"
    "The API is there all the same: see /api/openapi.json.\n"
)

HASHED = re.compile(r"assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+(?:\.[a-z0-9]+)?")
"""Names that hold a digest of what is in the file, so that a file of that name never changes."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings that a browser may accept, best first, and the suffix of the encoded file."""

MESSAGES = "messages.json"
"""Holds the names of the page's own messages."""

UNSERVED = ("made-from.txt", MESSAGES, *(MESSAGES + ending for ending in ENCODINGS.values()))
"""Files of the build that are not served."""

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Of the files that a build makes; a machine's own list may name them otherwise, or not at all. The framework adds that
text is UTF-8.
"""


class Asset(Struct, frozen=True):
    """A file of the page.

    Attributes:
        kind: its media type.
        keep: how long a browser may keep it.
        bodies: what it holds, by encoding; "" for as it is.
        tags: the ETag of each body.
    """

    kind: str
    keep: str
    bodies: dict[str, bytes]
    tags: dict[str, str]

    def best(self, accepted: str) -> str:
        """The encoding to send, by the browser's Accept-Encoding header."""
        weights = _weights(accepted)
        for encoding in ENCODINGS:
            if encoding in self.bodies and weights.get(encoding, weights.get("*", 0.0)) > 0:
                return encoding
        return ""


class Page:
    """All files of the page; they are read again after a new build.

    Args:
        folder: where they are.
    """

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder
        self._built = 0
        self._assets: dict[str, Asset] = {}
        self._messages: frozenset[str] = frozenset()

    def find(self, path: str) -> Asset | None:
        """The file at a path of the page, or the page itself where it is a place that the page knows how to show.

        None: there is no such file, or the page has not been built (`is_built`).
        """
        assets = self._newest()
        name = path.strip("/")
        if name in assets:
            return assets[name]
        if "." in name.rpartition("/")[2]:
            return None  # a missing file: the page in its place would only confuse
        return assets.get(INDEX)

    @property
    def is_built(self) -> bool:
        """Whether there is a page."""
        return INDEX in self._newest()

    @property
    def messages(self) -> frozenset[str]:
        """The names of the page's own messages; none where it has not been built."""
        self._newest()
        return self._messages

    def _newest(self) -> dict[str, Asset]:
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            self._built, self._assets, self._messages = 0, {}, frozenset()
            return self._assets
        if built != self._built:
            self._assets = read_assets(self.folder)
            self._messages = read_messages(self.folder)
            self._built = built
        return self._assets


def read_assets(folder: Path) -> dict[str, Asset]:
    """The files of a folder by their names in it, such as "assets/index-0f3a9c1d.js"."""
    files = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    assets: dict[str, Asset] = {}
    for name, path in files.items():
        beside = [
            ending for ending in ENCODINGS.values() if name.endswith(ending) and name.removesuffix(ending) in files
        ]
        if beside or name in UNSERVED:
            continue
        bodies = {"": path.read_bytes()}
        for encoding, ending in ENCODINGS.items():
            if name + ending in files:
                bodies[encoding] = files[name + ending].read_bytes()
        tags = {encoding: f'"{hashlib.sha256(body).hexdigest()[:20]}"' for encoding, body in bodies.items()}
        assets[name] = Asset(kind_of(name), FOR_EVER if HASHED.fullmatch(name) else ASK_AGAIN, bodies, tags)
    return assets


def read_messages(folder: Path) -> frozenset[str]:
    """The names of the messages of the page in a folder; none of one that was built without them."""
    file = folder / MESSAGES
    return frozenset(json.loads(file.read_bytes())) if file.exists() else frozenset()


def kind_of(name: str) -> str:
    """The media type of a file by its name."""
    ending = "." + name.rpartition(".")[2]
    return TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def matches(tag: str, wanted: str) -> bool:
    """Whether an If-None-Match header names a tag; then the browser has it already."""
    return any(one.strip().removeprefix("W/") in (tag, "*") for one in wanted.split(","))


def _weights(accepted: str) -> dict[str, float]:
    """What an Accept-Encoding header says: how welcome each encoding is, 0 for not at all."""
    found: dict[str, float] = {}
    for part in accepted.split(","):
        name, _, rest = part.partition(";")
        key, _, weight = rest.strip().partition("=")
        try:
            found[name.strip().lower()] = float(weight) if key.strip().lower() == "q" else 1.0
        except ValueError:
            found[name.strip().lower()] = 0.0
    return found
