"""What the server and its clients say to each other over HTTP; live_messages has what a table's WebSocket adds.

Every type here is part of the OpenAPI document, and the page's TypeScript types are made from it. Seats count from 0;
`number` is always that of an entry in a table's list (see server.entries), which only grows: it is what a client
resumes from. Times are seconds since 1970 (UTC) unless a name says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from runabout.core.moves import Move as SceneMove
from runabout.core.plan import Face, Remark

PROTOCOL = 2
"""The version of what is said here, raised where a client of the version before would misread it; docs/api.md tells
what has changed.
"""

TableId = Annotated[str, Meta(pattern="^[a-z2-7]{10}$", description="a table's name, as in its link")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="what a person is called, shown as plain text")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Viewer = Annotated[int, Meta(ge=-1, le=7, description="a seat; -1 for someone who only watches")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Language = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,4}$",
        description='the language of what is told, such as "de"; "none": the client says the facts itself',
    ),
]
Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="the client's own name for what it sends: sent again under the same key, it is done once",
    ),
]
ActionText = Annotated[str, Meta(min_length=1, max_length=120, description='canonical text, such as "lay Anvil"')]

Status = Literal["gathering", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every message; one with unknown fields is refused."""


# ------------------------------------------------------------------------------------------- errors


class Fault(Message, frozen=True):
    """Why a request was refused; it changed nothing. The HTTP status follows from the code (see server.errors).

    Attributes:
        code: for programs, such as "refused", "stale", "not-your-turn".
        reason: names the message by which a client tells a person, in its own language (see server/words); finer than
            the code.
        facts: what that message is given: names, titles and numbers.
        text: in English: what was expected, what came, what to do.
        rule: the number of the rule that forbids a move; "" for every other fault.
        number: the table's newest entry, where the client is behind; else 0.
        wait: seconds after which the same may be asked again; 0 where time does not help.
    """

    code: str
    text: str
    reason: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)
    rule: str = ""
    number: int = 0
    wait: int = 0


# -------------------------------------------------------------------------------------------- games


class OptionInfo(Message, frozen=True):
    """A table option.

    Attributes:
        name: for programs, the same in every language.
        title: what it is called, in the language asked for.
        says: what it does, likewise; "" where the game does not say.
        rule: the number of the rule that it turns.
        default, shared, choices: values as `Option.write` has them, the same in every language.
        titles: what the choices are called.
        seat: whether values are seats of the table, from 1, or 0.
    """

    name: str
    title: str
    says: str
    rule: str
    default: str
    shared: str
    low: int
    high: int
    choices: tuple[str, ...]
    titles: tuple[str, ...]
    seat: bool


class LevelInfo(Message, frozen=True):
    """A level that bots play at."""

    name: str
    says: str


class LooksInfo(Message, frozen=True):
    """What a seat may choose to look like, without any effect on the rules.

    Attributes:
        noun: what one of them is called, such as "character", in the language asked for.
        nouns: what several are called.
        names: all of them.
        each: how many a seat chooses.
    """

    noun: str
    nouns: str
    names: tuple[str, ...]
    each: int


class StandingInfo(Message, frozen=True):
    """Something that a game counts to say who is ahead.

    Attributes:
        name: as the `standing` of a view has it.
        says: what it is, in a few words before the number: "pawns at Pop's"; in the language asked for.
        more_is_ahead: whether it is better to have more of it.
    """

    name: str
    says: str
    more_is_ahead: bool


class GameInfo(Message, frozen=True):
    """A game that can be played here.

    Attributes:
        blurb: what it is, in one sentence, in the language asked for.
        looks: None where there are none to choose.
    """

    name: str
    title: str
    blurb: str
    fewest: int
    most: int
    usual: int
    cooperative: bool
    version: int
    options: tuple[OptionInfo, ...]
    looks: LooksInfo | None
    standing: tuple[StandingInfo, ...]


class Games(Message, frozen=True):
    """All of them, and the levels of their bots; `language` is that in which they are described."""

    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]
    version: str
    language: str


class RuleInfo(Message, frozen=True):
    """One numbered rule or ruling, and its heading."""

    number: str
    heading: str
    text: str


class GameBook(Message, frozen=True):
    """A game's rules, and what is printed on its components."""

    name: str
    title: str
    rules: tuple[RuleInfo, ...]
    faces: tuple[Face, ...]


class CatalogueAction(Message, frozen=True):
    """One action of a game, whether it is open now or not.

    Attributes:
        number: its number inside the rules.
        kind: as docs/facts lists it; "" where the game declares no verbs.
        verb, card, text: as core.words.Action has them.
        fields: its fields by name, as docs/facts lists them; empty where the game declares no verbs.
    """

    number: int
    kind: str
    verb: str
    card: str
    text: str
    fields: dict[str, Any]


