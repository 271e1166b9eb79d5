"""The state of a table, folded from its list of entries.

Nothing here waits, stores or sends: an entry is checked and applied. The same opening and the same entries give the
same state in every process.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import assert_never

import msgspec

from runabout.core.errors import (
    BadGame,
    BadLooks,
    BadOption,
    LooksTaken,
    Refused,
    RunaboutError,
    UnknownGame,
    Unreadable,
)
from runabout.core.game import Functions, Game
from runabout.core.options import wrap_seats
from runabout.core.words import Event
from runabout.games import find_game
from runabout.match import Match
from runabout.server.entries import (
    AnyEntry,
    Began,
    CarriedOver,
    Closed,
    Left,
    LooksChosen,
    Opening,
    Played,
    Relieved,
    Rematched,
    Sat,
    Summary,
    UndoAnswered,
    UndoAsked,
    Written,
)
from runabout.server.errors import ServerFault
from runabout.server.messages.common import Status
from runabout.server.messages.views import EventInfo
from runabout.server.tables.chairs import NOBODY_YET, WATCHER, Chair, Sitters
from runabout.server.tables.decisions import Decision, Decisions
from runabout.server.tables.notes import Note
from runabout.server.tables.numbering import Numbering


@dataclass(frozen=True)
class Moment:
    """What one entry caused: events of the game, with who sat at the table then, or a note of the table.

    Attributes:
        noticed: the seats that may know that it happened; None for everybody.
    """

    number: int
    events: tuple[Event, ...] = ()
    seat: int = -1
    note: Note | None = None
    sitters: Sitters = NOBODY_YET
    noticed: frozenset[int] | None = None


@dataclass
class Undo:
    """A request to take back: who asks, from which step on, and which seats have not answered yet."""

    seat: int
    step: int
    waiting: set[int]


@dataclass
class Table:
    """A table.

    Attributes:
        opening: its fixed facts.
        functions: which functions of a game to play with.
        number: of its newest entry; 0 before the first.
        changed: when that was written, in seconds since 1970.
        chairs: by seat.
        match: the game; None while the table gathers.
        story: what has happened and was not taken back, in order.
        began: the number of the entry that began the game; 0 while the table gathers.
        decisions: for each step of the match, whether a person decided it and who noticed it.
        moved: the number of the last entry that changed the game.
        info_number: the number of the last entry that changed what `TableInfo` says, apart from whose turn it is.
        taken_back: the number of the last entry that took something back; 0 for none.
        changed_openly: when the last entry was written that everybody noticed.
        numbering: how each viewer counts the entries.
        undo: a request to take back, or None.
        keys: the entry that each guest wrote under each key.
        rematch: the next table of the same people; "" for none.
        is_closed: whether the people who run the server have closed it; nothing is done or shown there any more.
        thinking_since: when the seat to act began to think about the newest entry, by the monotonic clock of this
            process; infinity until `begin_thinking`, while entries are replayed.
        last_told: the moment that was last told to somebody, with all its events as facts (see `views.facts_of`).
    """

    opening: Opening
    functions: Callable[[Game], Functions]
    number: int = 0
    changed: float = 0.0
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    story: list[Moment] = field(default_factory=list)
    began: int = 0
    decisions: Decisions = field(init=False)
    moved: int = 0
    info_number: int = 0
    taken_back: int = 0
    changed_openly: float = 0.0
    numbering: Numbering = field(init=False)
    undo: Undo | None = None
    keys: dict[tuple[str, str], Written] = field(default_factory=dict)
    rematch: str = ""
    is_closed: bool = False
    thinking_since: float = math.inf
    last_told: tuple[Moment | None, tuple[EventInfo, ...]] = (None, ())

    def __post_init__(self) -> None:
        try:
            self.game = find_game(self.opening.game)
        except (UnknownGame, BadGame) as fault:
            raise ServerFault("unknown-game", f"This is a table of a game that is not here: {fault}") from fault
        begun, here = (self.opening.version, self.opening.edition), (self.game.version, self.game.components.edition)
        if begun != here:
            (then, now) = (f"{version}{edition and f' and components {edition}'}" for version, edition in (begun, here))
            raise ServerFault(
                "other-rules",
                f"This table of {self.game.title} was begun under version {then} of its rules; this server has version "
                f"{now}. It can be continued on a server that has those.",
                reason="other-rules-of",
                facts={"game": self.game.title},
            )
        try:
            self._agree()
        except BadOption as fault:
            raise ServerFault("other-rules", f"This server cannot read the options of this table: {fault}") from fault
        self.chairs = [Chair() for _ in range(self.opening.seats)]
        self.changed = self.changed_openly = self.opening.created
        self.numbering = Numbering(self.opening.seats)
        self.decisions = Decisions(self.opening.seats)

    def _agree(self) -> None:
        """Take up the options of the opening.

        Servers used to store options that name a seat beyond the table, and the rules counted round it; none is stored
        today, since `setting_up` refuses it. So each that is there is an old one, and is read as it was then.
        """
        options = wrap_seats(self.game.options, self.opening.options, self.opening.seats)
        self.opening = msgspec.structs.replace(self.opening, options=options)
        chosen = self.game.new_options(options, self.opening.seats, people=True)
        self.open_hands = self.game.is_on("open hands", chosen)

    # ---------------------------------------------------------------------------------- what it is

    @property
    def status(self) -> Status:
        """Whether people gather, play, or have played."""
        if self.match is None:
            return "gathering"
        return "over" if self.match.over else "playing"

    @property
    def public_number(self) -> int:
        """The number of the newest entry, as those count who only watch."""
        return self.numbering.told(WATCHER, self.number)

    @property
    def to_act(self) -> int:
        """The seat whose decision it is; -1 where nobody's."""
        return -1 if self.match is None else self.match.seat

    def sitters(self) -> Sitters:
        """Who sits here now. While nobody changes, the moments of the story share one."""
        now = Sitters(
            tuple(chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.chairs)),
            tuple(chair.person for chair in self.chairs),
        )
        before = next((moment.sitters for moment in reversed(self.story) if moment.note is None), now)
        return before if before == now else now

    @property
    def people(self) -> set[str]:
        """The guests who sit here."""
        return {chair.person for chair in self.chairs} - {""}

    @property
    def chosen_looks(self) -> dict[int, tuple[str, ...]]:
        """By seat, the looks that were chosen."""
        return {seat: chair.looks for seat, chair in enumerate(self.chairs) if chair.looks}

    def seats_of(self, guest: str) -> list[int]:
        """The seats where a guest sits."""
        if not guest:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest and chair.kind == "person"]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat."""
        return seat >= 0 and self.chairs[seat].kind == "bot"

    def shares_screen(self, seat: int) -> bool:
        """Whether the person at a seat shares a device with another."""
        return len(self.seats_of(self.chairs[seat].person)) > 1

    def begin_thinking(self, now: float, thought: float = 0.0) -> None:
        """The seat to act thinks about the newest entry from now on, by the monotonic clock of this process.

        Args:
            now: by that clock.
            thought: seconds that it has thought about it already, in this process or another.
        """
        self.thinking_since = now - thought

    def thinking(self, now: float) -> float:
        """Seconds that the seat to act has thought about the newest entry, as far as this process knows."""
        return max(0.0, now - self.thinking_since)

    @property
    def runs_clock(self) -> bool:
        """Whether a person's time runs."""
        return self.opening.clock is not None and self.status == "playing" and not self.is_bot(self.to_act)

    def seconds_left(self, seat: int, now: float) -> float:
        """A person's thinking time left, at a time by the monotonic clock of this process; -1 for bots, and where the
        table has no clock. Never below 0.
        """
        clock, chair = self.opening.clock, self.chairs[seat]
        if clock is None or not chair.person:
            return -1.0
        thinking = self.thinking(now) if seat == self.to_act else 0.0
        return max(0.0, clock.minutes * 60 + clock.seconds * chair.earned - chair.spent - thinking)

    def why_not_undo(self, guest: str) -> str:
        """The reason why a guest cannot ask to take back now; "" where it can."""
        if self.status != "playing":
            return "not-playing"
        if self.undo is not None:
            return "undo-waits"
        if not guest or not any(chair.decisions and chair.person == guest for chair in self.chairs):
            return "undo-nothing"
        return ""

    def undo_step(self, guest: str) -> int | None:
        """The last step that a guest's seats decided, other than by a bot; None where there is none."""
        assert self.match is not None
        steps, mine = self.match.steps, self.seats_of(guest)
        for at in range(len(steps) - 1, -1, -1):
            if steps[at].seat in mine and self.decisions[at].is_own:
                return at
        return None

    # ---------------------------------------------------------------------------------- what changes it

    def apply(self, written: Written) -> None:
        """Apply the next entry.

        Raises:
            ServerFault: the entry does not fit the table; the table is as it was.
        """
        if written.number != self.number + 1:
            raise ServerFault(
                "stale", f"Entry {self.number + 1} comes next, not {written.number}.", number=self.public_number
            )
        if self.is_closed:
            raise ServerFault("closed")
        before, asked = self.to_act, self.undo
        thinker = self.chairs[before] if before >= 0 and self.chairs[before].person else None
        noticed = self._apply_entry(written.entry, written)
        if self.match is not None:
            self.match.set_attended(bool(self.people))
        if thinker is not None:  # the thinking up to this entry
            # Lists of earlier versions say only when an entry was written.
            thought = max(0.0, written.at - self.changed) if written.thought is None else written.thought
            thinker.spent += thought
        self.thinking_since = math.inf
        self.number, self.changed = written.number, written.at
        self.numbering.count(written.number, noticed, restarts=self.taken_back == written.number)
        if noticed is None:
            self.changed_openly = written.at
            if not isinstance(written.entry, Played) or asked is not None or self.status == "over":
                self.info_number = written.number
        if written.key:
            self.keys[written.by, written.key] = written

    def _apply_entry(self, entry: AnyEntry, written: Written) -> frozenset[int] | None:
        """Apply an entry; the seats that may know of it, None for everybody."""
        match entry:
            case Sat(seat=seat):
                self._sit(entry, written.number)
            case LooksChosen(seat=seat, looks=looks):
                self._choose_looks(seat, looks)
            case Began():
                self._begin(written.number)
            case Played(seat=seat, action=action):
                return self._play(seat, action, written)
            case Left(seat=seat):
                chair = self._person(seat)
                leaving = chair.name
                chair.kind, chair.name, chair.level, chair.vacated = "bot", entry.name, entry.level, entry.why
                self._answer_for(seat)
                self._note(written.number, seat, f"table.{entry.why}", name=leaving, by=entry.name)
            case Relieved(seat=seat):
                chair = self.chairs[seat]
                relieved = chair.name
                chair.kind, chair.guest, chair.name, chair.level, chair.vacated = (
                    "person",
                    entry.guest,
                    entry.name,
                    "",
                    "",
                )
                chair.held.add(entry.guest)
                self._note(written.number, seat, "table.relieved", name=entry.name, by=relieved)
            case CarriedOver(seat=seat):
                chair = self._person(seat)
                chair.guest, chair.name = entry.guest, entry.name
                chair.held.add(entry.guest)
            case UndoAsked(seat=seat, step=step):
                return self._ask_undo(seat, step, written.number)
            case UndoAnswered(seat=seat, agree=agree):
                self._answer_undo(seat, agree, written.number)
            case Rematched(table=table):
                self.rematch = table
            case Closed():
                self.is_closed = True
            case _:
                assert_never(entry)
        return None

    def _sit(self, entry: Sat, number: int) -> None:
        if self.match is not None:
            raise ServerFault("not-gathering")
        chair = self.chairs[entry.seat]
        chair.kind, chair.guest, chair.name, chair.level = entry.sitter, entry.guest, entry.name, entry.level
        chair.screen, chair.held = entry.guest, {entry.guest} - {""}
        if entry.sitter == "open":  # who sits down next finds what a rematch has kept for the seat, and no more
            chair.looks = ()
        if entry.sitter == "person":
            self._note(number, entry.seat, "table.sat", name=entry.name)

    def _choose_looks(self, seat: int, names: tuple[str, ...]) -> None:
        if self.match is not None:
            raise ServerFault("not-gathering")
        looks = self.game.components.looks
        if looks is None:
            raise ServerFault("bad-looks", reason="no-looks", facts={"game": self.game.title})
        try:
            self.chairs[seat].looks = looks.choose(self.chosen_looks, seat, names).get(seat, ())
        except LooksTaken as fault:
            owner, look = self.chairs[fault.seat].name, {"look": fault.name}
            if owner:
                raise ServerFault("taken", reason="look-taken", facts={"name": owner, **look}) from fault
            raise ServerFault("taken", reason="look-taken-on-seat", facts={"seat": fault.seat + 1, **look}) from fault
        except BadLooks as fault:
            raise ServerFault("bad-looks", str(fault)) from fault

    def _begin(self, number: int) -> None:
        if self.match is not None:
            raise ServerFault("not-gathering", reason="begun")
        opening = self.opening
        self.match = Match(
            self.game,
            opening.seats,
            options=dict(opening.options),
            free_undo=True,
            run=self.functions(self.game),
            seed=opening.key,
        )
        for seat, looks in self.chosen_looks.items():
            self.match.choose_looks(seat, looks)
        self.moved = self.began = number
        self.story.append(Moment(number, self.match.opening, sitters=self.sitters()))

    def _play(self, seat: int, action: str, written: Written) -> frozenset[int] | None:
        match = self.being_played()
        if seat != match.seat:
            raise ServerFault("not-your-turn", number=self.public_number, facts={"name": self.chairs[match.seat].name})
        match.run = self.functions(self.game)
        events = match.play(action)
        noticed, chair = match.last_noticed_by(), self.chairs[seat]
        self.story.append(Moment(written.number, events, seat, sitters=self.sitters(), noticed=noticed))
        is_timed = bool(chair.person) and noticed is None
        is_own = bool(written.by or chair.person)
        self.decisions.add(Decision(written.number, is_own, noticed, match.steps[-1].drew, is_timed))
        self.moved = written.number
        chair.earned += is_timed
        chair.decisions += is_own
        if noticed is None:
            self.undo = None  # a person who is asked may answer by playing on
        return noticed

    def _ask_undo(self, seat: int, step: int, number: int) -> frozenset[int] | None:
        asker = self._person(seat)
        match = self.being_played()
        if self.undo is not None or not 0 <= step < len(match.steps):
            raise ServerFault("cannot-undo", number=self.public_number)
        noticed = self.decisions.noticed_since(step)
        if noticed is not None and all(self.chairs[other].person == asker.person for other in noticed):
            # To ask the others would tell them that something was decided; and it has shown the asker nothing.
            self.undo = Undo(seat, step, set())
            self._take_back(number, noticed)
            return noticed
        others = {
            other for other, chair in enumerate(self.chairs) if chair.person and chair.person != asker.person
        }  # bots always agree
        self.undo = Undo(seat, step, others)
        if others:
            self._note(number, seat, "table.undo-asked", name=asker.name)
        else:
            self._take_back(number)
        return None

    def _answer_undo(self, seat: int, agree: bool, number: int) -> None:
        if self.undo is None or seat not in self.undo.waiting:
            raise ServerFault("cannot-undo", number=self.public_number, reason="undo-not-asked")
        if not agree:
            self.undo = None
            self._note(number, seat, "table.undo-refused", name=self.chairs[seat].name)
            return
        self._answer_for(seat, number)

    def _answer_for(self, seat: int, number: int | None = None) -> None:
        """Count a seat as agreeing; a bot that takes a seat agrees."""
        if self.undo is None:
            return
        if number is None and self.undo.seat == seat:
            self.undo = None  # who asked has left
            return
        self.undo.waiting.discard(seat)
        if not self.undo.waiting:
            self._take_back(self.number + 1)

    def _take_back(self, number: int, noticed: frozenset[int] | None = None) -> None:
        """Take back what was asked for; `noticed`: the seats that may know of it, None for everybody."""
        assert self.undo is not None
        assert self.match is not None
        seat, step = self.undo.seat, self.undo.step
        count = self.decisions.noticed_count(WATCHER if noticed is None else seat, step)
        first = self.decisions[step].number
        for played, decision in zip(self.match.steps[step:], self.decisions[step:], strict=True):
            chair = self.chairs[played.seat]
            chair.decisions -= decision.is_own
            chair.earned -= decision.is_timed
        for _ in self.decisions[step:]:
            self.match.undo()
        self.decisions.take_back(step)
        self.story = [moment for moment in self.story if moment.note or moment.number < first]
        self.taken_back = self.moved = number
        note = Note("table.undone", seat, {"name": self.chairs[seat].name, "count": count})
        self.story.append(Moment(number, seat=seat, note=note, noticed=noticed))
        self.undo = None

    def being_played(self) -> Match:
        """The match, while it is being played; ServerFault "not-playing" else."""
        if self.match is None:
            raise ServerFault("not-playing", number=self.public_number, reason="not-begun")
        if self.match.over:
            raise ServerFault("not-playing", number=self.public_number, reason="over")
        return self.match

    def _person(self, seat: int) -> Chair:
        chair = self.chairs[seat]
        if chair.kind != "person":
            raise ServerFault("not-yours", number=self.public_number, reason="no-person", facts={"seat": seat + 1})
        return chair

    def _note(self, number: int, seat: int, kind: str, **fields: str | int) -> None:
        self.story.append(Moment(number, seat=seat, note=Note(kind, seat, fields)))


