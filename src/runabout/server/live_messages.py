"""What a table's WebSocket carries: requests of a client, answers to them, and news of the table and the game.

Like the messages over HTTP, these types are part of the OpenAPI document (see messages).
"""

from __future__ import annotations

from msgspec import field

from runabout.core.moves import Move as SceneMove
from runabout.server.messages.common import ActionText, Fault, Key, Message, Number, Seat, Viewer
from runabout.server.messages.tables import TableInfo, WhyInfo
from runabout.server.messages.views import AboutInfo, EventInfo, ForecastInfo, View

# ------------------------------------------------------------------------------------- from a client


class Play(Message, frozen=True, tag="play"):
    """Play a decision; answered by `Done`, or `Refusal`. `seat`: see `Move`."""

    key: Key
    number: Number
    action: ActionText
    seat: Seat | None = None


class AskWhy(Message, frozen=True, tag="why"):
    """Ask whether an action is allowed, and why not; answered by `Because`."""

    key: Key
    action: ActionText


class AskAbout(Message, frozen=True, tag="about"):
    """Ask what each open action is about, and its tone; answered by `About`."""

    key: Key


class AskForecast(Message, frozen=True, tag="forecast"):
    """Ask what an open action would do; answered by `Foretold`."""

    key: Key
    action: ActionText


class AskUndo(Message, frozen=True, tag="undo"):
    """Ask to take back one's last decision."""

    key: Key


class AnswerUndo(Message, frozen=True, tag="answer"):
    """Agree or not to another's taking back."""

    key: Key
    agree: bool


class Look(Message, frozen=True, tag="look"):
    """Look from another seat of one's own (several people at one device); -1 watches."""

    seat: Viewer


class Ping(Message, frozen=True, tag="ping"):
    """Answered by `Pong`, so that a client knows that the connection works."""


FromClient = Play | AskWhy | AskAbout | AskForecast | AskUndo | AnswerUndo | Look | Ping

# --------------------------------------------------------------------------------------- to a client


class TableNews(Message, frozen=True, tag="table"):
    """The table has changed: seats, a request to take back, the outcome."""

    table: TableInfo


class ViewNews(Message, frozen=True, tag="view"):
    """The game has changed. `events` are those after the number that the client has seen, in order.

    Attributes:
        moves: what has changed in the client's scene, in order; each names the event that tells of it by its place in
            `events`, -1 where none does. () where the view has a scene of its own: at first, after taking back, and
            where the client has missed too much.
        again: discard earlier events: `events` begin with the opening (at first, and after taking back).
    """

    view: View
    events: tuple[EventInfo, ...]
    moves: tuple[SceneMove, ...]
    again: bool = False


class Done(Message, frozen=True, tag="done"):
    """Acknowledges the request with that key; `number` is its entry."""

    key: str
    number: int


class Because(Message, frozen=True, tag="because"):
    """The answer to `AskWhy`."""

    key: str
    why: WhyInfo


class About(Message, frozen=True, tag="about"):
    """The answer to `AskAbout`."""

    key: str
    about: AboutInfo


class Foretold(Message, frozen=True, tag="foretold"):
    """The answer to `AskForecast`."""

    key: str
    forecast: ForecastInfo


class Refusal(Message, frozen=True, tag="fault"):
    """Refuses the request with that key ("" where it could not be read)."""

    key: str
    fault: Fault


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `Ping`."""


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The server closes the connection; `again`: the client may come back in a moment. Text, reason and facts are those
    of a `Fault`.
    """

    text: str
    reason: str = "bye"
    facts: dict[str, str | int] = field(default_factory=dict)
    again: bool


ToClient = TableNews | ViewNews | Done | Because | About | Foretold | Refusal | Pong | Bye