class GameActions(Message, frozen=True):
    """Every action of a game, in the order of their numbers: the same for all its tables."""

    name: str
    version: int
    actions: tuple[CatalogueAction, ...]


class SentenceInfo(Message, frozen=True):
    """Neighbouring events that are told together, as core.speech.declared.Sentence has them."""

    message: str
    kinds: tuple[str, ...]
    repeats: bool
    of_one_seat: bool
    same: tuple[str, ...]
    before: str


Sorts = dict[str, str]
"""How what is said takes each field, by its name: "number" ("number/40" in fortieths of what is said), "flag", "seat",
"person", or the sort of thing it names.
"""


class Phrasebook(Message, frozen=True):
    """All that a client needs to say what happens in a game, and how it stands, from facts; docs/api.md tells how.

    Attributes:
        language: of `messages`.
        says_facts: whether they are enough to say all that is said at a table; else a client asks for words.
        messages: Project Fluent messages; where two have the same name, the later one's is said.
        spare: the same in English, for what the language does not say; empty where that is English.
        events: by kind of event, those of the table among them, the sort of each field.
        actions: likewise by kind of action.
        scene: likewise of what may be said of a scene: settings, counters that are nobody's own, and the decision.
        sentences: which events are told together; of those that fit, the first tells.
        hints: likewise of what surely follows from an action.
        previews: likewise of previews, where messages say them; else empty.
        things: likewise of the attributes of things, by the sort of thing, of those of which something is remarked.
        remarks: what each remark is about, and its message without "remark-". What is about "outfit:" is remarked of
            each thing whose name begins so.
    """

    name: str
    version: int
    language: str
    says_facts: bool
    messages: tuple[str, ...]
    spare: tuple[str, ...]
    events: dict[str, Sorts]
    actions: dict[str, Sorts]
    scene: Sorts
    previews: Sorts
    things: dict[str, Sorts]
    sentences: tuple[SentenceInfo, ...]
    hints: tuple[SentenceInfo, ...]
    remarks: tuple[tuple[str, str], ...]


# ------------------------------------------------------------------------------------------- guests


class Me(Message, frozen=True):
    """Who the asker is."""

    id: str
    name: str


class NewName(Message, frozen=True):
    """A guest's new name."""

    name: Name


class Pass(Message, frozen=True):
    """A guest made for a program: it sends `Authorization: Bearer <token>` with every request."""

    id: str
    name: str
    token: str


class CarryLink(Message, frozen=True):
    """A link that carries a seat to another device, once."""

    path: str
    expires: float


class CarriedSeat(Message, frozen=True):
    """Where a carried seat is."""

    table: str
    seat: int


