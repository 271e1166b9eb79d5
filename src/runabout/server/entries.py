"""A table is a list of entries that only grows: who sat down, what was played, what was taken back.

Each entry is stored under (table, number), numbers from 1, so that two writers cannot both write number 17; every
process that reads the list from its beginning has the same table. In the database, an entry is JSON text.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from runabout.server.messages.common import SeatKind
from runabout.server.messages.tables import ClockRule


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One thing that happened to a table; the base of all kinds of entries."""


class Sat(Entry, frozen=True, tag="sat"):
    """A seat was taken, by a person or a bot, or was left open. While the table gathers."""

    seat: int
    sitter: SeatKind
    guest: str = ""
    name: str = ""
    level: str = ""


class LooksChosen(Entry, frozen=True, tag="looks"):
    """A seat's looks (see core.looks) were chosen; () where they are to be drawn after all. While the table gathers."""

    seat: int
    looks: tuple[str, ...]


class Began(Entry, frozen=True, tag="began"):
    """The game began."""


class Played(Entry, frozen=True, tag="played"):
    """A decision: `seat` played the action of that text."""

    seat: int
    action: str


class Left(Entry, frozen=True, tag="left"):
    """A person left a game that is being played: a bot of that level and name sits there now.

    Attributes:
        why: "left": its person may relieve the bot; "resigned": anybody at the table may; "time": its time ran out,
            and the bot stays.
    """

    seat: int
    why: str
    level: str
    name: str


class Relieved(Entry, frozen=True, tag="relieved"):
    """A guest took a vacated seat from its bot."""

    seat: int
    guest: str
    name: str


class CarriedOver(Entry, frozen=True, tag="carried"):
    """A seat went to another guest (its person, at another device)."""

    seat: int
    guest: str
    name: str


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat asks to take back everything from the decision numbered `step` (from 0) on."""

    seat: int
    step: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """A seat answers; when all people who sit there agree, it is taken back; a single refusal ends the request."""

    seat: int
    agree: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people have a new table."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """The people who run the server have closed the table; it is the last entry."""


AnyEntry = (
    Sat | LooksChosen | Began | Played | Left | Relieved | CarriedOver | UndoAsked | UndoAnswered | Rematched | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def to_json(entry: AnyEntry) -> str:
    """An entry as the database's text."""
    return _encoder.encode(entry).decode()


def from_json(text: str) -> AnyEntry:
    """An entry from the database's text."""
    entry: AnyEntry = _decoder.decode(text)
    return entry


class Written(Struct, frozen=True, kw_only=True):
    """An entry with its place in a list.

    Attributes:
        number: from 1.
        at: when it was written, in seconds since 1970.
        by: the id of the guest who did it; "" for the table itself (bots, clocks).
        key: the client's idempotency key ("" for none): no guest's key occurs twice in a table's list.
        thought: seconds that the seat to act had thought since the entry before; None at tables without a clock, and
            in lists of earlier versions, where it is the time between the two entries.
    """

    number: int
    at: float
    by: str
    key: str
    entry: AnyEntry
    thought: float | None = None


class Opening(Struct, frozen=True, kw_only=True):
    """The fixed facts of a table, from its beginning on.

    Attributes:
        table: its name.
        game, version, edition: of the rules and components that it is played with.
        seats: how many.
        options: all of them, as written.
        key: the chance key; it stays in the server until the game is over.
        spectators: whether anybody with the link may watch.
        clock: how long people may think; None for as long as they like.
        host: the guest who set it up.
        created: when, in seconds since 1970.
        before: the table of which it is the rematch; "" for none.
    """

    table: str
    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, str]
    key: bytes
    spectators: bool
    clock: ClockRule | None
    host: str
    created: float
    before: str = ""


class Summary(Struct, frozen=True, kw_only=True):
    """What is stored beside a table's list so that tables can be found; it is derived from the list.

    Attributes:
        status: "gathering", "playing", "over" or "closed".
        waits_for: "person", "bot" or "nobody": who is to act.
        guests: everybody who sits there, or left and may come back.
    """

    status: str
    waits_for: str
    guests: tuple[str, ...]
