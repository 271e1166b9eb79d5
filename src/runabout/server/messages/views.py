"""What a viewer is shown of a game: scenes, events, what actions are about and would do."""

from __future__ import annotations

from typing import Any, Literal

from runabout.core.moves import Move as SceneMove
from runabout.core.plan import Remark
from runabout.server.messages.common import Message, Number


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
            those that do nothing of it, or where it is open, are left out. While the rules are being compiled, and
            where more than 64 actions are open, only those are there that the previews show.
        certain: by the number of the action, what surely happens, where the game has words for it; without moves.
        previews: by the number of the action, the fields of its preview, as docs/facts lists them and the type
            `RoadWolfPreview` has them for Road Wolf; those actions are left out of which there is nothing to tell.
            Where more than 64 actions are open, only the brief fields; the rest comes with a forecast.
        wait: while the rules are being compiled, seconds after which it is worth asking again for tones and what is
            certain, of which there is nothing yet; else 0.
    """

    number: Number
    actions: dict[int, tuple[ItemInfo, ...]]
    tones: dict[int, ToneName]
    certain: dict[int, tuple[EventInfo, ...]]
    previews: dict[int, dict[str, Any]]
    wait: int


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
    """Something that may happen, and in how many of the forecast's `tables` it does."""

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
        tables: how many tables were imagined for the odds; or, where these are exact, how many outcomes there are, each
            as likely as any other.
        exact: whether these are all outcomes that there may be.
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
    exact: bool
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
