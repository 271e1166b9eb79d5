"""Actions and events as typed objects and as text; the base that each game's words.py builds on."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any, cast

from runabout.core.errors import BadGame, Unreadable, nearest
from runabout.core.facts import NUMBER, EventKind
from runabout.core.log import EVERYONE, FACTS, REVEALS, Log
from runabout.core.plan import Face, Plan, Remark
from runabout.core.plan import Names as Names  # games import it from here
from runabout.core.previews import Preview
from runabout.core.reason import Reason
from runabout.core.result import Result
from runabout.core.scene import Scene
from runabout.core.speech.declared import LANGUAGES, Messages
from runabout.core.verbs import Action as Action  # games import it from here
from runabout.core.verbs import VerbKind, verb_faults

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Listener, Sayings


@dataclass(frozen=True)
class Event:
    """One thing that happened, as the rules reported it.

    Attributes:
        kind: its name, such as "drew_card".
        seat: whose doing it was; -1 for nobody's.
        facts: what else the kind says: the numbers of its declared fields, each of which is an attribute as well; FACTS
            numbers where the game declares no fields.
        audience: who may know, as bits (see core.log).
        declared: its kind, as the game declares it; None where it does not.
    """

    kind: str
    seat: int
    facts: tuple[int, ...]
    audience: int
    declared: EventKind | None = field(default=None, repr=False, compare=False)

    def __getattr__(self, name: str) -> Any:
        declared = self.__dict__.get("declared")
        if declared is None or name not in declared.fields:
            has = f"; it has {', '.join(declared.fields)}" if declared else ""
            raise AttributeError(f"this event has no field {name}{has}")
        found = self.__dict__[name] = declared.value(name, self.facts)  # kept: each viewer's moves ask for it again
        return found

    @property
    def plain(self) -> dict[str, Any]:
        """Its fields by name, as data for JSON; empty where the game declares none."""
        return self.declared.plain(self.facts) if self.declared else {}

    def known_to(self, seat: int) -> bool:
        """Whether `seat` may know of it; seat -1 is someone who only watches."""
        return bool(self.audience & (1 << seat if seat >= 0 else EVERYONE + 1 >> 1))

    @property
    def reveals(self) -> bool:
        """Whether it showed its audience something that was hidden."""
        return bool(self.audience & REVEALS)


def reported(kind: str, seat: int, facts: tuple[int, ...], audience: int, declared: EventKind | None) -> Event:
    """An event, made in a fifth of the time that a frozen class takes: there are several to each decision."""
    event = Event.__new__(Event)
    fields = event.__dict__
    fields["kind"], fields["seat"], fields["facts"] = kind, seat, facts
    fields["audience"], fields["declared"] = audience, declared
    return event


OMITTED = "omitted"
"""The kind of an event that stands for others which did not fit into the log of their step."""

OMITTED_KIND = EventKind("Events that did not fit into the log of their step.", count=NUMBER)
OMITTED_KIND.name = OMITTED


def omitted(count: int) -> Event:
    """Stands for so many events of a step. Some may have shown something hidden: the step cannot be taken back."""
    return Event(OMITTED, -1, (count,), EVERYONE | REVEALS, OMITTED_KIND)


def no_faces() -> tuple[Face, ...]:
    """Of a game without components that anybody has to know by sight."""
    return ()


def no_hint(sight: Any, action: Action) -> str:
    """Of a game that foretells nothing."""
    return ""


@dataclass(frozen=True)
class Display:
    """How a game is shown to people, beyond its sentences.

    Attributes:
        plan: how a table is laid out for the eye, from the scene of somebody who only watches, once the table is laid
            out. None: by the shape of the scene (see `core.plan.plain_plan`).
        asked: what the seat that decides is asked, for anybody: a sentence from a snapshot of a Sight and the names of
            everyone ("You: play a card."). None: it goes without saying.
        remarks: what is to be seen now and does not follow from the scene without the rules, from the same.
        faces: every component as printed. Where a game has any, there is one for the `card` of every action.
        hint: what a legal action of the seat that sees this would lead to, in a few words, by what is in the sight
            alone: what lies beyond the next decision, what it is worth. "" for nothing to tell.
        foretell: what surely follows from such an action, in a few words, from the sight and the events that are
            forecast as certain (see `core.forecast`). "" for nothing to tell; None: never anything.
        preview: what the preview of such an action says (see `core.previews`), in a few words, from the sight, the
            action and the preview. "" for nothing to tell; None: never anything.
    """

    faces: Callable[[], tuple[Face, ...]] = no_faces
    hint: Callable[[Any, Action], str] = no_hint
    foretell: Callable[[Any, Sequence[Event]], str] | None = None
    plan: Callable[[Scene], Plan] | None = None
    asked: Callable[[Any, Names], str] | None = None
    remarks: Callable[[Any, Names], Iterable[Remark]] | None = None
    preview: Callable[[Any, Action, Any], str] | None = None


class Words:
    """A game's words. A game gives its actions and kinds of events, and what it says by messages (`core.speech`). All
    has a default that serves any game: without messages, what happens is told plainly by the names of kinds and fields.
    What lies on the table is no words: the scene has it (see `core.scene`).

    A sight is a Sight record. These functions are called for every seat after every decision: those that read many
    cells of it had better read its snapshot (see `Record.snapshot`).

    Args:
        actions: every action, in the order of their numbers.
        kinds: each kind of event, by its number: as declared (see `core.facts.event_kinds`), or its name alone.
        expected: what a readable action looks like, for the error that names it.
        display: how it is shown beyond sentences.
        verbs: each kind of action by its name (see `core.verbs.verb_kinds`); none where the game declares none.
        messages: what the game says by messages (see `core.speech.sayings`); None where it says nothing by them.

    Attributes:
        language: in which messages are said.
        given: what things are called at the table, by their names.

    Raises:
        BadGame: an action is of no declared kind, or its numbers are not those of its fields.
    """

    def __init__(
        self,
        actions: Sequence[Action],
        kinds: Sequence[str] | Sequence[EventKind],
        expected: str,
        display: Display | None = None,
        verbs: Mapping[str, VerbKind] | None = None,
        messages: Messages | None = None,
    ) -> None:
        self.display = display or Display()
        self.verbs = dict(verbs or {})
        self.messages = messages
        self.language = LANGUAGES[0]
        self.given: Mapping[str, str] = {}
        self._sayings: Sayings | None = None
        self.actions = tuple(actions)
        self.kinds = tuple(kind if isinstance(kind, str) else kind.name for kind in kinds)
        self.declared = tuple(None if isinstance(kind, str) else kind for kind in kinds)
        self.expected = expected
        self._exact = {action.text: action.number for action in actions}
        self._numbers = {plain(action.text): action.number for action in actions}
        if len(self._numbers) != len(actions) or any(a.number != i for i, a in enumerate(self.actions)):
            raise ValueError("actions must be in the order of their numbers, and no two may read alike")
        for fault in verb_faults(self.actions, self.verbs):
            raise BadGame(f"`words`: {fault}")

    def in_language(self, language: str, *, anew: bool = False) -> Words:
        """The same in a language; these themselves where it is theirs, or without messages, unless `anew`."""
        if not anew and (self.messages is None or language == self.language):
            return self
        said = copy(self)
        said.language, said._sayings = language, None
        return said

    @property
    def sayings(self) -> Sayings:
        """What is said in the language, by messages."""
        if self._sayings is None:
            from runabout.core.speech.sayings import Sayings  # slow to import, and many never say anything

            self._sayings = Sayings(self.language, self.messages)
        return self._sayings

    @sayings.setter
    def sayings(self, sayings: Sayings) -> None:
        self._sayings = sayings

    def listener(self, names: Names, viewer: int | None = None) -> Listener:
        """Who is told, at the table."""
        from runabout.core.speech.sayings import Listener

        return Listener(cast(Sequence[str], names), viewer, self.given)

    def catalogue(self) -> list[dict[str, Any]]:
        """Every action as data for JSON, in the order of their numbers: the same for every table of the game."""
        return [
            {
                "number": action.number,
                "kind": action.kind,
                "verb": action.verb,
                "card": action.card,
                "text": action.text,
                "fields": action.plain,
            }
            for action in self.actions
        ]

    def format(self, number: int) -> str:
        """The canonical text of an action number."""
        return self.actions[number].text

    def parse(self, text: str) -> int:
        """The number of the action that a text names; letter case, accents and punctuation aside.

        Raises:
            Unreadable: it names none; the error lists the nearest that are.
        """
        number = self._exact.get(text)
        if number is None:
            number = self._numbers.get(plain(text))
        if number is None:
            near = nearest(plain(text), self._numbers)
            raise Unreadable(text, self.expected, [self.format(self._numbers[hit]) for hit in near])
        return number

    def events(self, log: Log) -> list[Event]:
        """What a log holds, in order; at its end, where some did not fit, an event OMITTED."""
        cell, count = log.cell, log.size  # read past `log`: its arrays count as Python does, at a cost
        columns = [cell[name][:count].tolist() for name in ("kind", "seat", "facts", "audience")]
        found = []
        for kind, seat, facts, audience in zip(*columns):
            declared = self.declared[kind]
            size = declared.size if declared else FACTS
            found.append(reported(self.kinds[kind], seat, tuple(facts[:size]), audience, declared))
        if log.lost:
            found.append(omitted(log.lost))
        return found

    def event(self, kind: str, seat: int, *facts: int, audience: int = EVERYONE) -> Event:
        """An event of this game, as its rules would report it; facts that are not given are 0."""
        declared = self.declared[self.kinds.index(kind)]
        size = declared.size if declared else FACTS
        return Event(kind, seat, (*facts, *[0] * size)[:size], audience, declared)

    def at_table(self, looks: Sequence[tuple[str, ...]], sight: Any) -> Words:
        """These words as they are said at one table; the same ones, the default, where all tables are alike.

        Args:
            looks: by seat, what it looks like (see core.looks); empty where the game has no looks.
            sight: what somebody who only watches sees, once the table is laid out.
        """
        return self

    def tell(self, event: Event, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence, told to `viewer` (None: to nobody in particular); "" where nothing is to be said.
        Without messages, plainly: who, the kind, and the fields by name.
        """
        if self.messages is None:
            from runabout.core.speech.sayings import plainly

            return plainly(event, self.listener(names, viewer))
        [said] = self.narrate([event], names, viewer)
        return said

    def narrate(self, events: Sequence[Event], names: Names, viewer: int | None = None) -> list[str]:
        """What happened, sentence by sentence, told to `viewer` (None or -1: to nobody in particular).

        Args:
            events: what the viewer may know of one step, or of several in order.
            names: of everyone, by seat.
            viewer: a seat.

        Returns:
            For each event the sentence that it begins; "" where a sentence before it tells it as well, or where
            nothing is to be said.
        """
        viewer = None if viewer is not None and viewer < 0 else viewer
        if self.messages:
            return self.sayings.narrate(events, self.listener(names, viewer))
        if any(event.kind == OMITTED for event in events):
            at = [event.kind for event in events].index(OMITTED)
            said = self.sayings.say_of("event-omitted", count=events[at].count)
            return [*self.narrate(events[:at], names, viewer), said, *self.narrate(events[at + 1 :], names, viewer)]
        return self.sentences(events, names, viewer)

    def sentences(self, events: Sequence[Event], names: Names, viewer: int | None) -> list[str]:
        """`narrate` for events of the game's own kinds; a game whose sentences depend on their neighbours writes its
        own.
        """
        if len(events) == 1:
            [event] = events
            together = self.together(event.kind, events, names, viewer)
            return [self.tell(event, names, viewer) if together is None else together]
        told: list[str] = []
        for (kind, _), group in groupby(events, lambda event: (event.kind, event.seat)):
            alike = list(group)
            together = self.together(kind, alike, names, viewer)
            if together is None:
                told += [self.tell(event, names, viewer) for event in alike]
            else:
                told += [together, *[""] * (len(alike) - 1)]
        return told

    def together(self, kind: str, events: Sequence[Event], names: Names, viewer: int | None) -> str | None:
        """One sentence for neighbouring events of one kind and seat, such as a deal card by card; "" where they go
        without saying; None, the default, where each is told by itself.
        """
        return None

    @property
    def says_facts(self) -> bool:
        """Whether all that is said at the table follows by messages from facts that a client has, so that it can say
        it itself.
        """
        can_all = self.messages is not None and self.messages.layout is not None
        return can_all and self.display.hint is no_hint and self.display.preview is None

    def ending(self, result: Result, state: Any) -> dict[str, Any]:
        """What the message "outcome" is given: numbers, flags and names, by name."""
        raise NotImplementedError

    def outcome(self, result: Result, state: Any) -> str:
        """Why the game ended, as a sentence without names; without messages, that it is over."""
        if self.messages is None:
            return self.sayings.say("outcome-plain")
        return self.sayings.say_of("outcome", **self.ending(result, state))

    def plan(self, scene: Scene) -> Plan | None:
        """How the table is laid out for the eye, from the scene of somebody who only watches; None for by the shape of
        the scene (see `Display`).
        """
        return self.display.plan(scene) if self.display.plan else None

    def asked(self, sight: Any, names: Names, scene: Scene | None = None) -> str:
        """What the seat that decides is asked, as a sentence; "" where that goes without saying (see `Display`).

        Args:
            sight: what the viewer may know.
            names: of everyone, by seat.
            scene: of that sight, where it has been made already.
        """
        if self.messages and self.messages.layout:
            return self.sayings.asked(*self._facts(sight, scene), self.listener(names, sight.viewer))
        return self.display.asked(sight.snapshot(), names) if self.display.asked else ""

    def remarks(self, sight: Any, names: Names, scene: Scene | None = None) -> tuple[Remark, ...]:
        """What is to be seen now, beside the scene (see `Display`); the arguments are those of `asked`."""
        if self.messages and self.messages.layout:
            scene = self.messages.layout.scene(sight.snapshot()) if scene is None else scene
            listener = self.listener(names, sight.viewer)
            said = self.sayings.remarks(*self._facts(sight, scene), listener, scene.things)
            return tuple(Remark(about, text) for about, text in said)
        return tuple(self.display.remarks(sight.snapshot(), names)) if self.display.remarks else ()

    def _facts(self, sight: Any, scene: Scene | None) -> tuple[dict[str, str], dict[str, Any]]:
        from runabout.core.speech.sayings import scene_facts

        assert self.messages
        assert self.messages.layout
        layout = self.messages.layout
        return scene_facts(layout, layout.scene(sight.snapshot()) if scene is None else scene)

    @property
    def foretells(self) -> bool:
        """Whether anything is told of what is forecast of an action."""
        return self.messages.foretells if self.messages else self.display.foretell is not None

    def foretell(self, seen: Any, events: Sequence[Event]) -> str:
        """What is forecast as certain of an action, in a few words (see `Display`)."""
        if self.messages:
            return self.sayings.foretell(events, self.listener(("",) * seen.seats, seen.viewer))
        return self.display.foretell(seen, events) if self.display.foretell else ""

    def action(self, action: Action, names: Names, viewer: int | None = None) -> str:
        """An action as a button says it; "" where its canonical text does."""
        if self.messages is None or action.declared is None:
            return ""
        return self.sayings.action(action, self.listener(names, viewer))

    @property
    def faces(self) -> Callable[[], tuple[Face, ...]]:
        """Every component as printed (see `Display`)."""
        return self.display.faces

    @property
    def hint(self) -> Callable[[Any, Action], str]:
        """What a legal action would lead to, in a few words, by what is seen alone (see `Display`)."""
        return self.display.hint

    @property
    def says_previews(self) -> bool:
        """Whether anything is said of previews."""
        return self.display.preview is not None or (self.messages is not None and self.messages.previews is not None)

    def preview(self, seen: Any, action: Action, told: Preview) -> str:
        """What the preview of a legal action says, in a few words (see `Display` and `speech.declared.Messages`).

        Args:
            seen: a snapshot of the Sight of the seat that decides, or the Sight itself.
            action: the action.
            told: its preview.
        """
        if self.messages and self.messages.previews:
            return self.sayings.preview(action, told.plain, self.listener(("",) * seen.seats, seen.viewer))
        return self.display.preview(seen, action, told) if self.display.preview else ""


def plain(text: str) -> str:
    """A text without letter case, accents, punctuation or doubled spaces, for comparing what people type."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    kept = "".join(c if c.isalnum() else " " for c in letters if c not in "'’" and not unicodedata.combining(c))
    return " ".join(kept.split())


def so_many(number: int, thing: str) -> str:
    """So many things: "1 card", "3 cards"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def seat_range(fewest: int, most: int) -> Reason:
    """A range of numbers of seats, to be said in a language: "2 seats", "2 to 4 seats"."""
    return Reason("seat-range", fewest=None if fewest == most else fewest, most=most)


def listed(names: Sequence[str], last: str = "and") -> str:
    """Names, at least one, as a list within a sentence."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"