# ------------------------------------------------------------------------------------------- tables


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
    name: Annotated[str, Meta(max_length=24)] = ""
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
    options: Annotated[dict[str, str], Meta(max_length=100)] = {}
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
        seconds: thinking time left at the table's `now`; -1 without a clock.
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
        bots_ready: whether bots can think yet (the first time on a machine, they need some seconds).
        rematch: the table of the rematch; "" where there is none.
        changed: when its newest entry was written.
        now: the server's time, for clocks.
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
    """

    key: Key
    number: Number
    action: ActionText


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


# -------------------------------------------------------------------------------------------- views


class ActionInfo(Message, frozen=True):
    """An action open to the viewer.

    Attributes:
        number: its number inside the rules.
        verb, card, text: as core.words.Action has them; `text` is what is sent to play it.
        said: as a button says it in the viewer's language; "" where `text` does.
        hint: what it would do, where the table can tell ("stops it, 2 damage"); else "".
    """

    number: int
    verb: str
    card: str
    text: str
    said: str = ""
    hint: str = ""


class ItemInfo(Message, frozen=True, omit_defaults=True):
    """Something on the table that an action is about, to be pressed: a thing, or a place.

    Attributes:
        thing: its name in the scene; "" for a place.
        attribute: which of what is shown of the thing, such as its hits; "" for the thing as such.
        place: a pile, a counter, or another place of the board; "turn" for the turn marker; "" for a thing.
        kind: which kind of what lies there, or of what can be taken there; "" for the place as such.
        at: where that lies in an ordered pile; None in any other.
    """

    thing: str = ""
    attribute: str = ""
    place: str = ""
    kind: str = ""
    at: int | None = None


ToneName = Literal["helps", "harms", "harms-friend"]
"""What an action does to the seat that decides and to those who win with it, as `core.tone.Tone` has it."""


class AboutInfo(Message, frozen=True):
    """What each open action of the seat that decides is about, in the order in which a person would press it.

    Attributes:
        number: the entry of the view that it belongs to.
        actions: by the number of the action; none for one that is about nothing on the table.
        tones: by the number of the action, whether it helps that seat, harms it, or harms a friend, who wins with it;
            those that do nothing of it, or where it is open, are left out. {} while the rules are being compiled.
        certain: by the number of the action, what surely happens, where the game has words for it; without moves.
        previews: by the number of the action, the fields of its preview, as docs/facts lists them; those actions are
            left out of which there is nothing to tell. Where more than 64 actions are open, only the brief fields; the
            rest comes with a forecast.
    """

    number: Number
    actions: dict[int, tuple[ItemInfo, ...]]
    tones: dict[int, ToneName]
    certain: dict[int, tuple[EventInfo, ...]]
    previews: dict[int, dict[str, Any]]


class EventInfo(Message, frozen=True, omit_defaults=True):
    """Something that happened, which the viewer may know.

    Attributes:
        number: the entry that caused it; 0 for the set-up of the game.
        kind: as docs/facts lists it; what begins with "table." happened at the table rather than in the game.
        seat: who did it; -1 for nobody.
        fields: its fields by name, as docs/facts lists them; empty where the game declares none.
        text: the sentence that tells it, for a client that asks for words; "" where a neighbouring event's sentence
            includes it, or none is needed.
    """

    number: int
    kind: str
    seat: int
    fields: dict[str, Any]
    text: str = ""


class OddsInfo(Message, frozen=True):
    """Something that may happen, and on how many of the imagined tables it does."""

    event: EventInfo
    count: int


class ForecastInfo(Message, frozen=True):
    """What an action would do up to the next decision, as far as the seat that decides may know.

    Attributes:
        number: the entry of the view that it belongs to.
        action: its canonical text.
        certain: what surely happens, in this order.
        moves: what that changes in the seat's scene.
        odds: what else may happen, the likeliest first.
        tables: how many tables were imagined for the odds.
        over: whether the game would be over; None where that is not certain.
        to_act: who would decide next, -1 once the game is over; None where that is not certain.
        preview: what there is to tell beyond that, by field, as docs/facts lists them; empty where there is nothing.
        chances: how likely each result is of the roll to which that leads, by name, from 0 to 1: exact. Empty where it
            leads to none.
    """

    number: Number
    action: str
    certain: tuple[EventInfo, ...]
    moves: tuple[SceneMove, ...]
    odds: tuple[OddsInfo, ...]
    tables: int
    over: bool | None
    to_act: int | None
    preview: dict[str, Any]
    chances: dict[str, float]


class SceneInfo(Message, frozen=True):
    """What one viewer knows of what lies on the table; docs/facts lists what there is in each game.

    Attributes:
        things: by name ("pawn:red:2"), their attributes by name.
        piles: by place ("hand:0"): so many of each kind, or the kinds in order; "?" is what the viewer does not know.
        counters: by name ("seat:0:points").
        settings: what the table agreed on.
    """

    things: dict[str, dict[str, Any]]
    piles: dict[str, dict[str, int] | list[str]]
    counters: dict[str, Any]
    settings: dict[str, Any]


class View(Message, frozen=True, omit_defaults=True):
    """What one viewer may know now.

    Attributes:
        seat: the viewer.
        number: the table's newest entry.
        step: decisions played so far (those taken back not counted).
        to_act: the seat whose decision it is; -1 once the game is over.
        can_undo: whether the viewer may ask to take back its last decision.
        seconds: where the table has a clock, each seat's thinking time left as the view was made (-1 for bots).
        decision: the part of the scene that says who has to decide what.
        scene: the rest of it: what lies on the table, as docs/facts lists it. None where the client has the scene
            already, and moves are sent instead.
        standing: by seat, what the game counts to say who is ahead, by name; () where it counts nothing.
        open: the numbers of the actions that the viewer may play now, as the game's catalogue of actions has them;
            empty where it is not to act.
        asked: what the seat that decides is asked, as a sentence; "" where that goes without saying. This and what
            follows is told to a client that asks for words.
        remarks: what is to be seen now and does not follow from the scene without the game's rules.
        actions: the open actions, in words.
    """

    seat: int
    number: int
    step: int
    to_act: int
    can_undo: bool
    seconds: tuple[float, ...]
    decision: dict[str, Any]
    scene: SceneInfo | None
    standing: tuple[dict[str, int], ...]
    open: tuple[int, ...]
    asked: str = ""
    remarks: tuple[Remark, ...] = ()
    actions: tuple[ActionInfo, ...] = ()


class Frame(Message, frozen=True):
    """One moment of a replay: the view after so many decisions, and what led to it.

    Attributes:
        moves: what the events changed in the scene of the moment before; () where the view has a scene of its own.
    """

    view: View
    events: tuple[EventInfo, ...]
    moves: tuple[SceneMove, ...] = ()


class Replay(Message, frozen=True):
    """A stretch of a replay; `steps` is how many decisions there are in all."""

    table: str
    seat: int
    steps: int
    first: int
    frames: tuple[Frame, ...]
