"""What a game declares of its messages; see `core.speech.sayings` for how they are said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runabout.core.previews import Previews
from runabout.core.scene import Layout

LANGUAGES = ("en", "de")
"""The languages of our own games; the first is spoken where another has no message."""


def nearest_language(*wanted: str) -> str:
    """The first of the languages wanted that there is, or one that it is a form of: "de" for "de-AT"; else English."""
    for tag in wanted:
        base = tag.replace("_", "-").casefold().split("-")[0]
        if base in LANGUAGES:
            return base
    return LANGUAGES[0]


@dataclass(frozen=True)
class Sentence:
    """Neighbouring events that are told together.

    Attributes:
        message: the name of the message, without "event-".
        kinds: the kinds that follow one another; with `repeats` those of which as many as there are, are gathered. Of a
            row of different kinds each field is called by its kind, such as `$attack-dice`; of gathered ones each is a
            list, beside `$count`.
        of_one_seat: only those of one seat are gathered.
        same: the fields by which gathered events are parted: there is a sentence for those that have them alike, and
            its message is given the one value.
        before: the kind of the event that has to come next, which is told by itself; any unless given. For a row of
            different kinds.
    """

    message: str
    kinds: tuple[str, ...]
    repeats: bool = False
    of_one_seat: bool = True
    same: tuple[str, ...] = ()
    before: str = ""

    def reach(self, events: Sequence[Any], at: int) -> int:
        """How many events from a place on it tells; 0 for none."""
        if not self.repeats:
            row = (*self.kinds, self.before) if self.before else self.kinds
            found = tuple(event.kind for event in events[at : at + len(row)])
            return len(self.kinds) if found == row else 0
        end = at
        while end < len(events) and events[end].kind in self.kinds:
            if self.of_one_seat and events[end].seat != events[at].seat:
                break
            end += 1
        return end - at

    def parts(self, events: Sequence[Any], taken: Sequence[int]) -> list[Sequence[int]]:
        """The places of the events that it tells, by those with the same fields, in the order of the first of each."""
        if not self.same:
            return [taken]
        found: list[tuple[list[Any], list[int]]] = []
        for place in taken:
            known = [events[place].plain[name] for name in self.same]
            alike = next((part for fields, part in found if fields == known), None)
            if alike is None:
                found.append((known, [place]))
            else:
                alike.append(place)
        return [part for _, part in found]


@dataclass(frozen=True)
class Messages:
    """What a game says by messages.

    Attributes:
        folder: holds a file for each language, such as `de.ftl`.
        sentences: which events are told together; of those that fit, the first tells.
        hints: likewise of what is forecast of an action; a kind without a message `hint-KIND` is not told. Where the
            message has an attribute `joint`, its text comes before it instead of "; ", wherever something does.
        layout: of the game's scenes, whose settings, counters and decision what is asked and remarked may speak of.
        remarks: by what they are about, messages without "remark-", which are given the scene; where nothing is said,
            there is none. One about a name that ends with ":", such as "outfit:", is about each thing of that sort, and
            given its attributes as well. One about a fact after "*", such as "*sides", is made for each record of that
            list of the decision: about what the record names as its `about`, and given its other fields as well.
        foretells: whether anything is told of what is forecast of an action.
        previews: those of the game, where messages say them: "preview-VERB" for the actions of a verb, else "preview".
            Both are given the fields of the action and of the preview; their attribute `.brief` says a preview by its
            brief fields alone (see `core.previews`).
        complete_in: the languages in which the game promises to say everything: a file that is missing is a fault.
            Without a promise there is English, and of other languages what there is.
    """

    folder: Path
    layout: Layout | None = None
    sentences: tuple[Sentence, ...] = ()
    hints: tuple[Sentence, ...] = ()
    remarks: tuple[tuple[str, str], ...] = ()
    foretells: bool = True
    previews: Previews | None = None
    complete_in: tuple[str, ...] = ()