CLOSED = Summary(status="closed", waits_for="nobody", guests=())
"""What is stored beside the list of a closed table: nobody finds it, and nothing goes on there."""


def summary_of(table: Table) -> Summary:
    """What is stored beside a table's list, so that tables can be found."""
    if table.is_closed:
        return CLOSED
    guests = {chair.guest for chair in table.chairs if chair.person or chair.vacated == "left"}
    return Summary(status=table.status, waits_for=waits_for(table), guests=tuple(sorted(guests)))


def waits_for(table: Table) -> str:
    """Who is to act: "person", "bot" or "nobody"."""
    if table.status != "playing" or table.is_closed:
        return "nobody"
    return "person" if table.chairs[table.to_act].person else "bot"


def read_fault(fault: RunaboutError, number: int) -> ServerFault:
    """A fault of the rules as the server tells it."""
    if isinstance(fault, ServerFault):
        return fault
    if isinstance(fault, Refused):
        return ServerFault("refused", str(fault), fault.rule, number)
    if isinstance(fault, Unreadable):
        near = fault.nearest[:1]
        if near:
            return ServerFault(
                "unreadable", str(fault), number=number, reason="unreadable-near", facts={"near": near[0]}
            )
        return ServerFault("unreadable", str(fault), number=number)
    return ServerFault("malformed", str(fault), number=number)
