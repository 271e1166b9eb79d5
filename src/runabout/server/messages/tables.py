"""What is said of tables: who sits there, what was agreed, and how a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from runabout.match.seating import LONGEST_NAME
from runabout.server.messages.common import ActionText, Key, Message, Number, Seat, SeatKind, Status

LooksNames = Annotated[
    tuple[Annotated[str, Meta(max_length=60)], ...],
    Meta(max_length=20, description="all looks of a seat, by name; none: they are drawn when the game begins"),
]


class SeatWish(Message, frozen=True):
    """Who is to sit at a seat of a new table. A person without a name is the asker; with one, somebody who shares the
    asker's device (hot seat); an open seat waits for a guest who follows the link.
    """

    kind: SeatKind
    level: str = ""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    looks: LooksNames = ()


class LooksChoice(Message, frozen=True):
    """What a seat of a table that still gathers is to look like."""

    looks: LooksNames


class ClockRule(Message, frozen=True):
    """How long each person may think: so many minutes for the whole game, and seconds more for each decision. Whose
    time runs out is replaced by a bot.
    """

    minutes: Annotated[float, Meta(ge=0.25, le=240)]
    seconds: Annotated[float, Meta(ge=0, le=600)] = 0


class NewTable(Message, frozen=True):
    """A table to set up. `start`: begin at once, where no seat is open."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=100)] = field(default_factory=dict)
    spectators: bool = True
    clock: ClockRule | None = None
    start: bool = False


class SeatInfo(Message, frozen=True):
    """A seat as the asker sees it.

    Attributes:
        mine: it is the asker's.
        here: its person is looking at the table now.
        vacated: a bot sits here for a person who left.
        relievable: the asker may take it from the bot.
        looks: what it looks like: as chosen, and from the beginning of the game on as chosen or drawn.
        seconds: thinking time left when this was told; -1 without a clock.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str = ""
    mine: bool = False
    here: bool = False
    vacated: bool = False
    relievable: bool = False
    looks: tuple[str, ...] = ()
    seconds: float = -1


class UndoInfo(Message, frozen=True):
    """A request to take back, waiting for the others' answers.

    Attributes:
        seat: who asks.
        count: how many decisions would be taken back.
        waiting: the seats that have not answered.
    """

    seat: int
    count: int
    waiting: tuple[int, ...]


class OutcomeInfo(Message, frozen=True):
    """How a game ended.

    Attributes:
        scores: by seat, in points.
        tie_breaks: by seat, what tells equal points apart; empty where the game has no tie-break.
        won_only: the scores say who won, and nothing more.
        team: all have played as one.
        ending: why it ended, by name, for the message "outcome" of the game's phrasebook; {} where it has none.
        text: the same in a sentence, for a client that asks for words; else "".
    """

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    tie_breaks: tuple[int, ...]
    won_only: bool
    team: bool
    ending: Mapping[str, Any]
    text: str


class CompilingInfo(Message, frozen=True):
    """How far the thinking of a game's bots is compiled.

    Attributes:
        done: the functions that are compiled.
        total: how many there are.
    """

    done: int
    total: int


class TableInfo(Message, frozen=True):
    """A table as the asker sees it; it never tells what only some of the seats may know.

    Attributes:
        to_act: the seat whose decision it is; -1 where nobody's.
        host: whether the asker set it up, and so may change seats and start.
        watching: how many look on without a seat.
        undo: a request to take back, or None.
        can_undo: whether the asker may ask to take back now.
        open_hands: whether nothing is hidden, so that people who share a screen need not look away.
        given: what things are called at this table, by their names, for what is said by the game's phrasebook.
        bots_ready: whether all bots here play at their level. The first time on a machine, the thinking of a game has
            to be compiled; until then, bots that search play what looks best at first sight.
        compiling: how far that is, where bots are not ready and it has begun.
        rematch: the table of the rematch; "" where there is none.
        changed: when its newest entry was written.
        now: the server's time of day, in seconds since 1970.
    """

    id: str
    game: str
    title: str
    status: Status
    number: int
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    open_hands: bool
    spectators: bool
    clock: ClockRule | None
    host: bool
    to_act: int
    watching: int
    undo: UndoInfo | None
    can_undo: bool
    outcome: OutcomeInfo | None
    given: dict[str, str]
    bots_ready: bool
    compiling: CompilingInfo | None
    rematch: str
    created: float
    changed: float
    now: float


class TableList(Message, frozen=True):
    """The asker's tables, the newest change first."""

    tables: tuple[TableInfo, ...]


class SeatChange(Message, frozen=True):
    """A seat of a table that still gathers: made a bot's, or open. For the host."""

    kind: Literal["open", "bot"]
    level: str = ""


class Move(Message, frozen=True):
    """A decision.

    Attributes:
        key: see `Key`.
        number: the entry number of the view that it was decided on; refused as stale if the game has changed since.
        action: what is played.
        seat: the seat that it was decided for; refused where another seat is to act, as a guest with several seats, on
            several devices, may decide for one while another is to act. None: the seat to act.
    """

    key: Key
    number: Number
    action: ActionText
    seat: Seat | None = None


class Moved(Message, frozen=True):
    """Acknowledges a decision; `number` is its entry."""

    number: int


class UndoWish(Message, frozen=True):
    """Asks to take back one's last decision, and everything after it."""

    key: Key


class UndoAnswer(Message, frozen=True):
    """A seat's answer to a request to take back."""

    key: Key
    agree: bool


class WhyInfo(Message, frozen=True):
    """Whether an action is allowed now; where not, the rule that forbids it."""

    action: str
    allowed: bool
    rule: str = ""
    text: str = ""
